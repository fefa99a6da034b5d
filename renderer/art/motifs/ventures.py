"""Towns, works and journeys at the frontier."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import cloudy_globe, crate, solar_wing, tree
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def _explorer(scene: Scene, x: float, foot: float, high: float, suit: Colour, *, arm: float = 0.0) -> None:
    """Paint somebody in a suit with a mirrored visor; `arm` says how far the hand on the right is raised."""
    with scene.placed(x, foot - high / 2, high):
        scene.fill([ellipse(0.03, 0.5, 0.24, 0.03)], scene.dark, alpha=0.45)
        for dx, shade in ((0.09, 0.4), (-0.08, 0.1)):
            scene.line([(dx, 0.12), (dx, 0.44)], 0.15, scene.dim(suit, shade))
            scene.slab(dx - 0.1, 0.42, dx + 0.09, 0.5, scene.dim(scene.metal, 0.5))
        scene.slab(0.08, -0.24, 0.26, 0.14, scene.accent)
        scene.line(
            [(0.14, -0.14), (0.25, 0.02 - 0.18 * arm), (0.27 + 0.08 * arm, 0.16 - 0.5 * arm)],
            0.1,
            scene.dim(suit, 0.28),
        )
        scene.across([(-0.17, -0.22), (0.17, -0.22), (0.17, 0.18), (-0.17, 0.18)], suit)
        scene.line([(-0.15, -0.14), (-0.25, 0.02), (-0.2, 0.16)], 0.1, scene.lit(suit))
        scene.box((-0.08, -0.08, 0.06, 0.04), 0.02, scene.dim(suit, 0.35))
        scene.orb(0, -0.33, 0.165, suit)
        scene.fill([ellipse(-0.04, -0.33, 0.11, 0.095)], rgb("#f2a93b"), rgb("#7a4414"))
        scene.fill([ellipse(-0.08, -0.37, 0.035, 0.02, -30)], WHITE, alpha=0.85)


def pioneer(scene: Scene) -> None:
    """The first settler sets up a beacon; tents that are blown up stand behind."""
    for x, half, tone in ((-0.62, 0.22, rgb("#e9b84a")), (0.52, 0.28, scene.accent)):
        scene.vault(x, 0.42, half, half * 0.9, mix(tone, PAPER, 0.35))
        for k in (-1, 0, 1):
            rib = [
                (px, py) for px, py in half_ellipse(x, 0.42, half * (0.5 + 0.0 * k), half * 0.9) if (px - x) * k >= 0
            ]
            if k:
                scene.line(rib, 0.014, scene.dim(tone, 0.4))
        scene.box((x - 0.06, 0.24, x + 0.05, 0.42), 0.05, scene.dark)
        scene.circle(x + half * 0.5, 0.22, 0.035, scene.lamp)
    solar_wing(scene, 0.72, 0.12, 0.98, 0.26)
    scene.line([(0.85, 0.26), (0.85, 0.44)], 0.02, scene.metal)
    scene.line([(-0.26, 0.5), (-0.26, -0.36)], 0.03, scene.metal)
    for side in (-1, 0, 1):
        scene.line([(-0.26, 0.34), (-0.26 + side * 0.12, 0.5)], 0.02, scene.dim(scene.metal, 0.4))
    scene.glow(-0.26, -0.42, 0.26, rgb("#ff8a6a"), 1)
    scene.orb(-0.26, -0.42, 0.065, rgb("#ff6a4a"))
    for k in range(3):
        for side in (-1, 1):
            r = 0.13 + 0.07 * k
            wave = [
                (-0.26 + side * r * math.cos(a), -0.42 + r * math.sin(a))
                for a in (math.radians(d) for d in range(-38, 39, 8))
            ]
            scene.line(wave, 0.014, rgb("#ffd0b0"), 0.9 - 0.25 * k)
    _explorer(scene, 0.06, 0.5, 0.74, rgb("#f6f2ea"))
    scene.line([(-0.1, 0.18), (-0.24, 0.12)], 0.075, rgb("#f6f2ea"))
    scene.circle(-0.25, 0.11, 0.05, scene.dim(rgb("#f6f2ea"), 0.25))
    crate(scene, 0.28, 0.5, 0.17, rgb("#c98a4a"))


def cooling(scene: Scene) -> None:
    """A complex of works of every kind: cooling towers, tanks, halls, a mast and pipes between them."""
    scene.shadow_below(0.84)
    white = mix(rgb("#f0e8dc"), scene.hour.low, 0.15)
    for x, half, high in ((-0.6, 0.2, 0.78), (-0.24, 0.17, 0.64)):
        top, foot = 0.44 - high, 0.46
        tower = f"M {x - half} {foot} C {x - half * 0.5} {foot - high * 0.5} {x - half * 0.56} {top + 0.12} {x - half * 0.62} {top} "
        tower += f"L {x + half * 0.62} {top} C {x + half * 0.56} {top + 0.12} {x + half * 0.5} {foot - high * 0.5} {x + half} {foot} Z"
        scene.puffs(x, top - 0.02, mix(WHITE, scene.hour.low, 0.15), n=3, size=0.1, lean=0.08)
        scene.fill(tower, scene.lit(white), scene.dim(white, 0.35))
        dark = f"M {x + half * 0.14} {top} L {x + half * 0.62} {top} C {x + half * 0.56} {top + 0.12} {x + half * 0.5} {foot - high * 0.5} "
        dark += (
            f"{x + half} {foot} L {x + half * 0.3} {foot} "
            f"C {x + half * 0.1} {foot - high * 0.4} {x + half * 0.1} {top + 0.2} {x + half * 0.14} {top} Z"
        )
        scene.fill(dark, scene.dim(white, 0.35), scene.dim(white, 0.55))
        scene.fill([ellipse(x, top, half * 0.62, 0.025)], scene.dim(white, 0.7))
        scene.shape(
            (x - half * 0.64, top + 0.06),
            (x + half * 0.62, top + 0.06),
            (x + half * 0.6, top + 0.12),
            (x - half * 0.6, top + 0.12),
            colour=scene.accent,
            alpha=0.85,
        )
    scene.slab(-0.1, 0.12, 0.34, 0.48, scene.accent)
    for k in range(3):
        x = -0.1 + 0.105 * k
        scene.shape((x, 0.12), (x + 0.105, 0.12), (x, 0.02), colour=scene.lit(scene.accent), low=scene.accent)
    scene.windows(-0.08, 0.18, 0.2, 0.44, 4, 3, scene.lamp)
    for x, r in ((0.46, 0.13), (0.74, 0.13)):
        scene.line([(x - 0.08, 0.34), (x - 0.08, 0.48)], 0.025, scene.dim(scene.metal, 0.4))
        scene.line([(x + 0.08, 0.34), (x + 0.08, 0.48)], 0.025, scene.dim(scene.metal, 0.6))
        scene.orb(x, 0.27, r, GOLD if x < 0.6 else mix(PAPER, scene.metal, 0.4))
    for y in (0.06, 0.11):
        scene.line([(0.3, y + 0.14), (0.38, y), (0.78, y), (0.78, 0.2)], 0.024, scene.dim(scene.metal, 0.2))
    scene.line([(0.56, 0.48), (0.56, -0.42)], 0.03, rgb("#d1495b"))
    for k in range(6):
        scene.line([(0.53, 0.4 - 0.14 * k), (0.59, 0.33 - 0.14 * k)], 0.014, PAPER)
    scene.circle(0.56, -0.43, 0.025, rgb("#ffe27a"))
    for k in range(2):
        scene.slab(0.86 - 0.2 * k, 0.42, 1.02 - 0.2 * k, 0.5, rgb("#8a5638"))


def headframe(scene: Scene) -> None:
    """An old mine: a rusty tower with its wheel, sheds with boards on their windows, and a cart beside a heap."""
    scene.shadow_below(0.8)
    rust, wood = rgb("#a85a34"), rgb("#8a6a4e")
    scene.fill("M -.9 .5 Q -.7 .3 -.52 .28 Q -.36 .34 -.22 .5 Z", scene.lit(scene.rock), scene.dim(scene.rock, 0.4))
    scene.slab(0.28, 0.14, 0.82, 0.5, wood, depth=0.2)
    scene.shape((0.24, 0.16), (0.52, -0.06), (0.86, 0.16), colour=scene.dim(rust, 0.2), low=scene.dim(rust, 0.45))
    for k in range(5):
        scene.line([(0.3 + 0.085 * k, 0.16), (0.3 + 0.085 * k, 0.5)], 0.008, scene.dim(wood, 0.5))
    scene.box((0.36, 0.24, 0.5, 0.36), 0, INK)
    for a, b in (((0.34, 0.26), (0.52, 0.34)), ((0.34, 0.35), (0.52, 0.25))):
        scene.line([a, b], 0.032, scene.lit(wood))
    scene.box((0.56, 0.28, 0.68, 0.5), 0, INK)
    scene.shape((0.6, -0.02), (0.68, 0.04), (0.66, 0.08), (0.58, 0.03), colour=INK)
    for a, b in (((-0.24, 0.5), (-0.1, -0.4)), ((0.2, 0.5), (0.06, -0.4)), ((-0.1, -0.36), (-0.52, 0.5))):
        scene.line([a, b], 0.05, scene.dim(rust, 0.15))
        scene.line([(a[0] - 0.01, a[1]), (b[0] - 0.01, b[1])], 0.02, scene.lit(rust))
    for k in range(4):
        y = 0.4 - 0.2 * k
        half = 0.21 - 0.045 * k
        scene.line([(-0.02 - half, y), (-0.02 + half, y - 0.17)], 0.022, scene.dim(rust, 0.3))
        scene.line([(-0.02 + half, y), (-0.02 - half, y - 0.17)], 0.022, scene.dim(rust, 0.45))
    scene.slab(-0.18, -0.42, 0.14, -0.36, scene.dim(rust, 0.2))
    scene.ring(-0.02, -0.44, 0.15, 0.03, scene.dim(scene.metal, 0.35))
    for k in range(3):
        dots = turned([(-0.14, 0), (0.14, 0)], (-0.02, -0.44), 60 * k + 12)
        scene.line(dots, 0.014, scene.dim(scene.metal, 0.4))
    scene.line([(0.12, -0.4), (0.34, 0.12)], 0.01, scene.dark)
    scene.line([(-0.02, -0.28), (-0.02, 0.4)], 0.01, scene.dark)
    scene.line([(-0.86, 0.49), (0.2, 0.49)], 0.02, scene.dim(scene.metal, 0.5))
    for k in range(9):
        scene.line([(-0.82 + 0.12 * k, 0.47), (-0.82 + 0.12 * k, 0.52)], 0.024, scene.dim(wood, 0.4))
    scene.fill("M -.62 .22 Q -.5 .08 -.3 .22 Z", mix(rgb("#9fd0e0"), scene.rock, 0.4), scene.dim(scene.rock, 0.3))
    scene.fill("M -.68 .22 L -.26 .22 L -.32 .42 L -.62 .42 Z", scene.lit(rust), scene.dim(rust, 0.5))
    for x in (-0.56, -0.38):
        scene.circle(x, 0.44, 0.055, scene.dark)
        scene.circle(x, 0.44, 0.025, scene.metal)


def rockarch(scene: Scene) -> None:
    """An arch that the wind carved, behind a rope and a sign of its park; visitors look up."""
    stone = mix(rgb("#d9784a"), scene.hour.mid, 0.3)
    arch = (
        "M -.86 .46 C -.8 .1 -.74 -.3 -.46 -.48 C -.1 -.64 .34 -.56 .54 -.3 C .68 -.08 .72 .2 .84 .46 L .38 .46 "
        "C .42 .1 .34 -.12 .12 -.2 C -.14 -.26 -.32 -.04 -.34 .46 Z"
    )
    scene.fill(arch, scene.lit(stone), scene.dim(stone, 0.35))
    scene.fill(
        "M .12 -.2 C .34 -.12 .42 .1 .38 .46 L .56 .46 C .6 .1 .5 -.3 .1 -.38 C -.06 -.38 -.16 -.3 -.22 -.22 C -.1 -.26 .0 -.24 .12 -.2 Z",
        scene.dim(stone, 0.4),
        scene.dim(stone, 0.6),
    )
    for points in (
        ((-0.7, -0.08), (-0.4, -0.2), (-0.2, -0.34), (0.14, -0.44), (0.5, -0.3)),
        ((-0.76, 0.1), (-0.52, 0.06), (-0.4, 0.02)),
        ((-0.8, 0.3), (-0.56, 0.26), (-0.38, 0.24)),
        ((-0.54, -0.36), (-0.2, -0.5), (0.2, -0.52)),
    ):
        scene.line(points, 0.022, scene.dim(stone, 0.25))
    for x, code, high in ((-0.08, "#2a9d8f", 0.34), (0.12, "#e9b84a", 0.26)):
        _explorer(scene, x, 0.48, high, rgb(code), arm=0.9 if x > 0 else 0.0)
    for x in (-0.62, -0.24, 0.34, 0.72):
        scene.line([(x, 0.32), (x, 0.52)], 0.03, scene.dim(GOLD, 0.2))
        scene.circle(x, 0.31, 0.024, GOLD)
    for a, b in ((-0.62, -0.24), (-0.24, 0.34), (0.34, 0.72)):
        rope = [(a + (b - a) * k / 10, 0.34 + 0.09 * math.sin(math.pi * k / 10)) for k in range(11)]
        scene.line(rope, 0.018, rgb("#d1495b"))
    scene.line([(0.54, 0.54), (0.54, 0.14)], 0.035, rgb("#6a4432"))
    scene.slab(0.36, -0.02, 0.76, 0.2, rgb("#5f8a4a"), depth=0.05)
    scene.fill("M .42 .16 C .43 .02 .58 .0 .64 .04 L .64 .16 L .57 .16 C .58 .08 .5 .07 .5 .16 Z", PAPER)
    scene.circle(0.69, 0.05, 0.022, GOLD)


def eden(scene: Scene) -> None:
    """An island with a city, a wood and a spring that falls into the sea."""
    sand, leaf = rgb("#f0d49a"), mix(rgb("#7fc05a"), scene.hour.low, 0.06)
    scene.fill([ellipse(0.02, 0.46, 0.86, 0.08)], mix(rgb("#bff0f0"), WHITE, 0.3), alpha=0.7)
    scene.fill([ellipse(0, 0.42, 0.78, 0.09)], sand, scene.dim(sand, 0.35))
    scene.fill(
        "M -.66 .4 C -.6 .12 -.34 .04 -.16 -.12 C .0 -.26 .18 -.26 .3 -.08 C .42 .08 .6 .16 .66 .4 Q 0 .5 -.66 .4 Z",
        mix(leaf, WHITE, 0.12),
        scene.dim(leaf, 0.35),
    )
    for x, top, half in ((-0.02, -0.46, 0.06), (0.12, -0.58, 0.065), (0.25, -0.4, 0.055)):
        scene.slab(x - half, top, x + half, -0.08, mix(PAPER, scene.accent, 0.2))
        scene.windows(x - half, top + 0.04, x + half * 0.44, -0.12, 2, 4, scene.lamp)
        scene.cone(x, top - 0.1, half, top, scene.accent)
    scene.bubble(0.12, -0.04, 0.34, 0.62)
    scene.fill(
        "M .02 -.06 L .12 -.06 C .16 .08 .14 .2 .26 .42 L -.06 .44 C .0 .26 .02 .1 .02 -.06 Z",
        mix(rgb("#9fe0f0"), WHITE, 0.4),
        rgb("#5fb4d9"),
    )
    for dx in (0.02, 0.08, 0.14):
        scene.line([(0.04 + dx * 0.4, 0.0), (0.02 + dx, 0.38)], 0.012, WHITE, 0.8)
    for x, foot, high, code in (
        (-0.44, 0.3, 0.36, "#4f943f"),
        (-0.28, 0.18, 0.34, "#6fae4a"),
        (0.44, 0.3, 0.34, "#4f943f"),
        (-0.14, 0.34, 0.26, "#8fc05a"),
        (0.34, 0.4, 0.24, "#8fc05a"),
    ):
        tree(scene, x, foot, high, code)
    for x, lean in ((-0.64, -0.1), (0.62, 0.1)):
        trunk = [(x, 0.42), (x + lean * 0.4, 0.24), (x + lean, 0.08)]
        scene.line(trunk, 0.03, rgb("#8a5a34"))
        for k in range(5):
            a = math.radians(200 + 35 * k)
            tip = (x + lean + 0.2 * math.cos(a), 0.1 + 0.15 * math.sin(a) + 0.06 * abs(k - 2))
            scene.line(
                [(x + lean, 0.08), ((x + lean + tip[0]) / 2, (0.08 + tip[1]) / 2 - 0.05), tip],
                0.028,
                rgb("#5fa04a") if k % 2 else rgb("#3f7a3f"),
            )


def bridge(scene: Scene) -> None:
    """A bridge on cables across a canyon, with a rover and a pipe on it."""
    wall = mix(scene.hour.mid, scene.hour.near, 0.3)
    for side in (-1, 1):
        scene.shape(
            (side * 2.4, 0.16),
            (side * 0.66, 0.16),
            (side * 0.58, 0.34),
            (side * 0.44, 0.4),
            (side * 0.34, 1.0),
            (side * 2.4, 1.0),
            colour=scene.lit(wall) if side < 0 else scene.dim(wall, 0.15),
            low=scene.dim(wall, 0.5),
        )
        for y in (0.3, 0.46, 0.6):
            scene.line([(side * (0.62 - 0.28 * (y - 0.3)), y), (side * 2.0, y + 0.02)], 0.014, scene.dim(wall, 0.35))
    scene.shape(
        (-0.44, 0.4), (0.44, 0.4), (0.34, 1.0), (-0.34, 1.0), colour=scene.dim(wall, 0.55), low=scene.dim(wall, 0.85)
    )
    for x in (-0.56, 0.56):
        for dx in (-0.06, 0.06):
            scene.line(
                [(x + dx * 0.7, -0.54), (x + dx * 1.2, 0.4)],
                0.045,
                scene.accent if dx < 0 else scene.dim(scene.accent, 0.35),
            )
        for y in (-0.46, -0.2, 0.04):
            scene.line([(x - 0.06, y), (x + 0.06, y)], 0.03, scene.dim(scene.accent, 0.2))
    main = [(-0.56 + 1.12 * k / 24, -0.5 + 0.54 * (1 - ((k - 12) / 12) ** 2)) for k in range(25)]
    scene.line(main, 0.026, PAPER)
    for k in range(1, 24):
        scene.line([main[k], (main[k][0], 0.14)], 0.008, mix(PAPER, scene.dark, 0.15))
    for side in (-1, 1):
        for k in range(5):
            scene.line([(side * 0.56, -0.5), (side * (0.72 + 0.2 * k), 0.14)], 0.01 if k < 4 else 0.024, PAPER)
    scene.slab(-2.4, 0.12, 2.4, 0.19, scene.metal, depth=0.0)
    scene.line([(-2.4, 0.225), (2.4, 0.225)], 0.05, scene.dim(GOLD, 0.25))
    for k in range(17):
        scene.line([(-1.6 + 0.2 * k, 0.18), (-1.6 + 0.2 * k, 0.25)], 0.016, scene.dim(scene.metal, 0.5))
    scene.box((-0.22, -0.06, 0.1, 0.08), 0.04, scene.lit(PAPER), scene.dim(PAPER, 0.4))
    scene.fill("M -.22 .02 L -.3 .04 L -.3 .08 L -.18 .08 L -.18 -.04 Z", scene.glass, mix(scene.glass, INK, 0.3))
    scene.windows(-0.14, -0.04, 0.08, 0.04, 3, 1, scene.lamp)
    for x in (-0.2, -0.06, 0.06):
        scene.circle(x, 0.085, 0.042, scene.dark)


def saloon(scene: Scene) -> None:
    """A town at the frontier: tall wooden fronts, a water tower and a wagon on big wheels."""
    scene.shadow_below(0.86)
    for x in (0.62, 0.82):
        scene.line([(x, -0.1), (x + (x - 0.72) * 0.4, 0.5)], 0.03, rgb("#6a4432"))
    scene.line([(0.6, 0.34), (0.86, 0.08)], 0.018, rgb("#6a4432"))
    scene.column(0.56, -0.4, 0.88, -0.08, rgb("#b8764a"))
    for y in (-0.32, -0.18):
        scene.line([(0.56, y), (0.88, y)], 0.016, scene.dark)
    scene.cone(0.72, -0.54, 0.2, -0.39, scene.dim(scene.metal, 0.2))
    fronts = ((-0.82, -0.38, -0.2, "#8fae9a"), (-0.4, 0.12, -0.44, "#d9a05a"), (0.1, 0.5, -0.12, "#b8685a"))
    for k, (left, right, top, code) in enumerate(fronts):
        wood = mix(rgb(code), scene.hour.low, 0.12)
        scene.slab(left, top, right, 0.5, wood, depth=0.06)
        for j in range(7):
            y = top + 0.05 + j * (0.46 - top) / 7
            scene.line([(left + 0.01, y), (right - 0.04, y)], 0.007, scene.dim(wood, 0.3))
        scene.slab(left - 0.03, top - 0.05, right + 0.02, top + 0.01, scene.dim(wood, 0.3), depth=0.05)
        mid = (left + right) / 2 - 0.01
        if k == 1:
            scene.shape(
                (left + 0.06, top - 0.04),
                (mid - 0.08, top - 0.14),
                (mid + 0.08, top - 0.14),
                (right - 0.06, top - 0.04),
                colour=scene.lit(wood),
                low=wood,
            )
            scene.box((left + 0.06, top + 0.06, right - 0.08, top + 0.2), 0.02, rgb("#6a2f2a"))
            for j in range(6):
                scene.box((left + 0.1 + 0.055 * j, top + 0.1, left + 0.135 + 0.055 * j, top + 0.16), 0.006, GOLD)
            scene.box((mid - 0.09, 0.22, mid + 0.09, 0.5), 0, INK)
            for side in (-1, 1):
                scene.shape(
                    (mid + side * 0.085, 0.28),
                    (mid + side * 0.01, 0.31),
                    (mid + side * 0.01, 0.42),
                    (mid + side * 0.085, 0.42),
                    colour=scene.lit(rgb("#a8603a")) if side < 0 else rgb("#8a4a2c"),
                )
        else:
            scene.box((mid - 0.05, 0.26, mid + 0.06, 0.5), 0, scene.dim(wood, 0.7))
            scene.circle(mid, top + 0.12, 0.05, PAPER if k else scene.glass)
        for x in (left + 0.1, right - 0.12):
            scene.box(
                (x - 0.045, 0.04 if k == 1 else 0.1, x + 0.045, 0.18 if k == 1 else 0.2),
                0,
                scene.lamp,
                mix(scene.lamp, rgb("#c9762c"), 0.5),
            )
        scene.shape(
            (left - 0.04, 0.24 - 0.03),
            (right + 0.02, 0.24 - 0.03),
            (right + 0.06, 0.26),
            (left - 0.08, 0.26),
            colour=scene.dim(wood, 0.25),
            low=scene.dim(wood, 0.5),
        )
        for x in (left - 0.03, right):
            scene.line([(x, 0.25), (x, 0.5)], 0.018, scene.dim(wood, 0.5))
    scene.slab(-0.88, 0.46, 0.58, 0.52, rgb("#8a5638"), depth=0.02)
    person(scene, -0.6, 0.5, 0.28, rgb("#3d5f8a"))
    scene.fill([ellipse(-0.6, 0.245, 0.055, 0.012)], rgb("#6a4226"))
    scene.fill([half_ellipse(-0.6, 0.245, 0.03, 0.035)], rgb("#6a4226"))


def crawler(scene: Scene) -> None:
    """A vehicle on tracks with a round cabin climbs with explorers, a mast and a flag with the sign of Venus."""
    scene.shadow_below(0.74)
    body = mix(rgb("#e8a03a"), scene.accent, 0.3)
    scene.line([(0.42, -0.06), (0.42, -0.5)], 0.018, scene.metal)
    flag = [(0.42, -0.5), (0.8, -0.47), (0.74, -0.36), (0.8, -0.24), (0.42, -0.26)]
    scene.shape(*flag, colour=PAPER, low=mix(PAPER, scene.dark, 0.2))
    scene.ring(0.57, -0.41, 0.055, 0.018, rgb("#b85a2f"))
    scene.line([(0.57, -0.355), (0.57, -0.28)], 0.018, rgb("#b85a2f"))
    scene.line([(0.53, -0.315), (0.61, -0.315)], 0.018, rgb("#b85a2f"))
    scene.line([(0.14, -0.2), (0.06, -0.44)], 0.014, scene.metal)
    scene.fill([ellipse(0.05, -0.46, 0.09, 0.045, -24)], scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
    scene.fill("M -.66 .18 L -.6 -.04 L .5 -.1 L .64 .06 L .66 .2 Z", scene.lit(body), scene.dim(body, 0.45))
    scene.shape((-0.64, 0.1), (0.64, 0.08), (0.65, 0.13), (-0.65, 0.15), colour=PAPER)
    scene.orb(-0.36, -0.08, 0.24, mix(scene.glass, WHITE, 0.2), mix(scene.glass, INK, 0.55))
    for x, code in ((-0.44, "#f6f2ea"), (-0.27, "#e4572e")):
        scene.circle(x, -0.1, 0.06, rgb(code), scene.dim(rgb(code), 0.3))
        scene.fill([ellipse(x - 0.015, -0.1, 0.04, 0.035)], rgb("#5a3414"))
        scene.box((x - 0.06, -0.04, x + 0.06, 0.06), 0.04, rgb(code), scene.dim(rgb(code), 0.3))
    scene.ring(-0.36, -0.08, 0.24, 0.018, scene.metal)
    scene.fill([ellipse(-0.46, -0.22, 0.08, 0.03, -34)], WHITE, alpha=0.85)
    scene.shape((-0.62, 0.06), (-0.1, 0.03), (-0.1, 0.09), (-0.64, 0.12), colour=scene.dim(body, 0.2))
    for k in range(3):
        crate(scene, 0.06 + 0.14 * k, -0.06, 0.13, (rgb("#c98a4a"), rgb("#7a8a9a"), rgb("#a8603a"))[k])
    for x, half in ((-0.4, 0.34), (0.36, 0.34)):
        tread = (
            f"M {x - half} .36 Q {x - half} .2 {x - half * 0.6} .2 L {x + half * 0.6} .2 Q {x + half} .2 {x + half} .36 "
            f"Q {x + half} .5 {x + half * 0.7} .5 L {x - half * 0.7} .5 Q {x - half} .5 {x - half} .36 Z"
        )
        scene.fill(tread, scene.dim(scene.metal, 0.75), scene.dark)
        for k in range(8):
            scene.line(
                [(x - half * 0.8 + half * 0.23 * k, 0.47), (x - half * 0.76 + half * 0.23 * k, 0.52)], 0.03, scene.dark
            )
        for k in range(3):
            scene.circle(
                x - half * 0.58 + half * 0.58 * k, 0.36, 0.085, scene.lit(scene.metal), scene.dim(scene.metal, 0.5)
            )
            scene.circle(x - half * 0.58 + half * 0.58 * k, 0.36, 0.035, body)
    scene.fade([(-0.66, 0.02), (-0.66, 0.08), (-1.3, 0.3), (-1.3, -0.1)], scene.lamp, 0.7, 0.2)
    cloudy_globe(scene, 0.36, 0.09, 0.045)


VENTURES: Final[Mapping[str, Motif]] = {
    "pioneer": Motif(pioneer, "jovian", size=0.74),
    "cooling": Motif(cooling, "mars"),
    "headframe": Motif(headframe, "moon", size=0.74),
    "rockarch": Motif(rockarch, "mars", size=0.72),
    "eden": Motif(eden, "shore", size=0.67),
    "bridge": Motif(bridge, "mars"),
    "saloon": Motif(saloon, "mars", size=0.66),
    "crawler": Motif(crawler, "venus"),
}
