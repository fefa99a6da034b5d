"""Shelves of records."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.slab(-0.6, -0.5, 0.6, 0.5, mix(rgb("#6a4432"), scene.dark, 0.3), depth=0.06)
    codes = (scene.accent, scene.metal, GOLD, mix(scene.glass, scene.dark, 0.3), mix(scene.accent, PAPER, 0.5))
    for row in range(3):
        y = -0.2 + 0.31 * row
        scene.shape((-0.55, y - 0.25), (0.54, y - 0.25), (0.54, y), (-0.55, y), colour=scene.dark)
        x = -0.53
        while x < 0.46:
            wide, high = scene.between(0.045, 0.085), scene.between(0.16, 0.23)
            if scene.chance.random() < 0.9:
                tone = scene.chance.choice(codes)
                scene.slab(x, y - high, x + wide, y, tone)
                scene.line([(x + 0.012, y - high * 0.7), (x + wide * 0.6, y - high * 0.7)], 0.012, PAPER)
            x += wide + 0.008


MOTIF = Motif(paint, "hall")
