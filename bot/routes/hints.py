"""Routes to hints: what a player could do, and why."""

from __future__ import annotations

from typing import Protocol

from bot.components import Screen
from bot.routes.visit import VisitServices, VisitWith
from bot.screens import hints
from bot.tables import Refused, services


class HintServices(VisitServices, Protocol):
    """The services that these routes use."""

    hints: services.Hints


async def hint(visit: VisitWith[HintServices], rest: str) -> Screen:
    """Show what the player could do, and with `why` the reasons."""
    context = await visit.fresh()
    if context.look.seat is None:
        raise Refused("no-seat", context.look)
    weigh = visit.interaction.client.weigh
    found = await visit.services.hints.hint(visit.game, visit.user, context.look.token, weigh)
    return hints.hint(context, found, why=rest == "why")
