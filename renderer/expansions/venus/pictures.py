"""The pictures that Venus Next adds: its parameter and tag, floaters and asteroids on cards, and the icons of the corporation Manutech."""

from __future__ import annotations

from typing import Final

from engine.card import Card
from engine.expansions.venus.effects import GainProduced, WhenProduced
from renderer.drawing.canvas import Canvas, path, scaled
from renderer.drawing.theme import INK, TAGS, WHITE, Colour, rgb
from renderer.icons.icons import icons
from renderer.icons.pictograms import THEN, Boxed, Icons, Sign
from renderer.icons.signs import SIGNS
from renderer.icons.sprites import CARD_RESOURCES, TAG_SIGNS

TEAL: Final = rgb("#2a93a8")
SKY: Final = (rgb("#ffeeb8"), rgb("#e07f2c"))


def _mirror(canvas: Canvas, colour: Colour, thick: float) -> None:
    """The mirror of Venus: a ring on a cross."""
    canvas.ring(0.5, 0.36, 0.19, thick, colour)
    canvas.line([(0.5, 0.53), (0.5, 0.86)], thick, colour)
    canvas.line([(0.33, 0.7), (0.67, 0.7)], thick, colour)


def _tag(canvas: Canvas) -> None:
    _mirror(canvas, WHITE, 0.1)


def _planet(canvas: Canvas) -> None:
    canvas.circle(0.5, 0.5, 0.48, INK)
    canvas.circle(0.5, 0.5, 0.44, *SKY)
    _mirror(canvas, INK, 0.1)


BALLOON: Final = "M .5 .1 C .74 .1 .86 .26 .84 .42 C .82 .56 .66 .62 .58 .7 L .42 .7 C .34 .62 .18 .56 .16 .42 C .14 .26 .26 .1 .5 .1 Z"


def _floater(canvas: Canvas) -> None:
    """A balloon with its gondola."""
    canvas.fill(scaled(path(BALLOON), 1.1, (0.5, 0.49)), INK)
    canvas.fill(BALLOON, rgb("#ffd27a"), rgb("#e8832c"))
    canvas.fill("M .41 .13 C .3 .3 .34 .5 .46 .68 L .54 .68 C .66 .5 .7 .3 .59 .13 Z", WHITE)
    canvas.box((0.37, 0.74, 0.63, 0.9), 0.05, INK)
    canvas.box((0.41, 0.77, 0.59, 0.87), 0.03, rgb("#c98a5c"))


ROCK: Final = "M .24 .4 L .42 .18 L .68 .2 L .84 .42 L .8 .68 L .56 .84 L .3 .78 L .16 .58 Z"


def _asteroid(canvas: Canvas) -> None:
    canvas.fill(ROCK, INK)
    canvas.fill(scaled(path(ROCK), 0.88), rgb("#d8c4b0"), rgb("#7d6a5c"))
    for x, y, r in ((0.42, 0.42, 0.09), (0.63, 0.56, 0.07), (0.42, 0.66, 0.05)):
        canvas.circle(x, y, r, rgb("#5a4a40"))


TAGS["venus"] = TEAL
TAG_SIGNS["venus"] = _tag
SIGNS["venus"] = _planet
CARD_RESOURCES.update({"floater": _floater, "asteroid": _asteroid})


@icons.register
def _when_produced(part: WhenProduced, card: Card | None = None) -> Icons:
    return (Boxed((Sign("lies:anything", "+1"),)), THEN, *icons(part.do, card))


@icons.register
def _gain_produced(part: GainProduced, card: Card | None = None) -> Icons:
    return (Sign("lies:anything", "+1"),)
