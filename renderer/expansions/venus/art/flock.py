"""Birds in a wedge above the clouds."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, mix, rgb


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


def paint(scene: Scene) -> None:
    for k, (x, y, size) in enumerate(
        ((0.66, -0.36, 0.34), (0.62, 0.3, 0.42), (0.3, -0.2, 0.46), (0.22, 0.2, 0.56), (-0.3, 0.0, 0.86))
    ):
        _bird(scene, x, y, size, 1.0 if k % 2 == 0 else -0.5)


MOTIF = Motif(paint, "clouds", flies=True)
