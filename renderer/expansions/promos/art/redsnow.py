"""Snow that algae have turned red, with an enlarged drop of them."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, half, high, code in (
        (0.0, 0.46, 1.0, 0.5, "#f6e6ea"),
        (-0.5, 0.5, 0.7, 0.34, "#f4cdd6"),
        (0.6, 0.52, 0.66, 0.3, "#f0b4c2"),
    ):
        scene.shape(*half_ellipse(x, y + 0.06, half, high), colour=rgb(code), low=mix(rgb(code), rgb("#b04a6a"), 0.45))
    for k in range(8):
        x, y = -0.75 + 0.21 * k, 0.2 + 0.09 * (k * 3 % 4)
        scene.fill([ellipse(x, y, 0.16, 0.04, -6)], rgb("#d9466a"), alpha=0.6)
    scene.circle(0.02, -0.12, 0.36, WHITE, alpha=0.9)
    scene.circle(0.02, -0.12, 0.33, mix(rgb("#bfe6f4"), WHITE, 0.5), mix(rgb("#8ac4e0"), WHITE, 0.2))
    for dx, dy, r in (
        (-0.14, -0.1, 0.11),
        (0.12, -0.14, 0.09),
        (0.04, 0.1, 0.12),
        (-0.16, 0.14, 0.07),
        (0.21, 0.04, 0.06),
    ):
        tone = rgb("#d9345a")
        scene.circle(0.02 + dx, -0.12 + dy, r * 1.15, mix(tone, WHITE, 0.6), alpha=0.7)
        scene.orb(0.02 + dx, -0.12 + dy, r, tone, rgb("#7a1434"))
        scene.circle(0.02 + dx - r * 0.3, -0.12 + dy - r * 0.34, r * 0.22, WHITE, alpha=0.8)
    scene.line([(0.26, 0.14), (0.42, 0.34)], 0.05, scene.metal)


MOTIF = Motif(paint, "ice")
