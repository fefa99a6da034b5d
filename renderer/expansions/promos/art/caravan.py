"""Nomads: a walking house, riders with lamps, and tracks behind them."""

from renderer.art.motif import Motif
from renderer.art.parts import crate, person
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    for k in range(9):
        scene.fill([ellipse(0.66 + 0.13 * k, 0.52 + 0.012 * (k % 2), 0.035, 0.014)], scene.dark, alpha=0.45)
    scene.fill([ellipse(0.06, 0.5, 0.66, 0.04)], scene.dark, alpha=0.4)
    for x, knee, foot, shade in (
        (-0.24, -0.36, -0.3, 0.5),
        (0.44, 0.56, 0.5, 0.5),
        (-0.34, -0.5, -0.46, 0.1),
        (0.26, 0.36, 0.3, 0.1),
    ):
        scene.line([(x, 0.14), (knee, 0.28), (foot, 0.5)], 0.06, scene.dim(scene.metal, shade))
    scene.fill(
        "M -.5 .14 L -.42 -.06 L .5 -.1 L .58 .14 L .44 .22 L -.4 .22 Z",
        scene.lit(rgb("#a8703f")),
        scene.dim(rgb("#8a5638"), 0.4),
    )
    for k in range(3):
        x = -0.32 + 0.28 * k
        tone = (scene.accent, rgb("#e9b84a"), rgb("#d1495b"))[k]
        scene.fill(
            f"M {x - 0.12} -.06 C {x - 0.12} -.32 {x - 0.04} -.42 {x} -.44 C {x + 0.14} -.36 {x + 0.26} -.24 "
            f"{x + 0.26} -.08 Z",
            scene.lit(tone),
            scene.dim(tone, 0.4),
        )
        scene.fill(
            f"M {x + 0.02} -.06 C {x + 0.02} -.2 {x + 0.06} -.26 {x + 0.08} -.26 C {x + 0.13} -.22 {x + 0.15} "
            f"-.14 {x + 0.15} -.07 Z",
            scene.lamp,
        )
        scene.line([(x, -0.44), (x, -0.54)], 0.014, scene.dark)
        scene.shape((x, -0.54), (x + 0.12, -0.5), (x, -0.46), colour=tone)
    scene.line([(-0.5, 0.1), (-0.68, 0.0), (-0.7, 0.08)], 0.024, scene.dark)
    scene.glow(-0.7, 0.14, 0.16, scene.lamp, 1)
    scene.circle(-0.7, 0.13, 0.04, WHITE)
    for x, high, code in ((-0.78, 0.36, "#8e5aa8"), (0.78, 0.34, "#2a9d8f")):
        person(scene, x, 0.52, high, rgb(code))
    crate(scene, 0.4, -0.08, 0.14, rgb("#c9904a"))


MOTIF = Motif(paint, "mars")
