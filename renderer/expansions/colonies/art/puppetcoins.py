"""A hand with strings that lifts one coin and lets another sink."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    skin = rgb("#e2b08a")
    scene.slab(-0.2, -0.66, 0.24, -0.46, mix(INK, scene.accent, 0.3), depth=0.15)
    scene.slab(-0.17, -0.48, 0.2, -0.42, PAPER, depth=0.1)
    strings = (
        (-0.3, -0.14, -0.46, -0.04),
        (-0.12, -0.1, -0.32, -0.04),
        (0.12, -0.1, 0.3, 0.24),
        (0.3, -0.14, 0.46, 0.24),
    )
    for x, y, x2, y2 in strings:
        scene.line([(x, y), (x2, y2)], 0.012, INK)
    scene.fill(
        "M -.16 -.44 L .2 -.44 C .3 -.36 .28 -.26 .22 -.22 L -.2 -.22 C -.26 -.3 -.24 -.38 -.16 -.44 Z",
        scene.lit(skin),
        scene.dim(skin, 0.2),
    )
    for x, x2, y2 in ((-0.18, -0.3, -0.14), (-0.07, -0.12, -0.08), (0.06, 0.12, -0.08), (0.18, 0.3, -0.14)):
        scene.line([(x, -0.28), ((x + x2) / 2 + 0.02, -0.2), (x2, y2)], 0.075, scene.dim(skin, 0.12))
        scene.line([(x - 0.01, -0.28), ((x + x2) / 2, -0.2), (x2, y2)], 0.04, scene.lit(skin))
    for x, y, up in ((-0.39, 0.16, True), (0.38, 0.36, False)):
        scene.circle(x + 0.02, y + 0.03, 0.23, scene.dim(GOLD, 0.55))
        scene.circle(x, y, 0.23, mix(GOLD, WHITE, 0.45), GOLD)
        scene.circle(x, y, 0.18, mix(GOLD, rgb("#b8741c"), 0.3))
        tone, k = (rgb("#2f8a4a"), -1) if up else (rgb("#b8302a"), 1)
        scene.shape(
            (x, y + k * 0.14),
            (x - 0.11, y + k * 0.0),
            (x - 0.04, y),
            (x - 0.04, y - k * 0.12),
            (x + 0.04, y - k * 0.12),
            (x + 0.04, y),
            (x + 0.11, y),
            colour=tone,
        )


MOTIF = Motif(paint, "rays", flies=True)
