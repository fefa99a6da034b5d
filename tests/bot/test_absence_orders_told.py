"""Why an order was stopped is told to its player alone (row 16 of docs/absence.md); orders on a seat that a stand-in plays."""

from __future__ import annotations

import pytest

from bot import speech
from tests.bot.backend import ANN, BEN, MINUTE
from tests.bot.server import Server, asked_player, begun, said
from tests.bot.test_absence_orders import composed

pytestmark = pytest.mark.once


async def stopped(backend, game):
    """Ben orders an asteroid, Ann takes one: Ben's order is stopped."""
    await composed(backend, game, BEN, "project:asteroid")
    await backend.act(game, ANN, "project:asteroid")
    await backend.act(game, ANN, "end")
    backend.sender.clear()
    backend.clock.advance(MINUTE)
    await backend.orders.tick()
    backend.clock.advance(10 * MINUTE)
    await backend.orders.tick()


async def test_row_16_where_direct_messages_are_closed_the_thread_asks_without_the_reason(backend, game):
    backend.sender.gone = {f"user:{BEN}"}
    await stopped(backend, game)
    await backend.outbox.tick()
    (turn,) = backend.sender.of_kinds("turn")
    assert (turn.payload["seats"], "order" in turn.payload) == ([1], False)


async def test_row_16_who_is_asked_because_their_order_was_stopped_is_mentioned_once_and_told_why_on_their_panel(
    server: Server,
) -> None:
    game = await begun(server)
    name = await asked_player(server)
    other = next(n for n in server.members if n != name)
    mine, theirs = (server.users[n].id for n in (name, other))
    services = server.bot.services
    look = await services.orders.begin(game, theirs, None, "order")
    look = await services.play.compose(game, theirs, look.token, [["project:asteroid"]], "order", True)
    await services.orders.give(game, theirs, look.token, "give")
    await services.play.compose(game, mine, None, [["project:asteroid"]], "one", True)
    await services.play.compose(game, mine, None, [["end"]], "two", True)
    for _ in range(12):
        await server.wait(60)
    assert server.direct(other) == []
    assert server.direct(name) == []
    called = f"<@{server.users[other].id}>"
    assert sum(called in (message.get("content") or "") for message in said(server)) == 1
    assert not any("stopped" in message.content for message in server.place.history() if message.content)
    shown = await server.click(other, server.last(), "open")
    assert "~~" in shown.words
    assert f"{name}: temperature" in shown.words


async def robots_and_orders(backend, minutes=20):
    for _ in range(minutes):
        backend.clock.advance(MINUTE)
        await backend.robots.tick()
        await backend.orders.tick()
        await backend.outbox.tick()


async def test_row_16_where_a_robot_stands_in_it_answers_and_orders_wait_for_their_player(backend, game):
    await backend.services.orders.give_plain(game, BEN, "pass", backend.click())
    await backend.services.vacations.begin(BEN, 3, robot=True)
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    await robots_and_orders(backend)
    mine = [d for d in await backend.services.history.story(game) if d.seat == 1 and d.kind == "answer"]
    assert mine
    assert not any(d.by_order for d in mine)
    (order,) = (await backend.services.play.look(game, BEN)).orders
    assert (order.stopped, order.due) == (False, None)


async def test_row_16_an_order_that_was_about_to_be_done_waits_where_a_robot_begins_and_is_done_after_it(backend, game):
    await composed(backend, game, BEN, "project:power-plant")
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    assert (await backend.services.play.look(game, BEN)).orders[0].due is not None
    await backend.services.vacations.begin(BEN, 3, robot=True)
    assert (await backend.services.play.look(game, BEN)).orders[0].due is None
    await backend.services.vacations.end(BEN)
    await robots_and_orders(backend)
    assert [d.by_order for d in await backend.services.history.story(game) if d.seat == 1 and d.kind == "answer"] == [
        True,
        True,
    ]


async def test_row_17_orders_end_with_a_stand_in_of_who_has_resigned(backend, game):
    await backend.services.orders.give_plain(game, BEN, "pass", backend.click())
    await backend.services.seats.resign(game, BEN)
    await backend.act(game, ANN, "pass")
    await robots_and_orders(backend)
    assert not any(d.by_order for d in await backend.services.history.story(game))


def test_what_an_order_assumes_of_the_oceans_names_them_once() -> None:
    assert [speech.parameter("oceans", 6), speech.parameter("temperature", -8)] == [
        "oceans 6",
        "temperature −8\u00a0°C",
    ]
