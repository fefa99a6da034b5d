"""The goals of a table that plays without those of its map: how they are drawn and swapped, what they ask for, and what they cost."""

from __future__ import annotations

from random import Random

import pytest
from pydantic import ValidationError

from engine import Options, changes, load, new_game, save, view
from engine.box import Award, Milestone, title_of
from engine.card import CARDS
from engine.core import NO_CAUSE, Effect, Reason, Step
from engine.effects import ocean, oxygen, temperature
from engine.effects.order import Triggered
from engine.expansions import known_goals, open_box
from engine.goals.drawing import PAIR_AT_MOST, SUM_AT_MOST, Drawing, alike, draw_goals, drawable, standing, swap_goal
from engine.goals.likeness import pairs_alike
from engine.options import playing
from engine.robots.on_goals import brought_by, races, worth_for_goals
from engine.robots.random import random_answer
from engine.robots.worth import Worth
from engine.shipped import SHIPPED
from tests.engine.properties import (
    caches_are_up_to_date,
    hidden_things_do_not_show,
    nothing_is_negative,
    saving_and_loading_changes_nothing,
    somebody_is_asked,
    views,
)
from tests.engine.table import Table
from tests.thinned import thinned

DRAWS = 1_000
SETS = ((), ("venus",), ("colonies",), ("turmoil",), ("venus", "colonies", "turmoil"))
EVERYTHING = tuple(one.name for one in SHIPPED if not one.solo and one.option != "map")


def kinds(options: Options, keys: tuple[str, ...]) -> tuple[list[Milestone], list[Award]]:
    milestones, awards = known_goals(options)
    return [milestones[key] for key in keys if key in milestones], [awards[key] for key in keys if key in awards]


@pytest.mark.once
@pytest.mark.parametrize("map", thinned(["tharsis", "hellas"], 2))
@pytest.mark.parametrize("names", SETS, ids="+".join)
def test_every_draw_has_five_and_five_that_can_be_reached_and_are_not_alike(names: tuple[str, ...], map: str) -> None:
    options, seen = playing(*names, map=map), set[str]()
    beside = standing(options)
    assert beside == (("hoverlord", "venuphile") if "venus" in names else ())
    for n in range(DRAWS):
        goals = draw_goals(options, f"draw {n}", Drawing())
        assert len({title_of(key) for key in goals}) == len(goals)
        milestones, awards = kinds(options, tuple(key for key in goals if key not in beside))
        assert (len(milestones), len(awards)) == (5, 5)
        found = pairs_alike((*milestones, *awards)).values()
        assert max(found, default=0) <= PAIR_AT_MOST
        assert sum(found) <= SUM_AT_MOST
        seen.update(goals)
    assert seen == {*drawable(options, Drawing()), *beside}
    assert {"pioneer-4", "constructor"} & seen == ({"pioneer-4", "constructor"} if "colonies" in names else set())
    assert {"lobbyist", "politician"} & seen == ({"lobbyist", "politician"} if "turmoil" in names else set())
    assert ("planetologist" in seen) == ("venus" in names)
    assert ("geologist" in seen) == (map == "tharsis")


def test_all_seventy_can_be_drawn_with_everything_in_play() -> None:
    assert len(drawable(playing(*EVERYTHING), Drawing())) == 70


@pytest.mark.parametrize("number", [4, 5, 6])
def test_the_goals_of_venus_lie_beside_those_drawn_or_among_them(number: int) -> None:
    options = playing("venus")
    for among, each in ((False, number + 1), (True, number)):
        milestones, awards = kinds(options, draw_goals(options, "venus", Drawing(number=number, among=among)))
        assert (len(milestones), len(awards)) == (each, each)
        assert milestones[-1].key == "hoverlord"
        assert awards[-1].key == "venuphile"


@pytest.mark.parametrize("number", [3, 7])
def test_four_to_six_are_drawn(number: int) -> None:
    with pytest.raises(ValueError, match="4 to 6"):
        Drawing(number=number)


def test_drawn_freely_goals_may_be_alike() -> None:
    free = [draw_goals(Options(), f"free {n}", Drawing(limited=False)) for n in range(50)]
    most = [max(alike(Options(goals=goals)).values(), default=0) for goals in free]
    assert max(most) > PAIR_AT_MOST


def test_from_all_maps_goals_come_that_the_pack_has_not() -> None:
    every = drawable(Options(), Drawing(pool="maps"))
    assert {"builder", "specialist", "desert-settler"} <= {*every}
    assert not {"builder-7", "briber", "biologist"} & {*every}
    assert len(draw_goals(Options(), "maps", Drawing(pool="maps"))) == 10


def test_the_southern_rows_are_the_last_ones_of_a_larger_map_too() -> None:
    """tracks.yaml: the two and the four bottom rows; Amazonis has eleven rows, A to K. A random game found it."""
    table = Table(2, map="amazonis", goals=("polar-explorer", "desert-settler"))
    table.tiles("greenery", 0, "G4", "H1", "I4", "J2", "K1")
    box = table.game.box
    assert box.milestones["polar-explorer"].score(table.game, table[0]) == 2
    assert box.awards["desert-settler"].score(table.game, table[0]) == 4


def test_the_same_seed_draws_the_same_and_the_deck_of_the_seed_stays_as_it_is() -> None:
    goals = draw_goals(Options(), "seed", Drawing())
    assert goals == draw_goals(Options(), "seed", Drawing()) != draw_goals(Options(), "other", Drawing())
    with_goals, without = new_game(Options(goals=goals), "seed"), new_game(Options(), "seed")
    assert with_goals.table.decks == without.table.decks
    assert [p.looking for p in with_goals.players] == [p.looking for p in without.players]


def test_the_solo_game_draws_none_and_has_none() -> None:
    alone = playing("corporate_era", players=1)
    assert draw_goals(alone, "seed", Drawing()) == ()
    with pytest.raises(ValidationError, match="solo"):
        Options(players=1, corporate_era=True, goals=("mayor",))


def test_a_drawn_goal_is_swapped_for_another_of_its_kind_within_the_limits() -> None:
    options = playing("venus")
    goals, thrown = draw_goals(options, "swap", Drawing()), set[str]()
    for _ in range(20):
        at = options.model_copy(update={"goals": goals})
        out = Random(len(thrown)).choice([key for key in goals if key not in standing(options)])
        thrown.add(out)
        new = swap_goal(at, "swap", Drawing(), out, without=thrown)
        (came,) = {*new} - {*goals}
        assert {*goals} - {*new} == {out}
        assert came not in thrown
        assert isinstance(open_box(at.model_copy(update={"goals": new})).milestones.get(came), Milestone) == (
            out in open_box(at).milestones
        )
        found = alike(at.model_copy(update={"goals": new})).values()
        assert max(found, default=0) <= PAIR_AT_MOST
        goals = new


def test_what_was_not_drawn_is_not_swapped() -> None:
    options = playing("venus")
    goals = draw_goals(options, "swap", Drawing())
    for key in ("hoverlord", next(key for key in drawable(options, Drawing()) if key not in goals)):
        with pytest.raises(ValueError, match="was not drawn"):
            swap_goal(options.model_copy(update={"goals": goals}), "swap", Drawing(), key)


@pytest.mark.parametrize(
    ("goals", "why"),
    [
        (("mayor", "nothing"), "nothing is not there"),
        (("mayor", "politician"), "politician is not there, or needs"),
        (("builder", "builder-7"), "two numbers"),
    ],
)
def test_goals_that_cannot_lie_together_or_are_not_in_play_are_refused(goals: tuple[str, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        open_box(Options(goals=goals))


def test_a_goal_is_named_once() -> None:
    with pytest.raises(ValidationError, match="twice"):
        Options(goals=("mayor", "mayor"))


def test_a_save_keeps_what_was_drawn_and_one_without_it_has_the_goals_of_the_map() -> None:
    goals = draw_goals(Options(), "saved", Drawing())
    game = load(save(new_game(Options(goals=goals), "saved")))
    assert (*game.box.milestones, *game.box.awards) == goals
    assert b"goals" not in save(new_game(Options(), "saved"))


def test_tables_with_different_goals_share_all_that_has_nothing_to_do_with_goals() -> None:
    boxes = [open_box(Options(goals=draw_goals(Options(), f"table {n}", Drawing()))) for n in range(300)]
    assert len({tuple(box.milestones) for box in boxes}) > 250
    assert len({id(box.decks) for box in boxes}) == len({id(box.triggering_entries) for box in boxes}) == 1
    assert all(box.option_bounds is not boxes[0].option_bounds for box in boxes[1:])


@pytest.mark.parametrize("seed", range(7))
def test_whole_games_with_every_goal_of_the_pack(seed: int) -> None:
    options = playing(*EVERYTHING, players=2 + seed % 2)
    every = drawable(options, Drawing())
    milestones, awards = kinds(options, every)
    tenth = [goal.key for goals in (milestones, awards) for goal in goals[seed * 5 : seed * 5 + 5]]
    game, chance = new_game(options.model_copy(update={"goals": tuple(tenth)}), f"pack {seed}"), Random(seed)
    for n in range(100_000):
        if game.over:
            break
        seat = chance.choice(sorted(game.pending))
        decision = game.decision(seat)
        assert decision
        game.answer(seat, random_answer(decision, chance))
        if n % 40 == 0:
            nothing_is_negative(game)
            somebody_is_asked(game)
            caches_are_up_to_date(game)
            saving_and_loading_changes_nothing(game)
            hidden_things_do_not_show(game, chance, views(game))
            scores = view(game, 0)
            assert {*scores.milestone_scores, *scores.award_scores} == {*tenth}
    assert game.over


def at_table(*goals: str) -> Table:
    return Table(2, goals=(*goals, "banker"))


def happen(table: Table, effect: Effect) -> None:
    game = table.game
    game.agenda = [Step(0, Triggered()), Step(0, effect, NO_CAUSE)]
    game.advance()
    while decision := game.pending.get(0):
        game.answer(0, list(decision.options[: decision.least]))


def score(table: Table, key: str, seat: int = 0) -> int:
    box = table.game.box
    return (box.milestones.get(key) or box.awards[key]).score(table.game, table[seat])


def test_a_tile_of_the_pack_asks_for_another_number_than_the_map() -> None:
    table = at_table("terraformer-29").rating(0, 29).stock(0, mc=8)
    assert "milestone:terraformer-29" in table.offers(0)
    assert "milestone:terraformer" not in Table(2).rating(0, 29).stock(0, mc=8).offers(0)


def test_the_briber_pays_twelve_more_and_nothing_else_is_asked() -> None:
    table = at_table("briber").stock(0, mc=19)
    assert "milestone:briber" not in table.offers(0)
    verb = table.game.box.verbs["milestone"]
    assert verb.refusal(table.game, table[0], "milestone:briber") == Reason("not-reached", 1)
    table.stock(0, mc=23)
    assert verb.price(table.game, table[0], "milestone:briber") == 20
    table.act(0, "milestone:briber")
    assert table[0].stock["mc"] == 3
    assert table.game.table.milestones == {"briber": 0}


def test_heat_of_helion_helps_to_bribe() -> None:
    table = at_table("briber").lay(0, "Helion").stock(0, mc=12, heat=8)
    assert "milestone:briber" in table.offers(0)


def test_the_merchant_keeps_two_of_each_whatever_pays() -> None:
    two = dict.fromkeys(("steel", "titanium", "plants", "energy"), 2)
    assert "milestone:merchant-2" not in at_table("merchant-2").stock(0, mc=9, heat=2, **two).offers(0)
    assert "milestone:merchant-2" in at_table("merchant-2").stock(0, mc=10, heat=2, **two).offers(0)
    table = at_table("merchant-2").lay(0, "Helion").stock(0, mc=6, heat=6, **two)
    table.act(0, "milestone:merchant-2")
    assert min(table[0].stock.values()) == 2


def test_who_raised_counts_for_hydrologist_and_thawer_the_step_that_oxygen_brings_too() -> None:
    table = at_table("hydrologist", "thawer")
    happen(table, ocean())
    table.game.table.parameters["oxygen"] = 7
    happen(table, oxygen(1))
    assert (score(table, "hydrologist"), score(table, "thawer")) == (1, 1)
    assert table[0].steps == {"oceans": 1, "oxygen": 1, "temperature": 1}
    assert not table[1].steps


def test_an_ocean_whose_rise_of_the_rating_is_lost_counts_for_hydrologist() -> None:
    """Preservation Program (P57) takes the rise; the ocean is placed all the same."""
    table = Table(2, goals=("hydrologist", "banker"), more=["prelude", "prelude2"]).lay(0, "Preservation Program")
    happen(table, ocean())
    assert (score(table, "hydrologist"), table[0].tr) == (1, 20)


def test_only_steps_that_are_made_count() -> None:
    table = at_table("thawer")
    table.game.table.parameters["temperature"] = 4
    happen(table, temperature(3))
    assert score(table, "thawer") == 2


def test_what_is_raised_for_the_world_counts_for_nobody() -> None:
    table = at_table("hydrologist", "thawer")
    happen(table, ocean().unrewarded())
    happen(table, temperature(2).unrewarded())
    assert (score(table, "hydrologist"), score(table, "thawer")) == (0, 0)


def test_a_parameter_that_is_lowered_again_takes_nothing_away() -> None:
    table = at_table("thawer")
    happen(table, temperature(2))
    changes.lower_parameter(table.game, "temperature", 2, NO_CAUSE, table[1])
    assert score(table, "thawer") == 2


def with_goal(key: str) -> Table:
    """A table of all expansions with a single goal of the pack."""
    return Table(**playing(*EVERYTHING, players=2, goals=(key,)).model_dump(exclude_unset=True))


NOT_BY_CARDS = {"merchant-2"}
"""What robots do nothing for: no card is worth more to a seat because it keeps two of everything."""


@pytest.mark.parametrize(
    "goal",
    [goal for goals in known_goals(playing(*EVERYTHING)) for goal in goals.values() if goal.pack],
    ids=lambda goal: goal.key,
)
def test_what_a_goal_counts_is_worth_more_to_a_robot_while_the_goal_is_in_play(goal: Milestone | Award) -> None:
    seen = view(with_goal(goal.key).game, 0)
    worth = Worth(seen)
    if goal.by_space:
        assert not goal.counts
        return
    found = races(worth)
    moving = [card for card in CARDS.values() if worth_for_goals(seen, worth.me, found, brought_by(card)) > 0]
    assert bool(moving) == (goal.key not in NOT_BY_CARDS)
