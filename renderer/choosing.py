"""The board to choose a space from: all dark but what may be chosen, with what would lie there and what it would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.board import Space
from engine.maps import MAPS
from engine.view import View
from renderer import theme
from renderer.canvas import Canvas, centre
from renderer.iconrow import draw, width_of
from renderer.icons import Sign
from renderer.kept import kept
from renderer.layout import SQUARE, Layout, close
from renderer.planet import draw_bonus, planet
from renderer.theme import INK, LABEL, LEGAL
from renderer.tiles import choice, face, ghost
from renderer.type import width, write
from words.spaces import money_gained, points_gained

SHADE: Final = 0.62
"""How dark it is, of 1, where nothing may be chosen."""


def choice_of(view: View, spaces: Sequence[str], tile: str = "") -> Image.Image:
    """The board as close as the spaces lie together; a `tile` to be placed lies in each as a ghost."""
    map = MAPS[view.options.map]
    found = [map.spaces[key] for key in spaces]
    layout = close(found) or SQUARE
    bright = planet(view, layout)
    image = Image.blend(bright, Image.new("RGB", bright.size, INK), SHADE)
    for space in found:
        _uncover(image, bright, layout, space)
    for space in found:
        if tile:
            centre(image, ghost(tile, layout.radius), *layout.at(space))
            draw_bonus(image, layout, space)
        centre(image, choice(layout.radius, LEGAL), *layout.at(space))
        if not layout.whole:
            _draw_gains(image, layout, view, space, tile)
        _draw_name(image, layout, space)
    return image


def _uncover(image: Image.Image, bright: Image.Image, layout: Layout, space: Space) -> None:
    """An area as bright as it was."""
    mask = face(layout.radius)
    left, top = (round(middle - side / 2) for middle, side in zip(layout.at(space), mask.size, strict=True))
    image.paste(bright.crop((left, top, left + mask.width, top + mask.height)), (left, top), mask)


def _draw_gains(image: Image.Image, layout: Layout, view: View, space: Space, tile: str) -> None:
    """M€ for oceans and points with neighbours, below what is printed on the area."""
    gained = (("mc", money_gained(view, space.key)), ("vp", points_gained(view, space.key, tile)))
    icons = [Sign(name, f"+{n}") for name, n in gained if n]
    if not icons:
        return
    size = layout.px(23 if len(icons) == 1 else 17)
    x, y = layout.at(space)
    wide = width_of(icons, size)
    y += layout.radius * 0.53
    centre(image, _plate(round(wide + size * 0.5), round(size * 1.3)), x, y)
    draw(image, x - wide / 2, y, icons, size)


def _draw_name(image: Image.Image, layout: Layout, space: Space) -> None:
    size = max(LABEL, layout.px(30))
    x, y = layout.at(space)
    y -= layout.radius * 0.57
    centre(image, _label(round(width(space.key, theme.HEAVY, size)), size), x, y)
    write(image, x, y + size * 0.36, space.key, theme.HEAVY, size, INK, align="middle")


@kept
def _label(wide: int, high: int) -> Image.Image:
    """The ground of a coordinate."""
    w, h = wide + round(high * 0.5), round(high * 1.1)
    canvas = Canvas(w, h)
    canvas.box((0, 0, w - 1, h - 1), high * 0.32, INK)
    canvas.box((3, 3, w - 4, h - 4), high * 0.24, LEGAL)
    return canvas.done()


@kept
def _plate(wide: int, high: int) -> Image.Image:
    """The dark ground of what a space would bring."""
    canvas = Canvas(wide, high)
    canvas.box((0, 0, wide - 1, high - 1), high * 0.4, INK, alpha=0.86)
    return canvas.done()
