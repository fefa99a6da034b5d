"""A parasol, large as a land, that keeps the sun from Venus."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.circle(-0.26, -0.24, 0.3, rgb("#fff3c4"), alpha=0.25)
    scene.circle(-0.26, -0.24, 0.22, rgb("#fff3c4"), rgb("#ffb84a"))
    for k in range(12):
        a = math.pi * k / 6
        scene.line(
            [
                (-0.26 + 0.27 * math.cos(a), -0.24 + 0.27 * math.sin(a)),
                (-0.26 + 0.36 * math.cos(a), -0.24 + 0.36 * math.sin(a)),
            ],
            0.02,
            rgb("#ffd98a"),
        )
    tilt, x, y = 28, 0.12, 0.06
    scene.fade([(-0.36, -0.02), (0.56, 0.34), (0.3, 1.0), (-0.75, 1.0)], rgb("#0a0a1c"), 0.55, 0.2)
    scene.fill([ellipse(x + 0.02, y + 0.04, 0.62, 0.27, tilt)], scene.dim(scene.metal, 0.7))
    scene.fill(
        [ellipse(x, y, 0.62, 0.27, tilt)],
        mix(rgb("#5a4a78"), scene.hour.low, 0.15),
        mix(rgb("#2a2440"), scene.hour.low, 0.15),
    )
    for k in range(12):
        edge = ellipse(x, y, 0.62, 0.27, tilt, 12)[k]
        scene.line([(x, y), edge], 0.01, mix(GOLD, scene.dark, 0.2))
    for share in (0.35, 0.7, 0.99):
        scene.line(
            [
                *ellipse(x, y, 0.62 * share, 0.27 * share, tilt, 48),
                ellipse(x, y, 0.62 * share, 0.27 * share, tilt, 48)[0],
            ],
            0.012,
            mix(GOLD, scene.dark, 0.1),
        )
    scene.orb(x, y, 0.06, scene.metal)
    scene.fill([ellipse(x - 0.26, y - 0.19, 0.26, 0.02, tilt - 8)], WHITE, alpha=0.8)


MOTIF = Motif(paint, "overvenus", flies=True)
