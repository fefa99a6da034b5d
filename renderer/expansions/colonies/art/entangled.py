"""Two dishes worlds apart, joined by waves that twine."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import CYAN
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    n = 60
    for phase, tone in ((0.0, CYAN), (math.pi, rgb("#ff8ad0"))):
        wave = [(-0.52 + 1.04 * i / n, 0.12 * math.sin(phase + 5 * math.pi * i / n)) for i in range(n + 1)]
        scene.line(wave, 0.06, tone, 0.3)
        scene.line(wave, 0.024, mix(tone, WHITE, 0.3))
    for k in range(1, 5):
        x = -0.52 + 0.208 * k
        scene.circle(x, 0, 0.04, WHITE)
    for side, code in ((-1, "#4fa6dc"), (1, "#d96f42")):
        x = side * 0.62
        scene.glow(x, 0, 0.34, CYAN if side < 0 else rgb("#ff8ad0"), 0.7)
        scene.orb(x, 0, 0.2, rgb(code))
        ring = ellipse(x, 0, 0.29, 0.09, -24 * side, 40)
        scene.line([*ring, ring[0]], 0.016, mix(GOLD, WHITE, 0.4))
        scene.circle(*ring[4], 0.03, GOLD)
        scene.circle(*ring[24], 0.03, GOLD)


MOTIF = Motif(paint, "space", flies=True)
