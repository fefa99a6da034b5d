"""A rock with a flag on it, and a fence of posts and tape."""

from renderer.art.motif import Motif
from renderer.art.parts import asteroid_colour, boulder
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    boulder(scene, 0, 0.14, 0.44, asteroid_colour(scene), 5)
    scene.line([(-0.04, -0.22), (-0.04, -0.66)], 0.026, scene.metal)
    scene.fill(
        "M -.03 -.66 Q .1 -.74 .22 -.65 Q .32 -.58 .42 -.63 L .42 -.38 Q .32 -.32 .22 -.4 Q .1 -.48 -.03 -.4 Z",
        scene.lit(scene.accent),
        scene.dim(scene.accent, 0.25),
    )
    scene.circle(0.19, -0.52, 0.06, WHITE)
    posts = ((-0.42, -0.02), (-0.26, -0.2), (0.2, -0.24), (0.38, -0.06))
    for x, y in posts:
        scene.line([(x, y), (x * 1.12, y - 0.15)], 0.024, scene.metal)
        scene.circle(x * 1.12, y - 0.16, 0.026, rgb("#ff6a4a"))
    for (x, y), (u, v) in ((posts[0], posts[1]), (posts[2], posts[3])):
        scene.line([(x * 1.12, y - 0.11), (u * 1.12, v - 0.11)], 0.022, GOLD)
    scene.line(
        [(posts[1][0] * 1.12, posts[1][1] - 0.11), (-0.04, -0.32), (posts[2][0] * 1.12, posts[2][1] - 0.11)],
        0.022,
        GOLD,
    )
    scene.slab(-0.24, 0.18, 0.1, 0.38, mix(rgb("#fff6e6"), scene.hour.low, 0.1), depth=0.06)
    for k in range(3):
        scene.line([(-0.2, 0.23 + 0.05 * k), (0.02 - 0.06 * (k == 2), 0.23 + 0.05 * k)], 0.016, INK)


MOTIF = Motif(paint, "belt", flies=True)
