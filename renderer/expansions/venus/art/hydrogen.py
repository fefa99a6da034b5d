"""Balls of hydrogen in a frame, on their way down on wings of fire."""

from renderer.art.motif import Motif
from renderer.art.parts import fire, solar_wing
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y in ((-0.34, 0.16), (0.34, 0.16), (0.0, 0.3)):
        fire(scene, x, y, 0.36, 0.07, 90)
    scene.slab(-0.5, 0.1, 0.5, 0.18, scene.dim(scene.metal, 0.2), depth=0.1)
    for x, y, r, code in (
        (-0.34, -0.06, 0.17, "#7fc8e8"),
        (0.34, -0.06, 0.17, "#7fc8e8"),
        (0.0, 0.0, 0.22, "#a8dff4"),
        (-0.18, -0.32, 0.16, "#8fd0ee"),
        (0.18, -0.32, 0.16, "#8fd0ee"),
    ):
        tone = mix(rgb(code), scene.hour.low, 0.1)
        scene.orb(x, y, r, tone, mix(tone, rgb("#123a5a"), 0.75))
        band = [
            (x - r * 0.98, y - 0.02),
            (x + r * 0.98, y - 0.02),
            (x + r * 0.98, y + 0.025),
            (x - r * 0.98, y + 0.025),
        ]
        scene.across(band, scene.accent)
        scene.circle(x - r * 0.4, y - r * 0.44, r * 0.16, WHITE, alpha=0.85)
    for x in (-0.56, 0.56):
        solar_wing(scene, min(x, x * 1.6), -0.02, max(x, x * 1.6), 0.14)


MOTIF = Motif(paint, "overvenus", flies=True)
