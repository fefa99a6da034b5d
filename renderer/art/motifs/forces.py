"""Blows, blasts and fields, and what is in the ground."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, regular, star
from renderer.drawing.theme import INK, WHITE, mix, rgb


def dynamite(scene: Scene) -> None:
    """Sticks with a clock and a burning fuse."""
    red = rgb("#d1352e")
    scene.shadow_below(0.6)
    for x, y in ((-0.44, 0.3), (0.0, 0.3), (0.44, 0.3), (-0.22, 0.06), (0.22, 0.06)):
        scene.column(x - 0.21, y - 0.36, x + 0.21, y + 0.2, red)
        scene.fill([ellipse(x, y - 0.36, 0.21, 0.05)], scene.lit(red), scene.dim(red, 0.2))
        scene.line([(x, y - 0.37), (x + 0.03, y - 0.44)], 0.03, PAPER)
    scene.across([(-0.68, -0.02), (0.68, -0.02), (0.68, 0.1), (-0.68, 0.1)], mix(scene.dark, INK, 0.4))
    scene.circle(0, 0.08, 0.26, mix(INK, scene.dark, 0.3))
    scene.circle(0, 0.08, 0.215, PAPER, scene.dim(PAPER, 0.15))
    for k in range(12):
        a = math.pi * k / 6
        scene.circle(0.17 * math.cos(a), 0.08 + 0.17 * math.sin(a), 0.014, INK)
    scene.line([(0, 0.08), (-0.09, -0.04)], 0.03, INK)
    scene.line([(0, 0.08), (0.02, -0.07)], 0.02, red)
    scene.line([(0.25, -0.38), (0.34, -0.52), (0.5, -0.5)], 0.026, PAPER)
    scene.glow(0.52, -0.5, 0.26, scene.lamp, 1)
    scene.fill([star(8, 0.13, 0.04, (0.52, -0.5))], rgb("#ffd24a"))
    scene.circle(0.52, -0.5, 0.03, WHITE)


def tunnel(scene: Scene) -> None:
    """The mouth of a mine, a cart of ore on its rails."""
    stone, wood = mix(scene.rock, scene.hour.far, 0.3), mix(rgb("#8a5a36"), scene.hour.low, 0.1)
    hill = [
        (-1.1, 0.52),
        (-0.8, 0.06),
        (-0.5, -0.2),
        (-0.16, -0.5),
        (0.24, -0.56),
        (0.56, -0.24),
        (0.86, -0.04),
        (1.1, 0.52),
    ]
    scene.shape(*hill, colour=scene.lit(stone), low=scene.dim(stone, 0.3))
    scene.shape(*hill[4:], (0.4, 0.52), (0.3, -0.1), colour=scene.dim(stone, 0.3), low=scene.dim(stone, 0.55))
    scene.shape((-0.32, 0.52), (-0.28, -0.16), (0.28, -0.16), (0.32, 0.52), colour=INK, low=mix(INK, scene.dark, 0.5))
    scene.glow(0, 0.06, 0.26, scene.lamp, 0.8)
    for side in (-1, 1):
        scene.shape(
            (side * 0.38, 0.52),
            (side * 0.32, -0.18),
            (side * 0.22, -0.18),
            (side * 0.26, 0.52),
            colour=scene.lit(wood) if side < 0 else scene.dim(wood, 0.2),
        )
        scene.line([(side * 0.06, 0.24), (side * 0.34, 0.72)], 0.03, scene.metal)
    scene.slab(-0.46, -0.26, 0.46, -0.13, wood, depth=0.1)
    for k in range(4):
        half, y = 0.14 + 0.07 * k, 0.32 + 0.1 * k
        scene.line([(-half, y), (half, y)], 0.03, scene.dim(wood, 0.3))
    for x, y, r in ((-0.14, 0.14, 0.1), (0.04, 0.1, 0.12), (0.18, 0.15, 0.09)):
        scene.fill(
            [regular(6, r, (x, y), 20 * r)], scene.lit(mix(scene.metal, scene.accent, 0.3)), scene.dim(scene.metal, 0.4)
        )
    scene.across([(-0.3, 0.16), (0.3, 0.16), (0.22, 0.44), (-0.22, 0.44)], mix(scene.accent, scene.dark, 0.2))
    scene.slab(-0.33, 0.13, 0.33, 0.19, scene.metal, depth=0.15)
    for x in (-0.17, 0.17):
        scene.circle(x, 0.48, 0.075, scene.dark)
        scene.circle(x, 0.48, 0.035, scene.metal)


def icecore(scene: Scene) -> None:
    """A core of ice with its layers, drawn out of the ground."""
    pale, deep = mix(WHITE, rgb("#cfeefa"), 0.5), rgb("#4f96c0")
    scene.fill([ellipse(0.1, 0.48, 0.34, 0.07)], mix(deep, INK, 0.5))
    for x in (-0.5, 0.62):
        scene.line([(x, 0.5), (0.08, -0.56)], 0.035, scene.dim(scene.metal, 0.2 if x < 0 else 0.45))
    scene.slab(-0.04, -0.64, 0.24, -0.52, scene.accent)
    scene.line([(0.1, -0.52), (0.1, -0.36)], 0.02, scene.dark)
    scene.column(-0.04, -0.38, 0.24, -0.28, scene.metal)
    bands = (
        pale,
        mix(pale, deep, 0.4),
        rgb("#b8846a"),
        pale,
        mix(pale, deep, 0.6),
        rgb("#c9a08a"),
        mix(pale, deep, 0.2),
        mix(pale, deep, 0.75),
    )
    for k, tone in enumerate(bands):
        y = -0.28 + 0.095 * k
        scene.across([(-0.03, y), (0.23, y), (0.23, y + 0.1), (-0.03, y + 0.1)], tone)
    scene.shape((0.0, -0.26), (0.03, -0.26), (0.03, 0.46), (0.0, 0.46), colour=WHITE, alpha=0.6)
    for k in range(3):
        y = 0.46 - 0.09 * k
        core = [
            (-0.92 + 0.05 * k, y - 0.08),
            (-0.44 + 0.02 * k, y - 0.08),
            (-0.44 + 0.02 * k, y),
            (-0.92 + 0.05 * k, y),
        ]
        scene.shape(*core, colour=pale, low=deep)
        scene.fill([ellipse(-0.44 + 0.02 * k, y - 0.04, 0.022, 0.04)], mix(pale, deep, 0.5))
    person(scene, 0.8, 0.52, 0.56, rgb("#e4702e"), arm=0.7)


def geothermal(scene: Scene) -> None:
    """Pipes from a power house down to hot rock and back."""
    hot = rgb("#ff8a2a")
    scene.glow(0, 0.62, 0.9, hot, 0.9)
    scene.fill(
        "M -1.5 .5 C -.9 .36 -.6 .5 -.2 .4 C .3 .3 .7 .5 1.5 .4 L 1.5 .9 L -1.5 .9 Z", rgb("#ffd060"), rgb("#e8431a")
    )
    for x, tone in ((-0.26, rgb("#5fb0e0")), (0.2, rgb("#e8502e"))):
        scene.line([(x, -0.34), (x, 0.42)], 0.085, scene.dim(tone, 0.3))
        scene.line([(x - 0.014, -0.34), (x - 0.014, 0.42)], 0.035, scene.lit(tone))
        way = 1 if x < 0 else -1
        for y in (-0.1, 0.12):
            scene.shape((x - 0.09, y - way * 0.06), (x + 0.09, y - way * 0.06), (x, y + way * 0.07), colour=WHITE)
    scene.line([(-0.26, 0.42), (-0.03, 0.52), (0.2, 0.42)], 0.085, scene.dim(rgb("#c9703a"), 0.2))
    scene.slab(-0.56, -0.56, 0.34, -0.26, scene.metal, depth=0.16)
    scene.windows(-0.5, -0.5, 0.16, -0.32, 5, 1, scene.lamp)
    for x in (0.46, 0.7):
        scene.column(x, -0.6, x + 0.18, -0.26, scene.accent, 0.03)
        scene.puffs(x + 0.09, -0.66, mix(WHITE, scene.hour.low, 0.3), n=3, size=0.055, lean=0.05)


def hammer(scene: Scene) -> None:
    """A hammer that strikes lightning."""
    bolt = [(-0.1, 0.04), (-0.44, 0.3), (-0.26, 0.32), (-0.6, 0.66), (0.0, 0.28), (-0.18, 0.26), (0.1, 0.02)]
    scene.glow(-0.1, 0.16, 0.6, scene.lamp, 0.9)
    scene.shape(*bolt, colour=WHITE, low=rgb("#ffd24a"))
    scene.shape(*((0.36 - 0.7 * x, 0.02 + 0.7 * y) for x, y in bolt), colour=WHITE, low=rgb("#ffd24a"))
    wood = rgb("#8a5230")
    scene.line([(0.0, -0.2), (0.6, 0.52)], 0.13, scene.dim(wood, 0.4))
    scene.line([(-0.015, -0.21), (0.585, 0.51)], 0.07, scene.lit(wood))
    for k in range(4):
        scene.line(turned([(-0.075, 0), (0.075, -0.03)], (0.3 + 0.08 * k, 0.16 + 0.096 * k), 50), 0.028, GOLD)
    steel = mix(scene.metal, rgb("#7a8aa0"), 0.35)
    head = [(-0.44, -0.2), (0.44, -0.2), (0.44, 0.2), (-0.44, 0.2)]
    scene.shape(*turned(head, (-0.06, -0.26), -40), colour=scene.lit(steel), low=scene.dim(steel, 0.5))
    scene.shape(
        *turned([(-0.44, -0.2), (0.44, -0.2), (0.4, -0.12), (-0.4, -0.12)], (-0.06, -0.26), -40),
        colour=mix(steel, WHITE, 0.6),
    )
    for x in (-0.36, 0.3):
        scene.shape(*turned([(x, -0.2), (x + 0.06, -0.2), (x + 0.06, 0.2), (x, 0.2)], (-0.06, -0.26), -40), colour=GOLD)
    scene.circle(-0.06, -0.26, 0.09, scene.accent, scene.dim(scene.accent, 0.4))


def magnetosphere(scene: Scene) -> None:
    """The field around Mars, which parts what streams from the Sun."""
    for k in range(9):
        y = -0.56 + 0.14 * k
        bend = 0.42 if y >= 0 else -0.42
        stream = [
            (-1.3, y),
            (-0.86, y),
            (-0.6, y + 0.3 * bend),
            (-0.2, y * 0.5 + bend * 1.3),
            (0.5, y * 0.4 + bend * 1.5),
        ]
        scene.line(stream, 0.016, scene.lamp, 0.6)
        scene.circle(*stream[1], 0.022, WHITE)
    blue = rgb("#7fd8ff")
    for half, alpha in ((0.3, 0.9), (0.46, 0.7), (0.64, 0.5)):
        for side in (-1, 1):
            loop = ellipse(0.06 + side * half * 0.66, 0, half * 0.66, half * 0.72, 0, 40)
            scene.line([*loop, loop[0]], 0.018, blue, alpha)
    scene.orb(0.06, 0, 0.25, rgb("#d96f42"), rgb("#3a1214"))
    for x, y, a in ((0.0, 0.04, 0.12), (0.12, -0.1, 0.08), (0.08, 0.15, 0.07)):
        scene.fill([ellipse(x, y, a, 0.03, -10)], rgb("#8f3c24"), alpha=0.6)
    for y in (-0.27, 0.27):
        scene.slab(0.0, y - 0.03, 0.12, y + 0.03, scene.metal)
        scene.glow(0.06, y, 0.12, blue, 1)


def impact(scene: Scene) -> None:
    """A rock that has struck: fire, a ring of dust, a cloud."""
    dust = mix(scene.hour.low, scene.rock, 0.35)
    scene.glow(0, 0.2, 0.9, rgb("#ffb04a"), 0.9)
    for half, alpha in ((1.0, 0.35), (0.78, 0.5), (0.56, 0.7)):
        scene.fill([ellipse(0, 0.44, half, half * 0.17)], dust, alpha=alpha)
    for x, y, r in ((-0.4, 0.3, 0.17), (0.42, 0.3, 0.16), (-0.24, 0.1, 0.17), (0.26, 0.08, 0.18), (0, -0.02, 0.2)):
        scene.circle(x, y, r, mix(dust, WHITE, 0.25), scene.dim(dust, 0.3))
    for k in range(11):
        a = math.pi * (k + 0.5) / 11
        far = 0.8 if k % 2 else 0.6
        tip = (-far * math.cos(a), 0.42 - far * math.sin(a))
        foot = [
            (-0.14 * math.cos(a) - 0.05 * math.sin(a), 0.42 - 0.05),
            (-0.14 * math.cos(a) + 0.05 * math.sin(a), 0.42),
        ]
        scene.shape(foot[0], tip, foot[1], colour=rgb("#ffe27a"), low=rgb("#f0681c"))
        scene.fill(
            [regular(5, 0.04 + 0.01 * (k % 3), (tip[0] * 1.1, tip[1] * 1.1 - 0.02), 30 * k)],
            scene.lit(scene.rock),
            scene.dim(scene.rock),
        )
    scene.fill([ellipse(0, 0.46, 0.4, 0.075)], scene.dark)
    scene.fill([half_ellipse(0, 0.46, 0.3, 0.26)], WHITE, rgb("#ff9a2a"))


FORCES: Final[Mapping[str, Motif]] = {
    "dynamite": Motif(dynamite, "mars"),
    "tunnel": Motif(tunnel, "mars"),
    "icecore": Motif(icecore, "ice"),
    "geothermal": Motif(geothermal, "cave", flies=True),
    "hammer": Motif(hammer, "rays", flies=True),
    "magnetosphere": Motif(magnetosphere, "space", flies=True),
    "impact": Motif(impact, "green"),
}
