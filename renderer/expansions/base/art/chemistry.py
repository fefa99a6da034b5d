"""Tanks, pipes and a column."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    scene.shadow_below(0.62)
    scene.line([(-0.34, 0.06), (-0.34, -0.26), (0.02, -0.26)], 0.035, scene.dim(scene.metal, 0.3))
    scene.line([(0.1, 0.0), (0.36, 0.0), (0.36, 0.16)], 0.035, scene.dim(scene.metal, 0.3))
    scene.column(-0.04, -0.46, 0.14, 0.5, scene.metal)
    for y in (-0.3, -0.12, 0.06, 0.24):
        scene.column(-0.055, y, 0.155, y + 0.03, scene.accent)
    scene.vault(0.05, -0.45, 0.09, 0.07, scene.metal)
    scene.orb(-0.36, 0.24, 0.22, mix(scene.accent, WHITE, 0.25))
    for dx in (-0.12, 0.1):
        scene.line([(-0.36 + dx, 0.38), (-0.36 + dx * 1.4, 0.5)], 0.025, scene.dark)
    scene.column(0.24, 0.14, 0.52, 0.5, scene.metal)
    scene.vault(0.38, 0.145, 0.14, 0.08, scene.metal)
    scene.column(0.24, 0.28, 0.52, 0.34, scene.accent)
    scene.puffs(0.05, -0.54, mix(scene.hour.low, WHITE, 0.3), n=3, size=0.045)


MOTIF = Motif(paint, "mars")
