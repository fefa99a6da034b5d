"""Global events that bring something: gifts, deals and works."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import boulder, fire, gasbag, sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import INK, WHITE, mix, rgb

WOOD: Final = rgb("#8a5634")


def jovecoin(scene: Scene) -> None:
    """A coin with the belts of Jupiter on it, on a sealed scroll."""
    scene.fill("M -.7 -.3 L .5 -.44 L .74 .34 L -.46 .5 Z", PAPER, scene.dim(PAPER, 0.2))
    for x, y, turn in ((-0.1, -0.39, -7), (0.14, 0.44, -7)):
        roll = turned([(-0.64, -0.055), (0.64, -0.055), (0.64, 0.055), (-0.64, 0.055)], (x, y), turn)
        scene.shape(*roll, colour=mix(PAPER, WHITE, 0.3), low=scene.dim(PAPER, 0.35))
    for k in range(5):
        scene.line(
            [(-0.54 + 0.035 * k, -0.2 + 0.11 * k), (-0.36 + 0.035 * k, -0.22 + 0.11 * k)], 0.02, mix(INK, PAPER, 0.45)
        )
        scene.line(
            [(0.42 + 0.035 * k, -0.3 + 0.11 * k), (0.52 + 0.035 * k, -0.312 + 0.11 * k)], 0.02, mix(INK, PAPER, 0.45)
        )
    scene.circle(0.03, 0.03, 0.36, rgb("#8a5414"))
    scene.circle(0, 0, 0.36, mix(GOLD, WHITE, 0.5), GOLD)
    for k in range(28):
        a = 2 * math.pi * k / 28
        scene.line(
            [(0.325 * math.cos(a), 0.325 * math.sin(a)), (0.35 * math.cos(a), 0.35 * math.sin(a))],
            0.014,
            rgb("#b8741c"),
        )
    scene.orb(0, 0, 0.28, rgb("#f2d09a"), rgb("#8a5424"))
    for k in range(-2, 3):
        half = math.sqrt(0.28**2 - (0.1 * k) ** 2) * 0.94
        scene.fill([ellipse(0, 0.1 * k, half, 0.024)], rgb("#b8703a"), alpha=0.75)
    scene.fill([ellipse(0.1, 0.1, 0.07, 0.04)], rgb("#b8402a"))
    scene.fill([star(12, 0.12, 0.095, (0.46, 0.3))], rgb("#c8343a"), rgb("#8a1f2a"))
    scene.circle(0.46, 0.3, 0.06, rgb("#e06a6a"))


def ropebridges(scene: Scene) -> None:
    """Homes below balloons, joined by bridges of rope on which people walk."""
    spots = ((-0.62, 0.16, 0.9), (0.0, 0.26, 1.1), (0.62, 0.1, 0.9))
    for (x, y, s), (x2, y2, s2) in pairwise(spots):
        left, right = x + 0.15 * s, x2 - 0.15 * s2
        rope = [
            (left + (right - left) * t / 8, y + (y2 - y) * t / 8 + 0.1 * math.sin(math.pi * t / 8)) for t in range(9)
        ]
        for px, py in rope:
            scene.line([(px, py - 0.1), (px, py)], 0.01, WOOD)
        scene.line(rope, 0.03, scene.lit(WOOD))
        scene.line([(px, py - 0.1) for px, py in rope], 0.012, WOOD)
        person(scene, rope[4][0], rope[4][1], 0.2, scene.accent, arm=0.4)
    for k, (x, y, s) in enumerate(spots):
        for dx in (-0.1, 0.1):
            scene.line([(x + dx * s, y - 0.36 * s), (x + dx * 1.3 * s, y - 0.1 * s)], 0.012, scene.dark)
        gasbag(scene, x, y - 0.5 * s, 0.2 * s, 0.19 * s, (scene.accent, rgb("#f2b33a"), rgb("#5fa777"))[k])
        wall = mix(rgb("#fbf0dc"), scene.hour.low, 0.1)
        scene.slab(x - 0.15 * s, y - 0.15 * s, x + 0.15 * s, y + 0.04 * s, wall)
        scene.shape(
            (x - 0.19 * s, y - 0.14 * s),
            (x, y - 0.27 * s),
            (x + 0.19 * s, y - 0.14 * s),
            colour=rgb("#c8583a"),
            low=rgb("#8a3424"),
        )
        scene.windows(x - 0.12 * s, y - 0.12 * s, x + 0.05 * s, y - 0.02 * s, 2, 1, scene.lamp)
        scene.slab(x - 0.2 * s, y + 0.02 * s, x + 0.2 * s, y + 0.08 * s, WOOD, depth=0.08)
        for dx in (-0.12, 0.06):
            scene.circle(x + dx * s, y + 0.01 * s, 0.03 * s, rgb("#6fb04a"))


def cablecar(scene: Scene) -> None:
    """Cabins on a cable between pylons, over fields of slag."""
    scene.shadow_below(0.5)
    for x, top in ((-0.6, -0.34), (0.64, -0.44)):
        for side in (-1, 1):
            scene.line(
                [(x + side * 0.15, 0.5), (x + side * 0.03, top)], 0.04, scene.dim(scene.metal, 0.1 + 0.2 * (side > 0))
            )
        for k in range(4):
            y = 0.4 - 0.22 * k
            half = 0.03 + 0.12 * (y - top) / (0.5 - top)
            scene.line([(x - half, y), (x + half, y - 0.12)], 0.018, scene.dim(scene.metal, 0.3))
            scene.line([(x + half, y), (x - half, y - 0.12)], 0.018, scene.dim(scene.metal, 0.3))
        scene.slab(x - 0.14, top - 0.05, x + 0.14, top + 0.02, scene.accent)
    cable = [(-0.6 + 1.24 * t / 12, -0.38 - 0.1 * t / 12 + 0.16 * math.sin(math.pi * t / 12)) for t in range(13)]
    scene.line([(-1.5, -0.1), (-1.0, -0.3), *cable, (1.0, -0.4), (1.5, -0.3)], 0.022, scene.dark)
    for at, size in ((6, 1.2), (1, 0.62), (11, 0.56)):
        x, y = cable[at]
        tone = scene.accent if at == 6 else mix(scene.accent, PAPER, 0.5)
        scene.line([(x, y), (x, y + 0.14 * size)], 0.026, scene.dark)
        scene.circle(x, y, 0.03, scene.metal)
        left, right, top, low = x - 0.22 * size, x + 0.22 * size, y + 0.13 * size, y + 0.42 * size
        scene.box((left, top, right, low), 0.06 * size, scene.lit(tone), scene.dim(tone, 0.4))
        for k in range(3):
            wx = left + 0.035 * size + 0.13 * size * k
            scene.box(
                (wx, top + 0.05 * size, wx + 0.105 * size, top + 0.17 * size),
                0.015,
                scene.glass,
                mix(scene.glass, INK, 0.35),
            )
        scene.line([(left, top + 0.22 * size), (right, top + 0.22 * size)], 0.025 * size, PAPER)
        if at == 6:
            for dx, code in ((-0.14, "#e2b08a"), (0.02, "#8a5a3c")):
                scene.circle(x + dx, top + 0.15, 0.045, rgb(code))


def rockclaw(scene: Scene) -> None:
    """A ship with four arms that breaks ore out of an asteroid."""
    boulder(scene, 0.36, 0.1, 0.4, rgb("#94806e"), 3)
    for x, y, r in ((0.26, -0.06, 0.05), (0.5, 0.24, 0.06), (0.34, 0.3, 0.04)):
        scene.shape((x - r, y), (x, y - r * 1.3), (x + r, y), (x, y + r), colour=WHITE, low=rgb("#7fd0e8"))
    for y, y2, f in ((-0.1, -0.34, -1), (0.18, 0.42, 1)):
        for dx in (0.0, 0.14):
            arm = [(-0.46 + dx, y), (-0.2 + dx, y2 - 0.02 * f), (0.1 + dx * 1.6, y2), (0.2 + dx * 1.5, y2 - 0.2 * f)]
            scene.line(arm, 0.07, scene.dark)
            scene.line(arm, 0.04, GOLD if dx == 0 else scene.dim(GOLD, 0.3))
            for joint in arm[1:3]:
                scene.circle(*joint, 0.05, scene.dim(scene.metal, 0.2))
    fire(scene, -0.8, 0.04, 0.2, 0.08, 180)
    scene.fill(
        "M -.8 -.1 L -.5 -.2 L -.2 -.14 L -.12 .04 L -.2 .22 L -.5 .28 L -.8 .18 Z",
        scene.lit(scene.metal),
        scene.dim(scene.metal, 0.5),
    )
    scene.shape(
        (-0.72, -0.1), (-0.6, -0.15), (-0.6, 0.23), (-0.72, 0.18), colour=scene.accent, low=scene.dim(scene.accent, 0.4)
    )
    scene.fill("M -.36 -.13 L -.22 -.1 L -.16 .04 L -.34 .04 Z", rgb("#8ff0ff"), rgb("#1f5a7a"))
    scene.fade([(-0.12, 0.03), (-0.12, 0.07), (0.06, 0.12), (0.06, 0.0)], rgb("#ff9a4a"), 0.9, 0.9)
    scene.glow(0.04, 0.06, 0.16, rgb("#ffb050"), 1.0)
    for x, y, r in ((0.0, -0.16, 0.03), (-0.06, 0.2, 0.025), (0.08, -0.2, 0.02), (0.02, 0.3, 0.03)):
        boulder(scene, x, y, r, rgb("#94806e"), 0)


def cornucopia(scene: Scene) -> None:
    """A horn of plenty that pours coins."""
    horn = rgb("#b8763a")
    scene.fill(
        "M .0 .2 C -.3 .16 -.62 .06 -.64 -.2 C -.65 -.36 -.5 -.44 -.42 -.36 C -.36 -.3 -.42 -.24 -.48 -.26 C -.5 -.1 -.1 -.24 .16 -.34 Z",
        scene.lit(horn),
        scene.dim(horn, 0.4),
    )
    for k in range(5):
        t = k / 5
        x, y = 0.02 - 0.52 * t, -0.05 - 0.06 * t
        half = 0.27 * (1 - t) ** 0.8 + 0.03
        scene.line(
            [(x + 0.07, y - half * 0.86), (x - 0.05 - 0.04 * t, y), (x - 0.02, y + half * 0.9)],
            0.03,
            scene.dim(horn, 0.5),
        )
    scene.fill([ellipse(0.1, -0.07, 0.12, 0.3, -14)], scene.dim(horn, 0.2))
    scene.fill([ellipse(0.12, -0.07, 0.09, 0.25, -14)], scene.dark)
    coins = (
        (0.16, 0.02),
        (0.3, -0.08),
        (0.26, 0.14),
        (0.42, 0.08),
        (0.4, 0.26),
        (0.56, 0.2),
        (0.24, 0.32),
        (0.54, 0.38),
        (0.36, 0.44),
        (0.7, 0.36),
        (0.16, 0.46),
        (0.68, 0.5),
        (0.5, 0.53),
        (0.3, 0.55),
        (0.82, 0.52),
    )
    for k, (x, y) in enumerate(coins):
        turn = 30 * (k % 5) - 60
        scene.fill([ellipse(x + 0.01, y + 0.02, 0.1, 0.08, turn)], rgb("#9a5f14"))
        scene.fill([ellipse(x, y, 0.1, 0.08, turn)], mix(GOLD, WHITE, 0.45), GOLD)
        scene.fill([ellipse(x, y, 0.07, 0.054, turn)], mix(GOLD, rgb("#b8741c"), 0.35))
    for x, y, code in ((0.22, -0.2, "#c8302a"), (0.34, 0.0, "#7fb03a")):
        scene.circle(x, y, 0.075, mix(rgb(code), WHITE, 0.3), rgb(code))
    for x, y in ((0.5, -0.16), (0.7, 0.1), (-0.3, 0.36)):
        sparkle(scene, x, y, 0.08)


def vinerover(scene: Scene) -> None:
    """A rover that vines have grown over, in full flower."""
    scene.shadow_below(0.66)
    body = mix(scene.accent, scene.rock, 0.25)
    scene.slab(-0.56, 0.02, 0.5, 0.3, body, depth=0.16)
    scene.fill("M -.4 .02 L -.3 -.24 L .16 -.24 L .28 .02 Z", scene.dim(scene.glass, 0.2), scene.dim(scene.glass, 0.45))
    scene.line([(0.36, 0.02), (0.36, -0.34)], 0.026, scene.metal)
    scene.fill([ellipse(0.36, -0.37, 0.14, 0.07, -24)], scene.metal, scene.dim(scene.metal, 0.4))
    for x in (-0.42, 0.0, 0.38):
        scene.circle(x, 0.36, 0.14, scene.dark)
        scene.circle(x, 0.36, 0.07, scene.dim(scene.metal, 0.2))
    vines = (
        [(-0.8, 0.5), (-0.6, 0.2), (-0.5, 0.06), (-0.3, 0.1), (-0.2, -0.1), (-0.3, -0.26)],
        [(0.66, 0.5), (0.54, 0.26), (0.4, 0.06), (0.44, -0.14), (0.34, -0.3)],
        [(-0.1, 0.5), (-0.16, 0.3), (0.02, 0.14), (0.1, -0.06), (0.04, -0.26), (-0.1, -0.32)],
        [(-0.46, 0.16), (-0.2, 0.24), (0.1, 0.18), (0.3, 0.26), (0.5, 0.18)],
    )
    for vine in vines:
        scene.line(vine, 0.035, rgb("#3f7a2f"))
        for k, (x, y) in enumerate(vine):
            for dx, dy, turn in ((-0.06, -0.03, 30), (0.06, 0.0, -30), (0.0, -0.07, 80)):
                scene.fill(
                    [ellipse(x + dx, y + dy, 0.07, 0.038, turn)],
                    mix(rgb("#8fd05a"), WHITE, 0.1 * (k % 2)),
                    rgb("#4f9a3a"),
                )
    for x, y, code in (
        (-0.3, -0.3, "#f2779a"),
        (0.34, -0.4, "#ffd25a"),
        (0.04, -0.2, "#f2779a"),
        (-0.5, 0.0, "#ffd25a"),
        (0.46, 0.1, "#f2779a"),
        (-0.06, 0.2, "#ffffff"),
        (-0.64, 0.3, "#ffffff"),
    ):
        for k in range(5):
            a = 2 * math.pi * k / 5
            scene.circle(x + 0.04 * math.cos(a), y + 0.04 * math.sin(a), 0.035, rgb(code))
        scene.circle(x, y, 0.025, rgb("#e08a2a"))


def rollingmill(scene: Scene) -> None:
    """Glowing steel between rollers, and coils of what is done."""
    scene.slab(-0.9, 0.4, 0.9, 0.5, scene.dim(scene.metal, 0.35), depth=0.03)
    scene.glow(-0.3, 0.2, 0.6, rgb("#ff8a2a"), 0.6)
    scene.shape((-1.0, 0.14), (0.3, 0.18), (0.3, 0.26), (-1.0, 0.28), colour=rgb("#fff0b0"), low=rgb("#ff7a1f"))
    for x in (-0.5, -0.06):
        for y, r in ((0.0, 0.15), (0.4, 0.15)):
            scene.circle(x, y, r, scene.dark)
            scene.orb(x, y, r * 0.92, scene.metal)
            scene.circle(x, y, r * 0.3, scene.dim(scene.metal, 0.5))
        scene.slab(x - 0.2, -0.4, x + 0.22, -0.22, scene.accent, depth=0.16)
        for dx in (-0.18, 0.16):
            scene.slab(x + dx, -0.24, x + dx + 0.05, 0.42, scene.dim(scene.accent, 0.2))
        scene.column(x - 0.05, -0.24, x + 0.05, -0.12, scene.metal)
    for x, y, r in ((0.5, 0.2, 0.24), (0.86, 0.26, 0.18), (0.68, -0.1, 0.18)):
        hot = mix(rgb("#ff9a3a"), scene.metal, 0.2 if r > 0.2 else 0.8)
        scene.circle(x + 0.03, y, r, scene.dim(hot, 0.6))
        scene.circle(x, y, r, scene.lit(hot), scene.dim(hot, 0.3))
        for share in (0.84, 0.68, 0.54):
            scene.ring(x, y, r * share, 0.014, scene.dim(hot, 0.5))
        scene.circle(x, y, r * 0.38, scene.dark)
    for k in range(8):
        a = -2.6 + 0.3 * k
        scene.line(
            [
                (-0.28 + 0.08 * math.cos(a), 0.16 + 0.08 * math.sin(a)),
                (-0.28 + 0.2 * math.cos(a), 0.16 + 0.2 * math.sin(a)),
            ],
            0.014,
            rgb("#ffe28a"),
        )


FORTUNES: Final[Mapping[str, Motif]] = {
    "jovecoin": Motif(jovecoin, "rays", flies=True),
    "ropebridges": Motif(ropebridges, "clouds", flies=True, size=0.64),
    "cablecar": Motif(cablecar, "venus"),
    "rockclaw": Motif(rockclaw, "belt", flies=True),
    "cornucopia": Motif(cornucopia, "rays", flies=True),
    "vinerover": Motif(vinerover, "green"),
    "rollingmill": Motif(rollingmill, "hall", size=0.62),
}
