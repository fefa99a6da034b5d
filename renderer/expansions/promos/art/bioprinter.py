"""A machine prints a fish, layer by layer, from tanks of colour."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.slab(-0.7, 0.34, 0.7, 0.5, scene.metal, depth=0.06)
    for x in (-0.64, 0.58):
        scene.slab(x, -0.44, x + 0.08, 0.36, scene.dim(scene.metal, 0.2))
    scene.slab(-0.7, -0.54, 0.72, -0.4, scene.accent, depth=0.08)
    for k, code in enumerate(("#e4703a", "#5fb0d0", "#f2c14a")):
        x = -0.36 + 0.2 * k
        scene.column(x - 0.06, -0.66, x + 0.06, -0.52, rgb(code))
        scene.fill([ellipse(x, -0.66, 0.06, 0.02)], mix(rgb(code), WHITE, 0.5))
    scene.fade([(-0.5, -0.4), (0.5, -0.4), (0.56, 0.34), (-0.56, 0.34)], rgb("#bff4ff"), 0.25, 0.45)
    fish = "M -.46 .12 C -.3 -.12 .1 -.14 .28 .1 L .48 -.04 L .46 .28 L .28 .14 C .1 .34 -.3 .32 -.46 .12 Z"
    scene.fill(fish, mix(rgb("#8a94a8"), WHITE, 0.3), alpha=0.45)
    tone = rgb("#f2804a")
    scene.fill(
        "M -.46 .12 L .28 .12 L .47 .12 L .46 .28 L .28 .14 C .1 .34 -.3 .32 -.46 .12 Z",
        scene.lit(tone),
        scene.dim(tone, 0.4),
    )
    for k in range(3):
        scene.line(
            [(-0.34 + 0.05 * k, 0.16 + 0.045 * k), (0.2 - 0.08 * k, 0.16 + 0.045 * k)], 0.014, scene.dim(tone, 0.3)
        )
    for x in (-0.26, -0.04, 0.14):
        scene.line([(x, 0.04), (x + 0.03, -0.06)], 0.012, WHITE, 0.7)
    scene.circle(-0.32, 0.06, 0.036, WHITE, alpha=0.9)
    scene.circle(-0.325, 0.06, 0.018, INK)
    scene.slab(0.0, -0.42, 0.18, -0.24, scene.metal)
    scene.shape((0.05, -0.24), (0.12, -0.24), (0.095, -0.12), (0.075, -0.12), colour=scene.dim(scene.metal, 0.4))
    scene.line([(0.085, -0.12), (0.085, 0.1)], 0.018, tone)
    scene.glow(0.085, 0.1, 0.1, rgb("#fff0b0"), 1)


MOTIF = Motif(paint, "hall")
