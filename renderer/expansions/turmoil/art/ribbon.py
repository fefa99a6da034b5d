"""Great shears about to cut a ribbon with a bow."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
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


MOTIF = Motif(paint, "street")
