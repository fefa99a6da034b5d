"""A city on a disc that rests on the clouds."""

from renderer.art.motif import Motif
from renderer.art.parts import cloud
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0, 0.3, 0.78, 0.1)], scene.dim(scene.metal, 0.5))
    scene.shape(
        (-0.78, 0.22),
        (0.78, 0.22),
        (0.46, 0.46),
        (-0.46, 0.46),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.5),
    )
    scene.windows(-0.56, 0.29, 0.54, 0.38, 15, 1, scene.lamp)
    scene.fill([ellipse(0, 0.22, 0.78, 0.1)], mix(rgb("#8fbf5a"), scene.hour.low, 0.2), rgb("#5f8f42"))
    towers = (
        (-0.52, 0.0, 0.09),
        (0.5, 0.02, 0.09),
        (-0.34, -0.18, 0.1),
        (0.34, -0.14, 0.1),
        (-0.14, -0.3, 0.1),
        (0.16, -0.34, 0.09),
        (0, -0.44, 0.1),
    )
    for k, (x, top, half) in enumerate(towers):
        tone = mix(rgb("#fff6e6"), scene.accent, (0.1, 0.5, 0.0)[k % 3])
        scene.column(x - half, top, x + half, 0.24, tone, 0.02)
        scene.vault(x, top + 0.004, half - 0.02, half, mix(tone, scene.accent, 0.5))
        scene.windows(x - half * 0.6, top + 0.06, x + half * 0.6, 0.18, 2, 5, mix(scene.lamp, rgb("#e09a3a"), 0.4))
    scene.line([(0, -0.53), (0, -0.64)], 0.012, scene.metal)
    for x in (-0.66, 0.66):
        scene.vault(x, 0.24, 0.1, 0.12, scene.glass)
    for x, y in ((-0.5, 0.5), (0.1, 0.54), (0.55, 0.5)):
        cloud(scene, x, y, 0.34, mix(scene.hour.far, WHITE, 0.4))


MOTIF = Motif(paint, "clouds", flies=True)
