"""What scenes on cards are made of: sky, stars, sun, ridges, and the chance that varies them from card to card."""

from __future__ import annotations

import math
from random import Random

from renderer.canvas import Canvas, Point, gradient
from renderer.theme import WHITE, Colour, mix, rgb


class Scene(Canvas):
    """A picture of `wide` × 1 units, varied by the number of its card."""

    def __init__(self, width: int, height: int, number: int) -> None:
        super().__init__(width, height, height, oversampling=2)
        self.wide = width / height
        self.chance = Random(number)

    def between(self, least: float, most: float) -> float:
        return self.chance.uniform(least, most)

    def one_of(self, *codes: str) -> Colour:
        return rgb(self.chance.choice(codes))

    def sky(self, top: Colour, bottom: Colour) -> None:
        self.image.paste(gradient(self.image.size, top, bottom))

    def dusk(self) -> None:
        """One of the skies of Mars."""
        pairs = (
            ("#f2b27a", "#8cc4bc"),
            ("#c8703c", "#f0c890"),
            ("#7a3c4a", "#f0a868"),
            ("#b0583c", "#e8b07c"),
            ("#44507c", "#e89a6c"),
        )
        top, bottom = self.chance.choice(pairs)
        self.sky(rgb(top), rgb(bottom))

    def night(self) -> None:
        top, bottom = self.chance.choice((("#070b1e", "#2a2350"), ("#050a18", "#12405c"), ("#0c0618", "#4a1c44")))
        self.sky(rgb(top), rgb(bottom))
        self.stars(60)

    def stars(self, n: int) -> None:
        for _ in range(n):
            at = (self.between(0, self.wide), self.between(0, 0.9))
            self.circle(*at, self.between(0.003, 0.008), WHITE, alpha=self.between(0.4, 1))

    def sun(self, colour: Colour = WHITE) -> None:
        x, y = self.between(0.2, 0.8) * self.wide, self.between(0.2, 0.4)
        self.glow(x, y, 0.4, colour, 0.5)
        self.circle(x, y, self.between(0.07, 0.12), mix(colour, rgb("#fff6d8"), 0.6), alpha=0.95)

    def ridge(self, y: float, height: float, top: str, bottom: str) -> None:
        """A skyline of hills down to the lower edge."""
        phases = [self.between(0, 6) for _ in range(4)]
        points: list[Point] = []
        for i in range(41):
            x = self.wide * i / 40
            waves = sum(math.sin(x * f * 3 + p) / f for f, p in zip((1, 2.3, 4.7, 9.1), phases, strict=True))
            points.append((x, y + height * waves))
        self.fill([[*points, (self.wide, 1.02), (0, 1.02)]], rgb(top), rgb(bottom))

    def desert(self) -> None:
        self.ridge(self.between(0.54, 0.62), 0.06, "#b8643c", "#7a3320")
        self.ridge(self.between(0.74, 0.8), 0.03, "#8a4426", "#4a2014")

    def ball(self, x: float, y: float, radius: float, light: Colour, dark: Colour) -> None:
        """A planet lit from the upper left."""
        self.circle(x, y, radius, mix(dark, rgb("#000010"), 0.6))
        for k in range(16):
            step = k / 15
            away = radius * 0.34 * step
            self.circle(
                x - away, y - away, radius * (0.985 - 0.5 * step), mix(dark, light, 0.25 + 0.75 * step), alpha=0.32
            )
