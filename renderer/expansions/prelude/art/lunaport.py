"""A tower on the Moon from which a cable leads up to the Earth."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    scene.line([(0.08, -0.1), (0.62, -1.2)], 0.016, mix(scene.metal, WHITE, 0.4))
    for t in (0.2, 0.42):
        x, y = 0.08 + 0.54 * t, -0.1 - 1.1 * t
        scene.box((x - 0.05, y - 0.06, x + 0.05, y + 0.06), 0.03, scene.lit(scene.accent), scene.dim(scene.accent, 0.4))
        scene.circle(x - 0.01, y - 0.01, 0.02, scene.lamp)
    scene.shadow_below(0.7)
    scene.across([(0.0, -0.14), (0.16, -0.14), (0.3, 0.5), (-0.14, 0.5)], scene.metal)
    scene.slab(-0.06, -0.2, 0.22, -0.1, scene.accent)
    scene.windows(0.0, -0.04, 0.16, 0.36, 2, 5, scene.lamp)
    for x, half in ((-0.46, 0.2), (0.52, 0.18)):
        scene.vault(x, 0.5, half, half * 0.8, mix(scene.accent, scene.metal, 0.5))
        scene.bubble(x, 0.5, half * 1.08, half * 0.92)
    for k in range(4):
        x = -0.74 + 0.11 * k
        scene.slab(x, 0.43, x + 0.09, 0.5, scene.one_of("#e4572e", "#2a9d8f", "#e9b84a", "#3d7ea6"))


MOTIF = Motif(paint, "moon")
