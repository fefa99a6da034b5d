"""Orders ahead (row 16 of docs/absence.md): when they fire, what stops them, and that they tell nothing."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.store import orders
from bot.tables import Trouble, committing
from bot.tables.orders import schedule
from engine import Options, new_game
from engine.card import KEYS
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, OCEAN_WITH_CARD, open_backend, refused

pytestmark = [pytest.mark.once, pytest.mark.databases]

GRACE = timedelta(seconds=60)


async def tick(backend, by=timedelta()):
    """Let time pass; returns what was said in public or in private meanwhile."""
    backend.clock.advance(by)
    await backend.orders.tick()
    await backend.outbox.tick()
    found = [(i.kind, str(i.destination), i.payload.get("seats")) for i in backend.sender.sent if i.kind != "log"]
    backend.sender.clear()
    return found


async def entries(backend, game):
    """The seat, kind and by-order mark of each answer."""
    return await backend.rows(
        "SELECT seat, by_order FROM commits WHERE game = :g AND kind = 'answer' ORDER BY number", g=game
    )


async def composed(backend, game, user, *steps, passes=False):
    """Order a turn of these actions; each is a list of steps."""
    look = await backend.services.orders.begin(game, user, None, "order")
    for step in steps:
        picks = [step] if isinstance(step, str) else list(step)
        look = await backend.services.play.compose(game, user, look.token, [picks], backend.click())
    return await backend.services.orders.give(game, user, look.token, backend.click(), passes)


async def test_row_16_a_plain_pass_fires_after_the_grace_and_nobody_is_mentioned(backend, game):
    await tick(backend)
    await backend.services.orders.give_plain(game, BEN, "pass", backend.click())
    await backend.act(game, ANN, "pass")
    assert await tick(backend, GRACE - timedelta(seconds=1)) == []
    assert await entries(backend, game) == [(0, 0)]
    assert await tick(backend, timedelta(seconds=1)) == []
    assert await entries(backend, game) == [(0, 0), (1, 1)]
    assert await tick(backend, GRACE) == [("turn", f"game:{game}", [2])]
    assert (await backend.services.play.look(game, BEN)).orders == ()


async def test_row_16_an_undo_within_the_grace_finds_no_order_in_its_way(backend, game):
    await backend.services.orders.give_plain(game, BEN, "pass", backend.click())
    await backend.act(game, ANN, "pass")
    backend.clock.advance(timedelta(seconds=59))
    await backend.orders.tick()
    await backend.services.play.undo(game, ANN, 1, backend.click())
    await tick(backend, HOUR)
    assert [seat for seat, by in await entries(backend, game) if by] == []
    (order,) = (await backend.services.play.look(game, BEN)).orders
    assert order.due is None
    await backend.act(game, ANN, "pass")
    await tick(backend, GRACE)
    assert (1, 1) in await entries(backend, game)


async def test_row_16_an_undo_never_brings_an_order_back(backend, game):
    await backend.services.orders.give_plain(game, BEN, "pass", backend.click())
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    await tick(backend, GRACE)
    await backend.services.play.undo(game, BEN, 1, backend.click())
    await tick(backend, HOUR)
    assert 1 in (await backend.services.games.status(game)).owing
    assert (await backend.services.play.look(game, BEN)).orders == ()


async def test_row_16_a_turn_fires_once_after_the_grace_like_a_plain_pass(backend, game):
    await tick(backend)
    await composed(backend, game, BEN, "project:power-plant", passes=True)
    await backend.act(game, ANN, "pass")
    assert await tick(backend, GRACE - timedelta(seconds=1)) == []
    assert await entries(backend, game) == [(0, 0)]
    assert await tick(backend, timedelta(seconds=1)) == []
    # The action, and the end of the turn; then it is Cat's turn.
    assert await entries(backend, game) == [(0, 0), (1, 1), (1, 1)]
    assert await tick(backend, GRACE) == [("turn", f"game:{game}", [2])]
    await backend.act(game, CAT, "pass")
    await tick(backend, GRACE)
    assert (await entries(backend, game))[-1] == (1, 1)
    assert (await backend.services.games.status(game)).generation == 2


async def test_row_16_two_actions_fire_together_each_an_undo_step(backend, game):
    await composed(backend, game, BEN, "project:power-plant", "project:asteroid")
    await backend.act(game, ANN, "pass")
    await tick(backend, HOUR)
    assert await entries(backend, game) == [(0, 0), (1, 1), (1, 1)]
    assert (await backend.services.play.undo_plan(game, BEN)).steps[0].number == 3
    assert len((await backend.services.play.undo_plan(game, BEN)).steps) == 2


async def test_row_16_what_no_longer_fits_is_told_with_the_reason_and_stays_until_cleared(backend, game):
    await composed(backend, game, BEN, "project:asteroid", passes=True)
    await tick(backend)
    await backend.act(game, ANN, "project:asteroid")
    await backend.act(game, ANN, "end")
    # It is looked at when it fires, never before.
    assert not (await backend.services.play.look(game, BEN)).orders[0].stopped
    # They are mentioned as they would be without an order, and that is all; why is on their panel.
    assert await tick(backend, GRACE) == [("turn", f"game:{game}", [1])]
    assert await tick(backend, 10 * MINUTE) == []
    first, second = (await backend.services.play.look(game, BEN)).orders
    assert first.stopped
    assert (first.reason["why"], first.reason["fact"]["what"], first.reason["by"]) == ("fact", "temperature", 0)
    assert second.reason == {"why": "earlier"}
    assert all(not by for _, by in await entries(backend, game))
    look = await backend.services.orders.withdraw(game, BEN, [first.id, second.id])
    assert look.orders == ()


async def test_row_16_a_player_may_not_mind_that_something_changed(backend, game):
    look = await composed(backend, game, BEN, "project:asteroid")
    (order,) = look.orders
    await backend.services.orders.mind(game, BEN, order.id, [])
    await backend.act(game, ANN, "project:asteroid")
    await backend.act(game, ANN, "end")
    await tick(backend, HOUR)
    assert [by for seat, by in await entries(backend, game) if seat == 1] == [1, 1]


async def test_row_16_buying_none_waits_for_the_last_of_the_others(backend, game):
    await backend.services.orders.give_plain(game, BEN, "none", backend.click())
    await backend.research(game)
    said = await tick(backend, HOUR)
    assert f"user:{BEN}" not in [where for _, where, _ in said]
    await backend.services.play.compose(game, ANN, None, [[]], backend.click())
    await tick(backend, HOUR)
    assert 1 in (await backend.services.games.status(game)).owing
    await backend.services.play.compose(game, CAT, None, [[]], backend.click())
    await tick(backend)
    assert (await entries(backend, game))[-2:] == [(2, 0), (1, 1)]


async def test_row_16_who_has_chosen_what_to_buy_orders_for_the_next_time(backend, game):
    await backend.research(game)
    await backend.services.play.compose(game, BEN, None, [[]], backend.click())
    (order,) = (await backend.services.orders.give_plain(game, BEN, "none", backend.click())).orders
    assert order.generation == 3


async def test_row_16_all_may_order_to_buy_none(backend, game):
    for user in (ANN, BEN, CAT):
        await backend.services.orders.give_plain(game, user, "none", backend.click())
    await backend.research(game)
    await tick(backend, GRACE - timedelta(seconds=1))
    assert [by for _, by in await entries(backend, game)] == [0, 0, 0]
    await tick(backend, timedelta(seconds=1))
    assert [by for _, by in await entries(backend, game)][-3:] == [1, 1, 1]


async def test_row_16_all_may_order_to_buy_none_while_they_choose(backend, game):
    await backend.services.orders.give_plain(game, BEN, "none", backend.click())
    await backend.research(game)
    backend.clock.advance(GRACE / 2)
    for user in (CAT, ANN):
        await backend.services.orders.give_plain(game, user, "none", backend.click())
    await tick(backend, GRACE / 2 - timedelta(seconds=1))
    assert [by for _, by in await entries(backend, game)] == [0, 0, 0]
    await tick(backend, timedelta(seconds=1))
    assert [by for _, by in await entries(backend, game)][-3:] == [1, 1, 1]


async def test_row_16_who_plays_in_person_keeps_no_order_for_that_turn(backend, game):
    await composed(backend, game, BEN, "project:power-plant", passes=True)
    await backend.act(game, ANN, "pass")
    await backend.act(game, BEN, "project:asteroid")
    assert (await backend.services.play.look(game, BEN)).orders == ()


async def test_row_16_an_order_is_withdrawn_until_it_fires_and_then_its_player_is_asked(backend, game):
    look = await backend.services.orders.give_plain(game, BEN, "pass", backend.click())
    await tick(backend)
    await backend.act(game, ANN, "pass")
    await backend.services.orders.withdraw(game, BEN, [look.orders[0].id])
    assert await tick(backend, GRACE) == [("turn", f"game:{game}", [1])]
    assert (await refused(backend.services.orders.withdraw(game, BEN, [look.orders[0].id]))).reason == "no-order"


async def test_row_16_a_change_of_the_seat_removes_orders(backend, game):
    await backend.services.orders.give_plain(game, BEN, "pass", backend.click())
    async with backend.store.writing() as connection:
        await schedule.leave_seat(connection, game, 1)
    assert (await backend.services.play.look(game, BEN)).orders == ()


async def test_row_16_one_interaction_gives_one_order(backend, game):
    click = backend.click()
    for _ in range(2):
        look = await backend.services.orders.give_plain(game, BEN, "pass", click)
    assert len(look.orders) == 1
    assert (
        await refused(backend.services.orders.give_plain(game, BEN, "pass", backend.click()))
    ).reason == "ordered-already"
    assert (await refused(backend.services.orders.give_plain(game, ANN, "pass", backend.click()))).reason == "your-turn"
    assert (await backend.services.orders.of_user(BEN)) == look.orders
    assert (await backend.services.orders.of_user(CAT)) == ()


async def test_row_16_two_processes_and_a_restart_fire_it_once(backend, game):
    await composed(backend, game, BEN, "project:power-plant")
    await backend.act(game, ANN, "pass")
    backend.clock.advance(HOUR)
    async with open_backend(backend.where, backend.clock, backend.sender) as other:
        fired = await other.orders.tick() + await backend.orders.tick()
    assert fired == 1
    assert [by for seat, by in await entries(backend, game) if seat == 1] == [1, 1]


async def test_row_16_a_process_that_dies_while_firing_has_fired_nothing(backend, game, monkeypatch):
    await composed(backend, game, BEN, "project:power-plant", "project:asteroid")
    await backend.act(game, ANN, "pass")
    backend.clock.advance(HOUR)
    before = await entries(backend, game)
    many = iter(range(10))

    def dies(*args, **more):
        if next(many) == 1:
            raise OSError("killed")
        return commit(*args, **more)

    commit = committing.commit
    monkeypatch.setattr(committing, "commit", dies)
    with pytest.raises(Trouble):
        await backend.orders.tick()
    assert await entries(backend, game) == before
    monkeypatch.setattr(committing, "commit", commit)
    assert await backend.orders.tick() == 1
    assert [by for seat, by in await entries(backend, game) if seat == 1] == [1, 1]


async def test_row_16_who_ordered_the_answer_is_not_reminded_of_it(backend, game):
    await backend.services.orders.give_plain(game, BEN, "none", backend.click())
    await backend.research(game)
    await backend.services.play.compose(game, ANN, None, [[]], backend.click())
    backend.clock.advance(12 * HOUR)
    await backend.reminders.tick()
    await backend.outbox.tick()
    assert [str(i.destination) for i in backend.sender.of_kinds("reminder")] == [f"user:{CAT}"]


async def test_a_nudge_comes_ten_minutes_after_one_action_without_an_end(backend, game):
    await tick(backend)
    await backend.act(game, ANN, "project:power-plant")
    assert await tick(backend, 10 * MINUTE - timedelta(seconds=1)) == []
    assert await tick(backend, timedelta(seconds=1)) == [("nudge", f"user:{ANN}", None)]
    assert await tick(backend, HOUR) == []


async def test_a_nudge_that_cannot_be_stored_stops_no_other_and_is_tried_again_after_a_pause(backend, monkeypatch):
    first, second = sorted([(await backend.game()).id for _ in range(2)])
    for game in (first, second):
        await backend.act(game, ANN, "project:power-plant")
    await tick(backend)
    backend.clock.advance(10 * MINUTE)
    take = orders.take_nudges

    async def full(connection, game, now):
        if game == first:
            raise OSError("database or disk is full")
        return await take(connection, game, now)

    with monkeypatch.context() as patch:
        patch.setattr(orders, "take_nudges", full)
        with pytest.raises(Trouble):  # then the loop pauses
            await backend.orders.tick()
    await backend.outbox.tick()
    assert {i.game for i in backend.sender.of_kinds("nudge")} == {second}
    assert await backend.orders.tick() == 1


async def test_no_nudge_comes_after_the_end_of_the_turn_or_an_undo(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    await backend.act(game, BEN, "project:power-plant")
    await backend.services.play.undo(game, BEN, 1, backend.click())
    assert "nudge" not in [kind for kind, _, _ in await tick(backend, HOUR)]


async def test_at_the_live_pace_a_nudge_comes_after_two_minutes(backend):
    game = (await backend.game(BEN, reminder_hours=0.25)).id
    user = (
        (await backend.services.games.status(game))
        .at(next(iter((await backend.services.games.status(game)).owing)))
        .user
    )
    await backend.act(game, user, "project:power-plant")
    await tick(backend)
    assert ("nudge", f"user:{user}", None) in await tick(backend, 2 * MINUTE)


async def test_a_whole_turn_is_sent_at_once_and_is_two_undo_steps(backend, game):
    await tick(backend)
    look = await backend.services.orders.begin(game, ANN, None, "turn")
    look = await backend.services.play.compose(game, ANN, look.token, [["project:power-plant"]], backend.click())
    assert (len(look.planned), look.committed) == (1, None)
    assert await entries(backend, game) == []
    look = await backend.services.play.compose(game, ANN, look.token, [["project:asteroid"]], backend.click())
    look = await backend.services.orders.send_turn(game, ANN, look.token, backend.click(), False)
    assert await entries(backend, game) == [(0, 0), (0, 0)]
    assert (look.mode, look.complete, look.undoable) == ("", True, 2)
    assert await tick(backend, GRACE) == [("turn", f"game:{game}", [1])]


async def test_no_screen_shows_cards_that_a_composed_turn_has_only_drawn_on_its_copy(backend, game):
    before = await backend.services.play.look(game, ANN)
    look = await backend.services.orders.begin(game, ANN, None, "turn")
    await backend.services.play.compose(
        game, ANN, look.token, [["project:aquifer"], [OCEAN_WITH_CARD]], backend.click()
    )
    look = await backend.services.play.look(game, ANN)
    assert look.planned[-1].reveals
    assert (look.view, look.decision, look.choices) == (before.view, before.decision, before.choices)


async def test_notes_are_private_and_stay_with_the_person(backend, game):
    look = await backend.services.people.write_note(game, BEN, "  build at E5 ")
    assert look.note == "build at E5"
    assert (await backend.services.play.look(game, ANN)).note == ""
    assert await backend.services.people.notes_of(BEN) == {game: "build at E5"}
    assert len((await backend.services.people.write_note(game, BEN, "x" * 5000)).note) == 1000
    assert (await backend.services.people.write_note(game, BEN, "")).note == ""
    assert await backend.services.people.notes_of(BEN) == {}
    assert (await refused(backend.services.people.write_note(game, 5, "x"))).reason == "no-seat"


async def test_row_16_a_second_action_that_no_longer_fits_is_stopped_after_the_first(backend, game):
    await composed(backend, game, BEN, "project:power-plant", "project:asteroid", passes=True)
    await backend.act(game, ANN, "project:asteroid")
    await backend.act(game, ANN, "end")
    await tick(backend, HOUR)
    first, second = (await backend.services.play.look(game, BEN)).orders
    assert (first.reason["fact"]["what"], first.reason["now"], first.reason["done"]) == ("temperature", -28, 1)
    assert second.stopped
    assert [by for seat, by in await entries(backend, game) if seat == 1] == [1]


def test_row_16_what_a_corporation_begins_with_can_be_ordered_or_passed_over():
    game = new_game(Options(players=2, first=0, beginners=(0, 1)), "a corporation that begins")
    game.players[0].first_action = KEYS["inventrix"]
    game.derive_pending()
    turn, plain = ({"seat": 0, "kind": kind, "generation": 1} for kind in ("turn", "pass"))
    assert schedule.answering(game, [plain], ()) == {0: plain}
    assert schedule.answering(game, [turn, plain], ()) == {0: turn}


async def test_row_16_buying_none_can_be_ordered_while_a_packet_is_awaited(backend):
    game = (await backend.game(BEN, CAT, draft=True)).id
    while (await backend.services.games.status(game)).generation == 1:
        (owing,) = (await backend.services.games.status(game)).owing
        await backend.act(game, (await backend.services.games.status(game)).at(owing).user, "pass")
    look = await backend.services.play.look(game, BEN)
    await backend.services.play.compose(game, BEN, None, [[look.decision.options[0]]], backend.click(), True)
    assert (await backend.services.play.look(game, BEN)).decision is None
    look = await backend.services.orders.give_plain(game, BEN, "none", backend.click())
    assert [o.generation for o in look.orders] == [2]
