"""A glass dome over a grove with an elephant and birds."""

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    scene.slab(-0.8, 0.38, 0.8, 0.5, scene.metal, depth=0.04)
    scene.fill([ellipse(0, 0.38, 0.74, 0.07)], rgb("#6fae4a"), rgb("#3f7a3a"))
    for x, high in ((-0.5, 0.42), (0.52, 0.46), (0.28, 0.3), (-0.28, 0.56)):
        tree(scene, x, 0.37, high, "#4f9a4a")
    grey = mix(rgb("#9a98a4"), scene.hour.low, 0.1)
    for dx in (-0.1, 0.12):
        scene.slab(dx - 0.05, 0.24, dx + 0.05, 0.4, scene.dim(grey, 0.25))
    scene.fill([ellipse(0.02, 0.16, 0.23, 0.16)], scene.lit(grey), scene.dim(grey, 0.35))
    scene.circle(-0.2, 0.08, 0.12, scene.lit(grey), scene.dim(grey, 0.25))
    scene.line([(-0.29, 0.1), (-0.36, 0.22), (-0.34, 0.34), (-0.38, 0.36)], 0.05, scene.lit(grey))
    scene.fill([ellipse(-0.13, 0.07, 0.075, 0.11, 12)], scene.dim(grey, 0.3))
    scene.line([(-0.27, 0.16), (-0.35, 0.15)], 0.022, WHITE)
    scene.circle(-0.25, 0.05, 0.014, INK)
    scene.line([(0.24, 0.12), (0.28, 0.26)], 0.016, scene.dim(grey, 0.4))
    for x, y in ((0.1, -0.2), (-0.06, -0.28), (0.24, -0.12)):
        scene.line([(x - 0.06, y - 0.03), (x, y), (x + 0.06, y - 0.03)], 0.018, INK)
    scene.bubble(0, 0.38, 0.76, 0.86)
    for half in (0.5, 0.2):
        scene.line(half_ellipse(0, 0.38, half, 0.86), 0.008, WHITE, 0.5)
    for y, half in ((-0.1, 0.63), (0.14, 0.73)):
        scene.line([(-half, y), (half, y)], 0.008, WHITE, 0.5)


MOTIF = Motif(paint, "mars")
