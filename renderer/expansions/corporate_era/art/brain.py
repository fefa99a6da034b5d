"""A mind of circuits."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    tone = mix(scene.glass, rgb("#6fd0e0"), 0.4)
    scene.glow(0, 0, 0.75, tone, 0.6)
    scene.box((-0.36, -0.36, 0.36, 0.36), 0.06, mix(scene.dark, INK, 0.2), INK)
    for k in range(6):
        at = -0.275 + 0.11 * k
        for start, end in (
            ((at, -0.36), (at, -0.5)),
            ((at, 0.36), (at, 0.5)),
            ((-0.36, at), (-0.5, at)),
            ((0.36, at), (0.5, at)),
        ):
            scene.line([start, end], 0.03, GOLD)
    for side in (-1, 1):
        for y, reach in ((-0.18, 0.2), (-0.06, 0.25), (0.07, 0.25), (0.18, 0.18)):
            scene.line([(side * 0.03, y * 0.7), (side * reach * 0.55, y), (side * reach, y + 0.03)], 0.026, tone)
            scene.circle(side * reach, y + 0.03, 0.034, mix(tone, WHITE, 0.5))
    scene.line([(0, -0.24), (0, 0.24)], 0.02, scene.accent)
    scene.circle(0, 0, 0.07, scene.lamp)


MOTIF = Motif(paint, "rays", flies=True)
