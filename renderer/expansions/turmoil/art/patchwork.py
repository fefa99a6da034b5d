"""A quilt of many patches, no two alike, on a line."""

import math
from itertools import pairwise

from renderer.art.motif import Motif
from renderer.art.parts import WOOD
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    codes = (
        "#e4572e",
        "#3d8ac0",
        "#f2b33a",
        "#5fa777",
        "#8e5aa8",
        "#d1495b",
        "#2a9d8f",
        "#e9dcc4",
        "#b8683f",
        "#3a4f90",
        "#8fd05a",
        "#f2a0b0",
    )
    for row in range(3):
        for k in range(4):
            x, y = -0.6 + 0.3 * k, -0.4 + 0.27 * row
            sag = [0.05 * math.sin(math.pi * (px + 0.6) / 1.2) for px in (x, x + 0.3)]
            tone = rgb(codes[row * 4 + k])
            scene.shape(
                (x, y + sag[0]),
                (x + 0.3, y + sag[1]),
                (x + 0.3, y + sag[1] + 0.28),
                (x, y + sag[0] + 0.28),
                colour=scene.lit(tone),
                low=scene.dim(tone, 0.2),
            )
            mx, my, white = x + 0.15, y + sag[0] + 0.135, mix(PAPER, tone, 0.15)
            match (row * 4 + k) % 6:
                case 0:
                    scene.fill([star(5, 0.08, 0.034, (mx, my))], white)
                case 1:
                    scene.fill([ellipse(mx, my, 0.075, 0.04, 40)], white)
                    scene.line([(mx - 0.06, my + 0.05), (mx + 0.05, my - 0.045)], 0.012, tone)
                case 2:
                    scene.circle(mx, my, 0.07, white)
                    scene.circle(mx, my, 0.035, tone)
                case 3:
                    scene.shape((mx, my - 0.08), (mx + 0.08, my), (mx, my + 0.08), (mx - 0.08, my), colour=white)
                case 4:
                    for dx in (-0.06, 0.0, 0.06):
                        scene.line([(mx + dx, my - 0.07), (mx + dx, my + 0.07)], 0.024, white)
                case _:
                    for dx, dy in ((-0.045, -0.045), (0.045, -0.045), (-0.045, 0.045), (0.045, 0.045)):
                        scene.circle(mx + dx, my + dy, 0.028, white)
    for row in range(4):
        seam = [(-0.6 + 0.1 * j, -0.4 + 0.27 * row + 0.05 * math.sin(math.pi * j / 12)) for j in range(13)]
        for a, b in pairwise(seam):
            scene.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)], 0.016, PAPER)
    scene.line([(-1.2, -0.5), (-0.6, -0.42), (0.0, -0.36), (0.6, -0.42), (1.2, -0.5)], 0.016, scene.dark)
    for x, y in ((-0.56, -0.4), (-0.2, -0.36), (0.2, -0.36), (0.56, -0.4)):
        scene.box((x - 0.022, y - 0.08, x + 0.022, y + 0.06), 0.012, scene.lit(WOOD), scene.dim(WOOD, 0.3))


MOTIF = Motif(paint, "rays", flies=True)
