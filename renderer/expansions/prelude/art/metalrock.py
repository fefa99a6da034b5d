"""An asteroid with bright veins and crystals of metal."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import boulder, sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    boulder(scene, 0, 0, 0.44, mix(rgb("#7a7482"), scene.hour.low, 0.15), 3)
    silver, gold = rgb("#dfe8f4"), GOLD
    veins = (
        ((-0.36, 0.06), (-0.2, -0.04), (-0.1, 0.08), (0.08, 0.0), (0.2, 0.12), (0.38, 0.06)),
        ((-0.1, 0.08), (-0.14, 0.24), (-0.06, 0.38)),
        ((0.08, 0.0), (0.12, -0.18), (0.04, -0.36)),
    )
    for k, vein in enumerate(veins):
        scene.line(vein, 0.06, mix(gold if k else silver, INK, 0.35))
        scene.line([(x - 0.008, y - 0.012) for x, y in vein], 0.03, mix(gold if k else silver, WHITE, 0.4))
    for x, y, size, turn, tone in (
        (-0.24, -0.32, 0.2, -30, silver),
        (-0.08, -0.4, 0.16, -6, silver),
        (0.34, -0.22, 0.18, 50, gold),
        (0.3, 0.28, 0.2, 128, silver),
        (-0.4, 0.2, 0.16, -110, gold),
    ):
        for side, shade in ((-1, mix(tone, WHITE, 0.5)), (1, mix(tone, INK, 0.35))):
            scene.shape(
                *turned(
                    [(0, size * 0.4), (side * size * 0.34, size * 0.1), (side * size * 0.26, -size * 0.4), (0, -size)],
                    (x, y),
                    turn,
                ),
                colour=shade,
            )
    for x, y, size in ((-0.2, -0.06, 0.1), (0.36, -0.3, 0.08), (-0.3, -0.42, 0.06)):
        sparkle(scene, x, y, size)


MOTIF = Motif(paint, "space", flies=True)
