"""The mouth of a mine, a cart of ore on its rails."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import regular
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    stone, wood = mix(scene.rock, scene.hour.far, 0.3), mix(rgb("#8a5a36"), scene.hour.low, 0.1)
    hill = [
        (-1.1, 0.52),
        (-0.8, 0.06),
        (-0.5, -0.2),
        (-0.16, -0.5),
        (0.24, -0.56),
        (0.56, -0.24),
        (0.86, -0.04),
        (1.1, 0.52),
    ]
    scene.shape(*hill, colour=scene.lit(stone), low=scene.dim(stone, 0.3))
    scene.shape(*hill[4:], (0.4, 0.52), (0.3, -0.1), colour=scene.dim(stone, 0.3), low=scene.dim(stone, 0.55))
    scene.shape((-0.32, 0.52), (-0.28, -0.16), (0.28, -0.16), (0.32, 0.52), colour=INK, low=mix(INK, scene.dark, 0.5))
    scene.glow(0, 0.06, 0.26, scene.lamp, 0.8)
    for side in (-1, 1):
        scene.shape(
            (side * 0.38, 0.52),
            (side * 0.32, -0.18),
            (side * 0.22, -0.18),
            (side * 0.26, 0.52),
            colour=scene.lit(wood) if side < 0 else scene.dim(wood, 0.2),
        )
        scene.line([(side * 0.06, 0.24), (side * 0.34, 0.72)], 0.03, scene.metal)
    scene.slab(-0.46, -0.26, 0.46, -0.13, wood, depth=0.1)
    for k in range(4):
        half, y = 0.14 + 0.07 * k, 0.32 + 0.1 * k
        scene.line([(-half, y), (half, y)], 0.03, scene.dim(wood, 0.3))
    for x, y, r in ((-0.14, 0.14, 0.1), (0.04, 0.1, 0.12), (0.18, 0.15, 0.09)):
        scene.fill(
            [regular(6, r, (x, y), 20 * r)], scene.lit(mix(scene.metal, scene.accent, 0.3)), scene.dim(scene.metal, 0.4)
        )
    scene.across([(-0.3, 0.16), (0.3, 0.16), (0.22, 0.44), (-0.22, 0.44)], mix(scene.accent, scene.dark, 0.2))
    scene.slab(-0.33, 0.13, 0.33, 0.19, scene.metal, depth=0.15)
    for x in (-0.17, 0.17):
        scene.circle(x, 0.48, 0.075, scene.dark)
        scene.circle(x, 0.48, 0.035, scene.metal)


MOTIF = Motif(paint, "mars")
