"""A port for ships of space: a gantry, pads, freight."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene


def paint(scene: Scene) -> None:
    scene.shadow_below(0.75)
    scene.column(-0.72, 0.38, 0.2, 0.5, scene.metal)
    for x, high in ((-0.48, 0.78), (-0.12, 0.6)):
        foot, half = 0.38, 0.075
        scene.across(
            [
                (x, foot - high),
                (x + half, foot - high * 0.7),
                (x + half, foot - 0.06),
                (x - half, foot - 0.06),
                (x - half, foot - high * 0.7),
            ],
            scene.metal,
        )
        scene.across([(x, foot - high), (x + half, foot - high * 0.7), (x - half, foot - high * 0.7)], scene.accent)
        for side in (-1, 1):
            scene.shape(
                (x + side * half, foot - 0.22),
                (x + side * half * 2.2, foot),
                (x + side * half * 0.8, foot - 0.04),
                colour=scene.dim(scene.accent, 0.2 if side < 0 else 0.5),
            )
    scene.slab(0.3, -0.3, 0.4, 0.5, scene.dim(scene.metal, 0.2))
    scene.line([(0.1, -0.28), (0.62, -0.28)], 0.05, scene.accent)
    for x, y, tone in ((0.46, 0.36, scene.accent), (0.6, 0.36, scene.metal), (0.53, 0.22, scene.glass)):
        scene.slab(x, y, x + 0.13, y + 0.14, tone)


MOTIF = Motif(paint, "mars")
