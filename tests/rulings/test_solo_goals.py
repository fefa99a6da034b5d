"""Rulings about when the goal of a solo game is judged."""

from __future__ import annotations

import pytest

from engine import load, save, view
from engine.effects.order import Triggered
from engine.journal import Lost, Won
from engine.phases.generation import Ending
from engine.scoring import alone_wins
from engine.view import winners
from tests.engine.table import Table
from tests.rulings.obeys import obeys

SOUTH_POLE = "I3"


def last_greenery(*, solo_63: bool) -> Table:
    """The end of a solo game on Hellas: greenery at the south pole brings an ocean for 6 M€, and with it a step of rating."""
    table = Table(1, map="hellas", more=["prelude"], solo_63=solo_63)
    table.game.table.generation = 14
    near = table.game.box.map.near[SOUTH_POLE]
    return table.tile(near[0], "greenery", 0).stock(0, plants=8, mc=6).oceans(8).parameters(temperature=8, oxygen=14)


def lay(table: Table) -> Table:
    """Lay greenery at the south pole as the last, and the ocean that comes with it."""
    table.pick("convert:plants", f"space:{SOUTH_POLE}")
    return table.pick(*(table.options()[:1] if table.game.pending else ()))


@obeys("r649")
@pytest.mark.parametrize(("rating", "wins"), [(61, False), (62, False), (63, True)])
def test_a_rating_that_the_last_greeneries_bring_does_not_reach_the_goal(rating: int, wins: bool) -> None:
    table = lay(last_greenery(solo_63=True).rating(0, rating).run(Ending()))
    assert table[0].tr == rating + 1
    assert [type(entry) for entry in table.game.news if isinstance(entry, Won | Lost)] == [Won if wins else Lost]
    assert alone_wins(table.game, table[0]) is wins
    assert winners(view(table.game, None)) == ([0] if wins else [])


@obeys("r650")
def test_a_parameter_that_the_last_greeneries_complete_comes_too_late() -> None:
    table = lay(last_greenery(solo_63=False).run(Ending()))
    assert table.parameter("oceans") == 9
    assert any(isinstance(entry, Lost) for entry in table.game.news)
    assert winners(view(table.game, 0)) == []


@obeys("r189")
def test_what_was_judged_is_saved() -> None:
    table = last_greenery(solo_63=False).run(Ending())
    table.game = load(save(table.game))
    assert view(table.game, None).goal_reached is False
    assert any(isinstance(entry, Lost) for entry in lay(table).game.news)


def test_a_game_that_was_in_its_last_greeneries_before_is_judged_as_it_was() -> None:
    table = last_greenery(solo_63=False).run(Ending())
    table.game.table.goal_reached = None  # as in a save of that time
    table.game = load(save(table.game))
    assert any(isinstance(entry, Won) for entry in lay(table).game.news)


def test_several_players_have_no_such_goal() -> None:
    table = Table(2).complete().run(Ending()).run(Triggered())
    assert view(table.game, None).goal_reached is None
