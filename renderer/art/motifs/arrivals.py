"""What comes down to Mars or is brought there, and people who arrive."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.scenery import Scene, ragged
from renderer.drawing.canvas import ellipse, regular
from renderer.drawing.theme import INK, WHITE, mix, rgb


def aerobrake(scene: Scene) -> None:
    """A capsule behind its heat shield, in fire."""
    for wide, code, alpha in ((0.62, "#ff6a2a", 0.35), (0.48, "#ff9a3a", 0.5), (0.34, "#ffd27a", 0.7)):
        tail = [
            (-0.42, wide * 0.7),
            (-0.3, wide * 1.05),
            (1.3, 0.5 - wide * 1.5),
            (1.3, -1.1),
            (-0.0, -wide * 0.9),
            (-0.3, -wide * 0.5),
        ]
        scene.fill([turned(tail, (0, 0.02), 6)], rgb(code), alpha=alpha)
    scene.glow(-0.3, 0.18, 0.5, rgb("#fff2c0"), 0.9)
    for part, tone in (
        ([(-0.12, -0.36), (0.5, -0.12), (0.5, 0.12), (-0.12, 0.36)], scene.metal),
        ([(0.5, -0.12), (0.64, -0.07), (0.64, 0.07), (0.5, 0.12)], scene.accent),
        ([(-0.12, -0.44), (-0.06, -0.44), (-0.06, 0.44), (-0.12, 0.44)], scene.dim(scene.metal, 0.5)),
    ):
        scene.shape(*turned(part, (-0.06, 0.06), -28), colour=scene.lit(tone), low=scene.dim(tone, 0.35))
    shield = [(0.24 * math.cos(a), 0.46 * math.sin(a)) for a in (math.pi / 2 + math.pi * k / 16 for k in range(17))]
    scene.shape(
        *turned([(x - 0.1, y) for x, y in shield], (-0.06, 0.06), -28), colour=rgb("#fff2c0"), low=rgb("#e8601c")
    )
    for u, v in ((0.1, -0.08), (0.26, -0.05)):
        at = turned([(u, v)], (-0.06, 0.06), -28)[0]
        scene.circle(*at, 0.06, scene.dark)
        scene.circle(*at, 0.042, scene.glass)


def arrivals(scene: Scene) -> None:
    """People with their luggage on the ramp of a ship."""
    hull = "M .1 .5 L .1 -.3 C .2 -.56 .5 -.66 .8 -.66 L 1.8 -.66 L 1.8 .5 Z"
    scene.fill(hull, scene.lit(scene.metal), scene.dim(scene.metal, 0.5))
    scene.shape((0.1, -0.1), (1.8, -0.1), (1.8, 0.0), (0.1, 0.0), colour=scene.accent, low=scene.dim(scene.accent, 0.2))
    for k in range(5):
        scene.circle(0.62 + 0.22 * k, -0.3, 0.065, scene.dim(scene.metal, 0.6))
        scene.circle(0.62 + 0.22 * k, -0.3, 0.046, scene.glass)
    scene.box((0.2, -0.2, 0.52, 0.3), 0.08, scene.dark)
    scene.box((0.23, -0.17, 0.49, 0.28), 0.06, mix(scene.lamp, WHITE, 0.2), mix(scene.lamp, rgb("#ff9a3a"), 0.4))
    scene.shape(
        (0.18, 0.26),
        (0.52, 0.26),
        (-0.3, 0.54),
        (-0.94, 0.54),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.3),
    )
    scene.shape((0.52, 0.26), (0.56, 0.3), (-0.24, 0.57), (-0.3, 0.54), colour=scene.dim(scene.metal, 0.55))
    for x, foot, high, code in (
        (0.36, 0.3, 0.36, "#5fa777"),
        (0.06, 0.38, 0.48, "#e9b84a"),
        (-0.36, 0.48, 0.62, "#d1495b"),
    ):
        scene.slab(x - 0.32 * high, foot - 0.26 * high, x - 0.14 * high, foot + 0.0, rgb("#8a5a3a"))
        person(scene, x, foot, high, rgb(code), arm=0.9 if high > 0.6 else 0)
    person(scene, -0.62, 0.52, 0.34, rgb("#3d7ea6"), arm=0.6)


def tanker(scene: Scene) -> None:
    """A freighter whose tanks are globes."""
    scene.fade([(0.84, -0.12), (1.5, -0.04), (1.5, 0.04), (0.84, 0.12)], rgb("#8fd8ff"), 0.9, 0.7)
    scene.line([(-0.7, 0.0), (0.76, 0.0)], 0.1, scene.dim(scene.metal, 0.45))
    for k, tone in enumerate((rgb("#e9b84a"), scene.accent, rgb("#e9b84a"))):
        x = -0.34 + 0.42 * k
        scene.orb(x, 0.0, 0.22, mix(tone, scene.metal, 0.2))
        scene.across([(x - 0.225, -0.03), (x + 0.225, -0.03), (x + 0.225, 0.03), (x - 0.225, 0.03)], scene.metal)
        for side in (-1, 1):
            scene.line([(x + side * 0.21, -0.26), (x + side * 0.21, 0.26)], 0.02, scene.metal)
    for y in (-0.26, 0.26):
        scene.line([(-0.56, y), (0.72, y)], 0.022, scene.metal)
    scene.slab(0.68, -0.26, 0.86, 0.26, scene.metal)
    bridge = (
        "M -.96 .04 C -.96 -.14 -.82 -.24 -.66 -.24 L -.56 -.24 L -.56 .24 L -.66 .24 C -.82 .24 -.96 .18 -.96 .04 Z"
    )
    scene.fill(bridge, scene.lit(scene.metal), scene.dim(scene.metal, 0.5))
    scene.fill("M -.92 -.0 C -.9 -.12 -.8 -.17 -.7 -.17 L -.7 0 Z", scene.glass, scene.dim(scene.glass, 0.4))


def towed(scene: Scene) -> None:
    """A mountain of ice driven by engines that are set into it."""
    ice, pale, deep = (
        [
            (-0.72, 0.06),
            (-0.56, -0.28),
            (-0.2, -0.46),
            (0.22, -0.5),
            (0.5, -0.3),
            (0.56, 0.0),
            (0.46, 0.3),
            (0.1, 0.46),
            (-0.4, 0.4),
        ],
        mix(WHITE, rgb("#cfeefa"), 0.4),
        rgb("#4f96c0"),
    )
    for y in (-0.26, 0.02, 0.28):
        scene.fade([(0.6, y - 0.07), (1.5, y - 0.02), (1.5, y + 0.02), (0.6, y + 0.07)], scene.lamp, 0.95, 0.8)
        scene.shape(
            (0.44, y - 0.06),
            (0.66, y - 0.11),
            (0.66, y + 0.11),
            (0.44, y + 0.06),
            colour=scene.metal,
            low=scene.dim(scene.metal),
        )
    scene.shape(*ice, colour=pale, low=deep)
    shades = (0.15, 0.0, 0.1, 0.3, 0.5, 0.75, 0.9, 0.7, 0.4)
    for k, (one, other) in enumerate(pairwise([*ice, ice[0]])):
        scene.shape(one, other, (-0.14, -0.08), colour=mix(pale, deep, shades[k]))
    for x, y, r in ((-0.3, 0.2, 0.08), (0.2, 0.14, 0.06), (-0.34, -0.2, 0.05)):
        scene.fill([ellipse(x, y, r, r * 0.7)], mix(deep, INK, 0.2), alpha=0.5)
    for x, y, r in ((-0.86, -0.2, 0.035), (-0.94, 0.1, 0.05), (-0.82, 0.3, 0.03), (-0.7, -0.4, 0.025)):
        scene.fill([regular(5, r, (x, y), 20)], pale, deep)


def skimmer(scene: Scene) -> None:
    """A rock that ploughs through the upper air, its fire behind it along the edge of the world."""
    for thick, code, alpha in ((0.3, "#9affd8", 0.25), (0.2, "#c8ffe8", 0.4), (0.1, "#ffffff", 0.6)):
        upper = [(-0.5 + 0.2 * k, 0.18 - thick - 0.012 * k * k) for k in range(12)]
        lower = [(-0.5 + 0.2 * k, 0.18 + thick * (1 - k / 12) - 0.008 * k * k) for k in range(11, -1, -1)]
        scene.fill([[*upper, *lower]], mix(rgb(code), scene.accent, 0.15), alpha=alpha)
    scene.glow(-0.5, 0.16, 0.5, WHITE, 0.9)
    tone = mix(rgb("#8a7a6a"), scene.hour.low, 0.2)
    shares = [scene.between(0.82, 1) for _ in range(11)]
    scene.across(ragged(-0.46, 0.14, 0.3, shares), tone)
    for x, y, r in ((-0.54, 0.06, 0.07), (-0.38, 0.2, 0.08), (-0.5, 0.28, 0.04)):
        scene.circle(x, y, r, scene.dim(tone, 0.65))
        scene.circle(x + r * 0.16, y + r * 0.18, r * 0.8, scene.dim(tone, 0.25))
    bow = [
        (-0.46 + 0.37 * math.cos(a), 0.14 + 0.37 * math.sin(a)) for a in (math.radians(100 + 14 * k) for k in range(10))
    ]
    scene.line(bow, 0.035, mix(scene.lamp, WHITE, 0.4))


def hollow(scene: Scene) -> None:
    """A rock cut open: tunnels, a hall with ore, ships at its locks."""
    tone, ore = mix(rgb("#a9826a"), scene.hour.low, 0.2), mix(rgb("#bfe8f4"), scene.accent, 0.2)
    shares = [scene.between(0.88, 1) for _ in range(15)]
    scene.across(ragged(0, 0, 0.52, shares), tone)
    scene.fill([ragged(0, 0, 0.42, shares[::-1])], scene.dim(tone, 0.6), scene.dim(tone, 0.75))
    for a, b in (
        ((0, 0), (-0.3, -0.2)),
        ((0, 0), (0.3, -0.16)),
        ((0, 0), (-0.14, 0.3)),
        ((0, 0), (0.5, 0.14)),
        ((0, 0), (0.2, 0.26)),
    ):
        scene.line([a, b], 0.09, mix(scene.lamp, rgb("#e8843a"), 0.5))
    scene.circle(0, 0, 0.17, mix(scene.lamp, WHITE, 0.2), mix(scene.lamp, rgb("#e8843a"), 0.5))
    for x, y in ((-0.32, -0.22), (0.32, -0.18), (-0.15, 0.32), (0.22, 0.28)):
        scene.circle(x, y, 0.08, mix(scene.lamp, rgb("#e8843a"), 0.3))
        for k in range(3):
            scene.fill([regular(4, 0.035, (x + 0.04 * (k - 1), y + 0.02 * (k % 2)), 20 * k)], mix(ore, WHITE, 0.5), ore)
    scene.slab(-0.08, 0.02, 0.08, 0.12, scene.accent)
    for k in range(3):
        scene.circle(-0.05 + 0.05 * k, 0.13, 0.022, scene.dark)
    scene.fill([regular(6, 0.06, (0, 0.0), 10)], ore, scene.dim(ore, 0.3))
    scene.slab(0.46, 0.06, 0.6, 0.22, scene.metal)
    ship = [(0.6, 0.08), (0.8, 0.06), (0.92, 0.14), (0.8, 0.22), (0.6, 0.2)]
    scene.shape(*ship, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.4))
    scene.shape((0.66, 0.08), (0.62, -0.06), (0.74, 0.07), colour=scene.accent)


def lander(scene: Scene) -> None:
    """The first module on its legs, a flag and a walker beside it."""
    scene.fill([ellipse(0.04, 0.5, 0.8, 0.045)], scene.dark, alpha=0.4)
    for x, foot in ((-0.28, -0.52), (0.28, 0.52)):
        scene.line([(x, 0.1), (foot, 0.46)], 0.045, scene.dim(scene.metal, 0.35))
        scene.line([(x * 0.4, 0.26), (foot, 0.44)], 0.025, scene.dim(scene.metal, 0.4))
        scene.fill([ellipse(foot, 0.48, 0.1, 0.03)], scene.lit(scene.metal), scene.dim(scene.metal))
    scene.shape((-0.12, 0.24), (0.12, 0.24), (0.18, 0.4), (-0.18, 0.4), colour=scene.dark)
    foil = mix(rgb("#d9a94a"), scene.metal, 0.15)
    scene.across([(-0.4, -0.06), (0.4, -0.06), (0.4, 0.2), (0.26, 0.28), (-0.26, 0.28), (-0.4, 0.2)], foil)
    scene.line([(-0.4, 0.07), (0.4, 0.07)], 0.014, scene.dim(foil, 0.4))
    scene.across(
        [(-0.24, -0.44), (0.24, -0.44), (0.36, -0.22), (0.32, -0.06), (-0.32, -0.06), (-0.36, -0.22)], scene.metal
    )
    for x in (-0.14, 0.1):
        scene.shape(
            (x - 0.07, -0.34), (x + 0.07, -0.34), (x + 0.05, -0.2), (x - 0.05, -0.2), colour=scene.dark, low=scene.glass
        )
    scene.line([(0.1, -0.44), (0.16, -0.6)], 0.018, scene.metal)
    scene.fill([ellipse(0.2, -0.62, 0.05, 0.1, 50)], scene.lit(scene.metal), scene.metal)
    scene.line([(-0.72, 0.5), (-0.72, -0.16)], 0.022, scene.metal)
    scene.shape((-0.71, -0.16), (-0.42, -0.12), (-0.71, 0.04), colour=scene.lit(scene.accent), low=scene.accent)
    person(scene, 0.8, 0.52, 0.42, mix(scene.metal, WHITE, 0.5), arm=0.8)


ARRIVALS: Final[Mapping[str, Motif]] = {
    "aerobrake": Motif(aerobrake, "orbit", flies=True),
    "arrivals": Motif(arrivals, "mars"),
    "tanker": Motif(tanker, "space", flies=True),
    "towed": Motif(towed, "orbit", flies=True),
    "skimmer": Motif(skimmer, "orbit", flies=True),
    "hollow": Motif(hollow, "space", flies=True),
    "lander": Motif(lander, "mars"),
}
