"""Microbes at home between crystals of ice."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, size, turn in (
        (-0.52, -0.22, 0.3, 10),
        (0.5, 0.2, 0.34, 25),
        (0.42, -0.36, 0.2, 0),
        (-0.38, 0.36, 0.22, 15),
    ):
        for k in range(6):
            a = math.radians(60 * k + turn)
            c, s = math.cos(a), math.sin(a)
            scene.line([(x, y), (x + size * c, y + size * s)], 0.04 * size * 3, mix(rgb("#a8d8f0"), WHITE, 0.4))
            for t in (0.5, 0.78):
                for side in (-0.9, 0.9):
                    b = a + side
                    at = (x + size * t * c, y + size * t * s)
                    scene.line(
                        [at, (at[0] + size * 0.24 * math.cos(b), at[1] + size * 0.24 * math.sin(b))], 0.05 * size, WHITE
                    )
        scene.fill([ellipse(x, y, size * 0.16, size * 0.16)], WHITE)
    for x, y, turn, code in (
        (-0.08, -0.04, 24, "#3f7ab0"),
        (0.16, 0.3, -30, "#5a5fb0"),
        (0.1, -0.3, 70, "#2f8a9a"),
        (-0.34, 0.06, -50, "#4a6ac0"),
    ):
        tone = rgb(code)
        for k in range(-4, 5):
            for side in (-1, 1):
                hair = turned([(0.05 * k, side * 0.08), (0.05 * k + 0.02, side * 0.14)], (x, y), turn)
                scene.line(hair, 0.012, mix(tone, INK, 0.2))
        scene.fill([ellipse(x, y, 0.24, 0.1, turn)], mix(tone, WHITE, 0.4), mix(tone, INK, 0.35))
        scene.fill([ellipse(x - 0.02, y - 0.02, 0.16, 0.045, turn)], mix(tone, WHITE, 0.65), alpha=0.7)
        for t in (-0.12, 0.04, 0.14):
            at = turned([(t, 0.0)], (x, y), turn)[0]
            scene.circle(*at, 0.026, mix(tone, INK, 0.4))


MOTIF = Motif(paint, "lens", flies=True)
