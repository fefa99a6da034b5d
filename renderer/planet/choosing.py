"""The board for choosing a space: only the legal spaces are bright; they show the tile to be placed and its gains."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.board import Space
from engine.placement import open_toll
from engine.view import View
from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, centre, faded
from renderer.drawing.theme import INK, LABEL, LEGAL, LETTER
from renderer.drawing.type import width, write
from renderer.pieces.iconrow import pictogram
from renderer.pieces.tiles import THIN, choice, face, ghost
from renderer.planet.layout import SQUARE, Layout, close
from renderer.planet.planet import (
    coordinate,
    draw_bonus,
    draw_claim,
    draw_glass,
    face_box,
    lay_ground,
    lay_signs,
    planet,
    progress,
    signs_of,
)
from words.catalogue import signed
from words.spaces import bonuses, money_gained, points_gained

SHADE: Final = 0.48
"""The brightness of the rest of the board, 0 to 1; if it were lower, coordinates would be illegible."""
CLOSE: Final = 0.05
"""The gap between a gain and its sign, as a share of the letter size."""
APART: Final = 0.15
"""The gap between two gains, as a share of the letter size."""
SMALLER: Final = 0.85
"""The size of the signs of two gains, as a share of the letter size: coin and seal are recognizable by their shapes."""
OUTLINE: Final = 2
"""The rim around the letters of gains, in pixels."""
COORDINATE: Final = 25
"""The letter size of a coordinate if many spaces are legal: smaller than gains, since the menu repeats the coordinates, but legible on a
phone. This size and those below are for hexes of the usual size; on maps with more spaces everything is smaller."""
ALONE: Final = (32, 0.12)
BESIDE_GAINS: Final = (25, -0.08)
"""The size in pixels of printed signs on one of many legal spaces, and their distance below its middle as a share of its radius."""
THIN_RIM: Final = 6
"""The part of the width of a space that its rim takes, in pixels, if many spaces are legal."""
FEWEST: Final = 20
"""The smallest letter size, in pixels, of two gains with several digits if many spaces are legal; smaller ones are illegible on a phone."""


def choice_of(view: View, spaces: Sequence[str], tile: str = "") -> Image.Image:
    """The board with `spaces` to choose from, cropped to them if they lie close together; each shows the `tile` to be placed as a ghost."""
    map = view.box.map
    found = [map.spaces[key] for key in spaces]
    layout = close(map, found) or SQUARE.of(map)
    image = planet(view, layout)
    boxes = [face_box(layout, space) for space in found if not layout.whole or space.key in view.tiles]
    lit = [(image.crop(box), box[:2]) for box in boxes]
    image = faded(image, INK, SHADE)
    for part, place in lit:
        image.paste(part, place, face(layout.radius))
    draw = _draw_many if layout.whole else _draw_few
    draw(image, layout, view, found, tile)
    return image


def _draw_few(image: Image.Image, layout: Layout, view: View, spaces: Sequence[Space], tile: str) -> None:
    """Draw legal spaces that lie close together: thick rims, large coordinates, the tile as a ghost."""
    tolled = [space for space in spaces if space.key in view.box.tolls and space.key not in view.tiles]
    lay_ground(image, layout, view.options.map, tolled, progress(view))
    for space in spaces:
        if space in tolled:
            draw_glass(image, layout, space)
        if tile:
            centre(image, ghost(tile, layout.radius), *layout.at(space))
        if tile or space in tolled:
            draw_bonus(image, layout, space, _signs(view, space, tile))
        centre(image, choice(layout.radius, LEGAL), *layout.at(space))
        _draw_gains(image, layout, space, gains_of(layout, view, space, tile))
    for space in spaces:
        _draw_name(image, layout, space)


def _draw_many(image: Image.Image, layout: Layout, view: View, spaces: Sequence[Space], tile: str) -> None:
    """Draw legal spaces all over the map: thin rims; each free space shows its gains and a small coordinate."""
    free = [space for space in spaces if space.key not in view.tiles]
    lay_ground(image, layout, view.options.map, free, progress(view))
    for space in spaces:
        gains = gains_of(layout, view, space, tile)
        free = space.key not in view.tiles
        brought = _signs(view, space, tile)
        centre(image, _one_of_many(layout, space, brought, free, bool(gains.said)), *layout.at(space))
        if gains.said:
            x, y = layout.at(space)
            centre(image, _said(gains), x, y + layout.radius * (0.4 if brought else 0.16))
    for space in spaces:
        if space.key in view.claims:
            draw_claim(image, layout, space, view.claims[space.key])
            _draw_small_name(image, layout, space)


def _signs(view: View, space: Space, tile: str) -> tuple[str, ...]:
    """The signs of a space's printed bonus and of what its toll pays for; none if the placed `tile` does not gain the bonus."""
    if tile and not bonuses(view):
        return ()
    toll = open_toll(view, space.key)
    return (*space.bonus, *(signs_of(toll) if toll else ()))


def _draw_small_name(image: Image.Image, layout: Layout, space: Space) -> None:
    x, y = layout.at(space)
    centre(image, coordinate(space.key, space.kind == "ocean", COORDINATE), x, y - layout.radius * 0.6)


def _smaller(layout: Layout) -> float:
    """The ratio of this map's hex size on a whole board to that of most maps, at most 1."""
    return min(1.0, layout.hex / SQUARE.hex)


@sprite_cache
def _one_of_many(layout: Layout, space: Space, brought: tuple[str, ...], free: bool, gaining: bool) -> Image.Image:
    """The sprite of a legal space: rim and coordinate; if the space is free, also its glass and the signs of the gains in `brought`."""
    sprite = choice(layout.radius, LEGAL, THIN).copy()
    middle = layout.around(space, sprite.size)
    if free:
        rim, sprite = sprite, Image.new("RGBA", sprite.size, (*INK, 0))
        draw_glass(sprite, middle, space)
        sprite.alpha_composite(rim)
        size, below = BESIDE_GAINS if gaining else ALONE
        room = (layout.hex - THIN_RIM) / max(1, len(brought)) - 1
        lay_signs(sprite, middle, space, brought, round(min(size * _smaller(layout), room)), below)
    _draw_small_name(sprite, middle, space)
    return sprite


@sprite_cache
def _said(gains: Gains) -> Image.Image:
    """A sprite of the gains of a space."""
    sprite = Image.new("RGBA", (math.ceil(gains.width) + 2 * OUTLINE, gains.size + 2 * OUTLINE), (*INK, 0))
    write_gains(sprite, sprite.width / 2, sprite.height / 2, gains)
    return sprite


class Gains(NamedTuple):
    """The gains of a tile on a space besides the printed bonus: numbers with signs, and the sizes of both in pixels."""

    said: tuple[tuple[str, str], ...]
    size: int
    sign: int

    @property
    def width(self) -> float:
        """The width in pixels of all gains side by side, each followed by its sign."""
        alone = sum(width(text, theme.BOLD, self.size) + self.size * CLOSE + self.sign for text, _name in self.said)
        return alone + self.size * APART * (len(self.said) - 1)


NOTHING: Final = Gains((), 0, 0)


def gains_of(layout: Layout, view: View, space: Space, tile: str) -> Gains:
    """The M€ for adjacent oceans and the points for neighbouring tiles, at the largest size that fits the hex; of two gains neither has a
    plus sign."""
    if space.key in view.tiles and not tile:
        return NOTHING
    money, points = money_gained(view, space.key), points_gained(view, space.key, tile)
    found = [(n, name) for n, name in ((money, "mc"), (points, "vp")) if n]
    if not found:
        return NOTHING
    alone = len(found) < 2
    said = tuple((signed(n) if alone or n < 0 else str(n), name) for n, name in found)
    largest = max(round(LABEL * _smaller(layout)), layout.px(25 if alone else 20))

    def sized(size: int) -> Gains:
        return Gains(said, size, round(size if alone else size * SMALLER))

    larger = map(sized, range(largest, FEWEST, -1))
    return next((gains for gains in larger if gains.width + 2 * OUTLINE < layout.hex), sized(FEWEST))


def _draw_gains(image: Image.Image, layout: Layout, space: Space, gains: Gains) -> None:
    """Draw the gains of a space on a dark plate below its printed bonus."""
    if gains.said:
        x, y = layout.at(space)
        y += layout.radius * 0.53
        centre(image, _plate(round(gains.width + gains.size * 0.4), round(gains.size * 1.25)), x, y)
        write_gains(image, x, y, gains)


def write_gains(image: Image.Image, x: float, y: float, gains: Gains) -> None:
    """Write numbers, each with its sign, in a row around the point `x`, `y`."""
    x -= gains.width / 2
    for text, name in gains.said:
        x += write(image, x, y + gains.size * 0.355, text, theme.BOLD, gains.size, LETTER, outline=OUTLINE)
        x += gains.size * CLOSE
        centre(image, pictogram(name, gains.sign), x + gains.sign / 2, y)
        x += gains.sign + gains.size * APART


def _draw_name(image: Image.Image, layout: Layout, space: Space) -> None:
    size = max(LABEL, layout.px(30))
    x, y = layout.at(space)
    y -= layout.radius * 0.57
    centre(image, _label(round(width(space.key, theme.HEAVY, size)), size), x, y)
    write(image, x, y + size * 0.36, space.key, theme.HEAVY, size, INK, align="middle")


@sprite_cache
def _label(wide: int, high: int) -> Image.Image:
    """The background of a coordinate."""
    w, h = wide + round(high * 0.5), round(high * 1.1)
    canvas = Canvas(w, h)
    canvas.box((0, 0, w - 1, h - 1), high * 0.32, INK)
    canvas.box((3, 3, w - 4, h - 4), high * 0.24, LEGAL)
    return canvas.done()


@sprite_cache
def _plate(wide: int, high: int) -> Image.Image:
    """The dark plate behind the gains of a space."""
    canvas = Canvas(wide, high)
    canvas.box((0, 0, wide - 1, high - 1), high * 0.4, INK, alpha=0.86)
    return canvas.done()
