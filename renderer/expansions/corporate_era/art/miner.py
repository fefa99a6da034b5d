"""A prisoner with a pick, a chain at the foot, before a wall of ore."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    rock = mix(rgb("#7a7480"), scene.rock, 0.4)
    wall = [(0.3, 0.52), (0.36, 0.1), (0.5, -0.16), (0.46, -0.4), (0.72, -0.6), (1.6, -0.66), (1.6, 0.52)]
    scene.shape(*wall, colour=scene.lit(rock), low=scene.dim(rock, 0.4))
    for x, y in ((0.62, 0.2), (0.7, -0.2), (0.92, 0.06)):
        scene.shape(
            (x - 0.07, y),
            (x, y - 0.09),
            (x + 0.07, y - 0.01),
            (x + 0.01, y + 0.07),
            colour=mix(GOLD, WHITE, 0.5),
            low=scene.accent,
        )
    scene.shadow_below(0.5)
    cloth, stripe, skin = rgb("#f0ece0"), rgb("#3a3f52"), scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c")
    for hip, knee, foot, shade in ((0.0, 0.1, 0.12, 0.35), (-0.1, -0.2, -0.22, 0.05)):
        scene.line([(hip, 0.16), (knee, 0.32), (foot, 0.46)], 0.13, scene.dim(cloth, shade))
        scene.line([(knee - 0.05, 0.31), (knee + 0.05, 0.33)], 0.05, stripe)
        scene.line([(foot - 0.04, 0.47), (foot + 0.07, 0.47)], 0.07, stripe)
    body = [(-0.22, -0.2), (0.06, -0.24), (0.1, 0.18), (-0.18, 0.2)]
    scene.across(body, cloth)
    for k in range(4):
        y = -0.14 + 0.095 * k
        scene.line([(-0.2 + 0.01 * k, y), (0.065 + 0.01 * k, y - 0.02)], 0.04, stripe)
    scene.line([(0.2, 0.06), (0.46, -0.56)], 0.035, rgb("#9a6a40"))
    head = [(0.2, -0.6), (0.36, -0.6), (0.52, -0.5), (0.66, -0.34), (0.5, -0.42), (0.34, -0.48)]
    scene.shape(*head, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.3))
    scene.line([(0.0, -0.14), (0.16, -0.06), (0.28, -0.12)], 0.085, scene.dim(cloth, 0.2))
    scene.line([(-0.12, -0.12), (0.06, 0.06), (0.22, 0.02)], 0.09, scene.lit(cloth))
    for x, y in ((0.29, -0.12), (0.23, 0.02)):
        scene.circle(x, y, 0.05, skin)
    scene.orb(-0.06, -0.36, 0.14, skin)
    scene.vault(-0.06, -0.38, 0.17, 0.16, scene.accent)
    scene.line([(-0.24, -0.38), (0.16, -0.38)], 0.035, scene.dim(scene.accent, 0.2))
    scene.glow(0.1, -0.43, 0.3, scene.lamp, 0.8)
    scene.circle(0.09, -0.44, 0.04, WHITE)
    for k in range(4):
        scene.ring(-0.3 - 0.065 * k, 0.47, 0.036, 0.014, scene.metal)
    scene.orb(-0.62, 0.42, 0.1, rgb("#4a4a58"))


MOTIF = Motif(paint, "jovian")
