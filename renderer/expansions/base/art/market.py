"""A square under the open sky: stalls, trees, people."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for x, top, wide, tone in (
        (-0.98, -0.4, 0.34, 0.3),
        (-0.62, -0.2, 0.3, 0.7),
        (0.36, -0.3, 0.32, 0.5),
        (0.7, -0.52, 0.34, 0.15),
    ):
        wall = mix(scene.metal, scene.accent, tone)
        scene.slab(x, top, x + wide, 0.34, wall, depth=0.26)
        scene.windows(x + 0.03, top + 0.06, x + wide * 0.7, 0.26, 2, 4, scene.lamp)
        scene.shape(
            (x - 0.03, top), (x + wide * 0.4, top - 0.14), (x + wide + 0.02, top), colour=scene.dim(rgb("#b8503a"), 0.1)
        )
    scene.fill([ellipse(0, 0.46, 1.2, 0.16)], mix(PAPER, scene.hour.low, 0.4), mix(scene.rock, PAPER, 0.5))
    for x, y, r in ((-0.24, 0.06, 0.15), (0.16, 0.1, 0.12)):
        scene.line([(x, 0.36), (x, y)], 0.04, rgb("#6a4432"))
        scene.circle(x, y - 0.04, r, scene.lit(rgb("#5fa04a")), scene.dim(rgb("#3f7a3a"), 0.3))
    for x, code in ((-0.66, "#d1495b"), (0.5, "#3d7ea6")):
        for dx in (-0.18, 0.18):
            scene.line([(x + dx, 0.14), (x + dx, 0.5)], 0.022, scene.dim(scene.metal, 0.3))
        for k in range(5):
            left = x - 0.25 + 0.1 * k
            scene.shape(
                (left + 0.03, 0.02),
                (left + 0.11, 0.02),
                (left + 0.1, 0.18),
                (left, 0.18),
                colour=rgb(code) if k % 2 == 0 else PAPER,
            )
        scene.slab(x - 0.22, 0.34, x + 0.22, 0.5, rgb("#a8703c"), depth=0.15)
        for k, fruit in enumerate(("#e4502e", "#f2c230", "#6fae3a", "#e4902e")):
            scene.circle(x - 0.15 + 0.09 * k, 0.32, 0.04, rgb(fruit))
    for x, foot, high, code in (
        (-0.32, 0.5, 0.32, "#e9b84a"),
        (0.0, 0.58, 0.4, "#5fa777"),
        (0.2, 0.5, 0.3, "#8e5aa8"),
        (0.86, 0.56, 0.36, "#e4572e"),
    ):
        person(scene, x, foot, high, rgb(code))


MOTIF = Motif(paint, "green")
