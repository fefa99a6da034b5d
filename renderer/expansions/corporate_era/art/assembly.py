"""Robot arms that build at a belt."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shape((-1.8, 0.3), (1.8, 0.3), (1.8, 0.42), (-1.8, 0.42), colour=scene.dim(scene.metal, 0.2), low=scene.dark)
    for k in range(14):
        scene.circle(-1.5 + 0.23 * k, 0.42, 0.05, scene.metal)
    for x in (-0.44, 0.3, 1.04, -1.18):
        scene.slab(x - 0.2, 0.1, x + 0.2, 0.3, mix(scene.metal, rgb("#8fb0c8"), 0.5))
        scene.circle(x - 0.04, 0.2, 0.055, scene.accent)
    for foot, knee, wrist in (
        ((-0.76, 0.56), (-0.88, -0.22), (-0.5, -0.12)),
        ((0.62, 0.56), (0.8, -0.36), (0.36, -0.18)),
    ):
        scene.slab(foot[0] - 0.16, 0.44, foot[0] + 0.16, 0.58, scene.dark)
        for one, other, thick in ((foot, knee, 0.13), (knee, wrist, 0.1)):
            scene.line([one, other], thick, scene.dim(scene.accent, 0.3))
            scene.line(
                [(one[0] - 0.015, one[1]), (other[0] - 0.015, other[1] - 0.01)], thick * 0.5, scene.lit(scene.accent)
            )
        for at, r in ((foot, 0.09), (knee, 0.085), (wrist, 0.065)):
            scene.circle(*at, r, scene.lit(scene.metal), scene.dim(scene.metal))
            scene.circle(*at, r * 0.45, scene.dark)
        tip = (wrist[0], wrist[1] + 0.2)
        scene.line([wrist, tip], 0.05, scene.metal)
        scene.glow(*tip, 0.22, WHITE, 0.9)
        scene.fill([star(7, 0.11, 0.03, tip)], scene.lamp)


MOTIF = Motif(paint, "hall")
