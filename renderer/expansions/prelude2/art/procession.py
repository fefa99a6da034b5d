"""Envoys of Jupiter's moons in a row with lanterns on poles, one for each moon."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    for k, (x, high, code, moon) in enumerate(
        (
            (0.62, 0.5, "#5fa777", "#c9a98a"),
            (0.26, 0.57, "#8e5aa8", "#d8d4cc"),
            (-0.14, 0.64, "#3d7ea6", "#cfe4f0"),
            (-0.58, 0.72, "#d1495b", "#f0d05a"),
        )
    ):
        foot = 0.42 + 0.027 * k
        robe = rgb(code)
        hand = (x + 0.19 * high, foot - 0.4 * high)
        top = foot - 1.28 * high
        scene.line([(hand[0], foot - 0.02), (hand[0], top)], 0.018 + 0.003 * k, rgb("#8a5a34"))
        scene.glow(hand[0], top, 0.3 * high, rgb(moon), 0.9)
        scene.orb(hand[0], top, 0.12 * high, mix(rgb(moon), WHITE, 0.25), mix(rgb(moon), rgb("#6a3f1c"), 0.6))
        for dx, dy, r in ((-0.03, -0.02, 0.025), (0.04, 0.04, 0.02)):
            scene.circle(
                hand[0] + dx * high * 1.6, top + dy * high * 1.6, r * high * 1.6, mix(rgb(moon), rgb("#8a4a1c"), 0.45)
            )
        person(scene, x, foot, high, robe, arm=0.35)
        gown = (
            f"M {x - 0.12 * high} {foot - 0.72 * high} L {x + 0.12 * high} {foot - 0.72 * high} "
            f"L {x + 0.24 * high} {foot} L {x - 0.24 * high} {foot} Z"
        )
        scene.fill(gown, scene.lit(robe), scene.dim(robe, 0.5))
        scene.line([(x, foot - 0.7 * high), (x + 0.02 * high, foot)], 0.03 * high, GOLD)
        scene.line([(x - 0.22 * high, foot - 0.03), (x + 0.22 * high, foot - 0.03)], 0.03 * high, GOLD)
        scene.line([(x + 0.08 * high, foot - 0.62 * high), hand], 0.09 * high, scene.dim(robe, 0.25))


MOTIF = Motif(paint, "jovian", size=0.66)
