"""A station with a bow of force that turns the wind of the Sun aside."""

from renderer.art.motif import Motif
from renderer.art.parts import solar_wing
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for k in range(9):
        y = -0.56 + 0.14 * k
        bend = 0.5 if y > 0 else -0.5
        wind = [(-1.6, y), (-0.66, y), (-0.36, y + bend * 0.16), (0.2, y + bend * 0.9), (0.9, y + bend * 1.3)]
        scene.line(wind, 0.018, rgb("#ffcf7a"), 0.75)
    for k in range(4):
        bow = [
            (-0.44 - 0.07 * k + (0.34 + 0.08 * k) * t * t, (0.44 + 0.08 * k) * t)
            for t in (i / 10 - 1 for i in range(21))
        ]
        scene.line(bow, 0.034 - 0.006 * k, mix(rgb("#7fe0ff"), WHITE, 0.3), 0.95 - 0.2 * k)
    scene.line([(0.0, -0.34), (0.0, 0.34)], 0.04, scene.metal)
    for y in (-0.34, 0.34):
        scene.circle(0, y, 0.075, scene.lit(scene.accent), scene.dim(scene.accent, 0.5))
        scene.glow(0, y, 0.14, rgb("#7fe0ff"), 1)
    solar_wing(scene, 0.1, -0.2, 0.42, -0.08)
    solar_wing(scene, 0.1, 0.1, 0.42, 0.22)
    scene.orb(0, 0, 0.15, mix(rgb("#fff6e6"), scene.metal, 0.4))
    scene.fill([ellipse(-0.02, 0.0, 0.145, 0.03)], scene.accent)
    for x in (-0.08, 0.0, 0.07):
        scene.circle(x, -0.06, 0.02, rgb("#ffcf6a"))


MOTIF = Motif(paint, "space", flies=True)
