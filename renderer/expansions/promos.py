"""The pictures of the promos' own: their tiles, what lies on their cards, and their icons."""

from __future__ import annotations

import math
from typing import Final

from engine.card import Card
from engine.expansions.promos.effects import GreeneryBeside, ShowHand, SurfRings, TakeBackEvents, WithoutEnergy
from renderer.drawing.canvas import Canvas, path, regular, scaled
from renderer.drawing.theme import INK, WHITE, rgb
from renderer.icons.icons import PER_ICONS, icons, written
from renderer.icons.pictograms import ARROW, PER, THEN, Icons, Said, Sign, lies
from renderer.icons.sprites import DROP, LYING
from renderer.pieces.hexes import Hex
from renderer.pieces.specials import FLOOR, SPECIALS

ROCK: Final = "M -.3 -.1 L -.12 -.34 L .2 -.32 L .36 -.06 L .28 .2 L .02 .34 L -.22 .26 L -.34 .08 Z"


def _fallen_moon(tile: Hex) -> None:
    """A crater with a moon in it."""
    tile.ground(rgb("#e0a070"), rgb("#6a3424"), rgb("#fff0d0"))
    for radius, top, bottom in ((0.66, "#8a4a30", "#5a2a1c"), (0.52, "#5a2a1c", "#2c120c")):
        tile.circle(0, 0.06, radius, rgb(top), rgb(bottom))
    tile.ring(0, 0.06, 0.66, 0.05, rgb("#ffd0a0"))
    tile.fill(scaled(path(ROCK), 1.2, (0.0, 0.0)), INK)
    tile.fill(scaled(path(ROCK), 1.08, (0.0, 0.0)), rgb("#d0c4b8"), rgb("#6e6258"))
    for x, y, r in ((-0.12, -0.1, 0.09), (0.14, 0.06, 0.07), (-0.06, 0.18, 0.05)):
        tile.circle(x, y, r, rgb("#5a5048"))


def _dam(tile: Hex) -> None:
    """A curved wall between high and low water."""
    tile.ground(rgb("#8fc4e8"), rgb("#2c5a80"), rgb("#f0faff"))
    tile.fill("M -.9 -.3 L .9 -.3 L .9 .1 L -.9 .1 Z", rgb("#4aa0e0"), rgb("#1f5f9a"))
    tile.fill("M -.9 -.06 C -.4 .14 .4 .14 .9 -.06 L .7 .62 C .3 .74 -.3 .74 -.7 .62 Z", rgb("#e8e4dc"), rgb("#8f8a84"))
    for x in (-0.42, 0.0, 0.42):
        tile.fill(f"M {x - 0.08} .2 L {x + 0.08} .2 L {x + 0.12} .7 L {x - 0.12} .7 Z", WHITE, rgb("#7fc0f0"))


def _field_towers(tile: Hex) -> None:
    """Three towers under the arcs of a magnetic field."""
    tile.ground(rgb("#b08ad0"), rgb("#3c2458"), rgb("#f8ecff"))
    tile.fill(FLOOR, rgb("#8a5a44"), rgb("#4a2a20"))
    for reach in (0.74, 0.54, 0.34):
        arc = [(reach * math.cos(a), 0.26 - reach * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))]
        tile.line(arc, 0.05, rgb("#7fe8ff"))
    for x, height in ((-0.4, 0.4), (0.0, 0.56), (0.4, 0.4)):
        tile.fill([[(x - 0.09, 0.4), (x + 0.09, 0.4), (x + 0.04, 0.4 - height), (x - 0.04, 0.4 - height)]], WHITE, INK)
        tile.circle(x, 0.4 - height, 0.1, INK)
        tile.circle(x, 0.4 - height, 0.075, rgb("#ffe14d"), rgb("#e0801c"))


SPECIALS.update({"deimosfall": _fallen_moon, "spillway": _dam, "fieldtowers": _field_towers})


def _graphene(canvas: Canvas) -> None:
    """A flake of hexagons."""
    for x, y in ((0.5, 0.3), (0.33, 0.6), (0.67, 0.6)):
        canvas.line([*regular(6, 0.19, (x, y)), regular(6, 0.19, (x, y))[0]], 0.055, WHITE)


def _disease(canvas: Canvas) -> None:
    """A germ with its spikes."""
    for i in range(8):
        a = math.pi * i / 4
        canvas.line([(0.5, 0.5), (0.5 + 0.36 * math.cos(a), 0.5 + 0.36 * math.sin(a))], 0.06, rgb("#c8f08a"))
        canvas.circle(0.5 + 0.36 * math.cos(a), 0.5 + 0.36 * math.sin(a), 0.055, rgb("#c8f08a"))
    canvas.circle(0.5, 0.5, 0.24, rgb("#a8d85a"), rgb("#4a7a1c"))
    for x, y in ((0.43, 0.44), (0.57, 0.48), (0.48, 0.6)):
        canvas.circle(x, y, 0.045, rgb("#2c4a10"))


def _hydroelectric(canvas: Canvas) -> None:
    """A drop with a flash in it."""
    canvas.fill(DROP, rgb("#d8f3ff"), rgb("#3a8ae0"))
    canvas.fill("M .54 .34 L .36 .64 L .48 .64 L .44 .86 L .64 .54 L .52 .54 Z", rgb("#ffe14d"), rgb("#e0a01c"))


LYING.update(
    {
        "graphene": _graphene,
        "disease": _disease,
        "hydroelectric_resource": _hydroelectric,
    }
)
PER_ICONS.update(
    {
        "kinds-of-tags": lambda n, count, card: (Sign("tag:wild", n), written("different")),
        "complete": lambda n, count, card: (Sign("temperature"), Sign("oxygen"), Sign("tile:ocean"), Sign("tick")),
        "free-near-own": lambda n, count, card: (Sign("area", n), written("next-to-own")),
        "tiles-by-oceans": lambda n, count, card: (
            Sign("tile:city", n, anybody=True),
            written("next-to"),
            Sign("tile:ocean"),
        ),
    }
)


@icons.register
def _surf_rings(part: SurfRings, card: Card | None = None) -> Icons:
    here = Sign(lies(card.holds if card else ""))
    return (here._replace(n="−1"), ARROW, Sign("mc", "1"), PER, here, Said(f"≤{part.cap}"))


@icons.register
def _without_energy(part: WithoutEnergy, card: Card | None = None) -> Icons:
    return (Sign("energy", "0"), THEN, *icons(part.then, card))


@icons.register
def _show_hand(part: ShowHand, card: Card | None = None) -> Icons:
    return (Sign("look", "X"), ARROW, Sign("mc", "X"))


@icons.register
def _take_back(part: TakeBackEvents, card: Card | None = None) -> Icons:
    return (Sign("tag:event", str(part.n)), ARROW, Sign("card", f"+{part.n}"))


@icons.register
def _greenery_beside(part: GreeneryBeside, card: Card | None = None) -> Icons:
    return (Sign("tile:greenery"), written("adjacent"))
