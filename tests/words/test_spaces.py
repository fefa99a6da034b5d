"""What a space would bring to whoever places a tile there."""

from __future__ import annotations

from engine.view import View
from renderer.tools.samples import choosing
from tests.renderer.views import fixed
from words.spaces import money_gained, points_gained


def seen_by(seat: int) -> View:
    return choosing(fixed(), "city", seat=seat)


def test_what_a_space_would_bring() -> None:
    mine = seen_by(2)
    assert money_gained(mine, "E4") == 2, "one ocean"
    assert money_gained(mine, "G6") == 2
    assert points_gained(mine, "G6", "greenery") == 1, "one's own city beside it"
    assert points_gained(seen_by(0), "G6", "greenery") == 0, "a city of somebody else"
    assert points_gained(mine, "C6", "city") == 1, "a greenery beside it"
    assert points_gained(mine, "C6", "lava-flows") == 0
