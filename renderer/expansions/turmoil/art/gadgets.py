"""A shop window with odd new wares: a walking kettle, a fan hat, a shoe with springs."""

from renderer.art.motif import Motif
from renderer.art.parts import WOOD
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    frame = scene.accent
    scene.slab(-0.86, -0.42, 0.86, 0.52, mix(frame, WHITE, 0.15), depth=0.04)
    for k in range(9):
        left = -0.9 + 0.2 * k
        scene.shape(
            (left, -0.56),
            (left + 0.2, -0.56),
            (left + 0.22, -0.34),
            (left + 0.02, -0.34),
            colour=frame if k % 2 else PAPER,
            low=scene.dim(frame if k % 2 else PAPER, 0.2),
        )
    scene.box((-0.76, -0.28, 0.72, 0.38), 0.03, rgb("#fff2cf"), rgb("#e9c48a"))
    for x, y, r in ((-0.5, 0.0, 0.26), (0.0, -0.02, 0.26), (0.5, 0.0, 0.26)):
        scene.circle(x, y, r, WHITE, alpha=0.4)
    kettle = rgb("#d1495b")
    for dx in (-0.1, 0.1):
        scene.line([(-0.5 + dx, 0.16), (-0.5 + dx * 1.6, 0.25), (-0.5 + dx, 0.34)], 0.03, scene.dark)
        scene.line([(-0.5 + dx, 0.34), (-0.44 + dx, 0.34)], 0.035, scene.dark)
    scene.fill(
        "M -.68 .16 C -.72 -.02 -.62 -.14 -.5 -.14 C -.38 -.14 -.28 -.02 -.32 .16 Z",
        scene.lit(kettle),
        scene.dim(kettle, 0.35),
    )
    scene.line([(-0.34, 0.06), (-0.24, -0.04)], 0.05, scene.dim(kettle, 0.2))
    scene.line([(-0.62, -0.1), (-0.5, -0.24), (-0.38, -0.1)], 0.028, scene.dark)
    for dx in (-0.06, 0.06):
        scene.circle(-0.5 + dx, 0.0, 0.035, WHITE)
        scene.circle(-0.49 + dx, 0.0, 0.018, INK)
    scene.fill([half_ellipse(0, 0.1, 0.19, 0.2)], rgb("#3d8ac0"), rgb("#1f4f80"))
    scene.fill([ellipse(0, 0.11, 0.28, 0.035)], rgb("#2a6a9a"))
    scene.line([(0, -0.1), (0, -0.2)], 0.02, scene.dark)
    for f in (-1, 1):
        scene.fill([ellipse(f * 0.1, -0.2, 0.1, 0.03, 12 * f)], scene.metal, scene.dim(scene.metal, 0.3))
    scene.column(-0.1, 0.14, 0.1, 0.36, scene.dim(PAPER, 0.2))
    shoe = rgb("#5fa777")
    coil = [(0.5 + 0.09 * (-1) ** k, 0.34 - 0.035 * k) for k in range(6)]
    scene.line(coil, 0.026, scene.dark)
    scene.fill("M .34 .14 L .34 -.1 L .5 -.1 L .54 .0 L .68 .05 L .68 .14 Z", scene.lit(shoe), scene.dim(shoe, 0.3))
    for k in range(3):
        scene.line([(0.44, -0.06 + 0.05 * k), (0.53, -0.05 + 0.05 * k)], 0.014, WHITE)
    scene.slab(-0.76, 0.34, 0.72, 0.4, WOOD, depth=0.03)
    scene.shape((-0.6, -0.28), (-0.44, -0.28), (-0.66, 0.34), (-0.76, 0.34), colour=WHITE, alpha=0.25)


MOTIF = Motif(paint, "street", size=0.64)
