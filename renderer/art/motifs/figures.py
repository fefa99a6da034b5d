"""Small figures of people, for other motifs."""

from __future__ import annotations

from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import Colour, mix


def person(scene: Scene, x: float, foot: float, high: float, cloth: Colour, *, arm: float = 0.0) -> None:
    """Paint a standing person; `arm` says how far the hand on the right is raised."""
    skin, hair = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c"), scene.one_of("#3a2420", "#6a4226", "#d0a050")
    with scene.placed(x, foot - high / 2, high):
        scene.fill([ellipse(0.03, 0.5, 0.17, 0.025)], scene.dark, alpha=0.4)
        for dx, shade in ((0.05, 0.6), (-0.06, 0.45)):
            scene.line([(dx, 0.1), (dx, 0.46)], 0.1, scene.dim(mix(cloth, scene.dark, 0.4), shade))
        scene.line(
            [(0.12, -0.16), (0.2, 0.02 - 0.16 * arm), (0.2 + 0.14 * arm, 0.14 - 0.5 * arm)],
            0.07,
            scene.dim(cloth, 0.35),
        )
        scene.circle(0.2 + 0.14 * arm, 0.15 - 0.52 * arm, 0.035, scene.dim(skin, 0.2))
        scene.across([(-0.1, -0.22), (0.1, -0.22), (0.15, -0.14), (0.13, 0.16), (-0.13, 0.16), (-0.15, -0.14)], cloth)
        scene.line([(-0.13, -0.16), (-0.18, 0.0), (-0.16, 0.14)], 0.07, scene.lit(cloth))
        scene.circle(0, -0.37, 0.115, hair)
        scene.circle(-0.005, -0.345, 0.1, scene.lit(skin), scene.dim(skin, 0.25))
        scene.fill("M -.1 -.37 C -.08 -.5 .1 -.5 .11 -.34 C .06 -.42 -.02 -.42 -.1 -.37 Z", hair)
