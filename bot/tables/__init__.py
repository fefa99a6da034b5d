"""All that happens to games: services over one runner, which lets one task at a time write to a game."""

from bot.tables.all_services import Services
from bot.tables.damage import Damage
from bot.tables.runner import Runner
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
    "Runner",
    "Seated",
    "Services",
    "Status",
    "Trouble",
]
