"""A home that lives on its own: a dome with a garden, a wheel in the wind, a tank, cells on the roof."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import solar_wing, tree
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    scene.line([(0.6, 0.5), (0.6, -0.24)], 0.03, scene.metal)
    for turn in (20, 140, 260):
        scene.shape(
            *turned([(0, -0.02), (0.26, -0.035), (0.28, 0.0), (0, 0.025)], (0.6, -0.26), turn),
            colour=WHITE,
            low=scene.dim(scene.metal, 0.2),
        )
    scene.circle(0.6, -0.26, 0.034, scene.accent)
    scene.column(-0.78, 0.12, -0.52, 0.5, mix(rgb("#5fa8cf"), scene.hour.low, 0.15))
    scene.vault(-0.65, 0.124, 0.13, 0.07, scene.metal)
    scene.slab(-0.4, 0.14, 0.1, 0.5, mix(rgb("#fff0dc"), scene.hour.low, 0.15))
    scene.fill("M -.46 .16 L -.16 -.12 L .16 .16 Z", scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    solar_wing(scene, -0.3, 0.0, -0.06, 0.1)
    scene.box((-0.32, 0.28, -0.2, 0.5), 0.02, scene.dark)
    scene.box((-0.12, 0.24, 0.0, 0.36), 0.02, scene.lamp)
    for x, high in ((0.2, 0.2), (0.32, 0.3), (0.44, 0.22)):
        tree(scene, x, 0.5, high)
    for k in range(4):
        scene.circle(0.18 + 0.09 * k, 0.49, 0.03, scene.one_of("#e4572e", "#f2c14a", "#7fc04a"))
    scene.bubble(0.32, 0.5, 0.23, 0.36)


MOTIF = Motif(paint, "mars")
