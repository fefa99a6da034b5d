"""A long car with a banner of Venus on its wing, and a globe of clouds on its roof."""

from renderer.art.motif import Motif
from renderer.art.parts import cloudy_globe
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0.0, 0.46, 0.9, 0.05)], scene.dark, alpha=0.5)
    body = mix(rgb("#4a2f5a"), scene.accent, 0.15)
    scene.fill(
        "M -.9 .26 C -.9 .1 -.76 .06 -.56 .04 L -.36 -.18 Q -.32 -.22 -.24 -.22 L .5 -.22 "
        "Q .58 -.22 .62 -.16 L .74 .06 C .86 .08 .9 .14 .9 .28 L .88 .36 L -.88 .36 Z",
        scene.lit(body),
        scene.dim(body, 0.6),
    )
    scene.fill(
        "M -.46 .03 L -.32 -.14 L -.2 -.16 L -.2 .03 Z", mix(scene.glass, WHITE, 0.3), mix(scene.glass, INK, 0.3)
    )
    for x in (-0.16, 0.08, 0.32):
        scene.fill(
            f"M {x} -.16 L {x + 0.2} -.16 L {x + 0.2} .03 L {x} .03 Z",
            mix(scene.glass, WHITE, 0.2),
            mix(scene.glass, INK, 0.45),
        )
    for x, code in ((-0.04, "#c98f62"), (0.2, "#f0c8a0"), (0.42, "#8a5a3c")):
        scene.circle(x, -0.06, 0.05, rgb(code))
        scene.fill([half_ellipse(x, -0.07, 0.055, 0.05)], rgb("#3a2420"))
        scene.box((x - 0.06, -0.01, x + 0.06, 0.03), 0.01, PAPER)
    scene.fill("M .56 -.16 L .6 -.14 L .68 .03 L .56 .03 Z", mix(scene.glass, INK, 0.3))
    scene.line([(-0.86, 0.16), (0.86, 0.16)], 0.018, GOLD)
    for x in (-0.18, 0.06, 0.3):
        scene.line([(x, 0.06), (x, 0.32)], 0.008, scene.dim(body, 0.7))
        scene.line([(x + 0.03, 0.1), (x + 0.1, 0.1)], 0.016, GOLD)
    scene.circle(-0.86, 0.2, 0.05, scene.lamp, GOLD)
    scene.fade([(-0.88, 0.16), (-0.88, 0.24), (-1.5, 0.4), (-1.5, 0.08)], scene.lamp, 0.7, 0.2)
    for x in (-0.56, 0.56):
        scene.circle(x, 0.34, 0.13, scene.dark)
        scene.circle(x, 0.34, 0.075, scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
        scene.circle(x, 0.34, 0.03, GOLD)
    scene.line([(-0.66, 0.05), (-0.66, -0.48)], 0.016, GOLD)
    flag = [
        (-0.66, -0.48),
        (-0.5, -0.5),
        (-0.34, -0.45),
        (-0.2, -0.48),
        (-0.22, -0.24),
        (-0.36, -0.21),
        (-0.5, -0.26),
        (-0.66, -0.24),
    ]
    scene.shape(*flag, colour=rgb("#f6e0a8"), low=rgb("#d9a850"))
    scene.ring(-0.44, -0.39, 0.05, 0.018, rgb("#9a3f5a"))
    scene.line([(-0.44, -0.34), (-0.44, -0.27)], 0.018, rgb("#9a3f5a"))
    scene.line([(-0.48, -0.305), (-0.4, -0.305)], 0.018, rgb("#9a3f5a"))
    cloudy_globe(scene, 0.14, -0.32, 0.1)
    scene.slab(0.06, -0.23, 0.22, -0.2, GOLD)


MOTIF = Motif(paint, "street")
