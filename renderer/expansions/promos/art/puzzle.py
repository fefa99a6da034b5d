"""Two pieces that fit: a factory on one, a dome on the other."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    for side, tone in ((-1, scene.accent), (1, mix(GOLD, scene.accent, 0.12))):
        gap = 0.07 * side
        body = [(side * 0.72 + gap, -0.36), (gap, -0.36), (gap, 0.36), (side * 0.72 + gap, 0.36)]
        scene.shape(*((x + 0.02, y + 0.03) for x, y in body), colour=scene.dark, alpha=0.4)
        scene.shape(*body, colour=scene.lit(tone), low=scene.dim(tone, 0.2))
        scene.circle(side * 0.4 + gap, -0.4, 0.1, scene.lit(tone))
        scene.circle(side * 0.4 + gap, 0.36, 0.1, mix(scene.hour.top, scene.hour.low, 0.5))
    scene.circle(0.02, 0.0, 0.13, scene.dim(mix(GOLD, scene.accent, 0.12), 0.55))
    scene.circle(0.02, 0.0, 0.105, scene.lit(scene.accent), scene.dim(scene.accent, 0.2))
    scene.box((-0.1, -0.07, 0.0, 0.07), 0.0, scene.lit(scene.accent), scene.dim(scene.accent, 0.15))
    scene.slab(-0.6, 0.0, -0.24, 0.2, PAPER, depth=0.2)
    for k in range(2):
        scene.shape(
            (-0.6 + 0.14 * k, 0.0),
            (-0.47 + 0.14 * k, -0.1),
            (-0.47 + 0.14 * k, 0.0),
            colour=mix(PAPER, scene.dark, 0.25),
        )
    scene.column(-0.32, -0.2, -0.25, 0.0, mix(PAPER, scene.dark, 0.12))
    scene.windows(-0.58, 0.06, -0.34, 0.16, 3, 1, scene.dark)
    scene.shape(*half_ellipse(0.48, 0.2, 0.2, 0.24), colour=PAPER, low=mix(PAPER, scene.dark, 0.2))
    for x in (0.4, 0.48, 0.56):
        scene.box((x - 0.025, 0.04, x + 0.025, 0.2), 0.01, scene.dim(scene.accent, 0.3))


MOTIF = Motif(paint, "rays", flies=True)
