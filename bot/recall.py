"""What is found for somebody who types, kept for the letters that follow: Discord asks anew for each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, Generic, NamedTuple, TypeVar

KEPT_SECONDS: Final = 5.0
"""What another process commits is seen after so long; what this process commits, at once."""

T = TypeVar("T")


class Findings(NamedTuple, Generic[T]):
    """What was found, and the game that it was found in; None where it depends on no game."""

    what: T
    game: str | None


@dataclass(frozen=True, slots=True)
class _Search:
    """What somebody types, and what is or will be found for it."""

    asked: Hashable
    began: float
    found: asyncio.Task[Findings[Any]]

    def of(self, game: str) -> bool:
        """Whether a change of a game may change what is found; of a search that is not over nobody knows."""
        if not self.found.done() or self.found.cancelled() or self.found.exception() is not None:
            return True
        return self.found.result().game == game


class Recall:
    """Keeps for each person what was found last, and gives it to nobody else."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._searches: dict[int, _Search] = {}

    async def found(self, user: int, asked: Hashable, find: Callable[[], Coroutine[Any, Any, Findings[T]]]) -> T:
        """Return what `find` finds, or found for the same person and the same `asked` a moment ago."""
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
        """Forget what was found in a game that has changed, and what was found for the person who changed it."""
        if self._searches:
            self._searches = {
                who: search for who, search in self._searches.items() if who != user and not search.of(game)
            }

    def _old(self, search: _Search) -> bool:
        return self._clock() - search.began > KEPT_SECONDS
