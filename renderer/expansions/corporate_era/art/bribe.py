"""A hand that passes money below the table to another."""

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    wood = mix(rgb("#7a4a2c"), scene.dark, 0.15)
    skins = (scene.one_of("#f0c8a0", "#c98f62"), scene.one_of("#8a5a3c", "#d8a070"))
    scene.shape(
        (-1.8, -0.42), (1.8, -0.42), (1.8, -0.2), (-1.8, -0.2), colour=scene.lit(wood), low=scene.dim(wood, 0.4)
    )
    for x in (-0.34, 0.16):
        scene.shape(
            (x, -0.47), (x + 0.3, -0.5), (x + 0.34, -0.42), (x + 0.02, -0.42), colour=PAPER, low=scene.dim(PAPER, 0.15)
        )
    scene.line([(0.5, -0.44), (0.66, -0.52)], 0.03, scene.accent)
    for x in (-1.2, 1.2):
        scene.column(x - 0.08, -0.2, x + 0.08, 0.9, wood)
    note = [(-0.26, 0.06), (0.24, -0.02), (0.28, 0.2), (-0.22, 0.28)]
    for k in range(3):
        scene.shape(
            *((x, y - 0.03 * k) for x, y in note), colour=mix(rgb("#8fc48a"), WHITE, 0.12 * k), low=rgb("#4f8a5a")
        )
    scene.circle(0.01, 0.07, 0.06, rgb("#3f7a4a"))
    for side, skin, cloth in ((-1, skins[0], rgb("#2f3a50")), (1, skins[1], scene.accent)):
        x = side * 0.2
        sleeve = [(side * 1.5, 0.2), (side * 0.68, 0.02), (side * 0.62, 0.32), (side * 1.5, 0.72)]
        scene.shape(*sleeve, colour=scene.lit(cloth), low=scene.dim(cloth, 0.4))
        scene.shape((side * 0.7, 0.0), (side * 0.6, 0.0), (side * 0.55, 0.32), (side * 0.64, 0.34), colour=PAPER)
        palm = [
            (side * 0.62, 0.04),
            (side * 0.4, 0.0),
            (x + side * 0.02, 0.05),
            (x - side * 0.04, 0.12),
            (side * 0.4, 0.28),
            (side * 0.58, 0.3),
        ]
        scene.shape(*palm, colour=scene.lit(skin), low=scene.dim(skin, 0.3))
        for k in range(3):
            scene.line(
                [(side * 0.4, 0.14 + 0.055 * k), (side * 0.17, 0.17 + 0.05 * k)],
                0.052,
                scene.dim(skin, 0.12 + 0.08 * k),
            )


MOTIF = Motif(paint, "hall", flies=True)
