"""A ship with four arms that breaks ore out of an asteroid."""

from renderer.art.motif import Motif
from renderer.art.parts import boulder, fire
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    boulder(scene, 0.36, 0.1, 0.4, rgb("#94806e"), 3)
    for x, y, r in ((0.26, -0.06, 0.05), (0.5, 0.24, 0.06), (0.34, 0.3, 0.04)):
        scene.shape((x - r, y), (x, y - r * 1.3), (x + r, y), (x, y + r), colour=WHITE, low=rgb("#7fd0e8"))
    for y, y2, f in ((-0.1, -0.34, -1), (0.18, 0.42, 1)):
        for dx in (0.0, 0.14):
            arm = [(-0.46 + dx, y), (-0.2 + dx, y2 - 0.02 * f), (0.1 + dx * 1.6, y2), (0.2 + dx * 1.5, y2 - 0.2 * f)]
            scene.line(arm, 0.07, scene.dark)
            scene.line(arm, 0.04, GOLD if dx == 0 else scene.dim(GOLD, 0.3))
            for joint in arm[1:3]:
                scene.circle(*joint, 0.05, scene.dim(scene.metal, 0.2))
    fire(scene, -0.8, 0.04, 0.2, 0.08, 180)
    scene.fill(
        "M -.8 -.1 L -.5 -.2 L -.2 -.14 L -.12 .04 L -.2 .22 L -.5 .28 L -.8 .18 Z",
        scene.lit(scene.metal),
        scene.dim(scene.metal, 0.5),
    )
    scene.shape(
        (-0.72, -0.1), (-0.6, -0.15), (-0.6, 0.23), (-0.72, 0.18), colour=scene.accent, low=scene.dim(scene.accent, 0.4)
    )
    scene.fill("M -.36 -.13 L -.22 -.1 L -.16 .04 L -.34 .04 Z", rgb("#8ff0ff"), rgb("#1f5a7a"))
    scene.fade([(-0.12, 0.03), (-0.12, 0.07), (0.06, 0.12), (0.06, 0.0)], rgb("#ff9a4a"), 0.9, 0.9)
    scene.glow(0.04, 0.06, 0.16, rgb("#ffb050"), 1.0)
    for x, y, r in ((0.0, -0.16, 0.03), (-0.06, 0.2, 0.025), (0.08, -0.2, 0.02), (0.02, 0.3, 0.03)):
        boulder(scene, x, y, r, rgb("#94806e"), 0)


MOTIF = Motif(paint, "belt", flies=True)
