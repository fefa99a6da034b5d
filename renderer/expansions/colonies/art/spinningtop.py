"""A spinning top that throws off coins and cogs."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0, 0.5, 0.3, 0.05)], scene.dark, alpha=0.4)
    for share in (1.0, 0.78):
        ring = ellipse(0, 0.04, 0.76 * share, 0.2 * share, -8, 48)
        for begin in (2, 20, 34):
            scene.line(ring[begin : begin + 9], 0.018, WHITE, 0.7)
    scene.shape((-0.03, 0.52), (0.03, 0.52), (0.07, 0.38), (-0.07, 0.38), colour=scene.dim(scene.metal, 0.3))
    for k, (top, low, a, b) in enumerate(
        ((-0.16, -0.04, 0.2, 0.4), (-0.04, 0.1, 0.4, 0.44), (0.1, 0.22, 0.44, 0.32), (0.22, 0.4, 0.32, 0.06))
    ):
        tone = (scene.accent, PAPER, mix(scene.accent, GOLD, 0.6), scene.accent)[k]
        scene.across([(-a, top), (a, top), (b, low), (-b, low)], tone)
    scene.fill([ellipse(0, -0.16, 0.2, 0.05)], mix(scene.accent, WHITE, 0.4))
    scene.column(-0.03, -0.44, 0.03, -0.15, scene.metal)
    scene.orb(0, -0.46, 0.07, GOLD)
    for x, y, r in ((-0.62, -0.3, 0.1), (0.64, -0.26, 0.09), (0.52, 0.34, 0.08)):
        scene.circle(x, y, r, mix(GOLD, WHITE, 0.4), GOLD)
        scene.circle(x, y, r * 0.7, mix(GOLD, rgb("#b8741c"), 0.35))
    for x, y, r in ((-0.56, 0.32, 0.1), (0.4, -0.46, 0.08), (-0.34, -0.5, 0.07)):
        scene.fill([star(8, r, r * 0.74, (x, y))], scene.dim(scene.metal, 0.25))
        scene.circle(x, y, r * 0.34, scene.lit(scene.metal))


MOTIF = Motif(paint, "rays", flies=True)
