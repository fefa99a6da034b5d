"""A moon that strikes the ground: a wall of light and dust, rocks that fly."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import boulder
from renderer.art.scenery import Scene, ragged
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0, 0.42, 1.3, 0.2)], rgb("#ffb45a"), rgb("#b8442a"))
    scene.glow(0, 0.26, 0.9, rgb("#ffd25a"), 1)
    dust = mix(scene.hour.mid, rgb("#c9784a"), 0.4)
    crown = (
        "M -1.04 .46 L -.9 .06 L -.7 .24 L -.62 -.14 L -.42 .18 L 0 .3 L .42 .18 L .62 -.14 L .7 .24 L "
        ".9 .06 L 1.04 .46 Z"
    )
    scene.fill(crown, mix(scene.lit(dust), WHITE, 0.2), scene.dim(dust, 0.2))
    for turn, far in ((-155, 0.66), (-130, 0.8), (-50, 0.84), (-24, 0.62), (-110, 0.6), (-70, 0.56)):
        scene.shape(*turned([(0.2, -0.05), (far, 0.0), (0.2, 0.05)], (0, 0.3), turn), colour=rgb("#fff0b0"), alpha=0.8)
        x, y = turned([(far, 0.0)], (0, 0.3), turn)[0]
        scene.fill(
            [ragged(x, y, 0.05, [scene.between(0.7, 1) for _ in range(7)])],
            scene.lit(scene.rock),
            scene.dim(scene.rock, 0.5),
        )
    boulder(scene, 0, -0.04, 0.36, mix(rgb("#b8a494"), scene.hour.low, 0.1), 5)
    front = [point for point in ellipse(0, 0.3, 0.52, 0.14, 0, 48) if point[1] > 0.3]
    scene.shape(*sorted(front), colour=rgb("#fff6d0"), low=rgb("#ff9f3a"))
    low = "M -.8 .5 L -.68 .3 L -.52 .42 L -.4 .26 L -.2 .42 L 0 .34 L .2 .42 L .4 .26 L .52 .42 L .68 .3 L .8 .5 Z"
    scene.fill(low, scene.lit(dust), scene.dim(dust, 0.35))


MOTIF = Motif(paint, "mars")
