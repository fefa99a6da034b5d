"""Views: what rules derive from a view is what they derive from its game."""

from typing import Any

from bench.simulate import everything, play
from engine import view
from engine.goals.awards import AWARDS
from engine.goals.milestones import MILESTONES


def of_the_seat_alone(what: str) -> bool:
    """Whether goals count something that a seat of a view has not: the cards in a hand, and who raised which parameter."""
    return what == "hand" or what.startswith("raised:")


def test_scores_of_goals_can_be_derived_from_a_view() -> None:
    game = play(everything(players=3, corporate_era=True), "views", until=200)[0]
    seen: Any = view(game, 0)
    for goal in (*AWARDS.values(), *MILESTONES.values()):
        if not any(of_the_seat_alone(what) for what in goal.counts):
            scores = [goal.score(game, player) for player in game.players]
            assert [goal.score(seen, seat) for seat in seen.seats] == scores, goal.key
