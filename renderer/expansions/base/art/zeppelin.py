"""A ship of the air, its cabin below."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE


def paint(scene: Scene) -> None:
    for dy, shade in ((-0.2, 0.1), (0.2, 0.5)):
        scene.shape(
            (0.3, dy * 0.4), (0.56, dy * 1.5), (0.64, dy * 1.4), (0.5, dy * 0.1), colour=scene.dim(scene.accent, shade)
        )
    scene.slab(-0.2, 0.2, 0.12, 0.32, scene.metal, depth=0.2)
    scene.windows(-0.18, 0.23, 0.05, 0.3, 5, 1, scene.lamp)
    hull = [(-0.62, 0.0), (-0.5, -0.13), (-0.24, -0.22), (0.06, -0.22), (0.36, -0.13), (0.6, 0.0)]
    keel = [(0.36, 0.13), (0.06, 0.22), (-0.24, 0.22), (-0.5, 0.13)]
    scene.shape(*hull, *keel, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.shape(
        (-0.6, -0.03), (0.56, -0.03), (0.56, 0.04), (-0.6, 0.04), colour=scene.accent, low=scene.dim(scene.accent)
    )
    for x, high in ((-0.3, 0.21), (0.02, 0.22), (0.32, 0.14)):
        scene.line([(x, -high), (x + 0.03, 0), (x, high)], 0.008, scene.dim(scene.metal, 0.4), 0.6)
    scene.shape((-0.5, -0.1), (-0.24, -0.18), (0.06, -0.18), (-0.24, -0.13), colour=WHITE, alpha=0.55)
    scene.shape((0.44, -0.02), (0.62, -0.04), (0.66, 0.04), (0.44, 0.04), colour=scene.dim(scene.accent, 0.2))


MOTIF = Motif(paint, "green", flies=True)
