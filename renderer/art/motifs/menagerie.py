"""Beasts great and small, and who looks at them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import tree
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, regular
from renderer.drawing.theme import INK, WHITE, mix, rgb

WOOD: Final = rgb("#8a5634")
BLUE: Final = rgb("#8ff0ff")


def butterfly(scene: Scene) -> None:
    """A magnifying glass over a butterfly on a stalk."""
    for x, lean, high in (
        (-0.56, 0.1, 0.5),
        (-0.36, -0.08, 0.36),
        (0.56, 0.1, 0.42),
        (0.7, -0.1, 0.56),
        (0.1, 0.06, 0.3),
    ):
        scene.line([(x, 0.54), (x + lean, 0.54 - high)], 0.03, rgb("#4f8a3a"))
        scene.fill([ellipse(x + lean * 0.6 + 0.06, 0.54 - high * 0.5, 0.09, 0.035, -30)], rgb("#6fb04a"))
    scene.line([(0.26, 0.3), (0.56, 0.56)], 0.12, scene.dark)
    scene.line([(0.26, 0.29), (0.55, 0.54)], 0.06, WOOD)
    scene.circle(-0.08, -0.06, 0.47, scene.dim(GOLD, 0.3))
    scene.circle(-0.08, -0.07, 0.45, mix(GOLD, WHITE, 0.25))
    scene.circle(-0.08, -0.06, 0.4, rgb("#dff2ea"), rgb("#9fd0a8"))
    scene.line([(-0.12, 0.32), (-0.1, 0.1), (-0.02, -0.1)], 0.035, rgb("#4f8a3a"))
    for side in (-1, 1):
        x = -0.06
        scene.fill(
            f"M {x} -.06 C {x + side * 0.06} -.36 {x + side * 0.36} -.34 {x + side * 0.3} -.12 "
            f"C {x + side * 0.26} -.02 {x + side * 0.1} 0 {x} -.02 Z",
            scene.lit(scene.accent),
            scene.dim(scene.accent, 0.3),
        )
        scene.fill(
            f"M {x} -.02 C {x + side * 0.14} 0 {x + side * 0.24} .06 {x + side * 0.18} .17 "
            f"C {x + side * 0.1} .22 {x + side * 0.03} .1 {x} .02 Z",
            mix(scene.accent, GOLD, 0.6),
            scene.dim(scene.accent, 0.1),
        )
        scene.circle(x + side * 0.2, -0.19, 0.05, WHITE)
        scene.circle(x + side * 0.2, -0.19, 0.025, INK)
        scene.circle(x + side * 0.12, 0.1, 0.03, WHITE)
        scene.line([(x, -0.14), (x + side * 0.06, -0.26), (x + side * 0.1, -0.28)], 0.012, INK)
    scene.line([(-0.06, -0.15), (-0.06, 0.12)], 0.045, INK)
    scene.fill([ellipse(-0.3, -0.26, 0.13, 0.04, -45)], WHITE, alpha=0.8)


def _giraffe(scene: Scene, x: float, foot: float, size: float) -> None:
    tone, spot = rgb("#f0c060"), rgb("#a8642a")
    with scene.placed(x, foot - size / 2, size):
        for dx, shade in ((0.2, 0.3), (-0.1, 0.3), (0.26, 0.0), (-0.16, 0.0)):
            scene.line([(dx, 0.1), (dx, 0.48)], 0.05, scene.dim(tone, shade))
            scene.line([(dx, 0.46), (dx, 0.5)], 0.055, scene.dark)
        scene.line([(0.3, 0.02), (0.38, 0.2)], 0.022, spot)
        scene.fill(
            "M -.2 .12 C -.26 0 -.2 -.06 -.1 -.08 C .1 -.06 .3 -.04 .31 .08 C .3 .18 -.1 .22 -.2 .12 Z",
            scene.lit(tone),
            scene.dim(tone, 0.3),
        )
        scene.shape((-0.24, 0.06), (-0.06, -0.06), (-0.19, -0.42), (-0.27, -0.4), colour=scene.lit(tone), low=tone)
        scene.fill(
            "M -.18 -.46 L -.26 -.47 L -.42 -.37 Q -.46 -.32 -.4 -.3 L -.26 -.33 L -.18 -.36 Z",
            scene.lit(tone),
            scene.dim(tone, 0.2),
        )
        for dx in (-0.24, -0.19):
            scene.line([(dx, -0.45), (dx + 0.02, -0.53)], 0.018, spot)
            scene.circle(dx + 0.02, -0.535, 0.016, scene.dark)
        scene.shape((-0.18, -0.44), (-0.08, -0.47), (-0.16, -0.4), colour=scene.dim(tone, 0.2))
        scene.circle(-0.28, -0.41, 0.016, INK)
        for dx, dy, r in (
            (0.0, 0.04, 0.05),
            (0.14, 0.02, 0.045),
            (0.22, 0.1, 0.04),
            (-0.1, 0.1, 0.04),
            (0.08, 0.13, 0.035),
            (-0.15, -0.1, 0.035),
            (-0.19, -0.22, 0.03),
            (-0.21, -0.33, 0.025),
        ):
            scene.fill([regular(5, r, (dx, dy))], spot)


def giraffes(scene: Scene) -> None:
    """A giraffe and its young behind a fence, and visitors who look up."""
    scene.shadow_below(0.7)
    tree(scene, 0.74, 0.46, 0.66)
    _giraffe(scene, 0.08, 0.46, 0.98)
    _giraffe(scene, 0.5, 0.46, 0.56)
    for k in range(9):
        x = -0.74 + 0.19 * k
        scene.line([(x, 0.22), (x, 0.5)], 0.03, WOOD)
    for y in (0.28, 0.4):
        scene.line([(-0.78, y), (0.82, y)], 0.03, scene.lit(WOOD))
    person(scene, -0.62, 0.56, 0.42, rgb("#d1495b"), arm=0.9)
    person(scene, -0.42, 0.57, 0.28, rgb("#3d8ac0"), arm=0.9)


def icefish(scene: Scene) -> None:
    """Clear fish with lights in them below a ceiling of ice."""
    ceiling = [(-2.6 + 0.18 * k, -0.34 - 0.1 * (k % 2) + 0.05 * ((k * 5) % 3)) for k in range(30)]
    scene.fill([[(-2.6, -0.9), *ceiling, (2.62, -0.9)]], WHITE, rgb("#a8d8ec"))
    for k in range(13):
        x = -2.4 + 0.4 * k
        scene.shape(
            (x - 0.05, -0.4),
            (x + 0.06, -0.4),
            (x + 0.01, -0.18 + 0.06 * (k % 2)),
            colour=mix(rgb("#a8d8ec"), WHITE, 0.5),
            alpha=0.9,
        )
    for x, y, size, flip in ((-0.42, 0.34, 0.5, -1), (0.6, 0.3, 0.4, 1), (0.02, 0.04, 0.92, 1)):
        with scene.placed(x, y, size):
            f = flip
            scene.glow(0, 0, 0.6, BLUE, 0.5)
            body = f"M {-0.56 * f} .02 C {-0.4 * f} -.26 {0.2 * f} -.26 {0.4 * f} -.02 "
            body += f"L {0.66 * f} -.2 L {0.58 * f} .02 L {0.66 * f} .24 L {0.4 * f} .06 C {0.2 * f} .28 {-0.4 * f} .26 {-0.56 * f} .02 Z"
            scene.fill(body, mix(BLUE, WHITE, 0.55), mix(rgb("#3d8ac0"), BLUE, 0.3), 0.82)
            scene.line([(-0.3 * f, 0.01), (0.5 * f, 0.01)], 0.025, WHITE)
            for k in range(7):
                dx, high = (-0.2 + 0.09 * k) * f, 0.13 - 0.014 * k
                scene.line([(dx, -high), (dx + 0.03 * f, 0), (dx, high)], 0.014, WHITE, 0.85)
            scene.fill([[(-0.06 * f, -0.2), (0.2 * f, -0.38), (0.22 * f, -0.16)]], mix(BLUE, WHITE, 0.4), alpha=0.8)
            scene.circle(-0.38 * f, -0.04, 0.06, WHITE)
            scene.circle(-0.39 * f, -0.04, 0.032, INK)
            for k in range(4):
                scene.circle((-0.26 + 0.16 * k) * f, 0.12 - 0.02 * k, 0.024, rgb("#fff3a0"))


def wastebins(scene: Scene) -> None:
    """Three bins with small green eaters that climb out of them."""
    scene.shadow_below(0.74)
    for k, (x, code) in enumerate(((-0.52, "#5fa777"), (0.02, "#d98a2e"), (0.56, "#3d8ac0"))):
        tone = rgb(code)
        lean = (-26, 14, 34)[k]
        scene.shape(
            *turned([(-0.25, -0.05), (0.25, -0.05), (0.25, 0.02), (-0.25, 0.02)], (x + 0.05 * (k - 1), -0.32), lean),
            colour=scene.lit(tone),
            low=scene.dim(tone, 0.3),
        )
        for dx, dy, r in ((-0.1, -0.16, 0.09), (0.08, -0.14, 0.1), (0.0, -0.24, 0.08)):
            scene.orb(x + dx, dy, r, mix(rgb("#a8e04a"), scene.hour.low, 0.1), rgb("#3f7a2a"))
            for ex in (-0.03, 0.03):
                scene.circle(x + dx + ex, dy - 0.02, 0.022, WHITE)
                scene.circle(x + dx + ex, dy - 0.018, 0.011, INK)
        scene.across([(x - 0.24, -0.12), (x + 0.24, -0.12), (x + 0.19, 0.46), (x - 0.19, 0.46)], tone)
        scene.slab(x - 0.26, -0.14, x + 0.26, -0.07, scene.lit(tone), depth=0.1)
        for j in range(3):
            a = 2 * math.pi * j / 3 - math.pi / 2
            b = a + 1.5
            arrow = [
                (x + 0.1 * math.cos(a + t * (b - a) / 4), 0.17 + 0.1 * math.sin(a + t * (b - a) / 4)) for t in range(5)
            ]
            scene.line(arrow, 0.03, PAPER)
            scene.circle(*arrow[-1], 0.032, PAPER)
        for dx in (-0.13, 0.13):
            scene.circle(x + dx, 0.47, 0.05, scene.dark)
    for x, y in ((-0.26, 0.44), (0.28, 0.47), (0.84, 0.45)):
        scene.orb(x, y, 0.055, rgb("#a8e04a"), rgb("#3f7a2a"))


MENAGERIE: Final[Mapping[str, Motif]] = {
    "butterfly": Motif(butterfly, "green", size=0.6),
    "giraffes": Motif(giraffes, "green"),
    "icefish": Motif(icefish, "undersea", flies=True),
    "wastebins": Motif(wastebins, "street"),
}
