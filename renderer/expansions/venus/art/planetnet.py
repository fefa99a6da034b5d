"""Worlds around the Sun, with lines on which news travels between them."""

from renderer.art.land import banded
from renderer.art.motif import Motif
from renderer.art.parts import blue_globe, cloudy_globe
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    scene.glow(0, 0, 0.4, rgb("#ffb84a"), 0.8)
    for half in (0.42, 0.66, 0.92):
        ring = ellipse(0, 0, half, half * 0.4, -8, 60)
        scene.line([*ring, ring[0]], 0.007, scene.hour.low, 0.8)
    places = ((-0.4, 0.14), (0.62, -0.24), (0.5, 0.26), (-0.74, -0.14))
    for k, at in enumerate(places):
        for other in (*places[k + 1 :], (0.0, 0.0)):
            scene.line([at, other], 0.01, rgb("#8ff0ff"), 0.8)
            scene.circle(at[0] + (other[0] - at[0]) * 0.4, at[1] + (other[1] - at[1]) * 0.4, 0.022, WHITE)
    scene.circle(0, 0, 0.15, rgb("#fff3c4"), rgb("#ff9f3a"))
    cloudy_globe(scene, *places[0], 0.12)
    blue_globe(scene, *places[1], 0.13)
    scene.orb(*places[2], 0.15, rgb("#d96f42"), rgb("#3a1214"))
    banded(scene, *places[3], 0.15, rgb("#e8b98a"))


MOTIF = Motif(paint, "space", flies=True)
