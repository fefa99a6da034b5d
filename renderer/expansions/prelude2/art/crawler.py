"""A vehicle on tracks with a round cabin climbs with explorers, a mast and a flag with the sign of Venus."""

from renderer.art.motif import Motif
from renderer.art.parts import cloudy_globe, crate
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.74)
    body = mix(rgb("#e8a03a"), scene.accent, 0.3)
    scene.line([(0.42, -0.06), (0.42, -0.5)], 0.018, scene.metal)
    flag = [(0.42, -0.5), (0.8, -0.47), (0.74, -0.36), (0.8, -0.24), (0.42, -0.26)]
    scene.shape(*flag, colour=PAPER, low=mix(PAPER, scene.dark, 0.2))
    scene.ring(0.57, -0.41, 0.055, 0.018, rgb("#b85a2f"))
    scene.line([(0.57, -0.355), (0.57, -0.28)], 0.018, rgb("#b85a2f"))
    scene.line([(0.53, -0.315), (0.61, -0.315)], 0.018, rgb("#b85a2f"))
    scene.line([(0.14, -0.2), (0.06, -0.44)], 0.014, scene.metal)
    scene.fill([ellipse(0.05, -0.46, 0.09, 0.045, -24)], scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
    scene.fill("M -.66 .18 L -.6 -.04 L .5 -.1 L .64 .06 L .66 .2 Z", scene.lit(body), scene.dim(body, 0.45))
    scene.shape((-0.64, 0.1), (0.64, 0.08), (0.65, 0.13), (-0.65, 0.15), colour=PAPER)
    scene.orb(-0.36, -0.08, 0.24, mix(scene.glass, WHITE, 0.2), mix(scene.glass, INK, 0.55))
    for x, code in ((-0.44, "#f6f2ea"), (-0.27, "#e4572e")):
        scene.circle(x, -0.1, 0.06, rgb(code), scene.dim(rgb(code), 0.3))
        scene.fill([ellipse(x - 0.015, -0.1, 0.04, 0.035)], rgb("#5a3414"))
        scene.box((x - 0.06, -0.04, x + 0.06, 0.06), 0.04, rgb(code), scene.dim(rgb(code), 0.3))
    scene.ring(-0.36, -0.08, 0.24, 0.018, scene.metal)
    scene.fill([ellipse(-0.46, -0.22, 0.08, 0.03, -34)], WHITE, alpha=0.85)
    scene.shape((-0.62, 0.06), (-0.1, 0.03), (-0.1, 0.09), (-0.64, 0.12), colour=scene.dim(body, 0.2))
    for k in range(3):
        crate(scene, 0.06 + 0.14 * k, -0.06, 0.13, (rgb("#c98a4a"), rgb("#7a8a9a"), rgb("#a8603a"))[k])
    for x, half in ((-0.4, 0.34), (0.36, 0.34)):
        tread = (
            f"M {x - half} .36 Q {x - half} .2 {x - half * 0.6} .2 L {x + half * 0.6} .2 Q {x + half} .2 {x + half} .36 "
            f"Q {x + half} .5 {x + half * 0.7} .5 L {x - half * 0.7} .5 Q {x - half} .5 {x - half} .36 Z"
        )
        scene.fill(tread, scene.dim(scene.metal, 0.75), scene.dark)
        for k in range(8):
            scene.line(
                [(x - half * 0.8 + half * 0.23 * k, 0.47), (x - half * 0.76 + half * 0.23 * k, 0.52)], 0.03, scene.dark
            )
        for k in range(3):
            scene.circle(
                x - half * 0.58 + half * 0.58 * k, 0.36, 0.085, scene.lit(scene.metal), scene.dim(scene.metal, 0.5)
            )
            scene.circle(x - half * 0.58 + half * 0.58 * k, 0.36, 0.035, body)
    scene.fade([(-0.66, 0.02), (-0.66, 0.08), (-1.3, 0.3), (-1.3, -0.1)], scene.lamp, 0.7, 0.2)
    cloudy_globe(scene, 0.36, 0.09, 0.045)


MOTIF = Motif(paint, "venus")
