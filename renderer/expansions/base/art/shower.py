"""Burning rocks that fall."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene, ragged
from renderer.drawing.theme import INK, mix


def paint(scene: Scene) -> None:
    for x, y, size in ((-0.1, 0.12, 0.2), (0.36, -0.12, 0.1), (-0.42, -0.26, 0.08)):
        reach = size * 5
        flame = mix(scene.lamp, scene.accent, 0.3)
        for wide, alpha, part in ((1.1, 0.35, 1), (0.75, 0.55, 0.75), (0.4, 0.8, 0.5)):
            w = size * wide * 0.72
            scene.fill(
                [[(x - w, y - w), (x + reach * part, y - reach * part), (x + w, y + w)]],
                mix(flame, scene.accent, 0.4),
                flame,
                alpha,
            )
        scene.glow(x, y, size * 2, scene.lamp, 0.7)
        scene.across(ragged(x, y, size, [scene.between(0.82, 1) for _ in range(9)]), mix(scene.rock, INK, 0.25))


MOTIF = Motif(paint, "mars", flies=True)
