"""A stopped order says what hindered it and who did that, and goes with its turn (row 16 of docs/absence.md)."""

from __future__ import annotations

import pytest

from bot.screens import orders as screens
from engine.maps.tharsis import THARSIS
from tests.bot.backend import ANN, BEN, CAT, HOUR
from tests.bot.test_absence_orders import GRACE, composed, tick

pytestmark = [pytest.mark.once, pytest.mark.databases]

WATER = next(
    key for key in THARSIS.of_kind["ocean"] if any(near in THARSIS.of_kind["land"] for near in THARSIS.near[key])
)
SHORE = next(near for near in THARSIS.near[WATER] if near in THARSIS.of_kind["land"])


async def stops(backend, game):
    """Let the grace period go by; returns Ben's first order, and why it was stopped."""
    await tick(backend, GRACE)
    look = await backend.services.play.look(game, BEN)
    first = look.orders[0]
    assert first.stopped
    return first, screens.why(first, look.status).replace("\u00a0", " ")


async def test_row_16_what_an_action_would_bring_besides_is_said_with_who_changed_that(backend, game):
    await composed(backend, game, BEN, "project:greenery", f"space:{SHORE}")
    await backend.act(game, ANN, "project:aquifer", f"space:{WATER}")
    await backend.act(game, ANN, "end")
    _, why = await stops(backend, game)
    assert why == "● Ann (Standard project Aquifer): it would bring +2 M€ as well"


async def test_row_16_an_undo_that_hinders_an_order_is_said(backend, game):
    await backend.act(game, ANN, "project:aquifer", f"space:{WATER}")
    await composed(backend, game, BEN, "project:greenery", f"space:{SHORE}")
    await backend.services.play.undo(game, ANN, 1, backend.click())
    await backend.act(game, ANN, "pass")
    order, why = await stops(backend, game)
    assert order.reason["by"] == 0
    assert why == "● Ann (an undo): it would no longer bring +2 M€"


async def test_row_16_who_took_the_space_is_said(backend, game):
    await composed(backend, game, BEN, "project:greenery", f"space:{SHORE}")
    await backend.act(game, ANN, "project:greenery", f"space:{SHORE}")
    await backend.act(game, ANN, "end")
    order, why = await stops(backend, game)
    assert (order.reason["why"], order.reason["by"]) == ("fact", 0)
    assert why.startswith("● Ann: ")


async def test_row_16_what_was_stopped_stays_until_its_turn_is_over(backend, game):
    await composed(backend, game, BEN, "project:asteroid", passes=True)
    await backend.act(game, ANN, "project:asteroid")
    await backend.act(game, ANN, "end")
    await stops(backend, game)
    look = await backend.act(game, BEN, "project:power-plant")
    assert [order.stopped for order in look.orders] == [True, True]
    look = await backend.act(game, BEN, "end")
    assert look.orders == ()


async def test_row_16_what_was_stopped_goes_with_a_pass(backend, game):
    await composed(backend, game, BEN, "project:asteroid", passes=True)
    await backend.act(game, ANN, "project:asteroid")
    await backend.act(game, ANN, "end")
    await stops(backend, game)
    assert (await backend.act(game, BEN, "pass")).orders == ()


async def test_row_16_no_undo_brings_back_what_was_stopped(backend, game):
    await composed(backend, game, BEN, "project:asteroid")
    await backend.act(game, ANN, "project:asteroid")
    await backend.act(game, ANN, "end")
    await stops(backend, game)
    await backend.act(game, BEN, "pass")
    await backend.services.play.undo(game, BEN, 1, backend.click())
    assert (await backend.services.play.look(game, BEN)).orders == ()
    await tick(backend, HOUR)
    assert 1 in (await backend.services.games.status(game)).owing


async def test_row_16_who_is_asked_although_they_had_ordered_to_buy_none_gets_the_question(backend, game, monkeypatch):
    await backend.services.orders.give_plain(game, BEN, "none", backend.click())
    await backend.research(game)
    await backend.services.play.compose(game, ANN, None, [[]], backend.click())
    await backend.services.play.compose(game, CAT, None, [[]], backend.click())
    await backend.outbox.tick()
    backend.sender.clear()
    await backend.services.orders.stop(game)
    await backend.outbox.tick()
    assert [str(i.destination) for i in backend.sender.of_kinds("prompt")] == [f"user:{BEN}"]


async def test_row_16_what_the_rules_refuse_now_is_said_with_who_did_what(backend, game):
    await composed(backend, game, BEN, "award:miner")
    await backend.act(game, ANN, "award:miner")
    await backend.act(game, ANN, "end")
    _, why = await stops(backend, game)
    assert why == "● Ann (Award Miner funded): no longer available"


async def test_row_16_who_is_named_is_who_did_it_and_not_who_played_before(backend, game):
    await backend.act(game, ANN, "award:miner")
    await backend.act(game, ANN, "end")
    await composed(backend, game, CAT, "award:banker")
    await backend.act(game, BEN, "award:banker")
    await backend.act(game, BEN, "end")
    await tick(backend, GRACE)
    look = await backend.services.play.look(game, CAT)
    assert look.orders[0].reason["by"] == 1
