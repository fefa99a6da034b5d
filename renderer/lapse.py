"""A game in a minute: the board at the end of each generation, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from engine.view import View
from renderer import theme
from renderer.alt import by_mark, plainly, shortened
from renderer.picture import Picture
from renderer.planet import new_spaces
from renderer.scores import best_first, total
from renderer.sprites import owner
from renderer.square import square_board
from renderer.theme import BOARD, GOLD, GROUND, LETTER, QUIET
from renderer.type import write
from words import _, plural
from words.catalogue import listed

STAYS: Final = 1400
"""Milliseconds that a generation stands."""
LAST: Final = 5000
CAPTION: Final = 132
MARGIN: Final = 20
QUALITY: Final = 78


def lapse(views: Sequence[View], names: Sequence[str]) -> Picture:
    """An animated WebP: a generation a picture, its new tiles ringed, ratings below, and at the end of the game points."""
    film, out = Film(views), BytesIO()
    durations = [STAYS] * (len(views) - 1) + [LAST]
    film.save(out, "WEBP", save_all=True, duration=durations, loop=0, quality=QUALITY, method=1)
    return Picture(out.getvalue(), "lapse.webp", shortened(_told(views, plainly(names))))


class Film(Image.Image):
    """Frames of which each is drawn when it is saved, so that the memory of one serves all."""

    def __init__(self, views: Sequence[View]) -> None:
        super().__init__()
        self._views = views
        self._show(0)

    @property
    def n_frames(self) -> int:
        return len(self._views)

    def tell(self) -> int:
        return self._frame

    def seek(self, frame: int) -> None:
        if frame != self._frame:
            self._show(frame)

    def _show(self, frame: int) -> None:
        image = _frame(self._views[frame], self._views[frame - 1] if frame else None)
        self.im, self._mode, self._size, self._frame = image.im, image.mode, image.size, frame


def _frame(view: View, before: View | None) -> Image.Image:
    """The board above a caption: the generation with how many tiles it brought, then everybody, best first."""
    new = new_spaces(view, before) if before else list(view.tiles)
    image = Image.new("RGB", (BOARD, BOARD + CAPTION), GROUND)
    image.paste(square_board(view, new))
    base, right = BOARD + 46, BOARD - MARGIN
    write(image, MARGIN, base, _("Generation {n}", n=view.generation), theme.TITLE, 46, LETTER)
    write(image, right, base, _new_tiles(len(new)), theme.CAPTION, 36, QUIET, align="right")
    _draw_standing(image, view, BOARD + 108)
    return image


def _draw_standing(image: Image.Image, view: View, base: int) -> None:
    """What counts, and how much of it everybody has, side by side."""
    over = view.phase == "over"
    x = MARGIN + write(image, MARGIN, base, "VP" if over else "TR", theme.CAPTION, 36, QUIET) + MARGIN
    seats = best_first(view.seats) if over else sorted(view.seats, key=lambda seat: -seat.tr)
    step = (BOARD - MARGIN - x) / len(seats)
    for i, seat in enumerate(seats):
        left, mark = x + i * step, owner(seat.seat, 42)
        image.paste(mark, (round(left), base - 36), mark)
        figures = str(total(seat) if over else seat.tr)
        write(image, left + 50, base, figures, theme.TITLE, 46, GOLD if over else LETTER)


def _new_tiles(n: int) -> str:
    return plural("{n} new tile", "{n} new tiles", n)


def _told(views: Sequence[View], called: Sequence[str]) -> list[str]:
    """A line a generation, as short as many of them need."""
    through = plural("The board through {n} generation", "The board through {n} generations", len(views))
    lines = [_("{through}: how many new tiles, then the TR of {players}.", through=through, players=listed(called))]
    before = 0
    for view in views:
        ratings = by_mark([seat.tr for seat in view.seats])
        lines.append(
            _("Generation {n}: {tiles}; {ratings}.", n=view.generation, tiles=len(view.tiles) - before, ratings=ratings)
        )
        before = len(view.tiles)
    if views[-1].phase == "over":
        lines.append(_("Points at the end: {points}.", points=by_mark([total(seat) for seat in views[-1].seats])))
    return lines
