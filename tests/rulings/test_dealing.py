"""Rulings about a deck that does not suffice for all who are dealt cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from engine.core import Effect
from engine.expansions.prelude.phase import DealPreludes
from engine.named import CORPORATION_DECK, PRELUDE_DECK, PROJECT_DECK
from engine.phases.research import DealPacks, Research
from engine.phases.start import DealFirstCards
from tests.engine.table import Table
from tests.rulings.obeys import obeys

OFFERED: Final[dict[str, tuple[Callable[[], Effect], dict[str, Any]]]] = {
    "research": (Research, {}),
    "draft": (Research, {"draft": True}),
    "first draft": (lambda: DealPacks(4, (2, 3, 0, 1), 1), {}),
}
"""How four cards each are dealt: the effect, and the options agreed on."""


def dealt(table: Table, seat: int) -> list[int]:
    """The cards that a seat chooses from."""
    me = table[seat]
    return me.looking or [card for pack in me.packs for card in pack]


def last_of_the_deck(of: str, left: int, discarded: int, players: int = 4) -> tuple[Table, list[int]]:
    """Deal four cards each, from seat 2 on, off a deck with few cards; return the table and those, in their order."""
    effect, options = OFFERED[of]
    table = Table(players, **options)
    deck = table.game.table.decks[PROJECT_DECK]
    deck.cards, deck.discard = deck.cards[:left], deck.cards[left : left + discarded]
    on_top = deck.cards[::-1]
    table.game.table.first = 2
    return table.run(effect(), 2), on_top


@obeys("r163")
@pytest.mark.parametrize("of", OFFERED)
def test_a_deck_that_does_not_suffice_is_dealt_one_by_one_from_the_first_player_on(of: str) -> None:
    table, on_top = last_of_the_deck(of, 6, 40)
    assert [dealt(table, seat)[: 2 if seat in (2, 3) else 1] for seat in (2, 3, 0, 1)] == [
        [on_top[0], on_top[4]],
        [on_top[1], on_top[5]],
        [on_top[2]],
        [on_top[3]],
    ]
    assert [len(dealt(table, seat)) for seat in range(4)] == [4, 4, 4, 4], "the others come from the discards"


@pytest.mark.parametrize("of", OFFERED)
def test_a_deck_that_suffices_is_dealt_player_by_player(of: str) -> None:
    table, on_top = last_of_the_deck(of, 16, 40)
    assert [card for seat in (2, 3, 0, 1) for card in dealt(table, seat)] == on_top


@obeys("r164")
@pytest.mark.parametrize("of", ["research", "draft"])
@pytest.mark.parametrize(("left", "discarded", "each"), [(18, 0, 3), (2, 16, 3), (0, 19, 3), (3, 1, 0), (4, 6, 2)])
def test_with_deck_and_discards_empty_all_get_equally_many(of: str, left: int, discarded: int, each: int) -> None:
    table, _on_top = last_of_the_deck(of, left, discarded, players=5)
    assert {len(dealt(table, seat)) for seat in range(5)} == {each}
    assert len(table.game.table.deck) + len(table.game.table.discard) == left + discarded - 5 * each
    assert table.game.pending, "the game goes on"


@obeys("r164")
def test_so_they_do_at_the_beginning() -> None:
    table = Table(5, more=["prelude"])
    decks = table.game.table.decks
    decks[PROJECT_DECK].cards[18:], decks[CORPORATION_DECK].cards[8:], decks[PRELUDE_DECK].cards[11:] = [], [], []
    table.run(DealFirstCards()).run(DealPreludes())
    assert {len(me.looking) for me in table.players} == {3 + 1 + 2}
