"""A pit that goes down to the glow."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0, 0.18, 0.7, 0.26)], scene.lit(scene.rock), scene.rock)
    for k in range(5):
        share = 1 - 0.17 * k
        tone = mix(scene.dim(scene.rock, 0.35 + 0.1 * k), rgb("#ff7a2a"), 0.14 * k)
        scene.fill([ellipse(0, 0.16 + 0.035 * k, 0.62 * share, 0.22 * share)], tone, mix(tone, scene.hour.sun, 0.12))
    scene.fill([ellipse(0, 0.33, 0.17, 0.055)], rgb("#fff0b0"), rgb("#ff8a2a"))
    scene.fade([(-0.24, -0.5), (0.24, -0.5), (0.16, 0.33), (-0.16, 0.33)], rgb("#ffb04a"), 0, 0.6)
    scene.slab(-0.74, -0.12, -0.62, 0.2, scene.metal)
    scene.line([(-0.68, -0.1), (0.0, -0.2)], 0.03, scene.accent)
    scene.line([(0.0, -0.2), (0.0, 0.2)], 0.012, scene.metal)
    scene.slab(-0.04, 0.18, 0.04, 0.26, scene.accent)


MOTIF = Motif(paint, "mars")
