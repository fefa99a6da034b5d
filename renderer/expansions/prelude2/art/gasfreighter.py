"""A freighter with bottles of gas in its open bay; the first ones stream towards Mars."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import fire
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    hull = mix(scene.metal, PAPER, 0.2)
    fire(scene, 0.76, -0.22, 0.3, 0.08, -14)

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return turned(points, (0.1, -0.14), -14)

    scene.shape(
        *at((-0.78, 0.08), (-0.56, -0.14), (0.66, -0.14), (0.7, 0.16), (-0.6, 0.18)),
        colour=scene.lit(hull),
        low=scene.dim(hull, 0.5),
    )
    scene.shape(
        *at((-0.74, 0.06), (-0.58, -0.1), (-0.46, -0.1), (-0.5, 0.06)),
        colour=scene.glass,
        low=mix(scene.glass, INK, 0.4),
    )
    scene.shape(*at((-0.34, -0.06), (0.52, -0.06), (0.52, 0.16), (-0.34, 0.16)), colour=scene.dark)
    codes = ("#e4572e", "#e9b84a", "#8e5aa8", "#5fa777", "#3d7ea6")
    for k, code in enumerate(codes):
        x = -0.25 + 0.17 * k
        if k == 1:
            continue
        scene.across(at((x - 0.065, -0.02), (x + 0.065, -0.02), (x + 0.065, 0.26), (x - 0.065, 0.26)), rgb(code))
        scene.orb(*at((x, 0.26))[0], 0.066, rgb(code))
        scene.orb(*at((x, -0.02))[0], 0.066, scene.metal)
    scene.shape(
        *at((-0.36, -0.1), (0.54, -0.1), (0.6, -0.28), (-0.3, -0.28)),
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent, 0.3),
    )
    for x, y, turn, code in ((-0.24, 0.34, 30, "#e9b84a"), (-0.64, 0.42, 64, "#e4572e")):
        for k in range(5):
            puff = turned([(0.0, -0.2 - 0.09 * k)], (x, y), turn + 180)[0]
            scene.circle(*puff, 0.045 + 0.022 * k, mix(rgb(code), WHITE, 0.5), alpha=0.6 - 0.1 * k)
        scene.across(turned([(-0.07, -0.14), (0.07, -0.14), (0.07, 0.14), (-0.07, 0.14)], (x, y), turn), rgb(code))
        for end in (-0.14, 0.14):
            scene.orb(*turned([(0.0, end)], (x, y), turn)[0], 0.07, rgb(code) if end < 0 else scene.metal)
        band = turned([(-0.072, -0.04), (0.072, -0.04), (0.072, 0.02), (-0.072, 0.02)], (x, y), turn)
        scene.shape(*band, colour=PAPER)


MOTIF = Motif(paint, "orbit", flies=True)
