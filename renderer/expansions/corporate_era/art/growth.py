"""Bars of coins that grow, an arrow over them."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    ahead = -1 if scene.mirrored else 1
    rim = mix(GOLD, rgb("#b8741c"), 0.35)
    for x, n in ((-0.52, 2), (-0.18, 4), (0.16, 6), (0.5, 9)):
        left, right = ahead * x - 0.14, ahead * x + 0.14
        for k in range(n):
            y = 0.46 - 0.072 * k
            scene.across([(left, y - 0.035), (right, y - 0.035), (right, y + 0.035), (left, y + 0.035)], rim)
            scene.fill([ellipse(ahead * x, y + 0.035, 0.14, 0.034)], mix(GOLD, rgb("#8a5414"), 0.55))
            scene.fill([ellipse(ahead * x, y - 0.03, 0.14, 0.034)], mix(GOLD, WHITE, 0.35), GOLD)
    green = rgb("#3f9a4a")
    scene.line([(ahead * x, y) for x, y in ((-0.66, 0.16), (-0.26, 0.02), (-0.04, -0.12), (0.3, -0.42))], 0.085, green)
    scene.shape(*((ahead * x, y) for x, y in ((0.18, -0.48), (0.48, -0.6), (0.42, -0.28))), colour=green)


MOTIF = Motif(paint, "rays")
