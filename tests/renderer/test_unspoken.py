"""What nobody drew a picture of or has words for is drawn and said all the same, in every picture."""

from __future__ import annotations

from random import Random
from typing import cast

import msgspec
import pytest

import renderer
from engine import Options, new_game, view
from engine.state import Tile
from engine.view import View
from renderer.art.illustrations import composition
from renderer.art.library import MOTIFS
from renderer.art.settings import SETTINGS, Setting
from renderer.drawing.picture import Picture
from tests.engine.games import walk
from tests.expansions.unspoken import UNSPOKEN
from tests.renderer.views import NAMES

pytestmark = pytest.mark.unspoken


def seen(seed: int, most: int) -> View:
    """A game with the expansion after some answers, in which its cards lie before the first player."""
    game = new_game(Options(players=3, corporate_era=True, more=(UNSPOKEN.name,)), f"unspoken {seed}")
    for n, _ in enumerate(walk(game, Random(seed))):
        if n == most:
            break
    cards = tuple(card.id for card in UNSPOKEN.cards)
    now = view(game, 0)
    first, *others = now.seats
    first = msgspec.structs.replace(
        first,
        played=(*first.played, *cards[1:]),
        events=(*first.events, cards[0]),
        resources={**first.resources, cards[2]: 3},
        tags={**first.tags, "moon": 2},
    )
    tiles = {**now.tiles, "B2": Tile("kite-field", 1), "C2": Tile("solar-sail", 0), "D2": Tile("solar-sail", -1)}
    return msgspec.structs.replace(now, seats=(first, *others), tiles=tiles, hand=cards)


def pictures(now: View) -> list[Picture]:
    """Every kind of picture of a view."""
    cards = [card.id for card in UNSPOKEN.cards]
    drawn = [renderer.board(now, NAMES), renderer.table(now, NAMES), renderer.everybody(now, NAMES)]
    drawn += [renderer.hand(now, now.hand), renderer.tableau(now, NAMES, 0), renderer.in_play(now, cards[1:4])]
    drawn += [renderer.card(card) for card in cards]
    drawn.append(renderer.offer(cards[:4]))
    return drawn


@pytest.mark.parametrize("most", [0, 60, 100_000], ids=["beginning", "middle", "end"])
def test_every_picture_is_drawn_and_said(most: int) -> None:
    now = seen(1, most)
    for picture in pictures(now):
        assert picture.data
        assert picture.alt
    said = renderer.words_of_board(now, NAMES)
    assert "solar wind" in said.casefold()
    assert "solar sail" in said.casefold()


@pytest.mark.parametrize("art", ["kazoo", "comet@kazoo", "comet@mars kazoo"])
def test_art_that_names_no_motif_is_that_of_the_tags(art: str, caplog: pytest.LogCaptureFixture) -> None:
    card = msgspec.structs.replace(UNSPOKEN.cards[0], art=art, name=art)
    assert composition(card).subject in MOTIFS
    assert "no motif or setting kazoo" in caplog.text


def test_a_motif_whose_usual_setting_nobody_painted_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(cast("dict[str, Setting]", SETTINGS), MOTIFS["crane"].setting)
    card = msgspec.structs.replace(UNSPOKEN.cards[3], art="crane")
    assert composition(card).subject != "crane"


def test_a_phase_that_nobody_knows_is_said_by_its_key() -> None:
    now = msgspec.structs.replace(seen(1, 60), phase="kite-race")
    assert "kite race" in renderer.words_of_board(now, NAMES)
    assert renderer.table(now, NAMES).data


def test_points_of_an_unknown_source_are_drawn() -> None:
    now = seen(1, 100_000)
    seats = tuple(msgspec.structs.replace(seat, points={**seat.points, "solar-flags": 3}) for seat in now.seats)
    picture = renderer.points(msgspec.structs.replace(now, seats=seats), NAMES)
    assert "solar flags" in picture.alt
