"""Three gardens below glass, on a terrace."""

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.shape(
        (-0.9, 0.34),
        (0.9, 0.34),
        (1.02, 0.52),
        (-1.02, 0.52),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal),
    )
    for x, half, foot in ((-0.56, 0.27, 0.34), (0.58, 0.26, 0.34), (0.0, 0.42, 0.4)):
        scene.shape(
            *half_ellipse(x, foot, half, half * 1.25),
            colour=mix(rgb("#bfeee0"), scene.hour.low, 0.2),
            low=mix(rgb("#7fc8a8"), scene.hour.low, 0.2),
        )
        scene.fill([ellipse(x, foot - 0.01, half * 0.96, half * 0.17)], rgb("#7fb84a"), rgb("#4f8a3a"))
        for dx, share, code in ((-0.55, 0.5, "#4f9a4a"), (0.5, 0.6, "#6fae3f"), (-0.05, 0.95, "#3f8a52")):
            tree(scene, x + dx * half, foot, half * share, code)
        for dx in (-0.3, 0.25, 0.75):
            scene.circle(x + dx * half, foot + 0.01, half * 0.07, scene.one_of("#f2779a", "#f7c948", "#fff3c4"))
        scene.bubble(x, foot, half, half * 1.25)
        scene.line([(x, foot - half * 1.25), (x, foot - half * 1.42)], 0.016, scene.metal)
        scene.slab(x - half, foot, x + half, foot + 0.05, scene.accent, depth=0.12)


MOTIF = Motif(paint, "venus")
