"""Where people of Mars govern, speak and celebrate."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import tree
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, star
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb

WOOD: Final = rgb("#8a5634")
PARTIES: Final = ("#c8482c", "#f2efe6", "#4a86c8", "#4f9a4a", "#8e2f3a", "#2f2f36")
"""Colours of cloth for six parties."""


def _chair(scene: Scene, x: float, foot: float, size: float, cloth: Colour, turn: float = 0) -> None:
    parts = (
        ([(-0.2, -0.5), (0.2, -0.5), (0.22, 0.02), (-0.22, 0.02)], cloth, 0.0),
        ([(-0.26, 0.0), (0.26, 0.0), (0.26, 0.12), (-0.26, 0.12)], cloth, 0.25),
        ([(-0.24, 0.12), (-0.17, 0.12), (-0.19, 0.5), (-0.24, 0.5)], WOOD, 0.0),
        ([(0.17, 0.12), (0.24, 0.12), (0.24, 0.5), (0.19, 0.5)], WOOD, 0.3),
    )
    for points, tone, shade in parts:
        shaped = [(px * size, py * size) for px, py in points]
        scene.shape(
            *turned(shaped, (x, foot - size / 2), turn), colour=scene.lit(tone), low=scene.dim(tone, 0.3 + shade)
        )


def emptychair(scene: Scene) -> None:
    """A seat knocked over in a row of seats, its name plate struck out."""
    scene.fill([[*half_ellipse(0, 0.2, 0.95, 0.34)]], scene.dim(WOOD, 0.3), scene.dim(WOOD, 0.5))
    scene.slab(-0.95, 0.16, 0.95, 0.3, WOOD, depth=0.02)
    for k, x in enumerate((-0.68, -0.34, 0.36, 0.7)):
        _chair(scene, x, 0.3, 0.5, rgb(PARTIES[(2, 3, 2, 0)[k]]))
    scene.fill([ellipse(0.04, 0.5, 0.42, 0.05)], scene.dark, alpha=0.5)
    _chair(scene, 0.06, 0.58, 0.62, rgb("#c8482c"), 78)
    scene.slab(-0.5, 0.4, -0.14, 0.56, PAPER, depth=0.05)
    scene.line([(-0.44, 0.48), (-0.22, 0.48)], 0.03, mix(INK, PAPER, 0.4))
    for k in (-1, 1):
        scene.line([(-0.46, 0.48 - 0.07 * k), (-0.2, 0.48 + 0.07 * k)], 0.035, rgb("#c02a2a"))


def opera(scene: Scene) -> None:
    """White shells of an opera house among towers."""
    scene.shadow_below(0.85)
    for x, top, wide in ((-0.74, -0.1, 0.16), (-0.5, -0.3, 0.14), (0.5, -0.22, 0.16), (0.7, -0.04, 0.14)):
        tone = mix(scene.accent, scene.hour.low, 0.4)
        scene.slab(x - wide / 2, top, x + wide / 2, 0.42, tone, depth=0.3)
        scene.windows(x - wide * 0.42, top + 0.05, x + wide * 0.1, 0.36, 2, 6, scene.lamp)
    shells = ((-0.42, 0.34, 0.3), (0.46, 0.34, 0.32), (-0.14, 0.34, 0.54), (0.2, 0.34, 0.46))
    for k, (x, foot, high) in enumerate(shells):
        lean = 0.34 if k % 2 == 0 else -0.34
        wide = high * 0.62
        left, right = x - wide / 2, x + wide / 2
        tip = (x + lean * high, foot - high * 1.3)
        white = mix(WHITE, scene.hour.low, 0.18)
        scene.fill(
            f"M {left} {foot} Q {left + lean * high * 0.1} {foot - high} {tip[0]} {tip[1]} "
            f"Q {right + lean * high * 0.5} {foot - high * 0.7} {right} {foot} Z",
            scene.lit(white),
            scene.dim(white, 0.3),
        )
        edge = right if lean > 0 else left
        scene.fill(
            f"M {tip[0]} {tip[1]} Q {edge + lean * high * 0.5} {foot - high * 0.7} {edge} {foot} L {x} {foot} "
            f"Q {x + lean * high * 0.5} {foot - high * 0.6} {tip[0]} {tip[1]} Z",
            scene.dim(white, 0.35),
            mix(scene.lamp, scene.dim(white, 0.3), 0.4),
        )
    scene.slab(-0.8, 0.34, 0.8, 0.4, mix(PAPER, scene.rock, 0.3), depth=0.03)
    for k in range(3):
        scene.slab(
            -0.86 - 0.03 * k,
            0.4 + 0.035 * k,
            0.86 + 0.03 * k,
            0.44 + 0.035 * k,
            mix(PAPER, scene.rock, 0.45),
            depth=0.02,
        )
    for x, code in ((-0.3, "#d1495b"), (-0.06, "#3d5a8a"), (0.24, "#5fa777")):
        person(scene, x, 0.54, 0.2, rgb(code))


def newsroom(scene: Scene) -> None:
    """A camera on its stand before a speaker at a desk, lamps above."""
    for x in (-0.5, 0.1, 0.6):
        scene.line([(x, -0.7), (x, -0.5)], 0.02, scene.dark)
        scene.shape((x - 0.1, -0.42), (x + 0.1, -0.42), (x + 0.06, -0.53), (x - 0.06, -0.53), colour=scene.dark)
        scene.fade([(x - 0.09, -0.42), (x + 0.09, -0.42), (x + 0.3, 0.2), (x - 0.3, 0.2)], rgb("#fff3c4"), 0.4, 0.0)
    scene.box((0.02, -0.36, 0.74, 0.1), 0.03, scene.dark)
    scene.box((0.05, -0.33, 0.71, 0.07), 0.02, rgb("#2a5f9a"), rgb("#123a66"))
    scene.orb(0.58, -0.16, 0.11, rgb("#d96f42"))
    for k in range(3):
        scene.line([(0.1, -0.26 + 0.08 * k), (0.32 - 0.05 * k, -0.26 + 0.08 * k)], 0.022, WHITE, 0.8)
    person(scene, 0.38, 0.5, 0.74, rgb("#d1495b"))
    scene.shape(
        (0.08, 0.22),
        (0.72, 0.22),
        (0.64, 0.52),
        (0.16, 0.52),
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent, 0.4),
    )
    scene.slab(0.02, 0.18, 0.78, 0.24, PAPER, depth=0.05)
    for dx in (-0.2, 0.0, 0.2):
        scene.line([(-0.44, 0.1), (-0.44 + dx, 0.54)], 0.032, scene.dark)
    scene.slab(-0.66, -0.16, -0.26, 0.12, mix(INK, scene.metal, 0.3), depth=0.1)
    scene.column(-0.26, -0.1, -0.1, 0.06, scene.dark)
    scene.fill([ellipse(-0.1, -0.02, 0.04, 0.1)], rgb("#8ff0ff"), mix(rgb("#2a6fa0"), INK, 0.3))
    for x in (-0.58, -0.38):
        scene.circle(x, -0.26, 0.12, scene.dark)
        scene.circle(x, -0.26, 0.05, scene.metal)
    scene.circle(-0.31, -0.11, 0.024, rgb("#ff3a3a"))


def hemicycle(scene: Scene) -> None:
    """Rows of seats in half circles, in the colours of six parties, round a desk."""
    scene.fill([half_ellipse(0, 0.56, 1.02, 1.04)], scene.dim(WOOD, 0.45), scene.dim(WOOD, 0.65))
    for row in range(3):
        half, high = 0.92 - 0.21 * row, 0.86 - 0.24 * row
        n = 12 - 2 * row
        for k in range(n):
            a = math.pi * (k + 0.5) / n
            x, foot = -half * math.cos(a), 0.5 - high * math.sin(a)
            tone = rgb(PARTIES[k * 6 // n])
            scene.fill([half_ellipse(x, foot + 0.05, 0.085, 0.12)], scene.lit(tone), scene.dim(tone, 0.25))
            scene.circle(x, foot - 0.085, 0.05, scene.one_of("#f0c8a0", "#d9a078", "#a8704a"))
        scene.fill([half_ellipse(0, 0.56, half + 0.02, high)], mix(WOOD, WHITE, 0.3), scene.dim(WOOD, 0.1))
        scene.fill([half_ellipse(0, 0.56, half - 0.03, high - 0.06)], scene.dim(WOOD, 0.3), scene.dim(WOOD, 0.5))
    scene.fill([half_ellipse(0, 0.56, 0.3, 0.17)], mix(PAPER, scene.hour.low, 0.2), scene.dim(PAPER, 0.2))
    scene.slab(-0.2, 0.38, 0.2, 0.56, scene.accent, depth=0.08)
    scene.slab(-0.24, 0.34, 0.24, 0.4, WOOD, depth=0.06)
    person(scene, 0.0, 0.42, 0.34, rgb("#3a3f78"), arm=0.8)
    scene.orb(0, 0.47, 0.05, rgb("#d96f42"))


def megaphone(scene: Scene) -> None:
    """A megaphone from which hearts, stars and leaves fly."""
    tone = mix(scene.accent, WHITE, 0.1)
    scene.fill("M -.3 -.1 L .16 -.42 L .26 .3 L -.26 .12 Z", scene.lit(tone), scene.dim(tone, 0.4))
    scene.fill([ellipse(0.21, -0.06, 0.09, 0.37, -8)], scene.dim(tone, 0.5))
    scene.fill([ellipse(0.21, -0.06, 0.06, 0.31, -8)], scene.dark)
    scene.fill("M -.5 -.1 L -.28 -.12 L -.24 .13 L -.46 .14 Q -.58 .02 -.5 -.1 Z", PAPER, scene.dim(PAPER, 0.4))
    scene.shape(
        (-0.34, 0.12),
        (-0.2, 0.12),
        (-0.12, 0.46),
        (-0.26, 0.48),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.5),
    )
    scene.line([(-0.1, -0.2), (-0.02, 0.16)], 0.035, PAPER)
    for k in range(3):
        reach = 0.16 + 0.13 * k
        arc = [
            (0.26 + reach * math.cos(a), -0.06 + reach * 1.3 * math.sin(a))
            for a in (-0.6 + 0.12 * j for j in range(11))
        ]
        scene.line(arc, 0.024, WHITE, 0.8)
    for x, y, r in ((0.5, -0.34, 0.1), (0.78, -0.02, 0.08)):
        scene.fill([star(5, r, r * 0.42, (x, y))], mix(GOLD, WHITE, 0.3), GOLD)
    for x, y, r in ((0.62, 0.18, 0.09), (0.74, -0.42, 0.06)):
        heart = f"M {x} {y + r} C {x - r * 1.7} {y - r * 0.2} {x - r * 0.7} {y - r * 1.3} {x} {y - r * 0.4} "
        scene.fill(heart + f"C {x + r * 0.7} {y - r * 1.3} {x + r * 1.7} {y - r * 0.2} {x} {y + r} Z", rgb("#d12f4a"))
    scene.fill("M .42 .38 Q .44 .24 .6 .3 Q .58 .44 .42 .38 Z", rgb("#4f9a3a"))


def fireworks(scene: Scene) -> None:
    """Fireworks above a crowd with flags."""
    bursts = (
        (-0.48, -0.3, 0.26, "#ffd25a"),
        (0.06, -0.44, 0.2, "#8ff0ff"),
        (0.52, -0.24, 0.28, "#ff7ab0"),
        (-0.1, -0.08, 0.16, "#a8f08a"),
    )
    for x, y, r, code in bursts:
        scene.line([(x * 0.6, 0.3), (x * 0.9, y + r), (x, y)], 0.01, WHITE, 0.5)
        scene.glow(x, y, r * 1.3, rgb(code), 0.75)
        for k in range(14):
            a = 2 * math.pi * k / 14
            for t, width in ((0.35, 0.022), (0.7, 0.016)):
                dot = (x + r * (t + 0.28) * math.cos(a), y + r * (t + 0.28) * math.sin(a) + 0.03 * t)
                scene.line([(x + r * t * math.cos(a), y + r * t * math.sin(a)), dot], width, mix(rgb(code), WHITE, 0.4))
            scene.circle(x + r * 1.08 * math.cos(a), y + r * 1.08 * math.sin(a) + 0.03, 0.016, WHITE)
    codes = ("#e4572e", "#3d8ac0", "#f2b33a", "#5fa777", "#8e5aa8", "#d1495b", "#3d5a8a")
    for k in range(9):
        x = -0.8 + 0.2 * k
        person(scene, x, 0.5 + 0.05 * (k % 2), 0.36 + 0.03 * (k % 3), rgb(codes[k % 7]), arm=1.0 if k % 2 else 0.3)
    for x, code in ((-0.5, "#e4572e"), (0.3, "#f2b33a"), (0.72, "#5fa777")):
        scene.line([(x, 0.36), (x + 0.03, 0.0)], 0.016, scene.dark)
        scene.shape((x + 0.03, 0.0), (x + 0.2, 0.05), (x + 0.03, 0.12), colour=rgb(code))


def thumbsdown(scene: Scene) -> None:
    """A fist with its thumb turned down."""
    skin = rgb("#d9a078")
    scene.fill("M .26 -.34 L .74 -.44 L .8 .1 L .3 .08 Z", scene.lit(scene.accent), scene.dim(scene.accent, 0.45))
    scene.shape((0.2, -0.36), (0.32, -0.37), (0.36, 0.09), (0.24, 0.11), colour=PAPER, low=scene.dim(PAPER, 0.3))
    scene.circle(0.3, 0.02, 0.025, GOLD)
    scene.fill(
        "M .24 -.34 L -.06 -.38 C -.3 -.38 -.36 -.2 -.34 .02 L -.3 .12 L .26 .1 Z",
        scene.lit(skin),
        scene.dim(skin, 0.3),
    )
    scene.fill(
        "M -.12 .06 L .18 .04 C .12 .14 .08 .26 .1 .46 C .1 .56 -.06 .58 -.1 .48 C -.14 .32 -.22 .18 -.12 .06 Z",
        scene.lit(skin),
        scene.dim(skin, 0.25),
    )
    scene.fill("M .0 .5 C 0 .44 .08 .44 .09 .5 C .08 .56 .01 .56 0 .5 Z", mix(skin, WHITE, 0.6))
    for k in range(4):
        y = -0.33 + 0.13 * k
        scene.box((-0.5 + 0.03 * abs(k - 1), y, -0.08, y + 0.135), 0.065, scene.dim(skin, 0.3))
        scene.box((-0.49 + 0.03 * abs(k - 1), y, -0.09, y + 0.118), 0.06, scene.lit(skin), scene.dim(skin, 0.12))
    for x, y, turn in ((-0.66, -0.34, -20), (0.56, 0.38, 15), (-0.5, 0.4, 25)):
        slip = turned([(-0.13, -0.09), (0.13, -0.09), (0.13, 0.09), (-0.13, 0.09)], (x, y), turn)
        scene.shape(*slip, colour=PAPER, low=scene.dim(PAPER, 0.15))
        for k in (-1, 1):
            stroke = turned([(-0.05, -0.05 * k), (0.05, 0.05 * k)], (x, y), turn)
            scene.line(stroke, 0.025, rgb("#c02a2a"))


def crossedflags(scene: Scene) -> None:
    """Two flags whose poles cross below one ring of laurel."""
    for f, code, mark in ((-1, "#4f9a4a", "#f2efe6"), (1, "#4a86c8", "#f2c14a")):
        tone = rgb(code)
        scene.line([(f * -0.36, 0.56), (f * 0.44, -0.54)], 0.05, WOOD)
        scene.circle(f * 0.45, -0.56, 0.045, GOLD)
        top, low = (f * 0.42, -0.5), (f * 0.2, -0.18)
        scene.fill(
            f"M {top[0]} {top[1]} C {f * 0.6} -.56 {f * 0.66} -.36 {f * 0.88} -.42 L {f * 0.7} -.04 "
            f"C {f * 0.5} .0 {f * 0.42} -.2 {low[0]} {low[1]} Z",
            scene.lit(tone),
            scene.dim(tone, 0.35),
        )
        scene.circle(f * 0.54, -0.28, 0.08, rgb(mark))
    for f in (-1, 1):
        for k in range(7):
            a = math.pi * (0.5 + f * (0.1 + 0.11 * k))
            x, y = 0.3 * math.cos(a), 0.2 + 0.3 * math.sin(a)
            scene.fill(
                [ellipse(x, y, 0.075, 0.032, math.degrees(a) + 90 + 28 * f)],
                mix(GOLD, WHITE, 0.35),
                scene.dim(GOLD, 0.25),
            )
    scene.circle(0, 0.17, 0.13, rgb("#d96f42"), rgb("#8a3420"))
    scene.circle(-0.03, 0.14, 0.03, rgb("#f0a070"))


def wilddome(scene: Scene) -> None:
    """A glass dome over a grove with an elephant and birds."""
    scene.shadow_below(0.8)
    scene.slab(-0.8, 0.38, 0.8, 0.5, scene.metal, depth=0.04)
    scene.fill([ellipse(0, 0.38, 0.74, 0.07)], rgb("#6fae4a"), rgb("#3f7a3a"))
    for x, high in ((-0.5, 0.42), (0.52, 0.46), (0.28, 0.3), (-0.28, 0.56)):
        tree(scene, x, 0.37, high, "#4f9a4a")
    grey = mix(rgb("#9a98a4"), scene.hour.low, 0.1)
    for dx in (-0.1, 0.12):
        scene.slab(dx - 0.05, 0.24, dx + 0.05, 0.4, scene.dim(grey, 0.25))
    scene.fill([ellipse(0.02, 0.16, 0.23, 0.16)], scene.lit(grey), scene.dim(grey, 0.35))
    scene.circle(-0.2, 0.08, 0.12, scene.lit(grey), scene.dim(grey, 0.25))
    scene.line([(-0.29, 0.1), (-0.36, 0.22), (-0.34, 0.34), (-0.38, 0.36)], 0.05, scene.lit(grey))
    scene.fill([ellipse(-0.13, 0.07, 0.075, 0.11, 12)], scene.dim(grey, 0.3))
    scene.line([(-0.27, 0.16), (-0.35, 0.15)], 0.022, WHITE)
    scene.circle(-0.25, 0.05, 0.014, INK)
    scene.line([(0.24, 0.12), (0.28, 0.26)], 0.016, scene.dim(grey, 0.4))
    for x, y in ((0.1, -0.2), (-0.06, -0.28), (0.24, -0.12)):
        scene.line([(x - 0.06, y - 0.03), (x, y), (x + 0.06, y - 0.03)], 0.018, INK)
    scene.bubble(0, 0.38, 0.76, 0.86)
    for half in (0.5, 0.2):
        scene.line(half_ellipse(0, 0.38, half, 0.86), 0.008, WHITE, 0.5)
    for y, half in ((-0.1, 0.63), (0.14, 0.73)):
        scene.line([(-half, y), (half, y)], 0.008, WHITE, 0.5)


ASSEMBLIES: Final[Mapping[str, Motif]] = {
    "emptychair": Motif(emptychair, "hall", size=0.62),
    "opera": Motif(opera, "mars", size=0.62),
    "newsroom": Motif(newsroom, "hall", size=0.64),
    "hemicycle": Motif(hemicycle, "hall"),
    "megaphone": Motif(megaphone, "rays", flies=True),
    "fireworks": Motif(fireworks, "street"),
    "thumbsdown": Motif(thumbsdown, "rays", flies=True),
    "crossedflags": Motif(crossedflags, "rays", flies=True),
    "wilddome": Motif(wilddome, "mars"),
}
