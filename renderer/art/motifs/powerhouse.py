"""A small power station with its sign."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import path, scaled
from renderer.drawing.theme import WHITE, mix, rgb
from renderer.icons.sprites import BOLT


def paint(scene: Scene) -> None:
    scene.shadow_below(0.6)
    for x in (-0.42, -0.2):
        scene.column(x - 0.1, -0.02, x + 0.1, 0.5, mix(scene.metal, scene.accent, 0.12))
        scene.vault(x, -0.015, 0.1, 0.07, scene.metal)
        scene.column(x - 0.1, 0.1, x + 0.1, 0.15, scene.accent)
    scene.slab(-0.06, -0.18, 0.52, 0.5, scene.accent, depth=0.22)
    scene.slab(-0.08, -0.24, 0.54, -0.16, scene.metal, depth=0.22)
    scene.glow(0.17, 0.12, 0.3, scene.lamp, 0.7)
    scene.fill(scaled(path(BOLT), 0.46, (0.17, 0.13)), WHITE, rgb("#ffd24a"))
    scene.column(0.34, -0.5, 0.42, -0.2, scene.metal)
    scene.puffs(0.38, -0.56, mix(scene.hour.low, WHITE, 0.3), n=3, size=0.05)


MOTIF = Motif(paint, "mars")
