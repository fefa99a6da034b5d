"""What floats in the mild air of Venus, and what is sent there."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import cloud, cloudy_globe, crate, fire, gasbag, sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def enhancers(scene: Scene) -> None:
    """Three horns below balloons, which blow vapours of three colours into the air."""
    for x, y, r in ((-0.46, -0.28, 0.19), (0.46, -0.28, 0.19), (0.0, -0.34, 0.23)):
        for dx in (-0.12, 0.12):
            scene.line([(x + dx, y + r * 0.7), (x + dx * 0.6, 0.02)], 0.01, scene.dim(scene.metal, 0.4))
        gasbag(scene, x, y, r, r * 0.94, mix(rgb("#f6ead0"), scene.accent, 0.65 if x else 0.1))
    for x, code, reach in ((-0.5, "#ff9a6a", 0.5), (0.02, "#ffffff", 0.62), (0.54, "#9fe08a", 0.5)):
        for k in range(4):
            size = 0.07 + 0.035 * k
            scene.circle(x - 0.14 - 0.13 * k * reach, 0.34 + 0.1 * k * reach, size, rgb(code), alpha=0.75 - 0.13 * k)
    scene.slab(-0.72, 0.0, 0.72, 0.1, scene.metal, depth=0.06)
    for k in range(9):
        scene.circle(-0.62 + 0.14 * k, 0.05, 0.018, scene.lamp)
    for x in (-0.42, 0.1, 0.62):
        pipe = [(x + 0.06, 0.1), (x + 0.06, 0.2), (x, 0.24)]
        scene.line(pipe, 0.07, scene.dim(scene.metal, 0.3))
        bell = turned(
            [(-0.22, -0.14), (0.0, -0.045), (0.08, -0.04), (0.08, 0.04), (0.0, 0.045), (-0.22, 0.14)], (x, 0.25), -28
        )
        scene.shape(*bell, colour=scene.lit(GOLD), low=scene.dim(GOLD, 0.45))
        mouth = turned([(-0.22, 0)], (x, 0.25), -28)[0]
        scene.fill([ellipse(*mouth, 0.045, 0.14, -28)], scene.dim(GOLD, 0.6), scene.dark)


def bazaar(scene: Scene) -> None:
    """A market on a raft that hangs from balloons, with striped awnings over its stalls."""
    for x, y, r, code in ((-0.5, -0.32, 0.2, "#d1495b"), (0.5, -0.3, 0.2, "#3d7ea6"), (0.02, -0.36, 0.24, "#e9b84a")):
        for dx in (-0.14, 0.0, 0.14):
            scene.line([(x + dx * 0.9, y + r * 0.75), (x + dx * 1.4, 0.3)], 0.008, scene.dim(scene.metal, 0.5))
        gasbag(scene, x, y, r, r, mix(rgb(code), scene.hour.low, 0.1))
    wood = rgb("#a8754a")
    scene.fill("M -.8 .28 L .8 .28 L .62 .46 L -.62 .46 Z", scene.lit(wood), scene.dim(wood, 0.5))
    scene.slab(-0.84, 0.26, 0.84, 0.32, wood, depth=0.04)
    for x, code in ((-0.54, "#e4572e"), (0.0, "#2a9d8f"), (0.54, "#8e5aa8")):
        scene.box((x - 0.17, 0.02, x + 0.17, 0.27), 0, scene.dim(wood, 0.55))
        person(scene, x + 0.03, 0.27, 0.26, rgb("#f2c14a") if x else rgb("#5fa777"))
        scene.slab(x - 0.2, 0.15, x + 0.2, 0.27, mix(PAPER, wood, 0.35), depth=0.1)
        for k in range(5):
            scene.orb(x - 0.14 + 0.065 * k, 0.14, 0.034, rgb(("#e4703a", "#8fb84a", "#f2c14a")[(k + round(x * 9)) % 3]))
        for k in range(6):
            left = x - 0.22 + 0.44 * k / 6
            tone = rgb(code) if k % 2 else rgb("#fff6e6")
            top = x - 0.17 + 0.34 * k / 6
            scene.shape((top, -0.06), (top + 0.057, -0.06), (left + 0.073, 0.04), (left, 0.04), colour=tone)
            scene.circle(left + 0.0367, 0.04, 0.0367, tone)
    for x in (-0.27, 0.27):
        crate(scene, x - 0.06, 0.27, 0.12, rgb("#c98a4a"))


def gondola(scene: Scene) -> None:
    """Tourists in a ball of glass below a balloon, who wave and take pictures."""
    gasbag(scene, 0.0, -0.34, 0.42, 0.28, scene.accent, 4)
    for dx in (-0.26, 0.26):
        scene.line([(dx, -0.12), (dx * 0.8, 0.04)], 0.014, scene.dim(scene.metal, 0.3))
    scene.circle(0, 0.22, 0.33, mix(scene.glass, WHITE, 0.55), mix(scene.glass, scene.hour.low, 0.5), 0.75)
    for x, code, high, arm in ((-0.17, "#e4572e", 0.34, 0.0), (0.0, "#3d7ea6", 0.38, 0.0), (0.15, "#f2c14a", 0.3, 1.0)):
        person(scene, x, 0.38, high, rgb(code), arm=arm)
    scene.slab(-0.07, 0.1, 0.02, 0.16, scene.dark)
    scene.circle(-0.03, 0.13, 0.022, scene.glass)
    bowl = [point for point in ellipse(0, 0.22, 0.35, 0.34, 0, 60) if point[1] > 0.34]
    scene.shape(
        *sorted(bowl, key=lambda p: math.atan2(p[1] - 0.22, p[0])),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.5),
    )
    scene.line([(-0.34, 0.33), (0.34, 0.33)], 0.03, GOLD)
    scene.ring(0, 0.22, 0.34, 0.016, WHITE, 0.85)
    scene.slab(-0.12, -0.14, 0.12, -0.08, scene.dim(scene.metal, 0.2))
    scene.fill([ellipse(-0.19, 0.04, 0.1, 0.035, -46)], WHITE, alpha=0.8)
    for side in (-1, 1):
        scene.line([(side * 0.33, 0.36), (side * 0.5, 0.38)], 0.03, scene.dim(scene.metal, 0.3))
        scene.fill([ellipse(side * 0.52, 0.38, 0.03, 0.13)], scene.dim(scene.accent, 0.2), alpha=0.85)


def flarestack(scene: Scene) -> None:
    """A refinery that floats: columns, pipes and a flame, on round tanks of gas."""
    for x, r in ((-0.48, 0.2), (0.0, 0.22), (0.48, 0.2)):
        scene.orb(x, 0.34, r, mix(rgb("#f0e2c4"), scene.accent, 0.3))
        scene.fill([ellipse(x, 0.34, r, r * 0.16)], scene.dim(scene.accent, 0.2))
    scene.slab(-0.78, 0.14, 0.78, 0.22, scene.dim(scene.metal, 0.15), depth=0.05)
    for x, top, half in ((-0.44, -0.3, 0.09), (-0.2, -0.14, 0.08), (0.04, -0.42, 0.1)):
        scene.column(x - half, top, x + half, 0.14, scene.metal)
        scene.vault(x, top, half, half, scene.metal)
        for k in range(3 if top < -0.2 else 2):
            y = top + 0.06 + 0.11 * k
            scene.across(
                [
                    (x - half - 0.015, y),
                    (x + half + 0.015, y),
                    (x + half + 0.015, y + 0.03),
                    (x - half - 0.015, y + 0.03),
                ],
                scene.accent,
            )
    for y in (-0.02, 0.06):
        scene.line([(-0.6, y), (0.34, y)], 0.022, scene.dim(GOLD, 0.2))
    scene.orb(0.34, 0.04, 0.12, GOLD)
    scene.line([(0.24, 0.14), (0.3, 0.06)], 0.02, scene.dim(scene.metal, 0.5))
    scene.line([(0.64, 0.14), (0.62, -0.3)], 0.045, scene.dim(scene.metal, 0.3))
    for k in range(4):
        y = 0.1 - 0.1 * k
        scene.line([(0.57, y), (0.69, y - 0.07)], 0.012, scene.dim(scene.metal, 0.5))
    fire(scene, 0.62, -0.3, 0.34, 0.07, -68)
    scene.glow(0.66, -0.4, 0.3, rgb("#ffb45a"), 0.6)
    scene.slab(-0.74, 0.0, -0.6, 0.14, mix(PAPER, scene.accent, 0.2))
    scene.windows(-0.73, 0.03, -0.64, 0.1, 2, 1, scene.lamp)


def glider(scene: Scene) -> None:
    """A white plane with long thin wings and a probe on its nose, high above the cloud."""
    for y, wide in ((0.34, 0.5), (0.42, 0.3)):
        cloud(scene, -0.5 + y, y, wide, mix(scene.hour.far, WHITE, 0.3), 0.9)
    white = mix(rgb("#fff8ee"), scene.hour.low, 0.08)
    scene.shape(
        (0.02, -0.1), (0.66, -0.5), (0.8, -0.5), (0.2, -0.06), colour=scene.dim(white, 0.3), low=scene.dim(white, 0.45)
    )
    scene.shape((0.66, -0.5), (0.8, -0.5), (0.84, -0.58), (0.74, -0.58), colour=scene.accent)
    scene.fill(
        "M -.86 .07 L -.62 .03 C -.4 -.12 -.1 -.14 .12 -.1 L .74 -.16 L .74 -.12 L .1 .08 C -.2 .14 -.5 .12 -.62 .08 Z",
        white,
        scene.dim(white, 0.5),
    )
    scene.fill("M .6 -.13 L .68 -.4 L .8 -.4 L .78 -.13 Z", scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    scene.shape((0.6, -0.38), (0.92, -0.44), (0.94, -0.4), (0.66, -0.35), colour=white)
    scene.fill(
        "M -.5 .0 C -.36 -.11 -.2 -.13 -.04 -.12 L -.08 -.03 L -.44 .03 Z", scene.glass, mix(scene.glass, INK, 0.5)
    )
    scene.line([(-0.27, -0.11), (-0.26, 0.0)], 0.014, white)
    scene.shape(
        (-0.26, 0.04), (0.02, 0.03), (0.06, 0.5), (-0.1, 0.5), colour=scene.lit(white), low=scene.dim(white, 0.25)
    )
    scene.shape(
        (-0.06, 0.38), (0.045, 0.38), (0.06, 0.5), (-0.1, 0.5), colour=scene.lit(scene.accent), low=scene.accent
    )
    scene.line([(-0.86, 0.07), (-1.0, 0.075)], 0.012, scene.metal)
    scene.circle(-1.0, 0.075, 0.02, rgb("#ff6a4a"))
    cloudy_globe(scene, 0.36, -0.05, 0.055)
    sparkle(scene, -0.4, -0.05, 0.1)


def bubbles(scene: Scene) -> None:
    """Somebody in a suit blows bubbles, with a tree, a hut and a flower inside, that rise from the ground of Venus."""
    suit = rgb("#f4efe6")
    scene.fill([ellipse(0.5, 0.5, 0.24, 0.035)], scene.dark, alpha=0.45)
    for dx, shade in ((0.58, 0.35), (0.44, 0.1)):
        scene.line([(dx, 0.26), (dx, 0.46)], 0.11, scene.dim(suit, shade))
        scene.slab(dx - 0.08, 0.45, dx + 0.06, 0.5, scene.dim(scene.metal, 0.5))
    scene.slab(0.58, -0.08, 0.74, 0.26, scene.accent)
    scene.across([(0.36, -0.06), (0.64, -0.06), (0.64, 0.28), (0.36, 0.28)], suit)
    scene.orb(0.5, -0.2, 0.16, suit)
    scene.fill([ellipse(0.44, -0.2, 0.1, 0.09)], rgb("#f2a93b"), rgb("#7a4414"))
    scene.line([(0.42, 0.02), (0.24, 0.12), (0.1, 0.02)], 0.08, scene.lit(suit))
    scene.line([(0.12, 0.06), (-0.02, -0.1)], 0.03, scene.dim(scene.metal, 0.4))
    scene.ring(-0.07, -0.16, 0.1, 0.028, scene.accent)
    for x, y, r, what in (
        (-0.24, -0.36, 0.17, 0),
        (-0.56, -0.14, 0.24, 1),
        (-0.32, 0.2, 0.16, 2),
        (0.1, -0.42, 0.07, 3),
        (-0.84, -0.4, 0.1, 3),
        (-0.66, 0.28, 0.07, 3),
    ):
        scene.circle(x, y, r, mix(scene.glass, WHITE, 0.5), mix(rgb("#e8a8e0"), scene.glass, 0.4), 0.6)
        foot = y + r * 0.56
        if what < 3:
            soil = [p for p in ellipse(x, y, r * 0.94, r * 0.94, 0, 48) if p[1] > foot - 0.005]
            scene.shape(
                *sorted(soil, key=lambda p: math.atan2(p[1] - y, p[0] - x)), colour=rgb("#8fb84a"), low=rgb("#5a7a34")
            )
        if what == 0:
            scene.line([(x, foot), (x, foot - r * 0.7)], 0.02, rgb("#4a8a3a"))
            for k in range(6):
                a = math.pi * k / 3
                scene.circle(x + 0.05 * math.cos(a), foot - r * 0.8 + 0.05 * math.sin(a), 0.034, rgb("#e4576a"))
            scene.circle(x, foot - r * 0.8, 0.03, GOLD)
        if what == 1:
            scene.line([(x, foot), (x, y)], 0.035, rgb("#6a4432"))
            for dx, dy in ((-0.07, 0.0), (0.07, 0.01), (0.0, -0.09)):
                scene.circle(x + dx, y + dy, 0.085, rgb("#7fc05a"), rgb("#3a7a3a"))
        if what == 2:
            scene.fill([half_ellipse(x, foot, r * 0.5, r * 0.7)], rgb("#fff6e6"), rgb("#c9a98a"))
            scene.box((x - 0.02, foot - 0.07, x + 0.02, foot), 0.01, INK)
        scene.ring(x, y, r, 0.012, WHITE, 0.9)
        scene.fill([ellipse(x - r * 0.45, y - r * 0.5, r * 0.26, r * 0.1, -44)], WHITE, alpha=0.95)


ALOFT: Final[Mapping[str, Motif]] = {
    "enhancers": Motif(enhancers, "clouds", flies=True),
    "bazaar": Motif(bazaar, "clouds", flies=True),
    "gondola": Motif(gondola, "clouds", flies=True, size=0.8),
    "flarestack": Motif(flarestack, "clouds", flies=True),
    "glider": Motif(glider, "clouds", size=0.56, flies=True),
    "bubbles": Motif(bubbles, "venus", size=0.76),
}
