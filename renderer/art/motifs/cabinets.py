"""Apparatus and archives in rooms."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import sparkle
from renderer.art.motifs.tables import table
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def _robot(scene: Scene, x: float, foot: float, size: float, tone: Colour, *, done: float = 1.0) -> None:
    """Paint a robot, of which only the lower share `done` is finished."""
    with scene.placed(x, foot - size / 2, size):
        scene.fill([ellipse(0.05, 0.5, 0.3, 0.03)], scene.dark, alpha=0.5)
        for dx in (-0.12, 0.06):
            scene.slab(dx, 0.26, dx + 0.09, 0.5, scene.dim(tone, 0.3))
        scene.slab(-0.2, -0.06, 0.2, 0.28, tone, depth=0.25)
        scene.circle(-0.04, 0.1, 0.07, scene.dark)
        scene.circle(-0.04, 0.1, 0.045, rgb("#8ff0b0"))
        if done < 1:
            for dx in (-0.12, 0.0, 0.1):
                scene.line([(dx, -0.06), (dx + 0.02, -0.16)], 0.022, rgb("#e4703a"))
            return
        scene.line([(0, -0.1), (0, -0.02)], 0.08, scene.dark)
        scene.box((-0.18, -0.42, 0.18, -0.1), 0.08, scene.lit(tone), scene.dim(tone, 0.35))
        for dx in (-0.08, 0.07):
            scene.circle(dx, -0.27, 0.05, scene.dark)
            scene.circle(dx, -0.27, 0.03, rgb("#8ff0ff"))
        scene.line([(0, -0.42), (0, -0.52)], 0.02, tone)
        scene.circle(0, -0.53, 0.03, rgb("#ff6a4a"))


def replica(scene: Scene) -> None:
    """A robot that builds another like itself; a third, smaller, waits."""
    _robot(scene, -0.42, 0.5, 0.96, mix(scene.metal, scene.accent, 0.25))
    _robot(scene, 0.26, 0.5, 0.84, mix(scene.metal, scene.accent, 0.25), done=0.6)
    _robot(scene, 0.72, 0.5, 0.46, mix(scene.metal, scene.accent, 0.25))
    scene.line([(-0.26, 0.1), (-0.1, 0.24), (0.06, 0.12)], 0.06, scene.lit(scene.metal))
    scene.line([(-0.26, 0.06), (-0.06, -0.04), (0.14, -0.1)], 0.06, scene.dim(scene.metal, 0.2))
    scene.box((0.12, -0.32, 0.42, -0.06), 0.06, scene.lit(scene.metal), scene.dim(scene.metal, 0.35))
    for dx in (0.2, 0.33):
        scene.circle(dx, -0.2, 0.035, scene.dark)
    scene.glow(0.16, 0.02, 0.2, rgb("#ffe6a3"), 1)
    sparkle(scene, 0.16, 0.02, 0.12)


def clipboard(scene: Scene) -> None:
    """A list with ticks, and a magnifying glass over it."""
    scene.shape(
        *turned([(-0.3, -0.42), (0.32, -0.42), (0.32, 0.48), (-0.3, 0.48)], (-0.06, 0.03), -5),
        colour=scene.dark,
        alpha=0.4,
    )
    scene.shape(
        *turned([(-0.32, -0.44), (0.3, -0.44), (0.3, 0.46), (-0.32, 0.46)], (-0.1, 0.0), -5),
        colour=rgb("#a8703f"),
        low=rgb("#7a4a2c"),
    )
    scene.shape(
        *turned([(-0.27, -0.36), (0.25, -0.36), (0.25, 0.41), (-0.27, 0.41)], (-0.1, 0.0), -5),
        colour=PAPER,
        low=mix(PAPER, scene.dark, 0.12),
    )
    scene.shape(
        *turned([(-0.13, -0.5), (0.11, -0.5), (0.15, -0.36), (-0.17, -0.36)], (-0.1, 0.0), -5),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.4),
    )
    for k in range(5):
        y = -0.24 + 0.13 * k
        box = turned([(-0.22, y - 0.04), (-0.14, y - 0.04), (-0.14, y + 0.04), (-0.22, y + 0.04)], (-0.1, 0.0), -5)
        scene.line([*box, box[0]], 0.012, INK)
        scene.line(turned([(-0.09, y), (0.2 - 0.05 * (k % 2), y)], (-0.1, 0.0), -5), 0.024, mix(INK, PAPER, 0.5))
        if k < 4:
            scene.line(
                turned([(-0.22, y - 0.01), (-0.185, y + 0.035), (-0.11, y - 0.07)], (-0.1, 0.0), -5),
                0.026,
                rgb("#3f9a4a"),
            )
    scene.line([(0.48, 0.3), (0.68, 0.52)], 0.09, scene.dim(scene.accent, 0.3))
    scene.circle(0.3, 0.1, 0.26, scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
    scene.circle(0.3, 0.1, 0.215, mix(scene.glass, WHITE, 0.6), mix(scene.glass, PAPER, 0.4))
    scene.line([(0.18, 0.1), (0.27, 0.2), (0.43, 0.0)], 0.06, rgb("#3f9a4a"))
    scene.fill([ellipse(0.2, 0.0, 0.07, 0.03, -45)], WHITE, alpha=0.9)


def cleanroom(scene: Scene) -> None:
    """A chamber of glass in which an arm works on a shining sphere."""
    scene.slab(-0.72, 0.34, 0.72, 0.5, scene.metal, depth=0.06)
    scene.windows(-0.64, 0.38, 0.5, 0.48, 9, 1, rgb("#8ff0ff"))
    scene.shape(
        (-0.66, -0.46), (0.66, -0.46), (0.66, 0.34), (-0.66, 0.34), colour=mix(scene.glass, WHITE, 0.3), alpha=0.22
    )
    scene.glow(0.14, 0.08, 0.4, rgb("#c8a8ff"), 1)
    scene.orb(0.14, 0.1, 0.15, rgb("#b89aff"), rgb("#3a2a7a"))
    for lean in (-30, 30, 90):
        ring = ellipse(0.14, 0.1, 0.25, 0.08, lean, 40)
        scene.line([*ring, ring[0]], 0.01, rgb("#f0e6ff"))
    scene.line([(-0.5, 0.32), (-0.44, -0.12)], 0.09, scene.lit(scene.accent))
    scene.line([(-0.44, -0.12), (-0.14, -0.28)], 0.075, scene.dim(scene.accent, 0.15))
    scene.line([(-0.14, -0.28), (0.02, -0.12)], 0.05, scene.lit(scene.metal))
    for x, y, r in ((-0.44, -0.12, 0.07), (-0.14, -0.28, 0.055)):
        scene.circle(x, y, r, scene.metal, scene.dim(scene.metal, 0.5))
    scene.line([(0.02, -0.12), (0.1, -0.06)], 0.02, scene.dark)
    scene.line([(0.02, -0.12), (0.0, -0.03)], 0.02, scene.dark)
    scene.slab(-0.7, -0.54, 0.7, -0.45, scene.metal, depth=0.06)
    for x in (-0.66, 0.66):
        scene.line([(x, -0.46), (x, 0.34)], 0.028, scene.dim(scene.metal, 0.2))
    scene.shape((0.3, -0.44), (0.46, -0.44), (0.22, 0.32), (0.06, 0.32), colour=WHITE, alpha=0.22)
    for k in range(3):
        scene.circle(0.54, -0.3 + 0.09 * k, 0.022, rgb(("#8ff0b0", "#ffe27a", "#ff8a5a")[k]))


def gavel(scene: Scene) -> None:
    """A judge's hammer strikes its block; a paper with a claim lies by."""
    table(scene, 0.36, 0.76, rgb("#6a4432"))
    scene.fill("M .3 .33 L .36 .2 L .74 .2 L .72 .33 Z", PAPER, mix(PAPER, scene.dark, 0.2))
    for k in range(3):
        scene.line([(0.41, 0.23 + 0.03 * k), (0.67 - 0.07 * (k == 2), 0.23 + 0.03 * k)], 0.012, INK, 0.6)
    wood = rgb("#a85f36")
    scene.fill([ellipse(-0.3, 0.3, 0.26, 0.06)], scene.dim(wood, 0.6))
    scene.across([(-0.54, 0.2), (-0.06, 0.2), (-0.04, 0.3), (-0.56, 0.3)], wood)
    scene.fill([ellipse(-0.3, 0.2, 0.24, 0.05)], scene.lit(wood))
    scene.line([(-0.2, -0.14), (0.6, -0.36)], 0.07, scene.lit(rgb("#8a4f2f")))
    scene.line([(-0.2, -0.11), (0.6, -0.335)], 0.02, scene.dim(rgb("#8a4f2f"), 0.5))
    head = turned([(-0.14, -0.26), (0.14, -0.26), (0.14, 0.26), (-0.14, 0.26)], (-0.28, -0.1), -15)
    scene.across(head, wood)
    for y in (-0.26, -0.13, 0.1, 0.23):
        band = turned([(-0.155, y), (0.155, y), (0.155, y + 0.045), (-0.155, y + 0.045)], (-0.28, -0.1), -15)
        scene.across(band, GOLD)
    scene.circle(0.6, -0.36, 0.05, GOLD, scene.dim(GOLD, 0.4))
    for turn in (-160, -130, -50, -20):
        scene.line([*turned([(0.3, 0), (0.4, 0)], (-0.26, 0.2), turn)], 0.02, WHITE, 0.85)


def bioprinter(scene: Scene) -> None:
    """A machine prints a fish, layer by layer, from tanks of colour."""
    scene.slab(-0.7, 0.34, 0.7, 0.5, scene.metal, depth=0.06)
    for x in (-0.64, 0.58):
        scene.slab(x, -0.44, x + 0.08, 0.36, scene.dim(scene.metal, 0.2))
    scene.slab(-0.7, -0.54, 0.72, -0.4, scene.accent, depth=0.08)
    for k, code in enumerate(("#e4703a", "#5fb0d0", "#f2c14a")):
        x = -0.36 + 0.2 * k
        scene.column(x - 0.06, -0.66, x + 0.06, -0.52, rgb(code))
        scene.fill([ellipse(x, -0.66, 0.06, 0.02)], mix(rgb(code), WHITE, 0.5))
    scene.fade([(-0.5, -0.4), (0.5, -0.4), (0.56, 0.34), (-0.56, 0.34)], rgb("#bff4ff"), 0.25, 0.45)
    fish = "M -.46 .12 C -.3 -.12 .1 -.14 .28 .1 L .48 -.04 L .46 .28 L .28 .14 C .1 .34 -.3 .32 -.46 .12 Z"
    scene.fill(fish, mix(rgb("#8a94a8"), WHITE, 0.3), alpha=0.45)
    tone = rgb("#f2804a")
    scene.fill(
        "M -.46 .12 L .28 .12 L .47 .12 L .46 .28 L .28 .14 C .1 .34 -.3 .32 -.46 .12 Z",
        scene.lit(tone),
        scene.dim(tone, 0.4),
    )
    for k in range(3):
        scene.line(
            [(-0.34 + 0.05 * k, 0.16 + 0.045 * k), (0.2 - 0.08 * k, 0.16 + 0.045 * k)], 0.014, scene.dim(tone, 0.3)
        )
    for x in (-0.26, -0.04, 0.14):
        scene.line([(x, 0.04), (x + 0.03, -0.06)], 0.012, WHITE, 0.7)
    scene.circle(-0.32, 0.06, 0.036, WHITE, alpha=0.9)
    scene.circle(-0.325, 0.06, 0.018, INK)
    scene.slab(0.0, -0.42, 0.18, -0.24, scene.metal)
    scene.shape((0.05, -0.24), (0.12, -0.24), (0.095, -0.12), (0.075, -0.12), colour=scene.dim(scene.metal, 0.4))
    scene.line([(0.085, -0.12), (0.085, 0.1)], 0.018, tone)
    scene.glow(0.085, 0.1, 0.1, rgb("#fff0b0"), 1)


def orrery(scene: Scene) -> None:
    """A clockwork of brass in which worlds turn around a sun."""
    table(scene, 0.42, 0.7, rgb("#6a4432"))
    brass = mix(GOLD, rgb("#b8741c"), 0.25)
    scene.across([(-0.04, 0.02), (0.04, 0.02), (0.05, 0.28), (0.22, 0.38), (-0.22, 0.38), (-0.05, 0.28)], brass)
    wheel = [turned([(0.17 * (1 if i % 4 < 2 else 0.84), 0)], (0, 0), i * 9)[0] for i in range(40)]
    scene.fill([[(x, 0.14 + y * 0.4) for x, y in wheel]], scene.lit(brass), scene.dim(brass, 0.4))
    arms = (
        (0.72, -0.02, "#e8b98a", 0.12, 20),
        (-0.62, -0.1, "#d96f42", 0.09, 0),
        (0.4, -0.3, "#4fa6dc", 0.085, 0),
        (-0.3, -0.36, "#efd199", 0.07, 0),
    )
    for half, lift in ((0.72, -0.02), (0.52, -0.08), (0.34, -0.14)):
        ring = ellipse(0, 0.04 + lift, half, half * 0.26, 0, 60)
        scene.line([*ring, ring[0]], 0.016, scene.dim(brass, 0.15))
    for x, y, code, r, rings in arms:
        scene.line([(0, 0.02), (x * 0.9, y + 0.12)], 0.02, scene.lit(brass))
        scene.line([(x * 0.9, y + 0.12), (x * 0.9, y)], 0.016, scene.lit(brass))
        scene.orb(x * 0.9, y - r * 0.6, r, rgb(code), mix(rgb(code), INK, 0.7))
        if rings:
            scene.fill([ellipse(x * 0.9, y - r * 0.6, r * 1.6, r * 0.3, -14)], mix(GOLD, WHITE, 0.4), alpha=0.7)
    scene.glow(0, -0.12, 0.34, rgb("#ffd87a"), 0.9)
    scene.orb(0, -0.12, 0.14, rgb("#ffe27a"), rgb("#d9822a"))


def thermostat(scene: Scene) -> None:
    """A dial that keeps the warmth of a world, between cold and heat."""
    scene.circle(0.02, 0.03, 0.48, scene.dark, alpha=0.5)
    scene.circle(0, 0, 0.47, scene.lit(scene.metal), scene.dim(scene.metal, 0.45))
    scene.circle(0, 0, 0.42, mix(PAPER, WHITE, 0.4), mix(PAPER, scene.dark, 0.15))
    for k in range(21):
        share = k / 20
        a = math.radians(150 + 240 * share)
        tone = (
            mix(rgb("#3d8ad0"), rgb("#f2c14a"), min(1, share * 2))
            if share < 0.5
            else mix(rgb("#f2c14a"), rgb("#e4402e"), share * 2 - 1)
        )
        scene.line([(0.3 * math.cos(a), 0.3 * math.sin(a)), (0.38 * math.cos(a), 0.38 * math.sin(a))], 0.04, tone)
    scene.orb(0, 0, 0.22, rgb("#d96f42"), rgb("#4a1a16"))
    scene.fill([ellipse(0.02, 0.06, 0.14, 0.05, -8)], rgb("#5f9a4a"), alpha=0.8)
    scene.fill([ellipse(-0.08, -0.06, 0.09, 0.04, -8)], rgb("#4fa6dc"), alpha=0.8)
    a = math.radians(318)
    scene.shape(*turned([(0.2, -0.04), (0.41, 0.0), (0.2, 0.04)], (0, 0), 318), colour=scene.dark)
    scene.circle(0.5 * math.cos(a), 0.5 * math.sin(a), 0.05, scene.accent, scene.dim(scene.accent, 0.4))
    for k in range(6):
        b = math.pi * k / 3
        scene.line([(-0.62, 0.28), (-0.62 + 0.1 * math.cos(b), 0.28 + 0.1 * math.sin(b))], 0.024, rgb("#bfe6f8"))
    scene.circle(0.63, 0.28, 0.06, rgb("#ffb43a"))
    for k in range(8):
        b = math.pi * k / 4
        scene.line(
            [
                (0.63 + 0.08 * math.cos(b), 0.28 + 0.08 * math.sin(b)),
                (0.63 + 0.12 * math.cos(b), 0.28 + 0.12 * math.sin(b)),
            ],
            0.02,
            rgb("#ffb43a"),
        )


def filing(scene: Scene) -> None:
    """Tall cabinets of files, one drawer open and full, a lamp, a ladder."""
    for k, x in enumerate((-0.84, -0.46, 0.34, 0.72)):
        tone = mix(rgb("#8a6a4a"), scene.accent, 0.15 + 0.1 * (k % 2))
        scene.slab(x, -0.56, x + 0.36, 0.5, tone, depth=0.1)
        for row in range(5):
            y = -0.52 + 0.205 * row
            scene.box((x + 0.025, y, x + 0.29, y + 0.175), 0.012, scene.lit(tone), scene.dim(tone, 0.25))
            scene.box((x + 0.1, y + 0.03, x + 0.21, y + 0.075), 0.008, PAPER)
            scene.line([(x + 0.11, y + 0.125), (x + 0.2, y + 0.125)], 0.022, scene.metal)
    tone = mix(rgb("#8a6a4a"), scene.accent, 0.15)
    scene.slab(-0.08, -0.56, 0.34, 0.5, scene.dim(tone, 0.3), depth=0.1)
    for k in range(6):
        x = -0.14 + 0.085 * k
        scene.shape(
            (x, -0.14 - 0.03 * (k % 2)),
            (x + 0.13, -0.17 - 0.03 * (k % 2)),
            (x + 0.13, 0.1),
            (x, 0.1),
            colour=(PAPER, rgb("#f7d97a"), rgb("#bfe3e8"))[k % 3],
            low=mix(PAPER, scene.dark, 0.25),
        )
    scene.shape((-0.2, 0.02), (0.46, 0.02), (0.42, 0.3), (-0.16, 0.3), colour=scene.lit(tone), low=scene.dim(tone, 0.3))
    scene.box((0.02, 0.08, 0.24, 0.15), 0.01, PAPER)
    scene.line([(0.04, 0.22), (0.22, 0.22)], 0.034, scene.metal)
    for x in (-0.56, -0.3):
        scene.line([(x + 0.1, -0.56), (x - 0.06, 0.5)], 0.026, rgb("#d9a566"))
    for k in range(6):
        y = -0.44 + 0.16 * k
        scene.line([(-0.485 - 0.024 * k, y), (-0.225 - 0.024 * k, y)], 0.022, rgb("#d9a566"))


def manual(scene: Scene) -> None:
    """An open book of drawings that work, with a spanner and a set square."""
    table(scene, 0.4, 0.84, rgb("#8a5638"))
    scene.fill(
        "M -.7 .3 L -.62 -.3 Q -.3 -.42 0 -.3 Q .3 -.42 .62 -.3 L .7 .3 Q .34 .2 0 .34 Q -.34 .2 -.7 .3 Z",
        rgb("#7a2f3a"),
        rgb("#4a1a24"),
    )
    scene.fill(
        "M -.66 .25 L -.58 -.33 Q -.3 -.43 0 -.32 L 0 .3 Q -.34 .16 -.66 .25 Z", PAPER, mix(PAPER, scene.dark, 0.12)
    )
    scene.fill(
        "M .66 .25 L .58 -.33 Q .3 -.43 0 -.32 L 0 .3 Q .34 .16 .66 .25 Z",
        mix(PAPER, scene.dark, 0.06),
        mix(PAPER, scene.dark, 0.2),
    )
    for k in range(5):
        y = -0.24 + 0.085 * k
        scene.line([(-0.52 - 0.012 * k, y), (-0.3, y - 0.03), (-0.09, y + 0.01)], 0.016, mix(INK, PAPER, 0.5))
    blue = rgb("#3d6ea6")
    scene.line([(0.12, 0.12), (0.14, -0.12), (0.3, -0.25), (0.46, -0.14), (0.5, 0.1), (0.12, 0.12)], 0.016, blue)
    scene.line([(0.26, 0.1), (0.27, -0.05), (0.36, -0.06), (0.37, 0.09)], 0.014, blue)
    for a, b in (((0.1, 0.18), (0.52, 0.16)), ((0.56, -0.14), (0.58, 0.1))):
        scene.line([a, b], 0.01, rgb("#d1495b"))
    wrench = turned(
        [
            (-0.3, -0.03),
            (0.18, -0.03),
            (0.26, -0.1),
            (0.36, -0.08),
            (0.28, -0.02),
            (0.28, 0.03),
            (0.36, 0.09),
            (0.26, 0.1),
            (0.18, 0.03),
            (-0.3, 0.03),
        ],
        (-0.3, 0.4),
        -16,
    )
    scene.shape(*wrench, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.4))
    scene.shape((0.34, 0.44), (0.78, 0.44), (0.78, 0.16), colour=mix(scene.accent, WHITE, 0.25), low=scene.accent)
    scene.shape((0.54, 0.4), (0.73, 0.4), (0.73, 0.28), colour=rgb("#8a5638"))
    sparkle(scene, 0.3, -0.3, 0.07)


CABINETS: Final[Mapping[str, Motif]] = {
    "replica": Motif(replica, "hall"),
    "clipboard": Motif(clipboard, "hall", flies=True),
    "cleanroom": Motif(cleanroom, "hall"),
    "gavel": Motif(gavel, "hall"),
    "bioprinter": Motif(bioprinter, "hall"),
    "orrery": Motif(orrery, "hall"),
    "thermostat": Motif(thermostat, "hall", flies=True),
    "filing": Motif(filing, "hall"),
    "manual": Motif(manual, "hall"),
}
