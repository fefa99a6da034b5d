"""A long ship with a turning drum, tanks, and gardens under glass."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import CYAN, fire
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    fire(scene, 0.72, 0.16, 0.3, 0.09, 10)
    spine = turned([(-0.7, -0.03), (0.7, -0.03), (0.7, 0.03), (-0.7, 0.03)], (0, 0.04), 10)
    scene.shape(*spine, colour=scene.metal, low=scene.dim(scene.metal, 0.4))
    for k, (x, r) in enumerate(((0.34, 0.11), (0.52, 0.11))):
        y = 0.04 + x * 0.18
        for dy in (-0.12, 0.12):
            scene.orb(x - dy * 0.18, y + dy, r, mix(scene.accent, WHITE, 0.3 * k))
    scene.across(turned([(-0.12, -0.34), (0.14, -0.34), (0.14, 0.34), (-0.12, 0.34)], (-0.02, 0.04), 10), scene.metal)
    for k in range(5):
        y = -0.25 + 0.125 * k
        scene.shape(
            *turned([(-0.1, y - 0.035), (0.12, y - 0.035), (0.12, y + 0.035), (-0.1, y + 0.035)], (-0.02, 0.04), 10),
            colour=mix(rgb("#8fd05a"), scene.lamp, 0.4 * (k % 2)),
        )
    for y in (-0.34, 0.34):
        scene.shape(
            *turned([(-0.14, y - 0.03), (0.16, y - 0.03), (0.16, y + 0.03), (-0.14, y + 0.03)], (-0.02, 0.04), 10),
            colour=scene.dim(scene.accent, 0.1),
        )
    nose = turned([(0.34, -0.15), (0.0, -0.12), (-0.14, 0), (0, 0.12), (0.34, 0.15)], (-0.6, -0.06), 10)
    scene.shape(*nose, colour=scene.lit(mix(scene.metal, WHITE, 0.3)), low=scene.dim(scene.metal, 0.5))
    scene.shape(*turned([(-0.09, -0.05), (0.06, -0.09), (0.06, -0.02), (-0.1, 0.0)], (-0.6, -0.06), 10), colour=CYAN)
    for k in range(4):
        scene.circle(-0.5 + 0.06 * k, -0.02 + 0.011 * k, 0.014, scene.lamp)


MOTIF = Motif(paint, "earth", flies=True)
