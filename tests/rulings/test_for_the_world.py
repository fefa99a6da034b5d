"""What is done for the world is nobody's doing (roots of the rulings; the web reference does so)."""

from __future__ import annotations

import pytest

from engine.effects.government import RaiseOne
from engine.effects.order import Triggered
from tests.engine.table import Table
from tests.expansions.test_turmoil import event
from tests.rulings.obeys import obeys


@obeys("r016")
@pytest.mark.parametrize(
    ("name", "parameter"),
    [("Homeostasis Bureau", "temperature"), ("Venus Contract", "venus"), ("PolderTECH Dutch", "oceans")],
)
@pytest.mark.parametrize("rewarded", [True, False])
def test_who_raises_a_parameter_for_the_world_is_paid_nothing_for_it(name: str, parameter: str, rewarded: bool) -> None:
    table = Table(2, more=["promos", "venus", "prelude", "prelude2", "turmoil"]).lay(0, name)
    table.run(RaiseOne(rewarded=rewarded)).pick(f"raise:{parameter}")
    if parameter == "oceans":
        table.pick("space:E5")
    table.run(Triggered())
    paid = table.has(0).get("mc", 0) + table.has(0).get("energy", 0)
    assert bool(paid) is rewarded


def test_a_global_event_pays_nobody_for_what_it_raises() -> None:
    table = Table(2, more=["promos", "turmoil"]).lay(0, "Homeostasis Bureau")
    event(table, "volcanic-eruptions").run(Triggered())
    assert table.parameter("temperature") == -26
    assert table.has(0) == {}


def test_the_advisor_of_the_world_government_is_paid_nothing_for_what_they_raise() -> None:
    table = Table(2, more=["promos", "prelude", "prelude2", "turmoil"]).lay(
        0, "Homeostasis Bureau", "World Government Advisor"
    )
    table.use(0, "World Government Advisor", "raise:temperature")
    assert table.has(0) == {}


@obeys("r017")
def test_the_ocean_that_the_world_gets_with_the_step_to_0_degrees_pays_no_policy() -> None:
    table = Table(2, more=["venus", "turmoil"], world_government=True).parameters(temperature=-2)
    table.game.table.policies = ["ruling:mars-first"]
    table.run(RaiseOne(rewarded=False)).pick("raise:temperature", "space:E5").run(Triggered())
    assert table.parameter("oceans") == 1
    assert table.has(0) == {}


def test_who_reacts_to_anybodys_doing_reacts_to_that_of_the_world() -> None:
    table = Table(2, more=["venus"]).lay(1, "Arctic Algae")
    table.run(RaiseOne(rewarded=False)).pick("raise:oceans", "space:E5").run(Triggered())
    assert table.has(1) == {"plants": 2}
