"""Warm air that a stretched film turns back to the plants below."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    hot, leaf = rgb("#ff7a3a"), rgb("#6fb04a")
    scene.glow(0, 0.36, 0.7, rgb("#ffb04a"), 0.8)
    scene.shadow_below(0.8)
    for x in (-0.78, 0.78):
        scene.line([(x, -0.12), (x, 0.5)], 0.045, scene.metal)
        scene.line([(x, -0.12), (x * 1.3, 0.5)], 0.012, scene.metal)
    over = half_ellipse(0, -0.1, 0.84, 0.36)
    scene.shape(
        *over,
        *half_ellipse(0, -0.1, 0.84, 0.26)[::-1],
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent, 0.35),
    )
    scene.shape(*half_ellipse(0, -0.1, 0.84, 0.26), colour=mix(scene.lamp, hot, 0.4), alpha=0.35)
    for x, half in ((-0.46, 0.12), (0.0, 0.14), (0.46, 0.12)):
        turn = [(x - half, 0.28), *half_ellipse(x, 0.0, half, 0.16, 12), (x + half, 0.12)]
        scene.line(turn, 0.055, hot)
        scene.shape((x + half - 0.085, 0.1), (x + half + 0.085, 0.1), (x + half, 0.24), colour=hot)
    for k in range(9):
        x, high = -0.66 + 0.165 * k, 0.13 + 0.04 * (k % 3)
        for side in (-1, 1):
            tone = scene.lit(leaf) if side < 0 else scene.dim(leaf, 0.25)
            scene.shape((x, 0.5), (x + side * 0.09, 0.5 - high), (x + side * 0.02, 0.5 - high * 0.5), colour=tone)
        scene.shape((x - 0.02, 0.5), (x, 0.46 - high), (x + 0.02, 0.5), colour=leaf)


MOTIF = Motif(paint, "mars")
