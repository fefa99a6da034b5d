"""What comes down from the sky, goes round above, or is set up under it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import boulder, crate, fire, sparkle
from renderer.art.scenery import GOLD, Scene, ragged
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def hugerock(scene: Scene) -> None:
    """A rock that fills the sky, its front aflame."""
    for radius, alpha in ((0.86, 0.16), (0.74, 0.25), (0.64, 0.45)):
        scene.circle(0.14, -0.12, radius, rgb("#ff8a3a"), alpha=alpha)
    scene.fill(
        [ragged(0.1, -0.08, 0.6, [scene.between(0.92, 1.04) for _ in range(26)])], rgb("#ffe08a"), rgb("#ff8a2a")
    )
    boulder(scene, 0.16, -0.14, 0.55, mix(rgb("#8a5a4a"), scene.hour.low, 0.1), 5)
    for k in range(12):
        a = math.radians(100 + 13 * k)
        x, y = 0.16 + 0.62 * math.cos(a), -0.14 + 0.62 * math.sin(a)
        scene.shape(
            (x + 0.06 * math.sin(a), y - 0.06 * math.cos(a)),
            (x - 0.06 * math.sin(a), y + 0.06 * math.cos(a)),
            (x - 0.16, y + 0.22),
            colour=rgb("#ffd25a"),
            alpha=0.8,
        )
    for x, y, r in ((-0.72, 0.3, 0.07), (-0.5, 0.48, 0.05), (0.82, 0.4, 0.05)):
        scene.glow(x, y, 0.16, rgb("#ffb45a"), 0.9)
        boulder(scene, x, y, r, rgb("#8a5a4a"), 0)


def metalrock(scene: Scene) -> None:
    """An asteroid with bright veins and crystals of metal."""
    boulder(scene, 0, 0, 0.44, mix(rgb("#7a7482"), scene.hour.low, 0.15), 3)
    silver, gold = rgb("#dfe8f4"), GOLD
    veins = (
        ((-0.36, 0.06), (-0.2, -0.04), (-0.1, 0.08), (0.08, 0.0), (0.2, 0.12), (0.38, 0.06)),
        ((-0.1, 0.08), (-0.14, 0.24), (-0.06, 0.38)),
        ((0.08, 0.0), (0.12, -0.18), (0.04, -0.36)),
    )
    for k, vein in enumerate(veins):
        scene.line(vein, 0.06, mix(gold if k else silver, INK, 0.35))
        scene.line([(x - 0.008, y - 0.012) for x, y in vein], 0.03, mix(gold if k else silver, WHITE, 0.4))
    for x, y, size, turn, tone in (
        (-0.24, -0.32, 0.2, -30, silver),
        (-0.08, -0.4, 0.16, -6, silver),
        (0.34, -0.22, 0.18, 50, gold),
        (0.3, 0.28, 0.2, 128, silver),
        (-0.4, 0.2, 0.16, -110, gold),
    ):
        for side, shade in ((-1, mix(tone, WHITE, 0.5)), (1, mix(tone, INK, 0.35))):
            scene.shape(
                *turned(
                    [(0, size * 0.4), (side * size * 0.34, size * 0.1), (side * size * 0.26, -size * 0.4), (0, -size)],
                    (x, y),
                    turn,
                ),
                colour=shade,
            )
    for x, y, size in ((-0.2, -0.06, 0.1), (0.36, -0.3, 0.08), (-0.3, -0.42, 0.06)):
        sparkle(scene, x, y, size)


def nitrogen(scene: Scene) -> None:
    """A ship that carries frozen nitrogen in a row of cold bottles."""
    fire(scene, 0.66, 0.02, 0.5, 0.09, 0)
    scene.slab(-0.56, -0.05, 0.6, 0.08, scene.dim(scene.metal, 0.3), depth=0.05)
    for k in range(4):
        x = -0.34 + 0.25 * k
        tone = mix(rgb("#bfe4f4"), scene.hour.low, 0.05)
        for y in (-0.24, 0.24):
            scene.box(
                (x - 0.1, y - 0.2, x + 0.1, y + 0.2), 0.09, mix(tone, WHITE, 0.4), mix(tone, rgb("#2f6a96"), 0.65)
            )
            scene.slab(x - 0.1, y - 0.03, x + 0.1, y + 0.03, scene.accent)
            scene.line([(x - 0.05, y - 0.14), (x - 0.05, y + 0.1)], 0.022, WHITE, 0.7)
        scene.circle(x, 0.015, 0.045, scene.dark)
    scene.fill(
        "M -.5 -.16 Q -.78 -.14 -.86 .02 Q -.78 .18 -.5 .18 Z", scene.lit(scene.metal), scene.dim(scene.metal, 0.5)
    )
    scene.fill("M -.62 -.1 Q -.76 -.08 -.8 0 L -.62 0 Z", scene.glass, mix(scene.glass, INK, 0.4))
    scene.shape(
        (0.56, -0.12),
        (0.7, -0.16),
        (0.7, 0.2),
        (0.56, 0.16),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.5),
    )
    for x, y in ((-0.2, -0.5), (0.12, -0.52), (0.32, 0.52), (-0.12, 0.5)):
        scene.circle(x, y, 0.05, WHITE, alpha=0.3)


def scaffold(scene: Scene) -> None:
    """A ship that grows in a frame above Mars, with builders on lines."""
    hull = rgb("#e6e4de")
    scene.fill(
        "M -.66 .02 Q -.5 -.2 -.1 -.2 L .12 -.2 L .12 .24 L -.1 .24 Q -.5 .24 -.66 .02 Z",
        scene.lit(hull),
        scene.dim(hull, 0.55),
    )
    scene.shape((-0.6, 0.0), (0.12, 0.0), (0.12, 0.07), (-0.6, 0.07), colour=scene.accent, low=scene.dim(scene.accent))
    scene.windows(-0.4, -0.12, 0.02, -0.04, 6, 1, scene.lamp)
    for k in range(4):
        x = 0.2 + 0.12 * k
        rib = ellipse(x, 0.02, 0.05, 0.22 - 0.01 * k, 0, 30)
        scene.line([*rib, rib[0]], 0.026, scene.lit(scene.metal) if k % 2 else scene.dim(scene.metal, 0.3))
    for y in (-0.18, 0.02, 0.22):
        scene.line([(0.12, y), (0.58, y * 0.94)], 0.016, scene.metal)
    for y in (-0.4, 0.42):
        scene.line([(-0.76, y), (0.76, y)], 0.036, scene.dim(scene.accent, 0.1 if y < 0 else 0.4))
        scene.line([(-0.76, y - 0.08), (0.76, y - 0.08)], 0.02, scene.dim(scene.accent, 0.3))
        for k in range(9):
            x = -0.76 + 0.19 * k
            scene.line([(x, y), (x + 0.1, y - 0.08)], 0.014, scene.dim(scene.accent, 0.3))
    for x in (-0.72, 0.7):
        scene.line([(x, -0.44), (x, 0.42)], 0.036, scene.dim(scene.accent, 0.25))
    scene.line([(0.34, -0.4), (0.34, -0.24)], 0.02, scene.metal)
    for x, y in ((0.34, -0.2), (0.5, 0.24)):
        scene.glow(x, y, 0.16, rgb("#bff0ff"), 1)
        sparkle(scene, x, y, 0.09)
    for x, y in ((0.66, -0.14), (0.28, 0.34), (-0.3, -0.3)):
        scene.box((x - 0.035, y, x + 0.035, y + 0.09), 0.02, rgb("#f2a93b"))
        scene.circle(x, y - 0.03, 0.042, WHITE)
        scene.circle(x - 0.006, y - 0.03, 0.024, scene.dark)


def hotel(scene: Scene) -> None:
    """A hotel in orbit: a wheel of rooms, a dome with palms, a pool of light, and a ship with guests."""
    scene.fill([ellipse(0, 0.08, 0.66, 0.24, -8)], scene.dim(scene.metal, 0.55))
    scene.fill([ellipse(0, 0.04, 0.66, 0.24, -8)], mix(rgb("#fff6e6"), scene.accent, 0.15), mix(scene.metal, INK, 0.25))
    scene.fill([ellipse(0, 0.03, 0.42, 0.13, -8)], mix(scene.hour.top, scene.hour.low, 0.3))
    for k in range(16):
        a = math.pi * (0.04 + 0.92 * k / 15)
        x, y = turned([(0.58 * math.cos(a), 0.2 * math.sin(a) + 0.035)], (0, 0.05), -8)[0]
        scene.circle(x, y, 0.026, rgb("#ffd87a"))
    for turn in (10, 130, 250):
        a = math.radians(turn)
        scene.line([(0, 0.02), (0.48 * math.cos(a), 0.02 + 0.17 * math.sin(a))], 0.05, scene.metal)
    scene.column(-0.14, -0.2, 0.14, 0.16, mix(rgb("#fff6e6"), scene.metal, 0.3))
    scene.windows(-0.11, -0.14, 0.11, 0.12, 4, 3, rgb("#ffcf6a"))
    for x, high in ((-0.06, 0.14), (0.06, 0.18)):
        scene.line([(x, -0.2), (x + 0.01, -0.2 - high)], 0.016, rgb("#8a5a34"))
        for turn in (-160, -120, -60, -20):
            scene.shape(
                *turned([(0, 0), (0.05, -0.025), (0.1, 0.01)], (x + 0.01, -0.2 - high), turn), colour=rgb("#6fbf5a")
            )
    scene.bubble(0, -0.19, 0.19, 0.27)
    scene.column(-0.08, 0.16, 0.08, 0.4, scene.accent)
    scene.fill([ellipse(0, 0.4, 0.08, 0.025)], scene.dim(scene.accent, 0.5))
    ship = turned([(-0.14, 0.0), (-0.04, -0.06), (0.14, -0.07), (0.14, 0.07), (-0.04, 0.06)], (0.74, -0.32), -24)
    scene.shape(*ship, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    fire(scene, 0.87, -0.38, 0.16, 0.035, -24)


def parachutes(scene: Scene) -> None:
    """Boxes that come down below parachutes."""
    for x, y, size, code in (
        (0.58, -0.24, 0.52, "#a8754a"),
        (-0.62, -0.1, 0.58, "#8fa0b4"),
        (0.06, 0.02, 1.0, "#c9904a"),
    ):
        with scene.placed(x, y, size):
            for k in (-0.42, -0.15, 0.15, 0.42):
                scene.line([(k, -0.16), (k * 0.3, 0.24)], 0.012, mix(WHITE, scene.dark, 0.2))
            top = half_ellipse(0, -0.14, 0.46, 0.38)
            scene.shape(*top, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.2))
            for k in range(-2, 3):
                if k % 2 == 0:
                    a, b = (0.46 * (k + d) / 2.5 for d in (-0.5, 0.5))
                    scene.fill(
                        f"M 0 -.52 Q {a * 0.9} -.4 {a} -.14 L {b} -.14 Q {b * 0.9} -.4 0 -.52 Z",
                        mix(WHITE, scene.dark, 0.04),
                        mix(WHITE, scene.dark, 0.2),
                    )
            for k in range(5):
                x0 = -0.46 + 0.184 * k
                scene.fill([half_ellipse(x0 + 0.092, -0.135, 0.092, 0.05)], scene.dim(scene.accent, 0.6))
            crate(scene, -0.16, 0.5, 0.32, rgb(code))


def springs(scene: Scene) -> None:
    """Water that breaks from a cliff in two falls and gathers in a lake."""
    stone, blue = mix(scene.hour.mid, scene.hour.near, 0.2), rgb("#4fb0d9")
    scene.fill(
        "M -.9 .5 L -.8 -.1 L -.62 -.4 L -.1 -.46 L .4 -.38 L .7 -.42 L .9 .0 L 1.0 .5 Z",
        scene.lit(stone),
        scene.dim(stone, 0.45),
    )
    for x in (-0.74, -0.06, 0.2, 0.78):
        scene.shape(
            (x, -0.34), (x + 0.06, -0.36), (x + 0.1, 0.4), (x + 0.02, 0.44), colour=scene.dim(stone, 0.4), alpha=0.7
        )
    scene.fill([ellipse(0, 0.5, 1.12, 0.16)], mix(blue, WHITE, 0.3), mix(blue, rgb("#12406a"), 0.6))
    for x, half, top in ((-0.4, 0.13, -0.2), (0.46, 0.15, -0.12)):
        scene.fill([ellipse(x, top, half * 1.15, 0.07)], scene.dark)
        scene.fill(
            f"M {x - half} {top} Q {x} {top - 0.07} {x + half} {top} L {x + half * 1.2} .46 L {x - half * 1.2} .46 Z",
            mix(blue, WHITE, 0.55),
            mix(blue, WHITE, 0.2),
        )
        for k in range(4):
            dx = half * (-0.7 + 0.46 * k)
            scene.line([(x + dx, top + 0.03), (x + dx * 1.2, 0.42)], 0.02, WHITE, 0.75)
        for k in range(6):
            scene.circle(x + half * (-1.4 + 0.56 * k), 0.45 + 0.02 * (k % 2), 0.06, WHITE, alpha=0.7)
    for x, y, half in ((-0.1, 0.56, 0.16), (0.2, 0.5, 0.1), (-0.8, 0.52, 0.1)):
        scene.fill([ellipse(x, y, half, 0.012)], WHITE, alpha=0.7)


def memorial(scene: Scene) -> None:
    """A statue of an astronaut who points upwards, with flowers at its foot."""
    scene.shadow_below(0.6)
    stone = mix(rgb("#d8cfc0"), scene.hour.low, 0.2)
    for k in range(3):
        scene.slab(-0.5 + 0.09 * k, 0.44 - 0.06 * k, 0.5 - 0.09 * k, 0.5 - 0.06 * k, stone, depth=0.1)
    scene.slab(-0.24, 0.08, 0.24, 0.33, mix(stone, scene.dark, 0.1))
    scene.box((-0.17, 0.14, 0.08, 0.26), 0.01, mix(GOLD, scene.dark, 0.15))
    for k in range(2):
        scene.line([(-0.13, 0.18 + 0.045 * k), (0.04, 0.18 + 0.045 * k)], 0.012, scene.dark)
    bronze = mix(rgb("#6f9a86"), scene.hour.low, 0.15)
    for x in (-0.07, 0.08):
        scene.column(x - 0.06, -0.14, x + 0.06, 0.09, scene.dim(bronze, 0.3 * (x > 0)))
    scene.line([(0.12, -0.3), (0.24, -0.46), (0.3, -0.66)], 0.09, scene.dim(bronze, 0.15))
    scene.line([(-0.14, -0.3), (-0.2, -0.18), (-0.17, -0.06)], 0.085, scene.lit(bronze))
    scene.across([(-0.14, -0.36), (0.15, -0.36), (0.15, -0.12), (-0.13, -0.12)], bronze)
    scene.orb(0, -0.46, 0.14, bronze)
    scene.fill([ellipse(-0.03, -0.46, 0.09, 0.07)], scene.dim(bronze, 0.6), scene.dim(bronze, 0.3))
    for k in range(9):
        x = -0.46 + 0.115 * k
        scene.circle(x, 0.47 + 0.02 * (k % 2), 0.03, scene.one_of("#e4572e", "#f7c948", "#fff3f0", "#d95f8a"))
        scene.circle(x + 0.03, 0.5, 0.02, rgb("#5f9a4a"))


def theodolite(scene: Scene) -> None:
    """A surveyor behind an instrument on three legs; a staff far off."""
    scene.shadow_below(0.7)
    scene.line([(0.72, 0.36), (0.72, -0.16)], 0.03, WHITE)
    for k in range(4):
        scene.line([(0.72, -0.12 + 0.13 * k), (0.72, -0.08 + 0.13 * k)], 0.032, rgb("#d1495b"))
    scene.shape((0.08, -0.2), (0.72, -0.12), (0.72, 0.06), colour=rgb("#ff6a5a"), alpha=0.25)
    scene.line([(0.06, -0.19), (0.72, -0.03)], 0.012, rgb("#ff4a3a"))
    person(scene, -0.5, 0.5, 0.94, rgb("#f2762e"), arm=0.3)
    scene.fill([half_ellipse(-0.505, -0.3, 0.13, 0.14)], GOLD, scene.dim(GOLD, 0.3))
    for x, tone in ((-0.22, 0.1), (0.24, 0.45), (0.02, 0.3)):
        scene.line([(0.0, 0.0), (x, 0.5)], 0.04, scene.dim(rgb("#c98f4a"), tone))
    scene.slab(-0.09, -0.06, 0.1, 0.02, scene.dim(scene.metal, 0.3))
    for x in (-0.09, 0.07):
        scene.slab(x, -0.26, x + 0.035, -0.06, scene.accent)
    scene.column(-0.2, -0.26, 0.14, -0.12, scene.metal)
    scene.fill([ellipse(0.15, -0.19, 0.035, 0.08)], scene.glass, mix(scene.glass, INK, 0.5))
    scene.slab(-0.27, -0.23, -0.18, -0.15, scene.dark)


def dishes(scene: Scene) -> None:
    """Wide dishes that listen together, joined by light."""
    for x, y, size in ((0.72, 0.2, 0.5), (0.28, 0.12, 0.7), (-0.36, 0.0, 1.0)):
        with scene.placed(x, y, size):
            scene.fill([ellipse(0.05, 0.5, 0.3, 0.03)], scene.dark, alpha=0.45)
            scene.across([(-0.07, 0.1), (0.09, 0.1), (0.2, 0.5), (-0.18, 0.5)], scene.dim(scene.metal, 0.2))
            scene.slab(-0.12, 0.44, 0.14, 0.5, scene.accent)
            scene.fill([ellipse(0.06, -0.08, 0.42, 0.26, -32)], scene.dim(scene.metal, 0.55))
            scene.fill([ellipse(0.02, -0.12, 0.42, 0.24, -32)], mix(scene.metal, INK, 0.22), scene.lit(scene.metal))
            scene.fill([ellipse(0.0, -0.14, 0.3, 0.16, -32)], mix(scene.metal, INK, 0.12), mix(scene.metal, WHITE, 0.4))
            for at in ((-0.24, 0.06), (0.24, -0.26), (0.1, 0.02)):
                scene.line([at, (-0.16, -0.38)], 0.014, scene.dim(scene.metal, 0.5))
            scene.circle(-0.16, -0.38, 0.045, scene.accent)
    knots = ((-0.52, -0.38), (0.17, -0.15), (0.64, 0.01))
    for one, other in (knots[:2], knots[1:], (knots[0], knots[2])):
        scene.line([one, other], 0.012, rgb("#8ff0ff"), 0.85)
    for x, y in knots:
        scene.glow(x, y, 0.1, rgb("#8ff0ff"), 1)


def frostcells(scene: Scene) -> None:
    """Microbes at home between crystals of ice."""
    for x, y, size, turn in (
        (-0.52, -0.22, 0.3, 10),
        (0.5, 0.2, 0.34, 25),
        (0.42, -0.36, 0.2, 0),
        (-0.38, 0.36, 0.22, 15),
    ):
        for k in range(6):
            a = math.radians(60 * k + turn)
            c, s = math.cos(a), math.sin(a)
            scene.line([(x, y), (x + size * c, y + size * s)], 0.04 * size * 3, mix(rgb("#a8d8f0"), WHITE, 0.4))
            for t in (0.5, 0.78):
                for side in (-0.9, 0.9):
                    b = a + side
                    at = (x + size * t * c, y + size * t * s)
                    scene.line(
                        [at, (at[0] + size * 0.24 * math.cos(b), at[1] + size * 0.24 * math.sin(b))], 0.05 * size, WHITE
                    )
        scene.fill([ellipse(x, y, size * 0.16, size * 0.16)], WHITE)
    for x, y, turn, code in (
        (-0.08, -0.04, 24, "#3f7ab0"),
        (0.16, 0.3, -30, "#5a5fb0"),
        (0.1, -0.3, 70, "#2f8a9a"),
        (-0.34, 0.06, -50, "#4a6ac0"),
    ):
        tone = rgb(code)
        for k in range(-4, 5):
            for side in (-1, 1):
                hair = turned([(0.05 * k, side * 0.08), (0.05 * k + 0.02, side * 0.14)], (x, y), turn)
                scene.line(hair, 0.012, mix(tone, INK, 0.2))
        scene.fill([ellipse(x, y, 0.24, 0.1, turn)], mix(tone, WHITE, 0.4), mix(tone, INK, 0.35))
        scene.fill([ellipse(x - 0.02, y - 0.02, 0.16, 0.045, turn)], mix(tone, WHITE, 0.65), alpha=0.7)
        for t in (-0.12, 0.04, 0.14):
            at = turned([(t, 0.0)], (x, y), turn)[0]
            scene.circle(*at, 0.026, mix(tone, INK, 0.4))


def girders(scene: Scene) -> None:
    """Builders who sit on a girder that hangs from a hook, high above the street."""
    for x in (-0.62, 0.62):
        scene.line([(0, -0.5), (x, 0.1)], 0.014, scene.dark)
    scene.line([(0, -0.9), (0, -0.54)], 0.03, scene.dark)
    scene.circle(0, -0.5, 0.06, GOLD, scene.dim(GOLD, 0.4))
    for x, code, high in ((-0.36, "#3d7ea6", 0.44), (0.02, "#d1495b", 0.46), (0.38, "#5fa777", 0.43)):
        cloth, skin = rgb(code), scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c")
        for dx in (-0.06, 0.07):
            scene.line(
                [(x + dx, 0.1), (x + dx - 0.03, 0.26), (x + dx - 0.06, 0.4)],
                0.075,
                scene.dim(mix(cloth, INK, 0.4), 0.2 + 2 * dx),
            )
            scene.line([(x + dx - 0.06, 0.41), (x + dx - 0.12, 0.42)], 0.055, scene.dark)
        scene.across(
            [(x - 0.11, 0.12 - high * 0.62), (x + 0.11, 0.12 - high * 0.62), (x + 0.13, 0.13), (x - 0.13, 0.13)], cloth
        )
        scene.line([(x - 0.1, -0.1), (x - 0.17, 0.02), (x - 0.08, 0.08)], 0.055, scene.lit(cloth))
        scene.circle(x, -0.24, 0.095, scene.lit(skin), scene.dim(skin, 0.3))
        scene.fill([half_ellipse(x, -0.25, 0.115, 0.12)], mix(GOLD, WHITE, 0.2), scene.dim(GOLD, 0.3))
        scene.line([(x - 0.14, -0.25), (x + 0.12, -0.25)], 0.022, scene.dim(GOLD, 0.2))
    for y, tone in ((0.1, scene.lit(rgb("#c0503a"))), (0.21, scene.dim(rgb("#c0503a"), 0.2))):
        scene.shape((-0.74, y), (0.74, y), (0.74, y + 0.045), (-0.74, y + 0.045), colour=tone)
    scene.shape((-0.72, 0.14), (0.72, 0.14), (0.72, 0.215), (-0.72, 0.215), colour=scene.dim(rgb("#c0503a"), 0.45))
    for k in range(9):
        scene.circle(-0.66 + 0.165 * k, 0.178, 0.014, scene.lit(rgb("#c0503a")))


DROPS: Final[Mapping[str, Motif]] = {
    "hugerock": Motif(hugerock, "mars", flies=True),
    "metalrock": Motif(metalrock, "space", flies=True),
    "nitrogen": Motif(nitrogen, "orbit", flies=True),
    "scaffold": Motif(scaffold, "orbit", flies=True),
    "hotel": Motif(hotel, "orbit", flies=True),
    "parachutes": Motif(parachutes, "mars", flies=True),
    "springs": Motif(springs, "mars"),
    "memorial": Motif(memorial, "mars"),
    "theodolite": Motif(theodolite, "mars"),
    "dishes": Motif(dishes, "mars"),
    "frostcells": Motif(frostcells, "lens", flies=True),
    "girders": Motif(girders, "street", flies=True),
}
