"""Where people live."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def _towers(scene: Scene, left: float, right: float, foot: float, high: float, n: int) -> None:
    """A group of towers, the highest in its middle."""
    step = (right - left) / n
    for i in sorted(range(n), key=lambda i: abs(i - n / 2), reverse=True):
        away = abs(i + 0.5 - n / 2) / (n / 2)
        top = foot - high * (1 - 0.6 * away) * scene.between(0.78, 1.05)
        x, wide = left + step * i, step * scene.between(0.9, 1.15)
        tone = mix(scene.metal, scene.accent, 0.75) if scene.chance.random() < 0.3 else scene.metal
        match scene.chance.randrange(4):
            case 0:
                scene.vault(x + wide / 2, top + 0.01, wide / 2, wide * 0.4, tone)
            case 1:
                scene.shape((x, top), (x + wide, top - wide * 0.6), (x + wide, top), colour=scene.dim(tone, 0.3))
            case 2:
                scene.line([(x + wide / 2, top), (x + wide / 2, top - wide * 0.8)], 0.012, tone)
            case _:
                pass
        scene.slab(x, top, x + wide, foot, mix(tone, scene.hour.far, 0.15), depth=0.32)
        rows = max(2, int((foot - top) / 0.075))
        scene.windows(x + wide * 0.08, top + 0.03, x + wide * 0.62, foot - 0.02, 2, rows, mix(scene.lamp, tone, 0.15))


def dome(scene: Scene) -> None:
    """Houses under glass."""
    scene.shadow_below(0.72)
    _towers(scene, -0.4, 0.42, 0.44, 0.62, 7)
    for x in (-0.5, -0.44, 0.46, 0.52):
        scene.circle(x, 0.4, 0.045, rgb("#6fb04a"), rgb("#2f6a3a"))
    scene.bubble(0, 0.45, 0.68, 0.86)
    for k in (-0.33, 0.33):
        scene.line(half_ellipse(0, 0.45, k * 0.68, 0.86)[:13], 0.007, WHITE, 0.5)
    scene.slab(-0.74, 0.42, 0.74, 0.5, scene.metal, depth=0.1)


def skyline(scene: Scene) -> None:
    """A city of towers."""
    _towers(scene, -0.85, 0.85, 0.46, 0.5, 11)
    _towers(scene, -0.6, 0.66, 0.5, 0.85, 8)


def settlement(scene: Scene) -> None:
    """Low domes joined by tunnels."""
    scene.shadow_below(0.8)
    scene.slab(-0.6, 0.36, 0.6, 0.46, scene.metal, depth=0)
    for x, half, high in ((-0.54, 0.2, 0.24), (0.56, 0.18, 0.22), (0.04, 0.34, 0.42)):
        tone = scene.accent if half > 0.3 else scene.metal
        scene.vault(x, 0.46, half, high, tone)
        scene.column(x - half * 1.04, 0.44, x + half * 1.04, 0.5, scene.metal)
        scene.windows(x - half * 0.6, 0.5 - high * 0.62, x + half * 0.5, 0.42, max(2, int(half * 12)), 1, scene.lamp)
    scene.line([(0.04, 0.06), (0.04, -0.26)], 0.018, scene.metal)
    scene.circle(0.04, -0.28, 0.03, scene.lamp)
    scene.column(-0.28, 0.02, -0.2, 0.4, scene.metal)


def quarters(scene: Scene) -> None:
    """Homes made of containers, stacked and joined by stairs; a family with its luggage has just arrived."""
    scene.shadow_below(0.85)
    tones = ("#d8663f", "#3d8aa6", "#e8c05a", "#5fa777", "#b8637a", "#d9d4c8", "#8a6fb0", "#e08a4a")
    boxes = (
        (-0.82, 0.26, 0.44),
        (-0.36, 0.26, 0.4),
        (0.06, 0.26, 0.44),
        (-0.7, 0.02, 0.4),
        (-0.28, 0.02, 0.46),
        (0.2, 0.02, 0.36),
        (-0.5, -0.22, 0.42),
        (-0.06, -0.22, 0.4),
        (-0.3, -0.46, 0.38),
    )
    for k, (left, top, wide) in enumerate(boxes):
        tone = rgb(tones[k % len(tones)])
        scene.slab(left, top, left + wide, top + 0.22, tone, depth=0.14)
        scene.line([(left, top + 0.225), (left + wide, top + 0.225)], 0.014, scene.dark)
        for n in range(2):
            x = left + 0.05 + 0.14 * n
            scene.box(
                (x, top + 0.05, x + 0.085, top + 0.14),
                0.015,
                scene.lamp if (k + n) % 3 else scene.dim(scene.glass, 0.3),
            )
        if k % 2:
            scene.box((left + wide * 0.68, top + 0.06, left + wide * 0.82, top + 0.22), 0.01, scene.dim(tone, 0.6))
    for x, y, high in ((-0.88, 0.02, 0.46), (0.6, 0.02, 0.46), (0.38, -0.22, 0.24)):
        for side in (0, 0.07):
            scene.line([(x + side, y), (x + side, y + high)], 0.014, scene.metal)
        for n in range(int(high / 0.06)):
            scene.line([(x, y + 0.04 + 0.06 * n), (x + 0.07, y + 0.04 + 0.06 * n)], 0.011, scene.metal)
    rope = [(0.36, -0.16), (0.48, -0.1), (0.62, -0.12)]
    scene.line([(0.63, 0.02), (0.63, -0.16)], 0.016, scene.metal)
    scene.line(rope, 0.01, scene.metal)
    for x, y, code in ((0.4, -0.14, "#f4efe2"), (0.48, -0.1, "#e4572e"), (0.56, -0.11, "#3d7ea6")):
        scene.shape((x - 0.03, y), (x + 0.03, y), (x + 0.026, y + 0.09), (x - 0.026, y + 0.09), colour=rgb(code))
    scene.line([(-0.12, -0.46), (-0.12, -0.66)], 0.016, scene.metal)
    scene.fill([ellipse(-0.1, -0.66, 0.085, 0.05, -30)], scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
    for x, foot, high, code in (
        (0.72, 0.54, 0.4, "#3d7ea6"),
        (0.9, 0.55, 0.37, "#d1495b"),
        (1.04, 0.56, 0.24, "#e9b84a"),
    ):
        person(scene, x, foot, high, rgb(code))
    for x, code in ((0.8, "#8a5636"), (0.98, "#4f7a5a")):
        scene.box((x - 0.05, 0.46, x + 0.05, 0.56), 0.015, rgb(code), scene.dim(rgb(code), 0.3))
        scene.line([(x - 0.02, 0.46), (x - 0.02, 0.44), (x + 0.02, 0.44), (x + 0.02, 0.46)], 0.012, scene.dark)


def capitol(scene: Scene) -> None:
    """The seat of a government: steps, columns, a dome with a flag."""
    stone = mix(rgb("#f2ead8"), scene.hour.low, 0.2)
    scene.shadow_below(0.85)
    for k in range(3):
        scene.slab(
            -0.78 + 0.06 * k, 0.42 - 0.05 * k, 0.78 - 0.06 * k, 0.5 - 0.05 * k, scene.dim(stone, 0.06 * k), depth=0.08
        )
    for side in (-1, 1):
        scene.slab(side * 0.44 - 0.2, 0.06, side * 0.44 + 0.2, 0.32, stone, depth=0.16)
        scene.windows(side * 0.44 - 0.17, 0.11, side * 0.44 + 0.13, 0.3, 3, 2, scene.lamp)
        scene.slab(side * 0.44 - 0.22, 0.02, side * 0.44 + 0.22, 0.07, stone, depth=0.12)
    scene.slab(-0.27, 0.02, 0.27, 0.34, scene.dim(stone, 0.45), depth=0)
    for k in range(5):
        x = -0.22 + 0.11 * k
        scene.column(x - 0.03, 0.04, x + 0.03, 0.33, mix(stone, WHITE, 0.25))
    scene.shape((-0.34, 0.04), (0.34, 0.04), (0, -0.12), colour=scene.lit(stone), low=scene.dim(stone, 0.15))
    scene.shape((-0.22, 0.02), (0.22, 0.02), (0, -0.08), colour=scene.dim(stone, 0.3))
    scene.column(-0.24, -0.2, 0.24, -0.06, stone)
    for k in range(6):
        x = -0.19 + 0.076 * k
        scene.box((x - 0.016, -0.18, x + 0.016, -0.09), 0.012, scene.dim(stone, 0.5))
    scene.vault(0, -0.19, 0.25, 0.3, scene.accent)
    for k in (-0.16, -0.06, 0.06, 0.16):
        scene.line([(k, -0.2), (k * 0.7, -0.38), (k * 0.2, -0.48)], 0.008, scene.dim(scene.accent, 0.4), 0.7)
    scene.column(-0.05, -0.56, 0.05, -0.46, stone)
    scene.line([(0, -0.54), (0, -0.7)], 0.018, scene.metal)
    scene.shape(
        (0, -0.7), (0.2, -0.67), (0.15, -0.63), (0.2, -0.58), (0, -0.59), colour=rgb("#d8452e"), low=rgb("#a82f24")
    )
    for x in (-0.84, 0.84):
        scene.column(x - 0.02, 0.3, x + 0.02, 0.5, rgb("#7a4a36"))
        scene.circle(x, 0.24, 0.11, rgb("#7fb85a"), rgb("#2f6a3a"))


def burrow(scene: Scene) -> None:
    """Lit floors cut into the ground."""
    for row, (y, half) in enumerate(((-0.24, 0.3), (0.0, 0.48), (0.24, 0.6))):
        scene.box((-half - 0.02, y - 0.02, half + 0.02, y + 0.2), 0.06, mix(scene.dark, INK, 0.2))
        scene.box((-half, y, half, y + 0.18), 0.05, scene.lamp, mix(scene.lamp, scene.accent, 0.55))
        for k in range(row + 2):
            x = -half + 0.1 + (2 * half - 0.26) * k / (row + 1)
            if (k + row) % 2:
                scene.slab(x, y + 0.06, x + 0.12, y + 0.18, scene.accent)
            else:
                scene.circle(x + 0.06, y + 0.1, 0.05, rgb("#6fb04a"), rgb("#2f6a3a"))
                scene.slab(x + 0.045, y + 0.13, x + 0.075, y + 0.18, scene.dark)
    scene.column(-0.05, -0.42, 0.05, 0.42, scene.metal)
    scene.slab(-0.16, -0.5, 0.16, -0.4, scene.metal)


def fortress(scene: Scene) -> None:
    """A tower of a company behind its wall."""
    scene.shadow_below(0.7)
    tone = mix(scene.dark, scene.metal, 0.3)
    scene.across([(-0.12, -0.52), (0.12, -0.52), (0.26, 0.4), (-0.26, 0.4)], tone)
    scene.shape((-0.12, -0.52), (0.0, -0.64), (0.12, -0.52), colour=scene.accent)
    for k in range(6):
        y, half = -0.42 + 0.12 * k, 0.07 + 0.016 * k
        scene.box((-half, y, half * 0.6, y + 0.035), 0.005, scene.lamp)
    for side in (-1, 1):
        scene.column(side * 0.52 - 0.1, -0.02, side * 0.52 + 0.1, 0.5, mix(tone, scene.metal, 0.3))
        scene.column(side * 0.52 - 0.13, -0.08, side * 0.52 + 0.13, 0.02, scene.accent)
    scene.slab(-0.6, 0.2, 0.6, 0.5, mix(tone, scene.metal, 0.45), depth=0.1)
    scene.shape((-0.1, 0.5), (-0.1, 0.34), (0, 0.27), (0.1, 0.34), (0.1, 0.5), colour=scene.dark)


def greenhouse(scene: Scene) -> None:
    """Plants under ribs of glass."""
    scene.shadow_below(0.72)
    leaf = rgb("#6fb04a")
    for i in range(7):
        x, high = -0.5 + 0.165 * i, scene.between(0.22, 0.42)
        scene.line([(x, 0.44), (x, 0.44 - high * 0.5)], 0.02, scene.dim(leaf))
        scene.circle(x, 0.44 - high * 0.7, 0.1, scene.lit(leaf), scene.dim(leaf, 0.5))
        scene.circle(x + 0.03, 0.42 - high * 0.75, 0.022, scene.accent)
    scene.vault(0, 0.45, 0.68, 0.66, scene.glass, 0.26)
    for share in (1, 0.66, 0.33):
        scene.line(half_ellipse(0, 0.45, 0.68 * share, 0.66), 0.014, mix(scene.metal, WHITE, 0.4), 0.9)
    scene.line([(0, 0.45), (0, -0.21)], 0.014, mix(scene.metal, WHITE, 0.4))
    scene.line([(-0.6, 0.15), (0.6, 0.15)], 0.012, mix(scene.metal, WHITE, 0.4), 0.8)
    scene.slab(-0.72, 0.43, 0.72, 0.5, scene.metal, depth=0.1)


def resort(scene: Scene) -> None:
    """Palms, a parasol, a pool."""
    scene.fill([ellipse(0.16, 0.42, 0.56, 0.1)], mix(PAPER, scene.hour.low, 0.3))
    scene.fill([ellipse(0.16, 0.415, 0.5, 0.08)], rgb("#9fe8ea"), rgb("#2a92b4"))
    wood, leaf = mix(rgb("#8a5a3a"), scene.dark, 0.2), rgb("#4f9f5a")
    for x, foot, high, lean in ((-0.44, 0.48, 0.92, 0.1), (0.54, 0.4, 0.66, -0.08)):
        top = (x + lean, foot - high)
        scene.line([(x, foot), (x + lean * 0.3, foot - high * 0.5), top], 0.045, wood)
        for k in range(7):
            a = math.radians(-170 + 27 * k)
            tip = (top[0] + 0.3 * high * math.cos(a), top[1] + 0.2 * high * math.sin(a) + 0.1 * high)
            mid = (top[0] + 0.17 * high * math.cos(a), top[1] + 0.22 * high * math.sin(a))
            scene.shape(
                top,
                (mid[0], mid[1] - 0.03),
                tip,
                (mid[0], mid[1] + 0.035),
                colour=scene.lit(leaf) if k < 4 else scene.dim(leaf, 0.3),
            )
    scene.line([(-0.06, 0.46), (-0.02, -0.02)], 0.02, scene.metal)
    for k in range(6):
        a, b = half_ellipse(-0.02, 0.1, 0.26, 0.2, 6)[k : k + 2]
        scene.shape((-0.02, -0.12), a, b, colour=scene.accent if k % 2 else PAPER)


def harbour(scene: Scene) -> None:
    """A port for ships of space: a gantry, pads, freight."""
    scene.shadow_below(0.75)
    scene.column(-0.72, 0.38, 0.2, 0.5, scene.metal)
    for x, high in ((-0.48, 0.78), (-0.12, 0.6)):
        foot, half = 0.38, 0.075
        scene.across(
            [
                (x, foot - high),
                (x + half, foot - high * 0.7),
                (x + half, foot - 0.06),
                (x - half, foot - 0.06),
                (x - half, foot - high * 0.7),
            ],
            scene.metal,
        )
        scene.across([(x, foot - high), (x + half, foot - high * 0.7), (x - half, foot - high * 0.7)], scene.accent)
        for side in (-1, 1):
            scene.shape(
                (x + side * half, foot - 0.22),
                (x + side * half * 2.2, foot),
                (x + side * half * 0.8, foot - 0.04),
                colour=scene.dim(scene.accent, 0.2 if side < 0 else 0.5),
            )
    scene.slab(0.3, -0.3, 0.4, 0.5, scene.dim(scene.metal, 0.2))
    scene.line([(0.1, -0.28), (0.62, -0.28)], 0.05, scene.accent)
    for x, y, tone in ((0.46, 0.36, scene.accent), (0.6, 0.36, scene.metal), (0.53, 0.22, scene.glass)):
        scene.slab(x, y, x + 0.13, y + 0.14, tone)


HOMES: Final[Mapping[str, Motif]] = {
    "dome": Motif(dome, "mars"),
    "skyline": Motif(skyline, "mars"),
    "quarters": Motif(quarters, "mars"),
    "capitol": Motif(capitol, "green"),
    "settlement": Motif(settlement, "mars"),
    "burrow": Motif(burrow, "cave"),
    "fortress": Motif(fortress, "mars"),
    "greenhouse": Motif(greenhouse, "mars"),
    "resort": Motif(resort, "shore"),
    "harbour": Motif(harbour, "mars"),
}
