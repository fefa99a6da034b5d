"""A hammer that strikes lightning."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    bolt = [(-0.1, 0.04), (-0.44, 0.3), (-0.26, 0.32), (-0.6, 0.66), (0.0, 0.28), (-0.18, 0.26), (0.1, 0.02)]
    scene.glow(-0.1, 0.16, 0.6, scene.lamp, 0.9)
    scene.shape(*bolt, colour=WHITE, low=rgb("#ffd24a"))
    scene.shape(*((0.36 - 0.7 * x, 0.02 + 0.7 * y) for x, y in bolt), colour=WHITE, low=rgb("#ffd24a"))
    wood = rgb("#8a5230")
    scene.line([(0.0, -0.2), (0.6, 0.52)], 0.13, scene.dim(wood, 0.4))
    scene.line([(-0.015, -0.21), (0.585, 0.51)], 0.07, scene.lit(wood))
    for k in range(4):
        scene.line(turned([(-0.075, 0), (0.075, -0.03)], (0.3 + 0.08 * k, 0.16 + 0.096 * k), 50), 0.028, GOLD)
    steel = mix(scene.metal, rgb("#7a8aa0"), 0.35)
    head = [(-0.44, -0.2), (0.44, -0.2), (0.44, 0.2), (-0.44, 0.2)]
    scene.shape(*turned(head, (-0.06, -0.26), -40), colour=scene.lit(steel), low=scene.dim(steel, 0.5))
    scene.shape(
        *turned([(-0.44, -0.2), (0.44, -0.2), (0.4, -0.12), (-0.4, -0.12)], (-0.06, -0.26), -40),
        colour=mix(steel, WHITE, 0.6),
    )
    for x in (-0.36, 0.3):
        scene.shape(*turned([(x, -0.2), (x + 0.06, -0.2), (x + 0.06, 0.2), (x, 0.2)], (-0.06, -0.26), -40), colour=GOLD)
    scene.circle(-0.06, -0.26, 0.09, scene.accent, scene.dim(scene.accent, 0.4))


MOTIF = Motif(paint, "rays", flies=True)
