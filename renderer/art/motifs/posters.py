"""Things on posters: chances, joints, cells and chips."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import bolt, sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, regular
from renderer.drawing.theme import INK, WHITE, mix, rgb


def chip(scene: Scene) -> None:
    """A chip whose core shines."""
    for k in range(7):
        at = -0.3 + 0.1 * k
        for one, other in (((at, -0.5), (at, 0.5)), ((-0.5, at), (0.5, at))):
            scene.line([one, other], 0.034, mix(GOLD, scene.dark, 0.2))
    scene.box((-0.38, -0.36, 0.42, 0.42), 0.05, scene.dark)
    scene.box((-0.4, -0.4, 0.4, 0.4), 0.05, mix(rgb("#2f4a44"), WHITE, 0.15), rgb("#1f302e"))
    for k in range(4):
        reach = 0.36 - 0.05 * k
        for side in (-1, 1):
            scene.line(
                [
                    (side * 0.16, -0.1 + 0.07 * k),
                    (side * reach, -0.1 + 0.07 * k),
                    (side * reach, (-0.34 if k < 2 else 0.34)),
                ],
                0.012,
                rgb("#5fe0a8"),
            )
    scene.glow(0, 0, 0.36, scene.accent, 1)
    scene.box((-0.18, -0.18, 0.18, 0.18), 0.03, mix(scene.accent, WHITE, 0.45), scene.accent)
    scene.shape((-0.18, 0.18), (-0.18, -0.02), (0.02, -0.18), (0.18, -0.18), colour=WHITE, alpha=0.3)
    for r, width in ((0.1, 0.02), (0.05, 0.02)):
        scene.ring(0, 0, r, width, WHITE)
    sparkle(scene, -0.12, -0.12, 0.1)


def hands(scene: Scene) -> None:
    """Hands of many colours that meet on one another."""
    codes = ("#f0c8a0", "#8a5a3c", "#c98f62", "#5a3a2c", "#e0a878", "#a8704a")
    cloths = ("#d1495b", "#3d7ea6", "#e9b84a", "#5fa777", "#8e5aa8", "#e4703a")
    for k, (code, cloth) in enumerate(zip(codes, cloths, strict=True)):
        turn, skin = 60 * k + 20, rgb(code)
        scene.shape(
            *turned([(0.44, -0.11), (0.95, -0.15), (0.95, 0.15), (0.44, 0.11)], (0, 0), turn),
            colour=scene.lit(rgb(cloth)),
            low=scene.dim(rgb(cloth), 0.25),
        )
        scene.shape(*turned([(0.42, -0.12), (0.48, -0.12), (0.48, 0.12), (0.42, 0.12)], (0, 0), turn), colour=PAPER)
        palm = turned(
            [(0.43, -0.08), (0.43, 0.08), (0.3, 0.13), (0.16, 0.12), (0.16, -0.12), (0.3, -0.12)], (0, 0), turn
        )
        scene.shape(*palm, colour=scene.lit(skin), low=scene.dim(skin, 0.2))
        for j in range(4):
            y = -0.09 + 0.06 * j
            scene.line(
                turned([(0.2, y), (0.02 + 0.03 * abs(j - 1.5), y * 0.8)], (0, 0), turn),
                0.052,
                mix(scene.lit(skin), scene.dim(skin, 0.3), 0.25 * j),
            )
        scene.line(turned([(0.32, 0.12), (0.2, 0.19)], (0, 0), turn), 0.055, scene.dim(skin, 0.1))


def nanotube(scene: Scene) -> None:
    """A tube of carbon, atom by atom."""
    rows, tone = 7, mix(rgb("#3f4658"), scene.accent, 0.12)
    scene.across([(-0.9, -0.3), (0.66, -0.3), (0.66, 0.3), (-0.9, 0.3)], mix(tone, scene.hour.low, 0.55))
    scene.fill([ellipse(0.66, 0, 0.12, 0.3)], mix(tone, INK, 0.3), mix(tone, scene.hour.low, 0.3))
    for k in range(17):
        for row in range(rows):
            a = math.pi * (row + 0.5 * (k % 2)) / rows
            x, y = -0.86 + 0.094 * k, -0.3 * math.cos(a)
            for dx, da in ((0.094, 0.5), (0.094, -0.5)):
                b = a + math.pi * da / rows
                if k < 16 and 0 <= b <= math.pi + 0.01:
                    scene.line([(x, y), (x + dx, -0.3 * math.cos(b))], 0.014, tone)
    for k in range(17):
        for row in range(rows):
            a = math.pi * (row + 0.5 * (k % 2)) / rows
            x, y = -0.86 + 0.094 * k, -0.3 * math.cos(a)
            scene.circle(x, y, 0.026, mix(tone, WHITE, 0.5), mix(tone, INK, 0.4))
    ring = ellipse(0.66, 0, 0.12, 0.3, 0, 14)
    scene.line([*ring, ring[0]], 0.02, tone)
    for x, y in ring:
        scene.circle(x, y, 0.03, mix(tone, WHITE, 0.6), mix(tone, INK, 0.3))
    sparkle(scene, -0.3, -0.26, 0.1)


def tesseract(scene: Scene) -> None:
    """A cube in a cube, with power between them."""

    def corners(half: float, dx: float, dy: float) -> list[tuple[float, float]]:
        return [
            (sx * half + dx * d, sy * half - dy * d) for d in (0, 1) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]

    scene.glow(0.05, -0.04, 0.7, rgb("#8fe8ff"), 0.8)
    outer, inner = corners(0.38, 0.2, 0.16), corners(0.15, 0.1, 0.08)
    inner = [(x + 0.05, y - 0.04) for x, y in inner]
    scene.shape(*outer[4:], colour=rgb("#3d7ea6"), alpha=0.25)
    for one, other in zip(outer, inner, strict=True):
        scene.line([one, other], 0.016, rgb("#c8a8ff"))
    scene.shape(*inner[:4], colour=mix(rgb("#ffe27a"), WHITE, 0.3), low=rgb("#f2a93b"))
    scene.shape(inner[0], inner[1], inner[5], inner[4], colour=WHITE)
    scene.shape(inner[1], inner[2], inner[6], inner[5], colour=rgb("#d9822a"))
    for cube, width in ((outer, 0.03), (inner, 0.014)):
        for k in range(4):
            for one, other in (
                (cube[k], cube[(k + 1) % 4]),
                (cube[4 + k], cube[4 + (k + 1) % 4]),
                (cube[k], cube[k + 4]),
            ):
                scene.line([one, other], width, mix(rgb("#2f5f8a"), WHITE, 0.1) if cube is outer else WHITE)
    for x, y in outer:
        scene.circle(x, y, 0.04, rgb("#8fe8ff"))
        scene.circle(x, y, 0.02, WHITE)
    bolt(scene, -0.26, 0.24, 0.2, rgb("#8fe8ff"))
    bolt(scene, 0.42, -0.34, 0.2, rgb("#8fe8ff"))


def dice(scene: Scene) -> None:
    """Two dice with the same luck, and a tower of chips put on it."""
    scene.shadow_below(0.6)
    for x, y, size, turn in ((-0.34, 0.22, 0.24, -12), (0.2, -0.04, 0.26, 14)):
        front = turned([(-size, -size), (size, -size), (size, size), (-size, size)], (x, y), turn)
        top = [front[0], front[1], (front[1][0] + 0.13, front[1][1] - 0.11), (front[0][0] + 0.13, front[0][1] - 0.11)]
        side = [front[1], front[2], (front[2][0] + 0.13, front[2][1] - 0.11), (front[1][0] + 0.13, front[1][1] - 0.11)]
        tone = scene.accent
        scene.shape(*top, colour=mix(tone, WHITE, 0.45))
        scene.shape(*side, colour=scene.dim(tone, 0.5))
        scene.shape(*front, colour=scene.lit(tone), low=scene.dim(tone, 0.15))
        for dx in (-0.5, 0.5):
            for dy in (-0.55, 0.0, 0.55):
                scene.circle(*turned([(dx * size, dy * size)], (x, y), turn)[0], size * 0.16, WHITE)
    for k in range(6):
        y = 0.46 - 0.07 * k
        tone = (rgb("#2f5f9f"), rgb("#c9303a"))[k % 2]
        scene.across([(0.44, y - 0.06), (0.76, y - 0.06), (0.76, y), (0.44, y)], tone)
        for x in (0.48, 0.57, 0.66):
            scene.box((x, y - 0.055, x + 0.04, y - 0.005), 0.004, PAPER)
        scene.fill([ellipse(0.6, y - 0.06, 0.16, 0.035)], mix(tone, WHITE, 0.25))
    scene.fill([ellipse(0.6, 0.05, 0.09, 0.02)], PAPER)
    sparkle(scene, 0.02, -0.28, 0.09)


def puzzle(scene: Scene) -> None:
    """Two pieces that fit: a factory on one, a dome on the other."""
    for side, tone in ((-1, scene.accent), (1, mix(GOLD, scene.accent, 0.12))):
        gap = 0.07 * side
        body = [(side * 0.72 + gap, -0.36), (gap, -0.36), (gap, 0.36), (side * 0.72 + gap, 0.36)]
        scene.shape(*((x + 0.02, y + 0.03) for x, y in body), colour=scene.dark, alpha=0.4)
        scene.shape(*body, colour=scene.lit(tone), low=scene.dim(tone, 0.2))
        scene.circle(side * 0.4 + gap, -0.4, 0.1, scene.lit(tone))
        scene.circle(side * 0.4 + gap, 0.36, 0.1, mix(scene.hour.top, scene.hour.low, 0.5))
    scene.circle(0.02, 0.0, 0.13, scene.dim(mix(GOLD, scene.accent, 0.12), 0.55))
    scene.circle(0.02, 0.0, 0.105, scene.lit(scene.accent), scene.dim(scene.accent, 0.2))
    scene.box((-0.1, -0.07, 0.0, 0.07), 0.0, scene.lit(scene.accent), scene.dim(scene.accent, 0.15))
    scene.slab(-0.6, 0.0, -0.24, 0.2, PAPER, depth=0.2)
    for k in range(2):
        scene.shape(
            (-0.6 + 0.14 * k, 0.0),
            (-0.47 + 0.14 * k, -0.1),
            (-0.47 + 0.14 * k, 0.0),
            colour=mix(PAPER, scene.dark, 0.25),
        )
    scene.column(-0.32, -0.2, -0.25, 0.0, mix(PAPER, scene.dark, 0.12))
    scene.windows(-0.58, 0.06, -0.34, 0.16, 3, 1, scene.dark)
    scene.shape(*half_ellipse(0.48, 0.2, 0.2, 0.24), colour=PAPER, low=mix(PAPER, scene.dark, 0.2))
    for x in (0.4, 0.48, 0.56):
        scene.box((x - 0.025, 0.04, x + 0.025, 0.2), 0.01, scene.dim(scene.accent, 0.3))


def pills(scene: Scene) -> None:
    """Capsules, a mortar and a green cross."""
    scene.shadow_below(0.66)
    scene.circle(0.36, -0.26, 0.24, WHITE)
    for box in ((0.3, -0.42, 0.42, -0.1), (0.2, -0.32, 0.52, -0.2)):
        scene.box(box, 0.02, rgb("#3f9a5a"), rgb("#2a7a44"))
    scene.line([(-0.02, 0.02), (-0.36, -0.46)], 0.085, scene.lit(mix(PAPER, scene.metal, 0.4)))
    scene.circle(-0.37, -0.47, 0.07, scene.lit(mix(PAPER, scene.metal, 0.4)))
    bowl = mix(rgb("#e9e2d6"), scene.accent, 0.12)
    scene.fill([ellipse(-0.16, 0.0, 0.36, 0.08)], scene.dim(bowl, 0.5), scene.dim(bowl, 0.3))
    scene.line([(-0.02, 0.02), (-0.12, -0.14)], 0.085, scene.lit(mix(PAPER, scene.metal, 0.4)))
    scene.fill(
        "M -.52 0 C -.5 .28 -.36 .4 -.26 .42 L -.3 .5 L -.02 .5 L -.06 .42 C .04 .4 .18 .28 .2 0 C .1 .1 "
        "-.42 .1 -.52 0 Z",
        scene.lit(bowl),
        scene.dim(bowl, 0.4),
    )
    for x, y, turn, codes in (
        (0.48, 0.4, -20, ("#e4572e", "#fff3e6")),
        (0.24, 0.46, 8, ("#3d7ea6", "#f2c14a")),
        (0.62, 0.24, 50, ("#8e5aa8", "#fff3e6")),
    ):
        for side, code in zip((-1, 1), codes, strict=True):
            half = turned(
                [
                    (0.0, -0.06),
                    (side * 0.08, -0.06),
                    (side * 0.125, -0.035),
                    (side * 0.14, 0.0),
                    (side * 0.125, 0.035),
                    (side * 0.08, 0.06),
                    (0.0, 0.06),
                ],
                (x, y),
                turn,
            )
            scene.shape(*half, colour=mix(rgb(code), WHITE, 0.2), low=scene.dim(rgb(code), 0.25))
        scene.line(turned([(-0.09, -0.03), (0.08, -0.03)], (x, y), turn), 0.016, WHITE, 0.8)
    scene.fill([regular(6, 0.05, (-0.3, 0.02))], rgb("#7fc04a"))


POSTERS: Final[Mapping[str, Motif]] = {
    "chip": Motif(chip, "rays", flies=True),
    "hands": Motif(hands, "rays", flies=True),
    "nanotube": Motif(nanotube, "rays", flies=True),
    "tesseract": Motif(tesseract, "rays", flies=True),
    "dice": Motif(dice, "rays"),
    "puzzle": Motif(puzzle, "rays", flies=True),
    "pills": Motif(pills, "rays"),
}
