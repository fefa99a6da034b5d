"""Plants in tubes of light, from seed to bush."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.slab(-0.84, 0.36, 0.84, 0.5, scene.dim(scene.metal, 0.2), depth=0.05)
    for k, x in enumerate((-0.6, -0.2, 0.2, 0.6)):
        light = rgb("#d9a8ff") if k % 2 else rgb("#a8ffd0")
        scene.column(x - 0.15, -0.34, x + 0.15, 0.34, mix(light, scene.dark, 0.35))
        scene.glow(x, 0.0, 0.34, light, 0.6)
        scene.fill([ellipse(x, 0.3, 0.13, 0.035)], rgb("#7a5234"), rgb("#4a3020"))
        high = (0.1, 0.24, 0.38, 0.54)[k]
        scene.line([(x, 0.3), (x, 0.3 - high)], 0.022, rgb("#4f8a3a"))
        for j in range(k + 1):
            y = 0.3 - high * (1 - j / (k + 1.5))
            for side in (-1, 1):
                leaf = [(x, y), (x + side * 0.05, y - 0.06), (x + side * 0.12, y - 0.04), (x + side * 0.06, y + 0.02)]
                scene.shape(*leaf, colour=rgb("#8fd05a"), low=rgb("#4f9a3a"))
        if k == 3:
            scene.circle(x, -0.26, 0.05, rgb("#f2779a"))
        scene.shape((x - 0.12, -0.32), (x - 0.07, -0.32), (x - 0.07, 0.3), (x - 0.12, 0.3), colour=WHITE, alpha=0.4)
        scene.slab(x - 0.17, -0.44, x + 0.17, -0.33, scene.accent)
        scene.slab(x - 0.17, 0.32, x + 0.17, 0.4, scene.accent)
        scene.circle(x - 0.06, 0.44, 0.02, rgb("#8ff0b0"))
        scene.line([(x, -0.44), (x, -0.56)], 0.03, scene.dim(scene.metal, 0.3))


MOTIF = Motif(paint, "hall")
