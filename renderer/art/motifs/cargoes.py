"""Ships and what they carry, and signs among the stars."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import boulder, cloudy_globe, fire, solar_wing, sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, regular, star
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def _plane(scene: Scene, x: float, y: float, size: float, degrees: float, colour: Colour) -> None:
    """Paint a spaceplane; at 0 degrees its nose points up."""
    with scene.placed(x, y, size):

        def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
            return turned(points, (0, 0), degrees)

        white = mix(rgb("#fff8ee"), scene.hour.low, 0.06)
        for side, shade in ((-1, 0.05), (1, 0.4)):
            wing = at((side * 0.08, -0.12), (side * 0.46, 0.34), (side * 0.46, 0.42), (side * 0.08, 0.36))
            scene.shape(*wing, colour=scene.dim(colour, shade))
            scene.shape(
                *at((side * 0.4, 0.27), (side * 0.46, 0.34), (side * 0.46, 0.42), (side * 0.4, 0.4)),
                colour=scene.dim(white, shade),
            )
        scene.shape(*at((0, -0.5), (-0.1, -0.26), (-0.12, 0.4), (0.02, 0.4), (0.02, -0.5)), colour=scene.lit(white))
        scene.shape(*at((0, -0.5), (0.1, -0.26), (0.12, 0.4), (0.02, 0.4)), colour=scene.dim(white, 0.35))
        scene.shape(
            *at((0, -0.36), (-0.055, -0.24), (-0.05, -0.16), (0.05, -0.16), (0.055, -0.24)),
            colour=mix(scene.glass, INK, 0.3),
        )
        scene.shape(*at((-0.12, 0.08), (0.12, 0.08), (0.12, 0.15), (-0.12, 0.15)), colour=colour)
        scene.shape(*at((-0.025, 0.16), (0.025, 0.16), (0.03, 0.48), (-0.03, 0.48)), colour=scene.dim(colour, 0.5))


def grapple(scene: Scene) -> None:
    """A ship holds a rock full of ore in three claws and saws at it."""
    boulder(scene, -0.36, 0.04, 0.36, mix(rgb("#9a8472"), scene.hour.low, 0.12), 2)
    for x, y, r, code in (
        (-0.5, -0.12, 0.06, "#cfd8ea"),
        (-0.3, 0.2, 0.075, "#9fb4d8"),
        (-0.16, -0.06, 0.045, "#cfd8ea"),
        (-0.52, 0.16, 0.04, "#9fb4d8"),
    ):
        scene.fill([regular(5, r, (x, y), 20)], mix(rgb(code), WHITE, 0.4), scene.dim(rgb(code), 0.35))
    tone = mix(rgb("#e9a23a"), scene.accent, 0.35)
    for elbow, tip, grip in (
        ((0.0, -0.48), (-0.34, -0.44), (-0.48, -0.26)),
        ((0.02, 0.5), (-0.34, 0.5), (-0.48, 0.34)),
        ((0.12, 0.04), (-0.0, 0.04), (-0.06, 0.04)),
    ):
        scene.line([(0.3, 0.02), elbow, tip], 0.075, scene.dim(tone, 0.35))
        scene.line([(0.29, 0.0), (elbow[0] - 0.01, elbow[1] - 0.015), (tip[0], tip[1] - 0.012)], 0.035, scene.lit(tone))
        scene.circle(*elbow, 0.05, scene.metal, scene.dim(scene.metal, 0.5))
        scene.line([tip, grip], 0.05, scene.dim(scene.metal, 0.3))
        scene.circle(*tip, 0.045, scene.metal, scene.dim(scene.metal, 0.5))
    for k in range(6):
        a = math.radians(150 + 42 * k)
        scene.line(
            [
                (-0.06 + 0.05 * math.cos(a), 0.04 + 0.05 * math.sin(a)),
                (-0.06 + 0.14 * math.cos(a), 0.04 + 0.14 * math.sin(a)),
            ],
            0.012,
            rgb("#ffe27a"),
        )
    fire(scene, 0.88, 0.02, 0.34, 0.09, 0)
    scene.fill(
        "M .22 -.14 L .5 -.24 L .84 -.16 L .9 .02 L .84 .2 L .5 .28 L .22 .18 Z",
        scene.lit(scene.metal),
        scene.dim(scene.metal, 0.5),
    )
    scene.shape(
        (0.56, -0.22), (0.68, -0.2), (0.68, 0.24), (0.56, 0.26), colour=scene.lit(tone), low=scene.dim(tone, 0.45)
    )
    scene.fill("M .24 -.12 L .46 -.2 L .46 -.04 L .22 -.02 Z", scene.glass, mix(scene.glass, INK, 0.45))
    for y in (-0.06, 0.1):
        scene.circle(0.78, y, 0.035, scene.dark)
    solar_wing(scene, 0.44, -0.46, 0.78, -0.3)
    scene.line([(0.6, -0.3), (0.6, -0.2)], 0.02, scene.metal)


def lanes(scene: Scene) -> None:
    """A road of lamps that winds between worlds, with ships on their way in both directions."""

    def lane(t: float, side: float) -> tuple[float, float]:
        near = t**1.6
        return 0.5 - 0.75 * t + 0.5 * math.sin(t * 3.6) + side * (0.03 + 0.34 * near), -0.46 + 0.98 * near

    edge = [lane(k / 30, -1) for k in range(42)] + [lane(k / 30, 1) for k in range(41, -1, -1)]
    scene.shape(*edge, colour=mix(rgb("#8fd6ff"), scene.hour.low, 0.3), alpha=0.22)
    for side in (-1.0, 1.0):
        scene.line([lane(k / 30, side) for k in range(42)], 0.012, rgb("#8fe8ff"), 0.8)
        for k in range(1, 20):
            t = k / 14
            x, y = lane(t, side)
            size = 0.012 + 0.04 * t**1.6
            scene.glow(x, y, size * 3, rgb("#8fe8ff"), 0.9)
            scene.circle(x, y, size * 0.7, WHITE)
    for k in range(10):
        t = 0.22 + 0.08 * k
        scene.line([lane(t, 0), lane(t + 0.035, 0)], 0.008 + 0.02 * t**2, GOLD, 0.9)
    scene.orb(0.54, -0.44, 0.12, rgb("#e8b98a"), rgb("#4a2414"))
    scene.orb(-0.68, -0.3, 0.16, rgb("#4fa6dc"), rgb("#0f2f5a"))
    scene.fill([ellipse(-0.72, -0.34, 0.06, 0.05, -20)], rgb("#79b866"))
    scene.fill([ellipse(-0.64, -0.24, 0.05, 0.03, 20)], rgb("#79b866"))
    cloudy_globe(scene, 0.8, 0.12, 0.13)
    for t, side, size, turn, code in (
        (0.42, 0.5, 0.17, 12, "#e9b84a"),
        (0.62, -0.45, 0.24, 185, "#d1495b"),
        (0.86, 0.42, 0.34, 24, "#5fa777"),
    ):
        x, y = lane(t, side)
        a = math.radians(turn + 90)
        fire(scene, x + 0.42 * size * math.cos(a), y + 0.42 * size * math.sin(a), 0.7 * size, 0.16 * size, turn + 90)
        _plane(scene, x, y, size, turn, rgb(code))


def eclipse(scene: Scene) -> None:
    """The sun, a wide screen before it, and Venus in the cone of its shadow."""
    sun = rgb("#ffdf8a")
    scene.glow(-0.74, 0.0, 0.7, rgb("#ffb84a"), 1)
    scene.circle(-0.74, 0.0, 0.34, rgb("#fff6d8"), sun)
    for k in range(16):
        a = math.pi * k / 8
        far = 0.5 if k % 2 else 0.44
        scene.shape(
            (-0.74 + 0.38 * math.cos(a - 0.09), 0.38 * math.sin(a - 0.09)),
            (-0.74 + far * math.cos(a), far * math.sin(a)),
            (-0.74 + 0.38 * math.cos(a + 0.09), 0.38 * math.sin(a + 0.09)),
            colour=sun,
        )
    for side in (-1, 1):
        scene.shape(
            (-0.66, side * 0.34),
            (-0.66, side * 0.2),
            (-0.1, side * 0.42),
            (1.4, side * 0.62),
            (1.4, side * 1.1),
            colour=sun,
            alpha=0.28,
        )
    scene.shape((-0.06, -0.4), (-0.06, 0.4), (1.4, 0.3), (1.4, -0.3), colour=INK, alpha=0.6)
    cloudy_globe(scene, 0.62, 0.0, 0.24)
    shadow = [p for p in ellipse(0.62, 0, 0.24, 0.24, 0, 60) if p[0] < 0.7]
    scene.shape(*sorted(shadow, key=lambda p: math.atan2(p[1], -(p[0] - 0.62))), colour=INK, alpha=0.35)
    for dx, tone in ((0.05, scene.dim(scene.metal, 0.7)), (0.0, mix(rgb("#3a3560"), scene.accent, 0.2))):
        scene.fill([ellipse(-0.08 + dx, 0, 0.14, 0.46)], tone, scene.dim(tone, 0.3))
    for k in range(5):
        y = -0.32 + 0.16 * k
        half = 0.14 * math.sqrt(1 - (y / 0.46) ** 2)
        scene.line([(-0.08 - half, y), (-0.08 + half, y)], 0.012, GOLD)
    for share in (-0.5, 0.0, 0.5):
        rib = [
            (-0.08 + 0.14 * share * math.sin(math.pi * k / 16), -0.46 * math.cos(math.pi * k / 16)) for k in range(17)
        ]
        scene.line(rib, 0.012, GOLD)
    rim = ellipse(-0.08, 0, 0.14, 0.46, 0, 60)
    scene.line([*rim, rim[0]], 0.024, mix(GOLD, WHITE, 0.4))
    for y in (-0.46, 0.46):
        scene.slab(-0.14, y - 0.05, 0.0, y + 0.05, scene.metal)


def gasfreighter(scene: Scene) -> None:
    """A freighter with bottles of gas in its open bay; the first ones stream towards Mars."""
    hull = mix(scene.metal, PAPER, 0.2)
    fire(scene, 0.76, -0.22, 0.3, 0.08, -14)

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return turned(points, (0.1, -0.14), -14)

    scene.shape(
        *at((-0.78, 0.08), (-0.56, -0.14), (0.66, -0.14), (0.7, 0.16), (-0.6, 0.18)),
        colour=scene.lit(hull),
        low=scene.dim(hull, 0.5),
    )
    scene.shape(
        *at((-0.74, 0.06), (-0.58, -0.1), (-0.46, -0.1), (-0.5, 0.06)),
        colour=scene.glass,
        low=mix(scene.glass, INK, 0.4),
    )
    scene.shape(*at((-0.34, -0.06), (0.52, -0.06), (0.52, 0.16), (-0.34, 0.16)), colour=scene.dark)
    codes = ("#e4572e", "#e9b84a", "#8e5aa8", "#5fa777", "#3d7ea6")
    for k, code in enumerate(codes):
        x = -0.25 + 0.17 * k
        if k == 1:
            continue
        scene.across(at((x - 0.065, -0.02), (x + 0.065, -0.02), (x + 0.065, 0.26), (x - 0.065, 0.26)), rgb(code))
        scene.orb(*at((x, 0.26))[0], 0.066, rgb(code))
        scene.orb(*at((x, -0.02))[0], 0.066, scene.metal)
    scene.shape(
        *at((-0.36, -0.1), (0.54, -0.1), (0.6, -0.28), (-0.3, -0.28)),
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent, 0.3),
    )
    for x, y, turn, code in ((-0.24, 0.34, 30, "#e9b84a"), (-0.64, 0.42, 64, "#e4572e")):
        for k in range(5):
            puff = turned([(0.0, -0.2 - 0.09 * k)], (x, y), turn + 180)[0]
            scene.circle(*puff, 0.045 + 0.022 * k, mix(rgb(code), WHITE, 0.5), alpha=0.6 - 0.1 * k)
        scene.across(turned([(-0.07, -0.14), (0.07, -0.14), (0.07, 0.14), (-0.07, 0.14)], (x, y), turn), rgb(code))
        for end in (-0.14, 0.14):
            scene.orb(*turned([(0.0, end)], (x, y), turn)[0], 0.07, rgb(code) if end < 0 else scene.metal)
        band = turned([(-0.072, -0.04), (0.072, -0.04), (0.072, 0.02), (-0.072, 0.02)], (x, y), turn)
        scene.shape(*band, colour=PAPER)


def spaceplanes(scene: Scene) -> None:
    """Three planes climb out of the clouds of Venus, side by side, on long trails."""
    for x, y, size, code in (
        (0.56, -0.06, 0.42, "#3d7ea6"),
        (-0.6, 0.02, 0.42, "#e9b84a"),
        (0.0, -0.24, 0.6, "#d1495b"),
    ):
        trail = [
            (x - size * 0.06, y + size * 0.4),
            (x + size * 0.06, y + size * 0.4),
            (x * 0.7 + size * 0.24, 1.0),
            (x * 0.7 - size * 0.24, 1.0),
        ]
        scene.fade(trail, mix(rgb("#fff0d0"), WHITE, 0.4), 0.85, 0.15)
        for dx in (-0.09, 0.09):
            fire(scene, x + dx * size * 0.8, y + size * 0.4, 0.5 * size, 0.08 * size, 90)
        _plane(scene, x, y, size, -x * 12, rgb(code))
    for x, y, half in ((-0.7, 0.44, 0.3), (0.0, 0.54, 0.4), (0.74, 0.46, 0.3)):
        scene.fill([ellipse(x, y, half, half * 0.2)], mix(rgb("#fff2d6"), scene.hour.low, 0.15), alpha=0.75)


def paladin(scene: Scene) -> None:
    """A freighter behind a knight's shield, off which small stones bounce."""
    fire(scene, 0.82, -0.08, 0.34, 0.08, 0)
    fire(scene, 0.82, 0.14, 0.34, 0.08, 0)
    scene.slab(-0.3, -0.04, 0.72, 0.1, scene.dim(scene.metal, 0.35), depth=0.04)
    for k, code in enumerate(("#3d7ea6", "#e9b84a", "#5fa777")):
        x = -0.1 + 0.25 * k
        tone = mix(rgb(code), scene.hour.low, 0.08)
        for y in (-0.22, 0.07):
            scene.slab(x, y, x + 0.22, y + 0.2, tone, depth=0.14)
            for j in range(4):
                scene.line(
                    [(x + 0.035 + 0.045 * j, y + 0.03), (x + 0.035 + 0.045 * j, y + 0.17)], 0.01, scene.dim(tone, 0.35)
                )
    scene.slab(0.66, -0.24, 0.84, 0.28, scene.metal)
    shield = (
        "M -.42 -.54 C -.3 -.46 -.2 -.46 -.1 -.5 C -.06 -.1 -.06 .3 -.4 .58 "
        "C -.76 .3 -.78 -.1 -.74 -.5 C -.64 -.46 -.54 -.46 -.42 -.54 Z"
    )
    scene.fill(
        "M -.36 -.52 C -.24 -.44 -.14 -.44 -.04 -.48 C .0 -.08 .0 .3 -.34 .58 L -.42 .5 Z", scene.dim(scene.metal, 0.6)
    )
    scene.fill(shield, scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
    scene.fill(
        "M -.42 -.46 C -.33 -.4 -.24 -.4 -.16 -.43 C -.13 -.1 -.14 .24 -.4 .48 "
        "C -.68 .24 -.71 -.1 -.68 -.43 C -.6 -.4 -.52 -.4 -.42 -.46 Z",
        scene.lit(scene.accent),
        scene.dim(scene.accent, 0.45),
    )
    scene.shape((-0.47, -0.43), (-0.37, -0.43), (-0.36, 0.44), (-0.4, 0.48), (-0.45, 0.44), colour=PAPER)
    scene.shape((-0.695, -0.16), (-0.14, -0.16), (-0.145, -0.04), (-0.69, -0.04), colour=PAPER)
    scene.fill([star(8, 0.15, 0.07, (-0.42, -0.1))], GOLD, mix(GOLD, rgb("#8a5414"), 0.4))
    scene.line([(-0.68, -0.42), (-0.7, -0.1), (-0.62, 0.22)], 0.016, WHITE, 0.8)
    for x, y, r in ((-0.92, -0.2, 0.06), (-0.98, 0.16, 0.045), (-0.84, 0.36, 0.035)):
        scene.across(
            [
                (x + r * math.cos(a), y + r * math.sin(a) * (0.8 + 0.2 * (k % 2)))
                for k, a in enumerate(2 * math.pi * j / 7 for j in range(7))
            ],
            rgb("#8f7a6c"),
        )
        scene.line([(x + 0.06, y), (x + 0.14, y * 0.8)], 0.014, rgb("#ffd98a"))
    sparkle(scene, -0.74, -0.18, 0.12)
    sparkle(scene, -0.72, 0.14, 0.08)


def sagitta(scene: Scene) -> None:
    """The Arrow among the stars: an arrow of light, and the stars and lines of its sign behind it."""
    lean = -24

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return turned(points, (0, 0), lean)

    for k, (y, wide) in enumerate(((-0.2, 0.4), (0.18, 0.54), (0.34, 0.3))):
        dots = at((0.1 + 0.1 * k, y), (0.1 + 0.1 * k + wide, y))
        scene.line(dots, 0.012, rgb("#8fe8ff"), 0.6)
    scene.glow(-0.3, 0.13, 0.5, rgb("#ffd98a"), 0.7)
    scene.shape(*at((-0.62, -0.035), (0.6, -0.025), (0.6, 0.0), (-0.62, 0.0)), colour=mix(GOLD, WHITE, 0.5))
    scene.shape(*at((-0.62, 0.0), (0.6, 0.0), (0.6, 0.025), (-0.62, 0.035)), colour=scene.dim(GOLD, 0.3))
    scene.shape(*at((-0.92, 0.0), (-0.5, -0.18), (-0.58, 0.0)), colour=scene.lit(scene.metal))
    scene.shape(*at((-0.92, 0.0), (-0.5, 0.18), (-0.58, 0.0)), colour=scene.dim(scene.metal, 0.5))
    for k in range(3):
        x = 0.42 + 0.12 * k
        for side, shade in ((-1, 0.0), (1, 0.4)):
            vane = at((x, 0.0), (x + 0.14, side * 0.18), (x + 0.24, side * 0.18), (x + 0.11, 0.0))
            scene.shape(*vane, colour=scene.dim(scene.lit(scene.accent), shade))
    stars = at((-0.8, -0.3), (-0.3, -0.28), (0.14, -0.3), (0.48, -0.36))
    extra = at((0.6, -0.24))
    for a, b in pairwise(stars):
        scene.line([a, b], 0.01, WHITE, 0.6)
    scene.line([stars[2], extra[0]], 0.01, WHITE, 0.6)
    for x, y in (*stars, *extra):
        scene.glow(x, y, 0.1, rgb("#bfe8ff"), 0.9)
        sparkle(scene, x, y, 0.07)


def meal(scene: Scene) -> None:
    """Food that floats: a tray with straps, and carrots, tomatoes, cress and drops of soup around it."""
    with scene.placed(0, 0.1, 1):
        tray = turned([(-0.5, -0.1), (0.5, -0.1), (0.56, 0.2), (-0.56, 0.2)], (0, 0.16), -6)
        scene.shape(*((x + 0.02, y + 0.05) for x, y in tray), colour=scene.dim(scene.metal, 0.6))
        scene.shape(*tray, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.2))
        for k, code in enumerate(("#d1495b", "#8fb84a", "#e9a23a")):
            well = turned(
                [(-0.46 + 0.31 * k, -0.05), (-0.2 + 0.31 * k, -0.05), (-0.2 + 0.33 * k, 0.15), (-0.5 + 0.33 * k, 0.15)],
                (0, 0.16),
                -6,
            )
            scene.shape(*well, colour=scene.dim(scene.metal, 0.45))
            x, y = sum(p[0] for p in well) / 4, sum(p[1] for p in well) / 4
            scene.fill([ellipse(x, y, 0.12, 0.06, -6)], mix(rgb(code), WHITE, 0.2), scene.dim(rgb(code), 0.2))
    for x, y, r, code in ((-0.5, -0.2, 0.12, "#e4472e"), (0.56, -0.06, 0.09, "#e4472e"), (0.1, -0.42, 0.07, "#e4472e")):
        scene.orb(x, y, r, rgb(code))
        scene.fill([star(5, r * 0.5, r * 0.18, (x + r * 0.1, y - r * 0.8))], rgb("#5fa04a"))
    for x, y, turn, size in ((-0.12, -0.2, 34, 1.0), (0.4, -0.36, -38, 0.8)):
        root = turned([(-0.06 * size, -0.16 * size), (0.06 * size, -0.16 * size), (0.0, 0.22 * size)], (x, y), turn)
        scene.across(root, rgb("#f08a3a"))
        for k in (-1, 0, 1):
            leaf = turned([(0, -0.15 * size), (0.05 * k * size, -0.34 * size)], (x, y), turn)
            scene.line(leaf, 0.035 * size, rgb("#6fb84a"))
        for k in range(3):
            scene.line(
                turned([(-0.035 * size, (-0.08 + 0.08 * k) * size), (0.01, (-0.07 + 0.08 * k) * size)], (x, y), turn),
                0.01,
                rgb("#b85a1c"),
            )
    for x, y, r in ((0.24, -0.14, 0.065), (0.36, -0.06, 0.035), (-0.72, 0.08, 0.05), (-0.34, -0.44, 0.04)):
        scene.circle(x, y, r, mix(scene.glass, WHITE, 0.4), mix(rgb("#5fb4d9"), scene.glass, 0.3), 0.85)
        scene.circle(x - r * 0.3, y - r * 0.35, r * 0.25, WHITE)
    for x, y, turn in ((-0.76, -0.34, 20), (0.76, -0.3, -30)):
        for k in range(3):
            leaf = turned([(0, 0), (0.05, -0.06), (0.0, -0.15), (-0.05, -0.06)], (x, y), turn - 50 + 50 * k)
            scene.shape(*leaf, colour=rgb("#8fd05a"), low=rgb("#4f943f"))
    fork = turned([(0, 0.26), (0, -0.1)], (0.78, 0.16), 24)
    scene.line(fork, 0.03, scene.metal)
    for k in (-1, 0, 1):
        scene.line(turned([(0.035 * k, -0.1), (0.035 * k, -0.24)], (0.78, 0.16), 24), 0.018, scene.metal)
    scene.line(turned([(-0.045, -0.1), (0.045, -0.1)], (0.78, 0.16), 24), 0.022, scene.metal)


CARGOES: Final[Mapping[str, Motif]] = {
    "grapple": Motif(grapple, "belt", flies=True),
    "lanes": Motif(lanes, "space", flies=True, size=0.8),
    "eclipse": Motif(eclipse, "space", flies=True),
    "gasfreighter": Motif(gasfreighter, "orbit", flies=True),
    "spaceplanes": Motif(spaceplanes, "overvenus", flies=True, size=0.78),
    "paladin": Motif(paladin, "space", flies=True),
    "sagitta": Motif(sagitta, "space", flies=True),
    "meal": Motif(meal, "hall", flies=True, size=0.76),
}
