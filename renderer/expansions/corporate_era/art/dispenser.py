"""A pump with its hose and nozzle."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.5)
    scene.slab(-0.34, 0.42, 0.34, 0.5, scene.metal)
    scene.slab(-0.26, -0.5, 0.26, 0.42, scene.accent, depth=0.24)
    scene.slab(-0.3, -0.56, 0.3, -0.48, scene.metal, depth=0.24)
    scene.box((-0.2, -0.4, 0.08, -0.16), 0.03, scene.dark)
    for k in range(3):
        scene.line([(-0.16, -0.33 + 0.06 * k), (0.04 - 0.05 * k, -0.33 + 0.06 * k)], 0.03, rgb("#8ff0b0"))
    scene.fill(
        "M -.06 -.06 C .02 .06 .07 .12 .07 .2 C .07 .36 -.19 .36 -.19 .2 C -.19 .12 -.14 .06 -.06 -.06 Z",
        WHITE,
        scene.lamp,
    )
    hose = [(-0.26, 0.3), (-0.46, 0.34), (-0.56, 0.14), (-0.5, -0.1), (-0.44, -0.26)]
    scene.line(hose, 0.06, mix(INK, scene.dark, 0.3))
    scene.line([(-0.44, -0.22), (-0.4, -0.4)], 0.09, scene.dim(scene.metal, 0.2))
    scene.line([(-0.4, -0.4), (-0.58, -0.46), (-0.7, -0.4)], 0.06, scene.metal)
    scene.line([(-0.36, -0.24), (-0.34, -0.34)], 0.03, scene.accent)


MOTIF = Motif(paint, "mars")
