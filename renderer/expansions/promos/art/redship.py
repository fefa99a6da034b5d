"""A ship with red sails on the new sea."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0.02, 0.48, 0.74, 0.05)], INK, alpha=0.35)
    red = rgb("#d13a34")
    for x, top in ((-0.28, -0.44), (0.08, -0.6), (0.4, -0.4)):
        scene.line([(x, 0.24), (x, top)], 0.024, rgb("#6a4432"))
        scene.shape((x, top), (x - 0.14, top + 0.035), (x, top + 0.07), colour=GOLD)
        for k, (high, half) in enumerate(((0.3, 0.16), (0.36, 0.2))):
            y = top + 0.09 + 0.31 * k
            if y + high > 0.24:
                high = 0.22 - y
            sail = (
                f"M {x - half * 0.8} {y} L {x + half * 0.8} {y} Q {x + half * 1.5} {y + high * 0.5} {x + half} "
                f"{y + high} L {x - half} {y + high} Q {x - half * 0.5} {y + high * 0.5} {x - half * 0.8} {y} Z"
            )
            scene.fill(sail, mix(red, WHITE, 0.25), scene.dim(red, 0.35))
            scene.line([(x - half * 0.85, y), (x + half * 0.85, y)], 0.018, rgb("#6a4432"))
    scene.shape((-0.3, -0.3), (-0.34, 0.12), (-0.82, 0.16), colour=mix(red, WHITE, 0.2), low=scene.dim(red, 0.3))
    scene.line([(-0.56, 0.2), (-0.94, 0.08)], 0.024, rgb("#6a4432"))
    wood = rgb("#8a5638")
    scene.fill(
        "M -.66 .2 L .58 .2 L .7 .1 L .66 .34 Q .6 .48 .44 .48 L -.38 .48 Q -.56 .44 -.66 .2 Z",
        scene.lit(wood),
        scene.dim(wood, 0.55),
    )
    scene.shape((-0.63, 0.26), (0.67, 0.26), (0.66, 0.31), (-0.6, 0.31), colour=GOLD)
    for k in range(6):
        scene.circle(-0.42 + 0.17 * k, 0.38, 0.026, scene.lamp)
    for k in range(9):
        scene.fill([ellipse(-0.62 + 0.16 * k, 0.485 + 0.015 * (k % 2), 0.11, 0.018)], WHITE, alpha=0.8)


MOTIF = Motif(paint, "shore")
