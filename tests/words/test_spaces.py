"""What a space would bring to whoever places a tile there."""

from __future__ import annotations

from engine.view import View, view
from renderer.tools.samples import choosing
from tests.engine.table import Table
from tests.renderer.views import fixed
from words.spaces import money_gained, placement_gains, points_gained


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


def test_the_name_of_a_space_is_no_part_of_the_list_of_its_gains() -> None:
    """It stood behind the last one, where it read as another player: `+1 VP for Ben, Tharsis Tholus`."""
    table = Table(2).tile("B1", "city", 1).tile("C2", "greenery", 0).stock(0, plants=8).act(0, "convert:plants")
    said = placement_gains(view(table.game, 0), "B2", "greenery", ("Ann", "Ben"))
    assert said.replace("\u00a0", " ") == "+1 steel, +1 VP for ■ Ben (Tharsis Tholus)"


def test_what_is_placed_for_another_player_says_what_is_printed() -> None:
    table = Table(2, more=["promos"]).lay(1, "Icy Impactors", resources=1).turn(1).use(1, "Icy Impactors")
    said = placement_gains(view(table.game, 0), "B6", "ocean", ("Ann", "Ben"))
    assert said.replace("\u00a0", " ") == "2 cards printed"
    assert placement_gains(view(table.game, 0), "A5", "ocean", ("Ann", "Ben")) == "no bonus"
