"""An old mine: a rusty tower with its wheel, sheds with boards on their windows, and a cart beside a heap."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    rust, wood = rgb("#a85a34"), rgb("#8a6a4e")
    scene.fill("M -.9 .5 Q -.7 .3 -.52 .28 Q -.36 .34 -.22 .5 Z", scene.lit(scene.rock), scene.dim(scene.rock, 0.4))
    scene.slab(0.28, 0.14, 0.82, 0.5, wood, depth=0.2)
    scene.shape((0.24, 0.16), (0.52, -0.06), (0.86, 0.16), colour=scene.dim(rust, 0.2), low=scene.dim(rust, 0.45))
    for k in range(5):
        scene.line([(0.3 + 0.085 * k, 0.16), (0.3 + 0.085 * k, 0.5)], 0.008, scene.dim(wood, 0.5))
    scene.box((0.36, 0.24, 0.5, 0.36), 0, INK)
    for a, b in (((0.34, 0.26), (0.52, 0.34)), ((0.34, 0.35), (0.52, 0.25))):
        scene.line([a, b], 0.032, scene.lit(wood))
    scene.box((0.56, 0.28, 0.68, 0.5), 0, INK)
    scene.shape((0.6, -0.02), (0.68, 0.04), (0.66, 0.08), (0.58, 0.03), colour=INK)
    for a, b in (((-0.24, 0.5), (-0.1, -0.4)), ((0.2, 0.5), (0.06, -0.4)), ((-0.1, -0.36), (-0.52, 0.5))):
        scene.line([a, b], 0.05, scene.dim(rust, 0.15))
        scene.line([(a[0] - 0.01, a[1]), (b[0] - 0.01, b[1])], 0.02, scene.lit(rust))
    for k in range(4):
        y = 0.4 - 0.2 * k
        half = 0.21 - 0.045 * k
        scene.line([(-0.02 - half, y), (-0.02 + half, y - 0.17)], 0.022, scene.dim(rust, 0.3))
        scene.line([(-0.02 + half, y), (-0.02 - half, y - 0.17)], 0.022, scene.dim(rust, 0.45))
    scene.slab(-0.18, -0.42, 0.14, -0.36, scene.dim(rust, 0.2))
    scene.ring(-0.02, -0.44, 0.15, 0.03, scene.dim(scene.metal, 0.35))
    for k in range(3):
        dots = turned([(-0.14, 0), (0.14, 0)], (-0.02, -0.44), 60 * k + 12)
        scene.line(dots, 0.014, scene.dim(scene.metal, 0.4))
    scene.line([(0.12, -0.4), (0.34, 0.12)], 0.01, scene.dark)
    scene.line([(-0.02, -0.28), (-0.02, 0.4)], 0.01, scene.dark)
    scene.line([(-0.86, 0.49), (0.2, 0.49)], 0.02, scene.dim(scene.metal, 0.5))
    for k in range(9):
        scene.line([(-0.82 + 0.12 * k, 0.47), (-0.82 + 0.12 * k, 0.52)], 0.024, scene.dim(wood, 0.4))
    scene.fill("M -.62 .22 Q -.5 .08 -.3 .22 Z", mix(rgb("#9fd0e0"), scene.rock, 0.4), scene.dim(scene.rock, 0.3))
    scene.fill("M -.68 .22 L -.26 .22 L -.32 .42 L -.62 .42 Z", scene.lit(rust), scene.dim(rust, 0.5))
    for x in (-0.56, -0.38):
        scene.circle(x, 0.44, 0.055, scene.dark)
        scene.circle(x, 0.44, 0.025, scene.metal)


MOTIF = Motif(paint, "moon", size=0.74)
