"""Emblems, honours and other things that stand for an idea."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.land import banded
from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import bolt, cloudy_globe, sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, star
from renderer.drawing.theme import INK, WHITE, mix, rgb


def _coin(scene: Scene, x: float, y: float, half: float, lean: float = 0) -> None:
    """Paint a coin that is seen from above."""
    scene.fill([ellipse(x, y + half * 0.18, half, half * 0.42, lean)], scene.dim(GOLD, 0.5))
    scene.fill([ellipse(x, y, half, half * 0.42, lean)], mix(GOLD, WHITE, 0.35), GOLD)
    scene.fill([ellipse(x, y, half * 0.66, half * 0.26, lean)], scene.dim(GOLD, 0.25))


def bullseye(scene: Scene) -> None:
    """A target with three arrows in its middle."""
    for x in (-0.3, 0.3):
        scene.line([(x * 0.5, 0.2), (x * 1.3, 0.5)], 0.05, rgb("#8a5638"))
    scene.line([(0.02, 0.3), (0.06, 0.5)], 0.05, scene.dim(rgb("#8a5638"), 0.4))
    scene.fill([ellipse(0.03, -0.04, 0.43, 0.45)], scene.dim(rgb("#a8754a"), 0.5))
    for share, code in ((1.0, "#fff6e6"), (0.84, "#d1343f"), (0.63, "#fff6e6"), (0.42, "#d1343f"), (0.2, "#ffd65a")):
        tone = mix(rgb(code), scene.hour.low, 0.06)
        scene.fill([ellipse(-0.01, -0.05, 0.42 * share, 0.44 * share)], tone, scene.dim(tone, 0.2))
    for x, y, lean, code in ((0.0, -0.06, -34, "#3d7ea6"), (-0.05, -0.02, -20, "#5fa777"), (0.05, 0.0, -48, "#e9b84a")):
        far = 0.72
        end = turned([(far, 0)], (x, y), lean)[0]
        scene.line([(x, y), end], 0.03, rgb("#8a5a34"))
        for side in (-1, 1):
            vane = turned(
                [(far - 0.2, 0), (far - 0.14, side * 0.07), (far + 0.06, side * 0.07), (far, 0)], (x, y), lean
            )
            scene.shape(*vane, colour=scene.lit(rgb(code)) if side < 0 else scene.dim(rgb(code), 0.25))
        scene.circle(x, y, 0.024, INK)


def medal(scene: Scene) -> None:
    """A golden medal on a ribbon, with a head in profile and rays of light."""
    for side, shade in ((-1, 0.0), (1, 0.35)):
        tone = scene.dim(scene.accent, shade)
        scene.shape(
            (side * 0.02, -0.02),
            (side * 0.28, -0.6),
            (side * 0.5, -0.6),
            (side * 0.16, 0.04),
            colour=tone,
            low=scene.dim(tone, 0.2),
        )
        scene.shape((side * 0.06, 0.0), (side * 0.36, -0.6), (side * 0.42, -0.6), (side * 0.1, 0.02), colour=PAPER)
    scene.ring(0, -0.06, 0.07, 0.03, GOLD)
    scene.circle(0.015, 0.235, 0.33, mix(GOLD, rgb("#6a3f14"), 0.6))
    scene.orb(0, 0.22, 0.33, mix(GOLD, WHITE, 0.1), mix(GOLD, rgb("#8a5414"), 0.7))
    scene.circle(0, 0.22, 0.28, mix(GOLD, rgb("#b8741c"), 0.35), mix(GOLD, WHITE, 0.15))
    for k in range(28):
        a = 2 * math.pi * k / 28
        scene.circle(0.305 * math.cos(a), 0.22 + 0.305 * math.sin(a), 0.011, mix(GOLD, WHITE, 0.5))
    head = (
        "M -.1 .42 C -.02 .4 -.02 .36 -.03 .33 C -.14 .33 -.14 .28 -.12 .25 L -.17 .22 L -.12 .15 "
        "C -.13 .02 .0 -.0 .06 .0 C .18 .02 .19 .16 .13 .25 C .12 .34 .15 .4 .22 .42 Q .06 .52 -.1 .42 Z"
    )
    scene.fill(head, mix(GOLD, WHITE, 0.55), mix(GOLD, rgb("#c98a2c"), 0.3))
    scene.fill(
        "M -.12 .15 C -.13 .0 .04 -.04 .1 .0 C .22 .04 .19 .18 .13 .25 C .1 .18 .06 .16 .02 .12 C -.04 .1 -.08 .1 -.12 .15 Z",
        mix(GOLD, rgb("#a8691c"), 0.55),
    )
    scene.circle(-0.085, 0.2, 0.013, mix(GOLD, rgb("#6a3f14"), 0.7))
    for side in (-1, 1):
        for k in range(4):
            a = math.radians(90 - side * (28 + 20 * k))
            scene.fill(
                [ellipse(0.235 * math.cos(a), 0.22 + 0.235 * math.sin(a), 0.045, 0.018, math.degrees(a) + 90)],
                rgb("#5f9a3f"),
            )
    sparkle(scene, -0.2, 0.02, 0.12)
    sparkle(scene, 0.26, 0.4, 0.07)


def banners(scene: Scene) -> None:
    """Three long banners side by side: the Earth, Jupiter and Venus."""
    scene.slab(-0.78, -0.55, 0.78, -0.5, mix(GOLD, rgb("#8a5414"), 0.2), depth=0.03)
    for side in (-1, 1):
        scene.orb(side * 0.79, -0.525, 0.05, GOLD)
    for k, (x, code) in enumerate(((-0.5, "#2f5f9a"), (0.0, "#9a4a2f"), (0.5, "#5a3f7a"))):
        tone, low = mix(rgb(code), scene.hour.low, 0.06), 0.44 + 0.06 * (k == 1)
        cloth = [(x - 0.2, -0.5), (x + 0.2, -0.5), (x + 0.2, low - 0.1), (x, low), (x - 0.2, low - 0.1)]
        scene.shape(*cloth, colour=scene.lit(tone), low=scene.dim(tone, 0.35))
        for dx in (-0.1, 0.06):
            scene.fade(
                [(x + dx, -0.5), (x + dx + 0.05, -0.5), (x + dx + 0.07, low - 0.06), (x + dx + 0.01, low - 0.06)],
                INK,
                0.05,
                0.25,
            )
        for dx in (-0.2, 0.2):
            scene.line([(x + dx * 0.9, -0.5), (x + dx * 0.9, low - 0.105)], 0.016, GOLD)
        scene.line([(x - 0.18, low - 0.105), (x, low - 0.02), (x + 0.18, low - 0.105)], 0.02, GOLD)
        scene.circle(x, -0.1, 0.15, mix(tone, INK, 0.35), alpha=0.7)
        if k == 0:
            scene.orb(x, -0.12, 0.13, rgb("#4fa6dc"), rgb("#123a5a"))
            for dx, dy, w, h, turn in (
                (-0.04, -0.05, 0.06, 0.04, -20),
                (0.04, 0.02, 0.045, 0.05, 30),
                (-0.04, 0.06, 0.03, 0.03, 0),
            ):
                scene.fill([ellipse(x + dx, -0.12 + dy, w, h, turn)], rgb("#79b866"))
            scene.fill([ellipse(x + 0.01, -0.2, 0.06, 0.016, 8)], WHITE, alpha=0.8)
        elif k == 1:
            banded(scene, x, -0.12, 0.13, rgb("#e8b98a"))
            scene.fill([ellipse(x + 0.045, -0.08, 0.032, 0.02)], rgb("#c9482f"))
        else:
            cloudy_globe(scene, x, -0.12, 0.12)
        scene.fill([star(5, 0.055, 0.024, (x, 0.16))], GOLD)
        for side in (-1, 1):
            scene.fill([star(5, 0.035, 0.015, (x + side * 0.1, 0.14))], GOLD)


def piggybank(scene: Scene) -> None:
    """A cracked piggy bank that looks sad at the few coins left."""
    scene.fill([ellipse(0.0, 0.47, 0.66, 0.05)], scene.dark, alpha=0.45)
    pink = mix(rgb("#f09aa0"), scene.hour.low, 0.08)
    for x, shade in ((-0.2, 0.35), (0.26, 0.35), (-0.28, 0.1), (0.18, 0.1)):
        scene.column(x - 0.06, 0.2, x + 0.07, 0.47, scene.dim(pink, shade))
    scene.line([(0.42, -0.02), (0.52, -0.1), (0.46, -0.16), (0.56, -0.2)], 0.03, scene.dim(pink, 0.2))
    scene.fill([ellipse(0.02, 0.06, 0.46, 0.33)], scene.lit(pink), scene.dim(pink, 0.4))
    scene.fill([ellipse(-0.08, -0.1, 0.26, 0.12, -12)], WHITE, alpha=0.22)
    for x, shade in ((-0.18, 0.3), (-0.36, 0.05)):
        scene.fill(
            f"M {x - 0.06} -.14 L {x + 0.02} -.38 L {x + 0.13} -.16 Z",
            scene.lit(scene.dim(pink, shade)),
            scene.dim(pink, shade + 0.1),
        )
    scene.fill([ellipse(-0.36, 0.0, 0.22, 0.2)], scene.lit(pink), scene.dim(pink, 0.25))
    scene.fill([ellipse(-0.53, 0.07, 0.09, 0.11)], mix(pink, WHITE, 0.15), scene.dim(pink, 0.3))
    for dx in (-0.03, 0.03):
        scene.fill([ellipse(-0.54 + dx, 0.07, 0.016, 0.03)], scene.dim(pink, 0.75))
    for x in (-0.46, -0.3):
        scene.circle(x, -0.05, 0.035, WHITE)
        scene.circle(x - 0.005, -0.038, 0.022, INK)
        scene.line(
            [(x - 0.05, -0.1 + 0.03 * (x < -0.4)), (x + 0.04, -0.1 + 0.03 * (x > -0.4))], 0.016, scene.dim(pink, 0.7)
        )
    scene.line([(-0.44, 0.17), (-0.36, 0.14), (-0.28, 0.17)], 0.018, scene.dim(pink, 0.7))
    scene.fill([ellipse(0.06, -0.235, 0.11, 0.02)], scene.dim(pink, 0.85))
    crack = [(0.1, -0.24), (0.16, -0.12), (0.08, -0.04), (0.2, 0.06), (0.14, 0.14), (0.24, 0.26)]
    scene.line(crack, 0.026, scene.dim(pink, 0.85))
    scene.line([(0.2, 0.06), (0.3, 0.02), (0.34, 0.08)], 0.018, scene.dim(pink, 0.85))
    scene.shape((0.2, 0.06), (0.3, 0.03), (0.32, 0.16), (0.2, 0.16), colour=scene.dim(pink, 0.9))
    scene.shape(
        *turned([(-0.05, -0.05), (0.06, -0.03), (0.02, 0.06)], (0.46, 0.42), 30),
        colour=scene.lit(pink),
        low=scene.dim(pink, 0.3),
    )
    for x, y, half in ((-0.62, 0.42, 0.09), (-0.4, 0.46, 0.09), (0.62, 0.45, 0.08)):
        _coin(scene, x, y, half)
    red = rgb("#c8323f")
    scene.line([(0.3, -0.5), (0.44, -0.42), (0.52, -0.46), (0.66, -0.28), (0.74, -0.32), (0.88, -0.1)], 0.035, red)
    scene.shape((0.94, -0.02), (0.8, -0.08), (0.92, -0.17), colour=red)


def grandstairs(scene: Scene) -> None:
    """A wide flight of stairs up to a gate of light, with somebody on the way up and lamps at its sides."""
    scene.glow(0, -0.34, 0.5, rgb("#fff6d0"), 1)
    scene.box((-0.16, -0.5, 0.16, -0.14), 0, mix(scene.hour.sun, WHITE, 0.6))
    scene.fill([half_ellipse(0, -0.49, 0.16, 0.12)], mix(scene.hour.sun, WHITE, 0.6))
    stone = mix(rgb("#e0ccb4"), scene.accent, 0.12)
    for k in range(9):
        t, u = k / 9, (k + 1) / 9
        half, wide = 0.24 + 0.5 * t**1.1, 0.24 + 0.5 * u**1.1
        top, foot = -0.14 + 0.64 * t**1.15, -0.14 + 0.64 * u**1.15
        mid = top + (foot - top) * 0.45
        scene.shape(
            (-half, top),
            (half, top),
            (wide * 0.99, mid),
            (-wide * 0.99, mid),
            colour=mix(scene.lit(stone), WHITE, 0.25),
        )
        scene.shape(
            (-wide, mid),
            (wide, mid),
            (wide, foot),
            (-wide, foot),
            colour=scene.dim(stone, 0.18),
            low=scene.dim(stone, 0.35),
        )
        run, fly = half * 0.34, wide * 0.34
        scene.shape((-run, top), (run, top), (fly, mid), (-fly, mid), colour=rgb("#d1495b"))
        scene.shape((-fly, mid), (fly, mid), (fly, foot), (-fly, foot), colour=rgb("#9a2438"))
    for k in range(4):
        t = (0.02, 0.3, 0.62, 1.0)[k]
        for side in (-1, 1):
            x, y, size = side * (0.26 + 0.5 * t**1.1), -0.14 + 0.64 * t**1.15, 0.5 + 0.6 * t
            scene.column(x - 0.035 * size, y - 0.18 * size, x + 0.035 * size, y, stone)
            scene.glow(x, y - 0.23 * size, 0.12 * size, scene.lamp, 0.9)
            scene.orb(x, y - 0.22 * size, 0.055 * size, scene.lamp, mix(scene.lamp, rgb("#c9762c"), 0.6))
    scene.shape((0.02, 0.22), (0.16, 0.3), (0.36, 0.5), (0.14, 0.5), colour=INK, alpha=0.3)
    person(scene, 0.0, 0.26, 0.46, mix(rgb("#2a3450"), scene.accent, 0.2), arm=0.2)


def pricetag(scene: Scene) -> None:
    """Mars, half green, with a ribbon around it and a tag that says what it costs."""
    scene.circle(-0.16, 0.0, 0.47, rgb("#ffb98a"), alpha=0.2)
    scene.orb(-0.16, 0.0, 0.44, rgb("#dd7246"), rgb("#3a1214"))
    green = [(-0.16 + 0.44 * math.cos(a), 0.44 * math.sin(a)) for a in (math.radians(d) for d in range(100, 261, 8))]
    scene.shape(
        *green,
        (-0.16, -0.26),
        (-0.26, -0.1),
        (-0.12, 0.02),
        (-0.24, 0.16),
        (-0.14, 0.3),
        colour=mix(rgb("#8fc85a"), scene.hour.low, 0.06),
        low=rgb("#3a7a46"),
    )
    scene.fill([ellipse(-0.4, 0.04, 0.1, 0.07, -10)], rgb("#5fb4d9"), rgb("#2f7aa8"))
    scene.fill([ellipse(-0.3, -0.22, 0.07, 0.04, 20)], rgb("#5fb4d9"), rgb("#2f7aa8"))
    for x, y, r in ((0.04, -0.18, 0.06), (0.12, 0.06, 0.045), (0.0, 0.2, 0.05)):
        scene.circle(x, y, r, rgb("#a84a30"))
        scene.circle(x + 0.01, y + 0.012, r * 0.78, rgb("#c9623f"))
    scene.line([(0.06, -0.4), (0.26, -0.34), (0.4, -0.16), (0.5, -0.06)], 0.018, PAPER)
    for side in (-1, 1):
        scene.fill(
            [ellipse(0.06 + side * 0.07, -0.42, 0.08, 0.04, side * 24)],
            scene.lit(scene.accent),
            scene.dim(scene.accent, 0.3),
        )
    scene.circle(0.06, -0.4, 0.035, scene.dim(scene.accent, 0.3))
    lean = 14
    tag = turned([(-0.26, 0.0), (-0.14, -0.17), (0.36, -0.17), (0.36, 0.17), (-0.14, 0.17)], (0.56, 0.04), lean)
    scene.shape(*((x + 0.02, y + 0.03) for x, y in tag), colour=INK, alpha=0.4)
    scene.shape(*tag, colour=mix(GOLD, WHITE, 0.35), low=GOLD)
    hole = turned([(-0.17, 0.0)], (0.56, 0.04), lean)[0]
    scene.circle(*hole, 0.032, scene.dim(GOLD, 0.7))
    for k, (a, b) in enumerate(((-0.08, 0.28), (-0.08, 0.18))):
        scene.line(turned([(a, -0.07 + 0.11 * k), (b, -0.07 + 0.11 * k)], (0.56, 0.04), lean), 0.035, rgb("#8a5414"))
    for k in range(3):
        _coin(scene, 0.36, 0.44 - 0.055 * k, 0.11)
    _coin(scene, 0.6, 0.45, 0.1)


def rosette(scene: Scene) -> None:
    """A rosette of ribbon with a leaf and a bolt, as for the first at a show."""
    for side in (-1, 1):
        tone = scene.dim(scene.accent, 0.1 if side < 0 else 0.4)
        scene.shape(
            (side * 0.02, 0.1),
            (side * 0.2, 0.06),
            (side * 0.36, 0.5),
            (side * 0.24, 0.44),
            (side * 0.15, 0.54),
            colour=tone,
            low=scene.dim(tone, 0.25),
        )
        scene.line([(side * 0.11, 0.14), (side * 0.22, 0.44)], 0.02, GOLD)
    for n, half, code in ((18, 0.42, ""), (16, 0.34, "#fff6e6"), (14, 0.27, "")):
        tone = rgb(code) if code else scene.accent
        for k in range(n):
            a, b = 2 * math.pi * k / n, 2 * math.pi * (k + 1) / n
            rim = [
                (half * math.cos(a), -0.08 + half * math.sin(a)),
                (half * 1.05 * math.cos((a + b) / 2), -0.08 + half * 1.05 * math.sin((a + b) / 2)),
                (half * math.cos(b), -0.08 + half * math.sin(b)),
            ]
            scene.shape((0, -0.08), *rim, colour=scene.lit(tone) if k % 2 else scene.dim(tone, 0.3))
    scene.orb(0, -0.08, 0.22, mix(GOLD, WHITE, 0.15), mix(GOLD, rgb("#8a5414"), 0.6))
    scene.ring(0, -0.08, 0.22, 0.016, mix(GOLD, rgb("#8a5414"), 0.5))
    scene.fill("M -.16 .02 C -.18 -.16 -.04 -.24 .06 -.24 C .07 -.1 -.0 .03 -.16 .02 Z", rgb("#6fb84a"), rgb("#2f7a3a"))
    scene.line([(-0.16, 0.05), (-0.02, -0.14)], 0.014, PAPER)
    bolt(scene, 0.09, -0.04, 0.24, rgb("#8e5ae0"))
    sparkle(scene, -0.12, -0.22, 0.07)


def dewdrop(scene: Scene) -> None:
    """A drop of water on a leaf, in which a root, a cell and a small beast live."""
    scene.fill("M -.82 .44 C -.6 .16 .2 .12 .84 .3 C .5 .56 -.3 .62 -.82 .44 Z", rgb("#7fc05a"), rgb("#2f7a3a"))
    scene.line([(-0.84, 0.46), (-0.2, 0.35), (0.8, 0.31)], 0.022, rgb("#b8e08a"))
    for x in (-0.4, 0.0, 0.4):
        scene.line([(x, 0.37), (x + 0.16, 0.25)], 0.012, rgb("#b8e08a"))
        scene.line([(x, 0.37), (x + 0.18, 0.46)], 0.012, rgb("#b8e08a"))
    scene.fill([ellipse(0.04, 0.36, 0.34, 0.05)], rgb("#1f5a34"), alpha=0.5)
    drop = "M 0 -.58 C .06 -.4 .37 -.16 .37 .04 C .37 .26 .2 .37 0 .37 C -.2 .37 -.37 .26 -.37 .04 C -.37 -.16 -.06 -.4 0 -.58 Z"
    scene.fill(drop, mix(rgb("#d9f6ff"), scene.hour.low, 0.1), mix(rgb("#4fb4d0"), scene.accent, 0.12), 0.93)
    scene.line([(0.0, 0.3), (0.0, 0.02)], 0.024, rgb("#4a8a3a"))
    for side, y, r in ((-1, 0.1, 0.17), (1, 0.02, 0.19)):
        scene.fill(
            f"M 0 {y} C {side * 0.04} {y - r} {side * 0.18} {y - r} {side * 0.22} {y - r * 0.8} "
            f"C {side * 0.2} {y - 0.02} {side * 0.1} {y + 0.02} 0 {y} Z",
            rgb("#8fd05a"),
            rgb("#3f8a3a"),
        )
    for x, y, r, code in ((-0.2, 0.18, 0.065, "#e9b84a"), (-0.1, 0.26, 0.035, "#e9b84a"), (0.2, 0.2, 0.06, "#d1699a")):
        scene.circle(x, y, r, mix(rgb(code), WHITE, 0.3), rgb(code))
        scene.circle(x + r * 0.2, y, r * 0.38, scene.dim(rgb(code), 0.5))
        for k in range(8):
            a = math.pi * k / 4
            scene.line(
                [(x + r * math.cos(a), y + r * math.sin(a)), (x + r * 1.35 * math.cos(a), y + r * 1.35 * math.sin(a))],
                0.01,
                rgb(code),
            )
    scene.fill([ellipse(-0.17, -0.12, 0.13, 0.04, -58)], WHITE, alpha=0.85)
    scene.circle(0.2, 0.1, 0.03, WHITE, alpha=0.7)


TOKENS: Final[Mapping[str, Motif]] = {
    "bullseye": Motif(bullseye, "rays"),
    "medal": Motif(medal, "rays", flies=True, size=0.76),
    "banners": Motif(banners, "rays", flies=True, size=0.58),
    "piggybank": Motif(piggybank, "rays"),
    "grandstairs": Motif(grandstairs, "rays", size=0.8),
    "pricetag": Motif(pricetag, "space", flies=True),
    "rosette": Motif(rosette, "rays", flies=True, size=0.6),
    "dewdrop": Motif(dewdrop, "rays", flies=True),
}
