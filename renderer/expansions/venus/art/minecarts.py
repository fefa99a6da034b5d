"""Trolleys full of ore on a track, and a board with the tally."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import Scene, ragged
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.line([(-1.8, 0.5), (1.8, 0.5)], 0.03, scene.dim(scene.metal, 0.3))
    for k in range(13):
        scene.slab(-1.2 + 0.2 * k, 0.51, -1.1 + 0.2 * k, 0.56, rgb("#6a4432"))
    for x, size in ((-0.56, 1.0), (-0.02, 1.0), (0.52, 1.0)):
        for k, dx in enumerate((-0.13, 0.02, 0.14, -0.04)):
            lump = ragged(x + dx, 0.1 - 0.07 * (k == 3), 0.1 * size, [scene.between(0.72, 1) for _ in range(7)])
            tone = mix(rgb("#8fa0b4"), scene.rock, 0.35)
            scene.fill([lump], mix(tone, WHITE, 0.35), scene.dim(tone, 0.4))
        scene.shape(
            (x - 0.25, 0.12),
            (x + 0.25, 0.12),
            (x + 0.18, 0.4),
            (x - 0.18, 0.4),
            colour=scene.lit(scene.accent),
            low=scene.dim(scene.accent, 0.45),
        )
        scene.shape(
            (x + 0.12, 0.12), (x + 0.25, 0.12), (x + 0.18, 0.4), (x + 0.1, 0.4), colour=scene.dim(scene.accent, 0.45)
        )
        scene.slab(x - 0.27, 0.09, x + 0.27, 0.15, scene.metal, depth=0.1)
        for dx in (-0.12, 0.12):
            scene.circle(x + dx, 0.43, 0.07, scene.dark)
            scene.circle(x + dx, 0.43, 0.03, scene.metal)
    for x in (-0.3, 0.25):
        scene.line([(x, 0.36), (x + 0.05, 0.36)], 0.03, scene.dark)
    scene.box((-0.3, -0.46, 0.5, -0.04), 0.03, rgb("#3a2a24"), rgb("#241a18"))
    scene.frame((-0.3, -0.46, 0.5, -0.04), 0.03, 0.025, rgb("#a8754a"))
    for row in range(2):
        for group in range(3 - row):
            x, y = -0.2 + 0.22 * group, -0.34 + 0.17 * row
            for k in range(4):
                scene.line([(x + 0.035 * k, y - 0.05), (x + 0.035 * k, y + 0.06)], 0.012, WHITE)
            scene.line([(x - 0.03, y + 0.05), (x + 0.13, y - 0.04)], 0.012, WHITE)
    sparkle(scene, -0.6, 0.06, 0.06)


MOTIF = Motif(paint, "cave")
