"""A scholar's hat on books."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.5)
    for k, tone in enumerate((scene.accent, GOLD, scene.metal)):
        y, dx = 0.4 - 0.12 * k, 0.04 * (k % 2)
        scene.slab(-0.42 + dx, y - 0.02, 0.4 - dx, y + 0.1, tone, depth=0.08)
        scene.slab(-0.36 + dx, y + 0.01, 0.4 - dx, y + 0.07, PAPER, depth=0.08)
    cloth = mix(scene.dark, rgb("#2a2f52"), 0.5)
    scene.across([(-0.24, -0.12), (0.24, -0.12), (0.22, 0.14), (-0.22, 0.14)], cloth)
    scene.shape(
        (-0.54, -0.16), (0.02, -0.36), (0.54, -0.14), (-0.02, 0.06), colour=mix(cloth, scene.hour.sun, 0.2), low=cloth
    )
    scene.line([(0.0, -0.15), (0.4, -0.1), (0.42, 0.12)], 0.018, GOLD)
    scene.shape((0.39, 0.1), (0.45, 0.1), (0.49, 0.26), (0.36, 0.26), colour=GOLD, low=mix(GOLD, scene.dark, 0.4))


MOTIF = Motif(paint, "hall")
