"""Bacteria that gnaw at a yellow crystal."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import sparkle
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    yellow = rgb("#f5d327")
    scene.shape(
        (-0.3, -0.2),
        (0.0, -0.4),
        (0.32, -0.18),
        (0.34, 0.2),
        (0.02, 0.42),
        (-0.3, 0.24),
        colour=yellow,
        low=mix(yellow, rgb("#b8741c"), 0.5),
    )
    scene.shape((-0.3, -0.2), (0.0, -0.4), (0.32, -0.18), (0.02, 0.0), colour=mix(yellow, WHITE, 0.55))
    scene.shape((0.02, 0.0), (0.32, -0.18), (0.34, 0.2), (0.02, 0.42), colour=mix(yellow, rgb("#9a5a14"), 0.5))
    for x, y, turn in ((-0.5, -0.24, 28), (-0.54, 0.2, -24), (0.52, -0.26, 152), (0.58, 0.16, 190)):
        tone = scene.one_of("#3f9a6a", "#2f8a9a", "#5fa03a")
        body = turned(
            [(-0.2, -0.1), (0.1, -0.11), (0.2, -0.05), (0.1, 0.0), (0.2, 0.05), (0.1, 0.11), (-0.2, 0.1), (-0.26, 0.0)],
            (x, y),
            turn,
        )
        tail = turned([(-0.24, 0.0), (-0.34, 0.05), (-0.42, -0.03), (-0.52, 0.03)], (x, y), turn)
        scene.line(tail, 0.022, mix(tone, INK, 0.3))
        scene.shape(*body, colour=mix(tone, WHITE, 0.3), low=mix(tone, INK, 0.25))
        eye = turned([(0.04, -0.05)], (x, y), turn)[0]
        scene.circle(*eye, 0.034, WHITE)
        scene.circle(*eye, 0.017, INK)
    for x, y in ((-0.26, -0.02), (0.3, 0.02), (0.24, -0.16), (-0.24, 0.2)):
        scene.circle(x, y, 0.05, mix(yellow, rgb("#9a5a14"), 0.7))
    sparkle(scene, -0.06, -0.22, 0.08)


MOTIF = Motif(paint, "lens", flies=True)
