"""Small life, as a microscope shows it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.scenery import Scene, ragged
from renderer.drawing.canvas import ellipse, path
from renderer.drawing.theme import INK, WHITE, mix, rgb

PALE: Final = rgb("#fff2dc")


def bacteria(scene: Scene) -> None:
    """Rods with whips, under the lens."""
    tone = scene.one_of("#3f9a8a", "#c9563f", "#8a5ab0", "#4a8ac0", "#7fa03a")
    for x, y, size, turn in (
        (0.02, 0.0, 1.0, -25),
        (-0.5, -0.3, 0.5, 40),
        (0.52, 0.32, 0.55, 10),
        (0.48, -0.36, 0.42, -60),
        (-0.5, 0.36, 0.45, 75),
    ):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        for k in (-1, 0, 1):
            whip = [(0.26 + 0.06 * j, 0.05 * k + 0.04 * math.sin(j * 1.3 + k)) for j in range(7)]
            scene.line(
                [(x + size * (u * c - v * s), y + size * (u * s + v * c)) for u, v in whip],
                0.014 * size,
                scene.dim(tone, 0.2),
                0.8,
            )
        ends = [(x + size * k * 0.17 * c, y + size * k * 0.17 * s) for k in (-1, 1)]
        scene.line(ends, 0.3 * size, scene.dim(tone, 0.45))
        scene.line([(u - 0.012 * size, v - 0.015 * size) for u, v in ends], 0.26 * size, mix(tone, WHITE, 0.15))
        scene.line([(u - 0.03 * size, v - 0.05 * size) for u, v in ends], 0.1 * size, mix(tone, WHITE, 0.45), 0.8)
        for k in (-0.14, 0.02, 0.16):
            scene.circle(
                x + size * (k * c - 0.03 * s), y + size * (k * s + 0.03 * c), 0.035 * size, scene.dim(tone, 0.5)
            )


def cells(scene: Scene) -> None:
    """Round cells that divide."""
    tone = scene.one_of("#7fb04a", "#4aa08a", "#d08a3a", "#c0608a")
    for x, y, r in (
        (-0.46, 0.26, 0.2),
        (0.5, -0.28, 0.17),
        (0.46, 0.34, 0.14),
        (-0.5, -0.3, 0.13),
        (-0.13, -0.02, 0.27),
        (0.17, 0.04, 0.25),
    ):
        scene.circle(x, y, r, mix(tone, WHITE, 0.45), mix(tone, scene.hour.low, 0.2), 0.75)
        scene.circle(x, y, r * 0.86, mix(tone, WHITE, 0.2), tone, 0.75)
        scene.circle(x + r * 0.15, y + r * 0.1, r * 0.36, scene.dim(tone, 0.5), scene.dim(tone, 0.7))
        scene.circle(x - r * 0.4, y - r * 0.42, r * 0.16, WHITE, alpha=0.6)
        for k in range(4):
            a = 1.7 * k + r * 9
            scene.circle(x + r * 0.62 * math.cos(a), y + r * 0.62 * math.sin(a), r * 0.08, scene.dim(tone, 0.3))


def virus(scene: Scene) -> None:
    tone = scene.accent
    for x, y, r in ((0.52, -0.3, 0.11), (-0.5, 0.32, 0.13), (0, 0, 0.27)):
        for k in range(14):
            a = 2 * math.pi * k / 14 + r
            tip = (x + r * 1.42 * math.cos(a), y + r * 1.42 * math.sin(a))
            scene.line([(x, y), tip], r * 0.09, scene.dim(tone, 0.3))
            scene.circle(*tip, r * 0.12, scene.lit(tone), scene.dim(tone, 0.2))
        scene.orb(x, y, r, tone)
        for dx, dy in ((-0.35, -0.1), (0.2, -0.4), (0.3, 0.3), (-0.2, 0.45), (0.05, 0.0)):
            scene.circle(x + dx * r, y + dy * r, r * 0.13, scene.dim(tone, 0.45))


def tardigrade(scene: Scene) -> None:
    """A water bear: a plump body in rings, eight stubby legs with claws, a round mouth."""
    tone = mix(scene.one_of("#d8a060", "#6fa89a", "#c98a9a"), scene.hour.sun, 0.08)
    rings = (
        (-0.4, -0.2, 0.16),
        (-0.25, -0.17, 0.21),
        (-0.05, -0.13, 0.24),
        (0.17, -0.08, 0.25),
        (0.37, 0.0, 0.22),
        (0.52, 0.08, 0.15),
    )
    for x, y, r in rings[1:5]:
        hip, paw = (x - 0.04, y + r * 0.6), (x - 0.16, y + r + 0.1)
        scene.line([hip, paw], 0.12, scene.dim(tone, 0.3))
        for k in (-1, 0, 1):
            claw = (paw[0] - 0.05 + 0.055 * k, paw[1] + 0.11)
            scene.line([(paw[0] + 0.03 * k, paw[1] + 0.04), claw], 0.02, mix(scene.dark, tone, 0.2))
    scene.line([(-0.36, -0.22), (-0.56, -0.3)], 0.2, scene.dim(tone, 0.15))
    for x, y, r in reversed(rings):
        scene.circle(x + 0.02, y + 0.03, r, scene.dim(tone, 0.5))
        scene.circle(x, y, r, scene.lit(tone), scene.dim(tone, 0.22))
    for x, y, r in rings:
        scene.fill([ellipse(x + 0.06, y - r * 0.56, r * 0.5, r * 0.2, 28)], mix(tone, WHITE, 0.6), alpha=0.6)
    for radius, colour in ((0.1, scene.lit(tone)), (0.07, scene.dim(tone, 0.5)), (0.035, INK)):
        scene.fill([ellipse(-0.62, -0.32, radius * 0.72, radius, 22)], colour)
    scene.circle(-0.4, -0.28, 0.03, INK)


def dna(scene: Scene) -> None:
    """A double helix."""
    one, other = scene.accent, mix(scene.glass, rgb("#3d9ac0"), 0.4)
    steps = 44
    at = [(-0.75 + 1.5 * k / steps, 0.26 * math.sin(k * 0.36), math.cos(k * 0.36)) for k in range(steps + 1)]
    for k in range(0, steps + 1, 3):
        x, y, _ = at[k]
        scene.line([(x, y), (x, 0)], 0.022, mix(one, WHITE, 0.35))
        scene.line([(x, 0), (x, -y)], 0.022, mix(other, WHITE, 0.35))
    for front in (False, True):
        for (x, y, z), (x2, y2, _) in pairwise(at):
            if (z > 0) == front:
                scene.line([(x, y), (x2, y2)], 0.07, one if front else scene.dim(one, 0.45))
            else:
                scene.line([(x, -y), (x2, -y2)], 0.07, other if front else scene.dim(other, 0.45))


def phage(scene: Scene) -> None:
    """A virus that stands on a cell and lets its genes in."""
    cell = scene.one_of("#f0a08a", "#9fd0a0", "#e8c070")
    scene.circle(0, 1.22, 0.86, mix(cell, WHITE, 0.4))
    scene.circle(0, 1.22, 0.82, cell, scene.dim(cell, 0.3))
    coil = [(0.05 * math.sin(2.2 * k), 0.36 + 0.03 * k) for k in range(10)]
    scene.line(coil, 0.022, scene.accent)
    for side in (-1, 1):
        for reach, knee, foot in ((0.42, 0.26, 0.3), (0.66, 0.42, 0.48)):
            leg = [(side * 0.05, 0.22), (side * reach * 0.72, -0.06 + knee * 0.2), (side * foot, 0.4 + foot * 0.14)]
            scene.line(leg, 0.03, scene.dim(scene.accent, 0.25 + 0.15 * side))
    for k in range(8):
        scene.column(
            -0.065, -0.1 + 0.04 * k, 0.065, -0.065 + 0.04 * k, scene.accent if k % 2 else mix(scene.accent, WHITE, 0.5)
        )
    scene.slab(-0.1, 0.2, 0.1, 0.26, scene.dim(scene.accent, 0.2))
    scene.column(-0.12, -0.14, 0.12, -0.1, scene.metal)
    tone = scene.accent
    left, right = (-0.22, -0.24), (0.22, -0.24)
    upper, lower = (-0.22, -0.48), (0.22, -0.48)
    top, foot = (0.0, -0.62), (0.0, -0.12)
    scene.shape(top, lower, right, foot, left, upper, colour=tone)
    scene.shape(top, upper, (0.0, -0.44), colour=scene.lit(mix(tone, WHITE, 0.3)))
    scene.shape(upper, left, (-0.1, -0.26), (0.0, -0.44), colour=scene.lit(tone))
    scene.shape(left, foot, (-0.1, -0.26), colour=scene.dim(tone, 0.2))
    scene.shape(lower, right, (0.1, -0.26), (0.0, -0.44), colour=scene.dim(tone, 0.3))
    scene.shape(right, foot, (0.1, -0.26), colour=scene.dim(tone, 0.5))


def splice(scene: Scene) -> None:
    """A ladder of genes, the missing rung set in by a spanner."""
    rails, codes = (scene.accent, mix(scene.glass, rgb("#3d9ac0"), 0.5)), ("#e4572e", "#5fa777", "#f2a93b", "#8e5aa8")
    for k in range(9):
        x = -0.8 + 0.2 * k
        if k == 4:
            continue
        for part, y in ((0, -0.12), (1, 0.12)):
            tone = rgb(codes[(k + 2 * part) % 4])
            scene.line(
                turned([(x, y * 1.5), (x, y * 0.1)], (0, 0.1), -14), 0.06, scene.lit(tone) if part == 0 else tone
            )
    for side, tone in zip((-1, 1), rails, strict=True):
        rail = turned([(-1.0 + 0.1 * k, side * (0.2 + 0.02 * math.cos(k))) for k in range(21)], (0, 0.1), -14)
        scene.line(rail, 0.085, scene.dim(tone, 0.3))
        scene.line([(x - 0.005, y - 0.014) for x, y in rail], 0.05, scene.lit(tone))
    scene.glow(0, 0.1, 0.34, scene.lamp, 1)
    for part, y in ((0, -0.12), (1, 0.12)):
        scene.line(turned([(0, y * 1.4), (0, y * 0.1)], (0, 0.1), -14), 0.075, WHITE if part else scene.lamp)
    steel = mix(scene.metal, rgb("#5a6a80"), 0.35)
    shaft = turned([(-0.05, -0.62), (0.05, -0.62), (0.06, -0.2), (-0.06, -0.2)], (0.0, 0.06), 28)
    head = "M -.16 -.06 L -.07 -.14 L -.07 -.02 L .07 -.02 L .07 -.14 L .16 -.06 C .17 -.2 .1 -.27 0 -.27 C -.1 -.27 -.17 -.2 -.16 -.06 Z"
    (jaw,) = path(head)
    scene.shape(*shaft, colour=scene.lit(steel), low=scene.dim(steel, 0.3))
    scene.shape(*turned(jaw, (0.0, 0.06), 28), colour=scene.lit(steel), low=scene.dim(steel, 0.25))


def chamber(scene: Scene) -> None:
    """A plant behind glass, one half of it in frost, the other in heat."""
    scene.shadow_below(0.5)
    scene.slab(-0.46, 0.34, 0.46, 0.5, scene.metal)
    for x, code in ((-0.3, "#8ff0ff"), (-0.18, "#8ff0b0"), (-0.06, "#ff8a5a")):
        scene.circle(x, 0.42, 0.03, rgb(code))
    for left, right, code in ((-0.38, 0.0, "#a8dcf4"), (0.0, 0.38, "#ffb46a")):
        scene.shape((left, -0.42), (right, -0.42), (right, 0.34), (left, 0.34), colour=rgb(code), alpha=0.6)
    leaf = rgb("#5fa04a")
    scene.line([(0, 0.34), (0.01, 0.0), (0, -0.28)], 0.035, scene.dim(leaf, 0.3))
    for k in range(3):
        y, reach = 0.2 - 0.17 * k, 0.27 - 0.05 * k
        cold, warm = mix(leaf, rgb("#dff4ff"), 0.55), mix(leaf, rgb("#e8a83a"), 0.3)
        scene.fill([ellipse(-reach * 0.56, y - 0.06, reach * 0.6, 0.062, 24)], mix(cold, WHITE, 0.3), cold)
        scene.fill([ellipse(reach * 0.56, y - 0.06, reach * 0.6, 0.062, -24)], scene.lit(warm), warm)
    scene.fill([ellipse(0, -0.3, 0.06, 0.1)], scene.lit(leaf))
    for x, y in ((-0.28, -0.3), (-0.14, -0.36), (-0.3, -0.1)):
        for turn in (0, 60, 120):
            scene.line(turned([(-0.05, 0), (0.05, 0)], (x, y), turn), 0.014, WHITE)
    scene.glow(0.25, -0.26, 0.16, rgb("#fff2b0"), 1)
    scene.circle(0.25, -0.26, 0.055, rgb("#ffd24a"))
    scene.shape((-0.34, -0.4), (-0.29, -0.4), (-0.29, 0.3), (-0.34, 0.3), colour=WHITE, alpha=0.6)
    scene.slab(-0.44, -0.52, 0.44, -0.42, scene.metal)
    scene.line([(0.6, -0.3), (0.6, 0.3)], 0.1, mix(WHITE, scene.metal, 0.4))
    scene.line([(0.6, -0.06), (0.6, 0.3)], 0.05, rgb("#e4402e"))
    scene.circle(0.6, 0.36, 0.085, rgb("#e4402e"))


def eaters(scene: Scene) -> None:
    """Grains of regolith that rods with whips eat hollow, and the bubbles of oxygen that they leave."""
    stone, tone = mix(scene.rock, rgb("#a87a62"), 0.35), scene.one_of("#8fc94a", "#5fc0a0", "#e0b040")
    grains = (
        (0.56, 0.14, 0.5, (1, 0.86, 1.05, 0.9, 1, 0.84, 1.02, 0.9)),
        (-0.7, 0.38, 0.36, (1, 0.9, 0.86, 1.04, 0.9, 1, 0.84)),
        (-0.4, -0.4, 0.24, (1, 0.8, 1, 0.92, 0.84, 1)),
        (1.3, -0.3, 0.3, (0.9, 1, 0.86, 1, 0.9, 1)),
    )
    for x, y, r, corners in grains:
        lump = ragged(x, y, r, corners)
        scene.fill([[(px + 0.03, py + 0.04) for px, py in lump]], scene.dark, alpha=0.4)
        scene.fill([lump], scene.lit(stone), scene.dim(stone, 0.5))
        scene.shape(
            lump[4],
            lump[5 % len(lump)],
            (x, y - r * 0.3),
            (x - r * 0.4, y),
            colour=mix(scene.lit(stone), WHITE, 0.2),
            alpha=0.7,
        )
        for k, (px, py) in enumerate(lump[::2]):
            at = x + (px - x) * 0.62, y + (py - y) * 0.62
            scene.fill([ellipse(*at, r * 0.15, r * 0.1, 40 * k)], scene.dim(stone, 0.65))
            scene.fill(
                [ellipse(at[0] + 0.008, at[1] + 0.012, r * 0.11, r * 0.06, 40 * k)],
                mix(scene.dim(stone, 0.4), tone, 0.35),
            )
    for x, y, long, turn in (
        (0.06, -0.06, 0.3, 62),
        (0.2, 0.46, 0.26, -38),
        (0.5, -0.3, 0.26, 12),
        (-0.28, 0.2, 0.26, 100),
        (-0.36, -0.16, 0.2, 150),
        (-0.08, 0.56, 0.2, 10),
    ):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        ends = [(x - c * long / 2, y - s * long / 2), (x + c * long / 2, y + s * long / 2)]
        for lean in (-1, 0, 1):
            whip = [
                (
                    ends[0][0] - c * 0.045 * k - s * (0.03 * math.sin(k * 1.3) + 0.02 * lean * k),
                    ends[0][1] - s * 0.045 * k + c * (0.03 * math.sin(k * 1.3) + 0.02 * lean * k),
                )
                for k in range(6)
            ]
            scene.line(whip, 0.012, mix(tone, WHITE, 0.3))
        scene.line(ends, 0.15, scene.dim(tone, 0.5))
        scene.line([(px - 0.008, py - 0.01) for px, py in ends], 0.122, tone)
        scene.line([(px - 0.02, py - 0.028) for px, py in ends], 0.04, mix(tone, WHITE, 0.55))
        for share in (-0.24, 0.16):
            scene.circle(x + c * long * share, y + s * long * share + 0.015, 0.026, scene.dim(tone, 0.55))
    for x, y, r in (
        (-0.06, -0.44, 0.05),
        (0.16, -0.56, 0.036),
        (-0.6, -0.02, 0.04),
        (0.02, 0.26, 0.032),
        (-0.52, -0.66, 0.03),
    ):
        scene.circle(x, y, r, WHITE, alpha=0.3)
        scene.ring(x, y, r, 0.01, WHITE, 0.9)
        scene.circle(x - r * 0.3, y - r * 0.35, r * 0.25, WHITE)


def vent(scene: Scene) -> None:
    """Hot chimneys at the bottom of a sea; microbes in their smoke."""
    stone, tone = mix(scene.dark, rgb("#7a5a4a"), 0.45), rgb("#f2a93b")
    for x, top, half in ((-0.3, -0.04, 0.15), (0.26, 0.1, 0.12), (0.0, 0.2, 0.12)):
        for k in range(5):
            scene.circle(
                x + 0.05 * k * (-1) ** k * 0.6,
                top - 0.1 - 0.13 * k,
                0.08 + 0.03 * k,
                mix(INK, scene.hour.low, 0.35),
                alpha=0.55,
            )
        trunk = [
            (x - half * 0.6, top),
            (x + half * 0.6, top),
            (x + half * 0.7, top + 0.2),
            (x + half * 1.5, 0.54),
            (x - half * 1.5, 0.54),
            (x - half * 0.8, top + 0.24),
        ]
        scene.across(trunk, stone)
        scene.fill([ellipse(x, top, half * 0.6, 0.03)], rgb("#ffcf6a"), rgb("#e8501c"))
        scene.glow(x, top - 0.04, 0.22, rgb("#ff9a3a"), 0.7)
    for x, y, turn in (
        (-0.72, -0.2, 20),
        (-0.62, 0.24, -40),
        (0.56, -0.26, -30),
        (0.74, 0.1, 50),
        (0.08, -0.4, 10),
        (-0.1, -0.02, 70),
    ):
        ends = turned([(-0.06, 0), (0.06, 0)], (x, y), turn)
        scene.line(ends, 0.1, scene.dim(tone, 0.35))
        scene.line([(u - 0.006, v - 0.012) for u, v in ends], 0.075, mix(tone, WHITE, 0.3))
        scene.line(turned([(0.1, 0), (0.15, 0.03), (0.2, -0.02)], (x, y), turn), 0.014, tone)
    for side in (-1, 1):
        for k in range(3):
            foot = (side * (0.56 + 0.1 * k), 0.54)
            scene.line([foot, (foot[0] + side * 0.03, 0.36 - 0.04 * k)], 0.04, PALE)
            scene.circle(foot[0] + side * 0.03, 0.34 - 0.04 * k, 0.035, rgb("#e4502e"))


def petri(scene: Scene) -> None:
    """A dish with colonies that give off gas."""
    glass, agar = mix(scene.glass, WHITE, 0.4), mix(rgb("#a8c8d8"), scene.hour.low, 0.1)
    scene.fill([ellipse(0.03, 0.34, 0.82, 0.3)], scene.dark, alpha=0.35)
    scene.fill([ellipse(0, 0.28, 0.8, 0.29)], glass, scene.dim(glass, 0.35))
    scene.fill([ellipse(0, 0.14, 0.8, 0.29)], mix(glass, WHITE, 0.5), glass)
    scene.fill([ellipse(0, 0.17, 0.74, 0.25)], agar, scene.dim(agar, 0.15))
    tone = scene.one_of("#3f9a5a", "#8a4a9a", "#2a7a9a")
    spots = [(-0.36, 0.16, 0.16), (0.1, 0.08, 0.12), (0.34, 0.22, 0.17), (-0.06, 0.3, 0.13)]
    spots += [(-0.1, 0.16, 0.06), (0.5, 0.1, 0.06), (-0.56, 0.24, 0.06)]
    for x, y, r in spots:
        for k in range(7):
            at = x + 0.5 * r * math.cos(0.9 * k), y + 0.24 * r * math.sin(0.9 * k)
            scene.fill([ellipse(*at, r * 0.56, r * 0.3)], scene.dim(tone, 0.35))
        for k in range(7):
            at = x + 0.48 * r * math.cos(0.9 * k), y - r * 0.1 + 0.22 * r * math.sin(0.9 * k)
            scene.fill([ellipse(*at, r * 0.46, r * 0.24)], mix(tone, WHITE, 0.1 + 0.05 * k))
        for k in range(3):
            rise = y - 0.16 - 0.17 * k - r * 0.3
            scene.ring(x + 0.05 * math.sin(2 * k + x * 9), rise, r * (0.26 + 0.12 * k), 0.02, WHITE, 0.8 - 0.2 * k)
    scene.line([(-0.66, 0.06), (-0.4, -0.06)], 0.022, WHITE, 0.8)


def fermenter(scene: Scene) -> None:
    """A vat with a window; microbes swim in it, a shaft stirs them."""
    scene.shadow_below(0.56)
    for x in (-0.34, 0.26):
        scene.slab(x, 0.36, x + 0.09, 0.5, scene.dim(scene.metal, 0.4))
    scene.column(-0.42, -0.3, 0.42, 0.4, scene.metal)
    scene.vault(0, -0.295, 0.42, 0.18, scene.metal)
    scene.column(-0.1, -0.62, 0.1, -0.44, scene.accent)
    scene.column(-0.44, -0.32, 0.44, -0.26, scene.accent)
    tone = scene.one_of("#7fb04a", "#4aa08a", "#d08a3a")
    scene.box((-0.3, -0.2, 0.3, 0.32), 0.14, scene.dim(scene.metal, 0.6))
    scene.box((-0.26, -0.16, 0.26, 0.28), 0.11, mix(tone, WHITE, 0.65), mix(tone, WHITE, 0.2))
    scene.line([(0, -0.16), (0, 0.16)], 0.03, scene.dim(scene.metal, 0.3))
    scene.shape((-0.14, 0.1), (0.14, 0.18), (0.14, 0.12), (-0.14, 0.18), colour=scene.dim(scene.metal, 0.3))
    swimmers = [(-0.16, -0.04, 0.06), (0.14, -0.08, 0.05), (0.17, 0.06, 0.04), (-0.12, 0.22, 0.045)]
    for x, y, r in (*swimmers, (0.08, 0.23, 0.04), (-0.2, 0.1, 0.035)):
        scene.circle(x, y, r, scene.dim(tone, 0.2))
        scene.circle(x - r * 0.2, y - r * 0.2, r * 0.7, mix(tone, WHITE, 0.2))
        scene.circle(x + r * 0.1, y + r * 0.1, r * 0.3, scene.dim(tone, 0.55))
    scene.line([(0.42, 0.2), (0.66, 0.2), (0.66, 0.36)], 0.06, scene.dim(scene.metal, 0.25))
    scene.column(0.52, 0.36, 0.8, 0.5, scene.accent)
    scene.circle(-0.6, -0.1, 0.1, PALE, scene.metal)
    scene.line([(-0.6, -0.1), (-0.55, -0.15)], 0.02, rgb("#d1352e"))
    scene.line([(-0.51, -0.1), (-0.42, -0.1)], 0.03, scene.dim(scene.metal, 0.3))


MICROBES: Final[Mapping[str, Motif]] = {
    "bacteria": Motif(bacteria, "lens", flies=True),
    "cells": Motif(cells, "lens", flies=True),
    "virus": Motif(virus, "lens", flies=True),
    "tardigrade": Motif(tardigrade, "lens", flies=True),
    "phage": Motif(phage, "lens", flies=True),
    "splicing": Motif(splice, "rays", flies=True),
    "chamber": Motif(chamber, "hall"),
    "eaters": Motif(eaters, "cave", flies=True),
    "vent": Motif(vent, "undersea"),
    "petri": Motif(petri, "rays"),
    "fermenter": Motif(fermenter, "hall"),
    "dna": Motif(dna, "rays", flies=True),
}
