"""A present with a bow, from which coins spill."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.5)
    tone, band = mix(scene.accent, WHITE, 0.08), GOLD
    scene.slab(-0.34, -0.08, 0.34, 0.48, tone, depth=0.24)
    scene.slab(-0.4, -0.2, 0.4, -0.06, mix(tone, WHITE, 0.15), depth=0.24)
    scene.shape((-0.16, -0.2), (-0.02, -0.2), (-0.02, 0.48), (-0.16, 0.48), colour=mix(band, WHITE, 0.35), low=band)
    for side in (-1, 1):
        scene.fill(
            f"M -.09 -.2 C {-0.09 + side * 0.06} -.46 {-0.09 + side * 0.36} -.5 {-0.09 + side * 0.34} -.32 C "
            f"{-0.09 + side * 0.32} -.2 {-0.09 + side * 0.1} -.2 -.09 -.2 Z",
            mix(band, WHITE, 0.4),
            mix(band, rgb("#b8741c"), 0.4),
        )
        scene.fill([ellipse(-0.09 + side * 0.2, -0.32, 0.07, 0.05, side * -20)], mix(band, rgb("#8a5414"), 0.6))
    scene.circle(-0.09, -0.22, 0.055, mix(band, WHITE, 0.5), mix(band, rgb("#b8741c"), 0.4))
    for x, y in ((-0.56, 0.46), (-0.48, 0.4), (0.52, 0.46), (0.64, 0.48), (0.56, 0.38)):
        scene.fill([ellipse(x, y + 0.02, 0.09, 0.035)], mix(GOLD, rgb("#8a5414"), 0.55))
        scene.fill([ellipse(x, y, 0.09, 0.035)], mix(GOLD, WHITE, 0.4), GOLD)


MOTIF = Motif(paint, "rays")
