"""Two small animals among leaves."""

from renderer.art.motif import Motif
from renderer.art.parts import leafy, tuft
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, rgb


def paint(scene: Scene) -> None:
    tone = scene.one_of("#b08a6a", "#d8b48a", "#8a7a74")
    tuft(scene, -0.6, 0.52, 0.5, leafy(scene))
    for x, size, side in ((0.34, 0.62, 1), (-0.1, 1.0, -1)):
        foot = 0.5
        scene.line(
            [
                (x - side * 0.26 * size, foot - 0.06 * size),
                (x - side * 0.46 * size, foot - 0.03 * size),
                (x - side * 0.56 * size, foot - 0.14 * size),
            ],
            0.03 * size,
            scene.dim(rgb("#e8a89a"), 0.2),
        )
        scene.fill([ellipse(x, foot - 0.2 * size, 0.32 * size, 0.22 * size)], scene.lit(tone), scene.dim(tone, 0.4))
        scene.circle(x + side * 0.16 * size, foot - 0.44 * size, 0.1 * size, scene.dim(tone, 0.25))
        scene.circle(x + side * 0.16 * size, foot - 0.43 * size, 0.065 * size, rgb("#f0b8a8"))
        scene.fill(
            [ellipse(x + side * 0.28 * size, foot - 0.26 * size, 0.17 * size, 0.13 * size, side * 18)],
            scene.lit(tone),
            scene.dim(tone, 0.2),
        )
        scene.circle(x + side * 0.3 * size, foot - 0.3 * size, 0.026 * size, INK)
        scene.circle(x + side * 0.445 * size, foot - 0.22 * size, 0.025 * size, rgb("#e88a8a"))
        scene.fill(
            [ellipse(x + side * 0.12 * size, foot - 0.02 * size, 0.1 * size, 0.03 * size)], scene.lit(rgb("#e8a89a"))
        )
    tuft(scene, 0.64, 0.54, 0.42, leafy(scene))


MOTIF = Motif(paint, "green")
