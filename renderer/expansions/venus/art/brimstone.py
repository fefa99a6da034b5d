"""Crystals of sulphur, and bars of it that are packed to be sent off."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    yellow = rgb("#f5d327")
    for x, top, half, lean in (
        (-0.42, -0.06, 0.1, -0.14),
        (0.36, -0.1, 0.1, 0.12),
        (-0.22, -0.28, 0.12, -0.06),
        (0.18, -0.34, 0.12, 0.05),
        (0.0, -0.46, 0.14, 0.0),
    ):
        tip, shoulder = (x + lean, top), top + 0.16
        scene.shape(
            tip,
            (x + lean - half, shoulder),
            (x - half, 0.46),
            (x, 0.48),
            (x + lean * 0.9, shoulder + 0.04),
            colour=mix(yellow, WHITE, 0.45),
            low=yellow,
        )
        scene.shape(
            tip,
            (x + lean + half, shoulder),
            (x + half, 0.46),
            (x, 0.48),
            (x + lean * 0.9, shoulder + 0.04),
            colour=mix(yellow, rgb("#b8741c"), 0.35),
            low=mix(yellow, rgb("#8a4a14"), 0.6),
        )
    for x, y in ((-0.72, 0.38), (-0.5, 0.38), (-0.61, 0.26), (0.5, 0.38), (0.72, 0.38)):
        scene.slab(x - 0.1, y, x + 0.1, y + 0.11, mix(yellow, rgb("#e0a020"), 0.35))
    for x, y, size in ((-0.08, -0.22, 0.08), (0.26, -0.14, 0.06), (-0.34, 0.06, 0.05)):
        sparkle(scene, x, y, size)


MOTIF = Motif(paint, "venus")
