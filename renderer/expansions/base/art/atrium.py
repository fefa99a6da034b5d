"""A street below a glass roof, with those who walk there."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    floor = mix(scene.hour.far, PAPER, 0.45)
    ribs = [
        [(x * t**0.6, -0.62 + 0.9 * t**1.6) for t in (k / 8 for k in range(9))]
        for x in (-1.5, -0.95, -0.45, 0, 0.45, 0.95, 1.5)
    ]
    for rib in ribs:
        scene.line(rib, 0.022, mix(WHITE, scene.glass, 0.3))
    for k in (2, 4, 6):
        scene.line([rib[k] for rib in ribs], 0.014, mix(WHITE, scene.glass, 0.3), 0.8)
    scene.shape(
        (-1.8, 0.2),
        (1.8, 0.2),
        (1.8, 0.9),
        (-1.8, 0.9),
        colour=mix(rgb("#7fb04a"), scene.hour.low, 0.2),
        low=rgb("#3a6a36"),
    )
    scene.shape((-0.06, 0.2), (0.06, 0.2), (0.6, 0.9), (-0.6, 0.9), colour=floor, low=scene.dim(floor, 0.25))
    for side in (-1, 1):
        for k, (near, top) in enumerate(((0.34, -0.1), (0.62, -0.34), (1.02, -0.5))):
            wide, foot = 0.3 + 0.12 * k, 0.24 + 0.08 * k
            tone = mix(scene.metal, scene.accent, (0.0, 0.55, 0.2)[k])
            left, right = sorted((side * near, side * (near + wide)))
            scene.slab(left, top, right, foot, tone, depth=0.28)
            scene.windows(
                left + 0.02,
                top + 0.04,
                left + (right - left) * 0.7,
                foot - 0.06,
                2 + k,
                3 + k,
                mix(scene.lamp, tone, 0.2),
            )
        for x, y, r in ((0.3, 0.24, 0.07), (0.56, 0.4, 0.12)):
            scene.line([(side * x, y), (side * x, y + r)], r * 0.3, rgb("#6a4432"))
            scene.circle(side * x, y - r * 0.6, r, scene.lit(rgb("#5fa04a")), scene.dim(rgb("#3f7a3a"), 0.3))
    for x, foot, high, code in (
        (-0.02, 0.34, 0.13, "#3d7ea6"),
        (0.14, 0.5, 0.24, "#d1495b"),
        (-0.18, 0.56, 0.28, "#e9b84a"),
    ):
        person(scene, x, foot, high, rgb(code))


MOTIF = Motif(paint, "mars", flies=True, size=1)
