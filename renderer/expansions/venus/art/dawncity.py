"""A city on rails that keeps to the edge of the sunlight."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    for radius, alpha in ((0.75, 0.16), (0.62, 0.24), (0.52, 0.4)):
        scene.circle(-0.2, 0.24, radius, rgb("#ffb04a"), alpha=alpha)
    scene.circle(-0.2, 0.24, 0.44, rgb("#fff3c4"), rgb("#ff9f3a"))
    ground = mix(rgb("#8a7a70"), scene.hour.low, 0.3)
    scene.fill(
        "M -1.8 .4 Q -.6 .26 0 .3 Q .8 .34 1.8 .3 L 1.8 .8 L -1.8 .8 Z", scene.lit(ground), mix(ground, INK, 0.6)
    )
    for y in (0.4, 0.47):
        scene.line([(-1.8, y + 0.06), (1.8, y)], 0.02, scene.dim(scene.metal, 0.3))
    scene.slab(-0.52, 0.26, 0.56, 0.38, scene.metal, depth=0.1)
    for k in range(6):
        scene.circle(-0.44 + 0.18 * k, 0.4, 0.055, scene.dark)
        scene.circle(-0.44 + 0.18 * k, 0.4, 0.022, scene.metal)
    for k, (x, top) in enumerate(((-0.34, 0.08), (0.34, 0.06), (-0.16, -0.08), (0.2, -0.12), (0.02, -0.22))):
        tone = mix(scene.accent, rgb("#fff6e6"), 0.6 * (k % 2))
        scene.column(x - 0.085, top, x + 0.085, 0.27, tone)
        scene.windows(x - 0.06, top + 0.04, x + 0.06, 0.24, 2, 4, scene.lamp)
    scene.bubble(0.02, 0.27, 0.5, 0.6)


MOTIF = Motif(paint, "moon")
