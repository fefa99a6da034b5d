"""Clear fish with lights in them below a ceiling of ice."""

from renderer.art.motif import Motif
from renderer.art.parts import CYAN
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    ceiling = [(-2.6 + 0.18 * k, -0.34 - 0.1 * (k % 2) + 0.05 * ((k * 5) % 3)) for k in range(30)]
    scene.fill([[(-2.6, -0.9), *ceiling, (2.62, -0.9)]], WHITE, rgb("#a8d8ec"))
    for k in range(13):
        x = -2.4 + 0.4 * k
        scene.shape(
            (x - 0.05, -0.4),
            (x + 0.06, -0.4),
            (x + 0.01, -0.18 + 0.06 * (k % 2)),
            colour=mix(rgb("#a8d8ec"), WHITE, 0.5),
            alpha=0.9,
        )
    for x, y, size, flip in ((-0.42, 0.34, 0.5, -1), (0.6, 0.3, 0.4, 1), (0.02, 0.04, 0.92, 1)):
        with scene.placed(x, y, size):
            f = flip
            scene.glow(0, 0, 0.6, CYAN, 0.5)
            body = f"M {-0.56 * f} .02 C {-0.4 * f} -.26 {0.2 * f} -.26 {0.4 * f} -.02 "
            body += f"L {0.66 * f} -.2 L {0.58 * f} .02 L {0.66 * f} .24 L {0.4 * f} .06 C {0.2 * f} .28 {-0.4 * f} .26 {-0.56 * f} .02 Z"
            scene.fill(body, mix(CYAN, WHITE, 0.55), mix(rgb("#3d8ac0"), CYAN, 0.3), 0.82)
            scene.line([(-0.3 * f, 0.01), (0.5 * f, 0.01)], 0.025, WHITE)
            for k in range(7):
                dx, high = (-0.2 + 0.09 * k) * f, 0.13 - 0.014 * k
                scene.line([(dx, -high), (dx + 0.03 * f, 0), (dx, high)], 0.014, WHITE, 0.85)
            scene.fill([[(-0.06 * f, -0.2), (0.2 * f, -0.38), (0.22 * f, -0.16)]], mix(CYAN, WHITE, 0.4), alpha=0.8)
            scene.circle(-0.38 * f, -0.04, 0.06, WHITE)
            scene.circle(-0.39 * f, -0.04, 0.032, INK)
            for k in range(4):
                scene.circle((-0.26 + 0.16 * k) * f, 0.12 - 0.02 * k, 0.024, rgb("#fff3a0"))


MOTIF = Motif(paint, "undersea", flies=True)
