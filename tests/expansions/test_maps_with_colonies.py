"""Maps together with Colonies: a landing site where a colony is founded, and goals that count colonies."""

from __future__ import annotations

from engine import changes
from engine.actions.preludes import PlayPrelude
from engine.core import Cause
from engine.expansions.colonies.rules import COLONIES
from tests.engine.table import Table, number

SITE = "C3"


def with_colonies(map: str) -> Table:
    table = Table(2, corporate_era=True, map=map, more=(COLONIES.name,))
    return table


def found(table: Table, seat: int, n: int) -> Table:
    for outpost in list(table.game.table.outposts)[:n]:
        changes.found_settlement(table.game, table[seat], outpost, Cause())
    return table


def test_a_tile_on_the_landing_site_costs_5_and_founds_a_colony() -> None:
    """Measured; the fact sheet, special rules of Terra Cimmeria."""
    table = with_colonies("cimmeria").stock(0, mc=30).act(0, "project:city").pick(f"space:{SITE}")
    assert (table.has(0), table.key) == ({}, "found")
    table.choose(table.options()[0])
    assert sum(0 in stands.settled for stands in table.game.table.outposts.values()) == 1


def test_the_last_colony_is_that_of_the_prelude_and_the_landing_site_is_not_offered_for_its_city() -> None:
    """X65 founds a colony and places a city: what asks nothing comes first, and nobody pays 5 M€ for the same colony."""
    table = Table(2, map="cimmeria", more=["prelude", "promos", "colonies"]).stock(0, mc=8)
    found(table, 0, len(table.game.table.outposts) - 1).give(0, "Strategic Base Planning")
    table.run(PlayPrelude(number("Strategic Base Planning")))
    assert (table.key, SITE in table.spaces()) == ("place:city", False)
    assert all(0 in stands.settled for stands in table.game.table.outposts.values())


def test_who_has_less_than_5_or_a_colony_on_every_tile_cannot_use_it() -> None:
    """Measured; the fact sheet, special rules of Terra Cimmeria."""
    assert SITE not in with_colonies("cimmeria").stock(0, mc=29).act(0, "project:city").spaces()
    table = with_colonies("cimmeria")
    found(table, 0, len(table.game.table.outposts))
    assert SITE not in table.stock(0, mc=60).act(0, "project:city").spaces()


def test_the_pioneer_is_in_play_and_counts_colonies_and_so_does_the_constructor() -> None:
    """Fact sheet, goals_more.yaml, Pioneer and Constructor."""
    table = found(with_colonies("utopia"), 0, 3)
    pioneer = table.game.box.milestones["pioneer"]
    assert [pioneer.reached(table.game, p) for p in table.players] == [True, False]
    table = found(with_colonies("amazonis"), 1, 2).tile("A1", "city", 1)
    assert table.scores("constructor") == [0, 3]
