"""What travels and turns far from Mars."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.land import banded
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import bolt, crate, fire, solar_wing, sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def containers(scene: Scene) -> None:
    """A freighter between worlds with a wall of containers."""
    fire(scene, 0.84, 0.06, 0.4, 0.1, 0)
    codes = ("#d1495b", "#3d7ea6", "#e9b84a", "#5fa777", "#8e5aa8", "#e4703a")
    for row in range(4):
        for k in range(5):
            x, y = -0.42 + 0.22 * k, -0.36 + 0.17 * row
            if row == 0 and k in (0, 4):
                continue
            tone = mix(rgb(codes[(k * 2 + row * 3) % 6]), scene.hour.low, 0.08)
            scene.slab(x, y, x + 0.21, y + 0.16, tone, depth=0.16)
            for j in range(4):
                scene.line(
                    [(x + 0.035 + 0.04 * j, y + 0.03), (x + 0.035 + 0.04 * j, y + 0.13)], 0.009, scene.dim(tone, 0.35)
                )
    scene.slab(-0.6, 0.32, 0.74, 0.42, scene.metal, depth=0.06)
    scene.fill(
        "M -.46 -.14 L -.6 -.14 Q -.86 .0 -.9 .26 L -.6 .42 L -.46 .42 Z",
        scene.lit(scene.metal),
        scene.dim(scene.metal, 0.5),
    )
    scene.fill("M -.6 -.06 Q -.74 .02 -.78 .14 L -.58 .14 Z", scene.glass, mix(scene.glass, INK, 0.4))
    scene.slab(0.7, -0.16, 0.86, 0.3, scene.dim(scene.metal, 0.2))
    scene.line([(-0.54, -0.14), (-0.54, -0.34)], 0.014, scene.metal)
    scene.circle(-0.54, -0.35, 0.024, rgb("#ff6a4a"))


def alloys(scene: Scene) -> None:
    """Bars of light metal stacked on Mercury, red from its heat, and a shield that shades the crew."""
    scene.shadow_below(0.75)
    scene.line([(0.46, 0.5), (0.62, -0.3)], 0.03, scene.metal)
    scene.fill("M .22 -.34 Q .6 -.56 .98 -.2 Q .62 -.34 .22 -.34 Z", scene.lit(GOLD), scene.dim(GOLD, 0.3))
    scene.slab(0.36, 0.3, 0.66, 0.5, scene.accent)
    scene.windows(0.4, 0.34, 0.56, 0.44, 2, 1, scene.lamp)
    for row, n in enumerate((4, 3, 2)):
        for k in range(n):
            x, y = -0.32 + (k - (n - 1) / 2) * 0.27, 0.5 - 0.17 * row
            tone = mix(rgb("#c4d0e4"), rgb("#e08a6a"), 0.1 + 0.3 * ((k + row) % 2))
            scene.shape(
                (x - 0.13, y),
                (x + 0.11, y),
                (x + 0.08, y - 0.13),
                (x - 0.1, y - 0.13),
                colour=scene.lit(tone),
                low=scene.dim(tone, 0.3),
            )
            scene.shape(
                (x - 0.1, y - 0.13),
                (x + 0.08, y - 0.13),
                (x + 0.13, y - 0.17),
                (x - 0.05, y - 0.17),
                colour=mix(tone, WHITE, 0.65),
            )
            scene.shape(
                (x + 0.11, y),
                (x + 0.08, y - 0.13),
                (x + 0.13, y - 0.17),
                (x + 0.15, y - 0.04),
                colour=scene.dim(tone, 0.55),
            )
    for x, y in ((-0.5, 0.1), (-0.1, 0.06)):
        sparkle(scene, x, y, 0.09)


def debris(scene: Scene) -> None:
    """A ship with a net gathers dead satellites and scraps above the Earth."""
    for k in range(9):
        a = math.pi * (k - 4) / 16
        scene.line([(-0.02, 0.0), (-0.66 * math.cos(a) - 0.06, 0.62 * math.sin(a))], 0.008, WHITE, 0.75)
    for share in (0.4, 0.7, 1.0):
        arc = [
            (-0.66 * share * math.cos(math.pi * (k - 8) / 32) - 0.05, 0.62 * share * math.sin(math.pi * (k - 8) / 32))
            for k in range(17)
        ]
        scene.line(arc, 0.01 + 0.014 * (share == 1), WHITE, 0.85)
    for x, y, turn in ((-0.44, -0.12, 30), (-0.5, 0.16, -20), (-0.96, 0.06, 60), (-0.84, -0.32, 10)):
        panel = turned([(-0.09, -0.05), (0.09, -0.05), (0.09, 0.05), (-0.09, 0.05)], (x, y), turn)
        scene.shape(*panel, colour=mix(rgb("#3d6ea6"), WHITE, 0.35), low=rgb("#2f5580"))
        scene.shape(
            *turned([(0.1, -0.04), (0.18, -0.04), (0.18, 0.04), (0.1, 0.04)], (x, y), turn),
            colour=GOLD,
            low=scene.dim(GOLD),
        )
    for x, y, r in ((-0.34, 0.06, 0.04), (-0.62, 0.02, 0.05), (-0.7, 0.28, 0.03), (-1.0, -0.14, 0.03)):
        scene.circle(x, y, r, scene.lit(scene.metal), scene.dim(scene.metal, 0.5))
    fire(scene, 0.62, 0.0, 0.36, 0.08, 0)
    scene.fill(
        "M -.06 -.06 L .16 -.16 L .56 -.14 L .62 0 L .56 .14 L .16 .16 L -.06 .06 Z",
        scene.lit(scene.accent),
        scene.dim(scene.accent, 0.5),
    )
    scene.fill("M .14 -.12 L .32 -.13 L .32 -.03 L .08 -.04 Z", scene.glass, mix(scene.glass, INK, 0.4))
    for side in (-1, 1):
        solar_wing(scene, 0.28, min(side * 0.16, side * 0.36), 0.5, max(side * 0.16, side * 0.36), 3)


def ringsurf(scene: Scene) -> None:
    """Somebody on a board who rides the rings of Saturn."""
    tones = tuple(mix(rgb(code), scene.hour.low, 0.1) for code in ("#e6d0a4", "#b8986a", "#f4e4c0"))
    for front in (False, True):
        for k, (half, high) in enumerate(((0.56, 0.2), (0.72, 0.29), (0.88, 0.38), (1.04, 0.47))):
            ring = ellipse(0.46, -0.2, half, high, 0, 80)
            part = sorted(point for point in ring if (point[1] > -0.2) is front)
            scene.line(part, 0.11 if k % 2 else 0.05, tones[k % 3])
        if not front:
            banded(scene, 0.46, -0.24, 0.34, rgb("#e6c890"))
    for k in range(9):
        scene.circle(-0.5 + 0.12 * k, 0.3 + 0.04 * (k % 3), 0.02, WHITE, alpha=0.9)
    scene.fade([(-0.1, 0.16), (0.5, 0.02), (0.56, 0.12), (-0.1, 0.24)], WHITE, 0.5, 0.2)
    board = turned(
        [(-0.36, 0.0), (-0.24, -0.05), (0.3, -0.05), (0.36, 0.0), (0.24, 0.05), (-0.24, 0.05)], (-0.22, 0.2), -12
    )
    scene.shape(*board, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.4))
    suit = rgb("#f6f2ea")
    scene.line([(-0.26, -0.04), (-0.38, 0.06), (-0.34, 0.2)], 0.09, scene.lit(suit))
    scene.line([(-0.2, -0.04), (-0.06, 0.04), (-0.1, 0.16)], 0.09, scene.dim(suit, 0.25))
    scene.line([(-0.2, -0.2), (0.0, -0.28), (0.12, -0.22)], 0.065, scene.dim(suit, 0.2))
    scene.line([(-0.26, -0.2), (-0.44, -0.14), (-0.54, -0.26)], 0.065, scene.lit(suit))
    scene.across([(-0.32, -0.26), (-0.14, -0.26), (-0.14, 0.0), (-0.3, 0.0)], suit)
    scene.slab(-0.14, -0.26, -0.06, -0.06, scene.metal)
    scene.orb(-0.25, -0.36, 0.12, suit)
    scene.fill([ellipse(-0.29, -0.36, 0.075, 0.06)], rgb("#f2a93b"), rgb("#8a5414"))


def torus(scene: Scene) -> None:
    """A wheel for ten thousand people; gardens shine through its windows."""
    lean = -16
    for side in (-1, 1):
        ring = ellipse(0, 0.02, 0.68, 0.34, lean, 96)
        half = [p for p in ring if (p[1] - 0.02 > math.tan(math.radians(lean)) * p[0]) is (side > 0)]
        half.sort()
        scene.line(half, 0.15, scene.dim(scene.metal, 0.3) if side < 0 else scene.lit(scene.metal))
        scene.line(half, 0.075, mix(rgb("#7fc05a"), scene.glass, 0.2) if side > 0 else rgb("#4f8a5a"))
        for x, y in half[3::7]:
            scene.circle(x, y, 0.03, rgb("#a8e07a") if side > 0 else rgb("#5fa05a"))
            scene.line([(x + 0.05, y - 0.035), (x + 0.05, y + 0.035)], 0.014, scene.metal)
        if side < 0:
            for turn in range(0, 360, 60):
                a = math.radians(turn)
                end = turned([(0.64 * math.cos(a), 0.31 * math.sin(a))], (0, 0.02), lean)[0]
                scene.line([(0, 0.02), end], 0.04, scene.dim(scene.metal, 0.15))
            scene.column(-0.1, -0.2, 0.1, 0.2, scene.accent)
            scene.fill([ellipse(0, -0.2, 0.1, 0.035)], scene.lit(scene.accent))
            scene.windows(-0.08, -0.12, 0.08, 0.16, 3, 3, scene.lamp)
            scene.line([(0, -0.2), (0, -0.46)], 0.02, scene.metal)
            scene.fill([ellipse(0, -0.48, 0.24, 0.07, lean)], mix(GOLD, WHITE, 0.5), GOLD)


def shield(scene: Scene) -> None:
    """A station with a bow of force that turns the wind of the Sun aside."""
    for k in range(9):
        y = -0.56 + 0.14 * k
        bend = 0.5 if y > 0 else -0.5
        wind = [(-1.6, y), (-0.66, y), (-0.36, y + bend * 0.16), (0.2, y + bend * 0.9), (0.9, y + bend * 1.3)]
        scene.line(wind, 0.018, rgb("#ffcf7a"), 0.75)
    for k in range(4):
        bow = [
            (-0.44 - 0.07 * k + (0.34 + 0.08 * k) * t * t, (0.44 + 0.08 * k) * t)
            for t in (i / 10 - 1 for i in range(21))
        ]
        scene.line(bow, 0.034 - 0.006 * k, mix(rgb("#7fe0ff"), WHITE, 0.3), 0.95 - 0.2 * k)
    scene.line([(0.0, -0.34), (0.0, 0.34)], 0.04, scene.metal)
    for y in (-0.34, 0.34):
        scene.circle(0, y, 0.075, scene.lit(scene.accent), scene.dim(scene.accent, 0.5))
        scene.glow(0, y, 0.14, rgb("#7fe0ff"), 1)
    solar_wing(scene, 0.1, -0.2, 0.42, -0.08)
    solar_wing(scene, 0.1, 0.1, 0.42, 0.22)
    scene.orb(0, 0, 0.15, mix(rgb("#fff6e6"), scene.metal, 0.4))
    scene.fill([ellipse(-0.02, 0.0, 0.145, 0.03)], scene.accent)
    for x in (-0.08, 0.0, 0.07):
        scene.circle(x, -0.06, 0.02, rgb("#ffcf6a"))


def sunsail(scene: Scene) -> None:
    """A sail of foil, wide as a town, that draws boxes from the Earth."""
    gold = mix(rgb("#f7d88a"), scene.accent, 0.12)
    corners = ((-0.56, -0.42), (0.3, -0.56), (0.5, 0.2), (-0.36, 0.3))
    mid = (-0.04, -0.12)
    for k, tone in enumerate((0.6, 0.1, -0.35, 0.25)):
        a, b = corners[k], corners[(k + 1) % 4]
        scene.shape(
            a,
            b,
            mid,
            colour=mix(gold, WHITE if tone > 0 else rgb("#8a5a2a"), abs(tone)),
            low=mix(gold, rgb("#b8782c"), 0.3),
        )
    for corner in corners:
        scene.line([mid, corner], 0.02, scene.dim(scene.metal, 0.2))
        scene.line([corner, (0.22, 0.5)], 0.007, WHITE, 0.8)
        scene.circle(*corner, 0.026, scene.metal)
    for k in range(3):
        t = 0.3 + 0.25 * k
        loop = [(mid[0] + (x - mid[0]) * t, mid[1] + (y - mid[1]) * t) for x, y in (*corners, corners[0])]
        scene.line(loop, 0.006, mix(gold, rgb("#8a5a2a"), 0.6))
    sparkle(scene, -0.3, -0.3, 0.12)
    for k, (x, code) in enumerate(((-0.06, "#d1495b"), (0.14, "#3d7ea6"), (0.34, "#5fa777"))):
        crate(scene, x, 0.6 + 0.02 * (k % 2), 0.19, rgb(code))


def prism(scene: Scene) -> None:
    """A ray of white light that a prism turns into all colours."""
    scene.shape((-1.8, 0.22), (-1.8, 0.28), (-0.14, 0.06), (-0.18, 0.0), colour=WHITE, alpha=0.95)
    codes = ("#e4453a", "#f2903a", "#f7d34a", "#5fb85a", "#3d9ad0", "#6a5ac0")
    for k, code in enumerate(codes):
        y = -0.02 + 0.03 * k
        scene.shape(
            (0.14, y - 0.01),
            (1.9, 0.0 + 0.12 * k),
            (1.9, 0.12 + 0.12 * k),
            (0.16, y + 0.022),
            colour=rgb(code),
            alpha=0.9,
        )
    pale = mix(scene.glass, WHITE, 0.35)
    scene.shape((0.0, -0.42), (-0.46, 0.36), (0.46, 0.36), colour=pale, alpha=0.5)
    scene.shape((0.0, -0.42), (0.46, 0.36), (0.1, 0.24), colour=mix(scene.glass, rgb("#3f6a9a"), 0.5), alpha=0.55)
    scene.shape((-0.18, 0.0), (-0.12, 0.06), (0.16, 0.1), (0.14, -0.02), colour=WHITE, alpha=0.6)
    for a, b in (((0.0, -0.42), (-0.46, 0.36)), ((-0.46, 0.36), (0.46, 0.36)), ((0.46, 0.36), (0.0, -0.42))):
        scene.line([a, b], 0.026, mix(WHITE, scene.glass, 0.2))
    sparkle(scene, -0.1, -0.26, 0.08)


def accelerator(scene: Scene) -> None:
    """A ring of magnets on the Moon in which light races, and its laboratory."""
    for radius, alpha in ((0.86, 0.2), (0.8, 0.3)):
        scene.fill([ellipse(0, 0.3, radius, radius * 0.28)], rgb("#5fd0ff"), alpha=alpha)
    scene.fill([ellipse(0, 0.3, 0.7, 0.18)], mix(scene.rock, scene.hour.low, 0.3))
    ring = [(0.78 * math.cos(2 * math.pi * k / 22), 0.3 + 0.22 * math.sin(2 * math.pi * k / 22)) for k in range(22)]
    scene.line([*ring, ring[0]], 0.06, scene.dim(scene.metal, 0.3))
    scene.line([(x, y - 0.016) for x, y in (*ring, ring[0])], 0.02, rgb("#bff4ff"))
    scene.vault(0.0, 0.32, 0.24, 0.3, mix(scene.metal, WHITE, 0.2))
    scene.box((-0.13, 0.1, 0.1, 0.18), 0.03, scene.lamp)
    scene.line([(0.0, 0.03), (0.0, -0.3)], 0.02, scene.metal)
    bolt(scene, 0.0, -0.38, 0.24, GOLD)
    for k, (x, y) in enumerate(ring):
        if k % 2 == 0:
            size = 0.05 + 0.03 * (y - 0.1)
            scene.slab(x - size, y - size * 1.3, x + size, y + size * 1.2, scene.accent if k % 4 else rgb("#c97a4a"))
    for x, y in ((-0.42, 0.48), (0.62, 0.44)):
        scene.glow(x, y, 0.16, rgb("#bff4ff"), 1)
        scene.circle(x, y, 0.03, WHITE)


VOYAGES: Final[Mapping[str, Motif]] = {
    "containers": Motif(containers, "space", flies=True),
    "alloys": Motif(alloys, "moon"),
    "debris": Motif(debris, "earth", flies=True),
    "ringsurf": Motif(ringsurf, "space", flies=True),
    "torus": Motif(torus, "space", flies=True),
    "shield": Motif(shield, "space", flies=True),
    "sunsail": Motif(sunsail, "space", flies=True),
    "prism": Motif(prism, "space", flies=True),
    "accelerator": Motif(accelerator, "moon"),
}
