"""Wide dishes that listen together, joined by light."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, size in ((0.72, 0.2, 0.5), (0.28, 0.12, 0.7), (-0.36, 0.0, 1.0)):
        with scene.placed(x, y, size):
            scene.fill([ellipse(0.05, 0.5, 0.3, 0.03)], scene.dark, alpha=0.45)
            scene.across([(-0.07, 0.1), (0.09, 0.1), (0.2, 0.5), (-0.18, 0.5)], scene.dim(scene.metal, 0.2))
            scene.slab(-0.12, 0.44, 0.14, 0.5, scene.accent)
            scene.fill([ellipse(0.06, -0.08, 0.42, 0.26, -32)], scene.dim(scene.metal, 0.55))
            scene.fill([ellipse(0.02, -0.12, 0.42, 0.24, -32)], mix(scene.metal, INK, 0.22), scene.lit(scene.metal))
            scene.fill([ellipse(0.0, -0.14, 0.3, 0.16, -32)], mix(scene.metal, INK, 0.12), mix(scene.metal, WHITE, 0.4))
            for at in ((-0.24, 0.06), (0.24, -0.26), (0.1, 0.02)):
                scene.line([at, (-0.16, -0.38)], 0.014, scene.dim(scene.metal, 0.5))
            scene.circle(-0.16, -0.38, 0.045, scene.accent)
    knots = ((-0.52, -0.38), (0.17, -0.15), (0.64, 0.01))
    for one, other in (knots[:2], knots[1:], (knots[0], knots[2])):
        scene.line([one, other], 0.012, rgb("#8ff0ff"), 0.85)
    for x, y in knots:
        scene.glow(x, y, 0.1, rgb("#8ff0ff"), 1)


MOTIF = Motif(paint, "mars")
