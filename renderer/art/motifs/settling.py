"""Where people settle, and what they plant there."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import crate, hut, solar_wing, tree
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def tents(scene: Scene) -> None:
    """Inflated huts, the lander that brought them, and the first who live there."""
    scene.shadow_below(0.75)
    for x in (0.4, 0.72):
        scene.line([(0.56, 0.14), (x, 0.48)], 0.03, scene.dim(scene.metal, 0.3))
    scene.across([(0.5, -0.42), (0.62, -0.42), (0.76, 0.0), (0.72, 0.26), (0.4, 0.26), (0.36, 0.0)], scene.metal)
    scene.shape((0.36, 0.0), (0.76, 0.0), (0.75, 0.08), (0.37, 0.08), colour=scene.accent)
    scene.circle(0.55, -0.18, 0.06, scene.glass, mix(scene.glass, INK, 0.4))
    scene.shape((0.46, 0.26), (0.66, 0.26), (0.7, 0.36), (0.42, 0.36), colour=scene.dim(scene.metal, 0.5))
    for x, half in ((-0.56, 0.24), (0.02, 0.22)):
        tone = mix(rgb("#fff0dc"), scene.accent, 0.3)
        scene.vault(x, 0.5, half, half * 1.25, tone)
        for k in (-0.5, 0.0, 0.5):
            seam = [
                (x + half * k * math.sin(math.pi / 2 * t), 0.5 - half * 1.25 * math.cos(math.pi / 2 * t))
                for t in (0, 0.3, 0.6, 1)
            ]
            scene.line(seam, 0.012, scene.dim(tone, 0.3))
        scene.box((x - 0.07, 0.3, x + 0.05, 0.5), 0.05, scene.dark)
        scene.box((x - 0.05, 0.33, x + 0.03, 0.5), 0.04, scene.lamp)
    scene.column(-0.36, 0.38, -0.18, 0.5, scene.dim(scene.metal, 0.2))
    person(scene, 0.28, 0.52, 0.26, rgb("#fff6e6"), arm=0.6)
    scene.line([(-0.86, 0.5), (-0.86, -0.1)], 0.016, scene.metal)
    scene.shape((-0.86, -0.1), (-0.64, -0.05), (-0.86, 0.02), colour=scene.accent)


def homestead(scene: Scene) -> None:
    """A home that lives on its own: a dome with a garden, a wheel in the wind, a tank, cells on the roof."""
    scene.shadow_below(0.8)
    scene.line([(0.6, 0.5), (0.6, -0.24)], 0.03, scene.metal)
    for turn in (20, 140, 260):
        scene.shape(
            *turned([(0, -0.02), (0.26, -0.035), (0.28, 0.0), (0, 0.025)], (0.6, -0.26), turn),
            colour=WHITE,
            low=scene.dim(scene.metal, 0.2),
        )
    scene.circle(0.6, -0.26, 0.034, scene.accent)
    scene.column(-0.78, 0.12, -0.52, 0.5, mix(rgb("#5fa8cf"), scene.hour.low, 0.15))
    scene.vault(-0.65, 0.124, 0.13, 0.07, scene.metal)
    scene.slab(-0.4, 0.14, 0.1, 0.5, mix(rgb("#fff0dc"), scene.hour.low, 0.15))
    scene.fill("M -.46 .16 L -.16 -.12 L .16 .16 Z", scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    solar_wing(scene, -0.3, 0.0, -0.06, 0.1)
    scene.box((-0.32, 0.28, -0.2, 0.5), 0.02, scene.dark)
    scene.box((-0.12, 0.24, 0.0, 0.36), 0.02, scene.lamp)
    for x, high in ((0.2, 0.2), (0.32, 0.3), (0.44, 0.22)):
        tree(scene, x, 0.5, high)
    for k in range(4):
        scene.circle(0.18 + 0.09 * k, 0.49, 0.03, scene.one_of("#e4572e", "#f2c14a", "#7fc04a"))
    scene.bubble(0.32, 0.5, 0.23, 0.36)


def farmdome(scene: Scene) -> None:
    """Rows of wheat and greens below a long roof of glass."""
    scene.shadow_below(0.85)
    for k in range(5):
        y = 0.18 + 0.075 * k
        tone = rgb(("#d9b04a", "#6fa83f", "#e0bb58", "#5f983f", "#cfa03a")[k])
        half = 0.62 + 0.05 * k
        scene.shape(
            (-half, y),
            (half, y),
            (half + 0.05, y + 0.08),
            (-half - 0.05, y + 0.08),
            colour=mix(tone, WHITE, 0.15),
            low=scene.dim(tone, 0.25),
        )
        for n in range(17):
            x = -half + 0.05 + (2 * half - 0.1) * n / 16
            scene.line([(x, y + 0.02), (x, y - 0.05 - 0.02 * (n % 2))], 0.018, mix(tone, WHITE, 0.3))
    for share, width in ((1.0, 0.026), (0.62, 0.014)):
        arch = half_ellipse(0, 0.52, 0.86 * share, 0.82)
        scene.line(arch, width, mix(scene.metal, WHITE, 0.3), 0.9)
    scene.shape(*half_ellipse(0, 0.52, 0.86, 0.82), colour=mix(scene.glass, WHITE, 0.3), alpha=0.25)
    for y in (0.0, 0.22):
        half = 0.86 * math.sqrt(1 - ((0.52 - y) / 0.82) ** 2)
        scene.line([(-half, y), (half, y)], 0.012, mix(scene.metal, WHITE, 0.4), 0.8)
    scene.shape(
        *half_ellipse(-0.24, 0.26, 0.34, 0.44)[3:10],
        *half_ellipse(-0.26, 0.26, 0.27, 0.36)[3:10][::-1],
        colour=WHITE,
        alpha=0.6,
    )
    scene.line([(0, -0.1), (0, -0.3)], 0.01, scene.metal)
    scene.slab(-0.9, 0.48, 0.9, 0.54, scene.metal, depth=0.06)


def saplings(scene: Scene) -> None:
    """Young trees of many kinds in beds, each with its label."""
    for row, (y, size, n) in enumerate(((0.14, 0.5, 5), (0.3, 0.72, 4), (0.5, 1.0, 3))):
        bed = mix(rgb("#7a5234"), scene.hour.near, 0.2)
        scene.fill([ellipse(0, y, 0.86 + 0.06 * row, 0.05 * size)], scene.lit(bed), scene.dim(bed, 0.3))
        for k in range(n):
            x = (k - (n - 1) / 2) * 1.5 / n + 0.03 * row
            kind = (k + row) % 3
            if kind == 0:
                tree(scene, x, y, 0.46 * size, "#6fae4a")
            elif kind == 1:
                scene.line([(x, y), (x, y - 0.2 * size)], 0.03 * size, rgb("#6a4432"))
                for j in range(3):
                    scene.cone(
                        x,
                        y - (0.5 - 0.1 * j) * size,
                        (0.08 + 0.035 * j) * size,
                        y - (0.3 - 0.1 * j) * size,
                        rgb("#3f8a5a"),
                    )
            else:
                tree(scene, x, y, 0.38 * size, "#d9824a")
            scene.line([(x + 0.14 * size, y), (x + 0.14 * size, y - 0.1 * size)], 0.014 * size, scene.metal)
            scene.box((x + 0.08 * size, y - 0.17 * size, x + 0.2 * size, y - 0.09 * size), 0.01, PAPER)


def ecologists(scene: Scene) -> None:
    """Two experts: one writes down what the other sees through a lens."""
    scene.shadow_below(0.7)
    leaf = rgb("#5fa04a")
    for x, turn in ((0.0, -70), (0.02, -110), (-0.02, -35), (0.04, -145), (0.0, -90)):
        blade = turned([(0, 0), (0.18, -0.08), (0.44, 0), (0.18, 0.08)], (x + 0.04, 0.48), turn)
        scene.shape(*blade, colour=scene.lit(leaf), low=scene.dim(leaf, 0.3))
    for dx, dy in ((0.04, 0.02), (-0.1, 0.1), (0.2, 0.12)):
        for k in range(5):
            a = 2 * math.pi * k / 5
            scene.circle(dx + 0.05 * math.cos(a), dy + 0.05 * math.sin(a), 0.036, rgb("#f2a3c0"))
        scene.circle(dx, dy, 0.03, rgb("#f2c14a"))
    person(scene, -0.46, 0.5, 0.82, rgb("#f6f2e6"), arm=0.25)
    person(scene, 0.56, 0.5, 0.76, rgb("#3f8a72"))
    scene.line([(-0.31, 0.1), (-0.2, 0.02)], 0.03, rgb("#5a3524"))
    scene.circle(-0.12, -0.05, 0.13, scene.metal)
    scene.circle(-0.12, -0.05, 0.105, mix(scene.glass, WHITE, 0.4), scene.glass)
    scene.shape(*turned([(0, 0), (0.05, -0.03), (0.12, 0), (0.05, 0.03)], (-0.18, -0.03), -20), colour=leaf)
    scene.box((0.32, 0.06, 0.5, 0.26), 0.015, PAPER, mix(PAPER, scene.dark, 0.2))
    for k in range(3):
        scene.line([(0.35, 0.11 + 0.045 * k), (0.46, 0.11 + 0.045 * k)], 0.012, INK, 0.6)


def valley(scene: Scene) -> None:
    """A mild valley with fields, a stream and houses, and the sun that rises between its slopes."""
    scene.circle(0, -0.06, 0.34, mix(scene.hour.sun, WHITE, 0.3), alpha=0.4)
    scene.circle(0, -0.06, 0.24, mix(scene.hour.sun, rgb("#ffd98a"), 0.5))
    for k in range(9):
        a = math.pi * (1 + (k + 0.5) / 9)
        scene.line(
            [(0.3 * math.cos(a), -0.06 + 0.3 * math.sin(a)), (0.42 * math.cos(a), -0.06 + 0.42 * math.sin(a))],
            0.02,
            mix(rgb("#ffd98a"), WHITE, 0.4),
        )
    for side, code in ((1, "#5f8f4a"), (-1, "#7fae52")):
        far, near = rgb(code), mix(rgb(code), scene.hour.near, 0.35)
        scene.fill(
            f"M {side * 1.9} -.4 C {side * 0.9} -.34 {side * 0.5} 0 0 .16 L 0 .7 L {side * 1.9} .7 Z",
            mix(far, WHITE, 0.1),
            near,
        )
        for k in range(3):
            y = 0.12 + 0.14 * k
            strip = (
                f"M {side * 0.16} {y + 0.06} Q {side * 0.6} {y - 0.06} {side * 1.9} {y - 0.2} L {side * 1.9} "
                f"{y - 0.12} Q {side * 0.6} {y + 0.02} {side * 0.16} {y + 0.1} Z"
            )
            scene.fill(strip, rgb(("#e0bb58", "#9ccf5a", "#d9a04a")[k]), alpha=0.85)
    scene.fill(
        "M -.03 .16 C .1 .3 -.16 .4 -.1 .7 L .2 .7 C 0 .42 .2 .32 .03 .16 Z",
        mix(scene.glass, rgb("#3f9ac0"), 0.5),
        rgb("#2f7fb0"),
    )
    for x, y, size in ((-0.4, 0.24, 0.16), (-0.62, 0.38, 0.2), (0.44, 0.32, 0.2), (0.3, 0.2, 0.13)):
        scene.slab(x - size * 0.5, y - size * 0.5, x + size * 0.5, y + size * 0.1, rgb("#fff0dc"))
        scene.fill(
            f"M {x - size * 0.62} {y - size * 0.48} L {x} {y - size} L {x + size * 0.62} {y - size * 0.48} Z",
            rgb("#d9624a"),
            rgb("#a03a30"),
        )
        tree(scene, x + size * 0.85, y + size * 0.1, size)


def printer(scene: Scene) -> None:
    """A gantry that prints a house, layer on layer."""
    scene.shadow_below(0.8)
    clay = mix(scene.rock, rgb("#f0c8a0"), 0.45)
    for k in range(9):
        y = 0.5 - 0.062 * (k + 1)
        right = 0.36 - (0.3 if k == 8 else 0)
        scene.box((-0.44, y, right, y + 0.066), 0.03, scene.lit(clay), scene.dim(clay, 0.25))
        scene.box((right - 0.2, y, right, y + 0.066), 0.03, scene.dim(clay, 0.35), scene.dim(clay, 0.5))
    scene.box((-0.3, 0.2, -0.14, 0.5), 0.03, scene.dark)
    scene.box((-0.04, 0.14, 0.12, 0.28), 0.02, scene.dark)
    for x in (-0.66, 0.62):
        scene.slab(x - 0.04, -0.4, x + 0.05, 0.48, scene.accent)
        scene.slab(x - 0.1, 0.44, x + 0.12, 0.52, scene.dim(scene.metal, 0.4))
    scene.slab(-0.72, -0.46, 0.72, -0.36, scene.accent, depth=0.08)
    scene.slab(-0.02, -0.5, 0.2, -0.3, scene.metal)
    scene.line([(0.08, -0.3), (0.08, -0.16)], 0.05, scene.dim(scene.metal, 0.3))
    scene.shape((0.03, -0.18), (0.13, -0.18), (0.1, -0.08), (0.06, -0.08), colour=scene.dim(scene.metal, 0.5))
    scene.line([(0.08, -0.08), (0.08, -0.04)], 0.03, scene.lit(clay))
    scene.circle(0.15, -0.42, 0.026, rgb("#8ff0b0"))


def lavatube(scene: Scene) -> None:
    """Houses and lamps in a tube that lava has left."""
    stone = mix(scene.hour.mid, scene.hour.near, 0.4)
    scene.fill([ellipse(0, 0.1, 0.98, 0.56)], scene.lit(stone), scene.dim(stone, 0.3))
    for k, share in enumerate((0.92, 0.82, 0.7)):
        scene.fill(
            [ellipse(0.01 * k, 0.1 + 0.012 * k, 0.98 * share, 0.56 * share)],
            scene.dim(stone, 0.3 + 0.16 * k),
            scene.dim(stone, 0.5 + 0.14 * k),
        )
    scene.glow(0, 0.06, 0.5, scene.lamp, 0.75)
    floor = [point for point in ellipse(0.02, 0.12, 0.68, 0.38, 0, 60) if point[1] > 0.26]
    floor.sort(key=lambda point: point[0])
    scene.shape(*floor, colour=mix(stone, scene.lamp, 0.35), low=scene.dim(stone, 0.2))
    for x, top, wide, tone in (
        (-0.44, 0.06, 0.18, 0.2),
        (0.46, 0.04, 0.18, 0.5),
        (-0.22, -0.08, 0.2, 0.6),
        (0.22, -0.12, 0.2, 0.0),
        (0.0, 0.02, 0.18, 0.35),
    ):
        tint = mix(rgb("#fff0dc"), scene.accent, tone)
        scene.slab(x - wide / 2, top, x + wide / 2, 0.36, tint)
        scene.windows(x - wide * 0.42, top + 0.04, x + wide * 0.2, 0.34, 2, 4, mix(scene.lamp, rgb("#e0963a"), 0.25))
    for k in range(7):
        a = math.pi * (1.12 + 0.76 * k / 6)
        x, y = 0.66 * math.cos(a), 0.12 + 0.4 * math.sin(a)
        scene.glow(x, y + 0.03, 0.09, scene.lamp, 0.9)
        scene.circle(x, y + 0.02, 0.022, WHITE)
    for x in (-0.32, 0.34, 0.12):
        tree(scene, x, 0.43, 0.16)


def academy(scene: Scene) -> None:
    """A school with a bell tower, and students who throw their caps."""
    scene.shadow_below(0.85)
    brick = mix(rgb("#d98a62"), scene.accent, 0.2)
    for left, right in ((-0.78, -0.2), (0.2, 0.78)):
        scene.slab(left, 0.06, right, 0.44, brick, depth=0.12)
        scene.windows(left + 0.04, 0.12, right - 0.08, 0.4, 4, 2, scene.lamp)
        scene.shape(
            (left - 0.03, 0.06),
            (left + 0.07, -0.06),
            (right - 0.07, -0.06),
            (right + 0.03, 0.06),
            colour=scene.dim(brick, 0.3),
            low=scene.dim(brick, 0.5),
        )
    scene.slab(-0.2, -0.14, 0.2, 0.44, mix(PAPER, brick, 0.25), depth=0.2)
    scene.cone(0, -0.5, 0.24, -0.12, scene.dim(scene.accent, 0.1))
    scene.circle(-0.02, 0.0, 0.085, PAPER)
    scene.line([(-0.02, -0.05), (-0.02, 0.0), (0.03, 0.02)], 0.014, INK)
    scene.box((-0.1, 0.2, 0.06, 0.44), 0.06, scene.dark)
    for x, high, code in (
        (-0.6, 0.3, "#3d7ea6"),
        (-0.3, 0.34, "#8e5aa8"),
        (0.34, 0.32, "#d1495b"),
        (0.64, 0.3, "#2a9d8f"),
    ):
        person(scene, x, 0.52, high, rgb(code), arm=0.9)
    for x, y, turn in ((-0.5, -0.14, -16), (-0.36, -0.3, 12), (0.42, -0.24, -10), (0.66, -0.12, 18)):
        cap = turned([(-0.1, 0.0), (0.0, -0.045), (0.1, 0.0), (0.0, 0.045)], (x, y), turn)
        scene.shape(
            *turned([(-0.05, 0.01), (0.05, 0.01), (0.045, 0.07), (-0.045, 0.07)], (x, y), turn),
            colour=mix(INK, WHITE, 0.1),
        )
        scene.shape(*cap, colour=mix(INK, scene.accent, 0.2))
        scene.line([(x, y), (x + 0.1, y + 0.06)], 0.01, rgb("#f2c14a"))


def hamlets(scene: Scene) -> None:
    """Huts in small rings, joined by paths, each with its flag."""
    path_ = mix(scene.hour.far, PAPER, 0.4)
    for points in (((-0.6, 0.16), (0.0, 0.42)), ((0.6, 0.1), (0.0, 0.42)), ((-0.6, 0.16), (0.6, 0.1))):
        scene.line(points, 0.04, path_, 0.8)
    for x, y, size in ((-0.58, 0.08, 0.95), (0.6, 0.04, 0.85), (0.02, 0.44, 1.25)):
        scene.fill([ellipse(x, y + 0.02, 0.36 * size, 0.1 * size)], mix(rgb("#8fb85a"), scene.hour.mid, 0.35))
        for dx, dy, half in (
            (-0.16, -0.06, 0.09),
            (0.16, -0.06, 0.09),
            (-0.22, 0.04, 0.11),
            (0.22, 0.04, 0.11),
            (0.0, 0.08, 0.13),
        ):
            tone = mix(rgb("#fff0dc"), scene.accent, 0.55 * (dx != 0))
            hut(scene, x + dx * size, y + dy * size, half * size, tone)
        scene.line([(x, y - 0.02 * size), (x, y - 0.42 * size)], 0.016, scene.metal)
        scene.shape((x, y - 0.42 * size), (x + 0.16 * size, y - 0.37 * size), (x, y - 0.31 * size), colour=scene.accent)
    crate(scene, 0.36, 0.5, 0.1, rgb("#a8754a"))


SETTLING: Final[Mapping[str, Motif]] = {
    "tents": Motif(tents, "mars"),
    "homestead": Motif(homestead, "mars"),
    "farmdome": Motif(farmdome, "mars"),
    "saplings": Motif(saplings, "green"),
    "ecologists": Motif(ecologists, "green"),
    "valley": Motif(valley, "green", flies=True),
    "printer": Motif(printer, "mars"),
    "lavatube": Motif(lavatube, "cave", flies=True, size=0.8),
    "academy": Motif(academy, "green"),
    "hamlets": Motif(hamlets, "mars", size=0.8),
}
