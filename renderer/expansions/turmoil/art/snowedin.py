"""A dome up to its windows in snow, a path dug to its door."""

from renderer.art.motif import Motif
from renderer.art.parts import SNOW, WOOD, person
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    tone = mix(scene.accent, WHITE, 0.15)
    scene.line([(0.36, -0.1), (0.36, -0.5)], 0.02, scene.metal)
    for dx in (-0.08, 0.08):
        scene.line([(0.36 + dx, -0.44), (0.36, -0.4)], 0.014, scene.metal)
    scene.vault(0, 0.4, 0.56, 0.72, tone)
    for x, y in ((-0.3, 0.12), (-0.12, -0.06), (0.28, 0.1)):
        scene.circle(x, y, 0.08, scene.dim(scene.metal, 0.4))
        scene.circle(x, y, 0.06, scene.lamp)
        scene.glow(x, y, 0.14, scene.lamp, 0.7)
    scene.fill(
        "M -.42 -.02 C -.32 -.36 .3 -.38 .44 -.02 C .36 -.1 .3 -.02 .22 -.12 C .1 -.04 .0 -.16 -.1 -.1 C -.2 -.16 -.3 -.04 -.42 -.02 Z",
        WHITE,
        SNOW,
    )
    scene.glow(0.04, 0.34, 0.3, rgb("#ffd98a"), 0.8)
    scene.fill([[*half_ellipse(0.04, 0.24, 0.13, 0.12), (0.17, 0.46), (-0.09, 0.46)]], rgb("#fff0b8"), rgb("#ffb84a"))
    scene.fill(
        "M -1.0 .5 C -.9 .2 -.7 .1 -.5 .2 C -.36 .12 -.2 .26 -.1 .38 L -.16 .54 L -1.0 .56 Z",
        WHITE,
        mix(SNOW, rgb("#7fb0d0"), 0.5),
    )
    scene.fill(
        "M 1.0 .5 C .92 .18 .7 .14 .54 .2 C .4 .14 .26 .28 .17 .4 L .26 .54 L 1.0 .56 Z",
        WHITE,
        mix(SNOW, rgb("#7fb0d0"), 0.6),
    )
    scene.fade([(-0.09, 0.42), (0.17, 0.42), (0.3, 0.62), (-0.2, 0.62)], rgb("#ffd98a"), 0.8, 0.2)
    person(scene, 0.42, 0.52, 0.34, rgb("#d1495b"), arm=0.2)
    scene.line([(0.34, 0.5), (0.24, 0.26)], 0.018, WOOD)
    scene.shape((0.3, 0.46), (0.38, 0.44), (0.4, 0.54), (0.32, 0.56), colour=scene.metal)
    for k in range(26):
        x, y = -0.95 + 1.9 * ((k * 11) % 26) / 25, -0.6 + 0.85 * ((k * 7) % 26) / 25
        scene.circle(x, y, 0.012 + 0.008 * (k % 3), WHITE)


MOTIF = Motif(paint, "ice")
