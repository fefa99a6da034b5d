"""A satellite cuts a rock with a beam and gathers the pieces."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import asteroid_colour, boulder, solar_wing, sparkle
from renderer.art.scenery import GOLD, Scene, ragged
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    boulder(scene, 0.4, 0.08, 0.38, asteroid_colour(scene), 4)
    scene.line([(-0.44, -0.2), (0.16, 0.0)], 0.05, rgb("#ff5a4a"), 0.5)
    scene.line([(-0.44, -0.2), (0.16, 0.0)], 0.02, rgb("#ffe0d0"))
    scene.line([(0.14, -0.14), (0.2, 0.02), (0.12, 0.2), (0.2, 0.36)], 0.045, rgb("#ff8a3a"))
    scene.line([(0.14, -0.14), (0.2, 0.02), (0.12, 0.2), (0.2, 0.36)], 0.018, rgb("#fff0b0"))
    scene.glow(0.17, 0.0, 0.24, rgb("#ffb45a"), 1)
    for x, y, r in ((-0.02, 0.22, 0.06), (-0.16, 0.32, 0.045), (0.0, -0.24, 0.05), (-0.24, 0.16, 0.03)):
        scene.fill(
            [ragged(x, y, r, [scene.between(0.7, 1) for _ in range(7)])],
            mix(rgb("#dfe8f4"), WHITE, 0.3),
            rgb("#6a7488"),
        )
        sparkle(scene, x - r * 0.3, y - r * 0.4, r * 0.6)
    for left in (-0.98, -0.52):
        solar_wing(scene, left, -0.36, left + 0.26, -0.22)
    scene.slab(-0.72, -0.38, -0.5, -0.14, mix(GOLD, scene.metal, 0.3))
    barrel = turned([(0.0, -0.06), (0.22, -0.04), (0.22, 0.04), (0.0, 0.06)], (-0.6, -0.25), 18)
    scene.shape(*barrel, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.circle(-0.4, -0.185, 0.05, rgb("#ff8a6a"))


MOTIF = Motif(paint, "belt", flies=True)
