"""A game with everything in the box, as four people live it: by buttons and commands, with an absence and with restarts."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from bot.tables import Look
from engine import Options, new_game
from engine.card import CARDS
from tests.bot.calls import Calls
from tests.bot.looks import EVERYTHING, look
from tests.bot.players import Typer, wanted_at_first
from tests.bot.server import open_server
from tests.bot.test_absence_lived import ANN, Absence, founded

RULES: Final[dict[str, Any]] = {"map": "amazonis", "corporate_era": True, "draft": True, "more": EVERYTHING}
MERGER: Final = "merger"


class AbsenceWithEverything(Absence):
    """Ann vanishes for one generation."""

    vanishes, returns = 4, 5


def seed_with_merger() -> str:
    """The seed of a game in which one of four players begins with Merger."""
    for n in count():
        game = new_game(Options(players=4, **RULES), seed := f"everything {n}")
        begun = (wanted_at_first(look(game, seat)) for seat in range(4))
        if any(CARDS[card].key == MERGER for picked in begun for card in picked.preludes):
            return seed
    raise AssertionError


def corporations(look: Look) -> list[int]:
    """How many corporations each player leads at the end."""
    assert look.view is not None
    return [sum(CARDS[card].kind == "corporation" for card in seat.played) for seat in look.view.seats]


@pytest.mark.soak
@pytest.mark.timeout(1800)
async def test_four_play_with_everything_on_amazonis_to_the_end(tmp_path: Path, seeding: SimpleNamespace) -> None:
    seed = seed_with_merger()
    seeding.token_hex = lambda n: seed
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben", "Cat", "Dan"), pictures=False) as server:
        calls = Calls(server)
        game = await founded(server, "Ben", "Cat", "Dan", **RULES)
        course = AbsenceWithEverything(server, game, calls, Typer(server, game, "Dan"))
        look = await course.until(lambda view: view.over)
        shown = await course.ended_well(look)
        assert course.voted
        assert course.back
        ann = look.status.at(ANN)
        stood = ann.stood
        assert stood in ((4,), (4, 5)), "for a generation, and perhaps for the research of the next"
        assert ("had a stand-in in" in shown.words) == (not ann.may_win(look.status.generation))
        assert max(corporations(look)) == 2, "one player has merged two corporations"
        answered = set[str]().union(*(player.answered for player in course.players.values()))
        used = set[str]().union(*(player.used for player in course.players.values()))
        assert {"preludes", "draft", "buy", "raise-one", "place", "merge", "found"} <= answered
        assert {"play", "action", "project", "milestone", "award", "trade", "delegate"} <= used
