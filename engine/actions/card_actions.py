"""Action E: use the action of a card in play (rulebook, Actions E)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from engine import changes, tableau
from engine.bounds import NO_RATING, Bound, Within, bound_of, changes_no_rating
from engine.box import Verb
from engine.card import CARDS, picked
from engine.core import Cause, Effect, Game, Reason

if TYPE_CHECKING:
    from engine.state import Player


@cache
def _action_changes_no_rating(card: int) -> bool:
    """Whether the action of a card never raises a rating and never places a tile."""
    action = CARDS[card].action
    return action is not None and changes_no_rating(action)


@cache
def _vain_action(card: int) -> Effect | None:
    """The action of a card, if it may bring nothing."""
    action = CARDS[card].action
    return action if action is not None and action.ever_vain() else None


class Act(Effect, frozen=True):
    """Use the action of a card, which is possible once in each generation."""

    card: int

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        effect = CARDS[self.card].action
        if effect is None:
            return "no-action"
        if self.card in me.used:
            return "used"
        here = Cause(self.card)
        why = effect.possible(game, me, here)
        return None if why and self.vain(game, me, cause) else why

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        effect = _vain_action(self.card)
        return effect.vain(game, me, Cause(self.card)) if effect is not None else None

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        effect = CARDS[self.card].action
        if effect is None or self.card in me.used:
            return super().reason(game, me, cause)
        return effect.reason(game, me, Cause(self.card)) if self.possible(game, me, cause) else None

    def short_of_untaxed(self, game: Game, me: Player, cause: Cause) -> int:
        effect = CARDS[self.card].action
        return effect.short_of_untaxed(game, me, Cause(self.card)) if effect is not None else 0

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        effect = CARDS[self.card].action
        assert effect is not None
        changes.use_action(game, me, self.card, cause)
        game.then(effect, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        action = CARDS[self.card].action
        if action is None:
            return None
        return NO_RATING if _action_changes_no_rating(self.card) else bound_of(action, game, me, within)


@cache
def _action(option: str) -> tuple[Act, Cause]:
    card = picked(option)
    return Act(card), Cause(card)


ACTION: Final = Verb(
    "action",
    "E",
    lambda game, me: [CARDS[card].as_action for card in tableau.action_cards(game, me)],
    _action,
    within=lambda game, me, money: [
        CARDS[card].as_action for card in tableau.action_cards(game, me) if card not in me.used
    ],
    form="menu",
    standing=True,
)
