"""Effects made of others: one of several, or several together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine.core import NOTHING, AnyEffect, Cause, Decision, Effect, Game, Reason, When
from engine.effects.spending import IfRaisedRating, Spend

if TYPE_CHECKING:
    from engine.card import Card
    from engine.state import Player


class Either(Effect, frozen=True):
    """Do exactly one of the possible choices; if none is possible, do nothing."""

    choices: tuple[AnyEffect, ...]

    def live(self, game: Game, me: Player, cause: Cause) -> list[int]:
        return [i for i, e in enumerate(self.choices) if e.possible(game, me, cause) is None]

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        live = tuple(str(i) for i in self.live(game, me, cause))
        return Decision(me.seat, "either", live, min(1, len(live)), min(1, len(live)))

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        found = [self.choices[i].when(game, me, cause) for i in self.live(game, me, cause)]
        return When.together([*found, When.CHOOSING] if len(found) > 1 else found or [When.LATE])

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        reasons = [e.possible(game, me, cause) for e in self.choices]
        return None if None in reasons else reasons[0]

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        """The reason of the first choice; if other choices lack less of the same, how much that is."""
        found: list[Reason] = []
        for choice in self.choices:
            why = choice.reason(game, me, cause)
            if why is None:
                return None
            found.append(why)
        return min((why for why in found if why.key == found[0].key), key=lambda why: why.short)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        reasons = [e.blocks(game, me, cause, promised) for e in self.choices]
        return None if None in reasons else reasons[0]

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        out: dict[str, int] = {}
        for i in self.live(game, me, cause):
            for what, n in self.choices[i].promises(game, me, cause).items():
                out[what] = max(out.get(what, 0), n)
        return out

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            game.then(self.choices[int(pick)], me.seat)


class Both(Effect, frozen=True):
    """Do several effects in their order, as one effect."""

    parts: tuple[AnyEffect, ...]

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.together(e.when(game, me, cause) for e in self.parts)

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return next((reason for e in self.parts if (reason := e.blocks(game, me, cause))), None)

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        blocking = next((e for e in self.parts if e.blocks(game, me, cause)), None)
        return blocking.reason(game, me, cause) if blocking else None

    def needs(self, game: Game, me: Player) -> Mapping[str, int]:
        out: dict[str, int] = {}
        for e in self.parts:
            for what, n in e.needs(game, me).items():
                out[what] = out.get(what, 0) + n
        return out

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for e in self.parts:
            game.then(e, me.seat)


def choices_of(card: Card) -> tuple[AnyEffect, ...]:
    """The choices of the only `Either` on a card, wherever it is nested; empty if the card has none."""
    found: list[Effect] = [*card.play, *card.first, *(trigger.do for trigger in card.triggers)]
    if card.action is not None:
        found.append(card.action)
    for effect in found:
        if isinstance(effect, Either):
            return effect.choices
        if isinstance(effect, IfRaisedRating):
            found.append(effect.then)
        elif isinstance(effect, Spend):
            found += effect.then
        elif isinstance(effect, Both):
            found += effect.parts
    return ()


def either(*choices: Effect) -> Either:
    """Do one of these effects, which the player chooses.

    >>> from engine.effects import gain
    >>> either(gain(plants=3), gain(heat=3))
    Either(choices=(Gain(what=(('plants', 3),)), Gain(what=(('heat', 3),))))
    """
    return Either(choices)


def both(*parts: Effect) -> Both:
    """Do these effects in this order.

    >>> from engine.effects import gain, lose
    >>> both(lose(mc=1), gain(heat=3))
    Both(parts=(Lose(what=(('mc', 1),)), Gain(what=(('heat', 3),))))
    """
    return Both(parts)
