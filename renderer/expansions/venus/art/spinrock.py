"""A rock that strikes Venus on its edge and makes it spin."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import boulder, cloudy_globe
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    cloudy_globe(scene, 0.1, 0.04, 0.4)
    arc = [
        (0.1 + 0.52 * math.cos(a), 0.04 + 0.17 * math.sin(a)) for a in (math.pi * (0.02 + k / 22) for k in range(20))
    ]
    scene.line(arc, 0.05, rgb("#fff6e0"))
    scene.shape((-0.5, 0.0), (-0.46, 0.2), (-0.3, 0.1), colour=rgb("#fff6e0"))
    for wide, alpha in ((0.13, 0.4), (0.07, 0.8)):
        scene.shape(
            (-0.3, -0.34 - wide),
            (-1.5, -0.56),
            (-1.5, -0.5),
            (-0.3, -0.34 + wide),
            colour=mix(rgb("#ff9f4a"), WHITE, alpha - 0.3),
            alpha=alpha,
        )
    boulder(scene, -0.3, -0.34, 0.14, mix(rgb("#a98a76"), scene.hour.low, 0.2), 3)
    scene.glow(-0.16, -0.28, 0.2, rgb("#fff3c4"), 0.9)
    for turn in (-80, -40, 0, 40):
        scene.shape(*turned([(0.1, -0.025), (0.3, 0.0), (0.1, 0.025)], (-0.16, -0.28), turn), colour=rgb("#ffe6a3"))


MOTIF = Motif(paint, "space", flies=True)
