"""The table of a season: places, names, points and games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from renderer.alt.lines import shortened
from renderer.drawing import theme
from renderer.drawing.canvas import stamp
from renderer.drawing.fonts import drawable
from renderer.drawing.picture import Picture, picture
from renderer.drawing.theme import BOARD, GOLD, GROUND, LABEL, LETTER, QUIET
from renderer.drawing.type import fit, write
from renderer.results.scores import ground
from words import _
from words.catalogue import bracketed, dots, plural

MARGIN: Final = 20
HEAD: Final = 116
ROW: Final = 84
ROWS: Final = 16
"""The most rows of a picture."""
PLACE: Final = MARGIN + 24
NAME: Final = MARGIN + 112
POINTS: Final = BOARD - MARGIN - 24


class Line(NamedTuple):
    """A row of the table: a player's place, name, points and games."""

    place: int
    name: str
    points: str
    games: int
    own: bool
    """Whether the row is that of the reader."""


def season(title: str, lines: Sequence[tuple[int, str, str, int, bool]]) -> Picture:
    """The table of a season, the first 16 players, 800 pixels wide. The first has a golden rim; the reader's own row has bright letters."""
    shown = [Line(*line) for line in lines[:ROWS]]
    image = Image.new("RGB", (BOARD, HEAD + ROW * len(shown) + MARGIN), GROUND)
    text, size = fit(title, theme.TITLE, 44, BOARD - 2 * PLACE, 26)
    write(image, PLACE, 62, text, theme.TITLE, size, LETTER)
    write(image, NAME, HEAD - 14, _("Player"), theme.STRONG, LABEL, QUIET)
    write(image, POINTS, HEAD - 14, _("Points"), theme.STRONG, LABEL, QUIET, align="right")
    for i, line in enumerate(shown):
        _draw(image, HEAD + ROW * i, line)
    return picture(image, "season", shortened([title, *map(_told, shown)]), theme.AS_SHEET)


def _draw(image: Image.Image, y: int, line: Line) -> None:
    first = line.place == 1
    stamp(image, ground(ROW - 10, first), MARGIN, y)
    write(image, PLACE, y + 50, str(line.place), theme.HEAVY, 38, GOLD if first else QUIET)
    right = POINTS - write(
        image, POINTS, y + 51, line.points, theme.HEAVY, 40, GOLD if first else LETTER, align="right"
    )
    games = plural("{n} game", "{n} games", line.games)
    right -= write(image, right - 22, y + 48, games, theme.CAPTION, 28, QUIET, align="right") + 40
    name = bracketed(line.name, _("you")) if line.own else line.name
    text, size = fit(drawable(name).strip() or _("a player"), theme.TITLE, 34, right - NAME, 25)
    write(image, NAME, y + 49, text, theme.TITLE, size, LETTER if line.own else QUIET)


def _told(line: Line) -> str:
    games = plural("{n} game", "{n} games", line.games)
    return dots((_("{place}. {name}: {points}", place=line.place, name=line.name, points=line.points), games))
