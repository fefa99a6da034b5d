"""People together: on a stage, in a street, in training."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def stage(scene: Scene) -> None:
    """A curtain, a light, and the thing that all came to see."""
    cloth = mix(rgb("#b8283a"), scene.dark, 0.15)
    scene.box((-0.9, -0.56, 0.9, 0.36), 0, mix(INK, scene.dark, 0.3))
    scene.fade([(-0.1, -0.56), (0.1, -0.56), (0.44, 0.32), (-0.44, 0.32)], scene.lamp, 0.8, 0.25)
    for side in (-1, 1):
        for k in range(4):
            left = side * (0.5 + 0.11 * k)
            scene.shape(
                (left, -0.56),
                (left + side * 0.12, -0.56),
                (left + side * 0.12, 0.34),
                (left - side * 0.03, 0.34),
                colour=scene.lit(cloth) if k % 2 else cloth,
                low=scene.dim(cloth, 0.4),
            )
    for k in range(9):
        x = -0.8 + 0.2 * k
        scene.fill([half_ellipse(x, -0.56, 0.1, -0.12)], scene.lit(cloth), scene.dim(cloth, 0.3))
    scene.slab(-1.0, 0.32, 1.0, 0.42, rgb("#8a5a36"), depth=0)
    scene.column(-0.22, 0.1, 0.22, 0.34, scene.metal)
    scene.slab(-0.08, -0.14, 0.08, 0.06, scene.accent)
    for x in (-0.3, 0.3):
        scene.line([(0, -0.06), (x, -0.16)], 0.03, scene.metal)
        scene.fill([ellipse(x, -0.19, 0.18, 0.028)], WHITE, alpha=0.8)
        scene.circle(x, -0.17, 0.03, scene.dark)
    scene.circle(0, -0.02, 0.045, rgb("#8ff0ff"))
    for x in (-0.05, 0.05):
        scene.line([(x, 0.05), (x * 2, 0.1)], 0.02, scene.metal)
    for k in range(8):
        x = -0.84 + 0.24 * k
        tone = mix((scene.accent, scene.glass, rgb("#8a5a7a"))[k % 3], INK, 0.6)
        scene.fill([half_ellipse(x, 0.72, 0.13, 0.2)], tone)
        scene.circle(x, 0.46 + 0.03 * (k % 2), 0.075, mix(scene.one_of("#3a2420", "#6a4226", "#c09048"), INK, 0.35))


def cadets(scene: Scene) -> None:
    """Learners in suits who stand in a row before their flag."""
    cloth = mix(scene.metal, WHITE, 0.3)
    scene.line([(-0.86, 0.5), (-0.86, -0.56)], 0.03, scene.metal)
    scene.shape(
        (-0.85, -0.56),
        (-0.42, -0.52),
        (-0.46, -0.4),
        (-0.42, -0.28),
        (-0.85, -0.3),
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent, 0.2),
    )
    for k, x in enumerate((0.74, 0.34, -0.06, -0.46)):
        size, foot = 0.62 + 0.07 * k, 0.4 + 0.035 * k
        with scene.placed(x, foot - size / 2, size):
            scene.shadow_below(0.26)
            for dx, shade in ((0.03, 0.4), (-0.14, 0.05)):
                scene.slab(dx, 0.14, dx + 0.12, 0.46, scene.dim(cloth, shade))
                scene.slab(dx - 0.02, 0.42, dx + 0.14, 0.5, scene.dim(scene.accent, shade))
            scene.line([(-0.18, -0.12), (-0.24, 0.04), (-0.2, 0.16)], 0.1, scene.lit(cloth))
            scene.line([(0.18, -0.12), (0.34, -0.2), (0.16, -0.32)], 0.09, scene.dim(cloth, 0.3))
            scene.across([(-0.2, -0.18), (0.2, -0.18), (0.17, 0.2), (-0.17, 0.2)], cloth)
            scene.box((-0.08, -0.08, 0.08, 0.02), 0.02, scene.accent)
            scene.orb(0, -0.32, 0.19, cloth)
            scene.fill([ellipse(-0.02, -0.31, 0.14, 0.12)], mix(GOLD, scene.accent, 0.3), mix(scene.dark, GOLD, 0.25))


def market(scene: Scene) -> None:
    """A square under the open sky: stalls, trees, people."""
    for x, top, wide, tone in (
        (-0.98, -0.4, 0.34, 0.3),
        (-0.62, -0.2, 0.3, 0.7),
        (0.36, -0.3, 0.32, 0.5),
        (0.7, -0.52, 0.34, 0.15),
    ):
        wall = mix(scene.metal, scene.accent, tone)
        scene.slab(x, top, x + wide, 0.34, wall, depth=0.26)
        scene.windows(x + 0.03, top + 0.06, x + wide * 0.7, 0.26, 2, 4, scene.lamp)
        scene.shape(
            (x - 0.03, top), (x + wide * 0.4, top - 0.14), (x + wide + 0.02, top), colour=scene.dim(rgb("#b8503a"), 0.1)
        )
    scene.fill([ellipse(0, 0.46, 1.2, 0.16)], mix(PAPER, scene.hour.low, 0.4), mix(scene.rock, PAPER, 0.5))
    for x, y, r in ((-0.24, 0.06, 0.15), (0.16, 0.1, 0.12)):
        scene.line([(x, 0.36), (x, y)], 0.04, rgb("#6a4432"))
        scene.circle(x, y - 0.04, r, scene.lit(rgb("#5fa04a")), scene.dim(rgb("#3f7a3a"), 0.3))
    for x, code in ((-0.66, "#d1495b"), (0.5, "#3d7ea6")):
        for dx in (-0.18, 0.18):
            scene.line([(x + dx, 0.14), (x + dx, 0.5)], 0.022, scene.dim(scene.metal, 0.3))
        for k in range(5):
            left = x - 0.25 + 0.1 * k
            scene.shape(
                (left + 0.03, 0.02),
                (left + 0.11, 0.02),
                (left + 0.1, 0.18),
                (left, 0.18),
                colour=rgb(code) if k % 2 == 0 else PAPER,
            )
        scene.slab(x - 0.22, 0.34, x + 0.22, 0.5, rgb("#a8703c"), depth=0.15)
        for k, fruit in enumerate(("#e4502e", "#f2c230", "#6fae3a", "#e4902e")):
            scene.circle(x - 0.15 + 0.09 * k, 0.32, 0.04, rgb(fruit))
    for x, foot, high, code in (
        (-0.32, 0.5, 0.32, "#e9b84a"),
        (0.0, 0.58, 0.4, "#5fa777"),
        (0.2, 0.5, 0.3, "#8e5aa8"),
        (0.86, 0.56, 0.36, "#e4572e"),
    ):
        person(scene, x, foot, high, rgb(code))


CROWDS: Final[Mapping[str, Motif]] = {
    "stage": Motif(stage, "hall"),
    "cadets": Motif(cadets, "jovian"),
    "market": Motif(market, "green"),
}
