"""Homes made of containers, stacked and joined by stairs; a family with its luggage has just arrived."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.85)
    tones = ("#d8663f", "#3d8aa6", "#e8c05a", "#5fa777", "#b8637a", "#d9d4c8", "#8a6fb0", "#e08a4a")
    boxes = (
        (-0.82, 0.26, 0.44),
        (-0.36, 0.26, 0.4),
        (0.06, 0.26, 0.44),
        (-0.7, 0.02, 0.4),
        (-0.28, 0.02, 0.46),
        (0.2, 0.02, 0.36),
        (-0.5, -0.22, 0.42),
        (-0.06, -0.22, 0.4),
        (-0.3, -0.46, 0.38),
    )
    for k, (left, top, wide) in enumerate(boxes):
        tone = rgb(tones[k % len(tones)])
        scene.slab(left, top, left + wide, top + 0.22, tone, depth=0.14)
        scene.line([(left, top + 0.225), (left + wide, top + 0.225)], 0.014, scene.dark)
        for n in range(2):
            x = left + 0.05 + 0.14 * n
            scene.box(
                (x, top + 0.05, x + 0.085, top + 0.14),
                0.015,
                scene.lamp if (k + n) % 3 else scene.dim(scene.glass, 0.3),
            )
        if k % 2:
            scene.box((left + wide * 0.68, top + 0.06, left + wide * 0.82, top + 0.22), 0.01, scene.dim(tone, 0.6))
    for x, y, high in ((-0.88, 0.02, 0.46), (0.6, 0.02, 0.46), (0.38, -0.22, 0.24)):
        for side in (0, 0.07):
            scene.line([(x + side, y), (x + side, y + high)], 0.014, scene.metal)
        for n in range(int(high / 0.06)):
            scene.line([(x, y + 0.04 + 0.06 * n), (x + 0.07, y + 0.04 + 0.06 * n)], 0.011, scene.metal)
    rope = [(0.36, -0.16), (0.48, -0.1), (0.62, -0.12)]
    scene.line([(0.63, 0.02), (0.63, -0.16)], 0.016, scene.metal)
    scene.line(rope, 0.01, scene.metal)
    for x, y, code in ((0.4, -0.14, "#f4efe2"), (0.48, -0.1, "#e4572e"), (0.56, -0.11, "#3d7ea6")):
        scene.shape((x - 0.03, y), (x + 0.03, y), (x + 0.026, y + 0.09), (x - 0.026, y + 0.09), colour=rgb(code))
    scene.line([(-0.12, -0.46), (-0.12, -0.66)], 0.016, scene.metal)
    scene.fill([ellipse(-0.1, -0.66, 0.085, 0.05, -30)], scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
    for x, foot, high, code in (
        (0.72, 0.54, 0.4, "#3d7ea6"),
        (0.9, 0.55, 0.37, "#d1495b"),
        (1.04, 0.56, 0.24, "#e9b84a"),
    ):
        person(scene, x, foot, high, rgb(code))
    for x, code in ((0.8, "#8a5636"), (0.98, "#4f7a5a")):
        scene.box((x - 0.05, 0.46, x + 0.05, 0.56), 0.015, rgb(code), scene.dim(rgb(code), 0.3))
        scene.line([(x - 0.02, 0.46), (x - 0.02, 0.44), (x + 0.02, 0.44), (x + 0.02, 0.46)], 0.012, scene.dark)


MOTIF = Motif(paint, "mars")
