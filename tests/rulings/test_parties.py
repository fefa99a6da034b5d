"""Rulings about the policies of the parties, and about delegates, leaders and dominance."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import changes
from engine.card import CARDS
from engine.decision import as_picks
from engine.effects import ocean
from engine.effects.government import RaiseOne
from engine.effects.order import Triggered
from engine.expansions.turmoil.phase import Convene, NewGovernment, neutral_parties
from engine.expansions.turmoil.state import NEUTRAL
from engine.payment import mixes
from tests.engine.table import Table, number
from tests.expansions.test_prelude import prelude
from tests.expansions.test_turmoil import event, sit, state, table_of
from tests.rulings.obeys import obeys


@obeys("r519")
@pytest.mark.parametrize(
    ("reds", "leader"), [([NEUTRAL, NEUTRAL], NEUTRAL), ([NEUTRAL, NEUTRAL, 0], 0), ([1, 1, NEUTRAL, 0], 1)]
)
def test_the_exchange_of_recruitment_changes_the_lead_and_never_dominance(reds: list[int], leader: int) -> None:
    table = sit(table_of(), "reds", reds=reds, unity=[1] * len(reds)).stock(0, mc=2).give(0, "Recruitment")
    table.play(0, "Recruitment")
    assert (len(state(table).delegates["reds"]), state(table).delegates["reds"].count(0)) == (
        len(reds),
        reds.count(0) + 1,
    )
    assert (state(table).dominant, state(table).leaders["reds"]) == ("reds", leader)


@obeys("r573", "r598")
@pytest.mark.parametrize(("by", "left"), [("Ecology Experts", 40 - 15), ("Eccentric Sponsor", 40)])
def test_wildlife_dome_can_be_played_by_a_prelude_since_the_greens_rule(by: str, left: int) -> None:
    at = Table(2, more=["turmoil", "prelude"]).run(Convene()).give(0, "Wildlife Dome").stock(0, mc=40)
    changes.begin_phase(at.game, "preludes")
    prelude(at, by).pick("card:wildlife-dome", "space:G4")
    assert at.names(at[0].played)[-1] == "Wildlife Dome"
    assert (at.parameter("oxygen"), at.has(0)) == (1, {"mc": left})


@obeys("r598", "r602")
@pytest.mark.parametrize("by", ["Ecology Experts", "Eccentric Sponsor"])
def test_a_card_that_needs_another_party_than_the_greens_cannot_be_played_by_a_prelude(by: str) -> None:
    at = (
        Table(2, more=["turmoil", "prelude"])
        .run(Convene())
        .give(0, "GMO Contract", "Red Tourism Wave", "Cultural Metropolis")
        .stock(0, mc=40)
    )
    prelude(at, by)
    assert at.options() == ("card:gmo-contract",)


@obeys("r640")
def test_the_greens_pay_for_the_first_greenery_of_philares() -> None:
    table = table_of(2, "greens", more=["turmoil", "promos"]).lay(0, "Philares").stock(0, mc=0)
    table[0].first_action = number("Philares")
    table.act(0, "first:philares").pick("space:C2")
    assert (table.has(0), table.game.table.tiles["C2"].kind) == ({"mc": 4}, "greenery")


@obeys("r641")
def test_the_steel_of_mars_first_is_no_placement_bonus_for_the_mining_guild() -> None:
    table = table_of(2, "mars-first").lay(0, "Mining Guild").stock(0, mc=25)
    table.act(0, "project:city").pick("space:C2")
    assert (table.has(0), table.makes(0)) == ({"steel": 1}, {"mc": 1})


@obeys("r642")
def test_oceans_of_events_and_of_the_world_government_bring_no_steel_of_mars_first() -> None:
    table = table_of(2, "mars-first", more=["turmoil", "venus"], world_government=True)
    table.run(ocean()).pick("space:E5").run(Triggered())
    assert table.has(0) == {"plants": 2, "steel": 1}
    table.run(RaiseOne(rewarded=False)).pick("raise:oceans", "space:E6").run(Triggered())
    event(table, "aquifer-released-by-public-council").pick("space:F6").run(Triggered())
    assert (table.parameter("oceans"), table.has(0)) == (3, {"plants": 2, "steel": 1})


@obeys("r644")
@pytest.mark.parametrize(("name", "steps"), [("Asteroid", 1), ("Deimos Down", 3), ("Nitrogen-Rich Asteroid", 3)])
def test_under_the_reds_a_card_is_refused_without_three_for_each_step(name: str, steps: int) -> None:
    table = table_of(2, "reds").rating(0, 20).give(0, name)
    cost = table.game.box.cards[table[0].hand[0]].cost
    assert not table.stock(0, mc=cost + 3 * steps - 1).can_play(0, name)
    table.stock(0, mc=cost + 3 * steps).play(0, name)
    assert (table[0].tr, table[0].stock["mc"]) == (20 + steps, 0)


@obeys("r644")
def test_under_the_reds_nobody_counts_on_the_space_that_another_player_chooses() -> None:
    """The first player says where the ocean of Icy Impactors goes: only beside the other ocean it brings 2 of the 3 M€."""
    table = table_of(2, "reds", more=["turmoil", "promos"]).lay(1, "Icy Impactors", resources=2)
    table.rating(1, 20).tile("E5", "ocean").stock(1, mc=1)
    oceans = table.game.box.map.of_kind["ocean"]
    assert {"E4", "E6", "D8"} <= {*oceans}
    assert "action:icy-impactors" not in table.offers(1)
    table.tiles("greenery", 0, *(space for space in oceans if space not in ("E4", "E5", "E6")))
    table.use(1, "Icy Impactors", "space:E6")
    assert (table[1].tr, table[1].stock["mc"]) == (21, 0)


@obeys("r041", "r644")
@pytest.mark.parametrize(("mc", "tr", "left"), [(9, 23, 0), (8, 20, 8 + 15)])
def test_under_the_reds_a_prelude_without_three_for_each_step_is_lost_as_any_that_cannot_be_played(
    mc: int, tr: int, left: int
) -> None:
    table = table_of(2, "reds", more=["turmoil", "prelude", "prelude2"]).rating(0, 20).stock(0, mc=9 + mc)
    state(table).chairman = 0
    table.give(0, "WG Project").deck("UNMI Contractor", "Nitrogen Shipment", "Huge Asteroid").play(0, "WG Project")
    assert len(table.options()) == 3
    table.pick("card:unmi-contractor")
    assert (table[0].tr, table[0].stock["mc"]) == (tr, left)


@pytest.mark.parametrize(("mc", "degrees"), [(1, -30), (5, -30), (6, -24)])
def test_a_prelude_is_lost_where_its_price_and_the_dues_of_the_reds_together_are_too_dear(
    mc: int, degrees: int
) -> None:
    table = table_of(2, "reds", more=["turmoil", "prelude"]).lay(0, "Helion", "Valley Trust").stock(0, mc=mc, heat=8)
    table[0].first_action = number("Valley Trust")
    table.deck("Huge Asteroid", "Donation", "Loan").act(0, "first:valley-trust").pick("card:huge-asteroid")
    while not table.done:
        assert table.asked.budget
        table.choose(*as_picks(next(mixes(*table.asked.budget))))
    paid = {} if degrees > -30 else {"mc": mc + 15, "heat": 8}
    assert (table.parameter("temperature"), table.has(0)) == (degrees, paid), "5 M€ and 3 for each of three steps"


@obeys("r645")
def test_nothing_gained_in_the_turmoil_phase_is_taxed_by_the_reds() -> None:
    table = sit(table_of(2, "reds").rating(0, 20).rating(1, 30).stock(0, mc=9), "reds", reds=[0])
    table.game.table.phase = "turmoil"
    table.run(NewGovernment())
    assert (table[0].tr, table[0].stock["mc"]) == (20 + 1 + 1, 9), "the bonus of the Reds and the chairman's step"


@obeys("r668")
def test_an_event_that_raises_the_rating_costs_nothing_under_the_reds() -> None:
    table = table_of(2, "reds").rating(0, 20).rating(1, 20).stock(0, mc=9).lay(0, "Mine")
    event(table, "election")
    assert (table[0].tr, table[0].stock["mc"]) == (22, 9)


@obeys("r646")
@pytest.mark.parametrize(("rating", "after"), [(20, 21), (21, 21)])
def test_alone_the_bonus_of_the_reds_is_a_step_at_20_or_below(rating: int, after: int) -> None:
    table = sit(table_of(1, "unity").rating(0, rating), "reds", reds=[NEUTRAL])
    table.run(NewGovernment())
    assert (state(table).ruling, table[0].tr) == ("reds", after)


@obeys("r667")
def test_under_the_reds_nothing_is_owed_for_a_complete_parameter() -> None:
    table = table_of(2, "reds").rating(0, 20).complete().give(0, "Asteroid", "Deimos Down").stock(0, mc=14)
    table.play(0, "Asteroid")
    assert (table[0].tr, table[0].stock["mc"]) == (20, 0)
    part = table_of(2, "reds").rating(0, 20).parameters(temperature=6).give(0, "Deimos Down").stock(0, mc=31 + 3)
    part.play(0, "Deimos Down")
    assert (part[0].tr, part[0].stock["mc"]) == (21, 0), "one step of three is left"


@obeys("r660")
def test_the_neutral_delegates_of_two_first_events_of_one_party_lie_there_together() -> None:
    table = Table(2, more=["turmoil"])
    party, *_ = (
        found := Counter(neutral_parties(card).revealed for card in table.game.table.decks["global-events"].cards)
    )
    alike = [card for card in table.game.table.decks["global-events"].cards if neutral_parties(card).revealed == party][
        :2
    ]
    assert found[party] >= 2
    table.deck(*(CARDS[card].key for card in alike)).run(Convene())
    assert (state(table).delegates[party], state(table).leaders[party]) == ((NEUTRAL, NEUTRAL), NEUTRAL)
    assert (state(table).dominant, state(table).reserve[NEUTRAL]) == (party, 14 - 1 - 2)


@obeys("r665")
def test_when_a_party_forms_the_government_its_delegates_and_the_old_chairman_go_home() -> None:
    table = sit(table_of(), "unity", unity=[0, 0, 1], reds=[1])
    at = state(table)
    at.chairman, at.reserve[1] = 1, at.reserve[1] - 1
    table.run(NewGovernment())
    assert (at.chairman, at.delegates["unity"], at.delegates["reds"]) == (0, (), (1,))
    assert (at.reserve[0], at.reserve[1]) == (7 - 1 - 1, 7 - 1 - 1), "one each in lobby; the chairman and the red one"
