"""Global events that people give each other: parcels, quilts, openings."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, star
from renderer.drawing.theme import WHITE, mix, rgb

WOOD: Final = rgb("#8a5634")


def ribbon(scene: Scene) -> None:
    """Great shears about to cut a ribbon with a bow."""
    red = rgb("#d1303a")
    for x in (-0.8, 0.84):
        scene.column(x - 0.04, -0.12, x + 0.04, 0.5, GOLD)
        scene.circle(x, -0.14, 0.06, mix(GOLD, WHITE, 0.4), GOLD)
    scene.fill("M -.8 0 Q 0 .2 .84 0 L .84 .12 Q 0 .34 -.8 .12 Z", mix(red, WHITE, 0.2), scene.dim(red, 0.35))
    for f in (-1, 1):
        scene.fill(
            f"M -.4 .12 C {-0.4 + f * 0.1} -.12 {-0.4 + f * 0.32} -.16 {-0.4 + f * 0.3} .06 "
            f"C {-0.4 + f * 0.28} .2 {-0.4 + f * 0.1} .18 -.4 .12 Z",
            mix(red, WHITE, 0.25),
            scene.dim(red, 0.25),
        )
        scene.shape(
            (-0.4, 0.12),
            (-0.4 + f * 0.2, 0.46),
            (-0.4 + f * 0.1, 0.44),
            (-0.4 + f * 0.04, 0.5),
            colour=scene.dim(red, 0.15),
        )
    scene.circle(-0.4, 0.12, 0.07, red, scene.dim(red, 0.4))
    blade = scene.lit(mix(scene.metal, WHITE, 0.4))
    for f, shade in ((1, 0.3), (-1, 0.0)):
        scene.shape(
            *turned([(-0.02, -0.05), (-0.46, -0.015), (-0.5, 0.03), (-0.02, 0.05)], (0.28, 0.02), f * 24),
            colour=scene.dim(blade, shade),
            low=scene.dim(blade, shade + 0.25),
        )
        scene.line(turned([(0.0, 0.0), (0.2, 0.0)], (0.28, 0.02), f * 24), 0.07, scene.dim(GOLD, shade))
        c, s = math.cos(math.radians(f * 24)), math.sin(math.radians(f * 24))
        scene.ring(0.28 + 0.32 * c, 0.02 + 0.32 * s, 0.14, 0.06, scene.dim(GOLD, shade))
        scene.ring(0.27 + 0.32 * c, 0.01 + 0.32 * s, 0.13, 0.02, mix(GOLD, WHITE, 0.5))
    scene.circle(0.28, 0.02, 0.05, scene.dark)
    scene.circle(0.275, 0.015, 0.025, scene.metal)
    for x, y, k in (
        (-0.6, -0.4, 0),
        (-0.2, -0.5, 1),
        (0.1, -0.36, 2),
        (0.5, -0.5, 0),
        (0.7, -0.3, 1),
        (-0.44, -0.24, 2),
        (0.3, -0.56, 1),
    ):
        flake = turned([(-0.04, -0.02), (0.04, -0.02), (0.04, 0.02), (-0.04, 0.02)], (x, y), 50 * k + 20)
        scene.shape(*flake, colour=rgb(("#f2c14a", "#8fd6f0", "#7fc04a")[k]))


def earthparcel(scene: Scene) -> None:
    """Parcels with ribbons that come from the Earth on small parachutes of light."""
    for x, y, size, code in ((-0.5, 0.1, 0.7, "#3d8ac0"), (0.52, 0.14, 0.6, "#5fa777"), (0.0, -0.06, 1.1, "#e9d9b8")):
        with scene.placed(x, y, size):
            tone = rgb(code)
            for px in (-0.3, 0.0, 0.3):
                scene.line([(px, -0.26), (px * 0.6, 0.04)], 0.012, WHITE, 0.8)
            scene.fill(
                [[*half_ellipse(0, -0.24, 0.36, 0.26), (0.18, -0.28), (0.0, -0.24), (-0.18, -0.28)]],
                mix(scene.accent, WHITE, 0.2),
                scene.dim(scene.accent, 0.3),
            )
            scene.line(half_ellipse(0, -0.24, 0.12, 0.26), 0.014, PAPER)
            scene.slab(-0.22, 0.04, 0.22, 0.38, tone, depth=0.2)
            red = rgb("#d1303a")
            scene.shape((-0.08, 0.04), (0.0, 0.04), (0.0, 0.38), (-0.08, 0.38), colour=red, low=scene.dim(red, 0.3))
            scene.shape((-0.22, 0.17), (0.22, 0.17), (0.22, 0.24), (-0.22, 0.24), colour=red, low=scene.dim(red, 0.3))
            for f in (-1, 1):
                scene.fill(
                    [ellipse(-0.04 + f * 0.08, 0.0, 0.08, 0.045, 24 * f)], mix(red, WHITE, 0.2), scene.dim(red, 0.2)
                )
            heart = "M .1 .34 C .02 .28 .03 .22 .1 .26 C .17 .22 .18 .28 .1 .34 Z"
            scene.fill(heart, WHITE)


def patchwork(scene: Scene) -> None:
    """A quilt of many patches, no two alike, on a line."""
    codes = (
        "#e4572e",
        "#3d8ac0",
        "#f2b33a",
        "#5fa777",
        "#8e5aa8",
        "#d1495b",
        "#2a9d8f",
        "#e9dcc4",
        "#b8683f",
        "#3a4f90",
        "#8fd05a",
        "#f2a0b0",
    )
    for row in range(3):
        for k in range(4):
            x, y = -0.6 + 0.3 * k, -0.4 + 0.27 * row
            sag = [0.05 * math.sin(math.pi * (px + 0.6) / 1.2) for px in (x, x + 0.3)]
            tone = rgb(codes[row * 4 + k])
            scene.shape(
                (x, y + sag[0]),
                (x + 0.3, y + sag[1]),
                (x + 0.3, y + sag[1] + 0.28),
                (x, y + sag[0] + 0.28),
                colour=scene.lit(tone),
                low=scene.dim(tone, 0.2),
            )
            mx, my, white = x + 0.15, y + sag[0] + 0.135, mix(PAPER, tone, 0.15)
            match (row * 4 + k) % 6:
                case 0:
                    scene.fill([star(5, 0.08, 0.034, (mx, my))], white)
                case 1:
                    scene.fill([ellipse(mx, my, 0.075, 0.04, 40)], white)
                    scene.line([(mx - 0.06, my + 0.05), (mx + 0.05, my - 0.045)], 0.012, tone)
                case 2:
                    scene.circle(mx, my, 0.07, white)
                    scene.circle(mx, my, 0.035, tone)
                case 3:
                    scene.shape((mx, my - 0.08), (mx + 0.08, my), (mx, my + 0.08), (mx - 0.08, my), colour=white)
                case 4:
                    for dx in (-0.06, 0.0, 0.06):
                        scene.line([(mx + dx, my - 0.07), (mx + dx, my + 0.07)], 0.024, white)
                case _:
                    for dx, dy in ((-0.045, -0.045), (0.045, -0.045), (-0.045, 0.045), (0.045, 0.045)):
                        scene.circle(mx + dx, my + dy, 0.028, white)
    for row in range(4):
        seam = [(-0.6 + 0.1 * j, -0.4 + 0.27 * row + 0.05 * math.sin(math.pi * j / 12)) for j in range(13)]
        for a, b in pairwise(seam):
            scene.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)], 0.016, PAPER)
    scene.line([(-1.2, -0.5), (-0.6, -0.42), (0.0, -0.36), (0.6, -0.42), (1.2, -0.5)], 0.016, scene.dark)
    for x, y in ((-0.56, -0.4), (-0.2, -0.36), (0.2, -0.36), (0.56, -0.4)):
        scene.box((x - 0.022, y - 0.08, x + 0.022, y + 0.06), 0.012, scene.lit(WOOD), scene.dim(WOOD, 0.3))


GOODWILL: Final[Mapping[str, Motif]] = {
    "ribbon": Motif(ribbon, "street"),
    "earthparcel": Motif(earthparcel, "earth", flies=True),
    "patchwork": Motif(patchwork, "rays", flies=True),
}
