"""Wine, fruit and a dish below a silver lid."""

from renderer.art.motif import Motif
from renderer.art.parts import table
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    table(scene, 0.3, 0.74, rgb("#8a5638"))
    scene.fill(
        "M -.74 .3 L .74 .3 L .66 .2 L -.66 .2 Z",
        mix(rgb("#fff8ec"), scene.hour.low, 0.1),
        mix(PAPER, scene.dark, 0.12),
    )
    scene.fill([ellipse(-0.02, 0.24, 0.38, 0.05)], scene.dim(scene.metal, 0.25))
    scene.vault(-0.02, 0.22, 0.32, 0.34, scene.metal)
    scene.fill([ellipse(-0.14, 0.0, 0.1, 0.03, -50)], WHITE, alpha=0.8)
    scene.circle(-0.02, -0.14, 0.045, GOLD, mix(GOLD, rgb("#8a5414"), 0.6))
    scene.fill(
        "M .42 -.3 L .5 -.3 L .5 -.12 Q .58 -.06 .58 .04 L .58 .25 L .36 .25 L .36 .04 Q .36 -.06 .42 -.12 Z",
        rgb("#3f6a4a"),
        rgb("#1c3a2c"),
    )
    scene.box((0.37, 0.06, 0.57, 0.18), 0.01, PAPER)
    scene.slab(0.43, -0.36, 0.49, -0.29, rgb("#8a2f3a"))
    scene.line([(-0.5, 0.25), (-0.5, 0.06)], 0.018, WHITE)
    scene.fill([ellipse(-0.5, 0.255, 0.08, 0.018)], WHITE, alpha=0.9)
    scene.fill("M -.6 -.2 L -.4 -.2 Q -.39 .06 -.5 .07 Q -.61 .06 -.6 -.2 Z", WHITE, alpha=0.5)
    scene.fill("M -.595 -.08 L -.405 -.08 Q -.42 .05 -.5 .06 Q -.58 .05 -.595 -.08 Z", rgb("#b02a44"), rgb("#7a1a34"))
    for x, y, code in ((0.28, 0.22, "#e4703a"), (-0.32, 0.24, "#8fb84a"), (0.18, 0.25, "#d1495b")):
        scene.orb(x, y, 0.055, rgb(code))
    for k in range(5):
        scene.orb(0.62 + 0.04 * (k % 3), 0.18 + 0.05 * (k // 3), 0.035, rgb("#7a4aa8"))


MOTIF = Motif(paint, "hall")
