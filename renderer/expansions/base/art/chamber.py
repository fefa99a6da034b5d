"""A plant behind glass, one half of it in frost, the other in heat."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.5)
    scene.slab(-0.46, 0.34, 0.46, 0.5, scene.metal)
    for x, code in ((-0.3, "#8ff0ff"), (-0.18, "#8ff0b0"), (-0.06, "#ff8a5a")):
        scene.circle(x, 0.42, 0.03, rgb(code))
    for left, right, code in ((-0.38, 0.0, "#a8dcf4"), (0.0, 0.38, "#ffb46a")):
        scene.shape((left, -0.42), (right, -0.42), (right, 0.34), (left, 0.34), colour=rgb(code), alpha=0.6)
    leaf = rgb("#5fa04a")
    scene.line([(0, 0.34), (0.01, 0.0), (0, -0.28)], 0.035, scene.dim(leaf, 0.3))
    for k in range(3):
        y, reach = 0.2 - 0.17 * k, 0.27 - 0.05 * k
        cold, warm = mix(leaf, rgb("#dff4ff"), 0.55), mix(leaf, rgb("#e8a83a"), 0.3)
        scene.fill([ellipse(-reach * 0.56, y - 0.06, reach * 0.6, 0.062, 24)], mix(cold, WHITE, 0.3), cold)
        scene.fill([ellipse(reach * 0.56, y - 0.06, reach * 0.6, 0.062, -24)], scene.lit(warm), warm)
    scene.fill([ellipse(0, -0.3, 0.06, 0.1)], scene.lit(leaf))
    for x, y in ((-0.28, -0.3), (-0.14, -0.36), (-0.3, -0.1)):
        for turn in (0, 60, 120):
            scene.line(turned([(-0.05, 0), (0.05, 0)], (x, y), turn), 0.014, WHITE)
    scene.glow(0.25, -0.26, 0.16, rgb("#fff2b0"), 1)
    scene.circle(0.25, -0.26, 0.055, rgb("#ffd24a"))
    scene.shape((-0.34, -0.4), (-0.29, -0.4), (-0.29, 0.3), (-0.34, 0.3), colour=WHITE, alpha=0.6)
    scene.slab(-0.44, -0.52, 0.44, -0.42, scene.metal)
    scene.line([(0.6, -0.3), (0.6, 0.3)], 0.1, mix(WHITE, scene.metal, 0.4))
    scene.line([(0.6, -0.06), (0.6, 0.3)], 0.05, rgb("#e4402e"))
    scene.circle(0.6, 0.36, 0.085, rgb("#e4402e"))


MOTIF = Motif(paint, "hall")
