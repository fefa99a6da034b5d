"""A board with notes and pictures, joined by threads."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import bolt, tree
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.box((-0.78, -0.5, 0.78, 0.44), 0.03, rgb("#7a5234"))
    scene.box(
        (-0.73, -0.45, 0.73, 0.39),
        0.02,
        mix(rgb("#d9b07a"), scene.hour.low, 0.15),
        mix(rgb("#b88a5a"), scene.dark, 0.1),
    )
    spots = ((-0.5, -0.24, -6), (-0.04, -0.28, 4), (0.48, -0.2, -4), (-0.54, 0.18, 5), (0.0, 0.12, -3), (0.52, 0.2, 6))
    for k, (x, y, lean) in enumerate(spots):
        note = [(-0.16, -0.12), (0.16, -0.12), (0.16, 0.12), (-0.16, 0.12)]
        scene.shape(*turned(note, (x + 0.015, y + 0.02), lean), colour=scene.dark, alpha=0.35)
        scene.shape(*turned(note, (x, y), lean), colour=(PAPER, rgb("#f7d97a"), rgb("#bfe3e8"))[k % 3])
    for x, y in (spots[0][:2], spots[4][:2]):
        scene.orb(x, y + 0.01, 0.08, rgb("#d96f42"), rgb("#3a1214"))
    scene.line([(-0.14, -0.2), (-0.06, -0.28), (0.0, -0.24), (0.08, -0.36)], 0.02, rgb("#d1495b"))
    bolt(scene, 0.48, -0.2, 0.18, rgb("#e0963a"))
    tree(scene, -0.54, 0.27, 0.19)
    for k in range(3):
        scene.circle(0.48 + 0.05 * k, 0.2 + 0.03 * (k % 2), 0.04, rgb("#3f8a9a"), alpha=0.8)
    pins = [(x, y - 0.1) for x, y, _ in spots]
    for a, b in ((0, 1), (1, 2), (0, 4), (2, 4), (3, 4), (4, 5), (1, 3), (2, 5)):
        scene.line([pins[a], pins[b]], 0.012, rgb("#c03040"))
    for x, y in pins:
        scene.circle(x, y, 0.03, rgb("#e4572e"), rgb("#8a2018"))


MOTIF = Motif(paint, "hall", flies=True)
