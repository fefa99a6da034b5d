"""Effects that depend on a condition at the moment when they happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import tableau
from engine.core import AnyEffect, Cause, Effect, Game, When
from engine.named import TagName, one_of

if TYPE_CHECKING:
    from engine.state import Player


class WithTags(Effect, frozen=True):
    """Do `then` if the player has at least `n` tags of a kind, else `otherwise`."""

    tag: TagName
    n: int
    then: AnyEffect
    otherwise: AnyEffect

    def _now(self, game: Game, me: Player) -> Effect:
        return self.then if tableau.tags_for(game, me, self.tag, "count") >= self.n else self.otherwise

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return self._now(game, me).when(game, me, cause)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        game.then(self._now(game, me), me.seat)


def with_tags(then: Effect, otherwise: Effect, **wanted: int) -> WithTags:
    """Do `then` if the player has at least so many tags of a kind, else `otherwise`.

    >>> from engine.effects import production
    >>> with_tags(production(plants=4), production(plants=1), plant=3)
    WithTags(tag='plant', n=3, then=Production(own=(('plants', 4),), other=()), otherwise=Production(own=(('plants', 1),), other=()))
    """
    tag, n = one_of(wanted.items())
    return WithTags(tag, n, then, otherwise)
