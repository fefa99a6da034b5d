"""A wide flight of stairs up to a gate of light, with somebody on the way up and lamps at its sides."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.glow(0, -0.34, 0.5, rgb("#fff6d0"), 1)
    scene.box((-0.16, -0.5, 0.16, -0.14), 0, mix(scene.hour.sun, WHITE, 0.6))
    scene.fill([half_ellipse(0, -0.49, 0.16, 0.12)], mix(scene.hour.sun, WHITE, 0.6))
    stone = mix(rgb("#e0ccb4"), scene.accent, 0.12)
    for k in range(9):
        t, u = k / 9, (k + 1) / 9
        half, wide = 0.24 + 0.5 * t**1.1, 0.24 + 0.5 * u**1.1
        top, foot = -0.14 + 0.64 * t**1.15, -0.14 + 0.64 * u**1.15
        mid = top + (foot - top) * 0.45
        scene.shape(
            (-half, top),
            (half, top),
            (wide * 0.99, mid),
            (-wide * 0.99, mid),
            colour=mix(scene.lit(stone), WHITE, 0.25),
        )
        scene.shape(
            (-wide, mid),
            (wide, mid),
            (wide, foot),
            (-wide, foot),
            colour=scene.dim(stone, 0.18),
            low=scene.dim(stone, 0.35),
        )
        run, fly = half * 0.34, wide * 0.34
        scene.shape((-run, top), (run, top), (fly, mid), (-fly, mid), colour=rgb("#d1495b"))
        scene.shape((-fly, mid), (fly, mid), (fly, foot), (-fly, foot), colour=rgb("#9a2438"))
    for k in range(4):
        t = (0.02, 0.3, 0.62, 1.0)[k]
        for side in (-1, 1):
            x, y, size = side * (0.26 + 0.5 * t**1.1), -0.14 + 0.64 * t**1.15, 0.5 + 0.6 * t
            scene.column(x - 0.035 * size, y - 0.18 * size, x + 0.035 * size, y, stone)
            scene.glow(x, y - 0.23 * size, 0.12 * size, scene.lamp, 0.9)
            scene.orb(x, y - 0.22 * size, 0.055 * size, scene.lamp, mix(scene.lamp, rgb("#c9762c"), 0.6))
    scene.shape((0.02, 0.22), (0.16, 0.3), (0.36, 0.5), (0.14, 0.5), colour=INK, alpha=0.3)
    person(scene, 0.0, 0.26, 0.46, mix(rgb("#2a3450"), scene.accent, 0.2), arm=0.2)


MOTIF = Motif(paint, "rays", size=0.8)
