"""White shells of an opera house among towers."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.85)
    for x, top, wide in ((-0.74, -0.1, 0.16), (-0.5, -0.3, 0.14), (0.5, -0.22, 0.16), (0.7, -0.04, 0.14)):
        tone = mix(scene.accent, scene.hour.low, 0.4)
        scene.slab(x - wide / 2, top, x + wide / 2, 0.42, tone, depth=0.3)
        scene.windows(x - wide * 0.42, top + 0.05, x + wide * 0.1, 0.36, 2, 6, scene.lamp)
    shells = ((-0.42, 0.34, 0.3), (0.46, 0.34, 0.32), (-0.14, 0.34, 0.54), (0.2, 0.34, 0.46))
    for k, (x, foot, high) in enumerate(shells):
        lean = 0.34 if k % 2 == 0 else -0.34
        wide = high * 0.62
        left, right = x - wide / 2, x + wide / 2
        tip = (x + lean * high, foot - high * 1.3)
        white = mix(WHITE, scene.hour.low, 0.18)
        scene.fill(
            f"M {left} {foot} Q {left + lean * high * 0.1} {foot - high} {tip[0]} {tip[1]} "
            f"Q {right + lean * high * 0.5} {foot - high * 0.7} {right} {foot} Z",
            scene.lit(white),
            scene.dim(white, 0.3),
        )
        edge = right if lean > 0 else left
        scene.fill(
            f"M {tip[0]} {tip[1]} Q {edge + lean * high * 0.5} {foot - high * 0.7} {edge} {foot} L {x} {foot} "
            f"Q {x + lean * high * 0.5} {foot - high * 0.6} {tip[0]} {tip[1]} Z",
            scene.dim(white, 0.35),
            mix(scene.lamp, scene.dim(white, 0.3), 0.4),
        )
    scene.slab(-0.8, 0.34, 0.8, 0.4, mix(PAPER, scene.rock, 0.3), depth=0.03)
    for k in range(3):
        scene.slab(
            -0.86 - 0.03 * k,
            0.4 + 0.035 * k,
            0.86 + 0.03 * k,
            0.44 + 0.035 * k,
            mix(PAPER, scene.rock, 0.45),
            depth=0.02,
        )
    for x, code in ((-0.3, "#d1495b"), (-0.06, "#3d5a8a"), (0.24, "#5fa777")):
        person(scene, x, 0.54, 0.2, rgb(code))


MOTIF = Motif(paint, "mars", size=0.62)
