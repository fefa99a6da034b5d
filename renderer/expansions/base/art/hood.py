"""A hood over hot ground: it catches the warm air, a coil and a turbine make power of it."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, path, scaled
from renderer.drawing.theme import mix, rgb
from renderer.icons.sprites import BOLT


def paint(scene: Scene) -> None:
    scene.glow(-0.2, 0.48, 0.62, rgb("#ff6a2a"), 0.95)
    for k, x in enumerate((-0.5, -0.36, -0.2, -0.04, 0.1)):
        high = 0.42 + 0.08 * (k % 2)
        wave = [
            (x + (-0.2 - x) * 0.35 * t + 0.03 * math.sin(9 * t + k), 0.5 - high * t)
            for t in (n / 10 for n in range(11))
        ]
        scene.line(wave, 0.05, mix(rgb("#ff5a2a"), rgb("#ffd24a"), 0.25 * (k % 3)), 0.85)
    for x in (-0.62, 0.2):
        scene.column(x - 0.025, 0.06, x + 0.025, 0.52, scene.metal)
    scene.across([(-0.32, -0.34), (-0.08, -0.34), (0.26, 0.12), (-0.66, 0.12)], mix(scene.metal, rgb("#c8784a"), 0.3))
    scene.fill([ellipse(-0.2, 0.12, 0.46, 0.07)], rgb("#5a2018"), rgb("#ff9a3a"))
    for k in range(4):
        y, half = -0.22 + 0.085 * k, 0.16 + 0.068 * k
        scene.line(
            [(-0.2 - half, y + 0.02), (-0.2, y + 0.045), (-0.2 + half, y + 0.02)],
            0.03,
            mix(rgb("#ffd24a"), rgb("#e4402e"), k / 3),
        )
    pipe = [(-0.2, -0.34), (-0.2, -0.5), (0.36, -0.5), (0.36, -0.1)]
    scene.line(pipe, 0.12, scene.dim(scene.metal, 0.4))
    scene.line([(x - 0.015, y - 0.015) for x, y in pipe], 0.07, scene.lit(scene.metal))
    for at in ((-0.02, -0.5), (0.2, -0.5)):
        scene.line([(at[0], -0.57), (at[0], -0.43)], 0.026, scene.accent)
    scene.shadow_below(0.7)
    scene.slab(0.2, 0.28, 0.84, 0.5, scene.dim(scene.metal, 0.25), depth=0.2)
    scene.circle(0.5, 0.06, 0.28, scene.lit(scene.accent), scene.dim(scene.accent, 0.4))
    scene.circle(0.5, 0.06, 0.2, scene.dark)
    for k in range(8):
        a = math.pi * k / 4
        scene.shape(
            (0.5, 0.06),
            (0.5 + 0.19 * math.cos(a), 0.06 + 0.19 * math.sin(a)),
            (0.5 + 0.17 * math.cos(a + 0.5), 0.06 + 0.17 * math.sin(a + 0.5)),
            colour=scene.lit(scene.metal) if k % 2 else scene.dim(scene.metal, 0.2),
        )
    scene.circle(0.5, 0.06, 0.05, GOLD)
    scene.fill(scaled(path(BOLT), 0.2, (0.7, 0.38)), GOLD)


MOTIF = Motif(paint, "mars")
