"""Plants and animals, those who help them, and those whom nobody invited."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import bolt
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def penguins(scene: Scene) -> None:
    """Two penguins and their young."""
    for x, size in ((0.5, 0.8), (-0.1, 1.0), (-0.56, 0.44)):
        young = size < 0.5
        with scene.placed(x, 0.5 - size / 2, size):
            scene.fill([ellipse(0.06, 0.5, 0.28, 0.03)], scene.dark, alpha=0.35)
            back = rgb("#8a8f9a") if young else rgb("#2a3040")
            for dx in (-0.11, 0.09):
                scene.fill([ellipse(dx, 0.48, 0.1, 0.035)], rgb("#f2a93b"), rgb("#b8701c"))
            scene.fill("M .24 -.16 C .36 0 .36 .16 .3 .26 L .2 .1 Z", scene.dim(back, 0.4))
            scene.fill(
                "M 0 -.5 C .2 -.5 .18 -.3 .2 -.22 C .34 .1 .28 .46 .1 .48 L -.12 .48 C -.3 .44 -.32 .08 -.2 -.22 "
                "C -.18 -.32 -.18 -.5 0 -.5 Z",
                mix(back, WHITE, 0.2),
                mix(back, INK, 0.4),
            )
            scene.fill(
                "M -.04 -.2 C .12 -.2 .18 .12 .1 .34 C .06 .44 -.16 .44 -.2 .34 C -.26 .1 -.18 -.2 -.04 -.2 Z",
                WHITE,
                mix(WHITE, scene.hour.near, 0.35),
            )
            scene.fill([ellipse(-0.07, -0.33, 0.1, 0.09)], WHITE if young else mix(WHITE, rgb("#f7c948"), 0.35))
            scene.shape((-0.12, -0.36), (-0.3, -0.31), (-0.12, -0.29), colour=rgb("#f2a93b"), low=rgb("#c9761c"))
            scene.circle(-0.06, -0.38, 0.024, INK)
            scene.fill(
                "M -.2 -.14 C -.32 -.02 -.36 .12 -.34 .24 C -.26 .18 -.2 .06 -.18 -.04 Z", back, mix(back, INK, 0.4)
            )


def redsnow(scene: Scene) -> None:
    """Snow that algae have turned red, with an enlarged drop of them."""
    for x, y, half, high, code in (
        (0.0, 0.46, 1.0, 0.5, "#f6e6ea"),
        (-0.5, 0.5, 0.7, 0.34, "#f4cdd6"),
        (0.6, 0.52, 0.66, 0.3, "#f0b4c2"),
    ):
        scene.shape(*half_ellipse(x, y + 0.06, half, high), colour=rgb(code), low=mix(rgb(code), rgb("#b04a6a"), 0.45))
    for k in range(8):
        x, y = -0.75 + 0.21 * k, 0.2 + 0.09 * (k * 3 % 4)
        scene.fill([ellipse(x, y, 0.16, 0.04, -6)], rgb("#d9466a"), alpha=0.6)
    scene.circle(0.02, -0.12, 0.36, WHITE, alpha=0.9)
    scene.circle(0.02, -0.12, 0.33, mix(rgb("#bfe6f4"), WHITE, 0.5), mix(rgb("#8ac4e0"), WHITE, 0.2))
    for dx, dy, r in (
        (-0.14, -0.1, 0.11),
        (0.12, -0.14, 0.09),
        (0.04, 0.1, 0.12),
        (-0.16, 0.14, 0.07),
        (0.21, 0.04, 0.06),
    ):
        tone = rgb("#d9345a")
        scene.circle(0.02 + dx, -0.12 + dy, r * 1.15, mix(tone, WHITE, 0.6), alpha=0.7)
        scene.orb(0.02 + dx, -0.12 + dy, r, tone, rgb("#7a1434"))
        scene.circle(0.02 + dx - r * 0.3, -0.12 + dy - r * 0.34, r * 0.22, WHITE, alpha=0.8)
    scene.line([(0.26, 0.14), (0.42, 0.34)], 0.05, scene.metal)


def potatoes(scene: Scene) -> None:
    """Potatoes in the ground, below their leaves and flowers."""
    soil = mix(rgb("#7a4a30"), scene.hour.mid, 0.3)
    scene.fill("M -.9 .0 Q -.5 -.1 0 -.06 Q .5 -.1 .9 .0 L .84 .56 L -.84 .56 Z", scene.lit(soil), scene.dim(soil, 0.5))
    leaf = rgb("#5f9f42")
    for x in (-0.46, 0.0, 0.46):
        scene.line([(x, 0.2), (x, -0.3)], 0.03, scene.dim(leaf, 0.2))
        for turn, y in ((-150, -0.08), (-30, -0.08), (-130, -0.22), (-50, -0.22), (-90, -0.28)):
            scene.shape(
                *turned([(0, 0), (0.09, -0.07), (0.22, 0), (0.09, 0.07)], (x, y), turn),
                colour=scene.lit(leaf),
                low=scene.dim(leaf, 0.35),
            )
        for turn in range(5):
            a = 2 * math.pi * turn / 5
            scene.circle(x + 0.045 * math.cos(a), -0.42 + 0.045 * math.sin(a), 0.03, rgb("#f4e6ff"))
        scene.circle(x, -0.42, 0.024, GOLD)
        for dx in (-0.12, 0.02, 0.14):
            scene.line([(x, 0.1), (x + dx, 0.28)], 0.014, rgb("#e9d0a0"))
    for x, y, r in (
        (-0.6, 0.26, 0.12),
        (-0.36, 0.36, 0.14),
        (-0.06, 0.26, 0.13),
        (0.16, 0.42, 0.12),
        (0.42, 0.3, 0.14),
        (0.64, 0.4, 0.11),
    ):
        tone = rgb("#dcae6a")
        scene.fill([ellipse(x, y, r * 1.15, r * 0.85, 14)], scene.lit(tone), scene.dim(tone, 0.45))
        for dx, dy in ((-0.3, -0.2), (0.3, 0.1), (0.0, 0.4)):
            scene.fill([ellipse(x + dx * r, y + dy * r, 0.018, 0.01)], scene.dim(tone, 0.6))


def rat(scene: Scene) -> None:
    """A rat with a stolen piece of cheese, and two that follow it."""
    for x, y, size, code in ((0.66, 0.3, 0.36, "#6a5a58"), (0.34, 0.32, 0.3, "#7a6a60"), (-0.2, 0.1, 0.84, "#7a6864")):
        with scene.placed(x, y, size):
            fur = rgb(code)
            scene.fill([ellipse(0.05, 0.46, 0.55, 0.04)], scene.dark, alpha=0.4)
            tail = [(0.4 + 0.07 * k, 0.34 + 0.08 * math.sin(k * 0.8) - 0.03 * k) for k in range(8)]
            scene.line(tail, 0.04, rgb("#e0a0a0"))
            scene.fill(
                "M -.7 .2 C -.6 0 -.42 -.16 -.24 -.16 C 0 -.4 .44 -.2 .48 .2 C .5 .38 .4 .46 .26 .46 L -.3 .44 C "
                "-.46 .4 -.62 .32 -.7 .2 Z",
                scene.lit(fur),
                scene.dim(fur, 0.5),
            )
            scene.circle(-0.24, -0.2, 0.14, scene.dim(fur, 0.1))
            scene.circle(-0.24, -0.19, 0.09, rgb("#e0a0a0"))
            scene.circle(-0.44, 0.06, 0.045, INK)
            scene.circle(-0.455, 0.045, 0.014, WHITE)
            scene.circle(-0.7, 0.19, 0.045, rgb("#e08a90"))
            for k in (-1, 0, 1):
                scene.line([(-0.6, 0.2), (-0.84, 0.2 + 0.08 * k)], 0.008, scene.dark)
            for dx in (-0.3, 0.2):
                scene.fill([ellipse(dx, 0.46, 0.09, 0.03)], rgb("#e0a0a0"))
    scene.shape((-0.86, 0.44), (-0.62, 0.3), (-0.6, 0.5), (-0.86, 0.52), colour=rgb("#f7d34a"), low=rgb("#d9a020"))
    for x, y, r in ((-0.7, 0.42, 0.025), (-0.78, 0.47, 0.02)):
        scene.circle(x, y, r, rgb("#c98a1c"))


def beebot(scene: Scene) -> None:
    """A small machine like a bee at a flower."""
    for x, foot, size, code in ((-0.46, 0.5, 1.0, "#e4703a"), (0.66, 0.52, 0.66, "#d95f8a")):
        scene.line([(x, foot), (x + 0.03, foot - 0.5 * size)], 0.035 * size, rgb("#4f8a3a"))
        scene.shape(
            *turned([(0, 0), (0.1, -0.06), (0.24, 0), (0.1, 0.05)], (x, foot - 0.16 * size), -30),
            colour=rgb("#7fc04a"),
            low=rgb("#3f8a3a"),
        )
        for k in range(8):
            petal = turned([(0.05, -0.05), (0.15, -0.08), (0.24, 0), (0.15, 0.08), (0.05, 0.05)], (0, 0), 45 * k)
            scene.shape(
                *((x + 0.03 + px * size, foot + (-0.56 + py * 0.8) * size) for px, py in petal),
                colour=mix(rgb(code), WHITE, 0.3),
                low=rgb(code),
            )
        scene.orb(x + 0.03, foot - 0.56 * size, 0.085 * size, GOLD)
    for k, turn in enumerate((-60, -100)):
        wing = turned([(0, 0), (0.12, -0.1), (0.42, -0.08), (0.46, 0.04), (0.14, 0.08)], (0.12, -0.14), turn)
        scene.shape(*wing, colour=mix(scene.glass, WHITE, 0.5), alpha=0.85 - 0.2 * k)
    scene.fill([ellipse(0.16, -0.06, 0.3, 0.17, 10)], scene.lit(GOLD), scene.dim(GOLD, 0.4))
    for x in (0.1, 0.24, 0.36):
        scene.fill([ellipse(x, -0.05 + 0.18 * (x - 0.16), 0.032, 0.165 - 0.16 * abs(x - 0.16), 10)], scene.dark)
    scene.orb(-0.14, -0.08, 0.14, scene.metal)
    scene.circle(-0.18, -0.09, 0.07, scene.dark)
    scene.circle(-0.185, -0.095, 0.04, rgb("#8ff0ff"))
    for dy in (-0.1, 0.0):
        scene.line([(-0.2, -0.18), (-0.34, -0.3 + dy)], 0.014, scene.metal)
        scene.circle(-0.34, -0.3 + dy, 0.02, scene.accent)
    for x in (0.06, 0.2):
        scene.line([(x, 0.08), (x - 0.06, 0.2), (x - 0.12, 0.2)], 0.018, scene.dim(scene.metal, 0.3))


def bamboo(scene: Scene) -> None:
    """Towers of homes like stems of bamboo, with leaves as balconies."""
    scene.shadow_below(0.7)
    green = mix(rgb("#8fbf4a"), scene.accent, 0.12)
    for x, top, half in (
        (-0.5, -0.2, 0.085),
        (0.5, -0.3, 0.085),
        (-0.22, -0.44, 0.1),
        (0.22, -0.14, 0.09),
        (0.0, -0.56, 0.11),
    ):
        n = round((0.5 - top) / 0.18)
        high = (0.5 - top) / n
        for k in range(n):
            y = top + high * k
            scene.across(
                [
                    (x - half, y),
                    (x + half, y),
                    (x + half * 0.88, y + high / 2),
                    (x + half, y + high),
                    (x - half, y + high),
                    (x - half * 0.88, y + high / 2),
                ],
                green,
            )
            scene.line([(x - half, y + high), (x + half, y + high)], 0.018, scene.dim(green, 0.5))
            scene.windows(x - half * 0.6, y + high * 0.28, x + half * 0.7, y + high * 0.85, 2, 1, scene.lamp)
            side = -1 if (k + round(x * 10)) % 2 else 1
            leaf = [(0.0, 0.0), (0.1, -0.08), (0.26, -0.06), (0.12, 0.02)]
            scene.shape(
                *((x + side * (half + lx), y + high * 0.7 + ly) for lx, ly in leaf),
                colour=rgb("#6fb04a"),
                low=rgb("#3f7a3a"),
            )
    for x in (-0.68, 0.0, 0.68):
        scene.vault(x, 0.5, 0.1, 0.1, rgb("#5f9a4a"))


def darkplants(scene: Scene) -> None:
    """Plants with black leaves that gather warmth and melt the snow around them."""
    scene.fill(
        [ellipse(0, 0.46, 0.78, 0.12)],
        mix(rgb("#6a5244"), scene.hour.near, 0.3),
        mix(rgb("#3a2c28"), scene.hour.near, 0.2),
    )
    scene.fill([ellipse(0.3, 0.5, 0.3, 0.04)], rgb("#6fb8d9"))
    for radius, alpha in ((0.66, 0.14), (0.5, 0.2)):
        scene.circle(0, 0.1, radius, rgb("#ff9f4a"), alpha=alpha)
    for x, size in ((-0.46, 0.72), (0.46, 0.76), (0.0, 1.0)):
        for k, turn in enumerate((-168, -12, -140, -40, -112, -68, -90)):
            leaf = turned(
                [(0, 0), (0.12 * size, -0.09 * size), (0.5 * size, 0), (0.12 * size, 0.09 * size)], (x, 0.44), turn
            )
            tone = rgb("#3f2f56") if k % 2 else rgb("#2c2a44")
            scene.shape(*leaf, colour=mix(tone, rgb("#b08ad0"), 0.3), low=tone)
            scene.line([leaf[0], leaf[2]], 0.012, mix(tone, WHITE, 0.3))
        scene.circle(x, 0.44 - 0.52 * size, 0.05 * size, rgb("#f2c14a"))
    for x in (-0.24, 0.24):
        for k in range(3):
            scene.line(
                [(x + 0.09 * (k - 1), -0.24), (x + 0.09 * (k - 1) + 0.02, -0.32), (x + 0.09 * (k - 1) - 0.02, -0.4)],
                0.018,
                rgb("#ff8a4a"),
                0.85,
            )


def lumber(scene: Scene) -> None:
    """Trunks in a stack, a saw in one, and the wood that they come from."""
    for x, high in ((-0.8, 0.7), (-0.5, 0.84), (0.56, 0.8), (0.86, 0.66)):
        scene.line([(x, 0.4), (x, 0.4 - high * 0.3)], 0.05, rgb("#6a4432"))
        for k in range(3):
            scene.cone(
                x,
                0.3 - high * (1.05 - 0.24 * k),
                high * (0.15 + 0.06 * k),
                0.3 - high * (0.62 - 0.24 * k),
                mix(rgb("#3f8a52"), scene.hour.far, 0.2),
            )
    scene.shadow_below(0.6)
    for row, (y, n) in enumerate(((0.38, 4), (0.17, 3), (-0.04, 2))):
        for k in range(n):
            x, bark = (k - (n - 1) / 2) * 0.25, rgb("#8a5a3a")
            scene.shape(
                (x, y - 0.12),
                (x + 0.2, y - 0.18),
                (x + 0.2, y + 0.06),
                (x, y + 0.12),
                colour=scene.dim(bark, 0.3),
                low=scene.dim(bark, 0.6),
            )
            scene.circle(x, y, 0.12, scene.dim(bark, 0.3))
            scene.circle(x, y, 0.1, rgb("#f0cf94"), rgb("#d9a862"))
            for r in (0.07, 0.04):
                scene.ring(x, y, r, 0.01, rgb("#b8824a"))
        if row == 2:
            scene.fill(
                "M -.56 -.36 L .1 -.14 L .08 -.06 L -.56 -.24 Z", scene.lit(scene.metal), scene.dim(scene.metal, 0.3)
            )
            scene.box((-0.76, -0.42, -0.5, -0.2), 0.05, scene.accent, scene.dim(scene.accent, 0.4))


def compost(scene: Scene) -> None:
    """A fork full of rich soil, with worms and what will feed the field."""
    soil = mix(rgb("#5a3a28"), scene.hour.near, 0.15)
    scene.fill(
        "M -.84 .54 Q -.66 .2 -.3 .1 Q 0 -.06 .3 .08 Q .66 .2 .84 .54 Z", mix(soil, WHITE, 0.2), scene.dim(soil, 0.4)
    )
    for k in range(16):
        x, y = -0.6 + 0.08 * k, 0.28 + 0.06 * (k * 3 % 4)
        scene.circle(x, y, 0.022, scene.one_of("#8a6a4a", "#c9a06a", "#3a2418"))
    for x, y, phase in ((-0.34, 0.3, 0), (0.26, 0.22, 2), (0.02, 0.42, 4)):
        worm = [(x + 0.035 * k, y + 0.04 * math.sin(k * 1.1 + phase)) for k in range(8)]
        scene.line(worm, 0.045, rgb("#d98a8a"))
        scene.line([(px, py - 0.012) for px, py in worm], 0.012, rgb("#f7c0b8"))
    for x, y, code in (
        (-0.54, 0.34, "#e4572e"),
        (0.56, 0.34, "#f7c948"),
        (0.12, 0.08, "#8fc05a"),
        (-0.12, 0.1, "#e0873a"),
    ):
        scene.shape(
            *turned([(-0.09, 0), (0, -0.05), (0.1, 0), (0, 0.05)], (x, y), 25),
            colour=rgb(code),
            low=scene.dim(rgb(code), 0.3),
        )
    for x, high in ((-0.24, 0.3), (0.36, 0.24), (0.04, 0.4)):
        scene.line([(x, 0.12), (x, 0.12 - high)], 0.026, rgb("#4f8a3a"))
        for side in (-1, 1):
            leaf = [(0, 0), (0.06, -0.08), (0.19, -0.08), (0.08, 0.02)]
            scene.shape(
                *((x + side * lx, 0.14 - high + ly) for lx, ly in leaf), colour=rgb("#8fd05a"), low=rgb("#4f9a3a")
            )
    scene.line([(0.78, -0.48), (0.6, 0.08)], 0.045, rgb("#a8754a"))
    for dx in (-0.08, 0.0, 0.08):
        scene.line([(0.6 + dx, 0.1), (0.54 + dx, 0.36)], 0.026, scene.metal)
    scene.line([(0.51, 0.1), (0.69, 0.12)], 0.032, scene.metal)


def hothouse(scene: Scene) -> None:
    """Seedlings in a row below lamps, behind a fence of light that keeps them safe."""
    scene.shadow_below(0.8)
    scene.slab(-0.78, -0.44, 0.78, -0.36, scene.dim(scene.metal, 0.2), depth=0.05)
    for x in (-0.74, 0.72):
        scene.line([(x, -0.4), (x, 0.48)], 0.035, scene.dim(scene.metal, 0.3))
    for x in (-0.48, 0.0, 0.48):
        scene.fade([(x - 0.1, -0.3), (x + 0.1, -0.3), (x + 0.27, 0.4), (x - 0.27, 0.4)], rgb("#ff9fe0"), 0.7, 0.15)
        scene.shape(
            (x - 0.06, -0.38),
            (x + 0.06, -0.38),
            (x + 0.13, -0.29),
            (x - 0.13, -0.29),
            colour=scene.accent,
            low=scene.dim(scene.accent),
        )
        scene.box((x - 0.1, -0.3, x + 0.1, -0.27), 0.01, rgb("#fff0fa"))
    soil = rgb("#6a4432")
    scene.slab(-0.72, 0.36, 0.72, 0.5, mix(rgb("#c9904a"), scene.hour.low, 0.1), depth=0.04)
    scene.fill([ellipse(0, 0.37, 0.68, 0.035)], soil, scene.dim(soil))
    for k in range(9):
        x, high = -0.6 + 0.15 * k, 0.16 + 0.08 * (k * 2 % 3)
        scene.line([(x, 0.37), (x, 0.37 - high)], 0.02, rgb("#4f8a3a"))
        for side in (-1, 1):
            leaf = [(0, 0), (0.03, -0.06), (0.1, -0.05), (0.04, 0.02)]
            scene.shape(
                *((x + side * lx, 0.4 - high + ly) for lx, ly in leaf), colour=rgb("#9fe05a"), low=rgb("#4f9a3a")
            )
    bolt(scene, -0.62, 0.44, 0.1, GOLD)


LIVING: Final[Mapping[str, Motif]] = {
    "penguins": Motif(penguins, "ice"),
    "redsnow": Motif(redsnow, "ice"),
    "potatoes": Motif(potatoes, "mars"),
    "rat": Motif(rat, "street"),
    "beebot": Motif(beebot, "green"),
    "bamboo": Motif(bamboo, "green"),
    "darkplants": Motif(darkplants, "ice"),
    "lumber": Motif(lumber, "green"),
    "compost": Motif(compost, "green"),
    "hothouse": Motif(hothouse, "mars"),
}
