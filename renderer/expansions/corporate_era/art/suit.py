"""A walker in a suit."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    scene.shadow_below(0.3)
    cloth = mix(scene.metal, WHITE, 0.3)
    scene.box((-0.24, -0.22, 0.24, 0.2), 0.08, scene.dim(scene.accent, 0.3))
    for x, shade in ((0.02, 0.35), (-0.15, 0.0)):
        scene.slab(x, 0.14, x + 0.13, 0.46, scene.dim(cloth, shade))
        scene.box((x - 0.03, 0.42, x + 0.15, 0.5), 0.03, scene.dim(scene.accent, shade))
    scene.line([(-0.2, -0.12), (-0.32, 0.04), (-0.28, 0.18)], 0.11, scene.lit(cloth))
    scene.line([(0.2, -0.12), (0.34, 0.0), (0.3, 0.16)], 0.11, scene.dim(cloth, 0.35))
    scene.across([(-0.2, -0.2), (0.2, -0.2), (0.17, 0.2), (-0.17, 0.2)], cloth)
    scene.box((-0.1, -0.06, 0.08, 0.06), 0.02, scene.accent)
    scene.orb(0, -0.32, 0.2, cloth)
    scene.fill([ellipse(-0.03, -0.31, 0.145, 0.125)], mix(GOLD, scene.accent, 0.3), mix(scene.dark, GOLD, 0.25))
    scene.fill([ellipse(-0.08, -0.36, 0.05, 0.03, -25)], WHITE, alpha=0.75)


MOTIF = Motif(paint, "mars")
