"""Settings of illustrations: sky, sun and land behind the subject, and the hours at which each setting is painted."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

from renderer.art.scenery import Light, Mist, Scene, ScenePainter, light, ragged
from renderer.drawing.canvas import Point, ellipse
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

DAYS: Final = (RUST, NOON, TEAL, BLUE, DUSK, ROSE, GILT, NIGHT)
GREENS: Final = (FRESH, SPRING, AMBER, VIOLET)
NIGHTS: Final = (DEEP, WINE, ABYSS, EMBER)


SET: Final = 0.56
"""The height at which the sky is brightest when the sun has set."""
BELOW_COST: Final = 0.52
"""The height of the sun where it is on the same side of the finished picture as the cost."""

# Parts of land and sky.


def sun(scene: Scene, low: float = 0.5) -> None:
    """Paint a pale disc with rings of light, on the side from which solids are lit; behind a flying subject the sun has just set."""
    share, y, radius = scene.between(0.18, 0.82), scene.between(0.24, low), scene.between(0.08, 0.15)
    x = scene.wide * min(share, 1 - share, 0.24 if scene.aloft else 0.5)
    y = max(y, SET if scene.aloft else 0 if scene.mirrored else BELOW_COST)
    colour = mix(scene.hour.sun, scene.hour.low, 0.25)
    for ring, alpha in ((3.2, 0.09), (2.3, 0.12), (1.6, 0.17)):
        scene.circle(x, y, radius * ring, colour, alpha=alpha)
    if not scene.aloft:
        scene.circle(x, y, radius, mix(scene.hour.sun, WHITE, 0.3), mix(scene.hour.sun, scene.hour.low, 0.5))


def hills(scene: Scene, y: float, height: float, top: Colour, low: Colour, foot: float = 1.02) -> None:
    """Paint a soft skyline, down to the lower edge or to where nearer land hides it."""
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


def _skyline(scene: Scene) -> None:
    hour, y = scene.hour, scene.between(0.58, 0.66)
    match scene.chance.randrange(3):
        case 0:
            mesas(scene, y, 0.13, mix(hour.far, hour.low, 0.3))
        case 1:
            peaks(scene, y, 0.2, mix(hour.far, hour.low, 0.3))
        case _:
            hills(scene, y - 0.08, 0.06, mix(hour.far, hour.low, 0.35), hour.far, y + 0.1)
    hills(scene, y, 0.035, hour.far, mix(hour.far, hour.mid, 0.7), y + 0.28)


# Settings.


def _mars(scene: Scene) -> None:
    """The red desert."""
    hour = scene.hour
    scene.sky(hour.top, hour.low)
    if hour in (NIGHT, DUSK):
        scene.stars(40, 0.5)
    sun(scene)
    _skyline(scene)
    hills(scene, scene.between(0.75, 0.79), 0.02, hour.mid, hour.near)
    rocks(scene, 7, hour.near)


def _green(scene: Scene) -> None:
    """Mars once plants have spread."""
    _mars(scene)
    leaf = mix(scene.hour.mid, rgb("#7fc04a"), 0.35)
    hills(scene, 0.82, 0.012, mix(leaf, scene.hour.sun, 0.15), scene.hour.near)


def _shore(scene: Scene) -> None:
    """Land behind a sea; the subject stands in its shallows."""
    hour = scene.hour
    scene.sky(hour.top, hour.low)
    sun(scene, 0.4)
    _skyline(scene)
    line = scene.between(0.68, 0.73)
    water(scene, line)
    scene.ground = 0.86


def water(scene: Scene, line: float) -> None:
    """Paint a sea from a line downwards, with light on its waves."""
    deep = mix(rgb("#0f4a72"), scene.hour.near, 0.25)
    pale = mix(rgb("#5fc3d0"), scene.hour.low, 0.3)
    scene.shape((0, line), (scene.wide, line), (scene.wide, 1.02), (0, 1.02), colour=pale, low=deep)
    for _ in range(16):
        x, y, half = scene.between(0, scene.wide), scene.between(line + 0.02, 0.98), scene.between(0.04, 0.14)
        thick = 0.004 + 0.012 * (y - line)
        scene.shape((x - half, y), (x, y - thick), (x + half, y), (x, y + thick), colour=scene.hour.sun, alpha=0.5)


def _undersea(scene: Scene) -> None:
    hour = scene.hour
    deep, pale = mix(rgb("#06304f"), hour.near, 0.2), mix(rgb("#5fc9c6"), hour.low, 0.25)
    scene.sky(pale, deep)
    for _ in range(5):
        x, wide, lean = scene.between(0, scene.wide), scene.between(0.05, 0.16), scene.between(0.1, 0.3)
        beam = [(x, 0), (x + wide, 0), (x + wide * 1.6 + lean, 0.9), (x - wide * 0.6 + lean, 0.9)]
        scene.fade(beam, WHITE, 0.28, 0)
    hills(scene, 0.86, 0.03, mix(deep, hour.mid, 0.35), mix(deep, INK, 0.4))
    scene.ground = 0.92


def _ice(scene: Scene) -> None:
    """The polar caps."""
    hour = scene.hour
    scene.sky(hour.top, hour.low)
    sun(scene)
    peaks(scene, 0.64, 0.2, mix(hour.mid, hour.low, 0.2), mix(WHITE, hour.low, 0.2))
    hills(scene, 0.72, 0.02, mix(WHITE, hour.low, 0.3), hour.far, 0.92)
    hills(scene, 0.86, 0.015, mix(WHITE, hour.far, 0.4), hour.mid)


def _space(scene: Scene) -> None:
    hour = scene.hour
    tone = mix(hour.low, hour.sun, 0.3)
    spots = [(scene.between(0, scene.wide), scene.between(0, 1), scene.between(0.4, 0.7)) for _ in range(3)]
    scene.sky(hour.top, hour.low, *(Mist(x, y, radius, tone, 0.35) for x, y, radius in spots))
    scene.stars(70, 1)
    scene.ground = 0.9


def _limb(scene: Scene, colour: Colour, shade: Colour, air: Colour) -> None:
    """Paint the edge of a world below a ship."""
    radius = scene.between(1.2, 1.9) * max(1, scene.wide / 1.6)
    x, y = scene.between(0.3, 0.8) * scene.wide, scene.between(0.64, 0.76) + radius
    scene.circle(x, y, radius * 1.045, air, alpha=0.18)
    scene.circle(x, y, radius * 1.018, air, alpha=0.4)
    scene.circle(x, y, radius, mix(colour, WHITE, 0.12), shade)


def _orbit(scene: Scene) -> None:
    """Above Mars."""
    _space(scene)
    _limb(scene, rgb("#e07a45"), rgb("#5a2018"), rgb("#ffb98a"))
    for _ in range(7):
        x, y, half = scene.between(0, scene.wide), scene.between(0.84, 1), scene.between(0.05, 0.2)
        scene.fill([ellipse(x, y, half, half * 0.16)], rgb("#8f3c24"), alpha=0.45)


def _earth(scene: Scene) -> None:
    """Above the Earth."""
    _space(scene)
    _limb(scene, rgb("#4fa6dc"), rgb("#0f3566"), rgb("#a8e4ff"))
    for _ in range(9):
        x, y, half = scene.between(0, scene.wide), scene.between(0.82, 1), scene.between(0.06, 0.2)
        tone, flat = (WHITE, 0.12) if scene.chance.random() < 0.6 else (rgb("#79b866"), 0.3)
        scene.fill([ellipse(x, y, half, half * flat)], tone, alpha=0.6)


def _moon(scene: Scene) -> None:
    """A world without air."""
    hour = scene.hour
    _space(scene)
    grey = mix(rgb("#b9b3ab"), hour.low, 0.35)
    peaks(scene, 0.7, 0.09, mix(grey, INK, 0.35))
    hills(scene, 0.72, 0.015, grey, mix(grey, INK, 0.55))
    for _ in range(6):
        x, y, half = scene.between(0, scene.wide), scene.between(0.78, 0.97), scene.between(0.03, 0.12)
        scene.fill([ellipse(x, y, half, half * 0.3)], mix(grey, INK, 0.5))
        scene.fill([ellipse(x, y + half * 0.07, half * 0.9, half * 0.22)], mix(grey, INK, 0.25))
    scene.rock = mix(grey, INK, 0.3)


def _jovian(scene: Scene) -> None:
    """A moon of ice below a giant with belts."""
    hour = scene.hour
    _space(scene)
    x, y, radius = scene.between(0.25, 0.75) * scene.wide, scene.between(0.3, 0.45), scene.between(0.34, 0.48)
    tone = scene.one_of("#e8b98a", "#d9a08a", "#e6d0a4", "#b8c4c9", "#d9896a")
    banded(scene, x, y, radius, tone)
    pale = mix(mix(tone, rgb("#c9dbe6"), 0.6), hour.low, 0.3)
    peaks(scene, 0.76, 0.12, mix(pale, INK, 0.35))
    hills(scene, 0.79, 0.015, pale, mix(pale, INK, 0.6))
    scene.rock = mix(pale, INK, 0.25)


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


def _cave(scene: Scene) -> None:
    """The ground cut open below a strip of sky."""
    hour = scene.hour
    scene.sky(hour.top, hour.low)
    _skyline(scene)
    top = scene.between(0.3, 0.36)
    for i in range(5):
        tone = mix(hour.mid, hour.near, i / 4)
        hills(scene, top + i * 0.15, 0.012, mix(tone, hour.sun, 0.08), mix(tone, INK, 0.15))
    for _ in range(12):
        x, y, radius = scene.between(0, scene.wide), scene.between(top + 0.08, 0.98), scene.between(0.012, 0.03)
        stone = ragged(x, y, radius, [scene.between(0.7, 1) for _ in range(7)])
        scene.fill([stone], mix(hour.mid, hour.sun, 0.25), alpha=0.5)


def _lens(scene: Scene) -> None:
    """The view through a microscope."""
    hour = scene.hour
    ground = mix(hour.top, INK, 0.35)
    scene.sky(ground, mix(hour.low, ground, 0.5))
    x, radius = scene.wide / 2, max(0.62, scene.wide * 0.42)
    scene.circle(x, 0.5, radius * 1.06, mix(hour.low, WHITE, 0.1), alpha=0.25)
    scene.circle(x, 0.5, radius, mix(hour.low, WHITE, 0.25), mix(hour.far, hour.low, 0.4))
    for _ in range(18):
        at = scene.between(0, scene.wide), scene.between(0, 1)
        scene.circle(*at, scene.between(0.008, 0.03), hour.far, alpha=0.35)
    scene.ground = 0.92


def _hall(scene: Scene) -> None:
    """A room with a view of Mars."""
    hour = scene.hour
    wall = mix(hour.near, INK, 0.25)
    scene.sky(mix(wall, hour.low, 0.12), wall)
    wide = scene.wide
    x, half, high = wide * scene.between(0.4, 0.6), min(wide * 0.42, 0.72), 0.62
    for grow, tone in ((0.035, mix(wall, hour.low, 0.35)), (0, hour.low)):
        scene.box((x - half - grow, 0.1 - grow, x + half + grow, high + grow), 0.12, tone)
    scene.box((x - half, 0.1, x + half, high), 0.1, hour.top, hour.low)
    away = half * abs(scene.between(-0.6, 0.6))
    scene.circle(x - away, 0.3 if scene.mirrored else BELOW_COST - 0.07, 0.07, hour.sun, alpha=0.9)
    left, right = x - half, x + half
    crest = [(left + (right - left) * i / 8, 0.5 + scene.between(-0.06, 0.03)) for i in range(9)]
    scene.fill([[*crest, (right, high), (left, high)]], hour.far, hour.mid)
    for k in (-1, 1):
        scene.box((x + k * half / 3 - 0.012, 0.1, x + k * half / 3 + 0.012, high), 0, mix(wall, hour.low, 0.35))
    floor = 0.76
    scene.shape(
        (0, floor), (wide, floor), (wide, 1.02), (0, 1.02), colour=mix(wall, hour.low, 0.32), low=mix(wall, INK, 0.2)
    )
    scene.fade([(left + 0.1, floor), (right - 0.1, floor), (right + 0.25, 1), (left - 0.05, 1)], hour.low, 0.35, 0.05)
    scene.ground = 0.9


def _rays(scene: Scene) -> None:
    """A poster: light that fans out behind the subject."""
    hour = scene.hour
    scene.sky(hour.top, mix(hour.top, hour.low, 0.6))
    x, y, n = scene.wide * 0.5, scene.between(0.52, 0.7), 11
    reach, turn = scene.wide + 1, scene.between(0, 0.5)
    for i in range(n):
        a, b = (turn + 2 * math.pi * (i + k) / n for k in (0, 0.5))
        ray = [
            (x, y),
            (x + reach * math.cos(a), y + reach * math.sin(a)),
            (x + reach * math.cos(b), y + reach * math.sin(b)),
        ]
        scene.fill([ray], hour.low, alpha=0.35)
    scene.circle(x, y, 0.4, hour.low, alpha=0.45)
    scene.circle(x, y, 0.31, hour.low, alpha=0.6)
    scene.ground = 0.88


class Setting(NamedTuple):
    """A setting: its painter, its hours, and whether it has ground in front of the subject."""

    paint: ScenePainter
    hours: tuple[Light, ...]
    near: bool = False


SETTINGS: Final[Mapping[str, Setting]] = {
    "mars": Setting(_mars, DAYS, near=True),
    "green": Setting(_green, GREENS, near=True),
    "shore": Setting(_shore, (TEAL, FRESH, BLUE, ROSE, DUSK, SPRING)),
    "undersea": Setting(_undersea, (FRESH, TEAL, BLUE, VIOLET)),
    "ice": Setting(_ice, (FROST, POLAR, BLUE)),
    "space": Setting(_space, NIGHTS),
    "orbit": Setting(_orbit, NIGHTS),
    "earth": Setting(_earth, (DEEP, ABYSS, WINE)),
    "moon": Setting(_moon, NIGHTS),
    "jovian": Setting(_jovian, NIGHTS),
    "cave": Setting(_cave, (RUST, TEAL, GILT, DUSK, ROSE)),
    "lens": Setting(_lens, (SPRING, TEAL, GILT, ROSE, FRESH, VIOLET)),
    "hall": Setting(_hall, (RUST, TEAL, DUSK, GILT, ROSE, BLUE)),
    "rays": Setting(_rays, (RUST, TEAL, GILT, ROSE, DUSK, FRESH)),
}
