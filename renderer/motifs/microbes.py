"""Small life, as a microscope shows it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from renderer.canvas import ellipse
from renderer.motifs.motif import Motif
from renderer.scenery import Scene
from renderer.theme import INK, WHITE, mix, rgb


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


MICROBES: Final[Mapping[str, Motif]] = {
    "bacteria": Motif(bacteria, "lens", flies=True),
    "cells": Motif(cells, "lens", flies=True),
    "virus": Motif(virus, "lens", flies=True),
    "tardigrade": Motif(tardigrade, "lens", flies=True),
    "dna": Motif(dna, "rays", flies=True),
}
