"""Global events that are talked about: votes, finds, stars of the day."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import bolt, gasbag, sparkle
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, star
from renderer.drawing.theme import INK, WHITE, mix, rgb

WOOD: Final = rgb("#8a5634")
BONE: Final = rgb("#dff4ff")


def xray(scene: Scene) -> None:
    """A picture of ribs and a spine on a lamp box, a thin bone marked."""
    scene.slab(-0.62, -0.58, 0.66, 0.44, scene.metal, depth=0.06)
    scene.glow(0, -0.08, 0.8, rgb("#8fd6ff"), 0.4)
    scene.box((-0.54, -0.5, 0.5, 0.36), 0.03, rgb("#1a4468"), rgb("#0c2238"))
    scene.line([(-0.02, -0.46), (-0.02, 0.34)], 0.05, BONE, 0.5)
    for k in range(9):
        y = -0.44 + 0.09 * k
        scene.box((-0.06, y, 0.02, y + 0.065), 0.02, BONE)
    for k in range(5):
        y, half = -0.34 + 0.115 * k, 0.26 + 0.035 * k - 0.012 * k * k
        for f in (-1, 1):
            rib = [
                (-0.02 + f * half * math.sin(t), y - 0.05 + 0.12 * (1 - math.cos(t)) * 0.7)
                for t in (0.2 * j for j in range(11))
            ]
            scene.line(rib, 0.034, mix(BONE, rgb("#4a8ab0"), 0.15 * (f > 0)))
    for f in (-1, 1):
        scene.line([(-0.02 + f * 0.06, -0.42), (-0.02 + f * 0.34, -0.36)], 0.034, BONE)
        scene.line(
            [(-0.02 + f * 0.38, -0.34), (-0.02 + f * 0.42, 0.02), (-0.02 + f * 0.4, 0.3)],
            0.04,
            mix(BONE, rgb("#1a4468"), 0.35),
        )
    scene.line([(0.34, -0.02), (0.4, 0.02), (0.37, 0.05), (0.44, 0.09)], 0.022, rgb("#1a2c40"))
    scene.ring(0.4, 0.04, 0.13, 0.03, rgb("#ff5a4a"))
    scene.slab(-0.7, 0.42, 0.74, 0.5, scene.dim(scene.metal, 0.3), depth=0.04)
    person(scene, 0.84, 0.54, 0.8, WHITE, arm=0.5)


def acidrain(scene: Scene) -> None:
    """A floater with holes in its bag, under rain that eats at it."""
    green = rgb("#b8e03a")
    for k in range(34):
        x = -1.0 + 2.0 * ((k * 13) % 34) / 33
        y = -0.56 + 0.26 * (k % 5)
        scene.line([(x, y), (x - 0.05, y + 0.14)], 0.018, mix(green, WHITE, 0.2), 0.85)
    for x in (-0.2, 0.2):
        scene.line([(x, 0.06), (x * 0.7, 0.3)], 0.014, scene.dark)
    gasbag(scene, 0, -0.16, 0.46, 0.3, scene.accent, 4)
    for x, y, r in ((-0.2, -0.26, 0.08), (0.18, -0.14, 0.1), (-0.04, 0.0, 0.06), (0.32, -0.32, 0.05)):
        shares = [0.7 + 0.3 * ((k * 3) % 4) / 3 for k in range(9)]
        hole = [(x + r * s * math.cos(0.7 * k), y + r * s * math.sin(0.7 * k)) for k, s in enumerate(shares)]
        scene.shape(*[(x + (px - x) * 1.3, y + (py - y) * 1.3) for px, py in hole], colour=green)
        scene.shape(*hole, colour=scene.dark)
        scene.puffs(x, y - r, mix(green, WHITE, 0.5), n=3, size=0.03, lean=0.02)
    scene.slab(-0.22, 0.28, 0.24, 0.46, scene.metal, depth=0.16)
    scene.windows(-0.19, 0.31, 0.14, 0.42, 4, 1, scene.lamp)
    for x, y in ((-0.16, 0.3), (0.06, 0.28), (0.18, 0.32)):
        scene.shape(
            (x - 0.03, y - 0.02), (x + 0.03, y - 0.02), (x + 0.01, y + 0.12), (x - 0.01, y + 0.12), colour=green
        )


def firecurtain(scene: Scene) -> None:
    """Three cones that burst at once, with rivers of fire between them."""
    for x, top, half in ((-0.62, 0.06, 0.34), (0.64, 0.0, 0.36), (0.0, -0.12, 0.5)):
        scene.glow(x, top - 0.1, half * 0.9, rgb("#ff7a2a"), 0.9)
        for k in range(7):
            a = math.pi * (0.2 + 0.1 * k)
            reach = half * (0.62 + 0.2 * ((k * 3) % 4) / 3)
            arc = [
                (x - reach * math.cos(a) * t, top - reach * 1.5 * math.sin(a) * t + 0.55 * reach * t * t)
                for t in (0, 0.35, 0.7, 1.0)
            ]
            scene.line(arc, 0.05 * half * 2, rgb("#ff8a2a"))
            scene.line(arc, 0.022 * half * 2, rgb("#fff0a0"))
            scene.circle(*arc[-1], 0.05 * half, rgb("#ffb04a"))
        for k in range(4):
            scene.circle(
                x + 0.06 * k * half,
                top - half * (0.95 + 0.28 * k),
                half * (0.2 + 0.07 * k),
                mix(rgb("#4a3a3a"), scene.hour.low, 0.2),
                alpha=0.7 - 0.13 * k,
            )
        scene.cone(x, top - 0.05, half, 0.5, mix(scene.rock, INK, 0.25))
        scene.shape(
            (x - half * 0.14, top + 0.02),
            (x + half * 0.14, top + 0.02),
            (x + half * 0.08, top - 0.05),
            (x - half * 0.08, top - 0.05),
            colour=rgb("#fff0a0"),
        )
        flow = [(x - 0.02, top), (x + 0.05 * half, top + 0.16), (x - 0.1 * half, top + 0.3), (x + 0.06 * half, 0.5)]
        scene.line(flow, 0.13 * half, rgb("#e4501c"))
        scene.line(flow, 0.06 * half, rgb("#ffc85a"))


def socket(scene: Scene) -> None:
    """A plug that comes to a socket, a flash between them."""
    scene.box((0.22, -0.44, 0.84, 0.44), 0.1, scene.dim(PAPER, 0.3))
    scene.box((0.2, -0.46, 0.82, 0.42), 0.1, PAPER, scene.dim(PAPER, 0.15))
    scene.circle(0.51, -0.02, 0.25, scene.dim(PAPER, 0.4))
    scene.circle(0.51, -0.02, 0.23, mix(PAPER, WHITE, 0.4), scene.dim(PAPER, 0.2))
    for y in (-0.12, 0.08):
        scene.circle(0.5, y, 0.045, INK)
    cord = [(-0.96, 0.56), (-0.98, 0.2), (-0.86, 0.02), (-0.7, -0.02), (-0.56, -0.02)]
    scene.line(cord, 0.1, scene.dim(scene.accent, 0.4))
    scene.line(cord, 0.05, scene.lit(scene.accent))
    scene.fill(
        "M -.62 -.14 L -.44 -.26 L -.22 -.26 Q -.16 -.26 -.16 -.2 L -.16 .16 Q -.16 .22 -.22 .22 L -.44 .22 L -.62 .1 Z",
        scene.lit(scene.accent),
        scene.dim(scene.accent, 0.45),
    )
    for y in (-0.12, 0.08):
        scene.slab(-0.16, y - 0.03, 0.04, y + 0.03, scene.metal, depth=0.1)
    scene.line([(-0.36, -0.26), (-0.36, 0.22)], 0.02, scene.dim(scene.accent, 0.5))
    scene.glow(0.13, -0.02, 0.3, rgb("#fff08a"), 1.0)
    bolt(scene, 0.14, -0.02, 0.44, rgb("#ffb01f"))
    for x, y in ((-0.02, -0.34), (0.1, 0.36), (-0.1, 0.4)):
        sparkle(scene, x, y, 0.07)


def spacetrain(scene: Scene) -> None:
    """A train of cargo wagons on its curve from one world to another."""
    scene.orb(-0.7, 0.28, 0.24, rgb("#4fa6dc"), rgb("#0f3566"))
    for shape in ((-0.78, 0.2, 0.09), (-0.62, 0.34, 0.08), (-0.8, 0.38, 0.05)):
        scene.fill([ellipse(shape[0], shape[1], shape[2], shape[2] * 0.6, 20)], rgb("#79b866"))
    scene.orb(0.76, -0.32, 0.17, rgb("#d96f42"), rgb("#4a1a12"))
    track = [(-0.56 + 1.2 * t, 0.26 - 0.72 * math.sin(t * 1.5) + 0.16 * t) for t in (k / 24 for k in range(25))]
    for k in range(0, 25, 2):
        scene.circle(*track[k], 0.012, GOLD)
    for n, k in enumerate((4, 8, 12, 16)):
        (x, y), (x2, y2) = track[k], track[k + 1]
        turn = math.degrees(math.atan2(y2 - y, x2 - x))
        tone = rgb(("#e4572e", "#f2b33a", "#5fa777", "#8e5aa8")[n])
        for low, shade in ((0.0, 0.0), (0.06, 0.35)):
            box = [(-0.115, -0.1 + low), (0.115, -0.1 + low), (0.115, 0.1), (-0.115, 0.1)]
            scene.shape(*turned(box, (x, y), turn), colour=scene.dim(tone, shade), low=scene.dim(tone, shade + 0.15))
        for dx in (-0.06, 0.0, 0.06):
            scene.line(turned([(dx, -0.09), (dx, 0.09)], (x, y), turn), 0.014, scene.dim(tone, 0.4))
        scene.line(turned([(0.11, 0.0), (0.18, 0.0)], (x, y), turn), 0.03, scene.metal)
    (x, y), (x2, y2) = track[20], track[21]
    turn = math.degrees(math.atan2(y2 - y, x2 - x))
    nose = [(-0.13, -0.12), (0.06, -0.12), (0.2, 0.0), (0.06, 0.12), (-0.13, 0.12)]
    scene.shape(*turned(nose, (x, y), turn), colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.shape(
        *turned([(0.0, -0.09), (0.06, -0.09), (0.15, -0.01), (0.0, -0.01)], (x, y), turn), colour=rgb("#8ff0ff")
    )
    scene.glow(*track[23], 0.12, rgb("#fff3c0"), 0.9)


def paparazzi(scene: Scene) -> None:
    """A famous pair on a red carpet, in the flashes of cameras."""
    scene.shape((-0.2, 0.14), (0.2, 0.14), (0.46, 0.62), (-0.46, 0.62), colour=rgb("#c8303a"), low=rgb("#8a1a28"))
    for x, y in ((-0.34, 0.2), (0.34, 0.2), (-0.56, 0.5), (0.56, 0.5)):
        scene.column(x - 0.02, y - 0.26, x + 0.02, y, GOLD)
        scene.circle(x, y - 0.27, 0.035, GOLD)
    for f in (-1, 1):
        scene.line([(f * 0.34, -0.04), (f * 0.44, 0.2), (f * 0.56, 0.26)], 0.03, rgb("#a82a3a"))
    person(scene, -0.1, 0.46, 0.86, rgb("#2f2f46"), arm=0.2)
    dress = rgb("#f2c14a")
    person(scene, 0.16, 0.46, 0.8, dress, arm=0.95)
    scene.fill(
        "M .06 .04 L .26 .04 C .34 .22 .38 .36 .4 .47 L -.06 .47 C -.04 .34 .02 .2 .06 .04 Z",
        scene.lit(dress),
        scene.dim(dress, 0.35),
    )
    for x, y in ((0.1, 0.24), (0.22, 0.3), (0.16, 0.38), (0.28, 0.4), (0.04, 0.4)):
        sparkle(scene, x, y, 0.035)
    for k, (x, foot, high) in enumerate(
        (
            (-0.8, 0.5, 0.62),
            (-0.98, 0.58, 0.6),
            (0.8, 0.5, 0.62),
            (0.98, 0.58, 0.6),
            (-0.64, 0.36, 0.46),
            (0.64, 0.36, 0.46),
        )
    ):
        person(scene, x, foot, high, rgb(("#3d5a6a", "#5a4a6a", "#4a5a4a")[k % 3]))
        f = 1 if x < 0 else -1
        cx, cy = x + f * 0.1, foot - high * 0.8
        scene.box((cx - 0.08, cy - 0.05, cx + 0.08, cy + 0.06), 0.02, INK)
        if k in (0, 3, 4):
            scene.glow(cx + f * 0.05, cy - 0.06, 0.3, WHITE, 1.0)
            scene.fill([star(8, 0.16, 0.04, (cx + f * 0.05, cy - 0.06))], WHITE)
        else:
            scene.circle(cx + f * 0.04, cy, 0.03, rgb("#8fd6f0"))


def gadgets(scene: Scene) -> None:
    """A shop window with odd new wares: a walking kettle, a fan hat, a shoe with springs."""
    frame = scene.accent
    scene.slab(-0.86, -0.42, 0.86, 0.52, mix(frame, WHITE, 0.15), depth=0.04)
    for k in range(9):
        left = -0.9 + 0.2 * k
        scene.shape(
            (left, -0.56),
            (left + 0.2, -0.56),
            (left + 0.22, -0.34),
            (left + 0.02, -0.34),
            colour=frame if k % 2 else PAPER,
            low=scene.dim(frame if k % 2 else PAPER, 0.2),
        )
    scene.box((-0.76, -0.28, 0.72, 0.38), 0.03, rgb("#fff2cf"), rgb("#e9c48a"))
    for x, y, r in ((-0.5, 0.0, 0.26), (0.0, -0.02, 0.26), (0.5, 0.0, 0.26)):
        scene.circle(x, y, r, WHITE, alpha=0.4)
    kettle = rgb("#d1495b")
    for dx in (-0.1, 0.1):
        scene.line([(-0.5 + dx, 0.16), (-0.5 + dx * 1.6, 0.25), (-0.5 + dx, 0.34)], 0.03, scene.dark)
        scene.line([(-0.5 + dx, 0.34), (-0.44 + dx, 0.34)], 0.035, scene.dark)
    scene.fill(
        "M -.68 .16 C -.72 -.02 -.62 -.14 -.5 -.14 C -.38 -.14 -.28 -.02 -.32 .16 Z",
        scene.lit(kettle),
        scene.dim(kettle, 0.35),
    )
    scene.line([(-0.34, 0.06), (-0.24, -0.04)], 0.05, scene.dim(kettle, 0.2))
    scene.line([(-0.62, -0.1), (-0.5, -0.24), (-0.38, -0.1)], 0.028, scene.dark)
    for dx in (-0.06, 0.06):
        scene.circle(-0.5 + dx, 0.0, 0.035, WHITE)
        scene.circle(-0.49 + dx, 0.0, 0.018, INK)
    scene.fill([half_ellipse(0, 0.1, 0.19, 0.2)], rgb("#3d8ac0"), rgb("#1f4f80"))
    scene.fill([ellipse(0, 0.11, 0.28, 0.035)], rgb("#2a6a9a"))
    scene.line([(0, -0.1), (0, -0.2)], 0.02, scene.dark)
    for f in (-1, 1):
        scene.fill([ellipse(f * 0.1, -0.2, 0.1, 0.03, 12 * f)], scene.metal, scene.dim(scene.metal, 0.3))
    scene.column(-0.1, 0.14, 0.1, 0.36, scene.dim(PAPER, 0.2))
    shoe = rgb("#5fa777")
    coil = [(0.5 + 0.09 * (-1) ** k, 0.34 - 0.035 * k) for k in range(6)]
    scene.line(coil, 0.026, scene.dark)
    scene.fill("M .34 .14 L .34 -.1 L .5 -.1 L .54 .0 L .68 .05 L .68 .14 Z", scene.lit(shoe), scene.dim(shoe, 0.3))
    for k in range(3):
        scene.line([(0.44, -0.06 + 0.05 * k), (0.53, -0.05 + 0.05 * k)], 0.014, WHITE)
    scene.slab(-0.76, 0.34, 0.72, 0.4, WOOD, depth=0.03)
    scene.shape((-0.6, -0.28), (-0.44, -0.28), (-0.66, 0.34), (-0.76, 0.34), colour=WHITE, alpha=0.25)


def ballotbox(scene: Scene) -> None:
    """A hand that puts a ballot into a box, others waiting."""
    scene.slab(-0.86, 0.38, 0.86, 0.52, WOOD, depth=0.03)
    tone = mix(scene.accent, WHITE, 0.1)
    scene.slab(-0.44, -0.06, 0.44, 0.4, tone, depth=0.14)
    scene.shape((-0.44, -0.06), (-0.34, -0.18), (0.5, -0.18), (0.44, -0.06), colour=mix(tone, WHITE, 0.4), low=tone)
    scene.shape((-0.2, -0.135), (0.24, -0.135), (0.22, -0.1), (-0.22, -0.1), colour=INK)
    scene.circle(-0.06, 0.16, 0.15, PAPER)
    scene.fill([star(6, 0.12, 0.05, (-0.06, 0.16))], rgb("#2f8a4a"))
    slip = [(-0.15, -0.42), (0.17, -0.46), (0.2, -0.12), (-0.16, -0.12)]
    scene.shape(*slip, colour=WHITE, low=scene.dim(PAPER, 0.15))
    for k in range(2):
        scene.box((-0.1, -0.36 + 0.1 * k, -0.05, -0.31 + 0.1 * k), 0.01, rgb("#c02a2a") if k else mix(INK, PAPER, 0.3))
        scene.line([(0.0, -0.34 + 0.1 * k), (0.12, -0.35 + 0.1 * k)], 0.018, mix(INK, PAPER, 0.4))
    skin = rgb("#c98f62")
    scene.fill(
        "M .98 -.72 L .98 -.4 L .44 -.28 L .3 -.5 Z",
        scene.lit(scene.dim(scene.accent, 0.35)),
        scene.dim(scene.accent, 0.6),
    )
    scene.shape((0.5, -0.58), (0.56, -0.28), (0.46, -0.26), (0.38, -0.5), colour=PAPER)
    scene.fill(
        "M .44 -.52 L .48 -.28 L .28 -.26 C .18 -.28 .12 -.34 .12 -.4 L .2 -.46 Z",
        scene.lit(skin),
        scene.dim(skin, 0.25),
    )
    scene.line([(0.28, -0.46), (0.14, -0.47), (0.04, -0.42)], 0.065, scene.lit(skin))
    for x, turn in ((-0.66, -14), (0.66, 10)):
        note = turned([(-0.14, -0.1), (0.14, -0.1), (0.14, 0.1), (-0.14, 0.1)], (x, 0.28), turn)
        scene.shape(*note, colour=WHITE, low=scene.dim(PAPER, 0.2))
        for k in (-1, 1):
            scene.line(turned([(-0.05, -0.05 * k), (0.05, 0.05 * k)], (x, 0.28), turn), 0.025, rgb("#2f8a4a"))


def gusher(scene: Scene) -> None:
    """People who turn a great wheel, and the fountain that it frees."""
    scene.shadow_below(0.7)
    water = rgb("#5fc3e8")
    for f in (-1, 1):
        for k in range(4):
            reach, high = 0.18 + 0.15 * k, 0.3 - 0.1 * k
            arc = [
                (0.22 + f * reach * t, -0.24 - high * 4 * t * (1 - t) * 0.55 + 0.7 * t * t)
                for t in (j / 8 for j in range(9))
            ]
            scene.line(arc, 0.055 - 0.006 * k, mix(water, WHITE, 0.2 + 0.15 * (k % 2)))
            scene.line(arc, 0.016, WHITE)
    scene.fade([(0.15, -0.56), (0.29, -0.56), (0.32, 0.3), (0.12, 0.3)], mix(water, WHITE, 0.5), 0.9, 1.0)
    for x, y, r in (
        (-0.36, -0.16, 0.03),
        (0.76, -0.2, 0.035),
        (0.06, -0.52, 0.03),
        (0.44, -0.5, 0.03),
        (-0.2, -0.34, 0.025),
    ):
        scene.circle(x, y, r, mix(water, WHITE, 0.4))
    scene.fill([ellipse(0.22, 0.48, 0.72, 0.07)], mix(water, WHITE, 0.3), rgb("#2a7fa8"))
    scene.column(0.08, 0.1, 0.36, 0.48, scene.metal)
    scene.slab(0.02, 0.06, 0.42, 0.14, scene.dim(scene.metal, 0.2))
    scene.slab(-0.3, 0.24, 0.1, 0.36, scene.dim(scene.metal, 0.15), depth=0.05)
    red = rgb("#d1403a")
    scene.ring(-0.36, 0.26, 0.24, 0.055, scene.dim(red, 0.3))
    scene.ring(-0.37, 0.25, 0.24, 0.045, red)
    for k in range(3):
        a = math.pi * k / 3 + 0.3
        scene.line(
            [
                (-0.37 - 0.22 * math.cos(a), 0.25 - 0.22 * math.sin(a)),
                (-0.37 + 0.22 * math.cos(a), 0.25 + 0.22 * math.sin(a)),
            ],
            0.03,
            red,
        )
    scene.circle(-0.37, 0.25, 0.06, scene.dim(red, 0.3))
    person(scene, -0.72, 0.54, 0.56, rgb("#f2b33a"), arm=0.5)
    person(scene, -0.14, 0.56, 0.5, rgb("#3d5a8a"), arm=0.1)


def blackboard(scene: Scene) -> None:
    """A blackboard full of curves and rings, before which several people think."""
    scene.box((-0.8, -0.54, 0.8, 0.22), 0.03, scene.lit(WOOD), scene.dim(WOOD, 0.3))
    scene.box((-0.75, -0.49, 0.75, 0.17), 0.02, rgb("#2f5a4a"), rgb("#1f4236"))
    chalk = rgb("#f0f4e8")
    scene.line([(-0.66, 0.08), (-0.66, -0.38)], 0.014, chalk)
    scene.line([(-0.66, 0.08), (-0.26, 0.08)], 0.014, chalk)
    scene.line([(-0.64, 0.04), (-0.54, -0.02), (-0.44, -0.22), (-0.34, -0.34), (-0.28, -0.36)], 0.022, rgb("#ffd25a"))
    for turn in (0, 60, 120):
        ring = ellipse(0.0, -0.16, 0.2, 0.07, turn, 40)
        scene.line([*ring, ring[0]], 0.014, rgb("#8fd6f0"))
    scene.circle(0.0, -0.16, 0.035, rgb("#ff8a7a"))
    scene.line([(0.34, 0.06), (0.5, -0.32), (0.66, 0.06), (0.34, 0.06)], 0.018, chalk)
    scene.ring(0.5, -0.06, 0.1, 0.016, rgb("#ffd25a"))
    for k in range(3):
        scene.line([(-0.2 + 0.04 * (k % 2), 0.0 + 0.05 * k), (0.18 - 0.06 * k, 0.0 + 0.05 * k)], 0.014, chalk, 0.7)
    for k, (x, high, code, arm) in enumerate(
        (
            (-0.62, 0.6, "#f0f0ea", 0.9),
            (-0.22, 0.54, "#d1495b", 0.0),
            (0.2, 0.58, "#3d8ac0", 0.6),
            (0.62, 0.54, "#f2b33a", 0.2),
        )
    ):
        person(scene, x, 0.56, high, rgb(code), arm=arm)
        if k == 2:
            scene.line([(x + 0.06, 0.02), (x + 0.2, 0.02)], 0.02, WHITE)


def humanpyramid(scene: Scene) -> None:
    """People who stand on each other's shoulders, three, two and one, with a flag on top."""
    scene.shadow_below(0.5)
    codes = ("#e4572e", "#3d8ac0", "#f2b33a", "#5fa777", "#8e5aa8", "#d1495b")
    k = 0
    for row, n in ((0, 3), (1, 2), (2, 1)):
        for j in range(n):
            x = (j - (n - 1) / 2) * 0.3
            foot = 0.54 - 0.345 * row
            person(scene, x, foot, 0.42, rgb(codes[k]), arm=0.95 if row == 2 else 0.1)
            k += 1
    scene.line([(0.14, -0.3), (0.14, -0.72)], 0.016, scene.dark)
    scene.shape((0.14, -0.72), (0.42, -0.66), (0.38, -0.56), (0.14, -0.52), colour=rgb("#d1403a"), low=rgb("#8a1f2a"))
    scene.circle(0.24, -0.61, 0.035, PAPER)
    for x, foot, high, code in (
        (-0.82, 0.54, 0.34, "#5a6a8a"),
        (0.8, 0.54, 0.36, "#6a8a5a"),
        (-0.62, 0.48, 0.28, "#8a5a6a"),
        (0.62, 0.48, 0.26, "#8a7a4a"),
    ):
        person(scene, x, foot, high, rgb(code), arm=1.0)


HEADLINES: Final[Mapping[str, Motif]] = {
    "xray": Motif(xray, "hall", size=0.64),
    "acidrain": Motif(acidrain, "venus", flies=True),
    "firecurtain": Motif(firecurtain, "mars"),
    "socket": Motif(socket, "rays", flies=True),
    "spacetrain": Motif(spacetrain, "space", flies=True, size=0.78),
    "paparazzi": Motif(paparazzi, "street", size=0.64),
    "gadgets": Motif(gadgets, "street", size=0.64),
    "ballotbox": Motif(ballotbox, "hall", size=0.64),
    "gusher": Motif(gusher, "mars"),
    "blackboard": Motif(blackboard, "hall"),
    "humanpyramid": Motif(humanpyramid, "street", size=0.6),
}
