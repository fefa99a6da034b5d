"""Whoever is asked is told so once: one mention or one direct message for each question."""

from __future__ import annotations

import json

import pytest

from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE
from tests.bot.test_absence_orders import GRACE, composed, tick

pytestmark = pytest.mark.databases


def _seats(payload):
    """The seats that a stored message mentions; SQLite has its payload as text."""
    return (json.loads(payload) if isinstance(payload, str) else payload).get("seats", [])


async def test_an_ordered_pass_that_ends_the_generation_asks_for_the_cards_to_buy_once(backend, game):
    await backend.services.orders.give_plain(game, CAT, "pass", backend.click())
    await backend.act(game, ANN, "pass")
    await backend.act(game, BEN, "pass")
    said = await tick(backend, GRACE)
    asked = sorted(where for kind, where, _ in said if kind == "prompt")
    assert asked == [f"user:{user}" for user in (ANN, BEN, CAT)]
    assert [seats for kind, _, seats in said if kind == "turn"] == [[]]
    assert await tick(backend, HOUR) == []


async def test_whose_own_pass_ends_the_generation_is_asked_on_the_panel_alone(backend, game):
    backend.sender.gone = {f"user:{ANN}"}
    await backend.research(game)
    said = await tick(backend, GRACE)
    assert [where for kind, where, _ in said if kind == "prompt"] == [f"user:{BEN}"], "Cat has passed last"
    for user in (ANN, BEN, CAT):
        await backend.services.play.compose(game, user, None, [[]], backend.click(), confirmed=True)
    await tick(backend, GRACE)
    for user in (BEN, CAT, ANN):
        await backend.act(game, user, "pass")
    said = await tick(backend, GRACE)
    assert sorted(where for kind, where, _ in said if kind == "prompt") == [f"user:{BEN}", f"user:{CAT}"]
    assert [seats for kind, _, seats in said if kind == "turn" and seats] == [], "Ann has passed last"


async def passed_last_by_order(backend, game):
    """Let Ann and Ben pass, and then Cat by an order ahead, which begins research."""
    await backend.services.orders.give_plain(game, CAT, "pass", backend.click())
    await backend.act(game, ANN, "pass")
    await backend.act(game, BEN, "pass")
    await tick(backend, GRACE)


async def test_who_is_asked_after_their_own_order_waits_until_a_message_has_asked_them(backend, game):
    backend.sender.unreachable = {f"user:{CAT}"}
    await passed_last_by_order(backend, game)
    arrived = "SELECT arrived FROM dues WHERE seat = 2"
    assert await backend.rows(arrived) == [(None,)]
    backend.sender.unreachable = set()
    await tick(backend, HOUR)
    assert await backend.rows(arrived) != [(None,)]


async def test_an_ordered_pass_that_ends_the_generation_mentions_once_whom_no_direct_message_reaches(backend, game):
    backend.sender.gone = {f"user:{CAT}"}
    await passed_last_by_order(backend, game)
    said = await tick(backend, HOUR)
    assert [seats for kind, _, seats in said if kind == "turn"] in ([[2]], [])
    rows = await backend.rows("SELECT payload FROM outbox WHERE kind = 'turn' AND state = 'sent'")
    assert sum(2 in _seats(payload) for (payload,) in rows) == 1


async def test_whose_order_is_stopped_after_its_first_action_is_mentioned_once(backend, game):
    await composed(backend, game, BEN, "project:power-plant", "project:asteroid", passes=True)
    await tick(backend)
    await backend.act(game, ANN, "project:asteroid")
    await backend.act(game, ANN, "end")
    assert await tick(backend, GRACE) == [("turn", f"game:{game}", [1])]
    assert [said for said in await tick(backend, HOUR) if said[0] != "nudge"] == []


async def test_whose_turn_comes_by_their_own_order_to_buy_none_is_mentioned_once(backend, game):
    await backend.research(game)
    await tick(backend)
    for user in (ANN, CAT):
        await backend.services.play.compose(game, user, None, [[]], backend.click())
    await backend.services.orders.give_plain(game, BEN, "none", backend.click())
    said = await tick(backend, GRACE)
    assert [seats for kind, _, seats in said if kind == "turn"] == [[1]]
    assert await tick(backend, HOUR) == []
    assert await backend.rows("SELECT seat FROM dues WHERE arrived IS NOT NULL") == [(1,)]


async def keeps(backend, game, user):
    look = await backend.services.play.look(game, user)
    await backend.services.play.compose(game, user, None, [look.decision.options[:1]], backend.click(), True)


async def test_an_agreed_undo_of_a_drafted_card_asks_only_those_whose_packet_has_changed(backend, ann_begins):
    game = (await backend.game(draft=True)).id
    await backend.research(game)
    await keeps(backend, game, ANN)
    await tick(backend)
    before = dict((await backend.services.games.status(game)).owing)
    backend.clock.advance(MINUTE)
    version = (await backend.services.games.status(game)).version
    request = await backend.services.votes.ask_to_undo(game, ANN, version)
    for user in (BEN, CAT):
        await backend.services.votes.vote(game, user, request.id, "yes")
    said = await tick(backend, HOUR)
    assert [where for kind, where, _ in said if kind == "prompt"] == [f"user:{ANN}"]
    assert [seats for kind, _, seats in said if kind == "turn" and seats] == []
    owing = (await backend.services.games.status(game)).owing
    assert {seat: owing[seat] for seat in (1, 2)} == {seat: before[seat] for seat in (1, 2)}


async def test_an_agreed_undo_asks_those_again_whose_packet_goes_back(backend, ann_begins):
    game = (await backend.game(draft=True)).id
    await backend.research(game)
    for user in (ANN, BEN):
        await keeps(backend, game, user)
    await tick(backend)
    version = (await backend.services.games.status(game)).version
    request = await backend.services.votes.ask_to_undo(game, ANN, version - 1)
    for user in (BEN, CAT):
        await backend.services.votes.vote(game, user, request.id, "yes")
    said = await tick(backend, HOUR)
    assert sorted(where for kind, where, _ in said if kind == "prompt") == [f"user:{ANN}", f"user:{BEN}"]


async def test_whose_next_packet_comes_before_the_message_about_the_first_was_sent_is_asked_once(backend, ann_begins):
    game = (await backend.game(draft=True)).id
    await backend.research(game)
    for user in (ANN, BEN, CAT):
        await keeps(backend, game, user)
    said = await tick(backend)
    asked = [where for kind, where, _ in said if kind == "prompt"]
    assert sorted(asked) == sorted(set(asked))
    assert {f"user:{ANN}", f"user:{BEN}"} <= set(asked), "Cat kept last and sees the next packet on the panel"


async def test_whose_next_research_begins_before_the_message_about_the_last_was_sent_is_asked_once(backend, game):
    backend.sender.unreachable = {f"user:{BEN}"}
    await backend.research(game)
    await tick(backend)
    for user in (ANN, BEN, CAT):
        await backend.services.play.compose(game, user, None, [[]], backend.click(), confirmed=True)
    for user in (BEN, CAT, ANN):
        await backend.act(game, user, "pass")
    backend.sender.unreachable = set()
    said = await tick(backend, HOUR)
    assert [where for kind, where, _ in said if kind == "prompt"].count(f"user:{BEN}") == 1
