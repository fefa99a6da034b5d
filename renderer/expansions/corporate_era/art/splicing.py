"""A ladder of genes, the missing rung set in by a spanner."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import path
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    rails, codes = (scene.accent, mix(scene.glass, rgb("#3d9ac0"), 0.5)), ("#e4572e", "#5fa777", "#f2a93b", "#8e5aa8")
    for k in range(9):
        x = -0.8 + 0.2 * k
        if k == 4:
            continue
        for part, y in ((0, -0.12), (1, 0.12)):
            tone = rgb(codes[(k + 2 * part) % 4])
            scene.line(
                turned([(x, y * 1.5), (x, y * 0.1)], (0, 0.1), -14), 0.06, scene.lit(tone) if part == 0 else tone
            )
    for side, tone in zip((-1, 1), rails, strict=True):
        rail = turned([(-1.0 + 0.1 * k, side * (0.2 + 0.02 * math.cos(k))) for k in range(21)], (0, 0.1), -14)
        scene.line(rail, 0.085, scene.dim(tone, 0.3))
        scene.line([(x - 0.005, y - 0.014) for x, y in rail], 0.05, scene.lit(tone))
    scene.glow(0, 0.1, 0.34, scene.lamp, 1)
    for part, y in ((0, -0.12), (1, 0.12)):
        scene.line(turned([(0, y * 1.4), (0, y * 0.1)], (0, 0.1), -14), 0.075, WHITE if part else scene.lamp)
    steel = mix(scene.metal, rgb("#5a6a80"), 0.35)
    shaft = turned([(-0.05, -0.62), (0.05, -0.62), (0.06, -0.2), (-0.06, -0.2)], (0.0, 0.06), 28)
    head = "M -.16 -.06 L -.07 -.14 L -.07 -.02 L .07 -.02 L .07 -.14 L .16 -.06 C .17 -.2 .1 -.27 0 -.27 C -.1 -.27 -.17 -.2 -.16 -.06 Z"
    (jaw,) = path(head)
    scene.shape(*shaft, colour=scene.lit(steel), low=scene.dim(steel, 0.3))
    scene.shape(*turned(jaw, (0.0, 0.06), 28), colour=scene.lit(steel), low=scene.dim(steel, 0.25))


MOTIF = Motif(paint, "rays", flies=True)
