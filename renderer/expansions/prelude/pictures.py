"""The icons of Prelude's effects, and the sign of the wild tag."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from engine.card import Card
from engine.expansions.prelude.effects import FundFree, OnPoints, RaiseLowest
from engine.tableau import WILD
from renderer.drawing import theme
from renderer.drawing.canvas import Canvas
from renderer.drawing.theme import INK, WHITE, mix
from renderer.icons.icons import fixed_icons, icons, written
from renderer.icons.pictograms import THEN, Boxed, Icons, Said, Sign
from renderer.icons.sprites import TAG_SIGNS

SECTORS: Final = ("science", "plant", "power", "building", "earth", "event")
"""The tags whose colours the wild tag has, clockwise."""


def _wild(canvas: Canvas) -> None:
    for i, tag in enumerate(SECTORS):
        arc = [radians(60 * i - 90 + step) for step in range(0, 61, 6)]
        canvas.fill(
            [[(0.5, 0.5), *((0.5 + 0.45 * cos(at), 0.5 + 0.45 * sin(at)) for at in arc)]],
            mix(theme.TAGS[tag], WHITE, 0.15),
        )
    canvas.circle(0.5, 0.5, 0.25, INK)
    canvas.letters(0.5, 0.5, "?", theme.HEAVY, 0.4, WHITE)


TAG_SIGNS[WILD] = _wild


fixed_icons(
    lambda: {
        RaiseLowest: (Boxed((written("lowest"), Said("+1"))),),
        FundFree: (Sign("crown"), Sign("mc", "0")),
    }
)


@icons.register
def _on_points(part: OnPoints, card: Card | None = None) -> Icons:
    return (Sign("vp", "+"), THEN, *icons(part.do, card))
