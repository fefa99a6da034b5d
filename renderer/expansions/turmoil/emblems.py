"""The emblems of the six parties, and the marks of delegates, leaders and the chairman."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PIL import Image

from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, centre, ellipse, path, regular, scaled
from renderer.drawing.theme import GOLD, INK, LETTER, UNKNOWN, WHITE, Colour, mix, rgb
from renderer.icons.signs import CROWN, SIGNS
from renderer.icons.sprites import owner

NEUTRAL: Final = -1
FLAME: Final = (
    "M .5 .1 C .56 .3 .78 .4 .76 .64 C .74 .82 .62 .92 .5 .92 C .38 .92 .26 .82 .24 .64 C .23 .52 .32 .46 .36 .34 "
    "C .42 .4 .44 .44 .44 .5 C .5 .4 .52 .26 .5 .1 Z"
)
LEAF: Final = (
    "M .2 .8 C .12 .44 .36 .16 .84 .16 C .86 .62 .6 .88 .28 .78 C .36 .6 .5 .44 .66 .34 C .46 .42 .32 .56 .2 .8 Z"
)


class Emblem(NamedTuple):
    """The background of an emblem, and the function that paints its picture."""

    top: Colour
    bottom: Colour
    sign: Callable[[Canvas], None]


def _mars_first(canvas: Canvas) -> None:
    """Paint the emblem of Mars First: a red planet under a flag."""
    canvas.circle(0.5, 0.62, 0.27, INK)
    canvas.circle(0.5, 0.62, 0.24, rgb("#ff9a5c"), rgb("#b03a14"))
    canvas.fill([ellipse(0.42, 0.58, 0.08, 0.05)], rgb("#8a2c10"))
    canvas.fill([ellipse(0.58, 0.7, 0.09, 0.045)], rgb("#8a2c10"))
    canvas.line([(0.5, 0.42), (0.5, 0.12)], 0.04, WHITE)
    canvas.fill("M .52 .12 L .78 .2 L .52 .3 Z", WHITE)


def _kelvinists(canvas: Canvas) -> None:
    canvas.fill(scaled(path(FLAME), 0.92), INK)
    canvas.fill(scaled(path(FLAME), 0.8), rgb("#fff0a0"), rgb("#ff8a1c"))
    canvas.fill(scaled(path(FLAME), 0.42, (0.5, 0.66)), WHITE, rgb("#ffe14d"))


def _reds(canvas: Canvas) -> None:
    """Paint the emblem of the Reds: a mountain in its natural state, under a fist of stars."""
    canvas.fill("M .1 .78 L .4 .3 L .52 .48 L .62 .36 L .9 .78 Z", INK)
    canvas.fill("M .17 .74 L .4 .38 L .52 .56 L .62 .44 L .83 .74 Z", rgb("#ffb0a0"), rgb("#e05a4c"))
    canvas.ring(0.5, 0.52, 0.38, 0.055, WHITE)
    canvas.line([(0.25, 0.77), (0.75, 0.27)], 0.055, WHITE)


def _greens(canvas: Canvas) -> None:
    canvas.fill(scaled(path(LEAF), 1.0, (0.5, 0.5)), INK)
    canvas.fill(scaled(path(LEAF), 0.88, (0.5, 0.5)), rgb("#e4ffc8"), rgb("#9ae060"))


def _unity(canvas: Canvas) -> None:
    """Paint the emblem of Unity: three joined worlds."""
    places = [regular(3, 0.25, (0.5, 0.54))[i] for i in range(3)]
    for i in range(3):
        canvas.line([places[i], places[(i + 1) % 3]], 0.05, WHITE)
    for (x, y), colour in zip(places, ("#5ab4ff", "#ffd27a", "#ff9a5c"), strict=True):
        canvas.circle(x, y, 0.15, INK)
        canvas.circle(x, y, 0.125, mix(rgb(colour), WHITE, 0.3), rgb(colour))


def _scientists(canvas: Canvas) -> None:
    """Paint the emblem of the Scientists: an atom."""
    for turn in (0, 60, 120):
        points = ellipse(0.5, 0.5, 0.38, 0.15, turn=turn, steps=48)
        canvas.line([*points, points[0]], 0.035, rgb("#28407c"))
    canvas.circle(0.5, 0.5, 0.09, rgb("#28407c"))
    for turn in (20, 140, 260):
        canvas.circle(
            0.5 + 0.33 * math.cos(math.radians(turn)), 0.5 + 0.33 * math.sin(math.radians(turn)), 0.05, rgb("#e0501c")
        )


def _strange(canvas: Canvas) -> None:
    canvas.letters(0.5, 0.5, "?", theme.HEAVY, 0.6, WHITE)


EMBLEMS: Final[Mapping[str, Emblem]] = {
    "mars-first": Emblem(rgb("#a8542c"), rgb("#4c1c0c"), _mars_first),
    "kelvinists": Emblem(rgb("#4a3c44"), rgb("#1c141c"), _kelvinists),
    "reds": Emblem(rgb("#b82c24"), rgb("#5c100c"), _reds),
    "greens": Emblem(rgb("#3a8c3c"), rgb("#12401c"), _greens),
    "unity": Emblem(rgb("#3c5ca8"), rgb("#16244c"), _unity),
    "scientists": Emblem(rgb("#f4f6fa"), rgb("#aab4c8"), _scientists),
}
STRANGE: Final = Emblem(UNKNOWN, mix(UNKNOWN, INK, 0.5), _strange)


@sprite_cache
def emblem(party: str, size: int) -> Image.Image:
    """The emblem of a party, a sprite of `size` pixels."""
    look, canvas = EMBLEMS.get(party, STRANGE), Canvas(size, size, size)
    canvas.box((0, 0, 1, 1), 0.18, INK)
    canvas.box((0.025, 0.025, 0.975, 0.975), 0.165, look.top, look.bottom)
    look.sign(canvas)
    return canvas.done()


@sprite_cache
def delegate(who: int, size: int) -> Image.Image:
    """A delegate, shown by the mark of its owner; a neutral one as a grey head."""
    if who != NEUTRAL:
        return owner(who, size)
    canvas = Canvas(size, size, size)
    _head(canvas, INK, 0.5)
    _head(canvas, rgb("#b8c0d0"), 0.43)
    return canvas.done()


def _head(canvas: Canvas, colour: Colour, size: float) -> None:
    canvas.circle(0.5, 0.5 - size * 0.4, size * 0.46, colour)
    canvas.box((0.5 - size * 0.8, 0.5 + size * 0.1, 0.5 + size * 0.8, 0.5 + size * 0.92), size * 0.4, colour)


@sprite_cache
def leader(who: int, size: int) -> Image.Image:
    """The leader of a party: the owner's mark on gold, under a crown."""
    canvas = Canvas(size, size, size)
    canvas.circle(0.5, 0.58, 0.42, INK)
    canvas.circle(0.5, 0.58, 0.39, mix(GOLD, WHITE, 0.3), mix(GOLD, INK, 0.3))
    canvas.circle(0.5, 0.58, 0.345, rgb("#1c2440"))
    canvas.fill(scaled(path(CROWN), 0.42, (0.5, 0.14)), INK)
    canvas.fill(scaled(path(CROWN), 0.34, (0.5, 0.14)), GOLD)
    sprite = canvas.done()
    centre(sprite, delegate(who, round(size * 0.56)), size * 0.5, size * 0.58)
    return sprite


def _influence(canvas: Canvas) -> None:
    """Draw the sign of influence: a speaking voice."""
    canvas.circle(0.5, 0.5, 0.48, INK)
    canvas.circle(0.5, 0.5, 0.44, rgb("#d8b0ff"), rgb("#6a3cb0"))
    canvas.fill("M .2 .42 L .36 .42 L .56 .26 L .56 .74 L .36 .58 L .2 .58 Z", WHITE)
    for r in (0.12, 0.22):
        arc = [(0.58 + r * math.cos(a), 0.5 + r * math.sin(a)) for a in (math.pi * (i - 6) / 18 for i in range(13))]
        canvas.line(arc, 0.05, WHITE)


def _delegate_sign(canvas: Canvas) -> None:
    _head(canvas, INK, 0.54)
    _head(canvas, LETTER, 0.47)


def _gavel(canvas: Canvas) -> None:
    """Draw the gavel of the chairman."""
    wood, dark = rgb("#e8a860"), rgb("#6a3414")
    canvas.line([(0.44, 0.46), (0.84, 0.86)], 0.15, INK)
    canvas.line([(0.44, 0.46), (0.84, 0.86)], 0.09, wood)
    canvas.fill([[(0.06, 0.44), (0.44, 0.06), (0.62, 0.24), (0.24, 0.62)]], INK)
    canvas.fill([[(0.12, 0.44), (0.44, 0.12), (0.56, 0.24), (0.24, 0.56)]], wood, dark)


def gavel_in_ink(canvas: Canvas) -> None:
    """Draw the gavel of the chairman in one dark colour, for a coloured background."""
    canvas.line([(0.44, 0.46), (0.84, 0.86)], 0.13, INK)
    canvas.fill([[(0.1, 0.44), (0.44, 0.1), (0.6, 0.26), (0.26, 0.6)]], INK)


def _emblem_sign(party: str) -> Callable[[Canvas], None]:
    def painted(canvas: Canvas) -> None:
        look = EMBLEMS[party]
        canvas.box((0.03, 0.03, 0.97, 0.97), 0.18, look.top, look.bottom)
        look.sign(canvas)

    return painted


SIGNS.setdefault("influence", _influence)
SIGNS.setdefault("delegate", _delegate_sign)
SIGNS.setdefault("chairman", _gavel)
for _party in EMBLEMS:
    SIGNS.setdefault(f"party-{_party}", _emblem_sign(_party))
