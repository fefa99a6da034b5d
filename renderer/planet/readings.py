"""The values of the global parameters in large letters around the planet, and their changes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageOps

from engine.view import View
from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, Point, centre
from renderer.drawing.fonts import drawable
from renderer.drawing.theme import GOLD, INK, LEAST, LESS, QUIET, RISEN, WHITE, Colour
from renderer.drawing.type import fit, label, width, write
from renderer.planet.layout import Layout
from renderer.planet.tracks import APART, CAPITALS, Track, further, reading, tracks_of
from words import _, parameter_name
from words.catalogue import number, signed
from words.names import PARAMETERS

CAPTION: Final = 216
"""The distance between an edge of the picture and the track of the oceans, in pixels of the full board."""
VALUE: Final = 36
"""The letter size of the value of an expansion's parameter, in pixels of the full board."""
TIP: Final = 0.14
"""The height of the tip on the badge of a change, as a share of the badge's height."""
NAME: Final = 24
"""The letter size of the name of an expansion's parameter, in pixels of the full board, if the name is below the value."""
BESIDE: Final = 9
"""The gap between the value and the name or badge after it, in pixels of the full board."""
RIM: Final = 4
"""The width of the dark rim around value and name, in pixels of the full board."""
BADGE: Final = 0.9
"""The size of the badge of a change, as a share of the value's letter size."""


class Reading(NamedTuple):
    """A value on the board or a sheet: its caption, its number, the smaller text after the number, and its change."""

    caption: str
    text: str
    unit: str
    tone: Colour
    unit_tone: Colour
    change: int


def draw_readings(image: Image.Image, layout: Layout, view: View, before: View | None = None) -> None:
    """Draw temperature, oxygen, oceans and generation in the four corners of the square around the planet."""
    found = tracks_of(view.box)
    reach = layout.reach
    left, right = layout.x - reach + layout.px(20), layout.x + reach - layout.px(20)
    high, low = layout.y - reach + layout.px(40), layout.y + reach - layout.px(81)
    corners = {"temperature": (left, high), "oxygen": (right, high), "oceans": (left, low)}
    for track in found:
        if track.key in corners:
            x, y = corners[track.key]
            _draw(image, layout, x, y, reading_of(track, view, before))
    _draw(image, layout, right, low, generation_of(view, before))
    for what in further_readings(layout, found, view, before):
        _draw_further(image, layout, what)


def generation_of(view: View, before: View | None) -> Reading:
    """The reading of the generation; in a solo game with the number of generations."""
    of = f" / {view.box.terms['generations']}" if len(view.seats) == 1 else ""
    turned = view.generation - before.generation if before else 0
    return Reading(_("generation"), str(view.generation), of, GOLD, QUIET, turned)


def unit_of(key: str) -> str:
    """The unit of a parameter as written after a number, such as ` %`; empty for a parameter that counts things or has no unit."""
    said = PARAMETERS[key]
    return "" if said.counted else _(said.value, n="").replace("\u00a0", " ")


def reading_of(track: Track, view: View, before: View | None) -> Reading:
    """The reading of a parameter."""
    value = view.parameters[track.key]
    tone = reading(track, value)
    unit = unit_of(track.key) or f" / {track.parameter.end}"
    change = value - before.parameters[track.key] if before else 0
    return Reading(parameter_name(track.key), number(value), unit, tone, QUIET if track.arc.drops else tone, change)


def _draw(image: Image.Image, layout: Layout, x: float, y: float, what: Reading) -> None:
    """Draw a reading: rightwards from `x` on the left half of the picture, leftwards from `x` on the right half."""
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


class Further(NamedTuple):
    """The reading of an expansion's parameter: its texts, their sizes in pixels, and the positions of value and name."""

    value: str
    size: int
    change: int
    name: str
    letters: int
    at: Point
    name_at: Point
    wide: float


def _draw_further(image: Image.Image, layout: Layout, what: Further) -> None:
    rim = layout.px(RIM)
    write(image, *what.at, what.value, theme.BOLD, what.size, WHITE, outline=rim, rim=INK)
    write(image, *what.name_at, what.name, theme.BOLD, what.letters, WHITE, outline=rim, rim=INK)
    if what.change:
        sprite = _change(layout, what.change)
        x = what.at[0] + width(what.value, theme.BOLD, what.size) + layout.px(BESIDE) + sprite.width / 2
        centre(image, sprite, x, what.at[1] - what.size * 0.36)


def further_readings(layout: Layout, found: Sequence[Track], view: View, before: View | None = None) -> list[Further]:
    """The readings of the expansions' parameters, each below its arc, with the name after the value; if any name would be cut, all names
    are below the values."""
    values = {track: view.parameters[track.key] for track in further(found)}
    was = before.parameters if before else view.parameters
    said = [_behind(layout, track, value, value - was[track.key]) for track, value in values.items()]
    names = [drawable(parameter_name(track.key).upper()) for track in values]
    if [what.name for what in said] != names:
        return [_below(layout, track, value, value - was[track.key]) for track, value in values.items()]
    return said


def _behind(layout: Layout, track: Track, value: int, change: int) -> Further:
    """A reading with the name after the value, the name as large as the width allows; it is above the line along the arc."""
    radius, size = layout.ring[0] - 66 * layout.unit, layout.px(VALUE)
    middle, room = _under_arc(layout, track, radius)
    text = number(value) + unit_of(track.key)
    first = _value_width(layout, text, change) + layout.px(BESIDE)
    name, letters = fit(parameter_name(track.key).upper(), theme.BOLD, size, room - first, LEAST)
    wide = first + width(name, theme.BOLD, letters)
    x, y = middle - wide / 2, layout.y - radius * (1 + math.cos(math.radians(track.arc.middle))) / 2
    return Further(text, size, change, name, letters, (x, y), (x + first, y), wide)


def _below(layout: Layout, track: Track, value: int, change: int) -> Further:
    """A reading with the name below the value, above the areas."""
    radius, size = layout.ring[0] - 36 * layout.unit, layout.px(VALUE)
    middle, room = _under_arc(layout, track, radius)
    name, letters = fit(parameter_name(track.key).upper(), theme.BOLD, max(LEAST, layout.px(NAME)), room, LEAST)
    text = number(value) + unit_of(track.key)
    first, named = _value_width(layout, text, change), width(name, theme.BOLD, letters)
    base = layout.y - 7 * layout.radius
    at = middle - first / 2, base - letters * CAPITALS - layout.px(BESIDE)
    return Further(text, size, change, name, letters, at, (middle - named / 2, base), max(first, named))


def _under_arc(layout: Layout, track: Track, radius: float) -> tuple[float, float]:
    """The `x` of the middle of an arc at `radius` from the middle of the planet, and the width there for outlined letters, in pixels."""
    share = math.radians(track.arc.end - track.arc.start + APART)
    return layout.polar(track.arc.middle, radius)[0], 2 * radius * math.sin(share / 2) - 3 * layout.px(RIM)


def _value_width(layout: Layout, text: str, change: int) -> float:
    """The width in pixels of a value with the badge of its change."""
    wide = width(text, theme.BOLD, layout.px(VALUE))
    return wide + layout.px(BESIDE) + _change(layout, change).width if change else wide


def _change(layout: Layout, change: int) -> Image.Image:
    return badge(change, round(layout.px(VALUE) * BADGE))


@sprite_cache
def badge(change: int, size: int) -> Image.Image:
    """The change of a number on a bright plate, in letters of `size` pixels; one edge of the plate points up or down, as the number has
    changed."""
    text = signed(change)
    wide, high = round(width(text, theme.BOLD, size) + size * 0.55), round(size * 1.12)
    canvas = Canvas(wide, high)
    edge = max(1.5, size * 0.07)
    for inset, tone in ((0.0, INK), (edge, RISEN if change > 0 else LESS)):
        right, low = wide - 1 - inset, high - 1 - inset
        tip, shoulder, middle = inset, high * TIP + inset * 0.6, high / 2
        canvas.box((inset, shoulder, right, low), high * 0.36 - inset, tone)
        canvas.fill([[(inset, shoulder), (wide / 2, tip), (right, shoulder), (right, middle), (inset, middle)]], tone)
    image = canvas.done() if change > 0 else ImageOps.flip(canvas.done())
    image.alpha_composite(label(text, theme.BOLD, size, INK, image.size))
    return image
