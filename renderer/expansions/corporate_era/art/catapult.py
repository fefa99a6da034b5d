"""Magnets up the flank of a mountain throw a capsule to the sky."""

from renderer.art.motif import Motif
from renderer.art.parts import capsule
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    rock = mix(scene.rock, scene.hour.low, 0.1)
    scene.shape((-0.98, 0.52), (0.42, -0.36), (0.56, -0.22), (0.2, 0.52), colour=scene.lit(rock), low=rock)
    scene.shape(
        (0.42, -0.36), (0.56, -0.22), (0.98, 0.52), (0.16, 0.52), colour=scene.dim(rock, 0.35), low=scene.dim(rock)
    )
    scene.shape((-0.98, 0.52), (-0.9, 0.4), (0.5, -0.46), (0.46, -0.34), colour=scene.dim(scene.metal, 0.45))
    scene.line([(-0.92, 0.42), (0.5, -0.455)], 0.03, scene.lit(scene.metal))
    for k in range(6):
        x, y = -0.72 + 0.22 * k, 0.3 - 0.1355 * k
        yoke = [(x - 0.1, y - 0.1), (x - 0.02, y - 0.15), (x + 0.1, y + 0.04), (x + 0.02, y + 0.09)]
        scene.shape(*yoke, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.3))
        scene.circle(x, y - 0.03, 0.026, scene.lamp)
    scene.fill([[(-0.1, -0.1), (0.62, -0.58), (0.68, -0.5)]], scene.lamp, alpha=0.6)
    capsule(scene, 0.7, -0.58, -32)


MOTIF = Motif(paint, "mars")
