"""Two people with cases who meet, and a star between them."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import star
from renderer.drawing.theme import WHITE, Colour, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.6)
    for x, code, colour in ((-0.4, "#3d5a8a", scene.accent), (0.4, "#8a3a4a", GOLD)):
        person(scene, x, 0.5, 0.98, rgb(code), arm=0.0)
        case: Colour = mix(rgb("#7a4a2c"), colour, 0.3)
        left = x - 0.34 if x < 0 else x + 0.12
        scene.frame((left + 0.07, 0.12, left + 0.17, 0.22), 0.03, 0.022, scene.dark)
        scene.slab(left, 0.17, left + 0.25, 0.36, case, depth=0.18)
        scene.line([(left, 0.25), (left + 0.2, 0.25)], 0.014, scene.dim(case, 0.5))
    scene.glow(0, -0.2, 0.34, scene.lamp, 1)
    scene.fill([star(8, 0.16, 0.08, (0.0, -0.2))], mix(GOLD, WHITE, 0.3), GOLD)
    scene.fill([star(8, 0.07, 0.035, (0.0, -0.2))], WHITE)


MOTIF = Motif(paint, "hall")
