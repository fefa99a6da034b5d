"""A rock cut open: galleries with lamps, machines, and a room in its heart."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import asteroid_colour
from renderer.art.scenery import GOLD, Scene, ragged
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    tone = asteroid_colour(scene)
    shares = [scene.between(0.9, 1.02) for _ in range(17)]
    scene.across(ragged(0, 0, 0.48, shares), tone)
    scene.fill([ragged(0.02, 0.02, 0.4, shares)], scene.dim(tone, 0.55), scene.dim(tone, 0.7))
    scene.circle(0.02, 0.02, 0.2, scene.dark)
    scene.glow(0.02, 0.04, 0.3, scene.lamp, 0.9)
    for x, y, turn in ((-0.02, -0.2, -90), (0.22, 0.06, 0), (-0.18, 0.08, 180), (0.06, 0.22, 80)):
        tunnel = turned([(0.0, -0.055), (0.2, -0.05), (0.2, 0.05), (0.0, 0.055)], (x, y), turn)
        scene.shape(*tunnel, colour=mix(scene.lamp, scene.dark, 0.35), low=scene.dark)
        for t in (0.05, 0.14):
            scene.circle(*turned([(t, -0.035)], (x, y), turn)[0], 0.014, WHITE)
    scene.vault(0.02, 0.12, 0.12, 0.14, scene.glass)
    scene.fill([ellipse(0.02, 0.12, 0.13, 0.03)], rgb("#7fb04a"))
    scene.slab(-0.04, 0.0, 0.04, 0.12, mix(scene.accent, WHITE, 0.4))
    for x, y in ((-0.3, 0.08), (0.34, 0.06), (-0.02, -0.31)):
        scene.slab(x - 0.05, y - 0.04, x + 0.05, y + 0.03, GOLD)
        scene.circle(x - 0.03, y + 0.04, 0.02, scene.dark)
        scene.circle(x + 0.03, y + 0.04, 0.02, scene.dark)
    scene.line([(-0.44, -0.22), (-0.64, -0.36)], 0.03, scene.metal)
    scene.slab(-0.74, -0.44, -0.56, -0.32, scene.accent)
    for k in range(3):
        scene.fill(
            [ragged(0.56 + 0.12 * k, -0.3 + 0.08 * k, 0.05, [scene.between(0.7, 1) for _ in range(7)])],
            scene.lit(tone),
            scene.dim(tone),
        )


MOTIF = Motif(paint, "belt", flies=True)
