"""Questions by their kind: whom to take from, where to lay a tile; and projects that would change nothing."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui

from bot import speech
from bot.components import Gallery, Screen
from bot.panel import Visit
from bot.routes import ROUTES
from bot.screens import decide, panel
from bot.screens.desk import Desk
from bot.screens.pictures import Artist
from bot.tables import Look
from engine import Options
from engine.core import Decision
from engine.expansions import open_box
from tests.bot import looks
from tests.engine.games import walk


def asked(decision: Decision, seats: int = 3) -> Desk:
    game = looks.opened(seats - 2)
    assert len(game.players) == seats
    for player in game.players:
        player.stock["plants"] = 5
    return looks.desk(looks.asked(looks.look(game, 0), decision))


def taps(shown: Screen) -> dict[str, str]:
    """Labels and routes of the buttons."""
    items: list[Any] = [c.item if isinstance(c, ui.DynamicItem) else c for c in shown.view().walk_children()]
    return {
        str(i.label).replace("\u00a0", " "): i.custom_id.split(":", 3)[3]
        for i in items
        if isinstance(i, discord.ui.Button) and i.custom_id
    }


async def test_a_card_that_is_not_bought_is_discarded_by_name() -> None:
    desk = asked(Decision(0, "buy-looked", ("card:asteroid",), least=0, most=1))
    assert "Discard it" in taps(await decide.ask(desk))


@pytest.mark.parametrize("seats", [2, 3, 5])
async def test_to_take_fewer_costs_a_tap_only_who_needs_it(seats: int) -> None:
    others = range(1, seats)
    options = (*(f"seat:{s}" for s in others), *(f"fewer:{s}" for s in others), "nobody")
    desk = asked(Decision(0, "remove:plants:3", options, kind="player"), seats)
    shown = taps(await decide.ask(desk))
    assert sorted(r for r in shown.values() if r.startswith("pick/seat:")) == [f"pick/seat:{s}" for s in others]
    assert shown["Nobody"] == "pick/nobody"
    assert [r for label, r in shown.items() if label.startswith("Fewer")] == (
        ["pick/fewer:1"] if seats == 2 else ["fewer"]
    )
    whom = taps(decide.fewer(desk))
    assert [r for r in whom.values() if r.startswith("pick/")] == [f"pick/fewer:{s}" for s in others]
    assert whom["Back"] == "open"


async def test_the_alt_text_of_spaces_to_choose_from_says_what_each_brings() -> None:
    desk = asked(Decision(0, "place:city", ("space:A1", "space:A3"), kind="space"))
    artist = Artist()
    shown = await decide.ask(replace(desk, artist=artist))
    artist.close()
    (drawn,) = [item.drawn for item in shown.items if isinstance(item, Gallery)]
    assert "Choose a space: A1 +2 steel; A3 no bonus." in drawn.alt.replace("\u00a0", " ")


async def test_spaces_that_bring_the_same_share_a_line() -> None:
    spaces = ("C1", "C2", "C3", "C4", "E3", "E4")
    desk = asked(Decision(0, "place:city", tuple(f"space:{s}" for s in spaces), kind="space"))
    said = (await decide.ask(desk)).words().replace("\u00a0", " ")
    lines = [line for line in said.splitlines() if line.startswith("**")]
    gains = [line.rpartition("** ")[2] for line in lines]
    assert len(gains) == len(set(gains))
    assert all(any(space in line for line in lines) for space in spaces)
    assert len([line for line in lines if line.endswith(" no bonus")]) == 1


VAIN = {
    "aquifer": ("oceans", "No ocean is left: 18 M€ would change nothing on Mars."),
    "asteroid": ("temperature", "Temperature is complete: 14 M€ would change nothing on Mars."),
}


def rich(**parameters: int) -> Look:
    """Somebody who may take any action on a Mars with these parameters."""
    game = looks.opened(0)
    seat = next(seat for seat, asked_now, _picks in walk(game, Random(1)) if "pass" in asked_now.options)
    game.players[seat].stock["mc"] = 60
    game.players[seat].forget()
    game.table.parameters.update(parameters)
    game.look()
    return looks.look(game, seat)


def end_of(parameter: str) -> int:
    return open_box(Options(players=2)).parameters[parameter].end


async def chosen(seen: Look, key: str) -> Screen:
    """A line of the menu of projects."""

    async def look(game: str, user: int) -> Look:
        return seen

    interaction: Any = SimpleNamespace(user=SimpleNamespace(id=100, display_name="Ann"), id=0, guild_id=1)
    tables: Any = SimpleNamespace(look=look)
    return await ROUTES["do"](Visit(tables, looks.SomePictures(), interaction, "abcde", seen.token, (key,)), "")


@pytest.mark.parametrize("project", VAIN)
async def test_a_project_that_would_change_nothing_is_offered_and_asked_once(project: str) -> None:
    parameter, said = VAIN[project]
    key = f"project:{project}"
    assert not panel.vain(looks.desk(rich()), key)
    seen = rich(**{parameter: end_of(parameter)})
    assert seen.decision is not None
    assert key in seen.decision.options, "standard projects are always available"
    assert said.partition(":")[0].casefold() in speech.option(seen, key).hint.casefold()
    shown = await chosen(seen, key)
    assert said in shown.words().replace("\u00a0", " ")
    assert f"sure/{key}" in taps(shown).values()


async def test_a_greenery_is_not_in_vain_when_oxygen_is_complete() -> None:
    desk = looks.desk(rich(oxygen=end_of("oxygen"), oceans=end_of("oceans"), temperature=end_of("temperature")))
    keys = [key for key in desk.decision.options if key.startswith("project:")]
    assert len(keys) == 5
    assert [key for key in keys if panel.vain(desk, key)] == ["project:asteroid", "project:aquifer"]
