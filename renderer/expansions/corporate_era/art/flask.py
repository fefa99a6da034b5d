"""Glass on a bench."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, Colour, mix, rgb


def paint(scene: Scene) -> None:
    fluid = scene.accent
    glass = mix(scene.glass, WHITE, 0.45)
    scene.shape(
        (-0.12, -0.36),
        (0.0, -0.36),
        (0.0, -0.06),
        (0.22, 0.44),
        (-0.34, 0.44),
        (-0.12, -0.06),
        colour=glass,
        alpha=0.55,
    )
    scene.shape(
        (-0.2, 0.12),
        (0.08, 0.12),
        (0.22, 0.44),
        (-0.34, 0.44),
        colour=mix(fluid, WHITE, 0.25),
        low=scene.dim(fluid, 0.2),
    )
    scene.fill([ellipse(-0.06, 0.12, 0.14, 0.03)], mix(fluid, WHITE, 0.5))
    scene.box((-0.15, -0.4, 0.03, -0.35), 0.02, WHITE)
    scene.shape(
        (-0.1, -0.3),
        (-0.08, -0.3),
        (-0.08, -0.04),
        (-0.24, 0.36),
        (-0.27, 0.36),
        (-0.1, -0.06),
        colour=WHITE,
        alpha=0.7,
    )
    for x, y, r in (
        (-0.1, 0.26, 0.03),
        (0.04, 0.32, 0.022),
        (-0.18, 0.36, 0.02),
        (-0.04, 0.04, 0.018),
        (-0.07, -0.12, 0.014),
    ):
        scene.circle(x, y, r, WHITE, alpha=0.75)
    _tubes(scene, glass, mix(fluid, rgb("#4fb0c8"), 0.7))
    scene.slab(0.24, 0.14, 0.57, 0.2, scene.metal, depth=0)
    scene.slab(-0.56, 0.44, 0.66, 0.5, scene.metal, depth=0.1)


def _tubes(scene: Scene, glass: Colour, fluid: Colour) -> None:
    """Two test tubes, one fuller than the other."""
    for x, fill in ((0.34, 0.2), (0.47, 0.05)):
        scene.box((x - 0.045, -0.16, x + 0.045, 0.44), 0.045, glass, alpha=0.55)
        scene.box((x - 0.045, fill, x + 0.045, 0.44), 0.045, mix(fluid, WHITE, 0.3), scene.dim(fluid, 0.2))


MOTIF = Motif(paint, "hall")
