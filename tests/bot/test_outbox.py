"""The outbox sends each committed message once, in order, and mentions each player once for each decision that they owe."""

from datetime import timedelta

import pytest
import structlog

from bot.delivery.outbox import Sent
from bot.tables import Refused
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, FakeSender
from tests.bot.outbox import said, told_game

BEFORE_GRACE_ENDS = timedelta(seconds=59)
pytestmark = pytest.mark.usefixtures("ann_begins")


@pytest.fixture
async def game(backend):
    return await told_game(backend)


async def test_a_lobby_is_said_once_however_many_have_joined_meanwhile(backend):
    status = await backend.lobby(BEN, CAT)
    assert await backend.outbox.tick() == 1
    assert [i.kind for i in backend.sender.sent] == ["lobby"]
    assert (await backend.services.games.status(status.id)).lobby_message == 500


async def test_at_the_start_the_lobby_comes_first_and_then_the_mention_of_who_begins(backend):
    status = await backend.game()
    await backend.outbox.tick()
    assert said(backend) == [("lobby", None), ("turn", [0])]
    assert (await backend.services.games.status(status.id)).turn_message == 501


async def test_each_action_is_one_line_at_once_and_mentions_nobody(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.outbox.tick()
    assert [(i.kind, i.entry) for i in backend.sender.sent] == [("log", 1)]


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
        await backend.services.play.tell_now(game, BEN)
    look = await backend.services.play.tell_now(game, ANN)
    assert look.told_at is None, "it is no longer to come"
    await backend.outbox.tick()
    assert said(backend) == [("log", None), ("turn", [1])]
    with pytest.raises(Refused, match="nothing-to-tell"):
        await backend.services.play.tell_now(game, ANN)


async def test_an_undo_within_the_grace_leaves_nobody_told(backend, game):
    await backend.act(game, ANN, "pass")
    await backend.outbox.tick()
    await backend.services.play.undo(game, ANN, 1, backend.click())
    backend.clock.advance(HOUR)
    await backend.outbox.tick()
    assert said(backend) == [("log", None), ("log", None)]


async def test_what_was_not_yet_said_of_an_action_that_is_undone_never_is(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.services.play.undo(game, ANN, 1, backend.click())
    await backend.outbox.tick()
    assert [(i.kind, i.entry) for i in backend.sender.sent] == [("log", 2)]


async def test_an_undo_after_the_next_was_told_says_so_without_a_mention(backend, game):
    await backend.act(game, ANN, "pass")
    backend.clock.advance(MINUTE)
    await backend.outbox.tick()
    backend.sender.clear()
    await backend.services.play.undo(game, ANN, 1, backend.click())
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


async def test_research_asks_the_others_by_direct_message_and_says_once_in_public_that_all_choose(backend, game):
    await backend.research(game)
    await backend.outbox.tick()
    asked = sorted(str(i.destination) for i in backend.sender.of_kinds("prompt"))
    assert asked == [f"user:{user}" for user in (ANN, BEN)], "Cat, who passed last, has the question on the panel"
    (turn,) = backend.sender.of_kinds("turn")
    assert (turn.payload["choose"], turn.payload["seats"]) == (True, [])
    backend.sender.clear()
    await backend.services.play.compose(game, BEN, None, [[]], backend.click())
    backend.clock.advance(HOUR)
    await backend.outbox.tick()
    assert said(backend) == [("log", None)]


async def test_after_the_reveal_the_first_player_is_told_at_once(backend, game):
    await backend.research(game)
    for user in (ANN, BEN, CAT):
        await backend.services.play.compose(game, user, None, [[]], backend.click(), confirmed=True)
    backend.sender.clear()
    await backend.outbox.tick()
    assert said(backend)[-1] == ("turn", [1])


async def test_a_prompt_that_is_no_longer_owed_is_not_sent(backend, game):
    await backend.research(game)
    await backend.services.play.compose(game, BEN, None, [[]], backend.click())
    await backend.outbox.tick()
    assert sorted(str(i.destination) for i in backend.sender.of_kinds("prompt")) == [f"user:{ANN}"]


async def test_who_reopens_an_answer_gets_no_second_prompt(backend, game):
    await backend.research(game)
    await backend.outbox.tick()
    await backend.services.play.compose(game, BEN, None, [[]], backend.click())
    await backend.outbox.tick()
    backend.sender.clear()
    await backend.services.play.reopen(game, BEN, backend.click())
    await backend.outbox.tick()
    assert said(backend) == [("log", None)]


async def test_where_direct_messages_are_closed_the_games_message_mentions_instead_once(backend, game):
    backend.sender.gone = {f"user:{ANN}", f"user:{BEN}"}
    backend.clock.advance(MINUTE)
    await backend.research(game)
    await backend.outbox.tick()
    # The second may come back only after the mention of the first was taken to be sent; then it has a message of its own.
    assert sorted(seat for kind, seats in said(backend) if kind == "turn" for seat in seats or ()) == [0, 1]
    assert (await backend.services.games.status(game)).at(1).closed
    backend.sender.clear()
    await backend.outbox.tick()
    assert backend.sender.of_kinds("turn") == [], "one mention for one question; reminders have their own"


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
                await backend.services.play.compose(game, user, None, [[]], backend.click(), confirmed=True)
            await backend.outbox.tick()
    assert [line["log_level"] for line in logs if line["event"] == "message undeliverable"] == ["warning", "info"]


async def test_a_direct_message_that_arrives_makes_somebody_reached_again(backend, game):
    await backend.run("INSERT INTO users (user, closed) VALUES (:user, 1)", user=BEN)
    await backend.research(game)
    assert (await backend.services.games.status(game)).at(1).closed
    await backend.outbox.tick()
    assert not (await backend.services.games.status(game)).at(1).closed


async def test_what_was_not_said_after_all_reaches_nobody(backend, game):
    class Silent(FakeSender):
        async def send(self, intent):
            return Sent() if intent.kind == "reminder" else await super().send(intent)

    backend.outbox._sender = Silent()
    await backend.run("INSERT INTO users (user, closed) VALUES (:user, 1)", user=ANN)
    backend.clock.advance(13 * HOUR)
    assert await backend.reminders.tick()
    await backend.outbox.tick()
    assert (await backend.services.games.status(game)).at(0).closed


async def test_who_cannot_be_reminded_in_private_is_reminded_in_the_game(backend, game):
    backend.sender.gone = {f"user:{ANN}"}
    await backend.outbox.tick()
    backend.sender.clear()
    for _ in range(3):
        backend.clock.advance(100 * HOUR)
        await backend.reminders.tick()
        await backend.outbox.tick()
        await backend.outbox.tick()
        assert said(backend) == [("turn", [0])], "none of them is lost"
        backend.sender.clear()


async def test_lost_messages_are_posted_anew_without_a_second_mention(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.services.repair.post_again(game)
    assert (await backend.services.games.status(game)).turn_message is None
    await backend.outbox.tick()
    assert said(backend) == [("turn", [])]
    await backend.act(game, ANN, "end")
    await backend.services.repair.post_again(game)
    backend.sender.clear()
    await backend.outbox.tick()
    assert said(backend) == [("turn", [1])], "who was still to be told is told"
    assert (await backend.services.games.status(game)).turn_message is not None


async def test_the_end_of_a_game_is_said_and_older_messages_learn_of_it_and_nobody_is_asked_any_more(backend, game):
    await backend.act(game, ANN, "pass")
    await backend.services.votes.end(game, BEN)
    backend.clock.advance(HOUR)
    await backend.outbox.tick()
    said = [("log", {}), ("ended", {"by": BEN}), ("log", {}), ("lobby", {})]
    assert [(i.kind, i.payload) for i in backend.sender.sent] == said


async def test_what_was_settled_long_ago_is_forgotten_but_for_what_a_running_game_may_be_asked_about(backend, game):
    over = (await backend.game()).id
    for each in (game, over):
        await backend.act(each, ANN, "project:power-plant")
        await backend.services.play.undo(each, ANN, 1, backend.click())
        await backend.act(each, ANN, "pass")
    backend.clock.advance(HOUR)
    await backend.outbox.tick()
    await backend.services.votes.end(over, ANN)
    backend.clock.advance(timedelta(days=29))
    assert await backend.outbox.prune() == 0
    backend.clock.advance(timedelta(days=2))
    assert await backend.outbox.prune() > 0
    left = {tuple(row) for row in await backend.rows("SELECT game, kind, state FROM outbox")}
    assert left == {(game, "turn", "sent"), *((over, kind, "waiting") for kind in ("ended", "log", "lobby"))}
    commits = await backend.rows("SELECT count(*), count(snapshot) FROM commits")
    assert [tuple(row) for row in commits] == [(8, 8)]


async def test_picks_of_an_action_that_goes_on_are_no_reason_to_look_into_the_outbox(backend, game, monkeypatch):
    looks = []
    monkeypatch.setattr(backend.services.runner, "nudge", lambda: looks.append("look"))
    half = await backend.act(game, ANN, "project:aquifer")
    assert looks == []
    await backend.act(game, ANN, half.decision.options[0])
    assert looks == ["look"]


async def test_what_an_answer_has_queued_is_leased_without_a_look_of_its_own(backend, game, monkeypatch):
    await backend.act(game, ANN, "project:power-plant")
    monkeypatch.setattr(backend.store, "reading", None)
    assert [row["kind"] for row in await backend.outbox._claim()] == ["log"]
