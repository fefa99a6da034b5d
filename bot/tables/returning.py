"""Coming back from an absence, and vanishing again, by which a suspended decision (`bot/tables/choices.py`) is in force again."""

from __future__ import annotations

from bot.tables import absence, away, seating, succession
from bot.tables.choices import sleeps
from bot.tables.open_game import OpenGame
from bot.tables.values import Refused


async def come_back(open_game: OpenGame) -> None:
    """End whatever stands in for a player who does something at the table. Refused: has-resigned."""
    if open_game.seat is None:
        return
    row = seating.row_of(open_game, open_game.seat)
    if await seating.come_back(open_game, open_game.seat) or open_game.row["state"] != "running":
        return
    if row["stand_why"] == seating.RESIGNED:
        raise Refused("has-resigned")


async def note_answer(open_game: OpenGame) -> None:
    """Update votes and seat after a player's own answer: votes on them end, and after a whole turn by hand the seat is not free."""
    await absence.note_answer(open_game)
    if await seating.note_answer(open_game):
        await succession.came_back(open_game)


async def vanished(open_game: OpenGame) -> list[int]:
    """Return the seats whose suspended decision is due to be in force again (`Obligation.wakes_at`)."""
    if open_game.row["state"] != "running" or open_game.live is None:
        return []
    asked = await away.asked(open_game.connection, open_game.id, open_game.clocks)
    return [
        seat
        for seat in open_game.owing
        if sleeps(seating.row_of(open_game, seat)) and (at := asked[seat].wakes_at) is not None and at <= open_game.now
    ]


async def wake(open_game: OpenGame) -> int:
    """Put the suspended decisions about players who have vanished again into force; return how many."""
    late = await vanished(open_game)
    for seat in late:
        await seating.work_again(open_game, seat)
    return len(late)
