"""A memory of search results for autocomplete, because Discord asks again for each letter that a user types."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, Generic, NamedTuple, TypeVar

KEPT_SECONDS: Final = 5.0
"""How long a result is kept, in seconds: a change by another process is seen after that, one by this process at once."""

T = TypeVar("T")


class Findings(NamedTuple, Generic[T]):
    """A search result, and the game that it depends on; None where it depends on no game."""

    what: T
    game: str | None


@dataclass(frozen=True, slots=True)
class _Search:
    """One search of a user, with its result or the task that finds it."""

    asked: Hashable
    began: float
    found: asyncio.Task[Findings[Any]]

    def of(self, game: str) -> bool:
        """Whether a change of this game may change the result; True for a search under way."""
        if not self.found.done() or self.found.cancelled() or self.found.exception() is not None:
            return True
        return self.found.result().game == game


class Recall:
    """Keeps the last search result of each user, and gives it to nobody else."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._searches: dict[int, _Search] = {}

    async def found(self, user: int, asked: Hashable, find: Callable[[], Coroutine[Any, Any, Findings[T]]]) -> T:
        """Return the result of `find`, or that of the same user's same search (`asked`) a moment ago."""
        known = self._searches.get(user)
        if known is None or known.asked != asked or self._old(known):
            self._searches = {who: search for who, search in self._searches.items() if not self._old(search)}
            known = self._searches[user] = _Search(asked, self._clock(), asyncio.ensure_future(find()))
        try:
            return (await asyncio.shield(known.found)).what
        except Exception:
            if self._searches.get(user) is known:
                del self._searches[user]
            raise

    def changed(self, game: str, user: int | None) -> None:
        """Forget the results that depend on a changed game, and that of the user who changed it."""
        if self._searches:
            self._searches = {
                who: search for who, search in self._searches.items() if who != user and not search.of(game)
            }

    def _old(self, search: _Search) -> bool:
        return self._clock() - search.began > KEPT_SECONDS
