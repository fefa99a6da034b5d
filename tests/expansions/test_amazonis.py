"""Amazonis Planitia: a larger map with longer tracks, resources of choice, milestones and awards."""

from __future__ import annotations

from bot import limits
from bot.screens.spaces import bands
from engine import Options
from engine.expansions import open_box
from engine.placement import spaces
from tests.engine.table import Table


def amazonis(players: int = 2, *more: str) -> Table:
    return Table(players, corporate_era=True, map="amazonis", more=more)


def test_a_question_mark_is_one_resource_of_choice() -> None:
    """Fact sheet, boards_more.yaml: areas with a question mark."""
    table = amazonis().stock(0, mc=25).act(0, "project:city").pick("space:E3")
    assert table.key == "gain-chosen:1"
    assert set(table.options()) == {"mc", "steel", "titanium", "plants", "energy", "heat"}
    assert table.pick("titanium").has(0) == {"titanium": 1}


def test_miners_take_it_for_steel_or_titanium() -> None:
    """So does the licensed adaptation; the fact sheet, special rules of the map."""
    table = amazonis().lay(0, "Mining Guild").give(0, "Mining Rights").stock(0, mc=9).play(0, "Mining Rights")
    assert {"E3", "E9", "J3"} <= table.spaces()
    table.pick("space:J3")
    while not table.done:
        table.pick({"gain-chosen:1": "heat", "metal": "titanium"}.get(table.key, table.options()[0]))
    assert table.makes(0) == {"titanium": 1, "steel": 1}
    assert table.has(0) == {"heat": 1}


def test_no_other_card_takes_it_for_a_metal_and_energy_is_none() -> None:
    """Fact sheet, boards_more.yaml: only Mining Guild, Mining Area and Mining Rights do."""
    table = amazonis()
    assert "G5" not in spaces(table.game, 0, "metal")
    assert "B3" in spaces(table.game, 0, "metal")


def test_the_tracks_are_longer_and_have_bonuses_of_their_own() -> None:
    """Fact sheet, boards_more.yaml, parameters of the map."""
    table = amazonis()
    box = table.game.box
    assert {key: (p.left(p.start), p.end) for key, p in box.parameters.items()} == {
        "temperature": (22, 14),
        "oxygen": (18, 18),
        "oceans": (11, 11),
    }
    table.game.table.parameters |= {"oxygen": 7, "temperature": -14}
    table.stock(0, plants=8, mc=14).act(0, "convert:plants").pick("space:A6")
    assert (table.parameter("oxygen"), table.parameter("temperature")) == (8, -14)
    assert table.act(0, "project:asteroid").makes(0) == {"plants": 1}


def test_eleven_oceans_lie_and_a_twelfth_does_not() -> None:
    """Fact sheet, boards_more.yaml: 11 ocean tiles to place."""
    table = amazonis().oceans(10).stock(0, mc=36).act(0, "project:aquifer")
    table.pick(table.options()[0])
    assert (table.parameter("oceans"), table[0].tr) == (11, 21)
    assert table.act(0, "project:aquifer").done
    assert (table.parameter("oceans"), table[0].tr) == (11, 21)


def test_the_solo_game_has_two_generations_more() -> None:
    """So it has in the licensed adaptation; the fact sheet, special rules of the map."""
    terms = [open_box(Options(players=1, corporate_era=True, map="amazonis", more=m)).terms for m in ((), ("prelude",))]
    assert [term["generations"] for term in terms] == [16, 14]


def test_the_merchant_has_three_of_each_when_the_milestone_is_paid() -> None:
    """Fact sheet, goals_more.yaml, Merchant."""
    table = amazonis().stock(0, mc=11, steel=3, titanium=3, plants=4, energy=3, heat=3)
    table.stock(1, mc=10, steel=3, titanium=3, plants=4, energy=3, heat=3)
    assert table.scores("merchant") == [3, 2]
    assert "milestone:merchant" in table.offers(0)
    assert "milestone:merchant" not in table.offers(1)


def test_a_capital_is_a_city_and_a_special_tile_to_the_landshaper() -> None:
    """Fact sheet, goals_more.yaml, Landshaper."""
    table = amazonis().tile("E5", "capital", 0).tile("E7", "greenery", 0).tile("A1", "city", 1).tile("A3", "city", 1)
    assert table.scores("landshaper") == [3, 1]


def test_the_collector_counts_each_kind_once_and_the_innovator_events_too() -> None:
    """Fact sheet, goals_more.yaml, Collector and Innovator."""
    table = amazonis().lay(0, "ThorGate", "Mine").lay(0, "Fish", resources=2).lay(0, "Birds", resources=1)
    table.buried(0, "Comet").stock(0, mc=5, heat=1)
    assert table.scores("collector") == [3, 0]
    assert table.scores("innovator") == [4, 0]


def test_the_lobbyist_is_not_in_play_without_turmoil() -> None:
    """Fact sheet, boards_more.yaml: the Lobbyist needs Turmoil."""
    assert "lobbyist" not in amazonis().game.box.milestones


def test_menus_of_spaces_follow_the_rows_of_each_map() -> None:
    found = {key: bands(open_box(Options(map=key)).map) for key in ("tharsis", "amazonis")}
    assert found == {"tharsis": ["ABC", "DEF", "GHI"], "amazonis": ["ABC", "DE", "FG", "HIJ", "K"]}
    spaces = open_box(Options(map="amazonis")).map.spaces
    sizes = [sum(space.key[0] in band for space in spaces.values()) for band in found["amazonis"]]
    assert sizes == [21, 19, 21, 24, 6]
    assert max(sizes) <= limits.OPTIONS
