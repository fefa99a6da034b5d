"""A tractor on its furrows."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import leafy, tuft
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    earth = mix(rgb("#6a4a38"), scene.dark, 0.2)
    scene.fill([[(-1.8, 0.36), (1.8, 0.36), (1.8, 0.9), (-1.8, 0.9)]], mix(earth, scene.hour.low, 0.25), earth)
    for k in range(-7, 8):
        scene.line([(0.1 * k, 0.36), (0.34 * k, 0.9)], 0.025, scene.dim(earth, 0.4))
    for x in (-1.2, -0.9, 0.86, 1.16):
        tuft(scene, x, 0.5, 0.16, leafy(scene))
    scene.shadow_below(0.55)
    scene.line([(-0.34, -0.04), (-0.34, -0.36)], 0.05, scene.dim(scene.metal, 0.4))
    scene.puffs(-0.34, -0.44, mix(scene.hour.low, WHITE, 0.3), n=3, size=0.045)
    body = [(-0.58, 0.04), (-0.52, -0.06), (0.0, -0.1), (0.0, 0.26), (-0.56, 0.24)]
    scene.shape(*body, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.35))
    for k in range(3):
        scene.line([(-0.53, 0.03 + 0.06 * k), (-0.38, 0.02 + 0.06 * k)], 0.018, scene.dark)
    scene.shape(
        (-0.02, 0.26), (-0.04, -0.12), (0.06, -0.46), (0.4, -0.46), (0.46, 0.26), colour=scene.dim(scene.accent, 0.3)
    )
    scene.shape(
        (0.03, -0.1), (0.1, -0.38), (0.36, -0.38), (0.38, -0.06), colour=scene.glass, low=scene.dim(scene.glass, 0.3)
    )
    scene.slab(0.0, -0.52, 0.48, -0.44, scene.accent)
    for x, y, r in ((0.28, 0.24, 0.28), (-0.44, 0.34, 0.17)):
        scene.circle(x, y, r, mix(scene.dark, INK, 0.5))
        for k in range(12):
            a = math.pi * k / 6
            scene.circle(x + r * 0.97 * math.cos(a), y + r * 0.97 * math.sin(a), r * 0.12, mix(scene.dark, INK, 0.5))
        scene.circle(x, y, r * 0.56, GOLD, mix(GOLD, rgb("#a8641c"), 0.4))
        scene.circle(x, y, r * 0.2, scene.dark)
    scene.line([(0.5, 0.26), (0.86, 0.3)], 0.04, scene.metal)
    for k in range(3):
        scene.line([(0.62 + 0.12 * k, 0.28), (0.7 + 0.12 * k, 0.46)], 0.03, scene.dim(scene.metal, 0.3))


MOTIF = Motif(paint, "ice")
