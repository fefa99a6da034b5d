"""An island with a city, a wood and a spring that falls into the sea."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    sand, leaf = rgb("#f0d49a"), mix(rgb("#7fc05a"), scene.hour.low, 0.06)
    scene.fill([ellipse(0.02, 0.46, 0.86, 0.08)], mix(rgb("#bff0f0"), WHITE, 0.3), alpha=0.7)
    scene.fill([ellipse(0, 0.42, 0.78, 0.09)], sand, scene.dim(sand, 0.35))
    scene.fill(
        "M -.66 .4 C -.6 .12 -.34 .04 -.16 -.12 C .0 -.26 .18 -.26 .3 -.08 C .42 .08 .6 .16 .66 .4 Q 0 .5 -.66 .4 Z",
        mix(leaf, WHITE, 0.12),
        scene.dim(leaf, 0.35),
    )
    for x, top, half in ((-0.02, -0.46, 0.06), (0.12, -0.58, 0.065), (0.25, -0.4, 0.055)):
        scene.slab(x - half, top, x + half, -0.08, mix(PAPER, scene.accent, 0.2))
        scene.windows(x - half, top + 0.04, x + half * 0.44, -0.12, 2, 4, scene.lamp)
        scene.cone(x, top - 0.1, half, top, scene.accent)
    scene.bubble(0.12, -0.04, 0.34, 0.62)
    scene.fill(
        "M .02 -.06 L .12 -.06 C .16 .08 .14 .2 .26 .42 L -.06 .44 C .0 .26 .02 .1 .02 -.06 Z",
        mix(rgb("#9fe0f0"), WHITE, 0.4),
        rgb("#5fb4d9"),
    )
    for dx in (0.02, 0.08, 0.14):
        scene.line([(0.04 + dx * 0.4, 0.0), (0.02 + dx, 0.38)], 0.012, WHITE, 0.8)
    for x, foot, high, code in (
        (-0.44, 0.3, 0.36, "#4f943f"),
        (-0.28, 0.18, 0.34, "#6fae4a"),
        (0.44, 0.3, 0.34, "#4f943f"),
        (-0.14, 0.34, 0.26, "#8fc05a"),
        (0.34, 0.4, 0.24, "#8fc05a"),
    ):
        tree(scene, x, foot, high, code)
    for x, lean in ((-0.64, -0.1), (0.62, 0.1)):
        trunk = [(x, 0.42), (x + lean * 0.4, 0.24), (x + lean, 0.08)]
        scene.line(trunk, 0.03, rgb("#8a5a34"))
        for k in range(5):
            a = math.radians(200 + 35 * k)
            tip = (x + lean + 0.2 * math.cos(a), 0.1 + 0.15 * math.sin(a) + 0.06 * abs(k - 2))
            scene.line(
                [(x + lean, 0.08), ((x + lean + tip[0]) / 2, (0.08 + tip[1]) / 2 - 0.05), tip],
                0.028,
                rgb("#5fa04a") if k % 2 else rgb("#3f7a3f"),
            )


MOTIF = Motif(paint, "shore", size=0.67)
