"""Splinters of an icy body that fall towards Mars in a swarm."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import ICE, sparkle
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    shards = (
        (0.62, -0.36, 0.16, 12),
        (0.3, -0.32, 0.12, -30),
        (0.42, 0.06, 0.2, 30),
        (-0.04, -0.12, 0.26, -10),
        (-0.4, -0.2, 0.13, 40),
        (-0.16, 0.3, 0.18, 16),
        (-0.6, 0.16, 0.24, -22),
        (0.16, 0.36, 0.1, 0),
    )
    for x, y, size, turn in shards:
        tail = turned([(0.0, -size * 0.4), (size * 4, 0.0), (0.0, size * 0.4)], (x, y), -34)
        scene.shape(*tail, colour=mix(rgb("#9fdcf6"), WHITE, 0.3), alpha=0.3)
        tone = mix(ICE, scene.hour.low, 0.08)
        tip, left, right, foot, mid = (
            turned([p], (x, y), turn)[0]
            for p in ((0, -size), (-size * 0.6, 0), (size * 0.62, -size * 0.1), (0, size), (size * 0.06, 0))
        )
        scene.shape(tip, left, foot, mid, colour=mix(tone, WHITE, 0.6), low=mix(tone, rgb("#6fb4d9"), 0.3))
        scene.shape(tip, right, foot, mid, colour=mix(tone, rgb("#4f9ac8"), 0.6), low=mix(tone, rgb("#1f5a8a"), 0.75))
    sparkle(scene, -0.12, -0.26, 0.09)
    sparkle(scene, -0.68, 0.02, 0.07)


MOTIF = Motif(paint, "orbit", flies=True)
