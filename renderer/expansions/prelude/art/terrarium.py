"""Two hands that hold a globe of glass with a living world in it."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    soil = rgb("#7a5234")
    scene.circle(0, -0.1, 0.4, mix(scene.glass, WHITE, 0.5), mix(scene.glass, scene.hour.low, 0.3), 0.55)
    bowl = [point for point in ellipse(0, -0.1, 0.38, 0.38, 0, 48) if point[1] > 0.06]
    scene.fill([sorted(bowl, key=lambda p: math.atan2(p[1] + 0.1, p[0]))], scene.lit(soil), scene.dim(soil, 0.4))
    scene.fill([ellipse(0, 0.07, 0.35, 0.06)], rgb("#8fc05a"), rgb("#5f943f"))
    scene.fill([ellipse(0.12, 0.09, 0.14, 0.026)], rgb("#5fb4d9"))
    tree(scene, -0.1, 0.08, 0.42)
    tree(scene, 0.2, 0.06, 0.2, "#7fb04a")
    scene.fill([ellipse(-0.2, -0.3, 0.1, 0.05, -42)], WHITE, alpha=0.75)
    scene.ring(0, -0.1, 0.4, 0.014, WHITE, 0.8)
    for side in (-1, 1):
        skin = rgb("#e0a878" if side < 0 else "#8a5a3c")
        palm = (
            f"M {side * 0.06} .44 C {side * 0.2} .34 {side * 0.4} .24 {side * 0.46} .04 C {side * 0.56} .08 "
            f"{side * 0.54} .26 {side * 0.46} .36 L {side * 0.58} .7 L {side * 0.18} .7 Z"
        )
        scene.fill(palm, scene.lit(skin) if side < 0 else skin, scene.dim(skin, 0.35))
        for k in range(3):
            scene.line(
                [(side * (0.18 + 0.09 * k), 0.37 - 0.06 * k), (side * (0.12 + 0.1 * k), 0.28 - 0.07 * k)],
                0.06,
                scene.lit(skin),
            )


MOTIF = Motif(paint, "rays", flies=True)
