"""What the parties of Turmoil promise, and signs of their friends."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif
from renderer.art.motifs.parts import sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, star
from renderer.drawing.theme import INK, WHITE, mix, rgb

WOOD: Final = rgb("#8a5634")
GLASS: Final = rgb("#bfeaf4")


def skylens(scene: Scene) -> None:
    """Great lenses in the sky that burn spots into the ground."""
    for x, y, half, at in ((-0.46, -0.26, 0.26, -0.6), (0.3, -0.36, 0.38, 0.3)):
        scene.fade(
            [(x - half * 0.95, y), (x + half * 0.95, y), (at + 0.02, 0.5), (at - 0.02, 0.5)], rgb("#fff3b0"), 0.35, 0.95
        )
        scene.glow(at, 0.5, 0.26, rgb("#ff9a3a"), 1.0)
        scene.fill([star(8, 0.12, 0.04, (at, 0.48))], WHITE)
        scene.fill([ellipse(x, y + 0.015, half * 1.1, half * 0.34)], scene.dim(scene.metal, 0.45))
        scene.fill([ellipse(x, y, half * 1.1, half * 0.34)], scene.lit(scene.metal))
        scene.fill([ellipse(x, y, half, half * 0.29)], WHITE, mix(GLASS, rgb("#5fb0d0"), 0.4))
        scene.fill([ellipse(x - half * 0.3, y - half * 0.1, half * 0.4, half * 0.07, -8)], WHITE)
        for side in (-1, 1):
            px = x + side * half * 1.1
            scene.slab(px - 0.045, y - 0.05, px + 0.045, y + 0.05, scene.accent)
            scene.line([(px, y - 0.05), (px, y - 0.13)], 0.014, scene.metal)
            scene.fill([ellipse(px, y - 0.14, 0.09, 0.016)], WHITE, alpha=0.8)
    for x in (-0.72, -0.44, 0.12, 0.5):
        scene.puffs(x, 0.42, mix(WHITE, scene.hour.low, 0.4), n=2, size=0.04, lean=0.02)


def suitcases(scene: Scene) -> None:
    """A pile of cases with labels, a bird cage, and one who waits on them."""
    scene.shadow_below(0.6)
    cases = (
        (-0.62, 0.5, 0.62, 0.26, "#a8542f"),
        (0.02, 0.5, 0.5, 0.34, "#3d6a8a"),
        (-0.5, 0.24, 0.44, 0.22, "#5f8a4a"),
        (0.06, 0.16, 0.4, 0.2, "#d9a84a"),
        (-0.42, 0.02, 0.34, 0.18, "#8a3f5a"),
    )
    for x, foot, wide, high, code in cases:
        tone = rgb(code)
        scene.line(
            [
                (x + wide * 0.36, foot - high),
                (x + wide * 0.36, foot - high - 0.04),
                (x + wide * 0.58, foot - high - 0.04),
                (x + wide * 0.58, foot - high),
            ],
            0.022,
            scene.dark,
        )
        scene.slab(x, foot - high, x + wide, foot, tone, depth=0.12)
        for dx in (0.14, 0.72):
            left = x + wide * dx
            scene.shape(
                (left, foot - high),
                (left + 0.035, foot - high),
                (left + 0.035, foot),
                (left, foot),
                colour=scene.dim(tone, 0.45),
            )
        scene.circle(x + wide * 0.46, foot - high * 0.55, high * 0.22, PAPER)
        scene.circle(x + wide * 0.46, foot - high * 0.55, high * 0.13, rgb("#d96f42"))
    scene.line([(0.26, -0.04), (0.26, -0.12)], 0.014, GOLD)
    for k in range(7):
        x = 0.14 + 0.04 * k
        scene.line([(x, -0.02), (x, -0.2), (0.26, -0.32)], 0.01, GOLD)
    scene.fill([ellipse(0.25, -0.1, 0.05, 0.035)], rgb("#7fd05a"))
    scene.circle(0.21, -0.13, 0.03, rgb("#7fd05a"))
    scene.slab(0.12, -0.04, 0.4, 0.0, GOLD, depth=0.1)
    person(scene, 0.72, 0.52, 0.76, rgb("#6a5a8a"), arm=0.7)
    scene.fill([ellipse(0.72, -0.18, 0.13, 0.025)], scene.dark)
    scene.box((0.65, -0.27, 0.79, -0.18), 0.03, scene.dark)


def calendar(scene: Scene) -> None:
    """A calendar with days marked, under a magnifying glass that finds a curve in them."""
    scene.box((-0.56, -0.44, 0.44, 0.52), 0.04, scene.dim(scene.accent, 0.4))
    scene.box((-0.58, -0.46, 0.42, 0.5), 0.04, PAPER, scene.dim(PAPER, 0.12))
    scene.box((-0.58, -0.46, 0.42, -0.26), 0.04, scene.accent)
    for k in range(6):
        x = -0.48 + 0.16 * k
        scene.circle(x, -0.4, 0.028, scene.dark)
        scene.line([(x, -0.4), (x, -0.54)], 0.028, scene.metal)
    for row in range(4):
        for k in range(6):
            x, y = -0.5 + 0.155 * k, -0.18 + 0.165 * row
            tone = mix(rgb("#c9b89a"), PAPER, 0.4)
            if (row, k) in ((0, 2), (1, 4), (2, 1), (3, 3)):
                tone = (rgb("#e4572e"), rgb("#3d8ac0"), rgb("#5fa777"), rgb("#f2b33a"))[row]
            scene.box((x, y, x + 0.115, y + 0.12), 0.02, tone)
    scene.line([(0.5, 0.4), (0.72, 0.6)], 0.11, scene.dark)
    scene.line([(0.5, 0.39), (0.7, 0.57)], 0.06, WOOD)
    scene.circle(0.3, 0.18, 0.3, scene.dark)
    scene.circle(0.3, 0.17, 0.28, mix(GOLD, WHITE, 0.3))
    scene.circle(0.3, 0.18, 0.245, rgb("#f4fbff"), rgb("#bfe0f0"))
    scene.line([(0.12, 0.3), (0.2, 0.2), (0.28, 0.26), (0.38, 0.06), (0.48, 0.1)], 0.035, rgb("#c8302a"))
    for x, y in ((0.12, 0.3), (0.2, 0.2), (0.28, 0.26), (0.38, 0.06), (0.48, 0.1)):
        scene.circle(x, y, 0.03, rgb("#8a1f2a"))
    scene.fill([ellipse(0.18, 0.04, 0.08, 0.025, -45)], WHITE, alpha=0.9)


def corn(scene: Scene) -> None:
    """An ear of corn whose grains wind like genes, with the seal of a contract."""
    for f in (-1, 1):
        leaf = f"M 0 .54 C {f * 0.3} .5 {f * 0.44} .16 {f * 0.36} -.14 C {f * 0.24} .06 {f * 0.1} .2 0 .3 Z"
        scene.fill(leaf, scene.lit(rgb("#6fae3a")), rgb("#2f6a2a"))
        scene.line([(0, 0.5), (f * 0.2, 0.24), (f * 0.34, -0.06)], 0.014, rgb("#b8e07a"))
    scene.across(ellipse(0, -0.06, 0.22, 0.5, 0, 48), rgb("#e0a82a"))
    for row in range(11):
        y = -0.48 + 0.083 * row
        half = 0.2 * math.sqrt(max(0.05, 1 - ((y + 0.06) / 0.5) ** 2))
        for k in range(5):
            x = half * (k - 2) / 2.2
            phase = math.sin(row * 0.62) * 2
            tone = rgb("#ffe06a")
            if abs((k - 2) - phase) < 0.6:
                tone = rgb("#e4502e")
            elif abs((k - 2) + phase) < 0.6:
                tone = rgb("#3d8ac0")
            scene.fill([ellipse(x, y, half * 0.26, 0.042)], mix(tone, WHITE, 0.25), tone)
    for f in (-1, 1):
        leaf = f"M 0 .56 C {f * 0.26} .54 {f * 0.34} .3 {f * 0.26} .06 C {f * 0.16} .24 {f * 0.06} .3 0 .36 Z"
        scene.fill(leaf, scene.lit(rgb("#7fbf4a")), rgb("#3f7a2f"))
    for dx in (-0.06, 0.08):
        scene.shape(
            (0.34 + dx, 0.34),
            (0.44 + dx, 0.34),
            (0.46 + dx, 0.6),
            (0.4 + dx, 0.54),
            (0.34 + dx, 0.6),
            colour=rgb("#a82a34"),
        )
    scene.fill([star(16, 0.19, 0.16, (0.42, 0.26))], rgb("#c8343a"), rgb("#8a1f2a"))
    scene.circle(0.42, 0.26, 0.11, rgb("#d9505a"))
    scene.fill([star(5, 0.08, 0.034, (0.42, 0.26))], WHITE)


def lapelpin(scene: Scene) -> None:
    """A hand that pins the badge of a party on a coat."""
    coat = rgb("#5a5f6a")
    scene.fill("M -.8 .7 L -.74 -.3 C -.6 -.52 -.3 -.56 -.1 -.58 L .3 .7 Z", scene.lit(coat), scene.dim(coat, 0.5))
    scene.shape(
        (-0.14, -0.58), (0.12, -0.54), (0.42, 0.1), (0.34, 0.7), (0.26, 0.7), colour=PAPER, low=scene.dim(PAPER, 0.25)
    )
    scene.fill(
        "M -.14 -.58 L -.42 -.3 L -.2 -.16 L -.3 0 L .24 .6 L .28 .3 Z", scene.dim(coat, 0.15), scene.dim(coat, 0.55)
    )
    scene.line([(-0.14, -0.58), (0.28, 0.32)], 0.014, scene.dark)
    scene.fill([star(12, 0.2, 0.16, (-0.2, 0.06))], mix(GOLD, WHITE, 0.4), GOLD)
    scene.circle(-0.2, 0.06, 0.145, scene.accent, scene.dim(scene.accent, 0.3))
    scene.orb(-0.2, 0.06, 0.085, rgb("#d96f42"))
    ring = ellipse(-0.2, 0.06, 0.13, 0.035, -20, 40)
    scene.line([*ring, ring[0]], 0.014, WHITE)
    skin = rgb("#c98f62")
    scene.fill("M .9 .5 L .9 .06 L .5 .0 L .3 .1 L .34 .36 L .6 .5 Z", scene.lit(skin), scene.dim(skin, 0.3))
    for y, reach, thick in ((0.04, -0.06, 0.1), (0.16, 0.0, 0.1), (0.27, 0.1, 0.09)):
        scene.line([(0.5, y + 0.02), (reach + 0.12, y + 0.01), (reach, y + 0.02)], thick, scene.dim(skin, 0.25))
        scene.line([(0.5, y + 0.01), (reach + 0.12, y), (reach, y + 0.01)], thick * 0.74, scene.lit(skin))
    scene.shape(
        (0.74, -0.02), (1.02, -0.04), (1.02, 0.62), (0.74, 0.56), colour=scene.accent, low=scene.dim(scene.accent, 0.4)
    )
    sparkle(scene, -0.32, -0.06, 0.09)


def tourbus(scene: Scene) -> None:
    """A bus with a glass roof on red sand, its passengers with cameras."""
    scene.shadow_below(0.84)
    body = mix(rgb("#e4572e"), scene.accent, 0.2)
    for k, (x, code) in enumerate(((-0.52, "#3d8ac0"), (-0.26, "#f2b33a"), (0.0, "#8e5aa8"), (0.26, "#5fa777"))):
        scene.box((x - 0.09, -0.04, x + 0.09, 0.18), 0.04, rgb(code))
        scene.circle(x, -0.12, 0.09, scene.one_of("#e2b08a", "#c98f62", "#8a5a3c"))
        scene.fill(
            [half_ellipse(x, -0.14, 0.1, 0.09)], (rgb("#e9dcc4"), rgb("#6a4226"), rgb("#d1495b"), rgb("#2a2020"))[k]
        )
        if k % 2 == 0:
            scene.slab(x - 0.16, -0.14, x - 0.04, -0.06, scene.dark, depth=0.2)
            scene.circle(x - 0.1, -0.1, 0.03, rgb("#8fd6f0"))
    scene.fill("M -.76 .14 C -.76 -.2 -.6 -.32 -.4 -.32 L .4 -.32 C .56 -.32 .62 -.2 .66 .14 Z", GLASS, alpha=0.3)
    scene.line(
        [(-0.76, 0.14), (-0.7, -0.14), (-0.6, -0.27), (-0.4, -0.32), (0.4, -0.32), (0.58, -0.22), (0.66, 0.14)],
        0.022,
        WHITE,
    )
    for x in (-0.38, -0.12, 0.14, 0.4):
        scene.line([(x, -0.32), (x, 0.12)], 0.014, WHITE, 0.7)
    scene.shape((-0.66, -0.12), (-0.6, -0.22), (-0.5, -0.26), (-0.58, 0.06), colour=WHITE, alpha=0.6)
    scene.fill("M -.86 .12 L .7 .12 L .78 .36 L -.82 .36 Q -.9 .24 -.86 .12 Z", scene.lit(body), scene.dim(body, 0.4))
    scene.line([(-0.84, 0.2), (0.72, 0.2)], 0.03, PAPER)
    scene.circle(-0.8, 0.27, 0.04, scene.lamp)
    for k in range(3):
        scene.fill([star(5, 0.06, 0.025, (-0.2 + 0.2 * k, 0.28))], mix(GOLD, WHITE, 0.4))
    for x in (-0.56, 0.04, 0.52):
        scene.circle(x, 0.38, 0.15, scene.dark)
        scene.circle(x, 0.38, 0.07, scene.metal, scene.dim(scene.metal, 0.4))
    for k in range(3):
        scene.circle(
            0.86 + 0.09 * k, 0.42 - 0.05 * k, 0.07 + 0.015 * k, mix(scene.rock, scene.hour.low, 0.4), alpha=0.6
        )


def mohole(scene: Scene) -> None:
    """A great pit with a glow in its depth, flags of those who paid for it round its rim."""
    scene.glow(0, 0.1, 0.7, rgb("#ff8a3a"), 0.5)
    for share, tone in (
        (1.0, scene.lit(scene.rock)),
        (0.9, scene.dim(scene.rock, 0.2)),
        (0.76, scene.dim(scene.rock, 0.45)),
    ):
        scene.fill([ellipse(0, 0.3, 0.86 * share, 0.25 * share)], tone, scene.dim(tone, 0.4))
    scene.fill([ellipse(0, 0.33, 0.52, 0.14)], rgb("#ffb04a"), rgb("#c8401c"))
    scene.fill([ellipse(0, 0.36, 0.3, 0.08)], rgb("#fff0b0"))
    scene.fade([(-0.44, -0.5), (0.44, -0.5), (0.34, 0.34), (-0.34, 0.34)], rgb("#ffe6b0"), 0.05, 0.6)
    for k, x in enumerate((-0.1, 0.12, 0.0)):
        scene.puffs(x, 0.14 - 0.1 * k, mix(WHITE, scene.hour.low, 0.3), n=4, size=0.05, lean=0.03)
    for k in range(9):
        a = math.pi * k / 8
        x, y = -0.88 * math.cos(a), 0.3 - 0.26 * math.sin(a)
        if 2 <= k <= 6:
            continue
        scene.line([(x, y), (x, y - 0.3)], 0.018, scene.metal)
        flag = rgb(("#e4572e", "#f2b33a", "#3d8ac0", "#5fa777")[k % 4])
        scene.shape(
            (x, y - 0.3),
            (x + 0.17, y - 0.27),
            (x + 0.15, y - 0.2),
            (x, y - 0.17),
            colour=flag,
            low=scene.dim(flag, 0.2),
        )
    for x in (-0.6, 0.6):
        scene.line([(x, 0.46), (x * 0.5, -0.06)], 0.035, scene.dim(scene.metal, 0.3))
        scene.slab(x - 0.1, 0.4, x + 0.12, 0.53, scene.accent)
        scene.line([(x * 0.5, -0.06), (x * 0.44, 0.24)], 0.012, scene.dark)
        scene.slab(x * 0.44 - 0.04, 0.22, x * 0.44 + 0.04, 0.29, scene.metal)


def grant(scene: Scene) -> None:
    """A chest of coins opened beside flasks and a rack of tubes."""
    scene.slab(-0.84, 0.36, 0.84, 0.5, WOOD, depth=0.03)
    scene.fill(
        "M .3 .36 L .3 -.02 Q .3 -.06 .26 -.2 L .26 -.34 L .42 -.34 L .42 -.2 C .5 -.04 .74 .1 .74 .26 Q .74 .36 .64 .36 Z",
        mix(GLASS, WHITE, 0.3),
        GLASS,
        0.75,
    )
    scene.fill("M .3 .36 L .3 .1 L .62 .1 Q .74 .18 .74 .26 Q .74 .36 .64 .36 Z", rgb("#5fd08a"), rgb("#1f8a5a"))
    scene.slab(0.22, -0.4, 0.46, -0.33, scene.metal, depth=0.2)
    for x, y, r in ((0.44, 0.2, 0.035), (0.54, 0.26, 0.025), (0.4, 0.02, 0.025), (0.36, -0.12, 0.018)):
        scene.circle(x, y, r, WHITE, alpha=0.7)
    chest = rgb("#9a5f34")
    scene.shape((-0.74, 0.06), (-0.66, -0.34), (0.0, -0.34), (0.1, 0.06), colour=scene.dim(chest, 0.5))
    scene.shape((-0.66, -0.34), (-0.6, -0.4), (0.04, -0.4), (0.0, -0.34), colour=scene.lit(chest))
    for row, n in ((0, 9), (1, 7), (2, 5)):
        for k in range(n):
            x, y = -0.32 + (k - (n - 1) / 2) * 0.085, 0.06 - 0.07 * row
            scene.fill([ellipse(x, y, 0.065, 0.05, 20 * (k % 3 - 1))], scene.dim(GOLD, 0.45))
            scene.fill([ellipse(x - 0.005, y - 0.01, 0.055, 0.042, 20 * (k % 3 - 1))], mix(GOLD, WHITE, 0.4), GOLD)
    scene.slab(-0.74, 0.06, 0.1, 0.36, chest, depth=0.12)
    for x in (-0.6, -0.16):
        scene.shape((x, 0.06), (x + 0.07, 0.06), (x + 0.07, 0.36), (x, 0.36), colour=scene.dim(GOLD, 0.15))
    scene.box((-0.37, 0.06, -0.25, 0.2), 0.02, GOLD)
    scene.circle(-0.31, 0.12, 0.022, INK)
    scene.fill("M -.1 -.2 L .02 -.5 L .2 -.42 L .08 -.14 Z", PAPER, scene.dim(PAPER, 0.2))
    scene.line([(0.02, -0.36), (0.13, -0.32)], 0.02, mix(INK, PAPER, 0.4))
    scene.circle(0.06, -0.22, 0.03, rgb("#c8343a"))


PLEDGES: Final[Mapping[str, Motif]] = {
    "skylens": Motif(skylens, "mars"),
    "suitcases": Motif(suitcases, "jovian"),
    "calendar": Motif(calendar, "rays", flies=True),
    "corn": Motif(corn, "rays", flies=True),
    "lapelpin": Motif(lapelpin, "rays", flies=True),
    "tourbus": Motif(tourbus, "mars", size=0.62),
    "mohole": Motif(mohole, "mars"),
    "grant": Motif(grant, "hall", size=0.64),
}
