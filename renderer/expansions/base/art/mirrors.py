"""Many small mirrors in formation; each throws its light down."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import regular, star
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    gold = mix(rgb("#f0c060"), scene.accent, 0.2)
    for x, y, size in (
        (-0.34, -0.52, 0.34),
        (0.24, -0.5, 0.4),
        (-0.72, -0.28, 0.5),
        (0.7, -0.2, 0.62),
        (-0.06, -0.08, 0.85),
    ):
        with scene.placed(x, y, size):
            scene.fade([(-0.3, 0.04), (0.3, 0.04), (0.12, 1.3), (-0.34, 1.3)], scene.lamp, 0.55, 0)
            pane = [(u, 0.42 * v) for u, v in regular(6, 0.42, (0, 0), 0)]
            scene.fill([[(u, v + 0.05) for u, v in pane]], scene.dim(scene.metal, 0.5))
            scene.fill([pane], mix(WHITE, gold, 0.2), gold)
            for u, v in pane:
                scene.line([(0, 0), (u, v)], 0.012, mix(gold, INK, 0.25), 0.6)
            scene.fill([star(4, 0.12, 0.02, (-0.16, -0.06))], WHITE)


MOTIF = Motif(paint, "orbit", flies=True)
