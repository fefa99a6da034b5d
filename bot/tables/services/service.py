"""What all services are made of."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.open_game import OpenGame
from bot.tables.runner import Runner, Work
from bot.tables.values import Look, Status

P = ParamSpec("P")
T = TypeVar("T")
Stored = Callable[Concatenate[AsyncConnection, P], Awaitable[T]]
"""A function that reads or writes the store."""
Opened = Callable[Concatenate[OpenGame, P], Awaitable[T]]
"""A function that reads or changes an open game."""
OpenedBy = Callable[Concatenate[OpenGame, int, P], Awaitable[T]]
"""The same for a user, who is given to it."""
Call = Coroutine[Any, Any, T]


class Service:
    """The calls of one concern, over the runner that all services share.

    Every method raises `Refused` or `Trouble` and nothing else; where it raises, nothing was changed. A method that only runs a
    function is made of it by one of the functions below: it takes the game, then the user, then what the function takes itself.

    `interaction` is Discord's interaction id and makes a call idempotent: a second call with the same id changes nothing and
    returns the present state. Where one interaction makes several calls, add a suffix (`f"{id}:2"`).
    `game_id` is the game's short key, `user` a Discord user id; times are time zone aware and in UTC.
    """

    def __init__(self, runner: Runner) -> None:
        self._runner = runner


def by_bot(work: Opened[P, T]) -> Callable[Concatenate[Any, str, P], Call[T]]:
    """Make a method that changes a game for nobody."""

    async def call(self: Service, game_id: str, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._runner.write(game_id, _with(work, *args, **kwargs))

    return call


def by_user(work: OpenedBy[P, T]) -> Callable[Concatenate[Any, str, int, P], Call[T]]:
    """Make a method that changes a game for a user, who need not have a seat."""

    async def call(self: Service, game_id: str, user: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._runner.write(game_id, _with(work, user, *args, **kwargs), user=user)

    return call


def by_seat(work: Opened[P, T]) -> Callable[Concatenate[Any, str, int, P], Call[T]]:
    """Make a method that changes a game for the user in `open_game.seat`."""

    async def call(self: Service, game_id: str, user: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._runner.write(game_id, _with(work, *args, **kwargs), user=user)

    return call


def in_lobby(work: OpenedBy[P, object]) -> Callable[Concatenate[Any, str, int, P], Call[Status]]:
    """Make a method that changes a lobby for a user; it returns what is public of it then."""

    async def call(self: Service, game_id: str, user: int, /, *args: P.args, **kwargs: P.kwargs) -> Status:
        return await self._runner.change(game_id, user, _with(work, user, *args, **kwargs))

    return call


def in_play(work: Opened[P, Look]) -> Callable[Concatenate[Any, str, int, P], Call[Look]]:
    """Make a method that does something for a player in their seat, which they come back to by it."""

    async def call(self: Service, game_id: str, user: int, /, *args: P.args, **kwargs: P.kwargs) -> Look:
        return await self._runner.play(game_id, user, _with(work, *args, **kwargs))

    return call


def seen_by_seat(work: Opened[P, T]) -> Callable[Concatenate[Any, str, int, P], Call[T]]:
    """Make a method that reads a game for the user in `open_game.seat`."""

    async def call(self: Service, game_id: str, user: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._runner.read(game_id, _with(work, *args, **kwargs), user=user)

    return call


def from_store(work: Stored[P, T]) -> Callable[Concatenate[Any, P], Call[T]]:
    """Make a method that reads the store without opening a game."""

    async def call(self: Service, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._runner.query(wraps(work)(lambda connection: work(connection, *args, **kwargs)))

    return call


def _with(work: Callable[..., Awaitable[T]], *args: Any, **kwargs: Any) -> Work[T]:
    """Return a function with everything that it takes after the open game, under its own name."""
    return wraps(work)(lambda open_game: work(open_game, *args, **kwargs))
