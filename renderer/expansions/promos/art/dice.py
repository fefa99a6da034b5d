"""Two dice with the same luck, and a tower of chips put on it."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import sparkle
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.6)
    for x, y, size, turn in ((-0.34, 0.22, 0.24, -12), (0.2, -0.04, 0.26, 14)):
        front = turned([(-size, -size), (size, -size), (size, size), (-size, size)], (x, y), turn)
        top = [front[0], front[1], (front[1][0] + 0.13, front[1][1] - 0.11), (front[0][0] + 0.13, front[0][1] - 0.11)]
        side = [front[1], front[2], (front[2][0] + 0.13, front[2][1] - 0.11), (front[1][0] + 0.13, front[1][1] - 0.11)]
        tone = scene.accent
        scene.shape(*top, colour=mix(tone, WHITE, 0.45))
        scene.shape(*side, colour=scene.dim(tone, 0.5))
        scene.shape(*front, colour=scene.lit(tone), low=scene.dim(tone, 0.15))
        for dx in (-0.5, 0.5):
            for dy in (-0.55, 0.0, 0.55):
                scene.circle(*turned([(dx * size, dy * size)], (x, y), turn)[0], size * 0.16, WHITE)
    for k in range(6):
        y = 0.46 - 0.07 * k
        tone = (rgb("#2f5f9f"), rgb("#c9303a"))[k % 2]
        scene.across([(0.44, y - 0.06), (0.76, y - 0.06), (0.76, y), (0.44, y)], tone)
        for x in (0.48, 0.57, 0.66):
            scene.box((x, y - 0.055, x + 0.04, y - 0.005), 0.004, PAPER)
        scene.fill([ellipse(0.6, y - 0.06, 0.16, 0.035)], mix(tone, WHITE, 0.25))
    scene.fill([ellipse(0.6, 0.05, 0.09, 0.02)], PAPER)
    sparkle(scene, 0.02, -0.28, 0.09)


MOTIF = Motif(paint, "rays")
