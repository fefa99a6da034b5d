"""The solo game on Discord: all messages address one person, and the result is won or lost."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.routes.visit import main
from bot.screens import lobby_options, public, result
from bot.tables import Rules
from bot.tables.results import BestAlone, best_alone
from engine.scoring import terraformed
from engine.shipped import FOR_MORE
from tests.bot.backend import ANN, BEN, Backend, open_backend
from tests.bot.looks import AT, NoPictures, context


async def played(backend: Backend, game: str, random: Random, answers: int = 10_000) -> None:
    """Give this many random answers, or fewer if the game ends before."""
    for _ in range(answers):
        if await backend.play_on(game, random) is None:
            return


async def test_a_solo_game_is_played_to_its_end_over_a_restart(tmp_path):
    random = Random(5)
    async with open_backend(tmp_path / "db") as backend:
        game = (await backend.lobby(seats=1)).id
        await backend.services.lobby.start(game, ANN)
        await played(backend, game, random, 60)
        before = await backend.services.play.look(game, ANN)
    async with open_backend(tmp_path / "db", backend.clock, backend.sender) as backend:
        assert await backend.services.play.look(game, ANN) == before
        await played(backend, game, random)
        look = await backend.services.play.look(game, ANN)
        assert look.view is not None
        assert look.status.state == "over"
        assert look.view.generation == 14
        # A victory over nobody gives no right to begin.
        assert await backend.rows("SELECT * FROM wins") == []
        lost = result.result(look.status, look.view, None, look.status.ended).words()
        assert "● Ann loses: Mars is not terraformed" in lost.replace("\u00a0", " ")
        assert "Missing: " in lost
        assert "step" in lost
        ends = {"temperature": 8, "oxygen": 14, "oceans": 9}
        won = msgspec.structs.replace(look.view, parameters={**look.view.parameters, **ends}, goal_reached=True)
        said = result.result(look.status, won, None, look.status.ended).words()
        assert "● Ann wins: Mars is terraformed" in said.replace("\u00a0", " ")
        assert "Missing: " not in said
        late = msgspec.structs.replace(won, goal_reached=False)
        assert "The last greeneries came too late" in result.result(look.status, late, None, AT).words()


LEFT_OVER: dict[str, Any] = {
    "draft": True,
    "friendly": True,
    "first_raises": "rewarded",
    "complete_venus": True,
    "rated": True,
    "goal_choice": "pack",
    "more": ("venus",),
}
"""What a host chose before the table became one of a single player: the menus no longer show it."""


def test_what_means_nothing_alone_is_neither_said_nor_played() -> None:
    rules = Rules(seats=1, **LEFT_OVER)
    assert lobby_options.rules_line(rules) == lobby_options.rules_line(Rules(seats=1, more=("venus",)))
    assert lobby_options.explained(rules) == lobby_options.explained(Rules(seats=1, more=("venus",)))
    assert "awards" not in "".join(lobby_options.explained(rules))
    assert lobby_options.raised_twice(rules) == lobby_options.house_rules(rules) == []
    assert "complete_venus" not in [one.value for one in lobby_options.switches(rules)]
    assert rules.hinted
    grown = rules.model_copy(update={"seats": 3})
    assert "no attacks" in lobby_options.rules_line(grown), "what was chosen is not forgotten"
    drawn = Rules(seats=1, map="amazonis")
    assert "not in play" not in lobby_options.in_play(drawn)


@pytest.mark.parametrize(
    ("rules", "left"),
    [
        ({"beginners": True}, ["Coached", "Beginner corporations", "Corporate era"]),
        ({"corporate_era": True}, ["Coached", "Other expansions"]),
        ({"corporate_era": True, "more": FOR_MORE, "solo_63": True}, ["Coached"]),
    ],
)
def test_after_a_coached_game_it_is_said_what_one_has_not_tried_yet(rules: dict[str, Any], left: list[str]) -> None:
    lines = result.next_steps(Rules(coached=True, **rules))
    assert len(lines) == 1 + len(left)
    assert all(said in line for said, line in zip(left, lines[1:], strict=True))


async def test_a_rated_lobby_that_becomes_solo_begins(tmp_path: Path) -> None:
    async with open_backend(tmp_path / "db") as backend:
        game = (await backend.lobby(**LEFT_OVER)).id
        await backend.services.lobby.configure(game, ANN, {"seats": 1})
        await backend.services.lobby.start(game, ANN)
        look = await backend.services.play.look(game, ANN)
        assert look.view is not None
        assert (look.view.options.friendly, look.view.options.first_raises) == (False, "no")


def row(points: int, won: bool = False, **rules: object) -> Any:
    return {"won": won, "points": points, "rules": Rules(seats=1, **rules).model_dump(mode="json")}  # type: ignore[arg-type]


def test_the_best_game_alone_is_that_of_the_same_options_and_to_win_comes_first():
    rows = [
        row(90),
        row(70, won=True),
        row(60, won=True),
        row(99, more=("venus",)),
        row(98, won=True, solo_63=True),
    ]
    assert best_alone(rows, Rules(seats=1)) == BestAlone(3, True, 70)
    assert best_alone(rows, Rules(seats=1, more=("venus",))) == BestAlone(1, False, 99)
    assert best_alone(rows[:2], Rules(seats=1, solo_63=True)) is None


async def test_the_result_of_a_game_alone_names_the_best_on_its_map_with_its_options(tmp_path):
    async with open_backend(tmp_path / "db") as backend:
        looks: list[Any] = []
        for _ in range(2):
            game = (await backend.lobby(seats=1)).id
            await backend.services.lobby.start(game, ANN)
            await played(backend, game, Random(5))
            await backend.services.results.record(game)
            looks.append(await backend.services.play.look(game, ANN))
        view, status = looks[1].view, looks[1].status
        best = await backend.services.results.best_alone(ANN, view.box.map.key, status.rules)
        points = max(look.view.seats[0].total for look in looks)
        assert best == BestAlone(2, False, points)
        said = result.result(status, view, None, AT, best).words().replace("\u00a0", " ")
        assert f"The best of 2 games on this map with these options: {points} points, not won." in said
        assert await backend.services.results.best_alone(BEN, view.box.map.key, status.rules) is None


async def test_alone_there_are_no_milestones_and_nobody_is_waited_for(tmp_path):
    async with open_backend(tmp_path / "db") as backend:
        game = (await backend.lobby(seats=1, beginners=True)).id
        await backend.services.lobby.start(game, ANN)
        look = await backend.services.play.look(game, ANN)
        said = (await main(context(look, NoPictures()))).words().lower()
        assert "your turn" in said
        assert "milestone" not in said
        assert "award" not in said
        await backend.act(game, ANN, "pass")
        look = await backend.services.play.look(game, ANN)
        assert look.view is not None
        story = list(reversed(await backend.services.history.story(game)))
        turn = public.Turn(look.status, look.view, look.status.version, story)
        assert turn.sentence() == "Olympus Rising: research for generation 2"
        assert terraformed(look.view) is False


@pytest.mark.parametrize(
    ("to_rating", "aim"),
    [
        (False, "You win if all parameters are complete by the end of generation 14: 42 steps to go."),
        (True, "You win with TR 63 at the end of generation 14: 49 to go."),
    ],
)
async def test_every_message_about_a_turn_alone_says_the_goal_and_how_far_it_is(tmp_path, to_rating: bool, aim: str):
    async with open_backend(tmp_path / "db") as backend:
        game = (await backend.lobby(seats=1, beginners=True, solo_63=to_rating)).id
        await backend.services.lobby.start(game, ANN)
        for _ in range(2):
            look = await backend.services.play.look(game, ANN)
            assert look.view is not None
            said = public.Turn(look.status, look.view, look.status.version, ()).screen().words().replace("\u00a0", " ")
            assert f"-# {aim}" in said
            await backend.act(game, ANN, "pass")
            await backend.services.play.compose(game, ANN, None, [[]], backend.click(), confirmed=True)


async def test_the_one_message_of_a_solo_game_tells_of_this_generation_only(tmp_path):
    async with open_backend(tmp_path / "db") as backend:
        game = (await backend.lobby(seats=1, beginners=True)).id
        await backend.services.lobby.start(game, ANN)
        for _ in range(2):
            for action in ("project:power-plant", "end", "pass"):
                await backend.act(game, ANN, action)
            await backend.services.play.compose(game, ANN, None, [[]], backend.click(), confirmed=True)
        look = await backend.services.play.look(game, ANN)
        assert look.view is not None
        story = list(reversed(await backend.services.history.story(game)))
        said = public.Turn(look.status, look.view, 0, (), story).screen().words().replace("\u00a0", " ")
        assert "**Generation 3** begins" in said
        assert "Power plant" not in said
        assert "Generation 2" not in said


async def test_a_purchase_alone_is_undone_by_its_player_since_it_shows_nothing(tmp_path):
    async with open_backend(tmp_path / "db") as backend:
        game = (await backend.lobby(seats=1, beginners=True)).id
        await backend.services.lobby.start(game, ANN)
        await backend.act(game, ANN, "pass")
        before = await backend.services.play.look(game, ANN)
        assert before.view is not None
        assert before.decision is not None
        assert before.decision.key == "buy"
        await backend.services.play.compose(game, ANN, None, [before.decision.options[:1]], backend.click(), True)
        plan = await backend.services.play.undo_plan(game, ANN)
        assert [seen.hand for seen in plan.after] == [before.view.hand]
        assert plan.barrier.reason == "revealed"
        await backend.services.play.undo(game, ANN, 1, backend.click())
        again = await backend.services.play.look(game, ANN)
        assert again.view is not None
        assert again.decision is not None
        assert again.decision.options == before.decision.options
        assert again.view.seats == before.view.seats
