"""A vice that presses coins out of a bag."""

from renderer.art.motif import Motif
from renderer.art.parts import WOOD
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    steel = scene.dim(scene.metal, 0.2)
    scene.slab(-0.74, 0.34, 0.74, 0.48, WOOD, depth=0.04)
    scene.slab(-0.66, 0.18, 0.5, 0.34, steel, depth=0.06)
    sack = rgb("#d0a060")
    scene.fill(
        "M -.3 .18 C -.4 .02 -.36 -.12 -.2 -.2 L -.04 -.26 L .12 -.2 C .28 -.12 .32 .02 .22 .18 Z",
        scene.lit(sack),
        scene.dim(sack, 0.45),
    )
    scene.fill(
        "M -.1 -.24 C -.26 -.4 -.14 -.46 -.06 -.38 C -.02 -.48 .1 -.46 .04 -.36 C .16 -.44 .2 -.34 .02 -.24 Z",
        scene.lit(sack),
        scene.dim(sack, 0.3),
    )
    scene.line([(-0.14, -0.24), (0.06, -0.24)], 0.045, rgb("#c0343a"))
    scene.circle(-0.04, 0.0, 0.1, mix(GOLD, WHITE, 0.3), GOLD)
    scene.fill([star(5, 0.06, 0.026, (-0.04, 0.0))], mix(GOLD, rgb("#8a5414"), 0.5))
    scene.slab(-0.56, -0.2, -0.34, 0.3, steel, depth=0.3)
    scene.slab(0.26, -0.2, 0.48, 0.3, steel, depth=0.3)
    for y in (-0.14, -0.04, 0.06, 0.16):
        scene.line([(-0.36, y), (-0.33, y + 0.03)], 0.03, scene.dark)
        scene.line([(0.26, y), (0.24, y + 0.03)], 0.03, scene.dark)
    scene.column(0.48, 0.0, 0.82, 0.1, scene.metal)
    for k in range(6):
        scene.line([(0.52 + 0.05 * k, 0.0), (0.5 + 0.05 * k, 0.1)], 0.012, scene.dark)
    scene.line([(0.8, -0.28), (0.86, 0.36)], 0.05, scene.accent)
    for at in ((0.8, -0.28), (0.86, 0.36)):
        scene.circle(*at, 0.05, scene.dim(scene.accent, 0.3))
    for x, y in ((-0.3, -0.46), (0.2, -0.52), (0.36, -0.34), (-0.46, -0.32), (-0.04, -0.6)):
        scene.fill([ellipse(x, y, 0.07, 0.06, 30 * x)], rgb("#8a5414"))
        scene.fill([ellipse(x, y, 0.058, 0.048, 30 * x)], mix(GOLD, WHITE, 0.5), GOLD)


MOTIF = Motif(paint, "hall", size=0.62)
