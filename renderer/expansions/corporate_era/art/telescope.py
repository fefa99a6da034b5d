"""A telescope that floats."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    blue = mix(rgb("#3d6ea6"), scene.hour.low, 0.15)
    scene.fill([[(-0.1, 0.02), (0.02, 0.1), (-0.12, 0.46), (-0.26, 0.38)]], mix(blue, WHITE, 0.3), blue)
    scene.fill([[(0.08, -0.28), (0.2, -0.2), (0.36, -0.5), (0.24, -0.56)]], mix(blue, WHITE, 0.3), blue)
    tube = [(-0.42, -0.22), (0.36, 0.1), (0.28, 0.34), (-0.5, 0.02)]
    scene.fill([tube], scene.lit(scene.metal), scene.dim(scene.metal, 0.5))
    scene.fill(
        [[(0.1, -0.01), (0.36, 0.1), (0.28, 0.34), (0.02, 0.23)]], scene.lit(scene.accent), scene.dim(scene.accent)
    )
    scene.fill([ellipse(-0.46, -0.1, 0.055, 0.13, 22)], scene.dark)
    scene.fill([ellipse(-0.455, -0.1, 0.035, 0.095, 22)], scene.glass, mix(scene.glass, INK, 0.5))
    scene.shape((-0.46, -0.24), (-0.4, -0.2), (-0.56, -0.34), colour=scene.lit(scene.metal))


MOTIF = Motif(paint, "space", flies=True)
