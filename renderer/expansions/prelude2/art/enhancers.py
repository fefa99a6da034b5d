"""Three horns below balloons, which blow vapours of three colours into the air."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import gasbag
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for x, y, r in ((-0.46, -0.28, 0.19), (0.46, -0.28, 0.19), (0.0, -0.34, 0.23)):
        for dx in (-0.12, 0.12):
            scene.line([(x + dx, y + r * 0.7), (x + dx * 0.6, 0.02)], 0.01, scene.dim(scene.metal, 0.4))
        gasbag(scene, x, y, r, r * 0.94, mix(rgb("#f6ead0"), scene.accent, 0.65 if x else 0.1))
    for x, code, reach in ((-0.5, "#ff9a6a", 0.5), (0.02, "#ffffff", 0.62), (0.54, "#9fe08a", 0.5)):
        for k in range(4):
            size = 0.07 + 0.035 * k
            scene.circle(x - 0.14 - 0.13 * k * reach, 0.34 + 0.1 * k * reach, size, rgb(code), alpha=0.75 - 0.13 * k)
    scene.slab(-0.72, 0.0, 0.72, 0.1, scene.metal, depth=0.06)
    for k in range(9):
        scene.circle(-0.62 + 0.14 * k, 0.05, 0.018, scene.lamp)
    for x in (-0.42, 0.1, 0.62):
        pipe = [(x + 0.06, 0.1), (x + 0.06, 0.2), (x, 0.24)]
        scene.line(pipe, 0.07, scene.dim(scene.metal, 0.3))
        bell = turned(
            [(-0.22, -0.14), (0.0, -0.045), (0.08, -0.04), (0.08, 0.04), (0.0, 0.045), (-0.22, 0.14)], (x, 0.25), -28
        )
        scene.shape(*bell, colour=scene.lit(GOLD), low=scene.dim(GOLD, 0.45))
        mouth = turned([(-0.22, 0)], (x, 0.25), -28)[0]
        scene.fill([ellipse(*mouth, 0.045, 0.14, -28)], scene.dim(GOLD, 0.6), scene.dark)


MOTIF = Motif(paint, "clouds", flies=True)
