"""A comet with its tail of light."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    pale, warm = mix(scene.hour.sun, WHITE, 0.5), mix(scene.accent, rgb("#ffd27a"), 0.55)
    for width, alpha, reach in ((0.2, 0.22, 1.5), (0.13, 0.35, 1.2), (0.07, 0.6, 0.85)):
        tail = [(-0.2 - width * 0.7, 0.1 - width * 0.7), (reach, -reach * 0.7), (-0.2 + width * 0.7, 0.1 + width * 0.7)]
        scene.fill([tail], warm, pale, alpha)
    scene.glow(-0.2, 0.1, 0.42, warm, 0.8)
    scene.orb(-0.2, 0.1, 0.17, mix(pale, rgb("#b8dff0"), 0.5), mix(warm, INK, 0.35))
    scene.circle(-0.24, 0.06, 0.06, WHITE, alpha=0.7)


MOTIF = Motif(paint, "mars", flies=True)
