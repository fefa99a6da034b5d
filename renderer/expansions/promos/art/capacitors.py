"""Three tall stores of charge, with light that leaps between their heads."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    blue = rgb("#8fe8ff")
    scene.slab(-0.74, 0.38, 0.74, 0.5, scene.dim(scene.metal, 0.3), depth=0.06)
    for x in (-0.48, 0.0, 0.48):
        tone = mix(rgb("#3f5fa8"), scene.accent, 0.3)
        scene.column(x - 0.16, -0.16, x + 0.16, 0.4, tone)
        scene.fill([ellipse(x, -0.16, 0.16, 0.045)], scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
        scene.box((x - 0.1, -0.04, x + 0.04, 0.3), 0.02, scene.dark)
        for k in range(5):
            scene.box(
                (x - 0.085, 0.24 - 0.065 * k, x + 0.025, 0.285 - 0.065 * k),
                0.008,
                rgb("#8ff0b0") if k < 4 or x else rgb("#ffe27a"),
            )
        for dx in (-0.07, 0.07):
            scene.column(x + dx - 0.025, -0.3, x + dx + 0.025, -0.16, scene.metal)
            scene.circle(x + dx, -0.32, 0.045, GOLD, scene.dim(GOLD, 0.4))
    for a, b in ((-0.41, -0.07), (0.07, 0.41)):
        arc = [(a, -0.34), (a + 0.08, -0.46), (a + 0.13, -0.36), (a + 0.2, -0.5), (a + 0.26, -0.38), (b, -0.34)]
        scene.line(arc, 0.045, blue, 0.45)
        scene.line(arc, 0.018, WHITE)
        scene.glow((a + b) / 2, -0.42, 0.22, blue, 0.8)


MOTIF = Motif(paint, "hall")
