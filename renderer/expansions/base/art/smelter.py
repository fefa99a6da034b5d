"""A ladle that pours molten metal."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.glow(0.12, 0.28, 0.6, rgb("#ff9a2a"), 0.8)
    scene.line([(-0.5, -0.52), (0.6, -0.52)], 0.07, scene.dim(scene.metal, 0.5))
    for x in (-0.3, 0.14):
        scene.line([(x, -0.5), (x * 0.9 - 0.02, -0.2)], 0.02, scene.dim(scene.metal, 0.4))
    pour = [(0.17, -0.13), (0.25, -0.1), (0.23, 0.4), (0.14, 0.4)]
    scene.shape(*pour, colour=rgb("#fff2b0"), low=rgb("#ff9a2a"))
    scene.across(
        [(-0.36, -0.28), (0.24, -0.14), (0.06, 0.2), (-0.2, 0.2), (-0.32, 0.06)], mix(scene.metal, scene.dark, 0.5)
    )
    scene.shape((-0.36, -0.28), (0.24, -0.14), (0.2, -0.1), (-0.32, -0.22), colour=rgb("#fff2b0"), low=rgb("#ffb03a"))
    scene.across([(-0.14, 0.34), (0.52, 0.34), (0.46, 0.52), (-0.08, 0.52)], mix(scene.accent, INK, 0.35))
    scene.shape((-0.14, 0.34), (0.52, 0.34), (0.5, 0.38), (-0.12, 0.38), colour=rgb("#ffe070"))
    for x, y in ((0.02, 0.22), (0.36, 0.16), (0.42, 0.26), (0.06, 0.1), (0.32, 0.04)):
        scene.circle(x, y, 0.014, scene.lamp)


MOTIF = Motif(paint, "hall")
