"""What flies above worlds: bodies, ships, stations, mirrors."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.land import banded
from renderer.art.motifs.motif import Motif, turned
from renderer.art.scenery import Scene, ragged
from renderer.drawing.canvas import ellipse, regular
from renderer.drawing.theme import INK, WHITE, mix, rgb


def comet(scene: Scene) -> None:
    pale, warm = mix(scene.hour.sun, WHITE, 0.5), mix(scene.accent, rgb("#ffd27a"), 0.55)
    for width, alpha, reach in ((0.2, 0.22, 1.5), (0.13, 0.35, 1.2), (0.07, 0.6, 0.85)):
        tail = [(-0.2 - width * 0.7, 0.1 - width * 0.7), (reach, -reach * 0.7), (-0.2 + width * 0.7, 0.1 + width * 0.7)]
        scene.fill([tail], warm, pale, alpha)
    scene.glow(-0.2, 0.1, 0.42, warm, 0.8)
    scene.orb(-0.2, 0.1, 0.17, mix(pale, rgb("#b8dff0"), 0.5), mix(warm, INK, 0.35))
    scene.circle(-0.24, 0.06, 0.06, WHITE, alpha=0.7)


def asteroid(scene: Scene) -> None:
    shares = [scene.between(0.8, 1) for _ in range(11)]
    tone = mix(rgb("#a9826a"), scene.hour.low, 0.2)
    lump = ragged(0, 0, 0.42, shares)
    scene.across(lump, tone)
    scene.fill([ragged(-0.03, -0.05, 0.36, shares)], scene.lit(tone), tone, 0.6)
    for x, y, r in (
        (-0.15, -0.14, 0.09),
        (0.12, 0.02, 0.12),
        (-0.12, 0.17, 0.06),
        (0.2, -0.2, 0.05),
        (0.06, 0.25, 0.05),
    ):
        scene.circle(x, y, r, scene.dim(tone, 0.7))
        scene.circle(x + r * 0.16, y + r * 0.18, r * 0.82, scene.dim(tone, 0.25))


def shower(scene: Scene) -> None:
    """Burning rocks that fall."""
    for x, y, size in ((-0.1, 0.12, 0.2), (0.36, -0.12, 0.1), (-0.42, -0.26, 0.08)):
        reach = size * 5
        flame = mix(scene.lamp, scene.accent, 0.3)
        for wide, alpha, part in ((1.1, 0.35, 1), (0.75, 0.55, 0.75), (0.4, 0.8, 0.5)):
            w = size * wide * 0.72
            scene.fill(
                [[(x - w, y - w), (x + reach * part, y - reach * part), (x + w, y + w)]],
                mix(flame, scene.accent, 0.4),
                flame,
                alpha,
            )
        scene.glow(x, y, size * 2, scene.lamp, 0.7)
        scene.across(ragged(x, y, size, [scene.between(0.82, 1) for _ in range(9)]), mix(scene.rock, INK, 0.25))


def moon(scene: Scene) -> None:
    tone = mix(rgb("#d8d0c4"), scene.hour.low, 0.15)
    scene.orb(0, 0, 0.42, tone, mix(tone, INK, 0.8))
    for x, y, r in (
        (-0.14, -0.1, 0.1),
        (0.1, 0.14, 0.12),
        (-0.2, 0.17, 0.05),
        (0.16, -0.18, 0.06),
        (-0.02, -0.28, 0.04),
    ):
        scene.circle(x, y, r, mix(tone, INK, 0.35), mix(tone, INK, 0.15), 0.7)


def worldlet(scene: Scene) -> None:
    """A moon of ice before its giant, of which half is a living world already: sea, land, clouds, a thin air."""
    banded(scene, -0.62, -0.3, 0.5, scene.one_of("#e8b98a", "#d9a08a", "#e6d0a4"))
    x, y, r = 0.14, 0.06, 0.44
    ice, sea, land = mix(rgb("#b9b4ac"), scene.hour.low, 0.15), rgb("#3f94c0"), rgb("#5fa04e")
    scene.circle(x, y, r * 1.14, rgb("#bfeaff"), alpha=0.16)
    scene.circle(x, y, r * 1.07, rgb("#bfeaff"), alpha=0.3)
    scene.orb(x, y, r, sea, rgb("#0d2f54"))
    for blot in (
        "M .2 -.26 C .34 -.3 .46 -.2 .44 -.08 C .36 -.02 .28 -.1 .2 -.06 C .12 -.12 .12 -.22 .2 -.26 Z",
        "M .3 .1 C .42 .06 .52 .12 .5 .2 C .42 .32 .3 .3 .26 .22 Z",
        "M .06 .26 C .16 .22 .24 .32 .2 .4 C .12 .44 .02 .36 .06 .26 Z",
    ):
        scene.fill(blot, scene.lit(land), scene.dim(land, 0.25))
    edge = [
        (x + 0.06 * math.sin(11 * t) - 0.05 + 0.05 * math.sin(5 * t), y - r * 0.995 + 2 * r * 0.995 * t)
        for t in (k / 24 for k in range(25))
    ]
    rim = [(x - r * math.sin(math.pi * t), y + r * math.cos(math.pi * t)) for t in (k / 30 for k in range(31))]
    scene.fill([[*edge, *rim]], mix(ice, WHITE, 0.25), scene.dim(ice, 0.35))
    for dx, dy, a in (
        (-0.26, -0.14, 0.08),
        (-0.16, 0.06, 0.05),
        (-0.3, 0.14, 0.06),
        (-0.14, -0.28, 0.045),
        (-0.16, 0.3, 0.05),
    ):
        scene.fill([ellipse(x + dx, y + dy, a, a * 0.85)], scene.dim(ice, 0.4))
        scene.fill([ellipse(x + dx + 0.008, y + dy + 0.01, a * 0.74, a * 0.62)], scene.dim(ice, 0.15))
    for dx, dy, turn in ((-0.22, 0.0, 24), (-0.28, -0.02, -38)):
        scene.fill([ellipse(x + dx, y + dy, 0.17, 0.012, turn)], mix(ice, WHITE, 0.6))
    for dx, dy, half in ((0.18, -0.3, 0.16), (0.26, 0.02, 0.17), (0.1, 0.18, 0.14), (0.22, 0.34, 0.12)):
        scene.fill([ellipse(x + dx, y + dy, half, 0.024, -6)], WHITE, alpha=0.85)
    scene.fill([ellipse(x + 0.1, y - 0.415, 0.14, 0.03)], WHITE)
    for k, (dx, dy) in enumerate(((0.62, -0.34), (0.76, -0.22), (0.72, -0.42))):
        wing = turned([(-0.09, 0), (0.05, -0.035), (0.02, 0), (0.05, 0.035)], (x + dx, y + dy), -28)
        scene.shape(*wing, colour=mix(scene.metal, WHITE, 0.3 * (k == 0)), low=scene.dim(scene.metal))
        scene.glow(x + dx + 0.06, y + dy - 0.03, 0.06, rgb("#ffb45a"), 1)


def giant(scene: Scene) -> None:
    """A planet in belts."""
    banded(scene, 0, 0, 0.45, scene.one_of("#e8b98a", "#d9a08a", "#e6d0a4", "#d9896a"))


def ringed(scene: Scene) -> None:
    """A planet with rings."""
    tone = scene.one_of("#e6c890", "#d9b48a", "#c9c4a8")
    ring = mix(tone, WHITE, 0.35)
    for half, alpha in ((0.62, 0.5), (0.56, 0.75)):
        scene.fill([ellipse(0, 0, half, half * 0.24, -14)], ring, alpha=alpha)
    scene.fill([ellipse(0, 0, 0.42, 0.085, -14)], scene.hour.top)
    banded(scene, 0, 0, 0.33, tone)
    front = [p for p in ellipse(0, 0, 0.62, 0.15, -14, 72) if p[1] > -0.25 * p[0] + 0.004]
    inner = [p for p in ellipse(0, 0, 0.43, 0.1, -14, 72) if p[1] > -0.25 * p[0] + 0.004]
    front.sort()
    inner.sort(reverse=True)
    scene.fill([[*front, *inner]], ring, alpha=0.9)


def earth(scene: Scene) -> None:
    scene.circle(0, 0, 0.48, rgb("#a8e4ff"), alpha=0.3)
    scene.orb(0, 0, 0.43, rgb("#4fa6dc"), rgb("#0b1f48"))
    land = rgb("#7fb866")
    scene.fill(
        "M -.26 -.22 C -.1 -.36 .1 -.34 .06 -.2 C .02 -.08 -.12 -.1 -.12 .02 C -.12 .14 -.3 .02 -.26 -.22 Z", land
    )
    scene.fill("M .08 .02 C .2 -.06 .34 .02 .28 .16 C .2 .34 .04 .3 .06 .18 Z", land, mix(land, INK, 0.35))
    for x, y, half in ((-0.14, -0.02, 0.2), (0.12, -0.26, 0.16), (-0.02, 0.3, 0.18), (0.22, 0.1, 0.12)):
        scene.fill([ellipse(x, y, half, 0.022, -6)], WHITE, alpha=0.8)


def mars(scene: Scene) -> None:
    scene.circle(0, 0, 0.48, rgb("#ffb98a"), alpha=0.2)
    scene.orb(0, 0, 0.44, rgb("#d96f42"), rgb("#3a1214"))
    for x, y, a, b in (
        (-0.1, 0.08, 0.22, 0.07),
        (0.14, -0.12, 0.14, 0.05),
        (-0.16, -0.16, 0.1, 0.04),
        (0.1, 0.24, 0.14, 0.05),
    ):
        scene.fill([ellipse(x, y, a, b, -10)], rgb("#8f3c24"), alpha=0.6)
    scene.fill([ellipse(-0.03, -0.39, 0.14, 0.035)], rgb("#fff4ea"), alpha=0.9)


def sun(scene: Scene) -> None:
    for radius, alpha in ((0.95, 0.14), (0.72, 0.2), (0.56, 0.3)):
        scene.circle(0, 0, radius, rgb("#ffb04a"), alpha=alpha)
    scene.circle(0, 0, 0.42, rgb("#fff3c4"), rgb("#ff9f3a"))
    for turn in (20, 140, 260):
        a = math.radians(turn)
        scene.glow(0.3 * math.cos(a), 0.3 * math.sin(a), 0.2, WHITE, 0.5)


def satellite(scene: Scene) -> None:
    blue = mix(rgb("#3d6ea6"), scene.hour.low, 0.15)
    scene.line([(-0.5, 0.17), (0.5, -0.17)], 0.02, scene.metal)
    for side in (-1, 1):
        x, y = side * 0.36, -side * 0.12
        panel = [(x - 0.16, y + 0.13), (x + 0.13, y + 0.03), (x + 0.16, y - 0.13), (x - 0.13, y - 0.03)]
        scene.fill([panel], mix(blue, WHITE, 0.3), blue)
        for k in (1, 2):
            t = k / 3
            top = (panel[3][0] + (panel[2][0] - panel[3][0]) * t, panel[3][1] + (panel[2][1] - panel[3][1]) * t)
            foot = (panel[0][0] + (panel[1][0] - panel[0][0]) * t, panel[0][1] + (panel[1][1] - panel[0][1]) * t)
            scene.line([top, foot], 0.008, mix(blue, WHITE, 0.6))
    scene.slab(-0.12, -0.14, 0.13, 0.15, mix(rgb("#d9a94a"), scene.metal, 0.3), depth=0.35)
    scene.circle(-0.02, -0.26, 0.13, scene.lit(scene.metal), scene.dim(scene.metal))
    scene.circle(0.0, -0.24, 0.09, scene.dim(scene.metal, 0.3))
    scene.line([(-0.01, -0.25), (-0.1, -0.38)], 0.014, scene.lit(scene.metal))
    scene.circle(-0.1, -0.38, 0.022, scene.accent)


def station(scene: Scene) -> None:
    """A wheel of a station, its hub, its wings."""
    blue = mix(rgb("#3d6ea6"), scene.hour.low, 0.15)
    for side in (-1, 1):
        wing = [(side * 0.14, 0.16), (side * 0.62, 0.3), (side * 0.62, 0.44), (side * 0.14, 0.3)]
        scene.fill([wing], mix(blue, WHITE, 0.25), blue)
    scene.column(-0.05, -0.4, 0.05, 0.48, scene.metal)
    scene.fill([ellipse(0, -0.08, 0.46, 0.19)], scene.dim(scene.metal, 0.5))
    scene.fill([ellipse(0, -0.1, 0.46, 0.19)], scene.lit(scene.metal), mix(scene.metal, INK, 0.25))
    scene.fill([ellipse(0, -0.1, 0.33, 0.125)], mix(scene.hour.top, scene.hour.low, 0.3))
    for turn in (0, 60, 120):
        a = math.radians(turn)
        scene.line(
            [(-0.36 * math.cos(a), -0.1 - 0.14 * math.sin(a)), (0.36 * math.cos(a), -0.1 + 0.14 * math.sin(a))],
            0.022,
            scene.metal,
        )
    scene.column(-0.1, -0.2, 0.1, 0.04, scene.accent)
    for i in range(9):
        a = math.pi * (i + 0.5) / 9
        scene.circle(0.4 * math.cos(a), -0.1 + 0.165 * math.sin(a), 0.013, scene.lamp)
    scene.line([(0, -0.4), (0, -0.52)], 0.012, scene.metal)
    scene.circle(0, -0.52, 0.018, scene.accent)


def mirror(scene: Scene) -> None:
    """A mirror of many facets that throws sunlight down."""
    scene.fade([(-0.3, 0.1), (0.3, 0.1), (0.42, 1.1), (-0.7, 1.1)], scene.lamp, 0.6, 0)
    gold = mix(rgb("#f0c060"), scene.accent, 0.2)
    for turn in (200, 340):
        a = math.radians(turn)
        scene.line([(0, 0), (0.62 * math.cos(a), 0.4 * math.sin(a) - 0.1)], 0.02, scene.metal)
        scene.slab(
            0.62 * math.cos(a) - 0.05,
            0.4 * math.sin(a) - 0.15,
            0.62 * math.cos(a) + 0.05,
            0.4 * math.sin(a) - 0.05,
            scene.metal,
        )
    scene.fill([ellipse(0, 0.035, 0.5, 0.3, -12)], scene.dim(scene.metal, 0.4))
    scene.fill([ellipse(0, 0, 0.5, 0.3, -12)], scene.lit(scene.metal), scene.dim(scene.metal, 0.25))
    for row in range(-2, 3):
        for place in range(5 - abs(row)):
            x, y = (place - (4 - abs(row)) / 2) * 0.19, row * 0.165
            tone = mix(WHITE, gold, min(1, max(0, 0.45 + x * 0.9 + y * 1.2)))
            cell = [(u, v * 0.6) for u, v in regular(6, 0.104, (x, y))]
            scene.fill([[(u * 0.978 + v * 0.208, v * 0.978 - u * 0.208) for u, v in cell]], tone)
    scene.fill(
        [
            [
                (0, -0.26),
                (0.02, -0.09),
                (0.14, -0.07),
                (0.02, -0.05),
                (0, 0.12),
                (-0.02, -0.05),
                (-0.14, -0.07),
                (-0.02, -0.09),
            ]
        ],
        WHITE,
    )


def telescope(scene: Scene) -> None:
    """A telescope that floats."""
    blue = mix(rgb("#3d6ea6"), scene.hour.low, 0.15)
    scene.fill([[(-0.1, 0.02), (0.02, 0.1), (-0.12, 0.46), (-0.26, 0.38)]], mix(blue, WHITE, 0.3), blue)
    scene.fill([[(0.08, -0.28), (0.2, -0.2), (0.36, -0.5), (0.24, -0.56)]], mix(blue, WHITE, 0.3), blue)
    tube = [(-0.42, -0.22), (0.36, 0.1), (0.28, 0.34), (-0.5, 0.02)]
    scene.fill([tube], scene.lit(scene.metal), scene.dim(scene.metal, 0.5))
    scene.fill(
        [[(0.1, -0.01), (0.36, 0.1), (0.28, 0.34), (0.02, 0.23)]], scene.lit(scene.accent), scene.dim(scene.accent)
    )
    scene.fill([ellipse(-0.46, -0.1, 0.055, 0.13, 22)], scene.dark)
    scene.fill([ellipse(-0.455, -0.1, 0.035, 0.095, 22)], scene.glass, mix(scene.glass, INK, 0.5))
    scene.shape((-0.46, -0.24), (-0.4, -0.2), (-0.56, -0.34), colour=scene.lit(scene.metal))


def probe(scene: Scene) -> None:
    """A probe with a wide dish, far from the Sun."""
    scene.line([(0.1, 0.1), (0.56, -0.1)], 0.014, scene.metal)
    scene.line([(0.08, 0.14), (0.34, 0.5)], 0.014, scene.metal)
    scene.slab(0.28, 0.38, 0.42, 0.5, scene.dark)
    scene.slab(-0.02, 0.02, 0.2, 0.22, mix(rgb("#d9a94a"), scene.metal, 0.2), depth=0.35)
    scene.fill([ellipse(-0.1, -0.06, 0.16, 0.4, 38)], scene.dim(scene.metal, 0.4))
    scene.fill([ellipse(-0.13, -0.09, 0.14, 0.38, 38)], scene.lit(scene.metal), mix(scene.metal, INK, 0.2))
    scene.fill([ellipse(-0.12, -0.08, 0.08, 0.24, 38)], mix(scene.metal, INK, 0.22), scene.metal, 0.6)
    scene.line([(-0.12, -0.08), (-0.36, -0.27)], 0.014, scene.metal)
    scene.circle(-0.36, -0.27, 0.03, scene.accent)
    scene.circle(0.56, -0.1, 0.024, scene.lamp)


def swarm(scene: Scene) -> None:
    """Satellites that follow each other and look down."""
    row = ((-0.8, -0.24, 0.36), (-0.3, -0.27, 0.58), (0.42, -0.06, 1.0))
    scene.line([(x, y) for x, y, _ in row], 0.008, scene.lamp, 0.7)
    for x, y, size in row:
        with scene.placed(x, y, size):
            scene.fade([(-0.04, 0.2), (0.04, 0.2), (0.3, 0.9), (-0.3, 0.9)], rgb("#8ff0ff"), 0.55, 0)
            _watcher(scene)


def _watcher(scene: Scene) -> None:
    blue = mix(rgb("#3d6ea6"), scene.hour.low, 0.15)
    scene.line([(-0.3, 0), (0.3, 0)], 0.03, scene.metal)
    for side in (-1, 1):
        for k in range(3):
            near = 0.17 + 0.115 * k
            cell = [
                (side * near, -0.12),
                (side * (near + 0.1), -0.12),
                (side * (near + 0.1), 0.12),
                (side * near, 0.12),
            ]
            scene.shape(*cell, colour=mix(blue, WHITE, 0.4), low=blue if side < 0 else scene.dim(blue, 0.3))
    scene.across([(-0.11, -0.17), (0.11, -0.17), (0.11, 0.13), (-0.11, 0.13)], mix(rgb("#d9a94a"), scene.metal, 0.25))
    scene.line([(0, -0.17), (0, -0.3)], 0.016, scene.metal)
    scene.circle(0, -0.31, 0.026, scene.accent)
    dish = [(-0.15, 0.13), (0.15, 0.13), (0.09, 0.21), (-0.09, 0.21)]
    scene.shape(*reversed(dish), colour=scene.dim(scene.metal, 0.35))
    scene.fill([ellipse(0, 0.2, 0.13, 0.035)], scene.lit(scene.metal))


def beam(scene: Scene) -> None:
    """A rock in space with a station on it that sends its power down in a beam."""
    glow = rgb("#9affc8")
    for wide, alpha in ((0.34, 0.18), (0.2, 0.3), (0.08, 0.75)):
        scene.fill([[(0.16, 0.1), (0.9 - wide, 1.4), (0.9 + wide, 1.4)]], mix(glow, WHITE, 0.4), alpha=alpha)
    with scene.placed(-0.12, -0.12, 0.92):
        asteroid(scene)
    scene.glow(0.16, 0.12, 0.3, glow, 0.9)
    scene.line([(0.04, -0.02), (0.14, 0.08)], 0.07, scene.metal)
    dish = [(0.0, 0.2), (0.05, 0.06), (0.16, -0.02), (0.3, -0.02), (0.24, 0.1), (0.14, 0.2)]
    scene.fill([dish], scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
    scene.circle(0.17, 0.11, 0.05, WHITE)


SPACE: Final[Mapping[str, Motif]] = {
    "comet": Motif(comet, "mars", flies=True),
    "asteroid": Motif(asteroid, "space", flies=True),
    "shower": Motif(shower, "mars", flies=True),
    "moon": Motif(moon, "space", flies=True),
    "worldlet": Motif(worldlet, "space", flies=True),
    "giant": Motif(giant, "space", flies=True),
    "ringed": Motif(ringed, "space", flies=True),
    "earth": Motif(earth, "space", flies=True),
    "mars": Motif(mars, "space", flies=True),
    "sun": Motif(sun, "space", flies=True),
    "satellite": Motif(satellite, "orbit", flies=True),
    "station": Motif(station, "orbit", flies=True),
    "mirror": Motif(mirror, "orbit", flies=True),
    "telescope": Motif(telescope, "space", flies=True),
    "probe": Motif(probe, "space", flies=True),
    "swarm": Motif(swarm, "space", flies=True),
    "beam": Motif(beam, "space", flies=True),
}
