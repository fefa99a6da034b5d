"""Long red banners with a bare planet down the front of a hall."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.85)
    stone = mix(rgb("#cfc4b8"), scene.hour.low, 0.15)
    scene.slab(-0.84, -0.44, 0.84, 0.46, stone, depth=0.05)
    scene.slab(-0.9, -0.52, 0.9, -0.42, scene.lit(stone), depth=0.04)
    for k in range(4):
        x = -0.78 + 0.5 * k
        scene.column(x - 0.05, -0.42, x + 0.06, 0.46, stone)
    for x in (-0.52, -0.02, 0.48):
        red = rgb("#c8281f")
        scene.fill(
            f"M {x - 0.16} -.4 L {x + 0.16} -.4 L {x + 0.16} .3 L {x} .2 L {x - 0.16} .3 Z",
            mix(red, WHITE, 0.1),
            rgb("#7a1418"),
        )
        scene.shape((x + 0.06, -0.4), (x + 0.16, -0.4), (x + 0.16, 0.3), (x + 0.06, 0.24), colour=INK, alpha=0.18)
        scene.line([(x - 0.18, -0.4), (x + 0.18, -0.4)], 0.03, GOLD)
        scene.circle(x, -0.12, 0.11, PAPER)
        scene.circle(x, -0.12, 0.085, red, rgb("#8a1a1a"))
        for dx, dy, r in ((-0.03, -0.15, 0.022), (0.03, -0.1, 0.028), (-0.02, -0.08, 0.016)):
            scene.circle(x + dx, dy, r, rgb("#6a1010"))
        for y in (0.06, 0.12):
            scene.line([(x - 0.1, y), (x + 0.1, y)], 0.018, GOLD)
    scene.slab(-0.96, 0.42, 0.96, 0.5, scene.dim(stone, 0.15), depth=0.03)
    for k in range(8):
        x = -0.84 + 0.24 * k
        person(scene, x, 0.56, 0.24, rgb("#8a2a2a") if k % 3 else rgb("#5a4a4a"), arm=0.95)


MOTIF = Motif(paint, "street", size=0.62)
