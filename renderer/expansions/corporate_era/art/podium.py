"""Three winners on their steps; one lifts a cup."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import regular
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    for x, top, tone in ((-0.44, 0.26, scene.metal), (0.44, 0.34, rgb("#b8743c")), (0.0, 0.12, GOLD)):
        scene.slab(x - 0.22, top, x + 0.22, 0.5, tone, depth=0.2)
    for k, (x, foot) in enumerate(((-0.46, 0.27), (0.42, 0.35), (-0.02, 0.13))):
        person(scene, x, foot, 0.56, (rgb("#3d7ea6"), rgb("#5fa777"), scene.accent)[k], arm=1.0 if k == 2 else 0.5)
    with scene.placed(0.19, -0.42, 0.3):
        scene.across([(-0.3, -0.4), (0.3, -0.4), (0.2, 0.0), (0.06, 0.12), (-0.06, 0.12), (-0.2, 0.0)], GOLD)
        for side in (-1, 1):
            scene.ring(side * 0.32, -0.2, 0.13, 0.06, GOLD)
        scene.slab(-0.18, 0.24, 0.18, 0.36, GOLD)
        scene.shape((-0.05, 0.1), (0.05, 0.1), (0.06, 0.26), (-0.06, 0.26), colour=GOLD)
    for x, y, code in (
        (-0.66, -0.3, "#e4572e"),
        (-0.3, -0.46, "#3d7ea6"),
        (0.5, -0.4, "#5fa777"),
        (0.7, -0.14, "#edc55a"),
        (-0.6, -0.02, "#8e5aa8"),
    ):
        scene.fill([regular(4, 0.04, (x, y), 20)], rgb(code))


MOTIF = Motif(paint, "rays")
