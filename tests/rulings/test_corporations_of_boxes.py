"""Rulings about the corporations of the base game, the corporate era, Prelude, Venus Next, Colonies and Turmoil."""

from __future__ import annotations

import pytest

from engine import Game
from engine.card import CARDS
from engine.effects import ocean, production
from engine.effects.government import RaiseOne
from engine.effects.order import Triggered
from engine.effects.parameters import Raise
from engine.journal import CorporationPlayed, Drawn
from engine.phases.generation import RunPhase
from engine.scoring import result
from tests.engine.table import Table
from tests.expansions.test_prelude import OTHER, PLAIN, begun, choose, prelude
from tests.expansions.test_turmoil import event, rules, table_of
from tests.rulings.obeys import obeys


def first(table: Table, corporation: str) -> Table:
    """Do the first action of a corporation."""
    table.lay(0, corporation)
    table[0].first_action = table[0].corporation
    return table.act(0, f"first:{CARDS[table[0].corporation].key}")


# CrediCor, Ecoline, Interplanetary Cinematics, Inventrix.


@obeys("r262")
@pytest.mark.parametrize(("cost", "gained"), [("Asteroid Mining", 4), ("Asteroid", 0)])
def test_credicor_is_paid_for_cards_of_a_printed_20_paid_with_metal_too(cost: str, gained: int) -> None:
    table = Table().lay(0, "CrediCor").give(0, cost).stock(0, titanium=10).play(0, cost)
    assert table.has(0).get("mc", 0) == gained


@obeys("r263")
@pytest.mark.parametrize(
    ("project", "price", "gained"),
    [("city", 25, 4), ("greenery", 23, 4), ("aquifer", 18, 0), ("asteroid", 14, 0), ("power-plant", 11, 0)],
)
def test_credicor_is_paid_for_the_projects_city_and_greenery(project: str, price: int, gained: int) -> None:
    table = Table().lay(0, "CrediCor").stock(0, mc=price).act(0, f"project:{project}")
    if not table.done:
        table.pick("space:A4" if project == "aquifer" else "space:G4")
    assert table.has(0).get("mc", 0) == gained


@obeys("r264")
def test_ecoline_pays_seven_plants_for_every_greenery() -> None:
    table = Table().lay(0, "Ecoline").stock(0, plants=21)
    for left, space in ((14, "G4"), (7, "G5"), (0, "G3")):
        table.act(0, "convert:plants").pick(f"space:{space}")
        assert table.has(0).get("plants", 0) == left
    assert "convert:plants" not in table.stock(0, plants=6).offers(0)
    assert "convert:plants" not in table.stock(1, plants=7).offers(1)


@obeys("r272")
@pytest.mark.parametrize(("mc", "left"), [(13, None), (14, 2)])
def test_interplanetary_cinematics_refunds_after_the_payment(mc: int, left: int | None) -> None:
    table = Table().lay(0, "Interplanetary Cinematics").give(0, "Asteroid").stock(0, mc=mc)
    if left is None:
        assert table.why_not(0, "Asteroid") == "too-dear"
    else:
        assert table.play(0, "Asteroid").has(0)["mc"] == left


BENT = [
    ("Kelp Farming", "oceans", 4, 3),
    ("Bushes", "temperature", -14, -16),
    ("Breathing Filters", "oxygen", 5, 4),
    ("Ishtar Mining", "venus", 4, 2),
    ("Colonizer Training Camp", "oxygen", 7, 8),
    ("Rotator Impacts", "venus", 18, 20),
]


@obeys("r274")
@pytest.mark.parametrize(("name", "parameter", "bent", "too_far"), BENT)
def test_inventrix_bends_requirements_of_all_four_parameters_by_two_steps(
    name: str, parameter: str, bent: int, too_far: int
) -> None:
    table = Table(2, more=["venus"]).lay(0, "Inventrix").give(0, name).stock(0, mc=40)
    assert table.parameters(**{parameter: bent}).why_not(0, name) is None
    assert table.parameters(**{parameter: too_far}).why_not(0, name) == "requires"


@obeys("r275")
@pytest.mark.parametrize(
    "name",
    [
        "Gene Repair",
        "Rad-Suits",
        "Asteroid Mining Consortium",
        "Ecological Zone",
        "Pioneer Settlement",
        "Terraforming Contract",
    ],
)
def test_inventrix_bends_no_other_requirement(name: str) -> None:
    table = Table(2, more=["venus", "colonies"]).rating(0, 24).lay(0, "Inventrix").give(0, name).stock(0, mc=40)
    if name == "Pioneer Settlement":
        for key in list(table.game.table.outposts)[:2]:
            table.game.table.outposts[key] = table.game.table.outposts[key].__replace__(settled=(0,))
        table.game.derive_pending()
    assert table.why_not(0, name) == "requires"


@obeys("r276", "r295")
@pytest.mark.parametrize(
    ("corporation", "name", "parameter", "bent", "too_far"),
    [
        ("Inventrix", "Breathing Filters", "oxygen", 1, 0),
        ("Morning Star Inc.", "Stratospheric Birds", "venus", 0, None),
        ("Morning Star Inc.", "Rotator Impacts", "venus", 26, 28),
    ],
)
def test_a_corporation_with_special_design_and_adaptation_technology_bends_six_steps(
    corporation: str, name: str, parameter: str, bent: int, too_far: int | None
) -> None:
    table = Table(2, more=["venus"]).lay(0, corporation, "Adaptation Technology").stock(0, mc=40)
    table.lay(0, "Dirigibles", resources=1).give(0, "Special Design", name).play(0, "Special Design")
    assert table.parameters(**{parameter: bent}).why_not(0, name) is None
    if too_far is not None:
        assert table.parameters(**{parameter: too_far}).why_not(0, name) == "requires"


# Helion.


@obeys("r268")
def test_the_heat_of_helion_is_not_stolen_as_money() -> None:
    table = Table().lay(1, "Helion").stock(1, heat=9, mc=1).give(0, "Hired Raiders").stock(0, mc=1)
    table.play(0, "Hired Raiders")
    while not table.done:
        table.pick(next(option for option in table.options() if option in ("1", "seat:1")))
    assert (table.has(0), table.has(1)) == ({"mc": 1}, {"heat": 9})


@obeys("r268")
def test_the_heat_of_helion_is_not_removed_as_money() -> None:
    table = Table().lay(1, "Helion").stock(1, heat=9).tile("A1", "city", 1).give(0, "Flooding").stock(0, mc=7)
    table.play(0, "Flooding", "space:A2")
    assert table.done or "seat:1" not in table.options()
    assert table.has(1) == {"heat": 9}


@obeys("r269")
@pytest.mark.parametrize(("mc", "ranks"), [(3, [1, 1]), (2, [2, 1]), (4, [1, 2])])
def test_the_heat_of_helion_breaks_no_tie(mc: int, ranks: list[int]) -> None:
    table = Table().lay(0, "Helion").stock(0, heat=9, mc=mc).stock(1, mc=3)
    rank = {place.seat: place.rank for place in result(table.game)}
    assert [rank[seat] for seat in (0, 1)] == ranks


@obeys("r270")
def test_helion_pays_preludes_with_heat() -> None:
    table = Table(2, more=["prelude"]).lay(0, "Helion").stock(0, heat=5)
    assert prelude(table, "Huge Asteroid").parameter("temperature") == -24
    assert table.has(0) == {}
    table = Table(2, more=["prelude"]).stock(0, heat=5)
    assert prelude(table, "Huge Asteroid").has(0) == {"heat": 5, "mc": 15}


@obeys("r270")
@pytest.mark.parametrize(("corporation", "most"), [("Helion", 3), ("Teractor", 1)])
def test_helion_pays_research_with_heat(corporation: str, most: int) -> None:
    table = Table().lay(0, corporation).stock(0, heat=7, mc=3).run(RunPhase("research"))
    game = table.game
    assert game.pending[0].most == most
    bought = game.pending[0].options[:most]
    game.answer(0, bought)
    game.answer(1, ())
    if corporation == "Helion":
        game.answer(0, ["mc=3", "heat=6"])
    assert len(table[0].hand) == most
    assert table.has(0) == {"heat": 1 if corporation == "Helion" else 7}


@obeys("r271")
def test_a_global_event_takes_no_heat_of_helion_for_money() -> None:
    table = table_of().lay(0, "Helion").stock(0, heat=9, mc=1).tile("E1", "city", 0)
    event(table, "riots")
    assert table.has(0) == {"heat": 9}


# Mining Guild.


@obeys("r279", "r280")
@pytest.mark.parametrize("seat", [0, 1])
def test_mining_guild_counts_an_own_ocean_on_metal_once(seat: int) -> None:
    table = Table().lay(0, "Mining Guild").run(ocean(), seat).pick("space:A2").run(Triggered())
    assert table.has(seat)["steel"] == 2
    assert table.makes(0) == ({"steel": 1} if seat == 0 else {})


@obeys("r281")
def test_steel_of_mars_first_is_no_placement_bonus_for_mining_guild() -> None:
    table = rules(table_of().lay(0, "Mining Guild"), "mars-first").stock(0, mc=25)
    table.act(0, "project:city").pick("space:C2")
    assert table.has(0) == {"steel": 1}
    assert table.makes(0) == {"mc": 1}


# Corporations of Prelude and of the corporate era.


def revealed(*corporations: str, more: tuple[str, ...] = ("prelude",), preludes: tuple[str, ...] = PLAIN) -> Game:
    """A game of two that has just begun, with these corporations in player order."""
    game = begun(2, preludes, OTHER, corporations=corporations, more=more)
    for seat, name in enumerate(corporations):
        choose(game, seat, *(preludes, OTHER)[seat][:2], corporation=name)
    return game


@obeys("r314")
def test_point_luna_draws_when_it_is_revealed_before_others_reveal() -> None:
    game = revealed("Point Luna", "Teractor")
    kinds = [type(e) for e in game.news if isinstance(e, CorporationPlayed | Drawn)]
    assert kinds == [CorporationPlayed, Drawn, CorporationPlayed]


@obeys("r314")
def test_point_luna_draws_for_each_earth_tag() -> None:
    table = Table(2, more=["prelude", "colonies"]).lay(0, "Point Luna").stock(0, mc=10)
    table.lay(0, "Sponsors", "Acquired Company").give(0, "Luna Governor", "Mine")
    assert len(table.play(0, "Luna Governor")[0].hand) == 1 + 2


@obeys("r325")
def test_saturn_systems_is_paid_for_its_own_tag() -> None:
    assert revealed("Saturn Systems", "Teractor").players[0].production["mc"] == 1


@obeys("r326")
def test_saturn_systems_is_paid_for_jovian_tags_of_preludes_and_of_corporations_revealed_later() -> None:
    both = ("prelude", "colonies")
    assert revealed("Saturn Systems", "Stormcraft Incorporated", more=both).players[0].production["mc"] == 2
    with_prelude = ("Galilean Mining", "Donation", "Supply Drop", "Mohole")
    assert revealed("Saturn Systems", "Teractor", preludes=with_prelude).players[0].production["mc"] == 2


@obeys("r323")
@pytest.mark.parametrize(
    ("made", "raised"),
    [
        ({}, {"mc", "steel", "titanium", "plants", "energy", "heat"}),
        ({"mc": 1, "heat": 2}, {"steel", "titanium", "plants", "energy"}),
    ],
)
def test_robinson_industries_raises_a_lowest_production_of_choice(made: dict[str, int], raised: set[str]) -> None:
    table = Table(2, more=["prelude"]).lay(0, "Robinson Industries").stock(0, mc=4).production(0, **made)
    assert set(table.use(0, "Robinson Industries").options()) == raised
    table.pick("energy")
    assert (table.makes(0), table.has(0)) == ({**made, "energy": 1}, {})


@obeys("r324")
def test_a_negative_money_production_is_the_lowest_for_robinson_industries() -> None:
    table = Table(2, more=["prelude"]).lay(0, "Robinson Industries").stock(0, mc=4).production(0, mc=-1)
    assert table.use(0, "Robinson Industries").makes(0) == {}, "nothing to choose: M€ rises from -1 to 0"


# Venus Next.


def venus(players: int = 2, *more: str) -> Table:
    return Table(players, more=["venus", *more])


@obeys("r245")
@pytest.mark.parametrize(("was", "gained"), [(0, 6), (28, 2), (30, 0)])
def test_aphrodite_is_paid_for_steps_that_are_made_and_not_for_those_beyond_the_end(was: int, gained: int) -> None:
    table = venus().lay(0, "Aphrodite").parameters(venus=was).run(Raise("venus", 3), 1).run(Triggered())
    assert table.has(0).get("mc", 0) == gained


FLOATERS = {
    "Dirigibles": "holds them",
    "Hydrogen to Venus": "adds them to another card",
    "Aerosport Tournament": "needs them",
    "Stratospheric Birds": "spends one",
    "Air-Scrapping Expedition": "",
    "Extractor Balloons": "",
}


@obeys("r259", "r260")
@pytest.mark.parametrize("name", FLOATERS)
def test_celestic_keeps_the_first_two_cards_with_the_sign_of_floaters(name: str) -> None:
    table = first(venus().deck("Mine", name, "Comet", "Atmoscoop", "Aerial Mappers"), "Celestic")
    assert table.names(table[0].hand) == [name, "Atmoscoop"]
    assert {"Mine", "Comet"} <= set(table.names(table.game.table.discard))


@obeys("r261")
def test_floaters_for_a_venus_card_may_go_to_celestic() -> None:
    table = venus().lay(0, "Celestic", "Io Mining Industries").give(0, "Hydrogen to Venus").stock(0, mc=11)
    assert table.play(0, "Hydrogen to Venus").on(0, "Celestic") == 1


@obeys("r278")
def test_manutech_loses_nothing_by_production_that_falls() -> None:
    table = venus().lay(0, "Manutech").give(0, "Strip Mine").stock(0, mc=25, energy=5).production(0, energy=2)
    assert table.play(0, "Strip Mine").has(0) == {"energy": 5, "steel": 2, "titanium": 1}
    table.run(production(any={"steel": -1}), 1)
    assert (table.makes(0)["steel"], table.has(0)["steel"]) == (1, 2)


@obeys("r278")
def test_manutech_gains_the_steps_raised_and_not_the_whole_production() -> None:
    table = venus().lay(0, "Manutech").give(0, "Mine").stock(0, mc=4).production(0, steel=3).play(0, "Mine")
    assert (table.has(0), table.makes(0)) == ({"steel": 1}, {"steel": 4})


@obeys("r293")
def test_morning_star_keeps_the_first_three_cards_with_a_venus_tag() -> None:
    table = venus().deck("Mine", "Dirigibles", "Comet", "Ishtar Mining", "Venus Governor", "Aerial Mappers")
    first(table, "Morning Star Inc.")
    assert table.names(table[0].hand) == ["Dirigibles", "Ishtar Mining", "Venus Governor"]


@obeys("r294")
@pytest.mark.parametrize(("at", "why"), [(14, None), (16, "requires")])
def test_morning_star_bends_the_most_that_a_card_allows_too(at: int, why: str | None) -> None:
    table = venus().lay(0, "Morning Star Inc.").give(0, "Spin-Inducing Asteroid").stock(0, mc=20)
    assert table.parameters(venus=at).why_not(0, "Spin-Inducing Asteroid") == why


# Colonies.


def polyphemos(*more: str) -> Table:
    return Table(2, more=["colonies", *more]).lay(0, "Polyphemos")


@obeys("r315")
def test_polyphemos_pays_five_for_each_first_card_and_each_card_of_research() -> None:
    game = begun(2, PLAIN, OTHER, corporations=("Polyphemos",), more=("prelude", "colonies"))
    choose(game, 0, *PLAIN[1:3], corporation="Polyphemos", buys=4)
    choose(game, 1)
    assert game.players[0].stock["mc"] == 50 - 4 * 5
    table = polyphemos().stock(0, mc=14).run(RunPhase("research"))
    assert table.game.pending[0].most == 2
    table.game.answer(0, table.game.pending[0].options[:2])
    table.game.answer(1, ())
    assert table.has(0) == {"mc": 4}


@obeys("r315")
@pytest.mark.parametrize("name", ["Business Network", "Inventors' Guild"])
@pytest.mark.parametrize(("mc", "left"), [(5, 0), (4, None)])
def test_polyphemos_pays_five_for_a_card_that_an_action_sells(name: str, mc: int, left: int | None) -> None:
    table = polyphemos().lay(0, name).stock(0, mc=mc).deck("Mine").use(0, name)
    if left is None:
        assert table.done or table.asked.most == 0
    else:
        assert table.pick("card:mine").has(0) == {}
        assert table.names(table[0].hand) == ["Mine"]


@obeys("r316")
def test_polyphemos_pays_for_drawn_cards_what_the_card_says() -> None:
    table = polyphemos().lay(0, "Restricted Area").stock(0, mc=2).use(0, "Restricted Area")
    assert (len(table[0].hand), table.has(0)) == (1, {})


@obeys("r317")
def test_polyphemos_pays_the_scientists_ten_for_three_cards() -> None:
    table = rules(table_of(more=["turmoil", "colonies"]).lay(0, "Polyphemos"), "scientists").stock(0, mc=10)
    table.act(0, "policy")
    assert (len(table[0].hand), table.has(0)) == (3, {})


# Turmoil.


@obeys("r277")
@pytest.mark.parametrize("how", ["own", "another", "world", "event"])
def test_lakefront_resorts_is_paid_for_every_ocean(how: str) -> None:
    table = table_of(more=["turmoil", "venus"]).lay(0, "Lakefront Resorts")
    match how:
        case "world":
            table.run(RaiseOne(rewarded=False)).pick("raise:oceans", "space:A5")
        case "event":
            event(table, "aquifer-released-by-public-council").pick("space:A5")
        case _:
            table.run(ocean(), 0 if how == "own" else 1).pick("space:A5")
    assert table.run(Triggered()).makes(0) == {"mc": 1}
