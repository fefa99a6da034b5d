"""Directors in golden frames on a wall, above a row of chairs."""

from renderer.art.motif import Motif
from renderer.art.parts import OAK
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.box((-0.9, -0.62, 0.9, 0.13), 0.03, scene.dim(OAK, 0.3), scene.dim(OAK, 0.6))
    scene.box((-0.87, -0.59, 0.87, 0.1), 0.02, mix(rgb("#9a6a54"), scene.hour.low, 0.1), scene.dim(OAK, 0.25))
    for k, (x, high) in enumerate(((-0.62, 0.0), (-0.21, -0.06), (0.21, -0.06), (0.62, 0.0))):
        y = -0.2 + high
        for grow, tone in (
            (0.19, mix(GOLD, rgb("#8a5414"), 0.55)),
            (0.175, GOLD),
            (0.145, mix(GOLD, rgb("#6a3f14"), 0.7)),
        ):
            scene.box((x - grow, y - grow * 1.3, x + grow, y + grow * 1.3), 0.02, tone)
        ground = rgb(("#3f6a5a", "#7a3f4a", "#3f5580", "#6a5a34")[k])
        scene.box((x - 0.135, y - 0.18, x + 0.135, y + 0.18), 0.01, mix(ground, WHITE, 0.2), mix(ground, INK, 0.3))
        skin = rgb(("#f0c8a0", "#8a5a3c", "#e0b088", "#c98f62")[k])
        hair = rgb(("#d8d4cc", "#2a1a18", "#b8683a", "#4a3024")[k])
        cloth = rgb(("#2a3450", "#e4a03a", "#4a2f5a", "#a83f3f")[k])
        scene.fill(
            f"M {x - 0.13} {y + 0.18} Q {x - 0.12} {y + 0.07} {x} {y + 0.06} Q {x + 0.12} {y + 0.07} {x + 0.13} {y + 0.18} Z",
            cloth,
            mix(cloth, INK, 0.4),
        )
        scene.shape((x - 0.035, y + 0.06), (x + 0.035, y + 0.06), (x, y + 0.15), colour=PAPER)
        if k in (1, 3):
            scene.circle(x, y - 0.03, 0.092, hair)
        scene.fill([ellipse(x, y - 0.02, 0.065, 0.082)], mix(skin, WHITE, 0.12), mix(skin, INK, 0.2))
        cap = half_ellipse(x, y - 0.04, 0.075, 0.072)
        scene.shape(*cap, (x + 0.02, y - 0.07), colour=hair)
        if k == 2:
            scene.fill(
                f"M {x - 0.05} {y} Q {x} {y + 0.12} {x + 0.05} {y} L {x + 0.03} {y + 0.02} L {x - 0.03} {y + 0.02} Z",
                hair,
            )
        for dx in (-0.025, 0.025):
            scene.circle(x + dx, y - 0.02, 0.008, INK)
        if k == 0:
            for dx in (-0.027, 0.027):
                scene.ring(x + dx, y - 0.02, 0.022, 0.006, INK)
        scene.fill([ellipse(x, y + 0.27, 0.07, 0.018)], GOLD)
    scene.fill([ellipse(0, 0.5, 0.8, 0.03)], scene.dark, alpha=0.45)
    for x in (-0.62, -0.21, 0.21, 0.62):
        red = scene.accent
        scene.line([(x - 0.09, 0.4), (x - 0.1, 0.5)], 0.02, scene.dark)
        scene.line([(x + 0.09, 0.4), (x + 0.1, 0.5)], 0.02, scene.dark)
        scene.box((x - 0.11, 0.12, x + 0.11, 0.4), 0.05, scene.lit(red), scene.dim(red, 0.4))
        scene.box((x - 0.14, 0.3, x + 0.14, 0.41), 0.04, scene.lit(red), scene.dim(red, 0.3))
        for dx in (-0.04, 0.04):
            scene.circle(x + dx, 0.21, 0.01, GOLD)


MOTIF = Motif(paint, "hall", size=0.74)
