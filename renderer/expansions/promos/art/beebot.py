"""A small machine like a bee at a flower."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, foot, size, code in ((-0.46, 0.5, 1.0, "#e4703a"), (0.66, 0.52, 0.66, "#d95f8a")):
        scene.line([(x, foot), (x + 0.03, foot - 0.5 * size)], 0.035 * size, rgb("#4f8a3a"))
        scene.shape(
            *turned([(0, 0), (0.1, -0.06), (0.24, 0), (0.1, 0.05)], (x, foot - 0.16 * size), -30),
            colour=rgb("#7fc04a"),
            low=rgb("#3f8a3a"),
        )
        for k in range(8):
            petal = turned([(0.05, -0.05), (0.15, -0.08), (0.24, 0), (0.15, 0.08), (0.05, 0.05)], (0, 0), 45 * k)
            scene.shape(
                *((x + 0.03 + px * size, foot + (-0.56 + py * 0.8) * size) for px, py in petal),
                colour=mix(rgb(code), WHITE, 0.3),
                low=rgb(code),
            )
        scene.orb(x + 0.03, foot - 0.56 * size, 0.085 * size, GOLD)
    for k, turn in enumerate((-60, -100)):
        wing = turned([(0, 0), (0.12, -0.1), (0.42, -0.08), (0.46, 0.04), (0.14, 0.08)], (0.12, -0.14), turn)
        scene.shape(*wing, colour=mix(scene.glass, WHITE, 0.5), alpha=0.85 - 0.2 * k)
    scene.fill([ellipse(0.16, -0.06, 0.3, 0.17, 10)], scene.lit(GOLD), scene.dim(GOLD, 0.4))
    for x in (0.1, 0.24, 0.36):
        scene.fill([ellipse(x, -0.05 + 0.18 * (x - 0.16), 0.032, 0.165 - 0.16 * abs(x - 0.16), 10)], scene.dark)
    scene.orb(-0.14, -0.08, 0.14, scene.metal)
    scene.circle(-0.18, -0.09, 0.07, scene.dark)
    scene.circle(-0.185, -0.095, 0.04, rgb("#8ff0ff"))
    for dy in (-0.1, 0.0):
        scene.line([(-0.2, -0.18), (-0.34, -0.3 + dy)], 0.014, scene.metal)
        scene.circle(-0.34, -0.3 + dy, 0.02, scene.accent)
    for x in (0.06, 0.2):
        scene.line([(x, 0.08), (x - 0.06, 0.2), (x - 0.12, 0.2)], 0.018, scene.dim(scene.metal, 0.3))


MOTIF = Motif(paint, "green")
