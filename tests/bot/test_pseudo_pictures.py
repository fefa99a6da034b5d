"""In a made-up language, a third longer than English, no letter of any picture is drawn beyond the edge of what it stands on."""

from __future__ import annotations

from random import Random

import pytest
from PIL import Image

from bot import speech
from bot.screens.pictures import Artist
from bot.tables import Look
from engine.robots.random import random_answer
from renderer.drawing import type as lettering
from tests.bot.looks import look, with_everything
from tests.thinned import thinned
from words import catalogue
from words.pseudo import Pseudo

SMOOTHING = 1
"""By how many pixels the smooth rim of a letter may reach out."""


def in_generation(n: int, position: int) -> Look:
    """What a player on turn sees in a generation of a game with everything."""
    game, random = with_everything(position), Random(position)
    while not game.over:
        seat = min(game.pending)
        turn = game.pending[seat].key == "turn" and len(game.players[seat].hand) > 3
        if game.table.generation >= n and turn:
            return look(game, seat)
        game.answer(seat, random_answer(game.pending[seat], random))
    raise AssertionError("the game ended before")


@pytest.mark.once
@pytest.mark.parametrize("position", thinned(range(4), 3))
async def test_no_letter_is_drawn_beyond_the_edge(position: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made_up, beyond, inked = Pseudo(), set[str](), lettering._ink
    monkeypatch.setattr(catalogue, "_catalogue", lambda locale: made_up)

    def ink(image: Image.Image, colour: object, place: tuple[int, int], mask: Image.Image) -> None:
        left, top = place
        right, bottom = left + mask.width - image.width, top + mask.height - image.height
        if max(-left, -top, right, bottom) > SMOOTHING:
            beyond.add(f"{place} + {mask.size} on {image.size}")
        inked(image, colour, place, mask)  # type: ignore[arg-type]

    monkeypatch.setattr(lettering, "_ink", ink)
    seen = in_generation(3 + 2 * position, position)
    assert seen.view is not None
    artist, names = Artist(), speech.names(seen.status)
    try:
        pictures = [
            await artist.board(seen.view, names),
            await artist.table(seen.view, names),
            *await artist.everybody(seen.view, names),
            *await artist.hand(seen.view, seen.view.hand, speech.unplayable(seen)),
            *await artist.tableau(seen.view, names, seen.view.you),
            *await artist.offer(seen.view.hand, numbered=True),
            *await artist.legend(),
            await artist.history([seen.view, seen.view], names, ()),
        ]
    finally:
        artist.close()
    assert all(pictures)
    assert beyond == set()
