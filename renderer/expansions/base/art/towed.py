"""A mountain of ice driven by engines that are set into it."""

from itertools import pairwise

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, regular
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    ice, pale, deep = (
        [
            (-0.72, 0.06),
            (-0.56, -0.28),
            (-0.2, -0.46),
            (0.22, -0.5),
            (0.5, -0.3),
            (0.56, 0.0),
            (0.46, 0.3),
            (0.1, 0.46),
            (-0.4, 0.4),
        ],
        mix(WHITE, rgb("#cfeefa"), 0.4),
        rgb("#4f96c0"),
    )
    for y in (-0.26, 0.02, 0.28):
        scene.fade([(0.6, y - 0.07), (1.5, y - 0.02), (1.5, y + 0.02), (0.6, y + 0.07)], scene.lamp, 0.95, 0.8)
        scene.shape(
            (0.44, y - 0.06),
            (0.66, y - 0.11),
            (0.66, y + 0.11),
            (0.44, y + 0.06),
            colour=scene.metal,
            low=scene.dim(scene.metal),
        )
    scene.shape(*ice, colour=pale, low=deep)
    shades = (0.15, 0.0, 0.1, 0.3, 0.5, 0.75, 0.9, 0.7, 0.4)
    for k, (one, other) in enumerate(pairwise([*ice, ice[0]])):
        scene.shape(one, other, (-0.14, -0.08), colour=mix(pale, deep, shades[k]))
    for x, y, r in ((-0.3, 0.2, 0.08), (0.2, 0.14, 0.06), (-0.34, -0.2, 0.05)):
        scene.fill([ellipse(x, y, r, r * 0.7)], mix(deep, INK, 0.2), alpha=0.5)
    for x, y, r in ((-0.86, -0.2, 0.035), (-0.94, 0.1, 0.05), (-0.82, 0.3, 0.03), (-0.7, -0.4, 0.025)):
        scene.fill([regular(5, r, (x, y), 20)], pale, deep)


MOTIF = Motif(paint, "orbit", flies=True)
