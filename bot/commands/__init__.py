"""Slash commands. Each parses its options, calls what the buttons call, and replies."""

from bot.commands.acting import Acting
from bot.commands.admin import Admin
from bot.commands.choosing import Choosing
from bot.commands.gaming import Gaming
from bot.commands.helping import Helping
from bot.commands.lobby import Lobbies
from bot.commands.own import Own
from bot.commands.preparing import Preparing
from bot.commands.reading import Reading
from bot.commands.reporting import Reporting
from bot.commands.season import Seasons
from bot.commands.stats import Stats

COGS = (Gaming, Lobbies, Acting, Choosing, Preparing, Reading, Helping, Own, Stats, Seasons, Reporting, Admin)

__all__ = ["COGS"]
