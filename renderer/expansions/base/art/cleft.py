"""A city on the floor of a canyon: towers between walls with lit terraces, a bridge, a roof of glass from rim to rim."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    stone, far = mix(scene.hour.mid, scene.hour.near, 0.25), mix(scene.hour.far, scene.hour.low, 0.55)
    scene.shape((-0.9, -0.5), (0.9, -0.5), (0.9, 0.8), (-0.9, 0.8), colour=mix(scene.hour.low, WHITE, 0.15), low=far)
    scene.glow(0, -0.16, 0.6, scene.hour.sun, 0.7)
    for k, (inner, tone) in enumerate(((0.34, mix(far, stone, 0.35)), (0.54, mix(far, stone, 0.7)), (0.78, stone))):
        for side in (-1, 1):
            edge = [
                (inner + 0.06, -0.52),
                (inner + 0.02, -0.3),
                (inner + 0.05, -0.28),
                (inner - 0.02, -0.02),
                (inner + 0.03, 0.0),
                (inner - 0.06, 0.28),
                (inner - 0.02, 0.3),
                (inner - 0.1, 0.9),
            ]
            shade = scene.lit(tone) if side > 0 else scene.dim(tone, 0.25)
            scene.shape(
                *((side * x, y) for x, y in edge),
                (side * 1.9, 0.9),
                (side * 1.9, -0.52),
                colour=shade,
                low=scene.dim(tone, 0.5),
            )
            for row in range(4):
                y = -0.36 + 0.2 * row
                ledge = side * (inner - 0.03 - 0.015 * row)
                scene.line([(ledge, y + 0.1), (side * 1.9, y + 0.1)], 0.014 + 0.006 * k, mix(scene.metal, shade, 0.4))
                for n in range(2 + 2 * k):
                    x = inner + 0.07 + 0.1 * n
                    if (n * 2 + row + k + side) % 4:
                        scene.box((side * x - 0.022, y + 0.02, side * x + 0.022, y + 0.085), 0.018, scene.lamp)
        if k == 0:
            scene.fill("M -.5 .3 C -.2 .24 .2 .24 .5 .3 L .8 .9 L -.8 .9 Z", rgb("#7fae4e"), rgb("#2f5f38"))
            scene.fill(
                "M -.02 .27 C .1 .4 -.14 .5 .04 .9 L .26 .9 C .02 .5 .22 .4 .05 .27 Z",
                mix(scene.glass, rgb("#3f9ac0"), 0.5),
            )
        if k == 1:
            for x, top, half, tint in (
                (-0.3, -0.02, 0.075, scene.metal),
                (-0.14, -0.24, 0.07, scene.accent),
                (0.04, -0.1, 0.075, scene.metal),
                (0.2, 0.04, 0.08, scene.accent),
                (0.34, 0.14, 0.07, scene.metal),
            ):
                scene.column(x - half, top, x + half, 0.42, mix(tint, WHITE, 0.2))
                scene.vault(x, top + 0.004, half, half * 0.8, tint)
                scene.windows(x - half * 0.7, top + 0.05, x + half * 0.7, 0.38, 2, 5, scene.lamp)
            for x in (-0.4, -0.22, 0.12, 0.28, 0.42):
                scene.circle(x, 0.42, 0.05, rgb("#6fb04a"), rgb("#2f6a3a"))
    scene.shape(
        (-0.74, 0.1),
        (0.74, 0.1),
        (0.74, 0.15),
        (-0.74, 0.15),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.35),
    )
    for x in (-0.62, -0.42, 0.42, 0.62):
        scene.line([(x, 0.1), (x * 0.9, -0.02)], 0.01, scene.metal)
    scene.box((0.28, 0.03, 0.54, 0.1), 0.03, scene.accent, scene.dim(scene.accent, 0.3))
    for x in (0.31, 0.385, 0.46):
        scene.box((x, 0.045, x + 0.05, 0.078), 0.008, scene.lamp)
    roof = half_ellipse(0, -0.36, 0.92, 0.15)
    scene.shape(*roof, colour=scene.glass, alpha=0.3)
    scene.line(roof, 0.022, mix(scene.glass, WHITE, 0.6))
    for n in range(4, 21, 2):
        scene.line([roof[n], (roof[n][0] * 1.04, -0.36)], 0.009, mix(scene.glass, WHITE, 0.6))
    scene.line([(-0.92, -0.36), (0.92, -0.36)], 0.012, mix(scene.glass, WHITE, 0.5))


MOTIF = Motif(paint, "mars", flies=True, size=1)
