"""A cable from the Earth to a weight in space, and the cabin that climbs it."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.line([(-0.3, 0.9), (0.3, -0.56)], 0.05, mix(scene.metal, scene.dark, 0.3))
    scene.line([(-0.31, 0.9), (0.29, -0.56)], 0.018, WHITE)
    weight = turned([(-0.2, -0.08), (0.2, -0.08), (0.24, 0), (0.2, 0.08), (-0.2, 0.08), (-0.24, 0)], (0.31, -0.5), 22)
    scene.shape(*weight, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    for k in range(5):
        x = 0.16 + 0.075 * k
        scene.circle(x, -0.565 + 0.03 * k, 0.022, scene.lamp)
    for side in (-1, 1):
        wing = turned([(0, -0.06), (0.4, -0.06), (0.4, 0.06), (0, 0.06)], (0.02 + side * 0.12, 0.1 + side * 0.05), 22)
        wing = [(x - (0.42 if side < 0 else 0), y - (0.17 if side < 0 else 0)) for x, y in wing]
        scene.shape(*wing, colour=mix(rgb("#3d6ea6"), WHITE, 0.3), low=rgb("#2a4f80"))
    cabin = [(-0.11, -0.2), (0.0, -0.25), (0.11, -0.2), (0.13, 0.18), (0.0, 0.23), (-0.13, 0.18)]
    scene.across(turned(cabin, (0.03, 0.1), 22), mix(scene.accent, WHITE, 0.1))
    for k in range(3):
        scene.shape(
            *turned(
                [
                    (-0.09, -0.14 + 0.11 * k),
                    (0.09, -0.14 + 0.11 * k),
                    (0.09, -0.08 + 0.11 * k),
                    (-0.09, -0.08 + 0.11 * k),
                ],
                (0.03, 0.1),
                22,
            ),
            colour=scene.lamp,
        )
    for at in ((-0.11, 0.44), (-0.2, 0.66)):
        scene.circle(*at, 0.04, scene.accent)


MOTIF = Motif(paint, "earth", flies=True, size=0.64)
