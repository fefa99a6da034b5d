"""A ship that is a drill bores into a rock full of titanium."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import asteroid_colour, boulder, fire
from renderer.art.scenery import Scene, ragged
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    boulder(scene, 0.5, 0.12, 0.46, asteroid_colour(scene), 3)
    for x, y in ((0.46, -0.12), (0.66, 0.02), (0.52, 0.34)):
        scene.fill(
            [ragged(x, y, 0.07, [scene.between(0.6, 1) for _ in range(6)])],
            mix(rgb("#dfe8f4"), WHITE, 0.4),
            rgb("#8a94a8"),
        )
    for k in range(9):
        a = math.radians(110 + 20 * k)
        scene.shape(
            *turned([(0.06, -0.02), (0.16 + 0.05 * (k % 3), 0.0), (0.06, 0.02)], (0.12, 0.02), math.degrees(a)),
            colour=rgb("#d9b08a"),
        )
    fire(scene, -0.78, -0.2, 0.34, 0.08, 196)
    body = turned([(-0.42, -0.16), (0.16, -0.2), (0.24, 0.0), (0.16, 0.2), (-0.42, 0.16)], (-0.4, -0.1), 14)
    scene.shape(*body, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.5))
    scene.shape(
        *turned([(-0.14, -0.18), (0.08, -0.19), (0.1, -0.08), (-0.14, -0.08)], (-0.4, -0.1), 14),
        colour=scene.glass,
        low=mix(scene.glass, INK, 0.4),
    )
    scene.shape(
        *turned([(-0.5, -0.2), (-0.4, -0.2), (-0.4, 0.2), (-0.5, 0.2)], (-0.4, -0.1), 14),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.5),
    )
    scene.shape(
        *turned([(0.2, -0.2), (0.26, -0.2), (0.26, 0.2), (0.2, 0.2)], (-0.4, -0.1), 14),
        colour=scene.metal,
        low=scene.dim(scene.metal, 0.4),
    )
    for k in range(5):
        near, far = 0.26 + 0.07 * k, 0.26 + 0.07 * (k + 1)
        a, b = 0.18 - 0.036 * k, 0.18 - 0.036 * (k + 1)
        scene.shape(
            *turned([(near, -a), (far, -b), (far, b), (near, a)], (-0.4, -0.1), 14),
            colour=mix(scene.metal, WHITE, 0.3),
            low=scene.dim(scene.metal, 0.6),
        )
        scene.line(turned([(near, -a), (near + 0.06, a)], (-0.4, -0.1), 14), 0.02, scene.dim(scene.metal, 0.7))


MOTIF = Motif(paint, "belt", flies=True)
