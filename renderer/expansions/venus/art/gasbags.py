"""A tug that hauls bags of gas in a row."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import fire, gasbag
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.line([(-0.5, 0.14), (0.9, -0.28)], 0.016, scene.metal)
    for x, y, r in ((0.68, -0.22, 0.15), (0.4, -0.14, 0.19), (0.04, -0.02, 0.24)):
        gasbag(scene, x, y, r, r * 0.92, mix(rgb("#e9c060"), scene.accent, 0.25))
        scene.fill([ellipse(x, y, r * 0.98, r * 0.2, -14)], scene.dim(scene.metal, 0.3), alpha=0.8)
    fire(scene, -0.34, 0.08, 0.24, 0.06, -17)
    ship = turned([(-0.34, 0.0), (-0.2, -0.11), (0.1, -0.12), (0.1, 0.12), (-0.2, 0.11)], (-0.46, 0.13), -17)
    scene.shape(*ship, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.shape(
        *turned([(-0.26, -0.06), (-0.12, -0.1), (-0.08, -0.02), (-0.28, -0.01)], (-0.46, 0.13), -17),
        colour=scene.glass,
        low=mix(scene.glass, INK, 0.4),
    )
    for side in (-1, 1):
        fin = [(0.0, side * 0.1), (0.14, side * 0.12), (0.2, side * 0.26), (0.1, side * 0.26)]
        scene.shape(*turned(fin, (-0.46, 0.13), -17), colour=scene.lit(scene.accent), low=scene.dim(scene.accent))


MOTIF = Motif(paint, "overvenus", flies=True)
