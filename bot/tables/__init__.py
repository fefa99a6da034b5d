"""The table service: one writer per game; answer, compose, undo, announce."""

from bot.tables.service import Tables
from bot.tables.values import Barrier, Done, Look, Plan, Refused, Request, Reserved, Rules, Seated, Status, Trouble

__all__ = [
    "Barrier",
    "Done",
    "Look",
    "Plan",
    "Refused",
    "Request",
    "Reserved",
    "Rules",
    "Seated",
    "Status",
    "Tables",
    "Trouble",
]
