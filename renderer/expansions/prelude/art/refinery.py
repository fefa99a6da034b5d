"""Works with pipes, tanks, a belt and chimneys, all in one."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.9)
    for x, top in ((0.42, -0.44), (0.6, -0.3)):
        scene.column(x - 0.055, top, x + 0.055, 0.5, scene.metal, 0.015)
        scene.slab(x - 0.05, top + 0.06, x + 0.05, top + 0.12, scene.accent)
        scene.puffs(x, top - 0.06, mix(WHITE, scene.hour.low, 0.4), n=3, size=0.07)
    scene.slab(-0.3, -0.08, 0.34, 0.5, mix(scene.accent, scene.metal, 0.3))
    for k in range(3):
        left = -0.3 + 0.16 * k
        scene.shape((left, -0.08), (left + 0.15, -0.22), (left + 0.15, -0.08), colour=scene.dim(scene.accent, 0.2))
    scene.windows(-0.26, 0.0, 0.14, 0.22, 5, 2, scene.lamp)
    for x, half in ((-0.66, 0.17), (-0.36, 0.13)):
        scene.orb(x, 0.28, half, mix(scene.metal, rgb("#fff6e6"), 0.4))
        for dx in (-0.1, 0.1):
            scene.line([(x + dx, 0.36), (x + dx, 0.5)], 0.024, scene.dim(scene.metal, 0.4))
    pipe = [(-0.66, 0.12), (-0.66, -0.04), (-0.46, -0.04), (-0.46, 0.08), (-0.28, 0.08)]
    scene.line(pipe, 0.045, scene.dim(scene.metal, 0.2))
    scene.line([(x, y - 0.012) for x, y in pipe], 0.012, WHITE, 0.6)
    scene.box((-0.16, 0.3, 0.06, 0.5), 0.02, scene.dark)
    for k in range(4):
        x, y = 0.1 + 0.15 * k, 0.38
        scene.slab(x, y - 0.06, x + 0.1, y + 0.02, mix(rgb("#a9b4c4"), WHITE, 0.2))
    scene.line([(0.02, 0.43), (0.78, 0.43)], 0.036, scene.dark)


MOTIF = Motif(paint, "mars")
