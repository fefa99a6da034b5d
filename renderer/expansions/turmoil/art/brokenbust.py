"""A marble head of a scholar, cracked, a piece of it falling."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    stone = rgb("#e9e2d6")
    scene.slab(-0.36, 0.4, 0.36, 0.56, scene.dim(scene.accent, 0.2), depth=0.12)
    scene.slab(-0.28, 0.34, 0.28, 0.42, stone, depth=0.12)
    scene.fill(
        "M -.44 .36 C -.4 .18 -.24 .14 -.14 .1 L -.14 -.02 L .16 -.02 L .16 .1 C .26 .14 .42 .18 .44 .36 Z",
        scene.lit(stone),
        scene.dim(stone, 0.4),
    )
    scene.fill(
        "M -.24 -.2 C -.28 -.46 -.14 -.6 .02 -.6 L .08 -.59 L .04 -.46 L .14 -.4 L .1 -.3 L .2 -.24 "
        "L .27 -.2 C .26 .02 .14 .18 .02 .18 C -.1 .18 -.22 .02 -.24 -.2 Z",
        scene.lit(stone),
        scene.dim(stone, 0.3),
    )
    scene.fill(
        "M -.2 -.02 C -.14 .06 .18 .06 .24 -.02 C .24 .16 .14 .32 .02 .32 C -.1 .32 -.2 .16 -.2 -.02 Z",
        mix(stone, WHITE, 0.3),
        scene.dim(stone, 0.4),
    )
    for k in range(5):
        scene.line([(-0.12 + 0.07 * k, 0.1), (-0.09 + 0.055 * k, 0.26)], 0.014, scene.dim(stone, 0.5))
    for f in (-1, 1):
        scene.line([(0.02 + f * 0.06, -0.28), (0.02 + f * 0.17, -0.29)], 0.03, scene.dim(stone, 0.5))
        scene.fill([ellipse(0.02 + f * 0.11, -0.21, 0.055, 0.028)], scene.dim(stone, 0.5))
    scene.fill("M .0 -.24 L .05 -.24 L .08 -.06 L -.04 -.06 Z", mix(stone, WHITE, 0.4), scene.dim(stone, 0.35))
    scene.line([(-0.04, 0.02), (0.08, 0.02)], 0.025, scene.dim(stone, 0.6))
    piece = [(-0.08, -0.2), (0.08, -0.16), (0.16, 0.06), (0.1, 0.16), (-0.02, 0.12), (0.0, 0.02), (-0.1, -0.02)]
    scene.shape(*turned(piece, (0.5, -0.26), 30), colour=scene.lit(stone), low=scene.dim(stone, 0.4))
    crack = [(0.2, -0.24), (0.12, -0.14), (0.18, -0.06), (0.08, 0.04), (0.14, 0.14), (0.06, 0.26), (0.12, 0.34)]
    scene.line(crack, 0.03, scene.dim(stone, 0.75))
    scene.line([(0.12, -0.14), (0.0, -0.1), (-0.08, -0.14)], 0.016, scene.dim(stone, 0.7))
    for x, y, turn in ((0.36, -0.02, 20), (0.48, 0.16, 50), (0.62, 0.04, 10), (0.34, -0.56, 70), (0.58, 0.34, 35)):
        scene.shape(
            *turned([(-0.04, -0.03), (0.05, -0.02), (0.02, 0.05)], (x, y), turn),
            colour=stone,
            low=scene.dim(stone, 0.3),
        )


MOTIF = Motif(paint, "rays", flies=True)
