"""The rules by topic are complete and short for every reader, and agree with the engine about a game."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from random import Random

import pytest

from engine import Game, Options, new_game
from engine.actions.converting import ConvertHeat, ConvertPlants
from engine.actions.goals import ClaimMilestone
from engine.actions.projects import UseProject
from engine.core import Cause
from engine.expansions import open_box
from engine.hidden import redealt
from engine.options import playing
from engine.payment import ways
from engine.phases.generation import ProductionPhase
from engine.prices import USUAL, project_prices, term
from engine.scoring import points
from engine.shipped import SHIPPED
from engine.view import View, view
from tests.engine.games import walk
from tests.engine.table import Table
from words import goal_name, guide, money, project_name
from words.guide.topic import TOPICS, Reader, Topic, add_topics, topics_of

NAMES = ["Ann", "Ben", "Cat", "Dora", "Eve"]
PHONE = 32
"""The letters in a line of a phone, approximately."""
LINES = 55
"""The lines of one and a half screens of a phone, less the menu and the buttons."""
TOGETHER = Options(players=3, corporate_era=True, draft=True, first=0)
ALONE = Options(players=1, corporate_era=True)


def reader(seen: View) -> Reader:
    return Reader(seen, NAMES[: len(seen.seats)])


def now(key: str, seen: View) -> str:
    """What a topic says of a game, with plain spaces."""
    return "\n".join(line for line in TOPICS[key].now(reader(seen)) if line).replace("\u00a0", " ")


def stages(options: Options, seed: int) -> Iterator[Game]:
    """A game at its beginning, at intervals, and when it is over."""
    game = new_game(options, f"guide {seed}")
    yield game
    for n, _answer in enumerate(walk(game, Random(seed))):
        if n % 23 == 5:
            yield game
    yield game


GAMES = [
    (TOGETHER, 1),
    (Options(players=2, first_raises="rewarded", hidden_points=True), 2),
    (ALONE, 3),
    (playing(*(one.name for one in SHIPPED), players=3), 4),
]


@pytest.mark.parametrize(("options", "seed"), GAMES)
def test_every_topic_is_complete_and_short_for_everybody_at_any_time(options: Options, seed: int) -> None:
    for game in stages(options, seed):
        for seat in (*range(options.players), None):
            seen = view(game, seat)
            for topic in topics_of(options):
                lines = "\n".join([*topic.rules(), *topic.now(reader(seen))]).replace("\u00a0", " ")
                assert "{" not in lines, topic.key
                assert "None" not in lines, topic.key
                shown = sum(len(textwrap.wrap(line, PHONE)) for line in lines.split("\n"))
                assert shown <= LINES, (topic.key, shown)


@pytest.mark.parametrize(("options", "seed"), GAMES)
def test_nothing_depends_on_what_the_reader_cannot_know(options: Options, seed: int) -> None:
    random = Random(seed)
    for n, game in enumerate(stages(options, seed)):
        if n % 3 == 0 and not game.over:
            seat = random.randrange(options.players)
            mine, other = view(game, seat), view(redealt(game, seat, random), seat)
            keys = [topic.key for topic in topics_of(options)]
            assert [now(key, mine) for key in keys] == [now(key, other) for key in keys]
            assert [now(key, view(game, None)) for key in keys] == [
                now(key, view(redealt(game, seat, random), None)) for key in keys
            ]


def test_outside_of_any_game_all_topics_are_there_and_in_a_game_those_that_count() -> None:
    assert {topic.key for topic in topics_of(None)} == set(TOPICS)
    assert "solo" not in {topic.key for topic in topics_of(TOGETHER)}
    alone = {topic.key for topic in topics_of(ALONE)}
    assert "solo" in alone
    assert "goals" not in alone


def test_an_expansion_adds_a_topic_of_its_own() -> None:
    colonies = Topic(
        "harbours",
        "Colonies",
        "trade",
        lambda: ("Trade.",),
        lambda r: (f"{len(r.view.seats)} fleets",),
        lambda options: "harbours" in options.more,
    )
    try:
        add_topics(colonies)
        assert topics_of(None)[-1] == colonies
        assert colonies not in topics_of(TOGETHER)
        assert guide.TOPICS["harbours"].now(reader(view(new_game(TOGETHER, "x"), 0))) == ("3 fleets",)
    finally:
        del TOPICS["harbours"]


def test_every_topic_of_the_brief_is_there() -> None:
    wanted = "turn projects tags production parameters tiles goals payment cards generation end solo here aim start"
    expansions = "preludes venus world-government colonies turmoil parties"
    assert {*wanted.split(), *expansions.split()} == set(TOPICS)
    assert set(wanted.split()) == {topic.key for options in (TOGETHER, ALONE) for topic in topics_of(options)}


# Topics about a game.


def test_the_steps_to_the_end_are_those_of_the_engine() -> None:
    for game in stages(TOGETHER, 4):
        left = {p.key: p.left(game.table.parameters[p.key]) for p in open_box(game.options).parameters.values()}
        for key in ("aim", "parameters"):
            said = now(key, view(game, 0))
            found = [int(n) for n in re.findall(r": (\d+) steps? to ", said)]
            assert found == [n for n in left.values() if n]
            assert said.count("complete") == list(left.values()).count(0)
            together = re.search(r"Together (\d+) step", said)
            assert (int(together[1]) if together else 0) == sum(left.values())


def test_the_gap_of_a_milestone_is_the_engines() -> None:
    seen = 0
    for game in (game for game in stages(TOGETHER, 5) if not game.over):
        said = now("goals", view(game, 1)).splitlines()
        me = game.players[1]
        for key, goal in game.box.milestones.items():
            line = next(line for line in said if line.startswith(f"- **{goal_name(key)}**"))
            short = goal.need - goal.score(game, me)
            reason = ClaimMilestone(key).possible(game, me, Cause())
            if reason == "not-reached":
                assert line.endswith(f"you have {goal.score(game, me)}, {short} short")
                seen += 1
            elif reason == "claimed":
                assert "claimed:" in line or "no longer" in line
            else:
                assert "reached" in line
    assert seen > 20


def test_a_claimed_milestone_names_its_owner_and_a_reached_one_can_be_claimed() -> None:
    table = Table(players=2)
    table.rating(0, 35)
    table.game.table.milestones["mayor"] = 1
    said = now("goals", view(table.game, 0))
    assert "**Terraformer** a terraform rating of 35: reached, you have 35" in said
    assert "**Mayor** claimed: ■ Ben" in said
    assert "Claimed: 1 of 3." in said


def test_who_leads_an_award_and_what_the_next_costs() -> None:
    table = Table(players=3).stock(1, heat=7)
    table.game.table.awards["thermalist"] = 0
    said = now("goals", view(table.game, 0))
    assert "**Thermalist** heat: ■ 7 leads, you 0 (funded)" in said
    assert "Funded: 1 of 3. The next costs 14 M€." in said
    assert "you lead with 7" in now("goals", view(table.game, 1))
    assert "**Scientist** science tags: all lead with 0" in said


def test_a_negative_score_has_a_true_minus() -> None:
    table = Table(players=2).production(0, mc=-2)
    assert "**Banker** M€ production: ■ 0 leads, you −2" in now("goals", view(table.game, 0)).replace("\u00a0", " ")


def test_what_plants_and_heat_would_do() -> None:
    table = Table(players=2).stock(0, plants=9, heat=17)
    said = now("tiles", view(table.game, 0))
    assert "Your 9 plants are enough for a greenery: oxygen 0 → 1 %, +1 TR, +1 VP." in said
    assert (
        "Your 17 heat are enough for 2 steps of temperature; the first brings temperature −30 → −28 °C, +1 TR." in said
    )
    table.stock(0, plants=5, heat=1)
    said = now("tiles", view(table.game, 0))
    assert "A greenery costs you 8 plants: you have 5, 3 short." in said
    assert "A step of temperature costs you 8 heat: you have 1, 7 short." in said


def test_the_price_of_converting_is_the_engines() -> None:
    for corporation in ("Ecoline", "Helion"):
        table = Table(players=2).lay(0, corporation).stock(0, plants=7, heat=8)
        game, me = table.game, table[0]
        cost = term(game, me, "greenery")
        said = now("tiles", view(game, 0))
        assert ("Your 7 plants are enough" in said) == (ConvertPlants().possible(game, me, Cause()) is None)
        assert ("Your 8 heat are enough" in said) == (ConvertHeat().possible(game, me, Cause()) is None)
        if cost > 7:
            assert f"A greenery costs you {cost} plants" in said


@pytest.mark.parametrize("seed", range(3))
def test_the_next_production_brings_what_is_said(seed: int) -> None:
    compared = 0
    for game in stages(TOGETHER, seed):
        if game.over or game.table.phase != "action":
            continue
        said = now("production", view(game, 0))
        me = game.players[0]
        before, energy = dict(me.stock), me.stock["energy"]
        after = redealt(game, 0, Random(1))
        ProductionPhase().apply(after, after.players[0], Cause(), ())
        gained = {what: n - before[what] for what, n in after.players[0].stock.items()}
        assert f"- +{money(gained['mc'])} (".replace("\u00a0", " ") in said or gained["mc"] < 0
        assert (f"+{gained['heat'] - energy} heat" in said) == (gained["heat"] > energy)
        assert (f"+{energy} heat from your energy" in said) == (energy > 0)
        assert (f"+{gained['steel']} steel" in said) == (gained["steel"] > 0)
        compared += 1
    assert compared > 3


def test_what_a_standard_project_costs_is_what_the_engine_takes() -> None:
    table = Table(players=2).lay(0, "ThorGate", "Standard Technology").stock(0, mc=12)
    prices = project_prices(table.game, table[0])
    said = now("projects", view(table.game, 0))
    for key, price in prices.items():
        assert f"**{project_name(key)} {price} M€**: " in said
        assert (f"{price - 12} M€ short" in said) == (
            UseProject(key).possible(table.game, table[0], Cause()) is not None
        )
    helion = Table(players=2).lay(0, "Helion").stock(0, mc=3, heat=9)
    assert "You can pay 12 M€." in now("projects", view(helion.game, 0))


def test_metal_pays_what_the_engine_takes_it_for() -> None:
    table = Table(players=2).lay(0, "PhoboLog", "Advanced Alloys").stock(0, steel=4, titanium=3, mc=5)
    values = {what: value * most for what, value, most in ways(table.game, table[0], using=("steel", "titanium"))}
    said = now("payment", view(table.game, 0))
    assert f"Your 4 steel pays {values['steel']} M€ of a card with a building tag." in said
    assert f"Your 3 titanium pays {values['titanium']} M€ of a card with a space tag." in said
    assert values == {"steel": 12, "titanium": 15, "mc": 5}


def test_whoever_may_pay_with_heat_reads_so() -> None:
    table = Table(players=2).lay(0, "Helion").stock(0, heat=6)
    assert "Your 6 heat pays 6 M€ of anything." in now("payment", view(table.game, 0))
    assert "of anything" not in now("payment", view(table.game, 1))


def test_the_points_are_the_engines_and_hidden_where_the_table_hides_them() -> None:
    for game in stages(TOGETHER, 6):
        said = now("end", view(game, 2))
        for p in game.players:
            who = "You" if p.seat == 2 else f"{'●■▲'[p.seat]} {NAMES[p.seat]}"
            assert f"- {who}: {sum(points(game, p).values())} VP" in said
    hidden = view(new_game(Options(players=2, hidden_points=True), "hidden"), 0)
    assert "VP" not in now("end", hidden)
    assert "Points are hidden until the end here." in now("end", hidden)


@pytest.mark.parametrize("wanted", [False, True])
def test_what_else_must_be_complete_for_the_end_is_said(wanted: bool) -> None:
    table = Table(players=2, more=["venus"], complete_venus=wanted)
    assert ("Here Venus must be complete too." in now("end", view(table.game, 0))) is wanted
    assert "unless the table" in "\n".join(TOPICS["venus"].rules())


def test_a_turn_counts_what_can_be_done_in_it() -> None:
    seen = 0
    for game in stages(TOGETHER, 7):
        for seat, decision in game.pending.items():
            if decision.kind != "turn" or decision.options[0].startswith("first:"):
                continue
            said, mine = now("turn", view(game, seat)), view(game, seat)
            playable = sum(key.startswith("play:") for key in decision.options)
            if mine.hand:
                held = len(mine.hand) + len(mine.seats[seat].hosted)
                assert f"**A** {playable} of your {held} card{'s' * (held > 1)} can be played" in said
            assert ("**C**" in said) == any(key.startswith("milestone:") for key in decision.options)
            assert "second" in said or "pass" in decision.options
            seen += 1
    assert seen > 5


def test_alone_the_generations_that_are_left_are_counted() -> None:
    for game in stages(ALONE, 8):
        if not game.over:
            left = USUAL["generations"] - game.table.generation
            said = now("solo", view(game, 0))
            assert f"generation {game.table.generation} of {USUAL['generations']}" in said
            assert (f" {left} more." in said) == (left > 0)
    assert now("solo", view(new_game(TOGETHER, "x"), 0)) == ""


def test_who_is_asked_is_named_and_the_reader_by_the_question() -> None:
    game = Table(players=2).game
    assert now("here", view(game, 0)) == "You are asked: Choose your first action, or pass."
    assert now("here", view(game, 1)) == now("here", view(game, None)) == "● Ann is asked something now."


def test_before_the_first_turn_ones_own_corporations_are_weighed_and_nobody_elses_are_named() -> None:
    game = new_game(Options(players=2, first=0), "weighed")
    said = now("start", view(game, 0))
    assert said.count("would be left after buying all 10 cards") == 2
    assert "You choose" not in now("start", view(game, None))
