"""The Earth and Venus side by side, joined by a ribbon."""

from renderer.art.motif import Motif
from renderer.art.parts import blue_globe, cloudy_globe, sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import star
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    ribbon = (
        "M -.9 .02 C -.5 .5 -.1 .46 0 .3 C .1 .14 .5 .1 .9 .4 L .9 .5 C .5 .22 .16 .26 .08 .4 C -.06 .58 "
        "-.6 .6 -.9 .12 Z"
    )
    blue_globe(scene, -0.4, -0.06, 0.34)
    cloudy_globe(scene, 0.42, -0.02, 0.32)
    scene.fill(ribbon, scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    scene.fill([star(5, 0.12, 0.052, (0.02, 0.34))], GOLD, mix(GOLD, rgb("#b8741c"), 0.5))
    sparkle(scene, 0.0, -0.34, 0.08)


MOTIF = Motif(paint, "space", flies=True)
