"""Mars, half green, with a ribbon around it and a tag that says what it costs."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import coin
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.circle(-0.16, 0.0, 0.47, rgb("#ffb98a"), alpha=0.2)
    scene.orb(-0.16, 0.0, 0.44, rgb("#dd7246"), rgb("#3a1214"))
    green = [(-0.16 + 0.44 * math.cos(a), 0.44 * math.sin(a)) for a in (math.radians(d) for d in range(100, 261, 8))]
    scene.shape(
        *green,
        (-0.16, -0.26),
        (-0.26, -0.1),
        (-0.12, 0.02),
        (-0.24, 0.16),
        (-0.14, 0.3),
        colour=mix(rgb("#8fc85a"), scene.hour.low, 0.06),
        low=rgb("#3a7a46"),
    )
    scene.fill([ellipse(-0.4, 0.04, 0.1, 0.07, -10)], rgb("#5fb4d9"), rgb("#2f7aa8"))
    scene.fill([ellipse(-0.3, -0.22, 0.07, 0.04, 20)], rgb("#5fb4d9"), rgb("#2f7aa8"))
    for x, y, r in ((0.04, -0.18, 0.06), (0.12, 0.06, 0.045), (0.0, 0.2, 0.05)):
        scene.circle(x, y, r, rgb("#a84a30"))
        scene.circle(x + 0.01, y + 0.012, r * 0.78, rgb("#c9623f"))
    scene.line([(0.06, -0.4), (0.26, -0.34), (0.4, -0.16), (0.5, -0.06)], 0.018, PAPER)
    for side in (-1, 1):
        scene.fill(
            [ellipse(0.06 + side * 0.07, -0.42, 0.08, 0.04, side * 24)],
            scene.lit(scene.accent),
            scene.dim(scene.accent, 0.3),
        )
    scene.circle(0.06, -0.4, 0.035, scene.dim(scene.accent, 0.3))
    lean = 14
    tag = turned([(-0.26, 0.0), (-0.14, -0.17), (0.36, -0.17), (0.36, 0.17), (-0.14, 0.17)], (0.56, 0.04), lean)
    scene.shape(*((x + 0.02, y + 0.03) for x, y in tag), colour=INK, alpha=0.4)
    scene.shape(*tag, colour=mix(GOLD, WHITE, 0.35), low=GOLD)
    hole = turned([(-0.17, 0.0)], (0.56, 0.04), lean)[0]
    scene.circle(*hole, 0.032, scene.dim(GOLD, 0.7))
    for k, (a, b) in enumerate(((-0.08, 0.28), (-0.08, 0.18))):
        scene.line(turned([(a, -0.07 + 0.11 * k), (b, -0.07 + 0.11 * k)], (0.56, 0.04), lean), 0.035, rgb("#8a5414"))
    for k in range(3):
        coin(scene, 0.36, 0.44 - 0.055 * k, 0.11)
    coin(scene, 0.6, 0.45, 0.1)


MOTIF = Motif(paint, "space", flies=True)
