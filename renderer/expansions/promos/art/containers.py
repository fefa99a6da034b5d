"""A freighter between worlds with a wall of containers."""

from renderer.art.motif import Motif
from renderer.art.parts import fire
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    fire(scene, 0.84, 0.06, 0.4, 0.1, 0)
    codes = ("#d1495b", "#3d7ea6", "#e9b84a", "#5fa777", "#8e5aa8", "#e4703a")
    for row in range(4):
        for k in range(5):
            x, y = -0.42 + 0.22 * k, -0.36 + 0.17 * row
            if row == 0 and k in (0, 4):
                continue
            tone = mix(rgb(codes[(k * 2 + row * 3) % 6]), scene.hour.low, 0.08)
            scene.slab(x, y, x + 0.21, y + 0.16, tone, depth=0.16)
            for j in range(4):
                scene.line(
                    [(x + 0.035 + 0.04 * j, y + 0.03), (x + 0.035 + 0.04 * j, y + 0.13)], 0.009, scene.dim(tone, 0.35)
                )
    scene.slab(-0.6, 0.32, 0.74, 0.42, scene.metal, depth=0.06)
    scene.fill(
        "M -.46 -.14 L -.6 -.14 Q -.86 .0 -.9 .26 L -.6 .42 L -.46 .42 Z",
        scene.lit(scene.metal),
        scene.dim(scene.metal, 0.5),
    )
    scene.fill("M -.6 -.06 Q -.74 .02 -.78 .14 L -.58 .14 Z", scene.glass, mix(scene.glass, INK, 0.4))
    scene.slab(0.7, -0.16, 0.86, 0.3, scene.dim(scene.metal, 0.2))
    scene.line([(-0.54, -0.14), (-0.54, -0.34)], 0.014, scene.metal)
    scene.circle(-0.54, -0.35, 0.024, rgb("#ff6a4a"))


MOTIF = Motif(paint, "space", flies=True)
