"""A magnifying glass over a butterfly on a stalk."""

from renderer.art.motif import Motif
from renderer.art.parts import WOOD
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, lean, high in (
        (-0.56, 0.1, 0.5),
        (-0.36, -0.08, 0.36),
        (0.56, 0.1, 0.42),
        (0.7, -0.1, 0.56),
        (0.1, 0.06, 0.3),
    ):
        scene.line([(x, 0.54), (x + lean, 0.54 - high)], 0.03, rgb("#4f8a3a"))
        scene.fill([ellipse(x + lean * 0.6 + 0.06, 0.54 - high * 0.5, 0.09, 0.035, -30)], rgb("#6fb04a"))
    scene.line([(0.26, 0.3), (0.56, 0.56)], 0.12, scene.dark)
    scene.line([(0.26, 0.29), (0.55, 0.54)], 0.06, WOOD)
    scene.circle(-0.08, -0.06, 0.47, scene.dim(GOLD, 0.3))
    scene.circle(-0.08, -0.07, 0.45, mix(GOLD, WHITE, 0.25))
    scene.circle(-0.08, -0.06, 0.4, rgb("#dff2ea"), rgb("#9fd0a8"))
    scene.line([(-0.12, 0.32), (-0.1, 0.1), (-0.02, -0.1)], 0.035, rgb("#4f8a3a"))
    for side in (-1, 1):
        x = -0.06
        scene.fill(
            f"M {x} -.06 C {x + side * 0.06} -.36 {x + side * 0.36} -.34 {x + side * 0.3} -.12 "
            f"C {x + side * 0.26} -.02 {x + side * 0.1} 0 {x} -.02 Z",
            scene.lit(scene.accent),
            scene.dim(scene.accent, 0.3),
        )
        scene.fill(
            f"M {x} -.02 C {x + side * 0.14} 0 {x + side * 0.24} .06 {x + side * 0.18} .17 "
            f"C {x + side * 0.1} .22 {x + side * 0.03} .1 {x} .02 Z",
            mix(scene.accent, GOLD, 0.6),
            scene.dim(scene.accent, 0.1),
        )
        scene.circle(x + side * 0.2, -0.19, 0.05, WHITE)
        scene.circle(x + side * 0.2, -0.19, 0.025, INK)
        scene.circle(x + side * 0.12, 0.1, 0.03, WHITE)
        scene.line([(x, -0.14), (x + side * 0.06, -0.26), (x + side * 0.1, -0.28)], 0.012, INK)
    scene.line([(-0.06, -0.15), (-0.06, 0.12)], 0.045, INK)
    scene.fill([ellipse(-0.3, -0.26, 0.13, 0.04, -45)], WHITE, alpha=0.8)


MOTIF = Motif(paint, "green", size=0.6)
