"""A tower with a crown of glass between two pads, one ship waiting and one landing."""

from renderer.art.motif import Motif
from renderer.art.parts import fire
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    fire(scene, 0.6, -0.08, 0.26, 0.06, 90)
    for x, foot, size in ((-0.6, 0.4, 0.56), (0.6, -0.06, 0.42)):
        with scene.placed(x, foot - size / 2, size):
            scene.across(
                [(-0.16, 0.44), (-0.18, -0.04), (0, -0.5), (0.18, -0.04), (0.16, 0.44)], mix(scene.metal, WHITE, 0.3)
            )
            for side in (-1, 1):
                scene.shape(
                    (side * 0.16, 0.1),
                    (side * 0.34, 0.5),
                    (side * 0.16, 0.42),
                    colour=scene.dim(scene.accent, 0.2 + 0.15 * side),
                )
            scene.circle(0, -0.1, 0.08, rgb("#2f6f9a"))
            scene.shape((-0.17, 0.2), (0.17, 0.2), (0.17, 0.28), (-0.17, 0.28), colour=scene.accent)
    for x in (-0.6, 0.6):
        scene.fill([ellipse(x, 0.44, 0.3, 0.05)], scene.dim(scene.metal, 0.4))
        scene.fill([ellipse(x, 0.42, 0.3, 0.05)], scene.lit(scene.metal), scene.dim(scene.metal, 0.2))
        scene.fill([ellipse(x, 0.42, 0.2, 0.03)], GOLD)
        scene.fill([ellipse(x, 0.42, 0.15, 0.022)], scene.metal)
    scene.slab(-0.28, 0.3, 0.3, 0.5, mix(scene.accent, WHITE, 0.5), depth=0.12)
    scene.windows(-0.25, 0.34, 0.22, 0.47, 7, 1, scene.lamp)
    scene.column(-0.06, -0.26, 0.08, 0.32, mix(WHITE, scene.hour.low, 0.2))
    scene.shape(
        (-0.2, -0.42), (0.22, -0.42), (0.14, -0.24), (-0.12, -0.24), colour=scene.glass, low=mix(scene.glass, INK, 0.4)
    )
    for x in (-0.1, 0.01, 0.12):
        scene.line([(x * 1.4, -0.42), (x * 0.9, -0.24)], 0.014, scene.dark)
    scene.fill([ellipse(0.01, -0.43, 0.23, 0.04)], scene.accent, scene.dim(scene.accent, 0.3))
    scene.line([(0.01, -0.44), (0.01, -0.6)], 0.016, scene.metal)
    scene.circle(0.01, -0.6, 0.025, rgb("#ff6a4a"))


MOTIF = Motif(paint, "mars")
