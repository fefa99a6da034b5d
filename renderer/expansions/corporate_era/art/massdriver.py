"""A gun of magnets on the edge of a world; its shot leaves the air."""

from renderer.art.motif import Motif
from renderer.art.parts import capsule
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE


def paint(scene: Scene) -> None:
    scene.fade([(-0.16, -0.14), (-0.1, -0.2), (0.42, -0.5), (0.5, -0.4)], scene.lamp, 0.9, 0.3)
    for x in (-0.9, -0.72):
        scene.line([(x, 0.2), (x - 0.1, 0.6)], 0.05, scene.dim(scene.metal, 0.5))
        scene.line([(x + 0.3, 0.06), (x + 0.42, 0.6)], 0.05, scene.dim(scene.metal, 0.5))
    scene.shape(
        (-1.1, 0.28),
        (-0.2, -0.22),
        (-0.12, -0.07),
        (-1.02, 0.45),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal),
    )
    for k in range(5):
        x, y = -0.98 + 0.19 * k, 0.3 - 0.107 * k
        coil = [(x - 0.06, y - 0.1), (x + 0.03, y - 0.15), (x + 0.15, y + 0.08), (x + 0.06, y + 0.13)]
        scene.shape(*coil, colour=scene.lit(scene.accent), low=scene.dim(scene.accent))
    scene.fill([ellipse(-0.16, -0.145, 0.035, 0.09, -30)], WHITE)
    scene.glow(-0.16, -0.145, 0.2, scene.lamp, 0.9)
    capsule(scene, 0.54, -0.47, -31)


MOTIF = Motif(paint, "earth", flies=True)
