"""A sail of foil, wide as a town, that draws boxes from the Earth."""

from renderer.art.motif import Motif
from renderer.art.parts import crate, sparkle
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    gold = mix(rgb("#f7d88a"), scene.accent, 0.12)
    corners = ((-0.56, -0.42), (0.3, -0.56), (0.5, 0.2), (-0.36, 0.3))
    mid = (-0.04, -0.12)
    for k, tone in enumerate((0.6, 0.1, -0.35, 0.25)):
        a, b = corners[k], corners[(k + 1) % 4]
        scene.shape(
            a,
            b,
            mid,
            colour=mix(gold, WHITE if tone > 0 else rgb("#8a5a2a"), abs(tone)),
            low=mix(gold, rgb("#b8782c"), 0.3),
        )
    for corner in corners:
        scene.line([mid, corner], 0.02, scene.dim(scene.metal, 0.2))
        scene.line([corner, (0.22, 0.5)], 0.007, WHITE, 0.8)
        scene.circle(*corner, 0.026, scene.metal)
    for k in range(3):
        t = 0.3 + 0.25 * k
        loop = [(mid[0] + (x - mid[0]) * t, mid[1] + (y - mid[1]) * t) for x, y in (*corners, corners[0])]
        scene.line(loop, 0.006, mix(gold, rgb("#8a5a2a"), 0.6))
    sparkle(scene, -0.3, -0.3, 0.12)
    for k, (x, code) in enumerate(((-0.06, "#d1495b"), (0.14, "#3d7ea6"), (0.34, "#5fa777"))):
        crate(scene, x, 0.6 + 0.02 * (k % 2), 0.19, rgb(code))


MOTIF = Motif(paint, "space", flies=True)
