"""An asteroid of ice."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene, ragged
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    pale, deep = rgb("#f2fbff"), rgb("#4f92b8")
    shares = [scene.between(0.82, 1) for _ in range(9)]
    lump = ragged(0, 0, 0.44, shares)
    scene.glow(0, 0, 0.75, rgb("#a8e0ff"), 0.5)
    scene.fill([lump], pale, deep)
    heart = (-0.08, -0.1)
    for i, tone in ((0, 0.5), (1, 0.62), (2, 0.4), (3, 0.3), (4, 0.08), (5, 0), (6, 0), (7, 0.12), (8, 0.3)):
        facet = [heart, lump[i], lump[(i + 1) % 9]]
        scene.fill([facet], mix(pale, deep, tone), mix(pale, deep, min(1, tone + 0.15)), 0.9)
    for k in range(5):
        scene.circle(0.5 + 0.12 * k, -0.3 - 0.07 * k + 0.09 * (k % 2), 0.025 - 0.003 * k, pale, alpha=0.8)


MOTIF = Motif(paint, "space", flies=True)
