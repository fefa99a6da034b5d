"""A cup of gold on its foot."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.4)
    gold = mix(GOLD, rgb("#e0962a"), 0.15)
    for side in (-1, 1):
        handle = ellipse(side * 0.3, -0.2, 0.15, 0.17, 0, 30)
        scene.line([*handle, handle[0]], 0.05, scene.lit(gold) if side < 0 else scene.dim(gold, 0.4))
    scene.slab(-0.26, 0.36, 0.26, 0.5, rgb("#5a3524"))
    scene.box((-0.12, 0.4, 0.06, 0.46), 0.01, gold)
    scene.across([(-0.05, 0.08), (0.05, 0.08), (0.07, 0.28), (0.18, 0.36), (-0.18, 0.36), (-0.07, 0.28)], gold)
    cup = "M -.34 -.44 L .34 -.44 C .34 -.1 .22 .1 .05 .14 L -.05 .14 C -.22 .1 -.34 -.1 -.34 -.44 Z"
    scene.fill(cup, mix(gold, WHITE, 0.4), mix(gold, rgb("#8a4a14"), 0.45))
    scene.fill(
        "M .12 -.44 L .34 -.44 C .34 -.1 .22 .1 .05 .14 C .12 0 .16 -.2 .12 -.44 Z",
        mix(gold, rgb("#8a4a14"), 0.5),
        alpha=0.6,
    )
    scene.fill([ellipse(0, -0.44, 0.34, 0.06)], mix(gold, rgb("#8a4a14"), 0.55))
    scene.fill([star(5, 0.13, 0.055, (-0.04, -0.2))], WHITE)
    sparkle(scene, -0.24, -0.36, 0.09)
    sparkle(scene, 0.3, 0.0, 0.06)


MOTIF = Motif(paint, "rays")
