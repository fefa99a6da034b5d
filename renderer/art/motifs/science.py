"""Knowledge and its instruments."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, regular
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def flask(scene: Scene) -> None:
    """Glass on a bench."""
    fluid = scene.accent
    glass = mix(scene.glass, WHITE, 0.45)
    scene.shape(
        (-0.12, -0.36),
        (0.0, -0.36),
        (0.0, -0.06),
        (0.22, 0.44),
        (-0.34, 0.44),
        (-0.12, -0.06),
        colour=glass,
        alpha=0.55,
    )
    scene.shape(
        (-0.2, 0.12),
        (0.08, 0.12),
        (0.22, 0.44),
        (-0.34, 0.44),
        colour=mix(fluid, WHITE, 0.25),
        low=scene.dim(fluid, 0.2),
    )
    scene.fill([ellipse(-0.06, 0.12, 0.14, 0.03)], mix(fluid, WHITE, 0.5))
    scene.box((-0.15, -0.4, 0.03, -0.35), 0.02, WHITE)
    scene.shape(
        (-0.1, -0.3),
        (-0.08, -0.3),
        (-0.08, -0.04),
        (-0.24, 0.36),
        (-0.27, 0.36),
        (-0.1, -0.06),
        colour=WHITE,
        alpha=0.7,
    )
    for x, y, r in (
        (-0.1, 0.26, 0.03),
        (0.04, 0.32, 0.022),
        (-0.18, 0.36, 0.02),
        (-0.04, 0.04, 0.018),
        (-0.07, -0.12, 0.014),
    ):
        scene.circle(x, y, r, WHITE, alpha=0.75)
    _tubes(scene, glass, mix(fluid, rgb("#4fb0c8"), 0.7))
    scene.slab(0.24, 0.14, 0.57, 0.2, scene.metal, depth=0)
    scene.slab(-0.56, 0.44, 0.66, 0.5, scene.metal, depth=0.1)


def _tubes(scene: Scene, glass: Colour, fluid: Colour) -> None:
    """Two test tubes, one fuller than the other."""
    for x, fill in ((0.34, 0.2), (0.47, 0.05)):
        scene.box((x - 0.045, -0.16, x + 0.045, 0.44), 0.045, glass, alpha=0.55)
        scene.box((x - 0.045, fill, x + 0.045, 0.44), 0.045, mix(fluid, WHITE, 0.3), scene.dim(fluid, 0.2))


def microscope(scene: Scene) -> None:
    """A tube over a lit slide, held by an arm; knobs to focus."""
    scene.shadow_below(0.5)
    body = mix(scene.metal, WHITE, 0.35)
    scene.fill("M .02 -.42 C .5 -.4 .56 .3 .26 .44 L .06 .44 C .3 .24 .32 -.16 .02 -.22 Z", body, scene.dim(body, 0.35))
    scene.slab(-0.36, 0.42, 0.4, 0.5, scene.accent, depth=0.2)
    scene.slab(-0.38, 0.2, 0.24, 0.26, scene.dark, depth=0.2)
    scene.glow(-0.1, 0.18, 0.2, scene.lamp, 1)
    scene.slab(-0.24, 0.17, 0.04, 0.2, mix(scene.glass, WHITE, 0.5), depth=0)
    scene.fade([(-0.13, 0.27), (-0.07, 0.27), (-0.02, 0.42), (-0.18, 0.42)], scene.lamp, 0.9, 0.2)
    scene.column(-0.17, -0.06, -0.03, 0.08, scene.dim(scene.metal, 0.35))
    scene.column(-0.14, 0.06, -0.06, 0.15, scene.dim(scene.metal, 0.6))
    scene.column(-0.2, -0.42, 0.0, -0.08, body)
    scene.column(-0.23, -0.12, 0.03, -0.05, scene.accent)
    scene.column(-0.22, -0.44, 0.02, -0.36, scene.accent)
    scene.column(-0.16, -0.54, -0.04, -0.43, scene.dim(scene.metal, 0.6))
    scene.orb(0.36, 0.1, 0.085, scene.accent)
    scene.orb(0.34, 0.28, 0.055, scene.accent)


def laboratory(scene: Scene) -> None:
    """A research station with an instrument on its roof."""
    scene.shadow_below(0.7)
    scene.vault(0.14, 0.06, 0.24, 0.28, scene.metal)
    scene.shape((0.1, -0.2), (0.22, -0.19), (0.2, 0.05), (0.12, 0.05), colour=scene.dark)
    scene.line([(0.16, -0.04), (0.3, -0.3)], 0.06, scene.accent)
    scene.slab(-0.6, 0.06, 0.6, 0.5, scene.metal, depth=0.16)
    scene.slab(-0.62, 0.02, 0.62, 0.09, scene.accent, depth=0.16)
    scene.windows(-0.56, 0.16, 0.4, 0.34, 6, 1, mix(scene.lamp, scene.glass, 0.4))
    scene.shape((-0.04, 0.5), (-0.04, 0.36), (0.08, 0.36), (0.08, 0.5), colour=scene.dark)
    scene.line([(-0.4, 0.04), (-0.4, -0.26)], 0.016, scene.metal)
    scene.fill([ellipse(-0.44, -0.3, 0.06, 0.15, 50)], scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
    scene.circle(-0.52, -0.36, 0.018, scene.accent)


def atom(scene: Scene) -> None:
    """Orbits around a nucleus."""
    scene.glow(0, 0, 0.4, scene.lamp, 0.8)
    for turn, tone in ((0, scene.accent), (60, scene.glass), (120, mix(scene.accent, WHITE, 0.4))):
        round_ = ellipse(0, 0, 0.56, 0.2, turn, 48)
        scene.line([*round_, round_[0]], 0.026, tone)
        scene.orb(*round_[6 + turn // 12], 0.055, mix(tone, WHITE, 0.3))
    for x, y in ((-0.06, -0.03), (0.06, -0.04), (0.0, 0.07)):
        scene.orb(x, y, 0.085, scene.accent if x else scene.metal)


def brain(scene: Scene) -> None:
    """A mind of circuits."""
    tone = mix(scene.glass, rgb("#6fd0e0"), 0.4)
    scene.glow(0, 0, 0.75, tone, 0.6)
    scene.box((-0.36, -0.36, 0.36, 0.36), 0.06, mix(scene.dark, INK, 0.2), INK)
    for k in range(6):
        at = -0.275 + 0.11 * k
        for start, end in (
            ((at, -0.36), (at, -0.5)),
            ((at, 0.36), (at, 0.5)),
            ((-0.36, at), (-0.5, at)),
            ((0.36, at), (0.5, at)),
        ):
            scene.line([start, end], 0.03, GOLD)
    for side in (-1, 1):
        for y, reach in ((-0.18, 0.2), (-0.06, 0.25), (0.07, 0.25), (0.18, 0.18)):
            scene.line([(side * 0.03, y * 0.7), (side * reach * 0.55, y), (side * reach, y + 0.03)], 0.026, tone)
            scene.circle(side * reach, y + 0.03, 0.034, mix(tone, WHITE, 0.5))
    scene.line([(0, -0.24), (0, 0.24)], 0.02, scene.accent)
    scene.circle(0, 0, 0.07, scene.lamp)


def lens(scene: Scene) -> None:
    """A crystal that splits light."""
    scene.shape((-1.2, -0.16), (-0.12, 0.02), (-0.12, 0.06), (-1.2, -0.1), colour=WHITE, alpha=0.85)
    for k, code in enumerate(("#ff6a5a", "#ffb04a", "#fff07a", "#7ae08a", "#6ac0f0", "#a88af0")):
        top, low = -0.06 + 0.075 * k, -0.06 + 0.075 * (k + 1)
        scene.shape((0.1, 0.02), (1.4, top * 2.2), (1.4, low * 2.2), (0.1, 0.06), colour=rgb(code), alpha=0.85)
    scene.shape((0, -0.4), (0.38, 0.3), (-0.38, 0.3), colour=WHITE, low=scene.glass, alpha=0.8)
    scene.shape((0, -0.4), (0.38, 0.3), (0.1, 0.3), colour=mix(scene.glass, scene.dark, 0.35), alpha=0.55)
    scene.line([(0, -0.4), (0.1, 0.3)], 0.01, WHITE, 0.8)


def diploma(scene: Scene) -> None:
    """A scholar's hat on books."""
    scene.shadow_below(0.5)
    for k, tone in enumerate((scene.accent, GOLD, scene.metal)):
        y, dx = 0.4 - 0.12 * k, 0.04 * (k % 2)
        scene.slab(-0.42 + dx, y - 0.02, 0.4 - dx, y + 0.1, tone, depth=0.08)
        scene.slab(-0.36 + dx, y + 0.01, 0.4 - dx, y + 0.07, PAPER, depth=0.08)
    cloth = mix(scene.dark, rgb("#2a2f52"), 0.5)
    scene.across([(-0.24, -0.12), (0.24, -0.12), (0.22, 0.14), (-0.22, 0.14)], cloth)
    scene.shape(
        (-0.54, -0.16), (0.02, -0.36), (0.54, -0.14), (-0.02, 0.06), colour=mix(cloth, scene.hour.sun, 0.2), low=cloth
    )
    scene.line([(0.0, -0.15), (0.4, -0.1), (0.42, 0.12)], 0.018, GOLD)
    scene.shape((0.39, 0.1), (0.45, 0.1), (0.49, 0.26), (0.36, 0.26), colour=GOLD, low=mix(GOLD, scene.dark, 0.4))


def idea(scene: Scene) -> None:
    """A lamp that lights up."""
    scene.glow(0, -0.12, 0.8, scene.lamp, 0.9)
    for k in range(9):
        a = math.radians(-200 + 27.5 * k)
        scene.line(
            [(0.46 * math.cos(a), -0.12 + 0.46 * math.sin(a)), (0.58 * math.cos(a), -0.12 + 0.58 * math.sin(a))],
            0.03,
            scene.lamp,
        )
    scene.circle(0, -0.12, 0.33, WHITE, mix(scene.lamp, scene.accent, 0.3))
    scene.shape(
        (-0.22, 0.12),
        (0.22, 0.12),
        (0.13, 0.3),
        (-0.13, 0.3),
        colour=mix(scene.lamp, scene.accent, 0.25),
        low=mix(scene.lamp, scene.accent, 0.4),
    )
    scene.line([(-0.07, 0.28), (-0.1, -0.08), (0, -0.02), (0.1, -0.08), (0.07, 0.28)], 0.02, scene.accent)
    for k in range(3):
        scene.column(-0.13 + 0.012 * k, 0.3 + 0.065 * k, 0.13 - 0.012 * k, 0.35 + 0.065 * k, scene.metal)


def screen(scene: Scene) -> None:
    """A terminal with lines of code."""
    scene.slab(-0.1, 0.3, 0.1, 0.46, scene.dim(scene.metal, 0.3))
    scene.slab(-0.3, 0.45, 0.3, 0.5, scene.metal, depth=0.2)
    scene.glow(0, -0.08, 0.8, rgb("#6ff0b8"), 0.4)
    scene.box((-0.56, -0.48, 0.56, 0.32), 0.06, scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
    scene.box((-0.5, -0.42, 0.5, 0.26), 0.03, rgb("#0c2a2c"), rgb("#061416"))
    for k in range(6):
        x = -0.43 + 0.07 * (k % 3)
        for wide, tone in (
            (scene.between(0.1, 0.22), "#8affc8"),
            (scene.between(0.08, 0.2), "#ffb45a"),
            (scene.between(0.06, 0.16), "#6fd0ff"),
        ):
            scene.line([(x, -0.33 + 0.104 * k), (x + wide, -0.33 + 0.104 * k)], 0.03, rgb(tone), 0.9)
            x += wide + 0.06


def archive(scene: Scene) -> None:
    """Shelves of records."""
    scene.slab(-0.6, -0.5, 0.6, 0.5, mix(rgb("#6a4432"), scene.dark, 0.3), depth=0.06)
    codes = (scene.accent, scene.metal, GOLD, mix(scene.glass, scene.dark, 0.3), mix(scene.accent, PAPER, 0.5))
    for row in range(3):
        y = -0.2 + 0.31 * row
        scene.shape((-0.55, y - 0.25), (0.54, y - 0.25), (0.54, y), (-0.55, y), colour=scene.dark)
        x = -0.53
        while x < 0.46:
            wide, high = scene.between(0.045, 0.085), scene.between(0.16, 0.23)
            if scene.chance.random() < 0.9:
                tone = scene.chance.choice(codes)
                scene.slab(x, y - high, x + wide, y, tone)
                scene.line([(x + 0.012, y - high * 0.7), (x + wide * 0.6, y - high * 0.7)], 0.012, PAPER)
            x += wide + 0.008


def levitation(scene: Scene) -> None:
    """A heavy weight that hovers above a plate of light, and small things with it."""
    light = rgb("#8ff0ff")
    scene.shadow_below(0.5)
    scene.column(-0.46, 0.36, 0.46, 0.5, scene.metal)
    scene.fill([ellipse(0, 0.36, 0.46, 0.09)], scene.lit(scene.metal))
    scene.fill([ellipse(0, 0.36, 0.36, 0.065)], mix(light, rgb("#2a7a9a"), 0.4))
    scene.fade([(-0.42, -0.4), (0.42, -0.4), (0.34, 0.36), (-0.34, 0.36)], light, 0.0, 0.7)
    for k in range(3):
        ring = ellipse(0, 0.24 - 0.11 * k, 0.34 - 0.03 * k, 0.06, 0, 48)
        scene.line([*ring, ring[0]], 0.016, mix(light, WHITE, 0.5), 0.9 - 0.2 * k)
    iron = mix(rgb("#4a4658"), scene.hour.low, 0.12)
    scene.ring(0, -0.4, 0.12, 0.045, scene.dim(iron, 0.1))
    scene.across([(-0.16, -0.34), (0.16, -0.34), (0.29, 0.04), (-0.29, 0.04)], iron)
    scene.fill([ellipse(0, 0.04, 0.29, 0.045)], mix(light, iron, 0.5))
    scene.shape((-0.13, -0.31), (-0.05, -0.31), (-0.1, 0.0), (-0.24, 0.0), colour=WHITE, alpha=0.25)
    for x, y, size, turn in ((-0.46, -0.2, 0.075, 10), (0.48, -0.32, 0.06, 40), (0.44, 0.04, 0.045, 0)):
        scene.fill([regular(6, size, (x, y), turn)], scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
        scene.circle(x, y, size * 0.45, scene.dark)


SCIENCE: Final[Mapping[str, Motif]] = {
    "flask": Motif(flask, "hall"),
    "microscope": Motif(microscope, "hall"),
    "laboratory": Motif(laboratory, "mars"),
    "atom": Motif(atom, "rays", flies=True),
    "brain": Motif(brain, "rays", flies=True),
    "lens": Motif(lens, "space", flies=True),
    "diploma": Motif(diploma, "hall"),
    "idea": Motif(idea, "rays", flies=True),
    "screen": Motif(screen, "hall"),
    "archive": Motif(archive, "hall"),
    "levitation": Motif(levitation, "hall"),
}
