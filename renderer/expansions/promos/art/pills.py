"""Capsules, a mortar and a green cross."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse, regular
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.66)
    scene.circle(0.36, -0.26, 0.24, WHITE)
    for box in ((0.3, -0.42, 0.42, -0.1), (0.2, -0.32, 0.52, -0.2)):
        scene.box(box, 0.02, rgb("#3f9a5a"), rgb("#2a7a44"))
    scene.line([(-0.02, 0.02), (-0.36, -0.46)], 0.085, scene.lit(mix(PAPER, scene.metal, 0.4)))
    scene.circle(-0.37, -0.47, 0.07, scene.lit(mix(PAPER, scene.metal, 0.4)))
    bowl = mix(rgb("#e9e2d6"), scene.accent, 0.12)
    scene.fill([ellipse(-0.16, 0.0, 0.36, 0.08)], scene.dim(bowl, 0.5), scene.dim(bowl, 0.3))
    scene.line([(-0.02, 0.02), (-0.12, -0.14)], 0.085, scene.lit(mix(PAPER, scene.metal, 0.4)))
    scene.fill(
        "M -.52 0 C -.5 .28 -.36 .4 -.26 .42 L -.3 .5 L -.02 .5 L -.06 .42 C .04 .4 .18 .28 .2 0 C .1 .1 "
        "-.42 .1 -.52 0 Z",
        scene.lit(bowl),
        scene.dim(bowl, 0.4),
    )
    for x, y, turn, codes in (
        (0.48, 0.4, -20, ("#e4572e", "#fff3e6")),
        (0.24, 0.46, 8, ("#3d7ea6", "#f2c14a")),
        (0.62, 0.24, 50, ("#8e5aa8", "#fff3e6")),
    ):
        for side, code in zip((-1, 1), codes, strict=True):
            half = turned(
                [
                    (0.0, -0.06),
                    (side * 0.08, -0.06),
                    (side * 0.125, -0.035),
                    (side * 0.14, 0.0),
                    (side * 0.125, 0.035),
                    (side * 0.08, 0.06),
                    (0.0, 0.06),
                ],
                (x, y),
                turn,
            )
            scene.shape(*half, colour=mix(rgb(code), WHITE, 0.2), low=scene.dim(rgb(code), 0.25))
        scene.line(turned([(-0.09, -0.03), (0.08, -0.03)], (x, y), turn), 0.016, WHITE, 0.8)
    scene.fill([regular(6, 0.05, (-0.3, 0.02))], rgb("#7fc04a"))


MOTIF = Motif(paint, "rays")
