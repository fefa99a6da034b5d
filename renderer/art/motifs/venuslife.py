"""What lives, grows and lies on the ground of Venus, and who dares to go out there."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import sparkle
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def acidsuit(scene: Scene) -> None:
    """Somebody in a heavy suit in a rain of acid, which runs off it."""
    acid = rgb("#cfe04a")
    for k in range(18):
        x, y = -0.85 + 1.7 * (k * 5 % 18) / 17, -0.46 + 0.2 * (k % 5)
        scene.line([(x, y), (x - 0.03, y + 0.12)], 0.022, mix(acid, WHITE, 0.2), 0.85)
    scene.shadow_below(0.42)
    suit = mix(rgb("#f2c14a"), scene.accent, 0.25)
    for x, shade in ((-0.13, 0.05), (0.13, 0.35)):
        scene.column(x - 0.11, 0.14, x + 0.11, 0.44, scene.dim(suit, shade))
        scene.box((x - 0.15, 0.4, x + 0.13, 0.5), 0.04, scene.dark)
    for side, shade in ((1, 0.4), (-1, 0.0)):
        scene.line([(side * 0.26, -0.14), (side * 0.36, 0.02), (side * 0.34, 0.2)], 0.14, scene.dim(suit, shade))
        scene.circle(side * 0.34, 0.22, 0.085, scene.dim(scene.metal, 0.3))
    scene.across([(-0.24, -0.22), (0.24, -0.22), (0.3, 0.0), (0.22, 0.24), (-0.22, 0.24), (-0.3, 0.0)], suit)
    scene.slab(-0.12, -0.06, 0.1, 0.1, scene.metal)
    scene.circle(-0.06, 0.02, 0.026, rgb("#ff6a4a"))
    scene.orb(0, -0.33, 0.2, mix(suit, rgb("#fff6e6"), 0.3))
    scene.fill([ellipse(-0.02, -0.33, 0.135, 0.1)], scene.dark)
    scene.fill(
        [ellipse(-0.03, -0.335, 0.11, 0.075)], mix(scene.glass, rgb("#f2a93b"), 0.4), scene.dim(scene.glass, 0.6)
    )


def lizard(scene: Scene) -> None:
    """A beast in plates, with a crest like a sail."""
    scene.shadow_below(0.7)
    hide, sail = mix(rgb("#b5683a"), scene.accent, 0.25), mix(scene.accent, rgb("#f2c14a"), 0.35)
    for x, foot, shade in ((-0.18, -0.1, 0.55), (0.34, 0.4, 0.55)):
        scene.line([(x, 0.2), (foot, 0.36), (foot - 0.06, 0.48)], 0.1, scene.dim(hide, shade))
    scene.fill(
        "M -.3 -.02 C -.22 -.34 0 -.52 .12 -.46 C .28 -.42 .4 -.2 .42 .04 Z", scene.lit(sail), scene.dim(sail, 0.3)
    )
    for foot, tip in ((-0.24, -0.13), (-0.12, -0.32), (0.0, -0.42), (0.12, -0.43), (0.24, -0.33), (0.35, -0.15)):
        scene.line([(foot, 0.0), (foot * 1.04, tip)], 0.016, scene.dim(sail, 0.5))
    scene.fill(
        "M -.86 .06 C -.8 -.08 -.62 -.14 -.46 -.06 C -.2 -.12 .3 -.14 .5 .08 C .66 .2 .84 .16 .98 .02 "
        "C .94 .26 .7 .36 .46 .28 C .1 .34 -.26 .3 -.42 .18 C -.6 .2 -.8 .2 -.86 .06 Z",
        scene.lit(hide),
        scene.dim(hide, 0.5),
    )
    for k in range(9):
        x = -0.36 + 0.115 * k
        scene.fill([ellipse(x, 0.06 + 0.008 * k, 0.05, 0.07)], scene.dim(hide, 0.3), alpha=0.7)
    for x, foot in ((-0.32, -0.3), (0.22, 0.24)):
        scene.line([(x, 0.2), (foot, 0.36), (foot - 0.06, 0.48)], 0.11, scene.dim(hide, 0.15))
    scene.line([(-0.84, 0.1), (-0.62, 0.1)], 0.016, scene.dark)
    scene.circle(-0.64, -0.02, 0.05, rgb("#ffe27a"))
    scene.circle(-0.65, -0.02, 0.024, INK)


def beetle(scene: Scene) -> None:
    """A beetle that shines like metal."""
    scene.shadow_below(0.62)
    shell = mix(rgb("#3f7a6a"), scene.accent, 0.45)
    for k, x in enumerate((-0.3, 0.0, 0.3)):
        for dx, shade in ((0.1, 0.75), (0.0, 0.55)):
            scene.line(
                [(x + dx, 0.16), (x + dx + 0.14 * (k - 1) - 0.08, 0.2), (x + dx + 0.22 * (k - 1) - 0.1, 0.47)],
                0.05,
                scene.dim(shell, shade),
            )
    for dy in (0.0, 0.1):
        scene.line([(-0.66, -0.04 + dy), (-0.8, -0.3 + dy), (-0.98, -0.34 + dy)], 0.024, scene.dim(shell, 0.6))
    scene.orb(-0.58, 0.08, 0.17, scene.dim(shell, 0.35))
    scene.fill("M -.7 .14 Q -.92 .1 -.9 -.06 Q -.8 .06 -.66 .06 Z", scene.dark)
    scene.fill(
        "M -.52 .18 C -.6 -.16 -.4 -.26 -.3 -.28 L -.22 .22 Z", scene.lit(scene.dim(shell, 0.15)), scene.dim(shell, 0.5)
    )
    scene.fill(
        "M -.34 .22 C -.4 -.3 .0 -.44 .24 -.36 C .54 -.26 .7 0 .68 .22 Z", scene.lit(shell), scene.dim(shell, 0.5)
    )
    scene.line([(-0.3, -0.16), (0.1, -0.1), (0.66, 0.16)], 0.02, scene.dim(shell, 0.7))
    for x, y, r in ((0.0, -0.24, 0.06), (0.26, -0.16, 0.055), (0.12, 0.06, 0.07), (0.44, 0.08, 0.05)):
        scene.circle(x, y, r, rgb("#ffd25a"))
    scene.fill("M -.26 -.2 C -.14 -.34 .06 -.36 .2 -.32 C .04 -.3 -.12 -.26 -.26 -.2 Z", WHITE, alpha=0.6)
    scene.circle(-0.66, 0.03, 0.045, rgb("#fff3c4"))
    scene.circle(-0.67, 0.03, 0.02, INK)


def pods(scene: Scene) -> None:
    """Plants with bladders that carry them up into the air."""
    scene.shadow_below(0.6)
    stem = mix(rgb("#5f8f3a"), scene.hour.mid, 0.15)
    for x, top, lean, r, code in (
        (-0.46, -0.02, -0.1, 0.14, "#e9a23a"),
        (0.5, -0.08, 0.12, 0.15, "#d9577a"),
        (-0.2, -0.3, -0.05, 0.17, "#c9487a"),
        (0.24, -0.34, 0.06, 0.15, "#f2b84a"),
        (0.02, -0.12, 0.0, 0.19, "#e4703a"),
    ):
        stalk = [
            (x * 0.35 + (x + lean - x * 0.35) * t**1.6, 0.48 + (top - 0.48) * t) for t in (k / 8 for k in range(9))
        ]
        scene.line(stalk, 0.034, scene.dim(stem, 0.2))
        bx, by = stalk[-1]
        scene.orb(bx, by, r, rgb(code))
        for k in (-1, 0, 1):
            rib = [
                (bx + k * r * 0.55 * math.sin(math.pi * t / 6), by - r * math.cos(math.pi * t / 6)) for t in range(7)
            ]
            scene.line(rib, 0.012, scene.dim(rgb(code), 0.4))
        scene.circle(bx - r * 0.4, by - r * 0.42, r * 0.18, WHITE, alpha=0.7)
    for turn in (-80, -50, -22, 24, 52, 82):
        leaf = turned([(0, 0), (0.09, -0.18), (0.0, -0.46), (-0.09, -0.18)], (0, 0.5), turn)
        scene.shape(*leaf, colour=scene.lit(stem), low=scene.dim(stem, 0.35))


def soilbed(scene: Scene) -> None:
    """Made soil in layers, cut open, with sprouts and roots."""
    layers = ("#6a4228", "#8a5a32", "#c9903f", "#e0b860")
    for k, code in enumerate(layers):
        y = 0.0 + 0.17 * k
        tone = mix(rgb(code), scene.hour.mid, 0.15)
        scene.shape(
            (-0.78 + 0.03 * k, y),
            (0.6 - 0.03 * k, y),
            (0.57 - 0.03 * k, y + 0.17),
            (-0.75 + 0.03 * k, y + 0.17),
            colour=tone,
            low=scene.dim(tone, 0.2),
        )
        scene.shape(
            (0.6 - 0.03 * k, y),
            (0.84 - 0.04 * k, y - 0.1),
            (0.8 - 0.04 * k, y + 0.07),
            (0.57 - 0.03 * k, y + 0.17),
            colour=scene.dim(tone, 0.45),
        )
        for n in range(7):
            scene.circle(-0.66 + 0.19 * n + 0.05 * k, y + 0.06 + 0.05 * (n % 2), 0.018, mix(tone, WHITE, 0.35))
    scene.shape((-0.78, 0.0), (0.6, 0.0), (0.84, -0.1), (-0.5, -0.1), colour=rgb("#8fb84a"), low=rgb("#5f8f3a"))
    for x, high in ((-0.56, 0.24), (-0.28, 0.34), (0.0, 0.28), (0.26, 0.4), (0.5, 0.24)):
        scene.line([(x, -0.03), (x - 0.05, 0.16), (x + 0.02, 0.28)], 0.014, rgb("#fff0d0"))
        scene.line([(x, 0.05), (x + 0.07, 0.2)], 0.011, rgb("#fff0d0"))
        scene.line([(x, -0.03), (x, -high)], 0.024, rgb("#4f8a3a"))
        for side in (-1, 1):
            leaf = turned([(0, 0), (0.05, -0.05), (0.17, -0.03), (0.08, 0.03)], (x, -high + 0.04), -20)
            if side < 0:
                leaf = [(2 * x - px, py) for px, py in leaf]
            scene.shape(*leaf, colour=scene.lit(rgb("#7fc04a")), low=rgb("#4f8f3a"))


def hotspring(scene: Scene) -> None:
    """A steaming pool with coloured rings of what thrives in heat."""
    for k, (half, code) in enumerate(
        (
            (0.98, "#8a3f22"),
            (0.86, "#d9622a"),
            (0.73, "#f2a02a"),
            (0.59, "#f7d34a"),
            (0.46, "#9ccf5a"),
            (0.34, "#3fb0a0"),
            (0.2, "#1f6f9a"),
        )
    ):
        scene.fill(
            [ellipse(0.02 * (k % 2), 0.28, half, half * 0.26)],
            mix(rgb(code), WHITE, 0.15),
            mix(rgb(code), scene.dark, 0.15),
        )
    for x, high, wide in ((-0.3, 0.66, 0.1), (0.26, 0.6, 0.1), (0.0, 0.8, 0.14)):
        for k in range(7):
            t = k / 6
            scene.circle(
                x + 0.09 * math.sin(k * 1.1 + x * 9),
                0.22 - high * t,
                wide * (0.5 + 0.9 * t),
                mix(scene.hour.sun, WHITE, 0.5),
                alpha=0.42 - 0.3 * t,
            )
    for x, y, r in ((-0.1, 0.26, 0.03), (0.14, 0.32, 0.04), (-0.26, 0.34, 0.026), (0.3, 0.24, 0.024)):
        scene.circle(x, y, r, WHITE, alpha=0.75)


def brimstone(scene: Scene) -> None:
    """Crystals of sulphur, and bars of it that are packed to be sent off."""
    scene.shadow_below(0.7)
    yellow = rgb("#f5d327")
    for x, top, half, lean in (
        (-0.42, -0.06, 0.1, -0.14),
        (0.36, -0.1, 0.1, 0.12),
        (-0.22, -0.28, 0.12, -0.06),
        (0.18, -0.34, 0.12, 0.05),
        (0.0, -0.46, 0.14, 0.0),
    ):
        tip, shoulder = (x + lean, top), top + 0.16
        scene.shape(
            tip,
            (x + lean - half, shoulder),
            (x - half, 0.46),
            (x, 0.48),
            (x + lean * 0.9, shoulder + 0.04),
            colour=mix(yellow, WHITE, 0.45),
            low=yellow,
        )
        scene.shape(
            tip,
            (x + lean + half, shoulder),
            (x + half, 0.46),
            (x, 0.48),
            (x + lean * 0.9, shoulder + 0.04),
            colour=mix(yellow, rgb("#b8741c"), 0.35),
            low=mix(yellow, rgb("#8a4a14"), 0.6),
        )
    for x, y in ((-0.72, 0.38), (-0.5, 0.38), (-0.61, 0.26), (0.5, 0.38), (0.72, 0.38)):
        scene.slab(x - 0.1, y, x + 0.1, y + 0.11, mix(yellow, rgb("#e0a020"), 0.35))
    for x, y, size in ((-0.08, -0.22, 0.08), (0.26, -0.14, 0.06), (-0.34, 0.06, 0.05)):
        sparkle(scene, x, y, size)


def filaments(scene: Scene) -> None:
    """Microbes like threads of beads that hold out where it is hot and sour."""
    tones = ("#c9487a", "#e4703a", "#7a4aa8")
    for k, (x, y, size, phase) in enumerate(((-0.5, -0.22, 0.7, 0), (0.46, 0.24, 0.7, 2), (0.0, 0.0, 1.0, 4))):
        tone = rgb(tones[k])
        line = [
            (x + size * (-0.62 + 0.135 * i), y + size * 0.13 * math.sin(i * 0.95 + phase) - 0.014 * i)
            for i in range(10)
        ]
        for px, py in line:
            scene.circle(px + 0.02, py + 0.04, 0.09 * size, mix(tone, INK, 0.5), alpha=0.35)
        for i, (px, py) in enumerate(line):
            scene.orb(px, py, 0.09 * size, tone, mix(tone, INK, 0.55))
            scene.circle(px + 0.01, py + 0.01, 0.034 * size, mix(tone, INK, 0.45))
            for side in (-1, 1):
                scene.line(
                    [(px, py + side * 0.09 * size), (px + 0.03 * (i % 2), py + side * 0.15 * size)],
                    0.014 * size,
                    mix(tone, INK, 0.25),
                )
    for x, y in ((-0.3, 0.34), (0.3, -0.36), (-0.64, 0.14), (0.66, -0.1)):
        scene.orb(x, y, 0.05, rgb("#f2c14a"))


def nibblers(scene: Scene) -> None:
    """Bacteria that gnaw at a yellow crystal."""
    yellow = rgb("#f5d327")
    scene.shape(
        (-0.3, -0.2),
        (0.0, -0.4),
        (0.32, -0.18),
        (0.34, 0.2),
        (0.02, 0.42),
        (-0.3, 0.24),
        colour=yellow,
        low=mix(yellow, rgb("#b8741c"), 0.5),
    )
    scene.shape((-0.3, -0.2), (0.0, -0.4), (0.32, -0.18), (0.02, 0.0), colour=mix(yellow, WHITE, 0.55))
    scene.shape((0.02, 0.0), (0.32, -0.18), (0.34, 0.2), (0.02, 0.42), colour=mix(yellow, rgb("#9a5a14"), 0.5))
    for x, y, turn in ((-0.5, -0.24, 28), (-0.54, 0.2, -24), (0.52, -0.26, 152), (0.58, 0.16, 190)):
        tone = scene.one_of("#3f9a6a", "#2f8a9a", "#5fa03a")
        body = turned(
            [(-0.2, -0.1), (0.1, -0.11), (0.2, -0.05), (0.1, 0.0), (0.2, 0.05), (0.1, 0.11), (-0.2, 0.1), (-0.26, 0.0)],
            (x, y),
            turn,
        )
        tail = turned([(-0.24, 0.0), (-0.34, 0.05), (-0.42, -0.03), (-0.52, 0.03)], (x, y), turn)
        scene.line(tail, 0.022, mix(tone, INK, 0.3))
        scene.shape(*body, colour=mix(tone, WHITE, 0.3), low=mix(tone, INK, 0.25))
        eye = turned([(0.04, -0.05)], (x, y), turn)[0]
        scene.circle(*eye, 0.034, WHITE)
        scene.circle(*eye, 0.017, INK)
    for x, y in ((-0.26, -0.02), (0.3, 0.02), (0.24, -0.16), (-0.24, 0.2)):
        scene.circle(x, y, 0.05, mix(yellow, rgb("#9a5a14"), 0.7))
    sparkle(scene, -0.06, -0.22, 0.08)


VENUSLIFE: Final[Mapping[str, Motif]] = {
    "acidsuit": Motif(acidsuit, "venus"),
    "lizard": Motif(lizard, "venus"),
    "beetle": Motif(beetle, "venus"),
    "pods": Motif(pods, "venus"),
    "soilbed": Motif(soilbed, "venus"),
    "hotspring": Motif(hotspring, "venus"),
    "brimstone": Motif(brimstone, "venus"),
    "filaments": Motif(filaments, "lens", flies=True),
    "nibblers": Motif(nibblers, "lens", flies=True),
}
