"""Guests and gifts: who arrives, how, and with what."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import cloudy_globe, tree
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, star
from renderer.drawing.theme import INK, WHITE, mix, rgb


def redcarpet(scene: Scene) -> None:
    """Envoys walk down the ramp of their ship on a red carpet."""
    scene.shadow_below(0.8)
    hull = mix(scene.metal, PAPER, 0.35)
    for x in (-0.16, 0.72):
        scene.line([(x, 0.1), (x + (x - 0.28) * 0.25, 0.5)], 0.045, scene.dim(scene.metal, 0.4))
        scene.fill([ellipse(x + (x - 0.28) * 0.25, 0.5, 0.09, 0.02)], scene.dim(scene.metal, 0.5))
    scene.fill(
        "M -.26 .16 C -.3 -.3 .0 -.58 .28 -.58 C .58 -.58 .88 -.3 .84 .16 Z", scene.lit(hull), scene.dim(hull, 0.45)
    )
    scene.fill(
        "M .4 -.56 C .64 -.5 .88 -.26 .84 .16 L .56 .16 C .64 -.2 .56 -.44 .4 -.56 Z",
        scene.dim(hull, 0.3),
        scene.dim(hull, 0.6),
    )
    scene.shape(
        (-0.26, 0.08), (0.84, 0.08), (0.84, 0.17), (-0.26, 0.17), colour=scene.accent, low=scene.dim(scene.accent, 0.4)
    )
    for x in (0.36, 0.54, 0.7):
        scene.circle(x, -0.2, 0.055, scene.dim(hull, 0.6))
        scene.circle(x, -0.2, 0.04, scene.lamp)
    scene.box((-0.08, -0.24, 0.22, 0.14), 0.1, mix(scene.lamp, WHITE, 0.3), scene.lamp)
    scene.shape(
        (-0.1, 0.12),
        (0.24, 0.12),
        (-0.3, 0.52),
        (-0.9, 0.52),
        colour=scene.dim(scene.metal, 0.4),
        low=scene.dim(scene.metal, 0.6),
    )
    scene.shape((-0.05, 0.12), (0.19, 0.12), (-0.38, 0.52), (-0.82, 0.52), colour=rgb("#d1343f"), low=rgb("#8a1f2f"))
    person(scene, 0.08, 0.16, 0.3, rgb("#3d7ea6"))
    person(scene, -0.16, 0.3, 0.38, rgb("#e9b84a"), arm=0.9)
    person(scene, -0.48, 0.46, 0.46, rgb("#5f3f7a"))
    for x, y in ((-0.93, 0.34), (-0.3, 0.34)):
        scene.line([(x, y - 0.3), (x, y + 0.18)], 0.02, GOLD)
        scene.shape(
            (x, y - 0.3),
            (x - 0.16, y - 0.26),
            (x - 0.12, y - 0.2),
            (x - 0.16, y - 0.14),
            (x, y - 0.16),
            colour=scene.lit(scene.accent),
            low=scene.dim(scene.accent, 0.3),
        )


def limousine(scene: Scene) -> None:
    """A long car with a banner of Venus on its wing, and a globe of clouds on its roof."""
    scene.fill([ellipse(0.0, 0.46, 0.9, 0.05)], scene.dark, alpha=0.5)
    body = mix(rgb("#4a2f5a"), scene.accent, 0.15)
    scene.fill(
        "M -.9 .26 C -.9 .1 -.76 .06 -.56 .04 L -.36 -.18 Q -.32 -.22 -.24 -.22 L .5 -.22 "
        "Q .58 -.22 .62 -.16 L .74 .06 C .86 .08 .9 .14 .9 .28 L .88 .36 L -.88 .36 Z",
        scene.lit(body),
        scene.dim(body, 0.6),
    )
    scene.fill(
        "M -.46 .03 L -.32 -.14 L -.2 -.16 L -.2 .03 Z", mix(scene.glass, WHITE, 0.3), mix(scene.glass, INK, 0.3)
    )
    for x in (-0.16, 0.08, 0.32):
        scene.fill(
            f"M {x} -.16 L {x + 0.2} -.16 L {x + 0.2} .03 L {x} .03 Z",
            mix(scene.glass, WHITE, 0.2),
            mix(scene.glass, INK, 0.45),
        )
    for x, code in ((-0.04, "#c98f62"), (0.2, "#f0c8a0"), (0.42, "#8a5a3c")):
        scene.circle(x, -0.06, 0.05, rgb(code))
        scene.fill([half_ellipse(x, -0.07, 0.055, 0.05)], rgb("#3a2420"))
        scene.box((x - 0.06, -0.01, x + 0.06, 0.03), 0.01, PAPER)
    scene.fill("M .56 -.16 L .6 -.14 L .68 .03 L .56 .03 Z", mix(scene.glass, INK, 0.3))
    scene.line([(-0.86, 0.16), (0.86, 0.16)], 0.018, GOLD)
    for x in (-0.18, 0.06, 0.3):
        scene.line([(x, 0.06), (x, 0.32)], 0.008, scene.dim(body, 0.7))
        scene.line([(x + 0.03, 0.1), (x + 0.1, 0.1)], 0.016, GOLD)
    scene.circle(-0.86, 0.2, 0.05, scene.lamp, GOLD)
    scene.fade([(-0.88, 0.16), (-0.88, 0.24), (-1.5, 0.4), (-1.5, 0.08)], scene.lamp, 0.7, 0.2)
    for x in (-0.56, 0.56):
        scene.circle(x, 0.34, 0.13, scene.dark)
        scene.circle(x, 0.34, 0.075, scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
        scene.circle(x, 0.34, 0.03, GOLD)
    scene.line([(-0.66, 0.05), (-0.66, -0.48)], 0.016, GOLD)
    flag = [
        (-0.66, -0.48),
        (-0.5, -0.5),
        (-0.34, -0.45),
        (-0.2, -0.48),
        (-0.22, -0.24),
        (-0.36, -0.21),
        (-0.5, -0.26),
        (-0.66, -0.24),
    ]
    scene.shape(*flag, colour=rgb("#f6e0a8"), low=rgb("#d9a850"))
    scene.ring(-0.44, -0.39, 0.05, 0.018, rgb("#9a3f5a"))
    scene.line([(-0.44, -0.34), (-0.44, -0.27)], 0.018, rgb("#9a3f5a"))
    scene.line([(-0.48, -0.305), (-0.4, -0.305)], 0.018, rgb("#9a3f5a"))
    cloudy_globe(scene, 0.14, -0.32, 0.1)
    scene.slab(0.06, -0.23, 0.22, -0.2, GOLD)


def procession(scene: Scene) -> None:
    """Envoys of Jupiter's moons in a row with lanterns on poles, one for each moon."""
    scene.shadow_below(0.8)
    for k, (x, high, code, moon) in enumerate(
        (
            (0.62, 0.5, "#5fa777", "#c9a98a"),
            (0.26, 0.57, "#8e5aa8", "#d8d4cc"),
            (-0.14, 0.64, "#3d7ea6", "#cfe4f0"),
            (-0.58, 0.72, "#d1495b", "#f0d05a"),
        )
    ):
        foot = 0.42 + 0.027 * k
        robe = rgb(code)
        hand = (x + 0.19 * high, foot - 0.4 * high)
        top = foot - 1.28 * high
        scene.line([(hand[0], foot - 0.02), (hand[0], top)], 0.018 + 0.003 * k, rgb("#8a5a34"))
        scene.glow(hand[0], top, 0.3 * high, rgb(moon), 0.9)
        scene.orb(hand[0], top, 0.12 * high, mix(rgb(moon), WHITE, 0.25), mix(rgb(moon), rgb("#6a3f1c"), 0.6))
        for dx, dy, r in ((-0.03, -0.02, 0.025), (0.04, 0.04, 0.02)):
            scene.circle(
                hand[0] + dx * high * 1.6, top + dy * high * 1.6, r * high * 1.6, mix(rgb(moon), rgb("#8a4a1c"), 0.45)
            )
        person(scene, x, foot, high, robe, arm=0.35)
        gown = (
            f"M {x - 0.12 * high} {foot - 0.72 * high} L {x + 0.12 * high} {foot - 0.72 * high} "
            f"L {x + 0.24 * high} {foot} L {x - 0.24 * high} {foot} Z"
        )
        scene.fill(gown, scene.lit(robe), scene.dim(robe, 0.5))
        scene.line([(x, foot - 0.7 * high), (x + 0.02 * high, foot)], 0.03 * high, GOLD)
        scene.line([(x - 0.22 * high, foot - 0.03), (x + 0.22 * high, foot - 0.03)], 0.03 * high, GOLD)
        scene.line([(x + 0.08 * high, foot - 0.62 * high), hand], 0.09 * high, scene.dim(robe, 0.25))


def cheque(scene: Scene) -> None:
    """A nation hands over a cheque as large as a door, with Mars on it, below its flags."""
    for x, tones in (
        (-0.72, ("#3d7ea6", "#fff6e6", "#3d7ea6")),
        (0.0, ("#e9b84a", "#d1495b", "#5fa777")),
        (0.72, ("#5fa777", "#fff6e6", "#e4703a")),
    ):
        scene.line([(x, -0.56), (x, 0.48)], 0.02, scene.metal)
        scene.circle(x, -0.57, 0.024, GOLD)
        for k, code in enumerate(tones):
            y = -0.54 + 0.085 * k
            scene.shape(
                (x, y),
                (x + 0.15, y + 0.025),
                (x + 0.3, y),
                (x + 0.3, y + 0.086),
                (x + 0.15, y + 0.111),
                (x, y + 0.086),
                colour=rgb(code),
            )
    person(scene, -0.62, 0.5, 0.68, rgb("#2f3a5a"), arm=0.1)
    person(scene, 0.62, 0.5, 0.66, scene.accent)
    sheet = [(-0.56, -0.16), (0.54, -0.2), (0.56, 0.28), (-0.54, 0.32)]
    scene.shape(*((x + 0.02, y + 0.03) for x, y in sheet), colour=INK, alpha=0.35)
    scene.shape(*sheet, colour=PAPER, low=mix(PAPER, rgb("#a8d8b0"), 0.6))
    scene.line([(-0.52, -0.12), (0.5, -0.16), (0.52, 0.24), (-0.5, 0.28), (-0.52, -0.12)], 0.014, rgb("#4a8a5a"))
    scene.orb(-0.34, 0.06, 0.12, rgb("#d96f42"), rgb("#5a2018"))
    scene.fill([ellipse(-0.38, 0.03, 0.05, 0.03, -20)], rgb("#7fb84a"))
    for k in range(2):
        scene.line([(-0.14, -0.05 + 0.07 * k), (0.18 - 0.08 * k, -0.06 + 0.07 * k)], 0.022, mix(INK, PAPER, 0.4))
    scene.box((0.14, 0.06, 0.46, 0.19), 0.02, mix(GOLD, WHITE, 0.4))
    for k in range(3):
        scene.fill([ellipse(0.22 + 0.08 * k, 0.125, 0.026, 0.036)], rgb("#8a5414"))
    scene.line([(-0.14 + 0.03 * k, 0.19 + 0.02 * math.sin(k * 2.2)) for k in range(8)], 0.012, rgb("#2f4a9a"))
    for x in (-0.55, 0.55):
        scene.circle(x, 0.1, 0.045, scene.one_of("#f0c8a0", "#c98f62"))


def luggage(scene: Scene) -> None:
    """A trolley with trunks from many worlds and a case with a chart of routes."""
    scene.fill([ellipse(0.0, 0.5, 0.72, 0.035)], scene.dark, alpha=0.5)
    brass = mix(GOLD, rgb("#b8741c"), 0.2)
    for x in (-0.58, 0.58):
        scene.line([(x, 0.36), (x, -0.3)], 0.035, brass)
    bow = [(-0.58 * math.cos(a), -0.3 - 0.26 * math.sin(a)) for a in (math.pi * k / 20 for k in range(21))]
    scene.line(bow, 0.035, brass)
    scene.line([(0, -0.56), (0, -0.46)], 0.02, brass)
    suit = rgb("#5f3f7a")
    scene.fill("M -.02 -.42 L .02 -.42 L .2 -.3 L .24 .1 L -.24 .1 L -.2 -.3 Z", scene.lit(suit), scene.dim(suit, 0.5))
    scene.line([(0, -0.4), (0, 0.1)], 0.014, scene.dim(suit, 0.7))
    for left, top, right, foot, code in (
        (-0.5, 0.1, 0.1, 0.36, "#a8603a"),
        (0.12, 0.02, 0.5, 0.36, "#3d7ea6"),
        (-0.46, -0.12, -0.06, 0.1, "#e9b84a"),
        (0.16, -0.16, 0.46, 0.02, "#d1495b"),
    ):
        tone = mix(rgb(code), scene.hour.low, 0.08)
        scene.slab(left, top, right, foot, tone, depth=0.1)
        mid, y = (left + right) / 2 - 0.02, top
        scene.line(
            [(mid - 0.06, y), (mid - 0.05, y - 0.04), (mid + 0.05, y - 0.04), (mid + 0.06, y)],
            0.024,
            scene.dim(tone, 0.55),
        )
        for x in (left + 0.06, right - 0.1):
            scene.line([(x, top), (x, foot)], 0.028, scene.dim(tone, 0.35))
            scene.slab(x - 0.022, top + 0.06, x + 0.022, top + 0.1, GOLD)
    cloudy_globe(scene, -0.28, 0.0, 0.06)
    for x, y, code in (
        (-0.2, 0.24, "#4fa6dc"),
        (-0.34, 0.26, "#e8b98a"),
        (0.3, 0.2, "#d96f42"),
        (0.3, -0.06, "#cfe4f0"),
    ):
        scene.circle(x, y, 0.065, PAPER)
        scene.orb(x, y, 0.05, rgb(code))
    scene.fill([star(5, 0.06, 0.025, (-0.06, 0.25))], GOLD)
    scene.slab(-0.64, 0.36, 0.64, 0.42, brass, depth=0.04)
    for x in (-0.46, 0.46):
        scene.circle(x, 0.45, 0.055, scene.dark)
        scene.circle(x, 0.45, 0.024, brass)
    roll = turned([(-0.05, -0.3), (0.05, -0.3), (0.05, 0.3), (-0.05, 0.3)], (0.74, 0.2), 10)
    scene.across(roll, PAPER)
    scene.fill([ellipse(*turned([(0, -0.3)], (0.74, 0.2), 10)[0], 0.05, 0.018, 10)], mix(PAPER, scene.dark, 0.35))
    scene.shape(
        *turned([(-0.055, -0.02), (0.055, -0.02), (0.055, 0.05), (-0.055, 0.05)], (0.74, 0.2), 10),
        colour=rgb("#d1495b"),
    )


def globeworks(scene: Scene) -> None:
    """A globe taller than the houses, half built, in a scaffold with a crane and workers."""
    scene.shadow_below(0.7)
    scene.slab(-0.3, 0.4, 0.3, 0.5, mix(PAPER, scene.accent, 0.2), depth=0.06)
    scene.line([(0, 0.3), (0, 0.42)], 0.1, scene.dim(scene.metal, 0.3))
    scene.orb(0, -0.04, 0.4, rgb("#d9754a"), rgb("#5a2018"))
    for x, y, w, h, turn, code in (
        (-0.2, -0.2, 0.12, 0.07, -30, "#7fb84a"),
        (-0.06, 0.14, 0.15, 0.07, 12, "#7fb84a"),
        (-0.26, 0.06, 0.08, 0.05, 60, "#5fb4d9"),
        (0.02, -0.08, 0.07, 0.04, 0, "#5fb4d9"),
    ):
        scene.fill([ellipse(x, y, w, h, turn)], rgb(code))
    bare = [
        (0.04, -0.44),
        (0.06, -0.3),
        (0.16, -0.24),
        (0.1, -0.1),
        (0.22, -0.02),
        (0.16, 0.12),
        (0.26, 0.2),
        (0.2, 0.3),
    ]
    rim = [(0.41 * math.cos(a), -0.04 + 0.41 * math.sin(a)) for a in (math.radians(d) for d in range(58, -86, -8))]
    scene.shape(*bare, *rim, colour=scene.dim(rgb("#8a5638"), 0.55))
    for k in range(3):
        half = 0.4 * math.sin(math.radians(30 + 30 * k))
        rib = [(half * math.sin(math.pi * j / 20), -0.04 - 0.4 * math.cos(math.pi * j / 20)) for j in range(21)]
        scene.line([p for p in rib if p[0] > 0.14 or p[1] < -0.3], 0.016, GOLD)
    for y in (-0.28, -0.04, 0.18):
        scene.line([(0.18, y), (0.4 * math.sqrt(1 - ((y + 0.04) / 0.4) ** 2), y)], 0.016, GOLD)
    for x in (0.3, 0.56):
        scene.line([(x, -0.42), (x, 0.5)], 0.022, scene.dim(scene.metal, 0.35))
    for k in range(4):
        y = -0.32 + 0.22 * k
        scene.slab(0.26, y, 0.62, y + 0.03, rgb("#c98a4a"), depth=0.05)
        scene.line([(0.3, y + 0.2), (0.56, y + 0.03)], 0.012, scene.dim(scene.metal, 0.5))
    for x, y, code in ((0.4, -0.32, "#f2c14a"), (0.5, 0.12, "#e4572e"), (0.38, 0.34, "#3d7ea6")):
        person(scene, x, y, 0.2, rgb(code), arm=0.8)
        scene.fill([half_ellipse(x, y - 0.175, 0.028, 0.03)], GOLD)
    for dx in (-0.035, 0.035):
        scene.line([(-0.62 + dx, 0.5), (-0.62 + dx, -0.5)], 0.02, scene.accent)
    for k in range(9):
        scene.line([(-0.655, 0.46 - 0.11 * k), (-0.585, 0.36 - 0.11 * k)], 0.012, scene.dim(scene.accent, 0.3))
    scene.line([(-0.8, -0.5), (0.3, -0.52)], 0.035, scene.accent)
    scene.slab(-0.84, -0.5, -0.72, -0.38, scene.dim(scene.metal, 0.4))
    scene.line([(0.24, -0.5), (0.24, -0.4)], 0.01, INK)
    scene.fill([ellipse(0.24, -0.37, 0.07, 0.035, 20)], rgb("#d9754a"))
    for x in (-0.44, 0.74):
        tree(scene, x, 0.5, 0.22)


def skyneedle(scene: Scene) -> None:
    """A tower that outgrows every other, with gardens on its steps and an observatory near its tip."""
    scene.shadow_below(0.44)
    pale = mix(PAPER, scene.metal, 0.4)
    for left, top, right, code in (
        (-0.74, 0.12, -0.52, "#a87a6a"),
        (-0.5, -0.02, -0.3, "#8a8fa8"),
        (0.36, 0.04, 0.56, "#a8906a"),
        (0.58, 0.18, 0.8, "#7a94a8"),
    ):
        tone = mix(rgb(code), scene.hour.low, 0.2)
        scene.slab(left, top, right, 0.5, tone)
        scene.windows(left, top + 0.03, right - 0.06, 0.46, 3, 4, scene.lamp)
    tiers = ((0.28, 0.5, 0.2), (0.21, 0.22, -0.04), (0.145, -0.02, -0.26), (0.09, -0.24, -0.44))
    for k, (half, foot, top) in enumerate(tiers):
        scene.across([(-half * 0.86, top), (half * 0.86, top), (half, foot), (-half, foot)], pale)
        for j in range(4):
            x = half * (-0.62 + 0.36 * j)
            scene.shape(
                (x * 0.9 - 0.012, top + 0.04),
                (x * 0.9 + 0.04 * half / 0.28, top + 0.04),
                (x + 0.045 * half / 0.28, foot - 0.02),
                (x - 0.012, foot - 0.02),
                colour=mix(scene.glass, scene.lamp, 0.4 * (j % 2)),
                low=mix(scene.glass, INK, 0.4),
            )
        scene.slab(-half * 0.98, top - 0.012, half * 0.98, top + 0.016, scene.accent, depth=0.25)
        if k < 3:
            for side in (-1, 1):
                for j in range(2):
                    scene.circle(
                        side * (half * 0.8 - 0.05 * j), top - 0.02, 0.034 - 0.006 * k, rgb("#7fc05a"), rgb("#3a7a3a")
                    )
    scene.orb(0, -0.49, 0.085, scene.glass)
    ring = ellipse(0, -0.48, 0.15, 0.035, 0, 40)
    scene.line([*ring, ring[0]], 0.018, GOLD)
    scene.shape((0, -0.92), (0.02, -0.55), (-0.02, -0.55), colour=scene.lit(scene.metal))
    scene.glow(0, -0.74, 0.16, rgb("#ff8a6a"), 0.9)
    scene.circle(0, -0.74, 0.022, rgb("#ff6a4a"))
    scene.box((-0.06, 0.36, 0.06, 0.5), 0.05, scene.lamp, mix(scene.lamp, rgb("#c9762c"), 0.6))


GUESTS: Final[Mapping[str, Motif]] = {
    "redcarpet": Motif(redcarpet, "moon", size=0.74),
    "limousine": Motif(limousine, "street"),
    "procession": Motif(procession, "jovian", size=0.66),
    "cheque": Motif(cheque, "street", size=0.72),
    "luggage": Motif(luggage, "street"),
    "globeworks": Motif(globeworks, "street", size=0.72),
    "skyneedle": Motif(skyneedle, "street", size=0.6),
}
