"""A tower of a company behind its wall."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    tone = mix(scene.dark, scene.metal, 0.3)
    scene.across([(-0.12, -0.52), (0.12, -0.52), (0.26, 0.4), (-0.26, 0.4)], tone)
    scene.shape((-0.12, -0.52), (0.0, -0.64), (0.12, -0.52), colour=scene.accent)
    for k in range(6):
        y, half = -0.42 + 0.12 * k, 0.07 + 0.016 * k
        scene.box((-half, y, half * 0.6, y + 0.035), 0.005, scene.lamp)
    for side in (-1, 1):
        scene.column(side * 0.52 - 0.1, -0.02, side * 0.52 + 0.1, 0.5, mix(tone, scene.metal, 0.3))
        scene.column(side * 0.52 - 0.13, -0.08, side * 0.52 + 0.13, 0.02, scene.accent)
    scene.slab(-0.6, 0.2, 0.6, 0.5, mix(tone, scene.metal, 0.45), depth=0.1)
    scene.shape((-0.1, 0.5), (-0.1, 0.34), (0, 0.27), (0.1, 0.34), (0.1, 0.5), colour=scene.dark)


MOTIF = Motif(paint, "mars")
