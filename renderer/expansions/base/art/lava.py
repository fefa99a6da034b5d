"""A flow that winds out of the hills."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    glow, red = rgb("#ffe070"), rgb("#e8431a")
    scene.glow(0, 0.1, 0.7, rgb("#ff8a2a"), 0.6)
    flow = (
        "M -.06 -.2 C .16 -.1 .02 0 -.2 .08 C -.46 .18 -.1 .28 .2 .32 C .5 .38 .3 .5 .1 .7 L -1 .7 "
        "C -.6 .5 -.7 .36 -.42 .28 C -.2 .22 -.5 .1 -.26 .02 C -.1 -.06 -.14 -.1 -.12 -.2 Z"
    )
    scene.fill(flow, glow, red)
    for x, y, half in (
        (-0.2, 0.14, 0.06),
        (-0.1, 0.4, 0.13),
        (-0.45, 0.5, 0.12),
        (0.12, 0.52, 0.08),
        (-0.3, 0.32, 0.05),
    ):
        scene.fill([ellipse(x, y, half, half * 0.28)], mix(red, INK, 0.55))
    scene.puffs(-0.08, -0.24, mix(scene.dark, scene.hour.low, 0.5), n=4, size=0.07)


MOTIF = Motif(paint, "mars")
