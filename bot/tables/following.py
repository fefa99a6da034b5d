"""Following a game without a seat: a message once a generation, direct or in a channel, with public information only."""

from __future__ import annotations

from typing import Final

from bot.store import following
from bot.tables.open_game import OpenGame
from bot.tables.values import Refused

MOST: Final = 20
"""How many games somebody can follow at once."""


async def follow(open_game: OpenGame, user: int) -> None:
    """Follow a running game; the present generation is not reported any more. Refused: not-running, already-seated, follows-many."""
    open_game.check_running()
    if open_game.seat is not None:
        raise Refused("already-seated")
    if await following.number(open_game.connection, user) >= MOST:
        raise Refused("follows-many", most=MOST)
    generation = open_game.live.game.table.generation if open_game.live else 0
    await following.follow(open_game.connection, open_game.id, user, generation)


async def tell_in(open_game: OpenGame, channel: int) -> int | None:
    """Report a running game in a channel once a generation, or stop that where it is reported there already.

    Return the channel in which it is reported from now on, or None. Refused: not-running.
    """
    open_game.check_running()
    wanted = None if await following.channel(open_game.connection, open_game.id) == channel else channel
    generation = open_game.live.game.table.generation if open_game.live else 0
    await following.tell_in(open_game.connection, open_game.id, wanted, generation)
    return wanted


async def tell_nowhere(open_game: OpenGame) -> None:
    """Stop reporting a game in a channel."""
    await following.tell_in(open_game.connection, open_game.id, None, 0)


async def stop(open_game: OpenGame, user: int) -> None:
    """Stop following a game."""
    await following.stop(open_game.connection, open_game.id, user)


async def follows(open_game: OpenGame, user: int) -> bool:
    """Return whether a user follows a game."""
    return await following.follows(open_game.connection, open_game.id, user)
