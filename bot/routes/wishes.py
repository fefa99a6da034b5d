"""Routes of open games: the list, and opening a table for those who fit together."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from bot.routes import hosting
from bot.routes.visit import VisitServices, VisitWith
from bot.screen import Screen
from bot.screens import lobby, plain, wishes
from bot.screens.lobby_options import PACES
from bot.tables import Refused, Rules, services
from bot.tables.services.wishes import WishMatches
from bot.tables.wishes import agreed


class WishServices(VisitServices, Protocol):
    """The services that these routes use."""

    wishes: services.Wishes


async def page(visit: VisitWith[WishServices], rest: str) -> Screen:
    """Show a page of the open games of the server, and one's own wish."""
    guild = visit.server
    kept, _gone = await _kept(visit)
    lobbies = await visit.services.games.in_server(guild, "lobby")
    return wishes.open_games(lobbies, kept, visit.user, int(rest or 0))


async def open_table(visit: VisitWith[WishServices], rest: str) -> Screen:
    """Open a lobby for oneself and those who fit, in this channel or in that for lobbies."""
    guild = visit.server
    kept, gone = await _kept(visit)
    if kept.mine is None or not kept.fitting:
        raise Refused("nobody-fits")
    pace, preset = agreed((kept.mine, *kept.fitting))
    defaults = await hosting.may_found(visit)
    speed = pace or defaults.pace
    rules = Rules(reminder_hours=PACES[speed] if speed else None)
    rules = rules.model_copy(update=await visit.services.servers.rules(guild, preset or defaults.rules))
    channel, needed = hosting.place_of_lobby(visit.interaction, defaults.channel)
    if needed:
        return plain.permissions(needed)
    status = await visit.services.wishes.open_table(guild, channel, visit.user, visit.name, rules, visit.id, gone)
    at = status.seat_of(visit.user)
    assert at is not None
    return lobby.seat(status, at, direct=False)


async def _kept(visit: VisitWith[WishServices]) -> tuple[WishMatches, Collection[int]]:
    """Return one's own wish with those members who fit with it, and who would fit and is no member any more."""
    guild, gone = visit.server, set[int]()
    while True:
        kept = await visit.services.wishes.kept(guild, visit.user, gone)
        members = visit.interaction.client.members
        # Without a wish of one's own only their number is said; to ask Discord for each of many would take long.
        told = kept.users[: wishes.COUNTED] if kept.mine is None else [wish.user for wish in kept.fitting]
        left = {user for user in told if not await members.there(guild, user)}
        if not left:
            return kept, gone
        gone |= left
