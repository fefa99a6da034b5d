"""The outbox: what is committed is said, in order, once for each obligation, and nothing else is."""

import asyncio
from datetime import timedelta
from functools import partial

import pytest
import structlog

from bot.delivery.outbox import LEASE, Gone, Sent
from bot.tables import Refused
from tests.bot.club import ANN, BEN, CAT, HOUR, MINUTE, Ears, club, eventually

BEFORE_GRACE_ENDS = timedelta(seconds=59)
pytestmark = pytest.mark.usefixtures("ann_begins")


@pytest.fixture
async def game(house):
    """A running game of which the start has been told."""
    id = (await house.game()).id
    await house.outbox.tick()
    house.ears.forget()
    return id


def waiting(works):
    """Whether this worker has nothing to do but to wait for its nudge."""
    return bool(works._nudged._waiters)


async def a_moment():
    """Whatever can go on without waiting does."""
    for _ in range(20):
        await asyncio.sleep(0)


def said(house):
    return [(intent.kind, intent.payload.get("seats")) for intent in house.ears.heard]


async def test_a_lobby_is_said_once_however_many_have_joined_meanwhile(house):
    status = await house.lobby(BEN, CAT)
    assert await house.outbox.tick() == 1
    assert [i.kind for i in house.ears.heard] == ["lobby"]
    assert (await house.tables.status(status.id)).lobby_message == 500


async def test_at_the_start_the_lobby_comes_first_and_then_the_mention_of_who_begins(house):
    status = await house.game()
    await house.outbox.tick()
    assert said(house) == [("lobby", None), ("turn", [0])]
    assert (await house.tables.status(status.id)).turn_message == 501


async def test_without_direct_messages_all_who_choose_at_the_start_are_called_in_public(house):
    house.tables._direct = False
    await house.game(beginners=False)
    await house.outbox.tick()
    assert said(house) == [("lobby", None), ("turn", [0, 1, 2])]


async def test_each_action_is_one_line_at_once_and_mentions_nobody(house, game):
    await house.act(game, ANN, "project:power-plant")
    await house.outbox.tick()
    assert [(i.kind, i.commit) for i in house.ears.heard] == [("log", 1)]


async def test_the_next_player_is_told_a_minute_after_the_turn(house, game):
    await house.act(game, ANN, "pass")
    house.clock.on(BEFORE_GRACE_ENDS)
    await house.outbox.tick()
    assert said(house) == [("log", None)]
    house.clock.on(timedelta(seconds=1))
    await house.outbox.tick()
    assert said(house) == [("log", None), ("turn", [1])]


async def test_the_grace_can_be_ended_at_once_by_who_has_played(house, game):
    look = await house.act(game, ANN, "pass")
    assert look.told_at == house.clock() + MINUTE
    with pytest.raises(Refused, match="nothing-to-tell"):
        await house.tables.tell_now(game, BEN)
    look = await house.tables.tell_now(game, ANN)
    assert look.told_at is None, "it is no longer to come"
    await house.outbox.tick()
    assert said(house) == [("log", None), ("turn", [1])]
    with pytest.raises(Refused, match="nothing-to-tell"):
        await house.tables.tell_now(game, ANN)


async def test_an_undo_within_the_grace_leaves_nobody_told(house, game):
    await house.act(game, ANN, "pass")
    await house.outbox.tick()
    await house.tables.undo(game, ANN, 1, house.click())
    house.clock.on(HOUR)
    await house.outbox.tick()
    assert said(house) == [("log", None), ("log", None)]


async def test_what_was_not_yet_said_of_an_action_that_is_undone_never_is(house, game):
    await house.act(game, ANN, "project:power-plant")
    await house.tables.undo(game, ANN, 1, house.click())
    await house.outbox.tick()
    assert [(i.kind, i.commit) for i in house.ears.heard] == [("log", 2)]


async def test_an_undo_after_the_next_was_told_says_so_without_a_mention(house, game):
    await house.act(game, ANN, "pass")
    house.clock.on(MINUTE)
    await house.outbox.tick()
    house.ears.forget()
    await house.tables.undo(game, ANN, 1, house.click())
    await house.outbox.tick()
    assert said(house) == [("log", None), ("turn", []), ("struck", None)]
    assert house.ears.heard[1].payload["quiet"]


async def test_who_plays_before_being_told_is_not_mentioned_any_more(house, game):
    await house.act(game, ANN, "pass")
    await house.act(game, BEN, "project:power-plant")
    house.clock.on(HOUR)
    await house.outbox.tick()
    assert said(house) == [("log", None), ("log", None), ("turn", [])]


async def test_of_several_turns_unsaid_only_the_newest_is_said(house, game):
    await house.act(game, ANN, "pass")
    await house.act(game, BEN, "pass")
    house.clock.on(MINUTE)
    await house.outbox.tick()
    assert [s for s in said(house) if s[0] == "turn"] == [("turn", [2])]


async def test_each_player_is_mentioned_once_for_each_obligation(house, game):
    await house.act(game, ANN, "project:power-plant")
    await house.act(game, ANN, "project:aquifer", "space:A2")
    for _ in range(5):
        house.clock.on(MINUTE)
        await house.outbox.tick()
    assert [s for s in said(house) if s[0] == "turn"] == [("turn", [1])]


async def test_research_asks_each_by_direct_message_and_says_once_in_public_that_all_choose(house, game):
    await house.research(game)
    await house.outbox.tick()
    assert sorted(i.destination for i in house.ears.kinds("prompt")) == sorted(f"user:{u}" for u in (ANN, BEN, CAT))
    (turn,) = house.ears.kinds("turn")
    assert (turn.payload["choose"], turn.payload["seats"]) == (True, [])
    house.ears.forget()
    await house.tables.pick(game, BEN, None, [], house.click())
    house.clock.on(HOUR)
    await house.outbox.tick()
    assert said(house) == [("log", None)]


async def test_after_the_reveal_the_first_player_is_told_at_once(house, game):
    await house.research(game)
    for user in (ANN, BEN, CAT):
        await house.tables.pick(game, user, None, [], house.click(), confirmed=True)
    house.ears.forget()
    await house.outbox.tick()
    assert said(house)[-1] == ("turn", [1])


async def test_a_prompt_that_is_no_longer_owed_is_not_sent(house, game):
    await house.research(game)
    await house.tables.pick(game, BEN, None, [], house.click())
    await house.outbox.tick()
    assert sorted(i.destination for i in house.ears.kinds("prompt")) == sorted(f"user:{u}" for u in (ANN, CAT))


async def test_who_reopens_an_answer_gets_no_second_prompt(house, game):
    await house.research(game)
    await house.outbox.tick()
    await house.tables.pick(game, BEN, None, [], house.click())
    await house.outbox.tick()
    house.ears.forget()
    await house.tables.reopen(game, BEN, house.click())
    await house.outbox.tick()
    assert said(house) == [("log", None)]


async def test_where_direct_messages_are_closed_the_games_message_mentions_instead_once(house, game):
    house.ears.gone = {f"user:{BEN}", f"user:{CAT}"}
    await house.research(game)
    await house.outbox.tick()
    assert [seats for kind, seats in said(house) if kind == "turn" and seats] == [[1, 2]]
    assert (await house.tables.status(game)).at(1).closed
    house.ears.forget()
    for _ in range(4):
        house.clock.on(100 * HOUR)
        await house.reminders.tick()
        await house.outbox.tick()
    assert house.ears.kinds("turn") == [], "one mention for one obligation"


async def test_who_is_known_to_take_no_direct_messages_is_mentioned_when_all_choose_and_not_again(house, game):
    house.ears.gone = {f"user:{BEN}"}
    await house.run("INSERT INTO users (user, closed) VALUES (:user, 1)", user=BEN)
    await house.research(game)
    await house.outbox.tick()
    assert [s for s in said(house) if s[0] == "turn"] == [("turn", [1])]


async def test_only_that_a_direct_message_comes_back_for_the_first_time_is_a_warning(house, game):
    house.ears.gone = {f"user:{BEN}"}
    with structlog.testing.capture_logs() as logs:
        for order in ((ANN, BEN, CAT), (BEN, CAT, ANN)):
            for user in order:
                await house.act(game, user, "pass")
            await house.outbox.tick()
            for user in (ANN, BEN, CAT):
                await house.tables.pick(game, user, None, [], house.click(), confirmed=True)
            await house.outbox.tick()
    assert [line["log_level"] for line in logs if line["event"] == "message undeliverable"] == ["warning", "info"]


async def test_a_direct_message_that_arrives_makes_somebody_reached_again(house, game):
    await house.run("INSERT INTO users (user, closed) VALUES (:user, 1)", user=BEN)
    await house.research(game)
    assert (await house.tables.status(game)).at(1).closed
    await house.outbox.tick()
    assert not (await house.tables.status(game)).at(1).closed


async def test_what_was_not_said_after_all_reaches_nobody(house, game):
    class Silent(Ears):
        async def send(self, intent):
            return Sent() if intent.kind == "reminder" else await super().send(intent)

    house.outbox._sender = Silent()
    await house.run("INSERT INTO users (user, closed) VALUES (:user, 1)", user=ANN)
    house.clock.on(13 * HOUR)
    assert await house.reminders.tick()
    await house.outbox.tick()
    assert (await house.tables.status(game)).at(0).closed


async def test_who_cannot_be_reminded_in_private_is_reminded_once_in_the_game(house, game):
    house.ears.gone = {f"user:{ANN}"}
    for _ in range(4):
        house.clock.on(100 * HOUR)
        await house.reminders.tick()
        await house.outbox.tick()
    assert said(house) == [("turn", [0])]


async def test_lost_messages_are_posted_anew_without_a_second_mention(house, game):
    await house.act(game, ANN, "project:power-plant")
    await house.tables.say_again(game)
    assert (await house.tables.status(game)).turn_message is None
    await house.outbox.tick()
    assert said(house) == [("turn", [])]
    await house.act(game, ANN, "end")
    await house.tables.say_again(game)
    house.ears.forget()
    await house.outbox.tick()
    assert said(house) == [("turn", [1])], "who was still to be told is told"
    assert (await house.tables.status(game)).turn_message is not None


async def test_a_deleted_channel_silences_its_game_and_no_other(house, game):
    other = (await house.game()).id
    house.ears.gone = {f"game:{game}"}
    await house.act(game, ANN, "pass")
    await house.act(other, ANN, "pass")
    house.clock.on(MINUTE)
    await house.outbox.tick()
    assert {i.game for i in house.ears.heard} == {other}
    assert await house.rows("SELECT id FROM outbox WHERE state = 'waiting'") == []
    assert (await house.act(game, BEN, "pass")).committed == 2, "the game itself goes on"


async def test_what_fails_is_tried_again_later_and_the_order_of_its_destination_is_kept(house, game):
    house.ears.deaf = {f"game:{game}"}
    await house.act(game, ANN, "project:power-plant")
    await house.outbox.tick()
    await house.act(game, ANN, "project:aquifer", "space:A2")
    await house.outbox.tick()
    house.ears.deaf = set()
    await house.outbox.tick()
    assert house.ears.heard == [], "the pause is kept"
    house.clock.on(timedelta(seconds=2))
    await house.outbox.tick()
    assert [(i.kind, i.commit) for i in house.ears.heard] == [("log", 1), ("log", 2)]


async def test_discord_out_of_reach_for_an_hour_loses_nothing(house, game):
    house.ears.deaf = {f"game:{game}"}
    await house.act(game, ANN, "pass")
    for _ in range(60):
        await house.outbox.tick()
        house.clock.on(MINUTE)
    house.ears.deaf = set()
    house.clock.on(timedelta(minutes=10))
    await house.outbox.tick()
    assert said(house) == [("turn", [1])], "but the edit, which the new message makes needless"


async def test_what_still_fails_after_a_day_is_given_up_so_that_the_game_is_not_silent_for_ever(house, game):
    house.ears.deaf = {f"game:{game}"}
    await house.tables.say_again(game)
    for hours in (0, 23, 2):
        house.clock.on(hours * HOUR)
        await house.outbox.tick()
    assert await house.rows("SELECT state FROM outbox ORDER BY id DESC LIMIT 1") == [("failed",)]


async def test_what_became_old_while_the_bot_was_off_is_tried_more_than_once(house, game):
    await house.tables.say_again(game)
    house.clock.on(timedelta(hours=25))
    house.ears.deaf = {f"game:{game}"}
    await house.outbox.tick()
    house.ears.deaf = set()
    house.clock.on(HOUR)
    await house.outbox.tick()
    assert said(house) == [("turn", [])]


async def test_an_edit_that_always_fails_is_tried_three_times_and_no_mention_waits_longer(house, game):
    class Failing(Ears):
        tries = 0

        async def send(self, intent):
            if intent.kind == "log":
                self.tries += 1
                raise ConnectionError("this one only")
            return await super().send(intent)

    house.outbox._sender = house.ears = Failing()
    await house.act(game, ANN, "pass")
    for _ in range(10):
        await house.outbox.tick()
        house.clock.on(timedelta(seconds=10))
    assert house.ears.tries == 3
    assert said(house) == [("turn", [1])]


async def test_one_edit_whose_message_is_gone_ends_alone(house, game):
    class Failing(Ears):
        async def send(self, intent):
            return Gone("404") if intent.kind == "log" else await super().send(intent)

    house.outbox._sender = house.ears = Failing()
    await house.act(game, ANN, "pass")
    await house.outbox.tick()
    house.clock.on(MINUTE)
    await house.outbox.tick()
    assert said(house) == [("turn", [1])], "who was to be told after the grace is told"


async def test_a_slow_destination_holds_up_no_other(house, game):
    other, slow = (await house.game()).id, asyncio.Event()

    class Slow(Ears):
        async def send(self, intent):
            if intent.game == game:
                await slow.wait()
            return await super().send(intent)

    house.outbox._sender = house.ears = Slow()
    await house.act(game, ANN, "project:power-plant")
    running = asyncio.ensure_future(house.outbox.run())
    house.outbox.nudge()
    await eventually(lambda: len(house.ears.heard) == 2)
    await house.act(other, ANN, "project:power-plant")
    await eventually(lambda: len(house.ears.heard) == 3)
    assert [(i.game, i.kind) for i in house.ears.heard] == [(other, "lobby"), (other, "turn"), (other, "log")]
    slow.set()
    await eventually(lambda: len(house.ears.heard) == 4)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_what_takes_longer_than_its_lease_is_not_begun_twice_here(house, game):
    slow, tries = asyncio.Event(), 0

    class Slow(Ears):
        async def send(self, intent):
            nonlocal tries
            tries += 1
            await slow.wait()
            return await super().send(intent)

    house.outbox._sender = Slow()
    await house.act(game, ANN, "project:power-plant")
    ticking = asyncio.ensure_future(house.outbox.tick())
    await eventually(lambda: tries)
    house.clock.on(2 * LEASE)
    assert await house.outbox._claim() == []
    slow.set()
    await ticking
    assert tries == 1


async def test_what_takes_longer_than_its_lease_is_not_begun_by_another_process(house, game, tmp_path, monkeypatch):
    monkeypatch.setattr("bot.delivery.outbox.LEASE", timedelta(milliseconds=30))
    slow, tries = asyncio.Event(), 0

    class Slow(Ears):
        async def send(self, intent):
            nonlocal tries
            tries += 1
            await slow.wait()
            return await super().send(intent)

    async def lease():
        return await house.rows("SELECT claimed_until FROM outbox WHERE state = 'waiting'")

    async def renewed(before):
        return await lease() != before

    await house.act(game, ANN, "project:power-plant")
    async with club(tmp_path / "mars.db", house.clock, Slow()) as other:
        ticking = asyncio.ensure_future(other.outbox.tick())
        await eventually(lambda: tries)
        for _ in range(3):
            before = await lease()
            house.clock.on(timedelta(milliseconds=29))
            await eventually(partial(renewed, before))
            assert await house.outbox.tick() == 0
        slow.set()
        await ticking
    assert (tries, [i.kind for i in other.ears.heard], house.ears.heard) == (1, ["log"], [])


async def test_while_something_waits_for_its_retry_nothing_is_written(house, game, monkeypatch):
    house.ears.deaf = {f"game:{game}"}
    await house.act(game, ANN, "pass")
    await house.act(game, BEN, "pass")
    house.clock.on(HOUR)
    await house.outbox.tick()
    claims = 0

    async def claim(*_):
        nonlocal claims
        claims += 1
        return []

    monkeypatch.setattr("bot.delivery.outbox.post.claim", claim)
    assert await house.outbox._claim() == []
    assert claims == 0
    assert await house.outbox._pause() > 1


async def test_one_games_trouble_does_not_hold_up_another(house, game):
    other = (await house.game()).id
    house.ears.deaf = {f"game:{game}"}
    await house.act(game, ANN, "project:power-plant")
    await house.act(other, ANN, "project:power-plant")
    await house.outbox.tick()
    assert {i.game for i in house.ears.kinds("log")} == {other}


async def test_a_crash_between_sending_and_marking_repeats_a_message_and_loses_none(house, game, tmp_path):
    class Crashing(Ears):
        async def send(self, intent):
            await super().send(intent)
            raise asyncio.CancelledError

    await house.act(game, ANN, "project:power-plant")
    ears = Crashing()
    async with club(tmp_path / "mars.db", house.clock, ears) as dying:
        with pytest.raises(asyncio.CancelledError):
            await dying.outbox.tick()
    assert len(ears.heard) == 1
    await house.outbox.tick()
    assert house.ears.heard == [], "it may still be being said"
    house.clock.on(LEASE + timedelta(seconds=1))
    await house.outbox.tick()
    assert [(i.kind, i.commit) for i in house.ears.heard] == [("log", 1)]


async def test_two_processes_do_not_say_the_same_thing_twice(house, game, tmp_path):
    class Slow(Ears):
        async def send(self, intent):
            await asyncio.sleep(0.05)
            return await super().send(intent)

    house.outbox._sender = house.ears = Slow()
    async with club(tmp_path / "mars.db", house.clock, Slow()) as other:
        for _ in range(2):
            await house.act(game, ANN, "project:power-plant")
        await asyncio.gather(house.outbox.tick(), other.outbox.tick())
        await asyncio.gather(house.outbox.tick(), other.outbox.tick())
        assert {i.commit for i in (*house.ears.heard, *other.ears.heard)} == {1, 2}
        assert len(house.ears.heard) + len(other.ears.heard) == 2


async def test_a_message_being_sent_is_not_withdrawn(house, game):
    class Undoing(Ears):
        async def send(self, intent):
            if intent.kind == "log" and intent.commit == 1:
                await house.tables.undo(game, ANN, 1, "meanwhile")
            return await super().send(intent)

    house.outbox._sender = house.ears = Undoing()
    await house.act(game, ANN, "project:power-plant")
    await house.outbox.tick()
    assert [(i.kind, i.commit) for i in house.ears.heard] == [("log", 1), ("log", 2)]


async def test_the_loop_says_at_once_what_is_committed_and_finishes_what_it_says_when_stopped(house, game, monkeypatch):
    begun, go_on = asyncio.Event(), asyncio.Event()

    class Slow(Ears):
        async def send(self, intent):
            begun.set()
            await go_on.wait()
            return await super().send(intent)

    monkeypatch.setattr("bot.delivery.outbox.POLL_SECONDS", 3600)
    house.outbox._sender = house.ears = Slow()
    running = asyncio.ensure_future(house.outbox.run())
    await eventually(lambda: waiting(house.outbox))
    await house.act(game, ANN, "project:power-plant")
    await begun.wait()
    running.cancel()
    await a_moment()
    go_on.set()
    await asyncio.gather(running, return_exceptions=True)
    assert await house.rows("SELECT state FROM outbox WHERE kind = 'log'") == [("sent",)]


async def test_the_loop_goes_on_after_an_error_of_the_store(house, game, monkeypatch):
    failures = iter([RuntimeError("the database is away")])
    claim = house.outbox._claim

    async def failing():
        for failure in failures:
            raise failure
        return await claim()

    monkeypatch.setattr("bot.delivery.outbox.POLL_SECONDS", 0.01)
    monkeypatch.setattr(house.outbox, "_claim", failing)
    running = asyncio.ensure_future(house.outbox.run())
    await house.act(game, ANN, "project:power-plant")
    await eventually(lambda: house.ears.heard)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_the_end_of_a_game_is_said_and_older_messages_learn_of_it_and_nobody_is_asked_any_more(house, game):
    await house.act(game, ANN, "pass")
    await house.tables.end(game, BEN)
    house.clock.on(HOUR)
    await house.outbox.tick()
    said = [("log", {}), ("ended", {"by": BEN}), ("log", {}), ("lobby", {})]
    assert [(i.kind, i.payload) for i in house.ears.heard] == said


def test_an_answer_of_the_sender_may_name_no_message():
    assert Sent().message is None


async def test_what_was_settled_long_ago_is_forgotten_but_for_what_a_running_game_may_be_asked_about(house, game):
    over = (await house.game()).id
    for each in (game, over):
        await house.act(each, ANN, "project:power-plant")
        await house.tables.undo(each, ANN, 1, house.click())
        await house.act(each, ANN, "pass")
    house.clock.on(HOUR)
    await house.outbox.tick()
    await house.tables.end(over, ANN)
    house.clock.on(timedelta(days=29))
    assert await house.outbox.prune() == 0
    house.clock.on(timedelta(days=2))
    assert await house.outbox.prune() > 0
    left = {tuple(row) for row in await house.rows("SELECT game, kind, state FROM outbox")}
    assert left == {(game, "turn", "sent"), *((over, kind, "waiting") for kind in ("ended", "log", "lobby"))}
    commits = await house.rows("SELECT count(*), count(snapshot) FROM commits")
    assert [tuple(row) for row in commits] == [(8, 8)]


@pytest.mark.parametrize("worker", ["outbox", "robots"])
@pytest.mark.parametrize("steps", range(5))
async def test_a_nudge_at_the_moment_of_the_end_does_not_keep_it_from_ending(house, worker, steps):
    works = getattr(house, worker)
    running = asyncio.ensure_future(works.run())
    await eventually(lambda: waiting(works))
    works.nudge()
    for _ in range(steps):
        await asyncio.sleep(0)
    running.cancel()
    done, _ = await asyncio.wait({running}, timeout=30)
    running.cancel()
    assert done
