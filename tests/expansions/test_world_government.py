"""World government: what the first player raises for the world brings nothing to anybody, but cards see it."""

from __future__ import annotations

import pytest

from bot.screens import decide, reminding, waiting
from bot.screens.public import Turn
from engine import Options, view
from engine.effects.government import RaiseOne
from engine.options import playing
from engine.parameter_preview import preview_raise
from engine.phases.generation import RunPhase
from engine.robots.greedy import greedy_answer
from tests.bot.looks import NAMES as AT_TABLE
from tests.bot.looks import NoPictures, context, look, status
from tests.engine.table import Table
from tests.rulings.obeys import obeys
from words import log_lines, option, question

NAMES = ["Ann", "Ben"]
FOR_ALL = RaiseOne(rewarded=False)


def governed(table: Table) -> Table:
    """The table in the phase of world government, in which seat 0 is asked."""
    table.game.table.phase = "world-government"
    return table.run(FOR_ALL)


def hint(table: Table, key: str) -> str:
    said = option(view(table.game, 0), NAMES, key)
    return (said.full or said.hint).replace("\u00a0", " ")


def test_world_government_comes_after_the_end_check_and_only_where_it_is_agreed() -> None:
    """Rulebook, Solar phase; tracks.yaml, generation and world_government: after the game-end check, optional without Venus Next."""
    assert "world_government" not in Options().expansions
    phases = Table(2, world_government=True).game.box.phases
    assert list(phases)[-2:] == ["ending", "world-government"]
    assert "world-government" not in Table(2).game.box.phases
    assert playing("world_government").world_government


@obeys("r015")
def test_the_first_player_of_the_generation_chooses() -> None:
    """tracks.yaml, world_government, who: the first player of that generation."""
    table = Table(3, world_government=True)
    table.game.table.first = 2
    table.run(RunPhase("world-government"), 2)
    assert table.game.table.phase == "world-government"
    assert list(table.game.pending) == [2]
    assert table.game.pending[2].key == "raise-one"


def test_once_mars_is_terraformed_the_game_ends_and_nothing_is_raised() -> None:
    """tracks.yaml, world_government, when: not if all parameters are complete, since the game end came first."""
    table = Table(2, world_government=True).oceans(9)
    table.game.table.parameters.update(temperature=8, oxygen=14)
    table.run(RunPhase("ending"))
    assert table.game.over


@obeys("r016")
def test_nobody_gains_rating_or_bonus_steps() -> None:
    """tracks.yaml, world_government, gives: no TR, no bonus steps."""
    table = Table(2, world_government=True)
    table.game.table.parameters["temperature"] = -26
    governed(table).pick("raise:temperature")
    assert table.game.table.parameters["temperature"] == -24
    assert (table[0].tr, table[0].production["heat"]) == (20, 0)


@obeys("r016", "r175")
def test_an_ocean_brings_neither_placement_bonus_nor_money_beside_oceans() -> None:
    """tracks.yaml, world_government, gives: no placement bonus, nothing for neighbouring oceans."""
    table = Table(2, world_government=True).tile("E4", "ocean")
    governed(table).pick("raise:oceans").pick("space:E5")
    assert table.has(0) == {}
    assert table[0].tr == 20


@obeys("r200")
def test_chained_steps_happen_without_a_reward() -> None:
    """tracks.yaml, world_government, gives: 8 % oxygen still raises temperature, and 0 °C places an ocean."""
    table = Table(2, world_government=True)
    table.game.table.parameters.update(oxygen=7, temperature=-2)
    governed(table).pick("raise:oxygen")
    assert table.key == "place:ocean"
    table.pick("space:E5")
    assert table.game.table.parameters == {"temperature": 0, "oxygen": 8, "oceans": 1}
    assert (table.has(0), table[0].tr) == ({}, 20)


def test_cards_that_react_to_any_ocean_see_it() -> None:
    """tracks.yaml, world_government, triggers: Arctic Algae reacts to oceans of anybody."""
    table = governed(Table(2, world_government=True).lay(1, "Arctic Algae"))
    table.pick("raise:oceans").pick("space:E5")
    assert table.has(1) == {"plants": 2}


@obeys("r015")
def test_a_complete_parameter_is_not_offered() -> None:
    """tracks.yaml, world_government, do: a parameter that is not complete, or an ocean."""
    table = Table(2, world_government=True).oceans(9)
    governed(table)
    assert table.options() == ("raise:temperature", "raise:oxygen")


def test_each_choice_says_what_it_would_do() -> None:
    """docs/expansions.md, world government: each choice says what it would do; tracks.yaml for what that is."""
    table = Table(2, world_government=True).lay(1, "Arctic Algae")
    table.game.table.parameters.update(oxygen=7, temperature=-2)
    governed(table)
    assert question(view(table.game, 0), NAMES).startswith("World government: choose")
    assert hint(table, "raise:oceans") == "0 → 1; Arctic Algae (Ben): +2 plants"
    assert hint(table, "raise:temperature") == "−2 → 0 °C; an ocean is placed; Arctic Algae (Ben): +2 plants"
    assert hint(table, "raise:oxygen").startswith("7 → 8 %; temperature −2 → 0 °C; an ocean is placed;")


def test_a_lost_bonus_is_named() -> None:
    """tracks.yaml, world_government, gives: the bonus step at −24 °C brings nothing."""
    table = Table(2, world_government=True)
    table.game.table.parameters["temperature"] = -26
    governed(table)
    assert hint(table, "raise:temperature") == "−26 → −24 °C; nobody gets: heat production +1"
    assert len(preview_raise(view(table.game, 0), "temperature").lost) == 1


def test_a_space_for_an_ocean_says_whose_tiles_it_would_adjoin() -> None:
    """docs/expansions.md, world government: nobody gains by the ocean, and neighbours may use it later (rulebook, Oceans)."""
    table = Table(2, world_government=True).tile("E4", "city", 1).tile("F5", "greenery", 0)
    governed(table).pick("raise:oceans")
    assert (
        question(view(table.game, 0), NAMES)
        == "World government: choose a space for the ocean tile; nobody gains by it."
    )
    assert hint(table, "space:E5") == "beside your greenery, beside the city of ■ Ben"


def test_the_log_calls_it_world_government() -> None:
    """tracks.yaml, world_government, gives: no TR, so that the log tells none."""
    table = governed(Table(2, world_government=True)).pick("raise:oxygen")
    said = "\n".join(log_lines(table.game.news, NAMES)).replace("\u00a0", " ")
    assert "**World government** by ● Ann" in said
    assert "oxygen 0 → 1 %" in said
    assert "TR" not in said


@pytest.mark.parametrize(("whose", "raised"), [(0, "raise:oceans"), (1, "raise:temperature")])
def test_the_greedy_robot_raises_what_its_own_cards_like(whose: int, raised: str) -> None:
    """tracks.yaml, world_government, triggers: whose cards react decides what is worth raising."""
    table = governed(Table(2, world_government=True).lay(whose, "Arctic Algae"))
    assert greedy_answer(view(table.game, 0)) == (raised,)


def test_alone_the_player_raises_a_parameter_after_each_generation_too() -> None:
    """Rulebook, Solar phase, which the solo game has too: its only player is the first player."""
    table = Table(1, world_government=True)
    table.run(RunPhase("world-government"))
    assert table.key == "raise-one"


# What players are shown.


async def test_the_screen_lists_all_that_each_choice_would_do_even_where_a_menu_would_cut_it() -> None:
    """docs/expansions.md, world government: each choice says what it would do."""
    table = Table(3, world_government=True).lay(1, "Arctic Algae").lay(2, "Standard Technology")
    table.game.table.parameters.update(oxygen=7, temperature=-2)
    said = (await decide.ask(context(look(governed(table).game, 0), NoPictures()))).words().replace("\u00a0", " ")
    assert said.startswith("### World government: choose what rises 1 step; nobody gains by it")
    found = next(line for line in said.split("\n") if line.startswith("- **Oxygen**:"))
    assert found.endswith("7 → 8 %; temperature −2 → 0 °C; an ocean is placed; Arctic Algae (Aïcha B.): +2 plants")
    cut = option(view(table.game, 0), AT_TABLE, "raise:oxygen").hint
    assert cut.replace("\u00a0", " ").startswith("7 → 8 %")
    assert len(cut) <= 100


def test_message_reminder_and_waiting_screen_name_the_phase() -> None:
    """docs/expansions.md, world government: the first player is asked as in a turn."""
    game = governed(Table(2, world_government=True)).game
    turn = Turn(status(game), view(game, None), 0)
    assert f"{AT_TABLE[0]}, world government in generation 1" in turn.sentence().replace("\u00a0", " ")
    assert reminding.what(look(game, 0)) == "a choice: world government"
    assert "(world government)" in waiting.asked_line(context(look(game, 1), NoPictures()))
