"""A rotten trunk with brackets and toadstools on it."""

from renderer.art.motif import Motif
from renderer.art.parts import leafy, tuft
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    bark, cut = mix(rgb("#6a4630"), scene.dark, 0.15), rgb("#d8b07a")
    scene.shadow_below(0.85)
    scene.shape(
        (-0.86, 0.08), (0.56, -0.02), (0.6, 0.48), (-0.86, 0.48), colour=scene.lit(bark), low=scene.dim(bark, 0.5)
    )
    for k in range(6):
        x = -0.78 + 0.22 * k
        scene.line([(x, 0.14 + 0.05 * (k % 3)), (x + 0.2, 0.13 + 0.05 * (k % 3))], 0.018, scene.dim(bark, 0.5))
        scene.line([(x - 0.04, 0.36), (x + 0.1, 0.35)], 0.016, scene.dim(bark, 0.5))
    scene.fill([ellipse(0.58, 0.23, 0.17, 0.26)], scene.dim(cut, 0.3))
    for share, tone in ((0.86, cut), (0.62, scene.dim(cut, 0.15)), (0.4, cut), (0.18, scene.dim(cut, 0.4))):
        scene.fill([ellipse(0.58, 0.23, 0.17 * share, 0.26 * share)], tone)
    orange = rgb("#f09a3a")
    for x, y, half in ((-0.6, 0.24, 0.16), (-0.5, 0.36, 0.13), (-0.1, 0.3, 0.17), (0.04, 0.42, 0.12)):
        scene.fill(
            [
                [
                    *half_ellipse(x, y, half, half * 0.62),
                    (x + half * 0.6, y + half * 0.26),
                    (x - half * 0.6, y + half * 0.26),
                ]
            ],
            mix(orange, WHITE, 0.3),
            scene.dim(orange, 0.25),
        )
        scene.line(half_ellipse(x, y, half * 0.7, half * 0.4), 0.02, PAPER, 0.7)
    for x, foot, high in ((-0.34, 0.06, 0.34), (-0.16, 0.05, 0.5), (0.12, 0.03, 0.28), (0.26, 0.02, 0.4)):
        scene.line([(x, foot + 0.02), (x + 0.03, foot - high * 0.7)], 0.055 * (0.6 + high), PAPER)
        scene.across(half_ellipse(x + 0.03, foot - high * 0.6, high * 0.34, high * 0.44), scene.accent)
        scene.circle(x + 0.0, foot - high * 0.8, 0.02, WHITE)
        scene.circle(x + 0.08, foot - high * 0.72, 0.016, WHITE)
    for x, high in ((-0.98, 0.3), (0.84, 0.26), (0.98, 0.2)):
        tuft(scene, x, 0.52, high, leafy(scene))


MOTIF = Motif(paint, "green")
