"""Ships and stations of the outer worlds, and what flies near the sun."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import bolt, crate, fire, gasbag, solar_wing, sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, regular
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb

BLUE: Final = rgb("#8ff0ff")
SUN: Final = rgb("#ffd25a")


def _sun(scene: Scene, x: float, y: float, radius: float) -> None:
    for share, alpha in ((1.5, 0.14), (1.28, 0.2), (1.12, 0.35)):
        scene.circle(x, y, radius * share, rgb("#ff9a3a"), alpha=alpha)
    scene.circle(x, y, radius, rgb("#fff0b0"), rgb("#ff9a30"))
    for dx, dy, r in ((-0.4, -0.3, 0.2), (0.2, 0.1, 0.26), (-0.1, 0.5, 0.18), (0.5, -0.4, 0.14)):
        scene.circle(x + dx * radius, y + dy * radius, r * radius, rgb("#fff6d0"), alpha=0.5)


def coronaloop(scene: Scene) -> None:
    """A craft with a hoop that flies through a loop of fire above the sun."""
    _sun(scene, -0.1, 0.72, 0.62)
    for half, high, wide, code in (
        (0.5, 0.62, 0.1, "#ff7a2a"),
        (0.5, 0.62, 0.05, "#ffd880"),
        (0.26, 0.4, 0.06, "#ff8a3a"),
        (0.26, 0.4, 0.026, "#ffeec0"),
    ):
        scene.line(half_ellipse(-0.1, 0.22, half, high), wide, rgb(code), 0.9)
    ring = [*ellipse(0.36, -0.12, 0.14, 0.27, 18, 40)]
    scene.line([*ring, ring[0]], 0.07, scene.dim(scene.metal, 0.4))
    scene.line([*ring, ring[0]], 0.03, BLUE)
    scene.shape(
        *turned([(0, -0.06), (0.42, -0.05), (0.5, 0), (0.42, 0.05), (0, 0.06)], (0.44, -0.1), 8),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.5),
    )
    scene.line([(0.4, -0.36), (0.56, -0.1), (0.34, 0.13)], 0.02, scene.metal)
    bolt(scene, 0.34, -0.12, 0.26, rgb("#ffe26a"))


def tether(scene: Scene) -> None:
    """A cable from the Earth to a weight in space, and the cabin that climbs it."""
    scene.line([(-0.3, 0.9), (0.3, -0.56)], 0.05, mix(scene.metal, scene.dark, 0.3))
    scene.line([(-0.31, 0.9), (0.29, -0.56)], 0.018, WHITE)
    weight = turned([(-0.2, -0.08), (0.2, -0.08), (0.24, 0), (0.2, 0.08), (-0.2, 0.08), (-0.24, 0)], (0.31, -0.5), 22)
    scene.shape(*weight, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    for k in range(5):
        x = 0.16 + 0.075 * k
        scene.circle(x, -0.565 + 0.03 * k, 0.022, scene.lamp)
    for side in (-1, 1):
        wing = turned([(0, -0.06), (0.4, -0.06), (0.4, 0.06), (0, 0.06)], (0.02 + side * 0.12, 0.1 + side * 0.05), 22)
        wing = [(x - (0.42 if side < 0 else 0), y - (0.17 if side < 0 else 0)) for x, y in wing]
        scene.shape(*wing, colour=mix(rgb("#3d6ea6"), WHITE, 0.3), low=rgb("#2a4f80"))
    cabin = [(-0.11, -0.2), (0.0, -0.25), (0.11, -0.2), (0.13, 0.18), (0.0, 0.23), (-0.13, 0.18)]
    scene.across(turned(cabin, (0.03, 0.1), 22), mix(scene.accent, WHITE, 0.1))
    for k in range(3):
        scene.shape(
            *turned(
                [
                    (-0.09, -0.14 + 0.11 * k),
                    (0.09, -0.14 + 0.11 * k),
                    (0.09, -0.08 + 0.11 * k),
                    (-0.09, -0.08 + 0.11 * k),
                ],
                (0.03, 0.1),
                22,
            ),
            colour=scene.lamp,
        )
    for at in ((-0.11, 0.44), (-0.2, 0.66)):
        scene.circle(*at, 0.04, scene.accent)


def galilean(scene: Scene) -> None:
    """A waystation before Jupiter and its four great moons in a row."""
    scene.orb(-0.5, -0.02, 0.42, rgb("#e2b184"), rgb("#4a2416"))
    for k in range(-2, 3):
        y = -0.02 + 0.15 * k
        half = math.sqrt(0.42**2 - (0.15 * k) ** 2) * 0.96
        scene.fill([ellipse(-0.5, y, half, 0.03)], rgb("#9a5230"), alpha=0.5)
    scene.fill([ellipse(-0.36, 0.13, 0.09, 0.045)], rgb("#b8452a"))
    for k, (code, r) in enumerate((("#f0d24a", 0.065), ("#d8e6ee", 0.055), ("#a89a8a", 0.085), ("#7a6a62", 0.075))):
        x, y = 0.06 + 0.23 * k, -0.34 + 0.03 * k
        scene.orb(x, y, r, rgb(code))
    ring = ellipse(0.3, 0.2, 0.34, 0.13, -12, 48)
    scene.line([*ring, ring[0]], 0.075, scene.dim(scene.metal, 0.35))
    scene.line([*ring, ring[0]], 0.045, scene.lit(scene.metal))
    for k in range(0, 48, 4):
        scene.circle(*ring[k], 0.012, scene.lamp)
    for k in (3, 15, 27, 39):
        scene.line([(0.3, 0.2), ring[k]], 0.02, scene.metal)
    scene.column(0.24, -0.02, 0.36, 0.36, scene.accent)
    scene.orb(0.3, -0.03, 0.075, mix(scene.accent, WHITE, 0.4))
    scene.line([(0.3, -0.1), (0.3, -0.2)], 0.016, scene.metal)


def colonyship(scene: Scene) -> None:
    """A long ship with a turning drum, tanks, and gardens under glass."""
    fire(scene, 0.72, 0.16, 0.3, 0.09, 10)
    spine = turned([(-0.7, -0.03), (0.7, -0.03), (0.7, 0.03), (-0.7, 0.03)], (0, 0.04), 10)
    scene.shape(*spine, colour=scene.metal, low=scene.dim(scene.metal, 0.4))
    for k, (x, r) in enumerate(((0.34, 0.11), (0.52, 0.11))):
        y = 0.04 + x * 0.18
        for dy in (-0.12, 0.12):
            scene.orb(x - dy * 0.18, y + dy, r, mix(scene.accent, WHITE, 0.3 * k))
    scene.across(turned([(-0.12, -0.34), (0.14, -0.34), (0.14, 0.34), (-0.12, 0.34)], (-0.02, 0.04), 10), scene.metal)
    for k in range(5):
        y = -0.25 + 0.125 * k
        scene.shape(
            *turned([(-0.1, y - 0.035), (0.12, y - 0.035), (0.12, y + 0.035), (-0.1, y + 0.035)], (-0.02, 0.04), 10),
            colour=mix(rgb("#8fd05a"), scene.lamp, 0.4 * (k % 2)),
        )
    for y in (-0.34, 0.34):
        scene.shape(
            *turned([(-0.14, y - 0.03), (0.16, y - 0.03), (0.16, y + 0.03), (-0.14, y + 0.03)], (-0.02, 0.04), 10),
            colour=scene.dim(scene.accent, 0.1),
        )
    nose = turned([(0.34, -0.15), (0.0, -0.12), (-0.14, 0), (0, 0.12), (0.34, 0.15)], (-0.6, -0.06), 10)
    scene.shape(*nose, colour=scene.lit(mix(scene.metal, WHITE, 0.3)), low=scene.dim(scene.metal, 0.5))
    scene.shape(*turned([(-0.09, -0.05), (0.06, -0.09), (0.06, -0.02), (-0.1, 0.0)], (-0.6, -0.06), 10), colour=BLUE)
    for k in range(4):
        scene.circle(-0.5 + 0.06 * k, -0.02 + 0.011 * k, 0.014, scene.lamp)


def rimfreighter(scene: Scene) -> None:
    """A freighter of round tanks on a long frame before a world with rings."""
    rings = [
        (rgb(code), ellipse(0.42, -0.26, 0.22 * share, 0.06 * share, -18, 72))
        for share, code in ((2.0, "#d9c08a"), (1.7, "#f4e4b8"), (1.42, "#b89a6a"))
    ]
    for tone, ring in rings:
        scene.line([*ring, ring[0]], 0.03, tone)
    scene.orb(0.42, -0.26, 0.22, rgb("#e8d09a"), rgb("#4a3420"))
    for tone, ring in rings:
        scene.line(ring[:37], 0.03, tone)
    scene.line([(-0.62, 0.28), (0.52, 0.1)], 0.05, scene.dim(scene.metal, 0.3))
    scene.line([(-0.62, 0.27), (0.52, 0.09)], 0.018, scene.lit(scene.metal))
    for k in range(4):
        x = -0.32 + 0.24 * k
        y = 0.22 - 0.158 * (x + 0.2)
        for dy in (-0.1, 0.13):
            scene.orb(x, y + dy, 0.115, (scene.accent, mix(scene.metal, WHITE, 0.4))[(k + (dy > 0)) % 2])
            scene.line([(x - 0.115, y + dy), (x + 0.11, y + dy - 0.016)], 0.012, scene.dark, 0.6)
    cab = turned([(0.1, -0.16), (-0.08, -0.14), (-0.2, 0.0), (-0.16, 0.12), (0.1, 0.14)], (-0.62, 0.28), -9)
    scene.shape(*cab, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.shape(
        *turned([(-0.07, -0.1), (0.03, -0.12), (0.03, -0.02), (-0.14, -0.01)], (-0.62, 0.28), -9),
        colour=scene.glass,
        low=mix(scene.glass, INK, 0.5),
    )
    scene.slab(0.5, -0.02, 0.66, 0.22, scene.dim(scene.metal, 0.2))
    for y in (0.02, 0.16):
        fire(scene, 0.66, y, 0.24, 0.05, -9)


def _moored(scene: Scene, x: float, y: float, size: float, tone: Colour) -> None:
    with scene.placed(x, y, size):
        scene.across(
            [(-0.14, 0.36), (-0.14, -0.1), (0, -0.5), (0.14, -0.1), (0.14, 0.36)], mix(scene.metal, WHITE, 0.3)
        )
        for side in (-1, 1):
            scene.shape(
                (side * 0.13, 0.04), (side * 0.38, 0.4), (side * 0.13, 0.34), colour=scene.dim(tone, 0.2 + 0.2 * side)
            )
        scene.shape((-0.13, 0.12), (0.13, 0.12), (0.13, 0.22), (-0.13, 0.22), colour=tone)
        scene.circle(0, -0.16, 0.06, rgb("#2f6f9a"))
        scene.box((-0.08, 0.36, 0.08, 0.44), 0.01, scene.dark)


def skydocks(scene: Scene) -> None:
    """A quay in orbit with four ships side by side."""
    for k, code in enumerate(("#e4572e", "#f2b33a", "#5fa777", "#8e5aa8")):
        _moored(scene, -0.6 + 0.4 * k, -0.2 + 0.05 * (k % 2), 0.52, rgb(code))
    for k in range(5):
        x = -0.8 + 0.4 * k
        scene.line([(x, 0.16), (x, -0.16)], 0.035, scene.dim(scene.metal, 0.3))
        scene.line([(x - 0.08, -0.02), (x + 0.08, -0.02)], 0.025, GOLD)
        scene.circle(x, -0.18, 0.03, rgb("#ff6a4a") if k % 2 else rgb("#8ff0b0"))
    scene.slab(-0.9, 0.12, 0.9, 0.26, scene.metal, depth=0.04)
    scene.windows(-0.86, 0.15, 0.8, 0.24, 24, 1, scene.lamp)
    scene.shape((-0.34, 0.26), (0.34, 0.26), (0.14, 0.42), (-0.14, 0.42), colour=scene.dim(scene.metal, 0.35))
    scene.column(-0.05, 0.4, 0.05, 0.6, scene.dim(scene.metal, 0.2))
    for left in (-0.5, 0.12):
        solar_wing(scene, left, 0.46, left + 0.38, 0.56)


def sunprobe(scene: Scene) -> None:
    """A probe behind its shield, close to a sun that fills the sky."""
    _sun(scene, -0.72, 0.04, 0.56)
    for k in range(5):
        y = -0.2 + 0.12 * k
        scene.line([(-0.14, y), (0.08, y)], 0.012, rgb("#ffe6a0"), 0.6)
    shield = [(0.12, -0.4), (0.2, -0.36), (0.26, 0.0), (0.2, 0.36), (0.12, 0.4), (0.16, 0.0)]
    scene.glow(0.12, 0, 0.3, rgb("#ffb04a"), 0.8)
    scene.line([(0.22, -0.26), (0.42, -0.12)], 0.02, scene.metal)
    scene.line([(0.22, 0.26), (0.42, 0.12)], 0.02, scene.metal)
    for y in (-0.3, 0.18):
        solar_wing(scene, 0.46, y, 0.6, y + 0.13, 2)
        scene.line([(0.53, y + 0.06), (0.53, 0)], 0.016, scene.metal)
    scene.slab(0.36, -0.14, 0.66, 0.14, mix(GOLD, scene.dark, 0.15), depth=0.3)
    scene.line([(0.66, 0), (0.84, 0.0)], 0.022, scene.metal)
    scene.fill([ellipse(0.86, 0, 0.04, 0.14)], scene.lit(scene.metal), scene.dim(scene.metal))
    scene.shape(*shield, colour=rgb("#fff6e0"), low=rgb("#e09a5a"))


def heliostats(scene: Scene) -> None:
    """A fan of six-sided mirrors that send light down in one beam."""
    scene.fade([(-0.05, 0.02), (0.05, 0.02), (0.34, 0.9), (-0.3, 0.9)], rgb("#fff0a0"), 0.85, 0.15)
    cells: list[tuple[float, float]] = []
    for row, n in enumerate((4, 5, 4)):
        cells += [((k - (n - 1) / 2) * 0.27, -0.4 + 0.2 * row) for k in range(n)]
    scene.line([(-0.56, -0.2), (0.0, 0.24), (0.56, -0.2)], 0.03, scene.dim(scene.metal, 0.3))
    scene.line([(-0.3, 0.0), (0, 0.24), (0.3, 0.0)], 0.02, scene.dim(scene.metal, 0.3))
    for k, (x, y) in enumerate(cells):
        tile = regular(6, 0.13, (x, y + 0.3 * x * x))
        tile = [(px, y + 0.3 * x * x + (py - y - 0.3 * x * x) * 0.8) for px, py in tile]
        tone = (rgb("#ffe9a8"), rgb("#bfe3f0"), rgb("#f7c98a"))[k % 3]
        scene.shape(*tile, colour=mix(tone, WHITE, 0.5), low=scene.dim(tone, 0.25))
    for x, y in ((-0.4, -0.34), (0.28, -0.2), (0.14, -0.42)):
        sparkle(scene, x, y, 0.07)
    scene.slab(-0.12, 0.14, 0.14, 0.3, scene.accent)
    scene.circle(0, 0.3, 0.06, WHITE)


def warp(scene: Scene) -> None:
    """A ship in a tunnel of bent lines."""
    for k in range(20):
        a = 2 * math.pi * k / 20
        curve = [
            (
                0.1 * (1 - t) * 2 + (0.08 + 0.9 * t * t) * math.cos(a + 0.7 * (1 - t)) * 1.2,
                (0.06 + 0.72 * t * t) * math.sin(a + 0.7 * (1 - t)),
            )
            for t in (j / 10 for j in range(11))
        ]
        scene.line(curve, 0.012, mix(BLUE, scene.accent, 0.5 * (k % 2)), 0.75)
    for share in (0.22, 0.36, 0.54, 0.76):
        ring = ellipse(0.2 * (1 - share), 0, 0.98 * share, 0.66 * share, 0, 56)
        scene.line([*ring, ring[0]], 0.01 + 0.012 * share, mix(rgb("#b8a0ff"), WHITE, 0.3), 0.7)
    scene.glow(0.18, 0.0, 0.34, WHITE, 1.0)
    scene.shape((-0.42, 0.34), (0.06, 0.04), (-0.06, 0.2), colour=scene.dim(scene.accent, 0.1))
    scene.shape((-0.02, 0.42), (0.06, 0.04), (-0.06, 0.2), colour=scene.dim(scene.accent, 0.45))
    scene.shape(
        (-0.28, 0.36), (0.1, 0.0), (-0.04, 0.44), colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.3)
    )
    for at in ((-0.25, 0.37), (-0.1, 0.42)):
        scene.glow(*at, 0.12, BLUE, 1.0)
        scene.circle(*at, 0.035, WHITE)


def entangled(scene: Scene) -> None:
    """Two dishes worlds apart, joined by waves that twine."""
    n = 60
    for phase, tone in ((0.0, BLUE), (math.pi, rgb("#ff8ad0"))):
        wave = [(-0.52 + 1.04 * i / n, 0.12 * math.sin(phase + 5 * math.pi * i / n)) for i in range(n + 1)]
        scene.line(wave, 0.06, tone, 0.3)
        scene.line(wave, 0.024, mix(tone, WHITE, 0.3))
    for k in range(1, 5):
        x = -0.52 + 0.208 * k
        scene.circle(x, 0, 0.04, WHITE)
    for side, code in ((-1, "#4fa6dc"), (1, "#d96f42")):
        x = side * 0.62
        scene.glow(x, 0, 0.34, BLUE if side < 0 else rgb("#ff8ad0"), 0.7)
        scene.orb(x, 0, 0.2, rgb(code))
        ring = ellipse(x, 0, 0.29, 0.09, -24 * side, 40)
        scene.line([*ring, ring[0]], 0.016, mix(GOLD, WHITE, 0.4))
        scene.circle(*ring[4], 0.03, GOLD)
        scene.circle(*ring[24], 0.03, GOLD)


def titantanker(scene: Scene) -> None:
    """A tanker that rises on four jets with the air of Titan in its tanks."""
    for x in (-0.4, -0.14, 0.14, 0.4):
        fire(scene, x, 0.26, 0.34, 0.07, 90)
    scene.slab(-0.62, 0.12, 0.62, 0.28, scene.dim(scene.metal, 0.1), depth=0.06)
    for x in (-0.4, 0.0, 0.4):
        scene.orb(x, -0.06, 0.2, mix(rgb("#bfe3f0"), WHITE, 0.3), rgb("#3d6a8a"))
        scene.fill([ellipse(x, -0.06, 0.2, 0.05)], scene.accent, alpha=0.85)
        scene.line([(x, -0.24), (x, -0.32)], 0.05, scene.dim(scene.metal, 0.3))
    scene.line([(-0.4, -0.32), (0.4, -0.32)], 0.04, scene.metal)
    scene.shape(
        (-0.84, 0.16),
        (-0.62, 0.0),
        (-0.56, 0.28),
        (-0.74, 0.28),
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent, 0.4),
    )
    scene.shape((-0.78, 0.14), (-0.66, 0.04), (-0.64, 0.14), colour=scene.glass, low=mix(scene.glass, INK, 0.5))
    scene.shape((0.6, 0.14), (0.86, -0.2), (0.92, -0.18), (0.76, 0.26), colour=scene.dim(scene.accent, 0.2))


def titanscrubber(scene: Scene) -> None:
    """A floating machine with tall fins that comb the haze, and bricks of what they catch."""
    gasbag(scene, 0, -0.38, 0.34, 0.16, mix(scene.accent, WHITE, 0.2), 4)
    for x in (-0.2, 0.2):
        scene.line([(x, -0.26), (x, -0.12)], 0.016, scene.dark)
    scene.slab(-0.6, -0.14, 0.6, -0.05, scene.metal, depth=0.06)
    for k in range(9):
        x = -0.54 + 0.13 * k
        tone = mix(rgb("#8fb0a0"), rgb("#d98a3a"), k / 10)
        scene.shape(
            (x, -0.05),
            (x + 0.07, -0.05),
            (x + 0.07, 0.3),
            (x, 0.34),
            colour=mix(tone, WHITE, 0.3),
            low=scene.dim(tone, 0.4),
        )
    for k, y in enumerate((-0.02, 0.09, 0.2)):
        flow = [(-0.98 + 0.05 * i, y + 0.03 * math.sin(i * 0.9 + k)) for i in range(9)]
        scene.line(flow, 0.03, rgb("#ffcf7a"), 0.75)
    scene.shape((-0.5, 0.34), (0.56, 0.3), (0.2, 0.44), (-0.16, 0.44), colour=scene.dim(scene.metal, 0.35))
    for k, y in enumerate((0.46, 0.58)):
        crate(scene, -0.05 + 0.02 * k, y + 0.06, 0.11, rgb("#a8603a"))


def floatpad(scene: Scene) -> None:
    """A pad on four balloons, and a rocket that leaves it."""
    for x in (-0.58, 0.58):
        scene.line([(x, 0.02), (x * 0.9, 0.24)], 0.014, scene.dark)
        gasbag(scene, x, -0.1, 0.2, 0.18, scene.accent)
    scene.puffs(-0.1, 0.2, mix(WHITE, rgb("#ffcf9a"), 0.3), n=2, size=0.09, lean=-0.16)
    scene.puffs(0.1, 0.2, mix(WHITE, rgb("#ffcf9a"), 0.3), n=2, size=0.09, lean=0.16)
    scene.slab(-0.66, 0.22, 0.66, 0.3, scene.metal, depth=0.05)
    scene.shape((-0.5, 0.3), (0.5, 0.3), (0.26, 0.46), (-0.26, 0.46), colour=scene.dim(scene.metal, 0.3))
    scene.windows(-0.28, 0.33, 0.26, 0.4, 8, 1, scene.lamp)
    fire(scene, 0, 0.06, 0.2, 0.09, 90)
    scene.across([(-0.1, 0.04), (-0.1, -0.3), (0, -0.56), (0.1, -0.3), (0.1, 0.04)], mix(scene.metal, WHITE, 0.4))
    for side in (-1, 1):
        scene.shape(
            (side * 0.1, -0.14),
            (side * 0.22, 0.1),
            (side * 0.1, 0.06),
            colour=scene.dim(scene.accent, 0.2 + 0.15 * side),
        )
    scene.circle(0, -0.26, 0.05, rgb("#2f6f9a"))
    scene.line([(-0.4, 0.22), (-0.4, -0.02)], 0.02, scene.dim(scene.metal, 0.3))
    scene.circle(-0.4, -0.04, 0.03, rgb("#ff6a4a"))


def titanshuttle(scene: Scene) -> None:
    """Two winged shuttles that cross above the lakes."""
    for x, y, size in ((0.52, -0.26, 0.42), (-0.08, 0.04, 1.0)):
        with scene.placed(x, y, size):
            scene.fade([(0.5, -0.06), (0.95, -0.1), (0.95, 0.06), (0.5, 0.06)], WHITE, 0.5, 0.3)
            scene.shape((0.02, -0.02), (0.4, -0.36), (0.56, -0.36), (0.44, 0.0), colour=scene.dim(scene.accent, 0.3))
            scene.fill(
                "M -.66 .1 C -.56 -.04 -.4 -.12 -.2 -.12 L .46 -.12 L .56 0 L .46 .12 L -.5 .16 Q -.62 .16 -.66 .1 Z",
                scene.lit(mix(scene.metal, WHITE, 0.3)),
                scene.dim(scene.metal, 0.45),
            )
            scene.fill(
                "M -.56 .03 C -.48 -.05 -.38 -.08 -.28 -.09 L -.26 .02 Z", scene.glass, mix(scene.glass, INK, 0.5)
            )
            scene.shape(
                (-0.16, 0.04),
                (0.3, 0.06),
                (0.52, 0.4),
                (0.36, 0.42),
                colour=scene.lit(scene.accent),
                low=scene.dim(scene.accent, 0.3),
            )
            scene.shape((0.3, -0.12), (0.5, -0.3), (0.58, -0.3), (0.5, -0.1), colour=scene.accent)
            for k in range(4):
                scene.circle(-0.12 + 0.1 * k, -0.04, 0.022, scene.lamp)
            fire(scene, 0.54, 0.0, 0.26, 0.07, 0)


FARSHIPS: Final[Mapping[str, Motif]] = {
    "coronaloop": Motif(coronaloop, "space", flies=True),
    "tether": Motif(tether, "earth", flies=True, size=0.64),
    "galilean": Motif(galilean, "space", flies=True),
    "colonyship": Motif(colonyship, "earth", flies=True),
    "rimfreighter": Motif(rimfreighter, "space", flies=True),
    "skydocks": Motif(skydocks, "earth", flies=True, size=0.62),
    "sunprobe": Motif(sunprobe, "space", flies=True),
    "heliostats": Motif(heliostats, "orbit", flies=True),
    "warp": Motif(warp, "space", flies=True),
    "entangled": Motif(entangled, "space", flies=True),
    "titantanker": Motif(titantanker, "titan", flies=True, size=0.64),
    "titanscrubber": Motif(titanscrubber, "titan", flies=True),
    "floatpad": Motif(floatpad, "titan", flies=True),
    "titanshuttle": Motif(titanshuttle, "titan", flies=True),
}
