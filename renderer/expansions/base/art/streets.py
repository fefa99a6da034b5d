"""Blocks of a town from above, with trees along its streets."""

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import WHITE, Colour, mix, rgb


def paint(scene: Scene) -> None:
    ground = mix(mix(scene.hour.far, scene.hour.mid, 0.4), scene.dark, 0.25)
    scene.shape((-1.8, -0.9), (1.8, -0.9), (1.8, 0.9), (-1.8, 0.9), colour=ground, low=scene.dim(ground, 0.25))
    for i, j in sorted(((i, j) for i in range(-8, 9) for j in range(-8, 9)), key=sum):
        x, y = (i - j) * 0.17, (i + j) * 0.09 + 0.1
        kind = (i * 7 + j * 3) % 9
        if abs(x) > 1.5 or not -0.7 < y < 0.85:
            continue
        if i % 3 == 0 or j % 3 == 0:
            if i % 3 and j % 3 == 0:
                scene.line([(x - 0.05, y - 0.026), (x + 0.05, y + 0.026)], 0.012, PAPER)
        elif kind in (2, 6):
            _park(scene, x, y)
        else:
            _block(
                scene, x, y, 0.1 + 0.03 * kind, mix(scene.metal, scene.accent, 0.7 if kind in (3, 8) else 0.05 * kind)
            )


def _park(scene: Scene, x: float, y: float) -> None:
    scene.shape((x - 0.16, y), (x, y - 0.085), (x + 0.16, y), (x, y + 0.085), colour=rgb("#7fb04a"))
    for u, v in ((0.0, -0.035), (-0.07, 0.0), (0.07, 0.0), (0.0, 0.045)):
        scene.circle(x + u + 0.012, y + v, 0.045, scene.dim(rgb("#3f7a3a"), 0.4))
        scene.circle(x + u, y + v - 0.03, 0.045, scene.lit(rgb("#5fa04a")))


def _block(scene: Scene, x: float, y: float, high: float, tone: Colour) -> None:
    left, right, low = x - 0.15, x + 0.15, y + 0.08
    scene.shape((left, y), (x, low), (x, low - high), (left, y - high), colour=scene.lit(tone))
    scene.shape((right, y), (x, low), (x, low - high), (right, y - high), colour=scene.dim(tone, 0.45))
    roof = [(left, y - high), (x, y - high - 0.08), (right, y - high), (x, low - high)]
    scene.shape(*roof, colour=mix(scene.lit(tone), WHITE, 0.35))
    for k in range(int(high / 0.085)):
        for u in (0.03, 0.09):
            at, top = left + u, y - high + 0.05 + 0.085 * k + u * 0.53
            pane = [(at, top), (at + 0.035, top + 0.018), (at + 0.035, top + 0.058), (at, top + 0.04)]
            scene.shape(*pane, colour=scene.lamp)


MOTIF = Motif(paint, "mars", flies=True, size=1)
