"""Rulings about Self-replicating Robots and the cards that lie on them."""

from __future__ import annotations

import pytest

from engine import view
from tests.engine.table import Table
from tests.expansions.test_turmoil import event, table_of
from tests.rulings.obeys import obeys

ROBOTS = "Self-replicating Robots"


def robots(*hosted: str, more: tuple[str, ...] = ("promos",)) -> Table:
    """A table at which these cards lie on the robots of seat 0, each with two resources."""
    table = Table(2, more=list(more)).lay(0, ROBOTS)
    for name in hosted:
        table.give(0, name).rested().turn(0)
        table.use(0, ROBOTS)
        table.pick(next(option for option in table.options() if option.startswith("host:")))
    return table.rested().turn(0)


@obeys("r539")
def test_the_robots_take_a_space_or_building_card_with_two_resources_or_double_those_of_one() -> None:
    table = Table(2, more=["promos"]).lay(0, ROBOTS).give(0, "Mine", "Comet", "Sponsors").use(0, ROBOTS)
    assert table.options() == ("host:mine", "host:comet")
    table.pick("host:comet")
    assert (table.on(0, "Comet"), table.names(table[0].hand)) == (2, ["Mine", "Sponsors"])
    assert "action:self-replicating-robots" not in table.offers(0), "once a generation"
    table.rested().use(0, ROBOTS)
    assert table.options() == ("host:mine", "double:comet")
    table.pick("double:comet")
    assert table.on(0, "Comet") == 4


@obeys("r540")
def test_of_several_cards_the_robots_double_one() -> None:
    table = robots("Mine", "Comet").use(0, ROBOTS, "double:comet")
    assert (table.on(0, "Mine"), table.on(0, "Comet")) == (2, 4)


@obeys("r541")
def test_cards_on_the_robots_are_not_in_the_hand() -> None:
    table = robots("Mine", "Comet").give(0, "Sponsors")
    scores = view(table.game, None).milestone_scores
    assert scores["planner"] == (1, 0)
    politics = table_of(2, more=["promos", "turmoil"]).lay(0, ROBOTS).give(0, "Mine", "Sponsors", "Fish").stock(0, mc=9)
    politics.use(0, ROBOTS, "host:mine")
    event(politics, "scientific-community")
    assert politics.has(0) == {"mc": 9 + 2}
    event(politics, "paradigm-breakdown")
    if politics.game.pending:
        politics.choose("card:sponsors", "card:fish")
    assert (politics[0].hand, politics.on(0, "Mine")) == ([], 2)


@obeys("r542")
def test_cards_on_the_robots_cannot_be_sold() -> None:
    table = robots("Comet")
    assert "sell" not in table.offers(0)
    table.give(0, "Mine").act(0, "sell")
    assert "card:comet" not in table.options()


@obeys("r554")
def test_cards_on_the_robots_cannot_be_discarded() -> None:
    table = robots("Comet", more=("promos", "venus")).give(0, "Sponsored Academies").stock(0, mc=9)
    assert table.why_not(0, "Sponsored Academies") == "no-cards"
    table.give(0, "Mine", "Fish").play(0, "Sponsored Academies")
    assert table.options() == ("card:mine", "card:fish")


@obeys("r544")
def test_a_card_whose_requirement_is_not_met_may_be_put_on_the_robots() -> None:
    table = Table(2, more=["promos"]).lay(0, ROBOTS).give(0, "Beam From A Thorium Asteroid")
    assert table.why_not(0, "Beam From A Thorium Asteroid") == "requires"
    table.use(0, ROBOTS, "host:beam-from-a-thorium-asteroid")
    assert table.on(0, "Beam From A Thorium Asteroid") == 2
    assert table.stock(0, mc=40).why_not(0, "Beam From A Thorium Asteroid") == "requires"


@obeys("r545")
def test_putting_a_card_on_the_robots_triggers_nothing_and_playing_it_does() -> None:
    table = Table(2, more=["promos", "colonies"]).lay(0, ROBOTS, "Spin-off Department", "Optimal Aerobraking")
    table.give(0, "Giant Ice Asteroid").use(0, ROBOTS, "host:giant-ice-asteroid")
    assert (table[0].hand, table.has(0)) == ([], {})
    table.oceans(9).stock(0, mc=34).play(0, "Giant Ice Asteroid")
    assert (len(table[0].hand), table.has(0)) == (1, {"mc": 3, "heat": 3})


@obeys("r546")
@pytest.mark.parametrize(("resources", "price"), [(2, 2), (4, 0), (8, 0)])
def test_resources_on_the_robots_lower_the_price_not_below_nothing_and_are_gone_then(
    resources: int, price: int
) -> None:
    table = robots("Mine").stock(0, mc=5)
    table[0].hosted[next(iter(table[0].hosted))] = resources
    table.game.derive_pending()
    table.play(0, "Mine")
    assert (table.has(0)["mc"], table[0].hosted, table[0].resources) == (5 - price, {}, {})
    assert table.makes(0) == {"steel": 1}


@obeys("r547")
def test_with_viron_the_robots_work_twice_a_generation() -> None:
    table = robots("Mine", more=("promos", "venus")).lay(0, "Viron").use(0, ROBOTS, "double:mine")
    table.use(0, "Viron").pick("double:mine")
    assert table.on(0, "Mine") == 8
    assert not {"action:viron", "action:self-replicating-robots"} & set(table.offers(0))


@pytest.mark.parametrize("name", ["Self-replicating Robots", "CEO's Favorite Project"])
def test_an_animal_that_comes_to_lie_on_a_card_of_the_robots_is_none_for_meat_industry(name: str) -> None:
    """What lies there has no kind (ruling r006), although Martian Zoo holds animals once it is in play."""
    table = robots("Martian Zoo", more=("promos", "colonies")).lay(0, "Meat Industry")
    if name == ROBOTS:
        table.use(0, ROBOTS, "double:martian-zoo")
    else:
        table.give(0, name).stock(0, mc=1).play(0, name)
    assert (table.on(0, "Martian Zoo") > 2, table.has(0)) == (True, {})
