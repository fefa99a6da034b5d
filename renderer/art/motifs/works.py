"""Machines and works, seen from near and from within."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.industry import wheel
from renderer.art.motifs.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, path, scaled, star
from renderer.drawing.theme import INK, WHITE, mix, rgb
from renderer.icons.sprites import BOLT

MOLTEN: Final = rgb("#fff2b0")
HOT: Final = rgb("#ff9a2a")


def blastfurnace(scene: Scene) -> None:
    """A furnace with its hoist and stoves; iron runs out of it."""
    scene.shadow_below(0.8)
    scene.glow(0, -0.5, 0.3, HOT, 0.9)
    scene.shape((-0.1, -0.48), (-0.04, -0.74), (0.02, -0.6), (0.08, -0.7), (0.1, -0.48), colour=MOLTEN, low=HOT)
    for shift in (0, 0.12):
        scene.line([(-0.86 + shift, 0.5), (-0.14, -0.46 + shift)], 0.026, scene.dim(scene.metal, 0.35))
    for k in range(5):
        x, y = -0.72 + 0.13 * k, 0.36 - 0.166 * k
        scene.line([(x, y), (x + 0.1, y + 0.05)], 0.018, scene.dim(scene.metal, 0.3))
    scene.slab(-0.58, 0.02, -0.44, 0.14, scene.accent)
    for x in (0.42, 0.64):
        scene.column(x, -0.12, x + 0.17, 0.5, mix(scene.metal, rgb("#a8705a"), 0.35))
        scene.vault(x + 0.085, -0.115, 0.085, 0.1, mix(scene.metal, rgb("#a8705a"), 0.35))
    scene.line([(0.18, -0.36), (0.5, -0.3), (0.5, -0.16)], 0.06, scene.dim(scene.metal, 0.25))
    iron = mix(rgb("#7a4a44"), scene.dark, 0.2)
    scene.across([(-0.15, -0.48), (0.15, -0.48), (0.28, 0.12), (0.22, 0.5), (-0.22, 0.5), (-0.28, 0.12)], iron)
    for y, half in ((-0.34, 0.19), (-0.14, 0.235), (0.08, 0.285)):
        scene.column(-half, y, half, y + 0.05, scene.metal)
    scene.fill([half_ellipse(0, 0.5, 0.13, 0.26)], MOLTEN, HOT)
    scene.glow(0, 0.44, 0.4, HOT, 0.8)
    scene.fill(
        "M -.12 .46 L .12 .46 C .1 .54 -.3 .52 -.5 .58 L -.8 .6 L -.76 .52 C -.5 .5 -.2 .52 -.12 .46 Z", MOLTEN, HOT
    )


def stacks(scene: Scene) -> None:
    """Chimneys from below, their smoke over the whole sky."""
    smoke = mix(scene.dark, scene.hour.low, 0.55)
    tops = ((-0.52, -0.06, 0.13), (0.5, -0.0, 0.14), (-0.02, -0.24, 0.17))
    for x, top, half in tops:
        for k in range(7):
            r = half * (0.9 + 0.32 * k)
            scene.circle(
                x + 0.13 * k, top - 0.11 - 0.085 * k, r, mix(smoke, scene.hour.sun, 0.08 * (k % 3)), alpha=0.62
            )
    for x, top, half in tops:
        scene.column(x - half, top, x + half, 0.6, scene.metal, half * 0.22)
        for k in range(2):
            y, grow = top + 0.05 + 0.2 * k, half * (0.8 + 0.06 * k)
            scene.across(
                [(x - grow, y), (x + grow, y), (x + grow * 1.04, y + 0.1), (x - grow * 1.04, y + 0.1)], rgb("#d1452e")
            )
        scene.fill([ellipse(x, top, half * 0.78, half * 0.2)], scene.dim(smoke, 0.6))
    scene.slab(-0.86, 0.36, 0.86, 0.6, scene.dim(scene.accent, 0.3), depth=0.1)
    scene.windows(-0.8, 0.4, 0.66, 0.54, 11, 1, scene.lamp)


def cannery(scene: Scene) -> None:
    """Jars and tins that are filled on a belt."""
    steel = mix(scene.metal, WHITE, 0.15)
    for x in (-0.7, 0, 0.7):
        scene.slab(x - 0.04, 0.3, x + 0.04, 0.5, scene.dim(steel, 0.4))
    scene.shape((-0.9, 0.22), (0.9, 0.22), (0.9, 0.3), (-0.9, 0.3), colour=scene.dark)
    for k in range(9):
        scene.circle(-0.82 + 0.205 * k, 0.29, 0.05, scene.lit(steel), scene.dim(steel))
    scene.slab(-0.2, -0.6, 0.24, -0.26, steel, depth=0.25)
    scene.shape(
        (-0.12, -0.26), (0.14, -0.26), (0.06, -0.14), (-0.04, -0.14), colour=scene.accent, low=scene.dim(scene.accent)
    )
    scene.shape((-0.02, -0.14), (0.04, -0.14), (0.03, 0.0), (-0.01, 0.0), colour=rgb("#e4502e"))
    for x, code in ((-0.66, "#6fae3a"), (-0.33, "#f2a93b"), (0.01, "#e4502e")):
        scene.across(
            [(x - 0.11, -0.04), (x + 0.11, -0.04), (x + 0.11, 0.22), (x - 0.11, 0.22)], mix(rgb(code), WHITE, 0.1)
        )
        scene.shape((x - 0.09, -0.02), (x - 0.05, -0.02), (x - 0.05, 0.2), (x - 0.09, 0.2), colour=WHITE, alpha=0.6)
        if x < -0.1:
            scene.column(x - 0.12, -0.12, x + 0.12, -0.04, GOLD)
    for x in (0.38, 0.72):
        scene.column(x - 0.12, -0.08, x + 0.12, 0.22, steel)
        scene.column(x - 0.122, 0.0, x + 0.122, 0.16, scene.accent)
        scene.fill([ellipse(x, -0.08, 0.12, 0.035)], scene.lit(steel))
        scene.circle(x - 0.02, 0.08, 0.05, rgb("#e4502e"), rgb("#b8301c"))
        scene.shape((x - 0.05, 0.02), (x + 0.01, 0.02), (x - 0.02, 0.05), colour=rgb("#4f9f3a"))


def engine(scene: Scene) -> None:
    """An engine with its flywheel turns a dynamo; drums of fuel beside it."""
    scene.shadow_below(0.8)
    scene.slab(-0.66, 0.38, 0.66, 0.5, scene.dim(scene.metal, 0.45), depth=0.06)
    for k in range(4):
        x = -0.3 + 0.15 * k
        scene.line(
            [(x + 0.05, -0.12), (x + 0.05, -0.36), (0.36, -0.36)], 0.045, scene.dim(scene.metal, 0.15 * (k % 2) + 0.15)
        )
        scene.slab(x, -0.16, x + 0.11, 0.02, scene.metal)
    scene.line([(0.3, -0.36), (0.36, -0.56)], 0.06, scene.dim(scene.metal, 0.3))
    scene.puffs(0.37, -0.64, mix(scene.dark, scene.hour.low, 0.4), n=3, size=0.06)
    scene.slab(-0.36, 0.0, 0.32, 0.4, scene.accent, depth=0.12)
    for k in range(3):
        scene.box((-0.3 + 0.19 * k, 0.1, -0.17 + 0.19 * k, 0.3), 0.03, scene.dim(scene.accent, 0.45))
    scene.across([(0.32, 0.02), (0.62, 0.02), (0.62, 0.38), (0.32, 0.38)], scene.metal)
    scene.fill(scaled(path(BOLT), 0.26, (0.46, 0.2)), GOLD)
    scene.circle(-0.48, 0.16, 0.26, scene.dim(scene.metal, 0.55), scene.dim(scene.metal, 0.3))
    scene.circle(-0.48, 0.16, 0.2, mix(scene.dark, INK, 0.2))
    for k in range(3):
        a = math.pi * k / 3 + 0.3
        dx, dy = 0.22 * math.cos(a), 0.22 * math.sin(a)
        scene.line([(-0.48 - dx, 0.16 - dy), (-0.48 + dx, 0.16 + dy)], 0.04, scene.metal)
    scene.circle(-0.48, 0.16, 0.06, scene.accent)
    for x in (0.78, 1.02):
        scene.column(x - 0.1, 0.16, x + 0.1, 0.5, rgb("#c9533a"))
        scene.fill([ellipse(x, 0.16, 0.1, 0.03)], scene.lit(rgb("#c9533a")))
        scene.column(x - 0.105, 0.3, x + 0.105, 0.33, scene.metal)


def tanks(scene: Scene) -> None:
    """A tank of peroxide whose foam drives a turbine."""
    scene.shadow_below(0.8)
    blue = rgb("#4fa6dc")
    for x in (-0.56, -0.06):
        scene.shape(
            (x - 0.08, 0.5), (x - 0.04, 0.2), (x + 0.1, 0.2), (x + 0.14, 0.5), colour=scene.dim(scene.metal, 0.5)
        )
    shell = [(-0.66, -0.3), (0.1, -0.3), (0.22, -0.2), (0.26, 0.0), (0.22, 0.2), (0.1, 0.3), (-0.66, 0.3)]
    shell += [(-0.78, 0.2), (-0.82, 0.0), (-0.78, -0.2)]
    scene.shape(*shell, colour=mix(scene.metal, WHITE, 0.5), low=scene.dim(scene.metal, 0.5))
    for x in (-0.6, 0.04):
        scene.shape(
            (x, -0.3), (x + 0.05, -0.3), (x + 0.05, 0.3), (x, 0.3), colour=scene.accent, low=scene.dim(scene.accent)
        )
    for x, y, r, tone in (
        (-0.38, 0.0, 0.12, "#e4402e"),
        (-0.18, 0.0, 0.12, "#e4402e"),
        (-0.48, -0.13, 0.07, ""),
        (-0.08, 0.13, 0.07, ""),
    ):
        scene.orb(x, y, r, rgb(tone) if tone else WHITE)
    scene.line([(0.24, 0.02), (0.5, 0.02)], 0.08, scene.dim(scene.metal, 0.3))
    for x, y, r in ((0.3, -0.14, 0.05), (0.36, -0.26, 0.04), (0.26, -0.34, 0.03), (0.4, -0.4, 0.025)):
        scene.ring(x, y, r, 0.014, mix(blue, WHITE, 0.5), 0.9)
    scene.slab(0.44, 0.3, 0.88, 0.5, scene.metal)
    scene.circle(0.66, 0.06, 0.28, scene.accent, scene.dim(scene.accent, 0.4))
    scene.circle(0.66, 0.06, 0.22, mix(scene.dark, INK, 0.3))
    for k in range(7):
        blade = turned([(0.04, -0.02), (0.21, -0.07), (0.2, 0.03)], (0.66, 0.06), 360 * k / 7)
        scene.shape(*blade, colour=scene.lit(scene.metal), low=scene.metal)
    scene.circle(0.66, 0.06, 0.055, GOLD)


def tweezers(scene: Scene) -> None:
    """Tweezers that set a tiny wheel among others."""
    for x, y, radius, teeth, tone in (
        (-0.42, 0.3, 0.2, 11, scene.accent),
        (-0.02, 0.36, 0.18, 10, scene.metal),
        (-0.66, 0.0, 0.14, 9, scene.metal),
    ):
        wheel(scene, x, y, radius, teeth, tone)
    steel = mix(scene.metal, rgb("#5a6a80"), 0.45)
    lower = [(0.02, 0.02), (0.28, -0.08), (1.1, -0.56), (1.2, -0.44), (0.34, -0.01), (0.04, 0.06)]
    scene.shape(*lower, colour=scene.dim(steel, 0.3), low=scene.dim(steel, 0.5))
    wheel(scene, -0.12, -0.02, 0.16, 10, GOLD)
    upper = [(-0.06, -0.08), (0.06, -0.24), (1.06, -0.7), (1.14, -0.58), (0.12, -0.16), (-0.04, -0.04)]
    scene.shape(*upper, colour=scene.lit(steel), low=steel)
    scene.fill([star(4, 0.09, 0.02, (-0.34, -0.22))], WHITE)


def shipyard(scene: Scene) -> None:
    """A hull half plated, half ribs, below a gantry."""
    scene.shadow_below(0.95)
    for x in (-0.7, 0.72):
        scene.line([(x, 0.5), (x, -0.5)], 0.05, scene.dim(scene.metal, 0.2))
    scene.slab(-0.78, -0.56, 0.8, -0.47, scene.accent, depth=0.06)
    for x in (-0.46, 0.02, 0.48):
        scene.shape(
            (x - 0.14, 0.5), (x - 0.06, 0.3), (x + 0.06, 0.3), (x + 0.14, 0.5), colour=scene.dim(scene.metal, 0.5)
        )
    scene.line([(-0.1, 0.08), (0.84, 0.08)], 0.05, scene.dim(scene.metal, 0.5))
    for k in range(6):
        x, half = 0.02 + 0.145 * k, 0.27 - 0.012 * k
        rib = ellipse(x, 0.08, 0.07, half, 0, 40)
        scene.line([*rib, rib[0]], 0.032, scene.dim(scene.metal, 0.35))
        scene.line(rib[10:31], 0.026, scene.lit(scene.metal))
    for y in (-0.18, 0.33):
        scene.line([(0, y), (0.76, y * 0.86 + 0.01)], 0.026, scene.metal)
    hull = "M -.92 .12 C -.84 -.1 -.6 -.22 -.3 -.22 L .04 -.22 C -.04 -.02 -.04 .18 .04 .37 L -.3 .37 C -.6 .36 -.84 .28 -.92 .12 Z"
    scene.fill(hull, mix(scene.metal, WHITE, 0.5), scene.dim(scene.metal, 0.5))
    scene.fill("M -.84 .0 C -.74 -.1 -.66 -.14 -.58 -.16 L -.6 -.04 L -.82 .06 Z", scene.glass, scene.dim(scene.glass))
    scene.shape((-0.5, 0.12), (-0.02, 0.12), (-0.01, 0.2), (-0.5, 0.2), colour=scene.accent)
    scene.line([(0.2, -0.47), (0.2, -0.34)], 0.014, scene.metal)
    scene.slab(0.12, -0.34, 0.3, -0.24, scene.metal)
    scene.glow(0.06, -0.2, 0.16, WHITE, 0.9)
    scene.fill([star(7, 0.1, 0.025, (0.06, -0.2))], scene.lamp)


def tap(scene: Scene) -> None:
    """Clamps on a bare cable lead its power away."""
    rubber = mix(INK, scene.dark, 0.3)
    scene.line([(-1.6, -0.32), (1.6, -0.16)], 0.17, rubber)
    scene.line([(-1.6, -0.36), (1.6, -0.2)], 0.035, mix(rubber, WHITE, 0.35))
    scene.glow(0, -0.24, 0.45, scene.lamp, 0.9)
    copper = rgb("#f0a050")
    scene.line([(-0.34, -0.257), (0.34, -0.223)], 0.13, scene.dim(copper, 0.3))
    for k in range(4):
        scene.line([(-0.34, -0.3 + 0.032 * k), (0.34, -0.266 + 0.032 * k)], 0.016, mix(copper, WHITE, 0.4))
    for x, code in ((-0.19, "#d1352e"), (0.19, "#3a6ab0")):
        tone = rgb(code)
        scene.line([(x, 0.12), (x * 1.3, 0.28), (x * 0.9, 0.42)], 0.05, scene.dim(tone, 0.3))
        for side in (-1, 1):
            jaw = [(x, -0.36), (x + side * 0.09, -0.28), (x + side * 0.1, -0.1), (x + side * 0.045, 0.16), (x, 0.16)]
            scene.shape(*jaw, colour=scene.lit(tone) if side < 0 else scene.dim(tone, 0.3), low=scene.dim(tone, 0.2))
        scene.circle(x, -0.08, 0.035, scene.metal)
    scene.slab(-0.34, 0.36, 0.38, 0.6, scene.metal, depth=0.2)
    scene.fill(scaled(path(BOLT), 0.22, (-0.04, 0.48)), scene.accent)
    for x, y, r in ((0.02, -0.42, 0.1), (-0.34, -0.44, 0.07), (0.4, -0.4, 0.08)):
        scene.fill([star(4, r, r * 0.25, (x, y))], WHITE)


WORKS: Final[Mapping[str, Motif]] = {
    "blastfurnace": Motif(blastfurnace, "mars"),
    "stacks": Motif(stacks, "mars"),
    "cannery": Motif(cannery, "hall"),
    "engine": Motif(engine, "hall"),
    "tanks": Motif(tanks, "mars"),
    "tweezers": Motif(tweezers, "lens", flies=True),
    "shipyard": Motif(shipyard, "moon"),
    "tap": Motif(tap, "rays", flies=True),
}
