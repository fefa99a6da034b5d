"""`doctor --quarantine GAME`: nothing looks at a game that the host has set aside, and it comes back as it was."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot import doctor
from bot.__main__ import run
from bot.config import Settings
from bot.doctor import host
from bot.store import blocking, moves, quarantine
from tests.bot.backend import ANN, BEN, GUILD, refused
from tests.bot.rot import DAN
from tests.bot.server import acts, begun


@pytest.fixture
def settings(backend):
    where = backend.where if isinstance(backend.where, str) else f"sqlite+aiosqlite:///{backend.where}"
    return Settings(database_url=where)


QUARANTINE, RELEASE = "--quarantine", "--release"


async def told(settings, *arguments: str) -> str:
    said: list[str] = []
    asked = doctor.chosen(arguments)
    assert asked is not None
    await asked(settings, said.append)
    return " ".join(said)


@pytest.mark.databases
async def test_nothing_looks_at_a_game_that_is_set_aside(backend, settings):
    game, other = (await backend.game()).id, (await backend.game(DAN)).id
    await backend.services.votes.ask_to_end(game, ANN)
    assert "is set aside" in await told(settings, QUARANTINE, game)
    for call in (
        backend.services.games.status(game),
        backend.act(game, ANN, "pass"),
        backend.services.votes.ask_to_end(game, BEN),
    ):
        assert (await refused(call)).reason == "aside"
    assert [s.id for s in await backend.services.games.of_user(ANN)] == [other]
    assert [s.id for s in await backend.services.games.in_server(GUILD)] == [other]
    for _ in range(3):
        backend.clock.advance(timedelta(days=2))
        for loop in (backend.outbox, backend.robots, backend.orders, backend.reminders, backend.outbox):
            await loop.tick()
        await backend.votes.tick()
        await backend.lobbies.tick()
        await backend.services.votes.prolong(backend.clock.at)
    assert {intent.game for intent in backend.sender.sent} == {other}
    assert {said["game"] for i in backend.sender.of_kinds("reminder") for said in i.payload["dues"]} == {other}


@pytest.mark.databases
async def test_a_game_comes_back_as_it_was(backend, settings):
    game = (await backend.game()).id
    before = await backend.rows("SELECT state FROM outbox ORDER BY id")
    await told(settings, QUARANTINE, game)
    assert "already" in await told(settings, QUARANTINE, game)
    assert "is back as it was" in await told(settings, RELEASE, game)
    assert "is not set aside" in await told(settings, RELEASE, game)
    assert (await backend.rows("SELECT state FROM outbox ORDER BY id"))[: len(before)] == before
    await backend.outbox.tick()
    assert backend.sender.of_kinds("turn")
    await backend.act(game, ANN, "pass")


async def test_row_02_nobodys_time_runs_while_a_game_is_set_aside(backend, settings):
    game = (await backend.game()).id
    await backend.outbox.tick()
    await told(settings, QUARANTINE, game)
    assert "have their whole time" in await told(settings, RELEASE, game)
    assert await backend.rows("SELECT arrived FROM dues") == [(None,)], "the question is asked anew"
    (entry, *_) = await backend.services.history.story(game)
    assert entry.facts == {"what": "resumed"}


@pytest.mark.databases
@pytest.mark.parametrize("begun", [False, True])
async def test_rows_13_21_who_resigned_before_a_game_was_set_aside_can_take_it_back_after_that(
    backend, settings, monkeypatch, begun
):
    monkeypatch.setattr("bot.doctor.quarantine._now", backend.clock)
    game = (await backend.game()).id
    await backend.services.seats.resign(game, ANN)
    backend.clock.advance(timedelta(minutes=11 if begun else 1))
    await told(settings, QUARANTINE, game)
    backend.clock.advance(timedelta(days=1))
    await told(settings, RELEASE, game)
    backend.clock.advance(timedelta(minutes=4))
    assert bool(await backend.robots.tick()) == begun
    assert await backend.rows("SELECT name FROM signs WHERE name LIKE 'aside%'") == []
    if not begun:
        await backend.services.play.come_back(game, ANN)
        assert (await backend.services.games.status(game)).at(0).stand_in is None


async def test_rows_13_21_who_resigned_before_a_game_moved_can_take_it_back_where_it_is_taken_back(
    backend, settings, monkeypatch
):
    monkeypatch.setattr("bot.doctor.quarantine._now", backend.clock)
    game = (await backend.game()).id
    await backend.services.seats.resign(game, ANN)
    async with backend.store.writing() as connection:
        await quarantine.set_aside(connection, game, backend.clock())
        about = {"move": "m", "host": "h", "at": backend.clock(), "sealed": b"s"}
        await moves.record_departure(connection, game=game, **about)
    backend.clock.advance(timedelta(days=1))
    await told(settings, "--take-back", game)
    await backend.services.play.come_back(game, ANN)
    assert (await backend.services.games.status(game)).at(0).stand_in is None


async def test_row_21_whom_the_host_blocked_while_a_game_was_set_aside_is_away_at_once(backend, settings):
    game = (await backend.game()).id
    await told(settings, QUARANTINE, game)
    await backend.services.blocking.block_user(BEN)
    await told(settings, RELEASE, game)
    assert (await backend.services.games.status(game)).at(1).left_at is not None


async def test_a_lobby_that_was_set_aside_comes_back_without_a_history(backend, settings):
    game = (await backend.lobby()).id
    await told(settings, QUARANTINE, game)
    await told(settings, RELEASE, game)
    assert (await backend.services.games.status(game)).version == 0


async def test_a_direct_message_about_a_game_that_is_set_aside_waits_and_its_reader_is_not_called_closed(
    server, monkeypatch
):
    game = await begun(server)
    for click in ("one", "two"):
        await acts(server, game, click)
    history = server.bot.services.history
    look = history.status_with_story

    async def set_aside_meanwhile(id, entries):
        async with server.store.writing() as connection:
            await quarantine.set_aside(connection, id, server.env.now())
        return await look(id, entries)

    with monkeypatch.context() as patch:
        patch.setattr(history, "status_with_story", set_aside_meanwhile)
        await server.say()
    assert server.direct("Ann") == server.direct("Ben") == []
    async with server.store.writing() as connection:
        assert await quarantine.release(connection, game)
    assert not any(seat.closed for seat in (await server.bot.services.games.status(game)).seats)
    await server.wait(15)
    assert sorted(len(server.direct(name)) for name in server.members) == [0, 1], "who has not passed last is asked"


async def test_the_doctor_tells_which_games_are_set_aside(backend, settings):
    game = (await backend.game()).id
    await told(settings, QUARANTINE, game)
    found = [problem async for problem in host._database(settings)]
    assert f"the game {game} is set aside. Once it is fixed, run: python -m bot doctor --release {game}" in found


async def test_a_game_of_a_blocked_server_is_not_released_alone(backend, settings):
    game = (await backend.game()).id
    await backend.services.blocking.block_server(GUILD)
    assert not [problem async for problem in host._database(settings) if game in problem]
    assert "its server is blocked" in await told(settings, RELEASE, game)
    assert (await refused(backend.services.games.status(game))).reason == "aside"
    await backend.services.blocking.unblock_server(GUILD)
    assert (await backend.services.games.status(game)).state == "running"


async def test_a_server_that_is_blocked_while_its_game_is_released_keeps_it(backend, settings, monkeypatch):
    game, since = (await backend.game()).id, quarantine.since
    await told(settings, QUARANTINE, game)

    async def blocked_meanwhile(connection, id):
        await blocking.block_server(connection, GUILD, [], backend.clock())
        return await since(connection, id)

    with monkeypatch.context() as patch:
        patch.setattr(quarantine, "since", blocked_meanwhile)
        assert "its server is blocked" in await told(settings, RELEASE, game)
    assert (await refused(backend.services.games.status(game))).reason == "aside"
    assert "is back" in await told(settings, RELEASE, game)


@pytest.mark.parametrize("command", [RELEASE, "--take-back"])
async def test_nothing_that_was_set_aside_before_goes_on_in_a_blocked_server(backend, settings, command):
    game = (await backend.game()).id
    async with backend.store.writing() as connection:
        await quarantine.set_aside(connection, game, backend.clock())
        if command != RELEASE:
            about = {"move": "m", "host": "h", "at": backend.clock(), "sealed": b"s"}
            await moves.record_departure(connection, game=game, **about)
    await backend.services.blocking.block_server(GUILD)
    assert "its server is blocked" in await told(settings, command, game)
    await backend.outbox.tick()
    assert not backend.sender.sent
    await backend.services.blocking.unblock_server(GUILD)
    assert "is back" in await told(settings, command, game)


async def test_a_game_that_moved_is_not_released_by_mistake(backend, settings):
    game = (await backend.game()).id
    assert "has not moved" in await told(settings, "--take-back", game)
    async with backend.store.writing() as connection:
        await quarantine.set_aside(connection, game, backend.clock())
        about = {"move": "m", "host": "h", "at": backend.clock(), "sealed": b"s"}
        await moves.record_departure(connection, game=game, **about)
    assert f"--take-back {game}" in await told(settings, RELEASE, game)
    assert (await refused(backend.services.games.status(game))).reason == "moved"


async def test_the_host_reads_why_it_cannot_be_done(tmp_path):
    nowhere = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/nothing.db")
    (found,) = (await told(nowhere, QUARANTINE, "abcde")).splitlines()
    assert found == (
        f"The database {tmp_path / 'nothing.db'} cannot be opened: No such file or directory. "
        "Check MARS_DATABASE_URL: the bot makes the file at its first start."
    )


def test_a_game_must_be_named(capsys):
    assert run(("doctor", "--quarantine")) == 2
    assert "--quarantine GAME" in capsys.readouterr().err


@pytest.mark.databases
@pytest.mark.parametrize("how", ["the doctor", "the blocklist"])
async def test_whoever_plays_in_a_game_that_is_set_aside_is_forgotten_all_the_same(backend, settings, how):
    """Nothing of theirs was deleted, since the game could not be opened. A robot has their seat once it goes on."""
    game, lobby = (await backend.game()).id, (await backend.lobby(BEN)).id
    await backend.services.reminders.set_zone(BEN, "Europe/Prague")
    if how == "the doctor":
        for one in (game, lobby):
            await told(settings, QUARANTINE, one)
    else:
        await backend.services.blocking.block_server(GUILD)
    await backend.services.privacy.forget(BEN, "Former player")
    assert not await backend.rows(f'SELECT 1 FROM users WHERE "user" = {BEN}')
    if how == "the doctor":
        for one in (game, lobby):
            assert "is back" in await told(settings, RELEASE, one)
    else:
        await backend.services.blocking.unblock_server(GUILD)
    status = await backend.services.games.status(game)
    assert [(s.name, s.robot) for s in status.seats if s.name.startswith("Former")] == [("Former player 2", True)]
    assert [s.user for s in (await backend.services.games.status(lobby)).seats] == [ANN]
    assert await backend.rows('SELECT game, "user", forgotten FROM tenures') == [(game, BEN, True)]
