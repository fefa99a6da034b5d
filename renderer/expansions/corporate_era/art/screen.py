"""A terminal with lines of code."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    scene.slab(-0.1, 0.3, 0.1, 0.46, scene.dim(scene.metal, 0.3))
    scene.slab(-0.3, 0.45, 0.3, 0.5, scene.metal, depth=0.2)
    scene.glow(0, -0.08, 0.8, rgb("#6ff0b8"), 0.4)
    scene.box((-0.56, -0.48, 0.56, 0.32), 0.06, scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
    scene.box((-0.5, -0.42, 0.5, 0.26), 0.03, rgb("#0c2a2c"), rgb("#061416"))
    for k in range(6):
        x = -0.43 + 0.07 * (k % 3)
        for wide, tone in (
            (scene.between(0.1, 0.22), "#8affc8"),
            (scene.between(0.08, 0.2), "#ffb45a"),
            (scene.between(0.06, 0.16), "#6fd0ff"),
        ):
            scene.line([(x, -0.33 + 0.104 * k), (x + wide, -0.33 + 0.104 * k)], 0.03, rgb(tone), 0.9)
            x += wide + 0.06


MOTIF = Motif(paint, "hall")
