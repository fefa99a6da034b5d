"""Effects that depend on a condition at the moment when they happen, or happen only once in a while."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine import changes, tableau
from engine.bounds import Bound, Within, any_of, bound_of, perhaps
from engine.core import NOTHING, AnyEffect, Cause, Effect, Game, When
from engine.named import Span, TagName, only_pair

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

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return any_of((self.then, self.otherwise), game, me, within)


class Once(Effect, frozen=True):
    """Do what a trigger of this card sets off, but only the first time in a span."""

    only_once = True

    span: Span
    do: AnyEffect

    def _done(self, me: Player, cause: Cause) -> bool:
        return cause.card in me.reacted.get(self.span, ())

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.SURE if self._done(me, cause) else self.do.when(game, me, cause)

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return "reacted" if self._done(me, cause) else self.do.possible(game, me, cause)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        return None if self._done(me, cause) else self.do.blocks(game, me, cause, promised)

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        return NOTHING if self._done(me, cause) else self.do.promises(game, me, cause)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if not self._done(me, cause):
            changes.note_reaction(game, me, cause.card, self.span)
            game.then(self.do, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(bound_of(self.do, game, me, within))


def once(span: Span, do: Effect) -> Once:
    """Do what a trigger sets off only the first time in an action, a turn or a generation.

    >>> from engine.effects import gain
    >>> once("generation", gain(mc=2))
    Once(span='generation', do=Gain(what=(('mc', 2),)))
    """
    return Once(span, do)


class IfHere(Effect, frozen=True):
    """Do `then`; this is possible only if a resource lies on this card."""

    then: AnyEffect

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.then.possible(game, me, cause) if me.resources.get(cause.card) else "needs-here"

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.then.vain(game, me, cause) if me.resources.get(cause.card) else None

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return self.then.when(game, me, cause)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        game.then(self.then, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(bound_of(self.then, game, me, within))


def with_tags(then: Effect, otherwise: Effect, **wanted: int) -> WithTags:
    """Do `then` if the player has at least `n` tags of a kind, else `otherwise`.

    >>> from engine.effects import production
    >>> with_tags(production(plants=4), production(plants=1), plant=3)
    WithTags(tag='plant', n=3, then=Production(own=(('plants', 4),), other=()), otherwise=Production(own=(('plants', 1),), other=()))
    """
    tag, n = only_pair(wanted.items())
    return WithTags(tag, n, then, otherwise)
