"""The parts that strips, offers and full cards share: frames, cost, tags, scene, plates."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageChops, ImageDraw

from engine.card import CARDS, Card
from renderer.art.illustrations import illustration
from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, Corners, centre, gradient, levels, rounded, stamp
from renderer.drawing.printed import printed
from renderer.drawing.theme import GROUND, INK, KINDS, PANEL, WHITE, Colour, mix
from renderer.drawing.type import write
from renderer.icons.sprites import tag
from renderer.pieces.hexes import Hex

STRIP_EDGE: Final = 3
"""The pixels of a strip above and below its scene."""


@sprite_cache
def _hex(radius: int, ground: tuple[Colour, Colour]) -> Image.Image:
    canvas = Hex(radius)
    canvas.paint(canvas.hexagon(0.99), INK)
    canvas.paint(canvas.hexagon(0.9), *ground)
    canvas.rim(0.83, 0.79, mix(ground[1], INK, 0.4), 0.6)
    canvas.shadow(0, 0.04, 0.05, 0.7)
    return canvas.done()


def cost(image: Image.Image, x: float, y: float, mc: int, radius: int, *, lower: bool = False) -> None:
    """Draw the cost of a card in M€ on a golden hex, green where it is lower than printed."""
    centre(image, _hex(radius, theme.LOWER_GROUND if lower else theme.COST_GROUND), x, y)
    size = round(radius * 0.98)
    write(image, x, y + size * 0.35, str(mc), theme.HEAVY, size, theme.COST_INK, align="middle")


def tags(image: Image.Image, right: float, y: float, card: Card, size: int) -> None:
    """Draw the tags of a card leftwards from `right`; the tag of an event first."""
    for name in card.shown_tags:
        stamp(image, tag(name, size), right - size, y - size / 2)
        right -= _pitch(size)


def tags_width(card: Card, size: int) -> int:
    """The width of the tags of a card, in pixels."""
    n = len(card.shown_tags)
    return (n - 1) * _pitch(size) + size if n else 0


def _pitch(size: int) -> int:
    """The pixels from the left edge of one tag to that of the next."""
    return size + max(3, size // 10)


@sprite_cache
def frame(kind: str, wide: int, high: int, edge: int) -> Image.Image:
    """An empty card: the frame of its kind, dark inside."""
    light, dark = KINDS[kind]
    outer = round(min(wide, high) * 0.07)
    image = Image.new("RGB", (wide, high), GROUND)
    image.paste(gradient(image.size, mix(light, INK, 0.05), mix(dark, INK, 0.25)), rounded(wide, high, outer))
    inside = rounded(wide - 2 * edge, high - 2 * edge, outer - edge // 2)
    image.paste(gradient(inside.size, mix(PANEL, WHITE, 0.02), INK), (edge, edge), inside)
    return image


@sprite_cache
def bar(kind: str, wide: int, high: int, radius: int = 0) -> Image.Image:
    """The ground of a card's name; its upper right corner is round."""
    light, dark = KINDS[kind]
    image = gradient((wide, high), mix(light, INK, 0.12), mix(light, dark, 0.75))
    image.putalpha(rounded(wide, high, radius, (False, True, False, False)))
    return image


@sprite_cache
def slab(kind: str, wide: int, high: int) -> Image.Image:
    """The ground of a strip, in the colour of a kind of cards."""
    light, dark = KINDS[kind]
    canvas = Canvas(wide, high, oversampling=3)
    canvas.box((0, 0, wide - 1, high - 1), 16, mix(light, INK, 0.35), mix(dark, INK, 0.35))
    canvas.frame((0, 0, wide - 1, high - 1), 16, 2.5, mix(light, WHITE, 0.1), 0.9)
    return canvas.done()


@sprite_cache
def window(wide: int, high: int) -> Image.Image:
    """The mask of the scene on a strip: it fades in from the left and ends in a slanted edge."""
    slant = Image.new("L", (wide * 4, high * 4), 0)
    ImageDraw.Draw(slant).polygon([(0, 0), (wide * 4, 0), (wide * 4 - 72, high * 4), (0, high * 4)], fill=255)
    fade = Image.frombytes("L", (wide, 1), bytes(min(255, 9 * x) for x in range(wide)))
    return ImageChops.multiply(slant.reduce(4), fade.resize((wide, high)))  # pyright: ignore[reportUnknownMemberType]


def strip(card: int, size: tuple[int, int], left: int, wide: int) -> Image.Image:
    """A strip of `size` pixels on which only the scene is drawn, `wide` pixels wide from `left` on."""
    image = empty_strip(card, size)
    show(image, bare_scene(card, wide, size[1] - 2 * STRIP_EDGE), left)
    return image


@printed
def bare_scene(card: int, wide: int, high: int) -> Image.Image:
    """The scene of a card alone, without a cost that covers a part of it."""
    return illustration(card, wide, high)


def empty_strip(card: int, size: tuple[int, int]) -> Image.Image:
    """The ground of a strip of `size` pixels, in the colour of the card's kind."""
    image = Image.new("RGB", size, GROUND)
    stamp(image, slab(CARDS[card].kind, *size), 0, 0)
    return image


def show(image: Image.Image, scene: Image.Image, left: int) -> None:
    """Draw a scene on a strip, from `left` on."""
    image.paste(scene, (left, STRIP_EDGE), window(*scene.size))


def scene(
    image: Image.Image, box: tuple[int, int, int, int], card: int, radius: int, corners: Corners, taken: float = 0
) -> None:
    """Draw the illustration of a card in a box (left, top, width, height) with some round corners (clockwise from the top left).

    `taken` is the share of its width that the cost covers at the left; a corporation has no cost.
    """
    left, top, wide, high = box
    shown = illustration(card, wide, high, taken if CARDS[card].priced else 0)
    image.paste(shown, (left, top), rounded(wide, high, radius, corners))


@sprite_cache
def plate(wide: int, high: int) -> Image.Image:
    """A dark plate, behind text or signs that stand on a scene."""
    sprite = Image.new("RGBA", (wide, high), INK)
    sprite.putalpha(levels(rounded(wide, high, round(high * 0.26)), [int(v * 0.88) for v in range(256)]))
    return sprite
