"""A lump of rock with craters."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene, ragged
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    shares = [scene.between(0.8, 1) for _ in range(11)]
    tone = mix(rgb("#a9826a"), scene.hour.low, 0.2)
    lump = ragged(0, 0, 0.42, shares)
    scene.across(lump, tone)
    scene.fill([ragged(-0.03, -0.05, 0.36, shares)], scene.lit(tone), tone, 0.6)
    for x, y, r in (
        (-0.15, -0.14, 0.09),
        (0.12, 0.02, 0.12),
        (-0.12, 0.17, 0.06),
        (0.2, -0.2, 0.05),
        (0.06, 0.25, 0.05),
    ):
        scene.circle(x, y, r, scene.dim(tone, 0.7))
        scene.circle(x + r * 0.16, y + r * 0.18, r * 0.82, scene.dim(tone, 0.25))


MOTIF = Motif(paint, "space", flies=True)
