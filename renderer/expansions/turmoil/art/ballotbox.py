"""A hand that puts a ballot into a box, others waiting."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import WOOD
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import star
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.slab(-0.86, 0.38, 0.86, 0.52, WOOD, depth=0.03)
    tone = mix(scene.accent, WHITE, 0.1)
    scene.slab(-0.44, -0.06, 0.44, 0.4, tone, depth=0.14)
    scene.shape((-0.44, -0.06), (-0.34, -0.18), (0.5, -0.18), (0.44, -0.06), colour=mix(tone, WHITE, 0.4), low=tone)
    scene.shape((-0.2, -0.135), (0.24, -0.135), (0.22, -0.1), (-0.22, -0.1), colour=INK)
    scene.circle(-0.06, 0.16, 0.15, PAPER)
    scene.fill([star(6, 0.12, 0.05, (-0.06, 0.16))], rgb("#2f8a4a"))
    slip = [(-0.15, -0.42), (0.17, -0.46), (0.2, -0.12), (-0.16, -0.12)]
    scene.shape(*slip, colour=WHITE, low=scene.dim(PAPER, 0.15))
    for k in range(2):
        scene.box((-0.1, -0.36 + 0.1 * k, -0.05, -0.31 + 0.1 * k), 0.01, rgb("#c02a2a") if k else mix(INK, PAPER, 0.3))
        scene.line([(0.0, -0.34 + 0.1 * k), (0.12, -0.35 + 0.1 * k)], 0.018, mix(INK, PAPER, 0.4))
    skin = rgb("#c98f62")
    scene.fill(
        "M .98 -.72 L .98 -.4 L .44 -.28 L .3 -.5 Z",
        scene.lit(scene.dim(scene.accent, 0.35)),
        scene.dim(scene.accent, 0.6),
    )
    scene.shape((0.5, -0.58), (0.56, -0.28), (0.46, -0.26), (0.38, -0.5), colour=PAPER)
    scene.fill(
        "M .44 -.52 L .48 -.28 L .28 -.26 C .18 -.28 .12 -.34 .12 -.4 L .2 -.46 Z",
        scene.lit(skin),
        scene.dim(skin, 0.25),
    )
    scene.line([(0.28, -0.46), (0.14, -0.47), (0.04, -0.42)], 0.065, scene.lit(skin))
    for x, turn in ((-0.66, -14), (0.66, 10)):
        note = turned([(-0.14, -0.1), (0.14, -0.1), (0.14, 0.1), (-0.14, 0.1)], (x, 0.28), turn)
        scene.shape(*note, colour=WHITE, low=scene.dim(PAPER, 0.2))
        for k in (-1, 1):
            scene.line(turned([(-0.05, -0.05 * k), (0.05, 0.05 * k)], (x, 0.28), turn), 0.025, rgb("#2f8a4a"))


MOTIF = Motif(paint, "hall", size=0.64)
