"""Mines, mills, machines."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif
from renderer.art.scenery import Scene, ragged
from renderer.drawing.canvas import Point, ellipse, regular
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def factory(scene: Scene) -> None:
    """Halls with toothed roofs, chimneys."""
    scene.shadow_below(0.66)
    for x in (0.3, 0.48):
        scene.puffs(x, -0.46, mix(scene.hour.low, WHITE, 0.35), n=4, size=0.06, lean=-0.07)
        scene.column(x - 0.06, -0.42, x + 0.06, 0.5, mix(scene.metal, scene.accent, 0.15), 0.018)
        scene.column(x - 0.045, -0.34, x + 0.046, -0.26, scene.accent)
    for k in range(3):
        x = -0.62 + 0.27 * k
        scene.shape(
            (x, 0.14), (x + 0.19, -0.08), (x + 0.19, 0.14), colour=scene.glass, low=mix(scene.glass, scene.dark, 0.3)
        )
        scene.shape((x + 0.19, -0.08), (x + 0.27, 0.14), (x + 0.19, 0.14), colour=scene.dim(scene.accent))
    scene.slab(-0.62, 0.14, 0.22, 0.5, scene.accent, depth=0.12)
    scene.windows(-0.56, 0.22, 0.08, 0.38, 5, 1, scene.lamp)
    scene.slab(0.16, 0.26, 0.62, 0.5, scene.metal)


def chemistry(scene: Scene) -> None:
    """Tanks, pipes and a column."""
    scene.shadow_below(0.62)
    scene.line([(-0.34, 0.06), (-0.34, -0.26), (0.02, -0.26)], 0.035, scene.dim(scene.metal, 0.3))
    scene.line([(0.1, 0.0), (0.36, 0.0), (0.36, 0.16)], 0.035, scene.dim(scene.metal, 0.3))
    scene.column(-0.04, -0.46, 0.14, 0.5, scene.metal)
    for y in (-0.3, -0.12, 0.06, 0.24):
        scene.column(-0.055, y, 0.155, y + 0.03, scene.accent)
    scene.vault(0.05, -0.45, 0.09, 0.07, scene.metal)
    scene.orb(-0.36, 0.24, 0.22, mix(scene.accent, WHITE, 0.25))
    for dx in (-0.12, 0.1):
        scene.line([(-0.36 + dx, 0.38), (-0.36 + dx * 1.4, 0.5)], 0.025, scene.dark)
    scene.column(0.24, 0.14, 0.52, 0.5, scene.metal)
    scene.vault(0.38, 0.145, 0.14, 0.08, scene.metal)
    scene.column(0.24, 0.28, 0.52, 0.34, scene.accent)
    scene.puffs(0.05, -0.54, mix(scene.hour.low, WHITE, 0.3), n=3, size=0.045)


def smelter(scene: Scene) -> None:
    """A ladle that pours molten metal."""
    scene.glow(0.12, 0.28, 0.6, rgb("#ff9a2a"), 0.8)
    scene.line([(-0.5, -0.52), (0.6, -0.52)], 0.07, scene.dim(scene.metal, 0.5))
    for x in (-0.3, 0.14):
        scene.line([(x, -0.5), (x * 0.9 - 0.02, -0.2)], 0.02, scene.dim(scene.metal, 0.4))
    pour = [(0.17, -0.13), (0.25, -0.1), (0.23, 0.4), (0.14, 0.4)]
    scene.shape(*pour, colour=rgb("#fff2b0"), low=rgb("#ff9a2a"))
    scene.across(
        [(-0.36, -0.28), (0.24, -0.14), (0.06, 0.2), (-0.2, 0.2), (-0.32, 0.06)], mix(scene.metal, scene.dark, 0.5)
    )
    scene.shape((-0.36, -0.28), (0.24, -0.14), (0.2, -0.1), (-0.32, -0.22), colour=rgb("#fff2b0"), low=rgb("#ffb03a"))
    scene.across([(-0.14, 0.34), (0.52, 0.34), (0.46, 0.52), (-0.08, 0.52)], mix(scene.accent, INK, 0.35))
    scene.shape((-0.14, 0.34), (0.52, 0.34), (0.5, 0.38), (-0.12, 0.38), colour=rgb("#ffe070"))
    for x, y in ((0.02, 0.22), (0.36, 0.16), (0.42, 0.26), (0.06, 0.1), (0.32, 0.04)):
        scene.circle(x, y, 0.014, scene.lamp)


def mine(scene: Scene) -> None:
    """A headframe above its shaft, a heap of ore."""
    scene.shadow_below(0.6)
    scene.shape((0.12, 0.5), (0.38, 0.18), (0.7, 0.5), colour=scene.lit(scene.rock), low=scene.dim(scene.rock))
    scene.shape((0.38, 0.18), (0.7, 0.5), (0.44, 0.5), colour=scene.dim(scene.rock, 0.55))
    for x, foot in ((-0.14, -0.36), (-0.3, 0.02)):
        scene.line([(-0.2, -0.34), (foot, 0.5)], 0.032, scene.dim(scene.metal, 0.35))
        scene.line([(x, -0.34), (x, 0.5)], 0.04, scene.metal)
    for y in (-0.12, 0.1, 0.3):
        scene.line([(-0.3, y), (-0.14, y + 0.14)], 0.02, scene.dim(scene.metal, 0.25))
    scene.line([(-0.12, -0.34), (0.18, 0.5)], 0.036, scene.dim(scene.metal, 0.25))
    scene.ring(-0.2, -0.38, 0.14, 0.035, scene.accent)
    for turn in (0, 60, 120):
        a = math.radians(turn)
        scene.line(
            [
                (-0.2 - 0.12 * math.cos(a), -0.38 - 0.12 * math.sin(a)),
                (-0.2 + 0.12 * math.cos(a), -0.38 + 0.12 * math.sin(a)),
            ],
            0.016,
            scene.metal,
        )
    scene.slab(-0.62, 0.16, -0.34, 0.5, scene.accent)
    scene.shape((-0.66, 0.16), (-0.48, 0.02), (-0.3, 0.16), colour=scene.dim(scene.accent, 0.35))
    scene.windows(-0.6, 0.24, -0.42, 0.36, 2, 1, scene.lamp)


def drill(scene: Scene) -> None:
    """A derrick whose drill goes into the ground."""
    scene.shape((-0.03, 0.1), (0.03, 0.1), (0.02, 0.74), (-0.02, 0.74), colour=scene.metal, low=scene.dim(scene.metal))
    scene.shape((-0.07, 0.62), (0.07, 0.62), (0, 0.86), colour=scene.lit(scene.accent), low=scene.dim(scene.accent))
    for side in (-1, 1):
        scene.line(
            [(side * 0.05, -0.5), (side * 0.26, 0.14)], 0.034, scene.metal if side < 0 else scene.dim(scene.metal, 0.4)
        )
    for k in range(4):
        y, half = -0.36 + 0.15 * k, 0.08 + 0.052 * k
        scene.line([(-half, y), (half, y)], 0.02, scene.dim(scene.metal, 0.2))
        scene.line([(-half, y), (half + 0.05, y + 0.15)], 0.014, scene.dim(scene.metal, 0.3))
    scene.slab(-0.08, -0.56, 0.08, -0.46, scene.accent)
    scene.slab(-0.36, 0.12, 0.36, 0.2, scene.metal, depth=0.2)
    scene.slab(0.2, -0.04, 0.42, 0.13, scene.accent)


def shaft(scene: Scene) -> None:
    """A pit that goes down to the glow."""
    scene.fill([ellipse(0, 0.18, 0.7, 0.26)], scene.lit(scene.rock), scene.rock)
    for k in range(5):
        share = 1 - 0.17 * k
        tone = mix(scene.dim(scene.rock, 0.35 + 0.1 * k), rgb("#ff7a2a"), 0.14 * k)
        scene.fill([ellipse(0, 0.16 + 0.035 * k, 0.62 * share, 0.22 * share)], tone, mix(tone, scene.hour.sun, 0.12))
    scene.fill([ellipse(0, 0.33, 0.17, 0.055)], rgb("#fff0b0"), rgb("#ff8a2a"))
    scene.fade([(-0.24, -0.5), (0.24, -0.5), (0.16, 0.33), (-0.16, 0.33)], rgb("#ffb04a"), 0, 0.6)
    scene.slab(-0.74, -0.12, -0.62, 0.2, scene.metal)
    scene.line([(-0.68, -0.1), (0.0, -0.2)], 0.03, scene.accent)
    scene.line([(0.0, -0.2), (0.0, 0.2)], 0.012, scene.metal)
    scene.slab(-0.04, 0.18, 0.04, 0.26, scene.accent)


def digger(scene: Scene) -> None:
    """An excavator with a wheel of buckets."""
    scene.shadow_below(0.7)
    scene.line([(0.2, 0.0), (-0.42, -0.1)], 0.07, scene.metal)
    scene.line([(0.26, -0.38), (-0.4, -0.12)], 0.014, scene.dim(scene.metal, 0.3))
    scene.line([(0.26, -0.38), (0.6, 0.04)], 0.014, scene.dim(scene.metal, 0.3))
    scene.column(0.2, -0.38, 0.3, 0.1, scene.metal)
    for k in range(9):
        a = 2 * math.pi * k / 9
        scene.slab(
            -0.47 + 0.25 * math.cos(a),
            0.03 + 0.25 * math.sin(a),
            -0.37 + 0.25 * math.cos(a),
            0.13 + 0.25 * math.sin(a),
            scene.dim(scene.metal, 0.3),
        )
    scene.ring(-0.42, 0.08, 0.25, 0.06, scene.accent)
    scene.circle(-0.42, 0.08, 0.08, scene.lit(scene.metal), scene.dim(scene.metal))
    scene.slab(0.02, 0.02, 0.62, 0.3, scene.accent, depth=0.2)
    scene.windows(0.06, 0.08, 0.4, 0.2, 4, 1, scene.lamp)
    scene.box((-0.06, 0.34, 0.68, 0.5), 0.08, scene.dark)
    for k in range(5):
        scene.circle(0.02 + 0.145 * k, 0.42, 0.05, scene.dim(scene.metal, 0.3))


def mill(scene: Scene) -> None:
    """Toothed wheels that turn each other."""
    for x, y, radius, teeth, tone in (
        (-0.22, 0.08, 0.34, 12, scene.accent),
        (0.34, -0.2, 0.24, 9, scene.metal),
        (0.36, 0.3, 0.16, 7, mix(scene.accent, scene.metal, 0.6)),
    ):
        wheel(scene, x, y, radius, teeth, tone)


def wheel(scene: Scene, x: float, y: float, radius: float, teeth: int, tone: Colour) -> None:
    """A toothed wheel."""
    ring: list[Point] = []
    for k in range(teeth):
        for part, share in ((0.0, 0.82), (0.22, 1.0), (0.5, 1.0), (0.72, 0.82)):
            a = 2 * math.pi * (k + part) / teeth
            ring.append((x + radius * share * math.cos(a), y + radius * share * math.sin(a)))
    scene.fill([[(u + 0.025, v + 0.03) for u, v in ring]], scene.dark, alpha=0.6)
    scene.fill([ring], scene.lit(tone), scene.dim(tone, 0.35))
    scene.circle(x, y, radius * 0.56, scene.dim(tone, 0.55), scene.dim(tone, 0.2))
    scene.circle(x, y, radius * 0.3, scene.lit(tone), scene.dim(tone, 0.2))
    scene.circle(x, y, radius * 0.12, scene.dark)


def pump(scene: Scene) -> None:
    """A pump house with its pipes and a jet of water."""
    scene.shadow_below(0.6)
    water = mix(rgb("#8fdcea"), WHITE, 0.25)
    scene.line([(0.1, 0.34), (0.36, 0.34), (0.36, 0.04)], 0.1, scene.dim(scene.metal, 0.25))
    scene.line([(0.1, 0.32), (0.345, 0.32), (0.345, 0.04)], 0.04, scene.lit(scene.metal))
    for k, lean in enumerate((0.16, 0.26, 0.34)):
        jet = [
            (0.38 + lean * t, 0.0 - 0.5 * t * (1 - t) * (1.9 - 0.3 * k) + 0.5 * t * t)
            for t in (j / 8 for j in range(9))
        ]
        scene.line(jet, 0.04, water, 0.85)
    scene.slab(0.28, -0.02, 0.44, 0.06, scene.accent)
    scene.column(-0.54, 0.0, 0.1, 0.5, scene.metal)
    scene.vault(-0.22, 0.01, 0.33, 0.26, scene.accent)
    scene.windows(-0.48, 0.12, 0.0, 0.26, 4, 1, scene.lamp)
    scene.ring(-0.22, 0.38, 0.08, 0.026, scene.accent)


def robot(scene: Scene) -> None:
    scene.shadow_below(0.4)
    tone = scene.metal
    for x in (-0.14, 0.06):
        scene.slab(x, 0.26, x + 0.09, 0.46, scene.dim(tone, 0.25))
        scene.slab(x - 0.03, 0.44, x + 0.12, 0.5, scene.accent)
    scene.line([(-0.22, -0.04), (-0.4, 0.1), (-0.36, 0.28)], 0.065, scene.lit(tone))
    scene.line([(0.22, -0.04), (0.42, -0.14), (0.46, -0.34)], 0.065, scene.dim(tone, 0.3))
    scene.circle(-0.36, 0.3, 0.06, scene.accent)
    scene.circle(0.46, -0.36, 0.06, scene.dim(scene.accent, 0.2))
    scene.slab(-0.23, -0.12, 0.23, 0.28, tone, depth=0.25)
    scene.box((-0.15, -0.03, 0.08, 0.14), 0.03, scene.dark)
    for x, code in ((-0.1, "#ff8a5a"), (-0.035, "#ffe27a"), (0.03, "#8ff0b0")):
        scene.circle(x, 0.055, 0.024, rgb(code))
    scene.line([(0.0, -0.46), (0.0, -0.56)], 0.018, tone)
    scene.circle(0, -0.57, 0.03, scene.accent)
    scene.box((-0.19, -0.47, 0.19, -0.16), 0.09, scene.lit(tone), scene.dim(tone, 0.35))
    scene.box((-0.145, -0.37, 0.145, -0.25), 0.05, scene.dark)
    for x in (-0.07, 0.07):
        scene.circle(x, -0.31, 0.036, rgb("#8ff0ff"))


def crane(scene: Scene) -> None:
    """A crane above a rising frame."""
    scene.shadow_below(0.6)
    scene.line([(-0.3, 0.5), (-0.3, -0.44)], 0.055, scene.metal)
    scene.line([(-0.62, -0.4), (0.6, -0.4)], 0.042, scene.accent)
    scene.line([(-0.3, -0.56), (-0.6, -0.4)], 0.014, scene.metal)
    scene.line([(-0.3, -0.56), (0.55, -0.4)], 0.014, scene.metal)
    scene.slab(-0.66, -0.4, -0.52, -0.24, scene.dim(scene.metal, 0.3))
    scene.line([(0.36, -0.4), (0.36, -0.16)], 0.012, scene.metal)
    scene.slab(0.24, -0.17, 0.48, -0.11, scene.accent)
    scene.slab(-0.36, -0.36, -0.24, -0.24, scene.accent)
    for k in range(4):
        x = -0.06 + 0.19 * k
        scene.line([(x, 0.5), (x, 0.02 + 0.1 * (k == 3))], 0.034, scene.dim(scene.metal, 0.15 * (k % 2)))
    for y in (0.06, 0.22, 0.38):
        scene.line([(-0.06, y), (0.51, y)], 0.034, scene.metal)
    scene.slab(-0.06, 0.24, 0.32, 0.5, scene.accent, depth=0.2)
    scene.windows(-0.03, 0.28, 0.24, 0.46, 3, 2, scene.lamp)


def bricks(scene: Scene) -> None:
    """Beams and bars, stacked."""
    scene.shadow_below(0.6)
    for row, n in enumerate((5, 4, 3)):
        for i in range(n):
            x, y = -0.5 + 0.2 * i + 0.1 * row, 0.5 - 0.18 * (row + 1)
            tone = scene.metal if (i + row) % 3 else scene.accent
            scene.shape(
                (x, y),
                (x + 0.05, y - 0.07),
                (x + 0.24, y - 0.07),
                (x + 0.19, y),
                colour=mix(scene.lit(tone), WHITE, 0.25),
            )
            scene.shape(
                (x + 0.19, y),
                (x + 0.24, y - 0.07),
                (x + 0.24, y + 0.11),
                (x + 0.19, y + 0.18),
                colour=scene.dim(tone, 0.5),
            )
            scene.shape(
                (x, y),
                (x + 0.19, y),
                (x + 0.19, y + 0.18),
                (x, y + 0.18),
                colour=scene.lit(tone),
                low=scene.dim(tone, 0.2),
            )


def blast(scene: Scene) -> None:
    """A charge that goes off at the foot of a shaft: cracks, light and heat in the rock, the head of the shaft above."""
    warm, core = (0.0, 0.28), rgb("#fff4c8")
    scene.glow(*warm, 0.85, rgb("#ff6a2a"), 0.85)
    for k in range(13):
        a = 2 * math.pi * k / 13 + 0.2
        crack, x, y = [warm], *warm
        for n in range(4):
            turn = a + (0.5 if (k + n) % 2 else -0.5)
            x, y = x + 0.15 * math.cos(turn), y + 0.13 * math.sin(turn)
            crack.append((x, y))
        if y > -0.12:
            for thick, code in ((0.05, "#c8402a"), (0.024, "#ffb43a")):
                scene.line(crack, thick, rgb(code), 0.9)
    for radius, code in ((0.3, "#b8341e"), (0.25, "#f0702a"), (0.19, "#ffb43a"), (0.12, "#ffe27a")):
        lump = ragged(*warm, radius, [1 - 0.16 * ((5 * k) % 3) for k in range(15)])
        scene.fill([lump], rgb(code))
    scene.circle(*warm, 0.065, core)
    scene.shape(
        (-0.07, -0.4), (0.07, -0.4), (0.07, 0.1), (-0.07, 0.1), colour=mix(INK, scene.dark, 0.4), low=rgb("#ff9a3a")
    )
    for side in (-1, 1):
        scene.line([(side * 0.08, -0.38), (side * 0.08, 0.06)], 0.026, scene.dim(scene.metal, 0.2))
    for y in (-0.26, -0.1):
        scene.line([(-0.08, y), (0.08, y)], 0.018, scene.metal)
    for x, y, r in ((-0.03, -0.02, 0.026), (0.03, -0.16, 0.02), (-0.02, -0.3, 0.016)):
        scene.fill([regular(5, r, (x, y), 20 * r)], rgb("#ffcf7a"))
    scene.slab(-0.26, -0.42, 0.26, -0.36, scene.metal, depth=0.2)
    for side in (-1, 1):
        scene.line(
            [(side * 0.2, -0.4), (side * 0.05, -0.66)],
            0.03,
            scene.lit(scene.metal) if side < 0 else scene.dim(scene.metal),
        )
    for y, half in ((-0.49, 0.15), (-0.58, 0.1)):
        scene.line([(-half, y), (half, y)], 0.016, scene.metal)
    scene.circle(0, -0.66, 0.07, scene.accent)
    scene.circle(0, -0.66, 0.03, scene.dark)
    for x, high in ((-0.52, 0.2), (0.5, 0.26), (0.72, 0.16), (-0.76, 0.14)):
        steam = [(x + 0.03 * math.sin(1.4 * k), -0.42 - high * k / 6) for k in range(7)]
        scene.line(steam, 0.035, mix(rgb("#ff9a5a"), scene.hour.low, 0.4), 0.7)


def bomb(scene: Scene) -> None:
    """A cloud like a mushroom."""
    pale, warm = mix(rgb("#ffe2a8"), scene.hour.low, 0.2), mix(rgb("#e8683a"), scene.hour.mid, 0.3)
    scene.glow(0, -0.1, 0.85, rgb("#ffc45a"), 0.8)
    scene.shape(
        (-0.08, -0.2), (0.08, -0.2), (0.1, 0.2), (0.24, 0.46), (-0.24, 0.46), (-0.1, 0.2), colour=pale, low=warm
    )
    for x, y, r in ((-0.4, 0.44, 0.1), (-0.2, 0.42, 0.12), (0.0, 0.44, 0.13), (0.22, 0.42, 0.12), (0.42, 0.45, 0.1)):
        scene.circle(x, y, r, pale, warm)
    scene.fill([ellipse(0, 0.05, 0.26, 0.045)], pale, warm)
    for x, y, r in (
        (-0.34, -0.2, 0.16),
        (0.34, -0.2, 0.16),
        (-0.16, -0.18, 0.17),
        (0.17, -0.17, 0.17),
        (-0.2, -0.34, 0.19),
        (0.2, -0.34, 0.18),
        (0, -0.42, 0.2),
    ):
        scene.circle(x, y, r, pale, warm)
    for x, y, r in ((-0.2, -0.4, 0.1), (0.03, -0.5, 0.1), (0.22, -0.4, 0.08)):
        scene.circle(x, y, r, WHITE, alpha=0.5)


def crusher(scene: Scene) -> None:
    """A mill for ore: rocks fall into its funnel, metal leaves it on a belt."""
    scene.shadow_below(0.75)
    rock = mix(rgb("#8a6a58"), scene.rock, 0.3)
    for x, y, size in ((-0.36, -0.46, 0.1), (-0.16, -0.5, 0.12), (-0.26, -0.34, 0.09), (-0.06, -0.36, 0.08)):
        lump = [
            (x + size * u, y + size * v)
            for u, v in ((-1, 0.2), (-0.4, -0.9), (0.6, -0.8), (1, 0.1), (0.3, 0.9), (-0.6, 0.8))
        ]
        scene.fill([lump], scene.lit(rock), scene.dim(rock, 0.5))
    scene.across([(-0.56, -0.3), (0.14, -0.3), (-0.04, 0.0), (-0.38, 0.0)], scene.accent)
    scene.column(-0.58, -0.34, 0.16, -0.28, scene.metal)
    scene.slab(-0.5, -0.02, 0.08, 0.5, scene.metal, depth=0.2)
    for x, turn in ((-0.34, 0), (-0.16, 1)):
        wheel(scene, x, 0.18, 0.13, 9, scene.dim(scene.accent, 0.2 * turn))
    scene.slab(0.02, 0.3, 0.86, 0.36, scene.dark, depth=0)
    for x in (0.1, 0.36, 0.62, 0.82):
        scene.circle(x, 0.4, 0.05, scene.metal)
        scene.line([(x, 0.4), (x, 0.5)], 0.03, scene.dim(scene.metal, 0.4))
    for x in (0.2, 0.44, 0.68):
        scene.shape(
            (x - 0.1, 0.3), (x - 0.065, 0.19), (x + 0.065, 0.19), (x + 0.1, 0.3), colour=WHITE, low=rgb("#8fa0b8")
        )
        scene.line([(x - 0.05, 0.2), (x + 0.05, 0.2)], 0.02, WHITE)


INDUSTRY: Final[Mapping[str, Motif]] = {
    "factory": Motif(factory, "mars"),
    "chemistry": Motif(chemistry, "mars"),
    "smelter": Motif(smelter, "hall"),
    "mine": Motif(mine, "mars"),
    "drill": Motif(drill, "cave"),
    "shaft": Motif(shaft, "mars"),
    "digger": Motif(digger, "mars"),
    "mill": Motif(mill, "rays", flies=True),
    "pump": Motif(pump, "mars"),
    "robot": Motif(robot, "mars"),
    "crane": Motif(crane, "mars"),
    "bricks": Motif(bricks, "mars"),
    "blast": Motif(blast, "cave"),
    "bomb": Motif(bomb, "mars"),
    "crusher": Motif(crusher, "hall"),
}
