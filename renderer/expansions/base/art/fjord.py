"""Water that fills a deep valley; a sail on it."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    pale, deep = mix(rgb("#7fd6e4"), scene.hour.low, 0.2), rgb("#155a86")
    for k in range(3):
        tone = mix(scene.hour.far, scene.hour.near, 0.2 + 0.35 * k)
        foot, inner, top = 0.1 + 0.1 * k, 0.1 + 0.3 * k, -0.36 + 0.02 * k
        for side in (-1, 1):
            wall = [
                (side * 1.8, top - 0.1),
                (side * (inner + 0.44), top),
                (side * (inner + 0.3), top + 0.08),
                (side * (inner + 0.2), -0.06 + 0.06 * k),
                (side * inner, foot),
                (side * 1.8, foot + 0.12),
            ]
            scene.fill([wall], scene.dim(tone, 0.3) if side < 0 else scene.lit(tone), scene.dim(tone, 0.5))
            scene.line([(side * 1.8, top + 0.14), (side * (inner + 0.26), top + 0.16)], 0.022, scene.dark, 0.3)
        scene.shape((-1.8, foot), (1.8, foot), (1.8, 0.9), (-1.8, 0.9), colour=mix(pale, deep, 0.2 * k), low=deep)
    fall = [(-0.86, -0.33), (-0.79, -0.33), (-0.75, 0.22), (-0.89, 0.22)]
    scene.fade(fall, WHITE, 0.95, 0.6)
    scene.fill([ellipse(-0.82, 0.23, 0.12, 0.025)], WHITE, alpha=0.8)
    for x, y, half in ((0.3, 0.42, 0.2), (-0.3, 0.5, 0.24), (0.7, 0.58, 0.22), (-0.8, 0.56, 0.18), (0.05, 0.3, 0.12)):
        scene.fill([ellipse(x, y, half, 0.01)], WHITE, alpha=0.55)
    scene.shape((0.1, 0.34), (0.1, -0.06), (-0.12, 0.32), colour=WHITE, low=mix(WHITE, scene.hour.low, 0.3))
    scene.shape((0.12, 0.32), (0.12, 0.0), (0.27, 0.32), colour=scene.lit(scene.accent), low=scene.accent)
    scene.shape((-0.14, 0.35), (0.3, 0.35), (0.22, 0.43), (-0.06, 0.43), colour=rgb("#8a5436"), low=rgb("#4a2a1c"))


MOTIF = Motif(paint, "green", flies=True, size=0.9)
