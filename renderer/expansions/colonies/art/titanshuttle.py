"""Two winged shuttles that cross above the lakes."""

from renderer.art.motif import Motif
from renderer.art.parts import fire
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix


def paint(scene: Scene) -> None:
    for x, y, size in ((0.52, -0.26, 0.42), (-0.08, 0.04, 1.0)):
        with scene.placed(x, y, size):
            scene.fade([(0.5, -0.06), (0.95, -0.1), (0.95, 0.06), (0.5, 0.06)], WHITE, 0.5, 0.3)
            scene.shape((0.02, -0.02), (0.4, -0.36), (0.56, -0.36), (0.44, 0.0), colour=scene.dim(scene.accent, 0.3))
            scene.fill(
                "M -.66 .1 C -.56 -.04 -.4 -.12 -.2 -.12 L .46 -.12 L .56 0 L .46 .12 L -.5 .16 Q -.62 .16 -.66 .1 Z",
                scene.lit(mix(scene.metal, WHITE, 0.3)),
                scene.dim(scene.metal, 0.45),
            )
            scene.fill(
                "M -.56 .03 C -.48 -.05 -.38 -.08 -.28 -.09 L -.26 .02 Z", scene.glass, mix(scene.glass, INK, 0.5)
            )
            scene.shape(
                (-0.16, 0.04),
                (0.3, 0.06),
                (0.52, 0.4),
                (0.36, 0.42),
                colour=scene.lit(scene.accent),
                low=scene.dim(scene.accent, 0.3),
            )
            scene.shape((0.3, -0.12), (0.5, -0.3), (0.58, -0.3), (0.5, -0.1), colour=scene.accent)
            for k in range(4):
                scene.circle(-0.12 + 0.1 * k, -0.04, 0.022, scene.lamp)
            fire(scene, 0.54, 0.0, 0.26, 0.07, 0)


MOTIF = Motif(paint, "titan", flies=True)
