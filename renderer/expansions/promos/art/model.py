"""A model of a quarter that is to be built, and people who look at it."""

from renderer.art.motif import Motif
from renderer.art.parts import person, table
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for x, high, code in ((-0.56, 0.72, "#3d7ea6"), (0.0, 0.78, "#8e5aa8"), (0.54, 0.7, "#d1495b")):
        person(scene, x, 0.36, high, rgb(code))
    table(scene, 0.26, 0.78, rgb("#a8754a"))
    scene.fill("M -.68 .24 L .68 .24 L .6 .17 L -.6 .17 Z", rgb("#8fb86a"), rgb("#6f9a52"))
    scene.fill("M -.64 .22 L -.1 .2 L .1 .235 L .66 .22 L .66 .235 L .1 .25 L -.64 .235 Z", PAPER)
    for x, high, half in (
        (-0.44, 0.16, 0.06),
        (-0.24, 0.26, 0.055),
        (0.2, 0.3, 0.055),
        (0.42, 0.18, 0.07),
        (0.34, 0.1, 0.05),
    ):
        scene.slab(x - half, 0.22 - high, x + half, 0.225, mix(rgb("#fff8ec"), scene.hour.low, 0.1))
    scene.vault(-0.02, 0.225, 0.13, 0.13, scene.glass)
    for x in (-0.56, -0.34, 0.56, 0.1):
        scene.circle(x, 0.19, 0.034, rgb("#5fa04a"), rgb("#3a6a36"))


MOTIF = Motif(paint, "hall")
