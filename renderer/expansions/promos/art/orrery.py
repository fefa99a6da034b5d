"""A clockwork of brass in which worlds turn around a sun."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import table
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    table(scene, 0.42, 0.7, rgb("#6a4432"))
    brass = mix(GOLD, rgb("#b8741c"), 0.25)
    scene.across([(-0.04, 0.02), (0.04, 0.02), (0.05, 0.28), (0.22, 0.38), (-0.22, 0.38), (-0.05, 0.28)], brass)
    wheel = [turned([(0.17 * (1 if i % 4 < 2 else 0.84), 0)], (0, 0), i * 9)[0] for i in range(40)]
    scene.fill([[(x, 0.14 + y * 0.4) for x, y in wheel]], scene.lit(brass), scene.dim(brass, 0.4))
    arms = (
        (0.72, -0.02, "#e8b98a", 0.12, 20),
        (-0.62, -0.1, "#d96f42", 0.09, 0),
        (0.4, -0.3, "#4fa6dc", 0.085, 0),
        (-0.3, -0.36, "#efd199", 0.07, 0),
    )
    for half, lift in ((0.72, -0.02), (0.52, -0.08), (0.34, -0.14)):
        ring = ellipse(0, 0.04 + lift, half, half * 0.26, 0, 60)
        scene.line([*ring, ring[0]], 0.016, scene.dim(brass, 0.15))
    for x, y, code, r, rings in arms:
        scene.line([(0, 0.02), (x * 0.9, y + 0.12)], 0.02, scene.lit(brass))
        scene.line([(x * 0.9, y + 0.12), (x * 0.9, y)], 0.016, scene.lit(brass))
        scene.orb(x * 0.9, y - r * 0.6, r, rgb(code), mix(rgb(code), INK, 0.7))
        if rings:
            scene.fill([ellipse(x * 0.9, y - r * 0.6, r * 1.6, r * 0.3, -14)], mix(GOLD, WHITE, 0.4), alpha=0.7)
    scene.glow(0, -0.12, 0.34, rgb("#ffd87a"), 0.9)
    scene.orb(0, -0.12, 0.14, rgb("#ffe27a"), rgb("#d9822a"))


MOTIF = Motif(paint, "hall")
