"""What stands, hangs or lies in rooms where people think, deal and rule."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import sparkle
from renderer.art.motifs.tables import table
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb

WOOD: Final = rgb("#8a5638")


def formula(scene: Scene) -> None:
    """A blackboard full of curves, and the machine on wheels that came of them."""
    scene.slab(-0.86, -0.54, 0.5, 0.2, rgb("#a8713f"), depth=0.03)
    scene.shape((-0.83, -0.5), (0.45, -0.5), (0.45, 0.16), (-0.83, 0.16), colour=rgb("#24513f"), low=rgb("#173a30"))
    chalk = mix(WHITE, rgb("#fff0c8"), 0.4)
    scene.line([(-0.74, -0.06), (-0.74, -0.42)], 0.014, chalk)
    scene.line([(-0.76, -0.08), (-0.3, -0.08)], 0.014, chalk)
    scene.line(
        [(-0.74 + 0.04 * k, -0.09 - 0.3 * math.exp(-(((k - 5) / 2.6) ** 2))) for k in range(11)], 0.018, rgb("#ffd65a")
    )
    for k, wide in enumerate((0.3, 0.22, 0.34)):
        y = -0.4 + 0.11 * k
        for j in range(int(wide * 20)):
            x = -0.18 + 0.05 * j
            if j % 3 == 2:
                scene.line([(x, y), (x + 0.03, y)], 0.012, chalk)
                scene.line([(x + 0.015, y - 0.015), (x + 0.015, y + 0.015)], 0.012, chalk)
            else:
                scene.line([(x, y + 0.03), (x + 0.018, y - 0.03), (x + 0.032, y + 0.03)], 0.011, chalk)
    scene.ring(-0.56, 0.04, 0.07, 0.012, chalk)
    for lean in (20, 80, 140):
        ring = ellipse(-0.56, 0.04, 0.09, 0.03, lean, 30)
        scene.line([*ring, ring[0]], 0.009, rgb("#8fe8ff"))
    arrow = [(-0.38, 0.06), (-0.12, 0.05), (0.06, 0.1)]
    scene.line(arrow, 0.022, rgb("#ff8a6a"))
    scene.shape((0.02, 0.02), (0.14, 0.12), (-0.02, 0.15), colour=rgb("#ff8a6a"))
    scene.fill([ellipse(0.36, 0.5, 0.46, 0.035)], scene.dark, alpha=0.45)
    scene.slab(0.06, 0.2, 0.66, 0.36, scene.accent, depth=0.14)
    scene.column(0.12, 0.0, 0.3, 0.2, scene.metal)
    scene.fill([ellipse(0.21, 0.0, 0.09, 0.026)], scene.dim(scene.metal, 0.4))
    scene.orb(0.46, 0.08, 0.13, rgb("#8fe8ff"))
    scene.ring(0.46, 0.08, 0.135, 0.016, WHITE, 0.8)
    scene.line([(0.21, 0.0), (0.21, -0.12), (0.46, -0.12), (0.46, -0.05)], 0.026, GOLD)
    for k in range(4):
        scene.circle(0.13 + 0.09 * k, 0.28, 0.026, (GOLD, rgb("#8ff0b0"), WHITE, rgb("#ff8a6a"))[k])
    for x in (0.16, 0.56):
        scene.circle(x, 0.42, 0.1, scene.dark)
        scene.circle(x, 0.42, 0.05, scene.metal)


def parchment(scene: Scene) -> None:
    """A contract on parchment, rolled at both ends, with a wax seal of Venus and a quill."""
    table(scene, 0.4, 0.84, WOOD)
    tone = mix(PAPER, rgb("#e9c98a"), 0.4)
    scene.shape((-0.44, -0.4), (0.36, -0.4), (0.4, 0.3), (-0.4, 0.3), colour=tone, low=mix(tone, rgb("#c99a5a"), 0.4))
    for y, wide in ((-0.42, 0.03), (0.32, 0.07)):
        for side in (-1, 1):
            x = side * 0.46 + (0.0 if y > 0 else -0.04)
            scene.orb(x + side * 0.04, y, 0.055, mix(GOLD, rgb("#8a5414"), 0.2))
        scene.box(
            (-0.46 - (y < 0) * 0.04, y - 0.055, 0.44 + wide * 0.2, y + 0.055),
            0.05,
            mix(tone, WHITE, 0.3),
            mix(tone, rgb("#8a5a2a"), 0.5),
        )
    for k in range(6):
        y = -0.3 + 0.075 * k
        scene.line([(-0.32, y), (0.26 - 0.1 * (k % 3 == 2), y)], 0.016, mix(INK, tone, 0.4))
    scene.line([(-0.3 + 0.03 * k, 0.2 + 0.025 * math.sin(k * 2.1)) for k in range(9)], 0.014, rgb("#2f4a9a"))
    for side in (-1, 1):
        scene.shape(
            (0.18, 0.16),
            (0.18 + side * 0.02, 0.16),
            (0.18 + side * 0.13, 0.42),
            (0.18 + side * 0.07, 0.39),
            (0.18 + side * 0.02, 0.43),
            colour=rgb("#b02a44"),
        )
    seal = rgb("#c8323f")
    scene.fill(
        [
            [
                (
                    0.18 + (0.13 + 0.012 * math.sin(k * 2.4)) * math.cos(math.pi * k / 15),
                    0.14 + (0.13 + 0.012 * math.sin(k * 2.4)) * math.sin(math.pi * k / 15),
                )
                for k in range(30)
            ]
        ],
        mix(seal, WHITE, 0.15),
        mix(seal, INK, 0.4),
    )
    scene.ring(0.18, 0.14, 0.095, 0.012, mix(seal, WHITE, 0.4))
    scene.ring(0.18, 0.11, 0.04, 0.018, mix(seal, WHITE, 0.55))
    scene.line([(0.18, 0.15), (0.18, 0.21)], 0.018, mix(seal, WHITE, 0.55))
    scene.line([(0.15, 0.185), (0.21, 0.185)], 0.018, mix(seal, WHITE, 0.55))
    scene.column(0.56, 0.18, 0.76, 0.4, rgb("#2f3a5a"), 0.02)
    scene.fill([ellipse(0.66, 0.18, 0.08, 0.024)], INK)
    scene.line([(0.66, 0.18), (0.74, -0.2), (0.86, -0.52)], 0.016, PAPER)
    scene.fill(
        "M .7 -.02 C .6 -.2 .72 -.44 .9 -.58 C .96 -.36 .9 -.12 .7 -.02 Z", mix(scene.accent, WHITE, 0.45), scene.accent
    )
    scene.line([(0.7, 0.0), (0.78, -0.26), (0.9, -0.58)], 0.012, WHITE)


def briefcase(scene: Scene) -> None:
    """An open case with files, a stamp of the world on its lid, and a globe beside it."""
    table(scene, 0.34, 0.82, WOOD)
    hide = mix(rgb("#7a3f2a"), scene.accent, 0.2)
    scene.fill(
        "M -.62 .08 L -.54 -.42 Q -.53 -.47 -.48 -.47 L .32 -.47 Q .37 -.47 .38 -.42 L .44 .08 Z",
        scene.lit(hide),
        scene.dim(hide, 0.4),
    )
    scene.fill(
        "M -.55 .06 L -.48 -.41 L .31 -.41 L .37 .06 Z",
        mix(rgb("#e0c8a0"), scene.hour.low, 0.15),
        mix(rgb("#b8966a"), scene.dark, 0.2),
    )
    scene.circle(-0.08, -0.18, 0.18, rgb("#3d7ea6"))
    for half in (0.18, 0.1, 0.03):
        ring = ellipse(-0.08, -0.18, half, 0.18, 0, 40)
        scene.line([*ring, ring[0]], 0.012, PAPER)
    for y, half in ((-0.18, 0.18), (-0.27, 0.155), (-0.09, 0.155)):
        scene.line([(-0.08 - half, y), (-0.08 + half, y)], 0.012, PAPER)
    for side in (-1, 1):
        for k in range(6):
            a = math.radians(110 + 22 * k)
            x, y = -0.08 - side * 0.24 * math.cos(a) * -1, -0.18 + 0.24 * math.sin(math.radians(70 - 24 * k))
            scene.fill(
                [
                    ellipse(
                        -0.08 + side * 0.245 * math.cos(math.radians(70 - 24 * k)),
                        y,
                        0.04,
                        0.017,
                        side * (20 + 24 * k) - 90 * side,
                    )
                ],
                GOLD,
            )
    for k, code in enumerate(("#f2c14a", "#fbf3e2", "#8fb8d0")):
        x = -0.4 + 0.25 * k
        scene.shape(
            (x - 0.14, 0.12),
            (x + 0.14, 0.12),
            (x + 0.13, -0.06 + 0.03 * k),
            (x - 0.0, -0.06 + 0.03 * k),
            (x - 0.03, -0.1 + 0.03 * k),
            (x - 0.13, -0.1 + 0.03 * k),
            colour=rgb(code),
            low=mix(rgb(code), INK, 0.25),
        )
    scene.fill("M -.66 .08 L .48 .08 L .54 .34 L -.72 .34 Z", scene.lit(hide), scene.dim(hide, 0.5))
    scene.line([(-0.67, 0.12), (0.49, 0.12)], 0.014, scene.dim(hide, 0.5))
    for x in (-0.42, 0.24):
        scene.slab(x - 0.06, 0.06, x + 0.06, 0.18, GOLD)
    scene.line([(-0.22, 0.22), (-0.2, 0.29), (0.02, 0.29), (0.04, 0.22)], 0.035, scene.dim(hide, 0.6))
    scene.line([(0.68, 0.24), (0.68, 0.32)], 0.04, GOLD)
    scene.fill([ellipse(0.68, 0.32, 0.11, 0.025)], GOLD)
    scene.orb(0.68, 0.08, 0.15, rgb("#d96f42"), rgb("#3a1214"))
    scene.fill([ellipse(0.64, 0.04, 0.06, 0.03, -20)], rgb("#7fb84a"))
    scene.fill([ellipse(0.71, 0.14, 0.07, 0.022, 10)], rgb("#5fb4d9"))
    bow = [p for p in ellipse(0.68, 0.08, 0.18, 0.18, 0, 48) if p[0] > 0.62]
    scene.line(sorted(bow, key=lambda p: p[1]), 0.016, GOLD)


def soiltubes(scene: Scene) -> None:
    """Cores of soil in a rack of glass tubes, each with other layers, and a sprout on one."""
    table(scene, 0.38, 0.8, rgb("#c9d0d8"))
    layers = (
        ("#7a4a34", "#c98a5a", "#5a3424", "#e0b080"),
        ("#4a3a2a", "#8a6a4a", "#d9c8a0", "#6a4a34"),
        ("#b85a34", "#e08a54", "#8a3f28", "#f0c090"),
        ("#3a4a34", "#6a7a4a", "#a89a6a", "#5a4634"),
        ("#efd199", "#c9883a", "#8a5a2a", "#6a3f1c"),
    )
    for k, part in enumerate(layers):
        x = -0.56 + 0.28 * k
        scene.box((x - 0.085, -0.36, x + 0.085, 0.3), 0.07, mix(scene.glass, WHITE, 0.4), alpha=0.6)
        edges = (-0.16, -0.05, 0.06, 0.15, 0.27)
        for j, code in enumerate(part):
            y, foot = edges[j] + (0.02 * math.sin(k * 2 + j) if j else 0), edges[j + 1] + 0.03
            scene.box(
                (x - 0.072, y, x + 0.072, foot),
                0.02 if j < 3 else 0.06,
                mix(rgb(code), WHITE, 0.1),
                mix(rgb(code), INK, 0.1),
            )
        for j in range(5):
            scene.circle(x + 0.05 * math.sin(j * 2.3 + k), -0.1 + 0.075 * j, 0.012, rgb("#fff0d0"), alpha=0.7)
        scene.box((x - 0.06, -0.3, x - 0.035, 0.22), 0.012, WHITE, alpha=0.6)
        if k != 3:
            scene.slab(x - 0.075, -0.42, x + 0.075, -0.33, scene.accent)
    x = 0.28
    scene.line([(x, -0.16), (x, -0.42)], 0.022, rgb("#5fa04a"))
    for side in (-1, 1):
        scene.fill(
            f"M {x} -.38 Q {x + side * 0.06} -.56 {x + side * 0.2} -.54 Q {x + side * 0.16} -.38 {x} -.38 Z",
            rgb("#8fd05a"),
            rgb("#3f8a3a"),
        )
    for y in (-0.24, 0.18):
        scene.slab(-0.72, y, 0.72, y + 0.05, mix(rgb("#d9a566"), WOOD, 0.3), depth=0.04)
    for x in (-0.72, 0.68):
        scene.slab(x, -0.28, x + 0.06, 0.36, WOOD)
    for k in range(4):
        scene.box((-0.61 + 0.28 * k + 0.0, 0.31, -0.51 + 0.28 * k, 0.36), 0.006, PAPER)


def stamp(scene: Scene) -> None:
    """A hand stamps a permit: a green leaf in a ring."""
    table(scene, 0.42, 0.84, WOOD)
    scene.shape(
        (-0.76, 0.02), (0.3, 0.02), (0.44, 0.38), (-0.86, 0.38), colour=PAPER, low=mix(PAPER, scene.hour.low, 0.3)
    )
    for k in range(4):
        y = 0.08 + 0.07 * k
        scene.line([(-0.68 - 0.03 * k, y), (-0.2 - 0.06 * (k % 2), y)], 0.016, mix(INK, PAPER, 0.45))
    green = rgb("#3f9a4a")
    ring = ellipse(-0.34, 0.22, 0.26, 0.1, -6, 48)
    scene.line([*ring, ring[0]], 0.028, green, 0.9)
    scene.fill(
        "M -.52 .24 C -.44 .12 -.28 .13 -.17 .19 C -.26 .3 -.42 .31 -.52 .24 Z", green, mix(green, INK, 0.2), 0.9
    )
    scene.line([(-0.52, 0.245), (-0.2, 0.195)], 0.012, PAPER)
    for k in range(3):
        x = -0.14 + 0.04 * k
        scene.line([(x - 0.08, -0.02 - 0.04 * k), (x - 0.02, -0.06 - 0.04 * k)], 0.012, WHITE, 0.8)
    lean = 16
    for part, tone in (
        ([(-0.22, 0.14), (0.22, 0.14), (0.22, 0.2), (-0.22, 0.2)], green),
        ([(-0.22, 0.02), (0.22, 0.02), (0.22, 0.14), (-0.22, 0.14)], mix(rgb("#a8543a"), scene.accent, 0.3)),
    ):
        dots = turned(part, (0.2, -0.06), lean)
        scene.shape(*dots, colour=scene.lit(tone), low=scene.dim(tone, 0.4))
    stem = turned([(-0.06, 0.02), (-0.05, -0.16), (0.05, -0.16), (0.06, 0.02)], (0.2, -0.06), lean)
    scene.across(stem, rgb("#c98a54"))
    knob = turned([(0.0, -0.24)], (0.2, -0.06), lean)[0]
    scene.orb(*knob, 0.13, rgb("#a8603a"))
    skin, cloth = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c"), scene.accent
    scene.fill("M .3 -.54 L .62 -.66 L 1.2 -.5 L 1.1 -.1 L .6 -.26 Z", scene.lit(cloth), scene.dim(cloth, 0.45))
    scene.fill("M .52 -.62 L .62 -.66 L .68 -.23 L .58 -.27 Z", WHITE, mix(WHITE, scene.dark, 0.25))
    scene.fill(
        "M .14 -.4 C .2 -.54 .42 -.6 .56 -.56 L .6 -.28 C .48 -.2 .34 -.18 .26 -.22 Z",
        scene.lit(skin),
        scene.dim(skin, 0.3),
    )
    for k in range(4):
        scene.line(
            [(0.22 + 0.07 * k, -0.4 + 0.01 * k), (0.16 + 0.075 * k, -0.22 + 0.02 * k)],
            0.062,
            scene.lit(skin) if k < 2 else skin,
        )
    sparkle(scene, -0.62, -0.1, 0.07)


STUDIES: Final[Mapping[str, Motif]] = {
    "formula": Motif(formula, "hall"),
    "parchment": Motif(parchment, "hall"),
    "briefcase": Motif(briefcase, "hall"),
    "soiltubes": Motif(soiltubes, "hall"),
    "stamp": Motif(stamp, "hall"),
}
