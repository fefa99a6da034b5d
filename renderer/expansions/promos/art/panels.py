"""A press that makes panels of dust and resin, and walls of them."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, Colour, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    codes = ("#d9694a", "#e8a05a", "#c9504a")
    for k in range(4):
        x, tone = 0.16 + 0.17 * k, rgb(codes[k % 3])
        front = [(x, 0.5), (x + 0.14, 0.42), (x + 0.14, -0.12), (x, -0.04)]
        scene.shape(*front, colour=mix(tone, WHITE, 0.25), low=tone)
        scene.shape((x, 0.5), (x, -0.04), (x - 0.04, -0.06), (x - 0.04, 0.48), colour=scene.dim(tone, 0.4))
        for j in range(3):
            y = 0.08 + 0.14 * j
            scene.line([(x + 0.02, y), (x + 0.12, y - 0.055)], 0.012, mix(tone, WHITE, 0.5))
    scene.slab(-0.8, 0.36, 0.06, 0.5, scene.dim(scene.metal, 0.3), depth=0.06)
    for x in (-0.72, -0.26):
        scene.column(x, -0.3, x + 0.08, 0.38, scene.metal)
    scene.slab(-0.78, -0.44, -0.1, -0.28, scene.accent, depth=0.1)
    scene.column(-0.52, -0.28, -0.4, 0.06, scene.dim(scene.metal, 0.2))
    scene.slab(-0.64, 0.04, -0.26, 0.14, scene.dim(scene.metal, 0.3), depth=0.08)
    scene.slab(-0.62, 0.28, -0.28, 0.36, rgb("#e8a05a"), depth=0.08)
    scene.glow(-0.45, 0.24, 0.26, rgb("#ffb45a"), 0.8)
    for k in range(3):
        scene.slab(-0.22 + 0.02 * k, 0.3 - 0.07 * k, 0.02 + 0.02 * k, 0.36 - 0.07 * k, rgb(codes[k]), depth=0.12)
    hopper: Colour = scene.dim(scene.metal, 0.1)
    scene.shape(
        (-0.66, -0.62),
        (-0.24, -0.62),
        (-0.38, -0.44),
        (-0.54, -0.44),
        colour=scene.lit(hopper),
        low=scene.dim(hopper, 0.4),
    )
    scene.fill([ellipse(-0.45, -0.62, 0.21, 0.05)], scene.lit(scene.rock))


MOTIF = Motif(paint, "mars")
