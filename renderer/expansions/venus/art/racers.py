"""Gliders that race through a ring of balloons."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def _glider(scene: Scene, x: float, y: float, size: float, lean: float, colour: Colour) -> None:
    with scene.placed(x, y, size):

        def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
            return turned(points, (0, 0), lean)

        scene.shape(*at((0.0, -0.02), (0.3, -0.34), (0.42, -0.34), (0.2, 0.0)), colour=scene.dim(colour, 0.35))
        scene.shape(
            *at((-0.5, 0.02), (-0.3, -0.07), (0.4, -0.03), (0.5, 0.02), (0.4, 0.06), (-0.3, 0.08)),
            colour=mix(rgb("#fff6e6"), WHITE, 0.4),
            low=scene.dim(scene.metal, 0.4),
        )
        scene.shape(
            *at((-0.08, 0.02), (0.2, 0.02), (0.36, 0.44), (0.2, 0.44)),
            colour=scene.lit(colour),
            low=scene.dim(colour, 0.2),
        )
        scene.shape(*at((0.36, 0.0), (0.5, 0.0), (0.58, -0.2), (0.5, -0.2)), colour=colour)
        scene.shape(
            *at((-0.3, -0.06), (-0.06, -0.06), (-0.12, -0.12), (-0.24, -0.12)),
            colour=scene.glass,
            low=mix(scene.glass, INK, 0.4),
        )


def paint(scene: Scene) -> None:
    for k in range(2):
        ring = [point for point in ellipse(0.42, -0.02, 0.16, 0.46, 6, 40) if (point[0] > 0.42) is (k == 0)]
        ring.sort(key=lambda point: point[1])
        scene.line(ring, 0.06, scene.lit(scene.accent) if k else scene.dim(scene.accent, 0.3))
        for point in ring[1::4]:
            scene.circle(*point, 0.036, rgb("#fff6e6"))
        if not k:
            _glider(scene, 0.34, 0.0, 0.5, -6, rgb("#e9b84a"))
    for x, y, size, code in ((-0.1, -0.26, 0.42, "#3d7ea6"), (-0.26, 0.2, 0.8, "#d1495b")):
        scene.fade(
            [
                (x + size * 0.4, y - 0.01),
                (x + size * 0.4, y + 0.02),
                (x + size * 1.3, y + 0.1),
                (x + size * 1.3, y - 0.02),
            ],
            WHITE,
            0.7,
            0.2,
        )
        _glider(scene, x, y, size, -6, rgb(code))


MOTIF = Motif(paint, "clouds", flies=True)
