"""Two hands that agree."""

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import INK, mix


def paint(scene: Scene) -> None:
    skins = (scene.one_of("#f0c8a0", "#e0a878"), scene.one_of("#8a5a3c", "#6a4430"))
    for side, cloth in ((1, mix(scene.accent, INK, 0.3)), (-1, scene.accent)):
        sleeve = [(side * 0.95, -0.02), (side * 0.42, -0.16), (side * 0.34, 0.14), (side * 0.8, 0.42)]
        scene.fill([sleeve], scene.lit(cloth), scene.dim(cloth))
        cuff = [(side * 0.46, -0.19), (side * 0.38, -0.17), (side * 0.3, 0.16), (side * 0.38, 0.19)]
        scene.fill([cuff], PAPER, mix(PAPER, scene.dark, 0.25))
    scene.shape(
        (0.38, -0.15),
        (0.1, -0.22),
        (-0.2, -0.06),
        (-0.28, 0.06),
        (-0.14, 0.2),
        (0.1, 0.22),
        (0.32, 0.14),
        colour=scene.lit(skins[1]),
        low=scene.dim(skins[1], 0.4),
    )
    scene.shape(
        (-0.38, -0.15),
        (-0.12, -0.2),
        (0.12, -0.08),
        (0.26, 0.06),
        (0.18, 0.16),
        (0.0, 0.13),
        (-0.1, 0.2),
        (-0.32, 0.14),
        colour=scene.lit(skins[0]),
        low=scene.dim(skins[0], 0.25),
    )
    for k in range(4):
        x, y = 0.2 - 0.085 * k, 0.09 + 0.034 * k
        scene.line([(x - 0.03, y - 0.03), (x + 0.02, y + 0.075)], 0.06, mix(skins[0], scene.dark, 0.06 * k))
    scene.line([(-0.16, -0.18), (-0.02, -0.26), (0.08, -0.2)], 0.07, scene.lit(skins[0]))


MOTIF = Motif(paint, "rays", flies=True)
