"""A giraffe and its young behind a fence, and visitors who look up."""

from renderer.art.motif import Motif
from renderer.art.parts import WOOD, person, tree
from renderer.art.scenery import Scene
from renderer.drawing.canvas import regular
from renderer.drawing.theme import INK, rgb


def _giraffe(scene: Scene, x: float, foot: float, size: float) -> None:
    tone, spot = rgb("#f0c060"), rgb("#a8642a")
    with scene.placed(x, foot - size / 2, size):
        for dx, shade in ((0.2, 0.3), (-0.1, 0.3), (0.26, 0.0), (-0.16, 0.0)):
            scene.line([(dx, 0.1), (dx, 0.48)], 0.05, scene.dim(tone, shade))
            scene.line([(dx, 0.46), (dx, 0.5)], 0.055, scene.dark)
        scene.line([(0.3, 0.02), (0.38, 0.2)], 0.022, spot)
        scene.fill(
            "M -.2 .12 C -.26 0 -.2 -.06 -.1 -.08 C .1 -.06 .3 -.04 .31 .08 C .3 .18 -.1 .22 -.2 .12 Z",
            scene.lit(tone),
            scene.dim(tone, 0.3),
        )
        scene.shape((-0.24, 0.06), (-0.06, -0.06), (-0.19, -0.42), (-0.27, -0.4), colour=scene.lit(tone), low=tone)
        scene.fill(
            "M -.18 -.46 L -.26 -.47 L -.42 -.37 Q -.46 -.32 -.4 -.3 L -.26 -.33 L -.18 -.36 Z",
            scene.lit(tone),
            scene.dim(tone, 0.2),
        )
        for dx in (-0.24, -0.19):
            scene.line([(dx, -0.45), (dx + 0.02, -0.53)], 0.018, spot)
            scene.circle(dx + 0.02, -0.535, 0.016, scene.dark)
        scene.shape((-0.18, -0.44), (-0.08, -0.47), (-0.16, -0.4), colour=scene.dim(tone, 0.2))
        scene.circle(-0.28, -0.41, 0.016, INK)
        for dx, dy, r in (
            (0.0, 0.04, 0.05),
            (0.14, 0.02, 0.045),
            (0.22, 0.1, 0.04),
            (-0.1, 0.1, 0.04),
            (0.08, 0.13, 0.035),
            (-0.15, -0.1, 0.035),
            (-0.19, -0.22, 0.03),
            (-0.21, -0.33, 0.025),
        ):
            scene.fill([regular(5, r, (dx, dy))], spot)


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    tree(scene, 0.74, 0.46, 0.66)
    _giraffe(scene, 0.08, 0.46, 0.98)
    _giraffe(scene, 0.5, 0.46, 0.56)
    for k in range(9):
        x = -0.74 + 0.19 * k
        scene.line([(x, 0.22), (x, 0.5)], 0.03, WOOD)
    for y in (0.28, 0.4):
        scene.line([(-0.78, y), (0.82, y)], 0.03, scene.lit(WOOD))
    person(scene, -0.62, 0.56, 0.42, rgb("#d1495b"), arm=0.9)
    person(scene, -0.42, 0.57, 0.28, rgb("#3d8ac0"), arm=0.9)


MOTIF = Motif(paint, "green")
