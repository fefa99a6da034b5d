"""A game on Hellas with preludes, Venus Next and world government, as people live it: by buttons and commands, with restarts."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from engine.card import CARDS
from tests.bot.calls import Calls
from tests.bot.players import Player, Presser, Typer
from tests.bot.server import open_server
from tests.bot.test_absence_lived import Course, founded

RULES = {"map": "hellas", "corporate_era": True, "draft": True, "more": ("prelude", "venus")}


@pytest.mark.slow
@pytest.mark.timeout(1800)
async def test_three_play_on_hellas_with_preludes_and_venus_to_the_end(tmp_path: Path, lots: SimpleNamespace) -> None:
    lots.token_hex = lambda n: "a game on Hellas"
    async with open_server(tmp_path / "mars.db", pictures=False) as server:
        calls = Calls(server)
        game = await founded(server, "Ben", "Cat", **RULES)
        players: dict[int, Player] = {
            0: Presser(server, game, "Ann"),
            1: Typer(server, game, "Ben"),
            2: Presser(server, game, "Cat"),
        }
        course = Course(server, game, calls, players)
        look = await course.until(lambda view: view.over)
        await course.ended_well(look)
        assert look.view is not None
        preludes = [card for seat in look.view.seats for card in seat.played if CARDS[card].kind == "prelude"]
        assert len(preludes) > 3
        answered = set[str]().union(*(player.answered for player in players.values()))
        assert {"preludes", "draft", "buy", "raise-one", "place"} <= answered
