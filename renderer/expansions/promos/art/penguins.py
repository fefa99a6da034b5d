"""Two penguins and their young."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, size in ((0.5, 0.8), (-0.1, 1.0), (-0.56, 0.44)):
        young = size < 0.5
        with scene.placed(x, 0.5 - size / 2, size):
            scene.fill([ellipse(0.06, 0.5, 0.28, 0.03)], scene.dark, alpha=0.35)
            back = rgb("#8a8f9a") if young else rgb("#2a3040")
            for dx in (-0.11, 0.09):
                scene.fill([ellipse(dx, 0.48, 0.1, 0.035)], rgb("#f2a93b"), rgb("#b8701c"))
            scene.fill("M .24 -.16 C .36 0 .36 .16 .3 .26 L .2 .1 Z", scene.dim(back, 0.4))
            scene.fill(
                "M 0 -.5 C .2 -.5 .18 -.3 .2 -.22 C .34 .1 .28 .46 .1 .48 L -.12 .48 C -.3 .44 -.32 .08 -.2 -.22 "
                "C -.18 -.32 -.18 -.5 0 -.5 Z",
                mix(back, WHITE, 0.2),
                mix(back, INK, 0.4),
            )
            scene.fill(
                "M -.04 -.2 C .12 -.2 .18 .12 .1 .34 C .06 .44 -.16 .44 -.2 .34 C -.26 .1 -.18 -.2 -.04 -.2 Z",
                WHITE,
                mix(WHITE, scene.hour.near, 0.35),
            )
            scene.fill([ellipse(-0.07, -0.33, 0.1, 0.09)], WHITE if young else mix(WHITE, rgb("#f7c948"), 0.35))
            scene.shape((-0.12, -0.36), (-0.3, -0.31), (-0.12, -0.29), colour=rgb("#f2a93b"), low=rgb("#c9761c"))
            scene.circle(-0.06, -0.38, 0.024, INK)
            scene.fill(
                "M -.2 -.14 C -.32 -.02 -.36 .12 -.34 .24 C -.26 .18 -.2 .06 -.18 -.04 Z", back, mix(back, INK, 0.4)
            )


MOTIF = Motif(paint, "ice")
