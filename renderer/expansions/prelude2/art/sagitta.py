"""The Arrow among the stars: an arrow of light, and the stars and lines of its sign behind it."""

from itertools import pairwise

from renderer.art.motif import Motif, turned
from renderer.art.parts import sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    lean = -24

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return turned(points, (0, 0), lean)

    for k, (y, wide) in enumerate(((-0.2, 0.4), (0.18, 0.54), (0.34, 0.3))):
        dots = at((0.1 + 0.1 * k, y), (0.1 + 0.1 * k + wide, y))
        scene.line(dots, 0.012, rgb("#8fe8ff"), 0.6)
    scene.glow(-0.3, 0.13, 0.5, rgb("#ffd98a"), 0.7)
    scene.shape(*at((-0.62, -0.035), (0.6, -0.025), (0.6, 0.0), (-0.62, 0.0)), colour=mix(GOLD, WHITE, 0.5))
    scene.shape(*at((-0.62, 0.0), (0.6, 0.0), (0.6, 0.025), (-0.62, 0.035)), colour=scene.dim(GOLD, 0.3))
    scene.shape(*at((-0.92, 0.0), (-0.5, -0.18), (-0.58, 0.0)), colour=scene.lit(scene.metal))
    scene.shape(*at((-0.92, 0.0), (-0.5, 0.18), (-0.58, 0.0)), colour=scene.dim(scene.metal, 0.5))
    for k in range(3):
        x = 0.42 + 0.12 * k
        for side, shade in ((-1, 0.0), (1, 0.4)):
            vane = at((x, 0.0), (x + 0.14, side * 0.18), (x + 0.24, side * 0.18), (x + 0.11, 0.0))
            scene.shape(*vane, colour=scene.dim(scene.lit(scene.accent), shade))
    stars = at((-0.8, -0.3), (-0.3, -0.28), (0.14, -0.3), (0.48, -0.36))
    extra = at((0.6, -0.24))
    for a, b in pairwise(stars):
        scene.line([a, b], 0.01, WHITE, 0.6)
    scene.line([stars[2], extra[0]], 0.01, WHITE, 0.6)
    for x, y in (*stars, *extra):
        scene.glow(x, y, 0.1, rgb("#bfe8ff"), 0.9)
        sparkle(scene, x, y, 0.07)


MOTIF = Motif(paint, "space", flies=True)
