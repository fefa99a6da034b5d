"""A pile of cases with labels, a bird cage, and one who waits on them."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.6)
    cases = (
        (-0.62, 0.5, 0.62, 0.26, "#a8542f"),
        (0.02, 0.5, 0.5, 0.34, "#3d6a8a"),
        (-0.5, 0.24, 0.44, 0.22, "#5f8a4a"),
        (0.06, 0.16, 0.4, 0.2, "#d9a84a"),
        (-0.42, 0.02, 0.34, 0.18, "#8a3f5a"),
    )
    for x, foot, wide, high, code in cases:
        tone = rgb(code)
        scene.line(
            [
                (x + wide * 0.36, foot - high),
                (x + wide * 0.36, foot - high - 0.04),
                (x + wide * 0.58, foot - high - 0.04),
                (x + wide * 0.58, foot - high),
            ],
            0.022,
            scene.dark,
        )
        scene.slab(x, foot - high, x + wide, foot, tone, depth=0.12)
        for dx in (0.14, 0.72):
            left = x + wide * dx
            scene.shape(
                (left, foot - high),
                (left + 0.035, foot - high),
                (left + 0.035, foot),
                (left, foot),
                colour=scene.dim(tone, 0.45),
            )
        scene.circle(x + wide * 0.46, foot - high * 0.55, high * 0.22, PAPER)
        scene.circle(x + wide * 0.46, foot - high * 0.55, high * 0.13, rgb("#d96f42"))
    scene.line([(0.26, -0.04), (0.26, -0.12)], 0.014, GOLD)
    for k in range(7):
        x = 0.14 + 0.04 * k
        scene.line([(x, -0.02), (x, -0.2), (0.26, -0.32)], 0.01, GOLD)
    scene.fill([ellipse(0.25, -0.1, 0.05, 0.035)], rgb("#7fd05a"))
    scene.circle(0.21, -0.13, 0.03, rgb("#7fd05a"))
    scene.slab(0.12, -0.04, 0.4, 0.0, GOLD, depth=0.1)
    person(scene, 0.72, 0.52, 0.76, rgb("#6a5a8a"), arm=0.7)
    scene.fill([ellipse(0.72, -0.18, 0.13, 0.025)], scene.dark)
    scene.box((0.65, -0.27, 0.79, -0.18), 0.03, scene.dark)


MOTIF = Motif(paint, "jovian")
