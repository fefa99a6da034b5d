"""What lies or stands on a table."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import cloudy_globe, sparkle, tree
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def table(scene: Scene, top: float, half: float, colour: Colour) -> None:
    """Paint a table with a thick top whose upper edge is at `top`."""
    scene.fill([ellipse(0.04, 0.5, half * 0.9, 0.035)], scene.dark, alpha=0.45)
    for x in (-half * 0.84, half * 0.78):
        scene.slab(x, top + 0.08, x + 0.08, 0.5, scene.dim(colour, 0.35))
    scene.shape(
        (-half, top),
        (half, top),
        (half * 0.88, top - 0.1),
        (-half * 0.88, top - 0.1),
        colour=scene.lit(colour),
        low=colour,
    )
    scene.slab(-half, top, half, top + 0.09, colour, depth=0.04)


def banquet(scene: Scene) -> None:
    """Wine, fruit and a dish below a silver lid."""
    table(scene, 0.3, 0.74, rgb("#8a5638"))
    scene.fill(
        "M -.74 .3 L .74 .3 L .66 .2 L -.66 .2 Z",
        mix(rgb("#fff8ec"), scene.hour.low, 0.1),
        mix(PAPER, scene.dark, 0.12),
    )
    scene.fill([ellipse(-0.02, 0.24, 0.38, 0.05)], scene.dim(scene.metal, 0.25))
    scene.vault(-0.02, 0.22, 0.32, 0.34, scene.metal)
    scene.fill([ellipse(-0.14, 0.0, 0.1, 0.03, -50)], WHITE, alpha=0.8)
    scene.circle(-0.02, -0.14, 0.045, GOLD, mix(GOLD, rgb("#8a5414"), 0.6))
    scene.fill(
        "M .42 -.3 L .5 -.3 L .5 -.12 Q .58 -.06 .58 .04 L .58 .25 L .36 .25 L .36 .04 Q .36 -.06 .42 -.12 Z",
        rgb("#3f6a4a"),
        rgb("#1c3a2c"),
    )
    scene.box((0.37, 0.06, 0.57, 0.18), 0.01, PAPER)
    scene.slab(0.43, -0.36, 0.49, -0.29, rgb("#8a2f3a"))
    scene.line([(-0.5, 0.25), (-0.5, 0.06)], 0.018, WHITE)
    scene.fill([ellipse(-0.5, 0.255, 0.08, 0.018)], WHITE, alpha=0.9)
    scene.fill("M -.6 -.2 L -.4 -.2 Q -.39 .06 -.5 .07 Q -.61 .06 -.6 -.2 Z", WHITE, alpha=0.5)
    scene.fill("M -.595 -.08 L -.405 -.08 Q -.42 .05 -.5 .06 Q -.58 .05 -.595 -.08 Z", rgb("#b02a44"), rgb("#7a1a34"))
    for x, y, code in ((0.28, 0.22, "#e4703a"), (-0.32, 0.24, "#8fb84a"), (0.18, 0.25, "#d1495b")):
        scene.orb(x, y, 0.055, rgb(code))
    for k in range(5):
        scene.orb(0.62 + 0.04 * (k % 3), 0.18 + 0.05 * (k // 3), 0.035, rgb("#7a4aa8"))


def scales(scene: Scene) -> None:
    """The scales of a court with worlds in their pans, and a book of laws."""
    table(scene, 0.34, 0.72, rgb("#6a4432"))
    scene.slab(-0.26, 0.24, 0.26, 0.31, rgb("#8a2f3a"), depth=0.08)
    scene.line([(-0.22, 0.3), (0.2, 0.3)], 0.014, PAPER)
    brass = mix(GOLD, rgb("#b8741c"), 0.25)
    scene.slab(-0.16, 0.18, 0.16, 0.24, brass)
    scene.column(-0.025, -0.4, 0.025, 0.2, brass)
    scene.circle(0, -0.42, 0.055, scene.lit(brass), scene.dim(brass))
    scene.fill(
        "M -.56 -.32 Q -.3 -.4 0 -.36 Q .3 -.32 .56 -.36 L .56 -.32 Q .3 -.27 0 -.31 Q -.3 -.35 -.56 -.28 Z",
        scene.lit(brass),
        scene.dim(brass, 0.3),
    )
    for x, y in ((-0.54, -0.3), (0.54, -0.34)):
        for side in (-1, 1):
            scene.line([(x, y), (x + side * 0.18, y + 0.36)], 0.009, scene.lit(brass))
        if x < 0:
            cloudy_globe(scene, x, y + 0.28, 0.1)
        else:
            scene.orb(x, y + 0.28, 0.1, rgb("#d96f42"), rgb("#3a1214"))
        scene.fill([half_ellipse(x, y + 0.36, 0.2, -0.11)], scene.lit(brass), scene.dim(brass, 0.5))


def signing(scene: Scene) -> None:
    """A hand that signs a paper with a picture of Venus."""
    table(scene, 0.42, 0.82, rgb("#7a4a34"))
    scene.fill("M -.52 -.36 L .3 -.44 L .44 .38 L -.42 .42 Z", mix(PAPER, scene.dark, 0.3))
    scene.fill("M -.56 -.4 L .26 -.48 L .4 .34 L -.46 .38 Z", PAPER, mix(PAPER, scene.hour.low, 0.3))
    cloudy_globe(scene, -0.26, -0.2, 0.14)
    for k in range(3):
        scene.line(
            [(-0.02 + 0.012 * k, -0.3 + 0.09 * k), (0.22 + 0.012 * k, -0.325 + 0.09 * k)], 0.024, mix(INK, PAPER, 0.45)
        )
    for k in range(3):
        scene.line(
            [(-0.4 + 0.012 * k, 0.04 + 0.08 * k), (-0.06 + 0.012 * k, 0.015 + 0.08 * k)], 0.022, mix(INK, PAPER, 0.55)
        )
    name = [(-0.1 + 0.028 * k, 0.2 + 0.03 * math.sin(k * 1.9) - 0.004 * k) for k in range(9)]
    scene.line(name, 0.016, rgb("#2f4a9a"))
    skin, cloth = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c"), scene.accent
    scene.fill(
        "M .36 .14 Q .44 .02 .58 .04 L .74 .16 L .62 .4 L .42 .34 Q .3 .26 .36 .14 Z",
        scene.lit(skin),
        scene.dim(skin, 0.3),
    )
    scene.fill("M .66 .06 L 1.2 .34 L 1.1 .72 L .54 .42 Z", scene.lit(cloth), scene.dim(cloth, 0.4))
    scene.fill("M .62 .06 L .72 .1 L .6 .44 L .5 .4 Z", WHITE, mix(WHITE, scene.dark, 0.2))
    scene.shape(
        (0.13, 0.2),
        (0.16, 0.1),
        (0.56, -0.34),
        (0.62, -0.3),
        (0.22, 0.15),
        colour=scene.dim(scene.accent, 0.35),
        low=scene.dark,
    )
    scene.shape((0.13, 0.2), (0.16, 0.1), (0.22, 0.15), colour=GOLD)
    scene.line([(0.4, 0.16), (0.3, 0.1), (0.24, 0.14)], 0.055, scene.lit(skin))


def governor(scene: Scene) -> None:
    """Somebody with a chain of office at a desk, below the sign of Venus."""
    scene.ring(0, -0.26, 0.3, 0.04, mix(GOLD, scene.hour.low, 0.1))
    scene.circle(0, -0.26, 0.27, scene.dim(scene.accent, 0.35))
    scene.line([(0.0, 0.04), (0.0, 0.2)], 0.045, GOLD)
    scene.line([(-0.1, 0.12), (0.1, 0.12)], 0.045, GOLD)
    skin, cloth = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c"), mix(rgb("#4a2f6a"), scene.accent, 0.2)
    scene.fill("M -.34 .32 Q -.34 .0 -.1 -.06 L .1 -.06 Q .34 .0 .34 .32 Z", scene.lit(cloth), scene.dim(cloth, 0.5))
    scene.column(-0.06, -0.16, 0.06, 0.0, scene.dim(skin, 0.2))
    scene.shape((-0.1, -0.05), (0.1, -0.05), (0.0, 0.14), colour=PAPER)
    scene.circle(0, -0.3, 0.17, rgb("#4a2f24"))
    scene.fill([ellipse(0, -0.25, 0.12, 0.15)], scene.lit(skin), scene.dim(skin, 0.25))
    scene.fill("M -.13 -.26 C -.12 -.46 .14 -.48 .14 -.26 C .08 -.36 -.06 -.34 -.13 -.26 Z", rgb("#4a2f24"))
    for x in (-0.045, 0.045):
        scene.circle(x, -0.24, 0.014, INK)
    scene.line([(-0.04, -0.16), (0.0, -0.15), (0.04, -0.165)], 0.012, scene.dim(skin, 0.7))
    chain = [(-0.2 + 0.05 * k, 0.02 + 0.17 * math.sin(math.pi * k / 8)) for k in range(9)]
    for x, y in chain:
        scene.circle(x, y, 0.026, GOLD, mix(GOLD, rgb("#8a5414"), 0.6))
    scene.circle(0, 0.24, 0.055, mix(GOLD, WHITE, 0.4), mix(GOLD, rgb("#8a5414"), 0.5))
    table(scene, 0.38, 0.68, rgb("#7a4a34"))
    cloudy_globe(scene, 0.46, 0.2, 0.12)
    scene.fill("M -.56 .34 L -.26 .34 L -.3 .28 L -.52 .28 Z", PAPER)


def model(scene: Scene) -> None:
    """A model of a quarter that is to be built, and people who look at it."""
    for x, high, code in ((-0.56, 0.72, "#3d7ea6"), (0.0, 0.78, "#8e5aa8"), (0.54, 0.7, "#d1495b")):
        person(scene, x, 0.36, high, rgb(code))
    table(scene, 0.26, 0.78, rgb("#a8754a"))
    scene.fill("M -.68 .24 L .68 .24 L .6 .17 L -.6 .17 Z", rgb("#8fb86a"), rgb("#6f9a52"))
    scene.fill("M -.64 .22 L -.1 .2 L .1 .235 L .66 .22 L .66 .235 L .1 .25 L -.64 .235 Z", PAPER)
    for x, high, half in (
        (-0.44, 0.16, 0.06),
        (-0.24, 0.26, 0.055),
        (0.2, 0.3, 0.055),
        (0.42, 0.18, 0.07),
        (0.34, 0.1, 0.05),
    ):
        scene.slab(x - half, 0.22 - high, x + half, 0.225, mix(rgb("#fff8ec"), scene.hour.low, 0.1))
    scene.vault(-0.02, 0.225, 0.13, 0.13, scene.glass)
    for x in (-0.56, -0.34, 0.56, 0.1):
        scene.circle(x, 0.19, 0.034, rgb("#5fa04a"), rgb("#3a6a36"))


def warroom(scene: Scene) -> None:
    """A round table with a map, on which bases are planned with pins and light."""
    scene.fill([ellipse(0.02, 0.46, 0.66, 0.07)], scene.dark, alpha=0.5)
    scene.across([(-0.2, 0.26), (0.2, 0.26), (0.3, 0.46), (-0.3, 0.46)], scene.dim(scene.metal, 0.35))
    scene.fill([ellipse(0, 0.2, 0.86, 0.25)], scene.dim(scene.metal, 0.5))
    scene.fill([ellipse(0, 0.16, 0.86, 0.25)], scene.lit(scene.metal), scene.dim(scene.metal, 0.2))
    scene.fill([ellipse(0, 0.15, 0.76, 0.205)], rgb("#163a5a"), rgb("#0e2440"))
    for share in (0.33, 0.66):
        ring = ellipse(0, 0.15, 0.76 * share, 0.205 * share, 0, 48)
        scene.line([*ring, ring[0]], 0.008, rgb("#5fd0e8"), 0.8)
    scene.fill(
        "M -.4 .12 Q -.2 .04 0 .1 Q .2 .0 .4 .1 Q .5 .2 .2 .26 Q -.2 .3 -.4 .22 Z",
        mix(rgb("#e0784a"), scene.accent, 0.1),
        alpha=0.85,
    )
    scene.fade([(-0.16, -0.42), (0.2, -0.42), (0.06, 0.16), (-0.04, 0.16)], rgb("#8ff0ff"), 0.15, 0.7)
    with scene.placed(0.02, -0.22, 0.42):
        scene.vault(0, 0.3, 0.3, 0.3, rgb("#8ff0ff"), 0.45)
        for x, top in ((-0.4, 0.0), (0.38, -0.06), (-0.14, -0.34), (0.16, -0.2)):
            scene.box((x - 0.09, top, x + 0.09, 0.3), 0.01, rgb("#8ff0ff"), alpha=0.7)
        scene.line([(-0.6, 0.3), (0.6, 0.3)], 0.03, WHITE)
    for x, y, code in (
        (-0.42, 0.18, "#e4572e"),
        (0.42, 0.14, "#f2c14a"),
        (0.2, 0.24, "#5fa777"),
        (-0.22, 0.1, "#8e5aa8"),
    ):
        scene.line([(x, y), (x, y - 0.14)], 0.014, scene.metal)
        scene.shape((x, y - 0.15), (x + 0.11, y - 0.115), (x, y - 0.075), colour=rgb(code))


def steak(scene: Scene) -> None:
    """A joint of meat on a board, a cleaver and herbs."""
    table(scene, 0.36, 0.76, rgb("#8a5638"))
    scene.fill("M -.6 .3 L .56 .3 L .66 .36 L -.68 .36 Z", rgb("#d9a566"), rgb("#a8713a"))
    scene.shape((-0.68, 0.36), (0.66, 0.36), (0.66, 0.41), (-0.68, 0.41), colour=rgb("#8a5a2f"))
    scene.fill(
        "M -.5 .14 C -.56 -.16 -.3 -.36 0 -.32 C .3 -.3 .44 -.12 .4 .1 C .36 .34 -.44 .38 -.5 .14 Z",
        rgb("#fbe0cf"),
        rgb("#d99a8a"),
    )
    scene.fill(
        "M -.43 .12 C -.48 -.1 -.26 -.28 0 -.25 C .24 -.23 .37 -.08 .33 .08 C .28 .26 -.38 .3 -.43 .12 Z",
        rgb("#d9485a"),
        rgb("#8a1f34"),
    )
    for points in (
        ((-0.3, 0.0), (-0.12, -0.12), (0.04, -0.1)),
        ((-0.1, 0.16), (0.1, 0.08), (0.24, 0.1)),
        ((-0.34, 0.14), (-0.22, 0.08)),
    ):
        scene.line(points, 0.024, rgb("#f7b8b0"))
    scene.circle(0.08, -0.02, 0.09, rgb("#fff4e6"), rgb("#e0c0a8"))
    scene.circle(0.08, -0.02, 0.045, rgb("#c98a7a"))
    scene.fill("M .46 -.4 L .72 -.34 L .62 .14 L .38 .08 Z", scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
    scene.line([(0.58, 0.14), (0.53, 0.34)], 0.06, rgb("#5a3524"))
    for k in range(5):
        scene.shape(
            *turned(
                [(0, 0), (0.05, -0.035), (0.13, 0), (0.05, 0.035)],
                (-0.56 + 0.03 * k, 0.34 - 0.05 * k),
                -60 + 80 * (k % 2),
            ),
            colour=rgb("#5fa04a"),
            low=rgb("#2f6a36"),
        )


def ingots(scene: Scene) -> None:
    """Bars of three metals, piled up."""
    scene.shadow_below(0.72)
    for x0, n, code in ((-0.5, 2, "#a9b4c4"), (0.52, 2, "#c97a4a"), (0.0, 3, "#f2c14a")):
        tone = mix(rgb(code), scene.hour.low, 0.08)
        for row in range(n):
            for k in range(n - row):
                x, y = x0 + (k - (n - row - 1) / 2) * 0.25, 0.48 - 0.17 * row
                scene.shape(
                    (x - 0.12, y),
                    (x + 0.12, y),
                    (x + 0.085, y - 0.13),
                    (x - 0.085, y - 0.13),
                    colour=scene.lit(tone),
                    low=scene.dim(tone, 0.3),
                )
                scene.shape(
                    (x - 0.085, y - 0.13),
                    (x + 0.085, y - 0.13),
                    (x + 0.12, y - 0.17),
                    (x - 0.04, y - 0.17),
                    colour=mix(tone, WHITE, 0.6),
                )
                scene.shape(
                    (x + 0.12, y),
                    (x + 0.085, y - 0.13),
                    (x + 0.12, y - 0.17),
                    (x + 0.155, y - 0.05),
                    colour=scene.dim(tone, 0.55),
                )
    for x, y, size in ((-0.46, 0.22, 0.09), (0.14, 0.08, 0.08), (0.62, 0.3, 0.06)):
        sparkle(scene, x, y, size)


def terrarium(scene: Scene) -> None:
    """Two hands that hold a globe of glass with a living world in it."""
    soil = rgb("#7a5234")
    scene.circle(0, -0.1, 0.4, mix(scene.glass, WHITE, 0.5), mix(scene.glass, scene.hour.low, 0.3), 0.55)
    bowl = [point for point in ellipse(0, -0.1, 0.38, 0.38, 0, 48) if point[1] > 0.06]
    scene.fill([sorted(bowl, key=lambda p: math.atan2(p[1] + 0.1, p[0]))], scene.lit(soil), scene.dim(soil, 0.4))
    scene.fill([ellipse(0, 0.07, 0.35, 0.06)], rgb("#8fc05a"), rgb("#5f943f"))
    scene.fill([ellipse(0.12, 0.09, 0.14, 0.026)], rgb("#5fb4d9"))
    tree(scene, -0.1, 0.08, 0.42)
    tree(scene, 0.2, 0.06, 0.2, "#7fb04a")
    scene.fill([ellipse(-0.2, -0.3, 0.1, 0.05, -42)], WHITE, alpha=0.75)
    scene.ring(0, -0.1, 0.4, 0.014, WHITE, 0.8)
    for side in (-1, 1):
        skin = rgb("#e0a878" if side < 0 else "#8a5a3c")
        palm = (
            f"M {side * 0.06} .44 C {side * 0.2} .34 {side * 0.4} .24 {side * 0.46} .04 C {side * 0.56} .08 "
            f"{side * 0.54} .26 {side * 0.46} .36 L {side * 0.58} .7 L {side * 0.18} .7 Z"
        )
        scene.fill(palm, scene.lit(skin) if side < 0 else skin, scene.dim(skin, 0.35))
        for k in range(3):
            scene.line(
                [(side * (0.18 + 0.09 * k), 0.37 - 0.06 * k), (side * (0.12 + 0.1 * k), 0.28 - 0.07 * k)],
                0.06,
                scene.lit(skin),
            )


TABLES: Final[Mapping[str, Motif]] = {
    "banquet": Motif(banquet, "hall"),
    "scales": Motif(scales, "hall"),
    "signing": Motif(signing, "hall"),
    "governor": Motif(governor, "hall"),
    "model": Motif(model, "hall"),
    "warroom": Motif(warroom, "hall"),
    "steak": Motif(steak, "hall"),
    "ingots": Motif(ingots, "hall", size=0.8),
    "terrarium": Motif(terrarium, "rays", flies=True),
}
