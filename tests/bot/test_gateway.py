"""Connecting and leaving: the limits of connections, several processes on one shard, clicks while a process stops."""

import asyncio
import logging
from contextlib import suppress
from types import SimpleNamespace

import discord
import pytest
from discord.app_commands import CommandTree

from bot import gateway, interaction_log
from bot.gateway import STARTS_KEPT, Exhausted, Gateway
from bot.screens.stage import TAKEN
from tests.bot.server import SETTINGS, acts, asked_player, begun


def client(backend, **settings) -> Gateway:
    return Gateway(backend.store, SETTINGS.model_copy(update=settings), now=backend.clock, tree_cls=CommandTree)


class Shard:
    """A stand-in for a connected shard."""

    def __init__(self) -> None:
        self.open = True

    def is_closed(self) -> bool:
        return not self.open

    async def disconnect(self) -> None:
        self.open = False


def with_shards(monkeypatch, *shards: Shard) -> None:
    monkeypatch.setattr(Gateway, "shards", property(lambda _: dict(enumerate(shards))))


def refusal(code: int) -> discord.HTTPException:
    said = {"code": code, "message": "Interaction has already been acknowledged."}
    return discord.HTTPException(SimpleNamespace(status=400, reason="Bad Request"), said)  # type: ignore[arg-type]


# --- connecting ------------------------------------------------------------------------------------------------------


async def test_it_stops_connecting_before_discord_takes_it_for_broken(backend, monkeypatch):
    left = STARTS_KEPT + 1

    async def limits(self):
        return SimpleNamespace(remaining=left, total=1000, reset_after=3_600_000, max_concurrency=1)

    monkeypatch.setattr(Gateway, "fetch_session_start_limits", limits)
    await client(backend, shards=4, shard_ids=(1,))._may_connect()
    with pytest.raises(Exhausted, match="only 21 more connections until 13:00 UTC"):
        await client(backend, shards=4, shard_ids=(1, 2))._may_connect()
    with pytest.raises(Exhausted):
        await client(backend, shards=2)._may_connect()


async def test_it_connects_although_the_database_is_locked_at_that_moment(backend, monkeypatch):
    done = []
    for name in ("login", "_may_connect", "connect"):

        async def step(self, *given, name=name, **more):
            done.append(name)

        monkeypatch.setattr(Gateway, name, step)
    one = client(backend)
    await backend.store.close()
    await one.start("token")
    assert done == ["login", "_may_connect", "connect"]
    assert one._begun is None, "the others do not know of it yet"
    assert one._beating is not None
    one._beating.cancel()


async def test_a_process_says_which_shards_it_serves_and_which_are_connected(backend):
    one = client(backend, shards=4, shard_ids=(1, 3))
    assert not one.connected
    for shard in (3, 1):
        await one.on_shard_connect(shard)
    await one.on_shard_disconnect(3)
    await one.liveness.tick()
    (row,) = await backend.rows("SELECT serves, shards, shard_count FROM processes")
    assert tuple(row) == ("[1, 3]", "[1]", 4)
    assert one.connected
    assert not one.liveness.covered


async def test_the_outbox_waits_until_the_others_know_of_this_process(backend, monkeypatch):
    slept = []

    async def sleep(seconds):
        slept.append(seconds)

    one, other = client(backend), client(backend)
    monkeypatch.setattr(gateway.asyncio, "sleep", sleep)
    for each in (one, other):
        await each.liveness.tick()
        each._begun = gateway.time.monotonic()
        await each.known()
    assert len(slept) == 1, "the first was alone"
    assert slept[0] > 5


# --- leaving ---------------------------------------------------------------------------------------------------------


async def test_a_click_while_the_process_stops_is_answered(backend, monkeypatch):
    monkeypatch.setattr(gateway, "LINGER_SECONDS", 0.2)
    shard, one, said = Shard(), client(backend), []
    with_shards(monkeypatch, shard)

    async def clicked() -> None:
        await asyncio.sleep(0.1)
        assert shard.open, "it still hears"
        with one.answering():
            await asyncio.sleep(0.3)
            said.append(shard.open)

    click = asyncio.create_task(clicked())
    await one.leave()
    assert said == [False], "the answer was finished after the last click could come"
    await click


async def test_an_answer_that_takes_for_ever_does_not_keep_the_process(server, monkeypatch):
    monkeypatch.setattr(gateway, "LINGER_SECONDS", 0)
    monkeypatch.setattr(gateway, "DRAIN_SECONDS", 0.1)

    async def clicked() -> None:
        with server.bot.answering():
            await asyncio.Event().wait()

    click = asyncio.create_task(clicked())
    await asyncio.sleep(0)
    async with asyncio.timeout(20):
        await server.bot.leave()
        await server.bot.drain()
    click.cancel()


@pytest.fixture
def elsewhere(monkeypatch):
    """Another process acknowledges every interaction first, once this is set."""
    first = asyncio.Event()

    def unless_taken(respond):
        async def responded(*given, **more):
            if first.is_set():
                raise refusal(TAKEN)
            return await respond(*given, **more)

        return responded

    for name in ("defer", "send_message", "edit_message", "send_modal"):
        monkeypatch.setattr(discord.InteractionResponse, name, unless_taken(getattr(discord.InteractionResponse, name)))
    return first


async def test_what_another_process_has_taken_is_no_error_and_changes_nothing(server, elsewhere, caplog):
    game = await begun(server)
    await acts(server, game, "one")
    await server.say()
    status = await server.bot.services.games.status(game)
    name, turn = await asked_player(server), await server.turn()
    sure = await server.click(name, await server.click(name, turn, "open"), "passing")
    before = len(server.env.http_requests)
    caplog.set_level(logging.WARNING)
    elsewhere.set()
    for name in server.members:
        assert (await server.members[name].click(turn.message, custom_id=turn.button("open"))).response is None
        assert (await server.members[name].slash(server.place, "play")).response is None
    await server.members[name].click(sure.message, custom_id=sure.button("sure"))
    assert (await server.bot.services.games.status(game)).version == status.version
    assert [r.path for r in server.env.http_requests[before:] if "/interactions/" not in r.path] == []
    assert caplog.records == []


@pytest.mark.parametrize(
    ("error", "outcome", "logged"),
    [
        (refusal(TAKEN), interaction_log.TAKEN, False),
        (refusal(interaction_log.UNKNOWN_INTERACTION), "late", False),
        (KeyError("x"), "failed", True),
    ],
)
async def test_what_becomes_of_a_completion_is_recorded(server, monkeypatch, caplog, error, outcome, logged):
    async def refused(self, choices):
        raise error

    monkeypatch.setattr(discord.InteractionResponse, "autocomplete", refused)
    ended = interaction_log.Record.close
    outcomes = []
    monkeypatch.setattr(interaction_log.Record, "close", lambda self: (ended(self), outcomes.append(self.outcome)))
    with suppress(AssertionError):  # the simulator misses the answer
        await server.complete("Ann", "play", "card", "a")
    assert outcomes == [outcome]
    assert ("Ignoring exception in autocomplete" in caplog.text) is logged
