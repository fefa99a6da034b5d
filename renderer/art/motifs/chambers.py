"""Rooms of those who rule, and who sits or stands in them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb

WOOD: Final = rgb("#8a5638")


def portraits(scene: Scene) -> None:
    """Directors in golden frames on a wall, above a row of chairs."""
    scene.box((-0.9, -0.62, 0.9, 0.13), 0.03, scene.dim(WOOD, 0.3), scene.dim(WOOD, 0.6))
    scene.box((-0.87, -0.59, 0.87, 0.1), 0.02, mix(rgb("#9a6a54"), scene.hour.low, 0.1), scene.dim(WOOD, 0.25))
    for k, (x, high) in enumerate(((-0.62, 0.0), (-0.21, -0.06), (0.21, -0.06), (0.62, 0.0))):
        y = -0.2 + high
        for grow, tone in (
            (0.19, mix(GOLD, rgb("#8a5414"), 0.55)),
            (0.175, GOLD),
            (0.145, mix(GOLD, rgb("#6a3f14"), 0.7)),
        ):
            scene.box((x - grow, y - grow * 1.3, x + grow, y + grow * 1.3), 0.02, tone)
        ground = rgb(("#3f6a5a", "#7a3f4a", "#3f5580", "#6a5a34")[k])
        scene.box((x - 0.135, y - 0.18, x + 0.135, y + 0.18), 0.01, mix(ground, WHITE, 0.2), mix(ground, INK, 0.3))
        skin = rgb(("#f0c8a0", "#8a5a3c", "#e0b088", "#c98f62")[k])
        hair = rgb(("#d8d4cc", "#2a1a18", "#b8683a", "#4a3024")[k])
        cloth = rgb(("#2a3450", "#e4a03a", "#4a2f5a", "#a83f3f")[k])
        scene.fill(
            f"M {x - 0.13} {y + 0.18} Q {x - 0.12} {y + 0.07} {x} {y + 0.06} Q {x + 0.12} {y + 0.07} {x + 0.13} {y + 0.18} Z",
            cloth,
            mix(cloth, INK, 0.4),
        )
        scene.shape((x - 0.035, y + 0.06), (x + 0.035, y + 0.06), (x, y + 0.15), colour=PAPER)
        if k in (1, 3):
            scene.circle(x, y - 0.03, 0.092, hair)
        scene.fill([ellipse(x, y - 0.02, 0.065, 0.082)], mix(skin, WHITE, 0.12), mix(skin, INK, 0.2))
        cap = half_ellipse(x, y - 0.04, 0.075, 0.072)
        scene.shape(*cap, (x + 0.02, y - 0.07), colour=hair)
        if k == 2:
            scene.fill(
                f"M {x - 0.05} {y} Q {x} {y + 0.12} {x + 0.05} {y} L {x + 0.03} {y + 0.02} L {x - 0.03} {y + 0.02} Z",
                hair,
            )
        for dx in (-0.025, 0.025):
            scene.circle(x + dx, y - 0.02, 0.008, INK)
        if k == 0:
            for dx in (-0.027, 0.027):
                scene.ring(x + dx, y - 0.02, 0.022, 0.006, INK)
        scene.fill([ellipse(x, y + 0.27, 0.07, 0.018)], GOLD)
    scene.fill([ellipse(0, 0.5, 0.8, 0.03)], scene.dark, alpha=0.45)
    for x in (-0.62, -0.21, 0.21, 0.62):
        red = scene.accent
        scene.line([(x - 0.09, 0.4), (x - 0.1, 0.5)], 0.02, scene.dark)
        scene.line([(x + 0.09, 0.4), (x + 0.1, 0.5)], 0.02, scene.dark)
        scene.box((x - 0.11, 0.12, x + 0.11, 0.4), 0.05, scene.lit(red), scene.dim(red, 0.4))
        scene.box((x - 0.14, 0.3, x + 0.14, 0.41), 0.04, scene.lit(red), scene.dim(red, 0.3))
        for dx in (-0.04, 0.04):
            scene.circle(x + dx, 0.21, 0.01, GOLD)


def colonnade(scene: Scene) -> None:
    """A corridor of columns with a red carpet, and two who whisper in its light."""
    scene.shape(
        (-2.4, -1),
        (2.4, -1),
        (2.4, 1),
        (-2.4, 1),
        colour=mix(rgb("#4a2f3a"), scene.hour.low, 0.2),
        low=mix(rgb("#2a1a28"), scene.hour.near, 0.3),
    )
    scene.shape(
        (-2.4, 1.0),
        (2.4, 1.0),
        (0.14, 0.08),
        (-0.14, 0.08),
        colour=mix(rgb("#8a6a5a"), scene.hour.low, 0.3),
        low=mix(rgb("#5a3f3a"), scene.hour.near, 0.3),
    )
    scene.shape((-0.1, 0.08), (0.1, 0.08), (0.9, 1.0), (-0.9, 1.0), colour=rgb("#d1495b"), low=rgb("#8a1f34"))
    for side in (-1, 1):
        scene.line([(side * 0.092, 0.08), (side * 0.85, 1.0)], 0.014, GOLD)
    scene.box((-0.12, -0.2, 0.12, 0.08), 0.0, mix(scene.hour.sun, WHITE, 0.5))
    scene.fill([half_ellipse(0, -0.19, 0.12, 0.12)], mix(scene.hour.sun, WHITE, 0.5))
    scene.glow(0, -0.1, 0.6, scene.hour.sun, 1)
    for k in range(4, -1, -1):
        near = 0.24 / (0.62 ** (4 - k)) if k < 4 else 0.24
        for side in (-1, 1):
            x, half = side * near * 0.98, near * 0.17
            top, foot = -0.1 - near * 0.62, -0.02 + near * 0.46
            stone = mix(mix(rgb("#f0dcc4"), scene.hour.low, 0.2), rgb("#3a2430"), 0.1 + 0.1 * (4 - k) / 2)
            scene.column(x - half, top, x + half, foot, stone)
            scene.slab(x - half * 1.35, foot, x + half * 1.35, foot + near * 0.09, stone, depth=0.3)
            scene.slab(x - half * 1.35, top - near * 0.09, x + half * 1.35, top, stone, depth=0.3)
    for k in range(5):
        near = 0.24 / 0.62**k
        top = -0.1 - near * 0.71
        scene.shape(
            (-near * 1.25, top),
            (near * 1.25, top),
            (near * 1.25, top - near * 0.1),
            (-near * 1.25, top - near * 0.1),
            colour=mix(rgb("#d8bca0"), rgb("#3a2430"), 0.15 + 0.1 * k),
        )
    person(scene, -0.1, 0.42, 0.5, rgb("#2f3a5a"))
    person(scene, 0.12, 0.42, 0.47, scene.accent)


def chandelier(scene: Scene) -> None:
    """Guests in evening dress with glasses below a chandelier."""
    scene.line([(0, -0.6), (0, -0.42)], 0.016, GOLD)
    scene.glow(0, -0.26, 0.62, rgb("#fff0b0"), 0.95)
    for half, y in ((0.2, -0.38), (0.38, -0.26)):
        ring = ellipse(0, y, half, half * 0.2, 0, 60)
        scene.line([*ring, ring[0]], 0.022, mix(GOLD, rgb("#b8741c"), 0.2))
        n = round(half * 26)
        for k in range(n):
            x, dy = half * math.cos(2 * math.pi * k / n), half * 0.2 * math.sin(2 * math.pi * k / n)
            scene.line([(x, y + dy), (x, y + dy - 0.06)], 0.016, PAPER)
            scene.circle(x, y + dy - 0.075, 0.018, rgb("#fff3c4"))
            scene.shape(
                (x, y + dy + 0.02),
                (x + 0.012, y + dy + 0.05),
                (x, y + dy + 0.08),
                (x - 0.012, y + dy + 0.05),
                colour=WHITE,
                alpha=0.9,
            )
        for side in (-1, 1):
            scene.line([(0, -0.46), (side * half, y)], 0.01, GOLD)
    scene.shape((0, -0.22), (0.03, -0.16), (0, -0.06), (-0.03, -0.16), colour=WHITE, alpha=0.9)
    for x, code, gown, high in (
        (-0.62, "#8e3f6a", True, 0.56),
        (-0.28, "#23283c", False, 0.6),
        (0.3, "#2f7a8a", True, 0.57),
        (0.64, "#3a2430", False, 0.61),
    ):
        cloth = rgb(code)
        person(scene, x, 0.5, high, cloth, arm=0.55)
        if gown:
            scene.fill(
                f"M {x - 0.06} .18 L {x + 0.06} .18 L {x + 0.16} .5 L {x - 0.16} .5 Z",
                scene.lit(cloth),
                scene.dim(cloth, 0.5),
            )
        else:
            scene.shape((x - 0.035, 0.05 - high * 0.03), (x + 0.035, 0.05 - high * 0.03), (x, 0.16), colour=PAPER)
        hand = (x + high * 0.277, 0.5 - high * 0.636)
        scene.line([(hand[0], hand[1]), (hand[0], hand[1] - 0.05)], 0.01, WHITE)
        scene.shape(
            (hand[0] - 0.028, hand[1] - 0.13),
            (hand[0] + 0.028, hand[1] - 0.13),
            (hand[0], hand[1] - 0.04),
            colour=rgb("#ffd65a"),
        )


def nameplates(scene: Scene) -> None:
    """Two rows of benches with microphones and plates: worlds have seats in the assembly."""
    for row, (y, half, n, size) in enumerate(((-0.2, 0.58, 4, 0.8), (0.24, 0.84, 3, 1.25))):
        for k in range(n):
            x = half * (2 * k / (n - 1) - 1) * 0.76
            tone = scene.accent
            scene.box(
                (x - 0.11 * size, y - 0.28 * size, x + 0.11 * size, y + 0.1),
                0.05,
                scene.lit(tone),
                scene.dim(tone, 0.5),
            )
            if (row, k) in ((0, 1), (1, 0)):
                continue
            skin, cloth = (
                scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c"),
                rgb(("#2f4a6a", "#8e5aa8", "#5fa777", "#e9b84a")[(k + row) % 4]),
            )
            scene.box(
                (x - 0.09 * size, y - 0.14 * size, x + 0.09 * size, y + 0.1),
                0.05,
                scene.lit(cloth),
                scene.dim(cloth, 0.4),
            )
            scene.circle(x, y - 0.23 * size, 0.075 * size, scene.lit(skin), scene.dim(skin, 0.3))
            cap = half_ellipse(x, y - 0.235 * size, 0.08 * size, 0.075 * size)
            scene.shape(*cap, colour=scene.one_of("#3a2420", "#6a4226", "#d0a050", "#d8d4cc"))
        scene.shape((-half, y), (half, y), (half * 0.95, y - 0.06), (-half * 0.95, y - 0.06), colour=scene.lit(WOOD))
        scene.slab(-half, y, half, y + (0.2 if row == 0 else 0.26), WOOD, depth=0.03)
        for k in range(n):
            x = half * (2 * k / (n - 1) - 1) * 0.76
            w = 0.12 * size
            scene.box((x - w, y + 0.03, x + w, y + 0.03 + 0.1 * size), 0.015, PAPER, mix(PAPER, scene.dark, 0.15))
            code = ("#d96f42", "#efd199", "#8fb8d0", "#c9a98a")[(k + 2 * row) % 4]
            scene.circle(x - w * 0.55, y + 0.03 + 0.05 * size, 0.034 * size, rgb(code), mix(rgb(code), INK, 0.4))
            for j in range(2):
                scene.line(
                    [
                        (x - w * 0.1, y + 0.03 + (0.035 + 0.032 * j) * size),
                        (x + w * (0.75 - 0.3 * j), y + 0.03 + (0.035 + 0.032 * j) * size),
                    ],
                    0.012 * size,
                    mix(INK, PAPER, 0.35),
                )
            scene.line([(x + w * 0.9, y), (x + w * 0.72, y - 0.12 * size)], 0.012, scene.dark)
            scene.circle(x + w * 0.7, y - 0.13 * size, 0.02 * size, scene.dark)


CHAMBERS: Final[Mapping[str, Motif]] = {
    "portraits": Motif(portraits, "hall", size=0.74),
    "colonnade": Motif(colonnade, "hall", flies=True),
    "chandelier": Motif(chandelier, "hall", size=0.76),
    "nameplates": Motif(nameplates, "hall", size=0.72),
}
