"""Water that winds down through a valley."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, path
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    pale, deep = mix(rgb("#8fdcea"), scene.hour.low, 0.2), rgb("#1f6f9a")
    bank = (
        "M .02 -.2 C .2 -.08 .3 -.04 .02 .06 C -.4 .2 .1 .28 .3 .36 C .6 .48 .3 .6 .3 .8 L -.9 .8 "
        "C -.8 .5 -.3 .52 -.36 .38 C -.44 .26 -.6 .18 -.2 .04 C .06 -.04 0 -.1 -.03 -.2 Z"
    )
    scene.fill(
        [[(x * 1.06 - 0.005, y) for x, y in part] for part in path(bank)], mix(scene.hour.mid, rgb("#e8d8a0"), 0.4)
    )
    scene.fill(bank, pale, deep)
    for x, y, half in ((0.05, 0.06, 0.07), (-0.15, 0.2, 0.1), (0.05, 0.42, 0.16), (-0.25, 0.58, 0.2)):
        scene.fill([ellipse(x, y, half, half * 0.07)], WHITE, alpha=0.55)


MOTIF = Motif(paint, "green")
