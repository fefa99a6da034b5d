"""Who would like to play is brought together with who fits, is asked, and never seated unasked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from gettext import NullTranslations
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import limits
from bot.components import Menu
from bot.screens import wishes
from bot.tables import Rules
from bot.tables.services.wishes import WishMatches
from bot.tables.wishes import Wish, agreed, together
from tests.bot.server import Server, open_server
from tests.loud import Foreign
from words import catalogue, speaking

pytestmark = pytest.mark.once

UNTIL = datetime(2027, 1, 1, tzinfo=UTC)


def wish(user: int, least: int = 2, most: int = 5, pace: str | None = None, preset: str | None = None) -> Wish:
    return Wish(user, f"P{user}", least, most, pace, preset, UNTIL)


def found(mine: Wish, *others: Wish, blocked: Any = ()) -> list[int]:
    return [one.user for one in together(mine, [mine, *others], {frozenset(pair) for pair in blocked})]


def test_as_many_as_fit_are_brought_together_older_wishes_first() -> None:
    assert found(wish(1), wish(2), wish(3)) == [2, 3]
    assert found(wish(1, most=2), wish(2), wish(3)) == [2]
    assert found(wish(1), *(wish(n) for n in range(2, 9))) == [2, 3, 4, 5]
    assert found(wish(1, least=3), wish(2)) == [], "too few"


def test_everybodys_numbers_hold() -> None:
    assert found(wish(1), wish(2, most=2), wish(3, least=3), wish(4, least=3)) == [3, 4]
    assert found(wish(1), wish(2, least=4), wish(3, most=3)) == [3]


def test_paces_and_rules_must_not_contradict_each_other() -> None:
    assert found(wish(1, pace="fast"), wish(2, pace="daily"), wish(3)) == [3]
    assert found(wish(1), wish(2, pace="daily"), wish(3, pace="fast"), wish(4, pace="daily")) == [2, 4]
    assert found(wish(1, preset="base"), wish(2, preset="official")) == []
    assert agreed([wish(1), wish(2, pace="daily"), wish(3, preset="base")]) == ("daily", "base")


def test_who_has_blocked_somebody_is_never_brought_together_with_them() -> None:
    assert found(wish(1), wish(2), wish(3), blocked=[(1, 2)]) == [3]
    assert found(wish(1), wish(2), wish(3), wish(4), blocked=[(3, 2)]) == [2, 4]


@pytest.mark.parametrize(("many", "said"), [(20, "20 members would like"), (21, "At least 20 members would like")])
def test_no_more_members_are_counted_than_discord_is_asked_about(many: int, said: str) -> None:
    shown = wishes.open_games([], WishMatches(None, (), tuple(range(many))), 99)
    assert f"{said} to play." in shown.words().replace("\u00a0", " ")


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben", "Cat"), pictures=False) as made:
        yield made


@pytest.mark.parametrize("letter", ["𝕎", "*"])
async def test_a_hundred_lobbies_are_paged_with_the_longest_names(server: Server, letter: str) -> None:
    services, guild = server.bot.services, server.guild.id
    made = await services.lobby.create(guild, server.channel.id, server.members["Ann"].id, letter * 32, letter * 100)
    lobbies = [replace(made, id=f"lob{n:02}") for n in range(100)]
    fitting = tuple(replace(wish(n), name=letter * 32) for n in range(4))
    pages = -(-len(lobbies) // wishes.AT_ONCE)
    seen: set[str] = set()
    for page in range(pages):
        shown = wishes.open_games(
            lobbies, WishMatches(wish(9), fitting, tuple(range(5))), server.members["Cat"].id, page
        )
        assert limits.breaches(shown.view()) == []
        (menu,) = [child for child in shown.view().walk_children() if isinstance(child, Menu)]
        seen |= {option.value for option in menu.item.options}
    assert seen == {lobby.id for lobby in lobbies}


async def test_one_looks_through_the_lobbies_page_by_page(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wishes, "AT_ONCE", 2)
    for name in ("Phobos", "Deimos", "Utopia"):
        await server.slash("Ann", "game new", name=name)
    shown = await server.slash("Cat", "lobby open")
    later = await server.click("Cat", shown, "Next, 2 of 2")
    assert sorted(name for page in (shown, later) for name in ("Phobos", "Deimos", "Utopia") if name in page.words) == [
        "Deimos",
        "Phobos",
        "Utopia",
    ]
    assert later.button("Next, 1 of 2")


async def test_whoever_fits_is_asked_and_has_a_seat_reserved(server: Server) -> None:
    assert "No lobby has a free seat." in (await server.slash("Ann", "lobby open")).words
    waiting = await server.slash("Ben", "lobby wish", days=3, pace="daily")
    assert "Nobody who fits has said so yet." in waiting.words
    shown = await server.slash("Ann", "lobby wish", days=5, rules="base")
    assert "Ben fits with that." in shown.words
    seated = await server.click("Ann", shown, "Open a table for us")
    await server.say()
    (lobby,) = await server.bot.services.games.in_server(server.guild.id)
    assert [seat.name for seat in lobby.seats] == ["Ann"], "Ben is not seated unasked"
    assert [(kept.name, kept.until - lobby.created) for kept in lobby.reserved] == [("Ben", timedelta(hours=12))]
    assert (lobby.rules.reminder_hours, lobby.rules.corporate_era, lobby.rules.seats) == (12, True, 2)
    assert seated.words
    letter = server.direct("Ben")[-1]
    assert "a table that fits your wish is open" in letter.words
    await server.click("Ben", letter, "Join", direct=True)
    (lobby,) = await server.bot.services.games.in_server(server.guild.id)
    assert [seat.name for seat in lobby.seats] == ["Ann", "Ben"]
    assert "members would like" not in (await server.slash("Cat", "lobby open")).words, "both wishes are fulfilled"


async def test_a_table_for_those_who_fit_is_posted_where_they_are_if_the_servers_channel_is_gone(
    server: Server,
) -> None:
    await server.slash("Ben", "lobby wish")
    shown = await server.slash("Ann", "lobby wish")
    await server.bot.services.servers.change(server.guild.id, {"channel": 77})
    await server.click("Ann", shown, "Open a table for us")
    (lobby,) = await server.bot.services.games.in_server(server.guild.id)
    assert lobby.channel == server.channel.id


async def test_no_table_is_opened_where_the_bot_may_not_write(server: Server) -> None:
    await server.slash("Ben", "lobby wish")
    guild: Any = server.guild
    denied = {guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    mute = guild.create_text_channel("mute", overwrites=denied)
    shown = await server.slash("Ann", "lobby wish", mute)
    assert "The bot lacks Send Messages here" in (await server.click("Ann", shown, "Open a table for us")).words
    assert not await server.bot.services.games.in_server(server.guild.id)


async def test_a_reservation_can_be_declined_and_a_wish_taken_back(server: Server) -> None:
    await server.slash("Ben", "lobby wish")
    shown = await server.slash("Ann", "lobby wish")
    await server.click("Ann", shown, "Open a table for us")
    await server.say()
    await server.click("Ben", server.direct("Ben")[-1], "No, thanks", direct=True)
    (lobby,) = await server.bot.services.games.in_server(server.guild.id)
    assert lobby.reserved == ()
    await server.slash("Cat", "lobby wish")
    assert "1 member would like" in (await server.slash("Ann", "lobby open")).words.replace("\u00a0", " ")
    await server.slash("Cat", "lobby withdraw")
    assert "would like to play." not in (await server.slash("Ann", "lobby open")).words


async def test_a_block_is_private_and_both_ways(server: Server) -> None:
    await server.slash("Ben", "lobby wish")
    said = await server.slash("Ben", "lobby block", member=server.users["Ann"])
    assert "You won't be brought together with Ann." in said.words
    shown = await server.slash("Ann", "lobby wish")
    assert "Nobody who fits" in shown.words
    await server.slash("Ben", "lobby block", member=server.users["Ann"], again=True)
    assert "Ben fits" in (await server.slash("Ann", "lobby open")).words


def test_what_somebody_wishes_is_said_in_their_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_catalogue", {"en": NullTranslations(), "foreign": Foreign()}.__getitem__)
    mine = wish(1, pace="daily", preset="base")
    assert wishes.described(mine).replace("\u00a0", " ") == "2 to 5 players · daily · Standard"
    with speaking("foreign"):
        said = wishes.described(mine)
    assert not [word for word in ("daily", "Standard", "players") if word in said]


async def test_who_has_left_the_server_is_neither_named_nor_brought_together_with_anybody(server: Server) -> None:
    await server.slash("Ben", "lobby wish")
    shown = await server.slash("Ann", "lobby wish")
    assert "Ben fits" in shown.words
    server.guild.remove_member(server.members["Ben"])
    await server.env.advance_time(120)
    assert "1 member would like to play." in (await server.slash("Cat", "lobby open")).words, "Ann, not Ben"
    assert "Nobody who fits" in (await server.slash("Ann", "lobby open")).words
    assert "Nobody who fits" in (await server.click("Ann", shown, "Open a table for us")).words
    await server.slash("Cat", "lobby wish")
    shown = await server.slash("Ann", "lobby open")
    assert "Cat fits" in shown.words
    await server.click("Ann", shown, "Open a table for us")
    (lobby,) = await server.bot.services.games.in_server(server.guild.id)
    assert [kept.name for kept in lobby.reserved] == ["Cat"]


async def test_a_wish_ends_by_itself(server: Server) -> None:
    await server.slash("Ben", "lobby wish", days=1)
    await server.env.advance_time(timedelta(days=1, minutes=1).total_seconds())
    assert "Nobody who fits" in (await server.slash("Ann", "lobby wish")).words


async def calls(server: Server, game: str, role: Any) -> list[Any]:
    """The messages about a game that mention the role."""
    await server.env.advance_time(121)
    await server.say()
    sent = [request.json for request in server.sent("POST") if request.path.endswith("/messages")]
    return [one for one in sent if f"<@&{role.id}>" in (one.get("content") or "")]


async def test_the_role_that_a_server_names_is_mentioned_once_a_lobby(server: Server) -> None:
    role = server.guild.create_role("Marsians")
    assert "Only server managers" in (await server.slash("Ann", "lobby role", role=role)).words
    server.add_manager("Mia")
    named = await server.slash("Mia", "lobby role", role=role)
    assert f"<@&{role.id}> is mentioned once" in named.words
    await server.slash("Ann", "game new", name="Olympus **Rising**")
    (lobby,) = await server.bot.services.games.in_server(server.guild.id)
    await server.say()
    assert not [one for one in server.sent("POST") if "<@&" in str(one.json)], "the host may still choose options"
    (said,) = await calls(server, lobby.id, role)
    assert said["content"] == f"<@&{role.id}> A game is open: Olympus Rising"
    assert said["allowed_mentions"]["roles"] == [str(role.id)] or said["allowed_mentions"]["roles"] == [role.id]
    await server.click("Ben", server.last(), "Join")
    await server.bot.services.lobby.configure(lobby.id, server.members["Ann"].id, {"draft": True})
    assert len(await calls(server, lobby.id, role)) == 1, "once"


async def test_nobody_is_called_to_a_lobby_that_is_full_or_gone_or_where_no_role_is_named(server: Server) -> None:
    role = server.guild.create_role("Marsians")
    server.add_manager("Mia")
    await server.slash("Mia", "lobby role", role=role)
    services, guild, ann = server.bot.services, server.guild.id, server.members["Ann"].id
    rules = Rules(seats=1)
    full = await services.lobby.create(guild, server.channel.id, ann, "Ann", "Full", rules)
    gone = await services.lobby.create(guild, server.channel.id, ann, "Ann", "Gone")
    await services.lobby.cancel(gone.id, ann)
    assert await calls(server, full.id, role) == []
    assert "No role is mentioned" in (await server.slash("Mia", "lobby role")).words
    await services.lobby.create(guild, server.channel.id, ann, "Ann", "Quiet")
    assert await calls(server, full.id, role) == []
