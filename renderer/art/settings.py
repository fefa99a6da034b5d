"""Settings of illustrations: sky, sun and land behind the subject, and the hours at which each setting is painted."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

from renderer.art.land import (
    ABYSS,
    ALOFT,
    BELOW_COST,
    BLUE,
    DAYS,
    DEEP,
    DUSK,
    FRESH,
    FROST,
    GILT,
    GREENS,
    HAZY,
    NIGHT,
    NIGHTS,
    NOON,
    POLAR,
    ROSE,
    RUST,
    SPRING,
    TEAL,
    VENUSIAN,
    VIOLET,
    WINE,
    banded,
    deep_space,
    hills,
    limb,
    peaks,
    rocks,
    skyline,
    sun,
    water,
)
from renderer.art.places import above_clouds, belt, high_venus, io, jupiter, street, titan, venus
from renderer.art.scenery import Light, Scene, ScenePainter, ragged
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def _mars(scene: Scene) -> None:
    """Paint the red desert of Mars."""
    hour = scene.hour
    scene.sky(hour.top, hour.low)
    if hour in (NIGHT, DUSK):
        scene.stars(40, 0.5)
    sun(scene)
    skyline(scene)
    hills(scene, scene.between(0.75, 0.79), 0.02, hour.mid, hour.near)
    rocks(scene, 7, hour.near)


def _green(scene: Scene) -> None:
    """Paint Mars after plants have spread."""
    _mars(scene)
    leaf = mix(scene.hour.mid, rgb("#7fc04a"), 0.35)
    hills(scene, 0.82, 0.012, mix(leaf, scene.hour.sun, 0.15), scene.hour.near)


def _shore(scene: Scene) -> None:
    """Paint land behind a sea; the subject stands in the shallow water."""
    hour = scene.hour
    scene.sky(hour.top, hour.low)
    sun(scene, 0.4)
    skyline(scene)
    line = scene.between(0.68, 0.73)
    water(scene, line)
    scene.ground = 0.86


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
    """Paint a polar cap of Mars."""
    hour = scene.hour
    scene.sky(hour.top, hour.low)
    sun(scene)
    peaks(scene, 0.64, 0.2, mix(hour.mid, hour.low, 0.2), mix(WHITE, hour.low, 0.2))
    hills(scene, 0.72, 0.02, mix(WHITE, hour.low, 0.3), hour.far, 0.92)
    hills(scene, 0.86, 0.015, mix(WHITE, hour.far, 0.4), hour.mid)


def _orbit(scene: Scene) -> None:
    """Paint the view from an orbit around Mars."""
    deep_space(scene)
    limb(scene, rgb("#e07a45"), rgb("#5a2018"), rgb("#ffb98a"))
    for _ in range(7):
        x, y, half = scene.between(0, scene.wide), scene.between(0.84, 1), scene.between(0.05, 0.2)
        scene.fill([ellipse(x, y, half, half * 0.16)], rgb("#8f3c24"), alpha=0.45)


def _earth(scene: Scene) -> None:
    """Paint the view from an orbit around the Earth."""
    deep_space(scene)
    limb(scene, rgb("#4fa6dc"), rgb("#0f3566"), rgb("#a8e4ff"))
    for _ in range(9):
        x, y, half = scene.between(0, scene.wide), scene.between(0.82, 1), scene.between(0.06, 0.2)
        tone, flat = (WHITE, 0.12) if scene.chance.random() < 0.6 else (rgb("#79b866"), 0.3)
        scene.fill([ellipse(x, y, half, half * flat)], tone, alpha=0.6)


def _moon(scene: Scene) -> None:
    """Paint a world without air."""
    hour = scene.hour
    deep_space(scene)
    grey = mix(rgb("#b9b3ab"), hour.low, 0.35)
    peaks(scene, 0.7, 0.09, mix(grey, INK, 0.35))
    hills(scene, 0.72, 0.015, grey, mix(grey, INK, 0.55))
    for _ in range(6):
        x, y, half = scene.between(0, scene.wide), scene.between(0.78, 0.97), scene.between(0.03, 0.12)
        scene.fill([ellipse(x, y, half, half * 0.3)], mix(grey, INK, 0.5))
        scene.fill([ellipse(x, y + half * 0.07, half * 0.9, half * 0.22)], mix(grey, INK, 0.25))
    scene.rock = mix(grey, INK, 0.3)


def _jovian(scene: Scene) -> None:
    """Paint an icy moon below a giant planet with belts."""
    hour = scene.hour
    deep_space(scene)
    x, y, radius = scene.between(0.25, 0.75) * scene.wide, scene.between(0.3, 0.45), scene.between(0.34, 0.48)
    tone = scene.one_of("#e8b98a", "#d9a08a", "#e6d0a4", "#b8c4c9", "#d9896a")
    banded(scene, x, y, radius, tone)
    pale = mix(mix(tone, rgb("#c9dbe6"), 0.6), hour.low, 0.3)
    peaks(scene, 0.76, 0.12, mix(pale, INK, 0.35))
    hills(scene, 0.79, 0.015, pale, mix(pale, INK, 0.6))
    scene.rock = mix(pale, INK, 0.25)


def _cave(scene: Scene) -> None:
    """Paint a section through the ground below a strip of sky."""
    hour = scene.hour
    scene.sky(hour.top, hour.low)
    skyline(scene)
    top = scene.between(0.3, 0.36)
    for i in range(5):
        tone = mix(hour.mid, hour.near, i / 4)
        hills(scene, top + i * 0.15, 0.012, mix(tone, hour.sun, 0.08), mix(tone, INK, 0.15))
    for _ in range(12):
        x, y, radius = scene.between(0, scene.wide), scene.between(top + 0.08, 0.98), scene.between(0.012, 0.03)
        stone = ragged(x, y, radius, [scene.between(0.7, 1) for _ in range(7)])
        scene.fill([stone], mix(hour.mid, hour.sun, 0.25), alpha=0.5)


def _lens(scene: Scene) -> None:
    """Paint the view through a microscope."""
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
    """Paint a room with a view of Mars."""
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
    """Paint rays of light that fan out behind the subject, as on a poster."""
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
    "space": Setting(deep_space, NIGHTS),
    "orbit": Setting(_orbit, NIGHTS),
    "earth": Setting(_earth, (DEEP, ABYSS, WINE)),
    "moon": Setting(_moon, NIGHTS),
    "jovian": Setting(_jovian, NIGHTS),
    "cave": Setting(_cave, (RUST, TEAL, GILT, DUSK, ROSE)),
    "lens": Setting(_lens, (SPRING, TEAL, GILT, ROSE, FRESH, VIOLET)),
    "hall": Setting(_hall, (RUST, TEAL, DUSK, GILT, ROSE, BLUE)),
    "clouds": Setting(above_clouds, ALOFT),
    "venus": Setting(venus, VENUSIAN, near=True),
    "overvenus": Setting(high_venus, NIGHTS),
    "belt": Setting(belt, NIGHTS),
    "io": Setting(io, NIGHTS),
    "jupiter": Setting(jupiter, NIGHTS),
    "titan": Setting(titan, HAZY),
    "street": Setting(street, (RUST, NOON, TEAL, BLUE, DUSK, ROSE, NIGHT)),
    "rays": Setting(_rays, (RUST, TEAL, GILT, ROSE, DUSK, FRESH)),
}
