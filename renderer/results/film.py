"""The boards at the end of each generation, side by side on a picture like a strip of film."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.view import View
from renderer.alt.lines import by_mark, shortened
from renderer.drawing import theme
from renderer.drawing.picture import Picture, picture
from renderer.drawing.theme import BOARD, GAP, GROUND, LABEL, LETTER, QUIET
from renderer.drawing.type import fit, width, write
from renderer.planet.planet import new_spaces
from renderer.planet.square import square_board
from renderer.results.lapse import new_tiles
from words import _
from words.catalogue import number

SMALLER: Final = 2
"""The factor by which the boards are smaller than those of messages; a whole number, since scaling by a fraction takes longer."""
ACROSS: Final = 2
DOWN: Final = 3
"""The most rows in one picture: phones scale a higher picture down."""
CAPTION: Final = 44


def film_pages(views: Sequence[View], names: Sequence[str]) -> int:
    """The number of pictures that a film takes."""
    return -(-len(views) // (ACROSS * DOWN))


def film(views: Sequence[View], names: Sequence[str], page: int = 0) -> Picture:
    """One picture of a film: boards of generations, two in a row, 800 pixels wide; rings mark the tiles placed in each generation."""
    first = page * ACROSS * DOWN
    shown = range(first, min(first + ACROSS * DOWN, len(views)))
    side = BOARD // SMALLER
    rows = -(-len(shown) // ACROSS)
    image = Image.new("RGB", (BOARD, rows * (side + CAPTION) + GAP), GROUND)
    for place, i in enumerate(shown):
        new = _new(views, i)
        x, y = place % ACROSS * side, place // ACROSS * (side + CAPTION)
        image.paste(square_board(views[i], new).reduce(SMALLER), (x, y + CAPTION))
        head, tiles = _("Generation {n}", n=number(views[i].generation)), new_tiles(len(new))
        write(image, x + GAP, y + 32, head, theme.TITLE, LABEL, LETTER)
        room = side - 3 * GAP - width(head, theme.TITLE, LABEL)
        text, size = fit(tiles, theme.CAPTION, LABEL, room, 20)
        write(image, x + side - GAP, y + 32, text, theme.CAPTION, size, QUIET, align="right")
    return picture(image, "film", shortened([_told(views, i) for i in shown]), theme.AS_FILM)


def _new(views: Sequence[View], i: int) -> list[str]:
    return new_spaces(views[i], views[i - 1]) if i else list(views[i].tiles)


def _told(views: Sequence[View], i: int) -> str:
    view, tiles = views[i], new_tiles(len(_new(views, i)))
    ratings = by_mark([seat.tr for seat in view.seats])
    return _("Generation {n}: {tiles}; {ratings}.", n=view.generation, tiles=tiles, ratings=ratings)
