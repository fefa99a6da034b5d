"""Three belts from three domes that pour goods onto one heap."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    for x, y, half, code in (
        (-0.66, -0.04, 0.24, "#5fa777"),
        (0.66, -0.04, 0.24, "#3d8ac0"),
        (0.0, -0.22, 0.26, "#d98a52"),
    ):
        scene.slab(x - half * 1.1, y, x + half * 1.1, y + 0.08, scene.metal, depth=0.08)
        scene.vault(x, y, half, half * 0.95, mix(rgb(code), WHITE, 0.15))
        scene.shape(
            (x - half * 0.6, y - half * 0.6),
            (x - half * 0.3, y - half * 0.8),
            (x - half * 0.36, y - half * 0.2),
            (x - half * 0.66, y - half * 0.16),
            colour=WHITE,
            alpha=0.4,
        )
        if x:
            scene.column(x - 0.05, y + 0.08, x + 0.05, 0.5, scene.dim(scene.metal, 0.3))
    belts = (
        ((-0.5, 0.04), (-0.12, 0.24), "#7fc04a"),
        ((0.5, 0.04), (0.14, 0.24), "#8fd6f0"),
        ((0.0, -0.14), (0.0, 0.18), "#e4902e"),
    )
    for (x, y), (x2, y2), code in belts:
        scene.line([(x, y), (x2, y2)], 0.09, scene.dark)
        scene.line([(x, y - 0.01), (x2, y2 - 0.01)], 0.05, scene.dim(scene.metal, 0.4))
        for t in (0.12, 0.45, 0.78):
            at = x + (x2 - x) * t, y + (y2 - y) * t - 0.03
            scene.slab(at[0] - 0.045, at[1] - 0.06, at[0] + 0.045, at[1] + 0.03, rgb(code))
    codes = ("#7fc04a", "#8fd6f0", "#e4902e", "#e9dcc4", "#c04a3a")
    for row, n in ((0, 6), (1, 5), (2, 3), (3, 1)):
        for k in range(n):
            x, y = (k - (n - 1) / 2) * 0.13, 0.52 - 0.095 * row
            scene.slab(x - 0.06, y - 0.1, x + 0.06, y, rgb(codes[(k * 2 + row) % 5]))


MOTIF = Motif(paint, "io", size=0.62)
