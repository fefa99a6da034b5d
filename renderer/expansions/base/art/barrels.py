"""Drums with the sign of radiation; one leaks a glow."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    ooze = rgb("#9aff5a")
    scene.glow(-0.3, 0.4, 0.55, ooze, 0.7)
    scene.fill([ellipse(-0.34, 0.5, 0.5, 0.065)], mix(ooze, WHITE, 0.3), rgb("#4fa02a"))
    tone = rgb("#f2c230")
    for x, top in ((0.02, -0.46), (0.3, 0.02), (-0.26, 0.02)):
        scene.column(x - 0.25, top, x + 0.25, top + 0.48, tone)
        scene.fill([ellipse(x, top + 0.48, 0.25, 0.05)], scene.dim(tone, 0.35))
        scene.fill([ellipse(x, top, 0.25, 0.05)], scene.lit(tone), scene.dim(tone, 0.15))
        for y in (top + 0.15, top + 0.35):
            scene.column(x - 0.258, y, x + 0.258, y + 0.03, scene.dim(tone, 0.1))
        scene.circle(x - 0.03, top + 0.26, 0.13, tone)
        for turn in (90, 210, 330):
            blade = [(0.035, -0.0), (0.1, -0.062), (0.12, 0.0), (0.1, 0.062)]
            scene.shape(*turned(blade, (x - 0.03, top + 0.26), turn), colour=INK)
        scene.circle(x - 0.03, top + 0.26, 0.026, INK)
    scene.line([(-0.4, 0.3), (-0.42, 0.4), (-0.4, 0.52)], 0.06, mix(ooze, WHITE, 0.3))
    scene.line([(-0.12, 0.36), (-0.12, 0.5)], 0.035, mix(ooze, WHITE, 0.3))


MOTIF = Motif(paint, "mars")
