"""`doctor --live` makes each kind of call of the bot, says what Discord refuses, and leaves nothing behind."""

from __future__ import annotations

import ast
import asyncio
import inspect
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord as library
import pytest
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route
from pydantic import SecretStr

from bot import __main__ as program
from bot.app import MarsBot
from bot.commands import COGS
from bot.config import Settings
from bot.doctor import live, refusals, sent
from bot.store import Store
from tests.sockets.interactions import COMPONENT, FORM
from tests.sockets.limits import Limits
from tests.sockets.loopback import Discord, Fault
from tests.sockets.server import open_discord
from tests.sockets.world import FORUM, THREAD, Posted, walk

BOT = Path(__file__).parents[2] / "bot"
CATEGORY = 4
OF_THE_DOCTOR = BOT / "doctor"


@dataclass
class Hospital:
    """A Discord with a channel, its host, and what the doctor says."""

    discord: Discord
    guild: int
    channel: int
    host: int
    said: list[str] = field(default_factory=list)
    buttons: tuple[str, ...] = ("first", "second", "third", "fourth")
    """Which buttons the host presses."""

    @property
    def settings(self) -> Settings:
        return Settings(discord_token=SecretStr(self.discord.token), discord_api=self.discord.api)  # pyright: ignore[reportCallIssue]

    async def examined(self) -> int:
        """Let the doctor look, while the host presses what is there to be pressed."""
        self.said.clear()
        self.discord.requests = 0
        pressing = asyncio.ensure_future(self._press())
        try:
            return await live.live(self.settings, str(self.channel), self.said.append)
        finally:
            pressing.cancel()
            await asyncio.gather(pressing, return_exceptions=True)

    async def _press(self) -> None:
        pressed: set[str] = set()
        world = self.discord.world
        while True:
            await asyncio.sleep(0.01)
            for message in [m for m in world.messages.values() if not m.deleted]:
                for item in walk(message.data["components"]):
                    mark = f"{message.data['id']} {item.get('custom_id')}"
                    if item.get("custom_id", "")[len(sent.PRESSED) :] in self.buttons and mark not in pressed:
                        pressed.add(mark)
                        await self._click(message, item["custom_id"])

    async def _click(self, message: Posted, custom_id: str) -> None:
        people = self.discord.interactions
        data = {"component_type": 2, "custom_id": custom_id}
        made = people.send(COMPONENT, self.host, message.channel, data, message)
        if custom_id.removeprefix(sent.PRESSED) in ("first", "second", "third", "fourth"):  # nothing answers the others
            with suppress(TimeoutError):
                async with asyncio.timeout(2):
                    await made.done.wait()
        if made.given.get("custom_id"):  # a form
            filled = {"type": 18, "component": {"type": 4, "custom_id": f"{sent.PRESSED}text", "value": "Mars"}}
            form = {"custom_id": made.given["custom_id"], "components": [filled]}
            people.send(FORM, self.host, message.channel, form)

    @property
    def problems(self) -> list[str]:
        """What the doctor says but for what is well."""
        well = (": OK.", "Everything works.")
        return [line for line in self.said if not line.endswith(well) and not line.startswith(("Press ", "Nobody did"))]

    def left(self) -> list[str]:
        """What the doctor has left behind; a thread that it may not delete is archived."""
        world = self.discord.world
        there = {id: c for id, c in world.channels.items() if c["type"] != THREAD or not archived(c)}
        messages = [
            m.data["content"] or "a message" for m in world.messages.values() if not m.deleted and m.channel in there
        ]
        threads = [c["name"] for c in there.values() if c["type"] == THREAD]
        return messages + threads + [c["name"] for c in world.guild_commands.get(self.guild, ())]


def archived(thread: dict[str, Any]) -> bool:
    return thread["thread_metadata"]["archived"]


@pytest.fixture
async def hospital(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hospital]:
    async with open_discord(Limits(enforced=False)) as discord:
        monkeypatch.setattr(Route, "BASE", discord.api)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(discord.gateway.url))
        monkeypatch.setattr(library.Asset, "BASE", f"{discord.world.url}/files")
        monkeypatch.setattr(live, "CLEAN_PAUSE_SECONDS", 0.0)
        monkeypatch.setattr(live, "PRESS_SECONDS", 1.5)
        discord.gateway.identify_seconds, discord.described = 0, True
        guild = discord.world.add_guild("Mars Society")
        channel = discord.world.add_channel(guild, "olympus")
        discord.world.owner = discord.world.add_member(guild, "Ann")
        yield Hospital(discord, guild, channel, discord.world.owner)
        assert discord.strange == []
        assert discord.undescribed == []


async def test_where_nothing_is_refused_everything_is_well_and_nothing_is_left_behind(hospital: Hospital) -> None:
    await hospital.examined()
    assert hospital.problems == []
    assert hospital.said[-1] == "Everything works."
    assert hospital.left() == []
    assert hospital.discord.world.commands == [], "the commands of all servers are left alone"


async def test_the_commands_are_those_that_the_bot_registers(hospital: Hospital, tmp_path: Path) -> None:
    seen: list[list[str]] = []
    hospital.discord.world.guild_commands = Kept(seen)
    await hospital.examined()
    async with Store(f"sqlite+aiosqlite:///{tmp_path}/mars.db") as store:
        bot = MarsBot(store, hospital.settings)
        for cog in COGS:
            await bot.add_cog(cog(bot, bot.services))
        assert seen == [sorted(command.name for command in bot.tree.get_commands()), []]
        bot.artist.close()


class Kept(dict[int, list[dict[str, Any]]]):
    """Keeps the names of all lists of commands that were registered."""

    def __init__(self, seen: list[list[str]]) -> None:
        self._seen = seen

    def __setitem__(self, guild: int, commands: list[dict[str, Any]]) -> None:
        self._seen.append(sorted(command["name"] for command in commands))
        super().__setitem__(guild, commands)


@pytest.mark.slow
async def test_each_refusal_is_a_sentence_and_nothing_is_left_behind(hospital: Hospital) -> None:
    await hospital.examined()
    calls = hospital.discord.requests
    assert calls > 40
    for refused in range(1, calls + 1):
        hospital.discord.refused = {refused: 50013}
        problems = await hospital.examined()
        # What is only looked at once more, or removed at the second attempt, is no problem.
        assert (problems > 0) == any("50013" in line for line in hospital.problems), hospital.said
        assert not [line for line in hospital.problems if "it failed" in line], hospital.said
        hospital.discord.refused.clear()
        assert hospital.left() == [], hospital.said


async def test_a_forum_gets_a_post_which_goes_again(hospital: Hospital) -> None:
    hospital.discord.world.channels[hospital.channel]["type"] = FORUM
    assert await hospital.examined() == 0, hospital.said
    assert "A post in the forum: OK." in hospital.said
    assert hospital.left() == []


async def test_a_channel_of_no_use_is_named(hospital: Hospital) -> None:
    hospital.discord.world.channels[hospital.channel]["type"] = CATEGORY
    assert await hospital.examined() == 1
    assert hospital.problems[0] == "The channel: it is neither a text channel nor a forum. Choose another one."
    hospital.channel += 1
    assert await hospital.examined() == 1
    assert "there is no such channel or thread" in hospital.problems[0]


async def test_who_has_closed_direct_messages_reads_what_that_means(hospital: Hospital) -> None:
    hospital.discord.closed.add(hospital.host)
    assert await hospital.examined() == 1
    assert hospital.problems[0].startswith("A direct message to you: refused (403, code 50007")
    assert "Allow them for this server" in hospital.problems[0]


async def test_a_thread_that_may_not_be_deleted_is_archived_and_named(hospital: Hospital) -> None:
    hospital.discord.faults = [Fault("DELETE", r"/channels/\d+$", 403, times=99)]
    assert await hospital.examined() == 0
    threads = [c for c in hospital.discord.world.channels.values() if c["type"] == THREAD]
    assert [archived(thread) for thread in threads] == [True, True]
    assert sum("remains, archived" in line for line in hospital.said) == 2


async def test_without_a_press_the_rest_is_told_and_nothing_is_left_behind(hospital: Hospital) -> None:
    hospital.buttons = ()
    assert await hospital.examined() == 0
    assert "Nobody did, so what follows a press was not checked." in hospital.said
    assert hospital.left() == []


async def test_another_button_of_the_doctor_is_not_taken_for_the_one_that_was_asked_for(hospital: Hospital) -> None:
    hospital.buttons = ("none", "primary", *hospital.buttons)
    assert await hospital.examined() == 0, hospital.said
    assert "Deleting a private message: OK." in hospital.said


async def test_where_the_bot_answers_first_it_is_said_to_stop_it(hospital: Hospital) -> None:
    acknowledge = hospital.discord.interactions.acknowledge

    def taken(id: int, token: str, valid: Any) -> Any:
        acknowledge(id, token, valid)
        return acknowledge(id, token, valid)

    hospital.discord.interactions.acknowledge = taken  # type: ignore[method-assign]
    assert await hospital.examined() == 1
    assert "the bot is running too. Stop it while the doctor runs" in hospital.problems[0]
    assert hospital.left() == []


async def test_a_refused_token_is_told_and_so_is_what_cannot_be_reached(hospital: Hospital) -> None:
    hospital.discord.token = "another"
    said: list[str] = []
    settings = Settings(discord_token=SecretStr("x.y.z"))  # pyright: ignore[reportCallIssue]
    assert await live.live(settings, str(hospital.channel), said.append) == 1
    assert said[0] == "Login: refused (401): DISCORD_TOKEN is wrong. Copy it again from the developer portal."


@pytest.mark.parametrize("value", ["olympus", "12", ""])
def test_what_is_no_id_is_refused_with_a_sentence(
    value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(program, "set_up", lambda *_: None)
    assert program.run(("doctor", "--live", value)) == 1
    assert "is not a channel. Copy the id of a text channel or a forum" in capsys.readouterr().out


def test_every_refusal_has_a_sentence_of_its_own_or_one_by_its_status() -> None:
    class Response:
        reason = ""

    for status in (400, 401, 403, 404, 429, 500, 503):
        response: Any = Response()
        response.status = status
        error = library.HTTPException(response, {"code": 7, "message": "some words"})
        assert refusals.told(error).startswith(f"refused ({status}, code 7, some words): ")
    for code, meaning in refusals.CODES.items():
        assert meaning.endswith("."), code


# --- the list of calls -------------------------------------------------------------------------------------------------

CLASSES: tuple[Any, ...] = (
    library.AutoShardedClient,
    library.Guild,
    library.TextChannel,
    library.ForumChannel,
    library.Thread,
    library.DMChannel,
    library.PartialMessageable,
    library.PartialMessage,
    library.Message,
    library.Member,
    library.ClientUser,
    library.Interaction,
    library.InteractionResponse,
    library.Webhook,
    app_commands.CommandTree,
)
"""The classes of discord.py whose methods are calls to Discord."""
NO_CALLS = {"start", "connect", "close", "login", "request", "disconnect", "wait_until_ready", "setup_hook", "on_error"}
"""Methods of these that connect, or call what is named elsewhere."""
OURS = {"follow", "leave", "move", "reply", "autocomplete", "join"}
"""Methods of our own, of Python's texts, and a decorator, that are named like calls and are none."""
SAME = {"fetch_member": "get_member"}
"""Methods that make the same call as another."""
UNSENT = {"DynamicItem", "Item"}
"""Base classes of components."""


def _calls(paths: Iterable[Path]) -> Iterator[tuple[str, str, str]]:
    """Each call of a method of discord.py's with each keyword that it gives, and where."""
    asking = {
        name
        for kind in CLASSES
        for name, method in inspect.getmembers(kind, inspect.iscoroutinefunction)
        if not name.startswith("_") and name not in NO_CALLS | OURS
    }
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Attribute) and (node.attr in asking or _of_http(node)):
                yield SAME.get(node.attr, node.attr), "", path.name
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in asking:
                name = SAME.get(node.func.attr, node.func.attr)
                yield from ((name, keyword.arg or "", path.name) for keyword in node.keywords)


def _of_http(node: ast.Attribute) -> bool:
    """Whether this is a method of the HTTP client: those of its names that others have too look at what is kept, and ask nobody."""
    return isinstance(node.value, ast.Attribute) and node.value.attr == "http" and hasattr(HTTPClient, node.attr)


def _components(paths: Iterable[Path]) -> Iterator[str]:
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "ui":
                yield node.attr


def _paths() -> tuple[list[Path], list[Path]]:
    """The modules of the bot that speak with Discord, and those of the doctor that do."""
    elsewhere = {OF_THE_DOCTOR, BOT / "local"}  # local mode has an offline Discord
    of_bot = [path for path in BOT.rglob("*.py") if elsewhere.isdisjoint(path.parents)]
    return of_bot, [OF_THE_DOCTOR / "live.py", OF_THE_DOCTOR / "sent.py"]


def test_the_doctor_makes_every_kind_of_call_that_the_bot_makes() -> None:
    of_bot, of_doctor = _paths()
    made = {(name, keyword) for name, keyword, _where in _calls(of_doctor)}
    missing = {call for call in _calls(of_bot) if call[:2] not in made}
    assert missing == set(), "let bot/doctor/live.py make this call too"
    assert {name for name, _ in made} >= {"send", "edit", "delete", "create_thread", "send_modal", "defer", "sync"}


def test_the_doctor_sends_every_component_that_the_bot_sends() -> None:
    of_bot, of_doctor = _paths()
    assert {*_components(of_bot)} - UNSENT - {*_components(of_doctor)} == set()


def test_a_call_that_the_doctor_does_not_make_is_found(tmp_path: Path) -> None:
    path = tmp_path / "new.py"
    path.write_text(
        "async def do(message): await message.pin(); await message.edit(suppress=True); client.http.get_user(5)"
    )
    _, of_doctor = _paths()
    made = {(name, keyword) for name, keyword, _where in _calls(of_doctor)}
    assert {call[:2] for call in _calls([path])} - made == {("pin", ""), ("edit", "suppress"), ("get_user", "")}
