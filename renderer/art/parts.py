"""Things and colours that several motifs consist of."""

from __future__ import annotations

import math
from typing import Final

from renderer.art.motif import turned
from renderer.art.scenery import GOLD, PAPER, Scene, ragged
from renderer.drawing.canvas import Point, ellipse, star
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb

WOOD: Final = rgb("#8a5634")
OAK: Final = rgb("#8a5638")
GLASS: Final = rgb("#bfeaf4")
SCREEN: Final = rgb("#16324a")
ICE: Final = rgb("#cfeaf6")
SNOW: Final = rgb("#eef6fb")
PALE: Final = rgb("#fff2dc")
CYAN: Final = rgb("#8ff0ff")
FIRST_AID: Final = rgb("#1f9d55")
"""The colour beside white of a cross that means help: red beside white is the protected emblem of the Geneva Conventions."""
GOODS: Final = ("#d1495b", "#3d7ea6", "#e9b84a", "#5fa777", "#8e5aa8", "#e4703a")
"""Colours of containers."""
PARTIES: Final = ("#c8482c", "#f2efe6", "#4a86c8", "#4f9a4a", "#8e2f3a", "#2f2f36")
"""Colours of cloth for six parties."""

# People.


def person(scene: Scene, x: float, foot: float, high: float, cloth: Colour, *, arm: float = 0.0) -> None:
    """Paint a standing person; `arm` says how far the hand on the right is raised."""
    skin, hair = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c"), scene.one_of("#3a2420", "#6a4226", "#d0a050")
    with scene.placed(x, foot - high / 2, high):
        scene.fill([ellipse(0.03, 0.5, 0.17, 0.025)], scene.dark, alpha=0.4)
        for dx, shade in ((0.05, 0.6), (-0.06, 0.45)):
            scene.line([(dx, 0.1), (dx, 0.46)], 0.1, scene.dim(mix(cloth, scene.dark, 0.4), shade))
        scene.line(
            [(0.12, -0.16), (0.2, 0.02 - 0.16 * arm), (0.2 + 0.14 * arm, 0.14 - 0.5 * arm)],
            0.07,
            scene.dim(cloth, 0.35),
        )
        scene.circle(0.2 + 0.14 * arm, 0.15 - 0.52 * arm, 0.035, scene.dim(skin, 0.2))
        scene.across([(-0.1, -0.22), (0.1, -0.22), (0.15, -0.14), (0.13, 0.16), (-0.13, 0.16), (-0.15, -0.14)], cloth)
        scene.line([(-0.13, -0.16), (-0.18, 0.0), (-0.16, 0.14)], 0.07, scene.lit(cloth))
        scene.circle(0, -0.37, 0.115, hair)
        scene.circle(-0.005, -0.345, 0.1, scene.lit(skin), scene.dim(skin, 0.25))
        scene.fill("M -.1 -.37 C -.08 -.5 .1 -.5 .11 -.34 C .06 -.42 -.02 -.42 -.1 -.37 Z", hair)


def explorer(scene: Scene, x: float, foot: float, high: float, suit: Colour, *, arm: float = 0.0) -> None:
    """Paint a person in a spacesuit with a mirrored visor; `arm` says how far the hand on the right is raised."""
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


# Plants.


def leafy(scene: Scene) -> Colour:
    """A random green for the plants of this scene."""
    return mix(scene.one_of("#6fb04a", "#4f9f5a", "#8fbf4a", "#5fae78"), scene.hour.sun, 0.12)


def blade(x: float, y: float, lean: float, high: float, half: float) -> list[Point]:
    """The polygon of a blade of grass."""
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
        scene.fill([blade(x, y, lean * high, high * part, high * 0.07)], tone, scene.dim(leaf, 0.5))


def tree(scene: Scene, x: float, foot: float, high: float, code: str = "#5fa04a") -> None:
    """Paint a tree with a round crown."""
    scene.line([(x, foot), (x, foot - high * 0.5)], high * 0.09, rgb("#6a4432"))
    leaf = rgb(code)
    for dx, dy, r in ((0.16, -0.52, 0.24), (-0.16, -0.56, 0.25), (0.0, -0.76, 0.25)):
        scene.circle(x + dx * high, foot + dy * high, r * high, scene.lit(leaf), scene.dim(leaf, 0.3))


def round_tree(scene: Scene, x: float, foot: float, high: float, leaf: Colour) -> None:
    """Paint a tree with a round crown and a shaded trunk."""
    trunk = mix(rgb("#6a4432"), scene.dark, 0.3)
    scene.column(x - high * 0.035, foot - high * 0.5, x + high * 0.04, foot, trunk, high * 0.01)
    y = foot - high * 0.66
    scene.circle(x + high * 0.05, y + high * 0.02, high * 0.3, scene.dim(leaf, 0.55))
    scene.circle(x - high * 0.02, y - high * 0.03, high * 0.27, leaf)
    scene.circle(x - high * 0.09, y - high * 0.1, high * 0.17, scene.lit(mix(leaf, rgb("#e8f08a"), 0.3)))


# Light and fire.


def bolt(scene: Scene, x: float, y: float, size: float, colour: Colour) -> None:
    """Paint a lightning bolt, as on warning signs."""
    flash = ((0.12, -0.5), (-0.26, 0.08), (-0.02, 0.08), (-0.12, 0.5), (0.28, -0.12), (0.04, -0.12))
    scene.shape(*((x + dx * size, y + dy * size) for dx, dy in flash), colour=mix(colour, WHITE, 0.3), low=colour)


def sparkle(scene: Scene, x: float, y: float, size: float) -> None:
    """Paint a flash of reflected light."""
    scene.fill([star(4, size, size * 0.22, (x, y))], WHITE)


def fire(scene: Scene, x: float, y: float, reach: float, half: float, degrees: float) -> None:
    """Paint a jet of fire that begins at a point; at 0 degrees it points to the right, at 90 down."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    for share, code, alpha in ((1.0, "#ff8a3a", 0.55), (0.66, "#ffb45a", 0.85), (0.36, "#fff3c4", 1.0)):
        wide, far = half * (0.4 + 0.6 * share), reach * share
        jet = [(0.0, -wide), (far * 0.5, -wide * 0.7), (far, 0.0), (far * 0.5, wide * 0.7), (0.0, wide)]
        scene.shape(*((x + dx * c - dy * s, y + dx * s + dy * c) for dx, dy in jet), colour=rgb(code), alpha=alpha)


def ring_of_arrows(scene: Scene, radius: float, width: float, tones: tuple[Colour, ...]) -> None:
    """Paint a ring of arrows, one for each tone, that follow each other."""
    n = len(tones)
    for k, tone in enumerate(tones):
        begin, end = 360 / n * k - 80, 360 / n * (k + 1) - 118
        turns = [math.radians(begin + (end - begin) * i / 16) for i in range(17)]
        scene.line(
            [(radius * math.cos(t) + 0.015, radius * math.sin(t) + 0.03) for t in turns], width, scene.dim(tone, 0.6)
        )
        scene.line([(radius * math.cos(t), radius * math.sin(t)) for t in turns], width, scene.lit(tone))
        head = turned([(radius - width * 1.1, 0), (radius + width * 1.1, 0), (radius, width * 1.9)], (0, 0), end)
        scene.shape(*head, colour=scene.lit(tone), low=tone)


# In the air.


def cloud(scene: Scene, x: float, y: float, size: float, colour: Colour, alpha: float = 1) -> None:
    """Paint a heap of cloud with light on its top."""
    for dx, dy, r in ((-0.55, 0.1, 0.3), (0.6, 0.12, 0.26), (-0.15, -0.08, 0.4), (0.3, 0.0, 0.34)):
        scene.circle(x + dx * size, y + dy * size, r * size, mix(colour, WHITE, 0.4), alpha=alpha)
        scene.circle(x + (dx + 0.05) * size, y + (dy + 0.06) * size, r * size * 0.86, colour, alpha=alpha)
    foot = ellipse(x, y + 0.27 * size, 0.78 * size, 0.13 * size)
    scene.fill([foot], scene.dim(colour, 0.14), alpha=alpha)


def gasbag(scene: Scene, x: float, y: float, half: float, high: float, colour: Colour, gores: int = 3) -> None:
    """Paint a balloon's bag with its seams; `half` and `high` are its two radii."""
    scene.across(ellipse(x, y, half, high), colour)
    below = [point for point in ellipse(x, y, half, high, steps=48) if point[1] > y + high * 0.35]
    scene.shape(*below, colour=scene.dark, alpha=0.22)
    for k in range(1 - gores, gores):
        turns = [math.pi * i / 12 for i in range(13)]
        seam = [(x + half * math.sin(math.pi / 2 * k / gores) * math.sin(t), y - high * math.cos(t)) for t in turns]
        scene.line(seam, 0.03 * min(half, high), scene.dim(colour, 0.35))
    scene.fill([ellipse(x - half * 0.45, y - high * 0.48, half * 0.22, high * 0.12, -30)], WHITE, alpha=0.6)


def airship(scene: Scene, x: float, y: float, size: float, colour: Colour) -> None:
    """Paint an airship that flies to the left."""
    with scene.placed(x, y, size):
        for dy, shade in ((-1, 0.1), (1, 0.5)):
            scene.shape((0.3, dy * 0.06), (0.5, dy * 0.3), (0.62, dy * 0.28), (0.5, 0), colour=scene.dim(colour, shade))
        scene.fill(
            "M -.62 .02 C -.5 -.2 -.2 -.26 .1 -.22 C .34 -.18 .5 -.08 .6 0 L .5 .06 C .3 .2 -.4 .28 -.62 .02 Z",
            scene.lit(colour),
            scene.dim(colour, 0.5),
        )
        scene.fill(
            "M -.6 0 C -.3 .1 .3 .1 .58 0 C .3 .16 -.3 .18 -.6 0 Z", mix(rgb("#fff6e6"), colour, 0.15), alpha=0.85
        )
        scene.fill("M -.5 -.08 C -.3 -.2 0 -.22 .2 -.18 C 0 -.17 -.3 -.14 -.5 -.08 Z", WHITE, alpha=0.55)
        scene.slab(-0.24, 0.2, 0.14, 0.32, scene.metal, depth=0.2)
        scene.windows(-0.22, 0.23, 0.06, 0.3, 5, 1, scene.lamp)
        scene.line([(0.14, 0.27), (0.22, 0.27)], 0.03, scene.dim(scene.metal))
        scene.fill([ellipse(0.24, 0.27, 0.014, 0.09)], scene.dark, alpha=0.7)


# In space.


def blazing_sun(scene: Scene, x: float, y: float, radius: float) -> None:
    """Paint the sun in its corona."""
    for share, alpha in ((1.5, 0.14), (1.28, 0.2), (1.12, 0.35)):
        scene.circle(x, y, radius * share, rgb("#ff9a3a"), alpha=alpha)
    scene.circle(x, y, radius, rgb("#fff0b0"), rgb("#ff9a30"))
    for dx, dy, r in ((-0.4, -0.3, 0.2), (0.2, 0.1, 0.26), (-0.1, 0.5, 0.18), (0.5, -0.4, 0.14)):
        scene.circle(x + dx * radius, y + dy * radius, r * radius, rgb("#fff6d0"), alpha=0.5)


def blue_globe(scene: Scene, x: float, y: float, radius: float) -> None:
    """Paint the Earth."""
    with scene.placed(x, y, radius / 0.43):
        scene.circle(0, 0, 0.47, rgb("#a8e4ff"), alpha=0.25)
        scene.orb(0, 0, 0.43, rgb("#4fa6dc"), rgb("#0b1f48"))
        land = rgb("#7fb866")
        scene.fill(
            "M -.26 -.22 C -.1 -.36 .1 -.34 .06 -.2 C .02 -.08 -.12 -.1 -.12 .02 C -.12 .14 -.3 .02 -.26 -.22 Z", land
        )
        scene.fill("M .08 .02 C .2 -.06 .34 .02 .28 .16 C .2 .34 .04 .3 .06 .18 Z", land, mix(land, INK, 0.35))


def cloudy_globe(scene: Scene, x: float, y: float, radius: float) -> None:
    """Paint Venus."""
    scene.circle(x, y, radius * 1.08, rgb("#fff0c0"), alpha=0.2)
    scene.orb(x, y, radius, rgb("#efd199"), rgb("#5a3518"))
    for k, tone in enumerate(("#fff4d6", "#c48a48", "#fff0c8", "#b87a3c", "#f8e2b0")):
        at = radius * (-0.62 + 0.3 * k)
        half = math.sqrt(radius**2 - at**2) * 0.8
        sweep = (
            f"M {x - half} {y + at - radius * 0.12} Q {x} {y + at + radius * 0.26} {x + half} {y + at - radius * 0.1}"
        )
        sweep += f" Q {x + half * 0.2} {y + at + radius * 0.4} {x - half} {y + at - radius * 0.12} Z"
        scene.fill(sweep, rgb(tone), alpha=0.4)


def asteroid_colour(scene: Scene) -> Colour:
    """The colour of asteroids in the light of the scene."""
    return mix(rgb("#a98a76"), scene.hour.low, 0.18)


def boulder(scene: Scene, x: float, y: float, radius: float, colour: Colour, holes: int = 4) -> None:
    """Paint an asteroid with craters."""
    shares = [scene.between(0.82, 1) for _ in range(13)]
    scene.across(ragged(x, y, radius, shares), colour)
    scene.fill([ragged(x - radius * 0.07, y - radius * 0.1, radius * 0.84, shares)], scene.lit(colour), colour, 0.55)
    spots = ((-0.35, -0.3, 0.2), (0.3, 0.08, 0.26), (-0.25, 0.42, 0.15), (0.42, -0.48, 0.12), (0.1, 0.62, 0.1))
    for dx, dy, share in spots[:holes]:
        r = radius * share
        scene.circle(x + dx * radius, y + dy * radius, r, scene.dim(colour, 0.65))
        scene.circle(x + dx * radius + r * 0.16, y + dy * radius + r * 0.2, r * 0.8, scene.dim(colour, 0.25))


def spaceplane(scene: Scene, x: float, y: float, size: float, degrees: float, colour: Colour) -> None:
    """Paint a spaceplane; at 0 degrees its nose points up."""
    with scene.placed(x, y, size):

        def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
            return turned(points, (0, 0), degrees)

        white = mix(rgb("#fff8ee"), scene.hour.low, 0.06)
        for side, shade in ((-1, 0.05), (1, 0.4)):
            wing = at((side * 0.08, -0.12), (side * 0.46, 0.34), (side * 0.46, 0.42), (side * 0.08, 0.36))
            scene.shape(*wing, colour=scene.dim(colour, shade))
            scene.shape(
                *at((side * 0.4, 0.27), (side * 0.46, 0.34), (side * 0.46, 0.42), (side * 0.4, 0.4)),
                colour=scene.dim(white, shade),
            )
        scene.shape(*at((0, -0.5), (-0.1, -0.26), (-0.12, 0.4), (0.02, 0.4), (0.02, -0.5)), colour=scene.lit(white))
        scene.shape(*at((0, -0.5), (0.1, -0.26), (0.12, 0.4), (0.02, 0.4)), colour=scene.dim(white, 0.35))
        scene.shape(
            *at((0, -0.36), (-0.055, -0.24), (-0.05, -0.16), (0.05, -0.16), (0.055, -0.24)),
            colour=mix(scene.glass, INK, 0.3),
        )
        scene.shape(*at((-0.12, 0.08), (0.12, 0.08), (0.12, 0.15), (-0.12, 0.15)), colour=colour)
        scene.shape(*at((-0.025, 0.16), (0.025, 0.16), (0.03, 0.48), (-0.03, 0.48)), colour=scene.dim(colour, 0.5))


def freighter(scene: Scene, x: float, y: float, size: float, degrees: float, colour: Colour) -> None:
    """Paint a small freighter; at 0 degrees its nose points up."""
    with scene.placed(x, y, size):

        def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
            return turned(points, (0, 0), degrees)

        for side in (-1, 1):
            scene.shape(
                *at((side * 0.16, 0.1), (side * 0.4, 0.46), (side * 0.16, 0.4)),
                colour=scene.dim(colour, 0.2 + 0.2 * side),
            )
        scene.shape(*at((-0.16, 0.44), (-0.2, -0.2), (0, -0.5), (0.02, -0.5), (0.02, 0.44)), colour=scene.lit(colour))
        scene.shape(*at((0.16, 0.44), (0.2, -0.2), (0, -0.5), (0.02, 0.44)), colour=scene.dim(colour, 0.4))
        scene.shape(*at((-0.1, -0.2), (0, -0.36), (0.1, -0.2), (0.08, -0.08), (-0.08, -0.08)), colour=scene.glass)
        scene.shape(*at((-0.2, 0.14), (0.2, 0.14), (0.19, 0.24), (-0.19, 0.24)), colour=mix(PAPER, colour, 0.2))


def capsule(scene: Scene, x: float, y: float, turn: float) -> None:
    """Paint a bullet-shaped freight capsule with its lit side up."""
    parts = (
        (
            ((-0.16, -0.08), (0.02, -0.08), (0.12, -0.05), (0.18, 0), (0.12, 0.05), (0.02, 0.08), (-0.16, 0.08)),
            scene.dim(scene.metal, 0.3),
        ),
        (((-0.16, -0.08), (0.02, -0.08), (0.12, -0.05), (0.18, 0), (-0.16, 0.01)), scene.lit(scene.metal)),
        (((-0.1, -0.08), (-0.03, -0.08), (-0.03, 0.08), (-0.1, 0.08)), scene.accent),
    )
    for part, tone in parts:
        scene.fill([turned(part, (x, y), turn)], tone)


# Buildings and things.


def hut(scene: Scene, x: float, foot: float, half: float, colour: Colour) -> None:
    """Paint a round hut with a door and a window."""
    scene.vault(x, foot, half, half * 1.05, colour)
    scene.box((x - half * 0.22, foot - half * 0.55, x + half * 0.16, foot), half * 0.12, scene.dark)
    scene.circle(x - half * 0.52, foot - half * 0.4, half * 0.13, scene.lamp)
    scene.circle(x + half * 0.48, foot - half * 0.4, half * 0.13, mix(scene.lamp, colour, 0.4))


def towers(scene: Scene, left: float, right: float, foot: float, high: float, n: int) -> None:
    """Paint a group of `n` towers, the highest in the middle."""
    step = (right - left) / n
    for i in sorted(range(n), key=lambda i: abs(i - n / 2), reverse=True):
        away = abs(i + 0.5 - n / 2) / (n / 2)
        top = foot - high * (1 - 0.6 * away) * scene.between(0.78, 1.05)
        x, wide = left + step * i, step * scene.between(0.9, 1.15)
        tone = mix(scene.metal, scene.accent, 0.75) if scene.chance.random() < 0.3 else scene.metal
        match scene.chance.randrange(4):
            case 0:
                scene.vault(x + wide / 2, top + 0.01, wide / 2, wide * 0.4, tone)
            case 1:
                scene.shape((x, top), (x + wide, top - wide * 0.6), (x + wide, top), colour=scene.dim(tone, 0.3))
            case 2:
                scene.line([(x + wide / 2, top), (x + wide / 2, top - wide * 0.8)], 0.012, tone)
            case _:
                pass
        scene.slab(x, top, x + wide, foot, mix(tone, scene.hour.far, 0.15), depth=0.32)
        rows = max(2, int((foot - top) / 0.075))
        scene.windows(x + wide * 0.08, top + 0.03, x + wide * 0.62, foot - 0.02, 2, rows, mix(scene.lamp, tone, 0.15))


def solar_wing(scene: Scene, left: float, top: float, right: float, bottom: float, cells: int = 4) -> None:
    """Paint a flat panel of solar cells."""
    blue = mix(rgb("#3d6ea6"), scene.hour.low, 0.12)
    scene.shape((left, top), (right, top), (right, bottom), (left, bottom), colour=mix(blue, WHITE, 0.4), low=blue)
    for k in range(1, cells):
        x = left + (right - left) * k / cells
        scene.line([(x, top), (x, bottom)], 0.007, mix(blue, INK, 0.35))
    scene.line([(left, (top + bottom) / 2), (right, (top + bottom) / 2)], 0.007, mix(blue, INK, 0.35))


def wheel(scene: Scene, x: float, y: float, radius: float, teeth: int, tone: Colour) -> None:
    """Paint a toothed wheel."""
    ring: list[Point] = []
    for k in range(teeth):
        for part, share in ((0.0, 0.82), (0.22, 1.0), (0.5, 1.0), (0.72, 0.82)):
            a = 2 * math.pi * (k + part) / teeth
            ring.append((x + radius * share * math.cos(a), y + radius * share * math.sin(a)))
    scene.fill([[(u + 0.025, v + 0.03) for u, v in ring]], scene.dark, alpha=0.6)
    scene.fill([ring], scene.lit(tone), scene.dim(tone, 0.35))
    scene.circle(x, y, radius * 0.56, scene.dim(tone, 0.55), scene.dim(tone, 0.2))
    scene.circle(x, y, radius * 0.3, scene.lit(tone), scene.dim(tone, 0.2))
    scene.circle(x, y, radius * 0.12, scene.dark)


def table(scene: Scene, top: float, half: float, colour: Colour) -> None:
    """Paint a table with a thick top whose upper edge is at `top`."""
    scene.fill([ellipse(0.04, 0.5, half * 0.9, 0.035)], scene.dark, alpha=0.45)
    for x in (-half * 0.84, half * 0.78):
        scene.slab(x, top + 0.08, x + 0.08, 0.5, scene.dim(colour, 0.35))
    scene.shape(
        (-half, top),
        (half, top),
        (half * 0.88, top - 0.1),
        (-half * 0.88, top - 0.1),
        colour=scene.lit(colour),
        low=colour,
    )
    scene.slab(-half, top, half, top + 0.09, colour, depth=0.04)


def crate(scene: Scene, left: float, foot: float, size: float, colour: Colour) -> None:
    """Paint a box with bands that stands with its left edge at `left`."""
    top, right = foot - size * 0.86, left + size
    scene.slab(left, top, right, foot, colour, depth=0.26)
    edge = right - size * 0.26
    for y in (top + size * 0.06, foot - size * 0.1):
        scene.line([(left + size * 0.02, y), (edge, y)], size * 0.07, scene.dim(colour, 0.3))
    scene.line(
        [(left + size * 0.06, foot - size * 0.1), (edge - size * 0.04, top + size * 0.08)],
        size * 0.06,
        scene.dim(colour, 0.3),
    )


def coin(scene: Scene, x: float, y: float, half: float, lean: float = 0) -> None:
    """Paint a coin, seen obliquely from above."""
    scene.fill([ellipse(x, y + half * 0.18, half, half * 0.42, lean)], scene.dim(GOLD, 0.5))
    scene.fill([ellipse(x, y, half, half * 0.42, lean)], mix(GOLD, WHITE, 0.35), GOLD)
    scene.fill([ellipse(x, y, half * 0.66, half * 0.26, lean)], scene.dim(GOLD, 0.25))
