"""Towers that spray the acid air with white mist, and the tanks that feed them."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    for x, top in ((-0.52, -0.12), (0.5, -0.16), (0.0, -0.26)):
        for reach, alpha in ((0.34, 0.5), (0.24, 0.7), (0.13, 0.9)):
            scene.fill(
                f"M {x} {top + 0.04} Q {x - reach} {top - 0.02} {x - reach * 0.9} {top - reach * 0.8} "
                f"Q {x} {top - reach * 1.2} {x + reach * 0.9} {top - reach * 0.8} "
                f"Q {x + reach} {top - 0.02} {x} {top + 0.04} Z",
                mix(rgb("#eefcff"), WHITE, 0.5),
                alpha=alpha * 0.6,
            )
        scene.column(x - 0.08, top, x + 0.08, 0.5, scene.metal, 0.02)
        scene.slab(x - 0.1, top - 0.02, x + 0.1, top + 0.05, scene.accent)
    for x in (-0.27, 0.25):
        scene.column(x - 0.17, 0.18, x + 0.17, 0.5, mix(rgb("#fff3da"), scene.hour.low, 0.2))
        scene.vault(x, 0.184, 0.17, 0.08, scene.lit(scene.metal))
        scene.box((x - 0.1, 0.26, x + 0.06, 0.42), 0.02, rgb("#3f8a6a") if x > 0 else rgb("#d9a020"))
    scene.line([(-0.62, 0.44), (0.62, 0.44)], 0.03, scene.dim(scene.metal, 0.3))


MOTIF = Motif(paint, "venus")
