"""An open pit in steps, seen from its rim; trucks on its ledges."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    stone = mix(scene.hour.mid, scene.hour.near, 0.15)
    scene.shape(
        (-1.8, -0.26),
        (1.8, -0.26),
        (1.8, 1),
        (-1.8, 1),
        colour=mix(stone, scene.hour.low, 0.25),
        low=scene.dim(stone, 0.4),
    )
    for k in range(6):
        share, y = 1 - 0.15 * k, 0.12 + 0.075 * k
        tone = mix(stone, rgb("#d8a06a") if k % 2 else scene.hour.far, 0.4)
        scene.fill([ellipse(0, y, 1.18 * share, 0.35 * share)], scene.dim(tone, 0.55), scene.dim(tone, 0.15))
        scene.fill([ellipse(0, y + 0.055, 1.15 * share, 0.33 * share)], scene.lit(tone), mix(tone, scene.dark, 0.1))
    scene.fill([ellipse(0, 0.55, 0.24, 0.06)], rgb("#5fb0c0"), rgb("#2a5a6a"))
    for x, y, size in ((-0.62, 0.06, 0.24), (0.5, 0.1, 0.26), (-0.1, 0.26, 0.28), (0.7, 0.46, 0.36)):
        with scene.placed(x, y, size):
            _truck(scene)


def _truck(scene: Scene) -> None:
    bed = [(-0.5, -0.3), (0.4, -0.4), (0.3, 0.05), (-0.36, 0.05)]
    scene.fill([half_ellipse(-0.04, -0.32, 0.36, 0.22)], scene.lit(scene.rock), scene.rock)
    scene.shape(*bed, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.4))
    scene.slab(0.3, -0.26, 0.56, 0.1, scene.metal)
    for x in (-0.24, 0.38):
        scene.circle(x, 0.12, 0.17, mix(scene.dark, INK, 0.5))
        scene.circle(x, 0.12, 0.07, scene.metal)


MOTIF = Motif(paint, "mars", flies=True, size=0.8)
