"""Two engineers at a table; above it, their plan in light."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    light = rgb("#7fe8ff")
    for x, code in ((-0.64, "#f2f0ea"), (0.64, "#e9b84a")):
        person(scene, x, 0.5, 0.86, rgb(code), arm=0.5 if x < 0 else 0.0)
    scene.fade([(-0.4, -0.5), (0.4, -0.5), (0.26, 0.2), (-0.26, 0.2)], light, 0.08, 0.5)
    for half, y in ((0.3, 0.1), (0.2, 0.1), (0.1, 0.1)):
        ring = ellipse(0, y, half, half * 0.24, 0, 40)
        scene.line([*ring, ring[0]], 0.012, light)
    for x, top in ((-0.16, -0.16), (0.0, -0.46), (0.16, -0.26)):
        scene.shape((x - 0.07, top), (x + 0.07, top), (x + 0.07, 0.1), (x - 0.07, 0.1), colour=light, alpha=0.35)
        scene.line(
            [(x - 0.07, 0.1), (x - 0.07, top), (x, top - 0.07), (x + 0.07, top), (x + 0.07, 0.1)],
            0.014,
            mix(light, WHITE, 0.5),
        )
        for k in range(int((0.1 - top) / 0.09)):
            scene.line([(x - 0.07, top + 0.09 * k), (x + 0.07, top + 0.09 * k)], 0.008, light)
    scene.slab(-0.1, 0.26, 0.1, 0.5, scene.dim(scene.metal, 0.3))
    scene.fill([ellipse(0, 0.26, 0.46, 0.1)], scene.dim(scene.accent, 0.45))
    scene.fill([ellipse(0, 0.21, 0.46, 0.1)], scene.lit(scene.metal), scene.metal)
    scene.fill([ellipse(0, 0.21, 0.3, 0.06)], mix(light, WHITE, 0.4))


MOTIF = Motif(paint, "hall")
