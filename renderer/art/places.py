"""Settings of the expansions: Venus, the belt, Jupiter and its moon Io, Titan, and a street in a city."""

from __future__ import annotations

import math

from renderer.art.land import BELOW_COST, banded, deep_space, hills, limb, sun
from renderer.art.scenery import Scene, ragged
from renderer.drawing.canvas import Point, ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def billows(scene: Scene, y: float, size: float, top: Colour, low: Colour) -> None:
    """Paint a bank of cloud from edge to edge, down to the foot of the picture, with light on its heaps."""
    heaps: list[tuple[float, float]] = []
    x = -size
    while x < scene.wide + size:
        heaps.append((x, size * scene.between(0.55, 1.1)))
        x += size * scene.between(0.5, 1.2)
    for aside, share, tone in ((0.0, 1.0, mix(top, WHITE, 0.55)), (0.16, 0.84, top), (0.3, 0.56, mix(top, low, 0.3))):
        line: list[Point] = []
        for i in range(121):
            at = scene.wide * i / 120
            high = max(math.sqrt(max(0.0, (r * share) ** 2 - (at - x - r * aside) ** 2)) for x, r in heaps)
            line.append((at, y - 0.75 * high + 0.12 * size * (1 - share)))
        scene.land(line, 1.02, tone, low)


def above_clouds(scene: Scene) -> None:
    """Paint the sky of Venus, where the air is mild, above a sea of clouds."""
    hour = scene.hour
    scene.sky(hour.top, hour.low)
    sun(scene, 0.42)
    for _ in range(4):
        x, y, half = scene.between(0, scene.wide), scene.between(0.12, 0.5), scene.between(0.15, 0.4)
        scene.fill([ellipse(x, y, half, half * 0.055)], mix(hour.low, WHITE, 0.4), alpha=0.35)
    y = scene.between(0.7, 0.74)
    billows(scene, y, 0.12, mix(hour.far, hour.low, 0.5), hour.far)
    billows(scene, y + 0.1, 0.2, mix(hour.far, WHITE, 0.25), hour.mid)
    billows(scene, y + 0.23, 0.26, mix(hour.mid, hour.low, 0.35), hour.near)
    scene.ground = 0.9


def venus(scene: Scene) -> None:
    """Paint the ground of Venus: thick air, a far volcano, plains of cracked slabs."""
    hour = scene.hour
    scene.sky(hour.top, hour.low)
    for _ in range(5):
        x, y, half = scene.between(0, scene.wide), scene.between(0.05, 0.42), scene.between(0.3, 0.7)
        scene.fill([ellipse(x, y, half, half * 0.08)], scene.one_of("#fff2c0", "#8a4f2a"), alpha=0.16)
    x = scene.wide * scene.between(0.15, 0.3)
    y = 0.3 if scene.mirrored else BELOW_COST - 0.1
    scene.glow(x, y, 0.42, hour.sun, 0.9)
    at, top = scene.wide * scene.between(0.55, 0.85), scene.between(0.4, 0.48)
    far = mix(hour.far, hour.low, 0.45)
    cone = [(at - 0.62, 0.72), (at - 0.12, top), (at - 0.05, top + 0.02), (at + 0.06, top + 0.02), (at + 0.12, top)]
    scene.shape(*cone, (at + 0.7, 0.72), colour=mix(far, hour.sun, 0.2), low=far)
    scene.shape(
        (at + 0.06, top + 0.02), (at + 0.12, top), (at + 0.7, 0.72), (at + 0.22, 0.72), colour=mix(far, scene.dark, 0.2)
    )
    hills(scene, 0.66, 0.02, mix(hour.far, hour.low, 0.2), hour.far, 0.8)
    hills(scene, 0.75, 0.012, mix(hour.mid, hour.far, 0.4), hour.near)
    for k in range(9):
        y = 0.78 + 0.2 * (k / 9) ** 1.3
        x, half = scene.between(0, scene.wide), 0.06 + 0.22 * (y - 0.7)
        slab = [(x - half, y), (x - half * 0.7, y - 0.018), (x + half * 0.8, y - 0.02), (x + half, y + 0.004)]
        scene.shape(
            *slab, (x + half * 0.2, y + 0.022), colour=mix(hour.mid, hour.sun, 0.18), low=mix(hour.near, INK, 0.15)
        )
    scene.ground = 0.85


def high_venus(scene: Scene) -> None:
    """Paint the view above Venus, whose clouds sweep around it in arcs."""
    deep_space(scene)
    limb(scene, rgb("#f0d6a0"), rgb("#8a5a2a"), rgb("#fff0c0"))
    for _ in range(10):
        x, y, half = scene.between(0, scene.wide), scene.between(0.82, 1), scene.between(0.1, 0.3)
        tone = scene.one_of("#fff6dc", "#c98f4a", "#e2b878")
        scene.fill([ellipse(x, y, half, half * 0.1, scene.between(-9, 9))], tone, alpha=0.5)


def belt(scene: Scene) -> None:
    """Paint the asteroid belt: space with asteroids."""
    deep_space(scene)
    for k in range(26):
        share = (k / 25) ** 2
        x, radius = scene.between(0, scene.wide), 0.008 + 0.075 * share * scene.between(0.5, 1)
        y = 0.62 - 0.34 * (x / scene.wide) + scene.between(-0.16, 0.16) + share * scene.between(0.1, 0.34)
        tone = mix(rgb("#8f7a6c"), scene.hour.low, 0.65 - 0.4 * share)
        lump = ragged(x, y, radius, [scene.between(0.7, 1) for _ in range(8)])
        scene.fill([lump], mix(tone, scene.hour.sun, 0.25), mix(tone, INK, 0.6))
    scene.rock = mix(rgb("#9a8472"), scene.hour.low, 0.3)


def io(scene: Scene) -> None:
    """Paint Io: plains of sulphur below Jupiter."""
    hour = scene.hour
    deep_space(scene)
    x = scene.wide * scene.between(0.62, 0.8)
    banded(scene, x, scene.between(0.2, 0.3), scene.between(0.3, 0.36), rgb("#e0ac80"))
    tone = mix(rgb("#e8c84a"), hour.low, 0.22)
    for x, high in ((scene.between(0.1, 0.5), 0.1), (scene.between(0.9, 1.5), 0.07)):
        scene.cone(x, 0.74 - high, 0.34, 0.78, mix(tone, INK, 0.3))
    hills(scene, 0.74, 0.014, tone, mix(tone, rgb("#7a3f1c"), 0.65))
    for _ in range(10):
        x, y = scene.between(0, scene.wide), scene.between(0.79, 0.99)
        half = scene.between(0.05, 0.16) * (y - 0.5) * 2
        scene.fill(
            [ellipse(x, y, half, half * 0.2)], scene.one_of("#fff3b0", "#b8542a", "#6f8a3a", "#8a3f22"), alpha=0.5
        )
    scene.rock = mix(rgb("#b88a3a"), INK, 0.2)


def street(scene: Scene) -> None:
    """Paint a street in a city on Mars, below the ribs of the city's roof."""
    hour, wide = scene.hour, scene.wide
    scene.sky(hour.top, hour.low)
    sun(scene, 0.4)
    pale = mix(hour.low, WHITE, 0.35)
    x = -scene.between(0, 0.1)
    while x < wide:
        broad, top = scene.between(0.12, 0.2), scene.between(0.3, 0.6)
        tone = mix(mix(hour.far, hour.low, 0.42), scene.accent, 0.12)
        scene.box((x, top, x + broad, 0.9), 0.014, tone, mix(tone, hour.mid, 0.4))
        for row in range(int((0.74 - top) / 0.075)):
            for column in range(int(broad / 0.045)):
                if scene.chance.random() < 0.6:
                    left, high = x + 0.014 + 0.045 * column, top + 0.035 + 0.075 * row
                    scene.shape(
                        (left, high),
                        (left + 0.022, high),
                        (left + 0.022, high + 0.036),
                        (left, high + 0.036),
                        colour=mix(scene.lamp, tone, 0.3),
                    )
        x += broad + scene.between(0.008, 0.05)
    for half in (1.05, 0.72, 0.36):
        scene.line(half_ellipse(wide / 2, 0.86, half * wide * 0.62, 0.9), 0.012, pale, 0.45)
    for y in (0.1, 0.3):
        scene.line([(0, y + 0.06), (wide * 0.3, y * 0.7), (wide * 0.7, y * 0.7), (wide, y + 0.06)], 0.008, pale, 0.35)
    walk = mix(hour.far, rgb("#e8d8c0"), 0.4)
    scene.shape((0, 0.78), (wide, 0.78), (wide, 1.02), (0, 1.02), colour=walk, low=mix(walk, hour.near, 0.6))
    scene.shape((0, 0.775), (wide, 0.775), (wide, 0.795), (0, 0.795), colour=mix(walk, WHITE, 0.35))
    for k in range(-6, 7):
        scene.line([(wide / 2 + k * 0.2, 0.8), (wide / 2 + k * 0.42, 1.02)], 0.005, mix(walk, hour.near, 0.5), 0.6)
    for k in range(5):
        x = wide * (k + scene.between(0.2, 0.8)) / 5
        scene.line([(x, 0.79), (x, 0.7)], 0.014, rgb("#6a4432"))
        scene.circle(
            x, 0.67, scene.between(0.03, 0.05), mix(rgb("#6fae52"), hour.low, 0.15), mix(rgb("#2f6a3a"), hour.near, 0.3)
        )
    scene.ground = 0.9


def jupiter(scene: Scene) -> None:
    """Paint the view above the clouds of Jupiter, whose belts run to the horizon."""
    hour = scene.hour
    deep_space(scene)
    line = scene.between(0.58, 0.64)
    scene.fade([(0, line - 0.3), (scene.wide, line - 0.3), (scene.wide, line + 0.1), (0, line + 0.1)], hour.sun, 0, 0.4)
    x = scene.wide * scene.between(0.6, 0.9)
    scene.orb(x, scene.between(0.12, 0.26), scene.between(0.04, 0.07), mix(rgb("#d9c9a8"), hour.low, 0.3))
    y, step = line, 0.035
    while y < 1:
        tone = mix(scene.one_of("#f3e2c4", "#d9a06a", "#b8683f", "#ecc794", "#a85a3c", "#fbf0dc"), hour.low, 0.16)
        phase, waves = scene.between(0, 6.3), 4 + 0.35 / step
        edge = [(scene.wide * i / 48, y + 0.07 * step * math.sin(phase + waves * i / 11)) for i in range(49)]
        scene.land(edge, 1.02, mix(tone, WHITE, 0.12), mix(tone, hour.near, 0.25))
        if step > 0.05:
            at, half = scene.between(0, scene.wide), step * scene.between(0.5, 1.1)
            for share, code in ((1.0, "#f7e8cc"), (0.78, "#c4643c"), (0.42, "#e2a878")):
                scene.fill([ellipse(at, y + step * 0.6, half * share, step * 0.3 * share)], rgb(code), alpha=0.7)
        y, step = y + step, step * 1.45
    scene.ground = 0.9


def titan(scene: Scene) -> None:
    """Paint Titan: thick orange air, Saturn dim behind it, lakes that mirror the sky."""
    hour = scene.hour
    scene.sky(hour.top, hour.low)
    x, y, radius = scene.wide * scene.between(0.62, 0.8), scene.between(0.2, 0.26), scene.between(0.13, 0.16)
    pale = mix(hour.low, WHITE, 0.25)
    scene.circle(x, y, radius, pale, alpha=0.4)
    for share in (2.1, 1.75):
        ring = ellipse(x, y, radius * share, radius * share * 0.2, -16, 48)
        scene.line([*ring, ring[0]], 0.016, pale, 0.45)
    for _ in range(5):
        x, y, half = scene.between(0, scene.wide), scene.between(0.3, 0.56), scene.between(0.3, 0.6)
        scene.fill([ellipse(x, y, half, half * 0.05)], hour.sun, alpha=0.2)
    hills(scene, 0.62, 0.05, mix(hour.far, hour.low, 0.3), hour.far, 0.82)
    hills(scene, 0.73, 0.02, hour.mid, hour.near)
    for at, wide, y in ((0.25, 0.5, 0.8), (0.8, 0.42, 0.86), (0.5, 0.6, 0.95)):
        x = scene.wide * at + scene.between(-0.1, 0.1)
        scene.fill([ellipse(x, y, wide, 0.032)], mix(hour.low, hour.sun, 0.3), alpha=0.7)
        scene.fill([ellipse(x, y + 0.004, wide * 0.98, 0.026)], mix(hour.mid, INK, 0.5), mix(hour.low, INK, 0.3))
    for _ in range(9):
        x, y, half = scene.between(0, scene.wide), scene.between(0.8, 0.99), scene.between(0.012, 0.035)
        scene.fill([ellipse(x, y, half, half * 0.6)], mix(hour.far, WHITE, 0.25), mix(hour.near, INK, 0.2))
    scene.ground = 0.9
