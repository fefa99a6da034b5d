"""The doctor: `python -m bot doctor` checks the host's installation; each option does one further thing."""

from bot.doctor.host import examine
from bot.doctor.options import OPTIONS, DoctorOption, chosen, ways

__all__ = ["OPTIONS", "DoctorOption", "chosen", "examine", "ways"]
