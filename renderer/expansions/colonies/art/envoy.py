"""An envoy with a case who steps down a ramp from a lit hatch."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    hull = mix(scene.metal, WHITE, 0.15)
    scene.fill(
        "M -.2 .32 L -.2 -.3 C -.1 -.56 .7 -.6 1.0 -.3 L 1.0 .26 L .8 .4 Z", scene.lit(hull), scene.dim(hull, 0.55)
    )
    scene.line([(-0.2, -0.12), (0.96, -0.16)], 0.03, scene.accent)
    scene.circle(0.66, -0.3, 0.1, scene.dark)
    scene.circle(0.66, -0.3, 0.075, scene.glass, mix(scene.glass, INK, 0.4))
    scene.glow(0.1, 0.0, 0.5, rgb("#ffe0a0"), 0.8)
    scene.box((-0.06, -0.26, 0.28, 0.28), 0.06, scene.dim(scene.metal, 0.5))
    scene.box((-0.03, -0.23, 0.25, 0.28), 0.05, rgb("#fff6d8"), rgb("#ffc86a"))
    scene.shape(
        (-0.04, 0.26),
        (0.26, 0.26),
        (-0.14, 0.54),
        (-0.62, 0.54),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.3),
    )
    for k in range(4):
        t = 0.15 + 0.24 * k
        scene.line(
            [(-0.04 - 0.58 * t, 0.26 + 0.28 * t), (0.26 - 0.4 * t, 0.26 + 0.28 * t)], 0.014, scene.dim(scene.metal, 0.4)
        )
    person(scene, -0.16, 0.46, 0.74, rgb("#3a3f78"), arm=0.6)
    scene.shape((-0.24, -0.1), (-0.06, 0.1), (-0.08, 0.14), (-0.27, -0.05), colour=GOLD)
    scene.slab(-0.4, 0.18, -0.2, 0.33, rgb("#8a5634"))
    scene.line([(-0.34, 0.18), (-0.34, 0.14), (-0.27, 0.14), (-0.27, 0.18)], 0.016, scene.dark)


MOTIF = Motif(paint, "jovian")
