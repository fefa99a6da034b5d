"""The square board of messages: whole, or cut to the spaces that may be chosen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PIL import Image, ImageDraw

from engine.board import Map
from engine.expansions import open_box
from engine.maps import MAPS
from engine.view import View
from renderer import theme
from renderer.alt import board_alt
from renderer.canvas import Canvas, centre
from renderer.kept import kept
from renderer.layout import SQUARE, Layout, close
from renderer.picture import Picture, picture
from renderer.planet import draw_off_map, planet
from renderer.theme import BOARD, GOLD, INK, LEGAL, QUIET
from renderer.tiles import choice, hexagon
from renderer.tracks import reading
from renderer.type import width, write
from words import _, parameter_name
from words.catalogue import number

SHADE: Final = 158
"""How dark it is, of 255, where nothing may be chosen."""
LABEL: Final = 28
"""Pixels of letters that must be read in place."""


def board(
    view: View,
    names: Sequence[str],
    *,
    legal: Collection[str] | None = None,
    since: Collection[str] | None = None,
) -> Picture:
    """Mars for a message, 800 pixels wide; `legal` spaces are marked to choose from, those in `since` ringed as new.

    Where `legal` is a mapping, its values are what each space brings, for the alt text.
    """
    spaces = [key for key in MAPS[view.options.map].spaces if key in legal] if legal else []
    alt = board_alt(view, names, legal or (), since or ())
    if spaces:
        return picture(choice_of(view, spaces, since or ()), "spaces", alt, theme.CLOSE)
    return picture(mars(view, since or ()), "board", alt, theme.SQUARE)


def mars(view: View, since: Collection[str] = ()) -> Image.Image:
    """The whole square board."""
    image = planet(view, SQUARE, since)
    draw_readings(image, SQUARE, view)
    draw_off_map(image, SQUARE, MOONS, view)
    return image


def choice_of(view: View, spaces: Sequence[str], since: Collection[str] = ()) -> Image.Image:
    """The board with some spaces to choose from, as close as they lie together."""
    map = MAPS[view.options.map]
    layout = close([map.spaces[key] for key in spaces]) or SQUARE
    image = planet(view, layout, since)
    _draw_choice(image, layout, map, spaces)
    return image


MOONS: Final = ((46, 148), (BOARD - 46, 148), (46, BOARD - 148), (BOARD - 46, BOARD - 148))
"""Where cities off the planet lie."""


def draw_readings(image: Image.Image, layout: Layout, view: View) -> None:
    """Temperature, oxygen, oceans and generation in the four corners of the square around the planet."""
    parameters = open_box(view.options).parameters
    reach = 400 if layout == SQUARE else 524 * layout.unit
    left, right = layout.x - reach + layout.px(20), layout.x + reach - layout.px(20)
    top, bottom = layout.y - reach + layout.px(16), layout.y + reach - layout.px(16)
    caption, figure = layout.px(25), layout.px(66)
    high, low = top + caption * 0.8, bottom - figure * 0.98
    for key, x, y, align in (
        ("temperature", left, high, "left"),
        ("oxygen", right, high, "right"),
        ("oceans", left, low, "left"),
    ):
        if key in parameters:
            value = view.parameters[key]
            tone = reading(parameters[key], value)
            write(image, x, y, parameter_name(key).upper(), theme.TITLE, caption, QUIET, align=align)
            text, unit = _reading(key, value, parameters[key].end)
            place = x if align == "left" else x - width(unit, theme.TITLE, round(figure * 0.6))
            wide = write(image, place, y + figure * 0.9, text, theme.HEAVY, figure, tone, align=align)
            place = x + wide if align == "left" else x
            tone = QUIET if key == "oceans" else tone
            write(image, place, y + figure * 0.9, unit, theme.TITLE, round(figure * 0.6), tone, align=align)
    write(image, right, low, _("generation").upper(), theme.TITLE, caption, QUIET, align="right")
    write(image, right, low + figure * 0.9, str(view.generation), theme.HEAVY, figure, GOLD, align="right")


def _reading(key: str, value: int, end: int) -> tuple[str, str]:
    """A value and what follows it in smaller letters."""
    match key:
        case "temperature":
            return number(value), " °C"
        case "oxygen":
            return number(value), " %"
        case _:
            return number(value), f" / {end}"


# Choosing a space.


def _draw_choice(image: Image.Image, layout: Layout, map: Map, spaces: Sequence[str]) -> None:
    """All dark but the spaces to choose from, each with a light rim and its coordinate."""
    shade = Image.new("L", image.size, SHADE)
    draw = ImageDraw.Draw(shade)
    for key in spaces:
        draw.polygon(hexagon(layout.radius * 0.97, *layout.at(map.spaces[key])), fill=0)
    image.paste(INK, (0, 0), shade)
    size = max(LABEL, layout.px(30))
    for key in spaces:
        x, y = layout.at(map.spaces[key])
        centre(image, choice(layout.radius, LEGAL), x, y)
        y -= layout.radius * 0.54
        label = _label(round(width(key, theme.HEAVY, size)), size)
        centre(image, label, x, y)
        write(image, x, y + size * 0.36, key, theme.HEAVY, size, INK, align="middle")


@kept
def _label(wide: int, high: int) -> Image.Image:
    """The ground of a coordinate."""
    w, h = wide + round(high * 0.5), round(high * 1.16)
    canvas = Canvas(w, h)
    canvas.box((0, 0, w - 1, h - 1), high * 0.32, INK)
    canvas.box((3, 3, w - 4, h - 4), high * 0.24, LEGAL)
    return canvas.done()
