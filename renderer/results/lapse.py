"""A game as an animation: the board at the end of each generation."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from engine.view import View, winners
from renderer.alt.lines import by_mark, plainly, shortened, shown_name
from renderer.drawing import theme
from renderer.drawing.canvas import stamp
from renderer.drawing.picture import Picture
from renderer.drawing.theme import BOARD, GOLD, GROUND, LABEL, LETTER, QUIET
from renderer.drawing.type import fit, write
from renderer.icons.signs import sign
from renderer.icons.sprites import owner
from renderer.planet.planet import new_spaces
from renderer.planet.square import square_board
from renderer.results.scores import most, outcome, rating, total
from words import MARKS, _, plural
from words.catalogue import ended, listed, number, sentences

STAYS: Final = 1400
"""The milliseconds for which a generation is shown."""
LAST: Final = 5000
CAPTION: Final = 160
MARGIN: Final = 20
QUALITY: Final = 78


def lapse(views: Sequence[View], names: Sequence[str], won: Sequence[int] | None = None) -> Picture:
    """An animated WebP: one frame for each generation, with its new tiles ringed and all ratings below; the last frame shows points
    instead. `won`: see `points`."""
    film, out = Film(views, [shown_name(name, seat) for seat, name in enumerate(names)], won), BytesIO()
    durations = [STAYS] * (len(views) - 1) + [LAST]
    film.save(out, "WEBP", save_all=True, duration=durations, loop=0, quality=QUALITY, method=1)
    return Picture(out.getvalue(), "lapse.webp", shortened(_told(views, plainly(names)[: len(views[-1].seats)], won)))


class Film(Image.Image):
    """An image whose frames are drawn only when they are saved, so that only one frame is in memory at a time."""

    def __init__(self, views: Sequence[View], names: Sequence[str], won: Sequence[int] | None = None) -> None:
        super().__init__()
        self._views, self._names, self._won = views, names, won
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
        image = _frame(self._views[frame], self._views[frame - 1] if frame else None, self._names, self._won)
        self.im, self._mode, self._size, self._frame = image.im, image.mode, image.size, frame


def _frame(view: View, before: View | None, names: Sequence[str], won: Sequence[int] | None) -> Image.Image:
    """The board, below it the number of new tiles or the winner, then all players in a fixed order."""
    new = new_spaces(view, before) if before else list(view.tiles)
    image = Image.new("RGB", (BOARD, BOARD + CAPTION), GROUND)
    image.paste(square_board(view, new))
    if view.phase == "over":
        _draw_outcome(image, view, names, won)
    else:
        write(image, MARGIN, BOARD + 44, new_tiles(len(new)), theme.TITLE, 40, LETTER)
    _draw_standing(image, view, names)
    return image


def _draw_outcome(image: Image.Image, view: View, names: Sequence[str], won: Sequence[int] | None) -> None:
    """Draw the winner, with a crown."""
    x, crowned = MARGIN, winners(view) if won is None else won
    if crowned:
        stamp(image, sign("crown", 50), x, BOARD + 4)
        x += 64
    short = [fit(name, theme.TITLE, 40, 400 / max(1, len(crowned)), 40)[0] for name in names]
    text, size = fit(outcome(view, short, won), theme.TITLE, 40, BOARD - MARGIN - x, 22)
    write(image, x, BOARD + 44, text, theme.TITLE, size, GOLD)


def _draw_standing(image: Image.Image, view: View, names: Sequence[str]) -> None:
    """Draw the rating or the points of all players, side by side with their names; the leader's in gold."""
    what, value = (_("VP"), total) if view.phase == "over" else (_("TR"), rating)
    x, base = MARGIN, BOARD + 104
    x += write(image, x, base, what, theme.CAPTION, 36, QUIET) + MARGIN
    ahead = winners(view) or most(view, value)
    step = (BOARD - MARGIN - x) / len(view.seats)
    for seat in view.seats:
        left = x + seat.seat * step
        stamp(image, owner(seat.seat, 42), left, base - 36)
        tone = GOLD if seat.seat in ahead else LETTER
        write(image, left + 50, base, number(value(seat)), theme.TITLE, 46, tone)
        name, size = fit(names[seat.seat], theme.STRONG, LABEL, step - 12, 24)
        write(image, left, base + 40, name, theme.STRONG, size, LETTER)


def new_tiles(n: int) -> str:
    """A text with the number of new tiles: `3 new tiles`."""
    return plural("{n} new tile", "{n} new tiles", n)


def _told(views: Sequence[View], called: Sequence[str], won: Sequence[int] | None) -> list[str]:
    """The words of the animation: one short line for each generation."""
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
        points = _("Points at the end: {points}.", points=by_mark([total(seat) for seat in views[-1].seats]))
        lines.append(sentences((ended(outcome(views[-1], MARKS, won)), points)))
    return lines
