"""A station with arms, at which ships for Venus call."""

from renderer.art.motif import Motif
from renderer.art.parts import solar_wing
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for side in (-1, 1):
        scene.line([(0, 0), (side * 0.62, 0.06)], 0.06, scene.dim(scene.metal, 0.2 if side < 0 else 0.45))
        scene.line([(0, -0.1), (side * 0.44, -0.34)], 0.045, scene.dim(scene.metal, 0.3))
        solar_wing(scene, min(side * 0.4, side * 0.78), -0.44, max(side * 0.4, side * 0.78), -0.3)
    for k, x in enumerate((-0.62, 0.62)):
        tone = (scene.accent, rgb("#e9b84a"))[k]
        scene.slab(x - 0.05, 0.02, x + 0.05, 0.12, scene.metal)
        scene.fill(
            f"M {x - 0.12} .42 L {x - 0.1} .2 Q {x} .06 {x + 0.1} .2 L {x + 0.12} .42 Z",
            scene.lit(tone),
            scene.dim(tone, 0.4),
        )
        scene.circle(x - 0.01, 0.23, 0.035, scene.glass)
        for side in (-1, 1):
            scene.shape(
                (x + side * 0.1, 0.28), (x + side * 0.21, 0.46), (x + side * 0.11, 0.42), colour=scene.dim(tone, 0.3)
            )
    scene.column(-0.14, -0.34, 0.14, 0.34, mix(rgb("#fff6e6"), scene.metal, 0.4))
    scene.windows(-0.1, -0.24, 0.1, 0.3, 3, 6, mix(scene.lamp, rgb("#e09a3a"), 0.3))
    scene.vault(0, -0.336, 0.14, 0.12, scene.accent)
    scene.fill([ellipse(0, 0.02, 0.28, 0.09)], scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
    scene.fill([ellipse(0, 0.0, 0.28, 0.08)], scene.lit(scene.accent), scene.dim(scene.accent))
    scene.line([(0, -0.46), (0, -0.58)], 0.012, scene.metal)
    scene.circle(0, -0.58, 0.022, rgb("#ff6a4a"))
    scene.cone(0, 0.34, 0.0, 0.46, scene.dim(scene.metal))


MOTIF = Motif(paint, "overvenus", flies=True)
