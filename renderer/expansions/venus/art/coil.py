"""A great coil, and the field that arches from it."""

from renderer.art.motif import Motif
from renderer.art.parts import bolt
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    blue = rgb("#7fe0ff")
    for k in range(4):
        half = 0.32 + 0.17 * k
        arch = half_ellipse(0, 0.3, half, half * 0.98)
        scene.line(arch, 0.034 - 0.005 * k, mix(blue, WHITE, 0.4), 0.85 - 0.17 * k)
    scene.shadow_below(0.6)
    scene.slab(-0.5, 0.38, 0.5, 0.5, scene.dim(scene.metal, 0.2), depth=0.12)
    scene.column(-0.1, -0.24, 0.1, 0.4, scene.dim(scene.metal, 0.3))
    scene.glow(0, 0.02, 0.5, blue, 0.5)
    copper = rgb("#d9823a")
    for k in range(8):
        y = -0.16 + 0.072 * k
        scene.fill([ellipse(0, y + 0.02, 0.24, 0.055)], scene.dim(copper, 0.6))
        scene.across(ellipse(0, y, 0.24, 0.046), copper)
    scene.orb(0, -0.3, 0.11, scene.metal)
    bolt(scene, 0.0, 0.44, 0.1, scene.lamp)


MOTIF = Motif(paint, "venus")
