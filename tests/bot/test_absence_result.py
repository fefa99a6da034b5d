"""Who wins where players have left or were stood in for, and what is shown of a game that was ended before it was over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot import speech
from bot.screens import panel, public, reading, result
from bot.tables.values import Seated
from bot.tables.winning import placed, winners
from tests.bot.absence import silence
from tests.bot.backend import ANN, BEN, CAT, MINUTE, refused
from tests.bot.looks import NoPictures, context, look, opened

pytestmark = pytest.mark.once

RANKED = [(1, 2), (2, 0), (2, 1), (4, 3)]
SEATS = {n: Seated(n, 100 + n, f"player {n}") for n in range(4)}


def at(seat: int, **changes) -> dict[int, Seated]:
    return {**SEATS, seat: replace(SEATS[seat], **changes)}


def test_row_18_without_absences_the_most_points_win() -> None:
    assert placed(RANKED, SEATS) == RANKED
    assert winners(RANKED, SEATS, 9) == [2]


@pytest.mark.parametrize("left", [{"stand_why": "resigned"}, {"freed": object()}])
def test_row_18_leavers_are_last(left) -> None:
    present = at(2, **left)
    assert placed(RANKED, present) == [(1, 0), (1, 1), (3, 3), (4, 2)]
    assert winners(placed(RANKED, present), present, 9) == [0, 1]


@pytest.mark.parametrize("unlike", [{"user": None}, {"sits_from": 7}, {"stood": (8, 9)}])
def test_row_18_nobody_wins_where_the_best_seat_was_not_its_players_throughout(unlike) -> None:
    present = at(2, **unlike)
    assert placed(RANKED, present) == RANKED
    assert winners(RANKED, present, 9) == []


def test_row_18_one_generation_of_a_stand_in_is_forgiven() -> None:
    assert winners(RANKED, at(2, stood=(3,)), 9) == [2]


@pytest.mark.parametrize(("generations", "half"), [(9, 4), (10, 5), (11, 5)])
def test_row_18_half_of_the_generations_stood_in_may_win_if_the_last_is_ones_own(generations, half) -> None:
    wins = [winners(RANKED, at(2, stood=tuple(range(1, n + 1)), answered_for=n), generations) for n in (half, half + 1)]
    assert wins == [[2], []]
    last = tuple(range(generations - half + 1, generations + 1))
    assert winners(RANKED, at(2, stood=last, answered_for=generations), generations) == []


def test_row_18_a_last_generation_in_which_the_table_passed_is_not_wholly_ones_own() -> None:
    assert winners(RANKED, at(2, stood=(1, 2), answered_for=9), 9) == []
    assert winners(RANKED, at(2, stood=(1,), answered_for=9), 9) == [2], "one generation is forgiven in any case"


@pytest.mark.parametrize(("generations", "quarter"), [(8, 2), (9, 3), (12, 3)])
def test_row_18_by_vacation_a_quarter_of_the_generations(generations, quarter) -> None:
    def away(n: int) -> dict[int, Seated]:
        spent = tuple(range(1, n + 1))
        return at(2, stood=spent, stood_away=spent, answered_for=n)

    assert [winners(RANKED, away(n), generations) for n in (quarter, quarter + 1)] == [[2], []]


async def test_row_18_the_result_says_why_somebody_did_not_win(backend, game):
    look = await backend.services.play.look(game, ANN)
    seats = tuple(replace(s, stood=(1, 2)) for s in look.status.seats)
    status = replace(look.status, seats=seats)
    shown = result.result(status, look.view, None, None).words()
    assert "have the most, 20\xa0points, but nobody wins" in shown
    assert "had a stand-in in 2 generations" in shown.replace("\u00a0", " ")


async def test_of_a_robot_with_the_most_points_it_is_said_that_robots_do_not_win(backend, game):
    look = await backend.services.play.look(game, ANN)
    seats = tuple(replace(s, user=None) for s in look.status.seats)
    shown = result.result(replace(look.status, seats=seats), look.view, None, None).words()
    assert "have the most, 20\xa0points, but robots do not win" in shown


class Crowning(NoPictures):
    """Draws nothing, and records whom a picture would have crowned."""

    def __init__(self) -> None:
        super().__init__()
        self.crowned: list[Sequence[int]] = []

    async def _draw(self, what: str, *args: Any, **options: Any) -> None:
        self.crowned.append(options["won"])

    async def _count(self, what: str, *args: Any, **options: Any) -> int:
        return 1


async def test_no_picture_crowns_a_robot_with_the_most_points() -> None:
    seen = look(opened(1), 0)
    assert seen.view is not None
    over = msgspec.structs.replace(seen.view, over=True, phase="over")
    best = result.won(seen.status, over)
    assert best
    robots = tuple(replace(s, user=None) for s in seen.status.seats)
    for status, crowned in ((seen.status, best), (replace(seen.status, seats=robots), [])):
        artist = Crowning()
        here = context(replace(seen, status=status, view=over), artist)
        await reading.everybody(here)
        await reading.full(here)
        assert artist.crowned == [tuple(crowned)] * 2


async def test_row_09_a_game_that_was_ended_shows_standings_and_hands_and_nobody_wins(backend, game):
    assert (await refused(backend.services.history.hands(game))).reason == "not-over"
    request = await backend.services.votes.ask_to_end(game, ANN)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    look = await backend.services.play.look(game, CAT)
    for shown in (public.ended(look.status, None, look.view), panel.stopped(context(look, NoPictures()))):
        words = shown.words()
        assert "Nobody wins" in words
        assert "● Ann" in words.replace("\u00a0", " ")
        assert "20 points" in words.replace("\u00a0", " ")
    assert set((await backend.services.history.hands(game)).held) == {0, 1, 2}
    assert await backend.rows("SELECT * FROM wins") == []


async def test_row_09_the_absent_are_named_while_a_stand_in_plays(backend, game):
    await silence(backend)
    await backend.services.seats.resign(game, BEN)
    backend.clock.advance(11 * MINUTE)
    said = " ".join(speech.away(await backend.services.games.status(game)))
    assert "A robot plays for ■\u00a0member 12." in said
    assert "/game replace seat:2" in said
