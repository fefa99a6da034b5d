"""Envoys walk down the ramp of their ship on a red carpet."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    hull = mix(scene.metal, PAPER, 0.35)
    for x in (-0.16, 0.72):
        scene.line([(x, 0.1), (x + (x - 0.28) * 0.25, 0.5)], 0.045, scene.dim(scene.metal, 0.4))
        scene.fill([ellipse(x + (x - 0.28) * 0.25, 0.5, 0.09, 0.02)], scene.dim(scene.metal, 0.5))
    scene.fill(
        "M -.26 .16 C -.3 -.3 .0 -.58 .28 -.58 C .58 -.58 .88 -.3 .84 .16 Z", scene.lit(hull), scene.dim(hull, 0.45)
    )
    scene.fill(
        "M .4 -.56 C .64 -.5 .88 -.26 .84 .16 L .56 .16 C .64 -.2 .56 -.44 .4 -.56 Z",
        scene.dim(hull, 0.3),
        scene.dim(hull, 0.6),
    )
    scene.shape(
        (-0.26, 0.08), (0.84, 0.08), (0.84, 0.17), (-0.26, 0.17), colour=scene.accent, low=scene.dim(scene.accent, 0.4)
    )
    for x in (0.36, 0.54, 0.7):
        scene.circle(x, -0.2, 0.055, scene.dim(hull, 0.6))
        scene.circle(x, -0.2, 0.04, scene.lamp)
    scene.box((-0.08, -0.24, 0.22, 0.14), 0.1, mix(scene.lamp, WHITE, 0.3), scene.lamp)
    scene.shape(
        (-0.1, 0.12),
        (0.24, 0.12),
        (-0.3, 0.52),
        (-0.9, 0.52),
        colour=scene.dim(scene.metal, 0.4),
        low=scene.dim(scene.metal, 0.6),
    )
    scene.shape((-0.05, 0.12), (0.19, 0.12), (-0.38, 0.52), (-0.82, 0.52), colour=rgb("#d1343f"), low=rgb("#8a1f2f"))
    person(scene, 0.08, 0.16, 0.3, rgb("#3d7ea6"))
    person(scene, -0.16, 0.3, 0.38, rgb("#e9b84a"), arm=0.9)
    person(scene, -0.48, 0.46, 0.46, rgb("#5f3f7a"))
    for x, y in ((-0.93, 0.34), (-0.3, 0.34)):
        scene.line([(x, y - 0.3), (x, y + 0.18)], 0.02, GOLD)
        scene.shape(
            (x, y - 0.3),
            (x - 0.16, y - 0.26),
            (x - 0.12, y - 0.2),
            (x - 0.16, y - 0.14),
            (x, y - 0.16),
            colour=scene.lit(scene.accent),
            low=scene.dim(scene.accent, 0.3),
        )


MOTIF = Motif(paint, "moon", size=0.74)
