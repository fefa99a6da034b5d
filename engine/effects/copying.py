"""Effects that copy an effect of another card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.card import CARDS, picked
from engine.core import Cause, Decision, Effect, Game, When
from engine.effects.production import Production, ProductionOfSpace
from engine.named import TagName

if TYPE_CHECKING:
    from engine.state import Player


class CopyBox(Effect, frozen=True):
    """Do the changes of production of one own card with a tag once more (Robotic Workforce, 086)."""

    tag: TagName

    def _cards(self, game: Game, me: Player) -> list[int]:
        return [c for c in me.played if self.tag in game.box.cards[c].tags and self._boxes(game, me, c)]

    def _boxes(self, game: Game, me: Player, card: int) -> list[Effect]:
        here = Cause(card)
        boxes: list[Effect] = []
        for part in game.box.cards[card].play:
            if isinstance(part, ProductionOfSpace) and part.copyable(game, me, here):
                boxes.append(part)
            elif isinstance(part, Production):
                if part.possible(game, me, here):
                    return []
                boxes.append(part)
        return boxes

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.TAKING  # the copied box may lower the production of another player

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if self._cards(game, me) else "nothing-to-copy"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[c].as_card for c in self._cards(game, me))
        return Decision(me.seat, "copy-box", options, min(1, len(options)), min(1, len(options)), kind="card")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            card = picked(pick)
            for box in self._boxes(game, me, card):
                game.then(box, me.seat, Cause(card, trigger=cause.card))


def copy_production_box(tag: str = "building") -> CopyBox:
    """Copy the production box of another own card with a tag.

    >>> copy_production_box()
    CopyBox(tag='building')
    """
    return CopyBox(tag)
