"""Trees on stilts in shallow water."""

from renderer.art.motif import Motif
from renderer.art.parts import leafy
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    leaf, wood = leafy(scene), mix(rgb("#7a4a36"), scene.dark, 0.25)
    for x, foot, high in ((-0.42, 0.42, 0.75), (0.46, 0.4, 0.7), (0.02, 0.52, 1.0)):
        for k in (-0.2, -0.1, 0.02, 0.12, 0.22):
            scene.line(
                [
                    (x + k * high * 0.25, foot - high * 0.42),
                    (x + k * high * 0.8, foot - high * 0.2),
                    (x + k * high, foot),
                ],
                0.022,
                wood,
            )
        scene.line([(x, foot - high * 0.38), (x, foot - high * 0.62)], 0.05 * high, wood)
        for dx, dy, r in ((0.16, -0.66, 0.2), (-0.18, -0.64, 0.18), (0, -0.78, 0.24)):
            scene.circle(x + dx * high, foot + dy * high, r * high, scene.dim(leaf, 0.2), scene.dim(leaf, 0.55))
            scene.circle(x + (dx - 0.04) * high, foot + (dy - 0.05) * high, r * high * 0.68, scene.lit(leaf), leaf)


MOTIF = Motif(paint, "shore")
