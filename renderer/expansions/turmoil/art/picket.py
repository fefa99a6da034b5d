"""Miners with signs before a closed gate, their tools laid down."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import WOOD, person
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.85)
    for k in range(11):
        x = -0.9 + 0.18 * k
        scene.line([(x, -0.2), (x, 0.4)], 0.024, scene.dim(scene.metal, 0.4))
    for y in (-0.12, 0.3):
        scene.line([(-0.94, y), (0.94, y)], 0.03, scene.dim(scene.metal, 0.3))
    signs = (
        (-0.6, 0.5, 0.6, "#f2b33a"),
        (-0.2, 0.54, 0.64, "#e4572e"),
        (0.24, 0.52, 0.6, "#3d8ac0"),
        (0.64, 0.54, 0.62, "#5fa777"),
    )
    for k, (x, foot, high, code) in enumerate(signs):
        px, top = x + high * 0.34, foot - high * 1.5
        scene.line([(px, foot - high * 0.5), (px, top + 0.2)], 0.026, WOOD)
        scene.box((px - 0.17, top, px + 0.17, top + 0.24), 0.02, PAPER, scene.dim(PAPER, 0.15))
        match k:
            case 0:
                for f in (-1, 1):
                    scene.line([(px - f * 0.08, top + 0.19), (px + f * 0.07, top + 0.06)], 0.022, INK)
                    scene.line([(px + f * 0.02, top + 0.04), (px + f * 0.11, top + 0.1)], 0.026, INK)
            case 1:
                scene.circle(px, top + 0.12, 0.08, GOLD)
                scene.circle(px, top + 0.12, 0.05, mix(GOLD, rgb("#8a5414"), 0.4))
            case 2:
                scene.ring(px, top + 0.12, 0.085, 0.024, rgb("#c02a2a"))
                scene.line([(px - 0.06, top + 0.18), (px + 0.06, top + 0.06)], 0.024, rgb("#c02a2a"))
            case _:
                fist = [
                    (px - 0.06, top + 0.05),
                    (px + 0.06, top + 0.05),
                    (px + 0.06, top + 0.14),
                    (px + 0.03, top + 0.21),
                    (px - 0.03, top + 0.21),
                    (px - 0.06, top + 0.14),
                ]
                scene.shape(*fist, colour=rgb("#c02a2a"))
        person(scene, x, foot, high, rgb(code), arm=0.7)
        scene.fill([half_ellipse(x, foot - high * 0.86, high * 0.13, high * 0.15)], GOLD, scene.dim(GOLD, 0.3))
        scene.circle(x, foot - high * 0.92, 0.022, WHITE)
    for x, turn in ((-0.4, 12), (0.44, -10)):
        scene.line(turned([(-0.16, 0.0), (0.16, 0.0)], (x, 0.58), turn), 0.026, WOOD)
        scene.line(turned([(0.16, -0.08), (0.18, 0.0), (0.16, 0.08)], (x, 0.58), turn), 0.03, scene.metal)


MOTIF = Motif(paint, "mars")
