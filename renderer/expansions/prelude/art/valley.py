"""A mild valley with fields, a stream and houses, and the sun that rises between its slopes."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.circle(0, -0.06, 0.34, mix(scene.hour.sun, WHITE, 0.3), alpha=0.4)
    scene.circle(0, -0.06, 0.24, mix(scene.hour.sun, rgb("#ffd98a"), 0.5))
    for k in range(9):
        a = math.pi * (1 + (k + 0.5) / 9)
        scene.line(
            [(0.3 * math.cos(a), -0.06 + 0.3 * math.sin(a)), (0.42 * math.cos(a), -0.06 + 0.42 * math.sin(a))],
            0.02,
            mix(rgb("#ffd98a"), WHITE, 0.4),
        )
    for side, code in ((1, "#5f8f4a"), (-1, "#7fae52")):
        far, near = rgb(code), mix(rgb(code), scene.hour.near, 0.35)
        scene.fill(
            f"M {side * 1.9} -.4 C {side * 0.9} -.34 {side * 0.5} 0 0 .16 L 0 .7 L {side * 1.9} .7 Z",
            mix(far, WHITE, 0.1),
            near,
        )
        for k in range(3):
            y = 0.12 + 0.14 * k
            strip = (
                f"M {side * 0.16} {y + 0.06} Q {side * 0.6} {y - 0.06} {side * 1.9} {y - 0.2} L {side * 1.9} "
                f"{y - 0.12} Q {side * 0.6} {y + 0.02} {side * 0.16} {y + 0.1} Z"
            )
            scene.fill(strip, rgb(("#e0bb58", "#9ccf5a", "#d9a04a")[k]), alpha=0.85)
    scene.fill(
        "M -.03 .16 C .1 .3 -.16 .4 -.1 .7 L .2 .7 C 0 .42 .2 .32 .03 .16 Z",
        mix(scene.glass, rgb("#3f9ac0"), 0.5),
        rgb("#2f7fb0"),
    )
    for x, y, size in ((-0.4, 0.24, 0.16), (-0.62, 0.38, 0.2), (0.44, 0.32, 0.2), (0.3, 0.2, 0.13)):
        scene.slab(x - size * 0.5, y - size * 0.5, x + size * 0.5, y + size * 0.1, rgb("#fff0dc"))
        scene.fill(
            f"M {x - size * 0.62} {y - size * 0.48} L {x} {y - size} L {x + size * 0.62} {y - size * 0.48} Z",
            rgb("#d9624a"),
            rgb("#a03a30"),
        )
        tree(scene, x + size * 0.85, y + size * 0.1, size)


MOTIF = Motif(paint, "green", flies=True)
