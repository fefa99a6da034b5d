"""A moon of ice before its giant, of which half is a living world already: sea, land, clouds, a thin air."""

import math

from renderer.art.land import banded
from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    banded(scene, -0.62, -0.3, 0.5, scene.one_of("#e8b98a", "#d9a08a", "#e6d0a4"))
    x, y, r = 0.14, 0.06, 0.44
    ice, sea, land = mix(rgb("#b9b4ac"), scene.hour.low, 0.15), rgb("#3f94c0"), rgb("#5fa04e")
    scene.circle(x, y, r * 1.14, rgb("#bfeaff"), alpha=0.16)
    scene.circle(x, y, r * 1.07, rgb("#bfeaff"), alpha=0.3)
    scene.orb(x, y, r, sea, rgb("#0d2f54"))
    for blot in (
        "M .2 -.26 C .34 -.3 .46 -.2 .44 -.08 C .36 -.02 .28 -.1 .2 -.06 C .12 -.12 .12 -.22 .2 -.26 Z",
        "M .3 .1 C .42 .06 .52 .12 .5 .2 C .42 .32 .3 .3 .26 .22 Z",
        "M .06 .26 C .16 .22 .24 .32 .2 .4 C .12 .44 .02 .36 .06 .26 Z",
    ):
        scene.fill(blot, scene.lit(land), scene.dim(land, 0.25))
    edge = [
        (x + 0.06 * math.sin(11 * t) - 0.05 + 0.05 * math.sin(5 * t), y - r * 0.995 + 2 * r * 0.995 * t)
        for t in (k / 24 for k in range(25))
    ]
    rim = [(x - r * math.sin(math.pi * t), y + r * math.cos(math.pi * t)) for t in (k / 30 for k in range(31))]
    scene.fill([[*edge, *rim]], mix(ice, WHITE, 0.25), scene.dim(ice, 0.35))
    for dx, dy, a in (
        (-0.26, -0.14, 0.08),
        (-0.16, 0.06, 0.05),
        (-0.3, 0.14, 0.06),
        (-0.14, -0.28, 0.045),
        (-0.16, 0.3, 0.05),
    ):
        scene.fill([ellipse(x + dx, y + dy, a, a * 0.85)], scene.dim(ice, 0.4))
        scene.fill([ellipse(x + dx + 0.008, y + dy + 0.01, a * 0.74, a * 0.62)], scene.dim(ice, 0.15))
    for dx, dy, turn in ((-0.22, 0.0, 24), (-0.28, -0.02, -38)):
        scene.fill([ellipse(x + dx, y + dy, 0.17, 0.012, turn)], mix(ice, WHITE, 0.6))
    for dx, dy, half in ((0.18, -0.3, 0.16), (0.26, 0.02, 0.17), (0.1, 0.18, 0.14), (0.22, 0.34, 0.12)):
        scene.fill([ellipse(x + dx, y + dy, half, 0.024, -6)], WHITE, alpha=0.85)
    scene.fill([ellipse(x + 0.1, y - 0.415, 0.14, 0.03)], WHITE)
    for k, (dx, dy) in enumerate(((0.62, -0.34), (0.76, -0.22), (0.72, -0.42))):
        wing = turned([(-0.09, 0), (0.05, -0.035), (0.02, 0), (0.05, 0.035)], (x + dx, y + dy), -28)
        scene.shape(*wing, colour=mix(scene.metal, WHITE, 0.3 * (k == 0)), low=scene.dim(scene.metal))
        scene.glow(x + dx + 0.06, y + dy - 0.03, 0.06, rgb("#ffb45a"), 1)


MOTIF = Motif(paint, "space", flies=True)
