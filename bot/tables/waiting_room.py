"""A waiting lobby: a silent host, the question "still in?" before a full table starts, and the end of one that does not change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from bot.store import people
from bot.tables import lobby, reading, votes
from bot.tables.clocks import DAY, after
from bot.tables.open_game import OpenGame
from bot.tables.values import Refused, Request

KIND: Final = "start"
STILL_IN: Final = DAY
"""How long players have to say that they are still in."""


async def start(open_game: OpenGame, user: int) -> Request | None:
    """Start as the host; anybody else who is seated at a table that has been full for a day asks all others whether they are still in.

    Return the vote, or None where the game has started. Refused: only-host, already-started, too-few-players.
    """
    full, present = open_game.row["full_at"], open_game.row["state"] == "lobby"
    if (
        not present
        or user == open_game.row["host"]
        or open_game.seat is None
        or full is None
        or not await _passed(open_game, full, lobby.SILENT)
    ):
        await lobby.start(open_game, user)
        return None
    if len(open_game.present) < open_game.rules.fewest:
        raise Refused("too-few-players", least=open_game.rules.fewest)
    return await _ask(open_game, user)


async def _ask(open_game: OpenGame, user: int) -> Request:
    asked = [r["user"] for r in await reading.seats_of(open_game.connection, [open_game.id]) if r["user"] is not None]
    open_game.row["requested"] = True
    return await votes.begin(open_game, KIND, user, asked)


async def configure(open_game: OpenGame, user: int, changes: Mapping[str, Any]) -> None:
    """Change rules or name (`lobby.configure`). Changed rules ask again whether everybody is still in."""
    before = open_game.row["rules"]
    await lobby.configure(open_game, user, changes)
    await _ask_again(open_game, before)


async def change_goals(open_game: OpenGame, user: int, what: str, key: str = "") -> None:
    """Draw, swap or confirm goals (`lobby.change_goals`). Other goals ask again whether everybody is still in."""
    before = open_game.row["rules"]
    await lobby.change_goals(open_game, user, what, key)
    if what != "keep":
        await _ask_again(open_game, before)


async def choose_goals(open_game: OpenGame, user: int, offered: Sequence[str], wanted: Sequence[str]) -> None:
    """Choose goals (`lobby.choose_goals`). Other goals ask again whether everybody is still in."""
    before = open_game.row["rules"]
    await lobby.choose_goals(open_game, user, offered, wanted)
    await _ask_again(open_game, before)


async def _ask_again(open_game: OpenGame, before: Mapping[str, Any]) -> None:
    if open_game.row["rules"] == before:
        return
    for request in [r for r in await votes.read_open(open_game) if r.kind == KIND]:
        await votes.withdraw(open_game, request.id)
        assert request.user is not None, "the bot opens no vote in a lobby"
        await _ask(open_game, request.user)


async def leave(open_game: OpenGame, user: int) -> None:
    """Leave a seat or a reservation (`lobby.leave`); open votes are counted without the one who left."""
    await lobby.leave(open_game, user)
    if open_game.row["state"] == "lobby":
        await votes.leave_seat(open_game, user)


async def tend(open_game: OpenGame) -> None:
    """Make the next who joined the host in place of one who was silent for a day; close a lobby without change for a week."""
    row = open_game.row
    if row["state"] != "lobby":
        return
    if await _passed(open_game, row["changed_at"] or row["created"], lobby.STALE):
        await lobby.stop(open_game, None, why="stale")
        return
    if not await _passed(open_game, row["host_at"] or row["created"], lobby.SILENT):
        return
    # Whoever was host before comes last: everybody has a day.
    seated = sorted((r for r in open_game.present if r["user"] is not None), key=lambda r: r["joined"])
    at = next((i for i, r in enumerate(seated) if r["user"] == row["host"]), -1)
    if following := [*seated[at + 1 :], *seated[: max(at, 0)]]:
        await lobby.hosted_by(open_game, following[0]["user"])


async def _passed(open_game: OpenGame, since: datetime, counted: timedelta) -> bool:
    """Return whether so much time has passed since a moment, without outages."""
    if since + counted > open_game.now:
        return False
    outages = await people.unreachable(open_game.connection, since, open_game.now)
    return after(since, counted, outages) <= open_game.now


def _rule(request: Request) -> votes.Outcome | None:
    """Decide the vote: all must be in. A player who is out decides nothing until everybody has voted."""
    if request.missing:
        return None
    return "refused" if request.refused else "agreed"


async def _all_in(open_game: OpenGame, request: Request) -> None:
    await lobby.begin(open_game)


async def _not_all_in(open_game: OpenGame, request: Request) -> None:
    """Unseat the players who were silent or are out, unless the user who asked has withdrawn the vote."""
    if request.missing and (request.closes is None or open_game.now < request.closes):
        return
    for user in sorted(request.asked - request.agreed):
        for row in open_game.present:
            if row["user"] == user and open_game.row["state"] == "lobby":
                open_game.seat = row["seat"]
                await lobby.leave(open_game, user)


votes.KINDS[KIND] = votes.Kind(_rule, _all_in, _not_all_in, lasting=lambda open_game: STILL_IN, apart=votes.at_once)
