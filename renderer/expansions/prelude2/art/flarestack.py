"""A refinery that floats: columns, pipes and a flame, on round tanks of gas."""

from renderer.art.motif import Motif
from renderer.art.parts import fire
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for x, r in ((-0.48, 0.2), (0.0, 0.22), (0.48, 0.2)):
        scene.orb(x, 0.34, r, mix(rgb("#f0e2c4"), scene.accent, 0.3))
        scene.fill([ellipse(x, 0.34, r, r * 0.16)], scene.dim(scene.accent, 0.2))
    scene.slab(-0.78, 0.14, 0.78, 0.22, scene.dim(scene.metal, 0.15), depth=0.05)
    for x, top, half in ((-0.44, -0.3, 0.09), (-0.2, -0.14, 0.08), (0.04, -0.42, 0.1)):
        scene.column(x - half, top, x + half, 0.14, scene.metal)
        scene.vault(x, top, half, half, scene.metal)
        for k in range(3 if top < -0.2 else 2):
            y = top + 0.06 + 0.11 * k
            scene.across(
                [
                    (x - half - 0.015, y),
                    (x + half + 0.015, y),
                    (x + half + 0.015, y + 0.03),
                    (x - half - 0.015, y + 0.03),
                ],
                scene.accent,
            )
    for y in (-0.02, 0.06):
        scene.line([(-0.6, y), (0.34, y)], 0.022, scene.dim(GOLD, 0.2))
    scene.orb(0.34, 0.04, 0.12, GOLD)
    scene.line([(0.24, 0.14), (0.3, 0.06)], 0.02, scene.dim(scene.metal, 0.5))
    scene.line([(0.64, 0.14), (0.62, -0.3)], 0.045, scene.dim(scene.metal, 0.3))
    for k in range(4):
        y = 0.1 - 0.1 * k
        scene.line([(0.57, y), (0.69, y - 0.07)], 0.012, scene.dim(scene.metal, 0.5))
    fire(scene, 0.62, -0.3, 0.34, 0.07, -68)
    scene.glow(0.66, -0.4, 0.3, rgb("#ffb45a"), 0.6)
    scene.slab(-0.74, 0.0, -0.6, 0.14, mix(PAPER, scene.accent, 0.2))
    scene.windows(-0.73, 0.03, -0.64, 0.1, 2, 1, scene.lamp)


MOTIF = Motif(paint, "clouds", flies=True)
