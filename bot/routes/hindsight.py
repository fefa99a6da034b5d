"""Routes to the analysis of a finished game: the chances to win by generation, and the user's own decisions."""

from __future__ import annotations

from typing import Protocol

from bot.routes.visit import VisitServices, VisitWith
from bot.screen import Screen
from bot.screens import hindsight
from bot.tables import services


class HindsightServices(VisitServices, Protocol):
    """The services that these routes use."""

    hindsight: services.Hindsight


async def analysis(visit: VisitWith[HindsightServices], rest: str) -> Screen:
    """Show the chances by generation and the user's own decisions, which are analysed first; with `post` post these."""
    if rest == "post":
        await visit.check_member()
        await visit.services.hindsight.post_mine(visit.game, visit.user)
        return hindsight.asked(visit.context(await visit.look()))
    looking_back, context = visit.interaction.client.looking_back, visit.context(await visit.look())
    chances = await visit.services.hindsight.chances(visit.game, looking_back.ask)
    # Last: what is claimed is begun, whatever becomes of the chances.
    mine = await visit.services.hindsight.own_analysis(visit.game, visit.user, possible=looking_back.possible)
    if mine.claimed is not None:
        looking_back.begin(visit.game, mine.seat, mine.claimed)
    recalled = await visit.services.hindsight.recalled(visit.game, mine.seat) if mine.found is not None else None
    return await hindsight.analysis(context, chances, mine, recalled, possible=looking_back.possible)
