"""A crane above a rising frame."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene


def paint(scene: Scene) -> None:
    scene.shadow_below(0.6)
    scene.line([(-0.3, 0.5), (-0.3, -0.44)], 0.055, scene.metal)
    scene.line([(-0.62, -0.4), (0.6, -0.4)], 0.042, scene.accent)
    scene.line([(-0.3, -0.56), (-0.6, -0.4)], 0.014, scene.metal)
    scene.line([(-0.3, -0.56), (0.55, -0.4)], 0.014, scene.metal)
    scene.slab(-0.66, -0.4, -0.52, -0.24, scene.dim(scene.metal, 0.3))
    scene.line([(0.36, -0.4), (0.36, -0.16)], 0.012, scene.metal)
    scene.slab(0.24, -0.17, 0.48, -0.11, scene.accent)
    scene.slab(-0.36, -0.36, -0.24, -0.24, scene.accent)
    for k in range(4):
        x = -0.06 + 0.19 * k
        scene.line([(x, 0.5), (x, 0.02 + 0.1 * (k == 3))], 0.034, scene.dim(scene.metal, 0.15 * (k % 2)))
    for y in (0.06, 0.22, 0.38):
        scene.line([(-0.06, y), (0.51, y)], 0.034, scene.metal)
    scene.slab(-0.06, 0.24, 0.32, 0.5, scene.accent, depth=0.2)
    scene.windows(-0.03, 0.28, 0.24, 0.46, 3, 2, scene.lamp)


MOTIF = Motif(paint, "mars")
