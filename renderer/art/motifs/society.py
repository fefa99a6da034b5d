"""What people agree on, trade and tell."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, path, regular, star
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def parliament(scene: Scene) -> None:
    """Columns, steps and a flag."""
    scene.shadow_below(0.75)
    stone = mix(rgb("#f4ead8"), scene.hour.low, 0.18)
    scene.line([(0, -0.34), (0, -0.62)], 0.016, scene.metal)
    scene.shape((0.0, -0.62), (0.2, -0.58), (0.0, -0.5), colour=scene.accent)
    scene.shape((-0.58, -0.1), (0, -0.36), (0.58, -0.1), colour=scene.lit(stone), low=mix(stone, scene.dark, 0.15))
    scene.shape((-0.36, -0.13), (0, -0.29), (0.36, -0.13), colour=scene.dim(stone, 0.3))
    scene.circle(0, -0.19, 0.05, scene.accent)
    scene.slab(-0.6, -0.1, 0.6, -0.03, stone, depth=0.1)
    scene.slab(-0.54, -0.03, 0.54, 0.36, scene.dim(stone, 0.65), depth=0)
    for k in range(6):
        x = -0.5 + 0.18 * k
        scene.column(x, -0.03, x + 0.1, 0.36, stone)
    for k in range(3):
        scene.slab(-0.6 - 0.05 * k, 0.36 + 0.05 * k, 0.6 + 0.05 * k, 0.41 + 0.05 * k, stone, depth=0.08)


def coins(scene: Scene) -> None:
    """Piles of coins."""
    scene.shadow_below(0.6)
    for x, n, half in ((0.38, 4, 0.2), (-0.4, 6, 0.2), (0.0, 9, 0.22)):
        for k in range(n):
            middle, y = x + 0.012 * math.sin(k * 2 + x * 9), 0.44 - 0.082 * k
            left, right = middle - half, middle + half
            edge = mix(GOLD, rgb("#b8741c"), 0.35)
            scene.across([(left, y - 0.04), (right, y - 0.04), (right, y + 0.04), (left, y + 0.04)], edge)
            scene.fill([ellipse(middle, y + 0.04, half, 0.05)], mix(GOLD, rgb("#8a5414"), 0.55))
            scene.fill([ellipse(middle, y - 0.035, half, 0.05)], mix(GOLD, WHITE, 0.35), GOLD)
            scene.fill([ellipse(middle, y - 0.035, half * 0.66, 0.032)], mix(GOLD, rgb("#b8741c"), 0.45))
    for x, y in ((0.08, -0.4), (-0.34, -0.12), (0.5, 0.02)):
        scene.fill([star(4, 0.075, 0.018, (x, y))], WHITE)


def handshake(scene: Scene) -> None:
    """Two hands that agree."""
    skins = (scene.one_of("#f0c8a0", "#e0a878"), scene.one_of("#8a5a3c", "#6a4430"))
    for side, cloth in ((1, mix(scene.accent, INK, 0.3)), (-1, scene.accent)):
        sleeve = [(side * 0.95, -0.02), (side * 0.42, -0.16), (side * 0.34, 0.14), (side * 0.8, 0.42)]
        scene.fill([sleeve], scene.lit(cloth), scene.dim(cloth))
        cuff = [(side * 0.46, -0.19), (side * 0.38, -0.17), (side * 0.3, 0.16), (side * 0.38, 0.19)]
        scene.fill([cuff], PAPER, mix(PAPER, scene.dark, 0.25))
    scene.shape(
        (0.38, -0.15),
        (0.1, -0.22),
        (-0.2, -0.06),
        (-0.28, 0.06),
        (-0.14, 0.2),
        (0.1, 0.22),
        (0.32, 0.14),
        colour=scene.lit(skins[1]),
        low=scene.dim(skins[1], 0.4),
    )
    scene.shape(
        (-0.38, -0.15),
        (-0.12, -0.2),
        (0.12, -0.08),
        (0.26, 0.06),
        (0.18, 0.16),
        (0.0, 0.13),
        (-0.1, 0.2),
        (-0.32, 0.14),
        colour=scene.lit(skins[0]),
        low=scene.dim(skins[0], 0.25),
    )
    for k in range(4):
        x, y = 0.2 - 0.085 * k, 0.09 + 0.034 * k
        scene.line([(x - 0.03, y - 0.03), (x + 0.02, y + 0.075)], 0.06, mix(skins[0], scene.dark, 0.06 * k))
    scene.line([(-0.16, -0.18), (-0.02, -0.26), (0.08, -0.2)], 0.07, scene.lit(skins[0]))


def contract(scene: Scene) -> None:
    """A paper with a seal."""
    for lean, tone in ((0.09, mix(PAPER, scene.dark, 0.3)), (0.0, PAPER)):
        sheet = [
            (-0.34 + lean, -0.46 + lean * 0.3),
            (0.3 + lean, -0.5 + lean),
            (0.36 + lean, 0.42 + lean * 0.4),
            (-0.28 + lean, 0.46),
        ]
        scene.fill([sheet], tone, mix(tone, scene.hour.low, 0.3))
    for k in range(6):
        y, reach = -0.32 + 0.105 * k, 0.22 - (0.16 if k == 5 else 0.02 * (k % 3))
        scene.line([(-0.24 + 0.006 * k, y), (reach, y - 0.025)], 0.026, mix(scene.dark, PAPER, 0.35), 0.75)
    for dx in (-0.05, 0.05):
        scene.shape(
            (0.2 + dx, 0.3),
            (0.27 + dx, 0.3),
            (0.3 + dx * 2, 0.58),
            (0.235 + dx * 2, 0.53),
            (0.17 + dx * 2, 0.58),
            colour=scene.dim(scene.accent, 0.3),
        )
    scene.fill([star(14, 0.18, 0.15, (0.23, 0.27))], scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    scene.circle(0.23, 0.27, 0.1, scene.accent, scene.dim(scene.accent, 0.4))
    scene.fill([star(5, 0.07, 0.03, (0.23, 0.27))], GOLD)


def media(scene: Scene) -> None:
    """A mast that sends to everybody."""
    for k, radius in enumerate((0.2, 0.34, 0.48)):
        for start in (-40, 140):
            bow = [
                (radius * math.cos(math.radians(a)), -0.3 + radius * math.sin(math.radians(a)))
                for a in range(start, start + 81, 8)
            ]
            scene.line(bow, 0.034, mix(scene.lamp, scene.accent, 0.3 * k), 0.9 - 0.2 * k)
    for side in (-1, 1):
        scene.line(
            [(0, -0.3), (side * 0.2, 0.5)], 0.034, scene.lit(scene.metal) if side < 0 else scene.dim(scene.metal, 0.35)
        )
    for k in range(4):
        half, y = 0.045 + 0.045 * k, -0.12 + 0.17 * k
        scene.line([(-half, y), (half + 0.03, y + 0.15)], 0.016, scene.dim(scene.metal, 0.2))
        scene.line([(half, y), (-half - 0.03, y + 0.15)], 0.016, scene.dim(scene.metal, 0.2))
    scene.glow(0, -0.32, 0.2, scene.lamp, 1)
    scene.circle(0, -0.32, 0.06, scene.accent)


def film(scene: Scene) -> None:
    """A camera on its stand."""
    scene.shape((-0.36, -0.2), (-0.9, -0.4), (-0.9, 0.2), (-0.36, -0.02), colour=scene.lamp, alpha=0.35)
    for x in (-0.28, 0.04, 0.34):
        scene.line([(0.04, 0.1), (x, 0.5)], 0.036, scene.dim(scene.metal, 0.3))
    for x, r in ((-0.06, 0.17), (0.24, 0.15)):
        scene.circle(x, -0.37, r, scene.dim(scene.metal, 0.6), scene.dark)
        for k in range(5):
            a = 2 * math.pi * k / 5
            scene.circle(x + r * 0.58 * math.cos(a), -0.37 + r * 0.58 * math.sin(a), r * 0.2, scene.accent)
        scene.circle(x, -0.37, r * 0.16, scene.metal)
    scene.slab(-0.22, -0.24, 0.34, 0.12, scene.accent, depth=0.24)
    scene.shape(
        (-0.22, -0.14), (-0.4, -0.22), (-0.4, 0.02), (-0.22, -0.04), colour=scene.metal, low=scene.dim(scene.metal)
    )
    scene.circle(0.02, -0.06, 0.09, scene.dim(scene.metal, 0.2), scene.dark)


def flag(scene: Scene) -> None:
    """A claim on new ground."""
    scene.fill([ellipse(0.04, 0.49, 0.3, 0.035)], scene.dark, alpha=0.45)
    scene.line([(-0.2, 0.5), (-0.2, -0.5)], 0.03, scene.lit(scene.metal))
    top = [(-0.19 + 0.056 * k, -0.48 + 0.035 * math.sin(k * 0.75)) for k in range(13)]
    low = [(x, y + 0.4) for x, y in top]
    scene.fill([[*top, *low[::-1]]], scene.lit(scene.accent), scene.dim(scene.accent, 0.2))
    scene.fill([[*top[4:8], *low[4:8][::-1]]], scene.dark, alpha=0.16)
    scene.circle(0.14, -0.28, 0.1, mix(PAPER, scene.accent, 0.1))
    scene.circle(-0.2, -0.52, 0.03, GOLD)
    for x, high in ((-0.46, 0.14), (0.42, 0.12)):
        scene.slab(x - 0.025, 0.48 - high, x + 0.025, 0.5, GOLD)


def suit(scene: Scene) -> None:
    """A walker in a suit."""
    scene.shadow_below(0.3)
    cloth = mix(scene.metal, WHITE, 0.3)
    scene.box((-0.24, -0.22, 0.24, 0.2), 0.08, scene.dim(scene.accent, 0.3))
    for x, shade in ((0.02, 0.35), (-0.15, 0.0)):
        scene.slab(x, 0.14, x + 0.13, 0.46, scene.dim(cloth, shade))
        scene.box((x - 0.03, 0.42, x + 0.15, 0.5), 0.03, scene.dim(scene.accent, shade))
    scene.line([(-0.2, -0.12), (-0.32, 0.04), (-0.28, 0.18)], 0.11, scene.lit(cloth))
    scene.line([(0.2, -0.12), (0.34, 0.0), (0.3, 0.16)], 0.11, scene.dim(cloth, 0.35))
    scene.across([(-0.2, -0.2), (0.2, -0.2), (0.17, 0.2), (-0.17, 0.2)], cloth)
    scene.box((-0.1, -0.06, 0.08, 0.06), 0.02, scene.accent)
    scene.orb(0, -0.32, 0.2, cloth)
    scene.fill([ellipse(-0.03, -0.31, 0.145, 0.125)], mix(GOLD, scene.accent, 0.3), mix(scene.dark, GOLD, 0.25))
    scene.fill([ellipse(-0.08, -0.36, 0.05, 0.03, -25)], WHITE, alpha=0.75)


def thief(scene: Scene) -> None:
    """A masked face under a hood."""
    cloth = mix(scene.dark, scene.accent, 0.22)
    scene.shape(
        (-0.56, 0.52),
        (-0.4, 0.2),
        (-0.12, 0.06),
        (0.12, 0.06),
        (0.4, 0.2),
        (0.56, 0.52),
        colour=scene.lit(cloth),
        low=scene.dark,
    )
    scene.across(half_ellipse(0, 0.2, 0.36, 0.72), cloth)
    scene.fill([ellipse(0, -0.1, 0.24, 0.3)], INK, mix(INK, scene.dark, 0.5))
    for side in (-1, 1):
        scene.shape(
            (side * 0.04, -0.1),
            (side * 0.17, -0.18),
            (side * 0.18, -0.1),
            (side * 0.08, -0.05),
            colour=scene.lamp,
            low=scene.accent,
        )
    scene.shape(
        (-0.2, 0.02),
        (0.2, 0.02),
        (0.13, 0.2),
        (-0.13, 0.2),
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent),
    )


def cards(scene: Scene) -> None:
    """A fan of plans."""
    tones: tuple[Colour, ...] = (rgb("#2f8f57"), rgb("#d0532e"), rgb("#2a78c8"), scene.accent)
    for k, tone in enumerate(tones):
        a = math.radians(-27 + 18 * k)
        c, s = math.cos(a), math.sin(a)

        def turned(x: float, y: float, c: float = c, s: float = s) -> tuple[float, float]:
            return x * c - (y - 0.6) * s, 0.6 + x * s + (y - 0.6) * c

        scene.shape(
            *(turned(x, y) for x, y in ((-0.2, -0.42), (0.23, -0.42), (0.23, 0.26), (-0.2, 0.26))),
            colour=scene.dark,
            alpha=0.4,
        )
        scene.shape(
            *(turned(x, y) for x, y in ((-0.22, -0.44), (0.22, -0.44), (0.22, 0.24), (-0.22, 0.24))),
            colour=PAPER,
            low=mix(PAPER, scene.hour.low, 0.4),
        )
        scene.shape(
            *(turned(x, y) for x, y in ((-0.18, -0.4), (0.18, -0.4), (0.18, -0.08), (-0.18, -0.08))),
            colour=mix(tone, WHITE, 0.2),
            low=tone,
        )
        scene.fill([regular(24, 0.08, turned(0, -0.24))], mix(tone, WHITE, 0.65))
        for y in (0.0, 0.08, 0.16):
            scene.line([turned(-0.15, y), turned(0.15, y)], 0.022, mix(scene.dark, PAPER, 0.5))


def fence(scene: Scene) -> None:
    """Where nobody may go: wire between posts, and the sign that says so."""
    scene.shadow_below(0.7)
    for x in (-0.72, -0.24, 0.24, 0.72):
        scene.column(x - 0.025, -0.2, x + 0.025, 0.5, scene.metal)
        scene.line([(x, -0.2), (x - 0.09, -0.32)], 0.03, scene.metal)
    for k in range(12):
        x = -0.72 + 0.12 * k
        scene.line([(x, 0.48), (x + 0.12, -0.14)], 0.008, scene.lit(scene.metal), 0.75)
        scene.line([(x, -0.14), (x + 0.12, 0.48)], 0.008, scene.lit(scene.metal), 0.75)
    for lift in (0.0, 0.06, 0.12):
        scene.line([(-0.75 - lift * 0.7, -0.2 - lift), (0.75 - lift * 0.7, -0.2 - lift)], 0.012, scene.lit(scene.metal))
    scene.circle(0, 0.06, 0.29, PAPER)
    scene.circle(0, 0.06, 0.26, rgb("#e2483a"), rgb("#a8231f"))
    scene.box((-0.17, 0.0, 0.17, 0.12), 0.02, PAPER)


def mask(scene: Scene) -> None:
    """A face behind a mask with a filter on either side."""
    skin, hair = (
        scene.one_of("#e8b48c", "#b87a52", "#8a5638"),
        mix(scene.one_of("#4a2c22", "#2c2430", "#a8602c"), scene.dark, 0.2),
    )
    rubber, suit = mix(scene.dark, INK, 0.45), scene.accent
    scene.across([(-0.56, 0.62), (-0.44, 0.42), (-0.16, 0.34), (0.16, 0.34), (0.44, 0.42), (0.56, 0.62)], suit)
    scene.across([(-0.14, 0.2), (0.14, 0.2), (0.17, 0.42), (-0.17, 0.42)], scene.dim(skin, 0.3))
    scene.fill(
        "M -.38 -.1 C -.42 -.66 .42 -.66 .38 -.1 C .36 .06 .32 .08 .3 .1 L -.3 .1 C -.32 .08 -.36 .06 -.38 -.1 Z", hair
    )
    for side in (-1, 1):
        scene.fill([ellipse(side * 0.32, -0.06, 0.05, 0.09)], scene.dim(skin, 0.1 + 0.15 * (side > 0)))
    (face,) = path("M -.3 -.16 C -.26 -.36 .26 -.36 .3 -.16 C .32 .12 .22 .36 0 .4 C -.22 .36 -.32 .12 -.3 -.16 Z")
    scene.across(face, skin)
    scene.fill(
        "M -.31 -.1 C -.3 -.4 .26 -.44 .31 -.1 C .2 -.22 .1 -.28 -.06 -.27 C -.18 -.26 -.27 -.2 -.31 -.1 Z", hair
    )
    for side in (-1, 1):
        scene.line([(side * 0.08, -0.13), (side * 0.21, -0.15)], 0.028, hair)
        scene.fill([ellipse(side * 0.14, -0.06, 0.066, 0.038)], WHITE)
        scene.circle(side * 0.14, -0.06, 0.034, rgb("#3a6a8a"))
        scene.circle(side * 0.14, -0.06, 0.016, INK)
        scene.line([(side * 0.32, 0.06), (side * 0.16, 0.12)], 0.05, rubber)
    scene.fill(
        "M 0 -.04 C .1 .0 .2 .1 .22 .2 C .2 .36 .1 .44 0 .44 C -.1 .44 -.2 .36 -.22 .2 C -.2 .1 -.1 .0 0 -.04 Z",
        mix(rubber, WHITE, 0.25),
        rubber,
    )
    for side in (-1, 1):
        scene.orb(side * 0.26, 0.26, 0.16, scene.metal)
        scene.circle(side * 0.26, 0.26, 0.11, scene.dim(scene.metal, 0.45))
        for k in (-1, 0, 1):
            scene.line(
                [(side * 0.26 - 0.07, 0.26 + k * 0.05), (side * 0.26 + 0.07, 0.26 + k * 0.05)], 0.02, scene.metal
            )
    scene.circle(0, 0.26, 0.07, scene.lit(suit), scene.dim(suit, 0.3))


SOCIETY: Final[Mapping[str, Motif]] = {
    "parliament": Motif(parliament, "mars"),
    "coins": Motif(coins, "rays"),
    "handshake": Motif(handshake, "rays", flies=True),
    "contract": Motif(contract, "rays", flies=True),
    "media": Motif(media, "mars"),
    "film": Motif(film, "hall"),
    "flag": Motif(flag, "mars"),
    "suit": Motif(suit, "mars"),
    "thief": Motif(thief, "rays"),
    "cards": Motif(cards, "rays", flies=True),
    "fence": Motif(fence, "mars"),
    "mask": Motif(mask, "rays", flies=True),
}
