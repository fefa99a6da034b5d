"""The doctor: `python -m bot doctor` examines the host, and its options each do one thing more."""

from bot.doctor.host import examine
from bot.doctor.options import OPTIONS, DoctorOption, chosen, usage

__all__ = ["OPTIONS", "DoctorOption", "chosen", "examine", "usage"]
