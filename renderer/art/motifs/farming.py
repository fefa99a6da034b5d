"""Fields, soil and what makes them rich."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import tree
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def sacks(scene: Scene) -> None:
    """Sacks and jars of food for soil, set down on a pallet."""
    scene.shadow_below(0.75)
    for k in range(3):
        scene.slab(
            -0.72, 0.42 + 0.035 * k, 0.72, 0.45 + 0.035 * k, rgb("#b8824a") if k != 1 else rgb("#6a4432"), depth=0.03
        )
    leaf = rgb("#5fa04a")
    for x, y, size, code in (
        (-0.48, 0.42, 0.36, "#e0c48a"),
        (-0.08, 0.42, 0.38, "#d9b87a"),
        (-0.28, 0.1, 0.36, "#e6cf9a"),
    ):
        tone = rgb(code)
        scene.fill(
            f"M {x - size * 0.5} {y} Q {x - size * 0.62} {y - size * 0.5} {x - size * 0.4} {y - size * 0.86} "
            f"L {x + size * 0.4} {y - size * 0.86} Q {x + size * 0.62} {y - size * 0.5} {x + size * 0.5} {y} "
            "Z",
            scene.lit(tone),
            scene.dim(tone, 0.4),
        )
        for side in (-1, 1):
            scene.shape(
                (x + side * size * 0.36, y - size * 0.84),
                (x + side * size * 0.52, y - size),
                (x + side * size * 0.2, y - size * 0.84),
                colour=scene.lit(tone),
            )
        scene.circle(x, y - size * 0.42, size * 0.24, leaf, scene.dim(leaf, 0.3))
        scene.shape(
            *turned([(-0.06, 0.02), (0.0, -0.05), (0.08, -0.04), (0.03, 0.04)], (x, y - size * 0.42), 0), colour=PAPER
        )
    for x, code in ((0.3, "#e4703a"), (0.56, "#8e5aa8")):
        scene.column(x - 0.11, 0.1, x + 0.11, 0.42, mix(scene.glass, WHITE, 0.3))
        scene.column(x - 0.1, 0.2, x + 0.1, 0.41, rgb(code))
        scene.slab(x - 0.12, 0.04, x + 0.12, 0.11, scene.metal)
        for k in range(4):
            scene.circle(x - 0.05 + 0.04 * (k % 3), 0.26 + 0.045 * k, 0.018, mix(rgb(code), WHITE, 0.6))
    for x in (0.36, 0.5):
        scene.line([(x, 0.04), (x, -0.12)], 0.018, leaf)
        for side in (-1, 1):
            scene.shape(
                *((x + side * px, -0.1 + py) for px, py in ((0, 0), (0.05, -0.07), (0.12, -0.05), (0.05, 0.02))),
                colour=scene.lit(leaf),
                low=leaf,
            )


def wheelbarrow(scene: Scene) -> None:
    """A barrow of dark soil with a spade, a contract and a pot."""
    scene.shadow_below(0.7)
    soil = rgb("#5a3a28")
    scene.fill("M -.46 -.02 C -.4 -.28 -.16 -.36 .02 -.34 C .26 -.34 .4 -.2 .46 -.04 Z", mix(soil, WHITE, 0.2), soil)
    for k in range(9):
        scene.circle(-0.3 + 0.08 * k, -0.1 - 0.06 * (k * 2 % 3), 0.022, scene.one_of("#8a6a4a", "#c9a06a", "#3a2418"))
    scene.line([(0.14, -0.26), (0.42, -0.62)], 0.035, rgb("#c98f4a"))
    scene.line([(0.36, -0.64), (0.48, -0.56)], 0.035, rgb("#c98f4a"))
    for x in (-0.14, -0.28):
        scene.line([(x, -0.3), (x, -0.44)], 0.018, rgb("#4f8a3a"))
        for side in (-1, 1):
            scene.shape(
                *((x + side * px, -0.42 + py) for px, py in ((0, 0), (0.04, -0.06), (0.11, -0.05), (0.05, 0.02))),
                colour=rgb("#8fd05a"),
                low=rgb("#4f9a3a"),
            )
    for y in (0.16, 0.2):
        scene.line([(-0.48, 0.34), (0.2, y), (0.92, -0.04 + y - 0.16)], 0.035, scene.dim(rgb("#c98f4a"), 0.2))
    scene.line([(0.3, 0.2), (0.42, 0.48)], 0.04, scene.dim(scene.metal, 0.4))
    scene.shape(
        (-0.6, -0.06),
        (0.58, -0.06),
        (0.34, 0.24),
        (-0.32, 0.24),
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent, 0.4),
    )
    scene.slab(-0.62, -0.09, 0.6, -0.03, scene.dim(scene.accent, 0.1), depth=0.06)
    scene.circle(-0.5, 0.34, 0.16, scene.dark)
    scene.circle(-0.5, 0.34, 0.09, scene.metal, scene.dim(scene.metal, 0.4))
    scene.fill("M -.12 .02 L .14 .0 L .16 .18 L -.1 .2 Z", PAPER, mix(PAPER, scene.dark, 0.15))
    scene.circle(0.1, 0.15, 0.035, rgb("#c03a3a"))
    for k in range(2):
        scene.line([(-0.07, 0.06 + 0.05 * k), (0.09, 0.045 + 0.05 * k)], 0.014, INK, 0.6)


def combine(scene: Scene) -> None:
    """A harvester in ripe wheat."""
    gold = rgb("#e6b84a")
    scene.shape(
        (-1.9, 0.24), (-0.36, 0.24), (-0.3, 0.56), (-1.9, 0.56), colour=mix(gold, WHITE, 0.2), low=scene.dim(gold, 0.35)
    )
    for k in range(26):
        x, y = -1.5 + 0.048 * k, 0.22 + 0.05 * (k % 4)
        scene.line([(x, y + 0.1), (x + 0.01, y - 0.06)], 0.016, scene.dim(gold, 0.25))
        scene.fill([ellipse(x + 0.012, y - 0.1, 0.02, 0.06, 8)], mix(gold, WHITE, 0.35))
    scene.fill([ellipse(0.24, 0.52, 0.6, 0.035)], scene.dark, alpha=0.45)
    red = mix(rgb("#d1432f"), scene.accent, 0.15)
    for k in range(6):
        a = math.pi * k / 3 + 0.3
        end = (-0.42 + 0.19 * math.cos(a), 0.28 + 0.19 * math.sin(a))
        scene.line([(-0.42, 0.28), end], 0.02, scene.dim(red, 0.2))
        scene.line([(end[0] - 0.05, end[1]), (end[0] + 0.05, end[1])], 0.03, GOLD)
    scene.shape((-0.56, 0.44), (-0.2, 0.3), (-0.1, 0.44), (-0.2, 0.5), colour=scene.dim(red, 0.3))
    scene.shape((-0.2, 0.3), (0.1, 0.12), (0.1, 0.32), (-0.14, 0.42), colour=scene.dim(scene.metal, 0.3))
    scene.slab(0.02, -0.12, 0.8, 0.34, red, depth=0.14)
    scene.slab(0.28, -0.22, 0.74, -0.1, scene.dim(red, 0.2), depth=0.14)
    scene.shape(
        (0.02, -0.36), (0.28, -0.36), (0.28, -0.08), (-0.04, -0.08), colour=scene.glass, low=mix(scene.glass, INK, 0.45)
    )
    scene.slab(-0.02, -0.41, 0.32, -0.35, scene.metal)
    scene.circle(0.14, -0.2, 0.05, rgb("#c98f62"))
    scene.line([(0.6, -0.2), (0.92, -0.4), (1.02, -0.36)], 0.06, scene.dim(red, 0.1))
    for k in range(7):
        scene.circle(1.03 + 0.02 * (k % 2), -0.3 + 0.08 * k, 0.026, mix(gold, WHITE, 0.3))
    for x, r in ((0.18, 0.2), (0.68, 0.14)):
        scene.circle(x, 0.5 - r, r, scene.dark)
        scene.circle(x, 0.5 - r, r * 0.5, GOLD, scene.dim(GOLD, 0.3))


def dunefence(scene: Scene) -> None:
    """Dunes held by squares of straw, shrubs in each."""
    for y, rise, code in ((0.04, 0.22, "#e0b87a"), (0.2, 0.16, "#d9a866"), (0.38, 0.1, "#cf9a58")):
        tone = mix(rgb(code), scene.hour.mid, 0.25)
        scene.fill(
            f"M -1.9 {y} Q -1.0 {y - rise} -.3 {y} Q .5 {y + rise * 0.6} 1.0 {y - rise * 0.4} Q 1.5 "
            f"{y - rise} 1.9 {y} L 1.9 .8 L -1.9 .8 Z",
            scene.lit(tone),
            scene.dim(tone, 0.3),
        )
    straw = rgb("#f4dfa0")
    for k in range(-3, 4):
        scene.line([(0.16 * k, 0.1), (0.34 * k, 0.54)], 0.02, straw)
    for row in range(4):
        y = 0.12 + 0.035 * row * (row + 1)
        half = 0.52 + 0.16 * row
        scene.line([(-half, y), (half, y)], 0.016 + 0.006 * row, straw)
    for row in range(3):
        y, step = 0.19 + 0.04 * row * (row + 1.4), 0.19 + 0.055 * row
        for k in range(-2, 3):
            size = 0.09 + 0.03 * row
            leaf = scene.one_of("#6fa84a", "#8fbf52", "#5f9a5a")
            for dx, r in ((-0.4, 0.36), (0.35, 0.36), (0.0, 0.46)):
                scene.circle(
                    k * step * 1.02 + dx * size,
                    y - size * 0.3 - 0.2 * size * (dx == 0),
                    r * size,
                    scene.lit(leaf),
                    scene.dim(leaf, 0.3),
                )
    person(scene, 0.74, 0.5, 0.5, rgb("#3d7ea6"))
    tree(scene, -0.78, 0.36, 0.34, "#7fa84a")


def boundary(scene: Scene) -> None:
    """A stone on the border of two estates: a wood on one side, fields on the other."""
    scene.fill("M -1.9 .16 L .02 .16 L -.1 .7 L -1.9 .7 Z", rgb("#5f9a4a"), rgb("#3a6a36"))
    scene.fill("M .02 .16 L 1.9 .16 L 1.9 .7 L -.1 .7 Z", rgb("#e0bb58"), rgb("#b8863a"))
    for k in range(6):
        scene.line([(0.16 + 0.26 * k, 0.18), (0.1 + 0.44 * k, 0.66)], 0.018, rgb("#a8752f"), 0.8)
    for x, foot, high in ((-0.92, 0.3, 0.6), (-0.66, 0.24, 0.48), (-0.44, 0.34, 0.62), (-0.2, 0.24, 0.36)):
        tree(scene, x, foot, high)
    for k in range(6):
        x, y = -0.02 - 0.02 * k, 0.17 + 0.075 * k
        for side in (-1, 1):
            scene.line([(x + side * 0.015, y + 0.06), (x + side * 0.015, y - 0.05 - 0.01 * k)], 0.024, rgb("#8a5a38"))
    scene.slab(0.34, 0.02, 0.68, 0.24, PAPER)
    scene.fill("M .28 .04 L .5 -.16 L .74 .04 Z", rgb("#d9624a"), rgb("#a03a30"))
    scene.box((0.42, 0.1, 0.5, 0.24), 0.01, scene.dark)
    stone = mix(rgb("#c4bcb0"), scene.hour.low, 0.1)
    scene.fill([ellipse(0.02, 0.52, 0.3, 0.035)], scene.dark, alpha=0.5)
    scene.fill(
        "M -.22 .52 L -.2 -.08 Q -.18 -.3 0 -.3 Q .18 -.3 .2 -.08 L .22 .52 Z", scene.lit(stone), scene.dim(stone, 0.35)
    )
    scene.fill("M .08 -.27 Q .18 -.22 .2 -.08 L .22 .52 L .1 .52 Z", scene.dim(stone, 0.45))
    scene.circle(-0.04, 0.06, 0.11, scene.accent, scene.dim(scene.accent, 0.3))
    for k in range(3):
        scene.line([(-0.14, 0.26 + 0.07 * k), (0.04, 0.26 + 0.07 * k)], 0.02, scene.dim(stone, 0.5))


FARMING: Final[Mapping[str, Motif]] = {
    "sacks": Motif(sacks, "green"),
    "wheelbarrow": Motif(wheelbarrow, "green"),
    "combine": Motif(combine, "green"),
    "dunefence": Motif(dunefence, "mars"),
    "boundary": Motif(boundary, "green"),
}
