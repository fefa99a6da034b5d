"""An overturned car in flames, and bricks that fly."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, rgb


def _flames(scene: Scene, x: float, foot: float, size: float) -> None:
    for grow, code in ((1.0, "#e4501c"), (0.72, "#ff9a2a"), (0.4, "#fff0a0")):
        s = size * grow
        scene.fill(
            f"M {x - s * 0.4} {foot} C {x - s * 0.5} {foot - s * 0.4} {x - s * 0.2} {foot - s * 0.5} {x - s * 0.24} {foot - s * 0.85} "
            f"C {x - s * 0.05} {foot - s * 0.7} {x} {foot - s * 0.6} {x + s * 0.06} {foot - s * 1.1} "
            f"C {x + s * 0.3} {foot - s * 0.75} {x + s * 0.5} {foot - s * 0.4} {x + s * 0.36} {foot} Z",
            rgb(code),
        )


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    for k in range(5):
        scene.circle(-0.1 + 0.09 * k, -0.2 - 0.13 * k, 0.14 + 0.03 * k, rgb("#3a3236"), alpha=0.75 - 0.1 * k)
    scene.glow(0, 0.1, 0.8, rgb("#ff8a2a"), 0.8)
    _flames(scene, 0.1, 0.24, 0.62)
    _flames(scene, -0.28, 0.26, 0.44)
    _flames(scene, 0.42, 0.28, 0.36)
    body = scene.dim(scene.accent, 0.2)
    scene.fill(
        "M -.7 .1 L .68 .1 Q .74 .2 .66 .32 L .4 .34 L .24 .52 L -.34 .52 L -.5 .34 L -.68 .32 Q -.76 .2 -.7 .1 Z",
        scene.lit(body),
        scene.dim(body, 0.5),
    )
    for left in (-0.38, -0.04):
        scene.shape(
            (left - 0.02, 0.36),
            (left + 0.28, 0.36),
            (left + 0.2, 0.48),
            (left + 0.06, 0.48),
            colour=INK,
            low=scene.dim(scene.glass, 0.5),
        )
        scene.line([(left + 0.06, 0.38), (left + 0.14, 0.44), (left + 0.12, 0.47)], 0.012, WHITE)
    scene.line([(-0.7, 0.22), (0.68, 0.22)], 0.022, scene.dim(body, 0.6))
    for x in (-0.42, 0.4):
        scene.circle(x, 0.1, 0.15, rgb("#221c22"))
        scene.circle(x, 0.1, 0.07, scene.metal, scene.dim(scene.metal, 0.4))
    _flames(scene, -0.56, 0.14, 0.26)
    for x, y, turn in ((-0.74, -0.34, 30), (0.74, -0.2, -40), (0.62, -0.48, 15), (-0.5, -0.56, 60)):
        brick = turned([(-0.075, -0.04), (0.075, -0.04), (0.075, 0.04), (-0.075, 0.04)], (x, y), turn)
        scene.shape(*brick, colour=rgb("#d96f4a"), low=rgb("#9a3f2a"))
        scene.line(turned([(-0.2, 0.0), (-0.1, 0.0)], (x, y), turn + 120), 0.014, WHITE, 0.6)


MOTIF = Motif(paint, "street")
