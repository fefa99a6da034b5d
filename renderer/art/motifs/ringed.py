"""A planet with rings."""

from renderer.art.land import banded
from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    tone = scene.one_of("#e6c890", "#d9b48a", "#c9c4a8")
    ring = mix(tone, WHITE, 0.35)
    for half, alpha in ((0.62, 0.5), (0.56, 0.75)):
        scene.fill([ellipse(0, 0, half, half * 0.24, -14)], ring, alpha=alpha)
    scene.fill([ellipse(0, 0, 0.42, 0.085, -14)], scene.hour.top)
    banded(scene, 0, 0, 0.33, tone)
    front = [p for p in ellipse(0, 0, 0.62, 0.15, -14, 72) if p[1] > -0.25 * p[0] + 0.004]
    inner = [p for p in ellipse(0, 0, 0.43, 0.1, -14, 72) if p[1] > -0.25 * p[0] + 0.004]
    front.sort()
    inner.sort(reverse=True)
    scene.fill([[*front, *inner]], ring, alpha=0.9)


MOTIF = Motif(paint, "space", flies=True)
