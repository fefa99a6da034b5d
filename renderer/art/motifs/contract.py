"""A contract: a paper with a seal."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import star
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    for lean, tone in ((0.09, mix(PAPER, scene.dark, 0.3)), (0.0, PAPER)):
        sheet = [
            (-0.34 + lean, -0.46 + lean * 0.3),
            (0.3 + lean, -0.5 + lean),
            (0.36 + lean, 0.42 + lean * 0.4),
            (-0.28 + lean, 0.46),
        ]
        scene.fill([sheet], tone, mix(tone, scene.hour.low, 0.3))
    for k in range(6):
        y, reach = -0.32 + 0.105 * k, 0.22 - (0.16 if k == 5 else 0.02 * (k % 3))
        scene.line([(-0.24 + 0.006 * k, y), (reach, y - 0.025)], 0.026, mix(scene.dark, PAPER, 0.35), 0.75)
    for dx in (-0.05, 0.05):
        scene.shape(
            (0.2 + dx, 0.3),
            (0.27 + dx, 0.3),
            (0.3 + dx * 2, 0.58),
            (0.235 + dx * 2, 0.53),
            (0.17 + dx * 2, 0.58),
            colour=scene.dim(scene.accent, 0.3),
        )
    scene.fill([star(14, 0.18, 0.15, (0.23, 0.27))], scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    scene.circle(0.23, 0.27, 0.1, scene.accent, scene.dim(scene.accent, 0.4))
    scene.fill([star(5, 0.07, 0.03, (0.23, 0.27))], GOLD)


MOTIF = Motif(paint, "rays", flies=True)
