"""A barrow of dark soil with a spade, a contract and a pot."""

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    soil = rgb("#5a3a28")
    scene.fill("M -.46 -.02 C -.4 -.28 -.16 -.36 .02 -.34 C .26 -.34 .4 -.2 .46 -.04 Z", mix(soil, WHITE, 0.2), soil)
    for k in range(9):
        scene.circle(-0.3 + 0.08 * k, -0.1 - 0.06 * (k * 2 % 3), 0.022, scene.one_of("#8a6a4a", "#c9a06a", "#3a2418"))
    scene.line([(0.14, -0.26), (0.42, -0.62)], 0.035, rgb("#c98f4a"))
    scene.line([(0.36, -0.64), (0.48, -0.56)], 0.035, rgb("#c98f4a"))
    for x in (-0.14, -0.28):
        scene.line([(x, -0.3), (x, -0.44)], 0.018, rgb("#4f8a3a"))
        for side in (-1, 1):
            scene.shape(
                *((x + side * px, -0.42 + py) for px, py in ((0, 0), (0.04, -0.06), (0.11, -0.05), (0.05, 0.02))),
                colour=rgb("#8fd05a"),
                low=rgb("#4f9a3a"),
            )
    for y in (0.16, 0.2):
        scene.line([(-0.48, 0.34), (0.2, y), (0.92, -0.04 + y - 0.16)], 0.035, scene.dim(rgb("#c98f4a"), 0.2))
    scene.line([(0.3, 0.2), (0.42, 0.48)], 0.04, scene.dim(scene.metal, 0.4))
    scene.shape(
        (-0.6, -0.06),
        (0.58, -0.06),
        (0.34, 0.24),
        (-0.32, 0.24),
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent, 0.4),
    )
    scene.slab(-0.62, -0.09, 0.6, -0.03, scene.dim(scene.accent, 0.1), depth=0.06)
    scene.circle(-0.5, 0.34, 0.16, scene.dark)
    scene.circle(-0.5, 0.34, 0.09, scene.metal, scene.dim(scene.metal, 0.4))
    scene.fill("M -.12 .02 L .14 .0 L .16 .18 L -.1 .2 Z", PAPER, mix(PAPER, scene.dark, 0.15))
    scene.circle(0.1, 0.15, 0.035, rgb("#c03a3a"))
    for k in range(2):
        scene.line([(-0.07, 0.06 + 0.05 * k), (0.09, 0.045 + 0.05 * k)], 0.014, INK, 0.6)


MOTIF = Motif(paint, "green")
