"""Walls, doors, wires and machines inside."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, path, scaled, star
from renderer.drawing.theme import INK, WHITE, mix, rgb
from renderer.icons.sprites import BOLT


def insulation(scene: Scene) -> None:
    """A wall cut open: its layers, snow on one side, warmth on the other."""
    scene.shape((0.3, -0.9), (1.8, -0.9), (1.8, 0.9), (0.3, 0.9), colour=rgb("#ffcf8a"), low=rgb("#c9743a"))
    scene.slab(0.66, 0.2, 1.02, 0.42, scene.accent)
    scene.column(0.8, -0.1, 0.84, 0.2, scene.dark)
    scene.glow(0.82, -0.14, 0.36, WHITE, 0.9)
    scene.shape((0.72, -0.06), (0.76, -0.22), (0.88, -0.22), (0.92, -0.06), colour=scene.lamp)
    scene.slab(0.3, 0.42, 1.8, 0.9, rgb("#8a5236"), depth=0)
    layers = (
        (-0.3, rgb("#b8c4cc")),
        (-0.18, rgb("#f2d07a")),
        (0.02, rgb("#e8a0a8")),
        (0.2, rgb("#8a9098")),
        (0.3, rgb("#d8b48a")),
    )
    for (left, tone), right in zip(layers, (-0.18, 0.02, 0.2, 0.3, 0.38), strict=True):
        scene.shape(
            (left, -0.9), (right, -0.9), (right, 0.9), (left, 0.9), colour=scene.lit(tone), low=scene.dim(tone, 0.25)
        )
    for k in range(14):
        y = -0.66 + 0.1 * k
        scene.line([(-0.17, y), (-0.08, y + 0.05), (0.01, y)], 0.022, rgb("#c9a04a"))
        scene.circle(0.06 + 0.1 * (k % 2), y, 0.022, rgb("#c97a84"))
    snow = [(-1.8, 0.3), (-1.1, 0.22), (-0.7, 0.32), (-0.3, 0.18), (-0.3, 0.9), (-1.8, 0.9)]
    scene.shape(*snow, colour=WHITE, low=rgb("#a8c8e0"))
    for x, y, r in (
        (-0.5, -0.4, 0.09),
        (-0.9, -0.2, 0.11),
        (-0.56, 0.02, 0.07),
        (-1.1, -0.5, 0.07),
        (-0.76, -0.56, 0.06),
    ):
        for turn in (0, 60, 120):
            scene.line(turned([(-r, 0), (r, 0)], (x, y), turn), 0.02, WHITE)


def hatch(scene: Scene) -> None:
    """A door that shuts tight against the dust outside."""
    dust, steel = mix(scene.hour.low, scene.rock, 0.45), mix(scene.metal, rgb("#8a94a4"), 0.35)
    for k in range(16):
        x, y = -1.2 + 0.16 * k, 0.34 - 0.5 * ((k * 7) % 5) / 5
        scene.circle(x, y, 0.16 + 0.05 * (k % 3), dust, alpha=0.5)
    scene.shape(
        (-0.66, 0.56),
        (-0.66, -0.3),
        (-0.42, -0.58),
        (0.42, -0.58),
        (0.66, -0.3),
        (0.66, 0.56),
        colour=scene.lit(steel),
        low=scene.dim(steel, 0.45),
    )
    scene.circle(0, -0.02, 0.47, scene.dim(steel, 0.6))
    scene.circle(0, -0.02, 0.43, mix(INK, scene.dark, 0.4))
    scene.circle(0, -0.02, 0.38, scene.lit(scene.accent), scene.dim(scene.accent, 0.4))
    for k in range(8):
        a = math.pi * k / 4 + 0.39
        at = (0.45 * math.cos(a), -0.02 + 0.45 * math.sin(a))
        scene.fill(
            [turned([(-0.06, -0.045), (0.06, -0.045), (0.06, 0.045), (-0.06, 0.045)], at, math.degrees(a))],
            scene.lit(steel),
        )
    scene.circle(0, -0.18, 0.12, scene.dark)
    scene.circle(0, -0.18, 0.09, scene.glass, scene.dim(scene.glass, 0.4))
    for turn in (0, 60, 120):
        scene.line(turned([(-0.15, 0), (0.15, 0)], (0, 0.14), turn), 0.032, scene.metal)
    scene.ring(0, 0.14, 0.16, 0.035, scene.metal)
    for k in range(8):
        left = -0.66 + 0.165 * k
        scene.shape(
            (left, 0.48), (left + 0.08, 0.48), (left + 0.165, 0.56), (left + 0.085, 0.56), colour=GOLD if k % 2 else INK
        )


def transformer(scene: Scene) -> None:
    """A transformer with its insulators, behind a fence."""
    scene.shadow_below(0.7)
    for x in (-0.24, 0.0, 0.24):
        scene.line([(x, -0.5), (x * 2.6, -0.9)], 0.014, scene.dark)
        scene.line([(x, -0.16), (x, -0.5)], 0.03, scene.metal)
        for k in range(4):
            scene.fill(
                [ellipse(x, -0.2 - 0.075 * k, 0.07 - 0.006 * k, 0.022)], scene.lit(rgb("#a8603a")), rgb("#6a3420")
            )
        scene.circle(x, -0.5, 0.03, scene.lamp)
    for side in (-1, 1):
        for k in range(5):
            x = side * (0.44 + 0.055 * k)
            scene.box(
                (x - 0.02, -0.04, x + 0.02, 0.42), 0.015, scene.metal if side < 0 else scene.dim(scene.metal, 0.35)
            )
    scene.slab(-0.4, -0.16, 0.4, 0.5, scene.accent, depth=0.2)
    scene.slab(-0.44, -0.2, 0.44, -0.12, scene.metal, depth=0.2)
    scene.shape((-0.26, 0.28), (-0.08, -0.04), (0.1, 0.28), colour=GOLD)
    scene.fill(scaled(path(BOLT), 0.2, (-0.08, 0.18)), INK)
    for k in range(9):
        x = -0.96 + 0.24 * k
        scene.line([(x, 0.34), (x, 0.56)], 0.022, scene.metal)
    for y in (0.38, 0.5):
        scene.line([(-1.0, y), (1.0, y)], 0.016, scene.metal)


def switchboard(scene: Scene) -> None:
    """A control room: a wall with the lines of the net, someone at the desk."""
    wall = mix(INK, rgb("#23405a"), 0.6)
    scene.box((-0.9, -0.6, 0.9, 0.2), 0.04, scene.dim(scene.metal, 0.4))
    scene.box((-0.86, -0.56, 0.86, 0.16), 0.03, wall)
    for y, code in ((-0.4, "#8ff0b0"), (-0.2, "#ffd24a"), (0.0, "#8ff0ff")):
        scene.line(
            [(-0.76, y), (-0.3, y), (-0.16, y + 0.1), (0.3, y + 0.1), (0.44, y - 0.06), (0.76, y - 0.06)],
            0.022,
            rgb(code),
        )
        for x, dy in ((-0.76, 0), (-0.3, 0), (0.3, 0.1), (0.76, -0.06)):
            scene.circle(x, y + dy, 0.045, rgb(code))
            scene.circle(x, y + dy, 0.022, wall)
    scene.fill(scaled(path(BOLT), 0.26, (0.06, -0.36)), GOLD)
    scene.shape((-0.8, 0.36), (-0.6, 0.24), (0.6, 0.24), (0.8, 0.36), colour=scene.lit(scene.metal), low=scene.metal)
    scene.slab(-0.8, 0.36, 0.8, 0.54, scene.accent, depth=0.12)
    for k in range(9):
        scene.circle(-0.52 + 0.13 * k, 0.3, 0.022, rgb(("#ff6a4a", "#8ff0b0", "#ffd24a")[k % 3]))
    for x in (-0.62, -0.34, 0.3, 0.5):
        scene.line([(x, 0.48), (x + 0.03, 0.4)], 0.03, scene.dark)
    person(scene, 0.0, 0.66, 0.7, scene.dim(scene.accent, 0.35), arm=0.6)


def assembly(scene: Scene) -> None:
    """Robot arms that build at a belt."""
    scene.shape((-1.8, 0.3), (1.8, 0.3), (1.8, 0.42), (-1.8, 0.42), colour=scene.dim(scene.metal, 0.2), low=scene.dark)
    for k in range(14):
        scene.circle(-1.5 + 0.23 * k, 0.42, 0.05, scene.metal)
    for x in (-0.44, 0.3, 1.04, -1.18):
        scene.slab(x - 0.2, 0.1, x + 0.2, 0.3, mix(scene.metal, rgb("#8fb0c8"), 0.5))
        scene.circle(x - 0.04, 0.2, 0.055, scene.accent)
    for foot, knee, wrist in (
        ((-0.76, 0.56), (-0.88, -0.22), (-0.5, -0.12)),
        ((0.62, 0.56), (0.8, -0.36), (0.36, -0.18)),
    ):
        scene.slab(foot[0] - 0.16, 0.44, foot[0] + 0.16, 0.58, scene.dark)
        for one, other, thick in ((foot, knee, 0.13), (knee, wrist, 0.1)):
            scene.line([one, other], thick, scene.dim(scene.accent, 0.3))
            scene.line(
                [(one[0] - 0.015, one[1]), (other[0] - 0.015, other[1] - 0.01)], thick * 0.5, scene.lit(scene.accent)
            )
        for at, r in ((foot, 0.09), (knee, 0.085), (wrist, 0.065)):
            scene.circle(*at, r, scene.lit(scene.metal), scene.dim(scene.metal))
            scene.circle(*at, r * 0.45, scene.dark)
        tip = (wrist[0], wrist[1] + 0.2)
        scene.line([wrist, tip], 0.05, scene.metal)
        scene.glow(*tip, 0.22, WHITE, 0.9)
        scene.fill([star(7, 0.11, 0.03, tip)], scene.lamp)


def medlab(scene: Scene) -> None:
    """A bed under a scanner, a trace of the heart on a screen."""
    scene.shadow_below(0.8)
    scene.slab(-0.5, 0.28, 0.7, 0.5, scene.dim(scene.metal, 0.2))
    scene.box((-0.78, 0.16, 0.82, 0.28), 0.05, scene.lit(scene.metal), scene.metal)
    skin = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c")
    scene.box((-0.7, 0.04, -0.44, 0.18), 0.06, WHITE)
    scene.circle(-0.5, 0.03, 0.1, rgb("#4a2c22"))
    scene.circle(-0.49, 0.05, 0.09, scene.lit(skin), scene.dim(skin, 0.2))
    scene.fill(
        "M -.4 .16 C -.36 .0 -.2 -.02 0 -.0 C .3 -.02 .5 .04 .74 .0 L .76 .17 L -.4 .17 Z",
        scene.lit(rgb("#7fc4c8")),
        rgb("#3f8a94"),
    )
    arch = half_ellipse(0.2, 0.2, 0.34, 0.58)
    scene.line(arch, 0.16, scene.dim(scene.metal, 0.35))
    scene.line([(x - 0.015, y - 0.01) for x, y in arch], 0.1, mix(scene.lit(scene.metal), WHITE, 0.4))
    scene.fade([(0.06, -0.28), (0.34, -0.28), (0.46, 0.1), (-0.06, 0.1)], rgb("#8ff0ff"), 0.8, 0.1)
    scene.box((-0.84, -0.56, -0.3, -0.18), 0.03, scene.dark)
    beat = [
        (-0.8, -0.36),
        (-0.68, -0.36),
        (-0.64, -0.46),
        (-0.58, -0.24),
        (-0.52, -0.4),
        (-0.48, -0.36),
        (-0.34, -0.36),
    ]
    scene.line(beat, 0.024, rgb("#8ff0b0"))
    scene.circle(0.72, -0.36, 0.15, WHITE)
    for across, down in ((0.1, 0.035), (0.035, 0.1)):
        scene.box((0.72 - across, -0.36 - down, 0.72 + across, -0.36 + down), 0.01, rgb("#d8352e"))


def bribe(scene: Scene) -> None:
    """A hand that passes money below the table to another."""
    wood = mix(rgb("#7a4a2c"), scene.dark, 0.15)
    skins = (scene.one_of("#f0c8a0", "#c98f62"), scene.one_of("#8a5a3c", "#d8a070"))
    scene.shape(
        (-1.8, -0.42), (1.8, -0.42), (1.8, -0.2), (-1.8, -0.2), colour=scene.lit(wood), low=scene.dim(wood, 0.4)
    )
    for x in (-0.34, 0.16):
        scene.shape(
            (x, -0.47), (x + 0.3, -0.5), (x + 0.34, -0.42), (x + 0.02, -0.42), colour=PAPER, low=scene.dim(PAPER, 0.15)
        )
    scene.line([(0.5, -0.44), (0.66, -0.52)], 0.03, scene.accent)
    for x in (-1.2, 1.2):
        scene.column(x - 0.08, -0.2, x + 0.08, 0.9, wood)
    note = [(-0.26, 0.06), (0.24, -0.02), (0.28, 0.2), (-0.22, 0.28)]
    for k in range(3):
        scene.shape(
            *((x, y - 0.03 * k) for x, y in note), colour=mix(rgb("#8fc48a"), WHITE, 0.12 * k), low=rgb("#4f8a5a")
        )
    scene.circle(0.01, 0.07, 0.06, rgb("#3f7a4a"))
    for side, skin, cloth in ((-1, skins[0], rgb("#2f3a50")), (1, skins[1], scene.accent)):
        x = side * 0.2
        sleeve = [(side * 1.5, 0.2), (side * 0.68, 0.02), (side * 0.62, 0.32), (side * 1.5, 0.72)]
        scene.shape(*sleeve, colour=scene.lit(cloth), low=scene.dim(cloth, 0.4))
        scene.shape((side * 0.7, 0.0), (side * 0.6, 0.0), (side * 0.55, 0.32), (side * 0.64, 0.34), colour=PAPER)
        palm = [
            (side * 0.62, 0.04),
            (side * 0.4, 0.0),
            (x + side * 0.02, 0.05),
            (x - side * 0.04, 0.12),
            (side * 0.4, 0.28),
            (side * 0.58, 0.3),
        ]
        scene.shape(*palm, colour=scene.lit(skin), low=scene.dim(skin, 0.3))
        for k in range(3):
            scene.line(
                [(side * 0.4, 0.14 + 0.055 * k), (side * 0.17, 0.17 + 0.05 * k)],
                0.052,
                scene.dim(skin, 0.12 + 0.08 * k),
            )


ROOMS: Final[Mapping[str, Motif]] = {
    "insulation": Motif(insulation, "ice", flies=True, size=0.9),
    "hatch": Motif(hatch, "mars"),
    "transformer": Motif(transformer, "mars"),
    "switchboard": Motif(switchboard, "hall"),
    "assembly": Motif(assembly, "hall"),
    "medlab": Motif(medlab, "hall"),
    "bribe": Motif(bribe, "hall", flies=True),
}
