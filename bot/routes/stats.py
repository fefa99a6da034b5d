"""Routes of /stats: the user's own games, those of the server, and whether others may see the user's level."""

from __future__ import annotations

from typing import Protocol

from bot.routes.visit import VisitServices, VisitWith
from bot.screen import Screen
from bot.screens import stats
from bot.tables import services


class ResultServices(VisitServices, Protocol):
    """The services that these routes use."""

    results: services.Results


async def page(visit: VisitWith[ResultServices], rest: str) -> Screen:
    """Show the user's or the server's statistics, after the requested change."""
    guild = visit.interaction.guild_id or 0
    what, _slash, number = rest.partition("/")
    if what == "server":
        found = await visit.services.results.of_server(visit.server)
        return stats.of_server(found, visit.user, int(number or 0))
    if what in ("show", "hide") and guild:
        await visit.services.results.show(visit.user, guild, what == "show")
    own = await visit.services.results.own(visit.user, guild)
    return stats.own_corporations(own, int(number)) if number else stats.own(own, guild)
