"""Setting a game aside and releasing it: a prefix to its state, and to that of its waiting messages, hides it from all queries."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import post, signs
from bot.store.columns import readable
from bot.store.schema import SET_ASIDE, games, moves_out, outbox, seats

PREFIX = "-"
"""What stands before the state of a game that is set aside."""
WAITS, HELD = "waiting", "aside"
"""The state of a message that is to be sent, and of one that is not while its game is set aside."""


_STAYED = games.c.id.not_in(sa.select(moves_out.c.game))


async def states(connection: AsyncConnection) -> dict[str, str]:
    """Return, by game id, the former state of every game that is set aside; games that have moved to another host are left out."""
    there = games.c.state.in_(SET_ASIDE) & _STAYED
    query = sa.select(games.c.id, games.c.state).where(there).order_by(games.c.id)
    return {id: state.removeprefix(PREFIX) for id, state in readable(await connection.execute(query))}


async def since(connection: AsyncConnection, game: str) -> datetime | None:
    """Return since when a game is set aside; None where that is not known."""
    return await signs.read(connection, signs.ASIDE + game)


async def set_aside(connection: AsyncConnection, game: str, now: datetime) -> bool:
    """Set a game aside; return whether it existed and was not set aside already."""
    there = (games.c.id == game) & games.c.state.not_in(SET_ASIDE)
    changed = await connection.execute(sa.update(games).where(there).values(state=sa.literal(PREFIX) + games.c.state))
    if not changed.rowcount:
        return False
    await _forget(connection, game)
    await signs.put(connection, signs.ASIDE + game, now)
    await post.remind_of_others(connection, game, now)
    await _messages(connection, game, WAITS, HELD)
    return True


async def release(connection: AsyncConnection, game: str) -> bool:
    """Release a game that was set aside, or that moved to a host who has not acknowledged it; return whether it was."""
    there = (games.c.id == game) & games.c.state.in_(SET_ASIDE)
    await connection.execute(sa.delete(moves_out).where(moves_out.c.game == game, moves_out.c.acknowledged.is_(None)))
    state = sa.func.substr(games.c.state, len(PREFIX) + 1)
    changed = await connection.execute(sa.update(games).where(there).values(state=state))
    if not changed.rowcount:
        return False
    await _forget(connection, game)
    await _messages(connection, game, HELD, WAITS)
    return True


async def _forget(connection: AsyncConnection, game: str) -> None:
    """Forget since when a game was set aside, and with it those that do not exist any more."""
    there = sa.select(sa.literal(signs.ASIDE) + games.c.id).where(games.c.state.in_(SET_ASIDE), games.c.id != game)
    await signs.remove_others(connection, signs.ASIDE, there)


async def hidden(connection: AsyncConnection, user: int, place: int) -> tuple[int, int]:
    """Return how many lobbies and running games of a user, or in this thread or channel, are set aside, and how many have moved."""
    open_ones = games.c.state.in_([PREFIX + state for state in ("lobby", "running")])
    seated = games.c.id.in_(sa.select(seats.c.game).where(seats.c.user == user))
    here = ((games.c.thread == place) | (games.c.channel == place)) if place else sa.false()
    query = sa.select(_STAYED).select_from(games).where(open_ones, seated | here)
    stayed = [bool(stays) for stays in (await connection.execute(query)).scalars()]
    return stayed.count(True), stayed.count(False)


async def _messages(connection: AsyncConnection, game: str, old: str, new: str) -> None:
    waiting = (outbox.c.game == game) & (outbox.c.state == old)
    await connection.execute(sa.update(outbox).where(waiting).values(state=new))


def not_set_aside(game: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
    """Return the condition that a game is not set aside."""
    return game.not_in(sa.select(games.c.id).where(games.c.state.in_(SET_ASIDE)))
