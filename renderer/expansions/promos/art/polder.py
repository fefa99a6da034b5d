"""A dike between the sea and green land, with a pump mill and tulips."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill("M -1.9 -.3 L 1.9 -.3 L 1.9 0 L -1.9 .1 Z", mix(rgb("#5fc3d0"), scene.hour.low, 0.25), rgb("#1f6a94"))
    for x, y, half in ((-1.1, -0.24, 0.3), (0.1, -0.2, 0.24), (0.9, -0.25, 0.3), (-0.5, -0.14, 0.2), (1.3, -0.16, 0.2)):
        scene.fill([ellipse(x, y, half, 0.01)], WHITE, alpha=0.7)
    scene.fill("M .62 -.34 L .62 -.62 L .86 -.36 Z", PAPER, mix(PAPER, scene.dark, 0.2))
    scene.fill("M .5 -.32 L .92 -.32 L .86 -.26 L .56 -.26 Z", rgb("#8a5638"))
    scene.fill("M -1.9 .1 L 1.9 .0 L 1.9 .8 L -1.9 .8 Z", rgb("#7fb852"), rgb("#4f8a3f"))
    scene.fill("M -1.9 -.02 L 1.9 -.1 L 1.9 .06 L -1.9 .2 Z", rgb("#a8c878"), rgb("#6f9a4a"))
    scene.line([(-1.9, -0.02), (1.9, -0.1)], 0.02, rgb("#e8d8b0"))
    for row, code in enumerate(("#e4402e", "#f7c948", "#d9609a")):
        y = 0.3 + 0.11 * row
        for k in range(15):
            x = -1.2 + 0.17 * k + 0.05 * row
            size = 0.035 + 0.012 * row
            scene.line([(x, y + 0.07), (x, y)], 0.012, rgb("#3f7a3a"))
            scene.shape(
                (x - size, y - size),
                (x - size * 0.4, y - size * 0.4),
                (x, y - size * 1.1),
                (x + size * 0.4, y - size * 0.4),
                (x + size, y - size),
                (x + size * 0.7, y + size),
                (x - size * 0.7, y + size),
                colour=mix(rgb(code), WHITE, 0.2),
                low=rgb(code),
            )
    scene.fill("M .1 .2 L .26 .19 L .1 .7 L -.3 .7 Z", mix(rgb("#7fd0e8"), WHITE, 0.2), rgb("#2f86b0"))
    scene.across([(-0.5, -0.14), (-0.32, -0.14), (-0.22, 0.26), (-0.6, 0.26)], mix(rgb("#c98a5a"), scene.hour.low, 0.1))
    scene.vault(-0.41, -0.136, 0.11, 0.12, rgb("#4a3a34"))
    scene.box((-0.46, 0.1, -0.36, 0.26), 0.04, scene.dark)
    for k in range(4):
        turn = 90 * k + 20
        scene.line([(-0.41, -0.16), turned([(0.44, 0)], (-0.41, -0.16), turn)[0]], 0.02, rgb("#5a3524"))
        sail = turned([(0.1, 0.0), (0.43, 0.0), (0.43, 0.11), (0.1, 0.11)], (-0.41, -0.16), turn)
        scene.shape(*sail, colour=PAPER, low=mix(PAPER, scene.accent, 0.3))
    scene.circle(-0.41, -0.16, 0.035, scene.accent)
    person(scene, 0.56, 0.3, 0.34, rgb("#3d7ea6"))


MOTIF = Motif(paint, "shore")
