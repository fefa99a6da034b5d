"""A town at the frontier: tall wooden fronts, a water tower and a wagon on big wheels."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.86)
    for x in (0.62, 0.82):
        scene.line([(x, -0.1), (x + (x - 0.72) * 0.4, 0.5)], 0.03, rgb("#6a4432"))
    scene.line([(0.6, 0.34), (0.86, 0.08)], 0.018, rgb("#6a4432"))
    scene.column(0.56, -0.4, 0.88, -0.08, rgb("#b8764a"))
    for y in (-0.32, -0.18):
        scene.line([(0.56, y), (0.88, y)], 0.016, scene.dark)
    scene.cone(0.72, -0.54, 0.2, -0.39, scene.dim(scene.metal, 0.2))
    fronts = ((-0.82, -0.38, -0.2, "#8fae9a"), (-0.4, 0.12, -0.44, "#d9a05a"), (0.1, 0.5, -0.12, "#b8685a"))
    for k, (left, right, top, code) in enumerate(fronts):
        wood = mix(rgb(code), scene.hour.low, 0.12)
        scene.slab(left, top, right, 0.5, wood, depth=0.06)
        for j in range(7):
            y = top + 0.05 + j * (0.46 - top) / 7
            scene.line([(left + 0.01, y), (right - 0.04, y)], 0.007, scene.dim(wood, 0.3))
        scene.slab(left - 0.03, top - 0.05, right + 0.02, top + 0.01, scene.dim(wood, 0.3), depth=0.05)
        mid = (left + right) / 2 - 0.01
        if k == 1:
            scene.shape(
                (left + 0.06, top - 0.04),
                (mid - 0.08, top - 0.14),
                (mid + 0.08, top - 0.14),
                (right - 0.06, top - 0.04),
                colour=scene.lit(wood),
                low=wood,
            )
            scene.box((left + 0.06, top + 0.06, right - 0.08, top + 0.2), 0.02, rgb("#6a2f2a"))
            for j in range(6):
                scene.box((left + 0.1 + 0.055 * j, top + 0.1, left + 0.135 + 0.055 * j, top + 0.16), 0.006, GOLD)
            scene.box((mid - 0.09, 0.22, mid + 0.09, 0.5), 0, INK)
            for side in (-1, 1):
                scene.shape(
                    (mid + side * 0.085, 0.28),
                    (mid + side * 0.01, 0.31),
                    (mid + side * 0.01, 0.42),
                    (mid + side * 0.085, 0.42),
                    colour=scene.lit(rgb("#a8603a")) if side < 0 else rgb("#8a4a2c"),
                )
        else:
            scene.box((mid - 0.05, 0.26, mid + 0.06, 0.5), 0, scene.dim(wood, 0.7))
            scene.circle(mid, top + 0.12, 0.05, PAPER if k else scene.glass)
        for x in (left + 0.1, right - 0.12):
            scene.box(
                (x - 0.045, 0.04 if k == 1 else 0.1, x + 0.045, 0.18 if k == 1 else 0.2),
                0,
                scene.lamp,
                mix(scene.lamp, rgb("#c9762c"), 0.5),
            )
        scene.shape(
            (left - 0.04, 0.24 - 0.03),
            (right + 0.02, 0.24 - 0.03),
            (right + 0.06, 0.26),
            (left - 0.08, 0.26),
            colour=scene.dim(wood, 0.25),
            low=scene.dim(wood, 0.5),
        )
        for x in (left - 0.03, right):
            scene.line([(x, 0.25), (x, 0.5)], 0.018, scene.dim(wood, 0.5))
    scene.slab(-0.88, 0.46, 0.58, 0.52, rgb("#8a5638"), depth=0.02)
    person(scene, -0.6, 0.5, 0.28, rgb("#3d5f8a"))
    scene.fill([ellipse(-0.6, 0.245, 0.055, 0.012)], rgb("#6a4226"))
    scene.fill([half_ellipse(-0.6, 0.245, 0.03, 0.035)], rgb("#6a4226"))


MOTIF = Motif(paint, "mars", size=0.66)
