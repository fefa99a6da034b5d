"""A face behind a mask with a filter on either side."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, path
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    skin, hair = (
        scene.one_of("#e8b48c", "#b87a52", "#8a5638"),
        mix(scene.one_of("#4a2c22", "#2c2430", "#a8602c"), scene.dark, 0.2),
    )
    rubber, suit = mix(scene.dark, INK, 0.45), scene.accent
    scene.across([(-0.56, 0.62), (-0.44, 0.42), (-0.16, 0.34), (0.16, 0.34), (0.44, 0.42), (0.56, 0.62)], suit)
    scene.across([(-0.14, 0.2), (0.14, 0.2), (0.17, 0.42), (-0.17, 0.42)], scene.dim(skin, 0.3))
    scene.fill(
        "M -.38 -.1 C -.42 -.66 .42 -.66 .38 -.1 C .36 .06 .32 .08 .3 .1 L -.3 .1 C -.32 .08 -.36 .06 -.38 -.1 Z", hair
    )
    for side in (-1, 1):
        scene.fill([ellipse(side * 0.32, -0.06, 0.05, 0.09)], scene.dim(skin, 0.1 + 0.15 * (side > 0)))
    (face,) = path("M -.3 -.16 C -.26 -.36 .26 -.36 .3 -.16 C .32 .12 .22 .36 0 .4 C -.22 .36 -.32 .12 -.3 -.16 Z")
    scene.across(face, skin)
    scene.fill(
        "M -.31 -.1 C -.3 -.4 .26 -.44 .31 -.1 C .2 -.22 .1 -.28 -.06 -.27 C -.18 -.26 -.27 -.2 -.31 -.1 Z", hair
    )
    for side in (-1, 1):
        scene.line([(side * 0.08, -0.13), (side * 0.21, -0.15)], 0.028, hair)
        scene.fill([ellipse(side * 0.14, -0.06, 0.066, 0.038)], WHITE)
        scene.circle(side * 0.14, -0.06, 0.034, rgb("#3a6a8a"))
        scene.circle(side * 0.14, -0.06, 0.016, INK)
        scene.line([(side * 0.32, 0.06), (side * 0.16, 0.12)], 0.05, rubber)
    scene.fill(
        "M 0 -.04 C .1 .0 .2 .1 .22 .2 C .2 .36 .1 .44 0 .44 C -.1 .44 -.2 .36 -.22 .2 C -.2 .1 -.1 .0 0 -.04 Z",
        mix(rubber, WHITE, 0.25),
        rubber,
    )
    for side in (-1, 1):
        scene.orb(side * 0.26, 0.26, 0.16, scene.metal)
        scene.circle(side * 0.26, 0.26, 0.11, scene.dim(scene.metal, 0.45))
        for k in (-1, 0, 1):
            scene.line(
                [(side * 0.26 - 0.07, 0.26 + k * 0.05), (side * 0.26 + 0.07, 0.26 + k * 0.05)], 0.02, scene.metal
            )
    scene.circle(0, 0.26, 0.07, scene.lit(suit), scene.dim(suit, 0.3))


MOTIF = Motif(paint, "rays", flies=True)
