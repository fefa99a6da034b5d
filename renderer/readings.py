"""Where the global parameters stand, in large figures around the planet, and by how much they have changed."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from PIL import Image

from engine.expansions import open_box
from engine.generation import SOLO_GENERATIONS
from engine.view import View
from renderer import theme
from renderer.alt import known
from renderer.canvas import Canvas, Point, centre
from renderer.kept import kept
from renderer.layout import Layout
from renderer.theme import GOLD, INK, LEAST, LESS, QUIET, RISEN, WHITE, Colour
from renderer.tracks import Track, further, reading, tracks
from renderer.type import fit, label, width, write
from words import _, parameter_name
from words.catalogue import number, signed

CAPTION: Final = 216
"""Pixels, on the full board, between an edge and the track of the oceans."""
UNITS: Final = {"temperature": " °C", "oxygen": " %"}


class Reading(NamedTuple):
    """A value in a corner: what it is, its figures with what follows them smaller, and by how much it has changed."""

    caption: str
    text: str
    unit: str
    tone: Colour
    unit_tone: Colour
    change: int


def draw_readings(image: Image.Image, layout: Layout, view: View, before: View | None = None) -> None:
    """Temperature, oxygen, oceans and generation in the four corners of the square around the planet."""
    found = tracks(tuple(open_box(view.options).parameters.values()))
    reach = layout.reach
    left, right = layout.x - reach + layout.px(20), layout.x + reach - layout.px(20)
    high, low = layout.y - reach + layout.px(40), layout.y + reach - layout.px(81)
    corners = {"temperature": (left, high), "oxygen": (right, high), "oceans": (left, low)}
    for track in found:
        if track.key in corners:
            x, y = corners[track.key]
            _draw(image, layout, x, y, _reading(track, view, before))
    turned = view.generation - before.generation if before else 0
    _draw(
        image,
        layout,
        right,
        low,
        Reading(_("generation"), str(view.generation), _of_generations(view), GOLD, QUIET, turned),
    )
    for track in further(found):
        _draw_further(image, layout, track, view.parameters[track.key])


def _of_generations(view: View) -> str:
    """Behind the generation of a solo game, how many it has."""
    return f" / {SOLO_GENERATIONS}" if len(view.seats) == 1 else ""


def _reading(track: Track, view: View, before: View | None) -> Reading:
    value = view.parameters[track.key]
    tone = reading(track, value)
    unit = UNITS.get(track.key, f" / {track.parameter.end}")
    change = value - before.parameters[track.key] if before else 0
    return Reading(
        known(parameter_name, track.key), number(value), unit, tone, QUIET if track.arc.drops else tone, change
    )


def _draw(image: Image.Image, layout: Layout, x: float, y: float, what: Reading) -> None:
    """A reading to the right of `x` on the left half of the picture, else to the left of it."""
    size, small, base = layout.px(66), layout.px(40), y + layout.px(59)
    align = "left" if x < layout.x else "right"
    caption, letters = fit(what.caption.upper(), theme.BOLD, layout.px(36), layout.px(CAPTION), LEAST)
    write(image, x, y, caption, theme.BOLD, letters, QUIET, align=align)
    wide, after = width(what.text, theme.HEAVY, size), width(what.unit, theme.TITLE, small)
    start = x if align == "left" else x - wide - after
    write(image, start, base, what.text, theme.HEAVY, size, what.tone)
    write(image, start + wide, base, what.unit, theme.TITLE, small, what.unit_tone)
    if what.change:
        sprite = badge(what.change, layout.px(36))
        away = wide + after + layout.px(12) + sprite.width / 2
        centre(image, sprite, x + away if align == "left" else x - away, base - size * 0.36)


def _draw_further(image: Image.Image, layout: Layout, track: Track, value: int) -> None:
    """A track of an expansion: its value and name below the arc, as large as the arc is long."""
    what = further_reading(layout, track, value)
    write(image, *what.place, what.value, theme.BOLD, what.size, WHITE, outline=layout.px(4), rim=INK)
    x = what.place[0] + what.wide
    write(
        image,
        x,
        what.place[1],
        what.name,
        theme.BOLD,
        what.letters,
        WHITE,
        align="right",
        outline=layout.px(4),
        rim=INK,
    )


class Further(NamedTuple):
    """A value and its size, the name behind it and its size, where they begin, and how wide they are together."""

    value: str
    size: int
    name: str
    letters: int
    place: Point
    wide: float


def further_reading(layout: Layout, track: Track, value: int) -> Further:
    """The value as large as in a corner's caption, the name as far as there is room; higher up than along the arc."""
    radius, turn = layout.ring[0] - 62 * layout.unit, (track.arc.start + track.arc.end) / 2
    room = 2 * radius * math.sin(math.radians(track.arc.end - track.arc.start) / 2)
    figures, size = number(value), layout.px(36)
    before = width(figures, theme.BOLD, size) + layout.px(9)
    name, letters = fit(known(parameter_name, track.key).upper(), theme.BOLD, size, room - before, LEAST)
    wide = before + width(name, theme.BOLD, letters)
    high = radius * (1 + math.cos(math.radians(turn))) / 2
    return Further(figures, size, name, letters, (layout.polar(turn, radius)[0] - wide / 2, layout.y - high), wide)


@kept
def badge(change: int, size: int) -> Image.Image:
    """By how much a number has changed, as a bright plate; `size` is that of its letters."""
    text = signed(change)
    wide, high = round(width(text, theme.BOLD, size) + size * 0.55), round(size * 1.12)
    canvas = Canvas(wide, high)
    canvas.box((0, 0, wide - 1, high - 1), high * 0.36, INK)
    edge = max(1.5, size * 0.07)
    canvas.box((edge, edge, wide - 1 - edge, high - 1 - edge), high * 0.3, RISEN if change > 0 else LESS)
    image = canvas.done()
    image.alpha_composite(label(text, theme.BOLD, size, INK, image.size))
    return image
