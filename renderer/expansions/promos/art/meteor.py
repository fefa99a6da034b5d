"""One small burning rock over the desert, and its reflection of light on the ground."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import boulder
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(-0.42, 0.66, 0.5, 0.06)], rgb("#ffd87a"), alpha=0.35)
    for wide, alpha, far, code in (
        (0.17, 0.35, 1.6, "#ff8a3a"),
        (0.11, 0.6, 1.2, "#ffb45a"),
        (0.055, 0.9, 0.8, "#fff0b0"),
    ):
        scene.shape(
            *turned([(0.0, -wide), (far, -wide * 0.1), (far, wide * 0.1), (0.0, wide)], (-0.26, 0.16), -34),
            colour=rgb(code),
            alpha=alpha,
        )
    scene.glow(-0.28, 0.18, 0.32, rgb("#ffe6a3"), 1)
    boulder(scene, -0.28, 0.18, 0.15, rgb("#8a5a48"), 2)
    for x, y, r in ((0.04, 0.22, 0.03), (0.12, -0.24, 0.026), (-0.1, 0.34, 0.022)):
        scene.circle(x, y, r, rgb("#ffd25a"))


MOTIF = Motif(paint, "mars", flies=True)
