"""Blocks of ice tied together, which slide down towards Venus."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import ICE
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, size, lean in (
        (0.62, -0.34, 0.17, 12),
        (0.3, -0.16, 0.22, -8),
        (-0.08, 0.06, 0.28, 14),
        (-0.56, 0.3, 0.32, -6),
    ):
        top = turned(
            [(-size, -size * 0.55), (-size * 0.3, -size), (size, -size * 0.75), (size * 0.4, -size * 0.28)],
            (x, y),
            lean,
        )
        front = turned(
            [(-size, -size * 0.55), (size * 0.4, -size * 0.28), (size * 0.34, size * 0.8), (-size * 0.96, size * 0.5)],
            (x, y),
            lean,
        )
        side = turned(
            [(size * 0.4, -size * 0.28), (size, -size * 0.75), (size * 0.96, size * 0.3), (size * 0.34, size * 0.8)],
            (x, y),
            lean,
        )
        tone = mix(ICE, scene.hour.low, 0.1)
        scene.shape(*front, colour=mix(tone, WHITE, 0.3), low=mix(tone, rgb("#5fa8cf"), 0.5))
        scene.shape(*side, colour=mix(tone, rgb("#3f88b8"), 0.6), low=mix(tone, rgb("#245a8a"), 0.75))
        scene.shape(*top, colour=WHITE)
        scene.line(
            turned([(-size * 0.6, -size * 0.2), (-size * 0.2, size * 0.1), (-size * 0.3, size * 0.4)], (x, y), lean),
            0.014,
            WHITE,
            0.8,
        )
    scene.line([(0.62, -0.34), (0.3, -0.16), (-0.08, 0.06), (-0.56, 0.3)], 0.02, scene.accent)


MOTIF = Motif(paint, "overvenus", flies=True)
