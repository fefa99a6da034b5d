"""Three arrows in a ring around a heap of scrap."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import ring_of_arrows
from renderer.art.scenery import Scene
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    ring_of_arrows(scene, 0.45, 0.11, (rgb("#4f9a4a"), rgb("#7fb84a"), rgb("#3f8a72")))
    for x, y, r, turn, code in (
        (-0.12, 0.1, 0.11, 0, "#a9b4c4"),
        (0.13, 0.09, 0.1, 20, "#c97a4a"),
        (0.0, -0.04, 0.11, 40, "#8a94a8"),
    ):
        tone = rgb(code)
        wheel = [turned([(r * (1 if i % 4 < 2 else 0.78), 0)], (x, y), turn + i * 15)[0] for i in range(24)]
        scene.fill([wheel], scene.lit(tone), scene.dim(tone, 0.4))
        scene.circle(x, y, r * 0.35, scene.dim(tone, 0.7))
    for x in (-0.2, 0.2):
        scene.line([(x, 0.2), (x * 0.5, 0.24)], 0.03, scene.dim(scene.metal, 0.3))


MOTIF = Motif(paint, "rays", flies=True)
