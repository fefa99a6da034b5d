"""Learners in suits who stand in a row before their flag."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    cloth = mix(scene.metal, WHITE, 0.3)
    scene.line([(-0.86, 0.5), (-0.86, -0.56)], 0.03, scene.metal)
    scene.shape(
        (-0.85, -0.56),
        (-0.42, -0.52),
        (-0.46, -0.4),
        (-0.42, -0.28),
        (-0.85, -0.3),
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent, 0.2),
    )
    for k, x in enumerate((0.74, 0.34, -0.06, -0.46)):
        size, foot = 0.62 + 0.07 * k, 0.4 + 0.035 * k
        with scene.placed(x, foot - size / 2, size):
            scene.shadow_below(0.26)
            for dx, shade in ((0.03, 0.4), (-0.14, 0.05)):
                scene.slab(dx, 0.14, dx + 0.12, 0.46, scene.dim(cloth, shade))
                scene.slab(dx - 0.02, 0.42, dx + 0.14, 0.5, scene.dim(scene.accent, shade))
            scene.line([(-0.18, -0.12), (-0.24, 0.04), (-0.2, 0.16)], 0.1, scene.lit(cloth))
            scene.line([(0.18, -0.12), (0.34, -0.2), (0.16, -0.32)], 0.09, scene.dim(cloth, 0.3))
            scene.across([(-0.2, -0.18), (0.2, -0.18), (0.17, 0.2), (-0.17, 0.2)], cloth)
            scene.box((-0.08, -0.08, 0.08, 0.02), 0.02, scene.accent)
            scene.orb(0, -0.32, 0.19, cloth)
            scene.fill([ellipse(-0.02, -0.31, 0.14, 0.12)], mix(GOLD, scene.accent, 0.3), mix(scene.dark, GOLD, 0.25))


MOTIF = Motif(paint, "jovian")
