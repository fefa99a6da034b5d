"""Hot chimneys at the bottom of a sea; microbes in their smoke."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import PALE
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    stone, tone = mix(scene.dark, rgb("#7a5a4a"), 0.45), rgb("#f2a93b")
    for x, top, half in ((-0.3, -0.04, 0.15), (0.26, 0.1, 0.12), (0.0, 0.2, 0.12)):
        for k in range(5):
            scene.circle(
                x + 0.05 * k * (-1) ** k * 0.6,
                top - 0.1 - 0.13 * k,
                0.08 + 0.03 * k,
                mix(INK, scene.hour.low, 0.35),
                alpha=0.55,
            )
        trunk = [
            (x - half * 0.6, top),
            (x + half * 0.6, top),
            (x + half * 0.7, top + 0.2),
            (x + half * 1.5, 0.54),
            (x - half * 1.5, 0.54),
            (x - half * 0.8, top + 0.24),
        ]
        scene.across(trunk, stone)
        scene.fill([ellipse(x, top, half * 0.6, 0.03)], rgb("#ffcf6a"), rgb("#e8501c"))
        scene.glow(x, top - 0.04, 0.22, rgb("#ff9a3a"), 0.7)
    for x, y, turn in (
        (-0.72, -0.2, 20),
        (-0.62, 0.24, -40),
        (0.56, -0.26, -30),
        (0.74, 0.1, 50),
        (0.08, -0.4, 10),
        (-0.1, -0.02, 70),
    ):
        ends = turned([(-0.06, 0), (0.06, 0)], (x, y), turn)
        scene.line(ends, 0.1, scene.dim(tone, 0.35))
        scene.line([(u - 0.006, v - 0.012) for u, v in ends], 0.075, mix(tone, WHITE, 0.3))
        scene.line(turned([(0.1, 0), (0.15, 0.03), (0.2, -0.02)], (x, y), turn), 0.014, tone)
    for side in (-1, 1):
        for k in range(3):
            foot = (side * (0.56 + 0.1 * k), 0.54)
            scene.line([foot, (foot[0] + side * 0.03, 0.36 - 0.04 * k)], 0.04, PALE)
            scene.circle(foot[0] + side * 0.03, 0.34 - 0.04 * k, 0.035, rgb("#e4502e"))


MOTIF = Motif(paint, "undersea")
