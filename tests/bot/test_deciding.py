"""Questions by their kind: whom to take from, and where to lay a tile."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui

from bot.components import Screen
from bot.screens import decide
from bot.screens.desk import Desk
from engine.core import Decision
from tests.bot import looks


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


async def test_spaces_that_bring_the_same_share_a_line() -> None:
    spaces = ("C1", "C2", "C3", "C4", "E3", "E4")
    desk = asked(Decision(0, "place:city", tuple(f"space:{s}" for s in spaces), kind="space"))
    said = (await decide.ask(desk)).words().replace("\u00a0", " ")
    lines = [line for line in said.splitlines() if line.startswith("**")]
    gains = [line.rpartition("** ")[2] for line in lines]
    assert len(gains) == len(set(gains))
    assert all(any(space in line for line in lines) for space in spaces)
    assert len([line for line in lines if line.endswith(" no bonus")]) == 1
