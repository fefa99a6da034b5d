"""A white plane with long thin wings and a probe on its nose, high above the cloud."""

from renderer.art.motif import Motif
from renderer.art.parts import cloud, cloudy_globe, sparkle
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for y, wide in ((0.34, 0.5), (0.42, 0.3)):
        cloud(scene, -0.5 + y, y, wide, mix(scene.hour.far, WHITE, 0.3), 0.9)
    white = mix(rgb("#fff8ee"), scene.hour.low, 0.08)
    scene.shape(
        (0.02, -0.1), (0.66, -0.5), (0.8, -0.5), (0.2, -0.06), colour=scene.dim(white, 0.3), low=scene.dim(white, 0.45)
    )
    scene.shape((0.66, -0.5), (0.8, -0.5), (0.84, -0.58), (0.74, -0.58), colour=scene.accent)
    scene.fill(
        "M -.86 .07 L -.62 .03 C -.4 -.12 -.1 -.14 .12 -.1 L .74 -.16 L .74 -.12 L .1 .08 C -.2 .14 -.5 .12 -.62 .08 Z",
        white,
        scene.dim(white, 0.5),
    )
    scene.fill("M .6 -.13 L .68 -.4 L .8 -.4 L .78 -.13 Z", scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    scene.shape((0.6, -0.38), (0.92, -0.44), (0.94, -0.4), (0.66, -0.35), colour=white)
    scene.fill(
        "M -.5 .0 C -.36 -.11 -.2 -.13 -.04 -.12 L -.08 -.03 L -.44 .03 Z", scene.glass, mix(scene.glass, INK, 0.5)
    )
    scene.line([(-0.27, -0.11), (-0.26, 0.0)], 0.014, white)
    scene.shape(
        (-0.26, 0.04), (0.02, 0.03), (0.06, 0.5), (-0.1, 0.5), colour=scene.lit(white), low=scene.dim(white, 0.25)
    )
    scene.shape(
        (-0.06, 0.38), (0.045, 0.38), (0.06, 0.5), (-0.1, 0.5), colour=scene.lit(scene.accent), low=scene.accent
    )
    scene.line([(-0.86, 0.07), (-1.0, 0.075)], 0.012, scene.metal)
    scene.circle(-1.0, 0.075, 0.02, rgb("#ff6a4a"))
    cloudy_globe(scene, 0.36, -0.05, 0.055)
    sparkle(scene, -0.4, -0.05, 0.1)


MOTIF = Motif(paint, "clouds", size=0.56, flies=True)
