"""The first module on its legs, a flag and a walker beside it."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0.04, 0.5, 0.8, 0.045)], scene.dark, alpha=0.4)
    for x, foot in ((-0.28, -0.52), (0.28, 0.52)):
        scene.line([(x, 0.1), (foot, 0.46)], 0.045, scene.dim(scene.metal, 0.35))
        scene.line([(x * 0.4, 0.26), (foot, 0.44)], 0.025, scene.dim(scene.metal, 0.4))
        scene.fill([ellipse(foot, 0.48, 0.1, 0.03)], scene.lit(scene.metal), scene.dim(scene.metal))
    scene.shape((-0.12, 0.24), (0.12, 0.24), (0.18, 0.4), (-0.18, 0.4), colour=scene.dark)
    foil = mix(rgb("#d9a94a"), scene.metal, 0.15)
    scene.across([(-0.4, -0.06), (0.4, -0.06), (0.4, 0.2), (0.26, 0.28), (-0.26, 0.28), (-0.4, 0.2)], foil)
    scene.line([(-0.4, 0.07), (0.4, 0.07)], 0.014, scene.dim(foil, 0.4))
    scene.across(
        [(-0.24, -0.44), (0.24, -0.44), (0.36, -0.22), (0.32, -0.06), (-0.32, -0.06), (-0.36, -0.22)], scene.metal
    )
    for x in (-0.14, 0.1):
        scene.shape(
            (x - 0.07, -0.34), (x + 0.07, -0.34), (x + 0.05, -0.2), (x - 0.05, -0.2), colour=scene.dark, low=scene.glass
        )
    scene.line([(0.1, -0.44), (0.16, -0.6)], 0.018, scene.metal)
    scene.fill([ellipse(0.2, -0.62, 0.05, 0.1, 50)], scene.lit(scene.metal), scene.metal)
    scene.line([(-0.72, 0.5), (-0.72, -0.16)], 0.022, scene.metal)
    scene.shape((-0.71, -0.16), (-0.42, -0.12), (-0.71, 0.04), colour=scene.lit(scene.accent), low=scene.accent)
    person(scene, 0.8, 0.52, 0.42, mix(scene.metal, WHITE, 0.5), arm=0.8)


MOTIF = Motif(paint, "mars")
