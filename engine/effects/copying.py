"""Effects that copy an effect of another card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine import changes, tableau
from engine.bounds import NO_COST, Bound, Within, any_of
from engine.card import CARDS, picked
from engine.core import NOTHING, Cause, Decision, Effect, Game, When
from engine.decision import vain_last
from engine.effects.production import Production, ProductionOfSpace
from engine.named import TagName

if TYPE_CHECKING:
    from engine.state import Player


class CopyBox(Effect, frozen=True):
    """Do the changes of production of one own card with a tag once more (Robotic Workforce, 086).

    With `n`, it copies the changes of `n` different cards, one after the other; those in `done` are copied already. The player must have
    `n` such cards, but only one of them needs changes that are possible now.
    """

    at_most = NO_COST

    tag: TagName
    n: int = 1
    done: tuple[int, ...] = ()

    def _cards(self, game: Game, me: Player) -> list[int]:
        return [c for c in self._with_box(game, me) if self._boxes(game, me, c)]

    def _with_box(self, game: Game, me: Player) -> list[int]:
        cards = game.box.cards
        found = [c for c in me.played if tableau.has_tag_or_wild(cards[c].tags, self.tag) and c not in self.done]
        return [c for c in found if any(isinstance(e, Production | ProductionOfSpace) for e in cards[c].play)]

    def _boxes(self, game: Game, me: Player, card: int, promised: Mapping[str, int] = NOTHING) -> list[Effect]:
        here = Cause(card)
        boxes: list[Effect] = []
        for part in game.box.cards[card].play:
            if isinstance(part, ProductionOfSpace) and part.copyable(game, me, here):
                boxes.append(part)
            elif isinstance(part, Production):
                if part.blocks(game, me, here, promised):
                    return []
                boxes.append(part)
        return boxes

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.TAKING  # the copied box may lower the production of another player

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.blocks(game, me, cause)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        found = self._with_box(game, me)
        able = len(found) >= self.n and any(self._boxes(game, me, card, promised) for card in found)
        return None if able else "nothing-to-copy"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = [CARDS[c].as_card for c in self._cards(game, me)]
        return Decision.exactly(me.seat, "copy-box", options, kind="card")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            card = picked(pick)
            for box in self._boxes(game, me, card):
                game.then(box, me.seat, Cause(card, trigger=cause.card))
            if self.n > 1:
                game.then(CopyBox(self.tag, self.n - 1, (*self.done, card)), me.seat)


class ReuseAction(Effect, frozen=True):
    """Use once more an action of another own card that was used in this generation (Viron R12, Project Inspection X02)."""

    def _cards(self, game: Game, me: Player, cause: Cause) -> dict[int, str | None]:
        """The cards whose action can be used again, each with the reason why that brings nothing, or None."""
        found: dict[int, str | None] = {}
        for card in me.used:
            action = game.box.cards[card].action
            if card != cause.card and card in me.played and action is not None:
                vain = action.vain(game, me, Cause(card)) if action.ever_vain() else None
                if vain or action.possible(game, me, Cause(card)) is None:
                    found[card] = vain
        return found

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.blocks(game, me, cause)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        if self._cards(game, me, cause):
            return None
        more = {what: n + promised.get(what, 0) for what, n in me.stock.items()}
        return None if promised and self._cards(game, me.__replace__(stock=more), cause) else "nothing-used"

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        reasons = [*self._cards(game, me, cause).values()]
        return reasons[0] if reasons and None not in reasons else None

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options, vain = vain_last({CARDS[card].as_card: why for card, why in self._cards(game, me, cause).items()})
        return Decision.exactly(me.seat, "reuse", options, kind="card", vain=vain)

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.SHOWING if self._cards(game, me, cause) else When.LATE

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            card = picked(pick)
            action = CARDS[card].action
            assert action is not None
            here = Cause(card, trigger=cause.card)
            changes.use_action(game, me, card, here)
            game.then(action, me.seat, here)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        found = (game.box.cards[card].action for card in me.used if card in me.played)
        return any_of((action for action in found if action and action is not self), game, me, within)


def reuse_action() -> ReuseAction:
    """Use an action again that was used in this generation.

    >>> reuse_action()
    ReuseAction()
    """
    return ReuseAction()


def copy_production_box(tag: str = "building", n: int = 1) -> CopyBox:
    """Copy the production box of another own card with a tag, or those of `n` different cards.

    >>> copy_production_box()
    CopyBox(tag='building', n=1, done=())
    """
    return CopyBox(tag, n)
