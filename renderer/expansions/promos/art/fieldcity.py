"""A city below a shield of light in hexagons."""

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse, regular
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    towers = ((-0.44, 0.14), (0.46, 0.1), (-0.24, -0.08), (0.26, -0.04), (0.0, -0.24))
    for k, (x, top) in enumerate(towers):
        tone = mix(rgb("#fff0dc"), scene.accent, 0.35 * (k % 3))
        scene.column(x - 0.1, top, x + 0.1, 0.5, tone)
        scene.windows(x - 0.07, top + 0.05, x + 0.07, 0.46, 3, 5, mix(scene.lamp, rgb("#e09a3a"), 0.3))
    for x in (-0.62, -0.12, 0.14, 0.62):
        tree(scene, x, 0.5, 0.16)
    glow = rgb("#7fe8ff")
    scene.shape(*half_ellipse(0, 0.5, 0.82, 0.92), colour=glow, alpha=0.2)
    for row in range(7):
        for k in range(-7, 8):
            x, y = 0.16 * k + 0.08 * (row % 2), 0.44 - 0.14 * row
            if (x / 0.78) ** 2 + ((0.5 - y) / 0.88) ** 2 < 1:
                cell = [*regular(6, 0.088, (x, y))]
                edge = ((x / 0.78) ** 2 + ((0.5 - y) / 0.88) ** 2) ** 2
                scene.line([*cell, cell[0]], 0.009, mix(glow, WHITE, 0.4), 0.25 + 0.6 * edge)
    scene.line(half_ellipse(0, 0.5, 0.82, 0.92), 0.024, mix(glow, WHITE, 0.5), 0.95)
    for x in (-0.82, 0.82):
        scene.slab(x - 0.06, 0.36, x + 0.06, 0.5, scene.dim(scene.metal, 0.3))
        scene.glow(x, 0.36, 0.14, glow, 1)


MOTIF = Motif(paint, "mars")
