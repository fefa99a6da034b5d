"""Great lenses in the sky that burn spots into the ground."""

from renderer.art.motif import Motif
from renderer.art.parts import GLASS
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, half, at in ((-0.46, -0.26, 0.26, -0.6), (0.3, -0.36, 0.38, 0.3)):
        scene.fade(
            [(x - half * 0.95, y), (x + half * 0.95, y), (at + 0.02, 0.5), (at - 0.02, 0.5)], rgb("#fff3b0"), 0.35, 0.95
        )
        scene.glow(at, 0.5, 0.26, rgb("#ff9a3a"), 1.0)
        scene.fill([star(8, 0.12, 0.04, (at, 0.48))], WHITE)
        scene.fill([ellipse(x, y + 0.015, half * 1.1, half * 0.34)], scene.dim(scene.metal, 0.45))
        scene.fill([ellipse(x, y, half * 1.1, half * 0.34)], scene.lit(scene.metal))
        scene.fill([ellipse(x, y, half, half * 0.29)], WHITE, mix(GLASS, rgb("#5fb0d0"), 0.4))
        scene.fill([ellipse(x - half * 0.3, y - half * 0.1, half * 0.4, half * 0.07, -8)], WHITE)
        for side in (-1, 1):
            px = x + side * half * 1.1
            scene.slab(px - 0.045, y - 0.05, px + 0.045, y + 0.05, scene.accent)
            scene.line([(px, y - 0.05), (px, y - 0.13)], 0.014, scene.metal)
            scene.fill([ellipse(px, y - 0.14, 0.09, 0.016)], WHITE, alpha=0.8)
    for x in (-0.72, -0.44, 0.12, 0.5):
        scene.puffs(x, 0.42, mix(WHITE, scene.hour.low, 0.4), n=2, size=0.04, lean=0.02)


MOTIF = Motif(paint, "mars")
