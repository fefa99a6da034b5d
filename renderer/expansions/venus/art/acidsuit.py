"""Somebody in a heavy suit in a rain of acid, which runs off it."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    acid = rgb("#cfe04a")
    for k in range(18):
        x, y = -0.85 + 1.7 * (k * 5 % 18) / 17, -0.46 + 0.2 * (k % 5)
        scene.line([(x, y), (x - 0.03, y + 0.12)], 0.022, mix(acid, WHITE, 0.2), 0.85)
    scene.shadow_below(0.42)
    suit = mix(rgb("#f2c14a"), scene.accent, 0.25)
    for x, shade in ((-0.13, 0.05), (0.13, 0.35)):
        scene.column(x - 0.11, 0.14, x + 0.11, 0.44, scene.dim(suit, shade))
        scene.box((x - 0.15, 0.4, x + 0.13, 0.5), 0.04, scene.dark)
    for side, shade in ((1, 0.4), (-1, 0.0)):
        scene.line([(side * 0.26, -0.14), (side * 0.36, 0.02), (side * 0.34, 0.2)], 0.14, scene.dim(suit, shade))
        scene.circle(side * 0.34, 0.22, 0.085, scene.dim(scene.metal, 0.3))
    scene.across([(-0.24, -0.22), (0.24, -0.22), (0.3, 0.0), (0.22, 0.24), (-0.22, 0.24), (-0.3, 0.0)], suit)
    scene.slab(-0.12, -0.06, 0.1, 0.1, scene.metal)
    scene.circle(-0.06, 0.02, 0.026, rgb("#ff6a4a"))
    scene.orb(0, -0.33, 0.2, mix(suit, rgb("#fff6e6"), 0.3))
    scene.fill([ellipse(-0.02, -0.33, 0.135, 0.1)], scene.dark)
    scene.fill(
        [ellipse(-0.03, -0.335, 0.11, 0.075)], mix(scene.glass, rgb("#f2a93b"), 0.4), scene.dim(scene.glass, 0.6)
    )


MOTIF = Motif(paint, "venus")
