"""Where people settle on moons and rocks far from the sun."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif
from renderer.art.motifs.parts import hut, solar_wing, tree
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb

ICE: Final = rgb("#cfeaf6")


def igloos(scene: Scene) -> None:
    """Domes of cut ice, lit from within, beside a geyser."""
    for k in range(4):
        y = 0.14 - 0.12 * k
        scene.circle(0.66 + 0.02 * k, y, 0.06 + 0.02 * k, mix(ICE, WHITE, 0.5), alpha=0.75 - 0.1 * k)
    scene.shape(
        (0.5, 0.34), (0.62, 0.14), (0.7, 0.14), (0.84, 0.34), colour=mix(ICE, WHITE, 0.4), low=scene.dim(ICE, 0.3)
    )
    for x, foot, half in ((0.26, 0.34, 0.24), (-0.56, 0.4, 0.24), (-0.1, 0.5, 0.4)):
        high = half * 1.05
        scene.glow(x, foot - high * 0.3, half * 1.5, rgb("#ffd98a"), 0.5)
        scene.vault(x, foot, half, high, mix(ICE, scene.hour.low, 0.12))
        for row in range(1, 4):
            y = foot - high * row / 4
            wide = half * math.sqrt(1 - (row / 4) ** 2)
            scene.line([(x - wide, y), (x + wide, y)], 0.012, scene.dim(ICE, 0.35))
            for k in range(-2, 3):
                dx = wide * (k + 0.5 * (row % 2)) / 2.6
                scene.line([(x + dx, y), (x + dx * 1.05, y + high / 4)], 0.01, scene.dim(ICE, 0.35))
        scene.fill([half_ellipse(x, foot, half * 0.36, high * 0.52)], scene.dim(ICE, 0.5))
        scene.fill([half_ellipse(x, foot, half * 0.26, high * 0.42)], rgb("#fff0b0"), rgb("#ffb84a"))
    scene.line([(-0.1, 0.08), (-0.1, -0.24)], 0.018, scene.metal)
    scene.shape((-0.1, -0.24), (0.14, -0.18), (-0.1, -0.11), colour=scene.accent)


def moontruck(scene: Scene) -> None:
    """A lorry with wheels of wire, laden with boxes that show a leaf and a coin."""
    scene.shadow_below(0.74)
    for k, (x, y) in enumerate(((-0.62, 0.2), (-0.3, 0.2), (0.02, 0.2), (-0.46, -0.08), (-0.14, -0.08))):
        tone = (rgb("#5fa777"), GOLD, rgb("#d98a52"))[k % 3]
        scene.slab(x, y - 0.27, x + 0.31, y, tone, depth=0.14)
        for dx in (0.05, 0.12, 0.19, 0.26):
            scene.line([(x + dx * 0.9, y - 0.25), (x + dx * 0.9, y - 0.02)], 0.01, scene.dim(tone, 0.3))
        scene.circle(x + 0.13, y - 0.135, 0.075, PAPER)
        if k % 3 == 0:
            leaf = f"M {x + 0.08} {y - 0.1} Q {x + 0.08} {y - 0.2} {x + 0.18} {y - 0.19} Q {x + 0.19} {y - 0.09} {x + 0.08} {y - 0.1} Z"
            scene.fill(leaf, rgb("#4f9a3a"))
        else:
            scene.circle(x + 0.13, y - 0.135, 0.045, mix(GOLD, rgb("#b8741c"), 0.3 + 0.3 * (k % 2)))
    scene.slab(-0.72, 0.2, 0.72, 0.28, scene.dim(scene.metal, 0.2), depth=0.04)
    scene.fill(
        "M .4 .22 L .4 -.14 Q .4 -.22 .48 -.22 L .6 -.22 L .76 .04 L .76 .22 Z",
        scene.lit(scene.accent),
        scene.dim(scene.accent, 0.4),
    )
    scene.shape(
        (0.52, -0.16), (0.59, -0.16), (0.7, 0.04), (0.52, 0.04), colour=scene.glass, low=mix(scene.glass, INK, 0.4)
    )
    scene.line([(0.42, -0.2), (0.36, -0.42)], 0.014, scene.metal)
    scene.circle(0.36, -0.43, 0.025, rgb("#ff6a4a"))
    scene.circle(0.77, 0.16, 0.035, scene.lamp)
    for x in (-0.5, -0.1, 0.54):
        scene.circle(x, 0.36, 0.16, scene.dark)
        scene.circle(x, 0.36, 0.12, scene.metal, scene.dim(scene.metal, 0.4))
        for k in range(4):
            a = math.pi * k / 4
            scene.line(
                [
                    (x - 0.12 * math.cos(a), 0.36 - 0.12 * math.sin(a)),
                    (x + 0.12 * math.cos(a), 0.36 + 0.12 * math.sin(a)),
                ],
                0.014,
                scene.dark,
            )


def drumdigger(scene: Scene) -> None:
    """A digger with a toothed drum that bites into the grey ground of the Moon."""
    scene.shape(
        (-1.0, 0.5),
        (-0.86, 0.16),
        (-0.64, 0.06),
        (-0.5, 0.3),
        (-0.42, 0.52),
        colour=scene.lit(scene.rock),
        low=scene.dim(scene.rock, 0.3),
    )
    scene.shadow_below(0.66)
    scene.slab(-0.02, -0.2, 0.6, 0.26, scene.accent, depth=0.22)
    scene.shape(
        (0.04, -0.14), (0.26, -0.14), (0.26, 0.06), (0.04, 0.06), colour=scene.glass, low=mix(scene.glass, INK, 0.4)
    )
    scene.slab(0.2, -0.36, 0.56, -0.2, scene.dim(scene.metal, 0.2))
    scene.line([(0.52, -0.36), (0.52, -0.5)], 0.05, scene.dim(scene.metal, 0.4))
    for y in (0.04, 0.2):
        scene.line([(0.06, y), (-0.42, y * 0.5 + 0.06)], 0.06, scene.dim(scene.metal, 0.2 + y))
    for k in range(14):
        a = 2 * math.pi * k / 14
        x, y = -0.46 + 0.3 * math.cos(a), 0.2 + 0.3 * math.sin(a)
        scene.shape(
            (x - 0.05 * math.sin(a), y + 0.05 * math.cos(a)),
            (x + 0.05 * math.sin(a), y - 0.05 * math.cos(a)),
            (-0.46 + 0.4 * math.cos(a + 0.1), 0.2 + 0.4 * math.sin(a + 0.1)),
            colour=GOLD,
        )
    scene.orb(-0.46, 0.2, 0.3, scene.metal)
    scene.circle(-0.46, 0.2, 0.13, scene.dim(scene.metal, 0.5))
    scene.circle(-0.47, 0.19, 0.07, scene.lit(scene.metal))
    for x, y, r in ((-0.82, -0.08, 0.04), (-0.74, -0.2, 0.03), (-0.92, 0.02, 0.03), (-0.6, -0.26, 0.022)):
        scene.circle(x, y, r, scene.lit(scene.rock))
    scene.box((-0.04, 0.26, 0.68, 0.5), 0.12, scene.dark)
    for k in range(4):
        scene.circle(0.08 + 0.16 * k, 0.38, 0.075, scene.metal, scene.dim(scene.metal, 0.4))


def minetown(scene: Scene) -> None:
    """Huts, a winding tower and a ship's mast on a lump of rock."""
    scene.line([(0.52, -0.06), (0.62, -0.4)], 0.02, scene.metal)
    scene.fill([ellipse(0.63, -0.4, 0.11, 0.05, 24)], scene.lit(scene.metal), scene.dim(scene.metal))
    for x, y, half, code in (
        (-0.44, 0.04, 0.13, "#e9dcc4"),
        (0.4, 0.02, 0.15, "#d9a566"),
        (0.14, -0.08, 0.11, "#e9dcc4"),
    ):
        hut(scene, x, y, half, mix(rgb(code), scene.hour.low, 0.1))
    for x in (-0.3, -0.02):
        scene.line([(x, 0.0), (-0.16, -0.48)], 0.03, scene.accent)
    for y, half in ((-0.12, 0.1), (-0.26, 0.065)):
        scene.line([(-0.16 - half, y), (-0.16 + half, y)], 0.02, scene.dim(scene.accent, 0.3))
    scene.circle(-0.16, -0.44, 0.085, scene.dark)
    scene.circle(-0.16, -0.44, 0.055, scene.metal)
    scene.line([(-0.16, -0.36), (-0.16, 0.1)], 0.012, scene.dark)
    rock = mix(rgb("#8a7464"), scene.hour.low, 0.15)
    scene.fill(
        "M -.74 .14 C -.6 -.04 -.3 -.02 0 -.04 C .3 -.04 .6 -.04 .74 .1 C .8 .3 .5 .56 .1 .58 C -.3 .6 -.8 .4 -.74 .14 Z",
        scene.lit(rock),
        scene.dim(rock, 0.65),
    )
    scene.box((-0.24, -0.02, -0.08, 0.12), 0.06, INK)
    for x, y, r in ((-0.48, 0.24, 0.09), (0.3, 0.2, 0.11), (0.56, 0.16, 0.06), (-0.06, 0.42, 0.1), (-0.3, 0.44, 0.05)):
        scene.fill([ellipse(x, y, r, r * 0.6)], scene.dim(rock, 0.6))
        scene.fill([ellipse(x + 0.01, y + 0.02, r * 0.8, r * 0.42)], scene.dim(rock, 0.2))
    for x, y in ((0.06, 0.3), (0.16, 0.34), (0.1, 0.24)):
        scene.shape((x - 0.03, y), (x, y - 0.05), (x + 0.03, y), (x, y + 0.04), colour=rgb("#bfe3f0"))


def shelter(scene: Scene) -> None:
    """A family before the lit gate of a home in the rock."""
    rock = scene.lit(scene.rock)
    scene.fill("M -.9 .5 C -.8 -.1 -.5 -.4 -.1 -.48 C .3 -.5 .7 -.2 .9 .5 Z", rock, scene.dim(scene.rock, 0.4))
    scene.shape(
        (-0.1, -0.48), (0.3, -0.42), (0.6, -0.1), (0.4, 0.0), (0.16, -0.2), colour=scene.dim(scene.rock, 0.3), alpha=0.5
    )
    scene.glow(0.02, 0.24, 0.62, rgb("#ffc870"), 0.8)
    scene.fill([[*half_ellipse(0.02, 0.14, 0.32, 0.34), (0.34, 0.5), (-0.3, 0.5)]], scene.dim(scene.metal, 0.3))
    scene.fill([[*half_ellipse(0.02, 0.14, 0.25, 0.27), (0.27, 0.5), (-0.23, 0.5)]], rgb("#fff2c4"), rgb("#ffb04a"))
    scene.fade([(-0.22, 0.48), (0.26, 0.48), (0.5, 0.64), (-0.46, 0.64)], rgb("#ffd98a"), 0.8, 0.1)
    for x, y in ((-0.56, 0.12), (-0.46, -0.08), (0.5, 0.08), (0.62, 0.22), (-0.64, 0.3)):
        scene.box((x - 0.06, y - 0.04, x + 0.06, y + 0.05), 0.02, rgb("#ffe0a0"))
    tree(scene, -0.12, 0.48, 0.24)
    for x, foot, high, code in (
        (0.0, 0.54, 0.38, "#8e5aa8"),
        (0.16, 0.54, 0.34, "#d1495b"),
        (0.09, 0.56, 0.2, "#3d8ac0"),
    ):
        person(scene, x, foot, high, rgb(code), arm=0.3)
    scene.slab(0.24, 0.46, 0.34, 0.55, rgb("#7a4a30"))


def pioneers(scene: Scene) -> None:
    """The first three on a new moon raise a flag beside their lander."""
    scene.shadow_below(0.7)
    scene.line([(-0.52, 0.2), (-0.78, 0.5)], 0.03, scene.metal)
    scene.line([(-0.3, 0.2), (-0.08, 0.5)], 0.03, scene.dim(scene.metal, 0.3))
    scene.line([(-0.42, 0.26), (-0.42, 0.46)], 0.06, scene.dim(scene.metal, 0.5))
    scene.shape(
        (-0.62, 0.06),
        (-0.2, 0.06),
        (-0.14, 0.18),
        (-0.22, 0.3),
        (-0.6, 0.3),
        (-0.68, 0.18),
        colour=scene.lit(GOLD),
        low=scene.dim(GOLD, 0.5),
    )
    scene.shape(
        (-0.54, 0.06),
        (-0.58, -0.16),
        (-0.48, -0.3),
        (-0.32, -0.3),
        (-0.24, -0.14),
        (-0.28, 0.06),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.45),
    )
    scene.shape((-0.54, -0.12), (-0.44, -0.12), (-0.44, -0.02), (-0.52, -0.02), colour=rgb("#2f6f9a"))
    scene.circle(-0.34, -0.06, 0.045, scene.lamp)
    scene.line([(0.3, 0.5), (0.3, -0.52)], 0.024, scene.metal)
    scene.fill(
        "M .3 -.5 Q .44 -.58 .58 -.5 Q .72 -.42 .86 -.48 L .86 -.2 Q .72 -.14 .58 -.22 Q .44 -.28 .3 -.2 Z",
        scene.lit(scene.accent),
        scene.dim(scene.accent, 0.3),
    )
    scene.circle(0.57, -0.36, 0.07, PAPER)
    for x, high, arm in ((0.12, 0.44, 0.2), (0.44, 0.5, 0.8), (0.66, 0.46, 0.0)):
        person(scene, x, 0.54, high, rgb("#e9e6e0"), arm=arm)
        top = 0.54 - high * 0.86
        scene.circle(x, top, high * 0.17, WHITE)
        scene.circle(x - high * 0.02, top + high * 0.01, high * 0.12, rgb("#f2b33a"), rgb("#8a4a1c"))


def conveyors(scene: Scene) -> None:
    """Three belts from three domes that pour goods onto one heap."""
    scene.shadow_below(0.8)
    for x, y, half, code in (
        (-0.66, -0.04, 0.24, "#5fa777"),
        (0.66, -0.04, 0.24, "#3d8ac0"),
        (0.0, -0.22, 0.26, "#d98a52"),
    ):
        scene.slab(x - half * 1.1, y, x + half * 1.1, y + 0.08, scene.metal, depth=0.08)
        scene.vault(x, y, half, half * 0.95, mix(rgb(code), WHITE, 0.15))
        scene.shape(
            (x - half * 0.6, y - half * 0.6),
            (x - half * 0.3, y - half * 0.8),
            (x - half * 0.36, y - half * 0.2),
            (x - half * 0.66, y - half * 0.16),
            colour=WHITE,
            alpha=0.4,
        )
        if x:
            scene.column(x - 0.05, y + 0.08, x + 0.05, 0.5, scene.dim(scene.metal, 0.3))
    belts = (
        ((-0.5, 0.04), (-0.12, 0.24), "#7fc04a"),
        ((0.5, 0.04), (0.14, 0.24), "#8fd6f0"),
        ((0.0, -0.14), (0.0, 0.18), "#e4902e"),
    )
    for (x, y), (x2, y2), code in belts:
        scene.line([(x, y), (x2, y2)], 0.09, scene.dark)
        scene.line([(x, y - 0.01), (x2, y2 - 0.01)], 0.05, scene.dim(scene.metal, 0.4))
        for t in (0.12, 0.45, 0.78):
            at = x + (x2 - x) * t, y + (y2 - y) * t - 0.03
            scene.slab(at[0] - 0.045, at[1] - 0.06, at[0] + 0.045, at[1] + 0.03, rgb(code))
    codes = ("#7fc04a", "#8fd6f0", "#e4902e", "#e9dcc4", "#c04a3a")
    for row, n in ((0, 6), (1, 5), (2, 3), (3, 1)):
        for k in range(n):
            x, y = (k - (n - 1) / 2) * 0.13, 0.52 - 0.095 * row
            scene.slab(x - 0.06, y - 0.1, x + 0.06, y, rgb(codes[(k * 2 + row) % 5]))


def containercamp(scene: Scene) -> None:
    """Homes made of boxes, with washing between them, and children at a tap."""
    scene.shadow_below(0.85)
    for x, y, wide, code in (
        (-0.86, 0.42, 0.5, "#3d8ac0"),
        (-0.8, 0.16, 0.42, "#d98a52"),
        (0.34, 0.42, 0.54, "#5fa777"),
        (0.42, 0.16, 0.44, "#d1495b"),
        (0.36, -0.1, 0.3, "#e9c060"),
    ):
        tone = mix(rgb(code), scene.hour.low, 0.2)
        scene.slab(x, y - 0.25, x + wide, y, tone, depth=0.14)
        for k in range(1, 6):
            scene.line(
                [(x + wide * 0.86 * k / 6, y - 0.24), (x + wide * 0.86 * k / 6, y - 0.01)], 0.01, scene.dim(tone, 0.3)
            )
        scene.box((x + wide * 0.16, y - 0.17, x + wide * 0.38, y - 0.05), 0.01, scene.lamp)
    scene.box((-0.58, 0.22, -0.46, 0.42), 0.01, scene.dark)
    scene.box((0.62, 0.22, 0.74, 0.42), 0.01, scene.dark)
    scene.line([(-0.4, -0.02), (-0.0, 0.06), (0.42, -0.04)], 0.012, scene.dark)
    for k, code in enumerate(("#fbf3e2", "#e4572e", "#8fd6f0", "#f2c14a", "#fbf3e2")):
        x = -0.3 + 0.14 * k
        y = 0.045 - 0.5 * (x - 0.02) ** 2
        scene.shape(
            (x - 0.05, y),
            (x + 0.05, y),
            (x + 0.04, y + 0.17),
            (x - 0.04, y + 0.17),
            colour=rgb(code),
            low=scene.dim(rgb(code), 0.2),
        )
    solar_wing(scene, -0.74, -0.18, -0.48, -0.08)
    scene.column(0.06, 0.24, 0.2, 0.5, rgb("#8fb0c0"))
    scene.line([(0.06, 0.36), (-0.02, 0.36), (-0.02, 0.4)], 0.022, scene.metal)
    for x, high, code in ((-0.1, 0.26, "#e4572e"), (-0.24, 0.3, "#8e5aa8"), (-0.36, 0.22, "#f2b33a")):
        person(scene, x, 0.54, high, rgb(code), arm=0.5)


def stiltlab(scene: Scene) -> None:
    """A laboratory on legs above the ice, with a round window and a mast."""
    scene.shadow_below(0.62)
    for x in (-0.5, -0.18, 0.18, 0.5):
        scene.line([(x * 0.86, 0.1), (x, 0.48)], 0.045, scene.dim(scene.metal, 0.3))
        scene.slab(x - 0.07, 0.46, x + 0.07, 0.51, scene.dark)
    scene.line([(-0.02, 0.14), (-0.02, 0.5)], 0.1, scene.dim(scene.metal, 0.5))
    body = mix(scene.accent, WHITE, 0.12)
    scene.fill(
        "M -.66 -.02 L -.54 -.2 L .5 -.2 L .62 -.02 L .52 .16 L -.56 .16 Z", scene.lit(body), scene.dim(body, 0.45)
    )
    scene.line([(-0.64, -0.02), (0.6, -0.02)], 0.03, WHITE)
    for k in range(5):
        scene.circle(-0.44 + 0.13 * k, -0.11, 0.035, scene.lamp)
        scene.circle(-0.44 + 0.13 * k, 0.07, 0.035, scene.lamp)
    scene.circle(0.34, -0.02, 0.15, scene.metal)
    scene.circle(0.34, -0.02, 0.12, rgb("#12304a"))
    scene.shape(
        (0.31, -0.1), (0.37, -0.1), (0.37, -0.05), (0.43, 0.05), (0.25, 0.05), (0.31, -0.05), colour=rgb("#8ff0b0")
    )
    scene.vault(-0.3, -0.2, 0.16, 0.15, WHITE)
    scene.shape((-0.33, -0.34), (-0.27, -0.35), (-0.24, -0.21), (-0.3, -0.21), colour=scene.dark)
    scene.line([(0.16, -0.2), (0.16, -0.54)], 0.018, scene.metal)
    for y, half in ((-0.46, 0.05), (-0.36, 0.08)):
        scene.line([(0.16 - half, y), (0.16 + half, y)], 0.014, scene.metal)
    scene.fill([ellipse(0.46, -0.3, 0.13, 0.07, -28)], scene.lit(scene.metal), scene.dim(scene.metal))
    scene.line([(0.46, -0.2), (0.46, -0.29)], 0.02, scene.dark)


FOOTHOLDS: Final[Mapping[str, Motif]] = {
    "igloos": Motif(igloos, "jovian"),
    "moontruck": Motif(moontruck, "moon", size=0.62),
    "drumdigger": Motif(drumdigger, "moon", size=0.62),
    "minetown": Motif(minetown, "belt", flies=True),
    "shelter": Motif(shelter, "moon"),
    "pioneers": Motif(pioneers, "io"),
    "conveyors": Motif(conveyors, "io", size=0.62),
    "containercamp": Motif(containercamp, "mars", size=0.62),
    "stiltlab": Motif(stiltlab, "jovian"),
}
