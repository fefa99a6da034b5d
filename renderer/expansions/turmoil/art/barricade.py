"""A heap of chairs, barrels and planks, with one on top who waves a flag."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import WOOD, crate, person
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    scene.line([(0.16, 0.0), (0.3, -0.66)], 0.024, WOOD)
    scene.fill(
        "M .3 -.66 C .46 -.74 .56 -.54 .74 -.62 L .66 -.28 C .5 -.2 .4 -.4 .23 -.32 Z", rgb("#d8342c"), rgb("#8a1a22")
    )
    person(scene, 0.02, 0.04, 0.5, rgb("#f0e6d2"), arm=0.9)
    for x, foot, high, code in ((-0.5, 0.2, 0.42, "#3d5a8a"), (0.5, 0.22, 0.42, "#5fa777")):
        person(scene, x, foot, high, rgb(code), arm=1.0)
    planks = (
        (-0.6, 0.24, 0.6, 24),
        (0.56, 0.24, 0.6, -28),
        (0.0, 0.1, 0.7, -6),
        (-0.2, 0.3, 0.8, -16),
        (0.3, 0.34, 0.7, 14),
    )
    for x, y, long, turn in planks:
        plank = turned([(-long / 2, -0.045), (long / 2, -0.045), (long / 2, 0.045), (-long / 2, 0.045)], (x, y), turn)
        scene.shape(*plank, colour=scene.lit(WOOD), low=scene.dim(WOOD, 0.25))
    for x, foot, code in ((-0.7, 0.54, "#3d7a9a"), (0.02, 0.54, "#a8542f"), (0.68, 0.54, "#5f8a4a")):
        tone = rgb(code)
        scene.column(x - 0.14, foot - 0.34, x + 0.14, foot, tone)
        scene.fill([ellipse(x, foot - 0.34, 0.14, 0.035)], scene.lit(tone))
        for y in (foot - 0.24, foot - 0.1):
            scene.line([(x - 0.14, y), (x + 0.14, y)], 0.02, scene.dim(tone, 0.5))
    crate(scene, -0.5, 0.55, 0.3, rgb("#c9904a"))
    crate(scene, 0.24, 0.56, 0.28, rgb("#b8804a"))
    tyre = rgb("#2a2428")
    for x, y in ((-0.24, 0.5), (0.46, 0.36)):
        scene.circle(x, y, 0.12, tyre)
        scene.circle(x, y, 0.06, scene.dim(scene.metal, 0.4))
    for f in (-1, 1):
        x = f * 0.34
        scene.line([(x, 0.34), (x - 0.1 * f, 0.02)], 0.03, scene.lit(WOOD))
        scene.line([(x + 0.2 * f, 0.3), (x + 0.1 * f, 0.0)], 0.03, WOOD)
        scene.line([(x - 0.08 * f, 0.1), (x + 0.13 * f, 0.08)], 0.03, scene.lit(WOOD))


MOTIF = Motif(paint, "street")
