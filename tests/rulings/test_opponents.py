"""Rulings about who opposes whom: markers, the neutral opponent, and what is no attack."""

from __future__ import annotations

import pytest

from engine.actions.corporations import reveal_corporation
from engine.card import CARDS
from engine.core import Cause
from engine.effects import steal
from engine.effects.order import Triggered
from engine.effects.production import production
from engine.expansions.promos.losses import takers
from engine.expansions.promos.markers import COMMUNITY
from tests.engine.table import Table, number
from tests.rulings.obeys import obeys

ARCADIA = "Arcadian Communities"


def alone(*corporations: str) -> Table:
    """A solo game without its neutral tiles."""
    table = Table(1, more=["promos", "prelude"])
    table.game.table.tiles.clear()
    return table.lay(0, *corporations).stock(0, mc=20)


# Arcadian Communities and Land Claim.


def claimed(space: str, *, seat: int = 0) -> Table:
    table = Table(2, more=["promos"]).lay(0, ARCADIA).stock(seat, mc=1).give(seat, "Land Claim")
    return table.play(seat, "Land Claim", f"space:{space}")


@obeys("r458", "r249")
def test_a_tile_on_an_own_claim_pays_who_leads_arcadian_communities() -> None:
    table = claimed("E8").stock(0, plants=8).act(0, "convert:plants").pick("space:E8")
    assert (table.has(0)["mc"], table.game.table.claims) == (3, {})


@obeys("r249")
def test_communities_may_follow_beside_an_own_claim() -> None:
    table = claimed("E8").use(0, ARCADIA)
    assert table.spaces() == {"D7", "E7", "E9"}, "the land beside E8"


def test_the_claim_of_another_is_no_community() -> None:
    table = claimed("E8", seat=1)
    assert f"action:{CARDS[number(ARCADIA)].key}" not in table.offers(0)
    table.stock(1, plants=8).act(1, "convert:plants").pick("space:E8")
    assert (table.has(0), table.has(1).get("mc", 0)) == ({}, 0)


def test_land_that_is_reserved_by_a_community_cannot_be_claimed() -> None:
    table = Table(2, more=["promos"]).lay(0, ARCADIA).stock(0, mc=1).give(0, "Land Claim")
    table[0].first_action = number(ARCADIA)
    table.act(0, "first:arcadian-communities").pick("space:E8")
    assert [marker.kind for marker in table.game.table.markers.values()] == [COMMUNITY]
    assert "E8" not in table.turn(0).play(0, "Land Claim").spaces()


# Philares alone.


@obeys("r311", "r680")
@pytest.mark.parametrize("kind", ["city", "greenery"])
def test_philares_alone_gains_beside_neutral_tiles(kind: str) -> None:
    table = alone("Philares").tile("D5", kind).tile("E4", "ocean").stock(0, mc=0, plants=8)
    table.act(0, "convert:plants").pick("space:D4", "steel")
    assert (table.done, table.has(0)["steel"]) == (True, 1), "one for the neutral tile, none for the ocean"


def test_with_others_nobodys_tiles_are_not_those_of_an_opponent() -> None:
    table = Table(2, more=["promos"]).lay(0, "Philares").tile("D5", "city").tile("E4", "ocean").stock(0, plants=8)
    assert table.act(0, "convert:plants").pick("space:D4").done


def test_what_was_there_before_it_was_revealed_does_not_come_to_lie_beside() -> None:
    table = alone().tile("E5", "city").tile("E6", "greenery", 0).stock(0, mc=0)
    reveal(table, "Philares")
    assert table.game.homework == {}


def reveal(table: Table, name: str) -> None:
    """Seat 0 plays a further corporation."""
    card = table._take(name)  # pyright: ignore[reportPrivateUsage]
    table[0].looking = [card]
    reveal_corporation(table.game, table[0], CARDS[card])
    table.run(Triggered())


def test_alone_only_the_corporation_that_is_revealed_reacts_to_the_neutral_cities() -> None:
    table = alone("Tharsis Republic").tile("E5", "city").tile("C4", "city")
    reveal(table, "Inventrix")
    assert table.makes(0) == {}
    table = alone("Inventrix").tile("E5", "city").tile("C4", "city")
    reveal(table, "Tharsis Republic")
    assert table.makes(0) == {"mc": 2}


# Mons Insurance.


@obeys("r286")
def test_alone_the_insurance_pays_for_what_is_lowered_of_the_neutral_opponent() -> None:
    table = alone("Mons Insurance").run(production(mc=1, any={"mc": -2})).run(Triggered())
    assert (table.has(0), table.makes(0)) == ({"mc": 17}, {"mc": 1})


@obeys("r286")
def test_alone_the_insurance_pays_for_what_is_stolen_from_the_neutral_opponent() -> None:
    assert alone("Mons Insurance").run(steal(steel=2)).run(Triggered()).has(0) == {"mc": 17, "steel": 2}


def test_alone_the_insurance_pays_for_prey_but_not_for_what_need_not_be_removed() -> None:
    table = alone("Mons Insurance", "Predators").use(0, "Predators")
    assert (table.on(0, "Predators"), table.has(0)) == (1, {"mc": 17})
    table = alone("Mons Insurance").give(0, "Virus").play(0, "Virus")
    assert table.has(0) == {"mc": 19}, "the price alone"


def test_alone_the_insurance_pays_no_more_than_there_is() -> None:
    assert alone("Mons Insurance").stock(0, mc=2).run(steal(steel=2)).run(Triggered()).has(0) == {"steel": 2}


def starts(name: str) -> Table:
    """A table at which seat 0 reveals a corporation, with all that it brings."""
    table = Table(3, more=["promos"]).production(1, mc=1).lay(0, name)
    for effect in CARDS[number(name)].play:
        table.run(effect, cause=Cause(number(name))).run(Triggered())
    return table.turn(0)


@obeys("r282", "r469")
def test_the_start_of_mons_insurance_is_no_reason_for_a_law_suit() -> None:
    table = starts("Mons Insurance").give(1, "Law Suit").stock(1, mc=2)
    assert [table.makes(seat) for seat in range(3)] == [{"mc": 4}, {"mc": -1}, {"mc": -2}]
    assert (takers(table.game, table[1]), table.why_not(1, "Law Suit")) == ([], "requires")
    assert table.has(0) == {}
