"""Seedlings in a row below lamps, behind a fence of light that keeps them safe."""

from renderer.art.motif import Motif
from renderer.art.parts import bolt
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    scene.slab(-0.78, -0.44, 0.78, -0.36, scene.dim(scene.metal, 0.2), depth=0.05)
    for x in (-0.74, 0.72):
        scene.line([(x, -0.4), (x, 0.48)], 0.035, scene.dim(scene.metal, 0.3))
    for x in (-0.48, 0.0, 0.48):
        scene.fade([(x - 0.1, -0.3), (x + 0.1, -0.3), (x + 0.27, 0.4), (x - 0.27, 0.4)], rgb("#ff9fe0"), 0.7, 0.15)
        scene.shape(
            (x - 0.06, -0.38),
            (x + 0.06, -0.38),
            (x + 0.13, -0.29),
            (x - 0.13, -0.29),
            colour=scene.accent,
            low=scene.dim(scene.accent),
        )
        scene.box((x - 0.1, -0.3, x + 0.1, -0.27), 0.01, rgb("#fff0fa"))
    soil = rgb("#6a4432")
    scene.slab(-0.72, 0.36, 0.72, 0.5, mix(rgb("#c9904a"), scene.hour.low, 0.1), depth=0.04)
    scene.fill([ellipse(0, 0.37, 0.68, 0.035)], soil, scene.dim(soil))
    for k in range(9):
        x, high = -0.6 + 0.15 * k, 0.16 + 0.08 * (k * 2 % 3)
        scene.line([(x, 0.37), (x, 0.37 - high)], 0.02, rgb("#4f8a3a"))
        for side in (-1, 1):
            leaf = [(0, 0), (0.03, -0.06), (0.1, -0.05), (0.04, 0.02)]
            scene.shape(
                *((x + side * lx, 0.4 - high + ly) for lx, ly in leaf), colour=rgb("#9fe05a"), low=rgb("#4f9a3a")
            )
    bolt(scene, -0.62, 0.44, 0.1, GOLD)


MOTIF = Motif(paint, "mars")
