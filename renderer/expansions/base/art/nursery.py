"""Young trees in rows, someone who plants the next."""

from renderer.art.motif import Motif
from renderer.art.parts import leafy, person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    earth = mix(rgb("#7a5238"), scene.hour.low, 0.1)
    for row, (y, size) in enumerate(((0.04, 0.24), (0.2, 0.36), (0.46, 0.56))):
        scene.fill([ellipse(0, y + 0.02, 1.8, 0.035 + 0.02 * row)], scene.lit(earth), scene.dim(earth, 0.3))
        n = 9 - 2 * row
        for k in range(n):
            x = (k - (n - 1) / 2) * (0.26 + 0.12 * row) + 0.04 * row
            if row == 2 and k in (2, 3):
                continue
            scene.line([(x, y), (x, y - 0.5 * size)], 0.05 * size, rgb("#6a4432"))
            scene.line([(x + 0.1 * size, y), (x + 0.1 * size, y - 0.6 * size)], 0.03 * size, mix(PAPER, earth, 0.3))
            leaf = leafy(scene)
            scene.cone(x, y - size, 0.26 * size, y - 0.4 * size, leaf)
            scene.cone(x, y - 0.8 * size, 0.32 * size, y - 0.22 * size, leaf)
    person(scene, -0.14, 0.56, 0.6, scene.accent, arm=0.0)
    scene.line([(-0.02, 0.2), (0.1, 0.54)], 0.035, rgb("#9a6a40"))
    scene.shape((0.04, 0.46), (0.16, 0.42), (0.18, 0.56), (0.12, 0.62), colour=scene.metal, low=scene.dim(scene.metal))
    leaf = rgb("#7fc04a")
    scene.line([(0.3, 0.56), (0.3, 0.4)], 0.025, scene.dim(leaf, 0.3))
    for side in (-1, 1):
        scene.fill([ellipse(0.3 + side * 0.07, 0.36, 0.08, 0.04, -side * 30)], scene.lit(leaf))


MOTIF = Motif(paint, "green")
