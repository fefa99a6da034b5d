"""A speaker before a screen, rows of listeners."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.box((-0.8, -0.56, 0.42, 0.14), 0.03, mix(scene.dark, INK, 0.2))
    scene.shape(
        (-0.76, -0.52), (0.38, -0.52), (0.38, 0.1), (-0.76, 0.1), colour=PAPER, low=mix(PAPER, scene.glass, 0.4)
    )
    scene.shape((-0.66, 0.04), (-0.3, -0.34), (-0.18, -0.34), (0.12, 0.04), colour=rgb("#d0603a"), low=rgb("#8a3020"))
    scene.shape((-0.3, -0.34), (-0.18, -0.34), (-0.2, -0.2), (-0.24, -0.24), (-0.27, -0.18), colour=GOLD)
    scene.line([(0.0, -0.1), (0.1, -0.26), (0.2, -0.2), (0.32, -0.42)], 0.028, rgb("#3d7ea6"))
    scene.slab(0.5, 0.0, 0.78, 0.42, rgb("#8a5a3a"), depth=0.25)
    with scene.placed(0.62, -0.12, 1):
        person(scene, 0, 0.3, 0.66, scene.accent)
    scene.slab(0.48, 0.06, 0.8, 0.46, rgb("#8a5a3a"), depth=0.25)
    scene.shape((0.44, 0.06), (0.5, 0.0), (0.8, 0.0), (0.84, 0.06), colour=rgb("#b07a4c"))
    for row, (y, size, n) in enumerate(((0.34, 0.085, 7), (0.5, 0.11, 6))):
        for k in range(n):
            x = -0.82 + 0.07 * row + (0.235 if row == 0 else 0.28) * k
            cloth = mix((scene.accent, scene.glass, scene.metal, rgb("#8a5a7a"))[(k + row) % 4], scene.dark, 0.55)
            scene.fill([half_ellipse(x, y + 3.1 * size, size * 1.5, size * 2)], cloth)
            scene.circle(x, y, size, mix(scene.one_of("#3a2420", "#6a4226", "#c09048", "#2c2430"), scene.dark, 0.2))


MOTIF = Motif(paint, "hall")
