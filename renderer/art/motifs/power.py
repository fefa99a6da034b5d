"""What makes energy, carries it, or burns."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from renderer.art.motifs.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, path, scaled
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb
from renderer.icons.sprites import BOLT


def solar(scene: Scene) -> None:
    """Rows of panels."""
    blue = mix(rgb("#2f5f9a"), scene.hour.low, 0.12)
    for x, y, size in ((-0.46, 0.06, 0.62), (0.2, 0.04, 0.62), (-0.2, 0.34, 0.95), (0.56, 0.34, 0.95)):
        foot = y + 0.2 * size
        scene.line([(x, y), (x, foot)], 0.035 * size, scene.dim(scene.metal, 0.3))
        panel = [
            (x - 0.34 * size, y + 0.1 * size),
            (x - 0.22 * size, y - 0.2 * size),
            (x + 0.34 * size, y - 0.2 * size),
            (x + 0.22 * size, y + 0.1 * size),
        ]
        scene.fill([panel], mix(blue, scene.hour.sun, 0.5), blue)
        for k in (1, 2, 3):
            t = k / 4
            top = x - 0.22 * size + 0.56 * size * t
            scene.line([(top, y - 0.2 * size), (top - 0.12 * size, y + 0.1 * size)], 0.01, mix(blue, WHITE, 0.6), 0.8)
        scene.line(
            [(x - 0.28 * size, y - 0.05 * size), (x + 0.28 * size, y - 0.05 * size)], 0.01, mix(blue, WHITE, 0.6), 0.8
        )
        scene.line([panel[0], panel[3]], 0.018 * size, scene.metal)


def windmill(scene: Scene) -> None:
    """Turbines on a ridge."""
    for x, foot, high in ((-0.52, 0.44, 0.7), (0.54, 0.42, 0.6), (0.0, 0.5, 1.0)):
        hub = (x, foot - high * 0.7)
        scene.across(
            [
                (x - 0.013 * high, hub[1]),
                (x + 0.013 * high, hub[1]),
                (x + 0.032 * high, foot),
                (x - 0.032 * high, foot),
            ],
            scene.metal,
        )
        turn = 40 + 90 * x
        for k in range(3):
            a = math.radians(turn + 120 * k)
            c, s = math.cos(a), math.sin(a)
            blade = [(0, -0.015), (0.12, -0.045), (0.42, -0.004), (0.42, 0.006), (0, 0.015)]
            tone = scene.lit(scene.metal) if s < 0.2 else scene.dim(scene.metal, 0.2)
            scene.fill([[(hub[0] + high * (u * c - v * s), hub[1] + high * (u * s + v * c)) for u, v in blade]], tone)
        scene.circle(*hub, 0.035 * high, scene.accent)


def grid(scene: Scene) -> None:
    """Pylons with lines between them."""
    tops = ((-1.2, 0.2, 0.5), (-0.55, 0.42, 0.72), (0.3, 0.5, 1.05), (1.6, 0.7, 1.6))
    for (x, foot, high), (x2, foot2, high2) in pairwise(tops):
        for arm, lift in ((-0.2, 0.72), (0.2, 0.72), (-0.14, 0.9), (0.14, 0.9)):
            start, end = (x + arm * high, foot - lift * high), (x2 + arm * high2, foot2 - lift * high2)
            sag = [
                (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t + 0.3 * t * (1 - t))
                for t in (k / 8 for k in range(9))
            ]
            scene.line(sag, 0.008, scene.dark, 0.9)
    for x, foot, high in tops[1:3]:
        tone = scene.dim(scene.metal, 0.35)
        for side in (-1, 1):
            scene.line(
                [(x + side * 0.15 * high, foot), (x + side * 0.035 * high, foot - 0.66 * high), (x, foot - high)],
                0.026 * high,
                tone if side > 0 else scene.lit(scene.metal),
            )
        for k in range(4):
            half, y = (0.13 - 0.03 * k) * high, foot - (0.1 + 0.15 * k) * high
            scene.line([(x - half, y), (x + half * 0.78, y - 0.15 * high)], 0.013 * high, tone)
            scene.line([(x + half, y), (x - half * 0.78, y - 0.15 * high)], 0.013 * high, tone)
        for half, lift in ((0.22, 0.74), (0.16, 0.92)):
            scene.line(
                [(x - half * high, foot - lift * high), (x + half * high, foot - lift * high)],
                0.024 * high,
                scene.metal,
            )
            for side in (-1, 1):
                scene.circle(x + side * half * 0.92 * high, foot - (lift - 0.02) * high, 0.022 * high, scene.accent)


def powerhouse(scene: Scene) -> None:
    """A small power station with its sign."""
    scene.shadow_below(0.6)
    for x in (-0.42, -0.2):
        scene.column(x - 0.1, -0.02, x + 0.1, 0.5, mix(scene.metal, scene.accent, 0.12))
        scene.vault(x, -0.015, 0.1, 0.07, scene.metal)
        scene.column(x - 0.1, 0.1, x + 0.1, 0.15, scene.accent)
    scene.slab(-0.06, -0.18, 0.52, 0.5, scene.accent, depth=0.22)
    scene.slab(-0.08, -0.24, 0.54, -0.16, scene.metal, depth=0.22)
    scene.glow(0.17, 0.12, 0.3, scene.lamp, 0.7)
    scene.fill(scaled(path(BOLT), 0.46, (0.17, 0.13)), WHITE, rgb("#ffd24a"))
    scene.column(0.34, -0.5, 0.42, -0.2, scene.metal)
    scene.puffs(0.38, -0.56, mix(scene.hour.low, WHITE, 0.3), n=3, size=0.05)


def nuclear(scene: Scene) -> None:
    """Cooling towers with steam."""
    scene.shadow_below(0.66)
    pale = mix(scene.metal, scene.hour.sun, 0.2)
    for x, high, half in ((0.34, 0.74, 0.24), (-0.22, 0.92, 0.3)):
        top = 0.5 - high
        scene.puffs(x, top - 0.02, mix(WHITE, scene.hour.low, 0.15), n=4, size=half * 0.42, lean=0.08)
        left = [
            (x - half * (0.62 + 0.38 * abs(t - 0.32) ** 1.4 / 0.58), top + high * t)
            for t in (k / 10 for k in range(11))
        ]
        right = [(2 * x - u, v) for u, v in reversed(left)]
        scene.across([*left, *right], pale)
        scene.fill([ellipse(x, top, half * 0.7, half * 0.09)], scene.dim(pale, 0.6))
    scene.slab(-0.02, 0.26, 0.22, 0.5, scene.accent)
    scene.vault(0.1, 0.27, 0.12, 0.12, scene.metal)


def reactor(scene: Scene) -> None:
    """A core that glows blue in its pool."""
    scene.column(-0.5, 0.0, 0.5, 0.5, mix(scene.metal, scene.dark, 0.2))
    scene.column(-0.53, -0.02, 0.53, 0.07, scene.accent)
    scene.fill([ellipse(0, -0.02, 0.5, 0.13)], mix(scene.dark, INK, 0.2))
    scene.glow(0, -0.02, 0.55, rgb("#6fe4ff"), 0.9)
    scene.fill([ellipse(0, -0.01, 0.42, 0.1)], rgb("#b8f6ff"), rgb("#2a9ac8"))
    for x in (-0.24, -0.12, 0, 0.12, 0.24):
        scene.column(x - 0.03, -0.46 + 0.3 * abs(x), x + 0.03, -0.02 + 0.2 * (0.24 - abs(x)) * 0.3, scene.metal)
        scene.column(x - 0.034, -0.46 + 0.3 * abs(x), x + 0.034, -0.4 + 0.3 * abs(x), scene.accent)
    for x in (-0.34, -0.11, 0.12, 0.35):
        scene.box((x - 0.05, 0.18, x + 0.05, 0.36), 0.02, rgb("#a8f2ff"), rgb("#2a9ac8"))


def fusion(scene: Scene) -> None:
    """A ring of plasma held by coils that stand around it."""
    scene.glow(0, 0.06, 0.85, rgb("#ff9af0"), 0.7)
    scene.column(-0.62, 0.3, 0.62, 0.42, scene.dim(scene.metal, 0.3))
    scene.fill([ellipse(0, 0.3, 0.62, 0.2)], scene.dim(scene.metal, 0.55))
    coils = sorted((math.sin(turn), math.cos(turn)) for turn in (math.pi * (k + 0.5) / 5 for k in range(10)))
    for depth, across in coils[:5]:
        _coil(scene, 0.5 * across, 0.06 + 0.14 * depth, 0.3, scene.dim(scene.metal, 0.35))
    scene.column(-0.1, -0.34, 0.1, 0.22, scene.accent)
    ring = ellipse(0, 0.06, 0.5, 0.16)
    for wide, code, alpha in ((0.24, "#a63cf0", 0.9), (0.17, "#ff6ad8", 1), (0.08, "#ffe8fa", 1)):
        scene.line([*ring, ring[0]], wide, rgb(code), alpha)
    for depth, across in coils[5:]:
        _coil(scene, 0.5 * across, 0.06 + 0.16 * depth, 0.4, scene.metal)


def _coil(scene: Scene, x: float, y: float, high: float, tone: Colour) -> None:
    """A coil around the ring, with the window through which it is seen."""
    half = high * 0.2
    scene.column(x - half, y - high / 2, x + half, y + high / 2, tone)
    scene.box(
        (x - half * 0.4, y - high * 0.28, x + half * 0.4, y + high * 0.28), half * 0.4, rgb("#ffc8f4"), rgb("#c85af0")
    )
    scene.column(x - half * 1.15, y + high / 2 - 0.05, x + half * 1.15, y + high / 2, scene.accent)


def dam(scene: Scene) -> None:
    """A wall across a valley with a lake behind it; water shoots from its foot past the power house."""
    stone = mix(rgb("#e2dacd"), scene.hour.low, 0.2)
    lake = mix(rgb("#8fdcea"), scene.hour.low, 0.2)
    scene.shape((-0.9, -0.24), (0.9, -0.24), (0.8, -0.06), (-0.8, -0.06), colour=lake, low=rgb("#2a7fa6"))
    wall = [(-0.86, -0.1), (-0.4, -0.05), (0, -0.03), (0.4, -0.05), (0.86, -0.1), (0.42, 0.52), (-0.42, 0.52)]
    scene.across(wall, stone)
    for k in range(1, 5):
        y = -0.04 + 0.12 * k
        half = 0.84 - 0.09 * k
        scene.line([(-half, y - 0.05), (0, y), (half, y - 0.05)], 0.01, scene.dim(stone, 0.45), 0.7)
    scene.line([(-0.86, -0.11), (-0.4, -0.06), (0, -0.04), (0.4, -0.06), (0.86, -0.11)], 0.05, scene.lit(stone))
    for x in (-0.4, -0.2, 0.2, 0.4):
        scene.slab(x - 0.035, -0.17, x + 0.035, -0.04, scene.accent)
    for x in (-0.2, 0.2):
        scene.circle(x, 0.2, 0.05, scene.dark)
        scene.fade([(x - 0.04, 0.2), (x + 0.04, 0.2), (x * 1.5 + 0.12, 0.54), (x * 1.5 - 0.12, 0.54)], WHITE, 1, 0.6)
    for side in (-1, 1):
        rock = mix(scene.hour.mid, scene.hour.near, 0.3)
        face = scene.lit(rock) if side < 0 else scene.dim(rock, 0.3)
        bank = [(0.7, -0.3), (0.84, -0.44), (1.1, -0.36), (1.5, -0.5), (1.5, 0.7), (0.34, 0.7), (0.58, 0.24)]
        scene.fill([[(side * x, y) for x, y in bank]], face, scene.dim(rock, 0.6))
    for x, radius in ((-0.44, 0.06), (-0.32, 0.09), (-0.2, 0.06), (0.2, 0.06), (0.32, 0.09), (0.44, 0.06)):
        scene.circle(x, 0.53, radius, WHITE, alpha=0.85)
    scene.slab(-0.11, 0.34, 0.11, 0.54, scene.accent, depth=0.2)
    scene.fill(scaled(path(BOLT), 0.15, (-0.02, 0.44)), WHITE, rgb("#ffd24a"))


def magnet(scene: Scene) -> None:
    """A coil whose field arches over it."""
    for half, high, alpha in ((0.72, 0.92, 0.4), (0.54, 0.72, 0.6), (0.36, 0.5, 0.85)):
        scene.line(half_ellipse(0, 0.42, half, high), 0.02, scene.glass, alpha)
    scene.glow(0, -0.02, 0.4, scene.glass, 0.7)
    scene.column(-0.09, -0.1, 0.09, 0.44, scene.metal)
    for k in range(5):
        y = -0.02 + 0.085 * k
        scene.column(-0.15, y, 0.15, y + 0.05, mix(rgb("#d98a4a"), scene.accent, 0.3))
    scene.orb(0, -0.16, 0.13, mix(scene.glass, WHITE, 0.3))
    scene.column(-0.3, 0.42, 0.3, 0.5, scene.accent)


def fire(scene: Scene) -> None:
    """Burning wood."""
    scene.glow(0, 0.14, 0.7, rgb("#ffa03a"), 0.7)
    for x, y, lean in ((-0.34, 0.46, 0.06), (0.02, 0.42, -0.06)):
        scene.line([(x, y), (x + 0.38, y + lean)], 0.12, mix(rgb("#6a3a24"), scene.dark, 0.3))
        scene.circle(x + 0.38, y + lean, 0.06, rgb("#e8b87a"))
    for flame, top, low in (
        (
            (
                "M -.34 .4 C -.44 .1 -.2 .02 -.22 -.24 C -.06 -.12 -.06 -.02 0 .04 "
                "C .04 -.16 0 -.34 .06 -.5 C .22 -.3 .2 -.1 .26 .04 C .32 -.02 .32 -.1 .32 -.16 "
                "C .46 .06 .42 .3 .32 .42 Z"
            ),
            "#ffb03a",
            "#e4401c",
        ),
        ("M -.2 .42 C -.26 .22 -.1 .14 -.08 0 C 0 .1 .04 .12 .1 -.1 C .2 .08 .28 .24 .2 .42 Z", "#fff0a8", "#ffa834"),
    ):
        scene.fill(flame, rgb(top), rgb(low))


def hood(scene: Scene) -> None:
    """A hood over hot ground: it catches the warm air, a coil and a turbine make power of it."""
    scene.glow(-0.2, 0.48, 0.62, rgb("#ff6a2a"), 0.95)
    for k, x in enumerate((-0.5, -0.36, -0.2, -0.04, 0.1)):
        high = 0.42 + 0.08 * (k % 2)
        wave = [
            (x + (-0.2 - x) * 0.35 * t + 0.03 * math.sin(9 * t + k), 0.5 - high * t)
            for t in (n / 10 for n in range(11))
        ]
        scene.line(wave, 0.05, mix(rgb("#ff5a2a"), rgb("#ffd24a"), 0.25 * (k % 3)), 0.85)
    for x in (-0.62, 0.2):
        scene.column(x - 0.025, 0.06, x + 0.025, 0.52, scene.metal)
    scene.across([(-0.32, -0.34), (-0.08, -0.34), (0.26, 0.12), (-0.66, 0.12)], mix(scene.metal, rgb("#c8784a"), 0.3))
    scene.fill([ellipse(-0.2, 0.12, 0.46, 0.07)], rgb("#5a2018"), rgb("#ff9a3a"))
    for k in range(4):
        y, half = -0.22 + 0.085 * k, 0.16 + 0.068 * k
        scene.line(
            [(-0.2 - half, y + 0.02), (-0.2, y + 0.045), (-0.2 + half, y + 0.02)],
            0.03,
            mix(rgb("#ffd24a"), rgb("#e4402e"), k / 3),
        )
    pipe = [(-0.2, -0.34), (-0.2, -0.5), (0.36, -0.5), (0.36, -0.1)]
    scene.line(pipe, 0.12, scene.dim(scene.metal, 0.4))
    scene.line([(x - 0.015, y - 0.015) for x, y in pipe], 0.07, scene.lit(scene.metal))
    for at in ((-0.02, -0.5), (0.2, -0.5)):
        scene.line([(at[0], -0.57), (at[0], -0.43)], 0.026, scene.accent)
    scene.shadow_below(0.7)
    scene.slab(0.2, 0.28, 0.84, 0.5, scene.dim(scene.metal, 0.25), depth=0.2)
    scene.circle(0.5, 0.06, 0.28, scene.lit(scene.accent), scene.dim(scene.accent, 0.4))
    scene.circle(0.5, 0.06, 0.2, scene.dark)
    for k in range(8):
        a = math.pi * k / 4
        scene.shape(
            (0.5, 0.06),
            (0.5 + 0.19 * math.cos(a), 0.06 + 0.19 * math.sin(a)),
            (0.5 + 0.17 * math.cos(a + 0.5), 0.06 + 0.17 * math.sin(a + 0.5)),
            colour=scene.lit(scene.metal) if k % 2 else scene.dim(scene.metal, 0.2),
        )
    scene.circle(0.5, 0.06, 0.05, GOLD)
    scene.fill(scaled(path(BOLT), 0.2, (0.7, 0.38)), GOLD)


def furnace(scene: Scene) -> None:
    """A boiler that burns wood: fire behind its door, smoke, a heap of logs."""
    scene.shadow_below(0.66)
    scene.column(-0.02, -0.5, 0.12, -0.1, scene.metal)
    scene.puffs(0.05, -0.56, mix(scene.hour.low, WHITE, 0.3), n=4, size=0.06)
    scene.column(-0.36, -0.16, 0.36, 0.5, scene.accent)
    scene.vault(0, -0.155, 0.36, 0.14, scene.metal)
    scene.column(-0.38, -0.17, 0.38, -0.11, scene.metal)
    scene.vault(0, 0.42, 0.23, 0.36, scene.dark)
    scene.glow(0, 0.28, 0.4, rgb("#ff9a3a"), 0.9)
    for reach, code in ((1.0, "#e4501e"), (0.72, "#ff9a2e"), (0.42, "#ffe58a")):
        flame = [
            (0.0, -0.28),
            (0.1, -0.1),
            (0.15, -0.16),
            (0.17, 0.02),
            (0.0, 0.1),
            (-0.17, 0.02),
            (-0.13, -0.14),
            (-0.07, -0.08),
        ]
        scene.fill([[(x * reach, 0.31 + (y - 0.1) * reach + 0.1) for x, y in flame]], rgb(code))
    scene.column(-0.26, 0.42, 0.26, 0.5, scene.metal)
    bark = mix(rgb("#8a5a34"), scene.hour.near, 0.15)
    for x, y in ((0.5, 0.43), (0.64, 0.43), (0.78, 0.43), (0.57, 0.31), (0.71, 0.31), (0.64, 0.19)):
        scene.circle(x, y, 0.075, bark)
        scene.circle(x, y, 0.055, scene.lit(rgb("#d9b07a")))
        scene.circle(x, y, 0.025, bark, alpha=0.6)


POWER: Final[Mapping[str, Motif]] = {
    "solar": Motif(solar, "mars"),
    "windmill": Motif(windmill, "green"),
    "grid": Motif(grid, "mars"),
    "powerhouse": Motif(powerhouse, "mars"),
    "nuclear": Motif(nuclear, "mars"),
    "reactor": Motif(reactor, "hall"),
    "fusion": Motif(fusion, "rays", flies=True),
    "dam": Motif(dam, "green"),
    "magnet": Motif(magnet, "mars"),
    "fire": Motif(fire, "mars"),
    "hood": Motif(hood, "mars"),
    "furnace": Motif(furnace, "green"),
}
