"""Somebody who pushes a cart of ore uphill, chained to a contract with a seal."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene, ragged
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    stone, cloth = mix(rgb("#8a4a32"), scene.dark, 0.25), mix(scene.accent, scene.dark, 0.25)
    skin = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c")
    scene.shape(
        (-2, 0.54), (-0.6, 0.5), (2, 0.14), (2, 0.9), (-2, 0.9), colour=scene.lit(stone), low=scene.dim(stone, 0.4)
    )
    scene.line([(-0.6, 0.49), (2, 0.125)], 0.026, scene.metal)
    cart = [(0.1, -0.08), (0.72, -0.17), (0.64, 0.16), (0.2, 0.23)]
    for k, (x, y, r) in enumerate(
        (
            (0.2, -0.14, 0.09),
            (0.36, -0.22, 0.11),
            (0.52, -0.24, 0.1),
            (0.63, -0.19, 0.08),
            (0.3, -0.1, 0.09),
            (0.48, -0.13, 0.1),
        )
    ):
        scene.fill(
            [ragged(x, y, r, (1, 0.8, 1, 0.86, 0.94, 0.8, 1))],
            scene.lit((rgb("#c9683f"), scene.metal, rgb("#a8502e"))[k % 3]),
            scene.dim(stone, 0.3),
        )
    scene.shape(*cart, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.line([cart[0], cart[1]], 0.04, scene.dim(scene.metal, 0.2))
    for x, y in ((0.28, 0.27), (0.58, 0.22)):
        scene.circle(x, y, 0.085, scene.dark)
        scene.circle(x, y, 0.05, scene.metal)
    for hip, knee, foot, shade in (
        ((-0.34, 0.14), (-0.36, 0.3), (-0.5, 0.46), 0.45),
        ((-0.32, 0.14), (-0.18, 0.27), (-0.22, 0.43), 0.1),
    ):
        scene.line([hip, knee, foot], 0.095, scene.dim(cloth, shade))
        scene.line([foot, (foot[0] + 0.08, foot[1] + 0.005)], 0.07, scene.dark)
    scene.line([(-0.33, 0.14), (-0.16, -0.16)], 0.2, scene.dim(cloth, 0.3))
    scene.line([(-0.345, 0.12), (-0.18, -0.16)], 0.15, scene.lit(cloth))
    for drop, shade in ((0.05, 0.4), (0.0, 0.0)):
        scene.line([(-0.15, -0.14 + drop), (0.0, 0.02 + drop), (0.14, -0.02 + drop)], 0.08, scene.dim(cloth, shade))
    scene.circle(0.15, -0.01, 0.042, scene.lit(skin))
    scene.orb(-0.06, -0.3, 0.115, skin)
    scene.vault(-0.065, -0.32, 0.13, 0.13, GOLD)
    scene.line([(-0.2, -0.32), (0.1, -0.32)], 0.03, GOLD)
    for x, y in ((-0.52, 0.47), (-0.6, 0.47), (-0.68, 0.44), (-0.74, 0.37)):
        scene.ring(x, y, 0.042, 0.02, scene.lit(scene.metal))
    scene.fill(
        [[(-1.02, -0.24), (-0.6, -0.3), (-0.54, 0.26), (-0.96, 0.32)]],
        mix(PAPER, scene.hour.low, 0.1),
        scene.dim(PAPER, 0.15),
    )
    for k in range(5):
        y = -0.16 + 0.075 * k
        scene.line(
            [(-0.93 + 0.008 * k, y), (-0.66 + 0.008 * k - 0.08 * (k == 4), y - 0.04)], 0.018, mix(INK, PAPER, 0.3)
        )
    scene.circle(-0.68, 0.19, 0.075, rgb("#b8342e"))
    scene.circle(-0.685, 0.185, 0.048, rgb("#d8584a"))


MOTIF = Motif(paint, "rays")
