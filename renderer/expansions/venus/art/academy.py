"""A school with a bell tower, and students who throw their caps."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.85)
    brick = mix(rgb("#d98a62"), scene.accent, 0.2)
    for left, right in ((-0.78, -0.2), (0.2, 0.78)):
        scene.slab(left, 0.06, right, 0.44, brick, depth=0.12)
        scene.windows(left + 0.04, 0.12, right - 0.08, 0.4, 4, 2, scene.lamp)
        scene.shape(
            (left - 0.03, 0.06),
            (left + 0.07, -0.06),
            (right - 0.07, -0.06),
            (right + 0.03, 0.06),
            colour=scene.dim(brick, 0.3),
            low=scene.dim(brick, 0.5),
        )
    scene.slab(-0.2, -0.14, 0.2, 0.44, mix(PAPER, brick, 0.25), depth=0.2)
    scene.cone(0, -0.5, 0.24, -0.12, scene.dim(scene.accent, 0.1))
    scene.circle(-0.02, 0.0, 0.085, PAPER)
    scene.line([(-0.02, -0.05), (-0.02, 0.0), (0.03, 0.02)], 0.014, INK)
    scene.box((-0.1, 0.2, 0.06, 0.44), 0.06, scene.dark)
    for x, high, code in (
        (-0.6, 0.3, "#3d7ea6"),
        (-0.3, 0.34, "#8e5aa8"),
        (0.34, 0.32, "#d1495b"),
        (0.64, 0.3, "#2a9d8f"),
    ):
        person(scene, x, 0.52, high, rgb(code), arm=0.9)
    for x, y, turn in ((-0.5, -0.14, -16), (-0.36, -0.3, 12), (0.42, -0.24, -10), (0.66, -0.12, 18)):
        cap = turned([(-0.1, 0.0), (0.0, -0.045), (0.1, 0.0), (0.0, 0.045)], (x, y), turn)
        scene.shape(
            *turned([(-0.05, 0.01), (0.05, 0.01), (0.045, 0.07), (-0.045, 0.07)], (x, y), turn),
            colour=mix(INK, WHITE, 0.1),
        )
        scene.shape(*cap, colour=mix(INK, scene.accent, 0.2))
        scene.line([(x, y), (x + 0.1, y + 0.06)], 0.01, rgb("#f2c14a"))


MOTIF = Motif(paint, "green")
