"""Three planes climb out of the clouds of Venus, side by side, on long trails."""

from renderer.art.motif import Motif
from renderer.art.parts import fire, spaceplane
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, size, code in (
        (0.56, -0.06, 0.42, "#3d7ea6"),
        (-0.6, 0.02, 0.42, "#e9b84a"),
        (0.0, -0.24, 0.6, "#d1495b"),
    ):
        trail = [
            (x - size * 0.06, y + size * 0.4),
            (x + size * 0.06, y + size * 0.4),
            (x * 0.7 + size * 0.24, 1.0),
            (x * 0.7 - size * 0.24, 1.0),
        ]
        scene.fade(trail, mix(rgb("#fff0d0"), WHITE, 0.4), 0.85, 0.15)
        for dx in (-0.09, 0.09):
            fire(scene, x + dx * size * 0.8, y + size * 0.4, 0.5 * size, 0.08 * size, 90)
        spaceplane(scene, x, y, size, -x * 12, rgb(code))
    for x, y, half in ((-0.7, 0.44, 0.3), (0.0, 0.54, 0.4), (0.74, 0.46, 0.3)):
        scene.fill([ellipse(x, y, half, half * 0.2)], mix(rgb("#fff2d6"), scene.hour.low, 0.15), alpha=0.75)


MOTIF = Motif(paint, "overvenus", flies=True, size=0.78)
