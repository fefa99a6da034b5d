"""A pump house with its pipes and a jet of water."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.6)
    water = mix(rgb("#8fdcea"), WHITE, 0.25)
    scene.line([(0.1, 0.34), (0.36, 0.34), (0.36, 0.04)], 0.1, scene.dim(scene.metal, 0.25))
    scene.line([(0.1, 0.32), (0.345, 0.32), (0.345, 0.04)], 0.04, scene.lit(scene.metal))
    for k, lean in enumerate((0.16, 0.26, 0.34)):
        jet = [
            (0.38 + lean * t, 0.0 - 0.5 * t * (1 - t) * (1.9 - 0.3 * k) + 0.5 * t * t)
            for t in (j / 8 for j in range(9))
        ]
        scene.line(jet, 0.04, water, 0.85)
    scene.slab(0.28, -0.02, 0.44, 0.06, scene.accent)
    scene.column(-0.54, 0.0, 0.1, 0.5, scene.metal)
    scene.vault(-0.22, 0.01, 0.33, 0.26, scene.accent)
    scene.windows(-0.48, 0.12, 0.0, 0.26, 4, 1, scene.lamp)
    scene.ring(-0.22, 0.38, 0.08, 0.026, scene.accent)


MOTIF = Motif(paint, "mars")
