"""A drop of water on a leaf, in which a root, a cell and a small beast live."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill("M -.82 .44 C -.6 .16 .2 .12 .84 .3 C .5 .56 -.3 .62 -.82 .44 Z", rgb("#7fc05a"), rgb("#2f7a3a"))
    scene.line([(-0.84, 0.46), (-0.2, 0.35), (0.8, 0.31)], 0.022, rgb("#b8e08a"))
    for x in (-0.4, 0.0, 0.4):
        scene.line([(x, 0.37), (x + 0.16, 0.25)], 0.012, rgb("#b8e08a"))
        scene.line([(x, 0.37), (x + 0.18, 0.46)], 0.012, rgb("#b8e08a"))
    scene.fill([ellipse(0.04, 0.36, 0.34, 0.05)], rgb("#1f5a34"), alpha=0.5)
    drop = "M 0 -.58 C .06 -.4 .37 -.16 .37 .04 C .37 .26 .2 .37 0 .37 C -.2 .37 -.37 .26 -.37 .04 C -.37 -.16 -.06 -.4 0 -.58 Z"
    scene.fill(drop, mix(rgb("#d9f6ff"), scene.hour.low, 0.1), mix(rgb("#4fb4d0"), scene.accent, 0.12), 0.93)
    scene.line([(0.0, 0.3), (0.0, 0.02)], 0.024, rgb("#4a8a3a"))
    for side, y, r in ((-1, 0.1, 0.17), (1, 0.02, 0.19)):
        scene.fill(
            f"M 0 {y} C {side * 0.04} {y - r} {side * 0.18} {y - r} {side * 0.22} {y - r * 0.8} "
            f"C {side * 0.2} {y - 0.02} {side * 0.1} {y + 0.02} 0 {y} Z",
            rgb("#8fd05a"),
            rgb("#3f8a3a"),
        )
    for x, y, r, code in ((-0.2, 0.18, 0.065, "#e9b84a"), (-0.1, 0.26, 0.035, "#e9b84a"), (0.2, 0.2, 0.06, "#d1699a")):
        scene.circle(x, y, r, mix(rgb(code), WHITE, 0.3), rgb(code))
        scene.circle(x + r * 0.2, y, r * 0.38, scene.dim(rgb(code), 0.5))
        for k in range(8):
            a = math.pi * k / 4
            scene.line(
                [(x + r * math.cos(a), y + r * math.sin(a)), (x + r * 1.35 * math.cos(a), y + r * 1.35 * math.sin(a))],
                0.01,
                rgb(code),
            )
    scene.fill([ellipse(-0.17, -0.12, 0.13, 0.04, -58)], WHITE, alpha=0.85)
    scene.circle(0.2, 0.1, 0.03, WHITE, alpha=0.7)


MOTIF = Motif(paint, "rays", flies=True)
