"""A chamber of glass in which an arm works on a shining sphere."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.slab(-0.72, 0.34, 0.72, 0.5, scene.metal, depth=0.06)
    scene.windows(-0.64, 0.38, 0.5, 0.48, 9, 1, rgb("#8ff0ff"))
    scene.shape(
        (-0.66, -0.46), (0.66, -0.46), (0.66, 0.34), (-0.66, 0.34), colour=mix(scene.glass, WHITE, 0.3), alpha=0.22
    )
    scene.glow(0.14, 0.08, 0.4, rgb("#c8a8ff"), 1)
    scene.orb(0.14, 0.1, 0.15, rgb("#b89aff"), rgb("#3a2a7a"))
    for lean in (-30, 30, 90):
        ring = ellipse(0.14, 0.1, 0.25, 0.08, lean, 40)
        scene.line([*ring, ring[0]], 0.01, rgb("#f0e6ff"))
    scene.line([(-0.5, 0.32), (-0.44, -0.12)], 0.09, scene.lit(scene.accent))
    scene.line([(-0.44, -0.12), (-0.14, -0.28)], 0.075, scene.dim(scene.accent, 0.15))
    scene.line([(-0.14, -0.28), (0.02, -0.12)], 0.05, scene.lit(scene.metal))
    for x, y, r in ((-0.44, -0.12, 0.07), (-0.14, -0.28, 0.055)):
        scene.circle(x, y, r, scene.metal, scene.dim(scene.metal, 0.5))
    scene.line([(0.02, -0.12), (0.1, -0.06)], 0.02, scene.dark)
    scene.line([(0.02, -0.12), (0.0, -0.03)], 0.02, scene.dark)
    scene.slab(-0.7, -0.54, 0.7, -0.45, scene.metal, depth=0.06)
    for x in (-0.66, 0.66):
        scene.line([(x, -0.46), (x, 0.34)], 0.028, scene.dim(scene.metal, 0.2))
    scene.shape((0.3, -0.44), (0.46, -0.44), (0.22, 0.32), (0.06, 0.32), colour=WHITE, alpha=0.22)
    for k in range(3):
        scene.circle(0.54, -0.3 + 0.09 * k, 0.022, rgb(("#8ff0b0", "#ffe27a", "#ff8a5a")[k]))


MOTIF = Motif(paint, "hall")
