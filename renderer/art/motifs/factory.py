"""A factory: halls with sawtooth roofs, and chimneys."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    scene.shadow_below(0.66)
    for x in (0.3, 0.48):
        scene.puffs(x, -0.46, mix(scene.hour.low, WHITE, 0.35), n=4, size=0.06, lean=-0.07)
        scene.column(x - 0.06, -0.42, x + 0.06, 0.5, mix(scene.metal, scene.accent, 0.15), 0.018)
        scene.column(x - 0.045, -0.34, x + 0.046, -0.26, scene.accent)
    for k in range(3):
        x = -0.62 + 0.27 * k
        scene.shape(
            (x, 0.14), (x + 0.19, -0.08), (x + 0.19, 0.14), colour=scene.glass, low=mix(scene.glass, scene.dark, 0.3)
        )
        scene.shape((x + 0.19, -0.08), (x + 0.27, 0.14), (x + 0.19, 0.14), colour=scene.dim(scene.accent))
    scene.slab(-0.62, 0.14, 0.22, 0.5, scene.accent, depth=0.12)
    scene.windows(-0.56, 0.22, 0.08, 0.38, 5, 1, scene.lamp)
    scene.slab(0.16, 0.26, 0.62, 0.5, scene.metal)


MOTIF = Motif(paint, "mars")
