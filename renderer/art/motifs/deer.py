"""A deer with antlers."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    tone = scene.one_of("#b8784a", "#c98f5a", "#a8684a")
    scene.fill([ellipse(0, 0.5, 0.36, 0.035)], scene.dark, alpha=0.35)
    for x, shade in ((-0.12, 0.55), (0.24, 0.55), (-0.18, 0.15), (0.18, 0.15)):
        scene.shape((x, 0.12), (x + 0.07, 0.12), (x + 0.045, 0.5), (x + 0.015, 0.5), colour=scene.dim(tone, shade))
    scene.shape(
        (-0.22, -0.1),
        (0.24, -0.08),
        (0.32, 0.02),
        (0.28, 0.18),
        (0.02, 0.16),
        (-0.2, 0.18),
        (-0.26, 0.04),
        colour=scene.lit(tone),
        low=scene.dim(tone, 0.3),
    )
    scene.shape((0.24, -0.07), (0.37, -0.02), (0.31, 0.06), colour=rgb("#fff4e0"))
    scene.shape(
        (-0.26, 0.08),
        (-0.12, -0.06),
        (-0.24, -0.34),
        (-0.34, -0.32),
        colour=scene.lit(tone),
        low=mix(tone, scene.dark, 0.2),
    )
    scene.shape(
        (-0.24, -0.4),
        (-0.33, -0.4),
        (-0.5, -0.27),
        (-0.46, -0.22),
        (-0.3, -0.26),
        (-0.22, -0.32),
        colour=scene.lit(tone),
        low=scene.dim(tone, 0.2),
    )
    scene.shape((-0.24, -0.37), (-0.14, -0.43), (-0.2, -0.33), colour=scene.dim(tone, 0.25))
    _antlers(scene)
    scene.circle(-0.35, -0.35, 0.016, INK)


def _antlers(scene: Scene) -> None:
    horn = mix(rgb("#7a5236"), scene.dark, 0.2)
    for lean in (-0.14, 0.1):
        tip = (-0.28 + lean, -0.74)
        scene.line([(-0.28, -0.4), (-0.28 + lean * 0.9, -0.56), tip], 0.024, horn)
        scene.line([(-0.28 + lean * 0.8, -0.54), (-0.28 + lean * 2.0, -0.66)], 0.02, horn)
        scene.line([(-0.28 + lean * 0.4, -0.48), (-0.28 + lean * 1.5, -0.53)], 0.018, horn)


MOTIF = Motif(paint, "green", size=0.6)
