"""A shop with a striped awning, fruit before it, and somebody with a cart."""

from renderer.art.motif import Motif
from renderer.art.parts import crate, person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    scene.slab(-0.76, -0.3, 0.76, 0.46, mix(PAPER, scene.accent, 0.25), depth=0.06)
    scene.box((-0.5, -0.46, 0.46, -0.22), 0.04, scene.accent, scene.dim(scene.accent, 0.3))
    for x, code in ((-0.3, "#e4572e"), (-0.02, "#8fc05a"), (0.26, "#f2a93b")):
        scene.orb(x, -0.33, 0.075, rgb(code))
        scene.line([(x, -0.4), (x + 0.03, -0.44)], 0.014, rgb("#3f7a3a"))
    scene.box((-0.66, 0.02, 0.2, 0.34), 0.02, mix(scene.lamp, WHITE, 0.2), mix(scene.lamp, rgb("#e0a04a"), 0.4))
    for k in range(5):
        for y in (0.14, 0.28):
            scene.slab(
                -0.62 + 0.16 * k,
                y - 0.07,
                -0.52 + 0.16 * k,
                y,
                scene.one_of("#d1495b", "#3d7ea6", "#5fa777", "#e9b84a"),
            )
    scene.box((0.32, 0.04, 0.6, 0.46), 0.03, scene.dark)
    scene.box((0.34, 0.06, 0.45, 0.46), 0.02, scene.glass)
    scene.box((0.47, 0.06, 0.58, 0.46), 0.02, mix(scene.glass, WHITE, 0.3))
    for k in range(11):
        x = -0.8 + 0.145 * k
        tone = WHITE if k % 2 else rgb("#d1495b")
        scene.shape(
            (x + 0.02, -0.14),
            (x + 0.165, -0.14),
            (x + 0.145, 0.02),
            (x, 0.02),
            colour=tone,
            low=mix(tone, scene.dark, 0.2),
        )
        scene.fill([half_ellipse(x + 0.0725, 0.02, 0.0725, -0.045)], mix(tone, scene.dark, 0.12))
    for k, x in enumerate((-0.66, -0.4, -0.14)):
        crate(scene, x, 0.5, 0.22, rgb("#c9904a"))
        for dx in (0.03, 0.09, 0.14):
            scene.circle(x + dx, 0.32, 0.04, rgb(("#e4572e", "#8fc05a", "#f2c14a")[k]))
    person(scene, 0.72, 0.54, 0.5, rgb("#2a9d8f"))
    scene.shape(
        (0.3, 0.32), (0.56, 0.3), (0.52, 0.44), (0.36, 0.44), colour=scene.metal, low=scene.dim(scene.metal, 0.4)
    )
    for x in (0.38, 0.5):
        scene.circle(x, 0.5, 0.03, scene.dark)


MOTIF = Motif(paint, "street")
