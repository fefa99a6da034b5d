"""Maps together with Turmoil: areas that bring a delegate, and a goal that counts delegates."""

from __future__ import annotations

from engine import changes
from engine.expansions.turmoil.entries import DelegatesSent
from engine.expansions.turmoil.phase import Convene
from engine.expansions.turmoil.rules import TURMOIL
from engine.expansions.turmoil.state import SENATE
from tests.engine.table import Table


def with_turmoil(map: str) -> Table:
    return Table(2, corporate_era=True, map=map, more=(TURMOIL.name,)).run(Convene())


def sent(table: Table, seat: int, n: int) -> int:
    """How many delegates a seat still has in the reserve after `n` of them were put into a party."""
    at = SENATE.of(table.game.table)
    changes.update_state(
        table.game,
        at,
        DelegatesSent(seat, "unity", n),
        delegates={**at.delegates, "unity": (*at.delegates["unity"], *(seat,) * n)},
        reserve={**at.reserve, seat: at.reserve[seat] - n},
    )
    return at.reserve[seat]


def test_a_tile_on_viking_2_sends_a_delegate_to_a_party_of_choice() -> None:
    """Fact sheet, boards_more.yaml: one delegate from the reserve, free."""
    table = with_turmoil("vastitas").stock(0, mc=25).act(0, "project:city").pick("space:D8")
    assert table.key == "send:1"
    table.choose("party:unity")
    assert SENATE.of(table.game.table).delegates["unity"].count(0) == 1


def test_the_area_stays_open_to_who_has_no_delegate_left_and_brings_nothing() -> None:
    """The measured program closes it; a bonus that cannot be taken is lost (rulebook, Placement bonus)."""
    table = with_turmoil("vastitas")
    at = SENATE.of(table.game.table)
    assert sent(table, 0, at.reserve[0]) == 0
    at.lobby.remove(0)
    table.stock(0, mc=25).act(0, "project:city").pick("space:D8")
    assert table.done


def test_olympus_mons_brings_two_one_after_the_other() -> None:
    """Fact sheet, boards_more.yaml: Olympus Mons two, with Turmoil only."""
    table = with_turmoil("amazonis").stock(0, mc=25).act(0, "project:city").pick("space:H7")
    table.choose("party:unity").choose("party:reds")
    at = SENATE.of(table.game.table)
    assert (at.delegates["unity"].count(0), at.delegates["reds"].count(0)) == (1, 1)


def test_the_last_two_delegates_may_be_sent_by_cultural_metropolis_before_its_city_lies_on_viking_1() -> None:
    """Rulebook, Actions A: a card's effects in any order; Fact sheet, T03: it sends two delegates, and the area would take one of them."""
    table = with_turmoil("vastitas").stock(0, mc=20).production(0, energy=1).give(0, "Cultural Metropolis")
    at = SENATE.of(table.game.table)
    sent(table, 0, at.reserve[0] - 1)
    at.ruling = "unity"
    table.play(0, "Cultural Metropolis")
    assert table.key == "order"
    table.pick("1", "party:reds", "space:I1")
    assert table.done
    assert at.delegates["reds"].count(0) == 2


def test_with_a_delegate_to_spare_the_city_of_cultural_metropolis_comes_first_and_its_area_brings_one_more() -> None:
    """Fact sheet, T03 and boards_more.yaml: two by the card and one by the area."""
    table = with_turmoil("vastitas").stock(0, mc=20).production(0, energy=1).give(0, "Cultural Metropolis")
    at = SENATE.of(table.game.table)
    sent(table, 0, at.reserve[0] - 2)
    at.ruling = "unity"
    table.play(0, "Cultural Metropolis").pick("space:I1", "party:greens", "party:reds")
    assert table.done
    assert (at.delegates["greens"].count(0), at.delegates["reds"].count(0)) == (1, 2)


def test_all_seven_delegates_in_parties_make_a_lobbyist() -> None:
    """Fact sheet, goals_more.yaml, Lobbyist."""
    table = with_turmoil("amazonis")
    sent(table, 0, 6)
    lobbyist = table.game.box.milestones["lobbyist"]
    assert [lobbyist.score(table.game, p) for p in table.players] == [6, 0]
    sent(table, 0, 1)
    assert lobbyist.reached(table.game, table[0])
