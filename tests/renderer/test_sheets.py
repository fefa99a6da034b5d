"""The sheets that fill the room below the players on the full board."""

from __future__ import annotations

import msgspec
import pytest

import renderer
from engine import Options, new_game, view
from engine.card import CARDS
from renderer.overview.sheets import GAP, sheets
from renderer.tools.samples import NAMES, crowded, middle, start
from tests.renderer.views import SHIPPED, with_seat

ROOM = 790


def test_a_solo_game_shows_what_is_left_to_win_and_of_how_many_generations() -> None:
    solo = msgspec.structs.replace(start(1), generation=6, parameters={"temperature": -8, "oxygen": 14, "oceans": 8})
    alt = renderer.table(solo, NAMES).alt
    assert "temperature 8 steps to go, oxygen done, oceans 1 step to go, generation 6 of 14." in alt
    assert "Generation 6 of 14, " in alt
    assert "Generation 6 of 14, " in renderer.words_of_board(solo, NAMES)
    assert "of 14, " not in renderer.table(start(2), NAMES).alt.replace("of 14 %", "")


def test_a_solo_game_for_a_rating_shows_the_rating_beside_the_one_that_wins() -> None:
    solo = with_seat(view(new_game(Options(players=1, corporate_era=True, solo_63=True), "rating"), 0), 0, tr=45)
    table, board = renderer.table(solo, NAMES).alt, renderer.board(solo, NAMES).alt
    assert "To win: TR 45 of 63, generation 1 of 14." in table
    assert "To terraform Mars: temperature 19 steps to go, oxygen 14 steps to go, oceans 9 steps to go." in table
    for text in (table, board, renderer.words_of_board(solo, NAMES)):
        assert "TR 45 of 63 to win." in text
    for text in (renderer.table(start(1), NAMES).alt, renderer.words_of_board(start(1), NAMES)):
        assert "to win" not in text.casefold()
    (bar,) = sheets(with_seat(solo, 0, tr=70), ROOM)[0].lines[:1]
    assert bar.share == 1


def test_the_points_of_a_solo_game_stand_source_by_source() -> None:
    solo = with_seat(start(1), 0, points=start(1).seats[0].points | {"tr": 31, "cities": 4, "cards": -2})
    assert "Points so far: TR 31, cities 4, cards −2." in renderer.table(solo, NAMES).alt


@pytest.mark.parametrize("room", [0, 100, 250, 400, 600, ROOM])
@pytest.mark.parametrize("n", [0, 1, 6, 80])
def test_sheets_fit_and_the_newest_cards_are_among_them(room: int, n: int) -> None:
    played = tuple(card.id for card in SHIPPED[:n])
    found = sheets(with_seat(start(1), 0, played=played), room)
    assert sum(sheet.high + GAP for sheet in found) <= room + GAP
    shown = [card for sheet in found for card in sheet.cards]
    assert shown == list(played[len(played) - len(shown) :])
    if room == ROOM and n == 6:
        assert [CARDS[card].name in found[-1].said() for card in played] == [True] * 6


def test_where_the_players_need_the_room_there_are_no_sheets() -> None:
    assert "steps to go" not in renderer.table(middle(5), NAMES).alt
    assert "steps to go" not in renderer.table(crowded(), NAMES).alt
    assert "steps to go" in renderer.table(middle(2), NAMES).alt
