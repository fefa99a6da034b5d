"""Halls full of machines and of people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif
from renderer.art.motifs.parts import bolt
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb

SCREEN: Final = rgb("#16324a")


def capacitors(scene: Scene) -> None:
    """Three tall stores of charge, with light that leaps between their heads."""
    blue = rgb("#8fe8ff")
    scene.slab(-0.74, 0.38, 0.74, 0.5, scene.dim(scene.metal, 0.3), depth=0.06)
    for x in (-0.48, 0.0, 0.48):
        tone = mix(rgb("#3f5fa8"), scene.accent, 0.3)
        scene.column(x - 0.16, -0.16, x + 0.16, 0.4, tone)
        scene.fill([ellipse(x, -0.16, 0.16, 0.045)], scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
        scene.box((x - 0.1, -0.04, x + 0.04, 0.3), 0.02, scene.dark)
        for k in range(5):
            scene.box(
                (x - 0.085, 0.24 - 0.065 * k, x + 0.025, 0.285 - 0.065 * k),
                0.008,
                rgb("#8ff0b0") if k < 4 or x else rgb("#ffe27a"),
            )
        for dx in (-0.07, 0.07):
            scene.column(x + dx - 0.025, -0.3, x + dx + 0.025, -0.16, scene.metal)
            scene.circle(x + dx, -0.32, 0.045, GOLD, scene.dim(GOLD, 0.4))
    for a, b in ((-0.41, -0.07), (0.07, 0.41)):
        arc = [(a, -0.34), (a + 0.08, -0.46), (a + 0.13, -0.36), (a + 0.2, -0.5), (a + 0.26, -0.38), (b, -0.34)]
        scene.line(arc, 0.045, blue, 0.45)
        scene.line(arc, 0.018, WHITE)
        scene.glow((a + b) / 2, -0.42, 0.22, blue, 0.8)


def exchange(scene: Scene) -> None:
    """A wall with the price of power as a curve, and traders below who shout."""
    scene.box((-0.86, -0.56, 0.86, 0.14), 0.03, scene.dark)
    scene.box((-0.83, -0.53, 0.83, 0.11), 0.02, SCREEN, mix(SCREEN, INK, 0.4))
    for k in range(5):
        scene.line([(-0.8, -0.46 + 0.13 * k), (0.8, -0.46 + 0.13 * k)], 0.005, rgb("#5fd0e8"), 0.35)
    values = (0.3, 0.22, 0.34, 0.16, 0.28, 0.06, 0.18, -0.06, 0.04, -0.14)
    for k, value in enumerate(values[:-1]):
        x, y, end = -0.48 + 0.14 * k, value - 0.24, values[k + 1] - 0.24
        tone = rgb("#5fe08a") if end < y else rgb("#ff6a5a")
        scene.line([(x, min(y, end) - 0.05), (x, max(y, end) + 0.05)], 0.01, tone)
        scene.box((x - 0.035, min(y, end), x + 0.035, max(y, end)), 0.008, tone)
    bolt(scene, -0.67, -0.24, 0.4, GOLD)
    for x, code, hand in ((-0.66, "#d1495b", -1), (-0.24, "#3d7ea6", 1), (0.2, "#e9b84a", -1), (0.62, "#5fa777", 1)):
        skin = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c")
        scene.line(
            [(x + hand * 0.1, 0.34), (x + hand * 0.19, 0.2), (x + hand * 0.16, 0.02)], 0.06, scene.dim(rgb(code), 0.2)
        )
        scene.circle(x + hand * 0.16, -0.01, 0.045, skin)
        scene.box((x - 0.14, 0.28, x + 0.14, 0.8), 0.1, scene.lit(rgb(code)), scene.dim(rgb(code), 0.4))
        scene.circle(x, 0.18, 0.1, scene.lit(skin), scene.dim(skin, 0.3))
        scene.fill(
            [[(x - 0.11, 0.18), *ellipse(x, 0.14, 0.11, 0.09)[18:36], (x + 0.11, 0.16)]],
            scene.one_of("#3a2420", "#6a4226", "#d0a050"),
        )


def servers(scene: Scene) -> None:
    """An aisle between machines that think, with a mind of light at its end."""
    scene.shape((-2.4, -1), (2.4, -1), (2.4, 1), (-2.4, 1), colour=rgb("#0a1624"), low=rgb("#1a3448"))
    scene.shape((-0.16, -0.26), (0.16, -0.26), (0.16, 0.26), (-0.16, 0.26), colour=rgb("#0e2a44"), low=rgb("#1f5a7a"))
    for side in (-1, 1):
        for k in range(4):
            near, far = 1.3 * 0.6**k, 1.3 * 0.6 ** (k + 1)
            front = [
                (side * far * 1.06, -0.5 * far - 0.06),
                (side * near, -0.5 * near - 0.06),
                (side * near, 0.42 * near + 0.1),
                (side * far * 1.06, 0.42 * far + 0.1),
            ]
            tone = mix(rgb("#2f3a50"), scene.accent, 0.12)
            scene.shape(*front, colour=mix(tone, WHITE, 0.1) if side < 0 else tone, low=mix(tone, INK, 0.45))
            for row in range(7):
                t = (row + 0.6) / 7.4
                for lamp in (0.25, 0.45, 0.7):
                    x = side * (far * 1.06 + (near - far * 1.06) * lamp)
                    reach = far + (near - far) * lamp
                    y = -0.5 * reach - 0.06 + (0.92 * reach + 0.16) * t
                    scene.box(
                        (x - 0.05 * reach, y, x + 0.05 * reach, y + 0.02 + 0.02 * reach),
                        0.004,
                        rgb(("#8ff0b0", "#5fd0ff", "#ffb45a", "#5fd0ff")[(row + k + round(lamp * 10)) % 4]),
                        alpha=0.95,
                    )
    scene.glow(0, -0.02, 0.4, rgb("#8ff0ff"), 1)
    for lean in (0, 60, 120):
        ring = ellipse(0, -0.02, 0.16, 0.055, lean, 40)
        scene.line([*ring, ring[0]], 0.012, WHITE)
    scene.circle(0, -0.02, 0.05, WHITE)


HALLS: Final[Mapping[str, Motif]] = {
    "capacitors": Motif(capacitors, "hall"),
    "exchange": Motif(exchange, "hall"),
    "servers": Motif(servers, "hall", flies=True),
}
