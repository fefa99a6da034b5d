"""Global events that break what was built: storms, strikes and riots."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import crate, hut, sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import Point, ellipse, half_ellipse, regular, star
from renderer.drawing.theme import INK, WHITE, mix, rgb

WOOD: Final = rgb("#8a5634")


def _flames(scene: Scene, x: float, foot: float, size: float) -> None:
    for grow, code in ((1.0, "#e4501c"), (0.72, "#ff9a2a"), (0.4, "#fff0a0")):
        s = size * grow
        scene.fill(
            f"M {x - s * 0.4} {foot} C {x - s * 0.5} {foot - s * 0.4} {x - s * 0.2} {foot - s * 0.5} {x - s * 0.24} {foot - s * 0.85} "
            f"C {x - s * 0.05} {foot - s * 0.7} {x} {foot - s * 0.6} {x + s * 0.06} {foot - s * 1.1} "
            f"C {x + s * 0.3} {foot - s * 0.75} {x + s * 0.5} {foot - s * 0.4} {x + s * 0.36} {foot} Z",
            rgb(code),
        )


def dustwall(scene: Scene) -> None:
    """A wall of dust, high as a mountain, that swallows a town."""
    for x, half in ((0.5, 0.2), (0.84, 0.16), (0.2, 0.16)):
        hut(scene, x, 0.46, half, mix(PAPER, scene.accent, 0.3))
    scene.line([(0.66, 0.46), (0.66, 0.06)], 0.02, scene.metal)
    scene.fill([ellipse(0.66, 0.04, 0.1, 0.05, -30)], scene.metal, scene.dim(scene.metal))
    dust = mix(rgb("#c8743a"), scene.hour.mid, 0.3)
    heaps = (
        (-1.3, 0.2, 0.6),
        (-0.9, -0.3, 0.42),
        (-0.5, -0.5, 0.34),
        (-0.62, 0.1, 0.5),
        (-0.16, -0.26, 0.3),
        (-0.2, 0.26, 0.3),
        (0.08, 0.02, 0.22),
        (0.12, 0.36, 0.18),
        (-1.0, 0.5, 0.5),
    )
    for x, y, r in heaps:
        scene.circle(x + 0.03, y - 0.03, r * 1.03, mix(dust, WHITE, 0.28))
        scene.circle(x, y, r, mix(dust, WHITE, 0.06), scene.dim(dust, 0.35))
    for x, y, r in heaps[1:8]:
        swirl = [
            (x + r * (0.75 - 0.05 * j) * math.cos(0.5 * j - 2), y + r * (0.75 - 0.05 * j) * math.sin(0.5 * j - 2))
            for j in range(11)
        ]
        scene.line(swirl, 0.022, scene.dim(dust, 0.45), 0.7)
    for k in range(7):
        y = -0.3 + 0.12 * k
        scene.line([(0.16 + 0.05 * (k % 3), y), (0.42 + 0.09 * (k % 4), y - 0.02)], 0.014, mix(dust, WHITE, 0.3), 0.7)
    scene.fill([ellipse(-0.2, 0.5, 0.9, 0.07)], mix(dust, WHITE, 0.2), alpha=0.8)


def axestump(scene: Scene) -> None:
    """An axe in a stump among felled trunks."""
    scene.shadow_below(0.7)
    bark = rgb("#7a4a30")
    for x, y, r in ((-0.66, 0.34, 0.13), (0.64, 0.38, 0.14), (0.5, 0.16, 0.12)):
        scene.across(
            [
                (x, y - r),
                (x + 0.46 * (1 if x > 0 else -1), y - r * 0.9),
                (x + 0.46 * (1 if x > 0 else -1), y + r * 0.9),
                (x, y + r),
            ],
            bark,
        )
        scene.fill([ellipse(x, y, r * 0.5, r)], rgb("#e9c48a"), rgb("#b88a4a"))
        scene.fill([ellipse(x, y, r * 0.3, r * 0.6)], rgb("#c9984f"))
        scene.fill([ellipse(x, y, r * 0.14, r * 0.28)], rgb("#e9c48a"))
    scene.fill(
        "M -.34 .5 C -.26 .4 -.28 .3 -.26 .12 L .24 .12 C .26 .3 .26 .4 .38 .5 L .2 .47 L .04 .53 L -.14 .47 Z",
        scene.lit(bark),
        scene.dim(bark, 0.5),
    )
    for dx in (-0.14, 0.0, 0.13):
        scene.line([(dx, 0.2), (dx * 1.2, 0.44)], 0.018, scene.dim(bark, 0.6))
    scene.fill([ellipse(-0.01, 0.12, 0.25, 0.08)], rgb("#f0d09a"), rgb("#c9984f"))
    for share in (0.7, 0.4):
        ring = ellipse(-0.01, 0.12, 0.25 * share, 0.08 * share, 0, 32)
        scene.line([*ring, ring[0]], 0.014, rgb("#a8743a"))
    scene.line([(0.06, 0.06), (0.42, -0.56)], 0.075, scene.dim(WOOD, 0.3))
    scene.line([(0.05, 0.05), (0.41, -0.57)], 0.04, mix(WOOD, WHITE, 0.3))
    scene.fill(
        "M .1 -.16 L .22 -.08 C .14 .0 .1 .06 .04 .13 C -.06 .12 -.16 .04 -.2 -.04 C -.08 -.04 .0 -.08 .1 -.16 Z",
        scene.lit(scene.metal),
        scene.dim(scene.metal, 0.5),
    )
    scene.fill("M .04 .13 C -.06 .12 -.16 .04 -.2 -.04 L -.15 -.04 C -.1 .04 -.04 .08 .06 .1 Z", WHITE)
    for x, y, turn in ((-0.4, 0.0, 20), (-0.5, 0.16, -30), (0.34, 0.02, 50), (-0.3, -0.14, 70)):
        scene.shape(
            *turned([(-0.05, -0.02), (0.05, -0.03), (0.04, 0.03), (-0.04, 0.02)], (x, y), turn), colour=rgb("#e9c48a")
        )
    scene.line([(-0.46, 0.5), (-0.46, 0.38)], 0.02, rgb("#4f8a3a"))
    for f in (-1, 1):
        scene.fill([ellipse(-0.46 + f * 0.05, 0.37, 0.06, 0.028, -30 * f)], rgb("#8fd05a"), rgb("#4f9a3a"))


def picket(scene: Scene) -> None:
    """Miners with signs before a closed gate, their tools laid down."""
    scene.shadow_below(0.85)
    for k in range(11):
        x = -0.9 + 0.18 * k
        scene.line([(x, -0.2), (x, 0.4)], 0.024, scene.dim(scene.metal, 0.4))
    for y in (-0.12, 0.3):
        scene.line([(-0.94, y), (0.94, y)], 0.03, scene.dim(scene.metal, 0.3))
    signs = (
        (-0.6, 0.5, 0.6, "#f2b33a"),
        (-0.2, 0.54, 0.64, "#e4572e"),
        (0.24, 0.52, 0.6, "#3d8ac0"),
        (0.64, 0.54, 0.62, "#5fa777"),
    )
    for k, (x, foot, high, code) in enumerate(signs):
        px, top = x + high * 0.34, foot - high * 1.5
        scene.line([(px, foot - high * 0.5), (px, top + 0.2)], 0.026, WOOD)
        scene.box((px - 0.17, top, px + 0.17, top + 0.24), 0.02, PAPER, scene.dim(PAPER, 0.15))
        match k:
            case 0:
                for f in (-1, 1):
                    scene.line([(px - f * 0.08, top + 0.19), (px + f * 0.07, top + 0.06)], 0.022, INK)
                    scene.line([(px + f * 0.02, top + 0.04), (px + f * 0.11, top + 0.1)], 0.026, INK)
            case 1:
                scene.circle(px, top + 0.12, 0.08, GOLD)
                scene.circle(px, top + 0.12, 0.05, mix(GOLD, rgb("#8a5414"), 0.4))
            case 2:
                scene.ring(px, top + 0.12, 0.085, 0.024, rgb("#c02a2a"))
                scene.line([(px - 0.06, top + 0.18), (px + 0.06, top + 0.06)], 0.024, rgb("#c02a2a"))
            case _:
                fist = [
                    (px - 0.06, top + 0.05),
                    (px + 0.06, top + 0.05),
                    (px + 0.06, top + 0.14),
                    (px + 0.03, top + 0.21),
                    (px - 0.03, top + 0.21),
                    (px - 0.06, top + 0.14),
                ]
                scene.shape(*fist, colour=rgb("#c02a2a"))
        person(scene, x, foot, high, rgb(code), arm=0.7)
        scene.fill([half_ellipse(x, foot - high * 0.86, high * 0.13, high * 0.15)], GOLD, scene.dim(GOLD, 0.3))
        scene.circle(x, foot - high * 0.92, 0.022, WHITE)
    for x, turn in ((-0.4, 12), (0.44, -10)):
        scene.line(turned([(-0.16, 0.0), (0.16, 0.0)], (x, 0.58), turn), 0.026, WOOD)
        scene.line(turned([(0.16, -0.08), (0.18, 0.0), (0.16, 0.08)], (x, 0.58), turn), 0.03, scene.metal)


def mudslide(scene: Scene) -> None:
    """A slope of mud that carries off a house and trees."""
    mud = mix(rgb("#7a4a2c"), scene.rock, 0.25)
    scene.fill(
        "M -2.6 -.8 L -1.1 -.5 C -.7 -.46 -.5 -.2 -.1 -.04 C .3 .1 .6 .34 1.1 .44 L 2.6 .5 L 2.6 .8 L -2.6 .8 Z",
        scene.lit(mud),
        scene.dim(mud, 0.4),
    )
    with scene.placed(-0.02, -0.06, 0.62):
        wall = mix(rgb("#f4e4c8"), scene.accent, 0.15)
        for points, tone, shade in (
            ([(-0.36, -0.12), (0.3, -0.12), (0.3, 0.42), (-0.36, 0.42)], wall, 0.0),
            ([(0.3, -0.12), (0.46, -0.18), (0.46, 0.36), (0.3, 0.42)], wall, 0.4),
            ([(-0.44, -0.1), (-0.04, -0.5), (0.38, -0.1)], scene.accent, 0.1),
            ([(0.38, -0.1), (-0.04, -0.5), (0.16, -0.52), (0.52, -0.18)], scene.accent, 0.45),
            ([(-0.26, 0.02), (-0.1, 0.02), (-0.1, 0.18), (-0.26, 0.18)], scene.lamp, 0.0),
            ([(0.04, 0.06), (0.18, 0.06), (0.18, 0.4), (0.04, 0.4)], WOOD, 0.2),
        ):
            scene.shape(*turned(points, (0, 0), 18), colour=scene.dim(tone, shade), low=scene.dim(tone, shade + 0.15))
    for x, y, turn in ((-0.56, -0.22, -50), (0.44, 0.14, 62), (0.7, 0.3, 80)):
        scene.line(turned([(0, 0.14), (0, -0.1)], (x, y), turn), 0.035, WOOD)
        for dx, dy in ((0.0, -0.2), (-0.07, -0.13), (0.07, -0.13)):
            spot = turned([(dx, dy)], (x, y), turn)[0]
            scene.circle(*spot, 0.085, rgb("#6fae4a"), rgb("#3f7a3a"))
    flow = "M -2.6 -.5 L -1.1 -.3 C -.8 -.2 -.7 .02 -.4 .06 C -.2 .08 -.1 .22 .1 .2 C .3 .18 .4 .34 .6 .36 "
    flow += "C .8 .36 .9 .46 1.1 .5 L 2.6 .56 L 2.6 .8 L -2.6 .8 Z"
    scene.fill(flow, mix(mud, WHITE, 0.12), scene.dim(mud, 0.55))
    for k in range(5):
        x, y = -0.8 + 0.32 * k, 0.06 + 0.085 * k
        scene.line([(x, y), (x + 0.1, y + 0.05), (x + 0.24, y + 0.06), (x + 0.34, y + 0.12)], 0.03, scene.dim(mud, 0.6))
    for x, y, r in (
        (-0.5, 0.3, 0.07),
        (0.1, 0.36, 0.09),
        (0.5, 0.46, 0.06),
        (-0.8, 0.1, 0.05),
        (0.84, 0.4, 0.05),
        (-0.2, 0.46, 0.05),
    ):
        scene.fill([regular(7, r, (x, y))], scene.lit(scene.rock), scene.dim(scene.rock, 0.5))


def barricade(scene: Scene) -> None:
    """A heap of chairs, barrels and planks, with one on top who waves a flag."""
    scene.shadow_below(0.8)
    scene.line([(0.16, 0.0), (0.3, -0.66)], 0.024, WOOD)
    scene.fill(
        "M .3 -.66 C .46 -.74 .56 -.54 .74 -.62 L .66 -.28 C .5 -.2 .4 -.4 .23 -.32 Z", rgb("#d8342c"), rgb("#8a1a22")
    )
    person(scene, 0.02, 0.04, 0.5, rgb("#f0e6d2"), arm=0.9)
    for x, foot, high, code in ((-0.5, 0.2, 0.42, "#3d5a8a"), (0.5, 0.22, 0.42, "#5fa777")):
        person(scene, x, foot, high, rgb(code), arm=1.0)
    planks = (
        (-0.6, 0.24, 0.6, 24),
        (0.56, 0.24, 0.6, -28),
        (0.0, 0.1, 0.7, -6),
        (-0.2, 0.3, 0.8, -16),
        (0.3, 0.34, 0.7, 14),
    )
    for x, y, long, turn in planks:
        plank = turned([(-long / 2, -0.045), (long / 2, -0.045), (long / 2, 0.045), (-long / 2, 0.045)], (x, y), turn)
        scene.shape(*plank, colour=scene.lit(WOOD), low=scene.dim(WOOD, 0.25))
    for x, foot, code in ((-0.7, 0.54, "#3d7a9a"), (0.02, 0.54, "#a8542f"), (0.68, 0.54, "#5f8a4a")):
        tone = rgb(code)
        scene.column(x - 0.14, foot - 0.34, x + 0.14, foot, tone)
        scene.fill([ellipse(x, foot - 0.34, 0.14, 0.035)], scene.lit(tone))
        for y in (foot - 0.24, foot - 0.1):
            scene.line([(x - 0.14, y), (x + 0.14, y)], 0.02, scene.dim(tone, 0.5))
    crate(scene, -0.5, 0.55, 0.3, rgb("#c9904a"))
    crate(scene, 0.24, 0.56, 0.28, rgb("#b8804a"))
    tyre = rgb("#2a2428")
    for x, y in ((-0.24, 0.5), (0.46, 0.36)):
        scene.circle(x, y, 0.12, tyre)
        scene.circle(x, y, 0.06, scene.dim(scene.metal, 0.4))
    for f in (-1, 1):
        x = f * 0.34
        scene.line([(x, 0.34), (x - 0.1 * f, 0.02)], 0.03, scene.lit(WOOD))
        scene.line([(x + 0.2 * f, 0.3), (x + 0.1 * f, 0.0)], 0.03, WOOD)
        scene.line([(x - 0.08 * f, 0.1), (x + 0.13 * f, 0.08)], 0.03, scene.lit(WOOD))


def burningcar(scene: Scene) -> None:
    """An overturned car in flames, and bricks that fly."""
    scene.shadow_below(0.7)
    for k in range(5):
        scene.circle(-0.1 + 0.09 * k, -0.2 - 0.13 * k, 0.14 + 0.03 * k, rgb("#3a3236"), alpha=0.75 - 0.1 * k)
    scene.glow(0, 0.1, 0.8, rgb("#ff8a2a"), 0.8)
    _flames(scene, 0.1, 0.24, 0.62)
    _flames(scene, -0.28, 0.26, 0.44)
    _flames(scene, 0.42, 0.28, 0.36)
    body = scene.dim(scene.accent, 0.2)
    scene.fill(
        "M -.7 .1 L .68 .1 Q .74 .2 .66 .32 L .4 .34 L .24 .52 L -.34 .52 L -.5 .34 L -.68 .32 Q -.76 .2 -.7 .1 Z",
        scene.lit(body),
        scene.dim(body, 0.5),
    )
    for left in (-0.38, -0.04):
        scene.shape(
            (left - 0.02, 0.36),
            (left + 0.28, 0.36),
            (left + 0.2, 0.48),
            (left + 0.06, 0.48),
            colour=INK,
            low=scene.dim(scene.glass, 0.5),
        )
        scene.line([(left + 0.06, 0.38), (left + 0.14, 0.44), (left + 0.12, 0.47)], 0.012, WHITE)
    scene.line([(-0.7, 0.22), (0.68, 0.22)], 0.022, scene.dim(body, 0.6))
    for x in (-0.42, 0.4):
        scene.circle(x, 0.1, 0.15, rgb("#221c22"))
        scene.circle(x, 0.1, 0.07, scene.metal, scene.dim(scene.metal, 0.4))
    _flames(scene, -0.56, 0.14, 0.26)
    for x, y, turn in ((-0.74, -0.34, 30), (0.74, -0.2, -40), (0.62, -0.48, 15), (-0.5, -0.56, 60)):
        brick = turned([(-0.075, -0.04), (0.075, -0.04), (0.075, 0.04), (-0.075, 0.04)], (x, y), turn)
        scene.shape(*brick, colour=rgb("#d96f4a"), low=rgb("#9a3f2a"))
        scene.line(turned([(-0.2, 0.0), (-0.1, 0.0)], (x, y), turn + 120), 0.014, WHITE, 0.6)


def spanner(scene: Scene) -> None:
    """A spanner thrown into two wheels, whose teeth break."""
    for x, y, r, n, turn, tone in (
        (-0.32, 0.02, 0.36, 14, 0.0, mix(scene.metal, scene.accent, 0.15)),
        (0.4, 0.12, 0.28, 11, 0.2, GOLD),
    ):
        for grow, shade in ((1.06, 0.6), (1.0, 0.1)):
            teeth: list[Point] = []
            for k in range(n):
                for d, s in ((0.0, 1.0), (0.4, 1.0), (0.5, 0.82), (0.9, 0.82)):
                    a = 2 * math.pi * (k + d) / n + turn
                    teeth.append((x + r * grow * s * math.cos(a), y + r * grow * s * math.sin(a)))
            scene.shape(*teeth, colour=scene.dim(tone, shade), low=scene.dim(tone, shade + 0.25))
        scene.circle(x, y, r * 0.6, scene.dim(tone, 0.4))
        scene.circle(x, y, r * 0.52, scene.dim(tone, 0.05), scene.dim(tone, 0.3))
        scene.circle(x, y, r * 0.2, scene.dark)
    scene.glow(0.08, 0.04, 0.34, rgb("#ffb04a"), 1.0)
    scene.fill([star(10, 0.26, 0.1, (0.08, 0.04))], rgb("#ffd25a"))
    scene.fill([star(10, 0.16, 0.06, (0.08, 0.04))], WHITE)
    steel = scene.lit(mix(scene.metal, WHITE, 0.3))
    bar = turned([(-0.05, -0.4), (0.05, -0.4), (0.05, 0.3), (-0.05, 0.3)], (0.1, -0.08), 16)
    scene.shape(*[(px + 0.02, py + 0.02) for px, py in bar], colour=INK, alpha=0.5)
    scene.shape(*bar, colour=steel, low=scene.dim(scene.metal, 0.3))
    jaw = [
        (-0.13, 0.26),
        (-0.16, 0.4),
        (-0.1, 0.54),
        (-0.05, 0.5),
        (-0.05, 0.4),
        (0.05, 0.4),
        (0.05, 0.5),
        (0.1, 0.54),
        (0.16, 0.4),
        (0.13, 0.26),
    ]
    scene.shape(*turned(jaw, (0.1, -0.08), 16), colour=steel, low=scene.dim(scene.metal, 0.35))
    ring = turned([(0, -0.44)], (0.1, -0.08), 16)[0]
    scene.circle(*ring, 0.12, steel, scene.dim(scene.metal, 0.2))
    scene.circle(*ring, 0.055, scene.dark)
    for x, y, turn in ((0.0, -0.36, 20), (0.42, -0.3, 60), (-0.06, 0.44, 40), (0.3, 0.48, 10), (-0.62, -0.4, 30)):
        chip = turned([(-0.05, -0.03), (0.05, -0.04), (0.03, 0.05)], (x, y), turn)
        scene.shape(*chip, colour=scene.lit(scene.metal))
    for x, y in ((0.26, -0.12), (-0.04, 0.22)):
        sparkle(scene, x, y, 0.09)


UPHEAVALS: Final[Mapping[str, Motif]] = {
    "dustwall": Motif(dustwall, "mars"),
    "axestump": Motif(axestump, "green"),
    "picket": Motif(picket, "mars"),
    "mudslide": Motif(mudslide, "mars"),
    "barricade": Motif(barricade, "street"),
    "burningcar": Motif(burningcar, "street"),
    "spanner": Motif(spanner, "hall", flies=True),
}
