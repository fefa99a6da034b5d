"""A curtain, a light, and the thing that all came to see."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    cloth = mix(rgb("#b8283a"), scene.dark, 0.15)
    scene.box((-0.9, -0.56, 0.9, 0.36), 0, mix(INK, scene.dark, 0.3))
    scene.fade([(-0.1, -0.56), (0.1, -0.56), (0.44, 0.32), (-0.44, 0.32)], scene.lamp, 0.8, 0.25)
    for side in (-1, 1):
        for k in range(4):
            left = side * (0.5 + 0.11 * k)
            scene.shape(
                (left, -0.56),
                (left + side * 0.12, -0.56),
                (left + side * 0.12, 0.34),
                (left - side * 0.03, 0.34),
                colour=scene.lit(cloth) if k % 2 else cloth,
                low=scene.dim(cloth, 0.4),
            )
    for k in range(9):
        x = -0.8 + 0.2 * k
        scene.fill([half_ellipse(x, -0.56, 0.1, -0.12)], scene.lit(cloth), scene.dim(cloth, 0.3))
    scene.slab(-1.0, 0.32, 1.0, 0.42, rgb("#8a5a36"), depth=0)
    scene.column(-0.22, 0.1, 0.22, 0.34, scene.metal)
    scene.slab(-0.08, -0.14, 0.08, 0.06, scene.accent)
    for x in (-0.3, 0.3):
        scene.line([(0, -0.06), (x, -0.16)], 0.03, scene.metal)
        scene.fill([ellipse(x, -0.19, 0.18, 0.028)], WHITE, alpha=0.8)
        scene.circle(x, -0.17, 0.03, scene.dark)
    scene.circle(0, -0.02, 0.045, rgb("#8ff0ff"))
    for x in (-0.05, 0.05):
        scene.line([(x, 0.05), (x * 2, 0.1)], 0.02, scene.metal)
    for k in range(8):
        x = -0.84 + 0.24 * k
        tone = mix((scene.accent, scene.glass, rgb("#8a5a7a"))[k % 3], INK, 0.6)
        scene.fill([half_ellipse(x, 0.72, 0.13, 0.2)], tone)
        scene.circle(x, 0.46 + 0.03 * (k % 2), 0.075, mix(scene.one_of("#3a2420", "#6a4226", "#c09048"), INK, 0.35))


MOTIF = Motif(paint, "hall")
