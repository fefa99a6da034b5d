"""Routes for following a game without a seat."""

from __future__ import annotations

from typing import Protocol

from bot.routes.visit import VisitServices, VisitWith
from bot.screen import Screen
from bot.screens import following
from bot.tables import Refused, services


class FollowingServices(VisitServices, Protocol):
    """The services that these routes use."""

    following: services.Following


async def follow(visit: VisitWith[FollowingServices], rest: str) -> Screen:
    """Follow the game, or (`stop`) stop following it, which is allowed outside its server too."""
    follows = await visit.services.following.follows(visit.game, visit.user)
    status = await (visit.services.games.status(visit.game) if follows else visit.status())
    if rest == "stop":
        await visit.services.following.stop(visit.game, visit.user)
    else:
        await visit.services.following.follow(visit.game, visit.user)
    return following.follows(status, now=rest != "stop")


async def in_channel(visit: VisitWith[FollowingServices], channel: int) -> Screen:
    """Start or stop reporting the game in a channel of the server, as a manager of it."""
    status = await visit.status()
    if not visit.manages(status):
        raise Refused("not-manager")
    return following.in_channel(status, await visit.services.following.tell_in(visit.game, channel))


async def change(visit: VisitWith[FollowingServices]) -> Screen:
    """Follow the game, or stop following it, by a command."""
    return await follow(visit, "stop" if await visit.services.following.follows(visit.game, visit.user) else "")
