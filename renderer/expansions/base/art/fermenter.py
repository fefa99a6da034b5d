"""A vat with a window; microbes swim in it, a shaft stirs them."""

from renderer.art.motif import Motif
from renderer.art.parts import PALE
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.56)
    for x in (-0.34, 0.26):
        scene.slab(x, 0.36, x + 0.09, 0.5, scene.dim(scene.metal, 0.4))
    scene.column(-0.42, -0.3, 0.42, 0.4, scene.metal)
    scene.vault(0, -0.295, 0.42, 0.18, scene.metal)
    scene.column(-0.1, -0.62, 0.1, -0.44, scene.accent)
    scene.column(-0.44, -0.32, 0.44, -0.26, scene.accent)
    tone = scene.one_of("#7fb04a", "#4aa08a", "#d08a3a")
    scene.box((-0.3, -0.2, 0.3, 0.32), 0.14, scene.dim(scene.metal, 0.6))
    scene.box((-0.26, -0.16, 0.26, 0.28), 0.11, mix(tone, WHITE, 0.65), mix(tone, WHITE, 0.2))
    scene.line([(0, -0.16), (0, 0.16)], 0.03, scene.dim(scene.metal, 0.3))
    scene.shape((-0.14, 0.1), (0.14, 0.18), (0.14, 0.12), (-0.14, 0.18), colour=scene.dim(scene.metal, 0.3))
    swimmers = [(-0.16, -0.04, 0.06), (0.14, -0.08, 0.05), (0.17, 0.06, 0.04), (-0.12, 0.22, 0.045)]
    for x, y, r in (*swimmers, (0.08, 0.23, 0.04), (-0.2, 0.1, 0.035)):
        scene.circle(x, y, r, scene.dim(tone, 0.2))
        scene.circle(x - r * 0.2, y - r * 0.2, r * 0.7, mix(tone, WHITE, 0.2))
        scene.circle(x + r * 0.1, y + r * 0.1, r * 0.3, scene.dim(tone, 0.55))
    scene.line([(0.42, 0.2), (0.66, 0.2), (0.66, 0.36)], 0.06, scene.dim(scene.metal, 0.25))
    scene.column(0.52, 0.36, 0.8, 0.5, scene.accent)
    scene.circle(-0.6, -0.1, 0.1, PALE, scene.metal)
    scene.line([(-0.6, -0.1), (-0.55, -0.15)], 0.02, rgb("#d1352e"))
    scene.line([(-0.51, -0.1), (-0.42, -0.1)], 0.03, scene.dim(scene.metal, 0.3))


MOTIF = Motif(paint, "hall")
