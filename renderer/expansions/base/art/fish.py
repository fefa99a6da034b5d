"""A shoal of fish."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, Colour


def _fish(scene: Scene, x: float, y: float, size: float, tone: Colour) -> None:
    scene.shape(
        (x + 0.26 * size, y),
        (x + 0.52 * size, y - 0.2 * size),
        (x + 0.45 * size, y),
        (x + 0.52 * size, y + 0.2 * size),
        colour=scene.lit(tone),
        low=scene.dim(tone),
    )
    scene.shape(
        (x - 0.1 * size, y - 0.14 * size),
        (x + 0.12 * size, y - 0.34 * size),
        (x + 0.2 * size, y - 0.08 * size),
        colour=scene.dim(tone, 0.25),
    )
    body = [
        (x - 0.42 * size, y + 0.01 * size),
        (x - 0.2 * size, y - 0.17 * size),
        (x + 0.08 * size, y - 0.19 * size),
        (x + 0.34 * size, y - 0.04 * size),
        (x + 0.34 * size, y + 0.05 * size),
        (x + 0.06 * size, y + 0.19 * size),
        (x - 0.2 * size, y + 0.16 * size),
    ]
    scene.shape(*body, colour=scene.lit(tone), low=scene.dim(tone, 0.35))
    scene.shape(
        (x - 0.05 * size, y - 0.185 * size),
        (x + 0.05 * size, y - 0.19 * size),
        (x + 0.09 * size, y + 0.17 * size),
        (x - 0.02 * size, y + 0.18 * size),
        colour=WHITE,
        alpha=0.6,
    )
    scene.circle(x - 0.27 * size, y - 0.04 * size, 0.035 * size, INK)


def paint(scene: Scene) -> None:
    for x, y, size in ((0.42, -0.3, 0.42), (0.5, 0.3, 0.5), (-0.52, 0.34, 0.34), (-0.08, 0.0, 1.0)):
        _fish(scene, x, y, size, scene.accent)
    for x, y, r in ((-0.55, -0.08, 0.03), (-0.6, -0.2, 0.022), (-0.52, -0.3, 0.016)):
        scene.ring(x, y, r, 0.01, WHITE, 0.8)


MOTIF = Motif(paint, "undersea", flies=True)
