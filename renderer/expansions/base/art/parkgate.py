"""The gate of a park with its sign; a path goes through it."""

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    wood = mix(rgb("#8a5a36"), scene.hour.low, 0.1)
    path_ = [
        (-0.05, 0.06),
        (0.05, 0.06),
        (0.16, 0.22),
        (0.06, 0.34),
        (0.5, 0.7),
        (-0.5, 0.7),
        (-0.16, 0.34),
        (-0.02, 0.22),
    ]
    scene.shape(*path_, colour=mix(PAPER, scene.hour.low, 0.4), low=mix(scene.rock, PAPER, 0.4))
    for x, foot, high in ((-0.74, 0.3, 0.5), (0.78, 0.28, 0.46), (0.98, 0.36, 0.6), (-0.98, 0.36, 0.56)):
        scene.cone(x, foot - high, high * 0.32, foot, rgb("#4f8a4a"))
        scene.cone(x, foot - high * 0.7, high * 0.4, foot + 0.06, rgb("#4f8a4a"))
    for x in (-0.46, 0.46):
        scene.column(x - 0.06, -0.4, x + 0.06, 0.5, wood)
        scene.slab(x - 0.1, 0.4, x + 0.1, 0.52, mix(scene.rock, scene.metal, 0.3))
    scene.slab(-0.62, -0.46, 0.62, -0.36, wood, depth=0.08)
    scene.shape(
        (-0.7, -0.46),
        (0, -0.64),
        (0.7, -0.46),
        (0.6, -0.46),
        (0, -0.58),
        (-0.6, -0.46),
        colour=scene.lit(wood),
        low=wood,
    )
    for x in (-0.24, 0.24):
        scene.line([(x, -0.36), (x, -0.26)], 0.016, scene.dark)
    scene.box((-0.32, -0.28, 0.32, -0.06), 0.03, scene.dim(wood, 0.35))
    scene.box((-0.29, -0.25, 0.29, -0.09), 0.02, PAPER)
    leaf = rgb("#4f9a3e")
    scene.fill("M -.06 -.12 C -.12 -.22 .0 -.24 .08 -.22 C .08 -.14 .02 -.1 -.06 -.12 Z", leaf)
    for x in (-0.2, 0.16):
        scene.line([(x, -0.19), (x + 0.07, -0.19)], 0.02, wood)
        scene.line([(x, -0.14), (x + 0.05, -0.14)], 0.02, wood)
    for side in (-1, 1):
        for y in (0.22, 0.36):
            scene.line([(side * 0.52, y), (side * 1.5, y + 0.06)], 0.04, scene.dim(wood, 0.15))
        for x in (0.8, 1.1):
            scene.line([(side * x, 0.16), (side * x, 0.5)], 0.045, scene.dim(wood, 0.25))


MOTIF = Motif(paint, "green")
