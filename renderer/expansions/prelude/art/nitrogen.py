"""A ship that carries frozen nitrogen in a row of cold bottles."""

from renderer.art.motif import Motif
from renderer.art.parts import fire
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    fire(scene, 0.66, 0.02, 0.5, 0.09, 0)
    scene.slab(-0.56, -0.05, 0.6, 0.08, scene.dim(scene.metal, 0.3), depth=0.05)
    for k in range(4):
        x = -0.34 + 0.25 * k
        tone = mix(rgb("#bfe4f4"), scene.hour.low, 0.05)
        for y in (-0.24, 0.24):
            scene.box(
                (x - 0.1, y - 0.2, x + 0.1, y + 0.2), 0.09, mix(tone, WHITE, 0.4), mix(tone, rgb("#2f6a96"), 0.65)
            )
            scene.slab(x - 0.1, y - 0.03, x + 0.1, y + 0.03, scene.accent)
            scene.line([(x - 0.05, y - 0.14), (x - 0.05, y + 0.1)], 0.022, WHITE, 0.7)
        scene.circle(x, 0.015, 0.045, scene.dark)
    scene.fill(
        "M -.5 -.16 Q -.78 -.14 -.86 .02 Q -.78 .18 -.5 .18 Z", scene.lit(scene.metal), scene.dim(scene.metal, 0.5)
    )
    scene.fill("M -.62 -.1 Q -.76 -.08 -.8 0 L -.62 0 Z", scene.glass, mix(scene.glass, INK, 0.4))
    scene.shape(
        (0.56, -0.12),
        (0.7, -0.16),
        (0.7, 0.2),
        (0.56, 0.16),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.5),
    )
    for x, y in ((-0.2, -0.5), (0.12, -0.52), (0.32, 0.52), (-0.12, 0.5)):
        scene.circle(x, y, 0.05, WHITE, alpha=0.3)


MOTIF = Motif(paint, "orbit", flies=True)
