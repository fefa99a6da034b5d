"""What a player should do: three moves from what their seat knows, in private, where the table plays with hints."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.delivery.thinking import Thinker
from bot.screens import hints as hints_screen
from bot.screens.context import ScreenContext
from bot.screens.lobby_options import rules_line
from bot.tables import Rules, hints
from bot.tables.hints import Wondered
from bot.thinker import WeighQuestion, answer
from engine import load, view
from engine.card import CARDS, picked
from engine.hidden import redealt
from engine.phases.generation import RunPhase
from engine.robots.features import GROUPS
from engine.robots.reasons import about_equal, reasons
from engine.robots.search import Weighed
from engine.robots.value import REACHED
from tests.bot.backend import ANN, BEN, CAT, OCEAN_WITH_CARD, Backend, refused
from tests.bot.looks import NoPictures, look
from tests.bot.server import Server, open_server
from tests.engine.table import Table
from words.names import FEATURES

ONCE = pytest.mark.once


async def weigh(wondered: Wondered) -> tuple[Weighed, ...]:
    """Weigh as the bot's process does, with fewer simulations."""
    return answer(WeighQuestion(wondered.copy.decode(), wondered.seat, 8, wondered.seed)).moves


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as made:
        made.bot.weigh = weigh
        yield made


async def wondered(backend: Backend, game: str, user: int) -> Wondered:
    found: list[Wondered] = []

    async def noted(question: Wondered):
        found.append(question)
        return (Weighed(("pass",), 0.5, 0.0, {}, 0.0, 1),)

    token = (await backend.services.play.look(game, user)).token
    await backend.services.hints.hint(game, user, token, noted)
    return found[0]


def test_hints_are_on_alone_and_in_coached_games_where_the_lobby_says_so_and_never_in_rated_ones():
    assert Rules(seats=1).hinted
    assert Rules(coached=True).hinted
    assert Rules(hints=True).hinted
    assert not Rules().hinted
    assert not Rules(seats=1, hints=False).hinted
    assert not Rules(rated=True, hints=True, coached=True).hinted
    assert "hints are on" in rules_line(Rules(hints=True))
    assert "hints" not in rules_line(Rules(hints=True, rated=True))


def test_every_group_of_features_has_words():
    assert {*GROUPS, REACHED} <= FEATURES.keys()


@ONCE
async def test_who_has_no_question_no_seat_or_no_hints_at_the_table_gets_none(backend: Backend, ann_begins):
    plain = (await backend.game()).id
    assert (await refused(backend.services.hints.hint(plain, ANN, 0, weigh))).reason == "hints-off"
    game = (await backend.game(hints=True)).id
    token = (await backend.services.play.look(game, ANN)).token
    assert (await refused(backend.services.hints.hint(game, BEN, 0, weigh))).reason == "not-asked"
    assert (await refused(backend.services.hints.hint(game, 7, 0, weigh))).reason == "no-seat"
    assert (await refused(backend.services.hints.hint(game, ANN, token + 1, weigh))).reason == "stale"
    assert (await refused(backend.services.hints.hint(game, ANN, token, None))).reason == "no-thinking"

    async def too_long(question: Wondered) -> None:
        return None

    assert (await refused(backend.services.hints.hint(game, ANN, token, too_long))).reason == "thought-long"


@ONCE
async def test_a_question_has_one_answer_and_what_is_being_composed_is_part_of_it(backend: Backend, ann_begins):
    game = (await backend.game(hints=True)).id
    first, again = await wondered(backend, game, ANN), await wondered_anew(backend, game)
    assert (first.seed, first.copy) == (again.seed, again.copy)
    assert answer_of(first) == answer_of(again)
    await backend.act(game, ANN, "project:city", confirmed=False)
    composing = await wondered(backend, game, ANN)
    assert composing.picks == (("project:city",),)
    assert view(load(composing.copy), 0).asked.kind == "space"

    async def twice(question: Wondered):
        raise AssertionError("it was thought about before")

    token = (await backend.services.play.look(game, ANN)).token
    assert await backend.services.hints.hint(game, ANN, token, twice)


@ONCE
async def test_who_presses_again_and_again_has_one_question_thought_about_at_a_time(backend: Backend, ann_begins):
    games = [(await backend.game(hints=True)).id for _ in range(2)]
    asked, busy = list[str](), list[str]()

    async def slow(question: Wondered):
        asked.append(question.game)
        busy.append(question.game)
        assert len(busy) == 1, "robots and others wait for no more than one of them"
        await asyncio.sleep(0.01)
        busy.clear()
        return (Weighed(("pass",), 0.5, 0.0, {}, 0.0, 1),)

    tokens = {game: (await backend.services.play.look(game, ANN)).token for game in games}
    hint = backend.services.hints.hint
    found = await asyncio.gather(*(hint(game, ANN, tokens[game], slow) for game in games * 5))
    assert sorted(asked) == sorted(games)
    assert len(found) == 10


@ONCE
async def test_there_is_no_hint_about_cards_that_a_composed_turn_would_draw(backend: Backend, ann_begins):
    game = (await backend.game(hints=True)).id
    look = await backend.services.orders.begin(game, ANN, None, "turn")
    steps = [["project:aquifer"], [OCEAN_WITH_CARD]]
    look = await backend.services.play.compose(game, ANN, look.token, steps, backend.click())
    assert look.planned[-1].reveals
    assert (await refused(backend.services.hints.hint(game, ANN, look.token, weigh))).reason == "not-asked"


async def wondered_anew(backend: Backend, game: str) -> Wondered:
    """The question as another process asks it, which remembers nothing."""
    backend.services.hints._given.clear()
    return await wondered(backend, game, ANN)


def answer_of(question: Wondered) -> tuple[Weighed, ...]:
    return answer(WeighQuestion(question.copy.decode(), question.seat, 4, question.seed)).moves


@ONCE
async def test_the_process_gets_nothing_that_the_seat_does_not_know(backend: Backend, ann_begins):
    game = (await backend.game(hints=True)).id

    async def at_table(open_game):
        return open_game.live.game

    there = await backend.services.runner.read(game, at_table)
    found = await wondered(backend, game, ANN)
    copy = load(found.copy)
    assert view(copy, 0).hand == view(there, 0).hand
    assert copy.players[1].hand != there.players[1].hand
    assert copy.table.deck != there.table.deck
    assert there.seed.encode() not in found.copy

    async def another(open_game):
        open_game.live.game = redealt(there, 0, Random(5))
        return await hints.wondered(open_game, open_game.token)

    assert (await backend.services.runner.read(game, another, user=ANN)).copy == found.copy


@ONCE
async def test_hints_for_research_weigh_how_much_to_buy(backend: Backend, ann_begins):
    game = (await backend.game(hints=True)).id
    await backend.research(game)
    found = answer_of(await wondered(backend, game, CAT))
    assert {len(move.picks) for move in found} >= {0, 1}


@ONCE
async def test_the_bots_process_weighs_as_one_would_here(backend: Backend, ann_begins):
    game = (await backend.game(hints=True)).id
    question = await wondered(backend, game, ANN)
    few = Wondered(question.game, question.seat, question.token, question.picks, question.copy, simulations=4)
    thinker = Thinker(longest=60.0)  # a loaded machine may take ten seconds to start it
    try:
        assert await thinker.weigh(few) == answer_of(question)
    finally:
        await thinker.close()


def move(chance: float, doubt: float = 0.0, **parts: float) -> Weighed:
    return Weighed((), chance, sum(parts.values()), parts, doubt, 8)


def test_a_difference_within_the_noise_is_called_equal():
    assert about_equal(move(0.5), move(0.47, 0.04))
    assert not about_equal(move(0.5), move(0.40, 0.04))


def test_no_move_is_called_worse_than_one_that_is_about_equal_with_a_lower_chance():
    context = ScreenContext(look(Table(2).game, 0), NoPictures())
    moves = [move(0.47), move(0.452), move(0.45, 0.04)]
    lines = [
        said
        for one in hints_screen.hint(context, moves).view().walk_children()
        if (said := getattr(one, "content", ""))
    ]
    assert "\n".join(lines).count("about equal to the first") == 2


def test_answers_to_a_question_stand_below_it():
    asked = {}
    for table in (Table(2), Table(2).stock(0, mc=25).act(0, "project:city")):
        context = ScreenContext(look(table.game, 0), NoPictures())
        said = hints_screen.hint(context, [move(0.4)._replace(picks=table.options()[:1])]).view().walk_children()
        asked[table.key] = [line for one in said for line in getattr(one, "content", "").splitlines()][:2]
    assert asked["place:city"] == ["### What you could do", "Choose a space for the city tile."]
    assert asked["turn"][1].startswith("1")


def test_moves_whose_chances_read_alike_are_called_equal():
    context = ScreenContext(look(Table(2).game, 0), NoPictures())
    lines = [
        getattr(one, "content", "")
        for one in hints_screen.hint(context, [move(0.804), move(0.796)]).view().walk_children()
    ]
    assert "80\u00a0%, about equal to the first" in "\n".join(lines)


def test_a_move_that_few_games_put_far_below_the_first_is_not_called_equal_to_it():
    context = ScreenContext(look(Table(2).game, 0), NoPictures())
    few = move(0.47, 0.3)._replace(simulations=4)
    said = hints_screen.hint(context, [move(0.75), move(0.69), few]).words().replace("\u00a0", " ")
    assert "69 %\n" in said
    assert "47 %, judged by 4 games only" in said
    assert "about equal" not in said


def test_of_two_moves_whose_chances_read_alike_not_only_one_is_called_equal_to_the_first():
    context = ScreenContext(look(Table(2).game, 0), NoPictures())
    moves = [move(0.52), move(0.514, 0.04), move(0.506)]
    assert hints_screen.hint(context, moves).words().count("51\u00a0%, about equal to the first") == 2


def test_a_move_is_named_with_the_kind_of_action_that_a_menu_would_say():
    context = ScreenContext(look(Table(2).give(0, "Mine").stock(0, mc=30).game, 0), NoPictures())
    said = [
        hints_screen.named(context, [key]).replace("\u00a0", " ") for key in ("project:asteroid", "play:mine", "pass")
    ]
    assert said == ["Asteroid, 14 M€ (standard project)", "Mine, 4 M€", "Pass"]


def test_the_reasons_are_the_two_groups_by_which_a_move_differs_most_from_the_others():
    moves = [move(0.5, tiles=4.0, hand=1.0, stock=0.1), move(0.4, tiles=1.0, hand=3.0), move(0.4, tiles=2.0, hand=3.0)]
    assert reasons(moves, 0) == [("tiles", 2.5), ("hand", -2.0)]
    assert reasons(moves[:1], 0) == []
    assert reasons([move(0.5, tiles=1.9, hand=2.1), move(0.4)], 0, alone=True) == [("hand", 2.1)], (
        "of M€, two are little"
    )


def hinted(table: Table, moves: list[Weighed]) -> str:
    """The words of a hint with its reasons."""
    shown = hints_screen.hint(ScreenContext(look(table.game, 0), NoPictures()), moves, reasoned=True)
    return shown.words().replace("\u00a0", " ")


def test_what_a_move_gains_stands_before_what_it_loses():
    moves = [move(0.5, stock=-3.0, tiles=2.0), move(0.4, hand=1.0, tiles=2.0)]
    said = [hints_screen.why(moves, at, alone=False).replace("\u00a0", " ") for at in (0, 1)]
    assert said[0] == "−3.0 VP from the resources you keep, −1.0 VP from cards in hand."
    assert said[1] == "+3.0 VP from the resources you keep, +1.0 VP from cards in hand."
    moves = [move(0.5, stock=-3.0, tiles=2.0), move(0.4)]
    said = [hints_screen.why(moves, at, alone=at > 0).replace("\u00a0", " ") for at in (0, 1)]
    assert said[0] == "+2.0 VP from tiles, but −3.0 VP from the resources you keep."
    assert said[1] == "+3.0 M€ from the resources you keep, but −2.0 M€ from tiles."


def test_a_move_with_the_reasons_of_an_earlier_one_is_compared_with_that_one():
    moves = [
        move(0.5, tiles=9.0),
        move(0.4, tiles=4.0, hand=0.2),
        move(0.3, tiles=2.0, stock=0.4),
        move(0.3, tiles=4.1),
    ]
    said = [hints_screen.why(moves[:3], at, alone=False).replace("\u00a0", " ") for at in range(3)]
    assert said == [
        "+6.0 VP from tiles.",
        "−1.5 VP from tiles.",
        "Like move 2, with −2.0 VP from tiles.",
    ]
    moves[2] = moves[3]
    assert hints_screen.why(moves[:3], 2, alone=False) == "Much like move 2."


@pytest.mark.parametrize(("players", "said"), [(1, True), (2, False)])
def test_alone_it_is_said_that_all_is_counted_in_what_it_is_worth(players: int, said: bool):
    words = hinted(Table(players), [move(0.5, tiles=60.0), move(0.4)])
    assert ("All of it is counted in the M€ that it is worth." in words) is said


def test_moves_that_bring_the_same_are_said_so_once():
    said = hinted(Table(2), [move(0.5, tiles=2.0), move(0.5, tiles=2.1), move(0.5, tiles=1.9)])
    assert said.count("much the same") == 1
    assert " VP " not in said


def test_a_choice_of_many_cards_is_called_by_how_it_differs_from_the_first():
    table = Table(2).stock(0, mc=30).run(RunPhase("research"))
    offered = [*table.game.pending[0].options]
    names = [CARDS[picked(key)].name for key in offered]
    chosen = [offered[:3], offered[:2], [*offered[:2], offered[3]], offered, offered[3:], []]
    said = [
        hints_screen.hint(
            ScreenContext(look(table.game, 0), NoPictures()),
            [move(0.5)._replace(picks=tuple(p)) for p in (chosen[0], other)],
        ).words()
        for other in chosen[1:]
    ]
    called = [next(line for line in one.splitlines() if line.startswith("2")).split("**")[1] for one in said]
    assert called == [
        f"The first without {names[2]}",
        f"The first with {names[3]}, without {names[2]}",
        f"The first, and also {names[3]}",
        names[3],
        "None of them",
    ]


@ONCE
async def test_a_player_asks_and_asks_why_and_nobody_else_sees_it(server: Server):
    await server.slash("Ann", "game new", name="Olympus Rising", players=2)
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    rules = {"beginners": True, "seating": "chosen", "hints": True}
    await server.bot.services.lobby.configure(status.id, server.members["Ann"].id, rules)
    await server.say()
    assert "hints are on" in server.last().words
    await server.click("Ben", server.last(), "Join")
    await server.slash("Ann", "game start")
    await server.wait(8)
    turn = await server.turn()
    name = next(name for name in ("Ann", "Ben") if f"<@{server.members[name].id}>, your turn" in turn.words)
    shown = await server.click(name, turn, "Play")
    before = len(server.place.history())
    asked = await server.click(name, shown, "What should I do?")
    assert "What you could do" in asked.words
    assert "1\\. **" in asked.words
    assert "%" in asked.words
    why = await server.click(name, asked, "Why?")
    assert " VP from " in why.words
    assert ("compared with" in asked.words, "compared with" in why.words) == (False, True)
    assert [line for line in why.words.splitlines() if "\\. **" in line] == [
        line for line in asked.words.splitlines() if "\\. **" in line
    ]
    assert "first of 2 actions" in (await server.click(name, why, "Back")).words
    assert "What you could do" in (await server.slash(name, "hint", server.place)).words
    assert len(server.place.history()) == before
