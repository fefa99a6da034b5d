"""A game in a minute: the board at the end of each generation, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from engine.view import View
from renderer import theme
from renderer.alt import plainly, shortened
from renderer.layout import SQUARE
from renderer.picture import Picture
from renderer.planet import draw_off_map, planet
from renderer.readings import draw_readings
from renderer.sprites import owner
from renderer.square import MOONS
from renderer.theme import BOARD, GROUND, LETTER, QUIET
from renderer.type import width, write
from words import _, plural
from words.catalogue import listed

STAYS: Final = 1400
"""Milliseconds that a generation stands."""
LAST: Final = 5000
CAPTION: Final = 64
QUALITY: Final = 78


def lapse(views: Sequence[View], names: Sequence[str]) -> Picture:
    """An animated WebP, 800 × 864 pixels: a generation a picture, its new tiles ringed, ratings below."""
    before: set[str] = set()
    frames: list[Image.Image] = []
    for view in views:
        frames.append(_frame(view, set(view.tiles) - before))
        before = set(view.tiles)
    durations = [STAYS] * (len(frames) - 1) + [LAST]
    out = BytesIO()
    frames[0].save(
        out, "WEBP", save_all=True, append_images=frames[1:], duration=durations, loop=0, quality=QUALITY, method=1
    )
    return Picture(out.getvalue(), "lapse.webp", shortened(_told(views, plainly(names))))


def _frame(view: View, since: set[str]) -> Image.Image:
    board = planet(view, SQUARE, since)
    draw_readings(board, SQUARE, view)
    draw_off_map(board, SQUARE, MOONS, view)
    image = Image.new("RGB", (BOARD, BOARD + CAPTION), GROUND)
    image.paste(board)
    text = _("Generation {n}", n=view.generation)
    base = BOARD + 44
    write(image, 20, base, text, theme.TITLE, 34, LETTER)
    x, seats = float(BOARD - 20), sorted(view.seats, key=lambda s: s.tr)
    for seat in seats:
        x -= write(image, x, base, str(seat.tr), theme.TITLE, 32, LETTER, align="right") + 36
        image.paste(owner(seat.seat, 32), (round(x), base - 29), owner(seat.seat, 32))
        x -= 18
    write(image, x - width("TR", theme.CAPTION, 26) + 6, base, "TR", theme.CAPTION, 26, QUIET)
    return image


def _told(views: Sequence[View], called: Sequence[str]) -> list[str]:
    lines = [
        plural("The board through {n} generation.", "The board through {n} generations.", len(views)),
    ]
    before = 0
    for view in views:
        tiles = plural("{n} new tile", "{n} new tiles", len(view.tiles) - before)
        ratings = listed([f"{called[seat.seat]}\u00a0{seat.tr}" for seat in view.seats])
        lines.append(_("Generation {n}: {tiles}. TR {ratings}.", n=view.generation, tiles=tiles, ratings=ratings))
        before = len(view.tiles)
    return lines
