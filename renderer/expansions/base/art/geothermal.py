"""Pipes from a power house down to hot rock and back."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    hot = rgb("#ff8a2a")
    scene.glow(0, 0.62, 0.9, hot, 0.9)
    scene.fill(
        "M -1.5 .5 C -.9 .36 -.6 .5 -.2 .4 C .3 .3 .7 .5 1.5 .4 L 1.5 .9 L -1.5 .9 Z", rgb("#ffd060"), rgb("#e8431a")
    )
    for x, tone in ((-0.26, rgb("#5fb0e0")), (0.2, rgb("#e8502e"))):
        scene.line([(x, -0.34), (x, 0.42)], 0.085, scene.dim(tone, 0.3))
        scene.line([(x - 0.014, -0.34), (x - 0.014, 0.42)], 0.035, scene.lit(tone))
        way = 1 if x < 0 else -1
        for y in (-0.1, 0.12):
            scene.shape((x - 0.09, y - way * 0.06), (x + 0.09, y - way * 0.06), (x, y + way * 0.07), colour=WHITE)
    scene.line([(-0.26, 0.42), (-0.03, 0.52), (0.2, 0.42)], 0.085, scene.dim(rgb("#c9703a"), 0.2))
    scene.slab(-0.56, -0.56, 0.34, -0.26, scene.metal, depth=0.16)
    scene.windows(-0.5, -0.5, 0.16, -0.32, 5, 1, scene.lamp)
    for x in (0.46, 0.7):
        scene.column(x, -0.6, x + 0.18, -0.26, scene.accent, 0.03)
        scene.puffs(x + 0.09, -0.66, mix(WHITE, scene.hour.low, 0.3), n=3, size=0.055, lean=0.05)


MOTIF = Motif(paint, "cave", flies=True)
