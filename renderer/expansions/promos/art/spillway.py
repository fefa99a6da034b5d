"""A curved dam seen from below, with three falls."""

from renderer.art.motif import Motif
from renderer.art.parts import bolt
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    stone = mix(rgb("#e4dccd"), scene.hour.low, 0.2)
    hill = mix(rgb("#5f8f4a"), scene.hour.mid, 0.3)
    scene.fill([ellipse(0, -0.34, 0.9, 0.07)], mix(rgb("#5fb8d9"), WHITE, 0.3), rgb("#2f86b0"))
    scene.fill("M -.86 -.3 Q 0 -.14 .86 -.3 L .66 .5 Q 0 .62 -.66 .5 Z", scene.lit(stone), scene.dim(stone, 0.35))
    for k in range(5):
        y = -0.12 + 0.12 * k
        half = 0.82 - 0.045 * k
        scene.line(
            [(half * (i / 8 - 1), y + 0.1 * (1 - (i / 8 - 1) ** 2)) for i in range(17)],
            0.008,
            scene.dim(stone, 0.4),
            0.7,
        )
    scene.line([(0.88 * (i / 8 - 1), -0.33 + 0.155 * (1 - (i / 8 - 1) ** 2) / 2 * 2) for i in range(17)], 0.05, stone)
    for x, top in ((-0.4, -0.18), (0.0, -0.14), (0.4, -0.18)):
        scene.box((x - 0.1, top - 0.08, x + 0.1, top + 0.04), 0.02, scene.dark)
        scene.fade([(x - 0.09, top), (x + 0.09, top), (x + 0.15, 0.5), (x - 0.15, 0.5)], WHITE, 1, 0.75)
        for dx in (-0.05, 0.03):
            scene.line([(x + dx, top), (x + dx * 1.5, 0.44)], 0.016, rgb("#8fd0e8"), 0.8)
        for k in range(4):
            scene.circle(x - 0.15 + 0.1 * k, 0.5, 0.075, WHITE, alpha=0.9)
    for side in (-1, 1):
        scene.fill(
            f"M {side * 0.84} -.46 L {side * 1.9} -.6 L {side * 1.9} .7 L {side * 0.5} .7 L {side * 0.7} .3 Z",
            scene.lit(hill) if side < 0 else hill,
            scene.dim(hill, 0.4),
        )
    bolt(scene, 0.2, 0.24, 0.22, GOLD)
    bolt(scene, -0.2, 0.24, 0.22, GOLD)


MOTIF = Motif(paint, "green", flies=True)
