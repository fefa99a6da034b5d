"""Dunes held by squares of straw, shrubs in each."""

from renderer.art.motif import Motif
from renderer.art.parts import person, tree
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for y, rise, code in ((0.04, 0.22, "#e0b87a"), (0.2, 0.16, "#d9a866"), (0.38, 0.1, "#cf9a58")):
        tone = mix(rgb(code), scene.hour.mid, 0.25)
        scene.fill(
            f"M -1.9 {y} Q -1.0 {y - rise} -.3 {y} Q .5 {y + rise * 0.6} 1.0 {y - rise * 0.4} Q 1.5 "
            f"{y - rise} 1.9 {y} L 1.9 .8 L -1.9 .8 Z",
            scene.lit(tone),
            scene.dim(tone, 0.3),
        )
    straw = rgb("#f4dfa0")
    for k in range(-3, 4):
        scene.line([(0.16 * k, 0.1), (0.34 * k, 0.54)], 0.02, straw)
    for row in range(4):
        y = 0.12 + 0.035 * row * (row + 1)
        half = 0.52 + 0.16 * row
        scene.line([(-half, y), (half, y)], 0.016 + 0.006 * row, straw)
    for row in range(3):
        y, step = 0.19 + 0.04 * row * (row + 1.4), 0.19 + 0.055 * row
        for k in range(-2, 3):
            size = 0.09 + 0.03 * row
            leaf = scene.one_of("#6fa84a", "#8fbf52", "#5f9a5a")
            for dx, r in ((-0.4, 0.36), (0.35, 0.36), (0.0, 0.46)):
                scene.circle(
                    k * step * 1.02 + dx * size,
                    y - size * 0.3 - 0.2 * size * (dx == 0),
                    r * size,
                    scene.lit(leaf),
                    scene.dim(leaf, 0.3),
                )
    person(scene, 0.74, 0.5, 0.5, rgb("#3d7ea6"))
    tree(scene, -0.78, 0.36, 0.34, "#7fa84a")


MOTIF = Motif(paint, "mars")
