"""A bloom on a bay: green swirls and mats that grow towards the viewer, bubbles of oxygen rise from them."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import leafy
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    leaf, deep = mix(leafy(scene), rgb("#7fb83a"), 0.35), mix(rgb("#0d4a66"), scene.hour.near, 0.2)
    scene.shape((-2, -0.16), (2, -0.16), (2, 0.9), (-2, 0.9), colour=mix(rgb("#58bcc4"), scene.hour.low, 0.2), low=deep)
    for _ in range(9):
        x, y = scene.between(-1.2, 1.2), scene.between(-0.12, 0.6)
        scene.fill([ellipse(x, y, 0.1 + 0.2 * (y + 0.2), 0.006 + 0.008 * (y + 0.2))], scene.hour.sun, alpha=0.45)
    for x, y, half, turn in (
        (-0.5, -0.06, 0.34, -3),
        (0.36, 0.0, 0.42, 2),
        (-0.2, 0.12, 0.62, -4),
        (0.42, 0.26, 0.56, 4),
    ):
        scene.fill([ellipse(x, y + 0.015, half, half * 0.17, turn)], scene.dim(leaf, 0.55), alpha=0.5)
        scene.fill([ellipse(x, y, half, half * 0.15, turn)], mix(leaf, rgb("#d6e86a"), 0.25), scene.dim(leaf, 0.15))
        for k in range(3):
            vein = [
                (x + half * (0.26 * j - 0.78), y + half * 0.05 * math.sin(1.3 * j + k) + half * 0.06 * (k - 1))
                for j in range(7)
            ]
            scene.line(vein, 0.012 + 0.01 * half, mix(leaf, rgb("#f2f5a0"), 0.45), 0.8)
    for x, y, half in ((-0.62, 0.42, 0.36), (0.08, 0.5, 0.44)):
        blot = [
            (
                x + half * (1 + 0.16 * math.sin(5 * a + x)) * math.cos(a),
                y + 0.34 * half * (1 + 0.2 * math.sin(3 * a)) * math.sin(a),
            )
            for a in (math.pi * k / 24 for k in range(48))
        ]
        scene.fill([[(px + 0.02, py + 0.035) for px, py in blot]], scene.dim(deep, 0.4), alpha=0.6)
        scene.fill([blot], mix(leaf, rgb("#b8e05a"), 0.35), scene.dim(leaf, 0.25))
        for k in range(16):
            a, far = 2.4 * k, math.sqrt((k + 0.5) / 16) * 0.78
            at = x + half * far * math.cos(a), y + 0.3 * half * far * math.sin(a)
            scene.circle(*at, half * 0.06, scene.dim(leaf, 0.3))
            scene.circle(at[0] - 0.008, at[1] - 0.012, half * 0.05, mix(leaf, rgb("#f4f8a8"), 0.5))
    for x, y, r in (
        (-0.66, 0.2, 0.03),
        (-0.58, 0.02, 0.042),
        (-0.7, -0.18, 0.03),
        (0.06, 0.28, 0.036),
        (0.16, 0.08, 0.05),
        (0.04, -0.16, 0.036),
    ):
        scene.circle(x, y, r, WHITE, alpha=0.35)
        scene.ring(x, y, r, 0.009, WHITE, 0.9)
        scene.circle(x - r * 0.3, y - r * 0.35, r * 0.25, WHITE)


MOTIF = Motif(paint, "shore")
