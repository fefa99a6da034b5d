"""A long table with chairs, and a curve that climbs on the screen."""

from renderer.art.motif import Motif
from renderer.art.parts import SCREEN
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.box((-0.46, -0.5, 0.5, 0.04), 0.03, scene.dark)
    scene.box((-0.43, -0.47, 0.47, 0.01), 0.02, SCREEN, mix(SCREEN, rgb("#2f6f9a"), 0.5))
    for k in range(6):
        x, high = -0.36 + 0.13 * k, 0.08 + 0.06 * k
        scene.box((x, -0.04 - high, x + 0.08, -0.03), 0.01, mix(rgb("#5fd0e8"), scene.accent, 0.12 * k))
    scene.line([(-0.34, -0.16), (-0.1, -0.22), (0.1, -0.32), (0.36, -0.43)], 0.022, GOLD)
    for x in (-0.66, -0.38, 0.42, 0.7):
        y = 0.06 if abs(x) < 0.5 else 0.16
        scene.box(
            (x - 0.1, y, x + 0.08, y + 0.26),
            0.05,
            scene.lit(scene.dim(scene.accent, 0.2)),
            scene.dim(scene.accent, 0.5),
        )
    wood = rgb("#8a5638")
    scene.shape(
        (-0.38, 0.2), (0.4, 0.2), (0.82, 0.44), (-0.8, 0.44), colour=mix(wood, scene.hour.low, 0.4), low=scene.lit(wood)
    )
    scene.slab(-0.8, 0.44, 0.82, 0.52, wood, depth=0.04)
    for x, y, lean in (
        (-0.5, 0.36, -0.06),
        (0.0, 0.38, 0.0),
        (0.5, 0.36, 0.06),
        (-0.26, 0.26, -0.03),
        (0.28, 0.26, 0.03),
    ):
        scene.shape(
            (x - 0.08, y + 0.04),
            (x + 0.08, y + 0.04),
            (x + 0.06 - lean, y - 0.03),
            (x - 0.06 - lean, y - 0.03),
            colour=PAPER,
        )
    for x in (-0.62, 0.64):
        scene.box(
            (x - 0.13, 0.38, x + 0.11, 0.74),
            0.06,
            scene.lit(scene.dim(scene.accent, 0.15)),
            scene.dim(scene.accent, 0.5),
        )


MOTIF = Motif(paint, "hall")
