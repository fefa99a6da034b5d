"""The first settler sets up a beacon; tents that are blown up stand behind."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import crate, explorer, solar_wing
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for x, half, tone in ((-0.62, 0.22, rgb("#e9b84a")), (0.52, 0.28, scene.accent)):
        scene.vault(x, 0.42, half, half * 0.9, mix(tone, PAPER, 0.35))
        for k in (-1, 0, 1):
            rib = [
                (px, py) for px, py in half_ellipse(x, 0.42, half * (0.5 + 0.0 * k), half * 0.9) if (px - x) * k >= 0
            ]
            if k:
                scene.line(rib, 0.014, scene.dim(tone, 0.4))
        scene.box((x - 0.06, 0.24, x + 0.05, 0.42), 0.05, scene.dark)
        scene.circle(x + half * 0.5, 0.22, 0.035, scene.lamp)
    solar_wing(scene, 0.72, 0.12, 0.98, 0.26)
    scene.line([(0.85, 0.26), (0.85, 0.44)], 0.02, scene.metal)
    scene.line([(-0.26, 0.5), (-0.26, -0.36)], 0.03, scene.metal)
    for side in (-1, 0, 1):
        scene.line([(-0.26, 0.34), (-0.26 + side * 0.12, 0.5)], 0.02, scene.dim(scene.metal, 0.4))
    scene.glow(-0.26, -0.42, 0.26, rgb("#ff8a6a"), 1)
    scene.orb(-0.26, -0.42, 0.065, rgb("#ff6a4a"))
    for k in range(3):
        for side in (-1, 1):
            r = 0.13 + 0.07 * k
            wave = [
                (-0.26 + side * r * math.cos(a), -0.42 + r * math.sin(a))
                for a in (math.radians(d) for d in range(-38, 39, 8))
            ]
            scene.line(wave, 0.014, rgb("#ffd0b0"), 0.9 - 0.25 * k)
    explorer(scene, 0.06, 0.5, 0.74, rgb("#f6f2ea"))
    scene.line([(-0.1, 0.18), (-0.24, 0.12)], 0.075, rgb("#f6f2ea"))
    scene.circle(-0.25, 0.11, 0.05, scene.dim(rgb("#f6f2ea"), 0.25))
    crate(scene, 0.28, 0.5, 0.17, rgb("#c98a4a"))


MOTIF = Motif(paint, "jovian", size=0.74)
