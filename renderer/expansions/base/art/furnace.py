"""A boiler that burns wood: fire behind its door, smoke, a heap of logs."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.66)
    scene.column(-0.02, -0.5, 0.12, -0.1, scene.metal)
    scene.puffs(0.05, -0.56, mix(scene.hour.low, WHITE, 0.3), n=4, size=0.06)
    scene.column(-0.36, -0.16, 0.36, 0.5, scene.accent)
    scene.vault(0, -0.155, 0.36, 0.14, scene.metal)
    scene.column(-0.38, -0.17, 0.38, -0.11, scene.metal)
    scene.vault(0, 0.42, 0.23, 0.36, scene.dark)
    scene.glow(0, 0.28, 0.4, rgb("#ff9a3a"), 0.9)
    for reach, code in ((1.0, "#e4501e"), (0.72, "#ff9a2e"), (0.42, "#ffe58a")):
        flame = [
            (0.0, -0.28),
            (0.1, -0.1),
            (0.15, -0.16),
            (0.17, 0.02),
            (0.0, 0.1),
            (-0.17, 0.02),
            (-0.13, -0.14),
            (-0.07, -0.08),
        ]
        scene.fill([[(x * reach, 0.31 + (y - 0.1) * reach + 0.1) for x, y in flame]], rgb(code))
    scene.column(-0.26, 0.42, 0.26, 0.5, scene.metal)
    bark = mix(rgb("#8a5a34"), scene.hour.near, 0.15)
    for x, y in ((0.5, 0.43), (0.64, 0.43), (0.78, 0.43), (0.57, 0.31), (0.71, 0.31), (0.64, 0.19)):
        scene.circle(x, y, 0.075, bark)
        scene.circle(x, y, 0.055, scene.lit(rgb("#d9b07a")))
        scene.circle(x, y, 0.025, bark, alpha=0.6)


MOTIF = Motif(paint, "green")
