"""A double helix."""

import math
from itertools import pairwise

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    one, other = scene.accent, mix(scene.glass, rgb("#3d9ac0"), 0.4)
    steps = 44
    at = [(-0.75 + 1.5 * k / steps, 0.26 * math.sin(k * 0.36), math.cos(k * 0.36)) for k in range(steps + 1)]
    for k in range(0, steps + 1, 3):
        x, y, _ = at[k]
        scene.line([(x, y), (x, 0)], 0.022, mix(one, WHITE, 0.35))
        scene.line([(x, 0), (x, -y)], 0.022, mix(other, WHITE, 0.35))
    for front in (False, True):
        for (x, y, z), (x2, y2, _) in pairwise(at):
            if (z > 0) == front:
                scene.line([(x, y), (x2, y2)], 0.07, one if front else scene.dim(one, 0.45))
            else:
                scene.line([(x, -y), (x2, -y2)], 0.07, other if front else scene.dim(other, 0.45))


MOTIF = Motif(paint, "rays", flies=True)
