"""Three generators in a row, with their cables and sparks."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, size in ((0.58, 0.66), (0.16, 0.82), (-0.34, 1.0)):
        with scene.placed(x, 0.5 - size / 2, size):
            scene.shadow_below(0.4)
            scene.slab(-0.36, 0.38, 0.36, 0.5, scene.dim(scene.metal, 0.35))
            scene.across([(-0.3, -0.26), (0.2, -0.26), (0.2, 0.4), (-0.3, 0.4)], scene.dim(scene.metal, 0.2))
            scene.fill([ellipse(0.2, 0.07, 0.11, 0.33)], scene.dim(scene.metal, 0.6))
            copper = rgb("#d9823a")
            for k in range(5):
                left = -0.27 + 0.088 * k
                scene.across(
                    [(left, -0.24), (left + 0.06, -0.24), (left + 0.06, 0.38), (left, 0.38)],
                    mix(copper, WHITE, 0.05 * k),
                )
            scene.fill([ellipse(-0.3, 0.07, 0.11, 0.33)], scene.lit(scene.accent), scene.dim(scene.accent, 0.4))
            scene.fill([ellipse(-0.3, 0.07, 0.045, 0.13)], scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
            for dx in (-0.14, 0.08):
                scene.column(dx - 0.03, -0.4, dx + 0.03, -0.24, scene.metal)
                scene.circle(dx, -0.42, 0.05, rgb("#fff6e6"))
            spark = [(-0.14, -0.42), (-0.06, -0.5), (-0.02, -0.38), (0.08, -0.42)]
            scene.line(spark, 0.024, rgb("#8ff0ff"))
            scene.glow(-0.03, -0.43, 0.16, rgb("#8ff0ff"), 0.8)


MOTIF = Motif(paint, "hall")
