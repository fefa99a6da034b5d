"""A tank of peroxide whose foam drives a turbine."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    blue = rgb("#4fa6dc")
    for x in (-0.56, -0.06):
        scene.shape(
            (x - 0.08, 0.5), (x - 0.04, 0.2), (x + 0.1, 0.2), (x + 0.14, 0.5), colour=scene.dim(scene.metal, 0.5)
        )
    shell = [(-0.66, -0.3), (0.1, -0.3), (0.22, -0.2), (0.26, 0.0), (0.22, 0.2), (0.1, 0.3), (-0.66, 0.3)]
    shell += [(-0.78, 0.2), (-0.82, 0.0), (-0.78, -0.2)]
    scene.shape(*shell, colour=mix(scene.metal, WHITE, 0.5), low=scene.dim(scene.metal, 0.5))
    for x in (-0.6, 0.04):
        scene.shape(
            (x, -0.3), (x + 0.05, -0.3), (x + 0.05, 0.3), (x, 0.3), colour=scene.accent, low=scene.dim(scene.accent)
        )
    for x, y, r, tone in (
        (-0.38, 0.0, 0.12, "#e4402e"),
        (-0.18, 0.0, 0.12, "#e4402e"),
        (-0.48, -0.13, 0.07, ""),
        (-0.08, 0.13, 0.07, ""),
    ):
        scene.orb(x, y, r, rgb(tone) if tone else WHITE)
    scene.line([(0.24, 0.02), (0.5, 0.02)], 0.08, scene.dim(scene.metal, 0.3))
    for x, y, r in ((0.3, -0.14, 0.05), (0.36, -0.26, 0.04), (0.26, -0.34, 0.03), (0.4, -0.4, 0.025)):
        scene.ring(x, y, r, 0.014, mix(blue, WHITE, 0.5), 0.9)
    scene.slab(0.44, 0.3, 0.88, 0.5, scene.metal)
    scene.circle(0.66, 0.06, 0.28, scene.accent, scene.dim(scene.accent, 0.4))
    scene.circle(0.66, 0.06, 0.22, mix(scene.dark, INK, 0.3))
    for k in range(7):
        blade = turned([(0.04, -0.02), (0.21, -0.07), (0.2, 0.03)], (0.66, 0.06), 360 * k / 7)
        scene.shape(*blade, colour=scene.lit(scene.metal), low=scene.metal)
    scene.circle(0.66, 0.06, 0.055, GOLD)


MOTIF = Motif(paint, "mars")
