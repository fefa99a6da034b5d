"""A cube in a cube, with power between them."""

from renderer.art.motif import Motif
from renderer.art.parts import bolt
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    def corners(half: float, dx: float, dy: float) -> list[tuple[float, float]]:
        return [
            (sx * half + dx * d, sy * half - dy * d) for d in (0, 1) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]

    scene.glow(0.05, -0.04, 0.7, rgb("#8fe8ff"), 0.8)
    outer, inner = corners(0.38, 0.2, 0.16), corners(0.15, 0.1, 0.08)
    inner = [(x + 0.05, y - 0.04) for x, y in inner]
    scene.shape(*outer[4:], colour=rgb("#3d7ea6"), alpha=0.25)
    for one, other in zip(outer, inner, strict=True):
        scene.line([one, other], 0.016, rgb("#c8a8ff"))
    scene.shape(*inner[:4], colour=mix(rgb("#ffe27a"), WHITE, 0.3), low=rgb("#f2a93b"))
    scene.shape(inner[0], inner[1], inner[5], inner[4], colour=WHITE)
    scene.shape(inner[1], inner[2], inner[6], inner[5], colour=rgb("#d9822a"))
    for cube, width in ((outer, 0.03), (inner, 0.014)):
        for k in range(4):
            for one, other in (
                (cube[k], cube[(k + 1) % 4]),
                (cube[4 + k], cube[4 + (k + 1) % 4]),
                (cube[k], cube[k + 4]),
            ):
                scene.line([one, other], width, mix(rgb("#2f5f8a"), WHITE, 0.1) if cube is outer else WHITE)
    for x, y in outer:
        scene.circle(x, y, 0.04, rgb("#8fe8ff"))
        scene.circle(x, y, 0.02, WHITE)
    bolt(scene, -0.26, 0.24, 0.2, rgb("#8fe8ff"))
    bolt(scene, 0.42, -0.34, 0.2, rgb("#8fe8ff"))


MOTIF = Motif(paint, "rays", flies=True)
