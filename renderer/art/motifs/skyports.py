"""What stays up in the air of Jupiter and of worlds with clouds."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif
from renderer.art.motifs.parts import bolt, gasbag
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def airliner(scene: Scene) -> None:
    """A wide airliner with two bags of gas on its back, seen from its side."""
    body = mix(rgb("#f6f2ea"), scene.hour.low, 0.12)
    for x in (-0.2, 0.26):
        gasbag(scene, x, -0.28, 0.25, 0.17, scene.accent)
        scene.slab(x - 0.06, -0.14, x + 0.06, -0.04, scene.dim(scene.metal, 0.3))
    scene.shape((0.5, -0.06), (0.76, -0.44), (0.88, -0.44), (0.78, 0.06), colour=scene.lit(scene.accent))
    scene.fill(
        "M -.86 .12 C -.82 -.02 -.68 -.1 -.5 -.1 L .72 -.08 Q .84 -.04 .88 .04 C .6 .2 .3 .26 0 .26 L -.62 .26 "
        "C -.78 .24 -.86 .2 -.86 .12 Z",
        scene.lit(body),
        scene.dim(body, 0.45),
    )
    scene.fill("M -.85 .1 C -.8 .02 -.74 -.03 -.66 -.05 L -.6 .06 Z", scene.glass, mix(scene.glass, INK, 0.5))
    for k in range(12):
        scene.circle(-0.5 + 0.095 * k, 0.02, 0.026, mix(scene.dark, rgb("#3d6ea6"), 0.5))
    scene.line([(-0.84, 0.14), (0.78, 0.1)], 0.03, scene.accent)
    scene.shape((-0.16, 0.14), (0.2, 0.14), (0.56, 0.46), (0.36, 0.48), colour=scene.metal, low=scene.dim(scene.metal))
    for x, y in ((0.08, 0.32), (0.32, 0.42)):
        scene.across(ellipse(x - 0.06, y, 0.11, 0.05), scene.dim(scene.metal, 0.15))
        scene.fill([ellipse(x - 0.16, y, 0.02, 0.09)], WHITE, alpha=0.7)


def skypirates(scene: Scene) -> None:
    """A black airship that hooks the load of another."""
    black = mix(rgb("#2a2430"), scene.hour.low, 0.12)
    scene.across(ellipse(-0.08, -0.26, 0.62, 0.22), black)
    for k in (-2, -1, 0, 1, 2):
        seam = [
            (-0.08 + 0.15 * k * math.sqrt(max(0, 1 - (j / 6) ** 2)) * 1.5, -0.26 + 0.21 * j / 6) for j in range(-6, 7)
        ]
        scene.line(seam, 0.012, mix(black, INK, 0.5))
    scene.shape((0.42, -0.26), (0.74, -0.5), (0.7, -0.26), (0.74, -0.04), colour=scene.dim(rgb("#c0343a"), 0.1))
    scene.circle(-0.24, -0.28, 0.1, PAPER)
    scene.box((-0.29, -0.24, -0.19, -0.14), 0.02, PAPER)
    for x in (-0.28, -0.2):
        scene.circle(x, -0.28, 0.026, black)
    for x in (-0.26, -0.22):
        scene.line([(x, -0.18), (x, -0.15)], 0.01, black)
    for k in (-1, 1):
        scene.line([(-0.24 - 0.17 * k, -0.38), (-0.24 + 0.17 * k, -0.12)], 0.03, PAPER, 0.25)
    scene.slab(-0.34, -0.02, 0.2, 0.1, rgb("#7a4a30"), depth=0.1)
    scene.windows(-0.3, 0.01, 0.1, 0.08, 5, 1, rgb("#ff7a4a"))
    for x in (-0.28, 0.1):
        scene.line([(x, -0.06), (x, 0.0)], 0.02, INK)
    chest = rgb("#a8703c")
    for x, y in ((-0.16, 0.34), (0.08, 0.34)):
        scene.line([(x * 0.6 - 0.04, 0.1), (x, y)], 0.014, INK)
        scene.line([(x, y - 0.02), (x + 0.035, y + 0.02), (x, y + 0.05)], 0.02, scene.metal)
    scene.slab(-0.24, 0.36, 0.18, 0.56, chest, depth=0.2)
    scene.vault(-0.045, 0.38, 0.195, 0.1, scene.lit(chest))
    scene.line([(-0.24, 0.38), (0.18, 0.38)], 0.025, GOLD)
    scene.box((-0.08, 0.37, 0.0, 0.45), 0.01, GOLD)
    for x, y in ((0.36, 0.42), (0.46, 0.3), (0.3, 0.58)):
        scene.circle(x, y, 0.035, mix(GOLD, WHITE, 0.4), GOLD)


def atmobells(scene: Scene) -> None:
    """A frame of bells that drink the air, below one broad balloon."""
    gasbag(scene, 0, -0.34, 0.52, 0.2, scene.accent, 5)
    for x in (-0.34, 0.0, 0.34):
        scene.line([(x, -0.18), (x * 1.3, 0.0)], 0.014, scene.dark)
    scene.slab(-0.66, -0.02, 0.66, 0.07, scene.metal, depth=0.05)
    scene.circle(0, 0.03, 0.1, scene.dark)
    scene.circle(-0.01, 0.02, 0.08, rgb("#8ff0ff"), mix(rgb("#2a9fc0"), INK, 0.2))
    for k, x in enumerate((-0.52, -0.18, 0.18, 0.52)):
        low = 0.2 + 0.04 * (k % 2)
        bell = mix(GOLD, rgb("#b8683f"), 0.3)
        scene.line([(x, 0.06), (x, low)], 0.05, scene.dim(scene.metal, 0.3))
        scene.across(
            [
                (x - 0.045, low),
                (x + 0.045, low),
                (x + 0.07, low + 0.14),
                (x + 0.16, low + 0.26),
                (x - 0.16, low + 0.26),
                (x - 0.07, low + 0.14),
            ],
            bell,
        )
        scene.fill([ellipse(x, low + 0.26, 0.16, 0.035)], mix(bell, INK, 0.65))
        for side in (-1, 0, 1):
            scene.line(
                [(x + side * 0.16, low + 0.46 - 0.05 * abs(side)), (x + side * 0.08, low + 0.3)], 0.018, WHITE, 0.55
            )


def lanterns(scene: Scene) -> None:
    """Lanterns that glow in the dusk, carried by their own warm air."""
    for x, y, r in ((-0.6, -0.3, 0.1), (0.6, -0.34, 0.12), (-0.46, 0.24, 0.14), (0.5, 0.2, 0.16), (0.0, -0.08, 0.3)):
        scene.glow(x, y, r * 2.3, rgb("#ffb84a"), 0.75)
        high = r * 1.25
        skin = [
            (x - r * 0.62, y - high * 0.82),
            (x + r * 0.62, y - high * 0.82),
            (x + r, y - high * 0.3),
            (x + r * 0.9, y + high * 0.3),
            (x + r * 0.5, y + high * 0.8),
            (x - r * 0.5, y + high * 0.8),
            (x - r * 0.9, y + high * 0.3),
            (x - r, y - high * 0.3),
        ]
        scene.shape(*skin, colour=mix(scene.accent, rgb("#ffdf8a"), 0.25), low=rgb("#fff0b0"))
        for k in (-0.5, 0.0, 0.5):
            scene.line(
                [(x + k * r * 1.1, y - high * 0.8), (x + k * r * 1.9, y - high * 0.1), (x + k * r, y + high * 0.78)],
                r * 0.05,
                mix(scene.accent, rgb("#b8502a"), 0.5),
            )
        for at in (-0.82, 0.8):
            half = r * (0.64 if at < 0 else 0.52)
            scene.slab(x - half, y + high * at - r * 0.08, x + half, y + high * at + r * 0.08, scene.dark, depth=0.1)
        scene.glow(x, y + high * 0.4, r * 0.7, WHITE, 0.9)
        scene.line([(x, y + high * 0.85), (x, y + high * 1.15)], r * 0.08, rgb("#ffd98a"))


def floatstation(scene: Scene) -> None:
    """A platform of decks and dishes that hangs below six bags of gas."""
    for x, y in ((-0.56, -0.2), (0.56, -0.2), (-0.3, -0.32), (0.3, -0.32), (0.0, -0.36)):
        scene.line([(x, y), (x * 0.9, 0.12)], 0.012, scene.dark)
        gasbag(scene, x, y, 0.15, 0.2, mix(scene.accent, WHITE, 0.55 if abs(x) in (0.3,) else 0.1), 2)
    scene.slab(-0.28, -0.06, 0.3, 0.14, mix(scene.metal, scene.accent, 0.2), depth=0.16)
    scene.windows(-0.25, -0.03, 0.18, 0.1, 7, 2, scene.lamp)
    scene.slab(-0.74, 0.12, 0.74, 0.22, scene.metal, depth=0.06)
    scene.windows(-0.7, 0.14, 0.62, 0.2, 16, 1, scene.lamp)
    scene.shape((-0.5, 0.22), (0.5, 0.22), (0.2, 0.4), (-0.2, 0.4), colour=scene.dim(scene.metal, 0.2))
    scene.column(-0.07, 0.38, 0.07, 0.6, scene.accent)
    scene.orb(0, 0.62, 0.09, mix(rgb("#ffdf8a"), scene.metal, 0.3))
    for x in (-0.62, 0.6):
        scene.line([(x, 0.22), (x, 0.34)], 0.016, scene.metal)
        scene.slab(x - 0.1, 0.33, x + 0.1, 0.38, scene.dim(scene.metal, 0.3))


def redspot(scene: Scene) -> None:
    """The great red storm below, and a telescope that looks down on it from its balloon."""
    for share, code in ((1.0, "#f4dcb8"), (0.86, "#d98a58"), (0.7, "#b8452a"), (0.5, "#d9693f"), (0.28, "#8f2f20")):
        scene.fill([ellipse(-0.06, 0.36, 0.84 * share, 0.27 * share, -4, 60)], rgb(code), mix(rgb(code), INK, 0.15))
    for k in range(3):
        reach = 0.66 - 0.2 * k
        arc = [
            (
                -0.06 + reach * (1 - 0.02 * j) * math.cos(0.16 * j + 2 * k),
                0.36 + 0.32 * reach * (1 - 0.02 * j) * math.sin(0.16 * j + 2 * k),
            )
            for j in range(20)
        ]
        scene.line(arc, 0.018, rgb("#fbe8c8"), 0.6)
    gasbag(scene, 0.2, -0.36, 0.26, 0.18, scene.accent)
    for x in (0.06, 0.34):
        scene.line([(x, -0.22), (0.2 + (x - 0.2) * 0.8, -0.08)], 0.014, scene.dark)
    scene.slab(0.02, -0.1, 0.4, 0.0, scene.metal, depth=0.14)
    scene.windows(0.05, -0.08, 0.3, -0.03, 5, 1, scene.lamp)
    tube = [(0.2, -0.04), (0.32, 0.06), (0.02, 0.36), (-0.12, 0.24)]
    scene.shape(*tube, colour=scene.lit(mix(scene.metal, WHITE, 0.4)), low=scene.dim(scene.metal, 0.4))
    scene.fill([ellipse(-0.05, 0.3, 0.11, 0.05, 40)], scene.dark, rgb("#3d8ac0"))
    scene.line([(0.08, 0.06), (0.22, 0.18)], 0.03, scene.accent)
    scene.circle(0.25, 0.02, 0.06, scene.dim(scene.metal, 0.3))


def stormeye(scene: Scene) -> None:
    """A whirl of clouds with a flash in its eye."""
    for k in range(4):
        turn = math.pi / 2 * k + 0.3
        for wide, tone in ((0.17, rgb("#7a3f3a")), (0.11, rgb("#d98a52")), (0.05, rgb("#fbe8c8"))):
            arm = [
                (
                    (0.14 + 0.045 * j) * 1.15 * math.cos(turn + 0.24 * j),
                    (0.14 + 0.045 * j) * 0.8 * math.sin(turn + 0.24 * j),
                )
                for j in range(13)
            ]
            for j in range(12):
                scene.line([arm[j], arm[j + 1]], wide * (1 - 0.068 * j), tone)
    scene.fill([ellipse(0, 0, 0.22, 0.17)], rgb("#2a1c3a"))
    scene.glow(0, 0, 0.3, rgb("#ffe08a"), 0.7)
    bolt(scene, 0.0, 0.0, 0.38, rgb("#f6b02a"))


def ballonets(scene: Scene) -> None:
    """A floater cut open: cells of gas within, valves, and a fan."""
    scene.fill([ellipse(0, -0.1, 0.72, 0.38, 0, 60)], scene.dim(scene.accent, 0.35))
    scene.fill([ellipse(0, -0.1, 0.68, 0.345, 0, 60)], mix(rgb("#12304a"), scene.hour.low, 0.1))
    for x, y, r, code in (
        (-0.44, -0.1, 0.17, "#7fd0e8"),
        (-0.12, -0.17, 0.22, "#f2c14a"),
        (0.24, -0.14, 0.19, "#8fe0a0"),
        (0.5, -0.08, 0.12, "#f2a0b0"),
        (0.06, 0.12, 0.1, "#b8a8f0"),
        (-0.28, 0.1, 0.09, "#f2a0b0"),
    ):
        scene.orb(x, y, r, mix(rgb(code), WHITE, 0.2), mix(rgb(code), INK, 0.45))
        scene.circle(x - r * 0.35, y - r * 0.4, r * 0.2, WHITE, alpha=0.8)
    half = [point for point in ellipse(0, -0.1, 0.72, 0.38, 0, 60) if point[0] <= -0.34]
    scene.shape(*sorted(half, key=lambda p: math.atan2(p[1] + 0.1, p[0] + 0.34)), colour=scene.accent, alpha=0.8)
    for y in (-0.2, -0.02):
        scene.line([(-0.66, y), (-0.4, y)], 0.012, scene.dim(scene.accent, 0.5))
    scene.slab(-0.26, 0.34, 0.3, 0.5, scene.metal, depth=0.12)
    for x in (-0.18, 0.18):
        scene.line([(x, 0.26), (x, 0.36)], 0.02, scene.dark)
    scene.windows(-0.22, 0.38, 0.2, 0.46, 6, 1, scene.lamp)
    scene.circle(0.42, 0.42, 0.07, scene.dim(scene.metal, 0.3))
    scene.fill([ellipse(0.5, 0.42, 0.02, 0.13)], WHITE, alpha=0.9)


def prototype(scene: Scene) -> None:
    """A half-filled floater on trestles, and the two who sew it."""
    scene.shadow_below(0.7)
    bag = mix(scene.accent, WHITE, 0.2)
    scene.fill(
        "M -.7 .16 C -.76 -.1 -.62 -.3 -.42 -.34 C -.2 -.5 .2 -.5 .4 -.36 C .62 -.32 .76 -.1 .7 .16 C .64 .24 .5 .16 .4 .22 "
        "C .2 .14 .1 .22 -.1 .18 C -.3 .24 -.5 .16 -.7 .16 Z",
        scene.lit(bag),
        scene.dim(bag, 0.5),
    )
    for curve in (
        [(-0.5, 0.16), (-0.5, -0.1), (-0.36, -0.36)],
        [(-0.2, 0.18), (-0.2, -0.12), (-0.12, -0.43)],
        [(0.2, 0.17), (0.22, -0.12), (0.14, -0.43)],
        [(0.5, 0.17), (0.52, -0.1), (0.4, -0.35)],
    ):
        scene.line(curve, 0.016, scene.dim(bag, 0.55))
    scene.shape((0.04, -0.3), (0.18, -0.26), (0.14, -0.1), (0.0, -0.14), colour=PAPER)
    for k in range(4):
        scene.line([(0.005 + 0.045 * k, -0.3 + 0.01 * k), (0.015 + 0.045 * k, -0.33 + 0.01 * k)], 0.01, INK)
    for x in (-0.44, 0.4):
        scene.slab(x - 0.2, 0.18, x + 0.2, 0.23, rgb("#a8703c"), depth=0.1)
        for dx in (-0.14, 0.14):
            scene.line([(x + dx * 0.6, 0.22), (x + dx * 1.3, 0.5)], 0.03, rgb("#7a4a30"))
    person(scene, -0.04, 0.52, 0.6, rgb("#f0e6d2"), arm=0.6)
    person(scene, -0.82, 0.52, 0.58, rgb("#5fa777"), arm=0.4)


def balloonstand(scene: Scene) -> None:
    """A stall where bags of gas wait to be hired, each with its tag."""
    scene.shadow_below(0.5)
    codes = ("#e4572e", "#f2b33a", "#3d8ac0", "#5fa777", "#d1495b", "#8e5aa8")
    for k, (x, y) in enumerate(
        ((-0.5, -0.2), (-0.26, -0.36), (0.0, -0.24), (0.28, -0.36), (0.54, -0.18), (0.02, -0.5))
    ):
        scene.line([(x, y), (x * 0.45, 0.2)], 0.01, scene.dark)
        gasbag(scene, x, y, 0.13, 0.14, rgb(codes[k]), 2)
        tx, ty = x * 0.76, y * 0.6 + 0.08
        scene.shape((tx - 0.035, ty), (tx + 0.035, ty), (tx + 0.035, ty + 0.08), (tx - 0.035, ty + 0.08), colour=PAPER)
        scene.circle(tx, ty + 0.045, 0.02, GOLD)
    scene.slab(-0.36, 0.2, 0.38, 0.5, rgb("#b8804a"), depth=0.12)
    for k in range(6):
        left = -0.42 + 0.14 * k
        scene.shape(
            (left, 0.08),
            (left + 0.14, 0.08),
            (left + 0.16, 0.24),
            (left + 0.02, 0.24),
            colour=scene.accent if k % 2 else PAPER,
            low=scene.dim(scene.accent if k % 2 else PAPER, 0.2),
        )
    scene.circle(0.0, 0.36, 0.08, mix(GOLD, WHITE, 0.4), GOLD)
    person(scene, 0.56, 0.52, 0.46, rgb("#3d5a8a"), arm=0.5)


SKYPORTS: Final[Mapping[str, Motif]] = {
    "airliner": Motif(airliner, "clouds", flies=True, size=0.62),
    "skypirates": Motif(skypirates, "clouds", flies=True),
    "atmobells": Motif(atmobells, "jupiter", flies=True),
    "lanterns": Motif(lanterns, "jupiter", flies=True),
    "floatstation": Motif(floatstation, "jupiter", flies=True, size=0.64),
    "redspot": Motif(redspot, "jupiter", flies=True),
    "stormeye": Motif(stormeye, "jupiter", flies=True),
    "ballonets": Motif(ballonets, "rays", flies=True),
    "prototype": Motif(prototype, "hall"),
    "balloonstand": Motif(balloonstand, "street"),
}
