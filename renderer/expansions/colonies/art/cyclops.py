"""The one eye of a giant of stone."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    stone = mix(rgb("#8f8578"), scene.accent, 0.12)
    scene.fill(
        "M -.52 .6 L -.6 .1 C -.62 -.3 -.4 -.58 0 -.58 C .4 -.58 .62 -.3 .6 .1 L .52 .6 Z",
        scene.lit(stone),
        scene.dim(stone, 0.5),
    )
    scene.shape(
        (0.2, -0.54),
        (0.6, -0.1),
        (0.58, 0.3),
        (0.52, 0.6),
        (0.26, 0.6),
        (0.42, 0.1),
        colour=scene.dim(stone, 0.5),
        alpha=0.6,
    )
    for crack in (
        [(-0.5, -0.2), (-0.36, -0.3), (-0.3, -0.44)],
        [(0.3, 0.46), (0.36, 0.34), (0.46, 0.3)],
        [(-0.44, 0.3), (-0.34, 0.4), (-0.38, 0.54)],
    ):
        scene.line(crack, 0.018, scene.dim(stone, 0.7))
    scene.fill("M -.42 -.06 C -.24 -.34 .24 -.34 .42 -.06 C .24 .2 -.24 .2 -.42 -.06 Z", scene.dark)
    scene.fill("M -.38 -.06 C -.22 -.3 .22 -.3 .38 -.06 C .22 .16 -.22 .16 -.38 -.06 Z", WHITE, rgb("#d8d0c4"))
    scene.circle(0, -0.07, 0.17, rgb("#12606a"))
    scene.circle(0, -0.07, 0.15, mix(scene.accent, rgb("#2ad0c0"), 0.4), scene.dim(scene.accent, 0.2))
    for k in range(14):
        a = 2 * math.pi * k / 14
        scene.line(
            [(0.08 * math.cos(a), -0.07 + 0.08 * math.sin(a)), (0.14 * math.cos(a), -0.07 + 0.14 * math.sin(a))],
            0.01,
            WHITE,
            0.6,
        )
    scene.circle(0, -0.07, 0.075, INK)
    scene.circle(-0.05, -0.13, 0.035, WHITE)
    scene.fill("M -.5 -.16 C -.3 -.42 .3 -.42 .5 -.16 C .3 -.32 -.3 -.32 -.5 -.16 Z", scene.dim(stone, 0.55))
    scene.fill("M -.07 .14 L .07 .14 L .11 .28 L -.11 .28 Z", scene.dim(stone, 0.25), scene.dim(stone, 0.55))
    scene.line([(-0.2, 0.42), (0, 0.39), (0.2, 0.42)], 0.04, scene.dim(stone, 0.65))


MOTIF = Motif(paint, "rays", flies=True)
