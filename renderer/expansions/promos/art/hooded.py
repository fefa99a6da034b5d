"""Figures in hoods around a fire below the sign of Mars."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.ring(-0.03, -0.22, 0.2, 0.045, mix(rgb("#e4703a"), GOLD, 0.4))
    scene.line([(0.11, -0.36), (0.3, -0.54)], 0.045, mix(rgb("#e4703a"), GOLD, 0.4))
    scene.shape((0.36, -0.6), (0.34, -0.42), (0.18, -0.58), colour=mix(rgb("#e4703a"), GOLD, 0.4))
    scene.glow(0, 0.16, 0.62, rgb("#ff9f4a"), 0.8)
    for x, foot, size in ((-0.44, 0.3, 0.56), (0.46, 0.3, 0.56), (-0.74, 0.52, 0.8), (0.76, 0.52, 0.8)):
        side = 1 if x < 0 else -1
        robe = mix(rgb("#7a2430"), scene.dark, 0.15)
        with scene.placed(x, foot - size / 2, size):
            scene.fill(
                "M -.26 .5 C -.26 .1 -.2 -.2 -.1 -.3 L .1 -.3 C .2 -.2 .26 .1 .26 .5 Z",
                scene.lit(robe),
                scene.dim(robe, 0.6),
            )
            scene.fill(
                "M -.17 -.16 C -.2 -.42 -.06 -.5 .0 -.54 C .08 -.48 .2 -.4 .17 -.16 C .1 -.06 -.1 -.06 -.17 -.16 Z",
                scene.lit(robe),
                scene.dim(robe, 0.4),
            )
            scene.fill([ellipse(side * 0.035, -0.26, 0.09, 0.12)], INK)
            for dx in (-0.02, 0.06):
                scene.circle(side * (dx + 0.015), -0.27, 0.016, rgb("#ffd25a"))
            scene.line([(side * 0.04, 0.0), (side * 0.18, 0.04)], 0.09, scene.lit(robe))
            scene.line([(-0.2, 0.2), (0.2, 0.2)], 0.025, GOLD)
    scene.across([(-0.2, 0.3), (0.2, 0.3), (0.12, 0.5), (-0.12, 0.5)], scene.dim(GOLD, 0.35))
    scene.fill([ellipse(0, 0.3, 0.2, 0.045)], scene.dark)
    for dx, high, half, code in (
        (0.0, 0.4, 0.14, "#ff6a2a"),
        (-0.05, 0.28, 0.09, "#ffa03a"),
        (0.03, 0.2, 0.06, "#fff0b0"),
    ):
        scene.fill(
            f"M {dx - half} .3 C {dx - half} {0.3 - high * 0.5} {dx - 0.02} {0.3 - high * 0.6} {dx} "
            f"{0.3 - high} C {dx + 0.05} {0.3 - high * 0.6} {dx + half * 1.1} {0.3 - high * 0.4} {dx + half} "
            ".3 Z",
            rgb(code),
        )
    sparkle(scene, 0.1, -0.06, 0.04)


MOTIF = Motif(paint, "cave")
