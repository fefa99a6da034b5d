"""A furnace with its hoist and stoves; iron runs out of it."""

from typing import Final

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import mix, rgb

MOLTEN: Final = rgb("#fff2b0")


HOT: Final = rgb("#ff9a2a")


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    scene.glow(0, -0.5, 0.3, HOT, 0.9)
    scene.shape((-0.1, -0.48), (-0.04, -0.74), (0.02, -0.6), (0.08, -0.7), (0.1, -0.48), colour=MOLTEN, low=HOT)
    for shift in (0, 0.12):
        scene.line([(-0.86 + shift, 0.5), (-0.14, -0.46 + shift)], 0.026, scene.dim(scene.metal, 0.35))
    for k in range(5):
        x, y = -0.72 + 0.13 * k, 0.36 - 0.166 * k
        scene.line([(x, y), (x + 0.1, y + 0.05)], 0.018, scene.dim(scene.metal, 0.3))
    scene.slab(-0.58, 0.02, -0.44, 0.14, scene.accent)
    for x in (0.42, 0.64):
        scene.column(x, -0.12, x + 0.17, 0.5, mix(scene.metal, rgb("#a8705a"), 0.35))
        scene.vault(x + 0.085, -0.115, 0.085, 0.1, mix(scene.metal, rgb("#a8705a"), 0.35))
    scene.line([(0.18, -0.36), (0.5, -0.3), (0.5, -0.16)], 0.06, scene.dim(scene.metal, 0.25))
    iron = mix(rgb("#7a4a44"), scene.dark, 0.2)
    scene.across([(-0.15, -0.48), (0.15, -0.48), (0.28, 0.12), (0.22, 0.5), (-0.22, 0.5), (-0.28, 0.12)], iron)
    for y, half in ((-0.34, 0.19), (-0.14, 0.235), (0.08, 0.285)):
        scene.column(-half, y, half, y + 0.05, scene.metal)
    scene.fill([half_ellipse(0, 0.5, 0.13, 0.26)], MOLTEN, HOT)
    scene.glow(0, 0.44, 0.4, HOT, 0.8)
    scene.fill(
        "M -.12 .46 L .12 .46 C .1 .54 -.3 .52 -.5 .58 L -.8 .6 L -.76 .52 C -.5 .5 -.2 .52 -.12 .46 Z", MOLTEN, HOT
    )


MOTIF = Motif(paint, "mars")
