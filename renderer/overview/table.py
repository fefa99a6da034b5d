"""The full board: Mars, a row for each player, milestones and awards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.view import View, listed, winners
from renderer.alt.boards import table_alt
from renderer.annexes import annexes
from renderer.annexes.blocks import panel
from renderer.drawing import theme
from renderer.drawing.cache import layer_cache, sprite_cache
from renderer.drawing.canvas import stamp
from renderer.drawing.picture import Picture, picture
from renderer.drawing.theme import LETTER, QUIET, TABLE, WARNING
from renderer.drawing.type import fit, write
from renderer.overview import rows
from renderer.overview.goals import HIGH, draw_goals, goals, goals_panel
from renderer.overview.seats import LEFT, RIGHT, WIDE, asked, draw_seat
from renderer.overview.sheets import draw_sheets, sheets
from renderer.planet.beside import draw_off_map
from renderer.planet.layout import FULL
from renderer.planet.mars import backdrop
from renderer.planet.planet import new_spaces, planet
from renderer.planet.readings import badge, draw_readings
from words import _
from words.catalogue import capital
from words.names import phase_name

TOP: Final = 76
BOTTOM: Final = 14


def table(view: View, names: Sequence[str], before: View | None = None, won: Sequence[int] | None = None) -> Picture:
    """The full board, 1600 × 1100 pixels, and below it the rows of outposts and the annexes.

    It shows each value that has changed since the view `before` with its change. The seats in `won` have won; without it, those with the
    most points.
    """
    more = [sheet.said() for sheet in sheets(view, _room(view))]
    image = full_board(view, names, before, won)
    tall = image.height > TABLE[1]
    quality = theme.AS_TALL_TABLE if tall else theme.AS_TABLE
    return picture(image, "table", table_alt(view, names, before, more), quality, optimize=not tall)


def full_board(
    view: View, names: Sequence[str], before: View | None = None, won: Sequence[int] | None = None
) -> Image.Image:
    """The full board without anything below it: Mars, every player, milestones and awards."""
    crowned = winners(view) if won is None else won
    new = new_spaces(view, before)
    bands = [band for band in (rows.below(view, before), annexes.below(view, names, before)) if band]
    # Tall enough at once: a second picture of this size would take longer than drawing all of its blocks.
    image = planet(view, FULL, new, before, (TABLE[0], TABLE[1] + sum(band.high for band in bands)))
    high = row_height(view)
    panels = len(view.seats), high, bool(view.milestone_scores) + bool(view.award_scores)
    image.paste(_panels(*panels), (FULL.width, 0))
    draw_readings(image, FULL, view, before)
    draw_off_map(image, FULL, view, new)
    _draw_header(image, view, before)
    for i, seat in enumerate(listed(view)):
        was = before.seats[seat] if before else None
        if seat in view.owing:
            image.paste(_asked(seat, i, panels), (LEFT, _row_top(i, high)))
        draw_seat(image, view, view.seats[seat], names[seat], (_row_top(i, high), high), was, crowned)
    for i, (title, found) in enumerate(goals(view, before)):
        draw_goals(image, _goals_top(i, len(view.seats), high), title, found)
    draw_sheets(image, sheets(view, _room(view)), TABLE[1] - BOTTOM - _room(view))
    top = TABLE[1]
    for band in bands:
        band.draw(image, top)
        top += band.high
    return image


@layer_cache
def _panels(seats: int, high: int, goals: int) -> Image.Image:
    """The sky beside the planet, with a panel for each player and for milestones and awards."""
    image, left = backdrop(), LEFT - FULL.width
    for i in range(seats):
        stamp(image, panel(high, WIDE), left, _row_top(i, high))
    for i in range(goals):
        stamp(image, goals_panel(), left, _goals_top(i, seats, high))
    return image


@sprite_cache
def _asked(seat: int, index: int, panels: tuple[int, int, int]) -> Image.Image:
    """The panel of a player who has to decide, with the sky behind it: opaque, so that pasting it is fast."""
    high, left = panels[1], LEFT - FULL.width
    top = _row_top(index, high)
    ground = _panels(*panels).crop((left, top, left + WIDE, top + high))
    stamp(ground, asked(seat, high), 0, 0)
    return ground


def row_height(view: View) -> int:
    """The height of a player's row in pixels. With five players the corporation has no line of its own, with four it has one; three rows
    fill the picture, and with fewer there is room for sheets below."""
    return {5: 137, 4: 166, 3: 230}.get(len(view.seats), 196)


def _row_top(index: int, high: int) -> int:
    return TOP + index * (high + 8)


def _goals_top(index: int, seats: int, high: int) -> int:
    """The `y` at which milestones (index 0) or awards (index 1) begin, below the rows of the players."""
    return _row_top(seats, high) + 8 + index * (HIGH + 8)


def _room(view: View) -> int:
    """The height in pixels that is free below players, milestones and awards."""
    panels = bool(view.milestone_scores) + bool(view.award_scores)
    return TABLE[1] - BOTTOM - _goals_top(panels, len(view.seats), row_height(view))


def _draw_header(image: Image.Image, view: View, before: View | None) -> None:
    """Draw the phase, and the number of cards in the deck and in the discard pile."""
    phase = phase_name(view.phase)
    x = float(RIGHT - 6)
    was = before or view
    for caption, n, change in (
        (_("discard"), view.discard, view.discard - was.discard),
        (_("deck"), view.deck, view.deck - was.deck),
    ):
        if change:
            sprite = badge(change, 17)
            x -= sprite.width
            stamp(image, sprite, x, 34)
            x -= 5
        x -= write(image, x, 52, str(n), theme.TITLE, 28, LETTER, align="right") + 7
        x -= write(image, x, 52, caption.upper(), theme.CAPTION, 19, QUIET, align="right") + 16
    text, size = fit(capital(phase), theme.TITLE, 34, x - LEFT - 6, 22)
    write(image, LEFT + 6, 54, text, theme.TITLE, size, WARNING)
