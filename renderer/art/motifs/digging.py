"""Mines and pits, and those who work in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.scenery import GOLD, PAPER, Scene, ragged
from renderer.drawing.canvas import ellipse, half_ellipse, star
from renderer.drawing.theme import INK, WHITE, mix, rgb


def terraces(scene: Scene) -> None:
    """A cliff with tunnels in its face, a lift on a cable along it."""
    with scene.placed(0, 0.16, 1):
        _cliff(scene)


def _cliff(scene: Scene) -> None:
    stone = mix(scene.hour.mid, scene.hour.near, 0.25)
    cliff = [(-0.5, 1), (-0.46, 0.44), (-0.34, 0.2), (-0.3, -0.1), (-0.16, -0.3), (-0.1, -0.62), (1.8, -0.7), (1.8, 1)]
    scene.shape(*cliff, colour=scene.lit(stone), low=scene.dim(stone, 0.3))
    shade = [
        (-0.5, 1),
        (-0.46, 0.44),
        (-0.34, 0.2),
        (-0.3, -0.1),
        (-0.16, -0.3),
        (-0.1, -0.62),
        (0, -0.6),
        (-0.1, 0.1),
        (-0.24, 1),
    ]
    scene.shape(*shade, colour=scene.dim(stone, 0.25), low=scene.dim(stone, 0.5))
    for y in (-0.42, -0.02, 0.36):
        scene.line([(-0.1, y), (1.8, y - 0.04)], 0.03, scene.dim(stone, 0.3))
    for x, y in ((0.24, -0.22), (0.74, -0.24), (0.16, 0.18), (0.62, 0.16), (1.1, 0.14)):
        scene.fill(
            [[*half_ellipse(x, y + 0.18, 0.12, 0.22), (x + 0.12, y + 0.2), (x - 0.12, y + 0.2)]], scene.dim(stone, 0.6)
        )
        scene.fill([[*half_ellipse(x, y + 0.18, 0.09, 0.18)]], rgb("#ffe2a0"), rgb("#c9742a"))
        scene.slab(x - 0.16, y + 0.18, x + 0.2, y + 0.215, scene.metal, depth=0.1)
    scene.line([(-0.98, 0.44), (0.02, -0.66)], 0.014, scene.metal)
    scene.line([(-0.84, 0.44), (0.12, -0.66)], 0.014, scene.metal)
    scene.slab(0.0, -0.76, 0.26, -0.6, scene.accent)
    scene.slab(-1.08, 0.3, -0.72, 0.5, scene.accent)
    for x, y in ((-0.66, 0.1), (-0.24, -0.24)):
        scene.line([(x, y), (x, y + 0.1)], 0.014, scene.metal)
        scene.slab(x - 0.09, y + 0.08, x + 0.09, y + 0.24, scene.metal)
        scene.circle(x - 0.03, y + 0.08, 0.05, rgb("#b8846a"))
        scene.circle(x + 0.04, y + 0.08, 0.045, scene.rock)


def miner(scene: Scene) -> None:
    """A prisoner with a pick, a chain at the foot, before a wall of ore."""
    rock = mix(rgb("#7a7480"), scene.rock, 0.4)
    wall = [(0.3, 0.52), (0.36, 0.1), (0.5, -0.16), (0.46, -0.4), (0.72, -0.6), (1.6, -0.66), (1.6, 0.52)]
    scene.shape(*wall, colour=scene.lit(rock), low=scene.dim(rock, 0.4))
    for x, y in ((0.62, 0.2), (0.7, -0.2), (0.92, 0.06)):
        scene.shape(
            (x - 0.07, y),
            (x, y - 0.09),
            (x + 0.07, y - 0.01),
            (x + 0.01, y + 0.07),
            colour=mix(GOLD, WHITE, 0.5),
            low=scene.accent,
        )
    scene.shadow_below(0.5)
    cloth, stripe, skin = rgb("#f0ece0"), rgb("#3a3f52"), scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c")
    for hip, knee, foot, shade in ((0.0, 0.1, 0.12, 0.35), (-0.1, -0.2, -0.22, 0.05)):
        scene.line([(hip, 0.16), (knee, 0.32), (foot, 0.46)], 0.13, scene.dim(cloth, shade))
        scene.line([(knee - 0.05, 0.31), (knee + 0.05, 0.33)], 0.05, stripe)
        scene.line([(foot - 0.04, 0.47), (foot + 0.07, 0.47)], 0.07, stripe)
    body = [(-0.22, -0.2), (0.06, -0.24), (0.1, 0.18), (-0.18, 0.2)]
    scene.across(body, cloth)
    for k in range(4):
        y = -0.14 + 0.095 * k
        scene.line([(-0.2 + 0.01 * k, y), (0.065 + 0.01 * k, y - 0.02)], 0.04, stripe)
    scene.line([(0.2, 0.06), (0.46, -0.56)], 0.035, rgb("#9a6a40"))
    head = [(0.2, -0.6), (0.36, -0.6), (0.52, -0.5), (0.66, -0.34), (0.5, -0.42), (0.34, -0.48)]
    scene.shape(*head, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.3))
    scene.line([(0.0, -0.14), (0.16, -0.06), (0.28, -0.12)], 0.085, scene.dim(cloth, 0.2))
    scene.line([(-0.12, -0.12), (0.06, 0.06), (0.22, 0.02)], 0.09, scene.lit(cloth))
    for x, y in ((0.29, -0.12), (0.23, 0.02)):
        scene.circle(x, y, 0.05, skin)
    scene.orb(-0.06, -0.36, 0.14, skin)
    scene.vault(-0.06, -0.38, 0.17, 0.16, scene.accent)
    scene.line([(-0.24, -0.38), (0.16, -0.38)], 0.035, scene.dim(scene.accent, 0.2))
    scene.glow(0.1, -0.43, 0.3, scene.lamp, 0.8)
    scene.circle(0.09, -0.44, 0.04, WHITE)
    for k in range(4):
        scene.ring(-0.3 - 0.065 * k, 0.47, 0.036, 0.014, scene.metal)
    scene.orb(-0.62, 0.42, 0.1, rgb("#4a4a58"))


def emblem(scene: Scene) -> None:
    """Pick and hammer, crossed behind a helmet with its lamp."""
    with scene.placed(0, 0.06, 0.86):
        _tools(scene)


def _tools(scene: Scene) -> None:
    wood = rgb("#a8703c")
    for side in (-1, 1):
        tone = scene.lit(wood) if side < 0 else scene.dim(wood, 0.2)
        scene.line([(side * 0.44, 0.5), (-side * 0.34, -0.36)], 0.075, tone)
    steel = mix(scene.metal, WHITE, 0.2)
    pick = "M -.66 -.12 C -.62 -.34 -.5 -.5 -.34 -.54 C -.18 -.6 0 -.58 .14 -.5 C 0 -.5 -.14 -.46 -.26 -.38 C -.4 -.3 -.54 -.24 -.66 -.12 Z"
    scene.fill(pick, scene.lit(steel), scene.dim(steel, 0.4))
    scene.shape(
        *turned([(-0.2, -0.11), (0.2, -0.11), (0.2, 0.11), (-0.2, 0.11)], (0.36, -0.4), 48),
        colour=steel,
        low=scene.dim(steel, 0.4),
    )
    scene.glow(0, 0.0, 0.4, scene.lamp, 0.6)
    scene.vault(0, 0.22, 0.36, 0.4, scene.accent)
    scene.across([(-0.06, -0.18), (0.06, -0.18), (0.08, 0.2), (-0.08, 0.2)], mix(scene.accent, WHITE, 0.3))
    scene.fill([ellipse(0, 0.23, 0.48, 0.07)], scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    scene.circle(0, 0.04, 0.12, scene.dim(scene.metal, 0.4))
    scene.circle(0, 0.04, 0.095, WHITE, scene.lamp)


def anchored(scene: Scene) -> None:
    """Ships with claws and drills on a rock in space."""
    tone = mix(rgb("#a9826a"), scene.hour.low, 0.2)
    shares = [scene.between(0.86, 1) for _ in range(13)]
    scene.across(ragged(-0.1, 0.18, 0.48, shares), tone)
    scene.fill([ragged(-0.14, 0.14, 0.4, shares)], scene.lit(tone), tone, 0.6)
    for x, y, r in ((-0.3, 0.26, 0.09), (0.02, 0.36, 0.1), (-0.12, 0.06, 0.06), (0.18, 0.16, 0.06)):
        scene.circle(x, y, r, scene.dim(tone, 0.7))
        scene.circle(x + r * 0.16, y + r * 0.18, r * 0.82, scene.dim(tone, 0.25))
    for at, turn, size in (((-0.16, -0.42), 0, 1.0), ((0.5, 0.06), 68, 0.8)):
        for side in (-1, 1):
            arm = [(side * 0.1 * size, 0.0), (side * 0.26 * size, 0.1 * size), (side * 0.18 * size, 0.26 * size)]
            scene.line(turned(arm, at, turn), 0.035, scene.dim(scene.metal, 0.25 + 0.15 * side))
        bit = [(-0.04 * size, 0.05), (0.04 * size, 0.05), (0.0, 0.34 * size)]
        scene.shape(*turned(bit, at, turn), colour=scene.lit(scene.metal), low=scene.dim(scene.metal))
        hull = [(-0.14, 0.08), (-0.17, -0.08), (-0.1, -0.2), (0.1, -0.2), (0.17, -0.08), (0.14, 0.08)]
        hull = [(x * size, y * size) for x, y in hull]
        scene.shape(*turned(hull, at, turn), colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.35))
        scene.fill([ellipse(*turned([(0, -0.06 * size)], at, turn)[0], 0.07 * size, 0.05 * size)], scene.glass, WHITE)
    for x, y, r in (
        (0.22, -0.34, 0.035),
        (-0.62, -0.12, 0.045),
        (-0.5, -0.34, 0.025),
        (0.06, -0.2, 0.02),
        (0.7, -0.28, 0.03),
    ):
        scene.fill([ragged(x, y, r, shares[:7])], scene.lit(tone), scene.dim(tone))


def prospector(scene: Scene) -> None:
    """A walker who lifts a find out of the sand; a pick, a sledge with a tent."""
    scene.shadow_below(0.6)
    cloth = mix(scene.metal, WHITE, 0.35)
    scene.shape((0.3, 0.5), (0.58, 0.0), (0.9, 0.5), colour=scene.lit(scene.accent), low=scene.accent)
    scene.shape((0.58, 0.0), (1.06, 0.38), (0.9, 0.5), colour=scene.dim(scene.accent, 0.45))
    scene.shape((0.5, 0.5), (0.58, 0.14), (0.68, 0.5), colour=scene.dark)
    scene.line([(-0.62, 0.5), (-0.5, -0.14)], 0.035, rgb("#9a6a40"))
    pick = [(-0.72, -0.04), (-0.6, -0.18), (-0.46, -0.2), (-0.3, -0.1), (-0.48, -0.13), (-0.6, -0.11)]
    scene.shape(*pick, colour=scene.lit(scene.metal), low=scene.dim(scene.metal))
    scene.box((-0.26, -0.08, -0.08, 0.24), 0.05, scene.dim(scene.accent, 0.35))
    scene.line([(0.04, 0.26), (0.22, 0.28), (0.2, 0.46)], 0.15, scene.dim(cloth, 0.3))
    scene.line([(-0.06, 0.26), (-0.1, 0.46), (0.06, 0.47)], 0.14, scene.lit(cloth))
    scene.across([(-0.16, -0.1), (0.14, -0.12), (0.17, 0.28), (-0.16, 0.3)], cloth)
    scene.line([(0.1, -0.04), (0.26, 0.0), (0.32, -0.2)], 0.1, scene.dim(cloth, 0.2))
    scene.orb(0.02, -0.26, 0.18, cloth)
    scene.fill([ellipse(0.06, -0.26, 0.13, 0.115)], mix(GOLD, scene.accent, 0.3), mix(scene.dark, GOLD, 0.25))
    scene.glow(0.34, -0.34, 0.26, rgb("#9fe8ff"), 0.9)
    gem = [(0.24, -0.26), (0.27, -0.4), (0.36, -0.46), (0.45, -0.38), (0.44, -0.27), (0.34, -0.22)]
    scene.shape(*gem, colour=WHITE, low=rgb("#5fa6d0"))
    scene.shape(gem[0], gem[1], (0.34, -0.34), gem[5], colour=rgb("#a8e0f4"))
    scene.fill([star(4, 0.09, 0.02, (0.5, -0.46))], WHITE)


def platform(scene: Scene) -> None:
    """A works on stilts above a lake of lava."""
    glow, red = rgb("#ffe070"), rgb("#e8431a")
    scene.glow(0, 0.4, 0.9, rgb("#ff8a2a"), 0.7)
    scene.fill([ellipse(0, 0.5, 1.15, 0.17)], mix(scene.rock, INK, 0.4))
    scene.fill([ellipse(0, 0.51, 1.08, 0.145)], glow, red)
    for x, y, half in ((-0.6, 0.5, 0.16), (0.5, 0.46, 0.12), (0.7, 0.56, 0.16), (-0.2, 0.6, 0.12)):
        scene.fill([ellipse(x, y, half, half * 0.2)], mix(red, INK, 0.6))
    for x, lean in ((-0.5, -0.1), (-0.16, -0.03), (0.2, 0.03), (0.5, 0.1)):
        scene.line([(x, 0.06), (x + lean, 0.5)], 0.05, scene.dim(scene.metal, 0.3))
    for x in (-0.5, -0.16, 0.2):
        scene.line([(x, 0.12), (x + 0.34, 0.36)], 0.02, scene.dim(scene.metal, 0.45))
    scene.slab(-0.68, 0.0, 0.68, 0.1, scene.accent, depth=0.08)
    scene.slab(-0.6, -0.24, -0.16, 0.0, scene.metal, depth=0.25)
    scene.windows(-0.57, -0.19, -0.28, -0.04, 4, 1, scene.lamp)
    for k, (x, top) in enumerate(((-0.04, -0.3), (0.14, -0.4))):
        scene.column(x, top, x + 0.15, 0.0, mix(scene.metal, rgb("#e9c84a"), 0.5 + 0.2 * k))
        scene.vault(x + 0.075, top + 0.004, 0.075, 0.06, scene.metal)
    for side in (-1, 1):
        scene.line([(0.48, -0.56), (0.48 + side * 0.12, 0.0)], 0.03, scene.dim(scene.metal, 0.2 + 0.15 * side))
    for k in range(3):
        y, half = -0.4 + 0.14 * k, 0.035 + 0.03 * k
        scene.line([(0.48 - half, y), (0.48 + half, y + 0.1)], 0.016, scene.metal)
    scene.shape(
        (0.455, 0.1), (0.505, 0.1), (0.5, 0.52), (0.46, 0.52), colour=scene.lit(scene.metal), low=scene.dim(scene.metal)
    )


def pit(scene: Scene) -> None:
    """An open pit in steps, seen from its rim; trucks on its ledges."""
    stone = mix(scene.hour.mid, scene.hour.near, 0.15)
    scene.shape(
        (-1.8, -0.26),
        (1.8, -0.26),
        (1.8, 1),
        (-1.8, 1),
        colour=mix(stone, scene.hour.low, 0.25),
        low=scene.dim(stone, 0.4),
    )
    for k in range(6):
        share, y = 1 - 0.15 * k, 0.12 + 0.075 * k
        tone = mix(stone, rgb("#d8a06a") if k % 2 else scene.hour.far, 0.4)
        scene.fill([ellipse(0, y, 1.18 * share, 0.35 * share)], scene.dim(tone, 0.55), scene.dim(tone, 0.15))
        scene.fill([ellipse(0, y + 0.055, 1.15 * share, 0.33 * share)], scene.lit(tone), mix(tone, scene.dark, 0.1))
    scene.fill([ellipse(0, 0.55, 0.24, 0.06)], rgb("#5fb0c0"), rgb("#2a5a6a"))
    for x, y, size in ((-0.62, 0.06, 0.24), (0.5, 0.1, 0.26), (-0.1, 0.26, 0.28), (0.7, 0.46, 0.36)):
        with scene.placed(x, y, size):
            _truck(scene)


def _truck(scene: Scene) -> None:
    bed = [(-0.5, -0.3), (0.4, -0.4), (0.3, 0.05), (-0.36, 0.05)]
    scene.fill([half_ellipse(-0.04, -0.32, 0.36, 0.22)], scene.lit(scene.rock), scene.rock)
    scene.shape(*bed, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.4))
    scene.slab(0.3, -0.26, 0.56, 0.1, scene.metal)
    for x in (-0.24, 0.38):
        scene.circle(x, 0.12, 0.17, mix(scene.dark, INK, 0.5))
        scene.circle(x, 0.12, 0.07, scene.metal)


def soil(scene: Scene) -> None:
    """Dark soil, made by the heap: a mixer pours it, seedlings stand in it."""
    earth, leaf = mix(rgb("#5a3622"), scene.dark, 0.2), rgb("#6fb83a")
    scene.shadow_below(0.9)
    for x in (0.34, 0.86):
        scene.line([(x, 0.06), (x + 0.04, 0.5)], 0.05, scene.dim(scene.metal, 0.4))
    drum = turned(
        [(-0.36, -0.2), (0.2, -0.27), (0.38, -0.15), (0.38, 0.15), (0.2, 0.27), (-0.36, 0.2)], (0.52, -0.12), 18
    )
    scene.shape(*drum, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.45))
    for k in (-0.14, 0.06):
        scene.line(turned([(k, -0.24), (k + 0.04, 0.24)], (0.52, -0.12), 18), 0.03, mix(scene.accent, WHITE, 0.4))
    scene.fill([ellipse(0.18, -0.23, 0.06, 0.2, 18)], scene.dark)
    scene.fill("M .1 -.2 C -.04 -.16 -.08 0 -.08 .2 L .1 .2 C .1 .06 .14 -.04 .2 -.12 Z", scene.lit(earth), earth)
    heap = "M -.98 .54 C -.8 .4 -.6 .24 -.42 .2 C -.26 .1 .0 .02 .14 .14 C .3 .22 .44 .4 .62 .54 Z"
    scene.fill(heap, scene.lit(earth), scene.dim(earth, 0.4))
    for k in range(14):
        x, y = -0.7 + 0.088 * k, 0.46 - 0.05 * ((k * 5) % 4)
        scene.circle(x, y, 0.018, scene.dim(earth, 0.5) if k % 2 else mix(earth, rgb("#c99a6a"), 0.5))
    for x, y, size in ((-0.66, 0.34, 0.8), (-0.4, 0.2, 1.1), (-0.16, 0.14, 0.7)):
        scene.line([(x, y), (x, y - 0.16 * size)], 0.026, scene.dim(leaf, 0.2))
        for side in (-1, 1):
            tone = scene.lit(leaf) if side < 0 else scene.dim(leaf, 0.2)
            scene.fill([ellipse(x + side * 0.075 * size, y - 0.2 * size, 0.09 * size, 0.045 * size, -side * 28)], tone)


def toil(scene: Scene) -> None:
    """Somebody who pushes a cart of ore uphill, chained to a contract with a seal."""
    stone, cloth = mix(rgb("#8a4a32"), scene.dark, 0.25), mix(scene.accent, scene.dark, 0.25)
    skin = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c")
    scene.shape(
        (-2, 0.54), (-0.6, 0.5), (2, 0.14), (2, 0.9), (-2, 0.9), colour=scene.lit(stone), low=scene.dim(stone, 0.4)
    )
    scene.line([(-0.6, 0.49), (2, 0.125)], 0.026, scene.metal)
    cart = [(0.1, -0.08), (0.72, -0.17), (0.64, 0.16), (0.2, 0.23)]
    for k, (x, y, r) in enumerate(
        (
            (0.2, -0.14, 0.09),
            (0.36, -0.22, 0.11),
            (0.52, -0.24, 0.1),
            (0.63, -0.19, 0.08),
            (0.3, -0.1, 0.09),
            (0.48, -0.13, 0.1),
        )
    ):
        scene.fill(
            [ragged(x, y, r, (1, 0.8, 1, 0.86, 0.94, 0.8, 1))],
            scene.lit((rgb("#c9683f"), scene.metal, rgb("#a8502e"))[k % 3]),
            scene.dim(stone, 0.3),
        )
    scene.shape(*cart, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.line([cart[0], cart[1]], 0.04, scene.dim(scene.metal, 0.2))
    for x, y in ((0.28, 0.27), (0.58, 0.22)):
        scene.circle(x, y, 0.085, scene.dark)
        scene.circle(x, y, 0.05, scene.metal)
    for hip, knee, foot, shade in (
        ((-0.34, 0.14), (-0.36, 0.3), (-0.5, 0.46), 0.45),
        ((-0.32, 0.14), (-0.18, 0.27), (-0.22, 0.43), 0.1),
    ):
        scene.line([hip, knee, foot], 0.095, scene.dim(cloth, shade))
        scene.line([foot, (foot[0] + 0.08, foot[1] + 0.005)], 0.07, scene.dark)
    scene.line([(-0.33, 0.14), (-0.16, -0.16)], 0.2, scene.dim(cloth, 0.3))
    scene.line([(-0.345, 0.12), (-0.18, -0.16)], 0.15, scene.lit(cloth))
    for drop, shade in ((0.05, 0.4), (0.0, 0.0)):
        scene.line([(-0.15, -0.14 + drop), (0.0, 0.02 + drop), (0.14, -0.02 + drop)], 0.08, scene.dim(cloth, shade))
    scene.circle(0.15, -0.01, 0.042, scene.lit(skin))
    scene.orb(-0.06, -0.3, 0.115, skin)
    scene.vault(-0.065, -0.32, 0.13, 0.13, GOLD)
    scene.line([(-0.2, -0.32), (0.1, -0.32)], 0.03, GOLD)
    for x, y in ((-0.52, 0.47), (-0.6, 0.47), (-0.68, 0.44), (-0.74, 0.37)):
        scene.ring(x, y, 0.042, 0.02, scene.lit(scene.metal))
    scene.fill(
        [[(-1.02, -0.24), (-0.6, -0.3), (-0.54, 0.26), (-0.96, 0.32)]],
        mix(PAPER, scene.hour.low, 0.1),
        scene.dim(PAPER, 0.15),
    )
    for k in range(5):
        y = -0.16 + 0.075 * k
        scene.line(
            [(-0.93 + 0.008 * k, y), (-0.66 + 0.008 * k - 0.08 * (k == 4), y - 0.04)], 0.018, mix(INK, PAPER, 0.3)
        )
    scene.circle(-0.68, 0.19, 0.075, rgb("#b8342e"))
    scene.circle(-0.685, 0.185, 0.048, rgb("#d8584a"))


DIGGING: Final[Mapping[str, Motif]] = {
    "toil": Motif(toil, "rays"),
    "terraces": Motif(terraces, "mars", flies=True),
    "miner": Motif(miner, "jovian"),
    "emblem": Motif(emblem, "rays", flies=True),
    "anchored": Motif(anchored, "space", flies=True),
    "prospector": Motif(prospector, "mars"),
    "platform": Motif(platform, "jovian"),
    "pit": Motif(pit, "mars", flies=True, size=0.8),
    "soil": Motif(soil, "green"),
}
