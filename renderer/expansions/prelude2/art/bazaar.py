"""A market on a raft that hangs from balloons, with striped awnings over its stalls."""

from renderer.art.motif import Motif
from renderer.art.parts import crate, gasbag, person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for x, y, r, code in ((-0.5, -0.32, 0.2, "#d1495b"), (0.5, -0.3, 0.2, "#3d7ea6"), (0.02, -0.36, 0.24, "#e9b84a")):
        for dx in (-0.14, 0.0, 0.14):
            scene.line([(x + dx * 0.9, y + r * 0.75), (x + dx * 1.4, 0.3)], 0.008, scene.dim(scene.metal, 0.5))
        gasbag(scene, x, y, r, r, mix(rgb(code), scene.hour.low, 0.1))
    wood = rgb("#a8754a")
    scene.fill("M -.8 .28 L .8 .28 L .62 .46 L -.62 .46 Z", scene.lit(wood), scene.dim(wood, 0.5))
    scene.slab(-0.84, 0.26, 0.84, 0.32, wood, depth=0.04)
    for x, code in ((-0.54, "#e4572e"), (0.0, "#2a9d8f"), (0.54, "#8e5aa8")):
        scene.box((x - 0.17, 0.02, x + 0.17, 0.27), 0, scene.dim(wood, 0.55))
        person(scene, x + 0.03, 0.27, 0.26, rgb("#f2c14a") if x else rgb("#5fa777"))
        scene.slab(x - 0.2, 0.15, x + 0.2, 0.27, mix(PAPER, wood, 0.35), depth=0.1)
        for k in range(5):
            scene.orb(x - 0.14 + 0.065 * k, 0.14, 0.034, rgb(("#e4703a", "#8fb84a", "#f2c14a")[(k + round(x * 9)) % 3]))
        for k in range(6):
            left = x - 0.22 + 0.44 * k / 6
            tone = rgb(code) if k % 2 else rgb("#fff6e6")
            top = x - 0.17 + 0.34 * k / 6
            scene.shape((top, -0.06), (top + 0.057, -0.06), (left + 0.073, 0.04), (left, 0.04), colour=tone)
            scene.circle(left + 0.0367, 0.04, 0.0367, tone)
    for x in (-0.27, 0.27):
        crate(scene, x - 0.06, 0.27, 0.12, rgb("#c98a4a"))


MOTIF = Motif(paint, "clouds", flies=True)
