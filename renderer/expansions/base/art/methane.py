"""A lander that drinks from a lake of methane."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, path
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    pale, deep = rgb("#f2c46a"), rgb("#a85a1e")
    scene.fill([ellipse(-0.2, 0.5, 1.15, 0.15)], scene.dim(scene.rock, 0.35))
    scene.fill([ellipse(-0.2, 0.505, 1.08, 0.125)], pale, deep)
    for x, y, half in ((-0.7, 0.48, 0.16), (-0.2, 0.55, 0.2), (-0.46, 0.43, 0.1)):
        scene.fill([ellipse(x, y, half, 0.009)], WHITE, alpha=0.6)
    for x, foot in ((0.2, 0.1), (0.66, 0.78)):
        scene.line([(x, 0.2), (foot, 0.46)], 0.04, scene.dim(scene.metal, 0.4))
        scene.slab(foot - 0.07, 0.44, foot + 0.07, 0.48, scene.metal)
    hull = "M .44 -.62 C .6 -.48 .7 -.3 .7 -.1 L .7 .24 L .18 .24 L .18 -.1 C .18 -.3 .28 -.48 .44 -.62 Z"
    (shape,) = path(hull)
    scene.across(shape, scene.metal)
    scene.across([(0.18, -0.02), (0.7, -0.02), (0.7, 0.08), (0.18, 0.08)], scene.accent)
    scene.circle(0.42, -0.24, 0.085, scene.accent)
    scene.circle(0.42, -0.24, 0.06, scene.glass, scene.dim(scene.glass, 0.4))
    scene.shape((0.34, 0.24), (0.54, 0.24), (0.6, 0.34), (0.28, 0.34), colour=scene.dark)
    hose = [(0.18, 0.16), (0.02, 0.06), (-0.14, 0.1), (-0.26, 0.28), (-0.28, 0.46)]
    scene.line(hose, 0.06, scene.dim(scene.metal, 0.5))
    scene.line([(x - 0.01, y - 0.012) for x, y in hose], 0.025, scene.lit(scene.metal))
    scene.fill([ellipse(-0.28, 0.5, 0.16, 0.035)], scene.lit(scene.accent), scene.dim(scene.accent))
    scene.slab(-0.35, 0.34, -0.21, 0.48, scene.accent)


MOTIF = Motif(paint, "jovian")
