"""A stall where bags of gas wait to be hired, each with its tag."""

from renderer.art.motif import Motif
from renderer.art.parts import gasbag, person
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.5)
    codes = ("#e4572e", "#f2b33a", "#3d8ac0", "#5fa777", "#d1495b", "#8e5aa8")
    for k, (x, y) in enumerate(
        ((-0.5, -0.2), (-0.26, -0.36), (0.0, -0.24), (0.28, -0.36), (0.54, -0.18), (0.02, -0.5))
    ):
        scene.line([(x, y), (x * 0.45, 0.2)], 0.01, scene.dark)
        gasbag(scene, x, y, 0.13, 0.14, rgb(codes[k]), 2)
        tx, ty = x * 0.76, y * 0.6 + 0.08
        scene.shape((tx - 0.035, ty), (tx + 0.035, ty), (tx + 0.035, ty + 0.08), (tx - 0.035, ty + 0.08), colour=PAPER)
        scene.circle(tx, ty + 0.045, 0.02, GOLD)
    scene.slab(-0.36, 0.2, 0.38, 0.5, rgb("#b8804a"), depth=0.12)
    for k in range(6):
        left = -0.42 + 0.14 * k
        scene.shape(
            (left, 0.08),
            (left + 0.14, 0.08),
            (left + 0.16, 0.24),
            (left + 0.02, 0.24),
            colour=scene.accent if k % 2 else PAPER,
            low=scene.dim(scene.accent if k % 2 else PAPER, 0.2),
        )
    scene.circle(0.0, 0.36, 0.08, mix(GOLD, WHITE, 0.4), GOLD)
    person(scene, 0.56, 0.52, 0.46, rgb("#3d5a8a"), arm=0.5)


MOTIF = Motif(paint, "street")
