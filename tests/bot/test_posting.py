"""How messages come into being: whom they mention, what a notification shows of them, and that nothing is shown twice."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot import speech
from bot.delivery.posting import plainly
from tests.bot.server import acts, begun, said


def called(request):
    """Whom a message that was sent or edited may mention."""
    return sorted(request.json["allowed_mentions"]["users"])


async def test_every_edit_of_a_turn_that_is_still_asked_keeps_its_mention(at):
    game = await begun(at)
    born, drawn = at.sent("POST")[-1], at.sent("PATCH")[-1]
    assert called(born) == called(drawn) != []
    await acts(at, game, "one", "project:power-plant")
    await at.say()
    assert at.sent("PATCH")[-1] is not drawn
    assert called(at.sent("PATCH")[-1]) == called(born)


async def test_every_edit_of_a_request_keeps_the_mention_of_who_has_not_agreed(at):
    game = await begun(at)
    request = await at.bot.tables.ask_to_end(game, at.members["Ann"].id)
    await at.say()
    assert called(at.sent("POST")[-1]) == called(at.sent("PATCH")[-1]) == [at.members["Ben"].id]
    await at.bot.tables.vote(game, at.members["Ben"].id, request.id, False)
    await at.say()
    assert called(at.sent("PATCH")[-1]) == [at.members["Ben"].id]


async def test_a_message_that_is_repeated_after_a_crash_is_shown_once(at, monkeypatch):
    game = await begun(at)
    await acts(at, game, "one")

    mark = at.bot.outbox._record_sent

    async def crash(connection, row, result):
        if row["kind"] == "turn":
            raise asyncio.CancelledError
        await mark(connection, row, result)

    with monkeypatch.context() as patch:
        patch.setattr(at.bot.outbox, "_record_sent", crash)
        await at.env.advance_time(61)
        with pytest.raises(asyncio.CancelledError):
            await at.say()
    await at.wait(61)
    first, again = said(at)[-2:]
    assert first["nonce"] == again["nonce"]
    assert len(first["nonce"]) <= 25
    assert first["enforce_nonce"] is True


async def test_everything_that_is_said_has_a_nonce_of_its_own(at):
    game = await begun(at)
    await acts(at, game, "one")
    await at.wait(61)
    nonces = [message["nonce"] for message in said(at)]
    assert len(set(nonces)) == len(nonces) >= 3


@pytest.mark.parametrize("code", [50007, 50278])
async def test_only_closed_direct_messages_count_as_closed(at, code):
    game = await begun(at)
    await acts(at, game, "one")
    await acts(at, game, "two")
    dms = "/users/@me/channels"
    at.env.inject_error("POST", dms, status=403, code=code, message="no", times=None)
    await at.say()
    assert all(s.closed for s in (await at.bot.tables.status(game)).seats)


async def test_whatever_else_is_forbidden_of_direct_messages_may_pass(at):
    game = await begun(at)
    await acts(at, game, "one")
    await acts(at, game, "two")
    at.env.inject_error("POST", "/users/@me/channels", status=403, code=20026, message="quarantined", times=2)
    await at.say()
    assert not any(s.closed for s in (await at.bot.tables.status(game)).seats)
    await at.wait(5)
    assert [len(at.direct(name)) for name in at.members] == [1, 1]


async def test_a_direct_message_asks_discord_for_nobodys_account(at):
    game = await begun(at)
    await acts(at, game, "one")
    await acts(at, game, "two")
    await at.say()
    assert [r.path for r in at.env.http_requests if r.path.startswith("/users/") and r.method == "GET"] == []


async def test_what_a_notification_shows_is_plain(at):
    name = "tomcat_77 *~Ann~* [x](y)"
    await at.slash("Ann", "game new", name=name)
    await at.say()
    await at.click("Ben", at.last(), "join")
    (status,) = await at.bot.tables.games_of(at.members["Ann"].id)
    await at.bot.tables.configure(status.id, at.members["Ann"].id, {"beginners": True})
    await at.bot.tables.start(status.id, at.members["Ann"].id)
    await at.say()
    for click in ("one", "two"):
        await acts(at, status.id, click)
        await at.wait(61)
    texts = [message["content"] for message in said(at) if message.get("content")]
    assert len(texts) == 5, "two turns, research in public, two prompts"
    assert [text for text in texts if re.search(r"[*`~|\\]|<t:|\]\(", text)] == []
    assert any(text.startswith("tomcat_77 Ann x(y): ") for text in texts)


def test_only_what_names_could_make_markup_of_is_left_out_of_a_notification():
    sentence = f"**{speech.verbatim('a_b-c # *d* <@1> 2 > 1')}** plays, <@7>"
    assert plainly(sentence) == "a_b-c # d @1 2  1 plays, <@7>"
