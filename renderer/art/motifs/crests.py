"""Signs of the companies of Colonies and Turmoil."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif
from renderer.art.motifs.parts import tree
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import INK, WHITE, mix, rgb


def trident(scene: Scene) -> None:
    """A trident that rises from waves between two small moons."""
    for x, y, r, code in ((-0.5, -0.22, 0.11, "#d8e6ee"), (0.5, -0.28, 0.14, "#e9c98a"), (0.4, 0.06, 0.06, "#d98a6a")):
        scene.orb(x, y, r, rgb(code))
    gold, shade = mix(GOLD, WHITE, 0.35), scene.dim(GOLD, 0.45)
    for dx, tone in ((0.02, shade), (0.0, gold)):
        scene.line([(dx, 0.56), (dx, -0.3)], 0.07, tone)
        fork = [
            (-0.26 + dx, -0.3),
            (-0.26 + dx, -0.12),
            (-0.18 + dx, 0.0),
            (dx, 0.04),
            (0.18 + dx, 0.0),
            (0.26 + dx, -0.12),
            (0.26 + dx, -0.3),
        ]
        scene.line(fork, 0.065, tone)
        for x, y in ((-0.26, -0.28), (0.0, -0.34), (0.26, -0.28)):
            scene.shape(
                (x - 0.09 + dx, y + 0.05), (x + dx, y - 0.22), (x + 0.09 + dx, y + 0.05), (x + dx, y), colour=tone
            )
    for k in range(3):
        y = 0.34 + 0.09 * k
        wave = [(-0.78 + 0.078 * i, y + 0.04 * math.sin(i * 1.05 + k * 2.1)) for i in range(21)]
        scene.line(wave, 0.085, mix(rgb("#1f7aa8"), WHITE, 0.42 - 0.2 * k))
    scene.ring(0, 0.16, 0.07, 0.03, gold)


def ark(scene: Scene) -> None:
    """An ark with trees and two deer under a star."""
    scene.fill([star(4, 0.17, 0.05, (0.0, -0.46))], WHITE)
    scene.glow(0, -0.46, 0.34, rgb("#fff0b0"), 0.9)
    scene.fill([star(4, 0.16, 0.045, (0.0, -0.46))], WHITE)
    for x, high in ((-0.4, 0.36), (0.42, 0.4), (0.24, 0.28)):
        tree(scene, x, 0.16, high)
    wall = mix(rgb("#f4e4c8"), scene.accent, 0.1)
    scene.slab(-0.24, -0.1, 0.14, 0.16, wall, depth=0.2)
    scene.shape(
        (-0.3, -0.1), (-0.05, -0.28), (0.2, -0.1), colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.3)
    )
    for x in (-0.14, 0.0):
        scene.circle(x, 0.02, 0.05, rgb("#3d5a8a"))
    for x, f in ((-0.56, -1), (0.62, 1)):
        tone = rgb("#c98a4a")
        scene.fill([ellipse(x, 0.08, 0.1, 0.055)], scene.lit(tone), scene.dim(tone, 0.3))
        for dx in (-0.06, 0.06):
            scene.line([(x + dx, 0.1), (x + dx, 0.2)], 0.022, scene.dim(tone, 0.3))
        scene.line([(x + f * 0.08, 0.06), (x + f * 0.13, -0.06)], 0.04, tone)
        scene.fill([ellipse(x + f * 0.16, -0.08, 0.055, 0.032, 15 * f)], scene.lit(tone))
        scene.line([(x + f * 0.12, -0.1), (x + f * 0.1, -0.2)], 0.014, rgb("#6a4226"))
        scene.line([(x + f * 0.11, -0.15), (x + f * 0.16, -0.2)], 0.012, rgb("#6a4226"))
    hull = rgb("#9a5f38")
    scene.fill(
        "M -.86 .08 C -.74 .2 -.4 .17 0 .17 C .4 .17 .74 .2 .86 .06 C .84 .36 .6 .5 .3 .5 L -.34 .5 C -.62 .5 -.84 .34 -.86 .08 Z",
        scene.lit(hull),
        scene.dim(hull, 0.5),
    )
    for k in range(3):
        y = 0.25 + 0.08 * k
        scene.line([(-0.76 + 0.09 * k, y), (0.76 - 0.09 * k, y)], 0.014, scene.dim(hull, 0.55))
    for k in range(2):
        wave = [(-0.86 + 0.086 * i, 0.5 + 0.07 * k + 0.025 * math.sin(i * 1.2 + k * 2)) for i in range(21)]
        scene.line(wave, 0.06, mix(rgb("#2f8ab0"), WHITE, 0.5 - 0.3 * k))


def cyclops(scene: Scene) -> None:
    """The one eye of a giant of stone."""
    stone = mix(rgb("#8f8578"), scene.accent, 0.12)
    scene.fill(
        "M -.52 .6 L -.6 .1 C -.62 -.3 -.4 -.58 0 -.58 C .4 -.58 .62 -.3 .6 .1 L .52 .6 Z",
        scene.lit(stone),
        scene.dim(stone, 0.5),
    )
    scene.shape(
        (0.2, -0.54),
        (0.6, -0.1),
        (0.58, 0.3),
        (0.52, 0.6),
        (0.26, 0.6),
        (0.42, 0.1),
        colour=scene.dim(stone, 0.5),
        alpha=0.6,
    )
    for crack in (
        [(-0.5, -0.2), (-0.36, -0.3), (-0.3, -0.44)],
        [(0.3, 0.46), (0.36, 0.34), (0.46, 0.3)],
        [(-0.44, 0.3), (-0.34, 0.4), (-0.38, 0.54)],
    ):
        scene.line(crack, 0.018, scene.dim(stone, 0.7))
    scene.fill("M -.42 -.06 C -.24 -.34 .24 -.34 .42 -.06 C .24 .2 -.24 .2 -.42 -.06 Z", scene.dark)
    scene.fill("M -.38 -.06 C -.22 -.3 .22 -.3 .38 -.06 C .22 .16 -.22 .16 -.38 -.06 Z", WHITE, rgb("#d8d0c4"))
    scene.circle(0, -0.07, 0.17, rgb("#12606a"))
    scene.circle(0, -0.07, 0.15, mix(scene.accent, rgb("#2ad0c0"), 0.4), scene.dim(scene.accent, 0.2))
    for k in range(14):
        a = 2 * math.pi * k / 14
        scene.line(
            [(0.08 * math.cos(a), -0.07 + 0.08 * math.sin(a)), (0.14 * math.cos(a), -0.07 + 0.14 * math.sin(a))],
            0.01,
            WHITE,
            0.6,
        )
    scene.circle(0, -0.07, 0.075, INK)
    scene.circle(-0.05, -0.13, 0.035, WHITE)
    scene.fill("M -.5 -.16 C -.3 -.42 .3 -.42 .5 -.16 C .3 -.32 -.3 -.32 -.5 -.16 Z", scene.dim(stone, 0.55))
    scene.fill("M -.07 .14 L .07 .14 L .11 .28 L -.11 .28 Z", scene.dim(stone, 0.25), scene.dim(stone, 0.55))
    scene.line([(-0.2, 0.42), (0, 0.39), (0.2, 0.42)], 0.04, scene.dim(stone, 0.65))


def compassrose(scene: Scene) -> None:
    """A compass whose eight points lead to eight worlds."""
    scene.ring(0, 0, 0.52, 0.02, scene.dim(GOLD, 0.3))
    scene.ring(0, 0, 0.36, 0.03, mix(GOLD, WHITE, 0.3))
    codes = ("#d96f42", "#8fd6f0", "#e9c98a", "#7fc04a", "#d8d0c8", "#f0d24a", "#b88ae0", "#4fa6dc")
    for k in range(8):
        a = math.pi * k / 4
        c, s = math.cos(a), math.sin(a)
        long, wide = (0.46, 0.1) if k % 2 == 0 else (0.34, 0.07)
        for side, tone in ((-1, mix(GOLD, WHITE, 0.7)), (1, scene.dim(scene.accent, 0.15))):
            b = a + side * math.pi / 4
            scene.shape((0, 0), (wide * math.cos(b) * 1.3, wide * math.sin(b) * 1.3), (long * c, long * s), colour=tone)
        scene.orb(0.56 * c, 0.53 * s, 0.085 if k % 2 == 0 else 0.06, rgb(codes[k]))
    scene.circle(0, 0, 0.07, INK)
    scene.circle(0, 0, 0.05, mix(GOLD, WHITE, 0.5), GOLD)


CRESTS: Final[Mapping[str, Motif]] = {
    "trident": Motif(trident, "rays", flies=True),
    "ark": Motif(ark, "rays", flies=True, size=0.64),
    "cyclops": Motif(cyclops, "rays", flies=True),
    "compassrose": Motif(compassrose, "rays", flies=True),
}
