"""A microscope: a tube over a lit slide, held by an arm, with knobs to focus."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    scene.shadow_below(0.5)
    body = mix(scene.metal, WHITE, 0.35)
    scene.fill("M .02 -.42 C .5 -.4 .56 .3 .26 .44 L .06 .44 C .3 .24 .32 -.16 .02 -.22 Z", body, scene.dim(body, 0.35))
    scene.slab(-0.36, 0.42, 0.4, 0.5, scene.accent, depth=0.2)
    scene.slab(-0.38, 0.2, 0.24, 0.26, scene.dark, depth=0.2)
    scene.glow(-0.1, 0.18, 0.2, scene.lamp, 1)
    scene.slab(-0.24, 0.17, 0.04, 0.2, mix(scene.glass, WHITE, 0.5), depth=0)
    scene.fade([(-0.13, 0.27), (-0.07, 0.27), (-0.02, 0.42), (-0.18, 0.42)], scene.lamp, 0.9, 0.2)
    scene.column(-0.17, -0.06, -0.03, 0.08, scene.dim(scene.metal, 0.35))
    scene.column(-0.14, 0.06, -0.06, 0.15, scene.dim(scene.metal, 0.6))
    scene.column(-0.2, -0.42, 0.0, -0.08, body)
    scene.column(-0.23, -0.12, 0.03, -0.05, scene.accent)
    scene.column(-0.22, -0.44, 0.02, -0.36, scene.accent)
    scene.column(-0.16, -0.54, -0.04, -0.43, scene.dim(scene.metal, 0.6))
    scene.orb(0.36, 0.1, 0.085, scene.accent)
    scene.orb(0.34, 0.28, 0.055, scene.accent)


MOTIF = Motif(paint, "hall")
