"""Signs of companies and of ideas, as on posters."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import bolt, sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def shell(scene: Scene) -> None:
    """A shell with a pearl, on waves."""
    pink = mix(rgb("#f2a3a8"), scene.accent, 0.12)
    ribs = 9
    for k in range(ribs):
        a, b = (math.pi * (1.08 - 1.16 * (k + d) / ribs) for d in (0, 1))
        mid = (a + b) / 2
        edge = [
            (0.56 * math.cos(a), 0.24 - 0.66 * math.sin(a)),
            (0.63 * math.cos(mid), 0.24 - 0.73 * math.sin(mid)),
            (0.56 * math.cos(b), 0.24 - 0.66 * math.sin(b)),
        ]
        scene.shape(
            (0.0, 0.3), *edge, colour=mix(pink, WHITE, 0.55 - 0.05 * k), low=mix(pink, rgb("#b04a6a"), 0.2 + 0.05 * k)
        )
        scene.line([(0.0, 0.28), edge[2]], 0.014, mix(pink, rgb("#8a3050"), 0.55), 0.8)
    scene.fill("M -.2 .2 L .2 .2 L .28 .38 L -.28 .38 Z", mix(pink, WHITE, 0.4), mix(pink, rgb("#8a3050"), 0.4))
    scene.orb(0, 0.16, 0.14, rgb("#fff8f0"), rgb("#b89ab0"))
    scene.circle(-0.05, 0.11, 0.04, WHITE)
    for k in range(3):
        y = 0.36 + 0.07 * k
        wave = [(-0.85 + 0.1 * i, y + 0.03 * math.sin(i * 1.25 + k * 2)) for i in range(18)]
        scene.line(wave, 0.05, mix(rgb("#3fa0c0"), WHITE, 0.5 - 0.2 * k))


def morningstar(scene: Scene) -> None:
    """The bright star of the morning above a crescent of a world."""
    moon = [point for point in ellipse(0, 0.1, 0.5, 0.5, 0, 80) if point[1] > 0.02]
    moon.sort(key=lambda p: p[0])
    inner = sorted((p for p in ellipse(0, -0.04, 0.49, 0.46, 0, 80) if p[1] > 0.02), key=lambda p: -p[0])
    scene.fill([[*moon, *inner]], mix(GOLD, WHITE, 0.5), mix(GOLD, rgb("#b8741c"), 0.5))
    scene.glow(0, -0.1, 0.6, WHITE, 0.9)
    for turn, long, wide in ((45, 0.3, 0.06), (0, 0.56, 0.08)):
        for k in range(4):
            c, s = math.cos(math.radians(turn + 90 * k)), math.sin(math.radians(turn + 90 * k))
            tip = (long * c, -0.1 + long * s)
            for side, tone in ((-1, mix(GOLD, WHITE, 0.85)), (1, mix(GOLD, rgb("#e08a2a"), 0.35))):
                scene.shape((0, -0.1), (wide * (c - side * -s), -0.1 + wide * (s - side * c)), tip, colour=tone)
    scene.circle(0, -0.1, 0.05, WHITE)


def _arrows(scene: Scene, radius: float, width: float, tones: tuple[Colour, ...]) -> None:
    n = len(tones)
    for k, tone in enumerate(tones):
        begin, end = 360 / n * k - 80, 360 / n * (k + 1) - 118
        turns = [math.radians(begin + (end - begin) * i / 16) for i in range(17)]
        scene.line(
            [(radius * math.cos(t) + 0.015, radius * math.sin(t) + 0.03) for t in turns], width, scene.dim(tone, 0.6)
        )
        scene.line([(radius * math.cos(t), radius * math.sin(t)) for t in turns], width, scene.lit(tone))
        head = turned([(radius - width * 1.1, 0), (radius + width * 1.1, 0), (radius, width * 1.9)], (0, 0), end)
        scene.shape(*head, colour=scene.lit(tone), low=tone)


def renewal(scene: Scene) -> None:
    """A microbe in a ring of two arrows: what was used is used again."""
    _arrows(scene, 0.44, 0.1, (rgb("#2a7f9d"), rgb("#d1495b")))
    green = rgb("#5fae5a")
    for k in range(12):
        a = math.pi * k / 6
        scene.line(
            [(0.2 * math.cos(a), 0.2 * math.sin(a)), (0.28 * math.cos(a + 0.12), 0.28 * math.sin(a + 0.12))],
            0.03,
            mix(green, INK, 0.25),
        )
    scene.orb(0, 0, 0.22, green, mix(green, INK, 0.55))
    for x, y, r in ((-0.07, -0.05, 0.06), (0.08, 0.04, 0.05), (-0.02, 0.11, 0.035)):
        scene.circle(x, y, r, mix(green, INK, 0.35))
    scene.circle(-0.09, -0.11, 0.04, WHITE, alpha=0.7)


def recycle(scene: Scene) -> None:
    """Three arrows in a ring around a heap of scrap."""
    _arrows(scene, 0.45, 0.11, (rgb("#4f9a4a"), rgb("#7fb84a"), rgb("#3f8a72")))
    for x, y, r, turn, code in (
        (-0.12, 0.1, 0.11, 0, "#a9b4c4"),
        (0.13, 0.09, 0.1, 20, "#c97a4a"),
        (0.0, -0.04, 0.11, 40, "#8a94a8"),
    ):
        tone = rgb(code)
        wheel = [turned([(r * (1 if i % 4 < 2 else 0.78), 0)], (x, y), turn + i * 15)[0] for i in range(24)]
        scene.fill([wheel], scene.lit(tone), scene.dim(tone, 0.4))
        scene.circle(x, y, r * 0.35, scene.dim(tone, 0.7))
    for x in (-0.2, 0.2):
        scene.line([(x, 0.2), (x * 0.5, 0.24)], 0.03, scene.dim(scene.metal, 0.3))


def gears(scene: Scene) -> None:
    """Wheels that drive each other."""
    for x, y, r, n, turn, tone in (
        (0.42, -0.22, 0.24, 10, 14, GOLD),
        (0.36, 0.28, 0.19, 8, 10, rgb("#c97a4a")),
        (-0.16, 0.04, 0.38, 14, 0, scene.metal),
    ):
        wheel = [
            turned([(r * share, 0)], (x, y), turn + 360 * (i + d) / n)[0]
            for i in range(n)
            for d, share in ((0.0, 0.84), (0.2, 0.84), (0.3, 1.06), (0.7, 1.06), (0.8, 0.84))
        ]
        scene.fill([[(px + 0.025, py + 0.035) for px, py in wheel]], scene.dim(tone, 0.75))
        scene.fill([wheel], scene.lit(tone), scene.dim(tone, 0.35))
        scene.circle(x, y, r * 0.66, scene.dim(tone, 0.5))
        for k in range(5):
            a = math.radians(72 * k + turn)
            scene.line([(x, y), (x + r * 0.68 * math.cos(a), y + r * 0.68 * math.sin(a))], r * 0.16, scene.lit(tone))
        scene.circle(x, y, r * 0.24, scene.lit(tone), scene.dim(tone, 0.4))
        scene.circle(x, y, r * 0.1, scene.dark)
    sparkle(scene, -0.36, -0.22, 0.09)


def gift(scene: Scene) -> None:
    """A present with a bow, from which coins spill."""
    scene.shadow_below(0.5)
    tone, band = mix(scene.accent, WHITE, 0.08), GOLD
    scene.slab(-0.34, -0.08, 0.34, 0.48, tone, depth=0.24)
    scene.slab(-0.4, -0.2, 0.4, -0.06, mix(tone, WHITE, 0.15), depth=0.24)
    scene.shape((-0.16, -0.2), (-0.02, -0.2), (-0.02, 0.48), (-0.16, 0.48), colour=mix(band, WHITE, 0.35), low=band)
    for side in (-1, 1):
        scene.fill(
            f"M -.09 -.2 C {-0.09 + side * 0.06} -.46 {-0.09 + side * 0.36} -.5 {-0.09 + side * 0.34} -.32 C "
            f"{-0.09 + side * 0.32} -.2 {-0.09 + side * 0.1} -.2 -.09 -.2 Z",
            mix(band, WHITE, 0.4),
            mix(band, rgb("#b8741c"), 0.4),
        )
        scene.fill([ellipse(-0.09 + side * 0.2, -0.32, 0.07, 0.05, side * -20)], mix(band, rgb("#8a5414"), 0.6))
    scene.circle(-0.09, -0.22, 0.055, mix(band, WHITE, 0.5), mix(band, rgb("#b8741c"), 0.4))
    for x, y in ((-0.56, 0.46), (-0.48, 0.4), (0.52, 0.46), (0.64, 0.48), (0.56, 0.38)):
        scene.fill([ellipse(x, y + 0.02, 0.09, 0.035)], mix(GOLD, rgb("#8a5414"), 0.55))
        scene.fill([ellipse(x, y, 0.09, 0.035)], mix(GOLD, WHITE, 0.4), GOLD)


def gauges(scene: Scene) -> None:
    """Six levels side by side, the lowest of which is being raised."""
    codes = ("#f2c14a", "#b8754a", "#8a94a8", "#5fa777", "#8e5aa8", "#e4572e")
    levels = (0.62, 0.5, 0.7, 0.24, 0.56, 0.44)
    scene.box((-0.66, -0.46, 0.66, 0.48), 0.06, mix(PAPER, scene.hour.low, 0.15), mix(PAPER, scene.dark, 0.2))
    for k, (code, level) in enumerate(zip(codes, levels, strict=True)):
        x, tone = -0.5 + 0.2 * k, rgb(code)
        scene.box((x - 0.065, -0.36, x + 0.065, 0.4), 0.05, mix(scene.dark, PAPER, 0.25))
        scene.across(
            [(x - 0.055, 0.38 - 0.72 * level), (x + 0.055, 0.38 - 0.72 * level), (x + 0.055, 0.38), (x - 0.055, 0.38)],
            tone,
        )
        y = 0.38 - 0.72 * level
        scene.slab(x - 0.09, y - 0.045, x + 0.09, y + 0.035, scene.metal)
    scene.shape(
        (0.1, -0.3),
        (0.22, -0.12),
        (0.14, -0.12),
        (0.14, 0.12),
        (0.06, 0.12),
        (0.06, -0.12),
        (-0.02, -0.12),
        colour=WHITE,
        low=mix(rgb("#5fa777"), WHITE, 0.4),
    )


def trophy(scene: Scene) -> None:
    """A cup of gold on its foot."""
    scene.shadow_below(0.4)
    gold = mix(GOLD, rgb("#e0962a"), 0.15)
    for side in (-1, 1):
        handle = ellipse(side * 0.3, -0.2, 0.15, 0.17, 0, 30)
        scene.line([*handle, handle[0]], 0.05, scene.lit(gold) if side < 0 else scene.dim(gold, 0.4))
    scene.slab(-0.26, 0.36, 0.26, 0.5, rgb("#5a3524"))
    scene.box((-0.12, 0.4, 0.06, 0.46), 0.01, gold)
    scene.across([(-0.05, 0.08), (0.05, 0.08), (0.07, 0.28), (0.18, 0.36), (-0.18, 0.36), (-0.07, 0.28)], gold)
    cup = "M -.34 -.44 L .34 -.44 C .34 -.1 .22 .1 .05 .14 L -.05 .14 C -.22 .1 -.34 -.1 -.34 -.44 Z"
    scene.fill(cup, mix(gold, WHITE, 0.4), mix(gold, rgb("#8a4a14"), 0.45))
    scene.fill(
        "M .12 -.44 L .34 -.44 C .34 -.1 .22 .1 .05 .14 C .12 0 .16 -.2 .12 -.44 Z",
        mix(gold, rgb("#8a4a14"), 0.5),
        alpha=0.6,
    )
    scene.fill([ellipse(0, -0.44, 0.34, 0.06)], mix(gold, rgb("#8a4a14"), 0.55))
    scene.fill([star(5, 0.13, 0.055, (-0.04, -0.2))], WHITE)
    sparkle(scene, -0.24, -0.36, 0.09)
    sparkle(scene, 0.3, 0.0, 0.06)


def jerrycan(scene: Scene) -> None:
    """A can of fuel made of plants, with a leaf and a flash."""
    scene.shadow_below(0.5)
    tone = rgb("#4f9a4a")
    scene.line([(0.3, -0.36), (0.5, -0.4), (0.6, -0.22)], 0.06, scene.dim(scene.metal, 0.2))
    scene.fill(
        "M -.36 -.26 L .1 -.26 L .3 -.42 L .4 -.34 L .36 -.2 L .36 .44 Q .36 .5 .3 .5 L -.3 .5 Q -.36 .5 -.36 .44 Z",
        scene.lit(tone),
        scene.dim(tone, 0.35),
    )
    scene.fill(
        "M .2 -.34 L .3 -.42 L .4 -.34 L .36 -.2 L .36 .44 Q .36 .5 .3 .5 L .18 .5 Z", scene.dim(tone, 0.5), alpha=0.7
    )
    scene.frame((-0.28, -0.42, 0.06, -0.22), 0.05, 0.055, scene.dim(tone, 0.3))
    for a, b in (((-0.24, -0.14), (0.16, 0.4)), ((0.16, -0.14), (-0.24, 0.4))):
        scene.line([a, b], 0.03, scene.dim(tone, 0.3))
    scene.circle(-0.04, 0.13, 0.19, PAPER, mix(PAPER, scene.dark, 0.15))
    leaf = "M -.16 .22 C -.18 .04 -.04 -.02 .1 0 C .1 .16 0 .26 -.16 .22 Z"
    scene.fill(leaf, rgb("#7fc04a"), rgb("#3f8a3a"))
    scene.line([(-0.16, 0.24), (0.02, 0.08)], 0.014, PAPER)
    for x, y in ((0.62, -0.12), (0.6, 0.06)):
        scene.fill(
            f"M {x} {y - 0.08} C {x + 0.07} {y} {x + 0.05} {y + 0.07} {x} {y + 0.07} C {x - 0.05} {y + 0.07} "
            f"{x - 0.07} {y} {x} {y - 0.08} Z",
            rgb("#e9c83a"),
            rgb("#b8861c"),
        )
    bolt(scene, -0.52, 0.2, 0.24, rgb("#f2a93b"))


EMBLEMS: Final[Mapping[str, Motif]] = {
    "shell": Motif(shell, "rays", flies=True),
    "morningstar": Motif(morningstar, "rays", flies=True),
    "renewal": Motif(renewal, "rays", flies=True),
    "recycle": Motif(recycle, "rays", flies=True),
    "gears": Motif(gears, "rays", flies=True),
    "gift": Motif(gift, "rays"),
    "gauges": Motif(gauges, "rays", flies=True),
    "trophy": Motif(trophy, "rays"),
    "jerrycan": Motif(jerrycan, "green"),
}
