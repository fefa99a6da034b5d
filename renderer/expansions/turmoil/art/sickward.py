"""Beds in a row, drips above them, a nurse with a mask."""

from renderer.art.motif import Motif
from renderer.art.parts import FIRST_AID, SNOW, person
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    for k, (x, y, s) in enumerate(((-0.62, 0.3, 0.8), (0.1, 0.36, 1.0), (0.78, 0.3, 0.8))):
        with scene.placed(x, y, s):
            scene.line([(-0.34, 0.12), (-0.34, -0.56)], 0.02, scene.metal)
            scene.line([(-0.34, -0.54), (-0.24, -0.54)], 0.02, scene.metal)
            scene.box((-0.29, -0.54, -0.19, -0.36), 0.03, rgb("#bfe8f4"), rgb("#5fb0d0"))
            scene.line([(-0.24, -0.36), (-0.24, -0.2), (-0.12, -0.06)], 0.012, rgb("#8fd6f0"))
            scene.slab(-0.4, -0.16, -0.36, 0.26, scene.metal)
            scene.slab(0.34, -0.04, 0.38, 0.26, scene.metal)
            scene.slab(-0.38, 0.08, 0.36, 0.16, scene.dim(scene.metal, 0.2), depth=0.03)
            scene.box((-0.37, -0.1, -0.12, 0.08), 0.04, WHITE, SNOW)
            tone = rgb(("#f0c8a0", "#a8d08a", "#c98f62")[k])
            scene.circle(-0.22, -0.06, 0.09, rgb(("#6a4226", "#2a2020", "#d0a050")[k]))
            scene.circle(-0.21, -0.04, 0.085, tone, scene.dim(tone, 0.2))
            scene.line([(-0.25, -0.05), (-0.22, -0.05)], 0.012, INK)
            scene.line([(-0.19, -0.05), (-0.16, -0.05)], 0.012, INK)
            for dx, dy in ((-0.25, 0.0), (-0.16, -0.01), (-0.2, -0.09)):
                scene.circle(dx, dy, 0.012, rgb("#d1303a"))
            cloth = rgb(("#3d8ac0", "#5fa777", "#8e5aa8")[k])
            scene.fill(
                "M -.14 .1 C -.12 -.06 .0 -.1 .1 -.08 L .32 -.02 Q .38 .02 .36 .1 Z",
                scene.lit(cloth),
                scene.dim(cloth, 0.3),
            )
    person(scene, 0.46, 0.54, 0.76, rgb("#e9f4f4"), arm=0.4)
    scene.box((0.395, -0.16, 0.505, -0.09), 0.02, rgb("#7fc8d8"))
    scene.box((0.37, -0.3, 0.535, -0.24), 0.02, WHITE)
    for a, b in (((0.43, -0.27), (0.48, -0.27)), ((0.455, -0.295), (0.455, -0.245))):
        scene.line([a, b], 0.016, FIRST_AID)


MOTIF = Motif(paint, "hall")
