"""The Earth with fires on its night side, and missiles in the air above it."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.circle(0, 0, 0.55, rgb("#ff8a5a"), alpha=0.16)
    scene.circle(0, 0, 0.5, rgb("#8fd0ff"), alpha=0.3)
    scene.orb(0, 0, 0.47, rgb("#3f8ac8"), rgb("#081a34"))
    for shape in (
        "M -.3 -.3 C -.2 -.42 -.02 -.4 .02 -.3 C .04 -.2 -.1 -.2 -.08 -.08 C -.18 -.02 -.24 .0 -.32 -.08 C -.4 -.16 -.38 -.24 -.3 -.3 Z",
        "M .1 -.18 C .2 -.28 .34 -.24 .38 -.12 C .42 .0 .34 .14 .24 .2 C .2 .1 .12 .08 .1 .0 C .04 -.06 .06 -.14 .1 -.18 Z",
        "M -.16 .08 C -.06 .04 .04 .1 .02 .2 C .0 .32 -.08 .42 -.14 .38 C -.18 .28 -.24 .16 -.16 .08 Z",
    ):
        scene.fill(shape, mix(rgb("#7fae5a"), rgb("#3a2a1a"), 0.25), rgb("#2f3f24"))
    bursts = (
        (-0.2, -0.2, 0.1),
        (0.26, -0.06, 0.13),
        (-0.08, 0.22, 0.11),
        (0.14, 0.3, 0.07),
        (0.06, -0.34, 0.07),
        (-0.34, 0.06, 0.06),
    )
    for x, y, r in bursts:
        scene.glow(x, y, r * 2, rgb("#ff7a2a"), 1.0)
        scene.fill([star(9, r, r * 0.5, (x, y))], rgb("#ffb03a"))
        scene.fill([star(9, r * 0.55, r * 0.26, (x, y))], rgb("#fff6d0"))
    for x, y, turn, bend in ((-0.62, -0.3, 20, 0.3), (0.62, 0.2, 200, 0.3), (0.34, -0.56, 120, 0.26)):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        trail = [
            (x - c * bend * t - s * 0.1 * t * t, y - s * bend * t + c * 0.1 * t * t) for t in (j / 8 for j in range(9))
        ]
        scene.line(trail, 0.03, mix(WHITE, rgb("#ffb07a"), 0.4), 0.8)
        rocket = [(-0.08, -0.035), (0.05, -0.035), (0.12, 0.0), (0.05, 0.035), (-0.08, 0.035)]
        scene.shape(*turned(rocket, (x, y), turn), colour=WHITE, low=scene.metal)
        scene.shape(*turned([(-0.08, -0.035), (-0.03, -0.035), (-0.1, -0.08)], (x, y), turn), colour=rgb("#d1303a"))
        scene.shape(*turned([(-0.08, 0.035), (-0.03, 0.035), (-0.1, 0.08)], (x, y), turn), colour=rgb("#d1303a"))


MOTIF = Motif(paint, "space", flies=True)
