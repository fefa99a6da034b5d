"""Rulings about parties, dominance, delegates and what global events do."""

from __future__ import annotations

import pytest

from engine.actions.preludes import PlayPrelude
from engine.card import CARDS
from engine.core import Cause
from engine.effects import temperature
from engine.expansions import open_box
from engine.expansions.turmoil import delegates as moving
from engine.expansions.turmoil.phase import ChangingTimes, Convene, NewGovernment
from engine.expansions.turmoil.senate import influence
from engine.expansions.turmoil.state import NEUTRAL, PARTIES
from engine.journal import StockChanged
from engine.options import playing
from engine.phases.generation import RunPhase
from tests.engine.table import Table, number
from tests.expansions.test_turmoil import event, sit, state, table_of
from tests.rulings.obeys import obeys


def current(table: Table, name: str) -> Table:
    """Make a global event the current one."""
    card = number(f"global-event-{name}")
    table.game.table.decks["global-events"].cards.remove(card)
    state(table).current = [card]
    return table


@obeys("r221")
@pytest.mark.parametrize(("degrees", "over"), [(4, False), (8, True)])
def test_a_parameter_that_an_event_completes_means_one_more_generation(degrees: int, over: bool) -> None:
    table = current(table_of().oceans(9).parameters(oxygen=14, temperature=degrees), "volcanic-eruptions")
    table.run(RunPhase("ending"))
    assert table.parameter("temperature") == 8
    assert table.game.over is over
    assert table.game.table.generation == (1 if over else 2)


@obeys("r223")
def test_neutral_delegates_count_for_dominance() -> None:
    table = sit(table_of(), "unity", unity=[0], reds=[NEUTRAL])
    moving.send_neutral(table.game, "reds", Cause())
    assert state(table).dominant == "reds"


@obeys("r224")
def test_the_party_with_most_delegates_is_dominant_after_a_government_is_formed() -> None:
    table = sit(table_of(), "reds", reds=[0] * 3, greens=[1], mars_first=[NEUTRAL] * 2)
    table.run(NewGovernment())
    assert (state(table).ruling, state(table).dominant) == ("reds", "mars-first")


@obeys("r225")
@pytest.mark.parametrize("old", PARTIES)
def test_after_a_removal_a_tie_for_dominance_goes_clockwise_from_the_old_dominant_party(old: str) -> None:
    at = PARTIES.index(old)
    following = [*PARTIES[at + 1 :], *PARTIES[:at]]
    for tied in ((0, 2), (1, 4), (3, 4)):
        table = sit(table_of().give(0, "Banned Delegate"), old, **{old.replace("-", "_"): [1, 1, 1]})
        for n in tied:
            sit(table, "", **{following[n].replace("-", "_"): [NEUTRAL] * 3})
        state(table).chairman = 0
        table.play(0, "Banned Delegate")
        table.pick(f"delegate:{old}:1")
        assert state(table).dominant == following[tied[0]]


@obeys("r226")
def test_a_neutral_delegate_of_an_event_may_change_dominance() -> None:
    table = sit(table_of(), "reds", reds=[0], greens=[1]).deck("global-event-election")
    table.run(ChangingTimes())
    assert state(table).delegates["greens"] == (1, NEUTRAL)
    assert state(table).dominant == "greens"


@obeys("r227")
def test_the_chairman_does_not_count_for_the_party_that_they_led() -> None:
    table = sit(table_of(), "unity", unity=[0], reds=[1]).run(NewGovernment())
    assert (state(table).chairman, state(table).dominant) == (0, "reds")
    table.act(1, "delegate:unity")
    assert state(table).dominant == "reds", "one delegate each"


@obeys("r230")
def test_a_party_takes_any_number_of_delegates() -> None:
    table = sit(table_of(), reds=[*[1] * 6, *[NEUTRAL] * 13]).stock(0, mc=30)
    for _ in range(7):
        table.act(0, "delegate:reds")
    assert len(state(table).delegates["reds"]) == 6 + 13 + 7


@obeys("r231")
def test_each_player_has_seven_delegates_which_stay_until_their_party_governs() -> None:
    table = Table(2, more=["turmoil"]).run(Convene())
    assert [state(table).reserve[seat] + state(table).lobby.count(seat) for seat in (0, 1)] == [7, 7]
    table = sit(table_of(), "unity", unity=[0], reds=[1, 0], greens=[0]).run(NewGovernment())
    at = state(table)
    assert (at.delegates["reds"], at.delegates["greens"], at.delegates["unity"]) == ((1, 0), (0,), ())


@obeys("r232")
@pytest.mark.parametrize("left", [0, 1])
def test_no_neutral_delegate_joins_a_party_when_none_is_left(left: int) -> None:
    table = table_of().deck("global-event-election")
    state(table).reserve[NEUTRAL] = left
    table.run(ChangingTimes())
    assert state(table).delegates["greens"] == (NEUTRAL,) * left


@obeys("r236")
def test_the_parts_of_an_event_happen_from_left_to_right_to_all() -> None:
    table = table_of().lay(0, "Mine").lay(1, "Strip Mine")
    for seat in (0, 1):
        table.stock(seat, heat=3, mc=9)
    event(table, "global-dust-storm")
    lost = [(e.what, e.seat) for e in table.game.news if isinstance(e, StockChanged)]
    assert lost == [("heat", 0), ("heat", 1), ("mc", 0), ("mc", 1)]


@obeys("r237")
def test_an_event_counts_for_each_player_their_own_tags_and_influence() -> None:
    table = sit(table_of(3), "reds", reds=[0, 1]).lay(0, "Research").lay(1, "Physics Complex")
    assert [influence(table.game, p) for p in table.players] == [1, 1, 0]
    event(table.lay(2, "AI Central"), "spin-off-products")
    assert [table.has(seat) for seat in range(3)] == [{"mc": 2 * 3}, {"mc": 2 * 2}, {"mc": 2 * 1}]


@obeys("r239", "r238")
@pytest.mark.parametrize(("blue", "leads", "lost"), [(4, True, 9), (4, False, 12), (7, True, 12)])
def test_solarnet_shutdown_counts_five_cards_at_most_before_influence(blue: int, leads: bool, lost: int) -> None:
    cards = ("Earth Catapult", "Pets", "Predators", "AI Central", "Rover Construction", "Fish", "Birds")
    table = sit(table_of().stock(0, mc=20), "reds", reds=[0 if leads else 1]).lay(0, *cards[:blue], "Mine")
    event(table, "solarnet-shutdown")
    assert table.has(0) == {"mc": 20 - lost}


@obeys("r240", "r238")
def test_eight_science_tags_and_two_influence_bring_14_of_spin_off_products() -> None:
    science = (
        "Research",
        "AI Central",
        "Physics Complex",
        "Mars University",
        "Gene Repair",
        "Lightning Harvest",
        "Lagrange Observatory",
    )
    table = sit(table_of(), "reds", reds=[0, 0]).lay(0, *science, "Robotic Workforce")
    assert sum(CARDS[card].tags.count("science") for card in table[0].played) == 8
    event(table, "spin-off-products")
    assert table.has(0) == {"mc": 14}


@obeys("r241")
@pytest.mark.parametrize(
    ("name", "cost", "tags"),
    [("Jovian Lanterns", 20, ("jovian",)), ("Atmo Collectors", 15, ()), ("Lunar Exports", 19, ("earth", "space"))],
)
def test_cards_that_were_promos_first_are_those_of_colonies(name: str, cost: int, tags: tuple[str, ...]) -> None:
    deck = open_box(playing("corporate_era", "promos", "colonies")).decks["projects"]
    (card,) = [CARDS[card] for card in deck if CARDS[card].name == name]
    assert (card.cost, tuple(card.tags)) == (cost, tags)


# Pristar.


def pristar() -> Table:
    return table_of(more=["turmoil", "prelude"]).lay(0, "Pristar")


@obeys("r318")
@pytest.mark.parametrize(("name", "kept"), [("UNMI Contractor", 0), ("Supply Drop", 1)])
def test_a_rating_gained_by_a_prelude_denies_pristar_its_first_bonus(name: str, kept: int) -> None:
    table = pristar().give(0, name)
    table.game.table.phase = "preludes"
    table.run(PlayPrelude(number(name))).run(RunPhase("production"))
    assert table.on(0, "Pristar") == kept


@obeys("r319")
@pytest.mark.parametrize("raised", [False, True])
def test_pristar_gains_six_and_a_preservation_where_the_rating_was_not_raised(raised: bool) -> None:
    table = pristar().rating(0, 18)
    if raised:
        table.run(temperature(1))
    table.run(RunPhase("production"))
    assert (table.on(0, "Pristar"), table[0].stock["mc"]) == ((0, 19) if raised else (1, 18 + 6))


@obeys("r320")
def test_rating_of_the_solar_phase_does_not_deny_pristar_its_bonus() -> None:
    table = sit(pristar().rating(0, 18), "unity", unity=[0]).run(NewGovernment()).run(RunPhase("order"))
    assert table[0].tr == 19
    for seat in (0, 1):
        table.game.answer(seat, ())
    table.pick("pass", "pass")
    assert table.on(0, "Pristar") == 1


# Septem Tribus.


@obeys("r327")
def test_septem_tribus_counts_parties_and_not_the_chairman() -> None:
    table = sit(table_of(), reds=[0, 0], unity=[1, 0], greens=[1]).lay(0, "Septem Tribus")
    state(table).chairman = 0
    assert table.use(0, "Septem Tribus").has(0) == {"mc": 4}
