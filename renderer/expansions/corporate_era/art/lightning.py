"""A bolt out of a dark cloud."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import path, scaled
from renderer.drawing.theme import INK, WHITE, mix, rgb
from renderer.icons.sprites import BOLT


def paint(scene: Scene) -> None:
    dark = mix(scene.hour.top, INK, 0.45)
    scene.glow(0.02, 0.1, 0.6, scene.lamp, 0.75)
    scene.fill(scaled(path(BOLT), 0.78, (0.02, 0.2)), WHITE, rgb("#ffd24a"))
    for x, y, r in ((-0.46, -0.26, 0.17), (0.46, -0.26, 0.18), (-0.2, -0.34, 0.23), (0.22, -0.34, 0.22)):
        scene.circle(x, y, r, mix(dark, scene.hour.low, 0.45), dark)
    scene.box((-0.62, -0.34, 0.64, -0.14), 0.1, mix(dark, scene.hour.low, 0.15), dark)


MOTIF = Motif(paint, "mars", flies=True)
