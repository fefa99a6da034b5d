"""What a card does stands on it in icons."""

from __future__ import annotations

from collections.abc import Iterator

from engine.card import Card
from engine.core import Value
from engine.effects.order import Triggered
from renderer.icons import icons
from tests.renderer.views import SHIPPED


def _parts(card: Card) -> Iterator[Value]:
    yield from (*card.play, *card.first, *card.modifiers, *card.triggers)
    if card.action is not None:
        yield card.action


def test_all_that_a_card_does_has_icons() -> None:
    for card in SHIPPED:
        for part in _parts(card):
            assert icons(part, card) or isinstance(part, Triggered), (card.name, type(part).__name__)
