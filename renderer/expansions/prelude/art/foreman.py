"""A woman with a helmet and a plan, before her team and a machine."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    scene.slab(0.18, 0.12, 0.72, 0.4, GOLD, depth=0.2)
    scene.shape(
        (0.24, -0.08), (0.48, -0.08), (0.52, 0.12), (0.24, 0.12), colour=scene.glass, low=mix(scene.glass, INK, 0.4)
    )
    scene.line([(0.66, 0.14), (0.86, -0.3), (0.98, -0.02)], 0.05, scene.dim(GOLD, 0.2))
    scene.shape((0.9, -0.06), (1.06, -0.02), (1.0, 0.14), colour=scene.dim(scene.metal, 0.4))
    scene.box((0.16, 0.38, 0.74, 0.52), 0.06, scene.dark)
    for k in range(5):
        scene.circle(0.23 + 0.11 * k, 0.45, 0.04, scene.metal)
    for x, high, code in ((-0.74, 0.56, "#3d7ea6"), (-0.52, 0.6, "#5fa777")):
        person(scene, x, 0.5, high, rgb(code))
        scene.fill([half_ellipse(x, 0.5 - high * 0.88, high * 0.14, high * 0.15)], GOLD, scene.dim(GOLD, 0.3))
    person(scene, -0.08, 0.52, 0.98, rgb("#f2762e"), arm=0.2)
    scene.fill([half_ellipse(-0.085, -0.32, 0.14, 0.15)], mix(WHITE, scene.accent, 0.1), mix(WHITE, scene.dark, 0.25))
    scene.line([(-0.24, -0.32), (0.07, -0.32)], 0.026, mix(WHITE, scene.dark, 0.15))
    scene.shape((-0.2, -0.02), (0.02, -0.02), (0.02, 0.03), (-0.2, 0.03), colour=rgb("#fff3c4"))
    scene.fill("M .06 -.02 L .42 -.1 L .46 .16 L .1 .24 Z", rgb("#3f7fc0"), rgb("#2a5a96"))
    for k in range(3):
        scene.line([(0.11 + 0.01 * k, 0.04 + 0.06 * k), (0.41 + 0.01 * k, -0.03 + 0.06 * k)], 0.01, WHITE, 0.8)
    scene.circle(0.27, 0.07, 0.06, WHITE, alpha=0.5)


MOTIF = Motif(paint, "mars")
