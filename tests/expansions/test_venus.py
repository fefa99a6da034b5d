"""Venus Next: the second planet's track, project, goals, cards and corporations, as rules."""

from __future__ import annotations

from engine import Options, view
from engine.effects.government import RaiseOne
from engine.effects.order import Triggered
from engine.effects.parameters import Raise
from engine.options import playing
from engine.phases.generation import Ending
from engine.robots.greedy import greedy_answer
from engine.view import winners
from tests.engine.table import Table
from tests.rulings.obeys import obeys
from words import log_lines

NAMES = ["Ann", "Ben"]


def table(players: int = 2, map: str = "tharsis") -> Table:
    return Table(players, more=["venus"], map=map)


def raised(to: int, steps: int = 1) -> Table:
    """A table at which Venus has just been raised by so many steps to a value, by seat 0."""
    found = table().parameters(venus=to - 2 * steps)
    return found.run(Raise("venus", steps)).run(Triggered())


def log(at: Table) -> str:
    return "\n".join(log_lines(at.game.news, NAMES)).replace("\u00a0", " ")


# The track.


def test_venus_rises_from_0_to_30_in_15_steps_of_2() -> None:
    venus = table().game.box.parameters["venus"]
    assert (venus.start, venus.end, venus.step, venus.left(0)) == (0, 30, 2, 15)


def test_each_step_of_venus_is_a_step_of_rating_and_none_beyond_the_end() -> None:
    assert raised(6, 2)[0].tr == 22
    assert table().parameters(venus=28).run(Raise("venus", 3))[0].tr == 21


@obeys("r133")
def test_at_8_the_player_draws_a_card_and_at_16_the_rating_rises_once_more() -> None:
    assert len(raised(8)[0].hand) == 1
    assert len(raised(10)[0].hand) == 0
    assert raised(16)[0].tr == 22
    assert raised(18, 2)[0].tr == 23


def test_air_scrapping_raises_venus_for_15_money() -> None:
    at = table().stock(0, mc=15).act(0, "project:air-scrapping")
    assert (at.parameter("venus"), at[0].stock["mc"], at[0].tr) == (2, 0, 21)


def test_air_scrapping_is_there_only_with_venus() -> None:
    assert "project:air-scrapping" not in Table(2).stock(0, mc=50).offers(0)
    assert "project:air-scrapping" in table().stock(0, mc=50).offers(0)


def test_the_game_ends_without_venus_being_complete() -> None:
    at = table().oceans(9).parameters(temperature=8, oxygen=14, venus=4)
    assert at.run(Ending()).game.over


@obeys("r013")
def test_alone_one_wins_only_if_venus_is_complete_too() -> None:
    for venus, won in ((28, []), (30, [0])):
        at = table(1).oceans(9).parameters(temperature=8, oxygen=14, venus=venus)
        at.game.table.generation = at.game.box.terms["generations"]
        assert winners(view(at.run(Ending()).game, 0)) == won


# World government.


@obeys("r018")
def test_world_government_comes_with_venus_unless_the_table_wants_none() -> None:
    assert "world_government" in playing("venus").expansions
    assert "world_government" not in Options(more=("venus",), world_government=False).expansions


@obeys("r246")
def test_the_world_may_raise_venus_without_any_gain_but_aphrodite_sees_it() -> None:
    at = table().lay(1, "Aphrodite").parameters(venus=6)
    at.game.table.phase = "world-government"
    at.run(RaiseOne(rewarded=False)).pick("raise:venus")
    assert (at.parameter("venus"), at[0].tr, len(at[0].hand)) == (8, 20, 0)
    assert at.has(1) == {"mc": 2}


# Milestone and award.


@obeys("r022")
def test_hoverlord_and_venuphile_are_sixth_on_every_map() -> None:
    for key in ("tharsis", "hellas", "elysium"):
        box = table(map=key).game.box
        assert (len(box.milestones), len(box.awards)) == (6, 6)
        assert "hoverlord" in box.milestones
        assert "venuphile" in box.awards


def test_hoverlord_needs_7_floaters_on_cards_of_any_number() -> None:
    at = table().lay(0, "Dirigibles", resources=4).stock(0, mc=8)
    at.lay(0, "Floating Habs", resources=2)
    assert "milestone:hoverlord" not in at.turn(0).options()
    at[0].resources[225] = 3
    assert "milestone:hoverlord" in at.turn(0).options()


def test_venuphile_counts_venus_tags() -> None:
    at = table().lay(0, "Venus Governor").lay(1, "Dirigibles")
    assert view(at.game, 0).award_scores["venuphile"] == (2, 1)


# Floaters.


def test_floaters_go_to_any_card_that_can_hold_them() -> None:
    at = table().lay(0, "Aerial Mappers", "Dirigibles").turn(0).use(0, "Aerial Mappers")
    assert (at.key, at.options()) == ("add:floater:1", ("card:aerial-mappers", "card:dirigibles"))


@obeys("r421")
def test_floaters_of_dirigibles_pay_3_for_venus_cards_alone() -> None:
    at = table().lay(0, "Dirigibles", resources=2).give(0, "Ishtar Mining", "Mine").parameters(venus=8).turn(0)
    assert at.can_play(0, "Ishtar Mining")
    assert not at.can_play(0, "Mine")


def test_the_last_floater_of_dirigibles_cannot_also_be_the_birds() -> None:
    at = table().lay(0, "Dirigibles", resources=1).give(0, "Stratospheric Birds").parameters(venus=12).stock(0, mc=9)
    assert not at.can_play(0, "Stratospheric Birds")
    assert at.stock(0, mc=12).can_play(0, "Stratospheric Birds")


@obeys("r137", "r560")
def test_stratospheric_birds_need_a_floater_of_ones_own() -> None:
    at = table().give(0, "Stratospheric Birds").parameters(venus=12).stock(0, mc=12).lay(1, "Dirigibles", resources=3)
    assert not at.can_play(0, "Stratospheric Birds")


def test_a_tournament_asks_for_5_floaters_and_leaves_them() -> None:
    at = table().lay(0, "Dirigibles", resources=4).give(0, "Aerosport Tournament").stock(0, mc=7)
    assert not at.can_play(0, "Aerosport Tournament")
    at[0].resources[222] = 5
    at.tiles("city", 1, "E5", "C4").turn(0).play(0, "Aerosport Tournament")
    assert (at[0].stock["mc"], at.on(0, "Dirigibles")) == (2, 5)


def test_sulphur_eating_bacteria_turn_any_number_of_microbes_into_3_money_each() -> None:
    at = table().lay(0, "Sulphur-Eating Bacteria", resources=4).turn(0).use(0, "Sulphur-Eating Bacteria", "1", "3")
    assert (at[0].stock["mc"], at.on(0, "Sulphur-Eating Bacteria")) == (9, 1)


# Cards.


def test_comet_for_venus_takes_money_only_from_who_has_a_venus_tag() -> None:
    at = table(3).give(0, "Comet for Venus").stock(0, mc=11).stock(1, mc=9).stock(2, mc=9).lay(2, "Dirigibles").turn(0)
    at.play(0, "Comet for Venus")
    assert set(at.options()) == {"seat:2", "fewer:2", "none"}
    assert at.pick("seat:2")[2].stock["mc"] == 5


@obeys("r137", "r553")
def test_sponsored_academies_discards_before_it_draws_and_others_draw_too() -> None:
    at = table().give(0, "Sponsored Academies", "Mine", "Comet").stock(0, mc=9).turn(0).play(0, "Sponsored Academies")
    assert set(at.options()) == {"card:mine", "card:comet"}
    at.pick("card:mine")
    assert (len(at[0].hand), len(at[1].hand)) == (4, 1)
    alone = table().give(0, "Sponsored Academies").stock(0, mc=9)
    assert not alone.can_play(0, "Sponsored Academies")


def test_two_venus_tags_on_one_card_count_twice_for_waystation() -> None:
    at = table().lay(0, "Venus Waystation", "Dirigibles").give(0, "Venus Governor").stock(0, mc=0).turn(0)
    assert at.can_play(0, "Venus Governor")


def test_cities_off_the_map_are_cities_without_neighbours_or_bonus() -> None:
    at = table().lay(1, "Rover Construction", "Tharsis Republic").give(0, "Stratopolis").stock(0, mc=22)
    at.lay(0, "Research").turn(0).play(0, "Stratopolis")
    assert view(at.game, 0).seats[0].cities == 1
    assert at.has(1) == {"mc": 2}
    assert at.makes(1) == {}


def test_a_card_that_a_venus_corporation_needs_is_in_no_deck_without_venus() -> None:
    assert not {card for card in Table(2).game.box.decks["projects"] if 213 <= card <= 261}
    assert len({card for card in table().game.box.decks["projects"] if 213 <= card <= 261}) == 49


# Corporations.


@obeys("r245")
def test_aphrodite_earns_for_every_step_that_anybody_raises() -> None:
    at = table().lay(0, "Aphrodite").give(1, "Giant Solar Shade").stock(1, mc=27).turn(1).play(1, "Giant Solar Shade")
    assert at.has(0) == {"mc": 6}


@obeys("r294")
def test_morning_star_may_miss_requirements_of_venus_by_two_steps_and_no_others() -> None:
    at = table().lay(0, "Morning Star Inc.").give(0, "Ishtar Mining", "Trees").parameters(venus=4, temperature=-6)
    at.stock(0, mc=30)
    assert at.can_play(0, "Ishtar Mining")
    assert not at.parameters(venus=2).can_play(0, "Ishtar Mining")
    assert not at.can_play(0, "Trees")


@obeys("r090")
def test_celestic_keeps_the_first_two_cards_about_floaters() -> None:
    at = table().lay(0, "Celestic").deck("Mine", "Dirigibles", "Comet", "Hydrogen to Venus", "Trees")
    at[0].first_action = at[0].corporation
    at.turn(0).act(0, "first:celestic")
    assert at.names(at[0].hand) == ["Dirigibles", "Hydrogen to Venus"]


def test_viron_uses_an_action_of_this_generation_again() -> None:
    at = table().lay(0, "Viron", "Extremophiles").turn(0)
    assert "action:viron" not in at.options()
    at.use(0, "Extremophiles").turn(0).use(0, "Viron")
    assert at.on(0, "Extremophiles") == 2


@obeys("r278")
def test_manutech_gains_what_its_production_rises_by() -> None:
    at = table().lay(0, "Manutech").give(0, "Strip Mine").stock(0, mc=25).production(0, energy=2)
    at.turn(0).play(0, "Strip Mine")
    assert at.has(0) == {"steel": 2, "titanium": 1}
    assert "steel" in log(at)


def test_manutech_gains_nothing_by_the_production_of_others() -> None:
    at = table().lay(0, "Manutech").give(1, "Mine").stock(1, mc=4).turn(1).play(1, "Mine")
    assert at.has(0) == {}


# Robots.


def test_the_greedy_robot_raises_venus_when_it_has_the_money() -> None:
    at = table().oceans(9).parameters(temperature=8, oxygen=14).stock(0, mc=15)
    assert greedy_answer(view(at.turn(0).game, 0)) == ("project:air-scrapping",)


def test_the_greedy_robot_of_aphrodite_lets_the_world_raise_venus() -> None:
    at = table().lay(0, "Aphrodite")
    at.game.table.phase = "world-government"
    assert greedy_answer(view(at.run(RaiseOne(rewarded=False)).game, 0)) == ("raise:venus",)
