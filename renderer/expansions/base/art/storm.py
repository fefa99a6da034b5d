"""A wall of dust that rolls over the land."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    tone = mix(scene.hour.far, scene.hour.low, 0.3)
    for row, (top, n) in enumerate(((0.12, 9), (0.26, 9), (0.4, 10))):
        shade = mix(tone, scene.hour.near, 0.1 + 0.22 * row)
        billows = [
            (
                2.8 * (i + 0.5) / n - 1.4 + scene.between(-0.06, 0.06),
                top + scene.between(-0.07, 0.05),
                scene.between(0.19, 0.27),
            )
            for i in range(n)
        ]
        scene.shape((-1.6, top), (1.6, top), (1.6, 0.7), (-1.6, 0.7), colour=shade)
        for x, y, radius in billows:
            scene.circle(x, y, radius, shade)
        for x, y, radius in billows:
            for part, alpha in ((0.72, 0.22), (0.46, 0.3)):
                at = x - radius * (0.9 - part) * 0.6, y - radius * (0.9 - part) * 0.7
                scene.circle(*at, radius * part, mix(shade, scene.hour.sun, 0.45), alpha=alpha)


MOTIF = Motif(paint, "mars", size=0.9)
