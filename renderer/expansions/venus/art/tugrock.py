"""An asteroid steered by engines that people have built on it."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import boulder, fire
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for x, y, turn, reach in ((0.3, -0.18, -24, 0.42), (0.34, 0.12, 16, 0.4)):
        fire(scene, x, y, reach, 0.09, turn)
    boulder(scene, -0.04, 0, 0.38, mix(rgb("#a98a76"), scene.hour.low, 0.2), 5)
    for x, y, turn in ((0.3, -0.18, -24), (0.34, 0.12, 16)):
        nozzle = turned(
            [(-0.12, -0.07), (0.0, -0.06), (0.1, -0.11), (0.1, 0.11), (0.0, 0.06), (-0.12, 0.07)], (x, y), turn
        )
        scene.shape(*nozzle, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.vault(-0.14, -0.3, 0.1, 0.1, scene.accent)
    scene.line([(-0.14, -0.4), (-0.14, -0.5)], 0.014, scene.metal)
    for k in range(3):
        bow = [
            point
            for point in ellipse(-0.06, 0.02, 0.56 + 0.09 * k, 0.52 + 0.08 * k, 0, 60)
            if point[0] < -0.4 - 0.05 * k and point[1] > -0.1
        ]
        scene.line(sorted(bow, key=lambda point: point[1]), 0.016, scene.lamp, 0.7 - 0.2 * k)


MOTIF = Motif(paint, "overvenus", flies=True)
