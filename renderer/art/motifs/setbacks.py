"""Global events that take something away: cold, illness, war and want."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import fire, solar_wing, sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, star
from renderer.drawing.theme import INK, WHITE, mix, rgb

WOOD: Final = rgb("#8a5634")
SNOW: Final = rgb("#eef6fb")


def snowedin(scene: Scene) -> None:
    """A dome up to its windows in snow, a path dug to its door."""
    tone = mix(scene.accent, WHITE, 0.15)
    scene.line([(0.36, -0.1), (0.36, -0.5)], 0.02, scene.metal)
    for dx in (-0.08, 0.08):
        scene.line([(0.36 + dx, -0.44), (0.36, -0.4)], 0.014, scene.metal)
    scene.vault(0, 0.4, 0.56, 0.72, tone)
    for x, y in ((-0.3, 0.12), (-0.12, -0.06), (0.28, 0.1)):
        scene.circle(x, y, 0.08, scene.dim(scene.metal, 0.4))
        scene.circle(x, y, 0.06, scene.lamp)
        scene.glow(x, y, 0.14, scene.lamp, 0.7)
    scene.fill(
        "M -.42 -.02 C -.32 -.36 .3 -.38 .44 -.02 C .36 -.1 .3 -.02 .22 -.12 C .1 -.04 .0 -.16 -.1 -.1 C -.2 -.16 -.3 -.04 -.42 -.02 Z",
        WHITE,
        SNOW,
    )
    scene.glow(0.04, 0.34, 0.3, rgb("#ffd98a"), 0.8)
    scene.fill([[*half_ellipse(0.04, 0.24, 0.13, 0.12), (0.17, 0.46), (-0.09, 0.46)]], rgb("#fff0b8"), rgb("#ffb84a"))
    scene.fill(
        "M -1.0 .5 C -.9 .2 -.7 .1 -.5 .2 C -.36 .12 -.2 .26 -.1 .38 L -.16 .54 L -1.0 .56 Z",
        WHITE,
        mix(SNOW, rgb("#7fb0d0"), 0.5),
    )
    scene.fill(
        "M 1.0 .5 C .92 .18 .7 .14 .54 .2 C .4 .14 .26 .28 .17 .4 L .26 .54 L 1.0 .56 Z",
        WHITE,
        mix(SNOW, rgb("#7fb0d0"), 0.6),
    )
    scene.fade([(-0.09, 0.42), (0.17, 0.42), (0.3, 0.62), (-0.2, 0.62)], rgb("#ffd98a"), 0.8, 0.2)
    person(scene, 0.42, 0.52, 0.34, rgb("#d1495b"), arm=0.2)
    scene.line([(0.34, 0.5), (0.24, 0.26)], 0.018, WOOD)
    scene.shape((0.3, 0.46), (0.38, 0.44), (0.4, 0.54), (0.32, 0.56), colour=scene.metal)
    for k in range(26):
        x, y = -0.95 + 1.9 * ((k * 11) % 26) / 25, -0.6 + 0.85 * ((k * 7) % 26) / 25
        scene.circle(x, y, 0.012 + 0.008 * (k % 3), WHITE)


def sickward(scene: Scene) -> None:
    """Beds in a row, drips above them, a nurse with a mask."""
    scene.shadow_below(0.8)
    for k, (x, y, s) in enumerate(((-0.62, 0.3, 0.8), (0.1, 0.36, 1.0), (0.78, 0.3, 0.8))):
        with scene.placed(x, y, s):
            scene.line([(-0.34, 0.12), (-0.34, -0.56)], 0.02, scene.metal)
            scene.line([(-0.34, -0.54), (-0.24, -0.54)], 0.02, scene.metal)
            scene.box((-0.29, -0.54, -0.19, -0.36), 0.03, rgb("#bfe8f4"), rgb("#5fb0d0"))
            scene.line([(-0.24, -0.36), (-0.24, -0.2), (-0.12, -0.06)], 0.012, rgb("#8fd6f0"))
            scene.slab(-0.4, -0.16, -0.36, 0.26, scene.metal)
            scene.slab(0.34, -0.04, 0.38, 0.26, scene.metal)
            scene.slab(-0.38, 0.08, 0.36, 0.16, scene.dim(scene.metal, 0.2), depth=0.03)
            scene.box((-0.37, -0.1, -0.12, 0.08), 0.04, WHITE, SNOW)
            tone = rgb(("#f0c8a0", "#a8d08a", "#c98f62")[k])
            scene.circle(-0.22, -0.06, 0.09, rgb(("#6a4226", "#2a2020", "#d0a050")[k]))
            scene.circle(-0.21, -0.04, 0.085, tone, scene.dim(tone, 0.2))
            scene.line([(-0.25, -0.05), (-0.22, -0.05)], 0.012, INK)
            scene.line([(-0.19, -0.05), (-0.16, -0.05)], 0.012, INK)
            for dx, dy in ((-0.25, 0.0), (-0.16, -0.01), (-0.2, -0.09)):
                scene.circle(dx, dy, 0.012, rgb("#d1303a"))
            cloth = rgb(("#3d8ac0", "#5fa777", "#8e5aa8")[k])
            scene.fill(
                "M -.14 .1 C -.12 -.06 .0 -.1 .1 -.08 L .32 -.02 Q .38 .02 .36 .1 Z",
                scene.lit(cloth),
                scene.dim(cloth, 0.3),
            )
    person(scene, 0.46, 0.54, 0.76, rgb("#e9f4f4"), arm=0.4)
    scene.box((0.395, -0.16, 0.505, -0.09), 0.02, rgb("#7fc8d8"))
    scene.box((0.37, -0.3, 0.535, -0.24), 0.02, WHITE)
    for a, b in (((0.43, -0.27), (0.48, -0.27)), ((0.455, -0.295), (0.455, -0.245))):
        scene.line([a, b], 0.016, rgb("#d1303a"))


def burningearth(scene: Scene) -> None:
    """The Earth with fires on its night side, and missiles in the air above it."""
    scene.circle(0, 0, 0.55, rgb("#ff8a5a"), alpha=0.16)
    scene.circle(0, 0, 0.5, rgb("#8fd0ff"), alpha=0.3)
    scene.orb(0, 0, 0.47, rgb("#3f8ac8"), rgb("#081a34"))
    for shape in (
        "M -.3 -.3 C -.2 -.42 -.02 -.4 .02 -.3 C .04 -.2 -.1 -.2 -.08 -.08 C -.18 -.02 -.24 .0 -.32 -.08 C -.4 -.16 -.38 -.24 -.3 -.3 Z",
        "M .1 -.18 C .2 -.28 .34 -.24 .38 -.12 C .42 .0 .34 .14 .24 .2 C .2 .1 .12 .08 .1 .0 C .04 -.06 .06 -.14 .1 -.18 Z",
        "M -.16 .08 C -.06 .04 .04 .1 .02 .2 C .0 .32 -.08 .42 -.14 .38 C -.18 .28 -.24 .16 -.16 .08 Z",
    ):
        scene.fill(shape, mix(rgb("#7fae5a"), rgb("#3a2a1a"), 0.25), rgb("#2f3f24"))
    bursts = (
        (-0.2, -0.2, 0.1),
        (0.26, -0.06, 0.13),
        (-0.08, 0.22, 0.11),
        (0.14, 0.3, 0.07),
        (0.06, -0.34, 0.07),
        (-0.34, 0.06, 0.06),
    )
    for x, y, r in bursts:
        scene.glow(x, y, r * 2, rgb("#ff7a2a"), 1.0)
        scene.fill([star(9, r, r * 0.5, (x, y))], rgb("#ffb03a"))
        scene.fill([star(9, r * 0.55, r * 0.26, (x, y))], rgb("#fff6d0"))
    for x, y, turn, bend in ((-0.62, -0.3, 20, 0.3), (0.62, 0.2, 200, 0.3), (0.34, -0.56, 120, 0.26)):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        trail = [
            (x - c * bend * t - s * 0.1 * t * t, y - s * bend * t + c * 0.1 * t * t) for t in (j / 8 for j in range(9))
        ]
        scene.line(trail, 0.03, mix(WHITE, rgb("#ffb07a"), 0.4), 0.8)
        rocket = [(-0.08, -0.035), (0.05, -0.035), (0.12, 0.0), (0.05, 0.035), (-0.08, 0.035)]
        scene.shape(*turned(rocket, (x, y), turn), colour=WHITE, low=scene.metal)
        scene.shape(*turned([(-0.08, -0.035), (-0.03, -0.035), (-0.1, -0.08)], (x, y), turn), colour=rgb("#d1303a"))
        scene.shape(*turned([(-0.08, 0.035), (-0.03, 0.035), (-0.1, 0.08)], (x, y), turn), colour=rgb("#d1303a"))


def brokenbust(scene: Scene) -> None:
    """A marble head of a scholar, cracked, a piece of it falling."""
    stone = rgb("#e9e2d6")
    scene.slab(-0.36, 0.4, 0.36, 0.56, scene.dim(scene.accent, 0.2), depth=0.12)
    scene.slab(-0.28, 0.34, 0.28, 0.42, stone, depth=0.12)
    scene.fill(
        "M -.44 .36 C -.4 .18 -.24 .14 -.14 .1 L -.14 -.02 L .16 -.02 L .16 .1 C .26 .14 .42 .18 .44 .36 Z",
        scene.lit(stone),
        scene.dim(stone, 0.4),
    )
    scene.fill(
        "M -.24 -.2 C -.28 -.46 -.14 -.6 .02 -.6 L .08 -.59 L .04 -.46 L .14 -.4 L .1 -.3 L .2 -.24 "
        "L .27 -.2 C .26 .02 .14 .18 .02 .18 C -.1 .18 -.22 .02 -.24 -.2 Z",
        scene.lit(stone),
        scene.dim(stone, 0.3),
    )
    scene.fill(
        "M -.2 -.02 C -.14 .06 .18 .06 .24 -.02 C .24 .16 .14 .32 .02 .32 C -.1 .32 -.2 .16 -.2 -.02 Z",
        mix(stone, WHITE, 0.3),
        scene.dim(stone, 0.4),
    )
    for k in range(5):
        scene.line([(-0.12 + 0.07 * k, 0.1), (-0.09 + 0.055 * k, 0.26)], 0.014, scene.dim(stone, 0.5))
    for f in (-1, 1):
        scene.line([(0.02 + f * 0.06, -0.28), (0.02 + f * 0.17, -0.29)], 0.03, scene.dim(stone, 0.5))
        scene.fill([ellipse(0.02 + f * 0.11, -0.21, 0.055, 0.028)], scene.dim(stone, 0.5))
    scene.fill("M .0 -.24 L .05 -.24 L .08 -.06 L -.04 -.06 Z", mix(stone, WHITE, 0.4), scene.dim(stone, 0.35))
    scene.line([(-0.04, 0.02), (0.08, 0.02)], 0.025, scene.dim(stone, 0.6))
    piece = [(-0.08, -0.2), (0.08, -0.16), (0.16, 0.06), (0.1, 0.16), (-0.02, 0.12), (0.0, 0.02), (-0.1, -0.02)]
    scene.shape(*turned(piece, (0.5, -0.26), 30), colour=scene.lit(stone), low=scene.dim(stone, 0.4))
    crack = [(0.2, -0.24), (0.12, -0.14), (0.18, -0.06), (0.08, 0.04), (0.14, 0.14), (0.06, 0.26), (0.12, 0.34)]
    scene.line(crack, 0.03, scene.dim(stone, 0.75))
    scene.line([(0.12, -0.14), (0.0, -0.1), (-0.08, -0.14)], 0.016, scene.dim(stone, 0.7))
    for x, y, turn in ((0.36, -0.02, 20), (0.48, 0.16, 50), (0.62, 0.04, 10), (0.34, -0.56, 70), (0.58, 0.34, 35)):
        scene.shape(
            *turned([(-0.04, -0.03), (0.05, -0.02), (0.02, 0.05)], (x, y), turn),
            colour=stone,
            low=scene.dim(stone, 0.3),
        )


def drylake(scene: Scene) -> None:
    """A boat on the cracked mud of a lake that is gone."""
    mud = mix(rgb("#d9a878"), scene.hour.low, 0.15)
    scene.fill([ellipse(0, 0.36, 1.0, 0.2)], scene.dim(mud, 0.25))
    scene.fill([ellipse(0, 0.38, 0.96, 0.18)], mix(mud, WHITE, 0.15), scene.dim(mud, 0.1))
    crack = scene.dim(mud, 0.65)
    for row in range(4):
        y = 0.26 + 0.075 * row
        half = 0.9 * math.sqrt(max(0.05, 1 - ((y - 0.38) / 0.18) ** 2))
        points = [(-half + 2 * half * k / 10, y + 0.016 * (-1) ** k) for k in range(11)]
        scene.line(points, 0.012 + 0.003 * row, crack)
        for k in range(1, 10, 2):
            x, py = points[(k + row % 2) % 11]
            scene.line([(x, py), (x * 1.06 + 0.02, py + 0.075)], 0.012 + 0.003 * row, crack)
    hull = rgb("#3d7a9a")
    boat = [(-0.56, -0.12), (0.5, -0.12), (0.36, 0.2), (-0.4, 0.2)]
    scene.fill([ellipse(0.02, 0.34, 0.5, 0.04)], scene.dark, alpha=0.4)
    scene.line(turned([(0.0, -0.1), (0.0, -0.7)], (0.0, 0.1), 12), 0.03, WOOD)
    sail = turned([(0.03, -0.66), (0.3, -0.2), (0.03, -0.2)], (0.0, 0.1), 12)
    scene.shape(*sail, colour=PAPER, low=scene.dim(PAPER, 0.3))
    scene.shape(*turned([(0.1, -0.4), (0.17, -0.34), (0.1, -0.26)], (0.0, 0.1), 12), colour=scene.dim(mud, 0.3))
    scene.shape(*turned(boat, (0.0, 0.12), 12), colour=scene.lit(hull), low=scene.dim(hull, 0.5))
    scene.line(turned([(-0.55, -0.1), (0.49, -0.1)], (0.0, 0.12), 12), 0.04, PAPER)
    for k in range(2):
        scene.line(
            turned([(-0.48 + 0.05 * k, 0.0 + 0.09 * k), (0.42 - 0.05 * k, 0.0 + 0.09 * k)], (0.0, 0.12), 12),
            0.014,
            scene.dim(hull, 0.6),
        )
    for x, y, f in ((-0.68, 0.4, 1), (0.66, 0.42, -1)):
        scene.line([(x - 0.1 * f, y), (x + 0.1 * f, y)], 0.016, WHITE)
        for k in range(4):
            dx = (-0.05 + 0.04 * k) * f
            scene.line([(x + dx, y - 0.04 + 0.006 * k), (x + dx, y + 0.04 - 0.006 * k)], 0.012, WHITE)
        scene.shape((x - 0.09 * f, y), (x - 0.18 * f, y - 0.045), (x - 0.18 * f, y + 0.045), colour=WHITE)
        scene.circle(x + 0.13 * f, y, 0.04, WHITE)
        scene.circle(x + 0.14 * f, y - 0.008, 0.012, INK)


def redbanners(scene: Scene) -> None:
    """Long red banners with a bare planet down the front of a hall."""
    scene.shadow_below(0.85)
    stone = mix(rgb("#cfc4b8"), scene.hour.low, 0.15)
    scene.slab(-0.84, -0.44, 0.84, 0.46, stone, depth=0.05)
    scene.slab(-0.9, -0.52, 0.9, -0.42, scene.lit(stone), depth=0.04)
    for k in range(4):
        x = -0.78 + 0.5 * k
        scene.column(x - 0.05, -0.42, x + 0.06, 0.46, stone)
    for x in (-0.52, -0.02, 0.48):
        red = rgb("#c8281f")
        scene.fill(
            f"M {x - 0.16} -.4 L {x + 0.16} -.4 L {x + 0.16} .3 L {x} .2 L {x - 0.16} .3 Z",
            mix(red, WHITE, 0.1),
            rgb("#7a1418"),
        )
        scene.shape((x + 0.06, -0.4), (x + 0.16, -0.4), (x + 0.16, 0.3), (x + 0.06, 0.24), colour=INK, alpha=0.18)
        scene.line([(x - 0.18, -0.4), (x + 0.18, -0.4)], 0.03, GOLD)
        scene.circle(x, -0.12, 0.11, PAPER)
        scene.circle(x, -0.12, 0.085, red, rgb("#8a1a1a"))
        for dx, dy, r in ((-0.03, -0.15, 0.022), (0.03, -0.1, 0.028), (-0.02, -0.08, 0.016)):
            scene.circle(x + dx, dy, r, rgb("#6a1010"))
        for y in (0.06, 0.12):
            scene.line([(x - 0.1, y), (x + 0.1, y)], 0.018, GOLD)
    scene.slab(-0.96, 0.42, 0.96, 0.5, scene.dim(stone, 0.15), depth=0.03)
    for k in range(8):
        x = -0.84 + 0.24 * k
        person(scene, x, 0.56, 0.24, rgb("#8a2a2a") if k % 3 else rgb("#5a4a4a"), arm=0.95)


def cutcable(scene: Scene) -> None:
    """A thick cable cut in two, its wires bare, and a satellite that has gone dark."""
    for f in (-1, 1):
        cable = [(f * 1.3, 0.34), (f * 0.86, 0.34), (f * 0.5, 0.22), (f * 0.26, 0.1)]
        scene.line(cable, 0.24, INK)
        scene.line(cable, 0.2, scene.dim(scene.accent, 0.3))
        scene.line([(x, y - 0.05) for x, y in cable], 0.05, scene.lit(scene.accent))
        scene.circle(f * 0.27, 0.11, 0.1, scene.dark)
        for k, code in enumerate(("#e4572e", "#f2b33a", "#8fd6f0", "#7fc04a", "#f2a0d0")):
            a = math.pi * (0.5 - f * 0.5) - f * 0.9 + f * 0.4 * k + math.pi
            wire = [
                (f * 0.26, 0.08 + 0.02 * k),
                (f * 0.2 + 0.06 * math.cos(a), 0.1 + 0.1 * math.sin(a)),
                (f * 0.13 + 0.05 * math.cos(a), 0.05 + 0.2 * math.sin(a)),
            ]
            scene.line(wire, 0.034, rgb(code))
            scene.circle(*wire[-1], 0.018, GOLD)
    scene.glow(0, 0.08, 0.2, rgb("#fff0a0"), 1.0)
    scene.fill([star(8, 0.12, 0.04, (0.0, 0.08))], WHITE)
    for left in (-0.56, 0.2):
        solar_wing(scene, left, -0.46, left + 0.36, -0.3)
    scene.slab(-0.16, -0.5, 0.18, -0.24, scene.dim(scene.metal, 0.3), depth=0.2)
    scene.fill([ellipse(0, -0.18, 0.13, 0.05)], scene.dim(scene.metal, 0.2), scene.dim(scene.metal, 0.5))
    for k in (-1, 1):
        scene.line([(-0.08, -0.37 - 0.07 * k), (0.06, -0.37 + 0.07 * k)], 0.035, rgb("#e4362a"))


def flare(scene: Scene) -> None:
    """A burst from the sun that strikes a satellite."""
    for share, alpha in ((1.3, 0.2), (1.14, 0.35)):
        scene.circle(-1.0, 0.1, 0.72 * share, rgb("#ff8a2a"), alpha=alpha)
    scene.fill(
        "M -.5 -.3 C -.2 -.5 .3 -.5 .46 -.3 C .66 -.1 .6 .14 .4 .2 C .5 .0 .4 -.2 .16 -.24 "
        "C -.1 -.26 -.3 -.1 -.36 .1 C -.1 .0 .14 .06 .24 .22 C .0 .14 -.2 .2 -.4 .36 Z",
        rgb("#ff7a1f"),
        rgb("#ffb03a"),
        0.9,
    )
    scene.fill(
        "M -.46 -.2 C -.2 -.4 .2 -.42 .36 -.26 C .5 -.12 .5 .0 .44 .08 C .42 -.12 .3 -.28 .08 -.3 C -.14 -.3 -.3 -.16 -.42 .0 Z",
        rgb("#ffe28a"),
        alpha=0.95,
    )
    scene.circle(-1.0, 0.1, 0.72, rgb("#fff3b0"), rgb("#ff9a2a"))
    for x, y, r in ((-0.7, -0.1, 0.12), (-0.56, 0.26, 0.08), (-0.84, 0.36, 0.14), (-0.66, -0.34, 0.07)):
        scene.circle(x, y, r, rgb("#fff8d8"), alpha=0.6)
    for k in range(5):
        y = -0.1 + 0.12 * k
        wave = [(0.26 + 0.03 * i, y + 0.02 * math.sin(i * 1.4 + k)) for i in range(9)]
        scene.line(wave, 0.016, rgb("#ffe6a0"), 0.8)
    for f in (-1, 1):
        wing = (
            [(-0.06, 0.09), (0.06, 0.09), (0.06, 0.36), (-0.06, 0.36)]
            if f > 0
            else [(-0.06, -0.36), (0.06, -0.36), (0.06, -0.09), (-0.06, -0.09)]
        )
        scene.shape(*turned(wing, (0.64, 0.14), 24), colour=rgb("#5f8fc8"), low=rgb("#24406a"))
        for y in (0.16, 0.23, 0.3):
            scene.line(turned([(-0.06, f * y), (0.06, f * y)], (0.64, 0.14), 24), 0.01, INK)
    body = turned([(-0.13, -0.1), (0.13, -0.1), (0.13, 0.1), (-0.13, 0.1)], (0.64, 0.14), 24)
    scene.shape(*body, colour=mix(GOLD, WHITE, 0.3), low=scene.dim(GOLD, 0.4))
    fire(scene, 0.56, 0.08, 0.16, 0.05, 200)
    for x, y in ((0.5, 0.06), (0.7, 0.3), (0.8, 0.02)):
        sparkle(scene, x, y, 0.08)


SETBACKS: Final[Mapping[str, Motif]] = {
    "snowedin": Motif(snowedin, "ice"),
    "sickward": Motif(sickward, "hall"),
    "burningearth": Motif(burningearth, "space", flies=True),
    "brokenbust": Motif(brokenbust, "rays", flies=True),
    "drylake": Motif(drylake, "mars"),
    "redbanners": Motif(redbanners, "street", size=0.62),
    "cutcable": Motif(cutcable, "rays", flies=True),
    "flare": Motif(flare, "space", flies=True),
}
