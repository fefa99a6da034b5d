"""Where people live and meet, seen from within, from above and from near."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def atrium(scene: Scene) -> None:
    """A street below a glass roof, with those who walk there."""
    floor = mix(scene.hour.far, PAPER, 0.45)
    ribs = [
        [(x * t**0.6, -0.62 + 0.9 * t**1.6) for t in (k / 8 for k in range(9))]
        for x in (-1.5, -0.95, -0.45, 0, 0.45, 0.95, 1.5)
    ]
    for rib in ribs:
        scene.line(rib, 0.022, mix(WHITE, scene.glass, 0.3))
    for k in (2, 4, 6):
        scene.line([rib[k] for rib in ribs], 0.014, mix(WHITE, scene.glass, 0.3), 0.8)
    scene.shape(
        (-1.8, 0.2),
        (1.8, 0.2),
        (1.8, 0.9),
        (-1.8, 0.9),
        colour=mix(rgb("#7fb04a"), scene.hour.low, 0.2),
        low=rgb("#3a6a36"),
    )
    scene.shape((-0.06, 0.2), (0.06, 0.2), (0.6, 0.9), (-0.6, 0.9), colour=floor, low=scene.dim(floor, 0.25))
    for side in (-1, 1):
        for k, (near, top) in enumerate(((0.34, -0.1), (0.62, -0.34), (1.02, -0.5))):
            wide, foot = 0.3 + 0.12 * k, 0.24 + 0.08 * k
            tone = mix(scene.metal, scene.accent, (0.0, 0.55, 0.2)[k])
            left, right = sorted((side * near, side * (near + wide)))
            scene.slab(left, top, right, foot, tone, depth=0.28)
            scene.windows(
                left + 0.02,
                top + 0.04,
                left + (right - left) * 0.7,
                foot - 0.06,
                2 + k,
                3 + k,
                mix(scene.lamp, tone, 0.2),
            )
        for x, y, r in ((0.3, 0.24, 0.07), (0.56, 0.4, 0.12)):
            scene.line([(side * x, y), (side * x, y + r)], r * 0.3, rgb("#6a4432"))
            scene.circle(side * x, y - r * 0.6, r, scene.lit(rgb("#5fa04a")), scene.dim(rgb("#3f7a3a"), 0.3))
    for x, foot, high, code in (
        (-0.02, 0.34, 0.13, "#3d7ea6"),
        (0.14, 0.5, 0.24, "#d1495b"),
        (-0.18, 0.56, 0.28, "#e9b84a"),
    ):
        person(scene, x, foot, high, rgb(code))


def cleft(scene: Scene) -> None:
    """A city on the floor of a canyon: towers between walls with lit terraces, a bridge, a roof of glass from rim to rim."""
    stone, far = mix(scene.hour.mid, scene.hour.near, 0.25), mix(scene.hour.far, scene.hour.low, 0.55)
    scene.shape((-0.9, -0.5), (0.9, -0.5), (0.9, 0.8), (-0.9, 0.8), colour=mix(scene.hour.low, WHITE, 0.15), low=far)
    scene.glow(0, -0.16, 0.6, scene.hour.sun, 0.7)
    for k, (inner, tone) in enumerate(((0.34, mix(far, stone, 0.35)), (0.54, mix(far, stone, 0.7)), (0.78, stone))):
        for side in (-1, 1):
            edge = [
                (inner + 0.06, -0.52),
                (inner + 0.02, -0.3),
                (inner + 0.05, -0.28),
                (inner - 0.02, -0.02),
                (inner + 0.03, 0.0),
                (inner - 0.06, 0.28),
                (inner - 0.02, 0.3),
                (inner - 0.1, 0.9),
            ]
            shade = scene.lit(tone) if side > 0 else scene.dim(tone, 0.25)
            scene.shape(
                *((side * x, y) for x, y in edge),
                (side * 1.9, 0.9),
                (side * 1.9, -0.52),
                colour=shade,
                low=scene.dim(tone, 0.5),
            )
            for row in range(4):
                y = -0.36 + 0.2 * row
                ledge = side * (inner - 0.03 - 0.015 * row)
                scene.line([(ledge, y + 0.1), (side * 1.9, y + 0.1)], 0.014 + 0.006 * k, mix(scene.metal, shade, 0.4))
                for n in range(2 + 2 * k):
                    x = inner + 0.07 + 0.1 * n
                    if (n * 2 + row + k + side) % 4:
                        scene.box((side * x - 0.022, y + 0.02, side * x + 0.022, y + 0.085), 0.018, scene.lamp)
        if k == 0:
            scene.fill("M -.5 .3 C -.2 .24 .2 .24 .5 .3 L .8 .9 L -.8 .9 Z", rgb("#7fae4e"), rgb("#2f5f38"))
            scene.fill(
                "M -.02 .27 C .1 .4 -.14 .5 .04 .9 L .26 .9 C .02 .5 .22 .4 .05 .27 Z",
                mix(scene.glass, rgb("#3f9ac0"), 0.5),
            )
        if k == 1:
            for x, top, half, tint in (
                (-0.3, -0.02, 0.075, scene.metal),
                (-0.14, -0.24, 0.07, scene.accent),
                (0.04, -0.1, 0.075, scene.metal),
                (0.2, 0.04, 0.08, scene.accent),
                (0.34, 0.14, 0.07, scene.metal),
            ):
                scene.column(x - half, top, x + half, 0.42, mix(tint, WHITE, 0.2))
                scene.vault(x, top + 0.004, half, half * 0.8, tint)
                scene.windows(x - half * 0.7, top + 0.05, x + half * 0.7, 0.38, 2, 5, scene.lamp)
            for x in (-0.4, -0.22, 0.12, 0.28, 0.42):
                scene.circle(x, 0.42, 0.05, rgb("#6fb04a"), rgb("#2f6a3a"))
    scene.shape(
        (-0.74, 0.1),
        (0.74, 0.1),
        (0.74, 0.15),
        (-0.74, 0.15),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.35),
    )
    for x in (-0.62, -0.42, 0.42, 0.62):
        scene.line([(x, 0.1), (x * 0.9, -0.02)], 0.01, scene.metal)
    scene.box((0.28, 0.03, 0.54, 0.1), 0.03, scene.accent, scene.dim(scene.accent, 0.3))
    for x in (0.31, 0.385, 0.46):
        scene.box((x, 0.045, x + 0.05, 0.078), 0.008, scene.lamp)
    roof = half_ellipse(0, -0.36, 0.92, 0.15)
    scene.shape(*roof, colour=scene.glass, alpha=0.3)
    scene.line(roof, 0.022, mix(scene.glass, WHITE, 0.6))
    for n in range(4, 21, 2):
        scene.line([roof[n], (roof[n][0] * 1.04, -0.36)], 0.009, mix(scene.glass, WHITE, 0.6))
    scene.line([(-0.92, -0.36), (0.92, -0.36)], 0.012, mix(scene.glass, WHITE, 0.5))


def craterdome(scene: Scene) -> None:
    """A crater from above, roofed with glass from rim to rim."""
    ring = mix(scene.rock, scene.hour.far, 0.5)
    scene.fill([ellipse(0.04, 0.22, 1.08, 0.42)], scene.dim(scene.rock, 0.4))
    scene.fill([ellipse(0, 0.16, 1.02, 0.38)], scene.lit(ring), ring)
    scene.fill([ellipse(0, 0.16, 0.88, 0.31)], scene.dim(ring, 0.6), scene.dim(ring, 0.2))
    scene.fill([ellipse(0, 0.2, 0.8, 0.26)], rgb("#8fb85a"), rgb("#4f8a3e"))
    for half in (0.56, 0.3):
        lane = ellipse(0, 0.2, half, half * 0.32, 0, 40)
        scene.line([*lane, lane[0]], 0.03, mix(PAPER, scene.hour.low, 0.3))
    houses = [
        (r * math.cos(2 * math.pi * k / n + r), 0.2 + 0.32 * r * math.sin(2 * math.pi * k / n + r), r)
        for r, n in ((0.68, 11), (0.42, 7), (0.14, 3))
        for k in range(n)
    ]
    for x, y, r in sorted(houses, key=lambda house: house[1]):
        high = 0.36 - 0.42 * r
        tone = scene.metal if int(x * 40) % 3 else mix(scene.metal, scene.accent, 0.7)
        scene.slab(x - 0.055, y - high, x + 0.055, y + 0.02, tone, depth=0.35)
        scene.windows(x - 0.05, y - high + 0.02, x + 0.015, y, 2, max(1, int(high / 0.07)), scene.lamp)
    shell = half_ellipse(0, 0.16, 0.88, 0.56)
    scene.shape(*shell, *half_ellipse(0, 0.16, 0.88, -0.31)[::-1], colour=scene.glass, alpha=0.2)
    for share in (0.33, 0.66, 1):
        for side in (-1, 1):
            scene.line(half_ellipse(0, 0.16, side * 0.88 * share, 0.56)[:13], 0.012, WHITE, 0.65)
    front = half_ellipse(0, 0.16, 0.88, -0.31)
    scene.line(front, 0.03, scene.metal)
    shine = [*half_ellipse(0, 0.16, 0.8, 0.5)[3:9], *half_ellipse(0, 0.16, 0.68, 0.44)[3:9][::-1]]
    scene.shape(*shine, colour=WHITE, alpha=0.4)


def lodge(scene: Scene) -> None:
    """A hotel on the ice; a guest who jumps high where weight is small."""
    ice = mix(WHITE, rgb("#a8d0e8"), 0.4)
    slope = [(-1.3, 0.66), (-1.3, 0.1), (-0.9, 0.2), (-0.4, 0.46), (1.3, 0.5), (1.3, 0.66)]
    scene.shape(*slope, colour=ice, low=scene.dim(ice, 0.3))
    scene.shadow_below(0.5)
    wood = mix(rgb("#a8683c"), scene.hour.low, 0.1)
    scene.slab(0.4, 0.1, 0.82, 0.5, wood, depth=0.2)
    scene.windows(0.44, 0.16, 0.72, 0.4, 4, 2, scene.lamp)
    scene.shape((0.34, 0.12), (0.42, 0.02), (0.84, 0.02), (0.88, 0.12), colour=ice)
    scene.shape((0.08, -0.42), (0.5, 0.5), (0.6, 0.5), (0.18, -0.46), colour=scene.dim(wood, 0.5))
    scene.shape((0.08, -0.36), (0.46, 0.5), (-0.3, 0.5), colour=scene.lamp, low=mix(scene.lamp, rgb("#e8843a"), 0.6))
    for y, half in ((0.02, 0.17), (0.2, 0.24), (0.36, 0.31)):
        scene.line([(0.08 - half, y), (0.08 + half, y)], 0.022, wood)
    scene.line([(0.08, -0.36), (0.08, 0.5)], 0.022, wood)
    for side in (-1, 1):
        scene.line(
            [(0.08, -0.46), (0.08 + side * 0.44, 0.52)], 0.075, scene.lit(wood) if side < 0 else scene.dim(wood, 0.2)
        )
        scene.line([(0.08, -0.5), (0.08 + side * 0.4, 0.4)], 0.04, ice)
    for t in range(5):
        scene.circle(-0.98 + 0.09 * t, 0.04 - 0.12 * t + 0.012 * t * t, 0.014, WHITE, alpha=0.3 + 0.12 * t)
    with scene.placed(-0.5, -0.36, 0.34):
        scene.line([(-0.46, 0.34), (0.5, 0.16)], 0.05, scene.accent)
        scene.line([(-0.02, 0.24), (0.06, 0.02), (-0.06, -0.14)], 0.12, scene.dim(scene.metal, 0.1))
        scene.line([(-0.04, -0.12), (0.2, -0.18), (0.34, -0.06)], 0.08, scene.metal)
        scene.orb(-0.04, -0.28, 0.13, scene.metal)
        scene.fill([ellipse(0.02, -0.28, 0.08, 0.07)], GOLD)


def streets(scene: Scene) -> None:
    """Blocks of a town from above, with trees along its streets."""
    ground = mix(mix(scene.hour.far, scene.hour.mid, 0.4), scene.dark, 0.25)
    scene.shape((-1.8, -0.9), (1.8, -0.9), (1.8, 0.9), (-1.8, 0.9), colour=ground, low=scene.dim(ground, 0.25))
    for i, j in sorted(((i, j) for i in range(-8, 9) for j in range(-8, 9)), key=sum):
        x, y = (i - j) * 0.17, (i + j) * 0.09 + 0.1
        kind = (i * 7 + j * 3) % 9
        if abs(x) > 1.5 or not -0.7 < y < 0.85:
            continue
        if i % 3 == 0 or j % 3 == 0:
            if i % 3 and j % 3 == 0:
                scene.line([(x - 0.05, y - 0.026), (x + 0.05, y + 0.026)], 0.012, PAPER)
        elif kind in (2, 6):
            _park(scene, x, y)
        else:
            _block(
                scene, x, y, 0.1 + 0.03 * kind, mix(scene.metal, scene.accent, 0.7 if kind in (3, 8) else 0.05 * kind)
            )


def _park(scene: Scene, x: float, y: float) -> None:
    scene.shape((x - 0.16, y), (x, y - 0.085), (x + 0.16, y), (x, y + 0.085), colour=rgb("#7fb04a"))
    for u, v in ((0.0, -0.035), (-0.07, 0.0), (0.07, 0.0), (0.0, 0.045)):
        scene.circle(x + u + 0.012, y + v, 0.045, scene.dim(rgb("#3f7a3a"), 0.4))
        scene.circle(x + u, y + v - 0.03, 0.045, scene.lit(rgb("#5fa04a")))


def _block(scene: Scene, x: float, y: float, high: float, tone: Colour) -> None:
    left, right, low = x - 0.15, x + 0.15, y + 0.08
    scene.shape((left, y), (x, low), (x, low - high), (left, y - high), colour=scene.lit(tone))
    scene.shape((right, y), (x, low), (x, low - high), (right, y - high), colour=scene.dim(tone, 0.45))
    roof = [(left, y - high), (x, y - high - 0.08), (right, y - high), (x, low - high)]
    scene.shape(*roof, colour=mix(scene.lit(tone), WHITE, 0.35))
    for k in range(int(high / 0.085)):
        for u in (0.03, 0.09):
            at, top = left + u, y - high + 0.05 + 0.085 * k + u * 0.53
            pane = [(at, top), (at + 0.035, top + 0.018), (at + 0.035, top + 0.058), (at, top + 0.04)]
            scene.shape(*pane, colour=scene.lamp)


def paddies(scene: Scene) -> None:
    """Fields in steps up a valley, a row of green on each."""
    leaf, wall = rgb("#6fae3a"), mix(scene.rock, PAPER, 0.2)
    for k in range(6):
        y, half = -0.34 + 0.155 * k, 0.34 + 0.13 * k
        lean = 0.08 * (-1) ** k
        top = [(lean - half, y + 0.03), *half_ellipse(lean, y, half, 0.06, 14)[1:-1], (lean + half, y + 0.03)]
        edge = half_ellipse(lean, y + 0.03, half, -0.07, 14)
        tone = mix(leaf, (GOLD, rgb("#4f8a5a"), rgb("#a8c84a"))[k % 3], 0.45)
        scene.shape(
            *edge, *[(x, v + 0.11) for x, v in reversed(edge)], colour=scene.lit(wall), low=scene.dim(wall, 0.5)
        )
        scene.shape(*top, *reversed(edge), colour=scene.lit(tone), low=tone)
        n = 5 + 2 * k
        for i in range(n):
            x = lean + half * (2 * (i + 0.5) / n - 1) * 0.92
            at = y + 0.06 - 0.02 * abs(2 * (i + 0.5) / n - 1)
            scene.line([(x, at), (x, at - 0.055)], 0.014, scene.dim(leaf, 0.4))
            scene.circle(x, at - 0.06, 0.026, scene.lit(tone) if i % 2 else scene.dim(leaf, 0.15))


def canopy(scene: Scene) -> None:
    """Warm air that a stretched film turns back to the plants below."""
    hot, leaf = rgb("#ff7a3a"), rgb("#6fb04a")
    scene.glow(0, 0.36, 0.7, rgb("#ffb04a"), 0.8)
    scene.shadow_below(0.8)
    for x in (-0.78, 0.78):
        scene.line([(x, -0.12), (x, 0.5)], 0.045, scene.metal)
        scene.line([(x, -0.12), (x * 1.3, 0.5)], 0.012, scene.metal)
    over = half_ellipse(0, -0.1, 0.84, 0.36)
    scene.shape(
        *over,
        *half_ellipse(0, -0.1, 0.84, 0.26)[::-1],
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent, 0.35),
    )
    scene.shape(*half_ellipse(0, -0.1, 0.84, 0.26), colour=mix(scene.lamp, hot, 0.4), alpha=0.35)
    for x, half in ((-0.46, 0.12), (0.0, 0.14), (0.46, 0.12)):
        turn = [(x - half, 0.28), *half_ellipse(x, 0.0, half, 0.16, 12), (x + half, 0.12)]
        scene.line(turn, 0.055, hot)
        scene.shape((x + half - 0.085, 0.1), (x + half + 0.085, 0.1), (x + half, 0.24), colour=hot)
    for k in range(9):
        x, high = -0.66 + 0.165 * k, 0.13 + 0.04 * (k % 3)
        for side in (-1, 1):
            tone = scene.lit(leaf) if side < 0 else scene.dim(leaf, 0.25)
            scene.shape((x, 0.5), (x + side * 0.09, 0.5 - high), (x + side * 0.02, 0.5 - high * 0.5), colour=tone)
        scene.shape((x - 0.02, 0.5), (x, 0.46 - high), (x + 0.02, 0.5), colour=leaf)


def lecture(scene: Scene) -> None:
    """A speaker before a screen, rows of listeners."""
    scene.box((-0.8, -0.56, 0.42, 0.14), 0.03, mix(scene.dark, INK, 0.2))
    scene.shape(
        (-0.76, -0.52), (0.38, -0.52), (0.38, 0.1), (-0.76, 0.1), colour=PAPER, low=mix(PAPER, scene.glass, 0.4)
    )
    scene.shape((-0.66, 0.04), (-0.3, -0.34), (-0.18, -0.34), (0.12, 0.04), colour=rgb("#d0603a"), low=rgb("#8a3020"))
    scene.shape((-0.3, -0.34), (-0.18, -0.34), (-0.2, -0.2), (-0.24, -0.24), (-0.27, -0.18), colour=GOLD)
    scene.line([(0.0, -0.1), (0.1, -0.26), (0.2, -0.2), (0.32, -0.42)], 0.028, rgb("#3d7ea6"))
    scene.slab(0.5, 0.0, 0.78, 0.42, rgb("#8a5a3a"), depth=0.25)
    with scene.placed(0.62, -0.12, 1):
        person(scene, 0, 0.3, 0.66, scene.accent)
    scene.slab(0.48, 0.06, 0.8, 0.46, rgb("#8a5a3a"), depth=0.25)
    scene.shape((0.44, 0.06), (0.5, 0.0), (0.8, 0.0), (0.84, 0.06), colour=rgb("#b07a4c"))
    for row, (y, size, n) in enumerate(((0.34, 0.085, 7), (0.5, 0.11, 6))):
        for k in range(n):
            x = -0.82 + 0.07 * row + (0.235 if row == 0 else 0.28) * k
            cloth = mix((scene.accent, scene.glass, scene.metal, rgb("#8a5a7a"))[(k + row) % 4], scene.dark, 0.55)
            scene.fill([half_ellipse(x, y + 3.1 * size, size * 1.5, size * 2)], cloth)
            scene.circle(x, y, size, mix(scene.one_of("#3a2420", "#6a4226", "#c09048", "#2c2430"), scene.dark, 0.2))


def outpost(scene: Scene) -> None:
    """A cabin on legs with mast and dish; someone takes a sample."""
    scene.fill([ellipse(0.1, 0.5, 0.8, 0.04)], scene.dark, alpha=0.4)
    for x, foot in ((-0.3, -0.42), (0.0, 0.0), (0.3, 0.44)):
        scene.line([(x, 0.18), (foot, 0.48)], 0.045, scene.dim(scene.metal, 0.35))
        scene.slab(foot - 0.06, 0.46, foot + 0.06, 0.5, scene.metal)
    for k in range(5):
        scene.line([(0.12, 0.22 + 0.06 * k), (0.22, 0.22 + 0.06 * k)], 0.014, scene.metal)
    scene.line([(0.3, -0.2), (0.3, -0.7)], 0.022, scene.metal)
    for y in (-0.62, -0.5):
        scene.line([(0.22, y), (0.38, y)], 0.014, scene.metal)
    scene.circle(0.3, -0.71, 0.024, scene.accent)
    scene.fill([ellipse(-0.2, -0.36, 0.11, 0.24, 48)], scene.lit(scene.metal), scene.dim(scene.metal, 0.35))
    scene.line([(-0.2, -0.36), (-0.36, -0.5)], 0.016, scene.metal)
    scene.circle(-0.36, -0.5, 0.026, scene.accent)
    scene.line([(-0.16, -0.3), (-0.1, -0.16)], 0.04, scene.dim(scene.metal, 0.3))
    cabin = [
        (-0.42, 0.06),
        (-0.34, -0.14),
        (-0.2, -0.2),
        (0.34, -0.2),
        (0.46, -0.12),
        (0.5, 0.06),
        (0.44, 0.2),
        (-0.36, 0.2),
    ]
    scene.shape(*cabin, colour=mix(scene.lit(scene.metal), WHITE, 0.3), low=scene.dim(scene.metal, 0.45))
    scene.shape((-0.415, 0.07), (0.5, 0.07), (0.485, 0.12), (-0.4, 0.12), colour=scene.accent)
    for x in (-0.24, -0.04):
        scene.circle(x, -0.05, 0.07, scene.dark)
        scene.circle(x, -0.05, 0.05, scene.lamp)
    scene.box((0.1, -0.14, 0.24, 0.18), 0.03, scene.dim(scene.accent, 0.3))
    person(scene, -0.76, 0.52, 0.4, mix(scene.metal, WHITE, 0.4), arm=0.1)
    scene.line([(-0.62, 0.3), (-0.58, 0.52)], 0.02, scene.metal)
    scene.slab(-0.66, 0.46, -0.52, 0.52, scene.accent)


def hologram(scene: Scene) -> None:
    """Two engineers at a table; above it, their plan in light."""
    light = rgb("#7fe8ff")
    for x, code in ((-0.64, "#f2f0ea"), (0.64, "#e9b84a")):
        person(scene, x, 0.5, 0.86, rgb(code), arm=0.5 if x < 0 else 0.0)
    scene.fade([(-0.4, -0.5), (0.4, -0.5), (0.26, 0.2), (-0.26, 0.2)], light, 0.08, 0.5)
    for half, y in ((0.3, 0.1), (0.2, 0.1), (0.1, 0.1)):
        ring = ellipse(0, y, half, half * 0.24, 0, 40)
        scene.line([*ring, ring[0]], 0.012, light)
    for x, top in ((-0.16, -0.16), (0.0, -0.46), (0.16, -0.26)):
        scene.shape((x - 0.07, top), (x + 0.07, top), (x + 0.07, 0.1), (x - 0.07, 0.1), colour=light, alpha=0.35)
        scene.line(
            [(x - 0.07, 0.1), (x - 0.07, top), (x, top - 0.07), (x + 0.07, top), (x + 0.07, 0.1)],
            0.014,
            mix(light, WHITE, 0.5),
        )
        for k in range(int((0.1 - top) / 0.09)):
            scene.line([(x - 0.07, top + 0.09 * k), (x + 0.07, top + 0.09 * k)], 0.008, light)
    scene.slab(-0.1, 0.26, 0.1, 0.5, scene.dim(scene.metal, 0.3))
    scene.fill([ellipse(0, 0.26, 0.46, 0.1)], scene.dim(scene.accent, 0.45))
    scene.fill([ellipse(0, 0.21, 0.46, 0.1)], scene.lit(scene.metal), scene.metal)
    scene.fill([ellipse(0, 0.21, 0.3, 0.06)], mix(light, WHITE, 0.4))


DWELLINGS: Final[Mapping[str, Motif]] = {
    "atrium": Motif(atrium, "mars", flies=True, size=1),
    "cleft": Motif(cleft, "mars", flies=True, size=1),
    "craterdome": Motif(craterdome, "mars"),
    "lodge": Motif(lodge, "jovian"),
    "streets": Motif(streets, "mars", flies=True, size=1),
    "paddies": Motif(paddies, "mars"),
    "canopy": Motif(canopy, "mars"),
    "lecture": Motif(lecture, "hall"),
    "outpost": Motif(outpost, "mars"),
    "hologram": Motif(hologram, "hall"),
}
