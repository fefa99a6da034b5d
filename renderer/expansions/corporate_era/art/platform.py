"""A works on stilts above a lake of lava."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    glow, red = rgb("#ffe070"), rgb("#e8431a")
    scene.glow(0, 0.4, 0.9, rgb("#ff8a2a"), 0.7)
    scene.fill([ellipse(0, 0.5, 1.15, 0.17)], mix(scene.rock, INK, 0.4))
    scene.fill([ellipse(0, 0.51, 1.08, 0.145)], glow, red)
    for x, y, half in ((-0.6, 0.5, 0.16), (0.5, 0.46, 0.12), (0.7, 0.56, 0.16), (-0.2, 0.6, 0.12)):
        scene.fill([ellipse(x, y, half, half * 0.2)], mix(red, INK, 0.6))
    for x, lean in ((-0.5, -0.1), (-0.16, -0.03), (0.2, 0.03), (0.5, 0.1)):
        scene.line([(x, 0.06), (x + lean, 0.5)], 0.05, scene.dim(scene.metal, 0.3))
    for x in (-0.5, -0.16, 0.2):
        scene.line([(x, 0.12), (x + 0.34, 0.36)], 0.02, scene.dim(scene.metal, 0.45))
    scene.slab(-0.68, 0.0, 0.68, 0.1, scene.accent, depth=0.08)
    scene.slab(-0.6, -0.24, -0.16, 0.0, scene.metal, depth=0.25)
    scene.windows(-0.57, -0.19, -0.28, -0.04, 4, 1, scene.lamp)
    for k, (x, top) in enumerate(((-0.04, -0.3), (0.14, -0.4))):
        scene.column(x, top, x + 0.15, 0.0, mix(scene.metal, rgb("#e9c84a"), 0.5 + 0.2 * k))
        scene.vault(x + 0.075, top + 0.004, 0.075, 0.06, scene.metal)
    for side in (-1, 1):
        scene.line([(0.48, -0.56), (0.48 + side * 0.12, 0.0)], 0.03, scene.dim(scene.metal, 0.2 + 0.15 * side))
    for k in range(3):
        y, half = -0.4 + 0.14 * k, 0.035 + 0.03 * k
        scene.line([(0.48 - half, y), (0.48 + half, y + 0.1)], 0.016, scene.metal)
    scene.shape(
        (0.455, 0.1), (0.505, 0.1), (0.5, 0.52), (0.46, 0.52), colour=scene.lit(scene.metal), low=scene.dim(scene.metal)
    )


MOTIF = Motif(paint, "jovian")
