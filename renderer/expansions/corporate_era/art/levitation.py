"""A heavy weight that hovers above a plate of light, and small things with it."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, regular
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    light = rgb("#8ff0ff")
    scene.shadow_below(0.5)
    scene.column(-0.46, 0.36, 0.46, 0.5, scene.metal)
    scene.fill([ellipse(0, 0.36, 0.46, 0.09)], scene.lit(scene.metal))
    scene.fill([ellipse(0, 0.36, 0.36, 0.065)], mix(light, rgb("#2a7a9a"), 0.4))
    scene.fade([(-0.42, -0.4), (0.42, -0.4), (0.34, 0.36), (-0.34, 0.36)], light, 0.0, 0.7)
    for k in range(3):
        ring = ellipse(0, 0.24 - 0.11 * k, 0.34 - 0.03 * k, 0.06, 0, 48)
        scene.line([*ring, ring[0]], 0.016, mix(light, WHITE, 0.5), 0.9 - 0.2 * k)
    iron = mix(rgb("#4a4658"), scene.hour.low, 0.12)
    scene.ring(0, -0.4, 0.12, 0.045, scene.dim(iron, 0.1))
    scene.across([(-0.16, -0.34), (0.16, -0.34), (0.29, 0.04), (-0.29, 0.04)], iron)
    scene.fill([ellipse(0, 0.04, 0.29, 0.045)], mix(light, iron, 0.5))
    scene.shape((-0.13, -0.31), (-0.05, -0.31), (-0.1, 0.0), (-0.24, 0.0), colour=WHITE, alpha=0.25)
    for x, y, size, turn in ((-0.46, -0.2, 0.075, 10), (0.48, -0.32, 0.06, 40), (0.44, 0.04, 0.045, 0)):
        scene.fill([regular(6, size, (x, y), turn)], scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
        scene.circle(x, y, size * 0.45, scene.dark)


MOTIF = Motif(paint, "hall")
