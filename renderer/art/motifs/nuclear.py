"""A nuclear power plant: cooling towers with steam."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    scene.shadow_below(0.66)
    pale = mix(scene.metal, scene.hour.sun, 0.2)
    for x, high, half in ((0.34, 0.74, 0.24), (-0.22, 0.92, 0.3)):
        top = 0.5 - high
        scene.puffs(x, top - 0.02, mix(WHITE, scene.hour.low, 0.15), n=4, size=half * 0.42, lean=0.08)
        left = [
            (x - half * (0.62 + 0.38 * abs(t - 0.32) ** 1.4 / 0.58), top + high * t)
            for t in (k / 10 for k in range(11))
        ]
        right = [(2 * x - u, v) for u, v in reversed(left)]
        scene.across([*left, *right], pale)
        scene.fill([ellipse(x, top, half * 0.7, half * 0.09)], scene.dim(pale, 0.6))
    scene.slab(-0.02, 0.26, 0.22, 0.5, scene.accent)
    scene.vault(0.1, 0.27, 0.12, 0.12, scene.metal)


MOTIF = Motif(paint, "mars")
