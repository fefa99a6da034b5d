"""Ports and trade on far moons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif
from renderer.art.motifs.parts import crate, fire, hut
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb

ICE: Final = rgb("#cfeaf6")


def spaceport(scene: Scene) -> None:
    """A tower with a crown of glass between two pads, one ship waiting and one landing."""
    scene.shadow_below(0.8)
    fire(scene, 0.6, -0.08, 0.26, 0.06, 90)
    for x, foot, size in ((-0.6, 0.4, 0.56), (0.6, -0.06, 0.42)):
        with scene.placed(x, foot - size / 2, size):
            scene.across(
                [(-0.16, 0.44), (-0.18, -0.04), (0, -0.5), (0.18, -0.04), (0.16, 0.44)], mix(scene.metal, WHITE, 0.3)
            )
            for side in (-1, 1):
                scene.shape(
                    (side * 0.16, 0.1),
                    (side * 0.34, 0.5),
                    (side * 0.16, 0.42),
                    colour=scene.dim(scene.accent, 0.2 + 0.15 * side),
                )
            scene.circle(0, -0.1, 0.08, rgb("#2f6f9a"))
            scene.shape((-0.17, 0.2), (0.17, 0.2), (0.17, 0.28), (-0.17, 0.28), colour=scene.accent)
    for x in (-0.6, 0.6):
        scene.fill([ellipse(x, 0.44, 0.3, 0.05)], scene.dim(scene.metal, 0.4))
        scene.fill([ellipse(x, 0.42, 0.3, 0.05)], scene.lit(scene.metal), scene.dim(scene.metal, 0.2))
        scene.fill([ellipse(x, 0.42, 0.2, 0.03)], GOLD)
        scene.fill([ellipse(x, 0.42, 0.15, 0.022)], scene.metal)
    scene.slab(-0.28, 0.3, 0.3, 0.5, mix(scene.accent, WHITE, 0.5), depth=0.12)
    scene.windows(-0.25, 0.34, 0.22, 0.47, 7, 1, scene.lamp)
    scene.column(-0.06, -0.26, 0.08, 0.32, mix(WHITE, scene.hour.low, 0.2))
    scene.shape(
        (-0.2, -0.42), (0.22, -0.42), (0.14, -0.24), (-0.12, -0.24), colour=scene.glass, low=mix(scene.glass, INK, 0.4)
    )
    for x in (-0.1, 0.01, 0.12):
        scene.line([(x * 1.4, -0.42), (x * 0.9, -0.24)], 0.014, scene.dark)
    scene.fill([ellipse(0.01, -0.43, 0.23, 0.04)], scene.accent, scene.dim(scene.accent, 0.3))
    scene.line([(0.01, -0.44), (0.01, -0.6)], 0.016, scene.metal)
    scene.circle(0.01, -0.6, 0.025, rgb("#ff6a4a"))


def landingpads(scene: Scene) -> None:
    """Round pads of a port on pillars, joined by ways, with a ship on two of them."""
    pads = ((-0.56, 0.02, 0.22), (0.02, -0.2, 0.18), (0.6, -0.04, 0.2), (0.02, 0.3, 0.3))
    for x, y, r in pads[:3]:
        scene.fill([ellipse(x + 0.05, 0.45, r, 0.04)], scene.dark, alpha=0.4)
        scene.column(x - 0.05, y + 0.05, x + 0.05, 0.44, scene.dim(scene.metal, 0.2))
    for x, y, _r in pads:
        scene.line([(x, y), (0.02, 0.04)], 0.07, scene.dim(scene.metal, 0.35))
        scene.line([(x, y), (0.02, 0.04)], 0.012, GOLD)
    for k, (x, y, r) in enumerate(pads):
        scene.fill([ellipse(x, y + 0.03, r, r * 0.5)], scene.dark)
        scene.fill([ellipse(x, y, r, r * 0.5)], scene.lit(scene.metal), scene.dim(scene.metal, 0.25))
        scene.fill([ellipse(x, y, r * 0.82, r * 0.41)], scene.dim(scene.metal, 0.5))
        scene.fill([ellipse(x, y, r * 0.74, r * 0.37)], scene.metal, scene.dim(scene.metal, 0.2))
        for j in range(10):
            scene.circle(
                *ellipse(x, y, r * 0.92, r * 0.46, 0, 10)[j], 0.014, rgb("#8ff0b0") if k % 2 else rgb("#ffb84a")
            )
    scene.vault(0.02, 0.06, 0.12, 0.12, scene.accent)
    hut(scene, -0.3, 0.2, 0.09, scene.metal)
    hut(scene, 0.36, 0.16, 0.1, scene.metal)
    for x, y, size in ((-0.56, -0.1, 0.34), (0.02, 0.1, 0.62)):
        with scene.placed(x, y, size):
            for side in (-1, 1):
                scene.line([(side * 0.12, 0.2), (side * 0.24, 0.36)], 0.04, scene.dark)
            scene.fill([ellipse(0, 0.2, 0.3, 0.09)], scene.dim(scene.metal, 0.4))
            scene.across(
                [(-0.2, 0.2), (-0.17, -0.2), (0, -0.5), (0.17, -0.2), (0.2, 0.2)], mix(scene.accent, WHITE, 0.4)
            )
            scene.shape((-0.18, -0.12), (0.18, -0.12), (0.19, 0.0), (-0.19, 0.0), colour=scene.accent)
            scene.circle(0, -0.24, 0.07, rgb("#2f6f9a"))


def envoy(scene: Scene) -> None:
    """An envoy with a case who steps down a ramp from a lit hatch."""
    scene.shadow_below(0.7)
    hull = mix(scene.metal, WHITE, 0.15)
    scene.fill(
        "M -.2 .32 L -.2 -.3 C -.1 -.56 .7 -.6 1.0 -.3 L 1.0 .26 L .8 .4 Z", scene.lit(hull), scene.dim(hull, 0.55)
    )
    scene.line([(-0.2, -0.12), (0.96, -0.16)], 0.03, scene.accent)
    scene.circle(0.66, -0.3, 0.1, scene.dark)
    scene.circle(0.66, -0.3, 0.075, scene.glass, mix(scene.glass, INK, 0.4))
    scene.glow(0.1, 0.0, 0.5, rgb("#ffe0a0"), 0.8)
    scene.box((-0.06, -0.26, 0.28, 0.28), 0.06, scene.dim(scene.metal, 0.5))
    scene.box((-0.03, -0.23, 0.25, 0.28), 0.05, rgb("#fff6d8"), rgb("#ffc86a"))
    scene.shape(
        (-0.04, 0.26),
        (0.26, 0.26),
        (-0.14, 0.54),
        (-0.62, 0.54),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.3),
    )
    for k in range(4):
        t = 0.15 + 0.24 * k
        scene.line(
            [(-0.04 - 0.58 * t, 0.26 + 0.28 * t), (0.26 - 0.4 * t, 0.26 + 0.28 * t)], 0.014, scene.dim(scene.metal, 0.4)
        )
    person(scene, -0.16, 0.46, 0.74, rgb("#3a3f78"), arm=0.6)
    scene.shape((-0.24, -0.1), (-0.06, 0.1), (-0.08, 0.14), (-0.27, -0.05), colour=GOLD)
    scene.slab(-0.4, 0.18, -0.2, 0.33, rgb("#8a5634"))
    scene.line([(-0.34, 0.18), (-0.34, 0.14), (-0.27, 0.14), (-0.27, 0.18)], 0.016, scene.dark)


def weighhouse(scene: Scene) -> None:
    """A hall for trade: a great pair of scales over an open front full of goods."""
    scene.shadow_below(0.74)
    wall = mix(rgb("#e9dcc4"), scene.hour.low, 0.15)
    scene.slab(-0.7, 0.0, 0.72, 0.5, wall, depth=0.08)
    scene.fill([[*half_ellipse(-0.02, 0.02, 0.78, 0.2)]], scene.lit(scene.accent), scene.dim(scene.accent, 0.4))
    for x in (-0.44, 0.0, 0.44):
        scene.fill(
            [[*half_ellipse(x - 0.02, 0.24, 0.17, 0.14), (x + 0.15, 0.5), (x - 0.19, 0.5)]],
            rgb("#ffe2a0"),
            rgb("#c98a4a"),
        )
        for k, code in enumerate(("#7fc04a", "#8fd6f0", "#e4902e")):
            crate(scene, x - 0.18 + 0.1 * k, 0.5 - 0.02 * (k % 2), 0.12, rgb(code))
    scene.column(-0.04, -0.5, 0.02, -0.14, GOLD)
    scene.line([(-0.42, -0.36), (0.4, -0.48)], 0.035, GOLD)
    scene.circle(-0.01, -0.44, 0.045, mix(GOLD, WHITE, 0.4))
    for x, y, tone in ((-0.42, -0.36, rgb("#8fd6f0")), (0.4, -0.48, GOLD)):
        for side in (-1, 1):
            scene.line([(x, y), (x + side * 0.14, y + 0.2)], 0.01, scene.metal)
        scene.fill(
            [[(x - 0.17, y + 0.2), (x + 0.17, y + 0.2), (x + 0.08, y + 0.27), (x - 0.08, y + 0.27)]],
            scene.lit(GOLD),
            scene.dim(GOLD, 0.4),
        )
        for dx in (-0.07, 0.0, 0.07):
            scene.circle(x + dx, y + 0.17 - 0.03 * (dx == 0), 0.045, mix(tone, WHITE, 0.2), scene.dim(tone, 0.3))
    person(scene, -0.23, 0.54, 0.34, rgb("#3d5a8a"), arm=0.5)
    person(scene, 0.24, 0.54, 0.32, rgb("#d1495b"))


QUAYS: Final[Mapping[str, Motif]] = {
    "spaceport": Motif(spaceport, "mars"),
    "landingpads": Motif(landingpads, "moon"),
    "envoy": Motif(envoy, "jovian"),
    "weighhouse": Motif(weighhouse, "jovian"),
}
