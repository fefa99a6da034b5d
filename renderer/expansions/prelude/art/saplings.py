"""Young trees of many kinds in beds, each with its label."""

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for row, (y, size, n) in enumerate(((0.14, 0.5, 5), (0.3, 0.72, 4), (0.5, 1.0, 3))):
        bed = mix(rgb("#7a5234"), scene.hour.near, 0.2)
        scene.fill([ellipse(0, y, 0.86 + 0.06 * row, 0.05 * size)], scene.lit(bed), scene.dim(bed, 0.3))
        for k in range(n):
            x = (k - (n - 1) / 2) * 1.5 / n + 0.03 * row
            kind = (k + row) % 3
            if kind == 0:
                tree(scene, x, y, 0.46 * size, "#6fae4a")
            elif kind == 1:
                scene.line([(x, y), (x, y - 0.2 * size)], 0.03 * size, rgb("#6a4432"))
                for j in range(3):
                    scene.cone(
                        x,
                        y - (0.5 - 0.1 * j) * size,
                        (0.08 + 0.035 * j) * size,
                        y - (0.3 - 0.1 * j) * size,
                        rgb("#3f8a5a"),
                    )
            else:
                tree(scene, x, y, 0.38 * size, "#d9824a")
            scene.line([(x + 0.14 * size, y), (x + 0.14 * size, y - 0.1 * size)], 0.014 * size, scene.metal)
            scene.box((x + 0.08 * size, y - 0.17 * size, x + 0.2 * size, y - 0.09 * size), 0.01, PAPER)


MOTIF = Motif(paint, "green")
