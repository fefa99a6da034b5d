"""A hospital with a white cross on green, a place to land on its roof, and an ambulance."""

from renderer.art.motif import Motif
from renderer.art.parts import FIRST_AID
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    pale = mix(rgb("#f4f6f6"), scene.hour.low, 0.08)
    scene.slab(-0.7, -0.04, -0.2, 0.46, scene.dim(pale, 0.1))
    scene.windows(-0.66, 0.04, -0.36, 0.42, 3, 3, rgb("#8fc8d9"))
    scene.slab(-0.26, -0.38, 0.44, 0.46, pale, depth=0.2)
    scene.windows(-0.22, 0.04, 0.26, 0.42, 4, 3, rgb("#8fc8d9"))
    scene.box((-0.08, -0.32, 0.14, -0.02), 0.02, FIRST_AID)
    scene.box((-0.005, -0.29, 0.065, -0.05), 0.005, WHITE)
    scene.box((-0.055, -0.205, 0.115, -0.135), 0.005, WHITE)
    scene.slab(-0.32, -0.44, 0.5, -0.37, scene.dim(scene.metal, 0.2), depth=0.15)
    scene.box((0.0, 0.26, 0.14, 0.46), 0.02, scene.glass, mix(scene.glass, INK, 0.4))
    scene.line([(0.3, -0.44), (0.3, -0.56)], 0.018, scene.metal)
    scene.circle(0.3, -0.57, 0.03, rgb("#ff5a4a"))
    scene.slab(0.36, 0.24, 0.7, 0.46, WHITE, depth=0.1)
    scene.shape((0.7, 0.3), (0.8, 0.32), (0.86, 0.4), (0.86, 0.46), (0.7, 0.46), colour=WHITE, low=scene.metal)
    scene.shape((0.71, 0.32), (0.78, 0.33), (0.81, 0.39), (0.71, 0.39), colour=scene.glass)
    scene.box((0.36, 0.38, 0.84, 0.41), 0, FIRST_AID)
    scene.box((0.48, 0.28, 0.51, 0.37), 0, FIRST_AID)
    scene.box((0.45, 0.31, 0.54, 0.34), 0, FIRST_AID)
    scene.circle(0.6, 0.23, 0.028, rgb("#4a9aff"))
    for x in (0.46, 0.74):
        scene.circle(x, 0.47, 0.055, scene.dark)
        scene.circle(x, 0.47, 0.022, scene.metal)


MOTIF = Motif(paint, "street")
