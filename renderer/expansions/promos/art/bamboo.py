"""Towers of homes like stems of bamboo, with leaves as balconies."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    green = mix(rgb("#8fbf4a"), scene.accent, 0.12)
    for x, top, half in (
        (-0.5, -0.2, 0.085),
        (0.5, -0.3, 0.085),
        (-0.22, -0.44, 0.1),
        (0.22, -0.14, 0.09),
        (0.0, -0.56, 0.11),
    ):
        n = round((0.5 - top) / 0.18)
        high = (0.5 - top) / n
        for k in range(n):
            y = top + high * k
            scene.across(
                [
                    (x - half, y),
                    (x + half, y),
                    (x + half * 0.88, y + high / 2),
                    (x + half, y + high),
                    (x - half, y + high),
                    (x - half * 0.88, y + high / 2),
                ],
                green,
            )
            scene.line([(x - half, y + high), (x + half, y + high)], 0.018, scene.dim(green, 0.5))
            scene.windows(x - half * 0.6, y + high * 0.28, x + half * 0.7, y + high * 0.85, 2, 1, scene.lamp)
            side = -1 if (k + round(x * 10)) % 2 else 1
            leaf = [(0.0, 0.0), (0.1, -0.08), (0.26, -0.06), (0.12, 0.02)]
            scene.shape(
                *((x + side * (half + lx), y + high * 0.7 + ly) for lx, ly in leaf),
                colour=rgb("#6fb04a"),
                low=rgb("#3f7a3a"),
            )
    for x in (-0.68, 0.0, 0.68):
        scene.vault(x, 0.5, 0.1, 0.1, rgb("#5f9a4a"))


MOTIF = Motif(paint, "green")
