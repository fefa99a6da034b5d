"""Routes to repair a game."""

from __future__ import annotations

from typing import Protocol

from bot.routes import consent
from bot.routes.visit import VisitWith, main
from bot.screen import Screen
from bot.screens import damaged
from bot.speech import _
from bot.tables import Refused, services


class RepairServices(consent.VoteServices, Protocol):
    """The services that these routes use."""

    moderation: services.Moderation
    repair: services.Repair


async def mend(visit: VisitWith[RepairServices], rest: str) -> Screen:
    """Go back from an unreadable snapshot: ask the table, or do it as a manager after a confirmation."""
    context = visit.context(await visit.look())
    damage = context.status.damage
    if damage is None:
        raise Refused("not-damaged", context.look)
    if rest == "ask":
        request = await visit.services.repair.ask_to_recover(visit.game, visit.user)
        return await consent.voted(visit, request)
    if not visit.manages(context.status):
        raise Refused("not-manager", context.look)
    if context.look.seat is not None:
        raise Refused("plays-here", context.look)
    if rest != "sure":
        return damaged.going_back(context, damage)
    await visit.services.moderation.recover(visit.game, visit.user, visit.name, visit.id)
    return await main(
        visit.context(await visit.look(), _("The game has gone back. Whoever has to answer now is told."))
    )
