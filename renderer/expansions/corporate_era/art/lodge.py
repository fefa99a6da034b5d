"""A hotel on the ice; a guest who jumps high where weight is small."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    ice = mix(WHITE, rgb("#a8d0e8"), 0.4)
    slope = [(-1.3, 0.66), (-1.3, 0.1), (-0.9, 0.2), (-0.4, 0.46), (1.3, 0.5), (1.3, 0.66)]
    scene.shape(*slope, colour=ice, low=scene.dim(ice, 0.3))
    scene.shadow_below(0.5)
    wood = mix(rgb("#a8683c"), scene.hour.low, 0.1)
    scene.slab(0.4, 0.1, 0.82, 0.5, wood, depth=0.2)
    scene.windows(0.44, 0.16, 0.72, 0.4, 4, 2, scene.lamp)
    scene.shape((0.34, 0.12), (0.42, 0.02), (0.84, 0.02), (0.88, 0.12), colour=ice)
    scene.shape((0.08, -0.42), (0.5, 0.5), (0.6, 0.5), (0.18, -0.46), colour=scene.dim(wood, 0.5))
    scene.shape((0.08, -0.36), (0.46, 0.5), (-0.3, 0.5), colour=scene.lamp, low=mix(scene.lamp, rgb("#e8843a"), 0.6))
    for y, half in ((0.02, 0.17), (0.2, 0.24), (0.36, 0.31)):
        scene.line([(0.08 - half, y), (0.08 + half, y)], 0.022, wood)
    scene.line([(0.08, -0.36), (0.08, 0.5)], 0.022, wood)
    for side in (-1, 1):
        scene.line(
            [(0.08, -0.46), (0.08 + side * 0.44, 0.52)], 0.075, scene.lit(wood) if side < 0 else scene.dim(wood, 0.2)
        )
        scene.line([(0.08, -0.5), (0.08 + side * 0.4, 0.4)], 0.04, ice)
    for t in range(5):
        scene.circle(-0.98 + 0.09 * t, 0.04 - 0.12 * t + 0.012 * t * t, 0.014, WHITE, alpha=0.3 + 0.12 * t)
    with scene.placed(-0.5, -0.36, 0.34):
        scene.line([(-0.46, 0.34), (0.5, 0.16)], 0.05, scene.accent)
        scene.line([(-0.02, 0.24), (0.06, 0.02), (-0.06, -0.14)], 0.12, scene.dim(scene.metal, 0.1))
        scene.line([(-0.04, -0.12), (0.2, -0.18), (0.34, -0.06)], 0.08, scene.metal)
        scene.orb(-0.04, -0.28, 0.13, scene.metal)
        scene.fill([ellipse(0.02, -0.28, 0.08, 0.07)], GOLD)


MOTIF = Motif(paint, "jovian")
