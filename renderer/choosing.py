"""The board to choose a space from: all dark but what may be chosen, with what would lie there and what it would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.board import Space
from engine.maps import MAPS
from engine.view import View
from renderer import theme
from renderer.canvas import Canvas, centre, regular, scaled
from renderer.iconrow import pictogram
from renderer.kept import kept
from renderer.layout import SQUARE, Layout, close
from renderer.planet import draw_bonus, planet
from renderer.theme import INK, LABEL, LEGAL, LETTER, rgb
from renderer.tiles import choice, face, ghost
from renderer.type import width, write
from words.spaces import money_gained, points_gained

SHADE: Final = 0.48
"""How dark it is, of 1, where nothing may be chosen: darker, and coordinates are lost."""
TOKEN: Final = 34
"""Pixels of a coin or a seal with figures on it."""
SEAL: Final = (rgb("#b8502a"), rgb("#8a3214"))
CLOSE: Final = 0.1
"""Between a gain and its sign, of their size."""
APART: Final = 0.25
"""Between two gains."""


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
        if tile and not layout.whole:
            centre(image, ghost(tile, layout.radius), *layout.at(space))
            draw_bonus(image, layout, space)
        centre(image, choice(layout.radius, LEGAL), *layout.at(space))
        if layout.whole:
            _draw_tokens(image, layout, view, space, tile)
        else:
            _draw_gains(image, layout, view, space, tile)
    for space in found:
        _draw_name(image, layout, space)
    return image


def _uncover(image: Image.Image, bright: Image.Image, layout: Layout, space: Space) -> None:
    """An area as bright as it was."""
    mask = face(layout.radius)
    left, top = (round(middle - side / 2) for middle, side in zip(layout.at(space), mask.size, strict=True))
    image.paste(bright.crop((left, top, left + mask.width, top + mask.height)), (left, top), mask)


def _draw_tokens(image: Image.Image, layout: Layout, view: View, space: Space, tile: str) -> None:
    """What a space would bring, where a hex has no room for signs beside figures: on a coin M€, on a seal points."""
    gains = _gained(view, space, tile)
    x, y = layout.at(space)
    for i, (n, name) in enumerate(gains):
        centre(
            image,
            _token(name, n),
            x + (i - (len(gains) - 1) / 2) * TOKEN,
            y + layout.radius * (0.5 if len(gains) < 2 else 0.36),
        )


def _gained(view: View, space: Space, tile: str) -> list[tuple[int, str]]:
    """M€ for oceans and points with neighbours, where there are any."""
    gained = ((money_gained(view, space.key), "mc"), (points_gained(view, space.key, tile), "vp"))
    return [(n, name) for n, name in gained if n]


@kept
def _token(name: str, n: int) -> Image.Image:
    canvas = Canvas(TOKEN, TOKEN, TOKEN)
    light, dark, figures = (*theme.CHIPS["mc"], INK) if name == "mc" else (*SEAL, LETTER)
    shape = regular(40 if name == "mc" else 8, 0.5, (0.5, 0.5), -67.5)
    canvas.fill([shape], INK)
    canvas.fill(scaled([shape], 0.88), light, dark)
    sprite = canvas.done()
    write(sprite, TOKEN / 2, TOKEN / 2 + LABEL * 0.36, str(n), theme.BOLD, LABEL, figures, align="middle")
    return sprite


def _draw_gains(image: Image.Image, layout: Layout, view: View, space: Space, tile: str) -> None:
    """M€ for oceans and points with neighbours, below what is printed on the area."""
    size, gains = gains_of(layout, view, space, tile)
    if not gains:
        return
    x, y = layout.at(space)
    wide = gains_width(size, gains)
    x, y = x - wide / 2, y + layout.radius * 0.53
    centre(image, _plate(round(wide + size * 0.4), round(size * 1.25)), x + wide / 2, y)
    for text, name in gains:
        x += write(image, x, y + size * 0.355, text, theme.BOLD, size, LETTER) + size * CLOSE
        centre(image, pictogram(name, size), x + size / 2, y)
        x += size * (1 + APART)


def gains_of(layout: Layout, view: View, space: Space, tile: str) -> tuple[int, list[tuple[str, str]]]:
    """What stands on a space, and how large: two gains smaller and without their plus, to lie side by side."""
    found = _gained(view, space, tile)
    if len(found) > 1:
        return max(LABEL, layout.px(20)), [(str(n), name) for n, name in found]
    return layout.px(25), [(f"+{n}", name) for n, name in found]


def gains_width(size: int, gains: Sequence[tuple[str, str]]) -> float:
    """Of all side by side, each with its sign close behind it."""
    alone = sum(width(text, theme.BOLD, size) + size * (CLOSE + 1) for text, _name in gains)
    return alone + size * APART * (len(gains) - 1)


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
