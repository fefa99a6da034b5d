"""A deep cleft between layered walls."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    for k in range(4):
        tone = mix(scene.hour.far, scene.hour.near, k / 3)
        y, inner = -0.3 + 0.16 * k, 0.13 + 0.17 * k
        for side in (-1, 1):
            edge = [
                (side * 2.2, y - 0.08),
                (side * (inner + 0.12), y),
                (side * inner, y + 0.12),
                (side * (inner + 0.04), 0.3 + 0.1 * k),
                (side * (inner - 0.03), 0.7),
                (side * 2.2, 0.7),
            ]
            colour = scene.dim(tone, 0.35) if side < 0 else scene.lit(tone)
            scene.fill([edge], colour, scene.dim(tone, 0.5))
            for layer in (0.2, 0.34):
                strata = [
                    (side * 2.2, y + layer),
                    (side * (inner + 0.01), y + layer + 0.02),
                    (side * (inner + 0.01), y + layer + 0.05),
                    (side * 2.2, y + layer + 0.03),
                ]
                scene.fill([strata], scene.dark, alpha=0.25)


MOTIF = Motif(paint, "mars", size=0.9)
