"""A rover with a cabin and an aerial."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, mix


def paint(scene: Scene) -> None:
    scene.shadow_below(0.6)
    scene.line([(0.22, -0.1), (0.28, -0.42)], 0.018, scene.metal)
    scene.circle(0.28, -0.44, 0.03, scene.accent)
    scene.shape(
        (-0.58, 0.26),
        (-0.5, 0.0),
        (-0.3, -0.14),
        (0.34, -0.14),
        (0.52, 0.02),
        (0.56, 0.26),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.3),
    )
    scene.shape(
        (-0.47, 0.04),
        (-0.3, -0.1),
        (-0.08, -0.1),
        (-0.08, 0.08),
        (-0.44, 0.1),
        colour=scene.glass,
        low=mix(scene.glass, INK, 0.4),
    )
    scene.shape(
        (-0.04, -0.1), (0.16, -0.1), (0.16, 0.08), (-0.04, 0.08), colour=scene.glass, low=mix(scene.glass, INK, 0.4)
    )
    scene.shape(
        (-0.58, 0.16), (0.56, 0.16), (0.56, 0.25), (-0.58, 0.25), colour=scene.accent, low=scene.dim(scene.accent)
    )
    for x in (-0.4, 0.02, 0.42):
        scene.circle(x, 0.33, 0.17, scene.dark)
        scene.circle(x, 0.33, 0.09, scene.lit(scene.metal), scene.dim(scene.metal))
        scene.circle(x, 0.33, 0.03, scene.accent)
    scene.circle(-0.55, 0.12, 0.03, scene.lamp)


MOTIF = Motif(paint, "mars")
