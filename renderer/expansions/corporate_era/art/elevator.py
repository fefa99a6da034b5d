"""A cable from the ground to a station above the air."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse


def paint(scene: Scene) -> None:
    for half, alpha in ((0.05, 0.25), (0.018, 1)):
        scene.shape(
            (-half, 0.3),
            (-half * 0.5, -0.9),
            (half * 0.5, -0.9),
            (half, 0.3),
            colour=scene.lit(scene.metal),
            alpha=alpha,
        )
    scene.fill([ellipse(0, -0.44, 0.32, 0.075)], scene.dim(scene.metal, 0.4))
    scene.fill([ellipse(0, -0.465, 0.32, 0.07)], scene.lit(scene.metal))
    scene.vault(0, -0.47, 0.15, 0.12, scene.accent)
    for x in (-0.22, -0.08, 0.08, 0.22):
        scene.circle(x, -0.43, 0.014, scene.lamp)
    for y in (-0.16, 0.08):
        scene.column(-0.075, y, 0.075, y + 0.13, scene.accent)
        scene.windows(-0.06, y + 0.03, 0.06, y + 0.1, 3, 1, scene.lamp)
    scene.shadow_below(0.46)
    scene.column(-0.4, 0.36, 0.4, 0.5, scene.metal)
    scene.column(-0.2, 0.24, 0.2, 0.37, scene.metal, 0.06)
    scene.windows(-0.34, 0.4, 0.34, 0.47, 9, 1, scene.lamp)


MOTIF = Motif(paint, "mars")
