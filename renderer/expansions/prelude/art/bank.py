"""A bank with a round front and a coin over its door."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.75)
    stone = mix(rgb("#f4ead8"), scene.hour.low, 0.12)
    scene.slab(-0.7, 0.0, 0.7, 0.44, mix(stone, scene.accent, 0.2), depth=0.1)
    scene.windows(-0.66, 0.08, -0.32, 0.38, 2, 2, scene.lamp)
    scene.windows(0.32, 0.08, 0.62, 0.38, 2, 2, scene.lamp)
    scene.slab(-0.74, -0.06, 0.74, 0.02, stone, depth=0.08)
    scene.vault(0, -0.12, 0.36, 0.26, scene.accent)
    scene.line([(0, -0.38), (0, -0.5)], 0.016, scene.metal)
    scene.shape((0, -0.5), (0.16, -0.46), (0, -0.41), colour=GOLD)
    scene.across([(-0.34, -0.14), (0.34, -0.14), (0.34, 0.44), (-0.34, 0.44)], scene.dim(stone, 0.25))
    scene.slab(-0.4, -0.16, 0.4, -0.07, stone, depth=0.1)
    for x in (-0.32, -0.14, 0.08, 0.26):
        scene.column(x, -0.07, x + 0.08, 0.44, stone)
    scene.box((-0.05, 0.2, 0.07, 0.44), 0.05, scene.dark)
    scene.circle(0.01, 0.04, 0.13, mix(GOLD, rgb("#8a5414"), 0.4))
    scene.circle(0, 0.03, 0.125, mix(GOLD, WHITE, 0.4), GOLD)
    scene.circle(0, 0.03, 0.09, mix(GOLD, rgb("#b8741c"), 0.35))
    scene.fill([star(5, 0.07, 0.03, (0, 0.03))], mix(GOLD, WHITE, 0.6))
    for k in range(2):
        scene.slab(-0.46 - 0.08 * k, 0.42 + 0.045 * k, 0.46 + 0.08 * k, 0.47 + 0.045 * k, stone, depth=0.06)


MOTIF = Motif(paint, "street")
