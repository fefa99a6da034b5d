"""A great dish that sends its beam off a world without air."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    ray = rgb("#9affc8")
    for wide, alpha in ((0.2, 0.16), (0.11, 0.3), (0.04, 0.8)):
        scene.fill(
            [[(-0.14, -0.12), (-1.1 - wide, -1.1 + wide), (-1.1 + wide, -1.1 - wide)]],
            mix(ray, WHITE, 0.4),
            alpha=alpha,
        )
    scene.shadow_below(0.5)
    scene.slab(-0.2, 0.38, 0.44, 0.5, scene.metal)
    scene.shape(
        (0.06, 0.1), (0.2, 0.1), (0.3, 0.4), (-0.04, 0.4), colour=scene.lit(scene.metal), low=scene.dim(scene.metal)
    )
    scene.fill([ellipse(0.08, 0.06, 0.2, 0.5, 45)], scene.dim(scene.metal, 0.55))
    scene.fill([ellipse(0.02, 0.0, 0.17, 0.5, 45)], scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
    scene.fill([ellipse(0.01, -0.01, 0.11, 0.34, 45)], scene.dim(scene.metal, 0.3), scene.metal)
    for x, y in ((-0.3, 0.28), (0.3, -0.32)):
        scene.line([(x, y), (-0.16, -0.16)], 0.018, scene.dim(scene.metal, 0.2))
    scene.glow(-0.16, -0.16, 0.2, ray, 0.9)
    scene.circle(-0.16, -0.16, 0.055, WHITE)


MOTIF = Motif(paint, "moon")
