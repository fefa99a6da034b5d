"""Asteroids and comets, and what people do with them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import boulder, fire, solar_wing, sparkle
from renderer.art.scenery import GOLD, Scene, ragged
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb

ICE: Final = rgb("#cfeaf6")


def stone(scene: Scene) -> Colour:
    """The colour of asteroids in the light of the scene."""
    return mix(rgb("#a98a76"), scene.hour.low, 0.18)


def lasermine(scene: Scene) -> None:
    """A satellite cuts a rock with a beam and gathers the pieces."""
    boulder(scene, 0.4, 0.08, 0.38, stone(scene), 4)
    scene.line([(-0.44, -0.2), (0.16, 0.0)], 0.05, rgb("#ff5a4a"), 0.5)
    scene.line([(-0.44, -0.2), (0.16, 0.0)], 0.02, rgb("#ffe0d0"))
    scene.line([(0.14, -0.14), (0.2, 0.02), (0.12, 0.2), (0.2, 0.36)], 0.045, rgb("#ff8a3a"))
    scene.line([(0.14, -0.14), (0.2, 0.02), (0.12, 0.2), (0.2, 0.36)], 0.018, rgb("#fff0b0"))
    scene.glow(0.17, 0.0, 0.24, rgb("#ffb45a"), 1)
    for x, y, r in ((-0.02, 0.22, 0.06), (-0.16, 0.32, 0.045), (0.0, -0.24, 0.05), (-0.24, 0.16, 0.03)):
        scene.fill(
            [ragged(x, y, r, [scene.between(0.7, 1) for _ in range(7)])],
            mix(rgb("#dfe8f4"), WHITE, 0.3),
            rgb("#6a7488"),
        )
        sparkle(scene, x - r * 0.3, y - r * 0.4, r * 0.6)
    for left in (-0.98, -0.52):
        solar_wing(scene, left, -0.36, left + 0.26, -0.22)
    scene.slab(-0.72, -0.38, -0.5, -0.14, mix(GOLD, scene.metal, 0.3))
    barrel = turned([(0.0, -0.06), (0.22, -0.04), (0.22, 0.04), (0.0, 0.06)], (-0.6, -0.25), 18)
    scene.shape(*barrel, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.circle(-0.4, -0.185, 0.05, rgb("#ff8a6a"))


def deflector(scene: Scene) -> None:
    """Ships that push a rock aside with beams; its old and new courses."""
    for k in range(9):
        x = -1.5 + 0.16 * k
        scene.line([(x, 0.36 - 0.16 * (k / 8)), (x + 0.08, 0.35 - 0.16 * (k / 8))], 0.014, scene.hour.low, 0.7)
    bend = [(0.2 + 0.1 * k, -0.1 - 0.006 * k * k) for k in range(14)]
    scene.line(bend, 0.022, rgb("#8ff0b0"), 0.9)
    scene.shape((1.1, -0.62), (1.0, -0.44), (0.92, -0.58), colour=rgb("#8ff0b0"))
    for x, y in ((-0.5, 0.44), (0.46, 0.46)):
        scene.fade(
            [(x - 0.02, y - 0.04), (x + 0.02, y - 0.04), (x * 0.2 + 0.2, -0.04), (x * 0.2 - 0.2, -0.04)],
            rgb("#7fe0ff"),
            0.7,
            0.9,
        )
    boulder(scene, 0, -0.1, 0.33, stone(scene), 5)
    scene.glow(-0.06, 0.16, 0.24, rgb("#7fe0ff"), 0.8)
    for x, y, tone in ((-0.5, 0.44, scene.accent), (0.46, 0.46, scene.metal)):
        scene.fill(
            f"M {x - 0.16} {y + 0.06} Q {x - 0.14} {y - 0.06} {x} {y - 0.1} Q {x + 0.14} {y - 0.06} "
            f"{x + 0.16} {y + 0.06} L {x} {y + 0.12} Z",
            scene.lit(tone),
            scene.dim(tone, 0.5),
        )
        scene.circle(x, y - 0.04, 0.045, rgb("#bff4ff"))
        for side in (-1, 1):
            fire(scene, x + side * 0.1, y + 0.07, 0.12, 0.03, 90)


def hollowing(scene: Scene) -> None:
    """A rock cut open: galleries with lamps, machines, and a room in its heart."""
    tone = stone(scene)
    shares = [scene.between(0.9, 1.02) for _ in range(17)]
    scene.across(ragged(0, 0, 0.48, shares), tone)
    scene.fill([ragged(0.02, 0.02, 0.4, shares)], scene.dim(tone, 0.55), scene.dim(tone, 0.7))
    scene.circle(0.02, 0.02, 0.2, scene.dark)
    scene.glow(0.02, 0.04, 0.3, scene.lamp, 0.9)
    for x, y, turn in ((-0.02, -0.2, -90), (0.22, 0.06, 0), (-0.18, 0.08, 180), (0.06, 0.22, 80)):
        tunnel = turned([(0.0, -0.055), (0.2, -0.05), (0.2, 0.05), (0.0, 0.055)], (x, y), turn)
        scene.shape(*tunnel, colour=mix(scene.lamp, scene.dark, 0.35), low=scene.dark)
        for t in (0.05, 0.14):
            scene.circle(*turned([(t, -0.035)], (x, y), turn)[0], 0.014, WHITE)
    scene.vault(0.02, 0.12, 0.12, 0.14, scene.glass)
    scene.fill([ellipse(0.02, 0.12, 0.13, 0.03)], rgb("#7fb04a"))
    scene.slab(-0.04, 0.0, 0.04, 0.12, mix(scene.accent, WHITE, 0.4))
    for x, y in ((-0.3, 0.08), (0.34, 0.06), (-0.02, -0.31)):
        scene.slab(x - 0.05, y - 0.04, x + 0.05, y + 0.03, GOLD)
        scene.circle(x - 0.03, y + 0.04, 0.02, scene.dark)
        scene.circle(x + 0.03, y + 0.04, 0.02, scene.dark)
    scene.line([(-0.44, -0.22), (-0.64, -0.36)], 0.03, scene.metal)
    scene.slab(-0.74, -0.44, -0.56, -0.32, scene.accent)
    for k in range(3):
        scene.fill(
            [ragged(0.56 + 0.12 * k, -0.3 + 0.08 * k, 0.05, [scene.between(0.7, 1) for _ in range(7)])],
            scene.lit(tone),
            scene.dim(tone),
        )


def crosshair(scene: Scene) -> None:
    """A comet in the sights of a machine that counts its course."""
    for wide, alpha, far in ((0.26, 0.25, 1.5), (0.17, 0.4, 1.1), (0.09, 0.7, 0.7)):
        scene.shape(
            *turned([(0.0, -wide), (far, -wide * 0.3), (far, wide * 0.3), (0.0, wide)], (0, 0), -26),
            colour=mix(rgb("#8fd6f0"), WHITE, 0.4),
            alpha=alpha,
        )
    scene.glow(0, 0, 0.36, rgb("#bff0ff"), 0.9)
    boulder(scene, 0, 0, 0.19, mix(ICE, scene.hour.low, 0.15), 3)
    red = rgb("#ff6a4a")
    for radius, width in ((0.42, 0.026), (0.3, 0.012)):
        scene.ring(0, 0, radius, width, red)
    for k in range(4):
        c, s = math.cos(math.pi * k / 2), math.sin(math.pi * k / 2)
        scene.line([(0.26 * c, 0.26 * s), (0.56 * c, 0.56 * s)], 0.024, red)
    for k in range(24):
        a = math.pi * k / 12
        scene.line([(0.42 * math.cos(a), 0.42 * math.sin(a)), (0.46 * math.cos(a), 0.46 * math.sin(a))], 0.01, red)
    track = [(-0.2 - 0.12 * k, 0.1 + 0.05 * k + 0.01 * k * k) for k in range(8)]
    for x, y in track:
        scene.circle(x, y, 0.022, rgb("#8ff0b0"))


def impactors(scene: Scene) -> None:
    """Rocks with engines, sent one after the other down to Mars."""
    for x, y, size in ((0.5, -0.2, 0.5), (0.12, -0.06, 0.72), (-0.36, 0.18, 1.0)):
        with scene.placed(x, y, size):
            fire(scene, 0.24, -0.14, 0.44, 0.08, -30)
            boulder(scene, 0, 0, 0.26, stone(scene), 4)
            cone = turned([(-0.02, -0.1), (0.12, -0.13), (0.12, 0.13), (-0.02, 0.1)], (0.19, -0.11), -30)
            scene.shape(*cone, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
            scene.line([(-0.08, -0.2), (-0.12, -0.34)], 0.02, scene.metal)
            scene.circle(-0.12, -0.36, 0.035, scene.accent)
            scene.shape((-0.34, 0.2), (-0.5, 0.34), (-0.34, 0.32), colour=rgb("#ffb45a"), alpha=0.8)
    scene.line([(-0.62, 0.3), (-1.0, 0.62)], 0.012, rgb("#ffd87a"), 0.8)


def claimrock(scene: Scene) -> None:
    """A rock with a flag on it, and a fence of posts and tape."""
    boulder(scene, 0, 0.14, 0.44, stone(scene), 5)
    scene.line([(-0.04, -0.22), (-0.04, -0.66)], 0.026, scene.metal)
    scene.fill(
        "M -.03 -.66 Q .1 -.74 .22 -.65 Q .32 -.58 .42 -.63 L .42 -.38 Q .32 -.32 .22 -.4 Q .1 -.48 -.03 -.4 Z",
        scene.lit(scene.accent),
        scene.dim(scene.accent, 0.25),
    )
    scene.circle(0.19, -0.52, 0.06, WHITE)
    posts = ((-0.42, -0.02), (-0.26, -0.2), (0.2, -0.24), (0.38, -0.06))
    for x, y in posts:
        scene.line([(x, y), (x * 1.12, y - 0.15)], 0.024, scene.metal)
        scene.circle(x * 1.12, y - 0.16, 0.026, rgb("#ff6a4a"))
    for (x, y), (u, v) in ((posts[0], posts[1]), (posts[2], posts[3])):
        scene.line([(x * 1.12, y - 0.11), (u * 1.12, v - 0.11)], 0.022, GOLD)
    scene.line(
        [(posts[1][0] * 1.12, posts[1][1] - 0.11), (-0.04, -0.32), (posts[2][0] * 1.12, posts[2][1] - 0.11)],
        0.022,
        GOLD,
    )
    scene.slab(-0.24, 0.18, 0.1, 0.38, mix(rgb("#fff6e6"), scene.hour.low, 0.1), depth=0.06)
    for k in range(3):
        scene.line([(-0.2, 0.23 + 0.05 * k), (0.02 - 0.06 * (k == 2), 0.23 + 0.05 * k)], 0.016, INK)


def psyche(scene: Scene) -> None:
    """An asteroid all of metal, and the probe that has found it."""
    tone = mix(rgb("#aab4c6"), scene.hour.low, 0.2)
    shares = [scene.between(0.88, 1) for _ in range(15)]
    outline = [(x * 1.25, y) for x, y in ragged(0.12, 0.04, 0.42, shares)]
    scene.across(outline, tone)
    for points, shade in (
        (((-0.2, -0.28), (0.16, -0.34), (0.06, -0.04), (-0.26, 0.0)), 0.55),
        (((0.16, -0.34), (0.5, -0.2), (0.4, 0.06), (0.06, -0.04)), 0.2),
        (((0.06, -0.04), (0.4, 0.06), (0.3, 0.34), (0.0, 0.3)), -0.2),
        (((-0.26, 0.0), (0.06, -0.04), (0.0, 0.3), (-0.24, 0.24)), 0.1),
    ):
        scene.shape(*points, colour=mix(tone, WHITE if shade > 0 else INK, abs(shade)), alpha=0.75)
    for x, y, r in ((0.46, 0.12, 0.09), (-0.12, 0.14, 0.07), (0.2, -0.18, 0.06)):
        scene.circle(x, y, r, scene.dim(tone, 0.6))
        scene.circle(x + r * 0.14, y + r * 0.18, r * 0.82, scene.dim(tone, 0.1))
    for x, y, size in ((-0.12, -0.24, 0.12), (0.34, -0.22, 0.08), (0.12, 0.2, 0.06)):
        sparkle(scene, x, y, size)
    for side in (-1, 1):
        solar_wing(scene, -0.68 + side * 0.2 - 0.13, -0.36, -0.68 + side * 0.2 + 0.13, -0.2)
    scene.slab(-0.75, -0.38, -0.6, -0.18, GOLD)
    scene.fade([(-0.66, -0.18), (-0.62, -0.18), (-0.14, 0.14), (-0.34, 0.26)], rgb("#8ff0ff"), 0.8, 0.2)


def iceshards(scene: Scene) -> None:
    """Splinters of an icy body that fall towards Mars in a swarm."""
    shards = (
        (0.62, -0.36, 0.16, 12),
        (0.3, -0.32, 0.12, -30),
        (0.42, 0.06, 0.2, 30),
        (-0.04, -0.12, 0.26, -10),
        (-0.4, -0.2, 0.13, 40),
        (-0.16, 0.3, 0.18, 16),
        (-0.6, 0.16, 0.24, -22),
        (0.16, 0.36, 0.1, 0),
    )
    for x, y, size, turn in shards:
        tail = turned([(0.0, -size * 0.4), (size * 4, 0.0), (0.0, size * 0.4)], (x, y), -34)
        scene.shape(*tail, colour=mix(rgb("#9fdcf6"), WHITE, 0.3), alpha=0.3)
        tone = mix(ICE, scene.hour.low, 0.08)
        tip, left, right, foot, mid = (
            turned([p], (x, y), turn)[0]
            for p in ((0, -size), (-size * 0.6, 0), (size * 0.62, -size * 0.1), (0, size), (size * 0.06, 0))
        )
        scene.shape(tip, left, foot, mid, colour=mix(tone, WHITE, 0.6), low=mix(tone, rgb("#6fb4d9"), 0.3))
        scene.shape(tip, right, foot, mid, colour=mix(tone, rgb("#4f9ac8"), 0.6), low=mix(tone, rgb("#1f5a8a"), 0.75))
    sparkle(scene, -0.12, -0.26, 0.09)
    sparkle(scene, -0.68, 0.02, 0.07)


def drillship(scene: Scene) -> None:
    """A ship that is a drill bores into a rock full of titanium."""
    boulder(scene, 0.5, 0.12, 0.46, stone(scene), 3)
    for x, y in ((0.46, -0.12), (0.66, 0.02), (0.52, 0.34)):
        scene.fill(
            [ragged(x, y, 0.07, [scene.between(0.6, 1) for _ in range(6)])],
            mix(rgb("#dfe8f4"), WHITE, 0.4),
            rgb("#8a94a8"),
        )
    for k in range(9):
        a = math.radians(110 + 20 * k)
        scene.shape(
            *turned([(0.06, -0.02), (0.16 + 0.05 * (k % 3), 0.0), (0.06, 0.02)], (0.12, 0.02), math.degrees(a)),
            colour=rgb("#d9b08a"),
        )
    fire(scene, -0.78, -0.2, 0.34, 0.08, 196)
    body = turned([(-0.42, -0.16), (0.16, -0.2), (0.24, 0.0), (0.16, 0.2), (-0.42, 0.16)], (-0.4, -0.1), 14)
    scene.shape(*body, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.5))
    scene.shape(
        *turned([(-0.14, -0.18), (0.08, -0.19), (0.1, -0.08), (-0.14, -0.08)], (-0.4, -0.1), 14),
        colour=scene.glass,
        low=mix(scene.glass, INK, 0.4),
    )
    scene.shape(
        *turned([(-0.5, -0.2), (-0.4, -0.2), (-0.4, 0.2), (-0.5, 0.2)], (-0.4, -0.1), 14),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.5),
    )
    scene.shape(
        *turned([(0.2, -0.2), (0.26, -0.2), (0.26, 0.2), (0.2, 0.2)], (-0.4, -0.1), 14),
        colour=scene.metal,
        low=scene.dim(scene.metal, 0.4),
    )
    for k in range(5):
        near, far = 0.26 + 0.07 * k, 0.26 + 0.07 * (k + 1)
        a, b = 0.18 - 0.036 * k, 0.18 - 0.036 * (k + 1)
        scene.shape(
            *turned([(near, -a), (far, -b), (far, b), (near, a)], (-0.4, -0.1), 14),
            colour=mix(scene.metal, WHITE, 0.3),
            low=scene.dim(scene.metal, 0.6),
        )
        scene.line(turned([(near, -a), (near + 0.06, a)], (-0.4, -0.1), 14), 0.02, scene.dim(scene.metal, 0.7))


def kuiper(scene: Scene) -> None:
    """Small worlds of ice far out, and a station tied between them; the sun is a star."""
    scene.glow(-0.7, -0.42, 0.2, rgb("#fff3c4"), 1)
    sparkle(scene, -0.7, -0.42, 0.14)
    for x, y, r, code in (
        (0.5, -0.22, 0.26, "#cfdfe8"),
        (-0.42, 0.2, 0.3, "#e6c8b4"),
        (0.44, 0.42, 0.12, "#b8c4d8"),
        (-0.02, -0.4, 0.1, "#d9d0e0"),
    ):
        tone = mix(rgb(code), scene.hour.low, 0.15)
        scene.orb(x, y, r, tone, mix(tone, INK, 0.75))
        for dx, dy, share in ((-0.3, -0.2, 0.2), (0.25, 0.15, 0.26), (-0.1, 0.45, 0.14)):
            scene.circle(x + dx * r, y + dy * r, share * r, mix(tone, INK, 0.35), alpha=0.6)
    scene.fill("M -.6 .06 C -.5 .0 -.36 .08 -.4 .18 C -.46 .26 -.6 .2 -.6 .06 Z", mix(rgb("#e6c8b4"), WHITE, 0.6))
    scene.line([(-0.18, 0.04), (0.28, -0.12)], 0.014, scene.metal)
    scene.slab(-0.02, -0.1, 0.14, 0.04, scene.accent)
    scene.column(0.02, -0.2, 0.1, -0.1, scene.metal)
    solar_wing(scene, -0.1, 0.06, 0.22, 0.14)
    scene.circle(0.04, -0.03, 0.02, scene.lamp)


def meteor(scene: Scene) -> None:
    """One small burning rock over the desert, and its reflection of light on the ground."""
    scene.fill([ellipse(-0.42, 0.66, 0.5, 0.06)], rgb("#ffd87a"), alpha=0.35)
    for wide, alpha, far, code in (
        (0.17, 0.35, 1.6, "#ff8a3a"),
        (0.11, 0.6, 1.2, "#ffb45a"),
        (0.055, 0.9, 0.8, "#fff0b0"),
    ):
        scene.shape(
            *turned([(0.0, -wide), (far, -wide * 0.1), (far, wide * 0.1), (0.0, wide)], (-0.26, 0.16), -34),
            colour=rgb(code),
            alpha=alpha,
        )
    scene.glow(-0.28, 0.18, 0.32, rgb("#ffe6a3"), 1)
    boulder(scene, -0.28, 0.18, 0.15, rgb("#8a5a48"), 2)
    for x, y, r in ((0.04, 0.22, 0.03), (0.12, -0.24, 0.026), (-0.1, 0.34, 0.022)):
        scene.circle(x, y, r, rgb("#ffd25a"))


def deimosfall(scene: Scene) -> None:
    """A moon that strikes the ground: a wall of light and dust, rocks that fly."""
    scene.fill([ellipse(0, 0.42, 1.3, 0.2)], rgb("#ffb45a"), rgb("#b8442a"))
    scene.glow(0, 0.26, 0.9, rgb("#ffd25a"), 1)
    dust = mix(scene.hour.mid, rgb("#c9784a"), 0.4)
    crown = (
        "M -1.04 .46 L -.9 .06 L -.7 .24 L -.62 -.14 L -.42 .18 L 0 .3 L .42 .18 L .62 -.14 L .7 .24 L "
        ".9 .06 L 1.04 .46 Z"
    )
    scene.fill(crown, mix(scene.lit(dust), WHITE, 0.2), scene.dim(dust, 0.2))
    for turn, far in ((-155, 0.66), (-130, 0.8), (-50, 0.84), (-24, 0.62), (-110, 0.6), (-70, 0.56)):
        scene.shape(*turned([(0.2, -0.05), (far, 0.0), (0.2, 0.05)], (0, 0.3), turn), colour=rgb("#fff0b0"), alpha=0.8)
        x, y = turned([(far, 0.0)], (0, 0.3), turn)[0]
        scene.fill(
            [ragged(x, y, 0.05, [scene.between(0.7, 1) for _ in range(7)])],
            scene.lit(scene.rock),
            scene.dim(scene.rock, 0.5),
        )
    boulder(scene, 0, -0.04, 0.36, mix(rgb("#b8a494"), scene.hour.low, 0.1), 5)
    front = [point for point in ellipse(0, 0.3, 0.52, 0.14, 0, 48) if point[1] > 0.3]
    scene.shape(*sorted(front), colour=rgb("#fff6d0"), low=rgb("#ff9f3a"))
    low = "M -.8 .5 L -.68 .3 L -.52 .42 L -.4 .26 L -.2 .42 L 0 .34 L .2 .42 L .4 .26 L .52 .42 L .68 .3 L .8 .5 Z"
    scene.fill(low, scene.lit(dust), scene.dim(dust, 0.35))


ROCKS: Final[Mapping[str, Motif]] = {
    "lasermine": Motif(lasermine, "belt", flies=True),
    "deflector": Motif(deflector, "belt", flies=True),
    "hollowing": Motif(hollowing, "belt", flies=True),
    "crosshair": Motif(crosshair, "space", flies=True),
    "impactors": Motif(impactors, "orbit", flies=True),
    "claimrock": Motif(claimrock, "belt", flies=True),
    "psyche": Motif(psyche, "space", flies=True),
    "iceshards": Motif(iceshards, "orbit", flies=True),
    "drillship": Motif(drillship, "belt", flies=True),
    "kuiper": Motif(kuiper, "belt", flies=True, size=0.62),
    "meteor": Motif(meteor, "mars", flies=True),
    "deimosfall": Motif(deimosfall, "mars"),
}
