"""A terminal like a harbour: a crane on rails puts a container on a ship, other ones are stacked."""

from renderer.art.motif import Motif
from renderer.art.parts import GOODS
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.slab(-0.84, 0.26, 0.84, 0.4, scene.dim(scene.metal, 0.2), depth=0.04)
    for k in range(11):
        scene.shape(
            *(
                (x, y)
                for x, y in (
                    (-0.8 + 0.15 * k, 0.3),
                    (-0.72 + 0.15 * k, 0.3),
                    (-0.76 + 0.15 * k, 0.36),
                    (-0.84 + 0.15 * k, 0.36),
                )
            ),
            colour=GOLD if k % 2 else scene.dark,
        )
    for row in range(3):
        for k in range(3 - (row == 2)):
            x, y = 0.2 + 0.2 * k, 0.12 - 0.14 * row
            tone = mix(rgb(GOODS[(k + 2 * row) % 6]), scene.hour.low, 0.06)
            scene.slab(x, y, x + 0.19, y + 0.135, tone, depth=0.14)
            for j in range(3):
                scene.line(
                    [(x + 0.04 + 0.045 * j, y + 0.025), (x + 0.04 + 0.045 * j, y + 0.11)], 0.009, scene.dim(tone, 0.35)
                )
    for x in (-0.62, 0.1):
        for dx in (-0.06, 0.06):
            scene.line(
                [(x + dx, 0.26), (x + dx * 0.5, -0.42)],
                0.028,
                scene.accent if dx < 0 else scene.dim(scene.accent, 0.35),
            )
        for k in range(5):
            y = 0.2 - 0.13 * k
            scene.line([(x - 0.05, y), (x + 0.05, y - 0.1)], 0.012, scene.dim(scene.accent, 0.3))
    scene.slab(-0.84, -0.5, 0.66, -0.4, scene.accent, depth=0.04)
    for k in range(12):
        scene.line(
            [(-0.8 + 0.12 * k, -0.41), (-0.74 + 0.12 * k, -0.49), (-0.68 + 0.12 * k, -0.41)],
            0.012,
            scene.dim(scene.accent, 0.45),
        )
    for dx in (-0.06, 0.06):
        scene.line([(-0.26 + dx, -0.36), (-0.26 + dx, -0.12)], 0.01, scene.metal)
    scene.slab(-0.36, -0.42, -0.16, -0.35, scene.dim(scene.metal, 0.3))
    tone = rgb("#e9b84a")
    scene.slab(-0.37, -0.12, -0.15, 0.03, tone, depth=0.14)
    hull = mix(PAPER, scene.metal, 0.4)
    scene.fill(
        "M -.86 .1 L -.66 .04 L -.1 .04 Q .02 .1 -.02 .2 L -.1 .27 L -.8 .27 Z", scene.lit(hull), scene.dim(hull, 0.4)
    )
    scene.fill("M -.84 .1 L -.68 .05 L -.62 .05 L -.66 .14 L -.85 .16 Z", scene.glass, mix(scene.glass, INK, 0.4))


MOTIF = Motif(paint, "space", flies=True)
