"""An asteroid all of metal, and the probe that has found it."""

from renderer.art.motif import Motif
from renderer.art.parts import solar_wing, sparkle
from renderer.art.scenery import GOLD, Scene, ragged
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    tone = mix(rgb("#aab4c6"), scene.hour.low, 0.2)
    shares = [scene.between(0.88, 1) for _ in range(15)]
    outline = [(x * 1.25, y) for x, y in ragged(0.12, 0.04, 0.42, shares)]
    scene.across(outline, tone)
    for points, shade in (
        (((-0.2, -0.28), (0.16, -0.34), (0.06, -0.04), (-0.26, 0.0)), 0.55),
        (((0.16, -0.34), (0.5, -0.2), (0.4, 0.06), (0.06, -0.04)), 0.2),
        (((0.06, -0.04), (0.4, 0.06), (0.3, 0.34), (0.0, 0.3)), -0.2),
        (((-0.26, 0.0), (0.06, -0.04), (0.0, 0.3), (-0.24, 0.24)), 0.1),
    ):
        scene.shape(*points, colour=mix(tone, WHITE if shade > 0 else INK, abs(shade)), alpha=0.75)
    for x, y, r in ((0.46, 0.12, 0.09), (-0.12, 0.14, 0.07), (0.2, -0.18, 0.06)):
        scene.circle(x, y, r, scene.dim(tone, 0.6))
        scene.circle(x + r * 0.14, y + r * 0.18, r * 0.82, scene.dim(tone, 0.1))
    for x, y, size in ((-0.12, -0.24, 0.12), (0.34, -0.22, 0.08), (0.12, 0.2, 0.06)):
        sparkle(scene, x, y, size)
    for side in (-1, 1):
        solar_wing(scene, -0.68 + side * 0.2 - 0.13, -0.36, -0.68 + side * 0.2 + 0.13, -0.2)
    scene.slab(-0.75, -0.38, -0.6, -0.18, GOLD)
    scene.fade([(-0.66, -0.18), (-0.62, -0.18), (-0.14, 0.14), (-0.34, 0.26)], rgb("#8ff0ff"), 0.8, 0.2)


MOTIF = Motif(paint, "space", flies=True)
