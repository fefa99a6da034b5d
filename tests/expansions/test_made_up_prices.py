"""Terms that cards and policies of an expansion change, and what a wild tag is good for."""

from __future__ import annotations

import pytest

from engine import Options, prices, view
from engine.actions.goals import ClaimMilestone
from engine.amounts import number, per_tag
from engine.core import NO_CAUSE, Cause
from engine.expansions import Expansion, add_expansion, open_box
from engine.modifiers import changed
from engine.phases.research import BuyCards
from engine.robots.greedy import greedy_answer
from tests.engine.table import Table
from tests.expansions.made_up.prices import SHORT, WILDS
from tests.expansions.test_made_up import made_up


def test_a_milestone_and_an_award_may_cost_less() -> None:
    table = made_up().lay(0, "Guild Hall").production(0, energy=3).stock(0, mc=5)
    assert "milestone:magnet" in table.offers(0)
    table.act(0, "milestone:magnet")
    assert table.has(0) == {}
    assert "award:glow" not in table.stock(0, mc=5).offers(0)
    table.stock(0, mc=6).act(0, "award:glow").stock(0, mc=12).act(0, "award:banker")
    assert table.has(0) == {}
    table.stock(1, mc=7).production(1, energy=3).rating(1, 35)
    assert ClaimMilestone("terraformer").possible(table.game, table[1], NO_CAUSE) == "too-dear"


def test_bought_cards_may_cost_another_price() -> None:
    table = made_up().lay(0, "Bulk Licence").stock(0, mc=2)
    table[0].looking = table.game.table.deck[:4]
    table.run(BuyCards())
    assert table.asked.most == 2
    assert len(greedy_answer(view(table.game, 0))) <= 2
    assert prices.term(table.game, table[1], "bought-card") == 3


def test_an_ocean_may_bring_more_to_who_builds_beside_it() -> None:
    table = (
        made_up()
        .lay(0, "Harbour Dues")
        .tile("E4", "ocean")
        .stock(0, mc=25)
        .act(
            0,
            "project:greenery",
        )
    )
    table.pick("space:D4")
    assert table[0].stock["mc"] == 25 - 23 + 3


def test_an_expansion_has_terms_of_its_own_and_sets_others_for_the_whole_game() -> None:
    table = made_up().lay(0, "Harbour Dues")
    assert [prices.term(table.game, p, "tuning") for p in table.players] == [3, 4]
    short = open_box(Options(players=1, corporate_era=True, more=(SHORT.name,)))
    assert short.terms["generations"] == 12


def test_several_changes_add_up_and_no_price_falls_below_nothing() -> None:
    table = made_up().lay(0, "Guild Hall", "ThorGate")
    me = table[0]
    assert prices.project_prices(table.game, me)["power-plant"] == 8
    assert [prices.term(table.game, me, f"award:{n}") for n in (1, 2, 3)] == [6, 12, 18]
    seen = view(table.game, 0)
    assert prices.terms(seen, seen.me) == prices.terms(table.game, me)


def test_a_policy_changes_a_term_for_all() -> None:
    free = add_expansion(
        Expansion("made_up_free", policies={"grants": (changed("milestone", -20), changed("project", -1))})
    )
    table = Table(2, more=[free.name])
    table.game.table.policies = ["grants"]
    for p in table.players:
        p.clear_caches()
        assert prices.term(table.game, p, "milestone") == 0
        assert prices.project_prices(table.game, p)["city"] == 24


def wild() -> Table:
    return Table(2, more=[WILDS.name])


@pytest.mark.parametrize(
    ("laid", "missing"), [((), "requires"), (("Moss",), None), (("Pets",), None), (("Fish", "Moss"), None)]
)
def test_a_wild_tag_stands_for_one_that_is_required(laid: tuple[str, ...], missing: str | None) -> None:
    table = wild().lay(0, "Institute Of Everything", *laid).give(0, "Web Of Life").stock(0, mc=8)
    assert table.why_not(0, "Web Of Life") == missing


def test_a_wild_tag_counts_as_any_when_its_owner_counts_and_for_milestones() -> None:
    table = wild().lay(0, "Institute Of Everything", "Moss")
    assert number(per_tag("plant"), table.game, table[0], Cause()) == 2
    assert table.game.box.milestones["builder"].score(table.game, table[0]) == 1


def test_a_wild_tag_is_none_of_those_that_points_awards_triggers_and_discounts_look_for() -> None:
    table = wild().lay(0, "Institute Of Everything", "Moss", "Web Of Life", "Decomposers", "Shuttles")
    assert table.points(0)["cards"] == 1 + 1  # Shuttles, and one plant tag
    assert table.game.box.awards["scientist"].score(table.game, table[0]) == 0
    table = wild().lay(0, "Decomposers", "Shuttles").give(0, "Institute Of Everything").stock(0, mc=6)
    table.play(0, "Institute Of Everything")
    assert table.on(0, "Decomposers") == 0
    assert table.has(0) == {"heat": 1}
