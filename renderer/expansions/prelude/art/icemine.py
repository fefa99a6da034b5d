"""A derrick on a moon of ice, with the blocks that it has brought up."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    for side in (-1, 1):
        scene.line(
            [(0, -0.5), (side * 0.3, 0.48)], 0.045, scene.lit(scene.metal) if side < 0 else scene.dim(scene.metal, 0.4)
        )
    for k in range(5):
        half, y = 0.05 + 0.055 * k, -0.34 + 0.18 * k
        scene.line([(-half, y), (half + 0.05, y + 0.17)], 0.018, scene.metal)
        scene.line([(half, y), (-half - 0.05, y + 0.17)], 0.018, scene.metal)
    scene.line([(0, -0.5), (0, 0.42)], 0.024, scene.dark)
    scene.slab(-0.08, -0.56, 0.08, -0.46, scene.accent)
    scene.column(-0.06, 0.32, 0.06, 0.5, scene.dim(scene.metal, 0.3))
    scene.slab(-0.72, 0.2, -0.34, 0.5, scene.accent)
    scene.windows(-0.68, 0.26, -0.5, 0.36, 3, 1, scene.lamp)
    scene.vault(-0.56, 0.204, 0.14, 0.1, scene.metal)
    ice = rgb("#bfe6f6")
    for x, y, size in ((0.44, 0.5, 0.17), (0.66, 0.5, 0.15), (0.54, 0.33, 0.14)):
        scene.slab(x - size / 2, y - size, x + size / 2, y, mix(ice, WHITE, 0.35))
        scene.shape(
            (x - size / 2, y - size),
            (x + size / 2, y - size),
            (x + size * 0.62, y - size * 1.2),
            (x - size * 0.3, y - size * 1.2),
            colour=WHITE,
        )
        scene.circle(x - size * 0.1, y - size * 0.45, size * 0.16, rgb("#8a94a8"))
    sparkle(scene, 0.5, 0.2, 0.06)


MOTIF = Motif(paint, "jovian")
