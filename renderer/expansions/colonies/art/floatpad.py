"""A pad on four balloons, and a rocket that leaves it."""

from renderer.art.motif import Motif
from renderer.art.parts import fire, gasbag
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x in (-0.58, 0.58):
        scene.line([(x, 0.02), (x * 0.9, 0.24)], 0.014, scene.dark)
        gasbag(scene, x, -0.1, 0.2, 0.18, scene.accent)
    scene.puffs(-0.1, 0.2, mix(WHITE, rgb("#ffcf9a"), 0.3), n=2, size=0.09, lean=-0.16)
    scene.puffs(0.1, 0.2, mix(WHITE, rgb("#ffcf9a"), 0.3), n=2, size=0.09, lean=0.16)
    scene.slab(-0.66, 0.22, 0.66, 0.3, scene.metal, depth=0.05)
    scene.shape((-0.5, 0.3), (0.5, 0.3), (0.26, 0.46), (-0.26, 0.46), colour=scene.dim(scene.metal, 0.3))
    scene.windows(-0.28, 0.33, 0.26, 0.4, 8, 1, scene.lamp)
    fire(scene, 0, 0.06, 0.2, 0.09, 90)
    scene.across([(-0.1, 0.04), (-0.1, -0.3), (0, -0.56), (0.1, -0.3), (0.1, 0.04)], mix(scene.metal, WHITE, 0.4))
    for side in (-1, 1):
        scene.shape(
            (side * 0.1, -0.14),
            (side * 0.22, 0.1),
            (side * 0.1, 0.06),
            colour=scene.dim(scene.accent, 0.2 + 0.15 * side),
        )
    scene.circle(0, -0.26, 0.05, rgb("#2f6f9a"))
    scene.line([(-0.4, 0.22), (-0.4, -0.02)], 0.02, scene.dim(scene.metal, 0.3))
    scene.circle(-0.4, -0.04, 0.03, rgb("#ff6a4a"))


MOTIF = Motif(paint, "titan", flies=True)
