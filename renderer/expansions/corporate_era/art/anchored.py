"""Ships with claws and drills on a rock in space."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene, ragged
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    tone = mix(rgb("#a9826a"), scene.hour.low, 0.2)
    shares = [scene.between(0.86, 1) for _ in range(13)]
    scene.across(ragged(-0.1, 0.18, 0.48, shares), tone)
    scene.fill([ragged(-0.14, 0.14, 0.4, shares)], scene.lit(tone), tone, 0.6)
    for x, y, r in ((-0.3, 0.26, 0.09), (0.02, 0.36, 0.1), (-0.12, 0.06, 0.06), (0.18, 0.16, 0.06)):
        scene.circle(x, y, r, scene.dim(tone, 0.7))
        scene.circle(x + r * 0.16, y + r * 0.18, r * 0.82, scene.dim(tone, 0.25))
    for at, turn, size in (((-0.16, -0.42), 0, 1.0), ((0.5, 0.06), 68, 0.8)):
        for side in (-1, 1):
            arm = [(side * 0.1 * size, 0.0), (side * 0.26 * size, 0.1 * size), (side * 0.18 * size, 0.26 * size)]
            scene.line(turned(arm, at, turn), 0.035, scene.dim(scene.metal, 0.25 + 0.15 * side))
        bit = [(-0.04 * size, 0.05), (0.04 * size, 0.05), (0.0, 0.34 * size)]
        scene.shape(*turned(bit, at, turn), colour=scene.lit(scene.metal), low=scene.dim(scene.metal))
        hull = [(-0.14, 0.08), (-0.17, -0.08), (-0.1, -0.2), (0.1, -0.2), (0.17, -0.08), (0.14, 0.08)]
        hull = [(x * size, y * size) for x, y in hull]
        scene.shape(*turned(hull, at, turn), colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.35))
        scene.fill([ellipse(*turned([(0, -0.06 * size)], at, turn)[0], 0.07 * size, 0.05 * size)], scene.glass, WHITE)
    for x, y, r in (
        (0.22, -0.34, 0.035),
        (-0.62, -0.12, 0.045),
        (-0.5, -0.34, 0.025),
        (0.06, -0.2, 0.02),
        (0.7, -0.28, 0.03),
    ):
        scene.fill([ragged(x, y, r, shares[:7])], scene.lit(tone), scene.dim(tone))


MOTIF = Motif(paint, "space", flies=True)
