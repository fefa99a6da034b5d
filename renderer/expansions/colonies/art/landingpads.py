"""Round pads of a port on pillars, joined by ways, with a ship on two of them."""

from renderer.art.motif import Motif
from renderer.art.parts import hut
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    pads = ((-0.56, 0.02, 0.22), (0.02, -0.2, 0.18), (0.6, -0.04, 0.2), (0.02, 0.3, 0.3))
    for x, y, r in pads[:3]:
        scene.fill([ellipse(x + 0.05, 0.45, r, 0.04)], scene.dark, alpha=0.4)
        scene.column(x - 0.05, y + 0.05, x + 0.05, 0.44, scene.dim(scene.metal, 0.2))
    for x, y, _r in pads:
        scene.line([(x, y), (0.02, 0.04)], 0.07, scene.dim(scene.metal, 0.35))
        scene.line([(x, y), (0.02, 0.04)], 0.012, GOLD)
    for k, (x, y, r) in enumerate(pads):
        scene.fill([ellipse(x, y + 0.03, r, r * 0.5)], scene.dark)
        scene.fill([ellipse(x, y, r, r * 0.5)], scene.lit(scene.metal), scene.dim(scene.metal, 0.25))
        scene.fill([ellipse(x, y, r * 0.82, r * 0.41)], scene.dim(scene.metal, 0.5))
        scene.fill([ellipse(x, y, r * 0.74, r * 0.37)], scene.metal, scene.dim(scene.metal, 0.2))
        for j in range(10):
            scene.circle(
                *ellipse(x, y, r * 0.92, r * 0.46, 0, 10)[j], 0.014, rgb("#8ff0b0") if k % 2 else rgb("#ffb84a")
            )
    scene.vault(0.02, 0.06, 0.12, 0.12, scene.accent)
    hut(scene, -0.3, 0.2, 0.09, scene.metal)
    hut(scene, 0.36, 0.16, 0.1, scene.metal)
    for x, y, size in ((-0.56, -0.1, 0.34), (0.02, 0.1, 0.62)):
        with scene.placed(x, y, size):
            for side in (-1, 1):
                scene.line([(side * 0.12, 0.2), (side * 0.24, 0.36)], 0.04, scene.dark)
            scene.fill([ellipse(0, 0.2, 0.3, 0.09)], scene.dim(scene.metal, 0.4))
            scene.across(
                [(-0.2, 0.2), (-0.17, -0.2), (0, -0.5), (0.17, -0.2), (0.2, 0.2)], mix(scene.accent, WHITE, 0.4)
            )
            scene.shape((-0.18, -0.12), (0.18, -0.12), (0.19, 0.0), (-0.19, 0.0), colour=scene.accent)
            scene.circle(0, -0.24, 0.07, rgb("#2f6f9a"))


MOTIF = Motif(paint, "moon")
