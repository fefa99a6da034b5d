"""Limits, so that nobody crowds out the others: open games and lobbies, clicks in a minute, clicks that wait for one game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import click_limits as module
from bot.click_limits import LETTERS, MOST_KNOWN, TYPING, ClickLimits
from bot.commands.choosing import _picks
from bot.commands.typed import Listed, offer, several
from bot.routes import lookup
from bot.store import games
from bot.tables import Refused, Rules, Runner, Services
from bot.tables.quota import Quota
from tests.bot import looks
from tests.bot.backend import ANN, BEN, CAT, CHANNEL, GUILD
from tests.bot.database import quick_store
from tests.bot.server import SETTINGS, Server, open_server, started

ELSEWHERE = 7
NOW = datetime(2027, 1, 1, tzinfo=UTC)


async def reason(work: object) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        await work  # type: ignore[misc]
    return refused.value.reason, refused.value.data["where"]


async def test_each_limit_on_open_games_is_reached_and_makes_room_again(tmp_path: Path) -> None:
    async with await quick_store(tmp_path / "mars.db") as store:
        services = Services(Runner(store, now=lambda: NOW, quota=Quota(5, 2, 3, 4)))
        two = Rules(seats=2)

        async def found(guild: int, channel: int, user: int, interaction: str | None = None) -> str:
            return (await services.lobby.create(guild, channel, user, str(user), rules=two, interaction=interaction)).id

        first = await found(GUILD, CHANNEL, ANN, "once")
        second = await found(GUILD, CHANNEL, ANN)
        assert await reason(found(GUILD, CHANNEL, ANN)) == ("quota", "member_lobbies")
        assert await found(GUILD, CHANNEL, ANN, "once") == first
        await services.lobby.join(first, BEN, "Ben")
        await services.lobby.start(first, ANN)
        third = await found(GUILD, CHANNEL, ANN)
        assert await reason(found(GUILD, CHANNEL, BEN)) == ("quota", "channel_games")
        await found(GUILD, ELSEWHERE, BEN)
        assert await reason(found(GUILD, ELSEWHERE, BEN)) == ("quota", "server_games")
        await services.lobby.cancel(third, ANN)
        await found(GUILD, ELSEWHERE, ANN)
        # Direct messages belong to no server; its limit does not count them, that of the member does.
        await found(0, 1, BEN)
        for other in (101, 102):
            await services.lobby.join(await found(0, other, other), BEN, "Ben")
        assert await reason(found(0, 3, BEN)) == ("quota", "member_games")
        assert await reason(services.lobby.join(second, BEN, "Ben")) == ("quota", "member_games")


async def test_whoever_has_left_a_game_has_room_for_another(tmp_path: Path) -> None:
    """The sentence of the refusal promises it; the seat stays theirs in the database until somebody takes it."""
    async with await quick_store(tmp_path / "mars.db") as store:
        services = Services(Runner(store, now=lambda: NOW, quota=Quota(member_games=1)))
        game = (await services.lobby.create(GUILD, CHANNEL, ANN, "Ann", rules=Rules(seats=3))).id
        for user in (BEN, CAT):
            await services.lobby.join(game, user, str(user))
        await services.lobby.start(game, ANN)
        assert await reason(services.lobby.create(GUILD, CHANNEL, BEN, "Ben")) == ("quota", "member_games")
        await services.seats.resign(game, BEN)
        await services.lobby.create(GUILD, CHANNEL, BEN, "Ben")
        assert await reason(services.lobby.create(GUILD, CHANNEL, CAT, "Cat")) == ("quota", "member_games")
        async with store.writing() as connection:
            await games.change_seat(
                connection, game, (await services.games.status(game)).seat_of(CAT) or 0, left_at=NOW
            )
        await services.lobby.create(GUILD, CHANNEL, CAT, "Cat")


async def test_who_reaches_a_limit_reads_which_and_what_makes_room(tmp_path: Path) -> None:
    settings = SETTINGS.model_copy(update={"member_lobbies": 1})
    async with open_server(tmp_path / "mars.db", settings=settings) as server:
        await server.slash("Ann", "game new")
        said = (await server.slash("Ann", "game new")).words
        assert "You already host 1 open lobby. This bot allows no more. Start or close one first." in said
        assert len(await server.bot.services.games.of_user(server.members["Ann"].id)) == 1


async def test_clicks_beyond_the_limit_are_answered_once_and_do_nothing(tmp_path: Path) -> None:
    settings = SETTINGS.model_copy(update={"clicks_per_minute": 10})
    async with open_server(tmp_path / "mars.db", settings=settings) as server:
        await server.slash("Ann", "game new")
        await server.say()
        lobby = server.last()
        for _ in range(9):
            assert "Options of" in (await server.click("Ann", lobby, "Options")).words
        calls = len(server.env.http_requests)
        for said in (await server.click("Ann", lobby, "Leave"), await server.slash("Ann", "me")):
            assert (
                "That was more than 10 clicks in a minute; this one was ignored. Try again in a moment." in said.words
            )
        assert len([r for r in server.env.http_requests[calls:] if r.path.endswith("/callback")]) == 2
        assert len(await server.bot.services.games.of_user(server.members["Ann"].id)) == 1
        assert "You have a seat" in (await server.click("Ben", lobby, "Join")).words


async def test_a_command_beyond_the_limit_that_cannot_be_answered_either_ends_there(server: Server) -> None:
    async def late(**_: object) -> None:
        raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), {"code": 10062})  # type: ignore[arg-type]

    server.bot.click_limits = ClickLimits(0, 1)
    command: Any = SimpleNamespace(
        client=server.bot,
        type=discord.InteractionType.application_command,
        user=SimpleNamespace(id=ANN),
        locale="en-GB",
        guild=None,
        guild_id=None,
        message=None,
        data={},
        response=SimpleNamespace(send_message=late, is_done=lambda: False),
    )
    assert not await server.bot.tree.interaction_check(command)


def test_clicks_cease_to_count_evenly() -> None:
    now = [0.0]
    click_limits = ClickLimits(6, 1, lambda: now[0])
    assert [click_limits.admits(ANN) for _ in range(8)] == [True] * 6 + [False] * 2
    assert click_limits.admits(BEN)
    now[0] = 9.9
    assert not click_limits.admits(ANN)
    now[0] = 20
    assert [click_limits.admits(ANN) for _ in range(3)] == [True, True, False]


def test_typed_letters_are_counted_apart_from_clicks_and_cease_to_count_sooner() -> None:
    now = [0.0]
    click_limits = ClickLimits(1, 1, lambda: now[0])
    assert [click_limits.offers(ANN) for _ in range(LETTERS + 1)] == [True] * LETTERS + [False]
    assert click_limits.offers(BEN)
    assert click_limits.admits(ANN)
    now[0] = TYPING / 2
    assert [click_limits.offers(ANN) for _ in range(LETTERS // 2 + 1)] == [True] * (LETTERS // 2) + [False]


async def test_who_types_faster_than_anybody_is_offered_nothing_and_reaches_no_table(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(server)
    server.bot.click_limits = ClickLimits(100, 10, lambda: 0.0)
    asked = server.bot.services.games.in_place
    reached = []

    async def counted(channel: int) -> Any:
        reached.append(channel)
        return await asked(channel)

    monkeypatch.setattr(server.bot.services.games, "in_place", counted)
    ann = server.members["Ann"].id
    for _ in range(LETTERS):
        server.bot.recall.changed("", ann)  # what was found for the letter before is not kept
        assert await server.complete("Ann", "tableau", "player", "B", channel=server.place)
    assert len(reached) == LETTERS
    server.bot.recall.changed("", ann)
    assert await server.complete("Ann", "tableau", "player", "B", channel=server.place) == []
    assert await server.complete("Ann", "card", "name", "Comet") == []
    assert len(reached) == LETTERS
    assert await server.complete("Ben", "tableau", "player", "B", channel=server.place)


def test_a_long_list_of_nonsense_is_not_looked_up_name_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = looks.look(looks.opened(1), 0)
    assert seen.decision is not None
    decision = seen.decision
    compared = list[str]()

    def counted(typed: str, names: Iterable[str]) -> str:
        compared.append(typed)
        return ""

    monkeypatch.setattr(lookup, "meant", counted)
    nonsense = ",".join(f"q{n}" for n in range(1500))
    offered = [offer(seen, key) for key in decision.options]
    assert several(Listed(seen, offered), f"{nonsense},x") == []
    assert several(Listed(seen, offered), "q1,q2,x") == []
    assert compared == ["q1"]
    # Each of these means an option.
    known = ",".join(key.upper()[:n] + key[n:] for key in decision.options for n in range(4))
    assert several(Listed(seen, offered), f"{known},x") == []
    with pytest.raises(Refused, match="too-many"):
        _picks(seen, known)
    assert compared == ["q1"]


def test_the_memory_of_members_has_an_end() -> None:
    click_limits = ClickLimits(1, 1, lambda: 0.0)
    for user in range(MOST_KNOWN + 1):
        assert click_limits.admits(user)
    assert click_limits.admits(0)
    assert not click_limits.admits(MOST_KNOWN)


async def test_a_game_with_too_many_waiting_clicks_takes_no_more_until_one_is_answered(server: Server) -> None:
    await started(server)
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    server.bot.click_limits = ClickLimits(1000, 2)
    async with server.bot.click_limits.waiting(status.id):
        async with server.bot.click_limits.waiting(status.id):
            said = (await server.slash("Ann", "play", server.place)).words
            assert "This game has many answers to work through. Please try again in a moment." in said
            assert "wait" in (await server.slash("Ann", "me")).words
        assert "many answers" not in (await server.slash("Ann", "play", server.place)).words
    assert not server.bot.click_limits._waiting


async def test_whoever_gives_up_waiting_leaves_the_queue() -> None:
    click_limits = ClickLimits(1, 1)
    entered = asyncio.Event()

    async def wait() -> None:
        async with click_limits.waiting("game"):
            entered.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(wait())
    await entered.wait()
    with pytest.raises(Refused, match="crowded"):
        async with click_limits.waiting("game"):
            pass
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    async with click_limits.waiting("game"):
        pass


async def test_what_is_less_urgent_waits_until_no_click_is_being_answered_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    click_limits, done = ClickLimits(1, 2), list[str]()

    async def later() -> None:
        await click_limits.calm()
        done.append("later")

    await asyncio.wait_for(click_limits.calm(), 1)
    async with click_limits.waiting(""):
        async with click_limits.waiting("a game"):
            waiting = asyncio.create_task(later())
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert done == [], "another click is still being answered"
    await waiting
    monkeypatch.setattr(module, "GIVES_WAY", 0.01)
    async with click_limits.waiting("a game"):
        await asyncio.wait_for(later(), 5)
