"""A leaf that is half grown and half made: veins on one side, circuits on the other."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    grown, made = mix(rgb("#6fbf4a"), scene.hour.low, 0.1), mix(rgb("#2f6f78"), scene.accent, 0.15)
    scene.glow(0, 0, 0.7, rgb("#fff3b0"), 0.5)
    scene.line([(0, 0.34), (0.02, 0.62)], 0.05, scene.dim(grown, 0.3))
    scene.fill("M 0 -.56 C -.42 -.3 -.5 .16 0 .4 Z", scene.lit(grown), scene.dim(grown, 0.25))
    scene.fill("M 0 -.56 C .42 -.3 .5 .16 0 .4 Z", scene.lit(made), scene.dim(made, 0.35))
    pale = mix(grown, WHITE, 0.55)
    for y, reach in ((-0.3, 0.15), (-0.12, 0.25), (0.06, 0.27), (0.22, 0.16)):
        scene.line([(0, y + 0.08), (-reach, y - 0.06)], 0.018, pale)
    gold = rgb("#ffd86a")
    for y, reach in ((-0.28, 0.13), (-0.1, 0.22), (0.08, 0.24), (0.24, 0.13)):
        scene.line([(0, y), (reach * 0.55, y), (reach, y - 0.07)], 0.018, gold)
        scene.circle(reach, y - 0.07, 0.028, gold)
    scene.line([(0, -0.54), (0, 0.42)], 0.028, WHITE, 0.9)


MOTIF = Motif(paint, "rays", flies=True)
