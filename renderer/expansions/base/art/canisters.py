"""Gas in bottles, let down on parachutes."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    for x, y, size in ((0.56, -0.06, 0.46), (-0.56, -0.1, 0.4), (0.0, 0.06, 0.96)):
        with scene.placed(x, y, size):
            _parachute(scene)
            scene.column(-0.12, 0.12, 0.12, 0.46, scene.metal)
            scene.vault(0, 0.125, 0.12, 0.09, scene.metal)
            scene.column(-0.122, 0.22, 0.122, 0.36, scene.accent)
            scene.slab(-0.04, -0.02, 0.04, 0.05, scene.dark)
            for dx, r in ((-0.045, 0.035), (0.0, 0.05), (0.05, 0.035)):
                scene.circle(dx, 0.29, r, WHITE)


def _parachute(scene: Scene) -> None:
    for x in (-0.44, -0.16, 0.16, 0.44):
        scene.line([(x, -0.2), (0, 0.04)], 0.012, mix(scene.metal, WHITE, 0.3))
    for k in range(5):
        left, right = -0.46 + 0.184 * k, -0.46 + 0.184 * (k + 1)
        tone = scene.accent if k % 2 else WHITE
        part = [p for p in half_ellipse(0, -0.2, 0.46, 0.36, 40) if left - 0.01 <= p[0] <= right + 0.01]
        sag = [(right, -0.2), ((left + right) / 2, -0.24), (left, -0.2)]
        scene.shape(*part, *sag, colour=mix(tone, WHITE, 0.15), low=scene.dim(tone, 0.1 + 0.07 * k))


MOTIF = Motif(paint, "mars", flies=True)
