"""Rulings about payments, discounts and refunds, about what is set off and when, and about the score."""

from __future__ import annotations

import pytest

from engine import view
from engine.card import CARDS
from engine.journal import StockChanged, TilePlaced
from engine.prices import card_price
from engine.scoring import award_points
from tests.engine.table import Table
from tests.rulings.obeys import obeys

# Paying.


@obeys("r088")
def test_an_event_with_a_space_tag_may_be_paid_with_titanium() -> None:
    table = Table().give(0, "Asteroid", "Investment Loan").stock(0, titanium=5)
    assert table.why_not(0, "Investment Loan") == "too-dear"
    table.play(0, "Asteroid")
    assert table.has(0) == {"titanium": 5 - 5 + 2}


@obeys("r106")
def test_a_card_with_building_and_space_tag_may_be_paid_with_both_metals_and_money() -> None:
    table = Table().give(0, "Space Elevator").stock(0, steel=5, titanium=5, mc=2).play(0, "Space Elevator")
    assert table.has(0) == {}
    table = Table().give(0, "Space Elevator").stock(0, steel=9, titanium=9, mc=9).play(0, "Space Elevator")
    assert table.key == "pay"
    table.choose("steel=3", "titanium=6", "mc=3")
    assert table.has(0) == {"steel": 6, "titanium": 3, "mc": 6}


@obeys("r107")
@pytest.mark.parametrize(("name", "stock"), [("Asteroid", {"steel": 20}), ("Strip Mine", {"titanium": 20})])
def test_steel_pays_for_no_space_card_and_titanium_for_no_building(name: str, stock: dict[str, int]) -> None:
    table = Table().give(0, name).stock(0, **stock).production(0, energy=2)
    assert table.why_not(0, name) == "too-dear"
    assert table.stock(0, steel=20, titanium=20).why_not(0, name) is None


@obeys("r108")
@pytest.mark.parametrize(
    ("name", "metal", "usual", "needed"),
    [("Aquifer Pumping", "steel", 4, 3), ("Rotator Impacts", "titanium", 2, 2)],
)
def test_metals_have_their_value_in_actions_that_take_them(name: str, metal: str, usual: int, needed: int) -> None:
    table = Table(2, more=["venus"]).lay(0, name).stock(0, **{metal: usual}).use(0, name)
    assert table.has(0) == {}
    other = Table(2, more=["venus"]).lay(0, name, "Advanced Alloys").stock(0, **{metal: needed})
    assert f"action:{name.lower().replace(' ', '-')}" in other.offers(0)
    assert f"action:{name.lower().replace(' ', '-')}" not in other.stock(0, **{metal: needed - 1}).offers(0)


@obeys("r123")
def test_discounts_end_at_nothing() -> None:
    table = Table().lay(0, "Earth Office", "Teractor", "Earth Catapult").give(0, "Sponsors", "Media Group", "Cartel")
    prices = [card_price(table.game, table[0], CARDS[card]) for card in table[0].hand]
    assert prices == [0, 0, 0], "8 off the printed 6, 6 and 8"
    table.stock(0, mc=1).play(0, "Media Group").play(0, "Sponsors")
    assert table.has(0) == {"mc": 1}


@obeys("r147")
def test_discounts_of_teractor_and_earth_office_add_up_to_six() -> None:
    table = Table().lay(0, "Teractor", "Earth Office").give(0, "Cartel", "Miranda Resort").stock(0, mc=2)
    assert table.play(0, "Cartel").has(0) == {}
    assert table.stock(0, mc=11).why_not(0, "Miranda Resort") == "too-dear"


@obeys("r148")
@pytest.mark.parametrize(
    ("laid", "value"), [((), 3), (("PhoboLog",), 4), (("Advanced Alloys",), 4), (("PhoboLog", "Advanced Alloys"), 5)]
)
def test_titanium_is_worth_five_with_phobolog_and_advanced_alloys(laid: tuple[str, ...], value: int) -> None:
    table = Table().lay(0, *laid).give(0, "Asteroid").stock(0, titanium=1, mc=14 - value).play(0, "Asteroid")
    assert table.has(0) == {"titanium": 2}


@obeys("r150")
@pytest.mark.parametrize(
    ("laid", "paid"),
    [(("Media Group",), 3), (("Interplanetary Cinematics",), 2), (("Media Group", "Interplanetary Cinematics"), 5)],
)
def test_media_group_and_interplanetary_cinematics_both_pay_for_an_event(laid: tuple[str, ...], paid: int) -> None:
    table = Table().lay(0, *laid).give(0, "Asteroid").stock(0, mc=14).play(0, "Asteroid")
    assert table.has(0)["mc"] == paid


@obeys("r152")
def test_a_city_project_brings_back_two_three_and_four() -> None:
    table = Table().lay(0, "Rover Construction", "Standard Technology", "CrediCor").stock(0, mc=25)
    table.act(0, "project:city").pick("space:G4")
    assert table.has(0) == {"mc": 2 + 3 + 4}


@obeys("r154")
@pytest.mark.parametrize(
    ("laid", "name", "price"),
    [("CrediCor", "Mohole Area", 20), ("Interplanetary Cinematics", "Asteroid", 14), ("Media Group", "Asteroid", 14)],
)
def test_a_refund_cannot_help_to_pay_the_card_that_brings_it(laid: str, name: str, price: int) -> None:
    table = Table().lay(0, laid).give(0, name).stock(0, mc=price - 1)
    assert table.why_not(0, name) == "too-dear"
    assert table.stock(0, mc=price).why_not(0, name) is None


@obeys("r157")
def test_what_an_event_sets_off_comes_after_it() -> None:
    table = Table().lay(0, "Rover Construction", "Standard Technology").stock(0, mc=24)
    assert "project:city" not in table.offers(0), "the M€ for the city come after it was paid"
    table = Table().lay(0, "Arctic Algae").stock(0, mc=18).act(0, "project:aquifer").pick("space:A5")
    told = [
        type(entry)
        for entry in table.game.news
        if isinstance(entry, TilePlaced) or getattr(entry, "what", "") == "plants"
    ]
    assert told == [TilePlaced, StockChanged]


@obeys("r153")
@pytest.mark.parametrize("at", [0, 1])
def test_plants_that_an_ocean_brings_another_player_may_be_removed_by_the_same_card(at: int) -> None:
    table = Table().lay(1, "Arctic Algae").stock(1, plants=at).give(0, "Comet").stock(0, mc=21)
    table.play(0, "Comet", "space:A5", "seat:1")
    assert table.has(1) == {}


# What is set off.


@obeys("r145")
def test_triggers_happen_without_a_question_whoever_sets_them_off() -> None:
    table = Table(2, more=["venus"]).lay(1, "Olympus Conference", "Arctic Algae", "Aphrodite").stock(0, mc=33)
    table.act(0, "project:aquifer").pick("space:A5").act(0, "project:air-scrapping")
    assert table.done
    assert table.has(1) == {"plants": 2, "mc": 2}
    table.give(1, "Gene Repair").lay(1, "Research").stock(1, mc=12).play(1, "Gene Repair")
    assert table.done
    assert table.on(1, "Olympus Conference") == 1


@obeys("r146")
def test_mars_university_may_be_declined() -> None:
    table = Table().lay(0, "Mars University").give(0, "Physics Complex", "Fish").stock(0, mc=12)
    table.play(0, "Physics Complex")
    assert (table.key, table.asked.least, table.asked.most) == ("swap", 0, 1)
    table.choose()
    assert (table.names(table[0].hand), table.game.table.discard) == (["Fish"], [])


@obeys("r151")
@pytest.mark.parametrize(("space", "metal"), [("C7", "steel"), ("H6", "titanium")])
def test_mining_rights_bring_the_mining_guild_the_metal_of_the_card_and_a_step_of_steel(space: str, metal: str) -> None:
    table = (
        Table()
        .lay(0, "Mining Guild")
        .give(0, "Mining Rights")
        .stock(0, mc=9)
        .play(0, "Mining Rights", f"space:{space}")
    )
    made = {"steel": 1}
    made[metal] = made.get(metal, 0) + 1
    assert (table.makes(0), table.has(0)) == (made, {metal: 1})


# Milestones and awards.


@obeys("r124")
def test_a_milestone_costs_eight_and_brings_five_points_to_who_claims_it() -> None:
    table = Table().rating(0, 35).rating(1, 35).stock(0, mc=8).stock(1, mc=8).act(0, "milestone:terraformer")
    assert table.has(0) == {}
    assert (table.points(0)["milestones"], table.points(1)["milestones"]) == (5, 0)
    assert "milestone:terraformer" not in table.offers(1)


@obeys("r125")
def test_who_funds_an_award_need_not_win_it() -> None:
    table = Table().production(1, mc=3).stock(0, mc=8).act(0, "award:banker")
    assert (table.points(0)["awards"], table.points(1)["awards"]) == (0, 5)


@obeys("r126")
@pytest.mark.parametrize(
    ("produced", "points"), [((3, 3, 2), [5, 5, 0]), ((3, 2, 2), [5, 2, 2]), ((3, 3, 3), [5, 5, 5])]
)
def test_ties_for_an_award_are_friendly(produced: tuple[int, ...], points: list[int]) -> None:
    table = Table(3)
    for seat, n in enumerate(produced):
        table.production(seat, mc=n)
    assert award_points(table.game, "banker") == points


@obeys("r127")
@pytest.mark.parametrize(
    ("produced", "points"),
    [((3, 0, 0), [5, 2, 2]), ((3, -2, -5), [5, 2, 0]), ((3, -2, -2), [5, 2, 2]), ((0, 0, 0), [5, 5, 5])],
)
def test_nothing_and_less_count_for_an_award(produced: tuple[int, ...], points: list[int]) -> None:
    table = Table(3)
    for seat, n in enumerate(produced):
        table.production(seat, mc=n)
    assert award_points(table.game, "banker") == points


@obeys("r129")
def test_alone_there_are_neither_milestones_nor_awards() -> None:
    table = Table(1).rating(0, 50).stock(0, mc=50)
    assert not [option for option in table.offers(0) if option.startswith(("milestone:", "award:"))]
    assert (view(table.game, None).milestone_scores, view(table.game, None).award_scores) == ({}, {})


@obeys("r054")
def test_each_step_of_rating_is_a_point() -> None:
    assert Table().rating(0, 33).points(0)["tr"] == 33


@pytest.mark.parametrize(("mc", "playable"), [(6, True), (5, False)])
def test_of_two_cards_whose_floaters_pay_the_one_worth_less_keeps_the_floater_that_is_to_be_removed(
    mc: int, playable: bool
) -> None:
    """Stratospheric Birds: 12 M€ by two floaters of Dirigibles and M€; one of Stormcraft, which pays for Helion as 2 heat, is left."""
    table = Table(2, more=["venus", "colonies"]).lay(0, "Helion").parameters(venus=12).stock(0, mc=mc)
    table.lay(0, "Stormcraft Incorporated", resources=1).lay(0, "Dirigibles", resources=2).give(
        0, "Stratospheric Birds"
    )
    assert table.can_play(0, "Stratospheric Birds") is playable
