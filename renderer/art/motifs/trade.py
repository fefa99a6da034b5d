"""Money, goods and those who are after them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def takeover(scene: Scene) -> None:
    """An office with a ribbon around it, like a gift."""
    scene.shadow_below(0.46)
    scene.slab(-0.32, -0.36, 0.32, 0.5, scene.metal, depth=0.3)
    scene.windows(-0.3, -0.32, 0.11, 0.46, 4, 7, mix(scene.glass, scene.dark, 0.65))
    silk = scene.one_of("#d1495b", "#e4572e", "#8e5aa8")
    for left, right, tone in ((-0.32, 0.14, scene.lit(silk)), (0.14, 0.32, scene.dim(silk, 0.3))):
        scene.shape((left, 0.0), (right, 0.0), (right, 0.12), (left, 0.12), colour=tone)
    scene.shape((-0.14, -0.36), (-0.03, -0.36), (-0.03, 0.5), (-0.14, 0.5), colour=scene.lit(silk), low=silk)
    for side in (-1, 1):
        tone = scene.lit(silk) if side < 0 else scene.dim(silk, 0.25)
        x = -0.085
        scene.shape(
            (x, -0.36), (x + side * 0.12, -0.24), (x + side * 0.22, -0.26), (x + side * 0.16, -0.34), colour=silk
        )
        loop = [(x, -0.37), (x + side * 0.1, -0.56), (x + side * 0.27, -0.56), (x + side * 0.26, -0.42)]
        scene.shape(*loop, colour=tone, low=scene.dim(silk, 0.15))
        inner = [(x + side * 0.06, -0.42), (x + side * 0.13, -0.51), (x + side * 0.21, -0.5), (x + side * 0.2, -0.44)]
        scene.shape(*inner, colour=scene.dim(silk, 0.55))
    scene.circle(-0.085, -0.38, 0.05, scene.lit(silk), scene.dim(silk, 0.3))


def vault(scene: Scene) -> None:
    """The round door of a strong room, gold before it."""
    steel = mix(scene.metal, rgb("#7a8aa0"), 0.4)
    scene.circle(0, 0, 0.56, scene.dim(steel, 0.6), scene.dim(steel, 0.75))
    scene.circle(0, 0, 0.5, scene.lit(steel), scene.dim(steel, 0.35))
    scene.circle(0, 0, 0.4, scene.dim(steel, 0.3), steel)
    for k in range(12):
        a = math.pi * k / 6
        scene.circle(0.45 * math.cos(a), 0.45 * math.sin(a), 0.026, scene.dim(steel, 0.6))
    for k in range(5):
        a = math.radians(-90 + 72 * k)
        tip = (0.29 * math.cos(a), 0.29 * math.sin(a))
        scene.line([(0, 0), tip], 0.045, scene.lit(GOLD))
        scene.circle(*tip, 0.055, mix(GOLD, WHITE, 0.3), mix(GOLD, rgb("#8a5414"), 0.4))
    scene.circle(0, 0, 0.12, mix(GOLD, WHITE, 0.4), mix(GOLD, rgb("#8a5414"), 0.4))
    for row, n in enumerate((4, 3)):
        for i in range(n):
            x, y = 0.2 + 0.2 * i + 0.1 * row, 0.52 - 0.13 * row
            bar = [(x - 0.09, y), (x - 0.06, y - 0.11), (x + 0.06, y - 0.11), (x + 0.09, y)]
            scene.shape(*bar, colour=mix(GOLD, WHITE, 0.3), low=mix(GOLD, rgb("#a8641c"), 0.5))
            scene.line([(x - 0.05, y - 0.1), (x + 0.05, y - 0.1)], 0.014, mix(GOLD, WHITE, 0.7))


def cartel(scene: Scene) -> None:
    """Men in hats who share out money at a table, under a lamp."""
    scene.fade([(-0.16, -0.57), (0.16, -0.57), (0.72, 0.4), (-0.72, 0.4)], scene.lamp, 0.5, 0.12)
    scene.line([(0, -1.1), (0, -0.66)], 0.014, scene.dark)
    scene.shape(
        (-0.05, -0.7), (0.05, -0.7), (0.18, -0.57), (-0.18, -0.57), colour=scene.accent, low=scene.dim(scene.accent)
    )
    for x, foot, size, code in (
        (-0.52, 0.34, 0.86, "#3a4458"),
        (0.52, 0.34, 0.86, "#5a3a44"),
        (0, 0.3, 0.92, "#38404a"),
    ):
        with scene.placed(x, foot - size / 2, size):
            _boss(scene, rgb(code))
    wood = mix(rgb("#7a4a2c"), scene.dark, 0.25)
    scene.fill([ellipse(0, 0.42, 0.86, 0.16)], scene.dim(wood, 0.5))
    scene.fill([ellipse(0, 0.37, 0.86, 0.16)], scene.lit(wood), wood)
    for x, n in ((-0.36, 2), (-0.1, 4), (0.12, 3), (0.4, 2)):
        for k in range(n):
            scene.fill([ellipse(x, 0.38 - 0.045 * k, 0.09, 0.032)], mix(GOLD, rgb("#8a5414"), 0.45))
            scene.fill([ellipse(x, 0.365 - 0.045 * k, 0.09, 0.032)], mix(GOLD, WHITE, 0.3), GOLD)


def _boss(scene: Scene, cloth: Colour) -> None:
    skin = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c")
    scene.across([(-0.34, 0.5), (-0.3, 0.14), (-0.12, 0.03), (0.12, 0.03), (0.3, 0.14), (0.34, 0.5)], cloth)
    scene.shape((-0.09, 0.03), (0.09, 0.03), (0, 0.28), colour=PAPER)
    scene.shape((-0.025, 0.06), (0.025, 0.06), (0.04, 0.22), (0, 0.28), (-0.04, 0.22), colour=scene.accent)
    scene.fill([ellipse(0, -0.1, 0.13, 0.17)], scene.lit(skin), scene.dim(skin, 0.35))
    scene.shape((-0.12, -0.13), (0.12, -0.13), (0.1, -0.06), (0.02, -0.1), (-0.02, -0.1), (-0.1, -0.06), colour=INK)
    hat = mix(cloth, INK, 0.35)
    scene.across([(-0.15, -0.18), (-0.12, -0.36), (-0.03, -0.33), (0.1, -0.37), (0.15, -0.18)], hat)
    scene.shape((-0.15, -0.24), (0.15, -0.24), (0.155, -0.18), (-0.155, -0.18), colour=scene.accent)
    scene.fill([ellipse(0, -0.175, 0.25, 0.035)], hat)


def freight(scene: Scene) -> None:
    """Containers in piles below a gantry."""
    scene.shadow_below(0.8)
    for x in (-0.74, 0.66):
        scene.column(x, -0.5, x + 0.07, 0.5, scene.metal)
    scene.slab(-0.8, -0.56, 0.8, -0.47, scene.metal, depth=0.06)
    tones = (scene.accent, rgb("#3d7ea6"), rgb("#e9b84a"), rgb("#c9533a"), rgb("#5fa777"), rgb("#d8d4cc"))
    for i, (x, y) in enumerate(((-0.6, 0.28), (-0.2, 0.28), (0.2, 0.28), (-0.6, 0.06), (-0.2, 0.06), (-0.6, -0.16))):
        _container(scene, x, y, tones[(i + scene.chance.randrange(2)) % 6])
    for side in (-1, 1):
        scene.line([(0.3, -0.47), (0.3 + side * 0.14, -0.28)], 0.014, scene.metal)
    _container(scene, 0.13, -0.28, tones[3])
    scene.slab(0.22, -0.53, 0.4, -0.43, scene.accent)


def _container(scene: Scene, x: float, y: float, tone: Colour) -> None:
    scene.slab(x, y, x + 0.38, y + 0.21, tone, depth=0.2)
    for k in range(6):
        scene.line([(x + 0.035 + 0.045 * k, y + 0.03), (x + 0.035 + 0.045 * k, y + 0.18)], 0.01, scene.dim(tone, 0.35))


def raiders(scene: Scene) -> None:
    """A buggy with hooded riders under a black flag, dust behind it."""
    dust = mix(scene.hour.low, scene.rock, 0.4)
    for x, y, r in ((0.62, 0.4, 0.13), (0.78, 0.32, 0.16), (0.98, 0.36, 0.15), (0.86, 0.46, 0.14)):
        scene.circle(x, y, r, dust, alpha=0.7)
    scene.shadow_below(0.6)
    scene.line([(0.4, 0.1), (0.4, -0.56)], 0.022, scene.dim(scene.metal, 0.3))
    scene.shape(
        (0.4, -0.56), (0.84, -0.52), (0.78, -0.38), (0.86, -0.26), (0.4, -0.28), colour=mix(INK, scene.dark, 0.3)
    )
    scene.circle(0.58, -0.43, 0.06, WHITE)
    scene.shape((0.55, -0.39), (0.61, -0.39), (0.61, -0.34), (0.55, -0.34), colour=WHITE)
    for x in (0.56, 0.605):
        scene.circle(x, -0.43, 0.017, INK)
    scene.line([(-0.3, 0.1), (-0.14, -0.24), (0.34, -0.24), (0.44, 0.1)], 0.035, scene.metal)
    for x in (-0.06, 0.22):
        hood = mix(scene.dark, rgb("#4a3a4a"), 0.5)
        scene.across([(x - 0.14, 0.14), (x - 0.11, -0.04), (x, -0.2), (x + 0.11, -0.04), (x + 0.14, 0.14)], hood)
        scene.fill([ellipse(x - 0.03, -0.04, 0.06, 0.075)], INK)
        for eye in (-0.055, -0.01):
            scene.circle(x + eye, -0.05, 0.014, rgb("#ffcf5a"))
    body = [(-0.68, 0.2), (-0.6, 0.1), (-0.3, 0.06), (0.56, 0.06), (0.62, 0.18), (0.56, 0.34), (-0.62, 0.34)]
    scene.shape(*body, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.4))
    scene.circle(-0.62, 0.2, 0.05, scene.lamp)
    for x in (-0.4, 0.38):
        scene.circle(x, 0.3, 0.2, mix(scene.dark, INK, 0.5))
        scene.circle(x, 0.3, 0.1, scene.lit(scene.metal), scene.dim(scene.metal))
        for k in range(8):
            a = math.pi * k / 4
            scene.circle(x + 0.195 * math.cos(a), 0.3 + 0.195 * math.sin(a), 0.03, mix(scene.dark, INK, 0.5))


TRADE: Final[Mapping[str, Motif]] = {
    "takeover": Motif(takeover, "mars"),
    "vault": Motif(vault, "hall"),
    "cartel": Motif(cartel, "hall"),
    "freight": Motif(freight, "moon"),
    "raiders": Motif(raiders, "mars"),
}
