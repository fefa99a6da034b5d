"""Lanterns that glow in the dusk, carried by their own warm air."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, r in ((-0.6, -0.3, 0.1), (0.6, -0.34, 0.12), (-0.46, 0.24, 0.14), (0.5, 0.2, 0.16), (0.0, -0.08, 0.3)):
        scene.glow(x, y, r * 2.3, rgb("#ffb84a"), 0.75)
        high = r * 1.25
        skin = [
            (x - r * 0.62, y - high * 0.82),
            (x + r * 0.62, y - high * 0.82),
            (x + r, y - high * 0.3),
            (x + r * 0.9, y + high * 0.3),
            (x + r * 0.5, y + high * 0.8),
            (x - r * 0.5, y + high * 0.8),
            (x - r * 0.9, y + high * 0.3),
            (x - r, y - high * 0.3),
        ]
        scene.shape(*skin, colour=mix(scene.accent, rgb("#ffdf8a"), 0.25), low=rgb("#fff0b0"))
        for k in (-0.5, 0.0, 0.5):
            scene.line(
                [(x + k * r * 1.1, y - high * 0.8), (x + k * r * 1.9, y - high * 0.1), (x + k * r, y + high * 0.78)],
                r * 0.05,
                mix(scene.accent, rgb("#b8502a"), 0.5),
            )
        for at in (-0.82, 0.8):
            half = r * (0.64 if at < 0 else 0.52)
            scene.slab(x - half, y + high * at - r * 0.08, x + half, y + high * at + r * 0.08, scene.dark, depth=0.1)
        scene.glow(x, y + high * 0.4, r * 0.7, WHITE, 0.9)
        scene.line([(x, y + high * 0.85), (x, y + high * 1.15)], r * 0.08, rgb("#ffd98a"))


MOTIF = Motif(paint, "jupiter", flies=True)
