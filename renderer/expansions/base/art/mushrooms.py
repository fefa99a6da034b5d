"""Mushrooms, large and small."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    cap = mix(scene.one_of("#c8503c", "#d9a441", "#8e6bb0", "#5f8fb0", "#b9773f"), scene.hour.low, 0.12)
    for x, foot, high in (
        (-0.36, 0.5, 0.55),
        (0.38, 0.5, 0.48),
        (0.0, 0.52, 0.95),
        (0.2, 0.52, 0.3),
        (-0.2, 0.53, 0.26),
    ):
        scene.column(
            x - high * 0.07,
            foot - high * 0.7,
            x + high * 0.08,
            foot,
            mix(rgb("#f2e6d0"), scene.hour.low, 0.2),
            high * 0.015,
        )
        scene.fill([ellipse(x, foot - high * 0.6, high * 0.33, high * 0.075)], scene.dim(cap, 0.7))
        scene.vault(x, foot - high * 0.6, high * 0.34, high * 0.4, cap)
        for dx, dy, r in ((-0.14, -0.72, 0.045), (0.04, -0.86, 0.05), (0.16, -0.7, 0.035), (-0.04, -0.69, 0.03)):
            scene.circle(x + dx * high, foot + dy * high, r * high, mix(rgb("#fff4e0"), cap, 0.15))


MOTIF = Motif(paint, "green")
