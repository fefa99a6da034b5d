"""A cabin on legs with mast and dish; someone takes a sample."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0.1, 0.5, 0.8, 0.04)], scene.dark, alpha=0.4)
    for x, foot in ((-0.3, -0.42), (0.0, 0.0), (0.3, 0.44)):
        scene.line([(x, 0.18), (foot, 0.48)], 0.045, scene.dim(scene.metal, 0.35))
        scene.slab(foot - 0.06, 0.46, foot + 0.06, 0.5, scene.metal)
    for k in range(5):
        scene.line([(0.12, 0.22 + 0.06 * k), (0.22, 0.22 + 0.06 * k)], 0.014, scene.metal)
    scene.line([(0.3, -0.2), (0.3, -0.7)], 0.022, scene.metal)
    for y in (-0.62, -0.5):
        scene.line([(0.22, y), (0.38, y)], 0.014, scene.metal)
    scene.circle(0.3, -0.71, 0.024, scene.accent)
    scene.fill([ellipse(-0.2, -0.36, 0.11, 0.24, 48)], scene.lit(scene.metal), scene.dim(scene.metal, 0.35))
    scene.line([(-0.2, -0.36), (-0.36, -0.5)], 0.016, scene.metal)
    scene.circle(-0.36, -0.5, 0.026, scene.accent)
    scene.line([(-0.16, -0.3), (-0.1, -0.16)], 0.04, scene.dim(scene.metal, 0.3))
    cabin = [
        (-0.42, 0.06),
        (-0.34, -0.14),
        (-0.2, -0.2),
        (0.34, -0.2),
        (0.46, -0.12),
        (0.5, 0.06),
        (0.44, 0.2),
        (-0.36, 0.2),
    ]
    scene.shape(*cabin, colour=mix(scene.lit(scene.metal), WHITE, 0.3), low=scene.dim(scene.metal, 0.45))
    scene.shape((-0.415, 0.07), (0.5, 0.07), (0.485, 0.12), (-0.4, 0.12), colour=scene.accent)
    for x in (-0.24, -0.04):
        scene.circle(x, -0.05, 0.07, scene.dark)
        scene.circle(x, -0.05, 0.05, scene.lamp)
    scene.box((0.1, -0.14, 0.24, 0.18), 0.03, scene.dim(scene.accent, 0.3))
    person(scene, -0.76, 0.52, 0.4, mix(scene.metal, WHITE, 0.4), arm=0.1)
    scene.line([(-0.62, 0.3), (-0.58, 0.52)], 0.02, scene.metal)
    scene.slab(-0.66, 0.46, -0.52, 0.52, scene.accent)


MOTIF = Motif(paint, "mars")
