"""A dragonfly above stalks."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix


def paint(scene: Scene) -> None:
    body = scene.accent
    for side, y in ((-1, -0.14), (-1, 0.04), (1, -0.14), (1, 0.04)):
        wing = ellipse(side * 0.31, y - 0.02, 0.3, 0.075, side * (14 if y > 0 else -14))
        scene.fill([wing], mix(WHITE, scene.glass, 0.4), mix(scene.glass, scene.hour.low, 0.3), 0.8)
    for k in range(7):
        scene.orb(0, -0.02 + 0.07 * k, 0.045 - 0.003 * k, body if k % 2 else mix(body, INK, 0.4))
    scene.orb(0, -0.1, 0.085, body)
    scene.orb(-0.055, -0.22, 0.062, mix(body, INK, 0.4))
    scene.orb(0.055, -0.22, 0.062, mix(body, INK, 0.4))


MOTIF = Motif(paint, "green", flies=True)
