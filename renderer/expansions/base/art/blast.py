"""A charge that goes off at the foot of a shaft: cracks, light and heat in the rock, the head of the shaft above."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene, ragged
from renderer.drawing.canvas import regular
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    warm, core = (0.0, 0.28), rgb("#fff4c8")
    scene.glow(*warm, 0.85, rgb("#ff6a2a"), 0.85)
    for k in range(13):
        a = 2 * math.pi * k / 13 + 0.2
        crack, x, y = [warm], *warm
        for n in range(4):
            turn = a + (0.5 if (k + n) % 2 else -0.5)
            x, y = x + 0.15 * math.cos(turn), y + 0.13 * math.sin(turn)
            crack.append((x, y))
        if y > -0.12:
            for thick, code in ((0.05, "#c8402a"), (0.024, "#ffb43a")):
                scene.line(crack, thick, rgb(code), 0.9)
    for radius, code in ((0.3, "#b8341e"), (0.25, "#f0702a"), (0.19, "#ffb43a"), (0.12, "#ffe27a")):
        lump = ragged(*warm, radius, [1 - 0.16 * ((5 * k) % 3) for k in range(15)])
        scene.fill([lump], rgb(code))
    scene.circle(*warm, 0.065, core)
    scene.shape(
        (-0.07, -0.4), (0.07, -0.4), (0.07, 0.1), (-0.07, 0.1), colour=mix(INK, scene.dark, 0.4), low=rgb("#ff9a3a")
    )
    for side in (-1, 1):
        scene.line([(side * 0.08, -0.38), (side * 0.08, 0.06)], 0.026, scene.dim(scene.metal, 0.2))
    for y in (-0.26, -0.1):
        scene.line([(-0.08, y), (0.08, y)], 0.018, scene.metal)
    for x, y, r in ((-0.03, -0.02, 0.026), (0.03, -0.16, 0.02), (-0.02, -0.3, 0.016)):
        scene.fill([regular(5, r, (x, y), 20 * r)], rgb("#ffcf7a"))
    scene.slab(-0.26, -0.42, 0.26, -0.36, scene.metal, depth=0.2)
    for side in (-1, 1):
        scene.line(
            [(side * 0.2, -0.4), (side * 0.05, -0.66)],
            0.03,
            scene.lit(scene.metal) if side < 0 else scene.dim(scene.metal),
        )
    for y, half in ((-0.49, 0.15), (-0.58, 0.1)):
        scene.line([(-half, y), (half, y)], 0.016, scene.metal)
    scene.circle(0, -0.66, 0.07, scene.accent)
    scene.circle(0, -0.66, 0.03, scene.dark)
    for x, high in ((-0.52, 0.2), (0.5, 0.26), (0.72, 0.16), (-0.76, 0.14)):
        steam = [(x + 0.03 * math.sin(1.4 * k), -0.42 - high * k / 6) for k in range(7)]
        scene.line(steam, 0.035, mix(rgb("#ff9a5a"), scene.hour.low, 0.4), 0.7)


MOTIF = Motif(paint, "cave")
