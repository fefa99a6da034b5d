"""The replay of a finished game: each position as everybody saw it, from snapshots or from what was kept of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from bot.store import history, people, post, replays, requests
from bot.tables import hands, reading, votes
from bot.tables.hands import Hands
from bot.tables.open_game import OpenGame
from bot.tables.values import Done, Refused, Request, Status
from engine import course, load
from engine.codec import Unreadable
from engine.core import Game
from engine.view import View, view

KIND: Final = "hands"
"""The vote on showing every hand at every step."""
votes.KINDS[KIND] = votes.Kind(votes.unanimous, votes.unchanged)


class Condensed(NamedTuple):
    """What is kept of the snapshots when a history is shortened."""

    ends: tuple[int, ...]
    """The numbers of the last entry of each generation, as far as they stand: their snapshots are kept."""
    kept: replays.StoredCourse
    """What everybody saw after each entry."""


class Stored(NamedTuple):
    """The positions of a game in the form of the store."""

    snapshots: Sequence[history.Position]
    kept: replays.StoredCourse | None


def condensed(stored: Iterable[history.Position]) -> Condensed:
    """Return what to keep of snapshots, oldest first, without unreadable ones. Takes about half a second of processor time."""
    ends: list[tuple[int, int]] = []

    def seen() -> Iterator[tuple[int, View]]:
        for position, game in _games(stored):
            if not position.undone:
                if ends and ends[-1][1] == game.table.generation:
                    ends.pop()
                ends.append((position.number, game.table.generation))
            yield position.number, view(game, None, afterwards=True)

    steps = course.packed(seen())
    return Condensed(tuple(number for number, _ in ends), replays.StoredCourse(course.FORMAT, steps))


class Watched(NamedTuple):
    """What the replay of a finished game is made from."""

    status: Status
    positions: Stored
    whole: bool
    """Whether there is a position after every entry, rather than one a generation."""
    story: tuple[Done, ...]
    """Its history as anybody may read it, oldest first."""
    hands: Hands
    """The hands at the end as somebody without a seat sees them."""
    posted: bool
    """Whether its replay has been posted already."""
    every_hand: bool = False
    """Whether all players have agreed to show every hand at every step."""
    may_ask: bool = False
    """Whether that may still be asked: everybody who ever had a seat still has it, and the positions were not shortened yet."""


async def watched(open_game: OpenGame) -> Watched:
    """Read what a replay is made from. Refused: not-over, damaged."""
    found = await stored(open_game)
    rows = await history.newest(open_game.connection, open_game.id, open_game.row["version"] + 1)
    possible = open_game.row["shortened"] is None and await _nobody_left(open_game)
    asked = await requests.find(open_game.connection, requests.of_kind(open_game.id, KIND)) if possible else []
    agreed = any(row["state"] == "agreed" for row in asked)
    return Watched(
        open_game.status,
        found,
        found.kept is not None or open_game.row["shortened"] is None,
        await reading.told(open_game.connection, open_game.row, reversed(rows), None),
        await hands.shown(open_game),
        await post.posted_replay(open_game.connection, open_game.id),
        agreed,
        possible and not agreed,
    )


async def _nobody_left(open_game: OpenGame) -> bool:
    """Return whether everybody who ever had a seat still has it and has not been forgotten.

    Only a player themselves may show their hand.
    """
    left = await people.left_seats(open_game.connection, open_game.id)
    return not left and all(user > 0 for user in open_game.users.values())


async def ask_for_hands(open_game: OpenGame, user: int) -> Request:
    """Ask to show every hand at every step of the replay; all people of the table must agree.

    Refused: not-over, no-seat, hands-gone, already-asked, asked-lately.
    """
    check_over(open_game)
    open_game.own_seat()
    if open_game.row["shortened"] is not None or not await _nobody_left(open_game):
        raise Refused("hands-gone")
    return await votes.begin(open_game, KIND, user, open_game.users.values())


def hands_at(found: Stored) -> dict[int, tuple[tuple[int, ...], ...]]:
    """Return the hands of all seats after each entry, by the number of the entry."""
    return {at.number: tuple(tuple(player.hand) for player in game.players) for at, game in _games(found.snapshots)}


def check_over(open_game: OpenGame) -> None:
    """Raise `Refused` (not-over) unless the game was played and is over."""
    if open_game.row["state"] not in ("over", "ended") or open_game.row["started"] is None:
        raise Refused("not-over")


async def post_here(open_game: OpenGame) -> Status:
    """Have the replay posted where the game was played, once. Refused: not-over, no-seat, posted-already."""
    check_over(open_game)
    open_game.own_seat()
    if await post.posted_replay(open_game.connection, open_game.id):
        raise Refused("posted-already")
    said = post.row(open_game.id, "replay", open_game.now, entry=open_game.row["version"])
    await post.enqueue(open_game.connection, [said])
    return open_game.status


async def stored(open_game: OpenGame) -> Stored:
    """Read the stored positions of a game. Refused: not-over."""
    check_over(open_game)
    return Stored(
        await history.positions(open_game.connection, open_game.id),
        await replays.read(open_game.connection, open_game.id),
    )


def positions(found: Stored, *, afterwards: bool = False) -> Iterator[tuple[int, View]]:
    """Yield the number of each entry with the public view after it, oldest first, those that were undone too.

    `afterwards` shows points that the table hid while it played. Of a history that was shortened before its course was kept, and
    where that cannot be read, there is the last position of each generation. Entries that cannot be read are left out.
    """
    newest = -1
    try:
        for number, public in (
            course.unpacked(found.kept.steps, found.kept.format, afterwards=afterwards) if found.kept else ()
        ):
            newest = number
            yield number, public
    except Unreadable:
        pass
    later = (position for position in found.snapshots if position.number > newest)
    for position, game in _games(later):
        yield position.number, view(game, None, afterwards=afterwards)


def position(kept: replays.StoredCourse, number: int) -> View | None:
    """Return the public view after one entry from what was kept, or None."""
    return next((public for at, public in positions(Stored((), kept)) if at == number), None)


def _games(stored: Iterable[history.Position]) -> Iterator[tuple[history.Position, Game]]:
    for position in stored:
        try:
            yield position, load(history.decompressed(position.stored))
        except Unreadable:
            continue
