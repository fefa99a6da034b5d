"""What grows, from lichen to forest."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif
from renderer.art.scenery import Scene, ragged
from renderer.drawing.canvas import Point, ellipse
from renderer.drawing.theme import WHITE, Colour, mix, rgb


def leafy(scene: Scene) -> Colour:
    """A random green of this picture."""
    return mix(scene.one_of("#6fb04a", "#4f9f5a", "#8fbf4a", "#5fae78"), scene.hour.sun, 0.12)


def _blade(x: float, y: float, lean: float, high: float, half: float) -> list[Point]:
    """A leaf of grass."""
    return [
        (x - half, y),
        (x + lean * 0.35 - half * 0.7, y - high * 0.6),
        (x + lean, y - high),
        (x + lean * 0.35 + half * 0.7, y - high * 0.6),
        (x + half, y),
    ]


def tuft(scene: Scene, x: float, y: float, high: float, leaf: Colour) -> None:
    """A tuft of grass that stands on a point."""
    for lean, part in ((-0.4, 0.75), (0.42, 0.7), (-0.16, 1), (0.14, 0.92)):
        tone = scene.lit(leaf) if lean < 0 else scene.dim(leaf, 0.3)
        scene.fill([_blade(x, y, lean * high, high * part, high * 0.07)], tone, scene.dim(leaf, 0.5))


def _round_tree(scene: Scene, x: float, foot: float, high: float, leaf: Colour) -> None:
    trunk = mix(rgb("#6a4432"), scene.dark, 0.3)
    scene.column(x - high * 0.035, foot - high * 0.5, x + high * 0.04, foot, trunk, high * 0.01)
    y = foot - high * 0.66
    scene.circle(x + high * 0.05, y + high * 0.02, high * 0.3, scene.dim(leaf, 0.55))
    scene.circle(x - high * 0.02, y - high * 0.03, high * 0.27, leaf)
    scene.circle(x - high * 0.09, y - high * 0.1, high * 0.17, scene.lit(mix(leaf, rgb("#e8f08a"), 0.3)))


def _fir(scene: Scene, x: float, foot: float, high: float, leaf: Colour) -> None:
    scene.slab(x - high * 0.03, foot - high * 0.15, x + high * 0.03, foot, mix(rgb("#6a4432"), scene.dark, 0.3))
    for part in (0.12, 0.36, 0.6):
        half = high * 0.27 * (1.1 - part)
        scene.cone(
            x, foot - high * min(1, part + 0.42), half, foot - high * part, mix(leaf, rgb("#e8f08a"), part * 0.25)
        )


def tree(scene: Scene) -> None:
    leaf = leafy(scene)
    scene.fill([ellipse(0.1, 0.49, 0.36, 0.03)], scene.dark, alpha=0.4)
    _round_tree(scene, 0, 0.5, 1, leaf)


def forest(scene: Scene) -> None:
    leaf = leafy(scene)
    for depth in range(3):
        n = 5 - depth
        for i in range(n):
            x = (i + 0.5) / n * 1.7 - 0.85 + scene.between(-0.06, 0.06)
            paint = _fir if scene.chance.random() < 0.6 else _round_tree
            paint(
                scene,
                x,
                0.3 + 0.11 * depth,
                scene.between(0.4, 0.55) + 0.13 * depth,
                mix(scene.hour.far, leaf, 0.4 + 0.3 * depth),
            )


def bushes(scene: Scene) -> None:
    leaf = leafy(scene)
    berry = scene.one_of("#e4572e", "#f2c14a", "#d1495b")
    for x, y, r in ((-0.3, 0.26, 0.2), (0.32, 0.28, 0.18), (0.0, 0.18, 0.27), (-0.16, 0.36, 0.18), (0.2, 0.38, 0.16)):
        scene.circle(x + 0.03, y + 0.02, r, scene.dim(leaf, 0.55))
        scene.circle(x, y, r * 0.93, leaf, scene.dim(leaf, 0.25))
        scene.circle(x - r * 0.25, y - r * 0.3, r * 0.5, scene.lit(mix(leaf, rgb("#e8f08a"), 0.3)), alpha=0.8)
        for k in range(4):
            a = 1.4 * k + 5 * x
            scene.circle(x + r * 0.6 * math.cos(a), y + r * 0.6 * math.sin(a), 0.022, berry)


def lichen(scene: Scene) -> None:
    """Crusts on a rock."""
    stone = mix(scene.rock, scene.hour.low, 0.15)
    rock = [(-0.62, 0.5), (-0.5, 0.08), (-0.2, -0.2), (0.16, -0.26), (0.46, 0.0), (0.62, 0.5)]
    scene.shape(*rock, colour=scene.lit(stone), low=scene.dim(stone))
    scene.shape(
        (0.16, -0.26),
        (0.46, 0.0),
        (0.62, 0.5),
        (0.22, 0.5),
        (0.05, 0.1),
        colour=scene.dim(stone, 0.3),
        low=scene.dim(stone, 0.6),
    )
    tones = (scene.one_of("#e8b84a", "#e9d98a", "#f08a4a"), scene.one_of("#9fc47a", "#c9d68a", "#7fb8a0"))
    for i, (x, y, r) in enumerate(
        (
            (-0.26, 0.08, 0.19),
            (0.1, -0.08, 0.14),
            (0.16, 0.26, 0.16),
            (-0.44, 0.34, 0.12),
            (-0.1, 0.36, 0.1),
            (0.42, 0.2, 0.1),
        )
    ):
        tone = tones[i % 2]
        shares = [scene.between(0.72, 1.05) for _ in range(13)]
        scene.fill([ragged(x, y, r, shares)], mix(tone, WHITE, 0.15), scene.dim(tone, 0.15))
        scene.fill([ragged(x, y, r * 0.62, shares[::-1])], scene.dim(tone, 0.3))
        scene.fill([ragged(x, y, r * 0.42, shares)], tone)


def moss(scene: Scene) -> None:
    """Cushions with spores on stalks."""
    leaf = leafy(scene)
    for x, y, r in ((-0.42, 0.46, 0.24), (0.44, 0.48, 0.22), (0.02, 0.44, 0.36)):
        scene.vault(x, y + 0.08, r, r * 0.85, leaf)
        for k in range(5):
            a = math.pi * (0.22 + 0.14 * k)
            foot = (x - r * 0.7 * math.cos(a), y + 0.05 - r * 0.66 * math.sin(a))
            tip = (foot[0] - 0.1 * math.cos(a), foot[1] - r * 0.75)
            scene.line([foot, tip], 0.016, scene.dim(leaf, 0.3))
            scene.fill([ellipse(tip[0], tip[1] - 0.02, 0.028, 0.045)], scene.lit(scene.accent), scene.dim(scene.accent))


def grass(scene: Scene) -> None:
    leaf = leafy(scene)
    for i in range(11):
        x = -0.85 + 0.17 * i + scene.between(-0.03, 0.03)
        tuft(
            scene, x, 0.44 + 0.05 * (i % 2), scene.between(0.45, 0.8), mix(leaf, rgb("#e8e08a"), scene.between(0, 0.3))
        )


def flowers(scene: Scene) -> None:
    leaf, petal = leafy(scene), scene.one_of("#c98ad0", "#e88aa8", "#b48ae0", "#f0a0b0")
    for i in range(9):
        x, high = -0.72 + 0.18 * i, scene.between(0.4, 0.75)
        tuft(scene, x, 0.5, high * 0.6, leaf)
        scene.line([(x, 0.5), (x + 0.02, 0.5 - high)], 0.014, scene.dim(leaf, 0.3))
        for k in range(6):
            side = 0.035 if k % 2 else -0.035
            scene.circle(
                x + 0.02 + side * (0.4 + 0.13 * k),
                0.5 - high + 0.05 * k,
                0.03,
                mix(petal, WHITE, 0.06 * k),
                scene.dim(petal, 0.2),
            )


def crops(scene: Scene) -> None:
    """Rows of a field that run to the horizon."""
    leaf, gold = leafy(scene), rgb("#e6c25a")
    for k in range(-5, 6):
        row = [(k * 0.07 - 0.02, -0.02), (k * 0.07 + 0.02, -0.02), (k * 0.34 + 0.1, 0.62), (k * 0.34 - 0.1, 0.62)]
        tone = leaf if k % 2 else gold
        scene.fill([row], mix(tone, scene.hour.low, 0.35), scene.dim(tone, 0.25))
    for i in range(9):
        x = -0.8 + 0.2 * i
        scene.line([(x, 0.56), (x + 0.02, 0.2)], 0.012, scene.dim(gold, 0.2))
        for k in range(4):
            for side in (-1, 1):
                grain = ellipse(x + 0.02 + side * 0.026, 0.18 + 0.055 * k, 0.018, 0.034, side * 25, steps=12)
                scene.shape(*grain, colour=scene.lit(gold) if side < 0 else scene.dim(gold, 0.12))


def kelp(scene: Scene) -> None:
    """Broad ribbons with floats that sway in a sea."""
    leaf = mix(leafy(scene), rgb("#b8a03a"), 0.25)
    for i, (foot, high) in enumerate(((0.66, 0.8), (-0.72, 0.85), (0.3, 1.0), (-0.36, 1.05), (-0.02, 0.8))):
        tone = scene.dim(leaf, 0.4) if i < 2 else leaf
        stem = [(foot + 0.06 * math.sin(k * 0.9 + i), 0.5 - high * k / 5) for k in range(6)]
        scene.line(stem, 0.035, scene.dim(tone, 0.5))
        for k, (x, y) in enumerate(stem[1:], 1):
            side, reach = (1 if (k + i) % 2 else -1), 0.19 - 0.015 * k
            for turn, shade in ((34, scene.dim(tone, 0.3)), (30, scene.lit(tone))):
                ribbon = ellipse(x + side * reach * 0.9, y - 0.1, reach, 0.055, -side * turn)
                scene.fill([ribbon], shade, scene.dim(tone, 0.2))
            scene.circle(x + side * 0.03, y, 0.036, mix(tone, rgb("#ffe27a"), 0.6))


def icealgae(scene: Scene) -> None:
    """The sea cut open below its ice, and what grows on the underside."""
    pale, deep = mix(rgb("#6fd0d8"), scene.hour.low, 0.15), mix(rgb("#0a3a5c"), scene.hour.near, 0.15)
    snow, leaf = mix(WHITE, scene.hour.low, 0.12), mix(leafy(scene), rgb("#5f9e2a"), 0.4)
    for x, high in ((-0.95, 0.2), (-0.4, 0.13), (0.66, 0.17), (1.2, 0.24)):
        scene.cone(x, -0.1 - high, 0.3, -0.04, mix(snow, scene.hour.mid, 0.25))
    scene.shape((-1.7, 0.03), (1.7, 0.03), (1.7, 0.8), (-1.7, 0.8), colour=pale, low=deep)
    for x in (-0.75, 0.02, 0.8):
        scene.fade([(x - 0.1, 0.03), (x + 0.14, 0.03), (x + 0.44, 0.7), (x + 0.02, 0.7)], WHITE, 0.4, 0)
    for side, edge in ((-1, 0.12), (1, 0.2)):
        under = [(side * (edge + 0.19 * k), 0.12 + 0.02 * ((k * 5) % 4)) for k in range(9)]
        for k, (x, y) in enumerate(under[:-1]):
            for j in range(5):
                root, long = x + side * 0.04 * j, 0.14 + 0.07 * ((3 * k + 2 * j) % 5)
                sway = 0.05 * math.sin(k + 2 * j)
                strand = [
                    (root - 0.02, y),
                    (root + sway, y + 0.6 * long),
                    (root + 0.4 * sway, y + long),
                    (root + 0.03, y),
                ]
                scene.shape(*strand, colour=scene.lit(leaf), low=scene.dim(leaf, 0.15 * (j % 3)))
        scene.shape(
            *[(side * edge, 0.03), *((x, y + 0.03) for x, y in under), (side * 1.7, 0.0)],
            colour=mix(leaf, rgb("#d8e05a"), 0.35),
        )
        block = [(side * edge, -0.04), *((x, y - 0.02) for x, y in under), (side * 1.7, -0.05)]
        scene.shape(*block, colour=mix(WHITE, rgb("#c8e8f4"), 0.4), low=mix(rgb("#8fc8e4"), scene.hour.low, 0.1))
        drift = [(side * (edge - 0.03), -0.03), (side * (edge + 0.1), -0.08), (side * 0.8, -0.06), (side * 1.7, -0.1)]
        scene.shape(*drift, (side * 1.7, -0.02), colour=snow)


def mangrove(scene: Scene) -> None:
    """Trees on stilts in shallow water."""
    leaf, wood = leafy(scene), mix(rgb("#7a4a36"), scene.dark, 0.25)
    for x, foot, high in ((-0.42, 0.42, 0.75), (0.46, 0.4, 0.7), (0.02, 0.52, 1.0)):
        for k in (-0.2, -0.1, 0.02, 0.12, 0.22):
            scene.line(
                [
                    (x + k * high * 0.25, foot - high * 0.42),
                    (x + k * high * 0.8, foot - high * 0.2),
                    (x + k * high, foot),
                ],
                0.022,
                wood,
            )
        scene.line([(x, foot - high * 0.38), (x, foot - high * 0.62)], 0.05 * high, wood)
        for dx, dy, r in ((0.16, -0.66, 0.2), (-0.18, -0.64, 0.18), (0, -0.78, 0.24)):
            scene.circle(x + dx * high, foot + dy * high, r * high, scene.dim(leaf, 0.2), scene.dim(leaf, 0.55))
            scene.circle(x + (dx - 0.04) * high, foot + (dy - 0.05) * high, r * high * 0.68, scene.lit(leaf), leaf)


def mushrooms(scene: Scene) -> None:
    cap = mix(scene.one_of("#c8503c", "#d9a441", "#8e6bb0", "#5f8fb0", "#b9773f"), scene.hour.low, 0.12)
    for x, foot, high in (
        (-0.36, 0.5, 0.55),
        (0.38, 0.5, 0.48),
        (0.0, 0.52, 0.95),
        (0.2, 0.52, 0.3),
        (-0.2, 0.53, 0.26),
    ):
        scene.column(
            x - high * 0.07,
            foot - high * 0.7,
            x + high * 0.08,
            foot,
            mix(rgb("#f2e6d0"), scene.hour.low, 0.2),
            high * 0.015,
        )
        scene.fill([ellipse(x, foot - high * 0.6, high * 0.33, high * 0.075)], scene.dim(cap, 0.7))
        scene.vault(x, foot - high * 0.6, high * 0.34, high * 0.4, cap)
        for dx, dy, r in ((-0.14, -0.72, 0.045), (0.04, -0.86, 0.05), (0.16, -0.7, 0.035), (-0.04, -0.69, 0.03)):
            scene.circle(x + dx * high, foot + dy * high, r * high, mix(rgb("#fff4e0"), cap, 0.15))


def leaf(scene: Scene) -> None:
    """A leaf that is half grown and half made: veins on one side, circuits on the other."""
    grown, made = mix(rgb("#6fbf4a"), scene.hour.low, 0.1), mix(rgb("#2f6f78"), scene.accent, 0.15)
    scene.glow(0, 0, 0.7, rgb("#fff3b0"), 0.5)
    scene.line([(0, 0.34), (0.02, 0.62)], 0.05, scene.dim(grown, 0.3))
    scene.fill("M 0 -.56 C -.42 -.3 -.5 .16 0 .4 Z", scene.lit(grown), scene.dim(grown, 0.25))
    scene.fill("M 0 -.56 C .42 -.3 .5 .16 0 .4 Z", scene.lit(made), scene.dim(made, 0.35))
    pale = mix(grown, WHITE, 0.55)
    for y, reach in ((-0.3, 0.15), (-0.12, 0.25), (0.06, 0.27), (0.22, 0.16)):
        scene.line([(0, y + 0.08), (-reach, y - 0.06)], 0.018, pale)
    gold = rgb("#ffd86a")
    for y, reach in ((-0.28, 0.13), (-0.1, 0.22), (0.08, 0.24), (0.24, 0.13)):
        scene.line([(0, y), (reach * 0.55, y), (reach, y - 0.07)], 0.018, gold)
        scene.circle(reach, y - 0.07, 0.028, gold)
    scene.line([(0, -0.54), (0, 0.42)], 0.028, WHITE, 0.9)


def crust(scene: Scene) -> None:
    """Lichen on bare stone, seen from above and near."""
    stone = mix(scene.rock, rgb("#8a8078"), 0.5)
    scene.shape((-1.8, -0.9), (1.8, -0.9), (1.8, 0.9), (-1.8, 0.9), colour=scene.lit(stone), low=scene.dim(stone, 0.3))
    for crack in (
        [(-1.8, -0.3), (-0.9, -0.16), (-0.5, -0.4), (0.1, -0.6)],
        [(-0.9, -0.16), (-0.7, 0.3), (-0.9, 0.9)],
        [(1.8, 0.1), (0.9, 0.2), (0.4, 0.5), (0.2, 0.9)],
        [(0.9, 0.2), (0.8, -0.3), (1.1, -0.9)],
    ):
        scene.line(crack, 0.035, scene.dim(stone, 0.7))
        scene.line([(x + 0.012, y + 0.022) for x, y in crack], 0.012, scene.lit(mix(stone, WHITE, 0.2)))
    patches = (
        (0.02, 0.04, 0.26, "#e0b040"),
        (-0.5, -0.2, 0.17, "#a8c08a"),
        (0.6, -0.26, 0.18, "#dd6f3a"),
        (-0.46, 0.36, 0.16, "#dd6f3a"),
        (0.56, 0.36, 0.19, "#a8c08a"),
        (-1.0, 0.12, 0.2, "#c9cf7a"),
        (1.1, 0.04, 0.19, "#c9cf7a"),
        (-0.06, -0.5, 0.12, "#8fb8a8"),
        (0.12, 0.56, 0.1, "#8fb8a8"),
    )
    for x, y, r, code in patches:
        spread = [(scene.between(0, 6.3), scene.between(0.2, 1) ** 0.6, scene.between(0.2, 0.38)) for _ in range(20)]
        lobes = [(x + r * far * math.cos(a), y + r * far * math.sin(a), r * size) for a, far, size in spread]
        tone = rgb(code)
        for shift, grow, colour in (
            (0.025, 1.05, scene.dim(stone, 0.65)),
            (0, 1.0, mix(tone, WHITE, 0.45)),
            (0, 0.76, tone),
        ):
            for u, v, size in lobes:
                scene.circle(u + shift, v + shift, size * grow, colour)
        for u, v, size in lobes[::3]:
            scene.circle(u, v, size * 0.42, scene.dim(tone, 0.3))
            scene.circle(u, v, size * 0.28, mix(tone, WHITE, 0.25))


def mossrock(scene: Scene) -> None:
    """Boulders under a soft green coat, a trickle of water between them."""
    moss, stone = mix(rgb("#6fa82e"), scene.hour.sun, 0.08), mix(scene.rock, rgb("#9a948e"), 0.6)
    scene.shadow_below(0.95)
    for x, half, high in ((0.68, 0.38, 0.42), (-0.66, 0.4, 0.46), (-0.02, 0.52, 0.74)):
        crest = [(-0.94, 0.42), (-0.74, 0.8), (-0.3, 0.97), (0.12, 1.0), (0.58, 0.9), (0.86, 0.66), (0.97, 0.32)]
        top = [(x + half * u, 0.5 - high * v) for u, v in crest]
        face, flank = (
            [(x - half, 0.5), *top[:4], (x + half * 0.34, 0.5)],
            [*top[3:], (x + half, 0.5), (x + half * 0.34, 0.5)],
        )
        scene.shape(*face, colour=scene.lit(stone), low=scene.dim(stone, 0.2))
        scene.shape(*flank, colour=scene.dim(stone, 0.35), low=scene.dim(stone, 0.6))
        for k in range(25):
            u = -0.96 + 0.08 * k
            thick = 0.2 + 0.07 * math.sin(2.1 * k + x * 5) + 0.05 * math.sin(0.8 * k)
            y = 0.5 - high * (1.02 - 0.62 * abs(u) ** 3)
            tone = scene.lit(moss) if u < 0.1 else scene.dim(moss, 0.3)
            scene.line([(x + half * u, y), (x + half * u * 1.02, y + thick * (0.5 + high * 0.6))], 0.066, tone)
        for k in range(22):
            u = -0.9 + 0.084 * k
            y = 0.5 - high * (1.0 - 0.62 * abs(u) ** 3) + 0.05 * ((k * 7) % 4)
            scene.circle(x + half * u, y, 0.02, mix(moss, rgb("#e0f08a"), 0.55) if u < 0.1 else moss)
    water = mix(rgb("#8fdcea"), WHITE, 0.3)
    scene.fill(
        "M .36 .22 C .42 .3 .34 .4 .4 .5 L .26 .64 L .6 .64 L .52 .5 C .44 .4 .5 .3 .44 .2 Z", water, rgb("#4f9fc0")
    )


PLANTS: Final[Mapping[str, Motif]] = {
    "tree": Motif(tree, "green"),
    "forest": Motif(forest, "green"),
    "bushes": Motif(bushes, "green"),
    "lichen": Motif(lichen, "mars"),
    "moss": Motif(moss, "mars"),
    "grass": Motif(grass, "green"),
    "flowers": Motif(flowers, "green"),
    "crops": Motif(crops, "green"),
    "kelp": Motif(kelp, "undersea"),
    "crust": Motif(crust, "mars", flies=True, size=1),
    "mossrock": Motif(mossrock, "green"),
    "icealgae": Motif(icealgae, "ice", flies=True, size=1),
    "mangrove": Motif(mangrove, "shore"),
    "mushrooms": Motif(mushrooms, "green"),
    "leaf": Motif(leaf, "rays", flies=True),
}
