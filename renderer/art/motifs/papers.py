"""Plans, prizes and savings: documents and ideas."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, regular
from renderer.drawing.theme import INK, WHITE, mix, rgb


def growth(scene: Scene) -> None:
    """Bars of coins that grow, an arrow over them."""
    scene.shadow_below(0.7)
    ahead = -1 if scene.mirrored else 1
    rim = mix(GOLD, rgb("#b8741c"), 0.35)
    for x, n in ((-0.52, 2), (-0.18, 4), (0.16, 6), (0.5, 9)):
        left, right = ahead * x - 0.14, ahead * x + 0.14
        for k in range(n):
            y = 0.46 - 0.072 * k
            scene.across([(left, y - 0.035), (right, y - 0.035), (right, y + 0.035), (left, y + 0.035)], rim)
            scene.fill([ellipse(ahead * x, y + 0.035, 0.14, 0.034)], mix(GOLD, rgb("#8a5414"), 0.55))
            scene.fill([ellipse(ahead * x, y - 0.03, 0.14, 0.034)], mix(GOLD, WHITE, 0.35), GOLD)
    green = rgb("#3f9a4a")
    scene.line([(ahead * x, y) for x, y in ((-0.66, 0.16), (-0.26, 0.02), (-0.04, -0.12), (0.3, -0.42))], 0.085, green)
    scene.shape(*((ahead * x, y) for x, y in ((0.18, -0.48), (0.48, -0.6), (0.42, -0.28))), colour=green)


def blueprint(scene: Scene) -> None:
    """A plan with a pair of compasses and a rule."""
    blue, pale = rgb("#2c5f9a"), rgb("#cfe6fa")
    sheet = [(-0.74, -0.42), (0.5, -0.5), (0.66, 0.38), (-0.6, 0.48)]
    scene.shape(*((x + 0.04, y + 0.05) for x, y in sheet), colour=scene.dark, alpha=0.4)
    scene.shape(*sheet, colour=mix(blue, WHITE, 0.15), low=blue)
    for k in range(1, 8):
        t = k / 8
        scene.line([(-0.74 + 1.24 * t, -0.42 - 0.08 * t), (-0.6 + 1.26 * t, 0.48 - 0.1 * t)], 0.006, pale, 0.35)
    for k in range(1, 6):
        t = k / 6
        scene.line([(-0.74 + 0.14 * t, -0.42 + 0.9 * t), (0.5 + 0.16 * t, -0.5 + 0.88 * t)], 0.006, pale, 0.35)
    ship = [
        (-0.3, -0.3),
        (-0.2, -0.12),
        (-0.18, 0.16),
        (-0.08, 0.32),
        (-0.2, 0.26),
        (-0.36, 0.27),
        (-0.48, 0.36),
        (-0.4, 0.18),
        (-0.4, -0.1),
    ]
    scene.line([*ship, ship[0]], 0.022, WHITE)
    scene.ring(-0.3, -0.02, 0.06, 0.018, WHITE)
    scene.ring(0.14, -0.16, 0.17, 0.018, WHITE)
    for k in range(6):
        a = math.pi * k / 3
        scene.line(
            [
                (0.14 + 0.17 * math.cos(a), -0.16 + 0.17 * math.sin(a)),
                (0.14 + 0.22 * math.cos(a), -0.16 + 0.22 * math.sin(a)),
            ],
            0.05,
            WHITE,
        )
    scene.line([(-0.05, 0.3), (0.2, 0.3)], 0.012, pale)
    for tip, tone in (((0.06, 0.24), scene.metal), ((0.5, 0.14), scene.dim(scene.metal, 0.3))):
        scene.line([(0.46, -0.44), tip], 0.04, tone)
        scene.circle(*tip, 0.016, INK)
    scene.circle(0.46, -0.46, 0.065, GOLD)
    rule = turned([(-0.5, -0.06), (0.5, -0.06), (0.5, 0.06), (-0.5, 0.06)], (-0.1, 0.5), -5)
    scene.shape(*rule, colour=mix(GOLD, WHITE, 0.4), low=GOLD)
    for k in range(11):
        scene.line(
            turned([(-0.45 + 0.09 * k, -0.055), (-0.45 + 0.09 * k, -0.015 - 0.01 * (k % 2))], (-0.1, 0.5), -5),
            0.01,
            INK,
        )


def battery(scene: Scene) -> None:
    """A cell that is nearly full, with a leaf."""
    green = rgb("#5fb04a")
    scene.shadow_below(0.4)
    scene.column(-0.11, -0.56, 0.11, -0.44, scene.metal)
    scene.column(-0.3, -0.46, 0.3, 0.5, mix(scene.dark, INK, 0.3))
    for k in range(4):
        y = 0.26 - 0.21 * k
        tone = green if k < 3 else mix(scene.dark, WHITE, 0.15)
        scene.across([(-0.25, y), (0.25, y), (0.25, y + 0.18), (-0.25, y + 0.18)], tone)
    scene.shape((-0.22, -0.42), (-0.16, -0.42), (-0.16, 0.46), (-0.22, 0.46), colour=WHITE, alpha=0.35)
    scene.line([(0.24, 0.38), (0.4, 0.16), (0.6, -0.06)], 0.03, scene.dim(green, 0.3))
    scene.fill("M .3 .26 C .26 -.06 .5 -.3 .84 -.34 C .86 0 .66 .28 .3 .26 Z", scene.lit(green), scene.dim(green, 0.3))
    scene.line([(0.34, 0.22), (0.74, -0.22)], 0.016, mix(green, WHITE, 0.6))


def podium(scene: Scene) -> None:
    """Three winners on their steps; one lifts a cup."""
    for x, top, tone in ((-0.44, 0.26, scene.metal), (0.44, 0.34, rgb("#b8743c")), (0.0, 0.12, GOLD)):
        scene.slab(x - 0.22, top, x + 0.22, 0.5, tone, depth=0.2)
    for k, (x, foot) in enumerate(((-0.46, 0.27), (0.42, 0.35), (-0.02, 0.13))):
        person(scene, x, foot, 0.56, (rgb("#3d7ea6"), rgb("#5fa777"), scene.accent)[k], arm=1.0 if k == 2 else 0.5)
    with scene.placed(0.19, -0.42, 0.3):
        scene.across([(-0.3, -0.4), (0.3, -0.4), (0.2, 0.0), (0.06, 0.12), (-0.06, 0.12), (-0.2, 0.0)], GOLD)
        for side in (-1, 1):
            scene.ring(side * 0.32, -0.2, 0.13, 0.06, GOLD)
        scene.slab(-0.18, 0.24, 0.18, 0.36, GOLD)
        scene.shape((-0.05, 0.1), (0.05, 0.1), (0.06, 0.26), (-0.06, 0.26), colour=GOLD)
    for x, y, code in (
        (-0.66, -0.3, "#e4572e"),
        (-0.3, -0.46, "#3d7ea6"),
        (0.5, -0.4, "#5fa777"),
        (0.7, -0.14, "#edc55a"),
        (-0.6, -0.02, "#8e5aa8"),
    ):
        scene.fill([regular(4, 0.04, (x, y), 20)], rgb(code))


def laurel(scene: Scene) -> None:
    """Mars with its poles, plains and great canyon, in a wreath."""
    leaf, dark = rgb("#2f5f94"), rgb("#7a2f1e")
    scene.circle(0, -0.04, 0.37, WHITE, alpha=0.35)
    scene.orb(0, -0.04, 0.32, rgb("#df7a48"), rgb("#6a2418"))
    scene.fill(
        "M -.24 .02 C -.2 -.1 -.08 -.06 -.02 -.1 C .06 -.16 .16 -.1 .22 -.02 C .14 .0 .08 .06 -.02 .05 C "
        "-.1 .1 -.2 .1 -.24 .02 Z",
        dark,
        alpha=0.55,
    )
    scene.fill("M -.16 .16 C -.06 .12 .06 .16 .14 .14 C .1 .22 -.1 .22 -.16 .16 Z", dark, alpha=0.45)
    scene.line([(-0.2, -0.02), (-0.1, 0.005), (-0.02, -0.015), (0.08, 0.01), (0.15, 0.0)], 0.016, dark)
    for x, y, r in (
        (-0.14, -0.19, 0.04),
        (-0.21, -0.13, 0.028),
        (0.14, -0.2, 0.03),
        (0.2, 0.12, 0.036),
        (-0.04, 0.12, 0.022),
    ):
        scene.circle(x, y, r, rgb("#a04a2c"), alpha=0.8)
        scene.circle(x + 0.006, y + 0.008, r * 0.68, rgb("#c96438"))
    for y, half, thick in ((-0.325, 0.13, 0.034), (0.25, 0.1, 0.024)):
        scene.fill([ellipse(0, y, half, thick)], mix(WHITE, rgb("#cfe6f4"), 0.3))
    angles = [math.pi + math.pi * k / 18 + 0.5 for k in range(19)]
    scene.line([(0.345 * math.cos(a), -0.04 + 0.345 * math.sin(a)) for a in angles], 0.014, rgb("#ffe2c0"), 0.8)
    for side in (-1, 1):
        stem = [(side * 0.5 * math.sin(a), 0.0 + 0.5 * math.cos(a)) for a in (0.1 + 0.25 * k for k in range(10))]
        scene.line(stem, 0.024, leaf)
        for k, (x, y) in enumerate(stem):
            for out in (-1, 1):
                turn = -side * (14 * k + 4) + out * side * 38
                at = turned([(side * 0.08, 0)], (x, y), turn)[0]
                scene.fill([ellipse(*at, 0.092, 0.036, turn)], scene.lit(leaf) if side < 0 else scene.dim(leaf, 0.12))
    scene.line([(-0.07, 0.53), (0, 0.46), (0.07, 0.53)], 0.03, GOLD)


PAPERS: Final[Mapping[str, Motif]] = {
    "growth": Motif(growth, "rays"),
    "blueprint": Motif(blueprint, "rays", flies=True),
    "battery": Motif(battery, "green"),
    "podium": Motif(podium, "rays"),
    "laurel": Motif(laurel, "rays", flies=True),
}
