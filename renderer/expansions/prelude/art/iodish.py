"""A post of researchers on Io: huts, a dish, a mast."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    scene.column(0.32, 0.06, 0.4, 0.5, scene.metal)
    scene.fill([ellipse(0.32, -0.12, 0.3, 0.22, -38)], scene.dim(scene.metal, 0.5))
    scene.fill([ellipse(0.29, -0.15, 0.29, 0.19, -38)], scene.lit(scene.metal), mix(scene.metal, INK, 0.3))
    scene.line([(0.29, -0.15), (0.12, -0.36)], 0.018, scene.dark)
    scene.circle(0.12, -0.37, 0.035, scene.accent)
    for x, half, tone in ((-0.5, 0.2, scene.metal), (-0.12, 0.26, scene.accent)):
        scene.vault(x, 0.5, half, half * 1.05, mix(tone, WHITE, 0.25))
        scene.box((x - 0.05, 0.36, x + 0.04, 0.5), 0.02, scene.dark)
        for dx in (-0.55, 0.4):
            scene.circle(x + dx * half, 0.39, 0.034, scene.lamp)
    scene.slab(-0.34, 0.4, -0.24, 0.5, scene.dim(scene.metal, 0.2))
    scene.line([(-0.62, 0.32), (-0.62, -0.06)], 0.014, scene.metal)
    for k in range(3):
        scene.line([(-0.68, 0.0 + 0.08 * k), (-0.56, 0.0 + 0.08 * k)], 0.012, scene.metal)
    scene.circle(-0.62, -0.07, 0.026, rgb("#ff6a4a"))


MOTIF = Motif(paint, "io")
