"""A rover that vines have grown over, in full flower."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.66)
    body = mix(scene.accent, scene.rock, 0.25)
    scene.slab(-0.56, 0.02, 0.5, 0.3, body, depth=0.16)
    scene.fill("M -.4 .02 L -.3 -.24 L .16 -.24 L .28 .02 Z", scene.dim(scene.glass, 0.2), scene.dim(scene.glass, 0.45))
    scene.line([(0.36, 0.02), (0.36, -0.34)], 0.026, scene.metal)
    scene.fill([ellipse(0.36, -0.37, 0.14, 0.07, -24)], scene.metal, scene.dim(scene.metal, 0.4))
    for x in (-0.42, 0.0, 0.38):
        scene.circle(x, 0.36, 0.14, scene.dark)
        scene.circle(x, 0.36, 0.07, scene.dim(scene.metal, 0.2))
    vines = (
        [(-0.8, 0.5), (-0.6, 0.2), (-0.5, 0.06), (-0.3, 0.1), (-0.2, -0.1), (-0.3, -0.26)],
        [(0.66, 0.5), (0.54, 0.26), (0.4, 0.06), (0.44, -0.14), (0.34, -0.3)],
        [(-0.1, 0.5), (-0.16, 0.3), (0.02, 0.14), (0.1, -0.06), (0.04, -0.26), (-0.1, -0.32)],
        [(-0.46, 0.16), (-0.2, 0.24), (0.1, 0.18), (0.3, 0.26), (0.5, 0.18)],
    )
    for vine in vines:
        scene.line(vine, 0.035, rgb("#3f7a2f"))
        for k, (x, y) in enumerate(vine):
            for dx, dy, turn in ((-0.06, -0.03, 30), (0.06, 0.0, -30), (0.0, -0.07, 80)):
                scene.fill(
                    [ellipse(x + dx, y + dy, 0.07, 0.038, turn)],
                    mix(rgb("#8fd05a"), WHITE, 0.1 * (k % 2)),
                    rgb("#4f9a3a"),
                )
    for x, y, code in (
        (-0.3, -0.3, "#f2779a"),
        (0.34, -0.4, "#ffd25a"),
        (0.04, -0.2, "#f2779a"),
        (-0.5, 0.0, "#ffd25a"),
        (0.46, 0.1, "#f2779a"),
        (-0.06, 0.2, "#ffffff"),
        (-0.64, 0.3, "#ffffff"),
    ):
        for k in range(5):
            a = 2 * math.pi * k / 5
            scene.circle(x + 0.04 * math.cos(a), y + 0.04 * math.sin(a), 0.035, rgb(code))
        scene.circle(x, y, 0.025, rgb("#e08a2a"))


MOTIF = Motif(paint, "green")
