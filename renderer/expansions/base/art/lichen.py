"""Crusts on a rock."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene, ragged
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    stone = mix(scene.rock, scene.hour.low, 0.15)
    rock = [(-0.62, 0.5), (-0.5, 0.08), (-0.2, -0.2), (0.16, -0.26), (0.46, 0.0), (0.62, 0.5)]
    scene.shape(*rock, colour=scene.lit(stone), low=scene.dim(stone))
    scene.shape(
        (0.16, -0.26),
        (0.46, 0.0),
        (0.62, 0.5),
        (0.22, 0.5),
        (0.05, 0.1),
        colour=scene.dim(stone, 0.3),
        low=scene.dim(stone, 0.6),
    )
    tones = (scene.one_of("#e8b84a", "#e9d98a", "#f08a4a"), scene.one_of("#9fc47a", "#c9d68a", "#7fb8a0"))
    for i, (x, y, r) in enumerate(
        (
            (-0.26, 0.08, 0.19),
            (0.1, -0.08, 0.14),
            (0.16, 0.26, 0.16),
            (-0.44, 0.34, 0.12),
            (-0.1, 0.36, 0.1),
            (0.42, 0.2, 0.1),
        )
    ):
        tone = tones[i % 2]
        shares = [scene.between(0.72, 1.05) for _ in range(13)]
        scene.fill([ragged(x, y, r, shares)], mix(tone, WHITE, 0.15), scene.dim(tone, 0.15))
        scene.fill([ragged(x, y, r * 0.62, shares[::-1])], scene.dim(tone, 0.3))
        scene.fill([ragged(x, y, r * 0.42, shares)], tone)


MOTIF = Motif(paint, "mars")
