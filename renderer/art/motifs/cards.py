"""A fan of cards with plans on them."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import regular
from renderer.drawing.theme import WHITE, Colour, mix, rgb


def paint(scene: Scene) -> None:
    tones: tuple[Colour, ...] = (rgb("#2f8f57"), rgb("#d0532e"), rgb("#2a78c8"), scene.accent)
    for k, tone in enumerate(tones):
        a = math.radians(-27 + 18 * k)
        c, s = math.cos(a), math.sin(a)

        def turned(x: float, y: float, c: float = c, s: float = s) -> tuple[float, float]:
            return x * c - (y - 0.6) * s, 0.6 + x * s + (y - 0.6) * c

        scene.shape(
            *(turned(x, y) for x, y in ((-0.2, -0.42), (0.23, -0.42), (0.23, 0.26), (-0.2, 0.26))),
            colour=scene.dark,
            alpha=0.4,
        )
        scene.shape(
            *(turned(x, y) for x, y in ((-0.22, -0.44), (0.22, -0.44), (0.22, 0.24), (-0.22, 0.24))),
            colour=PAPER,
            low=mix(PAPER, scene.hour.low, 0.4),
        )
        scene.shape(
            *(turned(x, y) for x, y in ((-0.18, -0.4), (0.18, -0.4), (0.18, -0.08), (-0.18, -0.08))),
            colour=mix(tone, WHITE, 0.2),
            low=tone,
        )
        scene.fill([regular(24, 0.08, turned(0, -0.24))], mix(tone, WHITE, 0.65))
        for y in (0.0, 0.08, 0.16):
            scene.line([turned(-0.15, y), turned(0.15, y)], 0.022, mix(scene.dark, PAPER, 0.5))


MOTIF = Motif(paint, "rays", flies=True)
