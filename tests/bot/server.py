"""A Discord server in memory with the bot in it: members click, select, type commands, and read what they are shown."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.app import MarsBot
from bot.config import Settings
from bot.store import Store
from bot.tables import Look
from engine.core import Game
from engine.view import View
from tests.bot.backend import altered
from tests.bot.database import quick_store

SETTINGS = Settings(discord_token=None, grace_seconds=60, shards=1)
POLL_SECONDS = 0.002
"""Seconds between two checks whether the bot has finished."""


class Env(simcord.Env):
    """A simulator that polls more often whether the bot is idle: the default of 50 ms would be most of the time of most tests."""

    async def _settle_internal(self, *, idle: float = 0, **more: Any) -> None:
        await super()._settle_internal(idle=POLL_SECONDS, **more)


class Shown:
    """A message as one member sees it: its words, its buttons and its menus."""

    def __init__(self, message: Any) -> None:
        self.message = message
        self.texts: list[str] = [message.content] if message.content else []
        self.buttons: dict[str, str] = {}
        self.menus: dict[str, list[str]] = {}
        self.labels: dict[str, list[str]] = {}
        self.hints: dict[str, list[str]] = {}
        self.ranges: dict[str, tuple[int, int]] = {}
        self._walk(message.components)

    def _walk(self, components: Any) -> None:
        for c in components:
            kind = c["type"] if isinstance(c, dict) else c.type.value
            get = c.get if isinstance(c, dict) else lambda name, d=None, c=c: getattr(c, name, d)
            if kind == 10:
                self.texts.append(str(get("content")))
            if kind == 2 and get("custom_id"):
                self.buttons[str(get("custom_id"))] = get("label") or ""
            if kind == 3:
                self._menu(get)
            self._walk(get("components") or get("children") or [])

    def _menu(self, get: Any) -> None:
        options = get("options")
        value = [o["value"] if isinstance(o, dict) else o.value for o in options]
        label = [o["label"] if isinstance(o, dict) else o.label for o in options]
        self.menus[get("custom_id")], self.labels[get("custom_id")] = value, label
        hints = [o.get("description") if isinstance(o, dict) else o.description for o in options]
        self.hints[get("custom_id")] = [hint or "" for hint in hints]
        self.ranges[get("custom_id")] = get("min_values", 1), get("max_values", 1)

    @property
    def words(self) -> str:
        return "\n".join(self.texts).replace("\u00a0", " ")

    def button(self, said: str) -> str:
        """The custom id of the button whose label or route begins with `said`."""
        for custom_id, label in self.buttons.items():
            if label.replace("\u00a0", " ").startswith(said) or route(custom_id).startswith(said):
                return custom_id
        raise AssertionError(f"no button {said!r} among {self.buttons} under {self.words!r}")

    def menu_with(self, value: str) -> str:
        for custom_id, values in self.menus.items():
            if value in values:
                return custom_id
        raise AssertionError(f"no menu with {value!r} among {self.menus} under {self.words!r}")

    def menu_for(self, said: str) -> str:
        """The custom id of the menu whose route begins with `said`."""
        return next(custom_id for custom_id in self.menus if route(custom_id).startswith(said))


def route(custom_id: str) -> str:
    return re.sub(r"~\d+$", "", custom_id.split(":", 3)[3])


async def alter(bot: MarsBot, game: str, change: Callable[[Game], None]) -> None:
    """Change the newest stored position of a game."""
    await altered(bot.services, game, change)
    bot.recall.changed(game, None)


def dealt(game: Game, seat: int, wanted: int, **stock: int) -> None:
    """Put a card into a player's hand in exchange for the first one there, and set stocks."""
    me, table = game.players[seat], game.table
    zones = [table.deck, table.discard, *(zone for p in game.players for zone in (p.hand, p.looking))]
    there = next(zone for zone in zones if wanted in zone)
    there[there.index(wanted)], me.hand[0] = me.hand[0], wanted
    me.stock.update(stock)


class Server:
    """A Discord server with its members and the bot, which a test can restart."""

    def __init__(self, env: simcord.Env, store: Store, names: Sequence[str], options: dict[str, Any]) -> None:
        self.env, self.store, self._options = env, store, options
        self.bot: MarsBot = env.bot  # type: ignore[assignment]
        self.guild = env.create_guild("Mars Society")
        self.channel = self.guild.create_text_channel("olympus")
        self.users = {name: env.create_user(name) for name in names}
        self.members = {name: self.guild.add_member(user) for name, user in self.users.items()}

    def add_manager(self, name: str) -> None:
        """Let somebody join who manages the server."""
        allowed = discord.Permissions(manage_guild=True)
        self.users[name] = self.env.create_user(name)
        roles = [self.guild.create_role(f"role of {name}", permissions=allowed)]
        self.members[name] = self.guild.add_member(self.users[name], roles=roles)

    async def say(self) -> None:
        """Let the outbox send everything that is due."""
        await self.bot.outbox.tick()
        await self.env.settle()

    async def wait(self, seconds: float) -> None:
        await self.env.advance_time(seconds)
        await self.bot.reminders.tick()
        await self.bot.votes.tick()
        await self.bot.lobbies.tick()
        await self.bot.healing.tick()
        await self.bot.orders.tick()
        await self.bot.robots.tick()
        await self.say()

    async def restart(self) -> None:
        """Stop the bot as SIGTERM does, and start another on the same store."""
        await self.bot.drain()
        self.bot = make_bot(self.store, self.env.now, **self._options)
        await self.env.restart_bot(self.bot)

    async def slash(self, who: str, command: str, channel: Any = None, /, **options: Any) -> Shown:
        result = await self.members[who].slash(channel or self.channel, command, **options)
        assert result.response is not None
        return Shown(result.response)

    async def complete(
        self, who: str, command: str, option: str, typed: str = "", /, channel: Any = None, **filled: Any
    ) -> list[str]:
        found = await self.members[who].autocomplete(channel or self.channel, command, option, typed, **filled)
        return [choice["value"] for choice in found]

    async def click(self, name: str, shown: Shown | Any, said: str, *, direct: bool = False) -> Shown:
        shown = shown if isinstance(shown, Shown) else Shown(shown)
        who = self.users[name] if direct else self.members[name]
        result = await who.click(_message(shown), custom_id=shown.button(said))
        assert result.response is not None, result
        return Shown(result.response)

    async def select(
        self, name: str, shown: Shown, values: Sequence[str], *, menu: str = "", direct: bool = False
    ) -> Shown:
        custom_id = menu or shown.menu_with(values[0])
        who = self.users[name] if direct else self.members[name]
        result = await who.select(_message(shown), list(values), custom_id=custom_id)
        assert result.response is not None, result
        return Shown(result.response)

    async def look(self, name: str) -> Look:
        (status, *_) = await self.bot.services.games.of_user(self.members[name].id)
        return await self.bot.services.play.look(status.id, self.members[name].id)

    async def alter(self, game: str, change: Callable[[Game], None]) -> None:
        """Change the newest stored position of a game."""
        await alter(self.bot, game, change)

    async def deal(self, name: str, wanted: int, **stock: int) -> None:
        """Put a card into a player's hand in exchange for the first one there, and set stocks."""
        look = await self.look(name)
        seat = look.seat
        assert seat is not None
        await self.alter(look.status.id, lambda game: dealt(game, seat, wanted, **stock))

    async def view(self, name: str) -> View:
        """The game as this member may see it."""
        look = await self.look(name)
        assert look.view is not None
        return look.view

    @property
    def place(self) -> Any:
        """The thread of the newest game, or the channel if there is none."""
        return self.channel.threads[-1] if self.channel.threads else self.channel

    def last(self) -> Shown:
        """The newest public message in the thread or channel of the game."""
        return Shown(self.place.last_message)

    async def turn(self) -> Shown:
        """The newest message about a turn; cheaper than `last` where many were sent."""
        (status, *_) = await self.bot.services.games.of_user(next(iter(self.members.values())).id)
        assert status.turn_message is not None
        place = await self.bot.announcer.place(status)
        return Shown(await place.fetch_message(status.turn_message))

    def again(self, name: str, shown: Shown) -> Shown:
        """A private panel in the thread of the game, as it is now."""
        there = self.place.history(viewer=self.members[name])
        return Shown(next(message for message in there if message.id == _message(shown).id))

    def sent(self, method: str) -> list[Any]:
        """All requests about messages with this HTTP method, oldest first."""
        return [r for r in self.env.http_requests if r.method == method and "/messages" in r.path]

    def direct(self, name: str) -> list[Shown]:
        """The direct messages that the bot has sent to this member."""
        return [Shown(m) for m in self.users[name].dm_channel.history(viewer=self.users[name])]


def _message(shown: Shown) -> Any:
    return getattr(shown.message, "message", shown.message)


def make_bot(store: Store, clock: Callable[[], datetime], pictures: bool = True, **options: Any) -> MarsBot:
    """Create the bot with the clock of the simulator; without `pictures` it draws none, which is faster."""
    bot = MarsBot(store, options.pop("settings", SETTINGS), now=clock, **options)
    if not pictures:
        bot.artist._draw = draw_nothing  # type: ignore[method-assign]
    return bot


async def draw_nothing(*args: Any, **options: Any) -> None:
    return None


@asynccontextmanager
async def open_server(
    where: Path | str, names: Sequence[str] = ("Ann", "Ben", "Cat"), **options: Any
) -> AsyncIterator[Server]:
    """Open a server with these members: a path means a fast test database, a URL a database configured as for a host.

    It always closes the store, because the thread of aiosqlite would never end.
    """
    async with Store(where) if isinstance(where, str) else await quick_store(where) as store:
        found: list[Server] = []
        bot = make_bot(store, lambda: found[0].env.now() if found else discord.utils.utcnow(), **options)
        env = Env(bot, settle_timeout=100)
        try:
            await env.start()
            found.append(Server(env, store, names, options))
            yield found[0]
            await found[0].bot.drain()
        finally:
            await env.shutdown()
            bot.artist.close()
        env.raise_errors()


async def started(server: Server, *, channel: Any = None, name: str = "Olympus Rising") -> None:
    """Start a game of all members in this order by slash commands, with Beginner Corporations: ten cards each, first turn at once."""
    host, *others = server.members
    where = channel or server.channel
    await server.slash(host, "game new", where, name=name)
    await server.say()
    options = await server.select(host, await server.slash(host, "game options", where), ["beginners"])
    await server.select(host, options, ["chosen"])
    for name in others:
        await server.slash(name, "game join", where)
    await server.slash(host, "game start", where)
    await server.say()


async def asked_player(server: Server) -> str:
    """The name of the player who owes the next decision."""
    (status,) = await server.bot.services.games.of_user(next(iter(server.members.values())).id)
    return status.at(next(iter(status.owing))).name


async def lobby(server: Server) -> str:
    """Open a lobby of Ann and Ben; returns the id of the game."""
    await server.slash("Ann", "game new")
    await server.say()
    await server.click("Ben", server.last(), "join")
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    await server.bot.services.lobby.configure(status.id, server.members["Ann"].id, {"beginners": True})
    await server.say()
    return status.id


async def begun(server: Server) -> str:
    """Start a game of Ann and Ben; returns its id."""
    game = await lobby(server)
    await server.bot.services.lobby.start(game, server.members["Ann"].id)
    await server.say()
    return game


async def all_pass(server: Server, game: str) -> None:
    """Let everybody pass, the last by an order ahead, so that direct messages ask all of them what comes then."""
    status = await server.bot.services.games.status(game)
    (first,) = status.owing
    last = status.at((first - 1) % len(status.seats)).user
    assert last is not None
    await server.bot.services.orders.give_plain(game, last, "pass", f"order {game} {status.version}")
    while (user := status.at(*status.owing).user) != last:
        assert user is not None
        await server.bot.services.play.compose(game, user, None, [["pass"]], f"pass {game} {status.version}", True)
        status = await server.bot.services.games.status(game)
    await server.wait(61)


async def acts(server: Server, game: str, click: str, pick: str = "pass") -> Look:
    """Answer for the player who owes the next decision; the outbox has not sent anything of it yet."""
    status = await server.bot.services.games.status(game)
    user = status.at(next(iter(status.owing))).user
    assert user is not None
    return await server.bot.services.play.compose(game, user, None, [[pick]], click, True)


def said(server: Server) -> list[dict[str, Any]]:
    """The bodies of all messages that the bot has posted, oldest first."""
    return [request.json for request in server.sent("POST") if request.path.endswith("/messages")]
