"""What flies through the clouds of Venus."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import cloud
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def airship(scene: Scene, x: float, y: float, size: float, colour: Colour) -> None:
    """Paint an airship that flies to the left."""
    with scene.placed(x, y, size):
        for dy, shade in ((-1, 0.1), (1, 0.5)):
            scene.shape((0.3, dy * 0.06), (0.5, dy * 0.3), (0.62, dy * 0.28), (0.5, 0), colour=scene.dim(colour, shade))
        scene.fill(
            "M -.62 .02 C -.5 -.2 -.2 -.26 .1 -.22 C .34 -.18 .5 -.08 .6 0 L .5 .06 C .3 .2 -.4 .28 -.62 .02 Z",
            scene.lit(colour),
            scene.dim(colour, 0.5),
        )
        scene.fill(
            "M -.6 0 C -.3 .1 .3 .1 .58 0 C .3 .16 -.3 .18 -.6 0 Z", mix(rgb("#fff6e6"), colour, 0.15), alpha=0.85
        )
        scene.fill("M -.5 -.08 C -.3 -.2 0 -.22 .2 -.18 C 0 -.17 -.3 -.14 -.5 -.08 Z", WHITE, alpha=0.55)
        scene.slab(-0.24, 0.2, 0.14, 0.32, scene.metal, depth=0.2)
        scene.windows(-0.22, 0.23, 0.06, 0.3, 5, 1, scene.lamp)
        scene.line([(0.14, 0.27), (0.22, 0.27)], 0.03, scene.dim(scene.metal))
        scene.fill([ellipse(0.24, 0.27, 0.014, 0.09)], scene.dark, alpha=0.7)


def dirigibles(scene: Scene) -> None:
    """Three airships on their way."""
    airship(scene, 0.6, -0.3, 0.46, mix(rgb("#fff0da"), scene.hour.low, 0.3))
    airship(scene, 0.44, 0.26, 0.66, mix(rgb("#e9c46a"), scene.accent, 0.3))
    airship(scene, -0.2, -0.06, 1.0, scene.accent)


def scrubbers(scene: Scene) -> None:
    """Airships that swallow cloud through wide funnels."""
    cloud(scene, -0.86, 0.1, 0.42, mix(rgb("#f6dc9a"), scene.hour.low, 0.2))
    for x, y, size in ((0.52, -0.28, 0.5), (-0.02, 0.06, 1.05)):
        with scene.placed(x, y, size):
            airship(scene, 0.12, -0.1, 0.92, mix(scene.metal, rgb("#fff6e6"), 0.5))
            scene.shape(
                (-0.16, 0.2),
                (0.1, 0.2),
                (0.1, 0.34),
                (-0.16, 0.34),
                colour=scene.dim(scene.accent, 0.2),
                low=scene.dim(scene.accent, 0.5),
            )
            mouth = [(-0.16, 0.2), (-0.5, 0.06), (-0.5, 0.48), (-0.16, 0.34)]
            scene.shape(*mouth, colour=scene.lit(scene.accent), low=scene.dim(scene.accent))
            scene.fill([ellipse(-0.5, 0.27, 0.07, 0.22)], scene.dark, scene.dim(scene.accent, 0.6))
            for k in range(4):
                t = 0.12 + 0.1 * k
                scene.line(
                    [(-0.86, t), (-0.66, t + 0.02 * math.sin(k)), (-0.52, 0.18 + 0.06 * k)],
                    0.026,
                    mix(rgb("#fff3d0"), scene.hour.low, 0.3),
                )
            scene.fade([(0.12, 0.2), (0.12, 0.34), (0.5, 0.46), (0.6, 0.24)], mix(rgb("#bfe8f4"), WHITE, 0.4), 0.9, 0.3)


def _glider(scene: Scene, x: float, y: float, size: float, lean: float, colour: Colour) -> None:
    with scene.placed(x, y, size):

        def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
            return turned(points, (0, 0), lean)

        scene.shape(*at((0.0, -0.02), (0.3, -0.34), (0.42, -0.34), (0.2, 0.0)), colour=scene.dim(colour, 0.35))
        scene.shape(
            *at((-0.5, 0.02), (-0.3, -0.07), (0.4, -0.03), (0.5, 0.02), (0.4, 0.06), (-0.3, 0.08)),
            colour=mix(rgb("#fff6e6"), WHITE, 0.4),
            low=scene.dim(scene.metal, 0.4),
        )
        scene.shape(
            *at((-0.08, 0.02), (0.2, 0.02), (0.36, 0.44), (0.2, 0.44)),
            colour=scene.lit(colour),
            low=scene.dim(colour, 0.2),
        )
        scene.shape(*at((0.36, 0.0), (0.5, 0.0), (0.58, -0.2), (0.5, -0.2)), colour=colour)
        scene.shape(
            *at((-0.3, -0.06), (-0.06, -0.06), (-0.12, -0.12), (-0.24, -0.12)),
            colour=scene.glass,
            low=mix(scene.glass, INK, 0.4),
        )


def racers(scene: Scene) -> None:
    """Gliders that race through a ring of balloons."""
    for k in range(2):
        ring = [point for point in ellipse(0.42, -0.02, 0.16, 0.46, 6, 40) if (point[0] > 0.42) is (k == 0)]
        ring.sort(key=lambda point: point[1])
        scene.line(ring, 0.06, scene.lit(scene.accent) if k else scene.dim(scene.accent, 0.3))
        for point in ring[1::4]:
            scene.circle(*point, 0.036, rgb("#fff6e6"))
        if not k:
            _glider(scene, 0.34, 0.0, 0.5, -6, rgb("#e9b84a"))
    for x, y, size, code in ((-0.1, -0.26, 0.42, "#3d7ea6"), (-0.26, 0.2, 0.8, "#d1495b")):
        scene.fade(
            [
                (x + size * 0.4, y - 0.01),
                (x + size * 0.4, y + 0.02),
                (x + size * 1.3, y + 0.1),
                (x + size * 1.3, y - 0.02),
            ],
            WHITE,
            0.7,
            0.2,
        )
        _glider(scene, x, y, size, -6, rgb(code))


def _bird(scene: Scene, x: float, y: float, size: float, up: float) -> None:
    with scene.placed(x, y, size):
        tone = mix(rgb("#fff6ea"), scene.hour.low, 0.12)
        far = mix(tone, scene.accent, 0.45)
        scene.fill(
            f"M -.06 -.02 C .02 {-0.2 * up} .12 {-0.44 * up} .34 {-0.52 * up} C .3 {-0.3 * up} .24 -.08 .12 .03 Z",
            scene.dim(far, 0.2),
        )
        scene.fill(
            "M -.44 -.02 C -.34 -.1 -.1 -.1 .1 -.03 L .42 .04 L .38 .1 L .08 .09 C -.14 .13 -.32 .1 -.44 -.02 Z",
            scene.lit(tone),
            scene.dim(tone, 0.35),
        )
        scene.fill(
            f"M -.14 0 C -.2 {-0.24 * up} -.1 {-0.5 * up} -.02 {-0.66 * up} C .1 {-0.4 * up} .16 -.1 .12 .04 Z",
            scene.lit(mix(tone, scene.accent, 0.25)),
            scene.dim(far, 0.1),
        )
        scene.shape((-0.42, -0.05), (-0.56, 0.0), (-0.42, 0.03), colour=rgb("#f2a93b"))
        scene.circle(-0.34, -0.035, 0.022, INK)


def flock(scene: Scene) -> None:
    """Birds in a wedge above the clouds."""
    for k, (x, y, size) in enumerate(
        ((0.66, -0.36, 0.34), (0.62, 0.3, 0.42), (0.3, -0.2, 0.46), (0.22, 0.2, 0.56), (-0.3, 0.0, 0.86))
    ):
        _bird(scene, x, y, size, 1.0 if k % 2 == 0 else -0.5)


AIRSHIPS: Final[Mapping[str, Motif]] = {
    "dirigibles": Motif(dirigibles, "clouds", flies=True),
    "scrubbers": Motif(scrubbers, "clouds", flies=True),
    "racers": Motif(racers, "clouds", flies=True),
    "flock": Motif(flock, "clouds", flies=True),
}
