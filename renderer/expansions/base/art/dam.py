"""A wall across a valley with a lake behind it; water shoots from its foot past the power house."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import path, scaled
from renderer.drawing.theme import WHITE, mix, rgb
from renderer.icons.sprites import BOLT


def paint(scene: Scene) -> None:
    stone = mix(rgb("#e2dacd"), scene.hour.low, 0.2)
    lake = mix(rgb("#8fdcea"), scene.hour.low, 0.2)
    scene.shape((-0.9, -0.24), (0.9, -0.24), (0.8, -0.06), (-0.8, -0.06), colour=lake, low=rgb("#2a7fa6"))
    wall = [(-0.86, -0.1), (-0.4, -0.05), (0, -0.03), (0.4, -0.05), (0.86, -0.1), (0.42, 0.52), (-0.42, 0.52)]
    scene.across(wall, stone)
    for k in range(1, 5):
        y = -0.04 + 0.12 * k
        half = 0.84 - 0.09 * k
        scene.line([(-half, y - 0.05), (0, y), (half, y - 0.05)], 0.01, scene.dim(stone, 0.45), 0.7)
    scene.line([(-0.86, -0.11), (-0.4, -0.06), (0, -0.04), (0.4, -0.06), (0.86, -0.11)], 0.05, scene.lit(stone))
    for x in (-0.4, -0.2, 0.2, 0.4):
        scene.slab(x - 0.035, -0.17, x + 0.035, -0.04, scene.accent)
    for x in (-0.2, 0.2):
        scene.circle(x, 0.2, 0.05, scene.dark)
        scene.fade([(x - 0.04, 0.2), (x + 0.04, 0.2), (x * 1.5 + 0.12, 0.54), (x * 1.5 - 0.12, 0.54)], WHITE, 1, 0.6)
    for side in (-1, 1):
        rock = mix(scene.hour.mid, scene.hour.near, 0.3)
        face = scene.lit(rock) if side < 0 else scene.dim(rock, 0.3)
        bank = [(0.7, -0.3), (0.84, -0.44), (1.1, -0.36), (1.5, -0.5), (1.5, 0.7), (0.34, 0.7), (0.58, 0.24)]
        scene.fill([[(side * x, y) for x, y in bank]], face, scene.dim(rock, 0.6))
    for x, radius in ((-0.44, 0.06), (-0.32, 0.09), (-0.2, 0.06), (0.2, 0.06), (0.32, 0.09), (0.44, 0.06)):
        scene.circle(x, 0.53, radius, WHITE, alpha=0.85)
    scene.slab(-0.11, 0.34, 0.11, 0.54, scene.accent, depth=0.2)
    scene.fill(scaled(path(BOLT), 0.15, (-0.02, 0.44)), WHITE, rgb("#ffd24a"))


MOTIF = Motif(paint, "green")
