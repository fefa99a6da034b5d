"""The face of a wolf that waits in the grass."""

from renderer.art.motif import Motif
from renderer.art.parts import leafy, tuft
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    fur = mix(scene.one_of("#8f8aa0", "#b08a6c", "#80889c"), scene.hour.low, 0.12)
    pale, mask = mix(fur, WHITE, 0.62), mix(fur, INK, 0.45)
    flank = [(0, 0.1), (0.4, 0.12), (0.5, 0.3), (0.44, 0.32), (0.56, 0.54), (0, 0.54)]
    ear = [(0.06, -0.24), (0.27, -0.62), (0.37, -0.16)]
    head = [(0, -0.27), (0.1, -0.25), (0.34, -0.2), (0.45, 0.0), (0.37, 0.0), (0.46, 0.14), (0.36, 0.14)]
    head += [(0.36, 0.26), (0.22, 0.25), (0.13, 0.4), (0, 0.46)]
    cheek = [(0.03, 0.1), (0.22, 0.06), (0.34, 0.14), (0.22, 0.24), (0.13, 0.38), (0, 0.45), (0, 0.1)]
    for part, tone in ((flank, fur), (ear, fur), (head, fur), (cheek, pale)):
        scene.shape(*((-x, y) for x, y in part), colour=scene.lit(tone), low=scene.dim(tone, 0.15))
        scene.shape(*part, colour=scene.dim(tone, 0.2), low=scene.dim(tone, 0.42))
    for side in (-1, 1):
        scene.shape((side * 0.15, -0.24), (side * 0.26, -0.5), (side * 0.31, -0.19), colour=mix(mask, INK, 0.3))
        brow = [(0, -0.25), (side * 0.1, -0.1), (side * 0.27, -0.1), (side * 0.2, 0.05), (side * 0.06, 0.03)]
        scene.shape(*brow, (side * 0.06, 0.24), (0, 0.24), colour=mask, alpha=0.75)
        scene.shape((side * 0.08, 0.04), (side * 0.14, -0.05), (side * 0.26, -0.09), (side * 0.2, 0.04), colour=INK)
        scene.shape((side * 0.1, 0.03), (side * 0.15, -0.035), (side * 0.23, -0.06), (side * 0.19, 0.03), colour=GOLD)
        scene.circle(side * 0.155, -0.005, 0.026, INK)
    scene.shape((-0.09, 0.2), (0.09, 0.2), (0.04, 0.3), (-0.04, 0.3), colour=INK)
    scene.shape(
        (-0.14, 0.36), (0, 0.33), (0.14, 0.36), (0.09, 0.42), (-0.09, 0.42), colour=mix(INK, rgb("#7a2030"), 0.5)
    )
    for x in (-0.08, 0.08):
        scene.shape((x - 0.025, 0.35), (x + 0.025, 0.35), (x, 0.43), colour=WHITE)
    for x, high in ((-0.68, 0.36), (-0.44, 0.3), (-0.16, 0.2), (0.14, 0.2), (0.42, 0.32), (0.66, 0.4)):
        tuft(scene, x, 0.56, high, leafy(scene))


MOTIF = Motif(paint, "green")
