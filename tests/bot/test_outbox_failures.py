"""Messages that cannot be sent are tried again, given up after a day unless they ask, and never keep other messages waiting."""

import asyncio
from datetime import timedelta

import pytest
import structlog

from bot.delivery.outbox import Gone
from bot.store import post
from tests.bot.backend import ANN, BEN, CAT, CHANNEL, HOUR, MINUTE, FakeSender, eventually
from tests.bot.outbox import said, told_game

pytestmark = pytest.mark.usefixtures("ann_begins")


@pytest.fixture
async def game(backend):
    return await told_game(backend)


async def test_a_deleted_channel_silences_its_game_and_no_other(backend, game):
    other = (await backend.game()).id
    backend.sender.gone = {f"game:{game}"}
    await backend.act(game, ANN, "pass")
    await backend.act(other, ANN, "pass")
    backend.clock.advance(MINUTE)
    await backend.outbox.tick()
    assert {i.game for i in backend.sender.sent if str(i.destination).startswith("game:")} == {other}
    waiting = await backend.rows("SELECT game, kind FROM outbox WHERE state = 'waiting'")
    assert waiting == [(game, "turn")], "the question is kept for as long as the game runs"
    assert (await backend.act(game, BEN, "pass")).committed == 2, "the game itself goes on"


async def test_where_the_channel_was_deleted_the_next_player_hears_by_direct_message_at_once_and_only_so(backend, game):
    backend.sender.gone = {f"game:{game}"}
    await backend.act(game, ANN, "pass")
    backend.clock.advance(MINUTE)
    await backend.outbox.tick()
    assert [(i.kind, str(i.destination)) for i in backend.sender.sent] == [("prompt", f"user:{BEN}")]
    (arrived,) = await backend.rows("SELECT arrived FROM dues WHERE game = :g", g=game)
    assert arrived[0] is not None
    backend.sender.clear()
    # The game gets a channel again: its message comes, and mentions nobody a second time.
    backend.sender.gone = set()
    backend.clock.advance(HOUR)
    await backend.outbox.tick()
    assert said(backend) == [("turn", [])]
    assert backend.sender.sent[0].payload["quiet"]


async def test_where_the_channel_is_known_to_be_deleted_each_next_player_hears_by_direct_message(backend, game):
    await backend.services.repair.channel_deleted(CHANNEL)
    backend.sender.gone = {f"game:{game}"}
    for user, then in ((ANN, BEN), (BEN, CAT)):
        await backend.act(game, user, "pass")
        backend.clock.advance(MINUTE)
        await backend.outbox.tick()
        assert [(i.kind, str(i.destination)) for i in backend.sender.sent] == [("prompt", f"user:{then}")]
        backend.sender.clear()


async def test_whom_neither_the_channel_nor_a_direct_message_reaches_is_mentioned_when_there_is_a_channel(
    backend, game
):
    backend.sender.gone = {f"game:{game}", f"user:{BEN}"}
    await backend.act(game, ANN, "pass")
    for _ in range(100):
        backend.clock.advance(MINUTE)
        await backend.outbox.tick()
    assert backend.sender.sent == []
    backend.sender.gone = {f"user:{BEN}"}
    backend.clock.advance(HOUR)
    await backend.outbox.tick()
    assert [seats for kind, seats in said(backend) if kind == "turn" and seats] == [[1]]


@pytest.mark.parametrize("failure", ["unreachable", "gone"])
async def test_a_host_reads_one_line_without_a_trace_of_a_message_that_cannot_be_sent_for_thirty_hours(
    backend, game, failure
):
    setattr(backend.sender, failure, {f"game:{game}"})
    await backend.services.repair.post_again(game)
    with structlog.testing.capture_logs() as lines:
        for _ in range(60):
            backend.clock.advance(HOUR / 2)
            await backend.outbox.tick()
    told = [line for line in lines if line["log_level"] != "debug"]
    assert [line["event"] for line in told] == ["message not sent"]
    assert "exc_info" not in told[0]
    assert told[0]["why"]


async def test_a_defect_of_ours_keeps_its_trace(backend, game, monkeypatch):
    async def broken(intent):
        raise KeyError("a defect")

    monkeypatch.setattr(backend.sender, "send", broken)
    await backend.services.repair.post_again(game)
    with structlog.testing.capture_logs() as lines:
        await backend.outbox.tick()
    assert isinstance(lines[0]["exc_info"], KeyError)


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
    assert [(i.kind, i.entry) for i in backend.sender.sent] == [("log", 1), ("log", 2)]


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


async def test_what_still_fails_after_a_day_is_given_up_but_not_the_question_of_a_running_game(backend, game):
    lobby = (await backend.lobby()).id
    backend.sender.unreachable = {f"game:{game}", f"game:{lobby}"}
    await backend.services.repair.post_again(game)
    for hours in (0, 23, 2):
        backend.clock.advance(hours * HOUR)
        await backend.outbox.tick()
    rows = await backend.rows("SELECT kind, state FROM outbox WHERE state NOT IN ('sent', 'withdrawn') ORDER BY id")
    assert rows == [("lobby", "failed"), ("turn", "waiting")]
    backend.sender.unreachable = set()
    assert await backend.services.repair.send_delayed(None) == 1
    await backend.outbox.tick()
    assert said(backend) == [("turn", [])]


async def test_what_became_old_while_the_bot_was_off_is_tried_more_than_once(backend, game):
    await backend.services.repair.post_again(game)
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
    await backend.run(f"UPDATE games SET thread = 77 WHERE id = '{other}'")

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

    monkeypatch.setattr("bot.delivery.outbox.claims.claim", claim)
    assert await backend.outbox._claim() == []
    assert claims == 0
    assert backend.outbox._pause() > 1


async def test_one_games_trouble_does_not_hold_up_another(backend, game):
    other = (await backend.game()).id
    backend.sender.unreachable = {f"game:{game}"}
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(other, ANN, "project:power-plant")
    await backend.outbox.tick()
    assert {i.game for i in backend.sender.of_kinds("log")} == {other}


async def test_a_lobby_message_that_is_refused_holds_up_nothing_in_the_thread_of_its_game(backend):
    class Refusing(FakeSender):
        allowed = False

        async def send(self, intent):
            if intent.kind == "lobby" and not self.allowed:
                raise ConnectionError("the channel takes no messages")
            return await super().send(intent)

    backend.outbox._sender = backend.sender = Refusing()
    game = (await backend.game()).id
    await backend.outbox.tick()
    assert said(backend) == [], "the lobby message opens the thread, so the turn waits for it"
    await backend.run(f"UPDATE games SET thread = 77 WHERE id = '{game}'")
    await backend.outbox.tick()
    assert said(backend) == [("turn", [0])]
    backend.sender.allowed = True
    backend.clock.advance(MINUTE)
    await backend.outbox.tick()
    assert [kind for kind, _ in said(backend)] == ["turn", "lobby"], "it comes when it is allowed again"


async def test_a_message_that_only_strikes_through_what_was_undone_holds_up_no_question(backend, game):
    class Refusing(FakeSender):
        async def send(self, intent):
            if intent.kind == "struck":
                raise ConnectionError("this one only")
            return await super().send(intent)

    await backend.outbox.tick()
    backend.outbox._sender = backend.sender = Refusing()
    async with backend.store.writing() as connection:
        row = post.row(game, "struck", backend.clock(), payload={"entries": [1]})
        await post.enqueue(connection, [row])
    await backend.outbox.tick()
    await backend.act(game, ANN, "pass")
    backend.clock.advance(2 * MINUTE)
    await backend.outbox.tick()
    assert ("turn", [1]) in said(backend)


async def test_a_direct_message_that_is_refused_holds_up_no_other_game_of_its_player(backend):
    games = [(await backend.game()).id for _ in range(2)]

    class Refusing(FakeSender):
        async def send(self, intent):
            if intent.kind == "prompt" and intent.game == games[0]:
                raise ConnectionError("this one only")
            return await super().send(intent)

    await backend.outbox.tick()
    backend.outbox._sender = backend.sender = Refusing()
    for game in games:
        await backend.research(game)
    await backend.outbox.tick()
    asked = {(i.game, str(i.destination)) for i in backend.sender.of_kinds("prompt")}
    assert asked == {(games[1], f"user:{user}") for user in (ANN, BEN)}, "Cat has opened the research by hand"
