"""Fields in steps up a valley, a row of green on each."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    leaf, wall = rgb("#6fae3a"), mix(scene.rock, PAPER, 0.2)
    for k in range(6):
        y, half = -0.34 + 0.155 * k, 0.34 + 0.13 * k
        lean = 0.08 * (-1) ** k
        top = [(lean - half, y + 0.03), *half_ellipse(lean, y, half, 0.06, 14)[1:-1], (lean + half, y + 0.03)]
        edge = half_ellipse(lean, y + 0.03, half, -0.07, 14)
        tone = mix(leaf, (GOLD, rgb("#4f8a5a"), rgb("#a8c84a"))[k % 3], 0.45)
        scene.shape(
            *edge, *[(x, v + 0.11) for x, v in reversed(edge)], colour=scene.lit(wall), low=scene.dim(wall, 0.5)
        )
        scene.shape(*top, *reversed(edge), colour=scene.lit(tone), low=tone)
        n = 5 + 2 * k
        for i in range(n):
            x = lean + half * (2 * (i + 0.5) / n - 1) * 0.92
            at = y + 0.06 - 0.02 * abs(2 * (i + 0.5) / n - 1)
            scene.line([(x, at), (x, at - 0.055)], 0.014, scene.dim(leaf, 0.4))
            scene.circle(x, at - 0.06, 0.026, scene.lit(tone) if i % 2 else scene.dim(leaf, 0.15))


MOTIF = Motif(paint, "mars")
