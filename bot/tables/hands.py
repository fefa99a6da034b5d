"""The hands at the end of a game: hidden until all players have said whether they show theirs, or for a day.

Then they are shown together; the hand of a player who says nothing is shown. That of a game alone is shown at once. About a hand that is
not shown nobody is told whether it is kept hidden or its player has been forgotten; only how many cards each has is open to all, as in
the game. An export of the game depends on what is shown alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.store import people
from bot.tables import seating
from bot.tables.clocks import after
from bot.tables.open_game import OpenGame
from bot.tables.reading import Row
from bot.tables.values import Refused

CLOSED_FOR: Final = timedelta(days=1)
"""How long players have to say something, without the hours of an outage."""


@dataclass(frozen=True, slots=True)
class Hands:
    """The hands at the end of a game, as one person may see them."""

    until: datetime | None
    """Until when all are closed at the latest; None: they are shown."""
    held: Mapping[int, tuple[int, ...]]
    """By seat the cards that everybody sees; none where nothing is shown."""
    own: tuple[int, ...] = ()
    """The cards of the person who looks."""
    asked: bool = False
    """Whether this person may still say something."""
    said: bool | None = None
    """Whether they show their hand; None where they have not said."""


async def shown(open_game: OpenGame) -> Hands:
    """Return the hands as the person for whom the game was opened may see them. Refused: not-over, damaged."""
    if open_game.row["state"] not in ("over", "ended") or open_game.row["started"] is None:
        raise Refused("not-over")
    if open_game.live is None:
        raise Refused("damaged")
    until = await _closed_until(open_game)
    left = await people.left_seats(open_game.connection, open_game.id)
    held = {p.seat: tuple(p.hand) for p in open_game.live.game.players}
    mine = next((row for row in open_game.present if row["seat"] == open_game.seat), None)
    return Hands(
        until,
        {row["seat"]: held[row["seat"]] if until is None and _shows(row, left) else () for row in open_game.present},
        held[mine["seat"]] if mine is not None else (),
        asked=until is not None and mine is not None,
        said=mine["shows"] if mine is not None else None,
    )


async def say(open_game: OpenGame, shows: bool) -> Hands:
    """Store whether a player shows their hand; once hands are shown, nothing changes any more. Refused: no-seat, not-over, damaged."""
    found = await shown(open_game)
    seat = open_game.own_seat()
    if found.until is None:
        return found
    await seating.set_seat(open_game, seat, shows=shows)
    return await shown(open_game)


async def all_open(open_game: OpenGame) -> bool:
    """Whether nothing of a game is hidden any more: every hand is shown, and no player has been forgotten.

    As long as one hand is hidden, the decks, the draws and the answers of the others would tell its cards.
    """
    try:
        found = await shown(open_game)
    except Refused:
        return False
    left = await people.left_seats(open_game.connection, open_game.id)
    return all(found.held.values()) and not any(left.values())


async def _closed_until(open_game: OpenGame) -> datetime | None:
    if len(open_game.present) == 1:
        return None  # whoever played alone keeps nothing from anybody
    if all(row["shows"] is not None for row in open_game.present if row["user"] is not None and row["user"] > 0):
        return None
    # Where the end can no longer be read, hands open when all have said.
    ended = open_game.row["ended"] or open_game.now
    until = after(ended, CLOSED_FOR, await people.unreachable(open_game.connection, ended, open_game.now))
    return until if until > open_game.now else None


def _shows(row: Row, left: Collection[int]) -> bool:
    """Whether a hand is shown; never that of a forgotten player, with which a robot may have played on."""
    if row["user"] is None:
        return row["seat"] not in left
    return row["user"] > 0 and row["shows"] is not False
