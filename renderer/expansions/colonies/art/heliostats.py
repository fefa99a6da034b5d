"""A fan of six-sided mirrors that send light down in one beam."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import Scene
from renderer.drawing.canvas import regular
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fade([(-0.05, 0.02), (0.05, 0.02), (0.34, 0.9), (-0.3, 0.9)], rgb("#fff0a0"), 0.85, 0.15)
    cells: list[tuple[float, float]] = []
    for row, n in enumerate((4, 5, 4)):
        cells += [((k - (n - 1) / 2) * 0.27, -0.4 + 0.2 * row) for k in range(n)]
    scene.line([(-0.56, -0.2), (0.0, 0.24), (0.56, -0.2)], 0.03, scene.dim(scene.metal, 0.3))
    scene.line([(-0.3, 0.0), (0, 0.24), (0.3, 0.0)], 0.02, scene.dim(scene.metal, 0.3))
    for k, (x, y) in enumerate(cells):
        tile = regular(6, 0.13, (x, y + 0.3 * x * x))
        tile = [(px, y + 0.3 * x * x + (py - y - 0.3 * x * x) * 0.8) for px, py in tile]
        tone = (rgb("#ffe9a8"), rgb("#bfe3f0"), rgb("#f7c98a"))[k % 3]
        scene.shape(*tile, colour=mix(tone, WHITE, 0.5), low=scene.dim(tone, 0.25))
    for x, y in ((-0.4, -0.34), (0.28, -0.2), (0.14, -0.42)):
        sparkle(scene, x, y, 0.07)
    scene.slab(-0.12, 0.14, 0.14, 0.3, scene.accent)
    scene.circle(0, 0.3, 0.06, WHITE)


MOTIF = Motif(paint, "orbit", flies=True)
