"""A warm pool with steam, a fountain head, and bathers."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    tile = mix(rgb("#e8f0ee"), scene.hour.low, 0.15)
    for x in (-0.78, 0.78):
        scene.column(x - 0.07, -0.52, x + 0.07, 0.24, tile)
        scene.slab(x - 0.1, -0.56, x + 0.1, -0.49, tile)
    scene.slab(-0.2, -0.3, 0.2, 0.14, scene.dim(tile, 0.1), depth=0.2)
    scene.orb(-0.03, -0.12, 0.11, mix(GOLD, scene.accent, 0.3))
    for dx in (-0.07, 0.01):
        scene.circle(dx, -0.15, 0.014, INK)
    scene.fill("M -.07 -.06 L .01 -.06 L .04 .2 L -.1 .2 Z", mix(rgb("#bfeaf6"), WHITE, 0.4), alpha=0.9)
    scene.shape((-0.96, 0.16), (0.96, 0.16), (1.16, 0.5), (-1.16, 0.5), colour=tile, low=scene.dim(tile, 0.2))
    scene.fill([ellipse(0, 0.32, 0.94, 0.15)], mix(rgb("#5fc8d0"), WHITE, 0.25), rgb("#2a8aa8"))
    for x, y, half in ((-0.4, 0.38, 0.16), (0.3, 0.42, 0.2), (0.0, 0.27, 0.14)):
        scene.fill([ellipse(x, y, half, 0.01)], WHITE, alpha=0.75)
    for x, y, code, hair in (
        (-0.5, 0.26, "#f0c8a0", "#6a4226"),
        (0.46, 0.28, "#8a5a3c", "#2a1a18"),
        (0.7, 0.31, "#c98f62", "#d0a050"),
    ):
        skin = rgb(code)
        scene.fill([half_ellipse(x, y + 0.06, 0.13, 0.1)], scene.lit(skin), skin)
        scene.circle(x, y - 0.1, 0.085, rgb(hair))
        scene.circle(x, y - 0.085, 0.072, scene.lit(skin), scene.dim(skin, 0.25))
        scene.fill([half_ellipse(x, y - 0.11, 0.085, 0.075)], PAPER if hair == "#6a4226" else rgb(hair))
        scene.fill([ellipse(x, y + 0.06, 0.18, 0.016)], WHITE, alpha=0.6)
    for x, phase in ((-0.3, 0), (0.2, 2), (0.56, 4)):
        steam = [(x + 0.05 * math.sin(k * 0.9 + phase), 0.2 - 0.07 * k) for k in range(8)]
        scene.line(steam, 0.045, WHITE, 0.4)


MOTIF = Motif(paint, "hall")
