"""The row of colonies as a picture and in words: what each tile would bring now, to its reader and to the settlers."""

from __future__ import annotations

import pytest
from PIL import Image

import engine.expansions.colonies
import renderer
import renderer.expansions.colonies as pictures
from bot.screens import annexes, verbs
from engine import changes, view
from engine.core import Cause
from engine.expansions.colonies.state import SETTLED
from engine.expansions.colonies.tiles import TILES
from engine.expansions.colonies.trade import Traded
from engine.view import View
from renderer.annexes.annexes import ANNEXES, Shown
from renderer.annexes.blocks import paged
from renderer.drawing.theme import ALT_LENGTH, TABLE
from renderer.expansions.colonies.moons import MOONS, moon
from renderer.expansions.colonies.tiles import HIGH
from renderer.overview.table import full_board
from renderer.tools.samples import NAMES
from tests.bot.looks import context, look
from tests.engine.table import Table
from tests.renderer.golden import pixel

KEY = engine.expansions.colonies.COLONIES.name


def row_of(*keys: str, players: int = 3) -> Table:
    """A game with these tiles, whose markers stand at step 1."""
    table = Table(players, more=[KEY])
    for key in tuple(table.game.table.outposts):
        changes.remove_outpost(table.game, key, Cause(), 0)
    for key in keys:
        changes.add_outpost(table.game, key, Cause())
    return table


def settled(table: Table, key: str, *seats: int) -> Table:
    for seat in seats:
        changes.found_settlement(table.game, table.players[seat], key, Cause())
    return table


def marked(table: Table, key: str, step: int) -> Table:
    changes.move_marker(table.game, key, step - table.game.table.outposts[key].marker, Cause())
    return table


def said(now: View, *choosing: str) -> str:
    """The alt text of the first picture."""
    return renderer.annex(now, NAMES, KEY, choosing=choosing).alt.replace("\u00a0", " ")


def test_each_tile_has_a_globe_of_its_own() -> None:
    assert MOONS.keys() == TILES.keys()
    drawn = {moon(key, 40).tobytes() for key in TILES}
    assert len(drawn) == len(TILES)
    assert moon("titan", 40).tobytes() != moon("titan", 40, awake=False).tobytes()
    assert moon("nowhere", 40).getbbox()


def test_a_tile_says_what_a_trade_would_bring_now_and_who_has_settled() -> None:
    table = marked(settled(row_of("luna", "titan"), "luna", 2, 0), "luna", 4)
    assert "10 M€" in (text := said(view(table.game, 0)))
    assert "colonies ▲ ●, 1 free" in text
    assert "asleep" in text.partition("itan")[2]


def test_a_fleet_is_where_it_trades() -> None:
    table = row_of("luna", "io")
    at = SETTLED.of(table.game.table)
    changes.update_state(table.game, at, Traded(1, "io"), visits={"io": 1})
    text = said(view(table.game, 0))
    assert "fleet of ■" in text.partition("o 1:")[2] or "fleet of ■" in text
    assert "■ 0 of 1" in text


def test_where_to_trade_shows_the_income_of_the_reader_and_of_each_settler() -> None:
    table = marked(settled(row_of("luna", "io", "ceres"), "luna", 2, 0), "luna", 4)
    text = said(view(table.game, 0), "trade", "trade:luna", "trade:io")
    (luna,) = [line for line in text.splitlines() if "you +10 M€" in line]
    assert "you +10 M€ and +2 M€; ▲ +2 M€" in luna
    assert "eres" not in text


def test_a_tile_to_put_into_play_is_shown_too() -> None:
    assert "ceres" in said(view(row_of("luna").game, 0), "add-tile", "colony:ceres").lower()


@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_number_of_players_fits(players: int) -> None:
    table = Table(players, more=[KEY])
    for key in table.game.table.outposts:
        settled(table, key, *range(min(3, players)))
    now = view(table.game, 0)
    for page in range(renderer.annex_pages(now, NAMES[:players], KEY)):
        assert len(renderer.annex(now, NAMES[:players], KEY, page=page).alt) <= ALT_LENGTH
    blocks = ANNEXES[KEY].blocks(Shown(now, NAMES[:players]))
    assert len(blocks) == 1 + len(now.outposts)
    if players < 5:
        assert len(paged(blocks)) == 1


def test_it_stands_under_the_full_board_in_place_of_the_plain_row() -> None:
    now = view(row_of("luna", "io", "ceres").game, 0)
    whole = full_board(now, NAMES)
    assert TABLE[1] + HIGH / 2 < whole.height < TABLE[1] + HIGH, "half as large, in four columns"
    assert "**Colonies**" in renderer.words_of_board(now, NAMES)


async def test_the_trades_stand_below_the_row() -> None:
    table = row_of("luna", "io").stock(0, mc=20).turn(0)
    here = context(look(table.game, 0))
    screen = await annexes.annex(here, "colonies", below=verbs.of_annex(here, "colonies"))
    assert [item for item in screen.items if type(item).__name__ == "Gallery"]
    said = str(screen.view().to_components()).replace("\\xa0", " ")
    assert ":do/h" in said, "the menu of trades"
    assert "1 of 1 trade fleet at home" in said
    assert said.count("9 M€") == 1, "the price is said by the menu"


assert pictures


def test_titan_is_one_haze_and_has_no_bands() -> None:
    """Bands are Jupiter's: rows of a globe that are much brighter than darker ones above them."""
    inside = moon("titan", 120).convert("RGB").crop((42, 36, 78, 84)).resize((1, 24), Image.Resampling.BOX)
    bright = [sum(pixel(inside, 0, y)) / 3 for y in range(24)]
    assert max(below - min(bright[: y + 1]) for y, below in enumerate(bright)) < 30
