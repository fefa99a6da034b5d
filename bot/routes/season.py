"""Routes of a season: a page of its table."""

from __future__ import annotations

from typing import Protocol

from bot.routes.visit import VisitServices, VisitWith
from bot.screen import Screen
from bot.screens import season
from bot.tables import services


class SeasonServices(VisitServices, Protocol):
    """The services that these routes use."""

    seasons: services.Seasons


async def table(visit: VisitWith[SeasonServices], rest: str) -> Screen:
    """Show a page of a season of this server, by the number of the season and of the page; the newest season without them."""
    id, _slash, page = rest.partition("/")
    found = await visit.services.seasons.table(visit.server, int(id) if id else None)
    return await season.table(visit.artist, found, visit.user, visit.now, int(page or 0))
