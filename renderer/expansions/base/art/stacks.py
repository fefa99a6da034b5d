"""Chimneys from below, their smoke over the whole sky."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    smoke = mix(scene.dark, scene.hour.low, 0.55)
    tops = ((-0.52, -0.06, 0.13), (0.5, -0.0, 0.14), (-0.02, -0.24, 0.17))
    for x, top, half in tops:
        for k in range(7):
            r = half * (0.9 + 0.32 * k)
            scene.circle(
                x + 0.13 * k, top - 0.11 - 0.085 * k, r, mix(smoke, scene.hour.sun, 0.08 * (k % 3)), alpha=0.62
            )
    for x, top, half in tops:
        scene.column(x - half, top, x + half, 0.6, scene.metal, half * 0.22)
        for k in range(2):
            y, grow = top + 0.05 + 0.2 * k, half * (0.8 + 0.06 * k)
            scene.across(
                [(x - grow, y), (x + grow, y), (x + grow * 1.04, y + 0.1), (x - grow * 1.04, y + 0.1)], rgb("#d1452e")
            )
        scene.fill([ellipse(x, top, half * 0.78, half * 0.2)], scene.dim(smoke, 0.6))
    scene.slab(-0.86, 0.36, 0.86, 0.6, scene.dim(scene.accent, 0.3), depth=0.1)
    scene.windows(-0.8, 0.4, 0.66, 0.54, 11, 1, scene.lamp)


MOTIF = Motif(paint, "mars")
