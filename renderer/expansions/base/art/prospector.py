"""A walker who lifts a find out of the sand; a pick, a sledge with a tent."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.6)
    cloth = mix(scene.metal, WHITE, 0.35)
    scene.shape((0.3, 0.5), (0.58, 0.0), (0.9, 0.5), colour=scene.lit(scene.accent), low=scene.accent)
    scene.shape((0.58, 0.0), (1.06, 0.38), (0.9, 0.5), colour=scene.dim(scene.accent, 0.45))
    scene.shape((0.5, 0.5), (0.58, 0.14), (0.68, 0.5), colour=scene.dark)
    scene.line([(-0.62, 0.5), (-0.5, -0.14)], 0.035, rgb("#9a6a40"))
    pick = [(-0.72, -0.04), (-0.6, -0.18), (-0.46, -0.2), (-0.3, -0.1), (-0.48, -0.13), (-0.6, -0.11)]
    scene.shape(*pick, colour=scene.lit(scene.metal), low=scene.dim(scene.metal))
    scene.box((-0.26, -0.08, -0.08, 0.24), 0.05, scene.dim(scene.accent, 0.35))
    scene.line([(0.04, 0.26), (0.22, 0.28), (0.2, 0.46)], 0.15, scene.dim(cloth, 0.3))
    scene.line([(-0.06, 0.26), (-0.1, 0.46), (0.06, 0.47)], 0.14, scene.lit(cloth))
    scene.across([(-0.16, -0.1), (0.14, -0.12), (0.17, 0.28), (-0.16, 0.3)], cloth)
    scene.line([(0.1, -0.04), (0.26, 0.0), (0.32, -0.2)], 0.1, scene.dim(cloth, 0.2))
    scene.orb(0.02, -0.26, 0.18, cloth)
    scene.fill([ellipse(0.06, -0.26, 0.13, 0.115)], mix(GOLD, scene.accent, 0.3), mix(scene.dark, GOLD, 0.25))
    scene.glow(0.34, -0.34, 0.26, rgb("#9fe8ff"), 0.9)
    gem = [(0.24, -0.26), (0.27, -0.4), (0.36, -0.46), (0.45, -0.38), (0.44, -0.27), (0.34, -0.22)]
    scene.shape(*gem, colour=WHITE, low=rgb("#5fa6d0"))
    scene.shape(gem[0], gem[1], (0.34, -0.34), gem[5], colour=rgb("#a8e0f4"))
    scene.fill([star(4, 0.09, 0.02, (0.5, -0.46))], WHITE)


MOTIF = Motif(paint, "mars")
