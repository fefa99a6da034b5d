"""A core of ice with its layers, drawn out of the ground."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    pale, deep = mix(WHITE, rgb("#cfeefa"), 0.5), rgb("#4f96c0")
    scene.fill([ellipse(0.1, 0.48, 0.34, 0.07)], mix(deep, INK, 0.5))
    for x in (-0.5, 0.62):
        scene.line([(x, 0.5), (0.08, -0.56)], 0.035, scene.dim(scene.metal, 0.2 if x < 0 else 0.45))
    scene.slab(-0.04, -0.64, 0.24, -0.52, scene.accent)
    scene.line([(0.1, -0.52), (0.1, -0.36)], 0.02, scene.dark)
    scene.column(-0.04, -0.38, 0.24, -0.28, scene.metal)
    bands = (
        pale,
        mix(pale, deep, 0.4),
        rgb("#b8846a"),
        pale,
        mix(pale, deep, 0.6),
        rgb("#c9a08a"),
        mix(pale, deep, 0.2),
        mix(pale, deep, 0.75),
    )
    for k, tone in enumerate(bands):
        y = -0.28 + 0.095 * k
        scene.across([(-0.03, y), (0.23, y), (0.23, y + 0.1), (-0.03, y + 0.1)], tone)
    scene.shape((0.0, -0.26), (0.03, -0.26), (0.03, 0.46), (0.0, 0.46), colour=WHITE, alpha=0.6)
    for k in range(3):
        y = 0.46 - 0.09 * k
        core = [
            (-0.92 + 0.05 * k, y - 0.08),
            (-0.44 + 0.02 * k, y - 0.08),
            (-0.44 + 0.02 * k, y),
            (-0.92 + 0.05 * k, y),
        ]
        scene.shape(*core, colour=pale, low=deep)
        scene.fill([ellipse(-0.44 + 0.02 * k, y - 0.04, 0.022, 0.04)], mix(pale, deep, 0.5))
    person(scene, 0.8, 0.52, 0.56, rgb("#e4702e"), arm=0.7)


MOTIF = Motif(paint, "ice")
