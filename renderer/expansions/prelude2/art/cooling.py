"""A complex of works of every kind: cooling towers, tanks, halls, a mast and pipes between them."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.84)
    white = mix(rgb("#f0e8dc"), scene.hour.low, 0.15)
    for x, half, high in ((-0.6, 0.2, 0.78), (-0.24, 0.17, 0.64)):
        top, foot = 0.44 - high, 0.46
        tower = f"M {x - half} {foot} C {x - half * 0.5} {foot - high * 0.5} {x - half * 0.56} {top + 0.12} {x - half * 0.62} {top} "
        tower += f"L {x + half * 0.62} {top} C {x + half * 0.56} {top + 0.12} {x + half * 0.5} {foot - high * 0.5} {x + half} {foot} Z"
        scene.puffs(x, top - 0.02, mix(WHITE, scene.hour.low, 0.15), n=3, size=0.1, lean=0.08)
        scene.fill(tower, scene.lit(white), scene.dim(white, 0.35))
        dark = f"M {x + half * 0.14} {top} L {x + half * 0.62} {top} C {x + half * 0.56} {top + 0.12} {x + half * 0.5} {foot - high * 0.5} "
        dark += (
            f"{x + half} {foot} L {x + half * 0.3} {foot} "
            f"C {x + half * 0.1} {foot - high * 0.4} {x + half * 0.1} {top + 0.2} {x + half * 0.14} {top} Z"
        )
        scene.fill(dark, scene.dim(white, 0.35), scene.dim(white, 0.55))
        scene.fill([ellipse(x, top, half * 0.62, 0.025)], scene.dim(white, 0.7))
        scene.shape(
            (x - half * 0.64, top + 0.06),
            (x + half * 0.62, top + 0.06),
            (x + half * 0.6, top + 0.12),
            (x - half * 0.6, top + 0.12),
            colour=scene.accent,
            alpha=0.85,
        )
    scene.slab(-0.1, 0.12, 0.34, 0.48, scene.accent)
    for k in range(3):
        x = -0.1 + 0.105 * k
        scene.shape((x, 0.12), (x + 0.105, 0.12), (x, 0.02), colour=scene.lit(scene.accent), low=scene.accent)
    scene.windows(-0.08, 0.18, 0.2, 0.44, 4, 3, scene.lamp)
    for x, r in ((0.46, 0.13), (0.74, 0.13)):
        scene.line([(x - 0.08, 0.34), (x - 0.08, 0.48)], 0.025, scene.dim(scene.metal, 0.4))
        scene.line([(x + 0.08, 0.34), (x + 0.08, 0.48)], 0.025, scene.dim(scene.metal, 0.6))
        scene.orb(x, 0.27, r, GOLD if x < 0.6 else mix(PAPER, scene.metal, 0.4))
    for y in (0.06, 0.11):
        scene.line([(0.3, y + 0.14), (0.38, y), (0.78, y), (0.78, 0.2)], 0.024, scene.dim(scene.metal, 0.2))
    scene.line([(0.56, 0.48), (0.56, -0.42)], 0.03, rgb("#d1495b"))
    for k in range(6):
        scene.line([(0.53, 0.4 - 0.14 * k), (0.59, 0.33 - 0.14 * k)], 0.014, PAPER)
    scene.circle(0.56, -0.43, 0.025, rgb("#ffe27a"))
    for k in range(2):
        scene.slab(0.86 - 0.2 * k, 0.42, 1.02 - 0.2 * k, 0.5, rgb("#8a5638"))


MOTIF = Motif(paint, "mars")
