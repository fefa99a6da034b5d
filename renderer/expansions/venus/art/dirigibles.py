"""Three airships on their way."""

from renderer.art.motif import Motif
from renderer.art.parts import airship
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    airship(scene, 0.6, -0.3, 0.46, mix(rgb("#fff0da"), scene.hour.low, 0.3))
    airship(scene, 0.44, 0.26, 0.66, mix(rgb("#e9c46a"), scene.accent, 0.3))
    airship(scene, -0.2, -0.06, 1.0, scene.accent)


MOTIF = Motif(paint, "clouds", flies=True)
