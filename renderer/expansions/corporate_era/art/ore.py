"""Crystals of metal in the rock."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import star
from renderer.drawing.theme import WHITE, Colour, mix


def paint(scene: Scene) -> None:
    tone = scene.one_of("#cfd6e4", "#d99a5a", "#b8c8d0", "#e0b87a")
    for x, half, high, lean in (
        (-0.4, 0.1, 0.42, -0.14),
        (0.42, 0.11, 0.46, 0.16),
        (-0.18, 0.12, 0.68, -0.06),
        (0.2, 0.13, 0.62, 0.08),
        (0.01, 0.15, 0.88, 0.01),
    ):
        _crystal(scene, tone, x, half, high, lean)
    scene.shape(
        (-0.7, 0.56),
        (-0.5, 0.38),
        (-0.2, 0.44),
        (0.1, 0.38),
        (0.4, 0.44),
        (0.56, 0.38),
        (0.72, 0.56),
        colour=scene.dim(scene.rock, 0.2),
        low=scene.dark,
    )
    for at in ((-0.05, -0.26), (0.3, -0.04), (-0.28, 0.0)):
        scene.fill([star(4, 0.06, 0.02, at)], WHITE)


def _crystal(scene: Scene, tone: Colour, x: float, half: float, high: float, lean: float) -> None:
    """Paint a crystal, its left face in the light, its right one in the shade."""
    foot, tip, shoulder = 0.48, (x + lean, 0.48 - high), 0.48 - high * 0.78
    edge = (x + lean * 0.9 + 0.02, shoulder + 0.05)
    left, right = ((x + side * half + lean * 0.8, shoulder) for side in (-1, 1))
    middle = (x + 0.02, foot)
    scene.shape((x - half, foot), left, tip, edge, middle, colour=scene.lit(mix(tone, WHITE, 0.2)), low=tone)
    scene.shape(middle, edge, tip, right, (x + half, foot), colour=scene.dim(tone, 0.3), low=scene.dim(tone, 0.6))


MOTIF = Motif(paint, "mars")
