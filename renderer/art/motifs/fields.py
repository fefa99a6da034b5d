"""Work with living things: fields, parks, what grows on what has died."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif
from renderer.art.motifs.plants import leafy, tuft
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def tractor(scene: Scene) -> None:
    """A tractor on its furrows."""
    earth = mix(rgb("#6a4a38"), scene.dark, 0.2)
    scene.fill([[(-1.8, 0.36), (1.8, 0.36), (1.8, 0.9), (-1.8, 0.9)]], mix(earth, scene.hour.low, 0.25), earth)
    for k in range(-7, 8):
        scene.line([(0.1 * k, 0.36), (0.34 * k, 0.9)], 0.025, scene.dim(earth, 0.4))
    for x in (-1.2, -0.9, 0.86, 1.16):
        tuft(scene, x, 0.5, 0.16, leafy(scene))
    scene.shadow_below(0.55)
    scene.line([(-0.34, -0.04), (-0.34, -0.36)], 0.05, scene.dim(scene.metal, 0.4))
    scene.puffs(-0.34, -0.44, mix(scene.hour.low, WHITE, 0.3), n=3, size=0.045)
    body = [(-0.58, 0.04), (-0.52, -0.06), (0.0, -0.1), (0.0, 0.26), (-0.56, 0.24)]
    scene.shape(*body, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.35))
    for k in range(3):
        scene.line([(-0.53, 0.03 + 0.06 * k), (-0.38, 0.02 + 0.06 * k)], 0.018, scene.dark)
    scene.shape(
        (-0.02, 0.26), (-0.04, -0.12), (0.06, -0.46), (0.4, -0.46), (0.46, 0.26), colour=scene.dim(scene.accent, 0.3)
    )
    scene.shape(
        (0.03, -0.1), (0.1, -0.38), (0.36, -0.38), (0.38, -0.06), colour=scene.glass, low=scene.dim(scene.glass, 0.3)
    )
    scene.slab(0.0, -0.52, 0.48, -0.44, scene.accent)
    for x, y, r in ((0.28, 0.24, 0.28), (-0.44, 0.34, 0.17)):
        scene.circle(x, y, r, mix(scene.dark, INK, 0.5))
        for k in range(12):
            a = math.pi * k / 6
            scene.circle(x + r * 0.97 * math.cos(a), y + r * 0.97 * math.sin(a), r * 0.12, mix(scene.dark, INK, 0.5))
        scene.circle(x, y, r * 0.56, GOLD, mix(GOLD, rgb("#a8641c"), 0.4))
        scene.circle(x, y, r * 0.2, scene.dark)
    scene.line([(0.5, 0.26), (0.86, 0.3)], 0.04, scene.metal)
    for k in range(3):
        scene.line([(0.62 + 0.12 * k, 0.28), (0.7 + 0.12 * k, 0.46)], 0.03, scene.dim(scene.metal, 0.3))


def parkgate(scene: Scene) -> None:
    """The gate of a park with its sign; a path goes through it."""
    wood = mix(rgb("#8a5a36"), scene.hour.low, 0.1)
    path_ = [
        (-0.05, 0.06),
        (0.05, 0.06),
        (0.16, 0.22),
        (0.06, 0.34),
        (0.5, 0.7),
        (-0.5, 0.7),
        (-0.16, 0.34),
        (-0.02, 0.22),
    ]
    scene.shape(*path_, colour=mix(PAPER, scene.hour.low, 0.4), low=mix(scene.rock, PAPER, 0.4))
    for x, foot, high in ((-0.74, 0.3, 0.5), (0.78, 0.28, 0.46), (0.98, 0.36, 0.6), (-0.98, 0.36, 0.56)):
        scene.cone(x, foot - high, high * 0.32, foot, rgb("#4f8a4a"))
        scene.cone(x, foot - high * 0.7, high * 0.4, foot + 0.06, rgb("#4f8a4a"))
    for x in (-0.46, 0.46):
        scene.column(x - 0.06, -0.4, x + 0.06, 0.5, wood)
        scene.slab(x - 0.1, 0.4, x + 0.1, 0.52, mix(scene.rock, scene.metal, 0.3))
    scene.slab(-0.62, -0.46, 0.62, -0.36, wood, depth=0.08)
    scene.shape(
        (-0.7, -0.46),
        (0, -0.64),
        (0.7, -0.46),
        (0.6, -0.46),
        (0, -0.58),
        (-0.6, -0.46),
        colour=scene.lit(wood),
        low=wood,
    )
    for x in (-0.24, 0.24):
        scene.line([(x, -0.36), (x, -0.26)], 0.016, scene.dark)
    scene.box((-0.32, -0.28, 0.32, -0.06), 0.03, scene.dim(wood, 0.35))
    scene.box((-0.29, -0.25, 0.29, -0.09), 0.02, PAPER)
    leaf = rgb("#4f9a3e")
    scene.fill("M -.06 -.12 C -.12 -.22 .0 -.24 .08 -.22 C .08 -.14 .02 -.1 -.06 -.12 Z", leaf)
    for x in (-0.2, 0.16):
        scene.line([(x, -0.19), (x + 0.07, -0.19)], 0.02, wood)
        scene.line([(x, -0.14), (x + 0.05, -0.14)], 0.02, wood)
    for side in (-1, 1):
        for y in (0.22, 0.36):
            scene.line([(side * 0.52, y), (side * 1.5, y + 0.06)], 0.04, scene.dim(wood, 0.15))
        for x in (0.8, 1.1):
            scene.line([(side * x, 0.16), (side * x, 0.5)], 0.045, scene.dim(wood, 0.25))


def nursery(scene: Scene) -> None:
    """Young trees in rows, someone who plants the next."""
    earth = mix(rgb("#7a5238"), scene.hour.low, 0.1)
    for row, (y, size) in enumerate(((0.04, 0.24), (0.2, 0.36), (0.46, 0.56))):
        scene.fill([ellipse(0, y + 0.02, 1.8, 0.035 + 0.02 * row)], scene.lit(earth), scene.dim(earth, 0.3))
        n = 9 - 2 * row
        for k in range(n):
            x = (k - (n - 1) / 2) * (0.26 + 0.12 * row) + 0.04 * row
            if row == 2 and k in (2, 3):
                continue
            scene.line([(x, y), (x, y - 0.5 * size)], 0.05 * size, rgb("#6a4432"))
            scene.line([(x + 0.1 * size, y), (x + 0.1 * size, y - 0.6 * size)], 0.03 * size, mix(PAPER, earth, 0.3))
            leaf = leafy(scene)
            scene.cone(x, y - size, 0.26 * size, y - 0.4 * size, leaf)
            scene.cone(x, y - 0.8 * size, 0.32 * size, y - 0.22 * size, leaf)
    person(scene, -0.14, 0.56, 0.6, scene.accent, arm=0.0)
    scene.line([(-0.02, 0.2), (0.1, 0.54)], 0.035, rgb("#9a6a40"))
    scene.shape((0.04, 0.46), (0.16, 0.42), (0.18, 0.56), (0.12, 0.62), colour=scene.metal, low=scene.dim(scene.metal))
    leaf = rgb("#7fc04a")
    scene.line([(0.3, 0.56), (0.3, 0.4)], 0.025, scene.dim(leaf, 0.3))
    for side in (-1, 1):
        scene.fill([ellipse(0.3 + side * 0.07, 0.36, 0.08, 0.04, -side * 30)], scene.lit(leaf))


def deadwood(scene: Scene) -> None:
    """A rotten trunk with brackets and toadstools on it."""
    bark, cut = mix(rgb("#6a4630"), scene.dark, 0.15), rgb("#d8b07a")
    scene.shadow_below(0.85)
    scene.shape(
        (-0.86, 0.08), (0.56, -0.02), (0.6, 0.48), (-0.86, 0.48), colour=scene.lit(bark), low=scene.dim(bark, 0.5)
    )
    for k in range(6):
        x = -0.78 + 0.22 * k
        scene.line([(x, 0.14 + 0.05 * (k % 3)), (x + 0.2, 0.13 + 0.05 * (k % 3))], 0.018, scene.dim(bark, 0.5))
        scene.line([(x - 0.04, 0.36), (x + 0.1, 0.35)], 0.016, scene.dim(bark, 0.5))
    scene.fill([ellipse(0.58, 0.23, 0.17, 0.26)], scene.dim(cut, 0.3))
    for share, tone in ((0.86, cut), (0.62, scene.dim(cut, 0.15)), (0.4, cut), (0.18, scene.dim(cut, 0.4))):
        scene.fill([ellipse(0.58, 0.23, 0.17 * share, 0.26 * share)], tone)
    orange = rgb("#f09a3a")
    for x, y, half in ((-0.6, 0.24, 0.16), (-0.5, 0.36, 0.13), (-0.1, 0.3, 0.17), (0.04, 0.42, 0.12)):
        scene.fill(
            [
                [
                    *half_ellipse(x, y, half, half * 0.62),
                    (x + half * 0.6, y + half * 0.26),
                    (x - half * 0.6, y + half * 0.26),
                ]
            ],
            mix(orange, WHITE, 0.3),
            scene.dim(orange, 0.25),
        )
        scene.line(half_ellipse(x, y, half * 0.7, half * 0.4), 0.02, PAPER, 0.7)
    for x, foot, high in ((-0.34, 0.06, 0.34), (-0.16, 0.05, 0.5), (0.12, 0.03, 0.28), (0.26, 0.02, 0.4)):
        scene.line([(x, foot + 0.02), (x + 0.03, foot - high * 0.7)], 0.055 * (0.6 + high), PAPER)
        scene.across(half_ellipse(x + 0.03, foot - high * 0.6, high * 0.34, high * 0.44), scene.accent)
        scene.circle(x + 0.0, foot - high * 0.8, 0.02, WHITE)
        scene.circle(x + 0.08, foot - high * 0.72, 0.016, WHITE)
    for x, high in ((-0.98, 0.3), (0.84, 0.26), (0.98, 0.2)):
        tuft(scene, x, 0.52, high, leafy(scene))


def mycelium(scene: Scene) -> None:
    """The roots of a tree, and the threads of fungus that wrap them."""
    wood, leaf = mix(rgb("#8a5a3c"), scene.dark, 0.15), leafy(scene)
    scene.column(-0.07, -0.5, 0.07, -0.16, wood)
    for x, y, r in ((0.14, -0.6, 0.2), (-0.16, -0.58, 0.2), (0, -0.72, 0.22)):
        scene.circle(x, y, r, scene.lit(leaf), scene.dim(leaf, 0.4))
    roots = (
        [(0, -0.2), (-0.2, 0.0), (-0.5, 0.1), (-0.74, 0.3)],
        [(0, -0.2), (-0.12, 0.12), (-0.3, 0.34), (-0.34, 0.6)],
        [(0, -0.2), (0.06, 0.14), (0.0, 0.4), (0.1, 0.62)],
        [(0, -0.2), (0.22, 0.02), (0.4, 0.26), (0.48, 0.54)],
        [(0, -0.2), (0.3, -0.06), (0.6, 0.06), (0.82, 0.22)],
    )
    pale = mix(WHITE, rgb("#f2e0ff"), 0.5)
    for n, root in enumerate(roots):
        for (one, other), thick in zip(pairwise(root), (0.1, 0.07, 0.04), strict=True):
            scene.line([one, other], thick, scene.lit(wood))
        for k, (x, y) in enumerate(root[1:]):
            for j in range(3):
                a = 0.6 + 1.1 * j + n
                mid = (x + 0.1 * math.cos(a), y + 0.08 * math.sin(a))
                scene.line(
                    [(x, y), mid, (mid[0] + 0.09 * math.cos(a + 0.7), mid[1] + 0.09 * math.sin(a + 0.7))], 0.014, pale
                )
                scene.line([mid, (mid[0] + 0.08 * math.cos(a - 0.8), mid[1] + 0.08 * math.sin(a - 0.8))], 0.01, pale)
            scene.circle(x, y, 0.03 - 0.004 * k, rgb("#f2d0ff"))
    for x, size in ((-0.5, 0.2), (0.46, 0.16), (0.64, 0.12)):
        scene.line([(x, -0.2), (x, -0.2 - size * 0.7)], size * 0.25, PAPER)
        scene.across(half_ellipse(x, -0.2 - size * 0.6, size * 0.55, size * 0.6), scene.accent)


def seedling(scene: Scene) -> None:
    """Two hands that hold soil with a young plant."""
    skin, leaf = scene.one_of("#e8b48c", "#b87a52", "#8a5638"), rgb("#6fb83a")
    for side in (-1, 1):
        tone = scene.lit(skin) if side < 0 else scene.dim(skin, 0.2)
        sleeve = [(side * 0.5, 0.56), (side * 0.84, 0.34), (side * 1.04, 0.62), (side * 0.72, 0.86)]
        hand = [(side * 0.02, 0.42), (side * 0.2, 0.52), (side * 0.52, 0.62), (side * 0.82, 0.46), (side * 0.72, 0.28)]
        hand += [(side * 0.5, 0.2), (side * 0.42, 0.04), (side * 0.3, 0.06), (side * 0.3, 0.24), (side * 0.1, 0.3)]
        scene.shape(*hand, colour=tone, low=scene.dim(skin, 0.35))
        scene.shape(*sleeve, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.3))
        for k in range(3):
            scene.line(
                [(side * (0.06 + 0.03 * k), 0.4 - 0.04 * k), (side * (0.4 + 0.04 * k), 0.46 - 0.06 * k)],
                0.014,
                scene.dim(skin, 0.4),
            )
    scene.fill("M -.34 .26 C -.26 .06 .26 .06 .34 .26 C .26 .38 -.26 .38 -.34 .26 Z", rgb("#6a4226"), rgb("#3a2214"))
    scene.line([(0, 0.14), (0.02, -0.12), (0, -0.34)], 0.045, scene.dim(leaf, 0.2))
    scene.fill("M .0 -.2 C .06 -.42 .3 -.5 .52 -.44 C .46 -.22 .22 -.1 .0 -.2 Z", leaf, scene.dim(leaf, 0.35))
    scene.fill("M .0 -.28 C -.06 -.5 -.3 -.58 -.5 -.5 C -.44 -.3 -.22 -.18 .0 -.28 Z", scene.lit(leaf), leaf)
    for side, y in ((1, -0.26), (-1, -0.34)):
        scene.line([(0, y + 0.06), (side * 0.38, y - 0.12)], 0.014, mix(leaf, WHITE, 0.5))


def belljar(scene: Scene) -> None:
    """A bell of glass over a piece of living land: a tree, flowers, a hare, a butterfly."""
    leaf, soil = rgb("#6fb04a"), mix(rgb("#7a4a36"), scene.dark, 0.2)
    scene.shadow_below(0.6)
    scene.shape(
        (-0.5, 0.32),
        (0.5, 0.32),
        (0.56, 0.5),
        (-0.56, 0.5),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.45),
    )
    scene.fill([ellipse(0, 0.32, 0.5, 0.085)], scene.dim(scene.metal, 0.5), scene.metal)
    scene.fill([ellipse(0, 0.3, 0.44, 0.075)], soil)
    scene.fill([half_ellipse(0, 0.31, 0.43, 0.13)], scene.lit(leaf), scene.dim(leaf, 0.35))
    scene.line([(-0.12, 0.22), (-0.1, 0.02), (-0.16, -0.1)], 0.05, soil)
    scene.line([(-0.1, 0.04), (-0.02, -0.08)], 0.03, soil)
    for x, y, r in ((-0.24, -0.1, 0.11), (-0.02, -0.12, 0.12), (-0.13, -0.22, 0.13), (-0.14, -0.08, 0.1)):
        scene.circle(x, y, r, mix(leaf, rgb("#b8dc6a"), 0.3), scene.dim(leaf, 0.4))
    for x, y, code in (
        (-0.34, 0.16, "#f2c14a"),
        (-0.27, 0.24, "#e4572e"),
        (0.34, 0.22, "#d1495b"),
        (0.05, 0.24, "#ffffff"),
    ):
        scene.line([(x, y), (x, y + 0.09)], 0.014, scene.dim(leaf, 0.4))
        for k in range(5):
            a = 2 * math.pi * k / 5
            scene.circle(x + 0.026 * math.cos(a), y + 0.026 * math.sin(a), 0.02, rgb(code))
        scene.circle(x, y, 0.016, GOLD)
    fur = mix(rgb("#c9a078"), scene.hour.low, 0.15)
    scene.fill([ellipse(0.2, 0.17, 0.11, 0.085, -8)], scene.lit(fur), scene.dim(fur, 0.25))
    scene.circle(0.09, 0.2, 0.03, WHITE)
    for dx, turn in ((0.0, 76), (0.045, 104)):
        scene.fill([ellipse(0.29 + dx, -0.0, 0.07, 0.02, turn)], scene.lit(fur))
    scene.circle(0.3, 0.1, 0.066, scene.lit(fur), scene.dim(fur, 0.15))
    scene.circle(0.325, 0.085, 0.014, INK)
    for side in (-1, 1):
        scene.fill(
            [ellipse(0.17 + side * 0.045, -0.3, 0.05, 0.034, side * -40)], scene.accent, mix(scene.accent, WHITE, 0.3)
        )
    scene.line([(0.17, -0.33), (0.17, -0.26)], 0.014, INK)
    bell = [(-0.46, 0.31), (-0.46, -0.12), *half_ellipse(0, -0.12, 0.46, 0.4), (0.46, -0.12), (0.46, 0.31)]
    scene.shape(*bell, colour=mix(scene.glass, WHITE, 0.3), alpha=0.2)
    scene.line(bell, 0.022, mix(scene.glass, WHITE, 0.7))
    scene.line([(-0.38, 0.2), (-0.38, -0.12), *half_ellipse(0, -0.12, 0.38, 0.32)[1:8]], 0.034, WHITE, 0.65)
    scene.line([(0.39, 0.18), (0.39, -0.04)], 0.022, WHITE, 0.5)
    scene.circle(0, -0.57, 0.06, scene.lit(GOLD), scene.dim(GOLD, 0.3))


FIELDS: Final[Mapping[str, Motif]] = {
    "belljar": Motif(belljar, "rays", flies=True),
    "tractor": Motif(tractor, "ice"),
    "parkgate": Motif(parkgate, "green"),
    "nursery": Motif(nursery, "green"),
    "deadwood": Motif(deadwood, "green"),
    "mycelium": Motif(mycelium, "cave", flies=True),
    "seedling": Motif(seedling, "rays", flies=True),
}
