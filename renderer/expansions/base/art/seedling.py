"""Two hands that hold soil with a young plant."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    skin, leaf = scene.one_of("#e8b48c", "#b87a52", "#8a5638"), rgb("#6fb83a")
    for side in (-1, 1):
        tone = scene.lit(skin) if side < 0 else scene.dim(skin, 0.2)
        sleeve = [(side * 0.5, 0.56), (side * 0.84, 0.34), (side * 1.04, 0.62), (side * 0.72, 0.86)]
        hand = [(side * 0.02, 0.42), (side * 0.2, 0.52), (side * 0.52, 0.62), (side * 0.82, 0.46), (side * 0.72, 0.28)]
        hand += [(side * 0.5, 0.2), (side * 0.42, 0.04), (side * 0.3, 0.06), (side * 0.3, 0.24), (side * 0.1, 0.3)]
        scene.shape(*hand, colour=tone, low=scene.dim(skin, 0.35))
        scene.shape(*sleeve, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.3))
        for k in range(3):
            scene.line(
                [(side * (0.06 + 0.03 * k), 0.4 - 0.04 * k), (side * (0.4 + 0.04 * k), 0.46 - 0.06 * k)],
                0.014,
                scene.dim(skin, 0.4),
            )
    scene.fill("M -.34 .26 C -.26 .06 .26 .06 .34 .26 C .26 .38 -.26 .38 -.34 .26 Z", rgb("#6a4226"), rgb("#3a2214"))
    scene.line([(0, 0.14), (0.02, -0.12), (0, -0.34)], 0.045, scene.dim(leaf, 0.2))
    scene.fill("M .0 -.2 C .06 -.42 .3 -.5 .52 -.44 C .46 -.22 .22 -.1 .0 -.2 Z", leaf, scene.dim(leaf, 0.35))
    scene.fill("M .0 -.28 C -.06 -.5 -.3 -.58 -.5 -.5 C -.44 -.3 -.22 -.18 .0 -.28 Z", scene.lit(leaf), leaf)
    for side, y in ((1, -0.26), (-1, -0.34)):
        scene.line([(0, y + 0.06), (side * 0.38, y - 0.12)], 0.014, mix(leaf, WHITE, 0.5))


MOTIF = Motif(paint, "rays", flies=True)
