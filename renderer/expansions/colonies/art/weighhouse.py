"""A hall for trade: a great pair of scales over an open front full of goods."""

from renderer.art.motif import Motif
from renderer.art.parts import crate, person
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.74)
    wall = mix(rgb("#e9dcc4"), scene.hour.low, 0.15)
    scene.slab(-0.7, 0.0, 0.72, 0.5, wall, depth=0.08)
    scene.fill([[*half_ellipse(-0.02, 0.02, 0.78, 0.2)]], scene.lit(scene.accent), scene.dim(scene.accent, 0.4))
    for x in (-0.44, 0.0, 0.44):
        scene.fill(
            [[*half_ellipse(x - 0.02, 0.24, 0.17, 0.14), (x + 0.15, 0.5), (x - 0.19, 0.5)]],
            rgb("#ffe2a0"),
            rgb("#c98a4a"),
        )
        for k, code in enumerate(("#7fc04a", "#8fd6f0", "#e4902e")):
            crate(scene, x - 0.18 + 0.1 * k, 0.5 - 0.02 * (k % 2), 0.12, rgb(code))
    scene.column(-0.04, -0.5, 0.02, -0.14, GOLD)
    scene.line([(-0.42, -0.36), (0.4, -0.48)], 0.035, GOLD)
    scene.circle(-0.01, -0.44, 0.045, mix(GOLD, WHITE, 0.4))
    for x, y, tone in ((-0.42, -0.36, rgb("#8fd6f0")), (0.4, -0.48, GOLD)):
        for side in (-1, 1):
            scene.line([(x, y), (x + side * 0.14, y + 0.2)], 0.01, scene.metal)
        scene.fill(
            [[(x - 0.17, y + 0.2), (x + 0.17, y + 0.2), (x + 0.08, y + 0.27), (x - 0.08, y + 0.27)]],
            scene.lit(GOLD),
            scene.dim(GOLD, 0.4),
        )
        for dx in (-0.07, 0.0, 0.07):
            scene.circle(x + dx, y + 0.17 - 0.03 * (dx == 0), 0.045, mix(tone, WHITE, 0.2), scene.dim(tone, 0.3))
    person(scene, -0.23, 0.54, 0.34, rgb("#3d5a8a"), arm=0.5)
    person(scene, 0.24, 0.54, 0.32, rgb("#d1495b"))


MOTIF = Motif(paint, "jovian")
