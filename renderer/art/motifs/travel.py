"""Vehicles for people and freight, on the ground and above it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix


def rover(scene: Scene) -> None:
    scene.shadow_below(0.6)
    scene.line([(0.22, -0.1), (0.28, -0.42)], 0.018, scene.metal)
    scene.circle(0.28, -0.44, 0.03, scene.accent)
    scene.shape(
        (-0.58, 0.26),
        (-0.5, 0.0),
        (-0.3, -0.14),
        (0.34, -0.14),
        (0.52, 0.02),
        (0.56, 0.26),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.3),
    )
    scene.shape(
        (-0.47, 0.04),
        (-0.3, -0.1),
        (-0.08, -0.1),
        (-0.08, 0.08),
        (-0.44, 0.1),
        colour=scene.glass,
        low=mix(scene.glass, INK, 0.4),
    )
    scene.shape(
        (-0.04, -0.1), (0.16, -0.1), (0.16, 0.08), (-0.04, 0.08), colour=scene.glass, low=mix(scene.glass, INK, 0.4)
    )
    scene.shape(
        (-0.58, 0.16), (0.56, 0.16), (0.56, 0.25), (-0.58, 0.25), colour=scene.accent, low=scene.dim(scene.accent)
    )
    for x in (-0.4, 0.02, 0.42):
        scene.circle(x, 0.33, 0.17, scene.dark)
        scene.circle(x, 0.33, 0.09, scene.lit(scene.metal), scene.dim(scene.metal))
        scene.circle(x, 0.33, 0.03, scene.accent)
    scene.circle(-0.55, 0.12, 0.03, scene.lamp)


def train(scene: Scene) -> None:
    """A train that floats above its rail."""
    for x in (-0.75, -0.25, 0.25, 0.75):
        scene.column(x - 0.035, 0.32, x + 0.035, 0.62, mix(scene.rock, scene.metal, 0.4))
    scene.slab(-1.5, 0.26, 1.6, 0.34, scene.metal, depth=0)
    scene.shape(
        (-0.72, 0.2),
        (-0.6, 0.04),
        (-0.34, -0.1),
        (1.6, -0.1),
        (1.6, 0.22),
        (-0.68, 0.22),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.4),
    )
    scene.shape((-0.7, 0.14), (1.6, 0.1), (1.6, 0.17), (-0.72, 0.2), colour=scene.accent)
    scene.shape(
        (-0.58, 0.04),
        (-0.36, -0.07),
        (-0.2, -0.07),
        (-0.2, 0.04),
        colour=scene.dark,
        low=mix(scene.dark, scene.glass, 0.4),
    )
    for k in range(8):
        x = -0.12 + 0.21 * k
        scene.box((x, -0.06, x + 0.15, 0.05), 0.02, scene.lamp, mix(scene.lamp, scene.accent, 0.3))
    scene.fade([(-0.7, 0.12), (-0.7, 0.18), (-1.5, 0.34), (-1.5, -0.02)], scene.lamp, 0.5, 0.4)


def catapult(scene: Scene) -> None:
    """Magnets up the flank of a mountain throw a capsule to the sky."""
    rock = mix(scene.rock, scene.hour.low, 0.1)
    scene.shape((-0.98, 0.52), (0.42, -0.36), (0.56, -0.22), (0.2, 0.52), colour=scene.lit(rock), low=rock)
    scene.shape(
        (0.42, -0.36), (0.56, -0.22), (0.98, 0.52), (0.16, 0.52), colour=scene.dim(rock, 0.35), low=scene.dim(rock)
    )
    scene.shape((-0.98, 0.52), (-0.9, 0.4), (0.5, -0.46), (0.46, -0.34), colour=scene.dim(scene.metal, 0.45))
    scene.line([(-0.92, 0.42), (0.5, -0.455)], 0.03, scene.lit(scene.metal))
    for k in range(6):
        x, y = -0.72 + 0.22 * k, 0.3 - 0.1355 * k
        yoke = [(x - 0.1, y - 0.1), (x - 0.02, y - 0.15), (x + 0.1, y + 0.04), (x + 0.02, y + 0.09)]
        scene.shape(*yoke, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.3))
        scene.circle(x, y - 0.03, 0.026, scene.lamp)
    scene.fill([[(-0.1, -0.1), (0.62, -0.58), (0.68, -0.5)]], scene.lamp, alpha=0.6)
    _capsule(scene, 0.7, -0.58, -32)


def _capsule(scene: Scene, x: float, y: float, turn: float) -> None:
    """Freight in the shape of a bullet, its light side up."""
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


def massdriver(scene: Scene) -> None:
    """A gun of magnets on the edge of a world; its shot leaves the air."""
    scene.fade([(-0.16, -0.14), (-0.1, -0.2), (0.42, -0.5), (0.5, -0.4)], scene.lamp, 0.9, 0.3)
    for x in (-0.9, -0.72):
        scene.line([(x, 0.2), (x - 0.1, 0.6)], 0.05, scene.dim(scene.metal, 0.5))
        scene.line([(x + 0.3, 0.06), (x + 0.42, 0.6)], 0.05, scene.dim(scene.metal, 0.5))
    scene.shape(
        (-1.1, 0.28),
        (-0.2, -0.22),
        (-0.12, -0.07),
        (-1.02, 0.45),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal),
    )
    for k in range(5):
        x, y = -0.98 + 0.19 * k, 0.3 - 0.107 * k
        coil = [(x - 0.06, y - 0.1), (x + 0.03, y - 0.15), (x + 0.15, y + 0.08), (x + 0.06, y + 0.13)]
        scene.shape(*coil, colour=scene.lit(scene.accent), low=scene.dim(scene.accent))
    scene.fill([ellipse(-0.16, -0.145, 0.035, 0.09, -30)], WHITE)
    scene.glow(-0.16, -0.145, 0.2, scene.lamp, 0.9)
    _capsule(scene, 0.54, -0.47, -31)


def elevator(scene: Scene) -> None:
    """A cable from the ground to a station above the air."""
    for half, alpha in ((0.05, 0.25), (0.018, 1)):
        scene.shape(
            (-half, 0.3),
            (-half * 0.5, -0.9),
            (half * 0.5, -0.9),
            (half, 0.3),
            colour=scene.lit(scene.metal),
            alpha=alpha,
        )
    scene.fill([ellipse(0, -0.44, 0.32, 0.075)], scene.dim(scene.metal, 0.4))
    scene.fill([ellipse(0, -0.465, 0.32, 0.07)], scene.lit(scene.metal))
    scene.vault(0, -0.47, 0.15, 0.12, scene.accent)
    for x in (-0.22, -0.08, 0.08, 0.22):
        scene.circle(x, -0.43, 0.014, scene.lamp)
    for y in (-0.16, 0.08):
        scene.column(-0.075, y, 0.075, y + 0.13, scene.accent)
        scene.windows(-0.06, y + 0.03, 0.06, y + 0.1, 3, 1, scene.lamp)
    scene.shadow_below(0.46)
    scene.column(-0.4, 0.36, 0.4, 0.5, scene.metal)
    scene.column(-0.2, 0.24, 0.2, 0.37, scene.metal, 0.06)
    scene.windows(-0.34, 0.4, 0.34, 0.47, 9, 1, scene.lamp)


def rocket(scene: Scene) -> None:
    """A ship that rises on its flame."""
    scene.fade([(-0.09, 0.24), (0.09, 0.24), (0.2, 0.95), (-0.2, 0.95)], scene.lamp, 0.9, 0)
    scene.shape((-0.07, 0.24), (0.07, 0.24), (0, 0.55), colour=WHITE, low=mix(scene.lamp, scene.accent, 0.5))
    for side in (-1, 1):
        fin = scene.lit(scene.accent) if side < 0 else scene.dim(scene.accent)
        scene.shape((side * 0.1, 0.02), (side * 0.26, 0.3), (side * 0.22, 0.34), (side * 0.08, 0.24), colour=fin)
    scene.across(
        [
            (0, -0.52),
            (0.07, -0.4),
            (0.12, -0.2),
            (0.13, 0.05),
            (0.09, 0.26),
            (-0.09, 0.26),
            (-0.13, 0.05),
            (-0.12, -0.2),
            (-0.07, -0.4),
        ],
        scene.metal,
    )
    scene.across([(0, -0.52), (0.07, -0.4), (0.09, -0.31), (-0.09, -0.31), (-0.07, -0.4)], scene.accent)
    scene.circle(-0.01, -0.14, 0.055, mix(scene.metal, INK, 0.5))
    scene.circle(-0.01, -0.14, 0.04, scene.glass, mix(scene.glass, INK, 0.4))


def shuttle(scene: Scene) -> None:
    """A winged ship in flight to the left."""
    scene.fade([(0.3, -0.06), (0.3, 0.08), (0.95, 0.04), (0.95, -0.02)], scene.lamp, 0.7, 0.5)
    scene.shape(
        (0.0, 0.06),
        (0.36, 0.06),
        (0.44, 0.3),
        (0.3, 0.3),
        colour=scene.dim(scene.accent, 0.3),
        low=scene.dim(scene.accent),
    )
    scene.shape(
        (-0.52, 0.05),
        (-0.3, -0.1),
        (0.32, -0.1),
        (0.38, 0.08),
        (-0.4, 0.11),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.45),
    )
    scene.shape(
        (0.12, -0.1), (0.36, -0.32), (0.46, -0.32), (0.36, -0.06), colour=scene.lit(scene.accent), low=scene.accent
    )
    scene.shape(
        (-0.34, -0.02),
        (-0.26, -0.075),
        (-0.16, -0.075),
        (-0.2, -0.02),
        colour=scene.glass,
        low=mix(scene.glass, INK, 0.4),
    )
    for i in range(4):
        scene.circle(-0.06 + 0.09 * i, -0.02, 0.022, scene.lamp)


def convoy(scene: Scene) -> None:
    """Freighters in line."""
    for x, y, size in ((0.34, -0.3, 0.4), (0.0, -0.04, 0.62), (-0.3, 0.26, 0.85)):
        with scene.placed(x, y, size):
            scene.fade([(0.3, -0.03), (0.3, 0.05), (0.75, 0.02), (0.75, 0)], scene.lamp, 0.8, 0.5)
            for k in range(3):
                scene.orb(-0.1 + 0.16 * k, 0.02, 0.095, mix(scene.accent, WHITE, 0.15))
            scene.slab(-0.2, 0.06, 0.34, 0.11, scene.metal, depth=0.2)
            scene.shape(
                (-0.42, 0.02),
                (-0.3, -0.09),
                (-0.18, -0.09),
                (-0.18, 0.11),
                (-0.36, 0.11),
                colour=scene.lit(scene.metal),
                low=scene.dim(scene.metal),
            )
            scene.shape((-0.37, 0), (-0.3, -0.055), (-0.24, -0.055), (-0.24, 0), colour=scene.glass)


def starship(scene: Scene) -> None:
    """A ship that carries a town in a turning ring."""
    scene.fade([(0.48, -0.05), (0.48, 0.05), (1.2, 0.12), (1.2, -0.12)], scene.glass, 0.8, 0.8)
    scene.fill([ellipse(0, 0, 0.11, 0.4, 12)], scene.dim(scene.metal, 0.6))
    scene.fill([ellipse(0.02, 0, 0.075, 0.33, 12)], mix(scene.hour.top, scene.hour.low, 0.4))
    scene.shape(
        (-0.6, 0.0),
        (-0.44, -0.07),
        (0.48, -0.07),
        (0.48, 0.07),
        (-0.44, 0.07),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.6),
    )
    ring = [p for p in ellipse(0, 0, 0.11, 0.4, 12, 72) if p[0] * 0.98 + p[1] * 0.21 < 0.005]
    hole = [p for p in ellipse(0.02, 0, 0.075, 0.33, 12, 72) if p[0] * 0.98 + p[1] * 0.21 < 0.03]
    ring.sort(key=lambda p: p[1])
    hole.sort(key=lambda p: -p[1])
    scene.fill([[*ring, *hole]], scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
    scene.slab(0.3, -0.13, 0.5, 0.13, scene.accent)
    scene.windows(-0.42, -0.03, -0.14, 0.03, 6, 1, scene.lamp)
    scene.circle(-0.52, 0, 0.02, scene.lamp)


def fighters(scene: Scene) -> None:
    """Patrol ships in formation."""
    for x, y, size in ((0.3, -0.28, 0.42), (0.38, 0.22, 0.5), (-0.14, 0.02, 0.8)):
        with scene.placed(x, y, size):
            scene.fade([(0.36, -0.03), (0.36, 0.05), (0.8, 0.02), (0.8, 0)], scene.glass, 0.9, 0.6)
            scene.shape(
                (-0.1, 0.0), (0.34, -0.3), (0.42, -0.28), (0.36, 0.02), colour=scene.lit(scene.accent), low=scene.accent
            )
            scene.shape(
                (-0.5, 0.05),
                (-0.1, -0.08),
                (0.38, -0.06),
                (0.38, 0.08),
                colour=scene.lit(scene.metal),
                low=scene.dim(scene.metal, 0.4),
            )
            scene.shape(
                (-0.05, 0.06),
                (0.36, 0.06),
                (0.46, 0.28),
                (0.36, 0.28),
                colour=scene.dim(scene.accent),
                low=scene.dim(scene.accent, 0.6),
            )
            scene.shape((-0.24, -0.02), (-0.1, -0.06), (0.02, -0.05), (-0.02, 0.01), colour=scene.glass)


def zeppelin(scene: Scene) -> None:
    """A ship of the air, its cabin below."""
    for dy, shade in ((-0.2, 0.1), (0.2, 0.5)):
        scene.shape(
            (0.3, dy * 0.4), (0.56, dy * 1.5), (0.64, dy * 1.4), (0.5, dy * 0.1), colour=scene.dim(scene.accent, shade)
        )
    scene.slab(-0.2, 0.2, 0.12, 0.32, scene.metal, depth=0.2)
    scene.windows(-0.18, 0.23, 0.05, 0.3, 5, 1, scene.lamp)
    hull = [(-0.62, 0.0), (-0.5, -0.13), (-0.24, -0.22), (0.06, -0.22), (0.36, -0.13), (0.6, 0.0)]
    keel = [(0.36, 0.13), (0.06, 0.22), (-0.24, 0.22), (-0.5, 0.13)]
    scene.shape(*hull, *keel, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.shape(
        (-0.6, -0.03), (0.56, -0.03), (0.56, 0.04), (-0.6, 0.04), colour=scene.accent, low=scene.dim(scene.accent)
    )
    for x, high in ((-0.3, 0.21), (0.02, 0.22), (0.32, 0.14)):
        scene.line([(x, -high), (x + 0.03, 0), (x, high)], 0.008, scene.dim(scene.metal, 0.4), 0.6)
    scene.shape((-0.5, -0.1), (-0.24, -0.18), (0.06, -0.18), (-0.24, -0.13), colour=WHITE, alpha=0.55)
    scene.shape((0.44, -0.02), (0.62, -0.04), (0.66, 0.04), (0.44, 0.04), colour=scene.dim(scene.accent, 0.2))


TRAVEL: Final[Mapping[str, Motif]] = {
    "zeppelin": Motif(zeppelin, "green", flies=True),
    "rover": Motif(rover, "mars"),
    "train": Motif(train, "mars"),
    "massdriver": Motif(massdriver, "earth", flies=True),
    "catapult": Motif(catapult, "mars"),
    "elevator": Motif(elevator, "mars"),
    "rocket": Motif(rocket, "mars"),
    "shuttle": Motif(shuttle, "orbit", flies=True),
    "convoy": Motif(convoy, "orbit", flies=True),
    "starship": Motif(starship, "space", flies=True),
    "fighters": Motif(fighters, "orbit", flies=True),
}
