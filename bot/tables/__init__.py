"""The table service: all changes of games go through it. It lets one task at a time write to a game."""

from bot.tables.damage import Damage
from bot.tables.service import Tables
from bot.tables.values import (
    Barrier,
    Done,
    Look,
    Plan,
    Refused,
    Request,
    Reserved,
    Rules,
    Seated,
    Status,
    Trouble,
)

__all__ = [
    "Barrier",
    "Damage",
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
