"""A statue of an astronaut who points upwards, with flowers at its foot."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.6)
    stone = mix(rgb("#d8cfc0"), scene.hour.low, 0.2)
    for k in range(3):
        scene.slab(-0.5 + 0.09 * k, 0.44 - 0.06 * k, 0.5 - 0.09 * k, 0.5 - 0.06 * k, stone, depth=0.1)
    scene.slab(-0.24, 0.08, 0.24, 0.33, mix(stone, scene.dark, 0.1))
    scene.box((-0.17, 0.14, 0.08, 0.26), 0.01, mix(GOLD, scene.dark, 0.15))
    for k in range(2):
        scene.line([(-0.13, 0.18 + 0.045 * k), (0.04, 0.18 + 0.045 * k)], 0.012, scene.dark)
    bronze = mix(rgb("#6f9a86"), scene.hour.low, 0.15)
    for x in (-0.07, 0.08):
        scene.column(x - 0.06, -0.14, x + 0.06, 0.09, scene.dim(bronze, 0.3 * (x > 0)))
    scene.line([(0.12, -0.3), (0.24, -0.46), (0.3, -0.66)], 0.09, scene.dim(bronze, 0.15))
    scene.line([(-0.14, -0.3), (-0.2, -0.18), (-0.17, -0.06)], 0.085, scene.lit(bronze))
    scene.across([(-0.14, -0.36), (0.15, -0.36), (0.15, -0.12), (-0.13, -0.12)], bronze)
    scene.orb(0, -0.46, 0.14, bronze)
    scene.fill([ellipse(-0.03, -0.46, 0.09, 0.07)], scene.dim(bronze, 0.6), scene.dim(bronze, 0.3))
    for k in range(9):
        x = -0.46 + 0.115 * k
        scene.circle(x, 0.47 + 0.02 * (k % 2), 0.03, scene.one_of("#e4572e", "#f7c948", "#fff3f0", "#d95f8a"))
        scene.circle(x + 0.03, 0.5, 0.02, rgb("#5f9a4a"))


MOTIF = Motif(paint, "mars")
