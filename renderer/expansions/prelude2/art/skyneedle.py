"""A tower that outgrows every other, with gardens on its steps and an observatory near its tip."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.44)
    pale = mix(PAPER, scene.metal, 0.4)
    for left, top, right, code in (
        (-0.74, 0.12, -0.52, "#a87a6a"),
        (-0.5, -0.02, -0.3, "#8a8fa8"),
        (0.36, 0.04, 0.56, "#a8906a"),
        (0.58, 0.18, 0.8, "#7a94a8"),
    ):
        tone = mix(rgb(code), scene.hour.low, 0.2)
        scene.slab(left, top, right, 0.5, tone)
        scene.windows(left, top + 0.03, right - 0.06, 0.46, 3, 4, scene.lamp)
    tiers = ((0.28, 0.5, 0.2), (0.21, 0.22, -0.04), (0.145, -0.02, -0.26), (0.09, -0.24, -0.44))
    for k, (half, foot, top) in enumerate(tiers):
        scene.across([(-half * 0.86, top), (half * 0.86, top), (half, foot), (-half, foot)], pale)
        for j in range(4):
            x = half * (-0.62 + 0.36 * j)
            scene.shape(
                (x * 0.9 - 0.012, top + 0.04),
                (x * 0.9 + 0.04 * half / 0.28, top + 0.04),
                (x + 0.045 * half / 0.28, foot - 0.02),
                (x - 0.012, foot - 0.02),
                colour=mix(scene.glass, scene.lamp, 0.4 * (j % 2)),
                low=mix(scene.glass, INK, 0.4),
            )
        scene.slab(-half * 0.98, top - 0.012, half * 0.98, top + 0.016, scene.accent, depth=0.25)
        if k < 3:
            for side in (-1, 1):
                for j in range(2):
                    scene.circle(
                        side * (half * 0.8 - 0.05 * j), top - 0.02, 0.034 - 0.006 * k, rgb("#7fc05a"), rgb("#3a7a3a")
                    )
    scene.orb(0, -0.49, 0.085, scene.glass)
    ring = ellipse(0, -0.48, 0.15, 0.035, 0, 40)
    scene.line([*ring, ring[0]], 0.018, GOLD)
    scene.shape((0, -0.92), (0.02, -0.55), (-0.02, -0.55), colour=scene.lit(scene.metal))
    scene.glow(0, -0.74, 0.16, rgb("#ff8a6a"), 0.9)
    scene.circle(0, -0.74, 0.022, rgb("#ff6a4a"))
    scene.box((-0.06, 0.36, 0.06, 0.5), 0.05, scene.lamp, mix(scene.lamp, rgb("#c9762c"), 0.6))


MOTIF = Motif(paint, "street", size=0.6)
