"""Routes that show a game that is over from its beginning."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from bot.routes.consent import voted
from bot.routes.replay_page import make_page
from bot.routes.visit import Visit, VisitServices, VisitWith, answered
from bot.screen import Screen
from bot.screens import replay
from bot.tables import services


class HandsServices(VisitServices, Protocol):
    """The services that the vote on hands needs."""

    seats: services.Seats
    votes: services.Votes


class ReplayServices(VisitServices, Protocol):
    """The services that the making of a page needs."""

    replays: services.Replays


async def watch(visit: VisitWith[ReplayServices], rest: str) -> Screen:
    """Make the page with the game's replay and show it to the user."""
    look = await visit.look()
    made = await make_page(visit.artist, visit.services, visit.interaction.client.shelf, look.status)
    return replay.offered(visit.context(look), made)


async def watch_chosen(visit: VisitWith[ReplayServices], rest: str) -> Screen:
    """Make the page of the game that was chosen in a menu."""
    there = replace(visit, game=visit.chosen)
    return await answered(there, lambda: watch(there, rest), "rewatch")


async def post(visit: Visit, rest: str) -> Screen:
    """Post the page where the game was played."""
    await visit.check_member()
    await visit.services.history.post_replay(visit.game, visit.user)
    return replay.asked(visit.context(await visit.look()))


async def ask_hands(visit: VisitWith[HandsServices], rest: str) -> Screen:
    """Ask the table to show every hand at every step."""
    await visit.check_member()
    return await voted(visit, await visit.services.votes.ask_for_hands(visit.game, visit.user))
