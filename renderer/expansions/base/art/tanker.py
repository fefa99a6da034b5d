"""A freighter whose tanks are globes."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.fade([(0.84, -0.12), (1.5, -0.04), (1.5, 0.04), (0.84, 0.12)], rgb("#8fd8ff"), 0.9, 0.7)
    scene.line([(-0.7, 0.0), (0.76, 0.0)], 0.1, scene.dim(scene.metal, 0.45))
    for k, tone in enumerate((rgb("#e9b84a"), scene.accent, rgb("#e9b84a"))):
        x = -0.34 + 0.42 * k
        scene.orb(x, 0.0, 0.22, mix(tone, scene.metal, 0.2))
        scene.across([(x - 0.225, -0.03), (x + 0.225, -0.03), (x + 0.225, 0.03), (x - 0.225, 0.03)], scene.metal)
        for side in (-1, 1):
            scene.line([(x + side * 0.21, -0.26), (x + side * 0.21, 0.26)], 0.02, scene.metal)
    for y in (-0.26, 0.26):
        scene.line([(-0.56, y), (0.72, y)], 0.022, scene.metal)
    scene.slab(0.68, -0.26, 0.86, 0.26, scene.metal)
    bridge = (
        "M -.96 .04 C -.96 -.14 -.82 -.24 -.66 -.24 L -.56 -.24 L -.56 .24 L -.66 .24 C -.82 .24 -.96 .18 -.96 .04 Z"
    )
    scene.fill(bridge, scene.lit(scene.metal), scene.dim(scene.metal, 0.5))
    scene.fill("M -.92 -.0 C -.9 -.12 -.8 -.17 -.7 -.17 L -.7 0 Z", scene.glass, scene.dim(scene.glass, 0.4))


MOTIF = Motif(paint, "space", flies=True)
