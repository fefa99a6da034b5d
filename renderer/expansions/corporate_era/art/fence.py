"""Where nobody may go: wire between posts, and the sign that says so."""

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    for x in (-0.72, -0.24, 0.24, 0.72):
        scene.column(x - 0.025, -0.2, x + 0.025, 0.5, scene.metal)
        scene.line([(x, -0.2), (x - 0.09, -0.32)], 0.03, scene.metal)
    for k in range(12):
        x = -0.72 + 0.12 * k
        scene.line([(x, 0.48), (x + 0.12, -0.14)], 0.008, scene.lit(scene.metal), 0.75)
        scene.line([(x, -0.14), (x + 0.12, 0.48)], 0.008, scene.lit(scene.metal), 0.75)
    for lift in (0.0, 0.06, 0.12):
        scene.line([(-0.75 - lift * 0.7, -0.2 - lift), (0.75 - lift * 0.7, -0.2 - lift)], 0.012, scene.lit(scene.metal))
    scene.circle(0, 0.06, 0.29, PAPER)
    scene.circle(0, 0.06, 0.26, rgb("#e2483a"), rgb("#a8231f"))
    scene.box((-0.17, 0.0, 0.17, 0.12), 0.02, PAPER)


MOTIF = Motif(paint, "mars")
