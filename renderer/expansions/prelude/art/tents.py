"""Inflated huts, the lander that brought them, and the first who live there."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.75)
    for x in (0.4, 0.72):
        scene.line([(0.56, 0.14), (x, 0.48)], 0.03, scene.dim(scene.metal, 0.3))
    scene.across([(0.5, -0.42), (0.62, -0.42), (0.76, 0.0), (0.72, 0.26), (0.4, 0.26), (0.36, 0.0)], scene.metal)
    scene.shape((0.36, 0.0), (0.76, 0.0), (0.75, 0.08), (0.37, 0.08), colour=scene.accent)
    scene.circle(0.55, -0.18, 0.06, scene.glass, mix(scene.glass, INK, 0.4))
    scene.shape((0.46, 0.26), (0.66, 0.26), (0.7, 0.36), (0.42, 0.36), colour=scene.dim(scene.metal, 0.5))
    for x, half in ((-0.56, 0.24), (0.02, 0.22)):
        tone = mix(rgb("#fff0dc"), scene.accent, 0.3)
        scene.vault(x, 0.5, half, half * 1.25, tone)
        for k in (-0.5, 0.0, 0.5):
            seam = [
                (x + half * k * math.sin(math.pi / 2 * t), 0.5 - half * 1.25 * math.cos(math.pi / 2 * t))
                for t in (0, 0.3, 0.6, 1)
            ]
            scene.line(seam, 0.012, scene.dim(tone, 0.3))
        scene.box((x - 0.07, 0.3, x + 0.05, 0.5), 0.05, scene.dark)
        scene.box((x - 0.05, 0.33, x + 0.03, 0.5), 0.04, scene.lamp)
    scene.column(-0.36, 0.38, -0.18, 0.5, scene.dim(scene.metal, 0.2))
    person(scene, 0.28, 0.52, 0.26, rgb("#fff6e6"), arm=0.6)
    scene.line([(-0.86, 0.5), (-0.86, -0.1)], 0.016, scene.metal)
    scene.shape((-0.86, -0.1), (-0.64, -0.05), (-0.86, 0.02), colour=scene.accent)


MOTIF = Motif(paint, "mars")
