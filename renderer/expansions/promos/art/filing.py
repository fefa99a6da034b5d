"""Tall cabinets of files, one drawer open and full, a lamp, a ladder."""

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for k, x in enumerate((-0.84, -0.46, 0.34, 0.72)):
        tone = mix(rgb("#8a6a4a"), scene.accent, 0.15 + 0.1 * (k % 2))
        scene.slab(x, -0.56, x + 0.36, 0.5, tone, depth=0.1)
        for row in range(5):
            y = -0.52 + 0.205 * row
            scene.box((x + 0.025, y, x + 0.29, y + 0.175), 0.012, scene.lit(tone), scene.dim(tone, 0.25))
            scene.box((x + 0.1, y + 0.03, x + 0.21, y + 0.075), 0.008, PAPER)
            scene.line([(x + 0.11, y + 0.125), (x + 0.2, y + 0.125)], 0.022, scene.metal)
    tone = mix(rgb("#8a6a4a"), scene.accent, 0.15)
    scene.slab(-0.08, -0.56, 0.34, 0.5, scene.dim(tone, 0.3), depth=0.1)
    for k in range(6):
        x = -0.14 + 0.085 * k
        scene.shape(
            (x, -0.14 - 0.03 * (k % 2)),
            (x + 0.13, -0.17 - 0.03 * (k % 2)),
            (x + 0.13, 0.1),
            (x, 0.1),
            colour=(PAPER, rgb("#f7d97a"), rgb("#bfe3e8"))[k % 3],
            low=mix(PAPER, scene.dark, 0.25),
        )
    scene.shape((-0.2, 0.02), (0.46, 0.02), (0.42, 0.3), (-0.16, 0.3), colour=scene.lit(tone), low=scene.dim(tone, 0.3))
    scene.box((0.02, 0.08, 0.24, 0.15), 0.01, PAPER)
    scene.line([(0.04, 0.22), (0.22, 0.22)], 0.034, scene.metal)
    for x in (-0.56, -0.3):
        scene.line([(x + 0.1, -0.56), (x - 0.06, 0.5)], 0.026, rgb("#d9a566"))
    for k in range(6):
        y = -0.44 + 0.16 * k
        scene.line([(-0.485 - 0.024 * k, y), (-0.225 - 0.024 * k, y)], 0.022, rgb("#d9a566"))


MOTIF = Motif(paint, "hall")
