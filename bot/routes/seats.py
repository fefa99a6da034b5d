"""Routes to leave a seat for good, to hand it over, and to take a free one."""

from __future__ import annotations

from typing import Protocol

import discord

from bot.routes import consent
from bot.routes.visit import VisitWith, main
from bot.screen import Screen
from bot.screens import plain, succession, votes
from bot.speech import _, pgettext
from bot.tables import Refused, services


class SeatServices(consent.VoteServices, Protocol):
    """The services that these routes use."""

    moving: services.Moving


async def resign(visit: VisitWith[SeatServices], rest: str) -> Screen:
    """Leave one's seat for good, once that is confirmed; a game in which nobody else could sit ends."""
    look = await visit.look()
    if look.status.state != "running":
        raise Refused("not-running", look, state=look.status.state)
    if look.seat is None:
        raise Refused("no-seat", look)
    if look.status.direct or len(look.status.seats) == 1:
        # Nobody could take the seat.
        return await consent.end(visit, "")
    if rest != "sure":
        return succession.resigning(visit.context(look))
    look = await visit.services.seats.resign(visit.game, visit.user)
    return plain.notice(
        _("You have resigned. For ten minutes, you can take it back with Play."),
        game=visit.game,
        way_on=pgettext("game", "Play"),
    )


async def take(visit: VisitWith[SeatServices], rest: str) -> Screen:
    """Ask for a free seat."""
    status = await visit.status()
    if visit.interaction.guild_id != status.guild:
        raise Refused("not-a-member")
    request = await visit.services.seats.apply(visit.game, visit.user, visit.name, int(rest))
    if request.state == "agreed":
        return await main(visit.context(await visit.look(), _("The seat is yours.")))
    return plain.notice(votes.voted(request, visit.user), game=visit.game, way_on=_("Look at the game"))


async def sit_again(visit: VisitWith[SeatServices], rest: str) -> Screen:
    """Sit down again in one's own seat of a game that has come from another bot."""
    await visit.services.moving.claim(visit.game, visit.user, visit.name)
    return await main(visit.context(await visit.look(), _("The seat is yours.")))


async def hand_over(visit: VisitWith[SeatServices], to: discord.Member | discord.User) -> Screen:
    """Offer one's own seat to a member of the server."""
    status = await visit.status()
    if not isinstance(to, discord.Member) or to.bot or visit.interaction.guild_id != status.guild:
        raise Refused("not-a-member")
    request = await visit.services.seats.hand_over(visit.game, visit.user, to.id, to.display_name)
    return plain.notice(succession.offered(request), game=visit.game, way_on=_("My panel"))
