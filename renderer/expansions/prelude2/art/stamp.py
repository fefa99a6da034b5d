"""A hand stamps a permit: a green leaf in a ring."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import OAK, sparkle, table
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    table(scene, 0.42, 0.84, OAK)
    scene.shape(
        (-0.76, 0.02), (0.3, 0.02), (0.44, 0.38), (-0.86, 0.38), colour=PAPER, low=mix(PAPER, scene.hour.low, 0.3)
    )
    for k in range(4):
        y = 0.08 + 0.07 * k
        scene.line([(-0.68 - 0.03 * k, y), (-0.2 - 0.06 * (k % 2), y)], 0.016, mix(INK, PAPER, 0.45))
    green = rgb("#3f9a4a")
    ring = ellipse(-0.34, 0.22, 0.26, 0.1, -6, 48)
    scene.line([*ring, ring[0]], 0.028, green, 0.9)
    scene.fill(
        "M -.52 .24 C -.44 .12 -.28 .13 -.17 .19 C -.26 .3 -.42 .31 -.52 .24 Z", green, mix(green, INK, 0.2), 0.9
    )
    scene.line([(-0.52, 0.245), (-0.2, 0.195)], 0.012, PAPER)
    for k in range(3):
        x = -0.14 + 0.04 * k
        scene.line([(x - 0.08, -0.02 - 0.04 * k), (x - 0.02, -0.06 - 0.04 * k)], 0.012, WHITE, 0.8)
    lean = 16
    for part, tone in (
        ([(-0.22, 0.14), (0.22, 0.14), (0.22, 0.2), (-0.22, 0.2)], green),
        ([(-0.22, 0.02), (0.22, 0.02), (0.22, 0.14), (-0.22, 0.14)], mix(rgb("#a8543a"), scene.accent, 0.3)),
    ):
        dots = turned(part, (0.2, -0.06), lean)
        scene.shape(*dots, colour=scene.lit(tone), low=scene.dim(tone, 0.4))
    stem = turned([(-0.06, 0.02), (-0.05, -0.16), (0.05, -0.16), (0.06, 0.02)], (0.2, -0.06), lean)
    scene.across(stem, rgb("#c98a54"))
    knob = turned([(0.0, -0.24)], (0.2, -0.06), lean)[0]
    scene.orb(*knob, 0.13, rgb("#a8603a"))
    skin, cloth = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c"), scene.accent
    scene.fill("M .3 -.54 L .62 -.66 L 1.2 -.5 L 1.1 -.1 L .6 -.26 Z", scene.lit(cloth), scene.dim(cloth, 0.45))
    scene.fill("M .52 -.62 L .62 -.66 L .68 -.23 L .58 -.27 Z", WHITE, mix(WHITE, scene.dark, 0.25))
    scene.fill(
        "M .14 -.4 C .2 -.54 .42 -.6 .56 -.56 L .6 -.28 C .48 -.2 .34 -.18 .26 -.22 Z",
        scene.lit(skin),
        scene.dim(skin, 0.3),
    )
    for k in range(4):
        scene.line(
            [(0.22 + 0.07 * k, -0.4 + 0.01 * k), (0.16 + 0.075 * k, -0.22 + 0.02 * k)],
            0.062,
            scene.lit(skin) if k < 2 else skin,
        )
    sparkle(scene, -0.62, -0.1, 0.07)


MOTIF = Motif(paint, "hall")
