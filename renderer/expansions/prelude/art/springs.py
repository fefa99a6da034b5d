"""Water that breaks from a cliff in two falls and gathers in a lake."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    stone, blue = mix(scene.hour.mid, scene.hour.near, 0.2), rgb("#4fb0d9")
    scene.fill(
        "M -.9 .5 L -.8 -.1 L -.62 -.4 L -.1 -.46 L .4 -.38 L .7 -.42 L .9 .0 L 1.0 .5 Z",
        scene.lit(stone),
        scene.dim(stone, 0.45),
    )
    for x in (-0.74, -0.06, 0.2, 0.78):
        scene.shape(
            (x, -0.34), (x + 0.06, -0.36), (x + 0.1, 0.4), (x + 0.02, 0.44), colour=scene.dim(stone, 0.4), alpha=0.7
        )
    scene.fill([ellipse(0, 0.5, 1.12, 0.16)], mix(blue, WHITE, 0.3), mix(blue, rgb("#12406a"), 0.6))
    for x, half, top in ((-0.4, 0.13, -0.2), (0.46, 0.15, -0.12)):
        scene.fill([ellipse(x, top, half * 1.15, 0.07)], scene.dark)
        scene.fill(
            f"M {x - half} {top} Q {x} {top - 0.07} {x + half} {top} L {x + half * 1.2} .46 L {x - half * 1.2} .46 Z",
            mix(blue, WHITE, 0.55),
            mix(blue, WHITE, 0.2),
        )
        for k in range(4):
            dx = half * (-0.7 + 0.46 * k)
            scene.line([(x + dx, top + 0.03), (x + dx * 1.2, 0.42)], 0.02, WHITE, 0.75)
        for k in range(6):
            scene.circle(x + half * (-1.4 + 0.56 * k), 0.45 + 0.02 * (k % 2), 0.06, WHITE, alpha=0.7)
    for x, y, half in ((-0.1, 0.56, 0.16), (0.2, 0.5, 0.1), (-0.8, 0.52, 0.1)):
        scene.fill([ellipse(x, y, half, 0.012)], WHITE, alpha=0.7)


MOTIF = Motif(paint, "mars")
