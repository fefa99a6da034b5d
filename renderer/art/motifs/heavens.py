"""Worlds, and cities on other worlds."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.land import banded
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import boulder, cloudy_globe, sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import INK, WHITE, mix, rgb


def _blue_globe(scene: Scene, x: float, y: float, radius: float) -> None:
    with scene.placed(x, y, radius / 0.43):
        scene.circle(0, 0, 0.47, rgb("#a8e4ff"), alpha=0.25)
        scene.orb(0, 0, 0.43, rgb("#4fa6dc"), rgb("#0b1f48"))
        land = rgb("#7fb866")
        scene.fill(
            "M -.26 -.22 C -.1 -.36 .1 -.34 .06 -.2 C .02 -.08 -.12 -.1 -.12 .02 C -.12 .14 -.3 .02 -.26 -.22 Z", land
        )
        scene.fill("M .08 .02 C .2 -.06 .34 .02 .28 .16 C .2 .34 .04 .3 .06 .18 Z", land, mix(land, INK, 0.35))


def sisters(scene: Scene) -> None:
    """The Earth and Venus side by side, joined by a ribbon."""
    ribbon = (
        "M -.9 .02 C -.5 .5 -.1 .46 0 .3 C .1 .14 .5 .1 .9 .4 L .9 .5 C .5 .22 .16 .26 .08 .4 C -.06 .58 "
        "-.6 .6 -.9 .12 Z"
    )
    _blue_globe(scene, -0.4, -0.06, 0.34)
    cloudy_globe(scene, 0.42, -0.02, 0.32)
    scene.fill(ribbon, scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    scene.fill([star(5, 0.12, 0.052, (0.02, 0.34))], GOLD, mix(GOLD, rgb("#b8741c"), 0.5))
    sparkle(scene, 0.0, -0.34, 0.08)


def planetnet(scene: Scene) -> None:
    """Worlds around the Sun, with lines on which news travels between them."""
    scene.glow(0, 0, 0.4, rgb("#ffb84a"), 0.8)
    for half in (0.42, 0.66, 0.92):
        ring = ellipse(0, 0, half, half * 0.4, -8, 60)
        scene.line([*ring, ring[0]], 0.007, scene.hour.low, 0.8)
    places = ((-0.4, 0.14), (0.62, -0.24), (0.5, 0.26), (-0.74, -0.14))
    for k, at in enumerate(places):
        for other in (*places[k + 1 :], (0.0, 0.0)):
            scene.line([at, other], 0.01, rgb("#8ff0ff"), 0.8)
            scene.circle(at[0] + (other[0] - at[0]) * 0.4, at[1] + (other[1] - at[1]) * 0.4, 0.022, WHITE)
    scene.circle(0, 0, 0.15, rgb("#fff3c4"), rgb("#ff9f3a"))
    cloudy_globe(scene, *places[0], 0.12)
    _blue_globe(scene, *places[1], 0.13)
    scene.orb(*places[2], 0.15, rgb("#d96f42"), rgb("#3a1214"))
    banded(scene, *places[3], 0.15, rgb("#e8b98a"))


def spinrock(scene: Scene) -> None:
    """A rock that strikes Venus on its edge and makes it spin."""
    cloudy_globe(scene, 0.1, 0.04, 0.4)
    arc = [
        (0.1 + 0.52 * math.cos(a), 0.04 + 0.17 * math.sin(a)) for a in (math.pi * (0.02 + k / 22) for k in range(20))
    ]
    scene.line(arc, 0.05, rgb("#fff6e0"))
    scene.shape((-0.5, 0.0), (-0.46, 0.2), (-0.3, 0.1), colour=rgb("#fff6e0"))
    for wide, alpha in ((0.13, 0.4), (0.07, 0.8)):
        scene.shape(
            (-0.3, -0.34 - wide),
            (-1.5, -0.56),
            (-1.5, -0.5),
            (-0.3, -0.34 + wide),
            colour=mix(rgb("#ff9f4a"), WHITE, alpha - 0.3),
            alpha=alpha,
        )
    boulder(scene, -0.3, -0.34, 0.14, mix(rgb("#a98a76"), scene.hour.low, 0.2), 3)
    scene.glow(-0.16, -0.28, 0.2, rgb("#fff3c4"), 0.9)
    for turn in (-80, -40, 0, 40):
        scene.shape(*turned([(0.1, -0.025), (0.3, 0.0), (0.1, 0.025)], (-0.16, -0.28), turn), colour=rgb("#ffe6a3"))


def plume(scene: Scene) -> None:
    """A volcano of Io that throws sulphur far up, and the hut from which it is watched."""
    yellow = rgb("#f2e08a")
    for wide, high, alpha in ((0.66, 0.86, 0.3), (0.48, 0.74, 0.4), (0.28, 0.58, 0.5)):
        for side in (-1, 1):
            far, top = 0.1 + side * wide, 0.26 - high
            jet = (
                f"M .1 .26 C {0.1 + side * 0.04} {top} {far} {top} {far} .16 C {0.1 + side * wide * 0.6} "
                f"{0.26 - high * 0.7} "
            )
            jet += f"{0.1 + side * wide * 0.2} {0.26 - high * 0.5} {0.1 - side * 0.04} .26 Z"
            scene.fill(jet, mix(yellow, rgb("#b8d0f0"), alpha), alpha=alpha)
    scene.cone(0.1, 0.2, 0.5, 0.5, mix(rgb("#c9823a"), scene.hour.mid, 0.2))
    scene.shape((0.04, 0.23), (0.16, 0.23), (0.18, 0.28), (0.1, 0.26), (0.02, 0.28), colour=rgb("#ff6a2a"))
    scene.line([(0.1, 0.24), (0.08, 0.34), (0.16, 0.42), (0.14, 0.5)], 0.03, rgb("#ff8a3a"))
    scene.glow(0.1, 0.22, 0.2, rgb("#ffb45a"), 1)
    scene.vault(-0.52, 0.5, 0.16, 0.17, mix(scene.metal, WHITE, 0.3))
    scene.slab(-0.42, 0.38, -0.24, 0.5, scene.accent)
    scene.circle(-0.56, 0.42, 0.04, scene.lamp)
    scene.line([(-0.5, 0.34), (-0.4, 0.2)], 0.05, scene.dim(scene.metal, 0.2))
    scene.circle(-0.39, 0.19, 0.034, scene.glass)


def iodish(scene: Scene) -> None:
    """A post of researchers on Io: huts, a dish, a mast."""
    scene.shadow_below(0.7)
    scene.column(0.32, 0.06, 0.4, 0.5, scene.metal)
    scene.fill([ellipse(0.32, -0.12, 0.3, 0.22, -38)], scene.dim(scene.metal, 0.5))
    scene.fill([ellipse(0.29, -0.15, 0.29, 0.19, -38)], scene.lit(scene.metal), mix(scene.metal, INK, 0.3))
    scene.line([(0.29, -0.15), (0.12, -0.36)], 0.018, scene.dark)
    scene.circle(0.12, -0.37, 0.035, scene.accent)
    for x, half, tone in ((-0.5, 0.2, scene.metal), (-0.12, 0.26, scene.accent)):
        scene.vault(x, 0.5, half, half * 1.05, mix(tone, WHITE, 0.25))
        scene.box((x - 0.05, 0.36, x + 0.04, 0.5), 0.02, scene.dark)
        for dx in (-0.55, 0.4):
            scene.circle(x + dx * half, 0.39, 0.034, scene.lamp)
    scene.slab(-0.34, 0.4, -0.24, 0.5, scene.dim(scene.metal, 0.2))
    scene.line([(-0.62, 0.32), (-0.62, -0.06)], 0.014, scene.metal)
    for k in range(3):
        scene.line([(-0.68, 0.0 + 0.08 * k), (-0.56, 0.0 + 0.08 * k)], 0.012, scene.metal)
    scene.circle(-0.62, -0.07, 0.026, rgb("#ff6a4a"))


def dawncity(scene: Scene) -> None:
    """A city on rails that keeps to the edge of the sunlight."""
    for radius, alpha in ((0.75, 0.16), (0.62, 0.24), (0.52, 0.4)):
        scene.circle(-0.2, 0.24, radius, rgb("#ffb04a"), alpha=alpha)
    scene.circle(-0.2, 0.24, 0.44, rgb("#fff3c4"), rgb("#ff9f3a"))
    ground = mix(rgb("#8a7a70"), scene.hour.low, 0.3)
    scene.fill(
        "M -1.8 .4 Q -.6 .26 0 .3 Q .8 .34 1.8 .3 L 1.8 .8 L -1.8 .8 Z", scene.lit(ground), mix(ground, INK, 0.6)
    )
    for y in (0.4, 0.47):
        scene.line([(-1.8, y + 0.06), (1.8, y)], 0.02, scene.dim(scene.metal, 0.3))
    scene.slab(-0.52, 0.26, 0.56, 0.38, scene.metal, depth=0.1)
    for k in range(6):
        scene.circle(-0.44 + 0.18 * k, 0.4, 0.055, scene.dark)
        scene.circle(-0.44 + 0.18 * k, 0.4, 0.022, scene.metal)
    for k, (x, top) in enumerate(((-0.34, 0.08), (0.34, 0.06), (-0.16, -0.08), (0.2, -0.12), (0.02, -0.22))):
        tone = mix(scene.accent, rgb("#fff6e6"), 0.6 * (k % 2))
        scene.column(x - 0.085, top, x + 0.085, 0.27, tone)
        scene.windows(x - 0.06, top + 0.04, x + 0.06, 0.24, 2, 4, scene.lamp)
    scene.bubble(0.02, 0.27, 0.5, 0.6)


def metropolis(scene: Scene) -> None:
    """Towers and domes of a great city on the Moon."""
    scene.shadow_below(0.8)
    towers = (
        (-0.6, 0.02, 0.09),
        (0.62, 0.06, 0.09),
        (-0.4, -0.2, 0.1),
        (0.44, -0.14, 0.09),
        (-0.18, -0.02, 0.1),
        (0.24, -0.3, 0.1),
        (0.03, -0.5, 0.11),
    )
    for k, (x, top, half) in enumerate(towers):
        tone = mix(scene.metal, scene.accent, (0.0, 0.45, 0.15)[k % 3])
        scene.across([(x - half * 0.35, top), (x + half * 0.35, top), (x + half, 0.46), (x - half, 0.46)], tone)
        scene.windows(x - half * 0.4, top + 0.1, x + half * 0.4, 0.4, 2, 7, mix(scene.lamp, WHITE, 0.2))
        scene.line([(x, top), (x, top - 0.08)], 0.012, scene.metal)
    for x, half in ((-0.5, 0.2), (0.52, 0.22), (0.0, 0.27)):
        scene.vault(x, 0.5, half, half * 0.85, mix(rgb("#5f9a52"), scene.glass, 0.35))
        scene.bubble(x, 0.5, half, half * 0.85)
    for a, b, y in ((-0.4, 0.03, 0.06), (0.03, 0.44, -0.04)):
        scene.line([(a, y), (b, y)], 0.024, scene.lit(scene.metal))


def lunaport(scene: Scene) -> None:
    """A tower on the Moon from which a cable leads up to the Earth."""
    scene.line([(0.08, -0.1), (0.62, -1.2)], 0.016, mix(scene.metal, WHITE, 0.4))
    for t in (0.2, 0.42):
        x, y = 0.08 + 0.54 * t, -0.1 - 1.1 * t
        scene.box((x - 0.05, y - 0.06, x + 0.05, y + 0.06), 0.03, scene.lit(scene.accent), scene.dim(scene.accent, 0.4))
        scene.circle(x - 0.01, y - 0.01, 0.02, scene.lamp)
    scene.shadow_below(0.7)
    scene.across([(0.0, -0.14), (0.16, -0.14), (0.3, 0.5), (-0.14, 0.5)], scene.metal)
    scene.slab(-0.06, -0.2, 0.22, -0.1, scene.accent)
    scene.windows(0.0, -0.04, 0.16, 0.36, 2, 5, scene.lamp)
    for x, half in ((-0.46, 0.2), (0.52, 0.18)):
        scene.vault(x, 0.5, half, half * 0.8, mix(scene.accent, scene.metal, 0.5))
        scene.bubble(x, 0.5, half * 1.08, half * 0.92)
    for k in range(4):
        x = -0.74 + 0.11 * k
        scene.slab(x, 0.43, x + 0.09, 0.5, scene.one_of("#e4572e", "#2a9d8f", "#e9b84a", "#3d7ea6"))


def gyroscope(scene: Scene) -> None:
    """A city hung in rings that turn."""
    scene.shadow_below(0.5)
    scene.across([(-0.1, 0.36), (0.1, 0.36), (0.26, 0.5), (-0.26, 0.5)], scene.metal)
    rings = ((0.52, 0.17, 28, scene.accent), (0.5, 0.16, -34, mix(GOLD, scene.accent, 0.2)))
    for front in (False, True):
        for half, high, lean, tone in rings:
            ring = ellipse(0, -0.06, half, high, lean, 72)
            part = sorted(p for p in ring if (p[1] + 0.06 > math.tan(math.radians(lean)) * p[0]) is front)
            scene.line(part, 0.055, scene.lit(tone) if front else scene.dim(tone, 0.5))
        if not front:
            scene.circle(0, -0.06, 0.36, mix(scene.glass, WHITE, 0.3), alpha=0.3)
            scene.fill([ellipse(0, 0.06, 0.32, 0.07)], rgb("#7fb04a"), rgb("#4f7a3a"))
            for k, (x, top, half) in enumerate(
                ((-0.2, -0.12, 0.06), (0.2, -0.14, 0.06), (-0.08, -0.26, 0.06), (0.08, -0.3, 0.065))
            ):
                scene.column(x - half, top, x + half, 0.08, mix(rgb("#fff6e6"), scene.accent, 0.3 * (k % 2)))
                scene.windows(x - half * 0.6, top + 0.04, x + half * 0.6, 0.06, 2, 4, rgb("#e0a03a"))
            scene.shape(
                (-0.3, 0.06),
                (0.3, 0.06),
                (0.1, 0.28),
                (-0.1, 0.28),
                colour=scene.lit(scene.metal),
                low=scene.dim(scene.metal),
            )
    scene.column(-0.04, 0.28, 0.04, 0.38, scene.dim(scene.metal, 0.2))


HEAVENS: Final[Mapping[str, Motif]] = {
    "sisters": Motif(sisters, "space", flies=True),
    "planetnet": Motif(planetnet, "space", flies=True),
    "spinrock": Motif(spinrock, "space", flies=True),
    "plume": Motif(plume, "io"),
    "iodish": Motif(iodish, "io"),
    "dawncity": Motif(dawncity, "moon"),
    "metropolis": Motif(metropolis, "moon"),
    "lunaport": Motif(lunaport, "moon"),
    "gyroscope": Motif(gyroscope, "mars"),
}
