"""Flying birds."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    tone = mix(rgb("#fbf4e8"), scene.hour.low, 0.1)
    shade = scene.dim(tone, 0.4)
    for x, y, size in ((0.5, -0.34, 0.34), (-0.52, -0.26, 0.28), (0.62, 0.06, 0.24), (-0.04, 0.06, 1.0)):
        with scene.placed(x, y, size):
            far = "M .02 -.02 C .08 -.22 .26 -.38 .56 -.44 C .48 -.34 .5 -.28 .42 -.22 C .4 -.12 .3 -.04 .2 .04 Z"
            scene.fill(far, shade, mix(shade, scene.accent, 0.5))
            tail = [(0.3, 0.02), (0.58, 0.04), (0.54, 0.1), (0.6, 0.16), (0.3, 0.14)]
            scene.shape(*tail, colour=tone, low=mix(shade, scene.accent, 0.4))
            body = (
                "M -.46 .06 C -.42 -.04 -.3 -.06 -.22 -.03 C 0 -.1 .22 -.06 .4 .06 "
                "C .3 .18 .02 .22 -.16 .16 C -.3 .14 -.38 .12 -.46 .06 Z"
            )
            scene.fill(body, scene.lit(tone), shade)
            near = (
                "M -.1 .02 C -.16 -.2 -.3 -.4 -.56 -.52 C -.44 -.52 -.36 -.48 -.3 -.42 "
                "C -.14 -.4 .06 -.2 .2 .04 C .1 .1 -.02 .1 -.1 .02 Z"
            )
            scene.fill(near, scene.lit(tone), mix(tone, scene.accent, 0.45))
            scene.shape((-0.45, 0.03), (-0.58, 0.09), (-0.42, 0.1), colour=rgb("#f2a93b"))
            scene.circle(-0.35, 0.035, 0.022, INK)


MOTIF = Motif(paint, "green", flies=True)
