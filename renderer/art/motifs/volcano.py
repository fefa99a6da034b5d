"""A volcano with smoke above it and lava on its flank."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    tone = mix(scene.rock, scene.dark, 0.35)
    scene.puffs(0.02, -0.42, mix(scene.dark, scene.hour.low, 0.4), n=5, size=0.09, lean=0.09)
    scene.glow(0, -0.3, 0.45, rgb("#ffb04a"), 0.8)
    scene.shape(
        (-0.85, 0.5), (-0.16, -0.28), (0.16, -0.28), (0.85, 0.5), colour=scene.lit(tone), low=scene.dim(tone, 0.5)
    )
    scene.shape(
        (0.16, -0.28), (0.85, 0.5), (0.24, 0.5), (0.06, -0.1), colour=scene.dim(tone, 0.5), low=scene.dim(tone, 0.8)
    )
    lava = [
        (-0.15, -0.28),
        (0.15, -0.28),
        (0.1, -0.1),
        (0.2, 0.12),
        (0.12, 0.28),
        (0.3, 0.5),
        (-0.02, 0.5),
        (0.02, 0.26),
        (-0.06, 0.08),
        (-0.04, -0.12),
    ]
    scene.shape(*lava, colour=rgb("#ffe890"), low=rgb("#f0481c"))
    scene.shape(
        (-0.1, -0.2), (-0.2, 0.06), (-0.34, 0.22), (-0.3, 0.26), (-0.14, 0.1), colour=rgb("#ff9f3a"), low=rgb("#e03c14")
    )


MOTIF = Motif(paint, "mars", size=0.9)
