"""A trolley with trunks from many worlds and a case with a chart of routes."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import cloudy_globe
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0.0, 0.5, 0.72, 0.035)], scene.dark, alpha=0.5)
    brass = mix(GOLD, rgb("#b8741c"), 0.2)
    for x in (-0.58, 0.58):
        scene.line([(x, 0.36), (x, -0.3)], 0.035, brass)
    bow = [(-0.58 * math.cos(a), -0.3 - 0.26 * math.sin(a)) for a in (math.pi * k / 20 for k in range(21))]
    scene.line(bow, 0.035, brass)
    scene.line([(0, -0.56), (0, -0.46)], 0.02, brass)
    suit = rgb("#5f3f7a")
    scene.fill("M -.02 -.42 L .02 -.42 L .2 -.3 L .24 .1 L -.24 .1 L -.2 -.3 Z", scene.lit(suit), scene.dim(suit, 0.5))
    scene.line([(0, -0.4), (0, 0.1)], 0.014, scene.dim(suit, 0.7))
    for left, top, right, foot, code in (
        (-0.5, 0.1, 0.1, 0.36, "#a8603a"),
        (0.12, 0.02, 0.5, 0.36, "#3d7ea6"),
        (-0.46, -0.12, -0.06, 0.1, "#e9b84a"),
        (0.16, -0.16, 0.46, 0.02, "#d1495b"),
    ):
        tone = mix(rgb(code), scene.hour.low, 0.08)
        scene.slab(left, top, right, foot, tone, depth=0.1)
        mid, y = (left + right) / 2 - 0.02, top
        scene.line(
            [(mid - 0.06, y), (mid - 0.05, y - 0.04), (mid + 0.05, y - 0.04), (mid + 0.06, y)],
            0.024,
            scene.dim(tone, 0.55),
        )
        for x in (left + 0.06, right - 0.1):
            scene.line([(x, top), (x, foot)], 0.028, scene.dim(tone, 0.35))
            scene.slab(x - 0.022, top + 0.06, x + 0.022, top + 0.1, GOLD)
    cloudy_globe(scene, -0.28, 0.0, 0.06)
    for x, y, code in (
        (-0.2, 0.24, "#4fa6dc"),
        (-0.34, 0.26, "#e8b98a"),
        (0.3, 0.2, "#d96f42"),
        (0.3, -0.06, "#cfe4f0"),
    ):
        scene.circle(x, y, 0.065, PAPER)
        scene.orb(x, y, 0.05, rgb(code))
    scene.fill([star(5, 0.06, 0.025, (-0.06, 0.25))], GOLD)
    scene.slab(-0.64, 0.36, 0.64, 0.42, brass, depth=0.04)
    for x in (-0.46, 0.46):
        scene.circle(x, 0.45, 0.055, scene.dark)
        scene.circle(x, 0.45, 0.024, brass)
    roll = turned([(-0.05, -0.3), (0.05, -0.3), (0.05, 0.3), (-0.05, 0.3)], (0.74, 0.2), 10)
    scene.across(roll, PAPER)
    scene.fill([ellipse(*turned([(0, -0.3)], (0.74, 0.2), 10)[0], 0.05, 0.018, 10)], mix(PAPER, scene.dark, 0.35))
    scene.shape(
        *turned([(-0.055, -0.02), (0.055, -0.02), (0.055, 0.05), (-0.055, 0.05)], (0.74, 0.2), 10),
        colour=rgb("#d1495b"),
    )


MOTIF = Motif(paint, "street")
