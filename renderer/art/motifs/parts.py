"""Things that several motifs consist of."""

from __future__ import annotations

import math

from renderer.art.scenery import Scene, ragged
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


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


def cloud(scene: Scene, x: float, y: float, size: float, colour: Colour, alpha: float = 1) -> None:
    """Paint a heap of cloud with light on its top."""
    for dx, dy, r in ((-0.55, 0.1, 0.3), (0.6, 0.12, 0.26), (-0.15, -0.08, 0.4), (0.3, 0.0, 0.34)):
        scene.circle(x + dx * size, y + dy * size, r * size, mix(colour, WHITE, 0.4), alpha=alpha)
        scene.circle(x + (dx + 0.05) * size, y + (dy + 0.06) * size, r * size * 0.86, colour, alpha=alpha)
    foot = ellipse(x, y + 0.27 * size, 0.78 * size, 0.13 * size)
    scene.fill([foot], scene.dim(colour, 0.14), alpha=alpha)


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


def bolt(scene: Scene, x: float, y: float, size: float, colour: Colour) -> None:
    """Paint a flash of lightning as on signs."""
    flash = ((0.12, -0.5), (-0.26, 0.08), (-0.02, 0.08), (-0.12, 0.5), (0.28, -0.12), (0.04, -0.12))
    scene.shape(*((x + dx * size, y + dy * size) for dx, dy in flash), colour=mix(colour, WHITE, 0.3), low=colour)


def sparkle(scene: Scene, x: float, y: float, size: float) -> None:
    """Paint a flash of reflected light."""
    scene.fill([star(4, size, size * 0.22, (x, y))], WHITE)


def tree(scene: Scene, x: float, foot: float, high: float, code: str = "#5fa04a") -> None:
    """Paint a tree with a round crown."""
    scene.line([(x, foot), (x, foot - high * 0.5)], high * 0.09, rgb("#6a4432"))
    leaf = rgb(code)
    for dx, dy, r in ((0.16, -0.52, 0.24), (-0.16, -0.56, 0.25), (0.0, -0.76, 0.25)):
        scene.circle(x + dx * high, foot + dy * high, r * high, scene.lit(leaf), scene.dim(leaf, 0.3))


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


def fire(scene: Scene, x: float, y: float, reach: float, half: float, degrees: float) -> None:
    """Paint a jet of fire that begins at a point; at 0 degrees it points to the right, at 90 down."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    for share, code, alpha in ((1.0, "#ff8a3a", 0.55), (0.66, "#ffb45a", 0.85), (0.36, "#fff3c4", 1.0)):
        wide, far = half * (0.4 + 0.6 * share), reach * share
        jet = [(0.0, -wide), (far * 0.5, -wide * 0.7), (far, 0.0), (far * 0.5, wide * 0.7), (0.0, wide)]
        scene.shape(*((x + dx * c - dy * s, y + dx * s + dy * c) for dx, dy in jet), colour=rgb(code), alpha=alpha)


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


def solar_wing(scene: Scene, left: float, top: float, right: float, bottom: float, cells: int = 4) -> None:
    """Paint a flat panel of solar cells."""
    blue = mix(rgb("#3d6ea6"), scene.hour.low, 0.12)
    scene.shape((left, top), (right, top), (right, bottom), (left, bottom), colour=mix(blue, WHITE, 0.4), low=blue)
    for k in range(1, cells):
        x = left + (right - left) * k / cells
        scene.line([(x, top), (x, bottom)], 0.007, mix(blue, INK, 0.35))
    scene.line([(left, (top + bottom) / 2), (right, (top + bottom) / 2)], 0.007, mix(blue, INK, 0.35))


def hut(scene: Scene, x: float, foot: float, half: float, colour: Colour) -> None:
    """Paint a round hut with a door and a window."""
    scene.vault(x, foot, half, half * 1.05, colour)
    scene.box((x - half * 0.22, foot - half * 0.55, x + half * 0.16, foot), half * 0.12, scene.dark)
    scene.circle(x - half * 0.52, foot - half * 0.4, half * 0.13, scene.lamp)
    scene.circle(x + half * 0.48, foot - half * 0.4, half * 0.13, mix(scene.lamp, colour, 0.4))
