"""A settlement: low domes joined by tunnels."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    scene.slab(-0.6, 0.36, 0.6, 0.46, scene.metal, depth=0)
    for x, half, high in ((-0.54, 0.2, 0.24), (0.56, 0.18, 0.22), (0.04, 0.34, 0.42)):
        tone = scene.accent if half > 0.3 else scene.metal
        scene.vault(x, 0.46, half, high, tone)
        scene.column(x - half * 1.04, 0.44, x + half * 1.04, 0.5, scene.metal)
        scene.windows(x - half * 0.6, 0.5 - high * 0.62, x + half * 0.5, 0.42, max(2, int(half * 12)), 1, scene.lamp)
    scene.line([(0.04, 0.06), (0.04, -0.26)], 0.018, scene.metal)
    scene.circle(0.04, -0.28, 0.03, scene.lamp)
    scene.column(-0.28, 0.02, -0.2, 0.4, scene.metal)


MOTIF = Motif(paint, "mars")
