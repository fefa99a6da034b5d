"""Robots that think ahead: what they find depends on nothing that their seat does not know, and on nothing but their seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest

from bench.simulate import everything
from engine import Game, Illegal, Options, new_game, save, view
from engine.hidden import imagined, redealt
from engine.options import playing
from engine.robots import levels, search
from engine.robots.features import GROUPS, features
from engine.robots.greedy import greedy_answer
from engine.robots.levels import AHEAD, SIMULATIONS, thought_out
from engine.robots.random import random_answer
from engine.robots.reasons import about_equal
from engine.robots.said import of_own
from engine.robots.search import PER_POINT, Picks, as_said, best, candidates, weigh
from engine.robots.value import REACHED, fitted, outlook
from engine.view import quick_view, views
from tests.engine.table import Table


def twins(games: int, share: float) -> Iterator[tuple[Game, Game, int]]:
    """Pairs of games that differ in all that a seat cannot know, the answers of others in an open fork included, at its decisions."""
    for n in range(games):
        random = Random(n)
        options = everything(players=2 + n % 4, corporate_era=True, draft=bool(n % 2))
        game = new_game(options, f"twins {n}")
        while not game.over:
            seat = random.choice(sorted(game.pending))
            if random.random() < share:
                twin = redealt(game, seat, random)
                for other in range(options.players):
                    if other != seat:
                        _answer_anew(game, twin, other, random)
                if twin.pending.keys() == game.pending.keys():
                    yield game, twin, seat
            decision = game.decision(seat)
            assert decision is not None
            game.answer(seat, random_answer(decision, random))


def _answer_anew(game: Game, twin: Game, seat: int, random: Random) -> None:
    with suppress(Illegal):
        twin.reopen(seat)
        while seat not in game.pending and (decision := twin.decision(seat)) is not None:
            twin.answer(seat, random_answer(decision, random))


def imagined_alike(games: int, share: float) -> Counter[str]:
    """Check that twins are imagined alike to the last byte; return how often each kind of decision occurred."""
    kinds: Counter[str] = Counter()
    for game, twin, seat in twins(games, share):
        asked = view(game, seat).asked
        assert save(imagined(game, seat, "a deal")) == save(imagined(twin, seat, "a deal")), asked
        kinds[asked.key.partition(":")[0]] += 1
        kinds["open fork"] += any(p.secret for p in game.players if p.seat != seat)
    return kinds


def test_what_a_seat_imagines_depends_on_nothing_that_it_cannot_know() -> None:
    kinds = imagined_alike(4, 0.1)
    assert kinds.keys() >= {"corporation", "preludes", "buy", "draft", "turn", "place", "pay"}
    assert kinds["open fork"] > 5


@pytest.mark.soak
def test_twins_over_thousands_of_decisions_of_all_kinds_are_imagined_alike() -> None:
    kinds = imagined_alike(40, 0.3)
    assert sum(kinds.values()) > 2_000
    assert len(kinds) > 20


def test_a_robot_that_thinks_ahead_answers_twins_alike() -> None:
    several = 0
    for game, twin, seat in twins(2, 0.006):
        ours, theirs = (weigh(view(each, seat), each, 2, "twins") for each in (game, twin))
        assert ours == theirs
        several += len(ours) > 1
    assert several > 1


def begun(generation: int, players: int = 2) -> tuple[Game, int]:
    """A game of greedy robots at the first turn of a generation, and the seat whose turn it is."""
    game = new_game(Options(players=players, corporate_era=True), "search")
    while not (game.table.generation == generation and game.decision(seat := min(game.pending)).key == "turn"):  # type: ignore[union-attr]
        seat = min(game.pending)
        game.answer(seat, greedy_answer(view(game, seat)))
    return game, seat


def test_a_quick_view_is_enough_for_the_greedy_robot() -> None:
    game = new_game(everything(players=3, corporate_era=True), "quick")
    while not game.over:
        seat = min(game.pending)
        seen = view(game, seat)
        assert greedy_answer(quick_view(game, seat)) == greedy_answer(seen), seen.asked
        game.answer(seat, greedy_answer(seen))
    assert views(game) == [view(game, seat) for seat in range(3)]


def test_the_same_seed_finds_the_same_and_the_game_stays_as_it_is() -> None:
    game, seat = begun(3)
    before = save(game)
    first, again = (weigh(view(game, seat), game, 6, "a seed") for _ in range(2))
    assert first == again
    assert save(game) == before


def test_what_is_weighed_adds_up() -> None:
    game, seat = begun(4)
    found = weigh(view(game, seat), game, 8, "adds up")
    assert len(found) == len({each.picks for each in found}) > 1
    for each in found:
        assert 0 <= each.chance <= 1
        assert sum(each.parts.values()) == pytest.approx(each.lead)
        assert each.parts.keys() <= {*GROUPS}
        assert view(game, seat).asked.refuses(each.picks) is None
    assert found[0].doubt == 0


def test_nobody_thinks_of_passing_while_a_card_is_to_be_had_for_nothing() -> None:
    table = Table(2, more=["promos"]).lay(0, "Sub-Crust Measurements").stock(0, mc=4)
    table.game.table.generation = 5
    found = candidates(view(table.turn(0).game, 0))
    assert found[0] == ("action:sub-crust-measurements",)
    assert ("pass",) not in found
    assert ("pass",) in candidates(view(table.act(0, "action:sub-crust-measurements").act(0, "end").turn(0).game, 0))


def test_it_never_tries_to_take_less_than_it_could() -> None:
    table = Table(2).stock(1, mc=20).give(0, "Hired Raiders").stock(0, mc=5)
    asked = view(table.act(0, "play:hired-raiders").game, 0)
    assert any(option.startswith("fewer:") for option in asked.asked.options)
    assert [picks for picks in candidates(asked) if picks[0].startswith("fewer:")] == []


def test_the_same_cards_in_another_order_are_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(playing("prelude", players=2), "two preludes")
    while (asked := view(game, 0)).asked.key != "preludes":
        game.answer(0, greedy_answer(asked))
    first = asked.asked.options[1::-1]
    monkeypatch.setattr(search, "greedy_answer", lambda _: first)
    found = candidates(asked)
    assert found[0] == first
    assert len(found) == len({frozenset(picks) for picks in found}) == 6


def test_a_game_that_is_over_is_judged_by_its_points() -> None:
    game, _ = begun(2)
    while not game.over:
        seat = min(game.pending)
        game.answer(seat, greedy_answer(view(game, seat)))
    points = [seat.total for seat in view(game, None).seats]
    ours, theirs = outlook(game, 0), outlook(game, 1)
    assert ours.lead == points[0] - points[1] == -theirs.lead
    assert (ours.chance, theirs.chance) == ((1.0, 0.0) if points[0] > points[1] else (0.0, 1.0))


def test_who_is_far_ahead_is_said_to_win() -> None:
    game, seat = begun(8)
    even = outlook(game, seat).chance
    game.players[seat].tr += 30
    assert outlook(game, seat).chance > max(even, 0.9)
    game.players[seat].tr -= 60
    assert outlook(game, seat).chance < min(even, 0.1)


def test_a_milestone_that_is_reached_counts_as_claimed_and_paid_shared_with_whoever_has_reached_it_too() -> None:
    table = Table(2)
    one, other = table.game.players

    def of_goals() -> tuple[float, float]:
        found = features(view(table.game, one.seat))
        return found["goals/milestones"], found["stock/mc"] - one.stock["mc"]

    assert of_goals() == (0, 0)
    one.tr = 35
    assert of_goals() == (5, -8)
    other.tr = 35
    assert of_goals() == (2.5, -4)
    table.game.table.milestones.update(mayor=1, gardener=1, builder=1)
    assert of_goals() == (0, 0)


def test_the_points_of_a_milestone_which_stay_are_another_feature_than_those_of_an_award() -> None:
    table = Table(2)
    one = table.game.players[0]
    table.game.table.milestones["mayor"] = one.seat
    table.game.table.awards["thermalist"] = 1
    one.stock["heat"] = 1
    found = features(view(table.game, one.seat))
    assert (found["goals/milestones"], found["goals/awards"]) == (5, 5)
    one.stock["heat"] = 0
    table.game.players[1].stock["heat"] = 1
    found = features(view(table.game, one.seat))
    assert (found["goals/milestones"], found["goals/awards"]) == (5, 0)


def test_alone_the_outlook_is_the_goal() -> None:
    game = new_game(Options(players=1, corporate_era=True), "alone")
    while not game.over:
        game.answer(0, greedy_answer(view(game, 0)))
    found = outlook(game, 0)
    assert found.chance == float(game.table.goal_reached or 0)
    assert found.parts == {REACHED: found.lead}


def test_alone_a_goal_is_in_doubt_early_and_out_of_reach_late() -> None:
    game = new_game(Options(players=1, corporate_era=True), "alone 3")
    chances: dict[int, float] = {}
    while not game.over:
        chances.setdefault(game.table.generation, outlook(game, 0).chance)
        game.answer(0, greedy_answer(view(game, 0)))
    assert 0.1 < chances[2] < 0.6
    assert not game.table.goal_reached
    assert chances[14] < 0.1
    generous = new_game(Options(players=1, corporate_era=True), "alone")
    before = outlook(generous, 0).chance
    generous.players[0].stock["mc"] += 400
    assert outlook(generous, 0).chance > before + 0.02


def test_weights_are_for_features_of_known_groups_and_every_number_of_players() -> None:
    assert {name.partition("/")[0] for name in fitted().features} <= {*GROUPS}
    assert fitted().spread.keys() == {2, 3, 4, 5}


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_is_said_of_moves_keeps_their_order_and_which_of_them_are_about_equal(players: int) -> None:
    game, seat = begun(6, players)
    found = weigh(view(game, seat), game, 12, "said")
    said = as_said(found, players)
    assert [move.chance for move in said] == [of_own(move.chance, players) for move in found]
    assert [about_equal(said[0], move) for move in said] == [about_equal(found[0], move) for move in found]
    assert [move._replace(chance=0.0, doubt=0.0) for move in said] == [m._replace(chance=0.0, doubt=0.0) for m in found]
    assert (said == found) is (players == 1)


def test_what_a_coach_has_advised_stays_first_unless_another_answer_is_better_beyond_doubt() -> None:
    game, seat = begun(6)
    seen = view(game, seat)
    found = weigh(seen, game, 8, "advised")
    for advised in (found[0].picks, found[-1].picks):
        moves = weigh(seen, game, 8, "advised", advised=advised)
        mine = next(move for move in moves if move.picks == advised)
        assert mine.simulations == moves[0].simulations
        assert moves[0] == mine or moves[0].chance + PER_POINT * moves[0].lead > mine.chance + PER_POINT * mine.lead


def test_where_the_game_is_decided_a_few_points_are_enough_to_prefer_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seat = begun(6)
    seen = view(game, seat)
    usual = candidates(seen)[0]
    monkeypatch.setattr(search, "_played_on", lambda deal, seat, picks: picks)

    def chosen(chance: float) -> Picks:
        monkeypatch.setattr(search, "outlook", lambda picks, seat: (chance, 0.0 if picks == usual else 2.0, {}))
        return weigh(seen, game, 12, "decided")[0].picks

    assert chosen(0.5) == usual
    assert chosen(0.999) != usual
    assert chosen(0.001) != usual


def test_what_a_coach_advises_is_not_put_off_where_it_is_worth_far_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few simulations may find it better to claim a milestone later, when it may be gone."""
    table = Table(2).tiles("city", 0, "C4", "E5", "G5").stock(0, mc=15).give(0, "Micro-Mills", "Sponsors")
    seen = view(table.turn(0).game, 0)
    claim = greedy_answer(seen)
    assert claim == ("milestone:mayor",)
    monkeypatch.setattr(search, "_played_on", lambda deal, seat, picks: picks)
    monkeypatch.setattr(search, "outlook", lambda picks, seat: (0.2 if picks == claim else 0.8, 0.0, {}))
    assert weigh(seen, table.game, 12, "claim")[0].picks != claim
    assert weigh(seen, table.game, 12, "claim", advised=claim)[0].picks == claim


def test_a_normal_robot_thinks_ahead_in_two_of_five_decisions_and_a_hard_one_in_all() -> None:
    game, seat = begun(6)
    seen = view(game, seat)
    tried: list[int] = []
    for n in range(40):
        game.answered = n
        for level in ("normal", "hard"):
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(levels, "best", lambda *_: ("thought",))
                answer = thought_out(SIMULATIONS[level], "levels", AHEAD[level])(seen, game)
            tried.append(answer == ("thought",))
    normal, hard = sum(tried[::2]), sum(tried[1::2])
    assert 8 < normal < 25
    assert hard == 40


def test_the_best_answer_is_the_first_weighed() -> None:
    game, seat = begun(6)
    seen = view(game, seat)
    assert best(seen, game, 8, "best") == weigh(seen, game, 8, "best")[0].picks
