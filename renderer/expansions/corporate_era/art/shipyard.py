"""A hull half plated, half ribs, below a gantry."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    scene.shadow_below(0.95)
    for x in (-0.7, 0.72):
        scene.line([(x, 0.5), (x, -0.5)], 0.05, scene.dim(scene.metal, 0.2))
    scene.slab(-0.78, -0.56, 0.8, -0.47, scene.accent, depth=0.06)
    for x in (-0.46, 0.02, 0.48):
        scene.shape(
            (x - 0.14, 0.5), (x - 0.06, 0.3), (x + 0.06, 0.3), (x + 0.14, 0.5), colour=scene.dim(scene.metal, 0.5)
        )
    scene.line([(-0.1, 0.08), (0.84, 0.08)], 0.05, scene.dim(scene.metal, 0.5))
    for k in range(6):
        x, half = 0.02 + 0.145 * k, 0.27 - 0.012 * k
        rib = ellipse(x, 0.08, 0.07, half, 0, 40)
        scene.line([*rib, rib[0]], 0.032, scene.dim(scene.metal, 0.35))
        scene.line(rib[10:31], 0.026, scene.lit(scene.metal))
    for y in (-0.18, 0.33):
        scene.line([(0, y), (0.76, y * 0.86 + 0.01)], 0.026, scene.metal)
    hull = "M -.92 .12 C -.84 -.1 -.6 -.22 -.3 -.22 L .04 -.22 C -.04 -.02 -.04 .18 .04 .37 L -.3 .37 C -.6 .36 -.84 .28 -.92 .12 Z"
    scene.fill(hull, mix(scene.metal, WHITE, 0.5), scene.dim(scene.metal, 0.5))
    scene.fill("M -.84 .0 C -.74 -.1 -.66 -.14 -.58 -.16 L -.6 -.04 L -.82 .06 Z", scene.glass, scene.dim(scene.glass))
    scene.shape((-0.5, 0.12), (-0.02, 0.12), (-0.01, 0.2), (-0.5, 0.2), colour=scene.accent)
    scene.line([(0.2, -0.47), (0.2, -0.34)], 0.014, scene.metal)
    scene.slab(0.12, -0.34, 0.3, -0.24, scene.metal)
    scene.glow(0.06, -0.2, 0.16, WHITE, 0.9)
    scene.fill([star(7, 0.1, 0.025, (0.06, -0.2))], scene.lamp)


MOTIF = Motif(paint, "moon")
