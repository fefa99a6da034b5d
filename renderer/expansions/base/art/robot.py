"""A robot that raises one hand."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.4)
    tone = scene.metal
    for x in (-0.14, 0.06):
        scene.slab(x, 0.26, x + 0.09, 0.46, scene.dim(tone, 0.25))
        scene.slab(x - 0.03, 0.44, x + 0.12, 0.5, scene.accent)
    scene.line([(-0.22, -0.04), (-0.4, 0.1), (-0.36, 0.28)], 0.065, scene.lit(tone))
    scene.line([(0.22, -0.04), (0.42, -0.14), (0.46, -0.34)], 0.065, scene.dim(tone, 0.3))
    scene.circle(-0.36, 0.3, 0.06, scene.accent)
    scene.circle(0.46, -0.36, 0.06, scene.dim(scene.accent, 0.2))
    scene.slab(-0.23, -0.12, 0.23, 0.28, tone, depth=0.25)
    scene.box((-0.15, -0.03, 0.08, 0.14), 0.03, scene.dark)
    for x, code in ((-0.1, "#ff8a5a"), (-0.035, "#ffe27a"), (0.03, "#8ff0b0")):
        scene.circle(x, 0.055, 0.024, rgb(code))
    scene.line([(0.0, -0.46), (0.0, -0.56)], 0.018, tone)
    scene.circle(0, -0.57, 0.03, scene.accent)
    scene.box((-0.19, -0.47, 0.19, -0.16), 0.09, scene.lit(tone), scene.dim(tone, 0.35))
    scene.box((-0.145, -0.37, 0.145, -0.25), 0.05, scene.dark)
    for x in (-0.07, 0.07):
        scene.circle(x, -0.31, 0.036, rgb("#8ff0ff"))


MOTIF = Motif(paint, "mars")
