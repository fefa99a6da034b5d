"""Coming back from an absence, and vanishing again: what sleeps about a player works again when a question has waited for long."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables import absence, away, seating, succession
from bot.tables.choices import sleeps
from bot.tables.open_game import OpenGame
from bot.tables.pace import Pace
from bot.tables.values import Refused


async def present(connection: AsyncConnection, table: OpenGame, pace: Pace) -> None:
    """A player does something at the table: whatever stands in for them ends. Refused: has-resigned."""
    if table.seat is None:
        return
    row = seating.row_of(table, table.seat)
    if await seating.come_back(connection, table, table.seat, pace) or table.row["state"] != "running":
        return
    if row["stand_why"] == seating.RESIGNED:
        raise Refused("has-resigned")


async def answered(connection: AsyncConnection, table: OpenGame, pace: Pace) -> None:
    """A player has answered for themselves: votes on them end, and after a whole turn by hand their seat is not free any more."""
    await absence.answered(connection, table, pace)
    if await seating.answered(connection, table, pace):
        await succession.came_back(connection, table, pace)


async def vanished(connection: AsyncConnection, table: OpenGame, pace: Pace) -> list[int]:
    """Return the seats about which something sleeps, and whose question has waited for so long that it works again."""
    if table.row["state"] != "running" or table.live is None:
        return []
    asked = await away.asked(connection, table.id, pace.clocks(table.rules))
    return [
        seat
        for seat in table.owing
        if sleeps(seating.row_of(table, seat)) and (at := asked[seat].wakes_at) is not None and at <= pace.now
    ]


async def wake(connection: AsyncConnection, table: OpenGame, pace: Pace) -> int:
    """Let what sleeps work again for players who have vanished; return for how many."""
    late = await vanished(connection, table, pace)
    for seat in late:
        await seating.work_again(connection, table, seat, pace)
    return len(late)
