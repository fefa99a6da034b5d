"""A wide crater with a peak in its middle."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    tone = scene.rock
    scene.fill([ellipse(0, 0.28, 0.78, 0.27)], scene.lit(mix(tone, scene.hour.far, 0.4)), tone)
    scene.fill([ellipse(0, 0.26, 0.66, 0.2)], scene.dim(tone, 0.75), scene.dim(tone, 0.3))
    scene.fill([ellipse(0.05, 0.34, 0.5, 0.11)], mix(tone, scene.hour.sun, 0.1), tone, 0.7)
    scene.cone(0.06, 0.16, 0.12, 0.34, tone)


MOTIF = Motif(paint, "mars", size=0.9)
