"""A target with three arrows in its middle."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    for x in (-0.3, 0.3):
        scene.line([(x * 0.5, 0.2), (x * 1.3, 0.5)], 0.05, rgb("#8a5638"))
    scene.line([(0.02, 0.3), (0.06, 0.5)], 0.05, scene.dim(rgb("#8a5638"), 0.4))
    scene.fill([ellipse(0.03, -0.04, 0.43, 0.45)], scene.dim(rgb("#a8754a"), 0.5))
    for share, code in ((1.0, "#fff6e6"), (0.84, "#d1343f"), (0.63, "#fff6e6"), (0.42, "#d1343f"), (0.2, "#ffd65a")):
        tone = mix(rgb(code), scene.hour.low, 0.06)
        scene.fill([ellipse(-0.01, -0.05, 0.42 * share, 0.44 * share)], tone, scene.dim(tone, 0.2))
    for x, y, lean, code in ((0.0, -0.06, -34, "#3d7ea6"), (-0.05, -0.02, -20, "#5fa777"), (0.05, 0.0, -48, "#e9b84a")):
        far = 0.72
        end = turned([(far, 0)], (x, y), lean)[0]
        scene.line([(x, y), end], 0.03, rgb("#8a5a34"))
        for side in (-1, 1):
            vane = turned(
                [(far - 0.2, 0), (far - 0.14, side * 0.07), (far + 0.06, side * 0.07), (far, 0)], (x, y), lean
            )
            scene.shape(*vane, colour=scene.lit(rgb(code)) if side < 0 else scene.dim(rgb(code), 0.25))
        scene.circle(x, y, 0.024, INK)


MOTIF = Motif(paint, "rays")
