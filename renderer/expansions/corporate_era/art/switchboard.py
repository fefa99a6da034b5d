"""A control room: a wall with the lines of the net, someone at the desk."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import path, scaled
from renderer.drawing.theme import INK, mix, rgb
from renderer.icons.sprites import BOLT


def paint(scene: Scene) -> None:
    wall = mix(INK, rgb("#23405a"), 0.6)
    scene.box((-0.9, -0.6, 0.9, 0.2), 0.04, scene.dim(scene.metal, 0.4))
    scene.box((-0.86, -0.56, 0.86, 0.16), 0.03, wall)
    for y, code in ((-0.4, "#8ff0b0"), (-0.2, "#ffd24a"), (0.0, "#8ff0ff")):
        scene.line(
            [(-0.76, y), (-0.3, y), (-0.16, y + 0.1), (0.3, y + 0.1), (0.44, y - 0.06), (0.76, y - 0.06)],
            0.022,
            rgb(code),
        )
        for x, dy in ((-0.76, 0), (-0.3, 0), (0.3, 0.1), (0.76, -0.06)):
            scene.circle(x, y + dy, 0.045, rgb(code))
            scene.circle(x, y + dy, 0.022, wall)
    scene.fill(scaled(path(BOLT), 0.26, (0.06, -0.36)), GOLD)
    scene.shape((-0.8, 0.36), (-0.6, 0.24), (0.6, 0.24), (0.8, 0.36), colour=scene.lit(scene.metal), low=scene.metal)
    scene.slab(-0.8, 0.36, 0.8, 0.54, scene.accent, depth=0.12)
    for k in range(9):
        scene.circle(-0.52 + 0.13 * k, 0.3, 0.022, rgb(("#ff6a4a", "#8ff0b0", "#ffd24a")[k % 3]))
    for x in (-0.62, -0.34, 0.3, 0.5):
        scene.line([(x, 0.48), (x + 0.03, 0.4)], 0.03, scene.dark)
    person(scene, 0.0, 0.66, 0.7, scene.dim(scene.accent, 0.35), arm=0.6)


MOTIF = Motif(paint, "hall")
