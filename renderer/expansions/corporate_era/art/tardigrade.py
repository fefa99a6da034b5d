"""A water bear: a plump body in rings, eight stubby legs with claws, a round mouth."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix


def paint(scene: Scene) -> None:
    tone = mix(scene.one_of("#d8a060", "#6fa89a", "#c98a9a"), scene.hour.sun, 0.08)
    rings = (
        (-0.4, -0.2, 0.16),
        (-0.25, -0.17, 0.21),
        (-0.05, -0.13, 0.24),
        (0.17, -0.08, 0.25),
        (0.37, 0.0, 0.22),
        (0.52, 0.08, 0.15),
    )
    for x, y, r in rings[1:5]:
        hip, paw = (x - 0.04, y + r * 0.6), (x - 0.16, y + r + 0.1)
        scene.line([hip, paw], 0.12, scene.dim(tone, 0.3))
        for k in (-1, 0, 1):
            claw = (paw[0] - 0.05 + 0.055 * k, paw[1] + 0.11)
            scene.line([(paw[0] + 0.03 * k, paw[1] + 0.04), claw], 0.02, mix(scene.dark, tone, 0.2))
    scene.line([(-0.36, -0.22), (-0.56, -0.3)], 0.2, scene.dim(tone, 0.15))
    for x, y, r in reversed(rings):
        scene.circle(x + 0.02, y + 0.03, r, scene.dim(tone, 0.5))
        scene.circle(x, y, r, scene.lit(tone), scene.dim(tone, 0.22))
    for x, y, r in rings:
        scene.fill([ellipse(x + 0.06, y - r * 0.56, r * 0.5, r * 0.2, 28)], mix(tone, WHITE, 0.6), alpha=0.6)
    for radius, colour in ((0.1, scene.lit(tone)), (0.07, scene.dim(tone, 0.5)), (0.035, INK)):
        scene.fill([ellipse(-0.62, -0.32, radius * 0.72, radius, 22)], colour)
    scene.circle(-0.4, -0.28, 0.03, INK)


MOTIF = Motif(paint, "lens", flies=True)
