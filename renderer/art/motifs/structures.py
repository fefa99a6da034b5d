"""Works of water, wind, heat and power."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import bolt, tree
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def seismograph(scene: Scene) -> None:
    """A probe deep in the crust, waves around it, and the needle that draws them."""
    for k in range(5):
        bow = [point for point in ellipse(0, 0.36, 0.2 + 0.17 * k, 0.16 + 0.13 * k, 0, 60) if point[1] > -0.04]
        bow.sort(key=lambda point: math.atan2(point[1] - 0.2, point[0]))
        scene.line(bow, 0.022, rgb("#ffd87a"), 0.9 - 0.15 * k)
    scene.column(-0.045, -0.24, 0.045, 0.3, scene.metal)
    for y in (-0.12, 0.04, 0.2):
        scene.slab(-0.07, y, 0.07, y + 0.05, scene.accent)
    scene.shape((-0.07, 0.3), (0.07, 0.3), (0.0, 0.5), colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.glow(0, 0.42, 0.16, rgb("#ffd87a"), 1)
    scene.slab(-0.66, -0.58, 0.66, -0.22, scene.dim(scene.metal, 0.15), depth=0.08)
    scene.box((-0.6, -0.54, 0.48, -0.27), 0.02, PAPER)
    for k in range(5):
        scene.line([(-0.58, -0.51 + 0.05 * k), (0.46, -0.51 + 0.05 * k)], 0.004, scene.dark, 0.5)
    beat = [
        (
            -0.58 + 0.026 * k,
            -0.4 + 0.11 * math.sin(k * 1.7) * math.exp(-(((k - 22) / 7) ** 2)) - 0.01 * math.sin(k * 2.3),
        )
        for k in range(37)
    ]
    scene.line(beat, 0.014, rgb("#c9303a"))
    scene.line([(0.36, -0.42), (0.5, -0.62)], 0.018, scene.dark)


def spillway(scene: Scene) -> None:
    """A curved dam seen from below, with three falls."""
    stone = mix(rgb("#e4dccd"), scene.hour.low, 0.2)
    hill = mix(rgb("#5f8f4a"), scene.hour.mid, 0.3)
    scene.fill([ellipse(0, -0.34, 0.9, 0.07)], mix(rgb("#5fb8d9"), WHITE, 0.3), rgb("#2f86b0"))
    scene.fill("M -.86 -.3 Q 0 -.14 .86 -.3 L .66 .5 Q 0 .62 -.66 .5 Z", scene.lit(stone), scene.dim(stone, 0.35))
    for k in range(5):
        y = -0.12 + 0.12 * k
        half = 0.82 - 0.045 * k
        scene.line(
            [(half * (i / 8 - 1), y + 0.1 * (1 - (i / 8 - 1) ** 2)) for i in range(17)],
            0.008,
            scene.dim(stone, 0.4),
            0.7,
        )
    scene.line([(0.88 * (i / 8 - 1), -0.33 + 0.155 * (1 - (i / 8 - 1) ** 2) / 2 * 2) for i in range(17)], 0.05, stone)
    for x, top in ((-0.4, -0.18), (0.0, -0.14), (0.4, -0.18)):
        scene.box((x - 0.1, top - 0.08, x + 0.1, top + 0.04), 0.02, scene.dark)
        scene.fade([(x - 0.09, top), (x + 0.09, top), (x + 0.15, 0.5), (x - 0.15, 0.5)], WHITE, 1, 0.75)
        for dx in (-0.05, 0.03):
            scene.line([(x + dx, top), (x + dx * 1.5, 0.44)], 0.016, rgb("#8fd0e8"), 0.8)
        for k in range(4):
            scene.circle(x - 0.15 + 0.1 * k, 0.5, 0.075, WHITE, alpha=0.9)
    for side in (-1, 1):
        scene.fill(
            f"M {side * 0.84} -.46 L {side * 1.9} -.6 L {side * 1.9} .7 L {side * 0.5} .7 L {side * 0.7} .3 Z",
            scene.lit(hill) if side < 0 else hill,
            scene.dim(hill, 0.4),
        )
    bolt(scene, 0.2, 0.24, 0.22, GOLD)
    bolt(scene, -0.2, 0.24, 0.22, GOLD)


def fieldtowers(scene: Scene) -> None:
    """Towers with rings that hold up a curtain of light."""
    glow = rgb("#9fe0ff")
    for a, b in ((-0.6, 0.0), (0.0, 0.6)):
        for k in range(5):
            y = -0.3 + 0.13 * k
            scene.line(
                [(a + (b - a) * t / 8, y - 0.1 * math.sin(math.pi * t / 8)) for t in range(9)],
                0.026,
                mix(glow, rgb("#c8a8ff"), 0.2 * k),
                0.75,
            )
    scene.shadow_below(0.8)
    for x, size in ((-0.6, 0.9), (0.6, 0.9), (0.0, 1.1)):
        top, foot = 0.5 - 0.94 * size, 0.5
        scene.across(
            [(x - 0.03 * size, top), (x + 0.03 * size, top), (x + 0.12 * size, foot), (x - 0.12 * size, foot)],
            scene.metal,
        )
        for k in range(4):
            y = top + (0.1 + 0.17 * k) * size
            half = (0.12 + 0.02 * k) * size
            scene.fill([ellipse(x, y + 0.016, half, 0.034 * size)], scene.dim(scene.accent, 0.6))
            scene.across(ellipse(x, y, half, 0.03 * size), scene.accent)
        scene.glow(x, top, 0.2 * size, glow, 1)
        scene.orb(x, top, 0.07 * size, mix(glow, WHITE, 0.4), rgb("#3a6ab0"))


def heatduct(scene: Scene) -> None:
    """A hot pipe that forks: one arm warms a glasshouse, one drives a till of coins."""
    scene.shadow_below(0.8)
    for k, code in enumerate(("#e4452e", "#f2803a", "#ffc46a")):
        width = 0.17 - 0.05 * k
        scene.line([(-1.9, 0.12), (-0.3, 0.12), (-0.06, -0.14), (0.34, -0.14)], width, rgb(code))
        scene.line([(-0.3, 0.12), (-0.06, 0.32), (0.3, 0.32)], width, rgb(code))
    for x in (-0.92, -0.5):
        scene.slab(x - 0.05, 0.0, x + 0.05, 0.5, scene.dim(scene.metal, 0.2))
    scene.circle(-0.26, 0.12, 0.15, scene.lit(scene.metal), scene.dim(scene.metal, 0.5))
    scene.circle(-0.26, 0.12, 0.1, rgb("#ffb45a"), rgb("#d9402a"))
    for k in range(3):
        x = -0.85 + 0.2 * k
        scene.line([(x + 0.03 * math.sin(j * 1.4), -0.04 - 0.08 * j) for j in range(5)], 0.03, rgb("#ff9f5a"), 0.6)
    scene.fill([ellipse(0.5, 0.04, 0.24, 0.04)], rgb("#7a5234"))
    for x, high in ((0.38, 0.2), (0.5, 0.3), (0.63, 0.22)):
        tree(scene, x, 0.04, high)
    scene.bubble(0.5, 0.05, 0.26, 0.4)
    scene.slab(0.22, 0.04, 0.78, 0.1, scene.metal, depth=0.1)
    for k in range(4):
        for x in (0.42, 0.68):
            n = 4 if x < 0.5 else 3
            if k < n:
                y = 0.48 - 0.065 * k
                scene.fill([ellipse(x, y + 0.025, 0.12, 0.035)], mix(GOLD, rgb("#8a5414"), 0.5))
                scene.fill([ellipse(x, y, 0.12, 0.035)], mix(GOLD, WHITE, 0.35), GOLD)


def aqueduct(scene: Scene) -> None:
    """Arches that carry water across the desert to a town."""
    stone = mix(rgb("#e8c8a0"), scene.hour.low, 0.2)
    scene.shape(
        (-1.9, -0.22),
        (1.9, -0.12),
        (1.9, 0.02),
        (-1.9, -0.02),
        colour=scene.lit(stone),
        low=mix(stone, scene.dark, 0.2),
    )
    scene.shape(
        (-1.9, -0.27),
        (1.9, -0.16),
        (1.9, -0.11),
        (-1.9, -0.21),
        colour=mix(rgb("#5fc0e0"), WHITE, 0.3),
        low=rgb("#2f8ab8"),
    )
    for k in range(9):
        x = -1.36 + 0.34 * k
        top = -0.04 + 0.027 * x
        scene.shape(
            (x - 0.055, top),
            (x + 0.035, top),
            (x + 0.045, 0.52),
            (x - 0.065, 0.52),
            colour=scene.lit(stone),
            low=mix(stone, scene.dark, 0.15),
        )
        scene.shape(
            (x + 0.035, top), (x + 0.065, top), (x + 0.08, 0.52), (x + 0.045, 0.52), colour=scene.dim(stone, 0.5)
        )
        left, right = x + 0.065, x + 0.285
        arch = [
            (left, top - 0.01),
            *((left + (right - left) * t / 8, top + 0.13 - 0.13 * math.sin(math.pi * t / 8)) for t in range(9)),
            (right, top - 0.01),
        ]
        scene.shape(*arch, colour=mix(stone, scene.dark, 0.12))
        scene.shape((x - 0.09, 0.46), (x + 0.1, 0.46), (x + 0.11, 0.53), (x - 0.1, 0.53), colour=scene.dim(stone, 0.2))
    for x in (-0.5, 0.3):
        scene.fade([(x, -0.14), (x + 0.05, -0.14), (x + 0.09, 0.42), (x + 0.01, 0.42)], rgb("#cdeefa"), 0.95, 0.5)
        scene.fill([ellipse(x + 0.05, 0.46, 0.17, 0.04)], mix(rgb("#5fc0e0"), WHITE, 0.3), rgb("#2f8ab8"))
        for dx in (-0.16, 0.22):
            tree(scene, x + dx, 0.5, 0.17)


def tidal(scene: Scene) -> None:
    """Wheels under the sea that turn in its currents."""
    for k in range(6):
        y = -0.42 + 0.15 * k
        scene.line([(-1.9 + 0.32 * i, y + 0.035 * math.sin(i * 1.3 + k)) for i in range(13)], 0.014, WHITE, 0.35)
    for x, top, size in ((0.66, -0.04, 0.62), (-0.66, 0.0, 0.58), (0.0, -0.12, 1.0)):
        scene.across(
            [(x - 0.05 * size, top), (x + 0.05 * size, top), (x + 0.09 * size, 0.5), (x - 0.09 * size, 0.5)],
            mix(rgb("#f2c14a"), scene.hour.low, 0.1),
        )
        for turn in (15, 135, 255):
            blade = turned(
                [
                    (0.0, -0.05 * size),
                    (0.16 * size, -0.085 * size),
                    (0.42 * size, -0.02 * size),
                    (0.42 * size, 0.02 * size),
                    (0.0, 0.04 * size),
                ],
                (x, top),
                turn,
            )
            scene.shape(*blade, colour=mix(WHITE, scene.metal, 0.2), low=scene.dim(scene.metal, 0.3))
        scene.circle(x, top, 0.1 * size, scene.accent, scene.dim(scene.accent, 0.5))
        scene.circle(x - 0.02 * size, top - 0.02 * size, 0.04 * size, WHITE, alpha=0.7)
        scene.shape(
            (x - 0.16 * size, 0.5),
            (x - 0.1 * size, 0.42),
            (x + 0.1 * size, 0.42),
            (x + 0.16 * size, 0.5),
            colour=scene.dim(scene.metal, 0.4),
        )
    scene.line([(-0.66, 0.5), (0.0, 0.53), (0.66, 0.5), (1.9, 0.55)], 0.024, scene.dark)
    bolt(scene, 0.34, 0.4, 0.2, rgb("#ffe27a"))
    for x, y in ((-0.36, -0.3), (0.4, -0.38), (-0.3, 0.28)):
        scene.shape(
            (x - 0.07, y),
            (x, y - 0.04),
            (x + 0.05, y),
            (x + 0.1, y - 0.03),
            (x + 0.1, y + 0.03),
            (x + 0.05, y),
            (x, y + 0.04),
            colour=rgb("#f2a05a"),
        )


def redship(scene: Scene) -> None:
    """A ship with red sails on the new sea."""
    scene.fill([ellipse(0.02, 0.48, 0.74, 0.05)], INK, alpha=0.35)
    red = rgb("#d13a34")
    for x, top in ((-0.28, -0.44), (0.08, -0.6), (0.4, -0.4)):
        scene.line([(x, 0.24), (x, top)], 0.024, rgb("#6a4432"))
        scene.shape((x, top), (x - 0.14, top + 0.035), (x, top + 0.07), colour=GOLD)
        for k, (high, half) in enumerate(((0.3, 0.16), (0.36, 0.2))):
            y = top + 0.09 + 0.31 * k
            if y + high > 0.24:
                high = 0.22 - y
            sail = (
                f"M {x - half * 0.8} {y} L {x + half * 0.8} {y} Q {x + half * 1.5} {y + high * 0.5} {x + half} "
                f"{y + high} L {x - half} {y + high} Q {x - half * 0.5} {y + high * 0.5} {x - half * 0.8} {y} Z"
            )
            scene.fill(sail, mix(red, WHITE, 0.25), scene.dim(red, 0.35))
            scene.line([(x - half * 0.85, y), (x + half * 0.85, y)], 0.018, rgb("#6a4432"))
    scene.shape((-0.3, -0.3), (-0.34, 0.12), (-0.82, 0.16), colour=mix(red, WHITE, 0.2), low=scene.dim(red, 0.3))
    scene.line([(-0.56, 0.2), (-0.94, 0.08)], 0.024, rgb("#6a4432"))
    wood = rgb("#8a5638")
    scene.fill(
        "M -.66 .2 L .58 .2 L .7 .1 L .66 .34 Q .6 .48 .44 .48 L -.38 .48 Q -.56 .44 -.66 .2 Z",
        scene.lit(wood),
        scene.dim(wood, 0.55),
    )
    scene.shape((-0.63, 0.26), (0.67, 0.26), (0.66, 0.31), (-0.6, 0.31), colour=GOLD)
    for k in range(6):
        scene.circle(-0.42 + 0.17 * k, 0.38, 0.026, scene.lamp)
    for k in range(9):
        scene.fill([ellipse(-0.62 + 0.16 * k, 0.485 + 0.015 * (k % 2), 0.11, 0.018)], WHITE, alpha=0.8)


def staticrods(scene: Scene) -> None:
    """Rods on roofs that comb charge out of a storm of dust."""
    dust = mix(scene.hour.low, rgb("#b8744a"), 0.5)
    for k in range(9):
        scene.fill(
            [ellipse(-0.9 + 0.22 * k, -0.44 + 0.06 * (k % 3), 0.32, 0.13, 8)],
            scene.dim(dust, 0.1 * (k % 3)),
            alpha=0.55,
        )
    scene.shadow_below(0.8)
    for x, top, half, tone in ((-0.52, 0.2, 0.2, 0.2), (0.54, 0.16, 0.2, 0.6), (0.0, 0.04, 0.22, 0.4)):
        tint = mix(rgb("#fff0dc"), scene.accent, tone)
        scene.slab(x - half, top, x + half, 0.5, tint, depth=0.24)
        scene.windows(x - half + 0.03, top + 0.06, x + half * 0.5, 0.46, 3, 2, scene.lamp)
        scene.line([(x, top), (x, top - 0.3)], 0.024, scene.metal)
        for k in range(5):
            turn = -150 + 30 * k
            end = turned([(0.14, 0)], (x, top - 0.3), turn)[0]
            scene.line([(x, top - 0.3), end], 0.012, scene.metal)
            scene.circle(*end, 0.018, rgb("#bff4ff"))
        scene.glow(x, top - 0.34, 0.22, rgb("#bff4ff"), 0.9)
        flash = [(x + 0.02, top - 0.42), (x - 0.06, top - 0.5), (x + 0.03, top - 0.56), (x - 0.03, top - 0.66)]
        scene.line(flash, 0.022, WHITE)
    bolt(scene, -0.03, 0.32, 0.18, GOLD)


def ventfans(scene: Scene) -> None:
    """A wall of great fans in the warm wind from below."""
    scene.shadow_below(0.85)
    for k in range(7):
        x = -0.78 + 0.26 * k
        scene.line([(x + 0.04 * math.sin(j * 1.2 + k), -0.3 - 0.07 * j) for j in range(6)], 0.03, rgb("#ffb07a"), 0.55)
    scene.slab(-0.84, -0.3, 0.84, 0.5, scene.dim(scene.accent, 0.1), depth=0.04)
    for x, y, r in ((-0.5, 0.1, 0.31), (0.16, 0.1, 0.31), (0.64, -0.1, 0.13), (0.64, 0.24, 0.16)):
        scene.circle(x, y, r, scene.dim(scene.metal, 0.2), scene.dim(scene.metal, 0.5))
        scene.circle(x, y, r * 0.88, scene.dark)
        scene.glow(x, y, r, rgb("#ff7a3a"), 0.7)
        for k in range(6):
            blade = turned(
                [
                    (0.06 * r, -0.06 * r),
                    (0.5 * r, -0.3 * r),
                    (0.84 * r, -0.1 * r),
                    (0.8 * r, 0.12 * r),
                    (0.1 * r, 0.1 * r),
                ],
                (x, y),
                60 * k + 12,
            )
            scene.shape(*blade, colour=mix(scene.metal, WHITE, 0.25), low=scene.dim(scene.metal, 0.35))
        scene.circle(x, y, r * 0.17, scene.accent, scene.dim(scene.accent, 0.4))
    scene.slab(-0.88, -0.36, 0.88, -0.27, scene.metal, depth=0.04)
    bolt(scene, -0.17, 0.4, 0.16, scene.lamp)


def polder(scene: Scene) -> None:
    """A dike between the sea and green land, with a pump mill and tulips."""
    scene.fill("M -1.9 -.3 L 1.9 -.3 L 1.9 0 L -1.9 .1 Z", mix(rgb("#5fc3d0"), scene.hour.low, 0.25), rgb("#1f6a94"))
    for x, y, half in ((-1.1, -0.24, 0.3), (0.1, -0.2, 0.24), (0.9, -0.25, 0.3), (-0.5, -0.14, 0.2), (1.3, -0.16, 0.2)):
        scene.fill([ellipse(x, y, half, 0.01)], WHITE, alpha=0.7)
    scene.fill("M .62 -.34 L .62 -.62 L .86 -.36 Z", PAPER, mix(PAPER, scene.dark, 0.2))
    scene.fill("M .5 -.32 L .92 -.32 L .86 -.26 L .56 -.26 Z", rgb("#8a5638"))
    scene.fill("M -1.9 .1 L 1.9 .0 L 1.9 .8 L -1.9 .8 Z", rgb("#7fb852"), rgb("#4f8a3f"))
    scene.fill("M -1.9 -.02 L 1.9 -.1 L 1.9 .06 L -1.9 .2 Z", rgb("#a8c878"), rgb("#6f9a4a"))
    scene.line([(-1.9, -0.02), (1.9, -0.1)], 0.02, rgb("#e8d8b0"))
    for row, code in enumerate(("#e4402e", "#f7c948", "#d9609a")):
        y = 0.3 + 0.11 * row
        for k in range(15):
            x = -1.2 + 0.17 * k + 0.05 * row
            size = 0.035 + 0.012 * row
            scene.line([(x, y + 0.07), (x, y)], 0.012, rgb("#3f7a3a"))
            scene.shape(
                (x - size, y - size),
                (x - size * 0.4, y - size * 0.4),
                (x, y - size * 1.1),
                (x + size * 0.4, y - size * 0.4),
                (x + size, y - size),
                (x + size * 0.7, y + size),
                (x - size * 0.7, y + size),
                colour=mix(rgb(code), WHITE, 0.2),
                low=rgb(code),
            )
    scene.fill("M .1 .2 L .26 .19 L .1 .7 L -.3 .7 Z", mix(rgb("#7fd0e8"), WHITE, 0.2), rgb("#2f86b0"))
    scene.across([(-0.5, -0.14), (-0.32, -0.14), (-0.22, 0.26), (-0.6, 0.26)], mix(rgb("#c98a5a"), scene.hour.low, 0.1))
    scene.vault(-0.41, -0.136, 0.11, 0.12, rgb("#4a3a34"))
    scene.box((-0.46, 0.1, -0.36, 0.26), 0.04, scene.dark)
    for k in range(4):
        turn = 90 * k + 20
        scene.line([(-0.41, -0.16), turned([(0.44, 0)], (-0.41, -0.16), turn)[0]], 0.02, rgb("#5a3524"))
        sail = turned([(0.1, 0.0), (0.43, 0.0), (0.43, 0.11), (0.1, 0.11)], (-0.41, -0.16), turn)
        scene.shape(*sail, colour=PAPER, low=mix(PAPER, scene.accent, 0.3))
    scene.circle(-0.41, -0.16, 0.035, scene.accent)
    person(scene, 0.56, 0.3, 0.34, rgb("#3d7ea6"))


STRUCTURES: Final[Mapping[str, Motif]] = {
    "seismograph": Motif(seismograph, "cave", flies=True, size=0.6),
    "spillway": Motif(spillway, "green", flies=True),
    "fieldtowers": Motif(fieldtowers, "mars"),
    "heatduct": Motif(heatduct, "mars"),
    "aqueduct": Motif(aqueduct, "mars"),
    "tidal": Motif(tidal, "undersea"),
    "redship": Motif(redship, "shore"),
    "staticrods": Motif(staticrods, "mars"),
    "ventfans": Motif(ventfans, "mars"),
    "polder": Motif(polder, "shore"),
}
