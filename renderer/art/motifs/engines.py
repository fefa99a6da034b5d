"""Machines that dig, melt, pump and turn."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import bolt, sparkle
from renderer.art.scenery import GOLD, Scene, ragged
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def turbine(scene: Scene) -> None:
    """A turbine in a pipe through which the water of an aquifer shoots."""
    blue = rgb("#3f9ac0")
    scene.fill("M -1.9 -.1 L 1.9 -.1 L 1.9 .34 L -1.9 .34 Z", mix(blue, WHITE, 0.35), mix(blue, INK, 0.35))
    for k in range(9):
        y = -0.04 + 0.042 * k
        scene.line([(-1.8 + 0.3 * i, y + 0.012 * math.sin(i * 2 + k)) for i in range(13)], 0.012, WHITE, 0.45)
    for y, tone in ((-0.18, scene.lit(scene.metal)), (0.34, scene.dim(scene.metal, 0.4))):
        scene.shape(
            (-1.9, y), (1.9, y), (1.9, y + 0.08), (-1.9, y + 0.08), colour=tone, low=scene.dim(scene.metal, 0.5)
        )
    for x in (-0.72, 0.76):
        scene.slab(x - 0.06, -0.24, x + 0.06, 0.48, scene.metal)
    scene.circle(0, 0.1, 0.4, scene.dim(scene.metal, 0.3), scene.dim(scene.metal, 0.6))
    scene.circle(0, 0.1, 0.34, mix(blue, WHITE, 0.5), mix(blue, INK, 0.2))
    for k in range(7):
        blade = turned(
            [(0.05, -0.03), (0.2, -0.11), (0.33, -0.05), (0.3, 0.05), (0.06, 0.05)], (0, 0.1), 360 * k / 7 + 10
        )
        scene.shape(*blade, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.45))
    scene.circle(0, 0.1, 0.09, scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
    scene.slab(-0.12, -0.52, 0.14, -0.26, scene.accent)
    bolt(scene, -0.03, -0.39, 0.2, scene.lamp)


def dynamo(scene: Scene) -> None:
    """Three generators in a row, with their cables and sparks."""
    for x, size in ((0.58, 0.66), (0.16, 0.82), (-0.34, 1.0)):
        with scene.placed(x, 0.5 - size / 2, size):
            scene.shadow_below(0.4)
            scene.slab(-0.36, 0.38, 0.36, 0.5, scene.dim(scene.metal, 0.35))
            scene.across([(-0.3, -0.26), (0.2, -0.26), (0.2, 0.4), (-0.3, 0.4)], scene.dim(scene.metal, 0.2))
            scene.fill([ellipse(0.2, 0.07, 0.11, 0.33)], scene.dim(scene.metal, 0.6))
            copper = rgb("#d9823a")
            for k in range(5):
                left = -0.27 + 0.088 * k
                scene.across(
                    [(left, -0.24), (left + 0.06, -0.24), (left + 0.06, 0.38), (left, 0.38)],
                    mix(copper, WHITE, 0.05 * k),
                )
            scene.fill([ellipse(-0.3, 0.07, 0.11, 0.33)], scene.lit(scene.accent), scene.dim(scene.accent, 0.4))
            scene.fill([ellipse(-0.3, 0.07, 0.045, 0.13)], scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
            for dx in (-0.14, 0.08):
                scene.column(dx - 0.03, -0.4, dx + 0.03, -0.24, scene.metal)
                scene.circle(dx, -0.42, 0.05, rgb("#fff6e6"))
            spark = [(-0.14, -0.42), (-0.06, -0.5), (-0.02, -0.38), (0.08, -0.42)]
            scene.line(spark, 0.024, rgb("#8ff0ff"))
            scene.glow(-0.03, -0.43, 0.16, rgb("#8ff0ff"), 0.8)


def refinery(scene: Scene) -> None:
    """Works with pipes, tanks, a belt and chimneys, all in one."""
    scene.shadow_below(0.9)
    for x, top in ((0.42, -0.44), (0.6, -0.3)):
        scene.column(x - 0.055, top, x + 0.055, 0.5, scene.metal, 0.015)
        scene.slab(x - 0.05, top + 0.06, x + 0.05, top + 0.12, scene.accent)
        scene.puffs(x, top - 0.06, mix(WHITE, scene.hour.low, 0.4), n=3, size=0.07)
    scene.slab(-0.3, -0.08, 0.34, 0.5, mix(scene.accent, scene.metal, 0.3))
    for k in range(3):
        left = -0.3 + 0.16 * k
        scene.shape((left, -0.08), (left + 0.15, -0.22), (left + 0.15, -0.08), colour=scene.dim(scene.accent, 0.2))
    scene.windows(-0.26, 0.0, 0.14, 0.22, 5, 2, scene.lamp)
    for x, half in ((-0.66, 0.17), (-0.36, 0.13)):
        scene.orb(x, 0.28, half, mix(scene.metal, rgb("#fff6e6"), 0.4))
        for dx in (-0.1, 0.1):
            scene.line([(x + dx, 0.36), (x + dx, 0.5)], 0.024, scene.dim(scene.metal, 0.4))
    pipe = [(-0.66, 0.12), (-0.66, -0.04), (-0.46, -0.04), (-0.46, 0.08), (-0.28, 0.08)]
    scene.line(pipe, 0.045, scene.dim(scene.metal, 0.2))
    scene.line([(x, y - 0.012) for x, y in pipe], 0.012, WHITE, 0.6)
    scene.box((-0.16, 0.3, 0.06, 0.5), 0.02, scene.dark)
    for k in range(4):
        x, y = 0.1 + 0.15 * k, 0.38
        scene.slab(x, y - 0.06, x + 0.1, y + 0.02, mix(rgb("#a9b4c4"), WHITE, 0.2))
    scene.line([(0.02, 0.43), (0.78, 0.43)], 0.036, scene.dark)


def _wheel(scene: Scene, x: float, y: float, radius: float) -> None:
    scene.circle(x, y, radius, mix(INK, scene.dark, 0.5))
    for k in range(10):
        a = math.pi * k / 5
        scene.line(
            [
                (x + radius * 0.86 * math.cos(a), y + radius * 0.86 * math.sin(a)),
                (x + radius * math.cos(a + 0.2), y + radius * math.sin(a + 0.2)),
            ],
            radius * 0.12,
            scene.dim(scene.metal, 0.7),
        )
    scene.circle(x, y, radius * 0.55, scene.dim(scene.metal, 0.2), scene.dim(scene.metal, 0.5))
    scene.circle(x, y, radius * 0.2, scene.accent)


def dumptruck(scene: Scene) -> None:
    """A lorry as high as a house, loaded with rock."""
    scene.shadow_below(0.8)
    for k, x in enumerate((-0.3, -0.12, 0.08, 0.28, -0.2, 0.0, 0.2)):
        lump = ragged(x + 0.08, -0.22 - 0.1 * (k > 3), 0.15, [scene.between(0.75, 1) for _ in range(8)])
        scene.fill([lump], scene.lit(scene.rock), scene.dim(scene.rock, 0.4))
    scene.shape(
        (-0.42, -0.26), (0.66, -0.3), (0.54, 0.16), (-0.26, 0.16), colour=scene.lit(GOLD), low=scene.dim(GOLD, 0.4)
    )
    for k in range(5):
        x = -0.26 + 0.19 * k
        scene.line([(x - 0.03, -0.24), (x + 0.03, 0.13)], 0.026, scene.dim(GOLD, 0.3))
    scene.shape((-0.86, -0.32), (-0.36, -0.34), (-0.36, -0.26), (-0.86, -0.25), colour=scene.dim(GOLD, 0.2))
    scene.slab(-0.76, -0.12, -0.34, 0.28, GOLD, depth=0.2)
    scene.shape(
        (-0.72, -0.22), (-0.5, -0.22), (-0.5, 0.0), (-0.74, 0.0), colour=scene.glass, low=mix(scene.glass, INK, 0.5)
    )
    for k in range(4):
        scene.line([(-0.72, 0.07 + 0.045 * k), (-0.46, 0.07 + 0.045 * k)], 0.02, scene.dim(GOLD, 0.6))
    scene.slab(-0.82, 0.24, 0.5, 0.32, scene.dim(scene.metal, 0.5))
    scene.circle(-0.78, 0.2, 0.04, WHITE)
    _wheel(scene, -0.5, 0.3, 0.2)
    _wheel(scene, 0.36, 0.28, 0.22)
    for k in range(3):
        scene.line([(-0.9, 0.0 + 0.08 * k), (-0.74, 0.0 + 0.08 * k)], 0.014, scene.metal)


def bucketwheel(scene: Scene) -> None:
    """A wheel of buckets on a long arm that eats into a slope."""
    slope = mix(scene.hour.mid, scene.hour.near, 0.3)
    scene.fill("M -1.9 -.2 L -.92 -.16 Q -.7 .2 -.62 .54 L -1.9 .54 Z", scene.lit(slope), scene.dim(slope, 0.4))
    for y in (0.0, 0.18, 0.36):
        scene.line([(-1.9, y), (-0.8 + 0.3 * y, y)], 0.014, scene.dim(slope, 0.4), 0.7)
    scene.fill([ellipse(0.26, 0.5, 0.56, 0.035)], scene.dark, alpha=0.45)
    for x in (-0.04, 0.36):
        scene.box((x, 0.36, x + 0.36, 0.5), 0.07, scene.dark)
        for k in range(4):
            scene.circle(x + 0.06 + 0.08 * k, 0.43, 0.034, scene.metal)
    scene.slab(0.06, 0.02, 0.54, 0.36, scene.accent)
    scene.windows(0.1, 0.08, 0.36, 0.2, 3, 1, scene.lamp)
    scene.line([(0.3, 0.06), (0.3, -0.46)], 0.05, scene.metal)
    for end in ((-0.56, 0.06), (0.86, -0.06)):
        scene.line([(0.3, -0.45), end], 0.014, scene.metal)
    scene.line([(0.3, 0.04), (-0.6, 0.1)], 0.08, scene.dim(scene.metal, 0.2))
    scene.line([(0.4, 0.02), (0.88, -0.06)], 0.06, scene.dim(scene.metal, 0.4))
    scene.slab(0.76, -0.06, 0.94, 0.1, scene.dim(scene.metal, 0.5))
    for k in range(10):
        a = math.pi * k / 5
        x, y = -0.62 + 0.3 * math.cos(a), 0.1 + 0.3 * math.sin(a)
        bucket = turned([(-0.05, -0.05), (0.07, -0.05), (0.09, 0.05), (-0.03, 0.06)], (x, y), math.degrees(a))
        scene.shape(*bucket, colour=scene.lit(GOLD), low=scene.dim(GOLD, 0.5))
    scene.ring(-0.62, 0.1, 0.29, 0.05, scene.dim(scene.metal, 0.15))
    for k in range(5):
        a = 2 * math.pi * k / 5
        scene.line([(-0.62, 0.1), (-0.62 + 0.27 * math.cos(a), 0.1 + 0.27 * math.sin(a))], 0.024, scene.metal)
    scene.circle(-0.62, 0.1, 0.06, scene.accent)


def deepbore(scene: Scene) -> None:
    """A shaft, cut open, that reaches down to where rock glows."""
    scene.fill("M -1.9 .34 Q 0 .26 1.9 .34 L 1.9 .9 L -1.9 .9 Z", rgb("#d9582a"), rgb("#ffd87a"))
    scene.glow(0, 0.5, 0.5, rgb("#ffd25a"), 0.9)
    scene.shape((-0.17, -0.3), (0.17, -0.3), (0.12, 0.46), (-0.12, 0.46), colour=scene.dark, low=rgb("#ff9f3a"))
    for side in (-1, 1):
        wall = [(side * 0.17, -0.3), (side * 0.22, -0.3), (side * 0.16, 0.44), (side * 0.12, 0.44)]
        scene.shape(*wall, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
        for k in range(6):
            y = -0.2 + 0.11 * k
            scene.circle(side * (0.17 - 0.009 * k), y, 0.018, scene.lamp)
    scene.line([(0, -0.46), (0, 0.16)], 0.014, scene.metal)
    scene.slab(-0.07, 0.12, 0.08, 0.26, scene.accent)
    for k in range(4):
        y = 0.02 + 0.09 * k
        for x in (-0.05, 0.05):
            scene.circle(x + 0.03 * math.sin(k * 2), y - 0.24, 0.03 + 0.012 * k, WHITE, alpha=0.18)
    scene.slab(-0.46, -0.36, 0.46, -0.28, scene.metal, depth=0.1)
    for x in (-0.3, 0.3):
        scene.line([(x, -0.34), (0, -0.6)], 0.04, scene.lit(scene.metal) if x < 0 else scene.dim(scene.metal, 0.4))
    scene.circle(0, -0.58, 0.06, scene.accent)
    scene.slab(0.5, -0.5, 0.72, -0.3, scene.accent)
    for side in (-1, 1):
        for k in range(3):
            y = 0.36 + 0.05 * k
            scene.line([(side * (0.3 + 0.1 * k), y), (side * (0.7 + 0.1 * k), y + 0.03)], 0.02, rgb("#fff0b0"), 0.7)


def minecarts(scene: Scene) -> None:
    """Trolleys full of ore on a track, and a board with the tally."""
    scene.line([(-1.8, 0.5), (1.8, 0.5)], 0.03, scene.dim(scene.metal, 0.3))
    for k in range(13):
        scene.slab(-1.2 + 0.2 * k, 0.51, -1.1 + 0.2 * k, 0.56, rgb("#6a4432"))
    for x, size in ((-0.56, 1.0), (-0.02, 1.0), (0.52, 1.0)):
        for k, dx in enumerate((-0.13, 0.02, 0.14, -0.04)):
            lump = ragged(x + dx, 0.1 - 0.07 * (k == 3), 0.1 * size, [scene.between(0.72, 1) for _ in range(7)])
            tone = mix(rgb("#8fa0b4"), scene.rock, 0.35)
            scene.fill([lump], mix(tone, WHITE, 0.35), scene.dim(tone, 0.4))
        scene.shape(
            (x - 0.25, 0.12),
            (x + 0.25, 0.12),
            (x + 0.18, 0.4),
            (x - 0.18, 0.4),
            colour=scene.lit(scene.accent),
            low=scene.dim(scene.accent, 0.45),
        )
        scene.shape(
            (x + 0.12, 0.12), (x + 0.25, 0.12), (x + 0.18, 0.4), (x + 0.1, 0.4), colour=scene.dim(scene.accent, 0.45)
        )
        scene.slab(x - 0.27, 0.09, x + 0.27, 0.15, scene.metal, depth=0.1)
        for dx in (-0.12, 0.12):
            scene.circle(x + dx, 0.43, 0.07, scene.dark)
            scene.circle(x + dx, 0.43, 0.03, scene.metal)
    for x in (-0.3, 0.25):
        scene.line([(x, 0.36), (x + 0.05, 0.36)], 0.03, scene.dark)
    scene.box((-0.3, -0.46, 0.5, -0.04), 0.03, rgb("#3a2a24"), rgb("#241a18"))
    scene.frame((-0.3, -0.46, 0.5, -0.04), 0.03, 0.025, rgb("#a8754a"))
    for row in range(2):
        for group in range(3 - row):
            x, y = -0.2 + 0.22 * group, -0.34 + 0.17 * row
            for k in range(4):
                scene.line([(x + 0.035 * k, y - 0.05), (x + 0.035 * k, y + 0.06)], 0.012, WHITE)
            scene.line([(x - 0.03, y + 0.05), (x + 0.13, y - 0.04)], 0.012, WHITE)
    sparkle(scene, -0.6, 0.06, 0.06)


def icemine(scene: Scene) -> None:
    """A derrick on a moon of ice, with the blocks that it has brought up."""
    scene.shadow_below(0.7)
    for side in (-1, 1):
        scene.line(
            [(0, -0.5), (side * 0.3, 0.48)], 0.045, scene.lit(scene.metal) if side < 0 else scene.dim(scene.metal, 0.4)
        )
    for k in range(5):
        half, y = 0.05 + 0.055 * k, -0.34 + 0.18 * k
        scene.line([(-half, y), (half + 0.05, y + 0.17)], 0.018, scene.metal)
        scene.line([(half, y), (-half - 0.05, y + 0.17)], 0.018, scene.metal)
    scene.line([(0, -0.5), (0, 0.42)], 0.024, scene.dark)
    scene.slab(-0.08, -0.56, 0.08, -0.46, scene.accent)
    scene.column(-0.06, 0.32, 0.06, 0.5, scene.dim(scene.metal, 0.3))
    scene.slab(-0.72, 0.2, -0.34, 0.5, scene.accent)
    scene.windows(-0.68, 0.26, -0.5, 0.36, 3, 1, scene.lamp)
    scene.vault(-0.56, 0.204, 0.14, 0.1, scene.metal)
    ice = rgb("#bfe6f6")
    for x, y, size in ((0.44, 0.5, 0.17), (0.66, 0.5, 0.15), (0.54, 0.33, 0.14)):
        scene.slab(x - size / 2, y - size, x + size / 2, y, mix(ice, WHITE, 0.35))
        scene.shape(
            (x - size / 2, y - size),
            (x + size / 2, y - size),
            (x + size * 0.62, y - size * 1.2),
            (x - size * 0.3, y - size * 1.2),
            colour=WHITE,
        )
        scene.circle(x - size * 0.1, y - size * 0.45, size * 0.16, rgb("#8a94a8"))
    sparkle(scene, 0.5, 0.2, 0.06)


def crucible(scene: Scene) -> None:
    """A ladle that pours glowing steel into moulds."""
    for x in (-0.3, 0.34):
        scene.line([(x * 1.2, -0.6), (x, -0.18)], 0.026, scene.dim(scene.metal, 0.3))
    glow = rgb("#ffb43a")
    scene.glow(-0.3, 0.3, 0.5, glow, 0.8)
    pot = turned(
        [(-0.34, -0.26), (0.34, -0.26), (0.26, 0.2), (0.14, 0.28), (-0.14, 0.28), (-0.26, 0.2)], (0.04, -0.12), -24
    )
    scene.across(pot, scene.dim(scene.metal, 0.35))
    scene.fill([ellipse(-0.06, -0.36, 0.345, 0.08, -24)], mix(glow, WHITE, 0.5), glow)
    scene.fill(
        "M -.38 -.24 C -.5 -.16 -.48 .1 -.46 .38 L -.38 .38 C -.38 .1 -.36 -.08 -.28 -.2 Z", rgb("#fff0b0"), glow
    )
    for k, x in enumerate((-0.62, -0.2, 0.22)):
        scene.slab(x, 0.34, x + 0.38, 0.5, scene.dim(scene.metal, 0.45), depth=0.12)
        scene.fill(
            [ellipse(x + 0.17, 0.345, 0.15, 0.03)],
            mix(rgb("#fff0b0"), rgb("#b8442a"), 0.3 * k),
            mix(glow, rgb("#8a2f1c"), 0.3 * k),
        )
    for k in range(14):
        a = math.pi * (1 + k / 13)
        reach = 0.12 + 0.12 * (k * 5 % 7) / 6
        scene.line(
            [
                (-0.42 + 0.08 * math.cos(a), 0.34 + 0.08 * math.sin(a)),
                (-0.42 + reach * math.cos(a), 0.34 + reach * math.sin(a)),
            ],
            0.012,
            rgb("#ffe6a3"),
        )


def meltplant(scene: Scene) -> None:
    """A plant with lamps that melts a wall of ice, and the stream that runs from it."""
    ice = rgb("#cdeaf6")
    scene.fill(
        "M .1 .5 L .2 -.1 L .34 -.34 L .52 -.28 L .7 -.46 L 1.1 -.4 L 1.3 .5 Z",
        mix(ice, WHITE, 0.5),
        mix(ice, rgb("#5f9fc8"), 0.5),
    )
    scene.shape(
        (0.34, -0.34),
        (0.52, -0.28),
        (0.46, 0.5),
        (0.1, 0.5),
        (0.2, -0.1),
        colour=mix(ice, rgb("#7fb8d9"), 0.3),
        low=mix(ice, rgb("#3f88b8"), 0.5),
    )
    for y, aim in ((-0.16, 0.0), (0.04, 0.14)):
        scene.shape(
            (-0.2, y - 0.03), (-0.2, y + 0.05), (0.24, aim + 0.12), (0.28, aim - 0.16), colour=rgb("#ff9f4a"), alpha=0.6
        )
    scene.glow(0.26, 0.04, 0.26, rgb("#ffc46a"), 0.9)
    scene.shadow_below(0.7)
    scene.slab(-0.72, -0.02, -0.26, 0.46, mix(scene.accent, scene.metal, 0.2))
    scene.windows(-0.68, 0.06, -0.42, 0.24, 3, 2, scene.lamp)
    scene.column(-0.64, -0.4, -0.52, 0.0, scene.metal)
    scene.puffs(-0.58, -0.46, WHITE, n=3, size=0.07)
    for y in (-0.16, 0.04):
        scene.line([(-0.3, 0.1), (-0.24, y)], 0.03, scene.dim(scene.metal, 0.4))
        scene.shape(
            (-0.3, y - 0.07),
            (-0.18, y - 0.05),
            (-0.18, y + 0.07),
            (-0.3, y + 0.07),
            colour=scene.lit(scene.metal),
            low=scene.dim(scene.metal),
        )
    scene.fill(
        "M .2 .42 C -.1 .38 -.3 .46 -.5 .5 C -.9 .54 -1.2 .5 -1.8 .6 L -1.2 .72 C -.6 .6 0 .64 .4 .5 Z",
        mix(rgb("#5fb4d9"), WHITE, 0.3),
        rgb("#2f7fb0"),
    )


def wheel_of(scene: Scene, x: float, y: float, radius: float, colour: Colour) -> None:
    """Paint a toothed wheel."""
    wheel = [turned([(radius * (1 if i % 4 < 2 else 0.8), 0)], (x, y), i * 10)[0] for i in range(36)]
    scene.fill([wheel], scene.lit(colour), scene.dim(colour, 0.4))
    scene.circle(x, y, radius * 0.5, scene.dim(colour, 0.6))
    scene.circle(x, y, radius * 0.2, scene.lit(colour))


def cogworks(scene: Scene) -> None:
    """A works that shows its wheels, with a chute for what it makes."""
    scene.shadow_below(0.8)
    scene.slab(-0.62, -0.22, 0.5, 0.5, mix(scene.accent, scene.dark, 0.1), depth=0.16)
    for k in range(4):
        left = -0.62 + 0.24 * k
        scene.shape(
            (left, -0.22),
            (left + 0.22, -0.4),
            (left + 0.22, -0.22),
            colour=scene.lit(scene.metal),
            low=scene.dim(scene.metal, 0.3),
        )
    scene.box((-0.54, -0.1, 0.26, 0.36), 0.04, scene.dark)
    wheel_of(scene, -0.3, 0.14, 0.2, GOLD)
    wheel_of(scene, 0.06, 0.02, 0.15, scene.metal)
    wheel_of(scene, 0.1, 0.27, 0.1, rgb("#c97a4a"))
    scene.frame((-0.54, -0.1, 0.26, 0.36), 0.04, 0.03, scene.metal)
    scene.shape(
        (0.5, 0.1),
        (0.86, 0.34),
        (0.86, 0.42),
        (0.5, 0.2),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.4),
    )
    for x, y in ((0.6, 0.14), (0.76, 0.25), (0.84, 0.5)):
        scene.slab(x - 0.06, y - 0.11, x + 0.06, y, rgb("#e9b84a"))
    bolt(scene, 0.4, 0.0, 0.16, scene.lamp)
    scene.column(-0.56, -0.52, -0.44, -0.22, scene.metal)


ENGINES: Final[Mapping[str, Motif]] = {
    "turbine": Motif(turbine, "cave"),
    "dynamo": Motif(dynamo, "hall"),
    "refinery": Motif(refinery, "mars"),
    "dumptruck": Motif(dumptruck, "mars"),
    "bucketwheel": Motif(bucketwheel, "mars"),
    "deepbore": Motif(deepbore, "cave"),
    "minecarts": Motif(minecarts, "cave"),
    "icemine": Motif(icemine, "jovian"),
    "crucible": Motif(crucible, "hall"),
    "meltplant": Motif(meltplant, "ice"),
    "cogworks": Motif(cogworks, "mars"),
}
