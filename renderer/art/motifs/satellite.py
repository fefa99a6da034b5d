"""A satellite between its two solar wings."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    blue = mix(rgb("#3d6ea6"), scene.hour.low, 0.15)
    scene.line([(-0.5, 0.17), (0.5, -0.17)], 0.02, scene.metal)
    for side in (-1, 1):
        x, y = side * 0.36, -side * 0.12
        panel = [(x - 0.16, y + 0.13), (x + 0.13, y + 0.03), (x + 0.16, y - 0.13), (x - 0.13, y - 0.03)]
        scene.fill([panel], mix(blue, WHITE, 0.3), blue)
        for k in (1, 2):
            t = k / 3
            top = (panel[3][0] + (panel[2][0] - panel[3][0]) * t, panel[3][1] + (panel[2][1] - panel[3][1]) * t)
            foot = (panel[0][0] + (panel[1][0] - panel[0][0]) * t, panel[0][1] + (panel[1][1] - panel[0][1]) * t)
            scene.line([top, foot], 0.008, mix(blue, WHITE, 0.6))
    scene.slab(-0.12, -0.14, 0.13, 0.15, mix(rgb("#d9a94a"), scene.metal, 0.3), depth=0.35)
    scene.circle(-0.02, -0.26, 0.13, scene.lit(scene.metal), scene.dim(scene.metal))
    scene.circle(0.0, -0.24, 0.09, scene.dim(scene.metal, 0.3))
    scene.line([(-0.01, -0.25), (-0.1, -0.38)], 0.014, scene.lit(scene.metal))
    scene.circle(-0.1, -0.38, 0.022, scene.accent)


MOTIF = Motif(paint, "orbit", flies=True)
