"""Rulings about what lies open to all."""

from __future__ import annotations

import pytest

from engine import view
from engine.card import CARDS
from engine.effects import reveal_until
from engine.journal import CardsRevealed
from tests.engine.table import Table, number
from tests.expansions.test_prelude import prelude
from tests.rulings.obeys import obeys
from words import log_lines

NAMES = ["Ann", "Ben"]


@obeys("r050")
def test_played_events_lie_open() -> None:
    table = Table().give(0, "Asteroid").stock(0, mc=14).play(0, "Asteroid").buried(0, "Comet")
    for seat in (0, 1, None):
        assert view(table.game, seat).seats[0].events == (number("Asteroid"), number("Comet"))


@obeys("r051")
def test_how_many_cards_a_hand_has_lies_open_but_not_which() -> None:
    table = Table().give(0, "Asteroid", "Comet")
    assert (view(table.game, 1).seats[0].hand, view(table.game, None).seats[0].hand) == (2, 2)
    assert (view(table.game, 1).hand, view(table.game, None).hand) == ((), ())
    other = Table().give(0, "Mine", "Fish")
    assert view(table.game, 1).seats == view(other.game, 1).seats, "whichever cards they are"


@obeys("r052")
def test_tags_stocks_and_resources_on_cards_lie_open() -> None:
    table = Table().stock(0, mc=7, plants=3).lay(0, "Research").lay(0, "Fish", resources=2)
    seen = view(table.game, 1).seats[0]
    assert (seen.stock["mc"], seen.stock["plants"]) == (7, 3)
    assert seen.tags == {"science": 2, "animal": 1}
    assert seen.resources == {number("Fish"): 2}


@obeys("r003", "r053")
@pytest.mark.parametrize(("card", "found"), [("Ants", 1), ("Comet", 0)])
def test_search_for_life_shows_the_top_card_to_all_and_discards_it(card: str, found: int) -> None:
    table = Table().lay(0, "Search For Life").stock(0, mc=1).deck(card).use(0, "Search For Life")
    assert table.game.table.discard == [number(card)]
    assert (table[0].hand, table.on(0, "Search For Life")) == ([], found)
    assert any(f"**{card}**" in line for line in log_lines(table.game.news, NAMES))


def told(table: Table) -> str:
    return "\n".join(log_lines(table.game.news, NAMES)).replace("\u00a0", " ")


@obeys("r053")
def test_cards_that_a_search_shows_are_named_to_all_those_taken_and_the_others() -> None:
    table = Table(2, more=["prelude"]).deck("Mine", "Comet", "Fish", "Asteroid")
    prelude(table, "Acquired Space Agency")
    assert table.names(table[0].hand) == ["Comet", "Asteroid"]
    assert "**Comet** and **Asteroid** shown and taken, **Mine** and **Fish** discarded" in told(table)
    found = told(Table().deck("Comet", "Asteroid").run(reveal_until(2, tag="space")))
    assert found.endswith("**Comet** and **Asteroid** shown and taken")


@obeys("r053")
def test_a_search_that_finds_nothing_names_what_it_showed_and_a_long_one_the_first_cards() -> None:
    table = Table()
    table.game.table.deck[:] = [number(name) for name in ("Fish", "Mine")]
    assert "**Mine** and **Fish** shown and discarded, none kept" in told(table.run(reveal_until(1, tag="jovian")))
    table = Table()
    table.run(reveal_until(99, tag="jovian"))
    said, others = told(table), len(table.game.table.discard)
    assert all(f"**{name}**" in said for name in table.names(table.game.table.discard[:12]))
    assert f" and {others - 12} others discarded" in said


def test_an_entry_of_an_older_version_says_how_many_others_a_search_showed() -> None:
    older = CardsRevealed(0, (number("Comet"),), 2)
    assert log_lines([older], NAMES)[0].endswith("**Comet** shown and taken, 2 others discarded")


@obeys("r053", "r090")
@pytest.mark.parametrize(
    ("name", "dealt", "kept"),
    [
        ("Celestic", ("Mine", "Dirigibles", "Comet", "Floating Habs", "Fish"), ["Dirigibles", "Floating Habs"]),
        (
            "Morning Star Inc.",
            ("Mine", "Venus Governor", "Comet", "Dirigibles", "Aerial Mappers", "Fish"),
            ["Venus Governor", "Dirigibles", "Aerial Mappers"],
        ),
        ("Splice", ("Mine", "Comet", "Ants", "Fish"), ["Ants"]),
    ],
)
def test_a_first_action_that_looks_for_cards_shows_cards_until_they_are_found_and_discards_the_others(
    name: str, dealt: tuple[str, ...], kept: list[str]
) -> None:
    table = Table(2, more=["venus", "promos"]).lay(0, name).deck(*dealt)
    table[0].first_action = number(name)
    table.act(0, f"first:{CARDS[number(name)].key}")
    assert table.names(table[0].hand) == kept
    assert table.names(table.game.table.discard) == [card for card in dealt[:-1] if card not in kept]
    assert table.game.table.deck[-1] == number("Fish"), "no further card is shown"
    assert all(f"**{card}**" in told(table) for card in dealt[:-1])
