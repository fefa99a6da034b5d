"""What the vocabulary has for expansions, on made-up cards: requirements, amounts, and cards that need another expansion."""

from __future__ import annotations

from engine.amounts import number, per_lying, per_tags
from engine.card import CARDS
from engine.core import Cause
from engine.expansions import open_box
from engine.options import Options
from engine.requirements import cities, city_by_ocean, kinds_of_resources, on_cards, rating
from renderer.icons.icons import card_icons
from renderer.icons.pictograms import Sign
from tests.engine.table import Table
from tests.engine.table import number as card_id
from tests.expansions.made_up import MADE_UP
from words import card_text
from words.requirements import requirement_lack


def made_up() -> Table:
    return Table(2, more=[MADE_UP.name])


def text(name: str) -> str:
    return card_text(CARDS[card_id(name)])


def test_a_card_that_needs_another_expansion_is_in_the_deck_only_with_it() -> None:
    almanac = card_id("Peace Almanac")
    alone = open_box(Options(more=(MADE_UP.name,)))
    both = open_box(Options(more=(MADE_UP.name,), friendly=True))
    assert almanac not in alone.deck
    assert set(both.deck) == {*alone.deck, almanac}


def test_a_requirement_of_own_cities_counts_those_off_the_map_and_nobody_elses() -> None:
    table = made_up().tile("E5", "city", 0).tile("phobos-space-haven", "city", 1)
    assert cities(2, own=True).lacks(table.game, table[0]) == 1
    assert cities(2, own=True).lacks(table.tile("ganymede-colony", "city", 0).game, table[0]) == 0
    assert text("Town Hall").startswith("Needs 2 city tiles of your own.")
    assert requirement_lack(cities(2, own=True), 1) == "needs 1 more city tile of your own"


def test_a_requirement_of_cities_on_mars_leaves_out_those_off_the_map() -> None:
    table = made_up().tile("E5", "city", 0).tile("phobos-space-haven", "city", 1)
    assert cities(2, on_mars=True).lacks(table.game, table[0]) == 1
    assert cities(2, on_mars=True).lacks(table.tile("G4", "capital", 1).game, table[0]) == 0
    assert text("Ring Road").startswith("Needs 2 city tiles on Mars.")


def test_a_requirement_of_a_city_by_an_ocean_looks_at_the_neighbours() -> None:
    table = made_up().tile("E5", "city", 1).tile("phobos-space-haven", "city", 0).tile("A4", "ocean")
    assert city_by_ocean().lacks(table.game, table[0]) == 1
    table.tile("E4", "ocean")
    assert city_by_ocean().lacks(table.game, table[0]) == 0
    assert city_by_ocean(own=True).lacks(table.game, table[0]) == 1
    assert city_by_ocean(own=True).lacks(table.game, table[1]) == 0
    assert text("Promenade").startswith("Needs a city tile of your own next to an ocean.")


def test_a_requirement_of_resources_on_cards_adds_up_all_own_cards() -> None:
    table = (
        made_up()
        .lay(0, "Fish", "Birds", resources=1)
        .lay(0, "Decomposers", resources=7)
        .lay(1, "Herbivores", resources=9)
    )
    assert on_cards(animal=3).lacks(table.game, table[0]) == 1
    assert number(per_lying("animal"), table.game, table[0], Cause()) == 2
    table[0].resources[card_id("Fish")] = 4
    table.give(0, "Menagerie").stock(0, mc=4).play(0, "Menagerie")
    assert table.has(0) == {"mc": 5}
    assert requirement_lack(on_cards(animal=3), 1) == "needs 1\u00a0animal more on your cards"
    assert "for each animal on your cards" in text("Menagerie")


def test_a_requirement_of_kinds_counts_stocks_and_kinds_on_cards_once_each() -> None:
    table = made_up().stock(0, mc=9, heat=1).lay(0, "Fish", "Birds", resources=2)
    assert kinds_of_resources(3).lacks(table.game, table[0]) == 0
    assert kinds_of_resources(4).lacks(table.game, table[0]) == 1
    assert kinds_of_resources(3).lacks(table.game, table[1]) == 3


def test_a_requirement_of_rating_looks_at_the_own_rating() -> None:
    table = made_up().rating(0, 24).rating(1, 30)
    assert rating(25).lacks(table.game, table[0]) == 1
    assert rating(25).lacks(table.rating(0, 25).game, table[0]) == 0
    assert requirement_lack(rating(25), 1) == "needs a TR of at least 25, 1 more step"


def test_tags_of_several_kinds_are_counted_together_and_a_wild_tag_once() -> None:
    table = made_up().lay(0, "Sponsors", "Io Mining Industries", "Miranda Resort")
    assert number(per_tags("earth jovian"), table.game, table[0], Cause()) == 3
    assert number(per_tags("earth jovian", 2), table.game, table[0], Cause()) == 1
    assert text("Peerage").endswith("Gain 1\u00a0M€ for each Earth and Jovian tag you have.")
    assert "for every 2 plant and Earth tags you have, this card included" in text("Herbarium")
    (gain,) = card_icons(CARDS[card_id("Peerage")])
    assert gain[2:] == (Sign("tag:earth"), Sign("tag:jovian"))
