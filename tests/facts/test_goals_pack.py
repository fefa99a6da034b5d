"""The milestones and awards of the pack are those of the sheet, and so is their likeness."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engine.box import Milestone, title_of
from engine.expansions import known_goals, left_out
from engine.goals.awards import AWARDS
from engine.goals.drawing import PAIR_AT_MOST, SUM_AT_MOST
from engine.goals.likeness import LIKENESS
from engine.goals.milestones import MILESTONES, VOLCANOES
from engine.options import Options, playing
from engine.shipped import SHIPPED
from tests.facts import sheet
from words.names import GOALS, goal_name

PACK: dict[str, Any] = sheet.read("goals_pack")
EVERYTHING = playing(*(one.name for one in SHIPPED if not one.solo and one.option != "map"))
DECLARED = [goal for goals in known_goals(EVERYTHING) for goal in goals.values() if goal.pack]
BY_TITLE = {title_of(goal.key): goal for goal in DECLARED}
FACTS = [*PACK["milestones"], *PACK["awards"]]


def test_the_pack_has_the_goals_of_the_sheet_and_no_others() -> None:
    assert len(DECLARED) == len(BY_TITLE)
    for kind in ("milestones", "awards"):
        titles = {title for title, goal in BY_TITLE.items() if isinstance(goal, Milestone) == (kind == "milestones")}
        assert titles == {sheet.key(fact["name"]) for fact in PACK[kind]}


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact["name"])
def test_a_goal_of_the_pack(fact: dict[str, Any]) -> None:
    goal = BY_TITLE[sheet.key(fact["name"])]
    assert goal_name(goal.key) == fact["name"]
    assert {*goal.needs, *goal.drawn_with} - {VOLCANOES} == {*fact.get("needs", ())}
    assert (VOLCANOES in goal.drawn_with) == (fact["name"] in PACK["setup"]["not_on_maps_without_volcanic_area"])
    assert goal.counts or goal.by_space
    if isinstance(goal, Milestone):
        assert goal.need == fact["need"]
        on_the_map = fact["product"] in ("missing", f"{title_of(goal.key)} ({fact['need']})")
        assert (goal.key == title_of(goal.key)) == on_the_map


def test_every_goal_has_words() -> None:
    assert {title_of(key) for key in (*MILESTONES, *AWARDS)} <= {*GOALS}


def test_goals_are_as_alike_as_the_sheet_says() -> None:
    told = {frozenset(map(sheet.key, (one, other))): n for one, other, n, _source in PACK["likeness"]}
    assert told == LIKENESS
    limits = PACK["setup"]["limit_of_likeness"]
    assert (limits["pair_at_most"], limits["sum_at_most"]) == (PAIR_AT_MOST, SUM_AT_MOST)


def test_goals_that_count_the_same_are_too_alike_to_lie_together() -> None:
    same = [
        frozenset((title_of(one.key), title_of(other.key)))
        for one, other in combinations(DECLARED, 2)
        if one.counts and {*one.counts} == {*other.counts}
    ]
    assert len(same) > 10
    assert [pair for pair in same if LIKENESS.get(pair, 0) <= PAIR_AT_MOST] == []


def test_nothing_is_left_out_where_goals_are_drawn() -> None:
    assert left_out(Options(map="utopia"))
    assert left_out(Options(map="utopia", goals=("mayor", "banker"))) == {}
