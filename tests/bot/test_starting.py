"""Starting and stopping with a token: the messages for the host if Discord refuses the bot, and an orderly end on a signal."""

import asyncio
import gc
import os
import signal
import socket
import weakref
from collections.abc import Iterator
from unittest.mock import Mock

import aiohttp
import discord
import pytest
from pydantic import SecretStr
from structlog.testing import capture_logs

from bot import __main__ as program
from bot.config import Settings
from bot.gateway import Exhausted
from bot.store import CannotOpen, Store, migrate
from bot.version import VERSION

SETTINGS = Settings(discord_token=SecretStr("a.b.c"))


class Client:
    """A stand-in for the bot that fails with a given error, logs in, or goes on trying to."""

    def __init__(self, fails: Exception | None = None, *, ready: bool = False) -> None:
        self.fails, self.ready, self.guilds, self.shards, self.steps = fails, ready, [], {}, list[str]()
        self.working, self.closed = asyncio.Event(), asyncio.Event()
        self.watchdog = Mock()

    async def start(self, token: str) -> None:
        assert token == "a.b.c"
        if self.fails is not None:
            raise self.fails
        await (self.closed.wait() if self.ready else asyncio.Event().wait())

    async def wait_until_ready(self) -> None:
        await (asyncio.sleep(0) if self.ready else asyncio.Event().wait())

    def work(self) -> None:
        self.steps.append("work")
        self.working.set()

    async def known(self) -> None:
        pass

    async def watch(self) -> None:
        pass

    async def leave(self) -> None:
        self.steps.append("leave")

    async def drain(self) -> None:
        self.steps.append("drain")

    async def close(self) -> None:
        self.steps.append("close")
        self.closed.set()


@pytest.fixture(autouse=True)
def unfrozen() -> Iterator[None]:
    """The garbage collector looks at everything again after the test."""
    usual = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*usual)


async def until_stopped(monkeypatch: pytest.MonkeyPatch, client: Client, stop: asyncio.Event) -> list[str]:
    monkeypatch.setattr(program, "MarsBot", lambda *_, **_options: client)
    await program.on_discord(SETTINGS, Mock(), stop)
    return client.steps


def refused(status: int) -> discord.HTTPException:
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kind(Mock(status=status, reason="Bad"), "no")


def lost(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(Mock(close_code=code), shard_id=None)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (discord.LoginFailure("Improper token has been passed."), "DISCORD_TOKEN was refused by Discord"),
        (lost(4004), "DISCORD_TOKEN was refused by Discord"),
        (lost(4000), "Discord ended the connection: Shard ID None WebSocket closed with 4000"),
        (lost(4011), "The bot is in too many servers for so few shards"),
        (lost(4013), "Discord does not know an intent"),
        (lost(4014), "Discord does not allow an intent"),
        (discord.PrivilegedIntentsRequired(None), "Discord does not allow an intent"),
        (Exhausted("Discord allows only 20 more."), "Discord allows only 20 more"),
        (socket.gaierror(-2, "Name or service not known"), "Discord cannot be reached: .*Name or service not known"),
        (aiohttp.ClientConnectionError("no route"), "Discord cannot be reached: no route"),
        (refused(503), "Discord cannot be reached: 503"),
        (refused(429), "Discord cannot be reached: 429"),
    ],
)
async def test_whoever_discord_does_not_take_reads_a_sentence(monkeypatch, error, sentence):
    client = Client(error)
    with pytest.raises(program.Unconnected, match=sentence):
        await until_stopped(monkeypatch, client, asyncio.Event())
    assert client.steps == ["leave", "drain", "close"]


@pytest.mark.parametrize(("closed", "code"), [(4004, 3), (4013, 4), (4014, 4), (4010, 5), (4011, 5)])
async def test_each_kind_of_refusal_has_an_exit_code_of_its_own(monkeypatch, closed, code):
    with pytest.raises(program.DiscordRefusal) as refusal:
        await until_stopped(monkeypatch, Client(lost(closed)), asyncio.Event())
    assert refusal.value.code == code


async def test_a_defect_of_the_program_is_not_passed_off_as_the_hosts(monkeypatch):
    with pytest.raises(KeyError):
        await until_stopped(monkeypatch, Client(KeyError("d")), asyncio.Event())


@pytest.mark.parametrize("ready", [False, True])
async def test_told_to_stop_it_drains_whether_it_is_connected_or_still_logging_in(monkeypatch, ready):
    stop, client = asyncio.Event(), Client(ready=ready)
    running = asyncio.create_task(until_stopped(monkeypatch, client, stop))
    if ready:
        await client.working.wait()
    stop.set()
    assert await running == ["work"] * ready + ["leave", "drain", "close"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (CannotOpen("The database is away."), 1),
        (program.Unconnected("Discord is away."), 1),
        (program.DiscordRefusal(program.SHARDS_REFUSED, "Too few shards."), 5),
    ],
)
def test_the_process_says_one_sentence_and_its_exit_code_whether_to_start_it_again(
    monkeypatch, tmp_path, capsys, wrong, code
):
    async def fails(settings: Settings, scene: str | None) -> None:
        raise wrong

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(program, "main", fails)
    monkeypatch.setattr(program, "set_up", lambda *_: None)
    assert program.run() == code
    assert capsys.readouterr().err == f"{wrong}\n"


def test_wrong_settings_end_it_with_2_before_anything_is_opened(monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MARS_LOCAL_PORT", "0")
    assert program.run() == 2
    assert capsys.readouterr().err == "MARS_LOCAL_PORT must be a whole number from 1 to 65535.\n"


def test_which_program_it_is_stands_in_one_line_and_in_the_log_of_each_start(monkeypatch, tmp_path, capsys):
    async def stops_at_once(settings: Settings, scene: str | None) -> None:
        pass

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MARS_LOCAL_PORT", "0")
    assert program.run(("--version",)) == 0, "whatever the settings are"
    told = capsys.readouterr().out
    assert told.startswith(f"Mars by post {VERSION} (tables {migrate.newest()}, saves 3, Python 3.")
    assert told.endswith(f", discord.py {discord.__version__})\n")
    monkeypatch.delenv("MARS_LOCAL_PORT")
    monkeypatch.setattr(program, "main", stops_at_once)
    monkeypatch.setattr(program, "set_up", lambda *_: None)
    with capture_logs() as lines:
        assert program.run() == 0
    assert [(line["version"], line["tables"]) for line in lines if line["event"] == "starting"] == [
        (VERSION, migrate.newest())
    ]


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
def test_an_ordinary_stop_stands_in_the_log_which_a_crash_does_not(monkeypatch, tmp_path, name):
    async def serves(settings: Settings, store: Store, stop: asyncio.Event) -> None:
        os.kill(os.getpid(), getattr(signal, name))
        await stop.wait()

    async def breaks(settings: Settings, store: Store, stop: asyncio.Event) -> None:
        raise KeyError("d")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setattr(program, "set_up", lambda *_: None)
    monkeypatch.setattr(program, "on_discord", serves)
    with capture_logs() as lines:
        assert program.run() == 0
    assert [(line["event"], line.get("signal")) for line in lines][1:] == [("stopping", name), ("stopped", None)]
    monkeypatch.setattr(program, "on_discord", breaks)
    with capture_logs() as lines, pytest.raises(KeyError):
        program.run()
    assert [line["event"] for line in lines] == ["starting"]


@pytest.mark.parametrize(("token", "loop"), [("a.b.c", "uvloop"), ("", "asyncio")])
def test_only_local_mode_needs_the_event_loop_of_asyncio(monkeypatch, tmp_path, token, loop):
    loops = list[str]()

    async def looks(settings: Settings, scene: str | None) -> None:
        loops.append(type(asyncio.get_running_loop()).__module__.partition(".")[0])

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", token)
    monkeypatch.setattr(program, "main", looks)
    monkeypatch.setattr(program, "set_up", lambda *_: None)
    assert program.run() == 0
    assert loops == [loop]


def test_the_garbage_collector_is_spared_what_is_loaded_at_the_start_and_nothing_that_comes_later() -> None:
    program.spare_loaded()
    assert gc.get_freeze_count() > 50_000
    client = Client()
    client.steps = [client]  # type: ignore[list-item]
    gone = weakref.ref(client)
    del client
    gc.collect()
    assert gone() is None
