"""A wide red cloth with bare mountains across the front of a hall, and people before it."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.85)
    stone = mix(rgb("#cfc4b8"), scene.hour.low, 0.15)
    scene.slab(-0.84, -0.44, 0.84, 0.46, stone, depth=0.05)
    scene.slab(-0.9, -0.52, 0.9, -0.42, scene.lit(stone), depth=0.04)
    for k in range(4):
        x = -0.78 + 0.5 * k
        scene.column(x - 0.05, -0.42, x + 0.06, 0.46, stone)
    red, dark = rgb("#c8281f"), rgb("#7a1418")
    scene.fill("M -.72 -.32 L .72 -.32 L .72 .1 Q .0 .18 -.72 .1 Z", mix(red, WHITE, 0.1), dark)
    scene.circle(0.3, -0.16, 0.09, GOLD)
    scene.fill(
        "M -.66 .09 L -.36 -.16 L -.2 -.02 L -.02 -.24 L .24 .02 L .38 -.08 L .66 .09 Q .0 .16 -.66 .09 Z",
        rgb("#8a1a1a"),
        dark,
    )
    scene.line([(-0.74, -0.32), (0.74, -0.32)], 0.03, GOLD)
    scene.slab(-0.96, 0.42, 0.96, 0.5, scene.dim(stone, 0.15), depth=0.03)
    for k in range(8):
        x = -0.84 + 0.24 * k
        person(scene, x, 0.56, 0.24, rgb("#8a2a2a") if k % 3 else rgb("#5a4a4a"))


MOTIF = Motif(paint, "street", size=0.62)
