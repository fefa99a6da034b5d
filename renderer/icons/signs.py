"""Pictograms of cards and tracks that are neither resources nor tags."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final

from PIL import Image

from renderer.drawing import theme
from renderer.drawing.atlas import baked
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, path, regular, scaled, star
from renderer.drawing.theme import INK, WHITE, rgb
from renderer.icons.sprites import ARROW, DROP, SignPainter, question, square
from words.catalogue import N_, _

EYE: Final = "M .02 .5 C .24 .1 .76 .1 .98 .5 C .76 .9 .24 .9 .02 .5 Z"
SHIELD: Final = "M .5 .06 L .88 .18 L .86 .55 C .84 .75 .68 .88 .5 .96 C .32 .88 .16 .75 .14 .55 L .12 .18 Z"
CROWN: Final = "M .07 .26 L .3 .48 L .5 .14 L .7 .48 L .93 .26 L .86 .92 L .14 .92 Z"
CUP: Final = (
    "M .22 .06 L .78 .06 C .78 .38 .72 .56 .57 .62 L .57 .74 L .74 .82 L .74 .95 L .26 .95 L .26 .82 L .43 .74 "
    "L .43 .62 C .28 .56 .22 .38 .22 .06 Z"
)


LETTERS: Final = {"tr": N_("TR"), "vp": N_("VP")}
"""The letters on the signs that show letters."""


def _card(canvas: Canvas) -> None:
    canvas.box((0.2, 0.06, 0.8, 0.94), 0.1, rgb("#f4f7ff"), rgb("#9fc0ea"))
    canvas.frame((0.2, 0.06, 0.8, 0.94), 0.1, 0.05, rgb("#1c3f70"))
    canvas.box((0.29, 0.16, 0.71, 0.48), 0.05, rgb("#e2703c"), rgb("#7c2c1a"))
    canvas.box((0.29, 0.56, 0.71, 0.63), 0.02, rgb("#3d5f8f"))
    canvas.box((0.29, 0.7, 0.6, 0.77), 0.02, rgb("#3d5f8f"))


def _in_play(canvas: Canvas) -> None:
    """Paint a card that lies in front of its player, in landscape format as on a table."""
    canvas.box((0.01, 0.22, 0.99, 0.78), 0.09, rgb("#f4f7ff"), rgb("#9fc0ea"))
    canvas.frame((0.01, 0.22, 0.99, 0.78), 0.09, 0.05, rgb("#1c3f70"))
    canvas.box((0.1, 0.31, 0.42, 0.69), 0.04, rgb("#e2703c"), rgb("#7c2c1a"))
    for y, right in ((0.34, 0.89), (0.47, 0.89), (0.6, 0.74)):
        canvas.box((0.49, y, right, y + 0.08), 0.02, rgb("#3d5f8f"))


def _temperature(canvas: Canvas) -> None:
    red = rgb("#ff4a2a")
    canvas.box((0.34, 0.02, 0.66, 0.78), 0.16, INK)
    canvas.circle(0.5, 0.75, 0.25, INK)
    canvas.box((0.38, 0.05, 0.62, 0.75), 0.12, WHITE)
    canvas.circle(0.5, 0.75, 0.21, WHITE)
    canvas.box((0.44, 0.24, 0.56, 0.75), 0.06, red)
    canvas.circle(0.5, 0.75, 0.15, red)


def _oxygen(canvas: Canvas) -> None:
    canvas.circle(0.5, 0.5, 0.48, INK)
    canvas.circle(0.5, 0.5, 0.44, rgb("#b4ffea"), rgb("#2f9c8a"))
    canvas.letters(0.42, 0.46, "O", theme.HEAVY, 0.5, INK)
    canvas.letters(0.7, 0.64, "2", theme.HEAVY, 0.3, INK)


def _rating(canvas: Canvas) -> None:
    canvas.circle(0.5, 0.5, 0.48, INK)
    canvas.circle(0.5, 0.5, 0.45, rgb("#f0a060"), rgb("#8a3418"))
    canvas.ring(0.5, 0.5, 0.45, 0.045, rgb("#ffe0b0"))
    canvas.letters(0.5, 0.5, _(LETTERS["tr"]), theme.HEAVY, 0.42, WHITE)


def _points(canvas: Canvas) -> None:
    canvas.fill([star(8, 0.5, 0.42)], INK)
    canvas.fill([star(8, 0.46, 0.39)], rgb("#ff9a5c"), rgb("#9c2f14"))
    canvas.letters(0.5, 0.52, _(LETTERS["vp"]), theme.HEAVY, 0.4, WHITE)


def _look(canvas: Canvas) -> None:
    """A card that is looked at."""
    canvas.box((0.16, 0.01, 0.84, 0.99), 0.1, rgb("#f4f7ff"), rgb("#9fc0ea"))
    canvas.frame((0.16, 0.01, 0.84, 0.99), 0.1, 0.04, rgb("#1c3f70"))
    canvas.box((0.25, 0.1, 0.75, 0.3), 0.04, rgb("#e2703c"), rgb("#7c2c1a"))
    for grown, colour in ((0.74, INK), (0.6, WHITE)):
        canvas.fill(scaled(path(EYE), grown, (0.5, 0.6)), colour)
    canvas.circle(0.5, 0.6, 0.115, rgb("#2a78c8"))
    canvas.circle(0.5, 0.6, 0.05, INK)


def _shield(canvas: Canvas) -> None:
    canvas.fill(SHIELD, INK)
    canvas.fill(scaled(path(SHIELD), 0.88), rgb("#e9f1ff"), rgb("#7f93bd"))
    canvas.fill("M .5 .14 L .5 .88 C .66 .8 .78 .7 .8 .54 L .81 .23 Z", rgb("#5f74a2"), alpha=0.55)


def _flag(canvas: Canvas) -> None:
    canvas.line([(0.28, 0.1), (0.28, 0.92)], 0.08, WHITE)
    canvas.fill("M .3 .1 L .9 .28 L .3 .52 Z", rgb("#ffd65a"), rgb("#d8862a"))


def _crown(canvas: Canvas) -> None:
    canvas.fill(scaled(path(CROWN), 1.04), INK)
    for x, y in ((0.1, 0.24), (0.5, 0.13), (0.9, 0.24)):
        canvas.circle(x, y, 0.1, INK)
    canvas.fill(scaled(path(CROWN), 0.86, (0.5, 0.5)), rgb("#fff0a8"), rgb("#e0a020"))
    for x, y in ((0.13, 0.26), (0.5, 0.15), (0.87, 0.26)):
        canvas.circle(x, y, 0.062, rgb("#fff0a8"))
    canvas.box((0.17, 0.72, 0.83, 0.79), 0.02, rgb("#8a4a08"))
    canvas.circle(0.5, 0.56, 0.07, rgb("#d8384a"))


def _cup(canvas: Canvas) -> None:
    canvas.ring(0.24, 0.3, 0.16, 0.08, INK)
    canvas.ring(0.76, 0.3, 0.16, 0.08, INK)
    canvas.fill(CUP, INK)
    gold = rgb("#ffd65a")
    canvas.ring(0.24, 0.3, 0.13, 0.035, gold)
    canvas.ring(0.76, 0.3, 0.13, 0.035, gold)
    canvas.fill(scaled(path(CUP), 0.88, (0.5, 0.48)), rgb("#fff0a8"), rgb("#e0a020"))


def _area(canvas: Canvas) -> None:
    """A bare area of the map."""
    for radius, top, bottom in ((0.5, INK, INK), (0.46, WHITE, rgb("#ffdcbc")), (0.4, rgb("#b06a48"), rgb("#6a3826"))):
        canvas.fill([regular(6, radius)], top, bottom)


def _action(canvas: Canvas) -> None:
    canvas.circle(0.5, 0.5, 0.49, INK)
    canvas.circle(0.5, 0.5, 0.44, rgb("#5aa8f0"), rgb("#1f5fa8"))
    canvas.fill(scaled(path(ARROW), 0.64), WHITE)


def _arrow(canvas: Canvas) -> None:
    canvas.fill(ARROW, WHITE)


def _tick(canvas: Canvas) -> None:
    canvas.circle(0.5, 0.5, 0.49, INK)
    canvas.circle(0.5, 0.5, 0.44, rgb("#4fd07c"), rgb("#1f8a4c"))
    canvas.line([(0.27, 0.53), (0.43, 0.69), (0.74, 0.32)], 0.11, WHITE)


def _first(canvas: Canvas) -> None:
    canvas.circle(0.5, 0.5, 0.48, INK)
    canvas.circle(0.5, 0.5, 0.44, rgb("#fff0c0"), rgb("#e0a93a"))
    canvas.letters(0.5, 0.5, "1", theme.HEAVY, 0.66, rgb("#4a2f02"))


def _drop(canvas: Canvas) -> None:
    canvas.fill(DROP, rgb("#d8f3ff"), rgb("#4aa8ff"))


def _anything(canvas: Canvas) -> None:
    canvas.box((0.1, 0.1, 0.9, 0.9), 0.2, rgb("#8a97ba"), rgb("#4a5576"))
    question(canvas)


def _any_resource(canvas: Canvas) -> None:
    """Paint the sign of a resource of the player's choice: the cubes of all six resources."""
    colours = ("#f2c53d", "#b07840", "#e8d8b0", "#4fae4a", "#9a5ad0", "#e05030")
    canvas.box((0.06, 0.06, 0.94, 0.94), 0.16, INK)
    for i, colour in enumerate(colours):
        x, y = 0.12 + 0.27 * (i % 3), 0.14 + 0.38 * (i // 3)
        canvas.box((x, y, x + 0.22, y + 0.33), 0.05, rgb(colour))


SIGNS: Final[dict[str, SignPainter]] = {
    "card": _card,
    "in-play": _in_play,
    "temperature": _temperature,
    "oxygen": _oxygen,
    "tr": _rating,
    "vp": _points,
    "look": _look,
    "shield": _shield,
    "flag": _flag,
    "cup": _cup,
    "crown": _crown,
    "area": _area,
    "arrow": _arrow,
    "tick": _tick,
    "first": _first,
    "drop": _drop,
    "action": _action,
    "any-resource": _any_resource,
}


def _in_letters(draw: Callable[[str, int], Image.Image]) -> Callable[[str, int], Image.Image]:
    """Draw a sign that has letters on it anew in each language with other letters; the atlas has the sign with the English letters."""

    @wraps(draw)
    def drawn(name: str, size: int) -> Image.Image:
        if name in LETTERS and (letters := _(LETTERS[name])) != LETTERS[name]:
            return _lettered(name, size, letters)
        return draw(name, size)

    return drawn


@sprite_cache
def _lettered(name: str, size: int, letters: str) -> Image.Image:
    canvas = square(size)
    SIGNS[name](canvas)
    return canvas.done()


@_in_letters
@sprite_cache
@baked
def sign(name: str, size: int) -> Image.Image:
    """Draw a pictogram by name; a question mark if this version does not know the name."""
    canvas = square(size)
    SIGNS.get(name, _anything)(canvas)
    return canvas.done()
