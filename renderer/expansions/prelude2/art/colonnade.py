"""A corridor of columns with a red carpet, and two who whisper in its light."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shape(
        (-2.4, -1),
        (2.4, -1),
        (2.4, 1),
        (-2.4, 1),
        colour=mix(rgb("#4a2f3a"), scene.hour.low, 0.2),
        low=mix(rgb("#2a1a28"), scene.hour.near, 0.3),
    )
    scene.shape(
        (-2.4, 1.0),
        (2.4, 1.0),
        (0.14, 0.08),
        (-0.14, 0.08),
        colour=mix(rgb("#8a6a5a"), scene.hour.low, 0.3),
        low=mix(rgb("#5a3f3a"), scene.hour.near, 0.3),
    )
    scene.shape((-0.1, 0.08), (0.1, 0.08), (0.9, 1.0), (-0.9, 1.0), colour=rgb("#d1495b"), low=rgb("#8a1f34"))
    for side in (-1, 1):
        scene.line([(side * 0.092, 0.08), (side * 0.85, 1.0)], 0.014, GOLD)
    scene.box((-0.12, -0.2, 0.12, 0.08), 0.0, mix(scene.hour.sun, WHITE, 0.5))
    scene.fill([half_ellipse(0, -0.19, 0.12, 0.12)], mix(scene.hour.sun, WHITE, 0.5))
    scene.glow(0, -0.1, 0.6, scene.hour.sun, 1)
    for k in range(4, -1, -1):
        near = 0.24 / (0.62 ** (4 - k)) if k < 4 else 0.24
        for side in (-1, 1):
            x, half = side * near * 0.98, near * 0.17
            top, foot = -0.1 - near * 0.62, -0.02 + near * 0.46
            stone = mix(mix(rgb("#f0dcc4"), scene.hour.low, 0.2), rgb("#3a2430"), 0.1 + 0.1 * (4 - k) / 2)
            scene.column(x - half, top, x + half, foot, stone)
            scene.slab(x - half * 1.35, foot, x + half * 1.35, foot + near * 0.09, stone, depth=0.3)
            scene.slab(x - half * 1.35, top - near * 0.09, x + half * 1.35, top, stone, depth=0.3)
    for k in range(5):
        near = 0.24 / 0.62**k
        top = -0.1 - near * 0.71
        scene.shape(
            (-near * 1.25, top),
            (near * 1.25, top),
            (near * 1.25, top - near * 0.1),
            (-near * 1.25, top - near * 0.1),
            colour=mix(rgb("#d8bca0"), rgb("#3a2430"), 0.15 + 0.1 * k),
        )
    person(scene, -0.1, 0.42, 0.5, rgb("#2f3a5a"))
    person(scene, 0.12, 0.42, 0.47, scene.accent)


MOTIF = Motif(paint, "hall", flies=True)
