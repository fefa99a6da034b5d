"""How messages are posted: whom they mention, what a notification shows of them, and that nothing is shown twice."""

from __future__ import annotations

import asyncio
import re

import discord
import pytest
import sqlalchemy as sa

from bot import speech
from bot.delivery import posting, results, turns
from bot.delivery.posting import plainly
from bot.screen import pictures_on
from bot.screens import reminding
from bot.store import post
from bot.store.schema import games, outbox
from bot.tables.announcing import about
from tests.bot.server import Server, Shown, acts, all_pass, begun, open_server, said


def called(request):
    """The users that a request to send or edit a message allows to be mentioned."""
    return sorted(request.json["allowed_mentions"]["users"])


async def test_every_edit_of_a_turn_that_is_still_asked_keeps_its_mention(server):
    game = await begun(server)
    born, drawn = server.sent("POST")[-1], server.sent("PATCH")[-1]
    assert called(born) == called(drawn) != []
    await acts(server, game, "one", "project:power-plant")
    await server.say()
    assert server.sent("PATCH")[-1] is not drawn
    assert called(server.sent("PATCH")[-1]) == called(born)


async def test_every_edit_of_a_request_keeps_the_mention_of_who_has_not_voted(server):
    game = await begun(server)
    request = await server.bot.services.votes.ask_to_end(game, server.members["Ann"].id)
    await server.say()
    assert called(server.sent("POST")[-1]) == called(server.sent("PATCH")[-1]) == [server.members["Ben"].id]
    before = len(server.sent("PATCH"))
    async with server.store.writing() as connection:
        await post.enqueue(connection, [about(game, request.id, server.env.now())])
    await server.say()
    assert len(server.sent("PATCH")) > before
    assert called(server.sent("PATCH")[-1]) == [server.members["Ben"].id]


async def crashes_after_posting_a_turn(server, monkeypatch):
    """The message about the turn is sent, and the process ends before that is recorded."""
    record = results.record_sent

    async def crash(connection, row, result, now):
        if row["kind"] == "turn":
            raise asyncio.CancelledError
        await record(connection, row, result, now)

    with monkeypatch.context() as patch:
        patch.setattr(results, "record_sent", crash)
        await server.env.advance_time(61)
        with pytest.raises(asyncio.CancelledError):
            await server.say()


async def test_a_message_that_is_repeated_after_a_crash_is_shown_once(server, monkeypatch):
    game = await begun(server)
    await acts(server, game, "one")
    await crashes_after_posting_a_turn(server, monkeypatch)
    server.env.inject_error("GET", "/channels/*/messages", status=403, code=50013, message="history")
    await server.wait(61)
    first, again = said(server)[-2:]
    assert first["nonce"] == again["nonce"]
    assert len(first["nonce"]) <= 25
    assert first["enforce_nonce"] is True


@pytest.mark.parametrize("meanwhile", ["", "project:power-plant"])
async def test_a_turn_that_was_posted_before_a_crash_is_not_posted_again_once_discord_has_forgotten_its_nonce(
    server, monkeypatch, meanwhile
):
    game = await begun(server)
    await acts(server, game, "one")
    await crashes_after_posting_a_turn(server, monkeypatch)
    posted = server.sent("POST")[-1]
    if meanwhile:
        await acts(server, game, "two", meanwhile)
    await server.wait(600)
    assert [request for request in server.sent("POST") if request.path == posted.path][-1] is posted
    shown = await server.turn()
    assert (await server.bot.services.games.status(game)).turn_message == shown.message.id
    assert ("Power plant" in shown.words) == bool(meanwhile)
    assert shown.message.flags.components_v2


@pytest.mark.parametrize("stage", ["plain", "whole"])
@pytest.mark.parametrize("kind", ["request", "result", "prompt", "reminder"])
async def test_whatever_calls_somebody_is_found_where_it_was_sent_before_a_crash(server, monkeypatch, kind, stage):
    game = await begun(server)

    async def crash(*_args):
        raise asyncio.CancelledError

    async def happens():
        if kind == "request":
            await server.bot.services.votes.ask_to_end(game, server.members["Ann"].id)
        if kind == "result":
            async with server.store.writing() as connection:
                await connection.execute(sa.update(games).where(games.c.id == game).values(state="over"))
                await post.enqueue(connection, [post.row(game, kind, server.env.now())])
        if kind == "prompt":
            await all_pass(server, game)
        if kind == "reminder":
            await server.wait(13 * 3600)
        await server.say()

    before = len(said(server))
    with monkeypatch.context() as patch:
        patch.setattr(*((posting, "change") if stage == "plain" else (results, "record_sent")), crash)
        with pytest.raises(asyncio.CancelledError):
            await happens()
    assert len(said(server)) > before
    await server.wait(600)
    nonces = [body["nonce"] for body in said(server)[before:]]
    assert len(set(nonces)) == len(nonces), "each is sent once"
    async with server.store.reading() as connection:
        rows = (await connection.execute(sa.select(outbox).where(outbox.c.kind == kind))).mappings().all()
    assert rows
    assert {(row["state"], row["message"] is not None) for row in rows} == {("sent", True)}


async def test_an_earlier_message_with_the_same_words_is_not_taken_for_one_that_a_crash_has_cut_short(
    server, monkeypatch
):
    game = await begun(server)
    rows = [post.row(game, "result", server.env.now()) for _ in range(2)]
    async with server.store.writing() as connection:
        await connection.execute(sa.update(games).where(games.c.id == game).values(state="over"))
        await post.enqueue(connection, rows[:1])
    await server.say()
    before = len(said(server))

    async def crash(*_args, **_more):
        raise asyncio.CancelledError

    async with server.store.writing() as connection:
        await post.enqueue(connection, rows[1:])
    with monkeypatch.context() as patch:
        patch.setattr(posting, "send_plain", crash)
        with pytest.raises(asyncio.CancelledError):
            await server.say()
    assert len(said(server)) == before
    await server.wait(600)
    assert len(said(server)) == before + 1


async def test_everything_that_is_said_has_a_nonce_of_its_own(server):
    game = await begun(server)
    await acts(server, game, "one")
    await server.wait(61)
    nonces = [message["nonce"] for message in said(server)]
    assert len(set(nonces)) == len(nonces) >= 3


@pytest.mark.parametrize("code", [50007, 50278])
async def test_only_closed_direct_messages_count_as_closed(server, code):
    game = await begun(server)
    dms = "/users/@me/channels"
    server.env.inject_error("POST", dms, status=403, code=code, message="no", times=None)
    await all_pass(server, game)
    assert all(s.closed for s in (await server.bot.services.games.status(game)).seats)


async def test_whatever_else_is_forbidden_of_direct_messages_may_pass(server):
    game = await begun(server)
    server.env.inject_error("POST", "/users/@me/channels", status=403, code=20026, message="quarantined", times=2)
    await all_pass(server, game)
    assert not any(s.closed for s in (await server.bot.services.games.status(game)).seats)
    await server.wait(5)
    assert [len(server.direct(name)) for name in server.members] == [1, 1]


MESSAGE = "/channels/*/messages/*"


async def test_what_was_done_is_added_to_the_turn_also_after_a_failure_of_discord(server):
    game = await begun(server)
    await acts(server, game, "one", "project:power-plant")
    server.env.inject_error("PATCH", MESSAGE, status=503)
    await server.wait(0)
    await server.wait(3)
    assert "Power plant" in (await server.turn()).words


async def test_an_earlier_message_keeps_its_log_where_discord_cannot_be_asked_for_it_at_once(server):
    game = await begun(server)
    await acts(server, game, "one", "project:power-plant")
    await server.say()
    earlier = (await server.turn()).message.id
    await server.restart()
    await acts(server, game, "two", "end")
    server.env.inject_error("GET", MESSAGE, status=503, times=3)
    for seconds in (0, 3, 5, 60):
        await server.wait(seconds)
    assert (await server.turn()).message.id != earlier
    assert "Power plant" in Shown(next(m for m in server.place.history() if m.id == earlier)).words


async def reduced(server: Server) -> tuple[str, int]:
    """Begin a game and end its first turn; returns it and the turn message that was reduced to its log."""
    game = await begun(server)
    await acts(server, game, "one", "project:power-plant")
    await server.say()
    earlier = (await server.turn()).message.id
    await acts(server, game, "two", "end")
    await server.say()
    return game, earlier


@pytest.mark.parametrize("how", ["a crash after it was reduced", "no permission to read it"])
async def test_an_earlier_message_keeps_its_log_after(server, monkeypatch, how):
    _game, earlier = await reduced(server)
    if how == "no permission to read it":
        server.env.inject_error("GET", MESSAGE, status=403, code=50001, message="Missing Access", times=None)
    else:

        async def crash(*_words):
            raise asyncio.CancelledError

        with monkeypatch.context() as patch:
            patch.setattr(turns, "send_plain", crash)
            await server.env.advance_time(61)
            with pytest.raises(asyncio.CancelledError):
                await server.say()
    await server.restart()
    for _ in range(2):
        await server.wait(61)
    assert len(said(server)) >= 2
    assert "Power plant" in Shown(next(m for m in server.place.history() if m.id == earlier)).words


async def test_cards_to_choose_among_are_shown_also_after_a_failure_of_discord(server):
    game = await begun(server)
    server.env.inject_error("PATCH", MESSAGE, status=503, times=8)
    await all_pass(server, game)
    for seconds in (3, 5):
        await server.wait(seconds)
    (asked,) = server.direct("Ann")
    assert "Research for generation 2" in asked.words


async def test_the_points_of_a_result_are_shown_also_after_a_failure_of_discord(server):
    game = await begun(server)
    async with server.store.writing() as connection:
        await post.enqueue(connection, [post.row(game, "result", server.env.now())])
    server.env.inject_error("PATCH", MESSAGE, status=503)
    for seconds in (0, 3):
        await server.wait(seconds)
    assert "points" in server.last().words
    assert [m.flags.components_v2 for m in server.place.history()][-1]


async def test_a_result_gets_its_points_days_later_when_the_bot_may_attach_files_again(server):
    game = await begun(server)
    server.env.inject_error("PATCH", MESSAGE, status=403, code=50013, message="Missing Permissions", times=3)
    async with server.store.writing() as connection:
        await post.enqueue(connection, [post.row(game, "result", server.env.now())])
    await server.wait(0)
    (plain,) = [m.id for m in server.place.history() if "is over" in m.content]
    for hours in (1, 72):
        await server.wait(hours * 3600)
    async with server.store.writing() as connection:
        await post.enqueue(connection, [post.row(game, "turn", server.env.now(), payload={"quiet": 1})])
    await server.wait(0)
    assert server.last().message.id != plain, "it holds up no other message"
    await server.bot.services.repair.send_delayed(server.guild.id)
    await server.wait(0)
    (result,) = [m for m in server.place.history() if m.id == plain]
    assert result.flags.components_v2
    assert "points" in Shown(result).words


def attaching_taken(server):
    """Take the permission to attach files from every role, and return what gives all permissions back."""
    roles = server.env.backend.guilds[server.guild.id].roles.values()
    before = {role.id: role.permissions for role in roles}
    for role in roles:
        role.permissions &= ~(discord.Permissions.attach_files.flag | discord.Permissions.administrator.flag)

    def give_back():
        for role in roles:
            role.permissions = before[role.id]

    return give_back


async def test_who_may_attach_no_files_tells_the_turn_in_words_and_draws_it_again_once_it_may(tmp_path):
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben")) as server:
        game = await begun(server)
        give_back = attaching_taken(server)
        await acts(server, game, "one", "project:power-plant")
        for waited in (0, 61):  # the message of the turn that was there, and the next one
            await server.wait(waited)
            shown = await server.turn()
            assert shown.message.flags.components_v2
            assert "**The bot lacks Attach Files here.**" in shown.words
            assert not pictures_on(shown.message)
        waiting = sa.select(outbox.c.kind).where(outbox.c.state == "waiting", outbox.c.kind.in_(("turn", "log")))
        async with server.store.reading() as connection:
            assert (await connection.execute(waiting)).all() == []
        give_back()
        await acts(server, game, "two", "project:power-plant")
        await server.say()
        shown = await server.turn()
        assert "lacks" not in shown.words
        assert pictures_on(shown.message)


async def test_who_may_attach_no_files_tells_the_result_in_words_and_adds_the_picture_once_it_may(tmp_path):
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben")) as server:
        game = await begun(server)
        give_back = attaching_taken(server)
        async with server.store.writing() as connection:
            await post.enqueue(connection, [post.row(game, "result", server.env.now())])
        await server.say()
        shown = server.last()
        assert shown.message.flags.components_v2
        assert "**The bot lacks Attach Files here.**" in shown.words
        assert "Play again" in shown.buttons.values()
        assert shown.words.count("TR 20") == 2, "the points by source, which the picture would show"
        give_back()
        await server.wait(3600)
        shown = server.last()
        assert "lacks" not in shown.words
        assert pictures_on(shown.message)


async def test_a_request_says_what_it_asks_also_after_a_failure_of_discord(server):
    game = await begun(server)
    await server.bot.services.votes.ask_to_end(game, server.members["Ann"].id)
    server.env.inject_error("PATCH", MESSAGE, status=503)
    for seconds in (0, 3):
        await server.wait(seconds)
    asking = [m for m in server.place.history() if "Agree to end it" in Shown(m).buttons.values()]
    assert [m.flags.components_v2 for m in asking] == [True]


async def test_earlier_messages_are_reduced_and_struck_through_also_after_failures_of_discord(server):
    game, earlier = await reduced(server)

    def now():
        return Shown(next(m for m in server.place.history() if m.id == earlier))

    for seconds in (61, 3):
        if seconds == 61:
            server.env.inject_error("PATCH", f"/channels/*/messages/{earlier}", status=503)
        await server.wait(seconds)
    assert not now().buttons, "the thread shows one board"
    async with server.store.writing() as connection:
        row = post.row(game, "struck", server.env.now(), payload={"entries": [1]})
        await post.enqueue(connection, [row])
    server.env.inject_error("PATCH", f"/channels/*/messages/{earlier}", status=503)
    edits = []
    for seconds in (0, 3):
        await server.wait(seconds)
        edits.append(len([r for r in server.sent("PATCH") if r.path.endswith(str(earlier))]))
    assert edits[1] > edits[0], "what was undone is struck through after all"


async def test_a_vote_that_is_over_says_so_also_after_a_failure_of_discord(server):
    game = await begun(server)
    ann, ben = (server.members[name].id for name in ("Ann", "Ben"))
    request = await server.bot.services.votes.ask_to_end(game, ann)
    await server.say()
    posted = server.last()
    assert posted.buttons
    await server.bot.services.votes.vote(game, ben, request.id, "no")
    server.env.inject_error("PATCH", f"/channels/*/messages/{posted.message.id}", status=503, times=2)
    for seconds in (0, 3, 5):
        await server.wait(seconds)
    now = next(m for m in server.place.history() if m.id == posted.message.id)
    assert not Shown(now).buttons


async def test_what_is_not_true_any_more_is_deleted_also_after_a_failure_of_discord(server):
    game = await begun(server)
    gone = server.last().message.id
    async with server.store.writing() as connection:
        row = post.row(game, "removal", server.env.now(), payload={"message": gone})
        await post.enqueue(connection, [row])
    server.env.inject_error("DELETE", MESSAGE, status=503)
    await server.wait(0)
    await server.wait(3)
    assert gone not in {message.id for message in server.place.history()}


async def test_a_question_that_is_answered_is_cleaned_up_also_after_a_failure_of_discord(server):
    game = await begun(server)
    for click in ("one", "two"):
        await acts(server, game, click)
    await server.say()
    (asked,) = server.direct("Ann")
    await server.bot.services.play.compose(game, server.users["Ann"].id, None, [[]], "three", True)
    server.env.inject_error("PATCH", MESSAGE, status=503)
    await server.bot.announcer.to_one.tidy()
    await server.bot.announcer.to_one.tidy()
    (now,) = server.direct("Ann")
    assert now.words != asked.words


async def test_a_question_that_cannot_be_cleaned_up_keeps_no_other_from_it(server, monkeypatch):
    game = await begun(server)
    await all_pass(server, game)
    asked = {name: server.direct(name)[0].words for name in ("Ann", "Ben")}
    await server.wait(1)
    for name in asked:
        await server.bot.services.play.compose(game, server.users[name].id, None, [[]], f"{name} chose", True)
    settled, calls = reminding.settled, iter(range(9))

    def one_fails(*args, **given):
        if not next(calls):
            raise ValueError
        return settled(*args, **given)

    monkeypatch.setattr(reminding, "settled", one_fails)
    await server.bot.announcer.to_one.tidy()
    assert sum(server.direct(name)[0].words != words for name, words in asked.items()) == 1
    assert await server.bot.announcer.to_one.tidy() == 0


async def test_a_direct_message_asks_discord_for_nobodys_account(server):
    game = await begun(server)
    await acts(server, game, "one")
    await acts(server, game, "two")
    await server.say()
    assert [r.path for r in server.env.http_requests if r.path.startswith("/users/") and r.method == "GET"] == []


async def test_what_a_notification_shows_is_plain(server):
    name = "tomcat_77 *~Ann~* [x](y)"
    await server.slash("Ann", "game new", name=name)
    await server.say()
    await server.click("Ben", server.last(), "join")
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    await server.bot.services.lobby.configure(status.id, server.members["Ann"].id, {"beginners": True})
    await server.bot.services.lobby.start(status.id, server.members["Ann"].id)
    await server.say()
    for click in ("one", "two"):
        await acts(server, status.id, click)
        await server.wait(61)
    texts = [message["content"] for message in said(server) if message.get("content")]
    assert len(texts) == 4, "two turns, research in public, a prompt to who has not passed last"
    assert [text for text in texts if re.search(r"[*`~|\\]|<t:|\]\(", text)] == []
    assert any(text.startswith("tomcat_77 Ann x(y): ") for text in texts)


def test_only_what_names_could_make_markup_of_is_left_out_of_a_notification():
    sentence = f"**{speech.verbatim('a_b-c # *d* <@1> 2 > 1')}** plays, <@7>"
    assert plainly(sentence) == "a_b-c # d @1 2  1 plays, <@7>"
