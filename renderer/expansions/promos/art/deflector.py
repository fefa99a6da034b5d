"""Ships that push a rock aside with beams; its old and new courses."""

from renderer.art.motif import Motif
from renderer.art.parts import asteroid_colour, boulder, fire
from renderer.art.scenery import Scene
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    for k in range(9):
        x = -1.5 + 0.16 * k
        scene.line([(x, 0.36 - 0.16 * (k / 8)), (x + 0.08, 0.35 - 0.16 * (k / 8))], 0.014, scene.hour.low, 0.7)
    bend = [(0.2 + 0.1 * k, -0.1 - 0.006 * k * k) for k in range(14)]
    scene.line(bend, 0.022, rgb("#8ff0b0"), 0.9)
    scene.shape((1.1, -0.62), (1.0, -0.44), (0.92, -0.58), colour=rgb("#8ff0b0"))
    for x, y in ((-0.5, 0.44), (0.46, 0.46)):
        scene.fade(
            [(x - 0.02, y - 0.04), (x + 0.02, y - 0.04), (x * 0.2 + 0.2, -0.04), (x * 0.2 - 0.2, -0.04)],
            rgb("#7fe0ff"),
            0.7,
            0.9,
        )
    boulder(scene, 0, -0.1, 0.33, asteroid_colour(scene), 5)
    scene.glow(-0.06, 0.16, 0.24, rgb("#7fe0ff"), 0.8)
    for x, y, tone in ((-0.5, 0.44, scene.accent), (0.46, 0.46, scene.metal)):
        scene.fill(
            f"M {x - 0.16} {y + 0.06} Q {x - 0.14} {y - 0.06} {x} {y - 0.1} Q {x + 0.14} {y - 0.06} "
            f"{x + 0.16} {y + 0.06} L {x} {y + 0.12} Z",
            scene.lit(tone),
            scene.dim(tone, 0.5),
        )
        scene.circle(x, y - 0.04, 0.045, rgb("#bff4ff"))
        for side in (-1, 1):
            fire(scene, x + side * 0.1, y + 0.07, 0.12, 0.03, 90)


MOTIF = Motif(paint, "belt", flies=True)
