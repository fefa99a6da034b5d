"""The base class of all services, and functions that make a service's method from a plain function."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.open_game import OpenGame
from bot.tables.runner import Runner, Work
from bot.tables.values import Look, Refused, Status, Trouble

K = TypeVar("K")
P = ParamSpec("P")
T = TypeVar("T")
Stored = Callable[Concatenate[AsyncConnection, P], Awaitable[T]]
"""A function that reads or writes the store."""
Opened = Callable[Concatenate[OpenGame, P], Awaitable[T]]
"""A function that reads or changes an open game."""
OpenedBy = Callable[Concatenate[OpenGame, int, P], Awaitable[T]]
"""A function that reads or changes an open game and takes the user's id."""
Call = Coroutine[Any, Any, T]


async def in_each(found: Iterable[K], work: Callable[[K], Awaitable[object]]) -> dict[K, Refused | Trouble]:
    """Call `work` for each of several games; return why some could not be changed. None of these holds up another."""
    failed: dict[K, Refused | Trouble] = {}
    for one in found:
        try:
            await work(one)
        except (Refused, Trouble) as error:
            failed[one] = error
    return failed


class Service:
    """The calls of one concern, over the runner that all services share.

    Every method raises `Refused` or `Trouble` and nothing else; where it raises, nothing was changed. A method that does nothing but run
    one function is made from it by `by_bot`, `by_user`, `by_seat`, `in_lobby`, `in_play`, `seen_by_seat` or `from_store` below. Such a
    method takes the id of the game, then the id of the user, then the function's own further arguments.

    `interaction` is Discord's interaction id and makes a call idempotent: a second call with the same id changes nothing and returns the
    present state. Where one interaction makes several calls, add a suffix (`f"{id}:2"`). `game_id` is the game's short key, `user` a
    Discord user id; times are time zone aware and in UTC.
    """

    def __init__(self, runner: Runner) -> None:
        self._runner = runner


def by_bot(work: Opened[P, T]) -> Callable[Concatenate[Any, str, P], Call[T]]:
    """Make a method `(game_id, ...)` from a function that changes a game on the bot's own account, without a user."""

    async def call(self: Service, game_id: str, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._runner.write(game_id, bound(work, *args, **kwargs))

    return call


def by_user(work: OpenedBy[P, T]) -> Callable[Concatenate[Any, str, int, P], Call[T]]:
    """Make a method `(game_id, user, ...)` from a function that changes a game and takes the user's id; they may have no seat."""

    async def call(self: Service, game_id: str, user: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._runner.write(game_id, bound(work, user, *args, **kwargs), user=user)

    return call


def by_seat(work: Opened[P, T]) -> Callable[Concatenate[Any, str, int, P], Call[T]]:
    """Make a method `(game_id, user, ...)` from a function that changes a game and finds the user's seat in `open_game.seat`."""

    async def call(self: Service, game_id: str, user: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._runner.write(game_id, bound(work, *args, **kwargs), user=user)

    return call


def in_lobby(work: OpenedBy[P, object]) -> Callable[Concatenate[Any, str, int, P], Call[Status]]:
    """Make a method `(game_id, user, ...)` from a function that changes a lobby; the method returns the lobby's new public status."""

    async def call(self: Service, game_id: str, user: int, /, *args: P.args, **kwargs: P.kwargs) -> Status:
        return await self._runner.change(game_id, user, bound(work, user, *args, **kwargs))

    return call


def in_play(work: Opened[P, Look]) -> Callable[Concatenate[Any, str, int, P], Call[Look]]:
    """Make a method `(game_id, user, ...)` from a function by which a player acts in their seat; it ends their absence too."""

    async def call(self: Service, game_id: str, user: int, /, *args: P.args, **kwargs: P.kwargs) -> Look:
        return await self._runner.play(game_id, user, bound(work, *args, **kwargs))

    return call


def seen_by_seat(work: Opened[P, T]) -> Callable[Concatenate[Any, str, int, P], Call[T]]:
    """Make a method `(game_id, user, ...)` from a function that only reads a game and finds the user's seat in `open_game.seat`."""

    async def call(self: Service, game_id: str, user: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._runner.read(game_id, bound(work, *args, **kwargs), user=user)

    return call


def from_store(work: Stored[P, T]) -> Callable[Concatenate[Any, P], Call[T]]:
    """Make a method from a function that uses the database connection only; no game is opened."""

    async def call(self: Service, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._runner.query(wraps(work)(lambda connection: work(connection, *args, **kwargs)))

    return call


def bound(work: Callable[..., Awaitable[T]], *args: Any, **kwargs: Any) -> Work[T]:
    """Bind all arguments of `work` but the open game, and keep its name for the log."""
    return wraps(work)(lambda open_game: work(open_game, *args, **kwargs))
