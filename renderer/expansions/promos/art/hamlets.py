"""Huts in small rings, joined by paths, each with its flag."""

from renderer.art.motif import Motif
from renderer.art.parts import crate, hut
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    path_ = mix(scene.hour.far, PAPER, 0.4)
    for points in (((-0.6, 0.16), (0.0, 0.42)), ((0.6, 0.1), (0.0, 0.42)), ((-0.6, 0.16), (0.6, 0.1))):
        scene.line(points, 0.04, path_, 0.8)
    for x, y, size in ((-0.58, 0.08, 0.95), (0.6, 0.04, 0.85), (0.02, 0.44, 1.25)):
        scene.fill([ellipse(x, y + 0.02, 0.36 * size, 0.1 * size)], mix(rgb("#8fb85a"), scene.hour.mid, 0.35))
        for dx, dy, half in (
            (-0.16, -0.06, 0.09),
            (0.16, -0.06, 0.09),
            (-0.22, 0.04, 0.11),
            (0.22, 0.04, 0.11),
            (0.0, 0.08, 0.13),
        ):
            tone = mix(rgb("#fff0dc"), scene.accent, 0.55 * (dx != 0))
            hut(scene, x + dx * size, y + dy * size, half * size, tone)
        scene.line([(x, y - 0.02 * size), (x, y - 0.42 * size)], 0.016, scene.metal)
        scene.shape((x, y - 0.42 * size), (x + 0.16 * size, y - 0.37 * size), (x, y - 0.31 * size), colour=scene.accent)
    crate(scene, 0.36, 0.5, 0.1, rgb("#a8754a"))


MOTIF = Motif(paint, "mars", size=0.8)
