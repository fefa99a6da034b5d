"""Land, water and air."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif
from renderer.art.scenery import Scene, ragged
from renderer.drawing.canvas import ellipse, path, scaled, star
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb
from renderer.icons.sprites import BOLT


def volcano(scene: Scene) -> None:
    tone = mix(scene.rock, scene.dark, 0.35)
    scene.puffs(0.02, -0.42, mix(scene.dark, scene.hour.low, 0.4), n=5, size=0.09, lean=0.09)
    scene.glow(0, -0.3, 0.45, rgb("#ffb04a"), 0.8)
    scene.shape(
        (-0.85, 0.5), (-0.16, -0.28), (0.16, -0.28), (0.85, 0.5), colour=scene.lit(tone), low=scene.dim(tone, 0.5)
    )
    scene.shape(
        (0.16, -0.28), (0.85, 0.5), (0.24, 0.5), (0.06, -0.1), colour=scene.dim(tone, 0.5), low=scene.dim(tone, 0.8)
    )
    lava = [
        (-0.15, -0.28),
        (0.15, -0.28),
        (0.1, -0.1),
        (0.2, 0.12),
        (0.12, 0.28),
        (0.3, 0.5),
        (-0.02, 0.5),
        (0.02, 0.26),
        (-0.06, 0.08),
        (-0.04, -0.12),
    ]
    scene.shape(*lava, colour=rgb("#ffe890"), low=rgb("#f0481c"))
    scene.shape(
        (-0.1, -0.2), (-0.2, 0.06), (-0.34, 0.22), (-0.3, 0.26), (-0.14, 0.1), colour=rgb("#ff9f3a"), low=rgb("#e03c14")
    )


def lava(scene: Scene) -> None:
    """A flow that winds out of the hills."""
    glow, red = rgb("#ffe070"), rgb("#e8431a")
    scene.glow(0, 0.1, 0.7, rgb("#ff8a2a"), 0.6)
    flow = (
        "M -.06 -.2 C .16 -.1 .02 0 -.2 .08 C -.46 .18 -.1 .28 .2 .32 C .5 .38 .3 .5 .1 .7 L -1 .7 "
        "C -.6 .5 -.7 .36 -.42 .28 C -.2 .22 -.5 .1 -.26 .02 C -.1 -.06 -.14 -.1 -.12 -.2 Z"
    )
    scene.fill(flow, glow, red)
    for x, y, half in (
        (-0.2, 0.14, 0.06),
        (-0.1, 0.4, 0.13),
        (-0.45, 0.5, 0.12),
        (0.12, 0.52, 0.08),
        (-0.3, 0.32, 0.05),
    ):
        scene.fill([ellipse(x, y, half, half * 0.28)], mix(red, INK, 0.55))
    scene.puffs(-0.08, -0.24, mix(scene.dark, scene.hour.low, 0.5), n=4, size=0.07)


def canyon(scene: Scene) -> None:
    """A deep cleft between layered walls."""
    for k in range(4):
        tone = mix(scene.hour.far, scene.hour.near, k / 3)
        y, inner = -0.3 + 0.16 * k, 0.13 + 0.17 * k
        for side in (-1, 1):
            edge = [
                (side * 2.2, y - 0.08),
                (side * (inner + 0.12), y),
                (side * inner, y + 0.12),
                (side * (inner + 0.04), 0.3 + 0.1 * k),
                (side * (inner - 0.03), 0.7),
                (side * 2.2, 0.7),
            ]
            colour = scene.dim(tone, 0.35) if side < 0 else scene.lit(tone)
            scene.fill([edge], colour, scene.dim(tone, 0.5))
            for layer in (0.2, 0.34):
                strata = [
                    (side * 2.2, y + layer),
                    (side * (inner + 0.01), y + layer + 0.02),
                    (side * (inner + 0.01), y + layer + 0.05),
                    (side * 2.2, y + layer + 0.03),
                ]
                scene.fill([strata], scene.dark, alpha=0.25)


def crater(scene: Scene) -> None:
    tone = scene.rock
    scene.fill([ellipse(0, 0.28, 0.78, 0.27)], scene.lit(mix(tone, scene.hour.far, 0.4)), tone)
    scene.fill([ellipse(0, 0.26, 0.66, 0.2)], scene.dim(tone, 0.75), scene.dim(tone, 0.3))
    scene.fill([ellipse(0.05, 0.34, 0.5, 0.11)], mix(tone, scene.hour.sun, 0.1), tone, 0.7)
    scene.cone(0.06, 0.16, 0.12, 0.34, tone)


def river(scene: Scene) -> None:
    """Water that winds down through a valley."""
    pale, deep = mix(rgb("#8fdcea"), scene.hour.low, 0.2), rgb("#1f6f9a")
    bank = (
        "M .02 -.2 C .2 -.08 .3 -.04 .02 .06 C -.4 .2 .1 .28 .3 .36 C .6 .48 .3 .6 .3 .8 L -.9 .8 "
        "C -.8 .5 -.3 .52 -.36 .38 C -.44 .26 -.6 .18 -.2 .04 C .06 -.04 0 -.1 -.03 -.2 Z"
    )
    scene.fill(
        [[(x * 1.06 - 0.005, y) for x, y in part] for part in path(bank)], mix(scene.hour.mid, rgb("#e8d8a0"), 0.4)
    )
    scene.fill(bank, pale, deep)
    for x, y, half in ((0.05, 0.06, 0.07), (-0.15, 0.2, 0.1), (0.05, 0.42, 0.16), (-0.25, 0.58, 0.2)):
        scene.fill([ellipse(x, y, half, half * 0.07)], WHITE, alpha=0.55)


def lake(scene: Scene) -> None:
    pale, deep = mix(rgb("#8fdcea"), scene.hour.low, 0.25), rgb("#1f6f9a")
    scene.fill([ellipse(0, 0.36, 0.92, 0.24)], mix(scene.hour.mid, rgb("#f0e0b0"), 0.45))
    scene.fill([ellipse(0, 0.355, 0.86, 0.205)], pale, deep)
    for x, y, half in (
        (-0.35, 0.28, 0.2),
        (0.3, 0.32, 0.16),
        (-0.1, 0.4, 0.26),
        (0.35, 0.45, 0.18),
        (-0.4, 0.46, 0.12),
    ):
        scene.fill([ellipse(x, y, half, 0.011)], WHITE, alpha=0.6)


def waves(scene: Scene) -> None:
    """A breaker with foam."""
    pale, deep = mix(rgb("#a6e4e6"), scene.hour.low, 0.15), rgb("#13597f")
    crest = (
        "M -1.6 .6 L -1.6 .3 C -1 .3 -.7 .1 -.5 -.14 C -.3 -.4 .1 -.5 .42 -.3 "
        "C .56 -.2 .56 -.04 .48 .02 C .46 -.12 .3 -.18 .18 -.1 C .0 .04 .1 .3 .5 .32 "
        "C .9 .34 1.2 .3 1.6 .26 L 1.6 .6 Z"
    )
    scene.fill(crest, pale, deep)
    for x, y, r in (
        (0.44, -0.28, 0.07),
        (0.52, -0.18, 0.075),
        (0.52, -0.05, 0.06),
        (0.34, -0.34, 0.06),
        (0.48, 0.05, 0.04),
        (0.6, -0.1, 0.035),
    ):
        scene.circle(x, y, r, WHITE, alpha=0.95)
    for lift in (0.1, 0.22, 0.34):
        streak = [
            (-0.9 + lift, 0.42),
            (-0.5 + lift * 0.6, 0.1 + lift * 0.5),
            (-0.2 + lift * 0.4, -0.22 + lift * 0.8),
            (0.05, -0.34 + lift),
        ]
        scene.line(streak, 0.014, WHITE, 0.45)


def flood(scene: Scene) -> None:
    """Water that breaks over a wall and takes the houses."""
    for x, y, lean in ((-0.42, 0.2, 0.06), (0.1, 0.12, -0.04), (0.5, 0.24, 0.08)):
        scene.slab(x - 0.12, y - 0.16, x + 0.14, y + 0.3, scene.metal)
        scene.windows(x - 0.09, y - 0.12, x + 0.06, y + 0.02, 2, 1, scene.lamp)
        roof = [(x - 0.17, y - 0.16), (x + lean, y - 0.34), (x + 0.19, y - 0.16)]
        scene.shape(*roof, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.3))
    pale, deep = mix(rgb("#9fdfe4"), scene.hour.low, 0.15), rgb("#175f86")
    for k in range(3):
        y = 0.2 + 0.13 * k
        crest = [(-1.6 + 0.08 * i, y + 0.05 * math.sin(i * 0.55 + k * 2)) for i in range(41)]
        scene.fill([[*crest, (1.6, 0.9), (-1.6, 0.9)]], WHITE)
        body = [(x, top + 0.018 + 0.012 * math.sin(i * 1.7)) for i, (x, top) in enumerate(crest)]
        scene.fill([[*body, (1.6, 0.9), (-1.6, 0.9)]], mix(pale, deep, 0.25 * k), deep)


def ice(scene: Scene) -> None:
    """Floes and a berg on dark water."""
    pale, deep = mix(WHITE, scene.hour.low, 0.12), rgb("#2a7fa6")
    scene.fill([ellipse(0, 0.42, 1.3, 0.2)], mix(deep, scene.hour.low, 0.2), mix(deep, INK, 0.3))
    scene.shape(
        (-0.4, 0.36), (-0.3, -0.02), (-0.1, -0.32), (0.06, -0.22), (0.14, 0.36), colour=pale, low=mix(pale, deep, 0.2)
    )
    scene.shape(
        (0.06, -0.22),
        (0.26, -0.08),
        (0.4, 0.36),
        (0.14, 0.36),
        (0.02, 0.06),
        colour=mix(pale, deep, 0.4),
        low=mix(pale, deep, 0.65),
    )
    for x, y, half in ((-0.68, 0.4, 0.2), (0.66, 0.36, 0.18), (0.3, 0.5, 0.26), (-0.3, 0.52, 0.2)):
        scene.fill([ellipse(x, y + 0.025, half, half * 0.22)], mix(pale, deep, 0.55))
        scene.fill([ellipse(x, y, half, half * 0.2)], pale, mix(pale, deep, 0.15))


def iceball(scene: Scene) -> None:
    """An asteroid of ice."""
    pale, deep = rgb("#f2fbff"), rgb("#4f92b8")
    shares = [scene.between(0.82, 1) for _ in range(9)]
    lump = ragged(0, 0, 0.44, shares)
    scene.glow(0, 0, 0.75, rgb("#a8e0ff"), 0.5)
    scene.fill([lump], pale, deep)
    heart = (-0.08, -0.1)
    for i, tone in ((0, 0.5), (1, 0.62), (2, 0.4), (3, 0.3), (4, 0.08), (5, 0), (6, 0), (7, 0.12), (8, 0.3)):
        facet = [heart, lump[i], lump[(i + 1) % 9]]
        scene.fill([facet], mix(pale, deep, tone), mix(pale, deep, min(1, tone + 0.15)), 0.9)
    for k in range(5):
        scene.circle(0.5 + 0.12 * k, -0.3 - 0.07 * k + 0.09 * (k % 2), 0.025 - 0.003 * k, pale, alpha=0.8)


def clouds(scene: Scene) -> None:
    """Heaped clouds with a veil of rain."""
    pale = mix(WHITE, scene.hour.low, 0.2)
    low = mix(pale, scene.hour.top, 0.5)
    scene.fade([(-0.42, 0.08), (0.42, 0.08), (0.28, 0.62), (-0.6, 0.62)], mix(scene.glass, WHITE, 0.3), 0.55, 0)
    for x, y, r in ((-0.5, 0.0, 0.16), (0.5, 0.0, 0.17), (-0.26, -0.12, 0.22), (0.24, -0.12, 0.23), (0.0, -0.24, 0.25)):
        scene.circle(x, y, r, pale, low)
    scene.box((-0.64, -0.06, 0.66, 0.13), 0.09, mix(pale, low, 0.6), low)
    for x, y, r in ((-0.3, -0.17, 0.13), (-0.06, -0.31, 0.15), (0.2, -0.18, 0.12)):
        scene.circle(x, y, r, WHITE, alpha=0.55)
    for i in range(6):
        x = -0.36 + 0.14 * i
        scene.line([(x, 0.22), (x - 0.06, 0.38)], 0.014, mix(scene.glass, WHITE, 0.5), 0.8)


def storm(scene: Scene) -> None:
    """A wall of dust that rolls over the land."""
    tone = mix(scene.hour.far, scene.hour.low, 0.3)
    for row, (top, n) in enumerate(((0.12, 9), (0.26, 9), (0.4, 10))):
        shade = mix(tone, scene.hour.near, 0.1 + 0.22 * row)
        billows = [
            (
                2.8 * (i + 0.5) / n - 1.4 + scene.between(-0.06, 0.06),
                top + scene.between(-0.07, 0.05),
                scene.between(0.19, 0.27),
            )
            for i in range(n)
        ]
        scene.shape((-1.6, top), (1.6, top), (1.6, 0.7), (-1.6, 0.7), colour=shade)
        for x, y, radius in billows:
            scene.circle(x, y, radius, shade)
        for x, y, radius in billows:
            for part, alpha in ((0.72, 0.22), (0.46, 0.3)):
                at = x - radius * (0.9 - part) * 0.6, y - radius * (0.9 - part) * 0.7
                scene.circle(*at, radius * part, mix(shade, scene.hour.sun, 0.45), alpha=alpha)


def lightning(scene: Scene) -> None:
    """A bolt out of a dark cloud."""
    dark = mix(scene.hour.top, INK, 0.45)
    scene.glow(0.02, 0.1, 0.6, scene.lamp, 0.75)
    scene.fill(scaled(path(BOLT), 0.78, (0.02, 0.2)), WHITE, rgb("#ffd24a"))
    for x, y, r in ((-0.46, -0.26, 0.17), (0.46, -0.26, 0.18), (-0.2, -0.34, 0.23), (0.22, -0.34, 0.22)):
        scene.circle(x, y, r, mix(dark, scene.hour.low, 0.45), dark)
    scene.box((-0.62, -0.34, 0.64, -0.14), 0.1, mix(dark, scene.hour.low, 0.15), dark)


def ore(scene: Scene) -> None:
    """Crystals of metal in the rock."""
    tone = scene.one_of("#cfd6e4", "#d99a5a", "#b8c8d0", "#e0b87a")
    for x, half, high, lean in (
        (-0.4, 0.1, 0.42, -0.14),
        (0.42, 0.11, 0.46, 0.16),
        (-0.18, 0.12, 0.68, -0.06),
        (0.2, 0.13, 0.62, 0.08),
        (0.01, 0.15, 0.88, 0.01),
    ):
        _crystal(scene, tone, x, half, high, lean)
    scene.shape(
        (-0.7, 0.56),
        (-0.5, 0.38),
        (-0.2, 0.44),
        (0.1, 0.38),
        (0.4, 0.44),
        (0.56, 0.38),
        (0.72, 0.56),
        colour=scene.dim(scene.rock, 0.2),
        low=scene.dark,
    )
    for at in ((-0.05, -0.26), (0.3, -0.04), (-0.28, 0.0)):
        scene.fill([star(4, 0.06, 0.02, at)], WHITE)


def _crystal(scene: Scene, tone: Colour, x: float, half: float, high: float, lean: float) -> None:
    """Paint a crystal, its left face in the light, its right one in the shade."""
    foot, tip, shoulder = 0.48, (x + lean, 0.48 - high), 0.48 - high * 0.78
    edge = (x + lean * 0.9 + 0.02, shoulder + 0.05)
    left, right = ((x + side * half + lean * 0.8, shoulder) for side in (-1, 1))
    middle = (x + 0.02, foot)
    scene.shape((x - half, foot), left, tip, edge, middle, colour=scene.lit(mix(tone, WHITE, 0.2)), low=tone)
    scene.shape(middle, edge, tip, right, (x + half, foot), colour=scene.dim(tone, 0.3), low=scene.dim(tone, 0.6))


def geyser(scene: Scene) -> None:
    """Steam and water from below."""
    pale = mix(WHITE, scene.hour.low, 0.12)
    scene.fill([ellipse(0, 0.46, 0.5, 0.07)], mix(rgb("#5fb8c8"), scene.hour.low, 0.2), rgb("#2a7f9a"))
    for k, (half, high) in enumerate(((0.16, 0.8), (0.1, 0.95), (0.05, 1.0))):
        scene.fade(
            [(-half * 1.2, 0.46 - high), (half * 1.2, 0.46 - high), (half * 0.4, 0.46), (-half * 0.4, 0.46)],
            pale,
            0.5 + 0.15 * k,
            0.95,
        )
    for x, y, r in (
        (-0.18, -0.36, 0.12),
        (0.18, -0.34, 0.13),
        (0.0, -0.44, 0.16),
        (-0.28, -0.22, 0.07),
        (0.3, -0.2, 0.08),
    ):
        scene.circle(x, y, r, WHITE, mix(pale, scene.glass, 0.3), 0.9)
    for x, y in ((-0.36, 0.02), (0.34, 0.06), (-0.24, 0.14), (0.24, 0.2), (0.42, -0.06)):
        scene.fill([ellipse(x, y, 0.018, 0.032)], mix(scene.glass, WHITE, 0.4))


def aquifer(scene: Scene) -> None:
    """Lakes in hollows under the ground, and the well that reaches them."""
    pale, deep = mix(rgb("#7fd6e4"), scene.hour.low, 0.1), rgb("#155a86")
    for hollow, level in (
        (
            "M -.82 .24 C -.84 .04 -.6 -.06 -.4 .0 C -.2 -.14 .12 -.12 .26 .02 C .44 .02 .54 .22 .42 .34 "
            "C .2 .48 -.1 .44 -.3 .48 C -.58 .5 -.8 .42 -.82 .24 Z",
            0.14,
        ),
        ("M .34 .52 C .4 .4 .62 .36 .82 .4 C 1 .44 1.04 .6 .88 .66 C .66 .72 .3 .68 .34 .52 Z", 0.48),
    ):
        (rim,) = path(hollow)
        scene.fill([[(x, y - 0.03) for x, y in rim]], scene.dim(scene.rock, 0.55))
        scene.fill([rim], mix(scene.dark, INK, 0.45), scene.dim(scene.rock, 0.6))
        scene.fill([[(x, max(y, level)) for x, y in rim]], pale, deep)
    scene.fill("M .36 .34 C .48 .38 .46 .46 .54 .54 L .46 .58 C .4 .5 .4 .44 .28 .4 Z", mix(pale, deep, 0.5))
    for x, y, half in ((-0.5, 0.19, 0.14), (0.2, 0.2, 0.13), (-0.3, 0.28, 0.16), (0.68, 0.53, 0.16), (0.02, 0.34, 0.1)):
        scene.fill([ellipse(x, y, half, 0.01)], WHITE, alpha=0.6)
    scene.line([(-0.16, -0.3), (-0.16, 0.26)], 0.05, scene.dim(scene.metal, 0.3))
    scene.line([(-0.17, -0.3), (-0.17, 0.26)], 0.022, scene.lit(scene.metal))
    for side in (-1, 1):
        scene.line([(-0.16, -0.66), (-0.16 + side * 0.15, -0.3)], 0.03, scene.dim(scene.metal, 0.2 + 0.15 * side))
    scene.line([(-0.24, -0.46), (-0.08, -0.46)], 0.02, scene.dim(scene.metal, 0.2))
    scene.slab(-0.36, -0.33, 0.04, -0.26, scene.metal)
    scene.slab(0.1, -0.44, 0.3, -0.25, scene.accent)


def fault(scene: Scene) -> None:
    """Two blocks of the crust pressed against each other, and the heat between them."""
    stone = mix(scene.hour.mid, scene.hour.near, 0.2)
    scene.fill([[(-0.16, -0.36), (0.16, -0.2), (0.3, 0.56), (-0.06, 0.56)]], rgb("#ffd24a"), rgb("#e4401e"))
    for side, drop in ((-1, 0.0), (1, 0.16)):
        crack = [(0.06, -0.3), (0.0, -0.12), (0.12, 0.06), (0.03, 0.26), (0.12, 0.56)]
        inner = [(side * 0.02 + (x if side > 0 else x - 0.06), y + drop) for x, y in crack]
        block = [*inner, (side * 0.86, 0.56), (side * 0.86, -0.22 + drop)]
        scene.fill([block], scene.lit(stone) if side < 0 else stone, scene.dim(stone, 0.5))
        for k in range(3):
            y = -0.04 + drop + 0.17 * k
            scene.line([(side * 0.2, y + 0.03), (side * 0.86, y + 0.05)], 0.035, scene.dim(stone, 0.25 + 0.12 * k), 0.7)
        top = [
            (inner[0][0], inner[0][1]),
            (side * 0.86, -0.22 + drop),
            (side * 0.8, -0.28 + drop),
            (inner[0][0], inner[0][1] - 0.05),
        ]
        scene.fill([top], scene.lit(scene.hour.far))
    scene.glow(0.02, 0.0, 0.4, rgb("#ffb04a"), 0.7)


LANDSCAPE: Final[Mapping[str, Motif]] = {
    "volcano": Motif(volcano, "mars", size=0.9),
    "lava": Motif(lava, "mars"),
    "canyon": Motif(canyon, "mars", size=0.9),
    "crater": Motif(crater, "mars", size=0.9),
    "river": Motif(river, "green"),
    "lake": Motif(lake, "green"),
    "waves": Motif(waves, "shore"),
    "flood": Motif(flood, "shore"),
    "ice": Motif(ice, "ice"),
    "iceball": Motif(iceball, "space", flies=True),
    "clouds": Motif(clouds, "mars", flies=True),
    "storm": Motif(storm, "mars", size=0.9),
    "lightning": Motif(lightning, "mars", flies=True),
    "ore": Motif(ore, "mars"),
    "geyser": Motif(geyser, "mars"),
    "aquifer": Motif(aquifer, "cave"),
    "fault": Motif(fault, "mars"),
}
