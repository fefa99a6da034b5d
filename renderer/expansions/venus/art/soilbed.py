"""Made soil in layers, cut open, with sprouts and roots."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    layers = ("#6a4228", "#8a5a32", "#c9903f", "#e0b860")
    for k, code in enumerate(layers):
        y = 0.0 + 0.17 * k
        tone = mix(rgb(code), scene.hour.mid, 0.15)
        scene.shape(
            (-0.78 + 0.03 * k, y),
            (0.6 - 0.03 * k, y),
            (0.57 - 0.03 * k, y + 0.17),
            (-0.75 + 0.03 * k, y + 0.17),
            colour=tone,
            low=scene.dim(tone, 0.2),
        )
        scene.shape(
            (0.6 - 0.03 * k, y),
            (0.84 - 0.04 * k, y - 0.1),
            (0.8 - 0.04 * k, y + 0.07),
            (0.57 - 0.03 * k, y + 0.17),
            colour=scene.dim(tone, 0.45),
        )
        for n in range(7):
            scene.circle(-0.66 + 0.19 * n + 0.05 * k, y + 0.06 + 0.05 * (n % 2), 0.018, mix(tone, WHITE, 0.35))
    scene.shape((-0.78, 0.0), (0.6, 0.0), (0.84, -0.1), (-0.5, -0.1), colour=rgb("#8fb84a"), low=rgb("#5f8f3a"))
    for x, high in ((-0.56, 0.24), (-0.28, 0.34), (0.0, 0.28), (0.26, 0.4), (0.5, 0.24)):
        scene.line([(x, -0.03), (x - 0.05, 0.16), (x + 0.02, 0.28)], 0.014, rgb("#fff0d0"))
        scene.line([(x, 0.05), (x + 0.07, 0.2)], 0.011, rgb("#fff0d0"))
        scene.line([(x, -0.03), (x, -high)], 0.024, rgb("#4f8a3a"))
        for side in (-1, 1):
            leaf = turned([(0, 0), (0.05, -0.05), (0.17, -0.03), (0.08, 0.03)], (x, -high + 0.04), -20)
            if side < 0:
                leaf = [(2 * x - px, py) for px, py in leaf]
            scene.shape(*leaf, colour=scene.lit(rgb("#7fc04a")), low=rgb("#4f8f3a"))


MOTIF = Motif(paint, "venus")
