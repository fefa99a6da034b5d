"""Many ships that come head on."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, size in (
        (0.2, -0.54, 0.09),
        (0.92, -0.48, 0.1),
        (0.52, -0.44, 0.15),
        (-0.36, -0.44, 0.16),
        (0.1, -0.36, 0.24),
        (0.86, -0.22, 0.28),
        (-0.88, -0.2, 0.34),
        (0.44, -0.04, 0.48),
        (-0.34, 0.16, 0.8),
    ):
        with scene.placed(x, y, size):
            scene.glow(0, 0, 0.72, rgb("#8fd8ff"), 0.5)
            for side in (-1, 1):
                tone = scene.lit(scene.accent) if side < 0 else scene.dim(scene.accent)
                scene.shape(
                    (side * 0.2, -0.08), (side * 0.66, 0.1), (side * 0.66, 0.2), (side * 0.2, 0.12), colour=tone
                )
                scene.circle(
                    side * 0.52, 0.12, 0.12, scene.dim(scene.metal, 0.3 + 0.15 * side), scene.dim(scene.metal, 0.7)
                )
            scene.shape((-0.03, -0.2), (0.03, -0.2), (0.02, -0.56), (-0.02, -0.5), colour=scene.accent)
            scene.orb(0, 0, 0.3, scene.metal)
            scene.fill([half_ellipse(0, -0.0, 0.2, 0.17)], mix(scene.glass, WHITE, 0.3), scene.dim(scene.glass, 0.4))
            for x in (-0.1, 0.1):
                scene.circle(x, 0.14, 0.04, scene.lamp)


MOTIF = Motif(paint, "earth", flies=True)
