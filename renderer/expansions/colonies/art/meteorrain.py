"""Many falling stones with tails, and the flashes where they hit."""

from renderer.art.motif import Motif
from renderer.art.parts import boulder, fire
from renderer.art.scenery import Scene
from renderer.drawing.canvas import star
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    for x, y, r in ((-0.5, 0.46, 0.3), (0.2, 0.48, 0.4), (0.72, 0.46, 0.22)):
        scene.glow(x, y, r, rgb("#ffb050"), 0.95)
        scene.fill([star(9, r * 0.5, r * 0.22, (x, y))], rgb("#ffd98a"))
        scene.fill([star(9, r * 0.3, r * 0.14, (x, y))], WHITE)
    falls = (
        (-0.62, -0.34, 0.07),
        (-0.2, -0.16, 0.11),
        (0.34, -0.3, 0.08),
        (-0.5, 0.1, 0.06),
        (0.1, 0.16, 0.07),
        (0.62, 0.06, 0.1),
        (0.7, -0.46, 0.05),
        (-0.02, -0.52, 0.05),
    )
    for x, y, r in falls:
        fire(scene, x, y, r * 5.2, r * 0.95, -58)
        boulder(scene, x, y, r, rgb("#6a5048"), 2)


MOTIF = Motif(paint, "mars")
