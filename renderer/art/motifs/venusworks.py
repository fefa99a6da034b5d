"""What people build on the ground of Venus."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif
from renderer.art.motifs.parts import bolt, sparkle, tree
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def sealedlab(scene: Scene) -> None:
    """A laboratory as round and thick as a diving bell, on legs."""
    scene.shadow_below(0.6)
    for x, foot in ((-0.42, -0.54), (0.42, 0.54), (-0.14, -0.18), (0.16, 0.2)):
        scene.line([(x, 0.2), (foot, 0.47)], 0.06, scene.dim(scene.metal, 0.4 if x < 0 else 0.6))
        scene.slab(foot - 0.07, 0.45, foot + 0.07, 0.5, scene.dim(scene.metal, 0.3))
    scene.line([(0.24, -0.2), (0.24, -0.48)], 0.024, scene.metal)
    scene.fill([ellipse(0.26, -0.47, 0.13, 0.06, -24)], scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
    scene.orb(0, 0.02, 0.34, mix(scene.metal, rgb("#fff6e6"), 0.4))
    scene.column(-0.66, -0.02, -0.26, 0.24, scene.accent)
    scene.fill([ellipse(-0.66, 0.11, 0.05, 0.13)], scene.dim(scene.accent, 0.5))
    scene.column(0.26, 0.0, 0.6, 0.22, scene.dim(scene.metal, 0.2))
    for x, y, r in ((-0.02, -0.02, 0.16), (0.42, 0.1, 0.055)):
        scene.circle(x, y, r * 1.25, scene.dim(scene.metal, 0.5))
        scene.circle(x, y, r, rgb("#ffe6a3"), rgb("#f2a93b"))
    scene.line([(-0.05, 0.08), (-0.05, -0.06), (-0.02, -0.1), (0.01, -0.06), (0.01, 0.08)], 0.022, scene.dark)
    scene.fill("M -.09 .08 L -.05 0 L .01 0 L .05 .08 Z", rgb("#3f8fb0"))
    for k in range(8):
        a = math.pi * k / 4 + 0.4
        scene.circle(-0.02 + 0.19 * math.cos(a), -0.02 + 0.19 * math.sin(a), 0.012, scene.lit(scene.metal))


def biodomes(scene: Scene) -> None:
    """Three gardens below glass, on a terrace."""
    scene.shape(
        (-0.9, 0.34),
        (0.9, 0.34),
        (1.02, 0.52),
        (-1.02, 0.52),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal),
    )
    for x, half, foot in ((-0.56, 0.27, 0.34), (0.58, 0.26, 0.34), (0.0, 0.42, 0.4)):
        scene.shape(
            *half_ellipse(x, foot, half, half * 1.25),
            colour=mix(rgb("#bfeee0"), scene.hour.low, 0.2),
            low=mix(rgb("#7fc8a8"), scene.hour.low, 0.2),
        )
        scene.fill([ellipse(x, foot - 0.01, half * 0.96, half * 0.17)], rgb("#7fb84a"), rgb("#4f8a3a"))
        for dx, share, code in ((-0.55, 0.5, "#4f9a4a"), (0.5, 0.6, "#6fae3f"), (-0.05, 0.95, "#3f8a52")):
            tree(scene, x + dx * half, foot, half * share, code)
        for dx in (-0.3, 0.25, 0.75):
            scene.circle(x + dx * half, foot + 0.01, half * 0.07, scene.one_of("#f2779a", "#f7c948", "#fff3c4"))
        scene.bubble(x, foot, half, half * 1.25)
        scene.line([(x, foot - half * 1.25), (x, foot - half * 1.42)], 0.016, scene.metal)
        scene.slab(x - half, foot, x + half, foot + 0.05, scene.accent, depth=0.12)


def miningwalker(scene: Scene) -> None:
    """A machine on six legs that drills for metal."""
    scene.shadow_below(0.66)
    for side, shade in ((1, 0.5), (-1, 0.15)):
        for x, knee, foot in ((0.2, 0.42, 0.5), (0.4, 0.68, 0.76)):
            leg = [(side * x, 0.0), (side * knee, -0.18), (side * foot, 0.46)]
            scene.line(leg, 0.07, scene.dim(scene.metal, shade))
            scene.circle(side * knee, -0.18, 0.05, scene.accent)
            scene.slab(side * foot - 0.06, 0.44, side * foot + 0.06, 0.5, scene.dim(scene.metal, 0.4))
    scene.column(-0.09, 0.1, 0.09, 0.26, scene.dim(scene.metal, 0.2))
    scene.shape((-0.12, 0.26), (0.12, 0.26), (0.0, 0.54), colour=scene.lit(scene.metal), low=scene.dim(scene.metal))
    for k in range(4):
        half = 0.1 - 0.026 * k
        scene.line([(-half, 0.29 + 0.06 * k), (half, 0.33 + 0.06 * k)], 0.022, scene.dim(scene.metal, 0.7))
    scene.fill(
        "M -.4 .12 L -.46 -.1 Q -.4 -.3 -.1 -.32 L .16 -.32 Q .42 -.28 .46 -.1 L .4 .12 Z",
        scene.lit(scene.accent),
        scene.dim(scene.accent, 0.5),
    )
    scene.fill("M -.38 -.08 Q -.34 -.24 -.12 -.26 L -.02 -.26 L -.02 -.08 Z", scene.glass, mix(scene.glass, INK, 0.45))
    scene.slab(0.06, -0.46, 0.24, -0.3, scene.metal)
    scene.circle(-0.36, 0.04, 0.045, rgb("#fff3c4"))
    scene.glow(-0.36, 0.04, 0.16, scene.lamp, 0.9)
    for x, y, r in ((-0.22, 0.46, 0.05), (0.2, 0.48, 0.06), (0.28, 0.42, 0.04)):
        scene.circle(x, y, r, mix(rgb("#cfd6e0"), WHITE, 0.3), scene.dim(scene.rock, 0.4))
    sparkle(scene, 0.27, 0.38, 0.06)


def awning(scene: Scene) -> None:
    """Sails held up by balloons, which give a house shade."""
    shade, sail = scene.dark, mix(rgb("#3a7f9c"), scene.accent, 0.3)
    scene.fill([ellipse(0.06, 0.5, 0.75, 0.07)], shade, alpha=0.55)
    scene.slab(-0.3, 0.16, 0.34, 0.5, mix(rgb("#fff0da"), scene.hour.low, 0.2))
    scene.windows(-0.24, 0.22, 0.14, 0.42, 4, 2, scene.lamp)
    scene.vault(0.02, 0.165, 0.3, 0.14, scene.dim(scene.metal, 0.1))
    tree(scene, -0.48, 0.5, 0.24)
    tree(scene, 0.54, 0.5, 0.28)
    for x, y in ((-0.72, -0.2), (0.74, -0.16), (0.02, -0.34)):
        scene.line([(x, y), (x * 1.08, 0.5)], 0.012, scene.dim(scene.metal, 0.4))
    scene.fill(
        "M -.72 -.2 Q -.34 -.16 .02 -.34 Q .1 -.16 .06 -.02 Q -.3 -.12 -.72 -.2 Z",
        scene.lit(sail),
        scene.dim(sail, 0.3),
    )
    scene.fill(
        "M .74 -.16 Q .4 -.18 .02 -.34 Q .1 -.16 .06 -.02 Q .36 -.12 .74 -.16 Z",
        scene.dim(sail, 0.15),
        scene.dim(sail, 0.5),
    )
    for x, y in ((-0.72, -0.28), (0.74, -0.24), (0.02, -0.43)):
        scene.orb(x, y, 0.1, rgb("#fff0d4"), mix(rgb("#b07a4a"), scene.dark, 0.3))


def summit(scene: Scene) -> None:
    """A base on the flat top of a mountain, above the haze."""
    stone = mix(scene.hour.mid, scene.hour.far, 0.4)
    scene.fill(
        "M -.26 .06 L .26 .06 L .44 .24 L .62 .34 L 1.1 .7 L -1.1 .7 L -.6 .3 L -.42 .24 Z",
        scene.lit(stone),
        scene.dim(stone, 0.3),
    )
    scene.fill("M .06 .06 L .26 .06 L .44 .24 L .62 .34 L 1.1 .7 L .3 .7 L .2 .36 L .22 .24 Z", scene.dim(stone, 0.5))
    for x, y, half in ((-0.7, 0.4, 0.34), (0.66, 0.44, 0.4), (0.02, 0.5, 0.5)):
        scene.fill([ellipse(x, y, half, 0.035)], mix(scene.hour.low, WHITE, 0.3), alpha=0.5)
    scene.slab(-0.34, 0.02, 0.34, 0.09, scene.metal, depth=0.12)
    for x, half, high in ((-0.22, 0.1, 0.2), (0.24, 0.09, 0.16), (0.0, 0.13, 0.38)):
        scene.column(x - half, 0.02 - high, x + half, 0.03, mix(scene.accent, WHITE, 0.5 if x else 0.15))
        scene.vault(x, 0.024 - high, half, half * 0.9, scene.glass)
        scene.windows(x - half * 0.6, 0.07 - high, x + half * 0.6, 0.0, 2, 2 + (x == 0) * 2, scene.lamp)
    scene.line([(0, -0.47), (0, -0.6)], 0.014, scene.metal)
    scene.circle(0, -0.6, 0.025, rgb("#ff6a4a"))
    for k in range(8):
        scene.line([(0.5 + 0.05 * k, 0.27 + 0.045 * k), (0.53 + 0.05 * k, 0.27 + 0.045 * k)], 0.014, scene.lamp)


def neutralizer(scene: Scene) -> None:
    """Towers that spray the acid air with white mist, and the tanks that feed them."""
    scene.shadow_below(0.7)
    for x, top in ((-0.52, -0.12), (0.5, -0.16), (0.0, -0.26)):
        for reach, alpha in ((0.34, 0.5), (0.24, 0.7), (0.13, 0.9)):
            scene.fill(
                f"M {x} {top + 0.04} Q {x - reach} {top - 0.02} {x - reach * 0.9} {top - reach * 0.8} "
                f"Q {x} {top - reach * 1.2} {x + reach * 0.9} {top - reach * 0.8} "
                f"Q {x + reach} {top - 0.02} {x} {top + 0.04} Z",
                mix(rgb("#eefcff"), WHITE, 0.5),
                alpha=alpha * 0.6,
            )
        scene.column(x - 0.08, top, x + 0.08, 0.5, scene.metal, 0.02)
        scene.slab(x - 0.1, top - 0.02, x + 0.1, top + 0.05, scene.accent)
    for x in (-0.27, 0.25):
        scene.column(x - 0.17, 0.18, x + 0.17, 0.5, mix(rgb("#fff3da"), scene.hour.low, 0.2))
        scene.vault(x, 0.184, 0.17, 0.08, scene.lit(scene.metal))
        scene.box((x - 0.1, 0.26, x + 0.06, 0.42), 0.02, rgb("#3f8a6a") if x > 0 else rgb("#d9a020"))
    scene.line([(-0.62, 0.44), (0.62, 0.44)], 0.03, scene.dim(scene.metal, 0.3))


def coil(scene: Scene) -> None:
    """A great coil, and the field that arches from it."""
    blue = rgb("#7fe0ff")
    for k in range(4):
        half = 0.32 + 0.17 * k
        arch = half_ellipse(0, 0.3, half, half * 0.98)
        scene.line(arch, 0.034 - 0.005 * k, mix(blue, WHITE, 0.4), 0.85 - 0.17 * k)
    scene.shadow_below(0.6)
    scene.slab(-0.5, 0.38, 0.5, 0.5, scene.dim(scene.metal, 0.2), depth=0.12)
    scene.column(-0.1, -0.24, 0.1, 0.4, scene.dim(scene.metal, 0.3))
    scene.glow(0, 0.02, 0.5, blue, 0.5)
    copper = rgb("#d9823a")
    for k in range(8):
        y = -0.16 + 0.072 * k
        scene.fill([ellipse(0, y + 0.02, 0.24, 0.055)], scene.dim(copper, 0.6))
        scene.across(ellipse(0, y, 0.24, 0.046), copper)
    scene.orb(0, -0.3, 0.11, scene.metal)
    bolt(scene, 0.0, 0.44, 0.1, scene.lamp)


VENUSWORKS: Final[Mapping[str, Motif]] = {
    "sealedlab": Motif(sealedlab, "venus"),
    "biodomes": Motif(biodomes, "venus"),
    "miningwalker": Motif(miningwalker, "venus"),
    "awning": Motif(awning, "venus"),
    "summit": Motif(summit, "venus"),
    "neutralizer": Motif(neutralizer, "venus"),
    "coil": Motif(coil, "venus"),
}
