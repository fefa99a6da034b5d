"""A cliff with tunnels in its face, a lift on a cable along it."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    with scene.placed(0, 0.16, 1):
        _cliff(scene)


def _cliff(scene: Scene) -> None:
    stone = mix(scene.hour.mid, scene.hour.near, 0.25)
    cliff = [(-0.5, 1), (-0.46, 0.44), (-0.34, 0.2), (-0.3, -0.1), (-0.16, -0.3), (-0.1, -0.62), (1.8, -0.7), (1.8, 1)]
    scene.shape(*cliff, colour=scene.lit(stone), low=scene.dim(stone, 0.3))
    shade = [
        (-0.5, 1),
        (-0.46, 0.44),
        (-0.34, 0.2),
        (-0.3, -0.1),
        (-0.16, -0.3),
        (-0.1, -0.62),
        (0, -0.6),
        (-0.1, 0.1),
        (-0.24, 1),
    ]
    scene.shape(*shade, colour=scene.dim(stone, 0.25), low=scene.dim(stone, 0.5))
    for y in (-0.42, -0.02, 0.36):
        scene.line([(-0.1, y), (1.8, y - 0.04)], 0.03, scene.dim(stone, 0.3))
    for x, y in ((0.24, -0.22), (0.74, -0.24), (0.16, 0.18), (0.62, 0.16), (1.1, 0.14)):
        scene.fill(
            [[*half_ellipse(x, y + 0.18, 0.12, 0.22), (x + 0.12, y + 0.2), (x - 0.12, y + 0.2)]], scene.dim(stone, 0.6)
        )
        scene.fill([[*half_ellipse(x, y + 0.18, 0.09, 0.18)]], rgb("#ffe2a0"), rgb("#c9742a"))
        scene.slab(x - 0.16, y + 0.18, x + 0.2, y + 0.215, scene.metal, depth=0.1)
    scene.line([(-0.98, 0.44), (0.02, -0.66)], 0.014, scene.metal)
    scene.line([(-0.84, 0.44), (0.12, -0.66)], 0.014, scene.metal)
    scene.slab(0.0, -0.76, 0.26, -0.6, scene.accent)
    scene.slab(-1.08, 0.3, -0.72, 0.5, scene.accent)
    for x, y in ((-0.66, 0.1), (-0.24, -0.24)):
        scene.line([(x, y), (x, y + 0.1)], 0.014, scene.metal)
        scene.slab(x - 0.09, y + 0.08, x + 0.09, y + 0.24, scene.metal)
        scene.circle(x - 0.03, y + 0.08, 0.05, rgb("#b8846a"))
        scene.circle(x + 0.04, y + 0.08, 0.045, scene.rock)


MOTIF = Motif(paint, "mars", flies=True)
