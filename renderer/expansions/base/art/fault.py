"""Two blocks of the crust pressed against each other, and the heat between them."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    stone = mix(scene.hour.mid, scene.hour.near, 0.2)
    scene.fill([[(-0.16, -0.36), (0.16, -0.2), (0.3, 0.56), (-0.06, 0.56)]], rgb("#ffd24a"), rgb("#e4401e"))
    for side, drop in ((-1, 0.0), (1, 0.16)):
        crack = [(0.06, -0.3), (0.0, -0.12), (0.12, 0.06), (0.03, 0.26), (0.12, 0.56)]
        inner = [(side * 0.02 + (x if side > 0 else x - 0.06), y + drop) for x, y in crack]
        block = [*inner, (side * 0.86, 0.56), (side * 0.86, -0.22 + drop)]
        scene.fill([block], scene.lit(stone) if side < 0 else stone, scene.dim(stone, 0.5))
        for k in range(3):
            y = -0.04 + drop + 0.17 * k
            scene.line([(side * 0.2, y + 0.03), (side * 0.86, y + 0.05)], 0.035, scene.dim(stone, 0.25 + 0.12 * k), 0.7)
        top = [
            (inner[0][0], inner[0][1]),
            (side * 0.86, -0.22 + drop),
            (side * 0.8, -0.28 + drop),
            (inner[0][0], inner[0][1] - 0.05),
        ]
        scene.fill([top], scene.lit(scene.hour.far))
    scene.glow(0.02, 0.0, 0.4, rgb("#ffb04a"), 0.7)


MOTIF = Motif(paint, "mars")
