"""A ray of white light that a prism turns into all colours."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shape((-1.8, 0.22), (-1.8, 0.28), (-0.14, 0.06), (-0.18, 0.0), colour=WHITE, alpha=0.95)
    codes = ("#e4453a", "#f2903a", "#f7d34a", "#5fb85a", "#3d9ad0", "#6a5ac0")
    for k, code in enumerate(codes):
        y = -0.02 + 0.03 * k
        scene.shape(
            (0.14, y - 0.01),
            (1.9, 0.0 + 0.12 * k),
            (1.9, 0.12 + 0.12 * k),
            (0.16, y + 0.022),
            colour=rgb(code),
            alpha=0.9,
        )
    pale = mix(scene.glass, WHITE, 0.35)
    scene.shape((0.0, -0.42), (-0.46, 0.36), (0.46, 0.36), colour=pale, alpha=0.5)
    scene.shape((0.0, -0.42), (0.46, 0.36), (0.1, 0.24), colour=mix(scene.glass, rgb("#3f6a9a"), 0.5), alpha=0.55)
    scene.shape((-0.18, 0.0), (-0.12, 0.06), (0.16, 0.1), (0.14, -0.02), colour=WHITE, alpha=0.6)
    for a, b in (((0.0, -0.42), (-0.46, 0.36)), ((-0.46, 0.36), (0.46, 0.36)), ((0.46, 0.36), (0.0, -0.42))):
        scene.line([a, b], 0.026, mix(WHITE, scene.glass, 0.2))
    sparkle(scene, -0.1, -0.26, 0.08)


MOTIF = Motif(paint, "space", flies=True)
