"""A crystal that splits light."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shape((-1.2, -0.16), (-0.12, 0.02), (-0.12, 0.06), (-1.2, -0.1), colour=WHITE, alpha=0.85)
    for k, code in enumerate(("#ff6a5a", "#ffb04a", "#fff07a", "#7ae08a", "#6ac0f0", "#a88af0")):
        top, low = -0.06 + 0.075 * k, -0.06 + 0.075 * (k + 1)
        scene.shape((0.1, 0.02), (1.4, top * 2.2), (1.4, low * 2.2), (0.1, 0.06), colour=rgb(code), alpha=0.85)
    scene.shape((0, -0.4), (0.38, 0.3), (-0.38, 0.3), colour=WHITE, low=scene.glass, alpha=0.8)
    scene.shape((0, -0.4), (0.38, 0.3), (0.1, 0.3), colour=mix(scene.glass, scene.dark, 0.35), alpha=0.55)
    scene.line([(0, -0.4), (0.1, 0.3)], 0.01, WHITE, 0.8)


MOTIF = Motif(paint, "space", flies=True)
