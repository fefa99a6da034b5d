"""A freighter behind a knight's shield, off which small stones bounce."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import fire, sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    fire(scene, 0.82, -0.08, 0.34, 0.08, 0)
    fire(scene, 0.82, 0.14, 0.34, 0.08, 0)
    scene.slab(-0.3, -0.04, 0.72, 0.1, scene.dim(scene.metal, 0.35), depth=0.04)
    for k, code in enumerate(("#3d7ea6", "#e9b84a", "#5fa777")):
        x = -0.1 + 0.25 * k
        tone = mix(rgb(code), scene.hour.low, 0.08)
        for y in (-0.22, 0.07):
            scene.slab(x, y, x + 0.22, y + 0.2, tone, depth=0.14)
            for j in range(4):
                scene.line(
                    [(x + 0.035 + 0.045 * j, y + 0.03), (x + 0.035 + 0.045 * j, y + 0.17)], 0.01, scene.dim(tone, 0.35)
                )
    scene.slab(0.66, -0.24, 0.84, 0.28, scene.metal)
    shield = (
        "M -.42 -.54 C -.3 -.46 -.2 -.46 -.1 -.5 C -.06 -.1 -.06 .3 -.4 .58 "
        "C -.76 .3 -.78 -.1 -.74 -.5 C -.64 -.46 -.54 -.46 -.42 -.54 Z"
    )
    scene.fill(
        "M -.36 -.52 C -.24 -.44 -.14 -.44 -.04 -.48 C .0 -.08 .0 .3 -.34 .58 L -.42 .5 Z", scene.dim(scene.metal, 0.6)
    )
    scene.fill(shield, scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
    scene.fill(
        "M -.42 -.46 C -.33 -.4 -.24 -.4 -.16 -.43 C -.13 -.1 -.14 .24 -.4 .48 "
        "C -.68 .24 -.71 -.1 -.68 -.43 C -.6 -.4 -.52 -.4 -.42 -.46 Z",
        scene.lit(scene.accent),
        scene.dim(scene.accent, 0.45),
    )
    scene.shape((-0.47, -0.43), (-0.37, -0.43), (-0.36, 0.44), (-0.4, 0.48), (-0.45, 0.44), colour=PAPER)
    scene.shape((-0.695, -0.16), (-0.14, -0.16), (-0.145, -0.04), (-0.69, -0.04), colour=PAPER)
    scene.fill([star(8, 0.15, 0.07, (-0.42, -0.1))], GOLD, mix(GOLD, rgb("#8a5414"), 0.4))
    scene.line([(-0.68, -0.42), (-0.7, -0.1), (-0.62, 0.22)], 0.016, WHITE, 0.8)
    for x, y, r in ((-0.92, -0.2, 0.06), (-0.98, 0.16, 0.045), (-0.84, 0.36, 0.035)):
        scene.across(
            [
                (x + r * math.cos(a), y + r * math.sin(a) * (0.8 + 0.2 * (k % 2)))
                for k, a in enumerate(2 * math.pi * j / 7 for j in range(7))
            ],
            rgb("#8f7a6c"),
        )
        scene.line([(x + 0.06, y), (x + 0.14, y * 0.8)], 0.014, rgb("#ffd98a"))
    sparkle(scene, -0.74, -0.18, 0.12)
    sparkle(scene, -0.72, 0.14, 0.08)


MOTIF = Motif(paint, "space", flies=True)
