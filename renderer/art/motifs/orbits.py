"""Machines and ships in space: mirrors, beams, freighters and their stops."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from renderer.art.motifs.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, path, regular, scaled, star
from renderer.drawing.theme import INK, WHITE, mix, rgb
from renderer.icons.sprites import BOLT


def mirrors(scene: Scene) -> None:
    """Many small mirrors in formation; each throws its light down."""
    gold = mix(rgb("#f0c060"), scene.accent, 0.2)
    for x, y, size in (
        (-0.34, -0.52, 0.34),
        (0.24, -0.5, 0.4),
        (-0.72, -0.28, 0.5),
        (0.7, -0.2, 0.62),
        (-0.06, -0.08, 0.85),
    ):
        with scene.placed(x, y, size):
            scene.fade([(-0.3, 0.04), (0.3, 0.04), (0.12, 1.3), (-0.34, 1.3)], scene.lamp, 0.55, 0)
            pane = [(u, 0.42 * v) for u, v in regular(6, 0.42, (0, 0), 0)]
            scene.fill([[(u, v + 0.05) for u, v in pane]], scene.dim(scene.metal, 0.5))
            scene.fill([pane], mix(WHITE, gold, 0.2), gold)
            for u, v in pane:
                scene.line([(0, 0), (u, v)], 0.012, mix(gold, INK, 0.25), 0.6)
            scene.fill([star(4, 0.12, 0.02, (-0.16, -0.06))], WHITE)


def moonbeam(scene: Scene) -> None:
    """A great dish that sends its beam off a world without air."""
    ray = rgb("#9affc8")
    for wide, alpha in ((0.2, 0.16), (0.11, 0.3), (0.04, 0.8)):
        scene.fill(
            [[(-0.14, -0.12), (-1.1 - wide, -1.1 + wide), (-1.1 + wide, -1.1 - wide)]],
            mix(ray, WHITE, 0.4),
            alpha=alpha,
        )
    scene.shadow_below(0.5)
    scene.slab(-0.2, 0.38, 0.44, 0.5, scene.metal)
    scene.shape(
        (0.06, 0.1), (0.2, 0.1), (0.3, 0.4), (-0.04, 0.4), colour=scene.lit(scene.metal), low=scene.dim(scene.metal)
    )
    scene.fill([ellipse(0.08, 0.06, 0.2, 0.5, 45)], scene.dim(scene.metal, 0.55))
    scene.fill([ellipse(0.02, 0.0, 0.17, 0.5, 45)], scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
    scene.fill([ellipse(0.01, -0.01, 0.11, 0.34, 45)], scene.dim(scene.metal, 0.3), scene.metal)
    for x, y in ((-0.3, 0.28), (0.3, -0.32)):
        scene.line([(x, y), (-0.16, -0.16)], 0.018, scene.dim(scene.metal, 0.2))
    scene.glow(-0.16, -0.16, 0.2, ray, 0.9)
    scene.circle(-0.16, -0.16, 0.055, WHITE)


def soletta(scene: Scene) -> None:
    """A wheel of slats that gathers sunlight upon a world."""
    with scene.placed(0, 0.12, 1):
        _soletta(scene)


def _soletta(scene: Scene) -> None:
    warm = mix(scene.lamp, rgb("#ffb04a"), 0.3)
    for y in (-0.6, -0.36, -0.12, 0.12):
        scene.line([(-1.5, y - 0.12), (-0.42, y)], 0.016, warm, 0.5)
    scene.fill([[(-0.34, -0.72), (-0.28, 0.26), (0.62, 0.3), (0.58, 0.1)]], warm, alpha=0.4)
    scene.fill([[(-0.33, -0.5), (-0.29, 0.04), (0.6, 0.24), (0.59, 0.16)]], warm, alpha=0.5)
    scene.orb(0.68, 0.2, 0.27, rgb("#e07a45"), rgb("#3a1214"))
    scene.fill([ellipse(0.66, 0.28, 0.13, 0.03, -10)], rgb("#8f3c24"), alpha=0.6)
    scene.glow(0.6, 0.16, 0.22, WHITE, 0.8)
    for k in range(6):
        half = 0.5 - 0.075 * k
        ring = ellipse(-0.34, -0.22, half * 0.42, half, 6, 44)
        scene.line([*ring, ring[0]], 0.034, scene.dim(scene.metal, 0.4))
        scene.line(ring[11:34], 0.03, mix(GOLD, WHITE, 0.5) if k % 2 else scene.lit(scene.metal))
    for turn in range(0, 180, 45):
        a = math.radians(turn)
        dx, dy = 0.21 * math.cos(a), 0.5 * math.sin(a)
        scene.line([(-0.34 - dx, -0.22 - dy), (-0.34 + dx, -0.22 + dy)], 0.016, scene.dim(scene.metal, 0.2))
    scene.circle(-0.34, -0.22, 0.05, scene.accent)


def solarwind(scene: Scene) -> None:
    """A ring that catches what streams from the Sun."""
    for radius, alpha in ((0.74, 0.18), (0.62, 0.28)):
        scene.circle(-1.04, 0, radius, rgb("#ffb04a"), alpha=alpha)
    scene.circle(-1.04, 0, 0.52, rgb("#fff3c4"), rgb("#ff9f3a"))
    for k in range(9):
        y = -0.48 + 0.12 * k
        stream = [(-0.5 + 0.1 * j, y * (1 - 0.05 * j) + 0.02 * math.sin(1.3 * j + k)) for j in range(9)]
        scene.line(stream, 0.012, scene.lamp, 0.55)
        scene.circle(*stream[(k * 5) % 8], 0.02, WHITE)
    blue = rgb("#8fd8ff")
    for half in (0.5, 0.62):
        field = ellipse(0.5, 0, half * 0.62, half, 0, 48)
        scene.line([*field, field[0]], 0.01, blue, 0.5)
    coil = ellipse(0.42, 0, 0.15, 0.4, 0, 48)
    scene.line([*coil, coil[0]], 0.09, scene.dim(scene.metal, 0.35))
    scene.line([*coil, coil[0]], 0.045, scene.accent)
    scene.line(coil[12:37], 0.04, scene.lit(scene.accent))
    scene.line([(0.42, -0.38), (0.42, 0.38)], 0.022, scene.metal)
    scene.slab(0.32, -0.13, 0.6, 0.13, scene.metal)
    scene.fill(scaled(path(BOLT), 0.22, (0.42, 0)), GOLD)
    for y in (-0.2, 0.2):
        scene.shape(
            (0.6, y - 0.08),
            (0.98, y - 0.08),
            (0.98, y + 0.08),
            (0.6, y + 0.08),
            colour=rgb("#6f9fd0"),
            low=rgb("#2c5a94"),
        )


def toll(scene: Scene) -> None:
    """A booth with its barrier down, a ship that waits."""
    with scene.placed(0, 0.06, 0.9):
        _gate(scene)


def _gate(scene: Scene) -> None:
    scene.slab(-0.92, 0.34, 0.92, 0.46, scene.metal, depth=0.05)
    for x in (-0.6, 0.0, 0.6):
        scene.shape(
            (x - 0.07, 0.46), (x + 0.07, 0.46), (x + 0.04, 0.56), (x - 0.04, 0.56), colour=scene.dim(scene.metal, 0.6)
        )
        scene.fade([(x - 0.04, 0.56), (x + 0.04, 0.56), (x + 0.1, 0.8), (x - 0.1, 0.8)], rgb("#8fd8ff"), 0.8, 0)
    scene.slab(-0.76, -0.2, -0.34, 0.34, scene.accent, depth=0.3)
    scene.slab(-0.84, -0.3, -0.26, -0.2, scene.metal, depth=0.3)
    scene.box((-0.71, -0.12, -0.51, 0.1), 0.03, scene.lamp, mix(scene.lamp, scene.accent, 0.4))
    scene.circle(-0.6, 0.0, 0.05, scene.dark)
    scene.across([(-0.68, 0.1), (-0.65, 0.05), (-0.55, 0.05), (-0.52, 0.1)], scene.dark)
    scene.circle(-0.55, -0.44, 0.13, mix(GOLD, WHITE, 0.3), GOLD)
    scene.circle(-0.55, -0.44, 0.085, mix(GOLD, rgb("#a8641c"), 0.5))
    scene.slab(-0.28, 0.06, -0.18, 0.34, scene.metal)
    for k in range(6):
        left = -0.22 + 0.13 * k
        scene.shape(
            (left, 0.06),
            (left + 0.13, 0.06),
            (left + 0.13, 0.14),
            (left, 0.14),
            colour=WHITE if k % 2 else rgb("#d8352e"),
        )
    scene.circle(0.6, 0.1, 0.055, rgb("#ff5a4a"))
    ship = "M .16 -.22 C .26 -.4 .5 -.42 .66 -.4 L .94 -.46 L .9 -.14 L .3 -.12 C .2 -.12 .16 -.16 .16 -.22 Z"
    scene.fill(ship, scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
    scene.fill("M .22 -.24 C .28 -.34 .36 -.37 .44 -.38 L .44 -.26 Z", scene.glass, scene.dim(scene.glass, 0.4))
    scene.shape(
        (0.7, -0.38), (0.96, -0.66), (1.02, -0.64), (0.92, -0.36), colour=scene.lit(scene.accent), low=scene.accent
    )
    scene.fade([(0.9, -0.36), (1.2, -0.3), (1.2, -0.26), (0.9, -0.18)], scene.lamp, 0.9, 0.5)


def icetug(scene: Scene) -> None:
    """A tug with a mountain of ice in its frame."""
    scene.fade([(0.8, -0.1), (1.4, -0.03), (1.4, 0.03), (0.8, 0.1)], scene.lamp, 0.9, 0.7)
    scene.line([(-0.66, 0.28), (0.72, 0.28)], 0.05, scene.dim(scene.metal, 0.35))
    ice = [(-0.42, 0.1), (-0.46, -0.14), (-0.24, -0.4), (0.06, -0.46), (0.34, -0.36), (0.5, -0.1), (0.44, 0.16)]
    ice += [(0.2, 0.3), (-0.2, 0.28)]
    pale, deep = mix(WHITE, rgb("#cfeefa"), 0.4), rgb("#5fa6cc")
    scene.shape(*ice, colour=pale, low=deep)
    heart = (0.02, -0.1)
    for k, (one, other) in enumerate(pairwise([*ice, ice[0]])):
        scene.shape(one, other, heart, colour=mix(pale, deep, (0.1, 0.0, 0.05, 0.25, 0.5, 0.7, 0.85, 0.75, 0.4)[k]))
    for x in (-0.28, 0.3):
        scene.line([(x, 0.3), (x, -0.36)], 0.03, scene.metal)
    scene.line([(-0.66, -0.0), (-0.28, -0.36), (0.3, -0.36), (0.66, 0.0)], 0.03, scene.metal)
    scene.slab(0.56, -0.18, 0.84, 0.22, scene.metal, depth=0.3)
    scene.slab(0.58, -0.02, 0.78, 0.06, scene.accent, depth=0)
    cabin = "M -1 .1 C -.96 -.1 -.86 -.2 -.7 -.22 L -.5 -.22 L -.5 .36 L -.8 .36 C -.92 .3 -.98 .22 -1 .1 Z"
    scene.fill(cabin, scene.lit(scene.accent), scene.dim(scene.accent, 0.4))
    scene.fill("M -.94 .06 C -.9 -.08 -.82 -.13 -.72 -.14 L -.72 .06 Z", scene.glass, scene.dim(scene.glass, 0.4))


def fleet(scene: Scene) -> None:
    """Many ships that come head on."""
    for x, y, size in (
        (0.2, -0.54, 0.09),
        (0.92, -0.48, 0.1),
        (0.52, -0.44, 0.15),
        (-0.36, -0.44, 0.16),
        (0.1, -0.36, 0.24),
        (0.86, -0.22, 0.28),
        (-0.88, -0.2, 0.34),
        (0.44, -0.04, 0.48),
        (-0.34, 0.16, 0.8),
    ):
        with scene.placed(x, y, size):
            scene.glow(0, 0, 0.72, rgb("#8fd8ff"), 0.5)
            for side in (-1, 1):
                tone = scene.lit(scene.accent) if side < 0 else scene.dim(scene.accent)
                scene.shape(
                    (side * 0.2, -0.08), (side * 0.66, 0.1), (side * 0.66, 0.2), (side * 0.2, 0.12), colour=tone
                )
                scene.circle(
                    side * 0.52, 0.12, 0.12, scene.dim(scene.metal, 0.3 + 0.15 * side), scene.dim(scene.metal, 0.7)
                )
            scene.shape((-0.03, -0.2), (0.03, -0.2), (0.02, -0.56), (-0.02, -0.5), colour=scene.accent)
            scene.orb(0, 0, 0.3, scene.metal)
            scene.fill([half_ellipse(0, -0.0, 0.2, 0.17)], mix(scene.glass, WHITE, 0.3), scene.dim(scene.glass, 0.4))
            for x in (-0.1, 0.1):
                scene.circle(x, 0.14, 0.04, scene.lamp)


def canisters(scene: Scene) -> None:
    """Gas in bottles, let down on parachutes."""
    for x, y, size in ((0.56, -0.06, 0.46), (-0.56, -0.1, 0.4), (0.0, 0.06, 0.96)):
        with scene.placed(x, y, size):
            _parachute(scene)
            scene.column(-0.12, 0.12, 0.12, 0.46, scene.metal)
            scene.vault(0, 0.125, 0.12, 0.09, scene.metal)
            scene.column(-0.122, 0.22, 0.122, 0.36, scene.accent)
            scene.slab(-0.04, -0.02, 0.04, 0.05, scene.dark)
            for dx, r in ((-0.045, 0.035), (0.0, 0.05), (0.05, 0.035)):
                scene.circle(dx, 0.29, r, WHITE)


def _parachute(scene: Scene) -> None:
    for x in (-0.44, -0.16, 0.16, 0.44):
        scene.line([(x, -0.2), (0, 0.04)], 0.012, mix(scene.metal, WHITE, 0.3))
    for k in range(5):
        left, right = -0.46 + 0.184 * k, -0.46 + 0.184 * (k + 1)
        tone = scene.accent if k % 2 else WHITE
        part = [p for p in half_ellipse(0, -0.2, 0.46, 0.36, 40) if left - 0.01 <= p[0] <= right + 0.01]
        sag = [(right, -0.2), ((left + right) / 2, -0.24), (left, -0.2)]
        scene.shape(*part, *sag, colour=mix(tone, WHITE, 0.15), low=scene.dim(tone, 0.1 + 0.07 * k))


ORBITS: Final[Mapping[str, Motif]] = {
    "mirrors": Motif(mirrors, "orbit", flies=True),
    "moonbeam": Motif(moonbeam, "moon"),
    "soletta": Motif(soletta, "space", flies=True),
    "solarwind": Motif(solarwind, "space", flies=True),
    "toll": Motif(toll, "space", flies=True),
    "icetug": Motif(icetug, "space", flies=True),
    "fleet": Motif(fleet, "earth", flies=True),
    "canisters": Motif(canisters, "mars", flies=True),
}
