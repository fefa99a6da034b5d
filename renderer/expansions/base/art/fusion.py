"""A ring of plasma held by coils that stand around it."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import Colour, rgb


def paint(scene: Scene) -> None:
    scene.glow(0, 0.06, 0.85, rgb("#ff9af0"), 0.7)
    scene.column(-0.62, 0.3, 0.62, 0.42, scene.dim(scene.metal, 0.3))
    scene.fill([ellipse(0, 0.3, 0.62, 0.2)], scene.dim(scene.metal, 0.55))
    coils = sorted((math.sin(turn), math.cos(turn)) for turn in (math.pi * (k + 0.5) / 5 for k in range(10)))
    for depth, across in coils[:5]:
        _coil(scene, 0.5 * across, 0.06 + 0.14 * depth, 0.3, scene.dim(scene.metal, 0.35))
    scene.column(-0.1, -0.34, 0.1, 0.22, scene.accent)
    ring = ellipse(0, 0.06, 0.5, 0.16)
    for wide, code, alpha in ((0.24, "#a63cf0", 0.9), (0.17, "#ff6ad8", 1), (0.08, "#ffe8fa", 1)):
        scene.line([*ring, ring[0]], wide, rgb(code), alpha)
    for depth, across in coils[5:]:
        _coil(scene, 0.5 * across, 0.06 + 0.16 * depth, 0.4, scene.metal)


def _coil(scene: Scene, x: float, y: float, high: float, tone: Colour) -> None:
    """A coil around the ring, with the window through which it is seen."""
    half = high * 0.2
    scene.column(x - half, y - high / 2, x + half, y + high / 2, tone)
    scene.box(
        (x - half * 0.4, y - high * 0.28, x + half * 0.4, y + high * 0.28), half * 0.4, rgb("#ffc8f4"), rgb("#c85af0")
    )
    scene.column(x - half * 1.15, y + high / 2 - 0.05, x + half * 1.15, y + high / 2, scene.accent)


MOTIF = Motif(paint, "rays", flies=True)
