"""A slope of mud that carries off a house and trees."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import WOOD
from renderer.art.scenery import Scene
from renderer.drawing.canvas import regular
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    mud = mix(rgb("#7a4a2c"), scene.rock, 0.25)
    scene.fill(
        "M -2.6 -.8 L -1.1 -.5 C -.7 -.46 -.5 -.2 -.1 -.04 C .3 .1 .6 .34 1.1 .44 L 2.6 .5 L 2.6 .8 L -2.6 .8 Z",
        scene.lit(mud),
        scene.dim(mud, 0.4),
    )
    with scene.placed(-0.02, -0.06, 0.62):
        wall = mix(rgb("#f4e4c8"), scene.accent, 0.15)
        for points, tone, shade in (
            ([(-0.36, -0.12), (0.3, -0.12), (0.3, 0.42), (-0.36, 0.42)], wall, 0.0),
            ([(0.3, -0.12), (0.46, -0.18), (0.46, 0.36), (0.3, 0.42)], wall, 0.4),
            ([(-0.44, -0.1), (-0.04, -0.5), (0.38, -0.1)], scene.accent, 0.1),
            ([(0.38, -0.1), (-0.04, -0.5), (0.16, -0.52), (0.52, -0.18)], scene.accent, 0.45),
            ([(-0.26, 0.02), (-0.1, 0.02), (-0.1, 0.18), (-0.26, 0.18)], scene.lamp, 0.0),
            ([(0.04, 0.06), (0.18, 0.06), (0.18, 0.4), (0.04, 0.4)], WOOD, 0.2),
        ):
            scene.shape(*turned(points, (0, 0), 18), colour=scene.dim(tone, shade), low=scene.dim(tone, shade + 0.15))
    for x, y, turn in ((-0.56, -0.22, -50), (0.44, 0.14, 62), (0.7, 0.3, 80)):
        scene.line(turned([(0, 0.14), (0, -0.1)], (x, y), turn), 0.035, WOOD)
        for dx, dy in ((0.0, -0.2), (-0.07, -0.13), (0.07, -0.13)):
            spot = turned([(dx, dy)], (x, y), turn)[0]
            scene.circle(*spot, 0.085, rgb("#6fae4a"), rgb("#3f7a3a"))
    flow = "M -2.6 -.5 L -1.1 -.3 C -.8 -.2 -.7 .02 -.4 .06 C -.2 .08 -.1 .22 .1 .2 C .3 .18 .4 .34 .6 .36 "
    flow += "C .8 .36 .9 .46 1.1 .5 L 2.6 .56 L 2.6 .8 L -2.6 .8 Z"
    scene.fill(flow, mix(mud, WHITE, 0.12), scene.dim(mud, 0.55))
    for k in range(5):
        x, y = -0.8 + 0.32 * k, 0.06 + 0.085 * k
        scene.line([(x, y), (x + 0.1, y + 0.05), (x + 0.24, y + 0.06), (x + 0.34, y + 0.12)], 0.03, scene.dim(mud, 0.6))
    for x, y, r in (
        (-0.5, 0.3, 0.07),
        (0.1, 0.36, 0.09),
        (0.5, 0.46, 0.06),
        (-0.8, 0.1, 0.05),
        (0.84, 0.4, 0.05),
        (-0.2, 0.46, 0.05),
    ):
        scene.fill([regular(7, r, (x, y))], scene.lit(scene.rock), scene.dim(scene.rock, 0.5))


MOTIF = Motif(paint, "mars")
