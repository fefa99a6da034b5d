"""A works that shows its wheels, with a chute for what it makes."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import bolt
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import Colour, mix, rgb


def wheel_of(scene: Scene, x: float, y: float, radius: float, colour: Colour) -> None:
    """Paint a toothed wheel."""
    wheel = [turned([(radius * (1 if i % 4 < 2 else 0.8), 0)], (x, y), i * 10)[0] for i in range(36)]
    scene.fill([wheel], scene.lit(colour), scene.dim(colour, 0.4))
    scene.circle(x, y, radius * 0.5, scene.dim(colour, 0.6))
    scene.circle(x, y, radius * 0.2, scene.lit(colour))


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    scene.slab(-0.62, -0.22, 0.5, 0.5, mix(scene.accent, scene.dark, 0.1), depth=0.16)
    for k in range(4):
        left = -0.62 + 0.24 * k
        scene.shape(
            (left, -0.22),
            (left + 0.22, -0.4),
            (left + 0.22, -0.22),
            colour=scene.lit(scene.metal),
            low=scene.dim(scene.metal, 0.3),
        )
    scene.box((-0.54, -0.1, 0.26, 0.36), 0.04, scene.dark)
    wheel_of(scene, -0.3, 0.14, 0.2, GOLD)
    wheel_of(scene, 0.06, 0.02, 0.15, scene.metal)
    wheel_of(scene, 0.1, 0.27, 0.1, rgb("#c97a4a"))
    scene.frame((-0.54, -0.1, 0.26, 0.36), 0.04, 0.03, scene.metal)
    scene.shape(
        (0.5, 0.1),
        (0.86, 0.34),
        (0.86, 0.42),
        (0.5, 0.2),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.4),
    )
    for x, y in ((0.6, 0.14), (0.76, 0.25), (0.84, 0.5)):
        scene.slab(x - 0.06, y - 0.11, x + 0.06, y, rgb("#e9b84a"))
    bolt(scene, 0.4, 0.0, 0.16, scene.lamp)
    scene.column(-0.56, -0.52, -0.44, -0.22, scene.metal)


MOTIF = Motif(paint, "mars")
