"""A plant with lamps that melts a wall of ice, and the stream that runs from it."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    ice = rgb("#cdeaf6")
    scene.fill(
        "M .1 .5 L .2 -.1 L .34 -.34 L .52 -.28 L .7 -.46 L 1.1 -.4 L 1.3 .5 Z",
        mix(ice, WHITE, 0.5),
        mix(ice, rgb("#5f9fc8"), 0.5),
    )
    scene.shape(
        (0.34, -0.34),
        (0.52, -0.28),
        (0.46, 0.5),
        (0.1, 0.5),
        (0.2, -0.1),
        colour=mix(ice, rgb("#7fb8d9"), 0.3),
        low=mix(ice, rgb("#3f88b8"), 0.5),
    )
    for y, aim in ((-0.16, 0.0), (0.04, 0.14)):
        scene.shape(
            (-0.2, y - 0.03), (-0.2, y + 0.05), (0.24, aim + 0.12), (0.28, aim - 0.16), colour=rgb("#ff9f4a"), alpha=0.6
        )
    scene.glow(0.26, 0.04, 0.26, rgb("#ffc46a"), 0.9)
    scene.shadow_below(0.7)
    scene.slab(-0.72, -0.02, -0.26, 0.46, mix(scene.accent, scene.metal, 0.2))
    scene.windows(-0.68, 0.06, -0.42, 0.24, 3, 2, scene.lamp)
    scene.column(-0.64, -0.4, -0.52, 0.0, scene.metal)
    scene.puffs(-0.58, -0.46, WHITE, n=3, size=0.07)
    for y in (-0.16, 0.04):
        scene.line([(-0.3, 0.1), (-0.24, y)], 0.03, scene.dim(scene.metal, 0.4))
        scene.shape(
            (-0.3, y - 0.07),
            (-0.18, y - 0.05),
            (-0.18, y + 0.07),
            (-0.3, y + 0.07),
            colour=scene.lit(scene.metal),
            low=scene.dim(scene.metal),
        )
    scene.fill(
        "M .2 .42 C -.1 .38 -.3 .46 -.5 .5 C -.9 .54 -1.2 .5 -1.8 .6 L -1.2 .72 C -.6 .6 0 .64 .4 .5 Z",
        mix(rgb("#5fb4d9"), WHITE, 0.3),
        rgb("#2f7fb0"),
    )


MOTIF = Motif(paint, "ice")
