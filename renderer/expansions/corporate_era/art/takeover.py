"""An office with a ribbon around it, like a gift."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    scene.shadow_below(0.46)
    scene.slab(-0.32, -0.36, 0.32, 0.5, scene.metal, depth=0.3)
    scene.windows(-0.3, -0.32, 0.11, 0.46, 4, 7, mix(scene.glass, scene.dark, 0.65))
    silk = scene.one_of("#d1495b", "#e4572e", "#8e5aa8")
    for left, right, tone in ((-0.32, 0.14, scene.lit(silk)), (0.14, 0.32, scene.dim(silk, 0.3))):
        scene.shape((left, 0.0), (right, 0.0), (right, 0.12), (left, 0.12), colour=tone)
    scene.shape((-0.14, -0.36), (-0.03, -0.36), (-0.03, 0.5), (-0.14, 0.5), colour=scene.lit(silk), low=silk)
    for side in (-1, 1):
        tone = scene.lit(silk) if side < 0 else scene.dim(silk, 0.25)
        x = -0.085
        scene.shape(
            (x, -0.36), (x + side * 0.12, -0.24), (x + side * 0.22, -0.26), (x + side * 0.16, -0.34), colour=silk
        )
        loop = [(x, -0.37), (x + side * 0.1, -0.56), (x + side * 0.27, -0.56), (x + side * 0.26, -0.42)]
        scene.shape(*loop, colour=tone, low=scene.dim(silk, 0.15))
        inner = [(x + side * 0.06, -0.42), (x + side * 0.13, -0.51), (x + side * 0.21, -0.5), (x + side * 0.2, -0.44)]
        scene.shape(*inner, colour=scene.dim(silk, 0.55))
    scene.circle(-0.085, -0.38, 0.05, scene.lit(silk), scene.dim(silk, 0.3))


MOTIF = Motif(paint, "mars")
