"""A cracked piggy bank that looks sad at the few coins left."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import coin
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0.0, 0.47, 0.66, 0.05)], scene.dark, alpha=0.45)
    pink = mix(rgb("#f09aa0"), scene.hour.low, 0.08)
    for x, shade in ((-0.2, 0.35), (0.26, 0.35), (-0.28, 0.1), (0.18, 0.1)):
        scene.column(x - 0.06, 0.2, x + 0.07, 0.47, scene.dim(pink, shade))
    scene.line([(0.42, -0.02), (0.52, -0.1), (0.46, -0.16), (0.56, -0.2)], 0.03, scene.dim(pink, 0.2))
    scene.fill([ellipse(0.02, 0.06, 0.46, 0.33)], scene.lit(pink), scene.dim(pink, 0.4))
    scene.fill([ellipse(-0.08, -0.1, 0.26, 0.12, -12)], WHITE, alpha=0.22)
    for x, shade in ((-0.18, 0.3), (-0.36, 0.05)):
        scene.fill(
            f"M {x - 0.06} -.14 L {x + 0.02} -.38 L {x + 0.13} -.16 Z",
            scene.lit(scene.dim(pink, shade)),
            scene.dim(pink, shade + 0.1),
        )
    scene.fill([ellipse(-0.36, 0.0, 0.22, 0.2)], scene.lit(pink), scene.dim(pink, 0.25))
    scene.fill([ellipse(-0.53, 0.07, 0.09, 0.11)], mix(pink, WHITE, 0.15), scene.dim(pink, 0.3))
    for dx in (-0.03, 0.03):
        scene.fill([ellipse(-0.54 + dx, 0.07, 0.016, 0.03)], scene.dim(pink, 0.75))
    for x in (-0.46, -0.3):
        scene.circle(x, -0.05, 0.035, WHITE)
        scene.circle(x - 0.005, -0.038, 0.022, INK)
        scene.line(
            [(x - 0.05, -0.1 + 0.03 * (x < -0.4)), (x + 0.04, -0.1 + 0.03 * (x > -0.4))], 0.016, scene.dim(pink, 0.7)
        )
    scene.line([(-0.44, 0.17), (-0.36, 0.14), (-0.28, 0.17)], 0.018, scene.dim(pink, 0.7))
    scene.fill([ellipse(0.06, -0.235, 0.11, 0.02)], scene.dim(pink, 0.85))
    crack = [(0.1, -0.24), (0.16, -0.12), (0.08, -0.04), (0.2, 0.06), (0.14, 0.14), (0.24, 0.26)]
    scene.line(crack, 0.026, scene.dim(pink, 0.85))
    scene.line([(0.2, 0.06), (0.3, 0.02), (0.34, 0.08)], 0.018, scene.dim(pink, 0.85))
    scene.shape((0.2, 0.06), (0.3, 0.03), (0.32, 0.16), (0.2, 0.16), colour=scene.dim(pink, 0.9))
    scene.shape(
        *turned([(-0.05, -0.05), (0.06, -0.03), (0.02, 0.06)], (0.46, 0.42), 30),
        colour=scene.lit(pink),
        low=scene.dim(pink, 0.3),
    )
    for x, y, half in ((-0.62, 0.42, 0.09), (-0.4, 0.46, 0.09), (0.62, 0.45, 0.08)):
        coin(scene, x, y, half)
    red = rgb("#c8323f")
    scene.line([(0.3, -0.5), (0.44, -0.42), (0.52, -0.46), (0.66, -0.28), (0.74, -0.32), (0.88, -0.1)], 0.035, red)
    scene.shape((0.94, -0.02), (0.8, -0.08), (0.92, -0.17), colour=red)


MOTIF = Motif(paint, "rays")
