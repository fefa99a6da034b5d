"""Dark soil, made by the heap: a mixer pours it, seedlings stand in it."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    earth, leaf = mix(rgb("#5a3622"), scene.dark, 0.2), rgb("#6fb83a")
    scene.shadow_below(0.9)
    for x in (0.34, 0.86):
        scene.line([(x, 0.06), (x + 0.04, 0.5)], 0.05, scene.dim(scene.metal, 0.4))
    drum = turned(
        [(-0.36, -0.2), (0.2, -0.27), (0.38, -0.15), (0.38, 0.15), (0.2, 0.27), (-0.36, 0.2)], (0.52, -0.12), 18
    )
    scene.shape(*drum, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.45))
    for k in (-0.14, 0.06):
        scene.line(turned([(k, -0.24), (k + 0.04, 0.24)], (0.52, -0.12), 18), 0.03, mix(scene.accent, WHITE, 0.4))
    scene.fill([ellipse(0.18, -0.23, 0.06, 0.2, 18)], scene.dark)
    scene.fill("M .1 -.2 C -.04 -.16 -.08 0 -.08 .2 L .1 .2 C .1 .06 .14 -.04 .2 -.12 Z", scene.lit(earth), earth)
    heap = "M -.98 .54 C -.8 .4 -.6 .24 -.42 .2 C -.26 .1 .0 .02 .14 .14 C .3 .22 .44 .4 .62 .54 Z"
    scene.fill(heap, scene.lit(earth), scene.dim(earth, 0.4))
    for k in range(14):
        x, y = -0.7 + 0.088 * k, 0.46 - 0.05 * ((k * 5) % 4)
        scene.circle(x, y, 0.018, scene.dim(earth, 0.5) if k % 2 else mix(earth, rgb("#c99a6a"), 0.5))
    for x, y, size in ((-0.66, 0.34, 0.8), (-0.4, 0.2, 1.1), (-0.16, 0.14, 0.7)):
        scene.line([(x, y), (x, y - 0.16 * size)], 0.026, scene.dim(leaf, 0.2))
        for side in (-1, 1):
            tone = scene.lit(leaf) if side < 0 else scene.dim(leaf, 0.2)
            scene.fill([ellipse(x + side * 0.075 * size, y - 0.2 * size, 0.09 * size, 0.045 * size, -side * 28)], tone)


MOTIF = Motif(paint, "green")
