"""What people set up, grow and clear on the ground of Mars."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import crate, gasbag, sparkle, tree
from renderer.art.scenery import GOLD, PAPER, Scene, ragged
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def weather(scene: Scene) -> None:
    """Balloons with instruments that rise from a hut with a wind vane."""
    for x, y, size in ((0.62, -0.34, 0.42), (0.34, -0.1, 0.3), (-0.3, -0.18, 0.84)):
        with scene.placed(x, y, size):
            scene.line([(0, 0.1), (0.03, 0.36), (0.0, 0.5)], 0.014, scene.dark)
            gasbag(scene, 0, -0.16, 0.3, 0.31, mix(WHITE, scene.accent, 0.18))
            scene.shape((-0.05, 0.14), (0.05, 0.14), (0.02, 0.2), (-0.02, 0.2), colour=scene.accent)
            scene.slab(-0.1, 0.46, 0.12, 0.62, scene.accent)
            scene.line([(0.0, 0.62), (0.0, 0.74)], 0.012, scene.dark)
            for k in range(3):
                scene.circle(-0.05 + 0.05 * k, 0.53, 0.016, rgb("#8ff0b0"))
    scene.slab(0.1, 0.3, 0.5, 0.5, mix(rgb("#fff0dc"), scene.hour.low, 0.1))
    scene.fill("M .04 .32 L .26 .16 L .56 .32 Z", scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    scene.line([(0.6, 0.5), (0.6, 0.12)], 0.02, scene.metal)
    for turn in (0, 120, 240):
        end = turned([(0.1, 0)], (0.6, 0.12), turn + 20)[0]
        scene.line([(0.6, 0.12), end], 0.012, scene.metal)
        scene.circle(*end, 0.034, rgb("#d1495b"))


def panels(scene: Scene) -> None:
    """A press that makes panels of dust and resin, and walls of them."""
    scene.shadow_below(0.8)
    codes = ("#d9694a", "#e8a05a", "#c9504a")
    for k in range(4):
        x, tone = 0.16 + 0.17 * k, rgb(codes[k % 3])
        front = [(x, 0.5), (x + 0.14, 0.42), (x + 0.14, -0.12), (x, -0.04)]
        scene.shape(*front, colour=mix(tone, WHITE, 0.25), low=tone)
        scene.shape((x, 0.5), (x, -0.04), (x - 0.04, -0.06), (x - 0.04, 0.48), colour=scene.dim(tone, 0.4))
        for j in range(3):
            y = 0.08 + 0.14 * j
            scene.line([(x + 0.02, y), (x + 0.12, y - 0.055)], 0.012, mix(tone, WHITE, 0.5))
    scene.slab(-0.8, 0.36, 0.06, 0.5, scene.dim(scene.metal, 0.3), depth=0.06)
    for x in (-0.72, -0.26):
        scene.column(x, -0.3, x + 0.08, 0.38, scene.metal)
    scene.slab(-0.78, -0.44, -0.1, -0.28, scene.accent, depth=0.1)
    scene.column(-0.52, -0.28, -0.4, 0.06, scene.dim(scene.metal, 0.2))
    scene.slab(-0.64, 0.04, -0.26, 0.14, scene.dim(scene.metal, 0.3), depth=0.08)
    scene.slab(-0.62, 0.28, -0.28, 0.36, rgb("#e8a05a"), depth=0.08)
    scene.glow(-0.45, 0.24, 0.26, rgb("#ffb45a"), 0.8)
    for k in range(3):
        scene.slab(-0.22 + 0.02 * k, 0.3 - 0.07 * k, 0.02 + 0.02 * k, 0.36 - 0.07 * k, rgb(codes[k]), depth=0.12)
    hopper: Colour = scene.dim(scene.metal, 0.1)
    scene.shape(
        (-0.66, -0.62),
        (-0.24, -0.62),
        (-0.38, -0.44),
        (-0.54, -0.44),
        colour=scene.lit(hopper),
        low=scene.dim(hopper, 0.4),
    )
    scene.fill([ellipse(-0.45, -0.62, 0.21, 0.05)], scene.lit(scene.rock))


def wreck(scene: Scene) -> None:
    """A crashed ship, half in the dust, and those who take it apart."""
    scene.fill([ellipse(0.1, 0.5, 0.95, 0.08)], scene.dark, alpha=0.4)
    for k in range(4):
        scene.circle(0.28 + 0.05 * k, -0.34 - 0.1 * k, 0.08 + 0.03 * k, scene.dark, alpha=0.34 - 0.06 * k)
    scene.shape(
        (0.36, -0.04),
        (0.72, -0.46),
        (0.86, -0.38),
        (0.62, 0.06),
        colour=scene.dim(scene.accent, 0.2),
        low=scene.dim(scene.accent, 0.5),
    )
    scene.fill(
        "M -.6 .46 C -.56 .22 -.36 .08 -.1 .02 L .6 -.14 L .74 .06 L .66 .5 Z",
        scene.lit(scene.metal),
        scene.dim(scene.metal, 0.6),
    )
    scene.fill("M .06 .1 L .2 .02 L .26 .12 L .38 .06 L .42 .22 L .34 .34 L .2 .26 L .12 .36 Z", scene.dark)
    for x in (0.16, 0.26, 0.36):
        scene.line([(x, 0.08), (x + 0.02, 0.3)], 0.022, scene.metal)
    scene.fill("M -.4 .24 C -.34 .16 -.24 .12 -.16 .1 L -.14 .22 L -.38 .3 Z", scene.glass, mix(scene.glass, INK, 0.5))
    scene.line([(-0.3, 0.14), (-0.26, 0.22), (-0.3, 0.26)], 0.01, WHITE)
    scene.shape(
        (-0.52, 0.36), (0.68, 0.16), (0.69, 0.22), (-0.54, 0.42), colour=scene.accent, low=scene.dim(scene.accent)
    )
    for x, y, turn in ((-0.82, 0.46, 10), (0.86, 0.48, -30), (-0.68, 0.5, 40)):
        scene.shape(
            *turned([(-0.1, -0.03), (0.08, -0.05), (0.1, 0.03), (-0.06, 0.05)], (x, y), turn),
            colour=scene.lit(scene.metal),
            low=scene.dim(scene.metal, 0.5),
        )
    person(scene, -0.72, 0.5, 0.42, rgb("#f2762e"), arm=0.4)
    scene.glow(-0.54, 0.3, 0.14, rgb("#bff4ff"), 1)
    sparkle(scene, -0.54, 0.3, 0.09)
    scene.fill("M -.5 .54 Q -.2 .4 .1 .48 Q .4 .42 .8 .54 Z", scene.hour.near)


def meltpool(scene: Scene) -> None:
    """A basin of glowing steel below lamps of heat, and bars that cool."""
    scene.shadow_below(0.8)
    for x in (-0.42, 0.0, 0.42):
        scene.line([(x, -0.62), (x, -0.42)], 0.024, scene.dark)
        scene.fade([(x - 0.1, -0.3), (x + 0.1, -0.3), (x + 0.2, 0.16), (x - 0.2, 0.16)], rgb("#ff8a3a"), 0.75, 0.35)
        scene.shape(
            (x - 0.07, -0.44),
            (x + 0.07, -0.44),
            (x + 0.15, -0.29),
            (x - 0.15, -0.29),
            colour=scene.lit(scene.metal),
            low=scene.dim(scene.metal, 0.5),
        )
        scene.fill([ellipse(x, -0.29, 0.15, 0.025)], rgb("#fff0b0"))
    scene.line([(-0.74, -0.46), (0.74, -0.46)], 0.04, scene.dim(scene.metal, 0.3))
    for x in (-0.72, 0.72):
        scene.line([(x, -0.46), (x, 0.48)], 0.04, scene.dim(scene.metal, 0.4))
    scene.across([(-0.62, 0.14), (0.62, 0.14), (0.5, 0.46), (-0.5, 0.46)], scene.dim(scene.metal, 0.35))
    scene.fill([ellipse(0, 0.14, 0.62, 0.11)], scene.dim(scene.metal, 0.6))
    scene.fill([ellipse(0, 0.15, 0.55, 0.085)], rgb("#fff0a8"), rgb("#ff8a2a"))
    for x, y, r in ((-0.26, 0.14, 0.05), (0.18, 0.17, 0.06), (0.04, 0.12, 0.035)):
        scene.fill([ellipse(x, y, r * 1.6, r * 0.5)], WHITE, alpha=0.75)
    scene.fill(
        "M .44 .18 L .6 .18 C .66 .3 .62 .4 .62 .5 L .54 .5 C .54 .4 .52 .3 .44 .26 Z", rgb("#ffe08a"), rgb("#ff7a2a")
    )
    for k, code in enumerate(("#ff9f4a", "#c95a3a", "#8a8f9a")):
        scene.slab(0.5 + 0.17 * k, 0.46, 0.66 + 0.17 * k, 0.54, rgb(code))


def pitlake(scene: Scene) -> None:
    """A round pit full of warm water, terraces around it, fish and a diver's boat in it."""
    stone = mix(scene.hour.mid, scene.hour.far, 0.3)
    for k in range(4):
        half = 1.06 - 0.11 * k
        scene.fill(
            [ellipse(0, 0.24 + 0.035 * k, half, half * 0.34)],
            mix(scene.lit(stone), scene.dark, 0.05 * k),
            scene.dim(stone, 0.2 + 0.1 * k),
        )
    blue = rgb("#3fa0c8")
    scene.fill([ellipse(0, 0.36, 0.68, 0.2)], mix(blue, WHITE, 0.35), mix(blue, rgb("#0a2a4a"), 0.65))
    scene.fill([ellipse(0, 0.38, 0.4, 0.11)], rgb("#123f66"), mix(rgb("#0a2038"), rgb("#ff7a3a"), 0.25), 0.7)
    for x, y, half in ((-0.36, 0.3, 0.16), (0.3, 0.28, 0.2), (0.1, 0.48, 0.14)):
        scene.fill([ellipse(x, y, half, 0.012)], WHITE, alpha=0.7)
    for x, y, side in ((-0.3, 0.42, 1), (0.24, 0.4, -1), (-0.02, 0.34, 1)):
        fish = [
            (x - side * 0.1, y),
            (x, y - 0.04),
            (x + side * 0.08, y),
            (x + side * 0.14, y - 0.035),
            (x + side * 0.14, y + 0.035),
            (x + side * 0.08, y),
            (x, y + 0.04),
        ]
        scene.shape(*fish, colour=rgb("#f2a05a"))
    for k in range(11):
        a = math.pi * (1.04 + 0.92 * k / 10)
        x, y = 0.94 * math.cos(a), 0.26 + 0.31 * math.sin(a)
        tree(scene, x, y, 0.13 + 0.02 * (k % 3))
    for x, phase in ((-0.16, 0), (0.12, 2), (0.38, 4)):
        scene.line([(x + 0.04 * math.sin(k * 0.9 + phase), 0.2 - 0.075 * k) for k in range(7)], 0.05, WHITE, 0.4)
    scene.slab(-0.8, -0.06, -0.62, 0.12, scene.accent)
    scene.windows(-0.79, -0.03, -0.67, 0.08, 2, 2, scene.lamp)


def caravan(scene: Scene) -> None:
    """Nomads: a walking house, riders with lamps, and tracks behind them."""
    for k in range(9):
        scene.fill([ellipse(0.66 + 0.13 * k, 0.52 + 0.012 * (k % 2), 0.035, 0.014)], scene.dark, alpha=0.45)
    scene.fill([ellipse(0.06, 0.5, 0.66, 0.04)], scene.dark, alpha=0.4)
    for x, knee, foot, shade in (
        (-0.24, -0.36, -0.3, 0.5),
        (0.44, 0.56, 0.5, 0.5),
        (-0.34, -0.5, -0.46, 0.1),
        (0.26, 0.36, 0.3, 0.1),
    ):
        scene.line([(x, 0.14), (knee, 0.28), (foot, 0.5)], 0.06, scene.dim(scene.metal, shade))
    scene.fill(
        "M -.5 .14 L -.42 -.06 L .5 -.1 L .58 .14 L .44 .22 L -.4 .22 Z",
        scene.lit(rgb("#a8703f")),
        scene.dim(rgb("#8a5638"), 0.4),
    )
    for k in range(3):
        x = -0.32 + 0.28 * k
        tone = (scene.accent, rgb("#e9b84a"), rgb("#d1495b"))[k]
        scene.fill(
            f"M {x - 0.12} -.06 C {x - 0.12} -.32 {x - 0.04} -.42 {x} -.44 C {x + 0.14} -.36 {x + 0.26} -.24 "
            f"{x + 0.26} -.08 Z",
            scene.lit(tone),
            scene.dim(tone, 0.4),
        )
        scene.fill(
            f"M {x + 0.02} -.06 C {x + 0.02} -.2 {x + 0.06} -.26 {x + 0.08} -.26 C {x + 0.13} -.22 {x + 0.15} "
            f"-.14 {x + 0.15} -.07 Z",
            scene.lamp,
        )
        scene.line([(x, -0.44), (x, -0.54)], 0.014, scene.dark)
        scene.shape((x, -0.54), (x + 0.12, -0.5), (x, -0.46), colour=tone)
    scene.line([(-0.5, 0.1), (-0.68, 0.0), (-0.7, 0.08)], 0.024, scene.dark)
    scene.glow(-0.7, 0.14, 0.16, scene.lamp, 1)
    scene.circle(-0.7, 0.13, 0.04, WHITE)
    for x, high, code in ((-0.78, 0.36, "#8e5aa8"), (0.78, 0.34, "#2a9d8f")):
        person(scene, x, 0.52, high, rgb(code))
    crate(scene, 0.4, -0.08, 0.14, rgb("#c9904a"))


def sprinter(scene: Scene) -> None:
    """Runners leave the line; one is ahead of all."""
    scene.shape(
        (-1.9, 0.36),
        (1.9, 0.36),
        (1.9, 0.6),
        (-1.9, 0.6),
        colour=mix(rgb("#d9694a"), scene.hour.mid, 0.3),
        low=scene.dim(rgb("#b8503a"), 0.3),
    )
    for y in (0.38, 0.46, 0.55):
        scene.line([(-1.9, y), (1.9, y)], 0.012, WHITE, 0.85)
    scene.shape((0.86, 0.36), (0.92, 0.36), (1.0, 0.6), (0.92, 0.6), colour=WHITE)
    for x, foot, size, code, tone in (
        (0.66, 0.42, 0.6, "#3d7ea6", "#c98f62"),
        (0.34, 0.44, 0.64, "#5fa777", "#5a3a2c"),
        (-0.36, 0.5, 0.96, "#e4572e", "#8a5a3c"),
    ):
        with scene.placed(x, foot - size / 2, size):
            skin, cloth = rgb(tone), rgb(code)
            scene.fill([ellipse(-0.05, 0.5, 0.36, 0.03)], scene.dark, alpha=0.45)
            scene.line([(0.08, 0.1), (0.28, 0.2), (0.46, 0.1)], 0.1, scene.dim(skin, 0.25))
            scene.fill([ellipse(0.5, 0.06, 0.05, 0.09, 20)], WHITE)
            scene.line([(0.04, 0.1), (-0.2, 0.18), (-0.16, 0.44)], 0.1, scene.lit(skin))
            scene.fill([ellipse(-0.2, 0.47, 0.1, 0.04)], WHITE)
            scene.line([(-0.06, -0.2), (0.18, -0.1), (0.26, -0.24)], 0.075, scene.dim(skin, 0.2))
            scene.across([(-0.2, -0.26), (0.04, -0.3), (0.16, 0.06), (-0.04, 0.12)], cloth)
            scene.across([(-0.06, 0.04), (0.17, 0.02), (0.2, 0.16), (-0.06, 0.18)], mix(INK, cloth, 0.3))
            scene.line([(-0.12, -0.2), (-0.32, -0.08), (-0.44, -0.22)], 0.075, scene.lit(skin))
            scene.circle(-0.14, -0.4, 0.12, scene.lit(skin), scene.dim(skin, 0.3))
            scene.fill("M -.25 -.42 C -.24 -.56 -.02 -.56 -.01 -.38 C -.06 -.46 -.16 -.46 -.25 -.42 Z", rgb("#2a1a18"))
    for k in range(4):
        y = 0.02 + 0.11 * k
        scene.line([(0.06, y), (0.22 + 0.05 * (k % 2), y)], 0.016, WHITE, 0.7)


def umbrella(scene: Scene) -> None:
    """A house, safe below a great umbrella from what a volcano throws."""
    scene.fill("M .1 .44 L .52 -.24 L .6 -.2 L .7 -.24 L 1.2 .44 Z", scene.lit(scene.rock), scene.dim(scene.rock, 0.5))
    scene.fill(
        "M .52 -.24 L .6 -.2 L .7 -.24 L .74 -.16 L .66 -.02 L .6 -.14 L .52 .02 L .49 -.18 Z",
        rgb("#ff8a3a"),
        rgb("#d9402a"),
    )
    for k in range(4):
        scene.circle(0.62 + 0.07 * k, -0.34 - 0.08 * k, 0.09 + 0.03 * k, scene.dark, alpha=0.5 - 0.08 * k)
    for x, y, r in ((0.34, -0.44, 0.05), (0.1, -0.6, 0.045), (-0.62, -0.52, 0.05), (0.46, -0.16, 0.035)):
        scene.shape((x - r, y), (x + 0.22, y - 0.12), (x, y + r), colour=rgb("#ffb45a"), alpha=0.7)
        scene.fill([ragged(x, y, r, [scene.between(0.7, 1) for _ in range(7)])], rgb("#5a3a34"))
    scene.fill([ellipse(-0.26, 0.5, 0.62, 0.04)], scene.dark, alpha=0.45)
    scene.slab(-0.56, 0.14, -0.02, 0.5, PAPER, depth=0.22)
    scene.fill("M -.62 .16 L -.3 -.06 L .04 .16 Z", rgb("#d9624a"), rgb("#a03a30"))
    scene.box((-0.5, 0.24, -0.38, 0.38), 0.01, scene.lamp)
    scene.box((-0.3, 0.26, -0.19, 0.5), 0.02, scene.dark)
    tree(scene, 0.12, 0.5, 0.22)
    scene.line([(-0.26, -0.5), (-0.26, 0.1)], 0.03, scene.metal)
    for k in range(6):
        a, b = -0.8 + 0.18 * k, -0.62 + 0.18 * k
        tone = scene.accent if k % 2 else PAPER
        top = (
            f"M -.26 -.52 Q {(a - 0.26) / 2 - 0.06 * (2.5 - k) / 2.5} {-0.42} {a} -.1 Q {(a + b) / 2} -.16 "
            f"{b} -.1 Q {(b - 0.26) / 2 - 0.06 * (1.5 - k) / 2.5} {-0.42} -.26 -.52 Z"
        )
        scene.fill(top, scene.lit(tone), scene.dim(tone, 0.12 + 0.07 * k))
    scene.line([(-0.26, -0.52), (-0.26, -0.58)], 0.024, scene.metal)


def hooded(scene: Scene) -> None:
    """Figures in hoods around a fire below the sign of Mars."""
    scene.ring(-0.03, -0.22, 0.2, 0.045, mix(rgb("#e4703a"), GOLD, 0.4))
    scene.line([(0.11, -0.36), (0.3, -0.54)], 0.045, mix(rgb("#e4703a"), GOLD, 0.4))
    scene.shape((0.36, -0.6), (0.34, -0.42), (0.18, -0.58), colour=mix(rgb("#e4703a"), GOLD, 0.4))
    scene.glow(0, 0.16, 0.62, rgb("#ff9f4a"), 0.8)
    for x, foot, size in ((-0.44, 0.3, 0.56), (0.46, 0.3, 0.56), (-0.74, 0.52, 0.8), (0.76, 0.52, 0.8)):
        side = 1 if x < 0 else -1
        robe = mix(rgb("#7a2430"), scene.dark, 0.15)
        with scene.placed(x, foot - size / 2, size):
            scene.fill(
                "M -.26 .5 C -.26 .1 -.2 -.2 -.1 -.3 L .1 -.3 C .2 -.2 .26 .1 .26 .5 Z",
                scene.lit(robe),
                scene.dim(robe, 0.6),
            )
            scene.fill(
                "M -.17 -.16 C -.2 -.42 -.06 -.5 .0 -.54 C .08 -.48 .2 -.4 .17 -.16 C .1 -.06 -.1 -.06 -.17 -.16 Z",
                scene.lit(robe),
                scene.dim(robe, 0.4),
            )
            scene.fill([ellipse(side * 0.035, -0.26, 0.09, 0.12)], INK)
            for dx in (-0.02, 0.06):
                scene.circle(side * (dx + 0.015), -0.27, 0.016, rgb("#ffd25a"))
            scene.line([(side * 0.04, 0.0), (side * 0.18, 0.04)], 0.09, scene.lit(robe))
            scene.line([(-0.2, 0.2), (0.2, 0.2)], 0.025, GOLD)
    scene.across([(-0.2, 0.3), (0.2, 0.3), (0.12, 0.5), (-0.12, 0.5)], scene.dim(GOLD, 0.35))
    scene.fill([ellipse(0, 0.3, 0.2, 0.045)], scene.dark)
    for dx, high, half, code in (
        (0.0, 0.4, 0.14, "#ff6a2a"),
        (-0.05, 0.28, 0.09, "#ffa03a"),
        (0.03, 0.2, 0.06, "#fff0b0"),
    ):
        scene.fill(
            f"M {dx - half} .3 C {dx - half} {0.3 - high * 0.5} {dx - 0.02} {0.3 - high * 0.6} {dx} "
            f"{0.3 - high} C {dx + 0.05} {0.3 - high * 0.6} {dx + half * 1.1} {0.3 - high * 0.4} {dx + half} "
            ".3 Z",
            rgb(code),
        )
    sparkle(scene, 0.1, -0.06, 0.04)


GROUNDS: Final[Mapping[str, Motif]] = {
    "weather": Motif(weather, "mars"),
    "panels": Motif(panels, "mars"),
    "wreck": Motif(wreck, "mars"),
    "meltpool": Motif(meltpool, "mars"),
    "pitlake": Motif(pitlake, "mars"),
    "caravan": Motif(caravan, "mars"),
    "sprinter": Motif(sprinter, "mars"),
    "umbrella": Motif(umbrella, "mars"),
    "hooded": Motif(hooded, "cave"),
}
