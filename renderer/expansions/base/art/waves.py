"""A breaker with foam."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    pale, deep = mix(rgb("#a6e4e6"), scene.hour.low, 0.15), rgb("#13597f")
    crest = (
        "M -1.6 .6 L -1.6 .3 C -1 .3 -.7 .1 -.5 -.14 C -.3 -.4 .1 -.5 .42 -.3 "
        "C .56 -.2 .56 -.04 .48 .02 C .46 -.12 .3 -.18 .18 -.1 C .0 .04 .1 .3 .5 .32 "
        "C .9 .34 1.2 .3 1.6 .26 L 1.6 .6 Z"
    )
    scene.fill(crest, pale, deep)
    for x, y, r in (
        (0.44, -0.28, 0.07),
        (0.52, -0.18, 0.075),
        (0.52, -0.05, 0.06),
        (0.34, -0.34, 0.06),
        (0.48, 0.05, 0.04),
        (0.6, -0.1, 0.035),
    ):
        scene.circle(x, y, r, WHITE, alpha=0.95)
    for lift in (0.1, 0.22, 0.34):
        streak = [
            (-0.9 + lift, 0.42),
            (-0.5 + lift * 0.6, 0.1 + lift * 0.5),
            (-0.2 + lift * 0.4, -0.22 + lift * 0.8),
            (0.05, -0.34 + lift),
        ]
        scene.line(streak, 0.014, WHITE, 0.45)


MOTIF = Motif(paint, "shore")
