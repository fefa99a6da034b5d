"""Towers and domes of a great city on the Moon."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    towers = (
        (-0.6, 0.02, 0.09),
        (0.62, 0.06, 0.09),
        (-0.4, -0.2, 0.1),
        (0.44, -0.14, 0.09),
        (-0.18, -0.02, 0.1),
        (0.24, -0.3, 0.1),
        (0.03, -0.5, 0.11),
    )
    for k, (x, top, half) in enumerate(towers):
        tone = mix(scene.metal, scene.accent, (0.0, 0.45, 0.15)[k % 3])
        scene.across([(x - half * 0.35, top), (x + half * 0.35, top), (x + half, 0.46), (x - half, 0.46)], tone)
        scene.windows(x - half * 0.4, top + 0.1, x + half * 0.4, 0.4, 2, 7, mix(scene.lamp, WHITE, 0.2))
        scene.line([(x, top), (x, top - 0.08)], 0.012, scene.metal)
    for x, half in ((-0.5, 0.2), (0.52, 0.22), (0.0, 0.27)):
        scene.vault(x, 0.5, half, half * 0.85, mix(rgb("#5f9a52"), scene.glass, 0.35))
        scene.bubble(x, 0.5, half, half * 0.85)
    for a, b, y in ((-0.4, 0.03, 0.06), (0.03, 0.44, -0.04)):
        scene.line([(a, y), (b, y)], 0.024, scene.lit(scene.metal))


MOTIF = Motif(paint, "moon")
