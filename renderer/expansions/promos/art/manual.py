"""An open book of drawings that work, with a spanner and a set square."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import sparkle, table
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    table(scene, 0.4, 0.84, rgb("#8a5638"))
    scene.fill(
        "M -.7 .3 L -.62 -.3 Q -.3 -.42 0 -.3 Q .3 -.42 .62 -.3 L .7 .3 Q .34 .2 0 .34 Q -.34 .2 -.7 .3 Z",
        rgb("#7a2f3a"),
        rgb("#4a1a24"),
    )
    scene.fill(
        "M -.66 .25 L -.58 -.33 Q -.3 -.43 0 -.32 L 0 .3 Q -.34 .16 -.66 .25 Z", PAPER, mix(PAPER, scene.dark, 0.12)
    )
    scene.fill(
        "M .66 .25 L .58 -.33 Q .3 -.43 0 -.32 L 0 .3 Q .34 .16 .66 .25 Z",
        mix(PAPER, scene.dark, 0.06),
        mix(PAPER, scene.dark, 0.2),
    )
    for k in range(5):
        y = -0.24 + 0.085 * k
        scene.line([(-0.52 - 0.012 * k, y), (-0.3, y - 0.03), (-0.09, y + 0.01)], 0.016, mix(INK, PAPER, 0.5))
    blue = rgb("#3d6ea6")
    scene.line([(0.12, 0.12), (0.14, -0.12), (0.3, -0.25), (0.46, -0.14), (0.5, 0.1), (0.12, 0.12)], 0.016, blue)
    scene.line([(0.26, 0.1), (0.27, -0.05), (0.36, -0.06), (0.37, 0.09)], 0.014, blue)
    for a, b in (((0.1, 0.18), (0.52, 0.16)), ((0.56, -0.14), (0.58, 0.1))):
        scene.line([a, b], 0.01, rgb("#d1495b"))
    wrench = turned(
        [
            (-0.3, -0.03),
            (0.18, -0.03),
            (0.26, -0.1),
            (0.36, -0.08),
            (0.28, -0.02),
            (0.28, 0.03),
            (0.36, 0.09),
            (0.26, 0.1),
            (0.18, 0.03),
            (-0.3, 0.03),
        ],
        (-0.3, 0.4),
        -16,
    )
    scene.shape(*wrench, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.4))
    scene.shape((0.34, 0.44), (0.78, 0.44), (0.78, 0.16), colour=mix(scene.accent, WHITE, 0.25), low=scene.accent)
    scene.shape((0.54, 0.4), (0.73, 0.4), (0.73, 0.28), colour=rgb("#8a5638"))
    sparkle(scene, 0.3, -0.3, 0.07)


MOTIF = Motif(paint, "hall")
