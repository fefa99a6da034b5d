"""Set-ups that a table may agree on: two corporations, more preludes, a draft of preludes, Venus complete, no negative events."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, Options, load, new_game, save, view
from engine.card import CARDS, KEYS, picked
from engine.expansions import open_box
from engine.expansions.prelude.state import PRELUDES
from engine.named import CORPORATION_DECK, PRELUDE_DECK
from engine.options import playing
from engine.phases.generation import RunPhase
from engine.phases.research import passing_order
from engine.robots.greedy import greedy_answer
from engine.robots.random import random_answer
from engine.shortage import Shortage, shortages
from tests.engine.properties import cards_lie_in_one_zone, hidden_things_do_not_show, views
from tests.engine.table import Table
from tests.facts import sheet
from tests.outcomes.names import slug

WITH_PRELUDES = playing("prelude", "corporate_era", players=2, first=0)


def until(game: Game, key: str) -> Game:
    """Answer at random until a seat is asked a question whose key begins so."""
    chance = Random(1)
    while not any(decision.key.startswith(key) for decision in game.pending.values()):
        seat = min(game.pending)
        decision = game.decision(seat)
        assert decision is not None
        game.answer(seat, random_answer(decision, chance))
    return game


def corporations(game: Game, seat: int) -> list[int]:
    return [card for card in game.players[seat].played if CARDS[card].kind == "corporation"]


@pytest.mark.parametrize("n", [1, 6])
def test_one_to_six_corporations_are_dealt(n: int) -> None:
    game = new_game(WITH_PRELUDES.model_copy(update={"corporations": n}), "dealt")
    decision = game.decision(0)
    assert decision is not None
    assert (decision.key, len(decision.options)) == ("corporation", n)


@pytest.mark.parametrize("n", range(4, 9))
def test_four_to_eight_preludes_are_dealt_and_two_are_kept(n: int) -> None:
    game = until(new_game(WITH_PRELUDES.model_copy(update={"preludes": n}), "dealt"), "preludes")
    (decision,) = [each for each in game.pending.values() if each.key == "preludes"]
    assert (len(decision.options), decision.least, decision.most) == (n, 2, 2)


@pytest.mark.parametrize("first", [False, True])
def test_preludes_are_drafted_after_the_first_cards(first: bool) -> None:
    options = WITH_PRELUDES.model_copy(update={"draft_preludes": True, "draft_first": first})
    game, packs = new_game(options, "drafted"), list[str]()
    while any(decision.key == "draft" for decision in game.pending.values()):
        seat = min(game.pending)
        decision = game.decision(seat)
        assert decision is not None
        packs.append(CARDS[picked(decision.options[0])].kind)
        hidden_things_do_not_show(game, Random(len(packs)), views(game))
        cards_lie_in_one_zone(game)
        game.answer(seat, decision.options[:1])
    kinds = [kind == "prelude" for kind in packs]
    # The last card of a packet is kept without a question.
    assert kinds == [False] * (16 if first else 0) + [True] * 6
    assert all(sum(CARDS[card].kind == "prelude" for card in p.looking) == 4 for p in game.players)
    assert all(sum(CARDS[card].priced for card in p.looking) == 10 for p in game.players)


def test_a_draft_of_preludes_passes_the_rest_on() -> None:
    game = new_game(WITH_PRELUDES.model_copy(update={"draft_preludes": True}), "passed")
    packs = [list(p.packs[0]) for p in game.players]
    for seat in (0, 1):
        game.answer(seat, [CARDS[packs[seat][0]].as_card])
    assert [p.packs[0] for p in game.players] == [packs[1][1:], packs[0][1:]]


def test_the_packs_of_the_first_drafts_are_passed_in_turns_the_first_as_in_every_odd_generation() -> None:
    """decisions.md; ruling r049: in odd generations against the clock."""
    options = WITH_PRELUDES.model_copy(update={"players": 3, "draft_first": True, "draft_preludes": True})
    game, ways = new_game(options, "passed in turns"), list[tuple[int, ...]]()
    while found := passing_order(game):
        ways += [found] if found != next(iter(ways[-1:]), ()) else []
        seat = min(game.pending)
        game.answer(seat, game.pending[seat].options[:1])
    assert ways == [(2, 1, 0), (0, 1, 2), (2, 1, 0)]


def test_alone_nothing_is_drafted() -> None:
    with pytest.raises(ValueError, match="a draft needs"):
        Options(players=1, corporate_era=True, draft_preludes=True)


def test_without_preludes_a_second_corporation_costs_42_of_the_money_of_both() -> None:
    options = Options(players=2, corporate_era=True, two_corporations=True, first=0)
    game = until(new_game(options, "two"), "second-corporation")
    before, first = game.players[0].stock["mc"], corporations(game, 0)
    decision = game.decision(0)
    assert decision is not None
    assert (decision.key, decision.options) == ("second-corporation", ("yes", "no"))
    game.answer(0, ["yes"])
    asked = game.decision(0)
    assert asked is not None
    assert asked.key == "merge"
    assert len(game.players[0].looking) == 4
    chosen = CARDS[picked(asked.options[0])]
    game.answer(0, asked.options[:1])
    until(game, "second-corporation")
    assert corporations(game, 0) == [*first, chosen.id]
    assert game.players[0].stock["mc"] >= before + chosen.cost - 42
    game.answer(1, ["no"])
    assert len(corporations(game, 1)) == 1
    cards_lie_in_one_zone(game)


def test_with_preludes_one_is_given_up_and_the_other_comes_first_or_last() -> None:
    options = WITH_PRELUDES.model_copy(update={"two_corporations": True})
    for when, now in (("now", True), ("after", False)):
        game = until(new_game(options, "instead"), "second-corporation")
        kept = list(PRELUDES.of(game.players[0]).kept)
        decision = game.decision(0)
        assert decision is not None
        assert decision.options == (*(CARDS[card].as_card for card in kept), "no")
        game.answer(0, [CARDS[kept[0]].as_card])
        assert kept[0] in game.table.decks[PRELUDE_DECK].discard
        assert PRELUDES.of(game.players[0]).kept == kept[1:]
        game.answer(0, [when])
        asked = game.decision(0)
        assert (asked is not None and asked.key == "merge") == now
        until(game, "turn")
        assert (len(corporations(game, 0)), kept[1] in game.players[0].played) == (2, True)


def test_nobody_else_learns_which_prelude_was_given_up() -> None:
    options = WITH_PRELUDES.model_copy(update={"two_corporations": True})
    game = until(new_game(options, "secret"), "second-corporation")
    game.answer(0, [CARDS[PRELUDES.of(game.players[0]).kept[0]].as_card])
    hidden_things_do_not_show(game, Random(3), views(game))
    assert PRELUDES.of(view(game, 1).seats[0]).kept == [0]


def test_merger_is_no_prelude_where_everybody_may_have_two_corporations() -> None:
    options = playing("prelude", "promos")
    assert KEYS["merger"] in open_box(options).decks[PRELUDE_DECK]
    assert KEYS["merger"] not in open_box(options.model_copy(update={"two_corporations": True})).decks[PRELUDE_DECK]


def test_too_few_corporations_and_preludes_are_told_with_what_would_work() -> None:
    short = shortages(Options(players=3, corporate_era=True, two_corporations=True))
    assert short == (Shortage(CORPORATION_DECK, 18, 12, 3, 2, 0),)
    assert shortages(Options(players=2, corporate_era=True, two_corporations=True)) == ()
    short = shortages(playing("prelude", players=5, preludes=8))
    assert short == (Shortage(PRELUDE_DECK, 40, 35, 5, 4, 7),)
    assert shortages(playing("prelude", players=5, preludes=7)) == ()
    assert shortages(Options(players=5, preludes=8)) == ()


@pytest.mark.parametrize("complete", [False, True])
def test_the_game_ends_only_with_venus_complete_where_the_table_wants_that(complete: bool) -> None:
    table = Table(2, more=["venus"], complete_venus=complete)
    table.game.table.parameters.update(temperature=8, oxygen=14, oceans=9, venus=28)
    table.run(RunPhase("ending"))
    assert (table.game.table.phase == "final" or table.game.over) != complete
    table.game.table.parameters["venus"] = 30
    table.run(RunPhase("ending"))
    assert table.game.table.phase == "final" or table.game.over


def test_without_negative_events_19_are_left_and_the_deck_of_others_is_as_it_was() -> None:
    options = playing("turmoil", "venus", "colonies")
    every = {*open_box(options).decks["global-events"]}
    mild = {*open_box(options.model_copy(update={"no_negative_events": True})).decks["global-events"]}
    assert (len(every), len(mild)) == (36, 19)
    negative = {slug(event["name"]) for event in sheet.read("turmoil")["global_events"] if event.get("negative")}
    assert {slug(CARDS[card].name) for card in every - mild} == negative


EVERYTHING = playing("venus", "prelude", "colonies", "turmoil", "promos", "prelude2", "corporate_era")
SET_UPS = {
    "two corporations": {"two_corporations": True},
    "two corporations alone": {"two_corporations": True, "more": ()},
    "six corporations, eight preludes drafted": {"corporations": 6, "preludes": 8, "draft_preludes": True},
    "everything at once": {
        "two_corporations": True, "corporations": 1, "preludes": 6, "draft_preludes": True, "draft_first": True,
        "complete_venus": True, "no_negative_events": True,
    },
}  # fmt: skip


@pytest.mark.once
@pytest.mark.parametrize(
    ("agreed", "robots"),
    [
        *((agreed, False) for agreed in SET_UPS.values()),
        (SET_UPS["everything at once"], True),
        *(pytest.param(agreed, True, marks=pytest.mark.soak) for agreed in [*SET_UPS.values()][:-1]),
    ],
)
def test_games_with_every_set_up_come_to_their_end_and_go_on_after_a_restart(
    agreed: dict[str, object], robots: bool
) -> None:
    options = EVERYTHING.model_copy(update={"players": 3, **agreed})
    game, chance = new_game(options, "every set-up"), Random(7)
    for n in range(100_000):
        if game.over:
            break
        seat = chance.choice(sorted(game.pending))
        decision = game.decision(seat)
        assert decision is not None
        picks = greedy_answer(view(game, seat)) if robots else random_answer(decision, chance)
        game.answer(seat, picks)
        if n % 50 == 0 or (n < 100 and not robots):
            cards_lie_in_one_zone(game)
            hidden_things_do_not_show(game, chance, views(game))
            game = load(save(game))
    assert game.over
    if options.complete_venus:
        assert game.table.parameters["venus"] == 30
