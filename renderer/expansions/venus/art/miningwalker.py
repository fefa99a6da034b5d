"""A machine on six legs that drills for metal."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.66)
    for side, shade in ((1, 0.5), (-1, 0.15)):
        for x, knee, foot in ((0.2, 0.42, 0.5), (0.4, 0.68, 0.76)):
            leg = [(side * x, 0.0), (side * knee, -0.18), (side * foot, 0.46)]
            scene.line(leg, 0.07, scene.dim(scene.metal, shade))
            scene.circle(side * knee, -0.18, 0.05, scene.accent)
            scene.slab(side * foot - 0.06, 0.44, side * foot + 0.06, 0.5, scene.dim(scene.metal, 0.4))
    scene.column(-0.09, 0.1, 0.09, 0.26, scene.dim(scene.metal, 0.2))
    scene.shape((-0.12, 0.26), (0.12, 0.26), (0.0, 0.54), colour=scene.lit(scene.metal), low=scene.dim(scene.metal))
    for k in range(4):
        half = 0.1 - 0.026 * k
        scene.line([(-half, 0.29 + 0.06 * k), (half, 0.33 + 0.06 * k)], 0.022, scene.dim(scene.metal, 0.7))
    scene.fill(
        "M -.4 .12 L -.46 -.1 Q -.4 -.3 -.1 -.32 L .16 -.32 Q .42 -.28 .46 -.1 L .4 .12 Z",
        scene.lit(scene.accent),
        scene.dim(scene.accent, 0.5),
    )
    scene.fill("M -.38 -.08 Q -.34 -.24 -.12 -.26 L -.02 -.26 L -.02 -.08 Z", scene.glass, mix(scene.glass, INK, 0.45))
    scene.slab(0.06, -0.46, 0.24, -0.3, scene.metal)
    scene.circle(-0.36, 0.04, 0.045, rgb("#fff3c4"))
    scene.glow(-0.36, 0.04, 0.16, scene.lamp, 0.9)
    for x, y, r in ((-0.22, 0.46, 0.05), (0.2, 0.48, 0.06), (0.28, 0.42, 0.04)):
        scene.circle(x, y, r, mix(rgb("#cfd6e0"), WHITE, 0.3), scene.dim(scene.rock, 0.4))
    sparkle(scene, 0.27, 0.38, 0.06)


MOTIF = Motif(paint, "venus")
