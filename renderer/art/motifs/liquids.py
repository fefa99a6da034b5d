"""Lakes and fuels, what holds them and what floats on them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.plants import leafy
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, path, scaled
from renderer.drawing.theme import INK, WHITE, mix, rgb
from renderer.icons.sprites import BOLT


def fjord(scene: Scene) -> None:
    """Water that fills a deep valley; a sail on it."""
    pale, deep = mix(rgb("#7fd6e4"), scene.hour.low, 0.2), rgb("#155a86")
    for k in range(3):
        tone = mix(scene.hour.far, scene.hour.near, 0.2 + 0.35 * k)
        foot, inner, top = 0.1 + 0.1 * k, 0.1 + 0.3 * k, -0.36 + 0.02 * k
        for side in (-1, 1):
            wall = [
                (side * 1.8, top - 0.1),
                (side * (inner + 0.44), top),
                (side * (inner + 0.3), top + 0.08),
                (side * (inner + 0.2), -0.06 + 0.06 * k),
                (side * inner, foot),
                (side * 1.8, foot + 0.12),
            ]
            scene.fill([wall], scene.dim(tone, 0.3) if side < 0 else scene.lit(tone), scene.dim(tone, 0.5))
            scene.line([(side * 1.8, top + 0.14), (side * (inner + 0.26), top + 0.16)], 0.022, scene.dark, 0.3)
        scene.shape((-1.8, foot), (1.8, foot), (1.8, 0.9), (-1.8, 0.9), colour=mix(pale, deep, 0.2 * k), low=deep)
    fall = [(-0.86, -0.33), (-0.79, -0.33), (-0.75, 0.22), (-0.89, 0.22)]
    scene.fade(fall, WHITE, 0.95, 0.6)
    scene.fill([ellipse(-0.82, 0.23, 0.12, 0.025)], WHITE, alpha=0.8)
    for x, y, half in ((0.3, 0.42, 0.2), (-0.3, 0.5, 0.24), (0.7, 0.58, 0.22), (-0.8, 0.56, 0.18), (0.05, 0.3, 0.12)):
        scene.fill([ellipse(x, y, half, 0.01)], WHITE, alpha=0.55)
    scene.shape((0.1, 0.34), (0.1, -0.06), (-0.12, 0.32), colour=WHITE, low=mix(WHITE, scene.hour.low, 0.3))
    scene.shape((0.12, 0.32), (0.12, 0.0), (0.27, 0.32), colour=scene.lit(scene.accent), low=scene.accent)
    scene.shape((-0.14, 0.35), (0.3, 0.35), (0.22, 0.43), (-0.06, 0.43), colour=rgb("#8a5436"), low=rgb("#4a2a1c"))


def methane(scene: Scene) -> None:
    """A lander that drinks from a lake of methane."""
    pale, deep = rgb("#f2c46a"), rgb("#a85a1e")
    scene.fill([ellipse(-0.2, 0.5, 1.15, 0.15)], scene.dim(scene.rock, 0.35))
    scene.fill([ellipse(-0.2, 0.505, 1.08, 0.125)], pale, deep)
    for x, y, half in ((-0.7, 0.48, 0.16), (-0.2, 0.55, 0.2), (-0.46, 0.43, 0.1)):
        scene.fill([ellipse(x, y, half, 0.009)], WHITE, alpha=0.6)
    for x, foot in ((0.2, 0.1), (0.66, 0.78)):
        scene.line([(x, 0.2), (foot, 0.46)], 0.04, scene.dim(scene.metal, 0.4))
        scene.slab(foot - 0.07, 0.44, foot + 0.07, 0.48, scene.metal)
    hull = "M .44 -.62 C .6 -.48 .7 -.3 .7 -.1 L .7 .24 L .18 .24 L .18 -.1 C .18 -.3 .28 -.48 .44 -.62 Z"
    (shape,) = path(hull)
    scene.across(shape, scene.metal)
    scene.across([(0.18, -0.02), (0.7, -0.02), (0.7, 0.08), (0.18, 0.08)], scene.accent)
    scene.circle(0.42, -0.24, 0.085, scene.accent)
    scene.circle(0.42, -0.24, 0.06, scene.glass, scene.dim(scene.glass, 0.4))
    scene.shape((0.34, 0.24), (0.54, 0.24), (0.6, 0.34), (0.28, 0.34), colour=scene.dark)
    hose = [(0.18, 0.16), (0.02, 0.06), (-0.14, 0.1), (-0.26, 0.28), (-0.28, 0.46)]
    scene.line(hose, 0.06, scene.dim(scene.metal, 0.5))
    scene.line([(x - 0.01, y - 0.012) for x, y in hose], 0.025, scene.lit(scene.metal))
    scene.fill([ellipse(-0.28, 0.5, 0.16, 0.035)], scene.lit(scene.accent), scene.dim(scene.accent))
    scene.slab(-0.35, 0.34, -0.21, 0.48, scene.accent)


def electrolysis(scene: Scene) -> None:
    """Water between two poles: more bubbles in one tube than in the other."""
    water, pale = rgb("#3f9fd0"), mix(scene.glass, WHITE, 0.4)
    scene.slab(-0.62, 0.36, 0.62, 0.5, scene.metal)
    scene.fill(scaled(path(BOLT), 0.17, (-0.06, 0.43)), GOLD)
    scene.line([(-0.3, 0.24), (-0.3, 0.14), (0.3, 0.14), (0.3, 0.24)], 0.2, mix(water, WHITE, 0.2))
    for x, level, n, sign in ((-0.3, -0.02, 9, "#d1352e"), (0.3, -0.26, 4, "#3a4fb0")):
        scene.shape((x - 0.17, -0.46), (x + 0.17, -0.46), (x + 0.17, 0.3), (x - 0.17, 0.3), colour=pale, alpha=0.4)
        scene.shape(
            (x - 0.17, level),
            (x + 0.17, level),
            (x + 0.17, 0.3),
            (x - 0.17, 0.3),
            colour=mix(water, WHITE, 0.35),
            low=water,
        )
        scene.fill([ellipse(x, level, 0.17, 0.03)], mix(water, WHITE, 0.6))
        scene.line([(x, 0.34), (x, level + 0.14)], 0.05, scene.dim(scene.metal, 0.35))
        for k in range(n):
            at = x + 0.12 * math.sin(2.3 * k + x), level + 0.06 + (0.26 - level) * (k + 0.5) / n * 0.9
            scene.circle(*at, 0.03 + 0.008 * (k % 2), WHITE, alpha=0.85)
        scene.shape((x - 0.14, -0.44), (x - 0.09, -0.44), (x - 0.09, 0.28), (x - 0.14, 0.28), colour=WHITE, alpha=0.6)
        scene.column(x - 0.2, -0.54, x + 0.2, -0.45, rgb(sign))
        scene.column(x - 0.2, 0.3, x + 0.2, 0.37, scene.metal)


def dispenser(scene: Scene) -> None:
    """A pump with its hose and nozzle."""
    scene.shadow_below(0.5)
    scene.slab(-0.34, 0.42, 0.34, 0.5, scene.metal)
    scene.slab(-0.26, -0.5, 0.26, 0.42, scene.accent, depth=0.24)
    scene.slab(-0.3, -0.56, 0.3, -0.48, scene.metal, depth=0.24)
    scene.box((-0.2, -0.4, 0.08, -0.16), 0.03, scene.dark)
    for k in range(3):
        scene.line([(-0.16, -0.33 + 0.06 * k), (0.04 - 0.05 * k, -0.33 + 0.06 * k)], 0.03, rgb("#8ff0b0"))
    scene.fill(
        "M -.06 -.06 C .02 .06 .07 .12 .07 .2 C .07 .36 -.19 .36 -.19 .2 C -.19 .12 -.14 .06 -.06 -.06 Z",
        WHITE,
        scene.lamp,
    )
    hose = [(-0.26, 0.3), (-0.46, 0.34), (-0.56, 0.14), (-0.5, -0.1), (-0.44, -0.26)]
    scene.line(hose, 0.06, mix(INK, scene.dark, 0.3))
    scene.line([(-0.44, -0.22), (-0.4, -0.4)], 0.09, scene.dim(scene.metal, 0.2))
    scene.line([(-0.4, -0.4), (-0.58, -0.46), (-0.7, -0.4)], 0.06, scene.metal)
    scene.line([(-0.36, -0.24), (-0.34, -0.34)], 0.03, scene.accent)


def barrels(scene: Scene) -> None:
    """Drums with the sign of radiation; one leaks a glow."""
    ooze = rgb("#9aff5a")
    scene.glow(-0.3, 0.4, 0.55, ooze, 0.7)
    scene.fill([ellipse(-0.34, 0.5, 0.5, 0.065)], mix(ooze, WHITE, 0.3), rgb("#4fa02a"))
    tone = rgb("#f2c230")
    for x, top in ((0.02, -0.46), (0.3, 0.02), (-0.26, 0.02)):
        scene.column(x - 0.25, top, x + 0.25, top + 0.48, tone)
        scene.fill([ellipse(x, top + 0.48, 0.25, 0.05)], scene.dim(tone, 0.35))
        scene.fill([ellipse(x, top, 0.25, 0.05)], scene.lit(tone), scene.dim(tone, 0.15))
        for y in (top + 0.15, top + 0.35):
            scene.column(x - 0.258, y, x + 0.258, y + 0.03, scene.dim(tone, 0.1))
        scene.circle(x - 0.03, top + 0.26, 0.13, tone)
        for turn in (90, 210, 330):
            blade = [(0.035, -0.0), (0.1, -0.062), (0.12, 0.0), (0.1, 0.062)]
            scene.shape(*turned(blade, (x - 0.03, top + 0.26), turn), colour=INK)
        scene.circle(x - 0.03, top + 0.26, 0.026, INK)
    scene.line([(-0.4, 0.3), (-0.42, 0.4), (-0.4, 0.52)], 0.06, mix(ooze, WHITE, 0.3))
    scene.line([(-0.12, 0.36), (-0.12, 0.5)], 0.035, mix(ooze, WHITE, 0.3))


def algae(scene: Scene) -> None:
    """A bloom on a bay: green swirls and mats that grow towards the viewer, bubbles of oxygen rise from them."""
    leaf, deep = mix(leafy(scene), rgb("#7fb83a"), 0.35), mix(rgb("#0d4a66"), scene.hour.near, 0.2)
    scene.shape((-2, -0.16), (2, -0.16), (2, 0.9), (-2, 0.9), colour=mix(rgb("#58bcc4"), scene.hour.low, 0.2), low=deep)
    for _ in range(9):
        x, y = scene.between(-1.2, 1.2), scene.between(-0.12, 0.6)
        scene.fill([ellipse(x, y, 0.1 + 0.2 * (y + 0.2), 0.006 + 0.008 * (y + 0.2))], scene.hour.sun, alpha=0.45)
    for x, y, half, turn in (
        (-0.5, -0.06, 0.34, -3),
        (0.36, 0.0, 0.42, 2),
        (-0.2, 0.12, 0.62, -4),
        (0.42, 0.26, 0.56, 4),
    ):
        scene.fill([ellipse(x, y + 0.015, half, half * 0.17, turn)], scene.dim(leaf, 0.55), alpha=0.5)
        scene.fill([ellipse(x, y, half, half * 0.15, turn)], mix(leaf, rgb("#d6e86a"), 0.25), scene.dim(leaf, 0.15))
        for k in range(3):
            vein = [
                (x + half * (0.26 * j - 0.78), y + half * 0.05 * math.sin(1.3 * j + k) + half * 0.06 * (k - 1))
                for j in range(7)
            ]
            scene.line(vein, 0.012 + 0.01 * half, mix(leaf, rgb("#f2f5a0"), 0.45), 0.8)
    for x, y, half in ((-0.62, 0.42, 0.36), (0.08, 0.5, 0.44)):
        blot = [
            (
                x + half * (1 + 0.16 * math.sin(5 * a + x)) * math.cos(a),
                y + 0.34 * half * (1 + 0.2 * math.sin(3 * a)) * math.sin(a),
            )
            for a in (math.pi * k / 24 for k in range(48))
        ]
        scene.fill([[(px + 0.02, py + 0.035) for px, py in blot]], scene.dim(deep, 0.4), alpha=0.6)
        scene.fill([blot], mix(leaf, rgb("#b8e05a"), 0.35), scene.dim(leaf, 0.25))
        for k in range(16):
            a, far = 2.4 * k, math.sqrt((k + 0.5) / 16) * 0.78
            at = x + half * far * math.cos(a), y + 0.3 * half * far * math.sin(a)
            scene.circle(*at, half * 0.06, scene.dim(leaf, 0.3))
            scene.circle(at[0] - 0.008, at[1] - 0.012, half * 0.05, mix(leaf, rgb("#f4f8a8"), 0.5))
    for x, y, r in (
        (-0.66, 0.2, 0.03),
        (-0.58, 0.02, 0.042),
        (-0.7, -0.18, 0.03),
        (0.06, 0.28, 0.036),
        (0.16, 0.08, 0.05),
        (0.04, -0.16, 0.036),
    ):
        scene.circle(x, y, r, WHITE, alpha=0.35)
        scene.ring(x, y, r, 0.009, WHITE, 0.9)
        scene.circle(x - r * 0.3, y - r * 0.35, r * 0.25, WHITE)


LIQUIDS: Final[Mapping[str, Motif]] = {
    "algae": Motif(algae, "shore"),
    "fjord": Motif(fjord, "green", flies=True, size=0.9),
    "methane": Motif(methane, "jovian"),
    "electrolysis": Motif(electrolysis, "shore"),
    "dispenser": Motif(dispenser, "mars"),
    "barrels": Motif(barrels, "mars"),
}
