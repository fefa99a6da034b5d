"""Action E: use the action of a card in play (rulebook, Actions E)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from engine import changes, tableau
from engine.box import Verb
from engine.card import CARDS, picked
from engine.core import Cause, Effect, Game, Reason

if TYPE_CHECKING:
    from engine.state import Player


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
        return None if why and effect.vain(game, me, here) else why

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        effect = CARDS[self.card].action
        return effect.vain(game, me, Cause(self.card)) if effect is not None else None

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        effect = CARDS[self.card].action
        if effect is None or self.card in me.used:
            return super().reason(game, me, cause)
        return effect.reason(game, me, Cause(self.card)) if self.possible(game, me, cause) else None

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        effect = CARDS[self.card].action
        assert effect is not None
        changes.use_action(game, me, self.card, cause)
        game.then(effect, me.seat)


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
)
