"""A freighter of round tanks on a long frame before a world with rings."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import fire
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    rings = [
        (rgb(code), ellipse(0.42, -0.26, 0.22 * share, 0.06 * share, -18, 72))
        for share, code in ((2.0, "#d9c08a"), (1.7, "#f4e4b8"), (1.42, "#b89a6a"))
    ]
    for tone, ring in rings:
        scene.line([*ring, ring[0]], 0.03, tone)
    scene.orb(0.42, -0.26, 0.22, rgb("#e8d09a"), rgb("#4a3420"))
    for tone, ring in rings:
        scene.line(ring[:37], 0.03, tone)
    scene.line([(-0.62, 0.28), (0.52, 0.1)], 0.05, scene.dim(scene.metal, 0.3))
    scene.line([(-0.62, 0.27), (0.52, 0.09)], 0.018, scene.lit(scene.metal))
    for k in range(4):
        x = -0.32 + 0.24 * k
        y = 0.22 - 0.158 * (x + 0.2)
        for dy in (-0.1, 0.13):
            scene.orb(x, y + dy, 0.115, (scene.accent, mix(scene.metal, WHITE, 0.4))[(k + (dy > 0)) % 2])
            scene.line([(x - 0.115, y + dy), (x + 0.11, y + dy - 0.016)], 0.012, scene.dark, 0.6)
    cab = turned([(0.1, -0.16), (-0.08, -0.14), (-0.2, 0.0), (-0.16, 0.12), (0.1, 0.14)], (-0.62, 0.28), -9)
    scene.shape(*cab, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.shape(
        *turned([(-0.07, -0.1), (0.03, -0.12), (0.03, -0.02), (-0.14, -0.01)], (-0.62, 0.28), -9),
        colour=scene.glass,
        low=mix(scene.glass, INK, 0.5),
    )
    scene.slab(0.5, -0.02, 0.66, 0.22, scene.dim(scene.metal, 0.2))
    for y in (0.02, 0.16):
        fire(scene, 0.66, y, 0.24, 0.05, -9)


MOTIF = Motif(paint, "space", flies=True)
