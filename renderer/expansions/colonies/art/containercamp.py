"""Homes made of boxes, with washing between them, and children at a tap."""

from renderer.art.motif import Motif
from renderer.art.parts import person, solar_wing
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.85)
    for x, y, wide, code in (
        (-0.86, 0.42, 0.5, "#3d8ac0"),
        (-0.8, 0.16, 0.42, "#d98a52"),
        (0.34, 0.42, 0.54, "#5fa777"),
        (0.42, 0.16, 0.44, "#d1495b"),
        (0.36, -0.1, 0.3, "#e9c060"),
    ):
        tone = mix(rgb(code), scene.hour.low, 0.2)
        scene.slab(x, y - 0.25, x + wide, y, tone, depth=0.14)
        for k in range(1, 6):
            scene.line(
                [(x + wide * 0.86 * k / 6, y - 0.24), (x + wide * 0.86 * k / 6, y - 0.01)], 0.01, scene.dim(tone, 0.3)
            )
        scene.box((x + wide * 0.16, y - 0.17, x + wide * 0.38, y - 0.05), 0.01, scene.lamp)
    scene.box((-0.58, 0.22, -0.46, 0.42), 0.01, scene.dark)
    scene.box((0.62, 0.22, 0.74, 0.42), 0.01, scene.dark)
    scene.line([(-0.4, -0.02), (-0.0, 0.06), (0.42, -0.04)], 0.012, scene.dark)
    for k, code in enumerate(("#fbf3e2", "#e4572e", "#8fd6f0", "#f2c14a", "#fbf3e2")):
        x = -0.3 + 0.14 * k
        y = 0.045 - 0.5 * (x - 0.02) ** 2
        scene.shape(
            (x - 0.05, y),
            (x + 0.05, y),
            (x + 0.04, y + 0.17),
            (x - 0.04, y + 0.17),
            colour=rgb(code),
            low=scene.dim(rgb(code), 0.2),
        )
    solar_wing(scene, -0.74, -0.18, -0.48, -0.08)
    scene.column(0.06, 0.24, 0.2, 0.5, rgb("#8fb0c0"))
    scene.line([(0.06, 0.36), (-0.02, 0.36), (-0.02, 0.4)], 0.022, scene.metal)
    for x, high, code in ((-0.1, 0.26, "#e4572e"), (-0.24, 0.3, "#8e5aa8"), (-0.36, 0.22, "#f2b33a")):
        person(scene, x, 0.54, high, rgb(code), arm=0.5)


MOTIF = Motif(paint, "mars", size=0.62)
