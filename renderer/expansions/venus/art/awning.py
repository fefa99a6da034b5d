"""Sails held up by balloons, which give a house shade."""

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    shade, sail = scene.dark, mix(rgb("#3a7f9c"), scene.accent, 0.3)
    scene.fill([ellipse(0.06, 0.5, 0.75, 0.07)], shade, alpha=0.55)
    scene.slab(-0.3, 0.16, 0.34, 0.5, mix(rgb("#fff0da"), scene.hour.low, 0.2))
    scene.windows(-0.24, 0.22, 0.14, 0.42, 4, 2, scene.lamp)
    scene.vault(0.02, 0.165, 0.3, 0.14, scene.dim(scene.metal, 0.1))
    tree(scene, -0.48, 0.5, 0.24)
    tree(scene, 0.54, 0.5, 0.28)
    for x, y in ((-0.72, -0.2), (0.74, -0.16), (0.02, -0.34)):
        scene.line([(x, y), (x * 1.08, 0.5)], 0.012, scene.dim(scene.metal, 0.4))
    scene.fill(
        "M -.72 -.2 Q -.34 -.16 .02 -.34 Q .1 -.16 .06 -.02 Q -.3 -.12 -.72 -.2 Z",
        scene.lit(sail),
        scene.dim(sail, 0.3),
    )
    scene.fill(
        "M .74 -.16 Q .4 -.18 .02 -.34 Q .1 -.16 .06 -.02 Q .36 -.12 .74 -.16 Z",
        scene.dim(sail, 0.15),
        scene.dim(sail, 0.5),
    )
    for x, y in ((-0.72, -0.28), (0.74, -0.24), (0.02, -0.43)):
        scene.orb(x, y, 0.1, rgb("#fff0d4"), mix(rgb("#b07a4a"), scene.dark, 0.3))


MOTIF = Motif(paint, "venus")
