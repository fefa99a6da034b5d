"""Rods on roofs that comb charge out of a storm of dust."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import bolt
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    dust = mix(scene.hour.low, rgb("#b8744a"), 0.5)
    for k in range(9):
        scene.fill(
            [ellipse(-0.9 + 0.22 * k, -0.44 + 0.06 * (k % 3), 0.32, 0.13, 8)],
            scene.dim(dust, 0.1 * (k % 3)),
            alpha=0.55,
        )
    scene.shadow_below(0.8)
    for x, top, half, tone in ((-0.52, 0.2, 0.2, 0.2), (0.54, 0.16, 0.2, 0.6), (0.0, 0.04, 0.22, 0.4)):
        tint = mix(rgb("#fff0dc"), scene.accent, tone)
        scene.slab(x - half, top, x + half, 0.5, tint, depth=0.24)
        scene.windows(x - half + 0.03, top + 0.06, x + half * 0.5, 0.46, 3, 2, scene.lamp)
        scene.line([(x, top), (x, top - 0.3)], 0.024, scene.metal)
        for k in range(5):
            turn = -150 + 30 * k
            end = turned([(0.14, 0)], (x, top - 0.3), turn)[0]
            scene.line([(x, top - 0.3), end], 0.012, scene.metal)
            scene.circle(*end, 0.018, rgb("#bff4ff"))
        scene.glow(x, top - 0.34, 0.22, rgb("#bff4ff"), 0.9)
        flash = [(x + 0.02, top - 0.42), (x - 0.06, top - 0.5), (x + 0.03, top - 0.56), (x - 0.03, top - 0.66)]
        scene.line(flash, 0.022, WHITE)
    bolt(scene, -0.03, 0.32, 0.18, GOLD)


MOTIF = Motif(paint, "mars")
