"""A train of cargo wagons on its curve from one world to another."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    scene.orb(-0.7, 0.28, 0.24, rgb("#4fa6dc"), rgb("#0f3566"))
    for shape in ((-0.78, 0.2, 0.09), (-0.62, 0.34, 0.08), (-0.8, 0.38, 0.05)):
        scene.fill([ellipse(shape[0], shape[1], shape[2], shape[2] * 0.6, 20)], rgb("#79b866"))
    scene.orb(0.76, -0.32, 0.17, rgb("#d96f42"), rgb("#4a1a12"))
    track = [(-0.56 + 1.2 * t, 0.26 - 0.72 * math.sin(t * 1.5) + 0.16 * t) for t in (k / 24 for k in range(25))]
    for k in range(0, 25, 2):
        scene.circle(*track[k], 0.012, GOLD)
    for n, k in enumerate((4, 8, 12, 16)):
        (x, y), (x2, y2) = track[k], track[k + 1]
        turn = math.degrees(math.atan2(y2 - y, x2 - x))
        tone = rgb(("#e4572e", "#f2b33a", "#5fa777", "#8e5aa8")[n])
        for low, shade in ((0.0, 0.0), (0.06, 0.35)):
            box = [(-0.115, -0.1 + low), (0.115, -0.1 + low), (0.115, 0.1), (-0.115, 0.1)]
            scene.shape(*turned(box, (x, y), turn), colour=scene.dim(tone, shade), low=scene.dim(tone, shade + 0.15))
        for dx in (-0.06, 0.0, 0.06):
            scene.line(turned([(dx, -0.09), (dx, 0.09)], (x, y), turn), 0.014, scene.dim(tone, 0.4))
        scene.line(turned([(0.11, 0.0), (0.18, 0.0)], (x, y), turn), 0.03, scene.metal)
    (x, y), (x2, y2) = track[20], track[21]
    turn = math.degrees(math.atan2(y2 - y, x2 - x))
    nose = [(-0.13, -0.12), (0.06, -0.12), (0.2, 0.0), (0.06, 0.12), (-0.13, 0.12)]
    scene.shape(*turned(nose, (x, y), turn), colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.shape(
        *turned([(0.0, -0.09), (0.06, -0.09), (0.15, -0.01), (0.0, -0.01)], (x, y), turn), colour=rgb("#8ff0ff")
    )
    scene.glow(*track[23], 0.12, rgb("#fff3c0"), 0.9)


MOTIF = Motif(paint, "space", flies=True, size=0.78)
