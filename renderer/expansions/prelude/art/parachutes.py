"""Boxes that come down below parachutes."""

from renderer.art.motif import Motif
from renderer.art.parts import crate
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, size, code in (
        (0.58, -0.24, 0.52, "#a8754a"),
        (-0.62, -0.1, 0.58, "#8fa0b4"),
        (0.06, 0.02, 1.0, "#c9904a"),
    ):
        with scene.placed(x, y, size):
            for k in (-0.42, -0.15, 0.15, 0.42):
                scene.line([(k, -0.16), (k * 0.3, 0.24)], 0.012, mix(WHITE, scene.dark, 0.2))
            top = half_ellipse(0, -0.14, 0.46, 0.38)
            scene.shape(*top, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.2))
            for k in range(-2, 3):
                if k % 2 == 0:
                    a, b = (0.46 * (k + d) / 2.5 for d in (-0.5, 0.5))
                    scene.fill(
                        f"M 0 -.52 Q {a * 0.9} -.4 {a} -.14 L {b} -.14 Q {b * 0.9} -.4 0 -.52 Z",
                        mix(WHITE, scene.dark, 0.04),
                        mix(WHITE, scene.dark, 0.2),
                    )
            for k in range(5):
                x0 = -0.46 + 0.184 * k
                scene.fill([half_ellipse(x0 + 0.092, -0.135, 0.092, 0.05)], scene.dim(scene.accent, 0.6))
            crate(scene, -0.16, 0.5, 0.32, rgb(code))


MOTIF = Motif(paint, "mars", flies=True)
