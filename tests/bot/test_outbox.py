"""The outbox: what is committed is said, in order, once for each obligation, and nothing else is."""

import asyncio
from datetime import timedelta
from functools import partial

import pytest
import structlog

from bot.delivery.outbox import LEASE, Gone, Sent
from bot.tables import Refused
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, FakeSender, eventually, open_backend

BEFORE_GRACE_ENDS = timedelta(seconds=59)
pytestmark = pytest.mark.usefixtures("ann_begins")


@pytest.fixture
async def game(backend):
    """A running game of which the start has been told."""
    id = (await backend.game()).id
    await backend.outbox.tick()
    backend.sender.clear()
    return id


def waiting(works):
    """Whether this worker has nothing to do but to wait for its nudge."""
    return bool(works._nudged._waiters)


async def a_moment():
    """Whatever can go on without waiting does."""
    for _ in range(20):
        await asyncio.sleep(0)


def said(backend):
    return [(intent.kind, intent.payload.get("seats")) for intent in backend.sender.sent]


async def test_a_lobby_is_said_once_however_many_have_joined_meanwhile(backend):
    status = await backend.lobby(BEN, CAT)
    assert await backend.outbox.tick() == 1
    assert [i.kind for i in backend.sender.sent] == ["lobby"]
    assert (await backend.tables.status(status.id)).lobby_message == 500


async def test_at_the_start_the_lobby_comes_first_and_then_the_mention_of_who_begins(backend):
    status = await backend.game()
    await backend.outbox.tick()
    assert said(backend) == [("lobby", None), ("turn", [0])]
    assert (await backend.tables.status(status.id)).turn_message == 501


async def test_without_direct_messages_all_who_choose_at_the_start_are_called_in_public(backend):
    backend.tables._direct = False
    await backend.game(beginners=False)
    await backend.outbox.tick()
    assert said(backend) == [("lobby", None), ("turn", [0, 1, 2])]


async def test_each_action_is_one_line_at_once_and_mentions_nobody(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.outbox.tick()
    assert [(i.kind, i.commit) for i in backend.sender.sent] == [("log", 1)]


async def test_the_next_player_is_told_a_minute_after_the_turn(backend, game):
    await backend.act(game, ANN, "pass")
    backend.clock.advance(BEFORE_GRACE_ENDS)
    await backend.outbox.tick()
    assert said(backend) == [("log", None)]
    backend.clock.advance(timedelta(seconds=1))
    await backend.outbox.tick()
    assert said(backend) == [("log", None), ("turn", [1])]


async def test_the_grace_can_be_ended_at_once_by_who_has_played(backend, game):
    look = await backend.act(game, ANN, "pass")
    assert look.told_at == backend.clock() + MINUTE
    with pytest.raises(Refused, match="nothing-to-tell"):
        await backend.tables.tell_now(game, BEN)
    look = await backend.tables.tell_now(game, ANN)
    assert look.told_at is None, "it is no longer to come"
    await backend.outbox.tick()
    assert said(backend) == [("log", None), ("turn", [1])]
    with pytest.raises(Refused, match="nothing-to-tell"):
        await backend.tables.tell_now(game, ANN)


async def test_an_undo_within_the_grace_leaves_nobody_told(backend, game):
    await backend.act(game, ANN, "pass")
    await backend.outbox.tick()
    await backend.tables.undo(game, ANN, 1, backend.click())
    backend.clock.advance(HOUR)
    await backend.outbox.tick()
    assert said(backend) == [("log", None), ("log", None)]


async def test_what_was_not_yet_said_of_an_action_that_is_undone_never_is(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.tables.undo(game, ANN, 1, backend.click())
    await backend.outbox.tick()
    assert [(i.kind, i.commit) for i in backend.sender.sent] == [("log", 2)]


async def test_an_undo_after_the_next_was_told_says_so_without_a_mention(backend, game):
    await backend.act(game, ANN, "pass")
    backend.clock.advance(MINUTE)
    await backend.outbox.tick()
    backend.sender.clear()
    await backend.tables.undo(game, ANN, 1, backend.click())
    await backend.outbox.tick()
    assert said(backend) == [("log", None), ("turn", []), ("struck", None)]
    assert backend.sender.sent[1].payload["quiet"]


async def test_who_plays_before_being_told_is_not_mentioned_any_more(backend, game):
    await backend.act(game, ANN, "pass")
    await backend.act(game, BEN, "project:power-plant")
    backend.clock.advance(HOUR)
    await backend.outbox.tick()
    assert said(backend) == [("log", None), ("log", None), ("turn", [])]


async def test_of_several_turns_unsaid_only_the_newest_is_said(backend, game):
    await backend.act(game, ANN, "pass")
    await backend.act(game, BEN, "pass")
    backend.clock.advance(MINUTE)
    await backend.outbox.tick()
    assert [s for s in said(backend) if s[0] == "turn"] == [("turn", [2])]


async def test_each_player_is_mentioned_once_for_each_obligation(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "project:aquifer", "space:A2")
    for _ in range(5):
        backend.clock.advance(MINUTE)
        await backend.outbox.tick()
    assert [s for s in said(backend) if s[0] == "turn"] == [("turn", [1])]


async def test_research_asks_each_by_direct_message_and_says_once_in_public_that_all_choose(backend, game):
    await backend.research(game)
    await backend.outbox.tick()
    assert sorted(i.destination for i in backend.sender.of_kinds("prompt")) == sorted(
        f"user:{u}" for u in (ANN, BEN, CAT)
    )
    (turn,) = backend.sender.of_kinds("turn")
    assert (turn.payload["choose"], turn.payload["seats"]) == (True, [])
    backend.sender.clear()
    await backend.tables.pick(game, BEN, None, [], backend.click())
    backend.clock.advance(HOUR)
    await backend.outbox.tick()
    assert said(backend) == [("log", None)]


async def test_after_the_reveal_the_first_player_is_told_at_once(backend, game):
    await backend.research(game)
    for user in (ANN, BEN, CAT):
        await backend.tables.pick(game, user, None, [], backend.click(), confirmed=True)
    backend.sender.clear()
    await backend.outbox.tick()
    assert said(backend)[-1] == ("turn", [1])


async def test_a_prompt_that_is_no_longer_owed_is_not_sent(backend, game):
    await backend.research(game)
    await backend.tables.pick(game, BEN, None, [], backend.click())
    await backend.outbox.tick()
    assert sorted(i.destination for i in backend.sender.of_kinds("prompt")) == sorted(f"user:{u}" for u in (ANN, CAT))


async def test_who_reopens_an_answer_gets_no_second_prompt(backend, game):
    await backend.research(game)
    await backend.outbox.tick()
    await backend.tables.pick(game, BEN, None, [], backend.click())
    await backend.outbox.tick()
    backend.sender.clear()
    await backend.tables.reopen(game, BEN, backend.click())
    await backend.outbox.tick()
    assert said(backend) == [("log", None)]


async def test_where_direct_messages_are_closed_the_games_message_mentions_instead_once(backend, game):
    backend.sender.gone = {f"user:{BEN}", f"user:{CAT}"}
    await backend.research(game)
    await backend.outbox.tick()
    assert [seats for kind, seats in said(backend) if kind == "turn" and seats] == [[1, 2]]
    assert (await backend.tables.status(game)).at(1).closed
    backend.sender.clear()
    for _ in range(4):
        backend.clock.advance(100 * HOUR)
        await backend.reminders.tick()
        await backend.outbox.tick()
    assert backend.sender.of_kinds("turn") == [], "one mention for one obligation"


async def test_who_is_known_to_take_no_direct_messages_is_mentioned_when_all_choose_and_not_again(backend, game):
    backend.sender.gone = {f"user:{BEN}"}
    await backend.run("INSERT INTO users (user, closed) VALUES (:user, 1)", user=BEN)
    await backend.research(game)
    await backend.outbox.tick()
    assert [s for s in said(backend) if s[0] == "turn"] == [("turn", [1])]


async def test_only_that_a_direct_message_comes_back_for_the_first_time_is_a_warning(backend, game):
    backend.sender.gone = {f"user:{BEN}"}
    with structlog.testing.capture_logs() as logs:
        for order in ((ANN, BEN, CAT), (BEN, CAT, ANN)):
            for user in order:
                await backend.act(game, user, "pass")
            await backend.outbox.tick()
            for user in (ANN, BEN, CAT):
                await backend.tables.pick(game, user, None, [], backend.click(), confirmed=True)
            await backend.outbox.tick()
    assert [line["log_level"] for line in logs if line["event"] == "message undeliverable"] == ["warning", "info"]


async def test_a_direct_message_that_arrives_makes_somebody_reached_again(backend, game):
    await backend.run("INSERT INTO users (user, closed) VALUES (:user, 1)", user=BEN)
    await backend.research(game)
    assert (await backend.tables.status(game)).at(1).closed
    await backend.outbox.tick()
    assert not (await backend.tables.status(game)).at(1).closed


async def test_what_was_not_said_after_all_reaches_nobody(backend, game):
    class Silent(FakeSender):
        async def send(self, intent):
            return Sent() if intent.kind == "reminder" else await super().send(intent)

    backend.outbox._sender = Silent()
    await backend.run("INSERT INTO users (user, closed) VALUES (:user, 1)", user=ANN)
    backend.clock.advance(13 * HOUR)
    assert await backend.reminders.tick()
    await backend.outbox.tick()
    assert (await backend.tables.status(game)).at(0).closed


async def test_who_cannot_be_reminded_in_private_is_reminded_once_in_the_game(backend, game):
    backend.sender.gone = {f"user:{ANN}"}
    for _ in range(4):
        backend.clock.advance(100 * HOUR)
        await backend.reminders.tick()
        await backend.outbox.tick()
    assert said(backend) == [("turn", [0])]


async def test_lost_messages_are_posted_anew_without_a_second_mention(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.tables.say_again(game)
    assert (await backend.tables.status(game)).turn_message is None
    await backend.outbox.tick()
    assert said(backend) == [("turn", [])]
    await backend.act(game, ANN, "end")
    await backend.tables.say_again(game)
    backend.sender.clear()
    await backend.outbox.tick()
    assert said(backend) == [("turn", [1])], "who was still to be told is told"
    assert (await backend.tables.status(game)).turn_message is not None


async def test_a_deleted_channel_silences_its_game_and_no_other(backend, game):
    other = (await backend.game()).id
    backend.sender.gone = {f"game:{game}"}
    await backend.act(game, ANN, "pass")
    await backend.act(other, ANN, "pass")
    backend.clock.advance(MINUTE)
    await backend.outbox.tick()
    assert {i.game for i in backend.sender.sent} == {other}
    assert await backend.rows("SELECT id FROM outbox WHERE state = 'waiting'") == []
    assert (await backend.act(game, BEN, "pass")).committed == 2, "the game itself goes on"


async def test_what_fails_is_tried_again_later_and_the_order_of_its_destination_is_kept(backend, game):
    backend.sender.unreachable = {f"game:{game}"}
    await backend.act(game, ANN, "project:power-plant")
    await backend.outbox.tick()
    await backend.act(game, ANN, "project:aquifer", "space:A2")
    await backend.outbox.tick()
    backend.sender.unreachable = set()
    await backend.outbox.tick()
    assert backend.sender.sent == [], "the pause is kept"
    backend.clock.advance(timedelta(seconds=2))
    await backend.outbox.tick()
    assert [(i.kind, i.commit) for i in backend.sender.sent] == [("log", 1), ("log", 2)]


async def test_discord_out_of_reach_for_an_hour_loses_nothing(backend, game):
    backend.sender.unreachable = {f"game:{game}"}
    await backend.act(game, ANN, "pass")
    for _ in range(60):
        await backend.outbox.tick()
        backend.clock.advance(MINUTE)
    backend.sender.unreachable = set()
    backend.clock.advance(timedelta(minutes=10))
    await backend.outbox.tick()
    assert said(backend) == [("turn", [1])], "but the edit, which the new message makes needless"


async def test_what_still_fails_after_a_day_is_given_up_so_that_the_game_is_not_silent_for_ever(backend, game):
    backend.sender.unreachable = {f"game:{game}"}
    await backend.tables.say_again(game)
    for hours in (0, 23, 2):
        backend.clock.advance(hours * HOUR)
        await backend.outbox.tick()
    assert await backend.rows("SELECT state FROM outbox ORDER BY id DESC LIMIT 1") == [("failed",)]


async def test_what_became_old_while_the_bot_was_off_is_tried_more_than_once(backend, game):
    await backend.tables.say_again(game)
    backend.clock.advance(timedelta(hours=25))
    backend.sender.unreachable = {f"game:{game}"}
    await backend.outbox.tick()
    backend.sender.unreachable = set()
    backend.clock.advance(HOUR)
    await backend.outbox.tick()
    assert said(backend) == [("turn", [])]


async def test_an_edit_that_always_fails_is_tried_three_times_and_no_mention_waits_longer(backend, game):
    class Failing(FakeSender):
        tries = 0

        async def send(self, intent):
            if intent.kind == "log":
                self.tries += 1
                raise ConnectionError("this one only")
            return await super().send(intent)

    backend.outbox._sender = backend.sender = Failing()
    await backend.act(game, ANN, "pass")
    for _ in range(10):
        await backend.outbox.tick()
        backend.clock.advance(timedelta(seconds=10))
    assert backend.sender.tries == 3
    assert said(backend) == [("turn", [1])]


async def test_one_edit_whose_message_is_gone_ends_alone(backend, game):
    class Failing(FakeSender):
        async def send(self, intent):
            return Gone("404") if intent.kind == "log" else await super().send(intent)

    backend.outbox._sender = backend.sender = Failing()
    await backend.act(game, ANN, "pass")
    await backend.outbox.tick()
    backend.clock.advance(MINUTE)
    await backend.outbox.tick()
    assert said(backend) == [("turn", [1])], "who was to be told after the grace is told"


async def test_a_slow_destination_holds_up_no_other(backend, game):
    other, slow = (await backend.game()).id, asyncio.Event()

    class Slow(FakeSender):
        async def send(self, intent):
            if intent.game == game:
                await slow.wait()
            return await super().send(intent)

    backend.outbox._sender = backend.sender = Slow()
    await backend.act(game, ANN, "project:power-plant")
    running = asyncio.ensure_future(backend.outbox.run())
    backend.outbox.nudge()
    await eventually(lambda: len(backend.sender.sent) == 2)
    await backend.act(other, ANN, "project:power-plant")
    await eventually(lambda: len(backend.sender.sent) == 3)
    assert [(i.game, i.kind) for i in backend.sender.sent] == [(other, "lobby"), (other, "turn"), (other, "log")]
    slow.set()
    await eventually(lambda: len(backend.sender.sent) == 4)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_what_takes_longer_than_its_lease_is_not_begun_twice_here(backend, game):
    slow, tries = asyncio.Event(), 0

    class Slow(FakeSender):
        async def send(self, intent):
            nonlocal tries
            tries += 1
            await slow.wait()
            return await super().send(intent)

    backend.outbox._sender = Slow()
    await backend.act(game, ANN, "project:power-plant")
    ticking = asyncio.ensure_future(backend.outbox.tick())
    await eventually(lambda: tries)
    backend.clock.advance(2 * LEASE)
    assert await backend.outbox._claim() == []
    slow.set()
    await ticking
    assert tries == 1


async def test_what_takes_longer_than_its_lease_is_not_begun_by_another_process(backend, game, tmp_path, monkeypatch):
    monkeypatch.setattr("bot.delivery.outbox.LEASE", timedelta(milliseconds=30))
    slow, tries = asyncio.Event(), 0

    class Slow(FakeSender):
        async def send(self, intent):
            nonlocal tries
            tries += 1
            await slow.wait()
            return await super().send(intent)

    async def lease():
        return await backend.rows("SELECT claimed_until FROM outbox WHERE state = 'waiting'")

    async def renewed(before):
        return await lease() != before

    await backend.act(game, ANN, "project:power-plant")
    async with open_backend(tmp_path / "mars.db", backend.clock, Slow()) as other:
        ticking = asyncio.ensure_future(other.outbox.tick())
        await eventually(lambda: tries)
        for _ in range(3):
            before = await lease()
            backend.clock.advance(timedelta(milliseconds=29))
            await eventually(partial(renewed, before))
            assert await backend.outbox.tick() == 0
        slow.set()
        await ticking
    assert (tries, [i.kind for i in other.sender.sent], backend.sender.sent) == (1, ["log"], [])


async def test_while_something_waits_for_its_retry_nothing_is_written(backend, game, monkeypatch):
    backend.sender.unreachable = {f"game:{game}"}
    await backend.act(game, ANN, "pass")
    await backend.act(game, BEN, "pass")
    backend.clock.advance(HOUR)
    await backend.outbox.tick()
    claims = 0

    async def claim(*_):
        nonlocal claims
        claims += 1
        return []

    monkeypatch.setattr("bot.delivery.outbox.post.claim", claim)
    assert await backend.outbox._claim() == []
    assert claims == 0
    assert await backend.outbox._pause() > 1


async def test_one_games_trouble_does_not_hold_up_another(backend, game):
    other = (await backend.game()).id
    backend.sender.unreachable = {f"game:{game}"}
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(other, ANN, "project:power-plant")
    await backend.outbox.tick()
    assert {i.game for i in backend.sender.of_kinds("log")} == {other}


async def test_a_crash_between_sending_and_marking_repeats_a_message_and_loses_none(backend, game, tmp_path):
    class Crashing(FakeSender):
        async def send(self, intent):
            await super().send(intent)
            raise asyncio.CancelledError

    await backend.act(game, ANN, "project:power-plant")
    sender = Crashing()
    async with open_backend(tmp_path / "mars.db", backend.clock, sender) as dying:
        with pytest.raises(asyncio.CancelledError):
            await dying.outbox.tick()
    assert len(sender.sent) == 1
    await backend.outbox.tick()
    assert backend.sender.sent == [], "it may still be being said"
    backend.clock.advance(LEASE + timedelta(seconds=1))
    await backend.outbox.tick()
    assert [(i.kind, i.commit) for i in backend.sender.sent] == [("log", 1)]


async def test_two_processes_do_not_say_the_same_thing_twice(backend, game, tmp_path):
    class Slow(FakeSender):
        async def send(self, intent):
            await asyncio.sleep(0.05)
            return await super().send(intent)

    backend.outbox._sender = backend.sender = Slow()
    async with open_backend(tmp_path / "mars.db", backend.clock, Slow()) as other:
        for _ in range(2):
            await backend.act(game, ANN, "project:power-plant")
        await asyncio.gather(backend.outbox.tick(), other.outbox.tick())
        await asyncio.gather(backend.outbox.tick(), other.outbox.tick())
        assert {i.commit for i in (*backend.sender.sent, *other.sender.sent)} == {1, 2}
        assert len(backend.sender.sent) + len(other.sender.sent) == 2


async def test_a_message_being_sent_is_not_withdrawn(backend, game):
    class Undoing(FakeSender):
        async def send(self, intent):
            if intent.kind == "log" and intent.commit == 1:
                await backend.tables.undo(game, ANN, 1, "meanwhile")
            return await super().send(intent)

    backend.outbox._sender = backend.sender = Undoing()
    await backend.act(game, ANN, "project:power-plant")
    await backend.outbox.tick()
    assert [(i.kind, i.commit) for i in backend.sender.sent] == [("log", 1), ("log", 2)]


async def test_the_loop_says_at_once_what_is_committed_and_finishes_what_it_says_when_stopped(
    backend, game, monkeypatch
):
    begun, go_on = asyncio.Event(), asyncio.Event()

    class Slow(FakeSender):
        async def send(self, intent):
            begun.set()
            await go_on.wait()
            return await super().send(intent)

    monkeypatch.setattr("bot.delivery.outbox.POLL_SECONDS", 3600)
    backend.outbox._sender = backend.sender = Slow()
    running = asyncio.ensure_future(backend.outbox.run())
    await eventually(lambda: waiting(backend.outbox))
    await backend.act(game, ANN, "project:power-plant")
    await begun.wait()
    running.cancel()
    await a_moment()
    go_on.set()
    await asyncio.gather(running, return_exceptions=True)
    assert await backend.rows("SELECT state FROM outbox WHERE kind = 'log'") == [("sent",)]


async def test_the_loop_goes_on_after_an_error_of_the_store(backend, game, monkeypatch):
    failures = iter([RuntimeError("the database is away")])
    claim = backend.outbox._claim

    async def failing():
        for failure in failures:
            raise failure
        return await claim()

    monkeypatch.setattr("bot.delivery.outbox.POLL_SECONDS", 0.01)
    monkeypatch.setattr(backend.outbox, "_claim", failing)
    running = asyncio.ensure_future(backend.outbox.run())
    await backend.act(game, ANN, "project:power-plant")
    await eventually(lambda: backend.sender.sent)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_the_end_of_a_game_is_said_and_older_messages_learn_of_it_and_nobody_is_asked_any_more(backend, game):
    await backend.act(game, ANN, "pass")
    await backend.tables.end(game, BEN)
    backend.clock.advance(HOUR)
    await backend.outbox.tick()
    said = [("log", {}), ("ended", {"by": BEN}), ("log", {}), ("lobby", {})]
    assert [(i.kind, i.payload) for i in backend.sender.sent] == said


def test_an_answer_of_the_sender_may_name_no_message():
    assert Sent().message is None


async def test_what_was_settled_long_ago_is_forgotten_but_for_what_a_running_game_may_be_asked_about(backend, game):
    over = (await backend.game()).id
    for each in (game, over):
        await backend.act(each, ANN, "project:power-plant")
        await backend.tables.undo(each, ANN, 1, backend.click())
        await backend.act(each, ANN, "pass")
    backend.clock.advance(HOUR)
    await backend.outbox.tick()
    await backend.tables.end(over, ANN)
    backend.clock.advance(timedelta(days=29))
    assert await backend.outbox.prune() == 0
    backend.clock.advance(timedelta(days=2))
    assert await backend.outbox.prune() > 0
    left = {tuple(row) for row in await backend.rows("SELECT game, kind, state FROM outbox")}
    assert left == {(game, "turn", "sent"), *((over, kind, "waiting") for kind in ("ended", "log", "lobby"))}
    commits = await backend.rows("SELECT count(*), count(snapshot) FROM commits")
    assert [tuple(row) for row in commits] == [(8, 8)]


@pytest.mark.parametrize("worker", ["outbox", "robots"])
@pytest.mark.parametrize("steps", range(5))
async def test_a_nudge_at_the_moment_of_the_end_does_not_keep_it_from_ending(backend, worker, steps):
    works = getattr(backend, worker)
    running = asyncio.ensure_future(works.run())
    await eventually(lambda: waiting(works))
    works.nudge()
    for _ in range(steps):
        await asyncio.sleep(0)
    running.cancel()
    done, _ = await asyncio.wait({running}, timeout=30)
    running.cancel()
    assert done
