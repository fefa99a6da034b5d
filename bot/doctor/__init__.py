"""The doctor: `python -m bot doctor` examines the host, and its options each do one thing more."""

from bot.doctor.host import examine
from bot.doctor.options import OPTIONS, Option, chosen, usage

__all__ = ["OPTIONS", "Option", "chosen", "examine", "usage"]
