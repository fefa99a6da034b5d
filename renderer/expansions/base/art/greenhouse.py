"""Plants under ribs of glass."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.72)
    leaf = rgb("#6fb04a")
    for i in range(7):
        x, high = -0.5 + 0.165 * i, scene.between(0.22, 0.42)
        scene.line([(x, 0.44), (x, 0.44 - high * 0.5)], 0.02, scene.dim(leaf))
        scene.circle(x, 0.44 - high * 0.7, 0.1, scene.lit(leaf), scene.dim(leaf, 0.5))
        scene.circle(x + 0.03, 0.42 - high * 0.75, 0.022, scene.accent)
    scene.vault(0, 0.45, 0.68, 0.66, scene.glass, 0.26)
    for share in (1, 0.66, 0.33):
        scene.line(half_ellipse(0, 0.45, 0.68 * share, 0.66), 0.014, mix(scene.metal, WHITE, 0.4), 0.9)
    scene.line([(0, 0.45), (0, -0.21)], 0.014, mix(scene.metal, WHITE, 0.4))
    scene.line([(-0.6, 0.15), (0.6, 0.15)], 0.012, mix(scene.metal, WHITE, 0.4), 0.8)
    scene.slab(-0.72, 0.43, 0.72, 0.5, scene.metal, depth=0.1)


MOTIF = Motif(paint, "mars")
