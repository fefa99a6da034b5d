"""A bus with a glass roof on red sand, its passengers with cameras."""

from renderer.art.motif import Motif
from renderer.art.parts import GLASS
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import half_ellipse, star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.84)
    body = mix(rgb("#e4572e"), scene.accent, 0.2)
    for k, (x, code) in enumerate(((-0.52, "#3d8ac0"), (-0.26, "#f2b33a"), (0.0, "#8e5aa8"), (0.26, "#5fa777"))):
        scene.box((x - 0.09, -0.04, x + 0.09, 0.18), 0.04, rgb(code))
        scene.circle(x, -0.12, 0.09, scene.one_of("#e2b08a", "#c98f62", "#8a5a3c"))
        scene.fill(
            [half_ellipse(x, -0.14, 0.1, 0.09)], (rgb("#e9dcc4"), rgb("#6a4226"), rgb("#d1495b"), rgb("#2a2020"))[k]
        )
        if k % 2 == 0:
            scene.slab(x - 0.16, -0.14, x - 0.04, -0.06, scene.dark, depth=0.2)
            scene.circle(x - 0.1, -0.1, 0.03, rgb("#8fd6f0"))
    scene.fill("M -.76 .14 C -.76 -.2 -.6 -.32 -.4 -.32 L .4 -.32 C .56 -.32 .62 -.2 .66 .14 Z", GLASS, alpha=0.3)
    scene.line(
        [(-0.76, 0.14), (-0.7, -0.14), (-0.6, -0.27), (-0.4, -0.32), (0.4, -0.32), (0.58, -0.22), (0.66, 0.14)],
        0.022,
        WHITE,
    )
    for x in (-0.38, -0.12, 0.14, 0.4):
        scene.line([(x, -0.32), (x, 0.12)], 0.014, WHITE, 0.7)
    scene.shape((-0.66, -0.12), (-0.6, -0.22), (-0.5, -0.26), (-0.58, 0.06), colour=WHITE, alpha=0.6)
    scene.fill("M -.86 .12 L .7 .12 L .78 .36 L -.82 .36 Q -.9 .24 -.86 .12 Z", scene.lit(body), scene.dim(body, 0.4))
    scene.line([(-0.84, 0.2), (0.72, 0.2)], 0.03, PAPER)
    scene.circle(-0.8, 0.27, 0.04, scene.lamp)
    for k in range(3):
        scene.fill([star(5, 0.06, 0.025, (-0.2 + 0.2 * k, 0.28))], mix(GOLD, WHITE, 0.4))
    for x in (-0.56, 0.04, 0.52):
        scene.circle(x, 0.38, 0.15, scene.dark)
        scene.circle(x, 0.38, 0.07, scene.metal, scene.dim(scene.metal, 0.4))
    for k in range(3):
        scene.circle(
            0.86 + 0.09 * k, 0.42 - 0.05 * k, 0.07 + 0.015 * k, mix(scene.rock, scene.hour.low, 0.4), alpha=0.6
        )


MOTIF = Motif(paint, "mars", size=0.62)
