"""Where ships trade, load and meet."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import boulder, cloudy_globe, fire, solar_wing, sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, regular
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb

GOODS: Final = ("#d1495b", "#3d7ea6", "#e9b84a", "#5fa777", "#8e5aa8", "#e4703a")


def _boat(scene: Scene, x: float, y: float, size: float, degrees: float, colour: Colour) -> None:
    """Paint a small freighter; at 0 degrees its nose points up."""
    with scene.placed(x, y, size):

        def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
            return turned(points, (0, 0), degrees)

        for side in (-1, 1):
            scene.shape(
                *at((side * 0.16, 0.1), (side * 0.4, 0.46), (side * 0.16, 0.4)),
                colour=scene.dim(colour, 0.2 + 0.2 * side),
            )
        scene.shape(*at((-0.16, 0.44), (-0.2, -0.2), (0, -0.5), (0.02, -0.5), (0.02, 0.44)), colour=scene.lit(colour))
        scene.shape(*at((0.16, 0.44), (0.2, -0.2), (0, -0.5), (0.02, 0.44)), colour=scene.dim(colour, 0.4))
        scene.shape(*at((-0.1, -0.2), (0, -0.36), (0.1, -0.2), (0.08, -0.08), (-0.08, -0.08)), colour=scene.glass)
        scene.shape(*at((-0.2, 0.14), (0.2, 0.14), (0.19, 0.24), (-0.19, 0.24)), colour=mix(PAPER, colour, 0.2))


def docks(scene: Scene) -> None:
    """A wheel seen from above with a ship at each of its six docks."""
    for k in range(6):
        a = math.radians(60 * k + 20)
        x, y = math.cos(a), math.sin(a)
        scene.line([(0.12 * x, 0.12 * y), (0.36 * x, 0.36 * y)], 0.055, scene.dim(scene.metal, 0.35))
        if k != 4:
            _boat(scene, 0.5 * x, 0.5 * y, 0.28, 60 * k + 20 - 90, mix(rgb(GOODS[k]), scene.hour.low, 0.06))
    a = math.radians(260)
    x, y = 0.82 * math.cos(a) - 0.46, 0.44 * math.sin(a)
    fire(scene, x - 0.06, y - 0.08, 0.2, 0.045, 232)
    _boat(scene, x + 0.02, y + 0.02, 0.26, 140, mix(rgb(GOODS[4]), scene.hour.low, 0.06))
    ring = ellipse(0, 0, 0.31, 0.31, 0, 72)
    scene.line([*ring, ring[0]], 0.08, scene.dim(scene.metal, 0.3))
    ring = ellipse(-0.006, -0.008, 0.31, 0.31, 0, 72)
    scene.line([*ring, ring[0]], 0.06, scene.lit(scene.metal))
    for k in range(24):
        a = math.pi * k / 12
        scene.circle(0.31 * math.cos(a), 0.31 * math.sin(a), 0.014, scene.lamp if k % 4 else rgb("#ff6a4a"))
    scene.fill([regular(6, 0.17, (0, 0), 20)], scene.lit(scene.accent), scene.dim(scene.accent, 0.45))
    scene.orb(0, 0, 0.1, GOLD)
    scene.circle(0, 0, 0.045, scene.dim(GOLD, 0.4))


def gantry(scene: Scene) -> None:
    """A terminal like a harbour: a crane on rails puts a container on a ship, other ones are stacked."""
    scene.slab(-0.84, 0.26, 0.84, 0.4, scene.dim(scene.metal, 0.2), depth=0.04)
    for k in range(11):
        scene.shape(
            *(
                (x, y)
                for x, y in (
                    (-0.8 + 0.15 * k, 0.3),
                    (-0.72 + 0.15 * k, 0.3),
                    (-0.76 + 0.15 * k, 0.36),
                    (-0.84 + 0.15 * k, 0.36),
                )
            ),
            colour=GOLD if k % 2 else scene.dark,
        )
    for row in range(3):
        for k in range(3 - (row == 2)):
            x, y = 0.2 + 0.2 * k, 0.12 - 0.14 * row
            tone = mix(rgb(GOODS[(k + 2 * row) % 6]), scene.hour.low, 0.06)
            scene.slab(x, y, x + 0.19, y + 0.135, tone, depth=0.14)
            for j in range(3):
                scene.line(
                    [(x + 0.04 + 0.045 * j, y + 0.025), (x + 0.04 + 0.045 * j, y + 0.11)], 0.009, scene.dim(tone, 0.35)
                )
    for x in (-0.62, 0.1):
        for dx in (-0.06, 0.06):
            scene.line(
                [(x + dx, 0.26), (x + dx * 0.5, -0.42)],
                0.028,
                scene.accent if dx < 0 else scene.dim(scene.accent, 0.35),
            )
        for k in range(5):
            y = 0.2 - 0.13 * k
            scene.line([(x - 0.05, y), (x + 0.05, y - 0.1)], 0.012, scene.dim(scene.accent, 0.3))
    scene.slab(-0.84, -0.5, 0.66, -0.4, scene.accent, depth=0.04)
    for k in range(12):
        scene.line(
            [(-0.8 + 0.12 * k, -0.41), (-0.74 + 0.12 * k, -0.49), (-0.68 + 0.12 * k, -0.41)],
            0.012,
            scene.dim(scene.accent, 0.45),
        )
    for dx in (-0.06, 0.06):
        scene.line([(-0.26 + dx, -0.36), (-0.26 + dx, -0.12)], 0.01, scene.metal)
    scene.slab(-0.36, -0.42, -0.16, -0.35, scene.dim(scene.metal, 0.3))
    tone = rgb("#e9b84a")
    scene.slab(-0.37, -0.12, -0.15, 0.03, tone, depth=0.14)
    hull = mix(PAPER, scene.metal, 0.4)
    scene.fill(
        "M -.86 .1 L -.66 .04 L -.1 .04 Q .02 .1 -.02 .2 L -.1 .27 L -.8 .27 Z", scene.lit(hull), scene.dim(hull, 0.4)
    )
    scene.fill("M -.84 .1 L -.68 .05 L -.62 .05 L -.66 .14 L -.85 .16 Z", scene.glass, mix(scene.glass, INK, 0.4))


def drumhub(scene: Scene) -> None:
    """A drum that turns, its lid a market of lights, with ships in a queue before its gate."""
    tone = mix(rgb("#f0e0c0"), scene.metal, 0.4)
    foot = [(x, y) for x, y in ellipse(0.08, 0.26, 0.42, 0.13, 0, 48) if y >= 0.26]
    scene.across([(-0.34, -0.22), (0.5, -0.22), *sorted(foot, reverse=True)], tone)
    for row in range(3):
        for k in range(1, 10):
            a = math.pi * (k + 0.5) / 11
            x, y = 0.08 - 0.41 * math.cos(a), -0.04 + 0.11 * row + 0.12 * math.sin(a)
            half = 0.036 * math.sin(a)
            scene.box(
                (x - half, y - 0.03, x + half, y + 0.03), 0.008, scene.lamp if (k + row) % 3 else rgb(GOODS[k % 6])
            )
    scene.fill([ellipse(0.08, -0.22, 0.42, 0.13)], scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    scene.fill([ellipse(0.08, -0.22, 0.34, 0.1)], rgb("#2a2440"))
    for k in range(16):
        a = 2.4 * k
        far = 0.075 * math.sqrt(k)
        scene.circle(
            0.08 + far * math.cos(a),
            -0.22 + far * 0.3 * math.sin(a),
            0.018,
            rgb(("#ffe27a", "#ff8a6a", "#8ff0d0", "#ffffff")[k % 4]),
        )
    scene.line([(0.08, -0.24), (0.08, -0.5)], 0.03, scene.metal)
    cloudy_globe(scene, 0.08, -0.48, 0.08)
    scene.box((-0.1, 0.02, 0.2, 0.3), 0.06, rgb("#2a2440"))
    scene.box((-0.07, 0.05, 0.17, 0.28), 0.04, rgb("#ffd98a"), rgb("#e0883a"))
    solar_wing(scene, 0.54, -0.06, 0.9, 0.1)
    scene.line([(0.5, 0.02), (0.56, 0.02)], 0.03, scene.metal)
    for k, (x, y, size) in enumerate(((-0.06, 0.22, 0.17), (-0.34, 0.34, 0.24), (-0.68, 0.4, 0.32))):
        fire(scene, x - size * 0.44, y + size * 0.18, 0.12, 0.03, 158)
        _boat(scene, x, y, size, 68, mix(rgb(GOODS[k + 1]), scene.hour.low, 0.06))


def neonrock(scene: Scene) -> None:
    """A market of lights on an asteroid: towers, a big sign in the form of a chip, and ships above."""
    boulder(scene, 0.0, 0.24, 0.44, mix(rgb("#a08c80"), scene.hour.low, 0.1), 2)
    for x, top, foot, half, code in (
        (-0.31, -0.1, 0.14, 0.07, "#5fd0ff"),
        (-0.19, -0.28, 0.0, 0.08, "#ff7ab8"),
        (0.22, -0.24, 0.0, 0.08, "#ffd65a"),
        (0.34, -0.06, 0.16, 0.06, "#8ff0b0"),
    ):
        scene.slab(x - half, top, x + half, foot, mix(rgb("#2f3450"), scene.accent, 0.15))
        scene.windows(x - half, top + 0.02, x + half * 0.5, foot, 2, 3, rgb(code))
        scene.box((x - half * 1.1, top - 0.03, x + half * 1.1, top), 0.01, rgb(code))
    scene.line([(0.02, -0.16), (0.02, -0.22)], 0.04, scene.metal)
    scene.glow(0.02, -0.36, 0.34, rgb("#7af0ff"), 0.9)
    scene.box((-0.12, -0.5, 0.16, -0.22), 0.03, rgb("#123048"))
    scene.box((-0.06, -0.44, 0.1, -0.28), 0.015, rgb("#7af0ff"))
    scene.box((-0.02, -0.4, 0.06, -0.32), 0.01, rgb("#ff7ab8"))
    for k in range(4):
        t = -0.045 + 0.043 * k
        for x0, x1 in ((-0.17, -0.06), (0.1, 0.21)):
            scene.line([(x0, -0.355 + t), (x1, -0.355 + t)], 0.014, rgb("#7af0ff"))
        scene.line([(0.02 + t, -0.54), (0.02 + t, -0.44)], 0.014, rgb("#7af0ff"))
    for x, code in ((-0.3, "#ff7ab8"), (-0.04, "#ffd65a"), (0.22, "#8ff0b0")):
        y = 0.1 + 0.12 * abs(x)
        scene.box((x - 0.09, y, x + 0.09, y + 0.14), 0.01, scene.dark)
        scene.box((x - 0.075, y + 0.05, x + 0.075, y + 0.13), 0.01, rgb("#ffe6a3"))
        for k in range(4):
            scene.shape(
                (x - 0.1 + 0.05 * k, y - 0.03),
                (x - 0.05 + 0.05 * k, y - 0.03),
                (x - 0.05 + 0.05 * k, y + 0.04),
                (x - 0.1 + 0.05 * k, y + 0.04),
                colour=rgb(code) if k % 2 else WHITE,
            )
    for x, y, turn in ((-0.66, -0.24, 70), (0.64, -0.34, -60)):
        fire(scene, x - 0.09 * math.sin(math.radians(turn)), y + 0.07, 0.14, 0.03, turn + 90)
        _boat(scene, x, y, 0.22, turn, rgb(GOODS[1 if x < 0 else 5]))


def docking(scene: Scene) -> None:
    """Two ships of unlike builders are about to join, collar to collar."""
    left, right = mix(rgb("#f6f0e4"), scene.metal, 0.2), mix(rgb("#e0b060"), scene.accent, 0.3)
    scene.glow(0.0, 0.0, 0.34, rgb("#fff0c0"), 0.9)
    for x, y in ((-0.7, -0.3), (-0.7, 0.1)):
        solar_wing(scene, x - 0.1, y, x + 0.18, y + 0.2, 3)
    scene.across([(-0.9, -0.16), (-0.34, -0.2), (-0.34, 0.2), (-0.9, 0.16)], left)
    scene.fill(
        "M -.9 -.17 L -.34 -.21 Q -.16 -.14 -.14 -.08 L -.14 .08 Q -.16 .14 -.34 .21 L -.9 .17 Z",
        scene.lit(left),
        scene.dim(left, 0.55),
    )
    for k in range(4):
        scene.circle(-0.78 + 0.12 * k, -0.02, 0.035, scene.lamp, mix(scene.lamp, rgb("#c9762c"), 0.5))
    scene.line([(-0.36, -0.2), (-0.36, 0.2)], 0.03, scene.dim(left, 0.5))
    scene.slab(-0.16, -0.1, -0.08, 0.1, scene.dim(scene.metal, 0.3))
    for y in (-0.09, 0.09):
        scene.line([(-0.08, y), (-0.02, y * 0.7)], 0.02, scene.metal)
    with scene.placed(0.52, 0, 1):
        scene.orb(0.0, 0.0, 0.27, right)
        for k in range(3):
            a = math.radians(-50 + 50 * k)
            scene.circle(0.17 * math.cos(a) - 0.08, 0.2 * math.sin(a), 0.04, scene.glass, mix(scene.glass, INK, 0.5))
        ring = [p for p in ellipse(0, 0, 0.09, 0.27, 0, 60) if p[0] < 0]
        ring.sort(key=lambda p: p[1])
        scene.line(ring, 0.02, scene.dim(right, 0.5))
        for side in (-1, 1):
            scene.line([(0.12, side * 0.2), (0.34, side * 0.42)], 0.04, scene.dim(scene.metal, 0.3))
            scene.orb(0.36, side * 0.42, 0.1, scene.metal)
        scene.slab(0.22, -0.12, 0.38, 0.12, scene.dim(right, 0.3))
        scene.slab(-0.38, -0.1, -0.24, 0.1, scene.dim(scene.metal, 0.15))
    for y in (-0.05, 0.05):
        scene.line([(0.06, y), (0.14, y)], 0.02, scene.metal)
    for k in (-1, 0, 1):
        scene.line([(-0.01, 0.14 * k), (0.05, 0.14 * k)], 0.012, GOLD)
    sparkle(scene, 0.02, -0.16, 0.1)


def radarsat(scene: Scene) -> None:
    """A probe with a wide mesh for radar, whose rays draw the heights of the ground on the clouds."""
    glow = rgb("#9affc8")
    scene.shape((-0.26, 0.0), (-0.14, 0.08), (0.36, 0.86), (-0.78, 0.74), colour=glow, alpha=0.22)
    for k in range(5):
        t = 0.5 + 0.08 * k
        left, right = (-0.24 - 0.52 * t, 0.02 + 0.74 * t), (-0.16 + 0.54 * t, 0.08 + 0.8 * t)
        bow = [
            (
                left[0] + (right[0] - left[0]) * j / 10,
                left[1] + (right[1] - left[1]) * j / 10 - 0.05 * math.sin(2 * math.pi * j / 5 + k),
            )
            for j in range(11)
        ]
        scene.line(bow, 0.016, glow, 0.9)
    with scene.placed(-0.14, -0.02, 1):
        scene.fill([ellipse(-0.06, 0.05, 0.36, 0.2, 32)], scene.dim(scene.metal, 0.55))
        scene.fill([ellipse(-0.08, 0.02, 0.36, 0.19, 32)], scene.lit(scene.metal), scene.dim(scene.metal, 0.15))
        for share in (0.35, 0.68):
            ring = ellipse(-0.08, 0.02, 0.36 * share, 0.19 * share, 32, 40)
            scene.line([*ring, ring[0]], 0.009, scene.dim(scene.metal, 0.5))
        for k in range(8):
            scene.line([(-0.08, 0.02), ellipse(-0.08, 0.02, 0.36, 0.19, 32, 8)[k]], 0.008, scene.dim(scene.metal, 0.5))
        for k in (1, 4, 7):
            scene.line([ellipse(-0.08, 0.02, 0.33, 0.17, 32, 9)[k], (-0.2, 0.2)], 0.012, scene.dim(scene.metal, 0.4))
        scene.orb(-0.2, 0.2, 0.04, GOLD)
    scene.slab(0.0, -0.36, 0.26, -0.08, GOLD, depth=0.3)
    for k in range(3):
        scene.line([(0.02, -0.3 + 0.09 * k), (0.17, -0.3 + 0.09 * k)], 0.01, scene.dim(GOLD, 0.4))
    scene.line([(0.26, -0.22), (0.44, -0.28)], 0.024, scene.metal)
    wing = [(0.42, -0.42), (0.86, -0.56), (0.9, -0.36), (0.46, -0.2)]
    scene.shape(*wing, colour=mix(rgb("#3d6ea6"), WHITE, 0.4), low=rgb("#2f5590"))
    for k in range(1, 4):
        x = 0.42 + 0.11 * k
        scene.line([(x, -0.42 - 0.035 * k), (x + 0.04, -0.2 - 0.04 * k)], 0.009, rgb("#1c3458"))
    scene.line([(0.44, -0.31), (0.88, -0.46)], 0.009, rgb("#1c3458"))
    scene.line([(0.06, -0.36), (0.0, -0.54)], 0.014, scene.metal)
    scene.circle(0.0, -0.54, 0.025, rgb("#ff6a4a"))


STATIONS: Final[Mapping[str, Motif]] = {
    "docks": Motif(docks, "jovian", flies=True, size=0.76),
    "gantry": Motif(gantry, "space", flies=True),
    "drumhub": Motif(drumhub, "overvenus", flies=True, size=0.74),
    "neonrock": Motif(neonrock, "belt", flies=True, size=0.76),
    "docking": Motif(docking, "overvenus", flies=True),
    "radarsat": Motif(radarsat, "overvenus", flies=True, size=0.62),
}
