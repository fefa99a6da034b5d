"""Hands of many colours that meet on one another."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    codes = ("#f0c8a0", "#8a5a3c", "#c98f62", "#5a3a2c", "#e0a878", "#a8704a")
    cloths = ("#d1495b", "#3d7ea6", "#e9b84a", "#5fa777", "#8e5aa8", "#e4703a")
    for k, (code, cloth) in enumerate(zip(codes, cloths, strict=True)):
        turn, skin = 60 * k + 20, rgb(code)
        scene.shape(
            *turned([(0.44, -0.11), (0.95, -0.15), (0.95, 0.15), (0.44, 0.11)], (0, 0), turn),
            colour=scene.lit(rgb(cloth)),
            low=scene.dim(rgb(cloth), 0.25),
        )
        scene.shape(*turned([(0.42, -0.12), (0.48, -0.12), (0.48, 0.12), (0.42, 0.12)], (0, 0), turn), colour=PAPER)
        palm = turned(
            [(0.43, -0.08), (0.43, 0.08), (0.3, 0.13), (0.16, 0.12), (0.16, -0.12), (0.3, -0.12)], (0, 0), turn
        )
        scene.shape(*palm, colour=scene.lit(skin), low=scene.dim(skin, 0.2))
        for j in range(4):
            y = -0.09 + 0.06 * j
            scene.line(
                turned([(0.2, y), (0.02 + 0.03 * abs(j - 1.5), y * 0.8)], (0, 0), turn),
                0.052,
                mix(scene.lit(skin), scene.dim(skin, 0.3), 0.25 * j),
            )
        scene.line(turned([(0.32, 0.12), (0.2, 0.19)], (0, 0), turn), 0.055, scene.dim(skin, 0.1))


MOTIF = Motif(paint, "rays", flies=True)
