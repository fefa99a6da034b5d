"""A globe taller than the houses, half built, in a scaffold with a crane and workers."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import person, tree
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    scene.slab(-0.3, 0.4, 0.3, 0.5, mix(PAPER, scene.accent, 0.2), depth=0.06)
    scene.line([(0, 0.3), (0, 0.42)], 0.1, scene.dim(scene.metal, 0.3))
    scene.orb(0, -0.04, 0.4, rgb("#d9754a"), rgb("#5a2018"))
    for x, y, w, h, turn, code in (
        (-0.2, -0.2, 0.12, 0.07, -30, "#7fb84a"),
        (-0.06, 0.14, 0.15, 0.07, 12, "#7fb84a"),
        (-0.26, 0.06, 0.08, 0.05, 60, "#5fb4d9"),
        (0.02, -0.08, 0.07, 0.04, 0, "#5fb4d9"),
    ):
        scene.fill([ellipse(x, y, w, h, turn)], rgb(code))
    bare = [
        (0.04, -0.44),
        (0.06, -0.3),
        (0.16, -0.24),
        (0.1, -0.1),
        (0.22, -0.02),
        (0.16, 0.12),
        (0.26, 0.2),
        (0.2, 0.3),
    ]
    rim = [(0.41 * math.cos(a), -0.04 + 0.41 * math.sin(a)) for a in (math.radians(d) for d in range(58, -86, -8))]
    scene.shape(*bare, *rim, colour=scene.dim(rgb("#8a5638"), 0.55))
    for k in range(3):
        half = 0.4 * math.sin(math.radians(30 + 30 * k))
        rib = [(half * math.sin(math.pi * j / 20), -0.04 - 0.4 * math.cos(math.pi * j / 20)) for j in range(21)]
        scene.line([p for p in rib if p[0] > 0.14 or p[1] < -0.3], 0.016, GOLD)
    for y in (-0.28, -0.04, 0.18):
        scene.line([(0.18, y), (0.4 * math.sqrt(1 - ((y + 0.04) / 0.4) ** 2), y)], 0.016, GOLD)
    for x in (0.3, 0.56):
        scene.line([(x, -0.42), (x, 0.5)], 0.022, scene.dim(scene.metal, 0.35))
    for k in range(4):
        y = -0.32 + 0.22 * k
        scene.slab(0.26, y, 0.62, y + 0.03, rgb("#c98a4a"), depth=0.05)
        scene.line([(0.3, y + 0.2), (0.56, y + 0.03)], 0.012, scene.dim(scene.metal, 0.5))
    for x, y, code in ((0.4, -0.32, "#f2c14a"), (0.5, 0.12, "#e4572e"), (0.38, 0.34, "#3d7ea6")):
        person(scene, x, y, 0.2, rgb(code), arm=0.8)
        scene.fill([half_ellipse(x, y - 0.175, 0.028, 0.03)], GOLD)
    for dx in (-0.035, 0.035):
        scene.line([(-0.62 + dx, 0.5), (-0.62 + dx, -0.5)], 0.02, scene.accent)
    for k in range(9):
        scene.line([(-0.655, 0.46 - 0.11 * k), (-0.585, 0.36 - 0.11 * k)], 0.012, scene.dim(scene.accent, 0.3))
    scene.line([(-0.8, -0.5), (0.3, -0.52)], 0.035, scene.accent)
    scene.slab(-0.84, -0.5, -0.72, -0.38, scene.dim(scene.metal, 0.4))
    scene.line([(0.24, -0.5), (0.24, -0.4)], 0.01, INK)
    scene.fill([ellipse(0.24, -0.37, 0.07, 0.035, 20)], rgb("#d9754a"))
    for x in (-0.44, 0.74):
        tree(scene, x, 0.5, 0.22)


MOTIF = Motif(paint, "street", size=0.72)
