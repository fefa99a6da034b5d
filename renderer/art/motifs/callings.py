"""What people do, keep and try: kitchens, sleepers, taxes, toys and beasts."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif
from renderer.art.motifs.parts import boulder, fire, sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, regular, star
from renderer.drawing.theme import INK, WHITE, mix, rgb

WOOD: Final = rgb("#8a5634")
BLUE: Final = rgb("#8ff0ff")


def soupkitchen(scene: Scene) -> None:
    """A great pot of soup, a cook with a ladle, and a queue with bowls."""
    scene.shadow_below(0.8)
    for k in range(3):
        scene.puffs(-0.3 + 0.1 * k, -0.06 - 0.04 * (k % 2), WHITE, n=3, size=0.045, lean=0.03)
    scene.slab(-0.66, 0.3, 0.16, 0.5, WOOD, depth=0.08)
    scene.across([(-0.5, -0.02), (0.06, -0.02), (0.02, 0.3), (-0.46, 0.3)], scene.dim(scene.metal, 0.25))
    scene.fill([ellipse(-0.22, -0.02, 0.28, 0.06)], scene.lit(scene.metal))
    scene.fill([ellipse(-0.22, -0.015, 0.24, 0.045)], rgb("#e4822e"))
    for x, y in ((-0.32, -0.02), (-0.14, -0.0), (-0.2, -0.035)):
        scene.circle(x, y, 0.02, rgb("#7fc04a"))
    for x in (-0.53, 0.09):
        scene.line([(x, 0.06), (x, 0.16)], 0.04, scene.dark)
    person(scene, -0.78, 0.5, 0.78, WHITE, arm=0.5)
    scene.fill([ellipse(-0.78, -0.26, 0.1, 0.06)], WHITE)
    scene.box((-0.85, -0.26, -0.71, -0.18), 0.02, WHITE)
    scene.line([(-0.54, -0.02), (-0.3, -0.26), (-0.3, -0.1)], 0.026, scene.metal)
    for x, high, code in ((0.36, 0.66, "#3d8ac0"), (0.6, 0.6, "#d1495b"), (0.82, 0.64, "#5fa777")):
        person(scene, x, 0.52, high, rgb(code))
        foot = 0.52 - high * 0.46
        bowl = [(x - 0.2, foot), (x - 0.06, foot), (x - 0.09, foot + 0.06), (x - 0.17, foot + 0.06)]
        scene.shape(*bowl, colour=PAPER, low=scene.dim(PAPER, 0.3))


def cryopods(scene: Scene) -> None:
    """Sleepers under frosted glass, in a row of upright pods."""
    scene.slab(-0.86, 0.42, 0.86, 0.52, scene.dim(scene.metal, 0.3), depth=0.04)
    for k, x in enumerate((-0.6, 0.0, 0.6)):
        scene.glow(x, 0.0, 0.5, rgb("#7fd8ff"), 0.45)
        scene.box((x - 0.25, -0.52, x + 0.25, 0.44), 0.14, scene.lit(scene.metal), scene.dim(scene.metal, 0.45))
        scene.box((x - 0.19, -0.45, x + 0.19, 0.34), 0.12, rgb("#1a4a6a"), rgb("#2f8ab0"))
        tone, lock = rgb(("#f0c8a0", "#c98f62", "#e2b08a")[k]), rgb(("#6a4226", "#2a2020", "#d0a050")[k])
        scene.fill(
            f"M {x - 0.15} .34 L {x - 0.15} .02 Q {x} -.16 {x + 0.15} .02 L {x + 0.15} .34 Z",
            mix(scene.accent, WHITE, 0.25),
            scene.dim(scene.accent, 0.3),
        )
        scene.circle(x, -0.19, 0.115, lock)
        scene.circle(x, -0.16, 0.1, tone, scene.dim(tone, 0.2))
        for dx in (-0.04, 0.04):
            scene.line([(x + dx - 0.02, -0.165), (x + dx + 0.02, -0.165)], 0.012, INK)
        scene.line([(x - 0.025, -0.105), (x + 0.025, -0.105)], 0.01, rgb("#8a3a3a"))
        scene.fade([(x - 0.19, 0.0), (x + 0.19, 0.0), (x + 0.19, 0.34), (x - 0.19, 0.34)], WHITE, 0.0, 0.75)
        for fx, fy, r in ((-0.13, -0.36, 0.05), (0.14, -0.3, 0.04), (0.15, -0.02, 0.05), (-0.15, 0.06, 0.04)):
            for j in range(3):
                a = math.pi * j / 3
                scene.line(
                    [
                        (x + fx - r * math.cos(a), fy - r * math.sin(a)),
                        (x + fx + r * math.cos(a), fy + r * math.sin(a)),
                    ],
                    0.01,
                    WHITE,
                )
        scene.shape((x - 0.15, -0.38), (x - 0.1, -0.42), (x - 0.1, 0.26), (x - 0.15, 0.26), colour=WHITE, alpha=0.4)
        scene.circle(x + 0.22, -0.44, 0.02, rgb("#8ff0b0"))


def taxvise(scene: Scene) -> None:
    """A vice that presses coins out of a bag."""
    steel = scene.dim(scene.metal, 0.2)
    scene.slab(-0.74, 0.34, 0.74, 0.48, WOOD, depth=0.04)
    scene.slab(-0.66, 0.18, 0.5, 0.34, steel, depth=0.06)
    sack = rgb("#d0a060")
    scene.fill(
        "M -.3 .18 C -.4 .02 -.36 -.12 -.2 -.2 L -.04 -.26 L .12 -.2 C .28 -.12 .32 .02 .22 .18 Z",
        scene.lit(sack),
        scene.dim(sack, 0.45),
    )
    scene.fill(
        "M -.1 -.24 C -.26 -.4 -.14 -.46 -.06 -.38 C -.02 -.48 .1 -.46 .04 -.36 C .16 -.44 .2 -.34 .02 -.24 Z",
        scene.lit(sack),
        scene.dim(sack, 0.3),
    )
    scene.line([(-0.14, -0.24), (0.06, -0.24)], 0.045, rgb("#c0343a"))
    scene.circle(-0.04, 0.0, 0.1, mix(GOLD, WHITE, 0.3), GOLD)
    scene.fill([star(5, 0.06, 0.026, (-0.04, 0.0))], mix(GOLD, rgb("#8a5414"), 0.5))
    scene.slab(-0.56, -0.2, -0.34, 0.3, steel, depth=0.3)
    scene.slab(0.26, -0.2, 0.48, 0.3, steel, depth=0.3)
    for y in (-0.14, -0.04, 0.06, 0.16):
        scene.line([(-0.36, y), (-0.33, y + 0.03)], 0.03, scene.dark)
        scene.line([(0.26, y), (0.24, y + 0.03)], 0.03, scene.dark)
    scene.column(0.48, 0.0, 0.82, 0.1, scene.metal)
    for k in range(6):
        scene.line([(0.52 + 0.05 * k, 0.0), (0.5 + 0.05 * k, 0.1)], 0.012, scene.dark)
    scene.line([(0.8, -0.28), (0.86, 0.36)], 0.05, scene.accent)
    for at in ((0.8, -0.28), (0.86, 0.36)):
        scene.circle(*at, 0.05, scene.dim(scene.accent, 0.3))
    for x, y in ((-0.3, -0.46), (0.2, -0.52), (0.36, -0.34), (-0.46, -0.32), (-0.04, -0.6)):
        scene.fill([ellipse(x, y, 0.07, 0.06, 30 * x)], rgb("#8a5414"))
        scene.fill([ellipse(x, y, 0.058, 0.048, 30 * x)], mix(GOLD, WHITE, 0.5), GOLD)


def meteorrain(scene: Scene) -> None:
    """Many falling stones with tails, and the flashes where they hit."""
    for x, y, r in ((-0.5, 0.46, 0.3), (0.2, 0.48, 0.4), (0.72, 0.46, 0.22)):
        scene.glow(x, y, r, rgb("#ffb050"), 0.95)
        scene.fill([star(9, r * 0.5, r * 0.22, (x, y))], rgb("#ffd98a"))
        scene.fill([star(9, r * 0.3, r * 0.14, (x, y))], WHITE)
    falls = (
        (-0.62, -0.34, 0.07),
        (-0.2, -0.16, 0.11),
        (0.34, -0.3, 0.08),
        (-0.5, 0.1, 0.06),
        (0.1, 0.16, 0.07),
        (0.62, 0.06, 0.1),
        (0.7, -0.46, 0.05),
        (-0.02, -0.52, 0.05),
    )
    for x, y, r in falls:
        fire(scene, x, y, r * 5.2, r * 0.95, -58)
        boulder(scene, x, y, r, rgb("#6a5048"), 2)


def chainofoffice(scene: Scene) -> None:
    """A chain of office with a crescent, on a cushion."""
    cloth = rgb("#8a2a4a")
    scene.fill(
        "M -.7 .34 C -.78 .2 -.66 .1 -.46 .16 C -.16 .06 .18 .06 .48 .16 C .68 .1 .78 .2 .7 .34 "
        "C .8 .5 .64 .58 .46 .52 C .16 .6 -.16 .6 -.46 .52 C -.66 .58 -.8 .5 -.7 .34 Z",
        scene.lit(cloth),
        scene.dim(cloth, 0.5),
    )
    for x, y in ((-0.74, 0.54), (0.74, 0.54)):
        scene.circle(x, y, 0.045, GOLD)
        scene.line([(x, y), (x * 1.06, y + 0.1)], 0.04, scene.dim(GOLD, 0.2))
    n = 18
    for k in range(n + 1):
        a = math.pi * (0.08 + 0.84 * k / n)
        x, y = 0.46 * math.cos(a), 0.1 - 0.56 * math.sin(a) + 0.1 * (1 - abs(math.cos(a)))
        if k % 3 == 0:
            scene.fill([regular(4, 0.08, (x, y))], rgb("#a8641c"))
            scene.fill([regular(4, 0.062, (x, y))], mix(GOLD, WHITE, 0.5), GOLD)
            scene.circle(x, y, 0.022, rgb("#3d8ac0"))
        else:
            scene.ring(x, y, 0.042, 0.026, rgb("#a8641c"))
            scene.ring(x, y, 0.038, 0.014, mix(GOLD, WHITE, 0.5))
    for side in (-1, 1):
        for k in range(5):
            t = k / 4
            scene.ring(side * (0.44 - 0.32 * t), 0.06 + 0.06 * t, 0.042, 0.026, rgb("#a8641c"))
            scene.ring(side * (0.44 - 0.32 * t), 0.06 + 0.06 * t, 0.038, 0.014, mix(GOLD, WHITE, 0.5))
    scene.circle(0.0, 0.19, 0.27, rgb("#7a4414"))
    scene.circle(0, 0.17, 0.255, mix(GOLD, WHITE, 0.45), GOLD)
    scene.circle(0, 0.17, 0.2, rgb("#1f2f5f"), rgb("#3a4f90"))
    scene.circle(-0.02, 0.17, 0.15, rgb("#f4f0e4"), rgb("#c9c4b8"))
    scene.circle(0.06, 0.14, 0.13, rgb("#28386c"))
    scene.fill([star(5, 0.045, 0.02, (0.09, 0.13))], WHITE)


def puppetcoins(scene: Scene) -> None:
    """A hand with strings that lifts one coin and lets another sink."""
    skin = rgb("#e2b08a")
    scene.slab(-0.2, -0.66, 0.24, -0.46, mix(INK, scene.accent, 0.3), depth=0.15)
    scene.slab(-0.17, -0.48, 0.2, -0.42, PAPER, depth=0.1)
    strings = (
        (-0.3, -0.14, -0.46, -0.04),
        (-0.12, -0.1, -0.32, -0.04),
        (0.12, -0.1, 0.3, 0.24),
        (0.3, -0.14, 0.46, 0.24),
    )
    for x, y, x2, y2 in strings:
        scene.line([(x, y), (x2, y2)], 0.012, INK)
    scene.fill(
        "M -.16 -.44 L .2 -.44 C .3 -.36 .28 -.26 .22 -.22 L -.2 -.22 C -.26 -.3 -.24 -.38 -.16 -.44 Z",
        scene.lit(skin),
        scene.dim(skin, 0.2),
    )
    for x, x2, y2 in ((-0.18, -0.3, -0.14), (-0.07, -0.12, -0.08), (0.06, 0.12, -0.08), (0.18, 0.3, -0.14)):
        scene.line([(x, -0.28), ((x + x2) / 2 + 0.02, -0.2), (x2, y2)], 0.075, scene.dim(skin, 0.12))
        scene.line([(x - 0.01, -0.28), ((x + x2) / 2, -0.2), (x2, y2)], 0.04, scene.lit(skin))
    for x, y, up in ((-0.39, 0.16, True), (0.38, 0.36, False)):
        scene.circle(x + 0.02, y + 0.03, 0.23, scene.dim(GOLD, 0.55))
        scene.circle(x, y, 0.23, mix(GOLD, WHITE, 0.45), GOLD)
        scene.circle(x, y, 0.18, mix(GOLD, rgb("#b8741c"), 0.3))
        tone, k = (rgb("#2f8a4a"), -1) if up else (rgb("#b8302a"), 1)
        scene.shape(
            (x, y + k * 0.14),
            (x - 0.11, y + k * 0.0),
            (x - 0.04, y),
            (x - 0.04, y - k * 0.12),
            (x + 0.04, y - k * 0.12),
            (x + 0.04, y),
            (x + 0.11, y),
            colour=tone,
        )


def atomprinter(scene: Scene) -> None:
    """A needle that sets coloured atoms into a lattice, one by one."""
    for row in range(4):
        for k in range(6 - (row == 3) * 3):
            x, y = -0.5 + 0.2 * k + 0.1 * (row % 2), 0.44 - 0.15 * row
            if k < 5 - (row == 3) * 3:
                scene.line([(x, y), (x + 0.2, y)], 0.03, scene.dim(scene.metal, 0.3))
            if row:
                scene.line(
                    [(x, y), (x + 0.1 * (1 if row % 2 == 0 else -1), y + 0.15)], 0.03, scene.dim(scene.metal, 0.3)
                )
    for row in range(4):
        for k in range(6 - (row == 3) * 3):
            x, y = -0.5 + 0.2 * k + 0.1 * (row % 2), 0.44 - 0.15 * row
            scene.orb(x, y, 0.07, rgb(("#e4572e", "#3d8ac0", "#f2b33a")[(k + row * 2) % 3]))
    scene.fade([(0.15, -0.2), (0.25, -0.2), (0.3, 0.0), (0.1, 0.0)], BLUE, 0.9, 0.2)
    scene.orb(0.2, -0.02, 0.07, rgb("#8fe0a0"))
    scene.shape(
        (0.08, -0.34),
        (0.32, -0.34),
        (0.23, -0.14),
        (0.17, -0.14),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.4),
    )
    scene.slab(0.04, -0.46, 0.38, -0.32, scene.accent, depth=0.2)
    scene.column(0.14, -0.66, 0.26, -0.46, scene.metal)
    sparkle(scene, 0.2, -0.02, 0.13)


def spinningtop(scene: Scene) -> None:
    """A spinning top that throws off coins and cogs."""
    scene.fill([ellipse(0, 0.5, 0.3, 0.05)], scene.dark, alpha=0.4)
    for share in (1.0, 0.78):
        ring = ellipse(0, 0.04, 0.76 * share, 0.2 * share, -8, 48)
        for begin in (2, 20, 34):
            scene.line(ring[begin : begin + 9], 0.018, WHITE, 0.7)
    scene.shape((-0.03, 0.52), (0.03, 0.52), (0.07, 0.38), (-0.07, 0.38), colour=scene.dim(scene.metal, 0.3))
    for k, (top, low, a, b) in enumerate(
        ((-0.16, -0.04, 0.2, 0.4), (-0.04, 0.1, 0.4, 0.44), (0.1, 0.22, 0.44, 0.32), (0.22, 0.4, 0.32, 0.06))
    ):
        tone = (scene.accent, PAPER, mix(scene.accent, GOLD, 0.6), scene.accent)[k]
        scene.across([(-a, top), (a, top), (b, low), (-b, low)], tone)
    scene.fill([ellipse(0, -0.16, 0.2, 0.05)], mix(scene.accent, WHITE, 0.4))
    scene.column(-0.03, -0.44, 0.03, -0.15, scene.metal)
    scene.orb(0, -0.46, 0.07, GOLD)
    for x, y, r in ((-0.62, -0.3, 0.1), (0.64, -0.26, 0.09), (0.52, 0.34, 0.08)):
        scene.circle(x, y, r, mix(GOLD, WHITE, 0.4), GOLD)
        scene.circle(x, y, r * 0.7, mix(GOLD, rgb("#b8741c"), 0.35))
    for x, y, r in ((-0.56, 0.32, 0.1), (0.4, -0.46, 0.08), (-0.34, -0.5, 0.07)):
        scene.fill([star(8, r, r * 0.74, (x, y))], scene.dim(scene.metal, 0.25))
        scene.circle(x, y, r * 0.34, scene.lit(scene.metal))


def bugle(scene: Scene) -> None:
    """A bugle with a banner, that calls people up."""
    for k in range(3):
        arc = [
            (0.62 + (0.14 + 0.1 * k) * math.cos(a), -0.14 + (0.2 + 0.12 * k) * math.sin(a))
            for a in (-0.9 + 0.18 * j for j in range(11))
        ]
        scene.line(arc, 0.028, WHITE, 0.8 - 0.2 * k)
    cloth = scene.accent
    scene.shape(
        (-0.34, 0.06),
        (0.22, 0.0),
        (0.26, 0.5),
        (0.08, 0.38),
        (-0.06, 0.54),
        (-0.18, 0.42),
        (-0.32, 0.56),
        colour=scene.lit(cloth),
        low=scene.dim(cloth, 0.35),
    )
    scene.fill([star(5, 0.14, 0.058, (-0.03, 0.22))], mix(GOLD, WHITE, 0.4))
    scene.line([(-0.32, 0.1), (0.22, 0.045)], 0.03, GOLD)
    brass = mix(GOLD, rgb("#d98a2e"), 0.25)
    loop = [*ellipse(-0.08, -0.02, 0.34, 0.13, -6, 40)]
    scene.line([*loop, loop[0]], 0.085, scene.dim(brass, 0.4))
    scene.line([*loop, loop[0]], 0.05, mix(brass, WHITE, 0.3))
    scene.line([(-0.72, 0.0), (0.3, -0.11)], 0.075, scene.dim(brass, 0.3))
    scene.line([(-0.72, -0.01), (0.3, -0.125)], 0.04, mix(brass, WHITE, 0.5))
    scene.fill(
        "M .2 -.16 C .4 -.18 .5 -.28 .6 -.42 L .7 .12 C .58 .02 .44 -.04 .22 -.06 Z",
        mix(brass, WHITE, 0.35),
        scene.dim(brass, 0.35),
    )
    scene.fill([ellipse(0.65, -0.15, 0.07, 0.28, -9)], scene.dim(brass, 0.55))
    scene.fill([ellipse(0.655, -0.15, 0.045, 0.23, -9)], scene.dark)
    scene.circle(-0.74, 0.0, 0.06, mix(brass, WHITE, 0.3), scene.dim(brass, 0.4))


CALLINGS: Final[Mapping[str, Motif]] = {
    "soupkitchen": Motif(soupkitchen, "street", size=0.62),
    "cryopods": Motif(cryopods, "hall"),
    "taxvise": Motif(taxvise, "hall", size=0.62),
    "meteorrain": Motif(meteorrain, "mars"),
    "chainofoffice": Motif(chainofoffice, "rays", flies=True),
    "puppetcoins": Motif(puppetcoins, "rays", flies=True),
    "atomprinter": Motif(atomprinter, "lens", flies=True, size=0.64),
    "spinningtop": Motif(spinningtop, "rays", flies=True),
    "bugle": Motif(bugle, "rays", flies=True),
}
