"""An excavator with a wheel of buckets."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    scene.line([(0.2, 0.0), (-0.42, -0.1)], 0.07, scene.metal)
    scene.line([(0.26, -0.38), (-0.4, -0.12)], 0.014, scene.dim(scene.metal, 0.3))
    scene.line([(0.26, -0.38), (0.6, 0.04)], 0.014, scene.dim(scene.metal, 0.3))
    scene.column(0.2, -0.38, 0.3, 0.1, scene.metal)
    for k in range(9):
        a = 2 * math.pi * k / 9
        scene.slab(
            -0.47 + 0.25 * math.cos(a),
            0.03 + 0.25 * math.sin(a),
            -0.37 + 0.25 * math.cos(a),
            0.13 + 0.25 * math.sin(a),
            scene.dim(scene.metal, 0.3),
        )
    scene.ring(-0.42, 0.08, 0.25, 0.06, scene.accent)
    scene.circle(-0.42, 0.08, 0.08, scene.lit(scene.metal), scene.dim(scene.metal))
    scene.slab(0.02, 0.02, 0.62, 0.3, scene.accent, depth=0.2)
    scene.windows(0.06, 0.08, 0.4, 0.2, 4, 1, scene.lamp)
    scene.box((-0.06, 0.34, 0.68, 0.5), 0.08, scene.dark)
    for k in range(5):
        scene.circle(0.02 + 0.145 * k, 0.42, 0.05, scene.dim(scene.metal, 0.3))


MOTIF = Motif(paint, "mars")
