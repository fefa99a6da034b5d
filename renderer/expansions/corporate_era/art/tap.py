"""Clamps on a bare cable lead its power away."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import path, scaled, star
from renderer.drawing.theme import INK, WHITE, mix, rgb
from renderer.icons.sprites import BOLT


def paint(scene: Scene) -> None:
    rubber = mix(INK, scene.dark, 0.3)
    scene.line([(-1.6, -0.32), (1.6, -0.16)], 0.17, rubber)
    scene.line([(-1.6, -0.36), (1.6, -0.2)], 0.035, mix(rubber, WHITE, 0.35))
    scene.glow(0, -0.24, 0.45, scene.lamp, 0.9)
    copper = rgb("#f0a050")
    scene.line([(-0.34, -0.257), (0.34, -0.223)], 0.13, scene.dim(copper, 0.3))
    for k in range(4):
        scene.line([(-0.34, -0.3 + 0.032 * k), (0.34, -0.266 + 0.032 * k)], 0.016, mix(copper, WHITE, 0.4))
    for x, code in ((-0.19, "#d1352e"), (0.19, "#3a6ab0")):
        tone = rgb(code)
        scene.line([(x, 0.12), (x * 1.3, 0.28), (x * 0.9, 0.42)], 0.05, scene.dim(tone, 0.3))
        for side in (-1, 1):
            jaw = [(x, -0.36), (x + side * 0.09, -0.28), (x + side * 0.1, -0.1), (x + side * 0.045, 0.16), (x, 0.16)]
            scene.shape(*jaw, colour=scene.lit(tone) if side < 0 else scene.dim(tone, 0.3), low=scene.dim(tone, 0.2))
        scene.circle(x, -0.08, 0.035, scene.metal)
    scene.slab(-0.34, 0.36, 0.38, 0.6, scene.metal, depth=0.2)
    scene.fill(scaled(path(BOLT), 0.22, (-0.04, 0.48)), scene.accent)
    for x, y, r in ((0.02, -0.42, 0.1), (-0.34, -0.44, 0.07), (0.4, -0.4, 0.08)):
        scene.fill([star(4, r, r * 0.25, (x, y))], WHITE)


MOTIF = Motif(paint, "rays", flies=True)
