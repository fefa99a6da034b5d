"""A capsule behind its heat shield, in fire."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    for wide, code, alpha in ((0.62, "#ff6a2a", 0.35), (0.48, "#ff9a3a", 0.5), (0.34, "#ffd27a", 0.7)):
        tail = [
            (-0.42, wide * 0.7),
            (-0.3, wide * 1.05),
            (1.3, 0.5 - wide * 1.5),
            (1.3, -1.1),
            (-0.0, -wide * 0.9),
            (-0.3, -wide * 0.5),
        ]
        scene.fill([turned(tail, (0, 0.02), 6)], rgb(code), alpha=alpha)
    scene.glow(-0.3, 0.18, 0.5, rgb("#fff2c0"), 0.9)
    for part, tone in (
        ([(-0.12, -0.36), (0.5, -0.12), (0.5, 0.12), (-0.12, 0.36)], scene.metal),
        ([(0.5, -0.12), (0.64, -0.07), (0.64, 0.07), (0.5, 0.12)], scene.accent),
        ([(-0.12, -0.44), (-0.06, -0.44), (-0.06, 0.44), (-0.12, 0.44)], scene.dim(scene.metal, 0.5)),
    ):
        scene.shape(*turned(part, (-0.06, 0.06), -28), colour=scene.lit(tone), low=scene.dim(tone, 0.35))
    shield = [(0.24 * math.cos(a), 0.46 * math.sin(a)) for a in (math.pi / 2 + math.pi * k / 16 for k in range(17))]
    scene.shape(
        *turned([(x - 0.1, y) for x, y in shield], (-0.06, 0.06), -28), colour=rgb("#fff2c0"), low=rgb("#e8601c")
    )
    for u, v in ((0.1, -0.08), (0.26, -0.05)):
        at = turned([(u, v)], (-0.06, 0.06), -28)[0]
        scene.circle(*at, 0.06, scene.dark)
        scene.circle(*at, 0.042, scene.glass)


MOTIF = Motif(paint, "orbit", flies=True)
