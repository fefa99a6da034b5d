"""Narrow houses with gables on the water, and a mill."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    codes = ("#c9583a", "#e0a84a", "#5f8a9a", "#a8485a", "#e8d8b8")
    scene.slab(-0.86, 0.36, 0.86, 0.44, scene.dim(rgb("#b89a7a"), 0.2), depth=0.04)
    for k, code in enumerate(codes):
        x, top, tone = -0.82 + 0.23 * k, -0.1 - 0.07 * (k * 2 % 3), rgb(code)
        scene.slab(x, top, x + 0.22, 0.37, tone, depth=0.16)
        gable = [
            (x, top),
            (x, top - 0.06),
            (x + 0.05, top - 0.06),
            (x + 0.05, top - 0.12),
            (x + 0.08, top - 0.12),
            (x + 0.11, top - 0.19),
            (x + 0.14, top - 0.12),
            (x + 0.17, top - 0.12),
            (x + 0.17, top - 0.06),
            (x + 0.22, top - 0.06),
            (x + 0.22, top),
        ]
        scene.shape(*gable, colour=scene.lit(tone))
        scene.windows(x + 0.02, top + 0.03, x + 0.18, 0.24, 2, 3, scene.lamp)
        scene.box((x + 0.06, 0.25, x + 0.13, 0.37), 0.01, scene.dark)
        scene.shape(
            (x + 0.02, 0.46),
            (x + 0.2, 0.46),
            (x + 0.19, 0.46 - (top - 0.37) * 0.4),
            (x + 0.04, 0.46 - (top - 0.37) * 0.4),
            colour=tone,
            alpha=0.3,
        )
    scene.across([(0.5, -0.14), (0.66, -0.14), (0.76, 0.37), (0.4, 0.37)], mix(rgb("#8a5a3a"), scene.hour.low, 0.1))
    scene.vault(0.58, -0.136, 0.09, 0.1, rgb("#3a4a4a"))
    scene.box((0.54, 0.22, 0.63, 0.37), 0.04, scene.dark)
    for k in range(4):
        turn = 90 * k + 28
        scene.line([(0.58, -0.16), turned([(0.42, 0)], (0.58, -0.16), turn)[0]], 0.018, rgb("#5a3524"))
        scene.shape(
            *turned([(0.1, 0.0), (0.42, 0.0), (0.42, 0.1), (0.1, 0.1)], (0.58, -0.16), turn),
            colour=PAPER,
            low=mix(PAPER, scene.dark, 0.25),
        )
    scene.circle(0.58, -0.16, 0.03, scene.dark)
    scene.fill("M -.3 .48 L .2 .48 L .12 .56 L -.22 .56 Z", rgb("#7a4a2c"), rgb("#4a2a1c"))
    person(scene, -0.1, 0.5, 0.2, rgb("#e9b84a"))


MOTIF = Motif(paint, "shore")
