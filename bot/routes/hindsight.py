"""Routes that look back at a game that is over: who was likely to win when, and what one's own decisions cost and brought."""

from __future__ import annotations

from typing import Protocol

from bot.components import Screen
from bot.routes.visit import VisitServices, VisitWith
from bot.screens import hindsight
from bot.tables import services


class HindsightServices(VisitServices, Protocol):
    """The services that these routes use."""

    hindsight: services.Hindsight


async def analysis(visit: VisitWith[HindsightServices], rest: str) -> Screen:
    """Show the chances by generation and one's own decisions, which are weighed first; with `post` have these posted."""
    if rest == "post":
        await visit.services.hindsight.post_mine(visit.game, visit.user)
        return hindsight.asked(visit.context(await visit.look()))
    looking_back = visit.interaction.client.looking_back
    mine = await visit.services.hindsight.own_analysis(visit.game, visit.user, possible=looking_back.possible)
    chances = await visit.services.hindsight.chances(visit.game, looking_back.ask)
    if mine.state == "begun":
        looking_back.begin(visit.game, mine.seat)
    recalled = await visit.services.hindsight.recalled(visit.game, mine.seat) if mine.found is not None else None
    return await hindsight.analysis(visit.context(await visit.look()), chances, mine, recalled)
