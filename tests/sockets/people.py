"""People who play over sockets: they see what Discord shows them, click, and try again when an interaction fails."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, Final

from discord.utils import utcnow

from bot.store import Store
from bot.tables import Runner, Services, Status
from tests.bot.backend import eventually
from tests.bot.players import Presser
from tests.bot.server import Shown, route
from tests.sockets.crowd import Copy
from tests.sockets.interactions import Interaction, Lost
from tests.sockets.loopback import Discord
from tests.sockets.world import Posted

PATIENCE_SECONDS: Final = 120.0
FAILURES: Final = (Lost, AssertionError, LookupError, RuntimeError, TimeoutError, ValueError)
"""What people run into where an interaction fails: it is lost, or what they see is not what they look for."""


def seen(message: Posted) -> Shown:
    """A message as people see it."""
    return Shown(
        SimpleNamespace(content=message.data["content"], components=message.data["components"], posted=message)
    )


class Venue:
    """One server with one channel, and the people in it. It has what `tests.bot.players` asks of a server.

    `store` is a second connection to the database of the bot, by which players think about what to do, and tests look at what is kept.
    """

    def __init__(self, discord: Discord, store: Store, names: Sequence[str], *, shard: int = 0, **clocks: Any) -> None:
        """`shard`: the shard of the server, of two."""
        id = discord.world.new_id()
        while (id >> 22) % 2 != shard:
            id += 1 << 22
        guild = discord.world.add_guild("Mars Society", id)
        channel = discord.world.add_channel(guild, "olympus")
        self._open(discord, store, channel, {name: discord.world.add_member(guild, name) for name in names}, **clocks)

    def _open(self, discord: Discord, store: Store, channel: int, ids: Mapping[str, int], **clocks: Any) -> None:
        self.discord, self.store, self.channel = discord, store, channel
        self.members = {name: SimpleNamespace(id=id) for name, id in ids.items()}
        self.services = Services(Runner(store, now=utcnow, **clocks))
        self.bot = SimpleNamespace(services=self.services)
        self.done: list[Interaction] = []
        """The interactions that were answered."""

    async def ready(self) -> None:
        """Wait until the bot has registered its commands."""
        await eventually(lambda: self.discord.world.commands)

    async def slash(self, who: str, command: str, /, **options: Any) -> Shown:
        made = await self.discord.interactions.slash(self.members[who].id, self.channel, command, **options)
        return self._answered(made)

    async def click(self, name: str, shown: Shown, said: str) -> Shown:
        on = shown.message.posted
        return self._answered(await self.discord.interactions.click(self.members[name].id, on, shown.button(said)))

    async def select(self, name: str, shown: Shown, values: Sequence[str], *, menu: str = "") -> Shown:
        custom_id = menu or shown.menu_with(values[0])
        on = shown.message.posted
        made = await self.discord.interactions.click(self.members[name].id, on, custom_id, list(values))
        return self._answered(made)

    def _answered(self, made: Interaction) -> Shown:
        self.done.append(made)
        assert made.shown is not None, made.given
        return seen(made.shown)

    def posts(self, channel: int = 0) -> list[Shown]:
        """What everybody can read in a channel, oldest first; by default that of the server."""
        return [seen(message) for message in self.discord.world.messages_in(channel or self.channel)]

    async def appears(self, channel: int, words: str) -> Shown:
        """Wait for a message with these words."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                for shown in reversed(self.posts(channel)):
                    if words in shown.words:
                        return shown
                await asyncio.sleep(0.02)

    async def begin(self, *names: str, **rules: Any) -> str:
        """Found a game of these people and start it by clicks; return its id. `rules` differ from Beginner Corporations for all."""
        host, *others = names
        known = {status.id for status in await self.services.games.of_user(self.members[host].id)}
        await self.slash(host, "game new")
        (status,) = [s for s in await self.services.games.of_user(self.members[host].id) if s.id not in known]
        chosen = {"beginners": True, "seating": "chosen", **rules}
        await self.services.lobby.configure(status.id, self.members[host].id, chosen)
        posted = await self.appears(self.channel, status.id)
        for name in others:
            await self.click(name, posted, "Join")
        await self.click(host, await self.offers(posted, "Start"), "Start")
        return status.id

    async def offers(self, shown: Shown, said: str) -> Shown:
        """Wait until a message, which the bot edits, has a button."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not any(label.startswith(said) for label in shown.buttons.values()):
                await asyncio.sleep(0.02)
                shown = seen(shown.message.posted)
        return shown


class Visit(Venue):
    """The thread of a game of the crowd, and the people who sit in it."""

    def __init__(self, discord: Discord, store: Store, copy: Copy, **clocks: Any) -> None:
        names = {discord.world.users[user]["global_name"]: user for user in copy.users}
        self._open(discord, store, copy.thread, names, **clocks)


class Person(Presser):
    """A player who plays on after every failure."""

    at: Any

    def __init__(self, venue: Venue, game: str, name: str) -> None:
        super().__init__(venue, game, name)  # type: ignore[arg-type]
        self.failed: list[Exception] = []
        """Why clicks have failed."""

    async def panel(self) -> Shown:
        """Open the panel by the newest message of the game, or by the command where no message offers it yet."""
        status: Status = await self.at.services.games.status(self.game)
        newest = self.at.posts(status.place)[-1:]
        if newest and any(route(custom_id) == "open" for custom_id in newest[0].buttons):
            return await self.at.click(self.name, newest[0], "open")
        return await self.at.slash(self.name, "play", game=self.game)

    async def play_on(self) -> bool:
        """Answer until nothing more is asked; return whether nothing failed. An interaction that fails is tried anew next time."""
        try:
            await self.play()
        except FAILURES as failure:
            self.failed.append(failure)
            return False
        return True
