"""A volcano of Io that throws sulphur far up, and the hut from which it is watched."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    yellow = rgb("#f2e08a")
    for wide, high, alpha in ((0.66, 0.86, 0.3), (0.48, 0.74, 0.4), (0.28, 0.58, 0.5)):
        for side in (-1, 1):
            far, top = 0.1 + side * wide, 0.26 - high
            jet = (
                f"M .1 .26 C {0.1 + side * 0.04} {top} {far} {top} {far} .16 C {0.1 + side * wide * 0.6} "
                f"{0.26 - high * 0.7} "
            )
            jet += f"{0.1 + side * wide * 0.2} {0.26 - high * 0.5} {0.1 - side * 0.04} .26 Z"
            scene.fill(jet, mix(yellow, rgb("#b8d0f0"), alpha), alpha=alpha)
    scene.cone(0.1, 0.2, 0.5, 0.5, mix(rgb("#c9823a"), scene.hour.mid, 0.2))
    scene.shape((0.04, 0.23), (0.16, 0.23), (0.18, 0.28), (0.1, 0.26), (0.02, 0.28), colour=rgb("#ff6a2a"))
    scene.line([(0.1, 0.24), (0.08, 0.34), (0.16, 0.42), (0.14, 0.5)], 0.03, rgb("#ff8a3a"))
    scene.glow(0.1, 0.22, 0.2, rgb("#ffb45a"), 1)
    scene.vault(-0.52, 0.5, 0.16, 0.17, mix(scene.metal, WHITE, 0.3))
    scene.slab(-0.42, 0.38, -0.24, 0.5, scene.accent)
    scene.circle(-0.56, 0.42, 0.04, scene.lamp)
    scene.line([(-0.5, 0.34), (-0.4, 0.2)], 0.05, scene.dim(scene.metal, 0.2))
    scene.circle(-0.39, 0.19, 0.034, scene.glass)


MOTIF = Motif(paint, "io")
