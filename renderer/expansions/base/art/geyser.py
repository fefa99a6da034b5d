"""Steam and water from below."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    pale = mix(WHITE, scene.hour.low, 0.12)
    scene.fill([ellipse(0, 0.46, 0.5, 0.07)], mix(rgb("#5fb8c8"), scene.hour.low, 0.2), rgb("#2a7f9a"))
    for k, (half, high) in enumerate(((0.16, 0.8), (0.1, 0.95), (0.05, 1.0))):
        scene.fade(
            [(-half * 1.2, 0.46 - high), (half * 1.2, 0.46 - high), (half * 0.4, 0.46), (-half * 0.4, 0.46)],
            pale,
            0.5 + 0.15 * k,
            0.95,
        )
    for x, y, r in (
        (-0.18, -0.36, 0.12),
        (0.18, -0.34, 0.13),
        (0.0, -0.44, 0.16),
        (-0.28, -0.22, 0.07),
        (0.3, -0.2, 0.08),
    ):
        scene.circle(x, y, r, WHITE, mix(pale, scene.glass, 0.3), 0.9)
    for x, y in ((-0.36, 0.02), (0.34, 0.06), (-0.24, 0.14), (0.24, 0.2), (0.42, -0.06)):
        scene.fill([ellipse(x, y, 0.018, 0.032)], mix(scene.glass, WHITE, 0.4))


MOTIF = Motif(paint, "mars")
