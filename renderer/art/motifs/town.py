"""What stands in a town, and what people do there in the evening."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.land import banded
from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import crate, sparkle, tree
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, regular
from renderer.drawing.theme import INK, WHITE, mix, rgb


def billboard(scene: Scene) -> None:
    """A great lit sign that sells a voyage."""
    for x in (-0.4, 0.4):
        scene.slab(x - 0.045, 0.16, x + 0.045, 0.5, scene.dim(scene.metal, 0.3))
    scene.box((-0.8, -0.5, 0.8, 0.2), 0.04, scene.dark)
    scene.box((-0.74, -0.45, 0.74, 0.15), 0.02, mix(scene.accent, INK, 0.25), mix(scene.accent, WHITE, 0.35))
    banded(scene, 0.4, -0.1, 0.2, rgb("#e8b98a"))
    ring = ellipse(0.4, -0.1, 0.32, 0.07, -14, 40)
    scene.line([p for p in ring if p[1] > -0.1 - 0.25 * (p[0] - 0.4)], 0.03, PAPER)
    ship = [(-0.3, -0.06), (-0.06, -0.1), (0.12, 0.0), (-0.06, 0.1), (-0.3, 0.06)]
    scene.shape(*turned([(-0.3, -0.05), (-0.66, 0.0), (-0.3, 0.05)], (-0.14, -0.2), -14), colour=rgb("#ffd87a"))
    scene.shape(*turned(ship, (-0.14, -0.2), -14), colour=WHITE, low=scene.metal)
    for k, wide in enumerate((0.56, 0.38)):
        scene.box((-0.64, -0.02 + 0.08 * k, -0.64 + wide, 0.03 + 0.08 * k), 0.02, PAPER)
    for k in range(17):
        x = -0.77 + 1.54 * k / 16
        for y in (-0.475, 0.175):
            scene.circle(x, y, 0.016, rgb("#ffe27a"))
    for x in (-0.5, 0.0, 0.5):
        scene.line([(x, -0.5), (x, -0.58), (x + 0.06, -0.58)], 0.018, scene.metal)
    for x, high, code in ((-0.66, 0.3, "#3d7ea6"), (0.04, 0.28, "#e9b84a"), (0.68, 0.3, "#8e5aa8")):
        person(scene, x, 0.54, high, rgb(code))


def embassy(scene: Scene) -> None:
    """A villa with a fence, and the flag of Jupiter on its staff."""
    scene.shadow_below(0.75)
    wall = mix(rgb("#f6ead2"), scene.hour.low, 0.1)
    scene.slab(-0.68, 0.02, 0.3, 0.46, wall, depth=0.14)
    scene.shape(
        (-0.74, 0.04),
        (-0.5, -0.2),
        (0.16, -0.2),
        (0.36, 0.04),
        colour=scene.dim(scene.accent, 0.05),
        low=scene.dim(scene.accent, 0.4),
    )
    for x in (-0.58, -0.36, 0.0):
        scene.box((x, 0.12, x + 0.12, 0.32), 0.06, scene.lamp)
    scene.box((-0.2, 0.14, -0.04, 0.46), 0.07, scene.dark)
    for x in (-0.26, 0.0):
        scene.column(x - 0.03, 0.04, x + 0.03, 0.46, WHITE)
    scene.shape((-0.32, 0.06), (-0.12, -0.08), (0.08, 0.06), colour=scene.lit(wall), low=wall)
    scene.line([(0.5, 0.5), (0.5, -0.56)], 0.026, scene.metal)
    scene.circle(0.5, -0.57, 0.03, GOLD)
    scene.fill(
        "M .51 -.52 Q .66 -.6 .78 -.5 Q .9 -.42 1.02 -.5 L 1.02 -.12 Q .9 -.04 .78 -.12 Q .66 -.22 .51 -.14 Z",
        mix(rgb("#2f3f7a"), WHITE, 0.15),
        rgb("#232c5a"),
    )
    banded(scene, 0.76, -0.32, 0.13, rgb("#e8b98a"))
    scene.line([(-0.9, 0.4), (0.9, 0.4)], 0.014, scene.dark)
    for k in range(23):
        x = -0.88 + 0.08 * k
        if not -0.24 < x < 0.02:
            scene.line([(x, 0.34), (x, 0.52)], 0.014, scene.dark)
            scene.circle(x, 0.33, 0.014, GOLD)


def supermarket(scene: Scene) -> None:
    """A shop with a striped awning, fruit before it, and somebody with a cart."""
    scene.shadow_below(0.8)
    scene.slab(-0.76, -0.3, 0.76, 0.46, mix(PAPER, scene.accent, 0.25), depth=0.06)
    scene.box((-0.5, -0.46, 0.46, -0.22), 0.04, scene.accent, scene.dim(scene.accent, 0.3))
    for x, code in ((-0.3, "#e4572e"), (-0.02, "#8fc05a"), (0.26, "#f2a93b")):
        scene.orb(x, -0.33, 0.075, rgb(code))
        scene.line([(x, -0.4), (x + 0.03, -0.44)], 0.014, rgb("#3f7a3a"))
    scene.box((-0.66, 0.02, 0.2, 0.34), 0.02, mix(scene.lamp, WHITE, 0.2), mix(scene.lamp, rgb("#e0a04a"), 0.4))
    for k in range(5):
        for y in (0.14, 0.28):
            scene.slab(
                -0.62 + 0.16 * k,
                y - 0.07,
                -0.52 + 0.16 * k,
                y,
                scene.one_of("#d1495b", "#3d7ea6", "#5fa777", "#e9b84a"),
            )
    scene.box((0.32, 0.04, 0.6, 0.46), 0.03, scene.dark)
    scene.box((0.34, 0.06, 0.45, 0.46), 0.02, scene.glass)
    scene.box((0.47, 0.06, 0.58, 0.46), 0.02, mix(scene.glass, WHITE, 0.3))
    for k in range(11):
        x = -0.8 + 0.145 * k
        tone = WHITE if k % 2 else rgb("#d1495b")
        scene.shape(
            (x + 0.02, -0.14),
            (x + 0.165, -0.14),
            (x + 0.145, 0.02),
            (x, 0.02),
            colour=tone,
            low=mix(tone, scene.dark, 0.2),
        )
        scene.fill([half_ellipse(x + 0.0725, 0.02, 0.0725, -0.045)], mix(tone, scene.dark, 0.12))
    for k, x in enumerate((-0.66, -0.4, -0.14)):
        crate(scene, x, 0.5, 0.22, rgb("#c9904a"))
        for dx in (0.03, 0.09, 0.14):
            scene.circle(x + dx, 0.32, 0.04, rgb(("#e4572e", "#8fc05a", "#f2c14a")[k]))
    person(scene, 0.72, 0.54, 0.5, rgb("#2a9d8f"))
    scene.shape(
        (0.3, 0.32), (0.56, 0.3), (0.52, 0.44), (0.36, 0.44), colour=scene.metal, low=scene.dim(scene.metal, 0.4)
    )
    for x in (0.38, 0.5):
        scene.circle(x, 0.5, 0.03, scene.dark)


def hospital(scene: Scene) -> None:
    """A hospital with a cross, a place to land on its roof, and an ambulance."""
    scene.shadow_below(0.8)
    pale = mix(rgb("#f4f6f6"), scene.hour.low, 0.08)
    scene.slab(-0.7, -0.04, -0.2, 0.46, scene.dim(pale, 0.1))
    scene.windows(-0.66, 0.04, -0.36, 0.42, 3, 3, rgb("#8fc8d9"))
    scene.slab(-0.26, -0.38, 0.44, 0.46, pale, depth=0.2)
    scene.windows(-0.22, 0.04, 0.26, 0.42, 4, 3, rgb("#8fc8d9"))
    scene.box((-0.08, -0.32, 0.14, -0.02), 0.02, WHITE)
    scene.box((-0.005, -0.29, 0.065, -0.05), 0.005, rgb("#d9303a"))
    scene.box((-0.055, -0.205, 0.115, -0.135), 0.005, rgb("#d9303a"))
    scene.slab(-0.32, -0.44, 0.5, -0.37, scene.dim(scene.metal, 0.2), depth=0.15)
    scene.box((0.0, 0.26, 0.14, 0.46), 0.02, scene.glass, mix(scene.glass, INK, 0.4))
    scene.line([(0.3, -0.44), (0.3, -0.56)], 0.018, scene.metal)
    scene.circle(0.3, -0.57, 0.03, rgb("#ff5a4a"))
    scene.slab(0.36, 0.24, 0.7, 0.46, WHITE, depth=0.1)
    scene.shape((0.7, 0.3), (0.8, 0.32), (0.86, 0.4), (0.86, 0.46), (0.7, 0.46), colour=WHITE, low=scene.metal)
    scene.shape((0.71, 0.32), (0.78, 0.33), (0.81, 0.39), (0.71, 0.39), colour=scene.glass)
    scene.box((0.36, 0.38, 0.84, 0.41), 0, rgb("#d9303a"))
    scene.box((0.48, 0.28, 0.51, 0.37), 0, rgb("#d9303a"))
    scene.box((0.45, 0.31, 0.54, 0.34), 0, rgb("#d9303a"))
    scene.circle(0.6, 0.23, 0.028, rgb("#4a9aff"))
    for x in (0.46, 0.74):
        scene.circle(x, 0.47, 0.055, scene.dark)
        scene.circle(x, 0.47, 0.022, scene.metal)


def park(scene: Scene) -> None:
    """A lawn with old trees, a pond, a bench and those who rest there."""
    scene.fill([ellipse(0, 0.46, 1.3, 0.2)], rgb("#8fc05a"), rgb("#4f8a42"))
    for x, foot, high, code in (
        (-0.72, 0.36, 0.74, "#4f9a4a"),
        (0.7, 0.38, 0.8, "#6fae42"),
        (-0.36, 0.32, 0.5, "#3f8a5a"),
    ):
        scene.fill([ellipse(x + 0.06, foot, high * 0.3, 0.03)], scene.dark, alpha=0.3)
        tree(scene, x, foot, high, code)
    scene.fill([ellipse(0.1, 0.5, 0.5, 0.09)], mix(rgb("#7fd0e8"), WHITE, 0.2), rgb("#2f86b0"))
    for x, y, half in ((-0.08, 0.48, 0.14), (0.3, 0.53, 0.1)):
        scene.fill([ellipse(x, y, half, 0.01)], WHITE, alpha=0.8)
    scene.line([(0.1, 0.46), (0.1, 0.3)], 0.03, WHITE, 0.8)
    for k in range(7):
        a = math.radians(-150 + 20 * k)
        jet = [(0.1 + 0.2 * t * math.cos(a), 0.28 + 0.16 * t * math.sin(a) + 0.24 * t * t) for t in (0, 0.3, 0.6, 0.9)]
        scene.line(jet, 0.016, WHITE, 0.85)
    scene.slab(-0.3, 0.26, 0.0, 0.31, rgb("#a8754a"), depth=0.06)
    scene.line([(-0.28, 0.2), (-0.02, 0.2)], 0.03, rgb("#a8754a"))
    for x in (-0.27, -0.04):
        scene.line([(x, 0.2), (x, 0.38)], 0.018, scene.dark)
    person(scene, 0.48, 0.42, 0.32, rgb("#d1495b"))
    person(scene, 0.58, 0.42, 0.2, rgb("#e9b84a"), arm=0.8)
    scene.line([(0.63, 0.26), (0.7, 0.1)], 0.006, INK)
    scene.circle(0.71, 0.05, 0.055, rgb("#e4572e"), rgb("#a82f24"))


def casino(scene: Scene) -> None:
    """A palace of games with lights, a wheel and dice."""
    scene.shadow_below(0.8)
    plum = mix(rgb("#6a2a5a"), scene.accent, 0.15)
    scene.slab(-0.7, -0.06, 0.7, 0.48, plum, depth=0.08)
    for x in (-0.56, 0.56):
        scene.column(x - 0.12, -0.3, x + 0.12, 0.48, mix(plum, WHITE, 0.12))
        scene.cone(x, -0.54, 0.16, -0.28, GOLD)
    scene.fill([half_ellipse(0, -0.06, 0.4, 0.46)], mix(plum, INK, 0.3), plum)
    scene.circle(0, -0.18, 0.25, mix(GOLD, rgb("#8a5414"), 0.3))
    for k in range(16):
        a, b = (2 * math.pi * (k + d) / 16 for d in (0, 1))
        tone = (rgb("#c9303a"), rgb("#2a2430"))[k % 2]
        scene.shape(
            (0, -0.18),
            (0.22 * math.cos(a), -0.18 + 0.22 * math.sin(a)),
            (0.22 * math.cos(b), -0.18 + 0.22 * math.sin(b)),
            colour=tone,
        )
    scene.circle(0, -0.18, 0.1, mix(GOLD, WHITE, 0.3), mix(GOLD, rgb("#8a5414"), 0.4))
    scene.circle(0.13, -0.29, 0.026, WHITE)
    for k in range(19):
        scene.circle(-0.66 + 0.073 * k, -0.02, 0.02, rgb("#fff0a8") if k % 2 else rgb("#ff9fd0"))
    scene.box((-0.14, 0.14, 0.14, 0.48), 0.13, rgb("#ffd87a"), rgb("#e0963a"))
    for x in (-0.36, 0.3):
        scene.box((x - 0.1, 0.12, x + 0.1, 0.34), 0.02, PAPER)
        suit = turned([(0, -0.07), (0.05, 0), (0, 0.07), (-0.05, 0)], (x, 0.23), 0)
        scene.shape(*suit, colour=rgb("#c9303a"))
    for x, y, turn in ((-0.54, 0.42, 12), (-0.74, 0.46, -10)):
        scene.shape(
            *turned([(-0.09, -0.09), (0.09, -0.09), (0.09, 0.09), (-0.09, 0.09)], (x, y), turn),
            colour=WHITE,
            low=mix(WHITE, scene.dark, 0.2),
        )
        for dx, dy in ((-0.045, -0.045), (0.0, 0.0), (0.045, 0.045)):
            scene.circle(x + dx, y + dy, 0.018, INK)
    sparkle(scene, -0.1, -0.36, 0.07)


def cathedral(scene: Scene) -> None:
    """A church with two towers and a window like a rose."""
    scene.shadow_below(0.65)
    stone = mix(rgb("#e8d2b4"), scene.hour.low, 0.15)
    for x in (-0.36, 0.36):
        scene.slab(x - 0.14, -0.22, x + 0.14, 0.5, stone, depth=0.3)
        scene.cone(x, -0.66, 0.16, -0.2, scene.dim(scene.accent, 0.15))
        scene.line([(x, -0.66), (x, -0.74)], 0.012, GOLD)
        for y in (-0.1, 0.12):
            scene.box((x - 0.08, y, x, y + 0.16), 0.04, scene.dark)
            scene.box((x - 0.065, y + 0.015, x - 0.015, y + 0.16), 0.024, scene.lamp)
    scene.slab(-0.24, -0.08, 0.24, 0.5, scene.dim(stone, 0.1), depth=0.0)
    scene.shape((-0.26, -0.06), (0, -0.36), (0.26, -0.06), colour=scene.lit(stone), low=scene.dim(stone, 0.15))
    scene.line([(0, -0.36), (0, -0.5)], 0.02, GOLD)
    scene.line([(-0.05, -0.45), (0.05, -0.45)], 0.02, GOLD)
    scene.circle(0, 0.05, 0.15, scene.dim(stone, 0.5))
    for k in range(8):
        a = math.pi * k / 4
        scene.circle(
            0.08 * math.cos(a),
            0.05 + 0.08 * math.sin(a),
            0.045,
            rgb(("#e4572e", "#f2c14a", "#3d9ad0", "#8e5aa8")[k % 4]),
        )
    scene.circle(0, 0.05, 0.045, rgb("#fff3c4"))
    for grow, tone in ((0.03, scene.dim(stone, 0.45)), (0.0, rgb("#5a3524"))):
        scene.fill(
            f"M {-0.1 - grow} .5 L {-0.1 - grow} .36 Q {-0.1 - grow} .24 0 {0.2 - grow} Q {0.1 + grow} .24 "
            f"{0.1 + grow} .36 L {0.1 + grow} .5 Z",
            tone,
        )
    scene.line([(0, 0.22), (0, 0.5)], 0.012, INK)


def fieldcity(scene: Scene) -> None:
    """A city below a shield of light in hexagons."""
    scene.shadow_below(0.8)
    towers = ((-0.44, 0.14), (0.46, 0.1), (-0.24, -0.08), (0.26, -0.04), (0.0, -0.24))
    for k, (x, top) in enumerate(towers):
        tone = mix(rgb("#fff0dc"), scene.accent, 0.35 * (k % 3))
        scene.column(x - 0.1, top, x + 0.1, 0.5, tone)
        scene.windows(x - 0.07, top + 0.05, x + 0.07, 0.46, 3, 5, mix(scene.lamp, rgb("#e09a3a"), 0.3))
    for x in (-0.62, -0.12, 0.14, 0.62):
        tree(scene, x, 0.5, 0.16)
    glow = rgb("#7fe8ff")
    scene.shape(*half_ellipse(0, 0.5, 0.82, 0.92), colour=glow, alpha=0.2)
    for row in range(7):
        for k in range(-7, 8):
            x, y = 0.16 * k + 0.08 * (row % 2), 0.44 - 0.14 * row
            if (x / 0.78) ** 2 + ((0.5 - y) / 0.88) ** 2 < 1:
                cell = [*regular(6, 0.088, (x, y))]
                edge = ((x / 0.78) ** 2 + ((0.5 - y) / 0.88) ** 2) ** 2
                scene.line([*cell, cell[0]], 0.009, mix(glow, WHITE, 0.4), 0.25 + 0.6 * edge)
    scene.line(half_ellipse(0, 0.5, 0.82, 0.92), 0.024, mix(glow, WHITE, 0.5), 0.95)
    for x in (-0.82, 0.82):
        scene.slab(x - 0.06, 0.36, x + 0.06, 0.5, scene.dim(scene.metal, 0.3))
        scene.glow(x, 0.36, 0.14, glow, 1)


def football(scene: Scene) -> None:
    """A game on a lawn: one shoots, one keeps the goal."""
    scene.fill([ellipse(0, 0.5, 1.5, 0.2)], rgb("#7fb84a"), rgb("#4f8a3a"))
    scene.line([(-1.8, 0.44), (1.8, 0.44)], 0.016, WHITE, 0.8)
    for k in range(7):
        scene.line([(0.34 + 0.1 * k, -0.2), (0.34 + 0.1 * k, 0.4)], 0.006, WHITE, 0.7)
    for k in range(6):
        scene.line([(0.34, -0.18 + 0.1 * k), (0.96, -0.18 + 0.1 * k)], 0.006, WHITE, 0.7)
    scene.line([(0.32, 0.44), (0.32, -0.22), (0.98, -0.22), (0.98, 0.44)], 0.034, WHITE)
    person(scene, 0.66, 0.46, 0.5, rgb("#e9b84a"), arm=0.95)
    skin, cloth = rgb("#8a5a3c"), rgb("#d1495b")
    scene.line([(-0.42, 0.16), (-0.56, 0.34), (-0.72, 0.46)], 0.085, scene.dim(skin, 0.1))
    scene.line([(-0.36, 0.16), (-0.2, 0.26), (-0.04, 0.2)], 0.085, scene.lit(skin))
    scene.fill([ellipse(0.0, 0.2, 0.07, 0.04, -30)], INK)
    scene.fill([ellipse(-0.76, 0.48, 0.07, 0.035)], INK)
    scene.across([(-0.54, 0.06), (-0.28, 0.06), (-0.24, 0.22), (-0.54, 0.22)], WHITE)
    scene.across([(-0.56, -0.22), (-0.3, -0.26), (-0.26, 0.08), (-0.54, 0.08)], cloth)
    scene.line([(-0.54, -0.16), (-0.74, -0.02), (-0.86, -0.12)], 0.065, scene.lit(skin))
    scene.line([(-0.32, -0.18), (-0.14, -0.08), (-0.04, -0.18)], 0.065, scene.dim(skin, 0.2))
    scene.circle(-0.4, -0.36, 0.11, scene.lit(skin), scene.dim(skin, 0.3))
    scene.fill([half_ellipse(-0.41, -0.37, 0.12, 0.12)], rgb("#2a1a18"))
    scene.fade([(0.02, 0.1), (0.06, 0.22), (0.26, 0.02), (0.22, -0.06)], WHITE, 0.6, 0.2)
    scene.orb(0.24, 0.02, 0.085, WHITE, rgb("#8a8a9a"))
    scene.fill([regular(5, 0.035, (0.23, 0.01))], INK)
    for a in (0, 72, 144, 216, 288):
        scene.circle(
            0.23 + 0.068 * math.cos(math.radians(a - 54)), 0.01 + 0.068 * math.sin(math.radians(a - 54)), 0.014, INK
        )


def baths(scene: Scene) -> None:
    """A warm pool with steam, a fountain head, and bathers."""
    tile = mix(rgb("#e8f0ee"), scene.hour.low, 0.15)
    for x in (-0.78, 0.78):
        scene.column(x - 0.07, -0.52, x + 0.07, 0.24, tile)
        scene.slab(x - 0.1, -0.56, x + 0.1, -0.49, tile)
    scene.slab(-0.2, -0.3, 0.2, 0.14, scene.dim(tile, 0.1), depth=0.2)
    scene.orb(-0.03, -0.12, 0.11, mix(GOLD, scene.accent, 0.3))
    for dx in (-0.07, 0.01):
        scene.circle(dx, -0.15, 0.014, INK)
    scene.fill("M -.07 -.06 L .01 -.06 L .04 .2 L -.1 .2 Z", mix(rgb("#bfeaf6"), WHITE, 0.4), alpha=0.9)
    scene.shape((-0.96, 0.16), (0.96, 0.16), (1.16, 0.5), (-1.16, 0.5), colour=tile, low=scene.dim(tile, 0.2))
    scene.fill([ellipse(0, 0.32, 0.94, 0.15)], mix(rgb("#5fc8d0"), WHITE, 0.25), rgb("#2a8aa8"))
    for x, y, half in ((-0.4, 0.38, 0.16), (0.3, 0.42, 0.2), (0.0, 0.27, 0.14)):
        scene.fill([ellipse(x, y, half, 0.01)], WHITE, alpha=0.75)
    for x, y, code, hair in (
        (-0.5, 0.26, "#f0c8a0", "#6a4226"),
        (0.46, 0.28, "#8a5a3c", "#2a1a18"),
        (0.7, 0.31, "#c98f62", "#d0a050"),
    ):
        skin = rgb(code)
        scene.fill([half_ellipse(x, y + 0.06, 0.13, 0.1)], scene.lit(skin), skin)
        scene.circle(x, y - 0.1, 0.085, rgb(hair))
        scene.circle(x, y - 0.085, 0.072, scene.lit(skin), scene.dim(skin, 0.25))
        scene.fill([half_ellipse(x, y - 0.11, 0.085, 0.075)], PAPER if hair == "#6a4226" else rgb(hair))
        scene.fill([ellipse(x, y + 0.06, 0.18, 0.016)], WHITE, alpha=0.6)
    for x, phase in ((-0.3, 0), (0.2, 2), (0.56, 4)):
        steam = [(x + 0.05 * math.sin(k * 0.9 + phase), 0.2 - 0.07 * k) for k in range(8)]
        scene.line(steam, 0.045, WHITE, 0.4)


def canalhouses(scene: Scene) -> None:
    """Narrow houses with gables on the water, and a mill."""
    codes = ("#c9583a", "#e0a84a", "#5f8a9a", "#a8485a", "#e8d8b8")
    scene.slab(-0.86, 0.36, 0.86, 0.44, scene.dim(rgb("#b89a7a"), 0.2), depth=0.04)
    for k, code in enumerate(codes):
        x, top, tone = -0.82 + 0.23 * k, -0.1 - 0.07 * (k * 2 % 3), rgb(code)
        scene.slab(x, top, x + 0.22, 0.37, tone, depth=0.16)
        gable = [
            (x, top),
            (x, top - 0.06),
            (x + 0.05, top - 0.06),
            (x + 0.05, top - 0.12),
            (x + 0.08, top - 0.12),
            (x + 0.11, top - 0.19),
            (x + 0.14, top - 0.12),
            (x + 0.17, top - 0.12),
            (x + 0.17, top - 0.06),
            (x + 0.22, top - 0.06),
            (x + 0.22, top),
        ]
        scene.shape(*gable, colour=scene.lit(tone))
        scene.windows(x + 0.02, top + 0.03, x + 0.18, 0.24, 2, 3, scene.lamp)
        scene.box((x + 0.06, 0.25, x + 0.13, 0.37), 0.01, scene.dark)
        scene.shape(
            (x + 0.02, 0.46),
            (x + 0.2, 0.46),
            (x + 0.19, 0.46 - (top - 0.37) * 0.4),
            (x + 0.04, 0.46 - (top - 0.37) * 0.4),
            colour=tone,
            alpha=0.3,
        )
    scene.across([(0.5, -0.14), (0.66, -0.14), (0.76, 0.37), (0.4, 0.37)], mix(rgb("#8a5a3a"), scene.hour.low, 0.1))
    scene.vault(0.58, -0.136, 0.09, 0.1, rgb("#3a4a4a"))
    scene.box((0.54, 0.22, 0.63, 0.37), 0.04, scene.dark)
    for k in range(4):
        turn = 90 * k + 28
        scene.line([(0.58, -0.16), turned([(0.42, 0)], (0.58, -0.16), turn)[0]], 0.018, rgb("#5a3524"))
        scene.shape(
            *turned([(0.1, 0.0), (0.42, 0.0), (0.42, 0.1), (0.1, 0.1)], (0.58, -0.16), turn),
            colour=PAPER,
            low=mix(PAPER, scene.dark, 0.25),
        )
    scene.circle(0.58, -0.16, 0.03, scene.dark)
    scene.fill("M -.3 .48 L .2 .48 L .12 .56 L -.22 .56 Z", rgb("#7a4a2c"), rgb("#4a2a1c"))
    person(scene, -0.1, 0.5, 0.2, rgb("#e9b84a"))


TOWN: Final[Mapping[str, Motif]] = {
    "billboard": Motif(billboard, "street"),
    "embassy": Motif(embassy, "street"),
    "supermarket": Motif(supermarket, "street"),
    "hospital": Motif(hospital, "street"),
    "park": Motif(park, "street"),
    "casino": Motif(casino, "street"),
    "cathedral": Motif(cathedral, "mars"),
    "fieldcity": Motif(fieldcity, "mars"),
    "football": Motif(football, "green"),
    "baths": Motif(baths, "hall"),
    "canalhouses": Motif(canalhouses, "shore"),
}
