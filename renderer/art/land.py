"""The light at each hour of the day, and the parts of land and sky from which settings are painted."""

from __future__ import annotations

import math
from typing import Final

from renderer.art.scenery import Mist, Scene, light
from renderer.drawing.canvas import Point
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb

RUST: Final = light("#b5432a", "#f6b26b", "#ffe9b8", "#c9683f", "#9a4329", "#5e231c")
NOON: Final = light("#e2a263", "#fae0ac", "#fffbe8", "#d69a63", "#b9683c", "#7c3a25")
TEAL: Final = light("#1e6470", "#f3cd92", "#fff0c4", "#c98156", "#8f4a3a", "#4b2430")
BLUE: Final = light("#6d5a5c", "#b9d3dc", "#f4fbff", "#a0847a", "#7d5648", "#46302f")
DUSK: Final = light("#33305f", "#f0875a", "#ffd9a0", "#93506a", "#673a5a", "#352040")
ROSE: Final = light("#d97b77", "#ffe0bd", "#fff6e0", "#cf8577", "#a3545a", "#5d2b3c")
NIGHT: Final = light("#0d1236", "#5a3f78", "#f4e8ff", "#453468", "#31244f", "#191331")
GILT: Final = light("#c97b2c", "#ffdf8a", "#fffbe0", "#c88a3f", "#97562a", "#56281c")
FRESH: Final = light("#4fa3b5", "#fbe6b4", "#fffbe6", "#93a978", "#5f8f4e", "#2c5a3c")
SPRING: Final = light("#7fb8a8", "#fdeec4", "#fffdf0", "#a8b877", "#779e4a", "#3a6a36")
AMBER: Final = light("#d08a4a", "#fff0bd", "#fffbe6", "#a9a35a", "#6f8f42", "#34572f")
VIOLET: Final = light("#3f3f7d", "#f5b58a", "#ffe8c8", "#5f7f78", "#3f6a58", "#1f3f42")
DEEP: Final = light("#070a1f", "#23305f", "#fff4dc", "#3a3f6b", "#262b50", "#10132b")
WINE: Final = light("#150718", "#6a2347", "#ffe4cf", "#5b2a4f", "#3c1b3a", "#1d0d20")
ABYSS: Final = light("#04141c", "#14586a", "#eefcff", "#2a5a66", "#1c4450", "#0b2028")
EMBER: Final = light("#140a0c", "#8a3a22", "#fff0cf", "#6a3428", "#47221d", "#220f10")
FROST: Final = light("#5f93b8", "#e9f3f2", "#ffffff", "#bcd6e2", "#92b9d0", "#54809f")
POLAR: Final = light("#34406f", "#e9b9a4", "#fff0e0", "#c9bccb", "#9aa5c4", "#56648f")
SULPHUR: Final = light("#c7862b", "#f7d98a", "#fff7d6", "#cf9a50", "#8f5a2e", "#4a2a1c")
OCHRE: Final = light("#84432a", "#f0a95a", "#ffe6b0", "#a8623c", "#74402c", "#3a1f1c")
HAZE: Final = light("#93985a", "#f4ecb0", "#fffde8", "#aaa062", "#74703e", "#383620")
ASHEN: Final = light("#5a3a52", "#e39a6a", "#ffdcae", "#84505a", "#573446", "#2a1a2a")
CREAM: Final = light("#d59a52", "#fff0c8", "#fffdf0", "#f3dcae", "#dcb277", "#96683f")
PEACH: Final = light("#c4746a", "#ffdcb8", "#fff4e0", "#f2c3a4", "#cf8d7a", "#8a4f50")
MORN: Final = light("#6f9db4", "#fdf0cf", "#fffdf0", "#eee2c0", "#c9b490", "#84705c")
LILAC: Final = light("#5f4a86", "#f3b48f", "#ffe4c2", "#d3a8ae", "#966f94", "#51386a")
HONEY: Final = light("#8a4a14", "#f4b24c", "#ffe2a0", "#b8702c", "#7c441c", "#3c2012")
TAWNY: Final = light("#6e3a34", "#e8985a", "#ffd6a0", "#a3603f", "#6b3a32", "#331c22")

DAYS: Final = (RUST, NOON, TEAL, BLUE, DUSK, ROSE, GILT, NIGHT)
GREENS: Final = (FRESH, SPRING, AMBER, VIOLET)
NIGHTS: Final = (DEEP, WINE, ABYSS, EMBER)
VENUSIAN: Final = (SULPHUR, OCHRE, HAZE, ASHEN)
ALOFT: Final = (CREAM, PEACH, MORN, LILAC)
HAZY: Final = (HONEY, TAWNY)


SET: Final = 0.56
"""The height of the brightest part of the sky after sunset, as a share of the picture's height from the top."""
BELOW_COST: Final = 0.52
"""The least distance of the sun from the top, as a share of the picture's height, on the side where the cost covers the finished
picture."""

# Parts of land and sky.


def sun(scene: Scene, low: float = 0.5) -> None:
    """Paint the sun, a pale disc with rings of light, on the side that lights the solids; only the rings, for a sun that has just set, if
    the subject flies."""
    share, y, radius = scene.between(0.18, 0.82), scene.between(0.24, low), scene.between(0.08, 0.15)
    x = scene.wide * min(share, 1 - share, 0.24 if scene.aloft else 0.5)
    y = max(y, SET if scene.aloft else 0 if scene.mirrored else BELOW_COST)
    colour = mix(scene.hour.sun, scene.hour.low, 0.25)
    for ring, alpha in ((3.2, 0.09), (2.3, 0.12), (1.6, 0.17)):
        scene.circle(x, y, radius * ring, colour, alpha=alpha)
    if not scene.aloft:
        scene.circle(x, y, radius, mix(scene.hour.sun, WHITE, 0.3), mix(scene.hour.sun, scene.hour.low, 0.5))


def hills(scene: Scene, y: float, height: float, top: Colour, low: Colour, foot: float = 1.02) -> None:
    """Paint soft hills, down to the lower edge of the picture, or to `foot` where nearer land hides the rest."""
    phases = [scene.between(0, 6.3) for _ in range(3)]
    points: list[Point] = []
    for i in range(33):
        x = scene.wide * i / 32
        waves = sum(math.sin(x * f * 3 + p) / f for f, p in zip((1, 2.3, 4.7), phases, strict=True))
        points.append((x, y + height * waves))
    scene.land(points, foot, top, low)


def mesas(scene: Scene, y: float, height: float, colour: Colour) -> None:
    """Paint flat-topped rocks with their right flank in the shade."""
    x = scene.between(-0.3, 0)
    while x < scene.wide:
        wide, high = scene.between(0.25, 0.6), height * scene.between(0.5, 1.4)
        slope = high * scene.between(0.3, 0.6)
        scene.shape(
            (x, y + 0.1),
            (x + slope, y - high),
            (x + wide - slope, y - high),
            (x + wide, y + 0.1),
            colour=mix(colour, scene.hour.sun, 0.14),
            low=colour,
        )
        flank = x + wide - slope - wide * 0.22
        scene.shape(
            (flank, y - high),
            (x + wide - slope, y - high),
            (x + wide, y + 0.1),
            (flank + 0.05, y + 0.1),
            colour=mix(colour, scene.dark, 0.25),
            low=mix(colour, scene.dark, 0.15),
        )
        x += wide + scene.between(-0.05, 0.25)


def peaks(scene: Scene, y: float, height: float, colour: Colour, cap: Colour | None = None) -> None:
    """Paint pointed mountains, capped with snow if `cap` is a colour."""
    x = scene.between(-0.2, 0)
    while x < scene.wide + 0.1:
        half, high = scene.between(0.2, 0.4), height * scene.between(0.6, 1.3)
        top = (x, y - high)
        foot = x + half * scene.between(0.05, 0.3)
        scene.shape(top, (foot, y + 0.08), (x - half, y + 0.08), colour=mix(colour, scene.hour.sun, 0.2), low=colour)
        scene.shape(top, (x + half, y + 0.08), (foot, y + 0.08), colour=mix(colour, scene.dark, 0.3))
        if cap:
            part = 0.34 * high
            side = half * part / (high + 0.08)
            scene.shape(top, (x + 0.02, y - high + part), (x - side, y - high + part), colour=cap)
            scene.shape(
                top,
                (x + side, y - high + part),
                (x + 0.02, y - high + part),
                colour=mix(cap, colour, 0.4),
            )
        x += half * scene.between(0.9, 1.6)


def rocks(scene: Scene, n: int, colour: Colour) -> None:
    """Paint stones on the near ground."""
    for _ in range(n):
        x, y, radius = scene.between(0, scene.wide), scene.between(0.87, 0.99), scene.between(0.01, 0.035)
        scene.shape(
            (x - radius, y),
            (x - radius * 0.5, y - radius),
            (x + radius * 0.5, y - radius * 0.9),
            (x + radius, y),
            colour=mix(colour, scene.hour.sun, 0.15),
            low=mix(colour, INK, 0.3),
        )


def skyline(scene: Scene) -> None:
    """Paint far mesas, peaks or hills."""
    hour, y = scene.hour, scene.between(0.58, 0.66)
    match scene.chance.randrange(3):
        case 0:
            mesas(scene, y, 0.13, mix(hour.far, hour.low, 0.3))
        case 1:
            peaks(scene, y, 0.2, mix(hour.far, hour.low, 0.3))
        case _:
            hills(scene, y - 0.08, 0.06, mix(hour.far, hour.low, 0.35), hour.far, y + 0.1)
    hills(scene, y, 0.035, hour.far, mix(hour.far, hour.mid, 0.7), y + 0.28)


def water(scene: Scene, line: float) -> None:
    """Paint a sea from a line downwards, with light on its waves."""
    deep = mix(rgb("#0f4a72"), scene.hour.near, 0.25)
    pale = mix(rgb("#5fc3d0"), scene.hour.low, 0.3)
    scene.shape((0, line), (scene.wide, line), (scene.wide, 1.02), (0, 1.02), colour=pale, low=deep)
    for _ in range(16):
        x, y, half = scene.between(0, scene.wide), scene.between(line + 0.02, 0.98), scene.between(0.04, 0.14)
        thick = 0.004 + 0.012 * (y - line)
        scene.shape((x - half, y), (x, y - thick), (x + half, y), (x, y + thick), colour=scene.hour.sun, alpha=0.5)


def deep_space(scene: Scene) -> None:
    """Paint the stars and mists of light."""
    hour = scene.hour
    tone = mix(hour.low, hour.sun, 0.3)
    spots = [(scene.between(0, scene.wide), scene.between(0, 1), scene.between(0.4, 0.7)) for _ in range(3)]
    scene.sky(hour.top, hour.low, *(Mist(x, y, radius, tone, 0.35) for x, y, radius in spots))
    scene.stars(70, 1)
    scene.ground = 0.9


def limb(scene: Scene, colour: Colour, shade: Colour, air: Colour) -> None:
    """Paint the edge of a world below a ship."""
    radius = scene.between(1.2, 1.9) * max(1, scene.wide / 1.6)
    x, y = scene.between(0.3, 0.8) * scene.wide, scene.between(0.64, 0.76) + radius
    scene.circle(x, y, radius * 1.045, air, alpha=0.18)
    scene.circle(x, y, radius * 1.018, air, alpha=0.4)
    scene.circle(x, y, radius, mix(colour, WHITE, 0.12), shade)


def banded(scene: Scene, x: float, y: float, radius: float, tone: Colour) -> None:
    """Paint a giant planet in belts of its colour."""
    scene.orb(x, y, radius, tone, mix(tone, INK, 0.75))
    for k in range(-3, 4):
        at = radius * (0.26 * k + scene.between(-0.05, 0.05))
        half = math.sqrt(radius**2 - at**2) * 0.985
        thick = radius * scene.between(0.035, 0.09)
        belt = [
            (x - half, at + y),
            (x, y + at - thick * 0.4),
            (x + half, at + y),
            (x + half * 0.97, at + y + thick),
            (x, y + at + thick * 1.5),
            (x - half * 0.97, at + y + thick),
        ]
        scene.fill([belt], mix(tone, rgb("#6a2f1c"), scene.between(0.4, 0.8)), alpha=0.4)
