"""A road of lamps that winds between worlds, with ships on their way in both directions."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import cloudy_globe, fire, spaceplane
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    def lane(t: float, side: float) -> tuple[float, float]:
        near = t**1.6
        return 0.5 - 0.75 * t + 0.5 * math.sin(t * 3.6) + side * (0.03 + 0.34 * near), -0.46 + 0.98 * near

    edge = [lane(k / 30, -1) for k in range(42)] + [lane(k / 30, 1) for k in range(41, -1, -1)]
    scene.shape(*edge, colour=mix(rgb("#8fd6ff"), scene.hour.low, 0.3), alpha=0.22)
    for side in (-1.0, 1.0):
        scene.line([lane(k / 30, side) for k in range(42)], 0.012, rgb("#8fe8ff"), 0.8)
        for k in range(1, 20):
            t = k / 14
            x, y = lane(t, side)
            size = 0.012 + 0.04 * t**1.6
            scene.glow(x, y, size * 3, rgb("#8fe8ff"), 0.9)
            scene.circle(x, y, size * 0.7, WHITE)
    for k in range(10):
        t = 0.22 + 0.08 * k
        scene.line([lane(t, 0), lane(t + 0.035, 0)], 0.008 + 0.02 * t**2, GOLD, 0.9)
    scene.orb(0.54, -0.44, 0.12, rgb("#e8b98a"), rgb("#4a2414"))
    scene.orb(-0.68, -0.3, 0.16, rgb("#4fa6dc"), rgb("#0f2f5a"))
    scene.fill([ellipse(-0.72, -0.34, 0.06, 0.05, -20)], rgb("#79b866"))
    scene.fill([ellipse(-0.64, -0.24, 0.05, 0.03, 20)], rgb("#79b866"))
    cloudy_globe(scene, 0.8, 0.12, 0.13)
    for t, side, size, turn, code in (
        (0.42, 0.5, 0.17, 12, "#e9b84a"),
        (0.62, -0.45, 0.24, 185, "#d1495b"),
        (0.86, 0.42, 0.34, 24, "#5fa777"),
    ):
        x, y = lane(t, side)
        a = math.radians(turn + 90)
        fire(scene, x + 0.42 * size * math.cos(a), y + 0.42 * size * math.sin(a), 0.7 * size, 0.16 * size, turn + 90)
        spaceplane(scene, x, y, size, turn, rgb(code))


MOTIF = Motif(paint, "space", flies=True, size=0.8)
