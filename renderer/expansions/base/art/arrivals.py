"""People with their luggage on the ramp of a ship."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    hull = "M .1 .5 L .1 -.3 C .2 -.56 .5 -.66 .8 -.66 L 1.8 -.66 L 1.8 .5 Z"
    scene.fill(hull, scene.lit(scene.metal), scene.dim(scene.metal, 0.5))
    scene.shape((0.1, -0.1), (1.8, -0.1), (1.8, 0.0), (0.1, 0.0), colour=scene.accent, low=scene.dim(scene.accent, 0.2))
    for k in range(5):
        scene.circle(0.62 + 0.22 * k, -0.3, 0.065, scene.dim(scene.metal, 0.6))
        scene.circle(0.62 + 0.22 * k, -0.3, 0.046, scene.glass)
    scene.box((0.2, -0.2, 0.52, 0.3), 0.08, scene.dark)
    scene.box((0.23, -0.17, 0.49, 0.28), 0.06, mix(scene.lamp, WHITE, 0.2), mix(scene.lamp, rgb("#ff9a3a"), 0.4))
    scene.shape(
        (0.18, 0.26),
        (0.52, 0.26),
        (-0.3, 0.54),
        (-0.94, 0.54),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.3),
    )
    scene.shape((0.52, 0.26), (0.56, 0.3), (-0.24, 0.57), (-0.3, 0.54), colour=scene.dim(scene.metal, 0.55))
    for x, foot, high, code in (
        (0.36, 0.3, 0.36, "#5fa777"),
        (0.06, 0.38, 0.48, "#e9b84a"),
        (-0.36, 0.48, 0.62, "#d1495b"),
    ):
        scene.slab(x - 0.32 * high, foot - 0.26 * high, x - 0.14 * high, foot + 0.0, rgb("#8a5a3a"))
        person(scene, x, foot, high, rgb(code), arm=0.9 if high > 0.6 else 0)
    person(scene, -0.62, 0.52, 0.34, rgb("#3d7ea6"), arm=0.6)


MOTIF = Motif(paint, "mars")
