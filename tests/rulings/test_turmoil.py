"""Rulings about the senate and global events."""

from __future__ import annotations

import pytest

from engine import changes
from engine.core import Cause
from engine.effects import greenery
from engine.effects.order import Triggered
from engine.expansions.turmoil import delegates as moving
from engine.expansions.turmoil.state import NEUTRAL
from tests.expansions.test_turmoil import event, sit, state, table_of
from tests.rulings.obeys import obeys


@obeys("r621")
def test_dry_deserts_take_no_ocean_once_all_lie() -> None:
    table = table_of().oceans(9)
    event(table, "dry-deserts")
    assert table.parameter("oceans") == 9
    assert sum(tile.kind == "ocean" for tile in table.game.table.tiles.values()) == 9


@obeys("r635")
def test_snow_cover_lowers_no_temperature_that_is_complete() -> None:
    table = table_of().parameters(temperature=8)
    event(table, "snow-cover")
    assert table.parameter("temperature") == 8
    table.parameters(temperature=6)
    event(table, "snow-cover")
    assert table.parameter("temperature") == 2


@obeys("r235")
@pytest.mark.parametrize(("reserve", "lobby"), [(2, [0]), (1, [])])
def test_the_delegate_in_the_lobby_is_the_last_that_a_card_sends(reserve: int, lobby: list[int]) -> None:
    table = (
        table_of(more=["turmoil", "prelude2"]).stock(0, mc=9).give(0, "Jovian Envoys").lay(0, "Io Mining Industries")
    )
    table.lay(0, "Ganymede Colony")
    state(table).lobby[:], state(table).reserve[0] = [0], reserve
    table.play(0, "Jovian Envoys", "party:reds")
    assert state(table).delegates["reds"] == (0, 0)
    assert (state(table).reserve[0], state(table).lobby) == (0, lobby)


@obeys("r479")
def test_martian_media_center_sends_the_last_delegate_from_the_lobby() -> None:
    table = sit(table_of(), reds=[0] * 6).lay(0, "Martian Media Center").stock(0, mc=3)
    assert state(table).reserve[0] == 0
    table.use(0, "Martian Media Center", "party:unity")
    assert state(table).delegates["unity"] == (0,)
    assert 0 not in state(table).lobby


@obeys("r520")
def test_recruitment_takes_the_delegate_in_the_lobby_if_no_other_is_left() -> None:
    table = sit(table_of().stock(0, mc=2), reds=[NEUTRAL, NEUTRAL], unity=[0] * 6).give(0, "Recruitment")
    table.play(0, "Recruitment")
    assert state(table).delegates["reds"] == (NEUTRAL, 0)
    assert 0 not in state(table).lobby


@obeys("r571")
@pytest.mark.parametrize(("lobby", "why"), [([0], None), ([], "no-delegates")])
def test_vote_of_no_confidence_needs_a_delegate_in_reserve_or_lobby(lobby: list[int], why: str | None) -> None:
    table = sit(table_of(), reds=[0] * 6).stock(0, mc=5).give(0, "Vote Of No Confidence")
    state(table).lobby[:] = lobby
    assert table.why_not(0, "Vote Of No Confidence") == why
    if why is None:
        table.play(0, "Vote Of No Confidence")
        assert (state(table).chairman, state(table).lobby, state(table).reserve[0]) == (0, [], 0)


@obeys("r229")
@pytest.mark.parametrize(("active", "leader"), [(0, 0), (1, 1), (3, 0)])
def test_after_a_removal_a_tie_for_the_lead_goes_from_the_active_player_on(active: int, leader: int) -> None:
    table = sit(table_of(4), reds=[2, 2, NEUTRAL, NEUTRAL, 0, 0, 1, 1])
    table.game.table.active = active
    moving.remove(table.game, "reds", 2, Cause(), active)
    moving.settle(table.game, "reds", Cause())
    assert state(table).leaders["reds"] == leader


@obeys("r639", "r605", "r574", "r643")
@pytest.mark.parametrize("party", ["greens", "mars-first"])
@pytest.mark.parametrize(
    ("phase", "pays"), [("preludes", False), ("action", True), ("production", False), ("final", False)]
)
def test_policies_are_in_force_in_the_action_phase_alone(party: str, phase: str, pays: bool) -> None:
    table = table_of(2, party)
    changes.begin_phase(table.game, phase)
    table.run(greenery()).pick("space:C2").run(Triggered())
    assert bool(table.has(0)) is pays
