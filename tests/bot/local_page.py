"""A page of local mode without a browser: it speaks with the server over a real WebSocket, and keeps what it is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import aiohttp

from bot.config import Settings
from bot.local import Server, World, begin
from bot.store import Store
from tests.bot.database import quick_store
from tests.bot.server import draw_nothing

PATIENCE_SECONDS = 60


class Page:
    """What one open page knows, and what its reader does as any member."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.world: dict[str, Any] = {}
        self.messages: dict[str, dict[str, Any]] = {}
        self.channels: dict[str, dict[str, Any]] = {}
        self.heard: list[dict[str, Any]] = []
        self._number = 0

    async def hello(self, key: str) -> None:
        await self.socket.send_json({"t": "hello", "key": key})
        self.world = await self.socket.receive_json(timeout=PATIENCE_SECONDS)
        assert self.world["t"] == "world"
        self.messages = {message["id"]: message for message in self.world["messages"]}
        self.channels = {channel["id"]: channel for channel in self.world["channels"]}

    def who(self, name: str) -> str:
        return next(member["id"] for member in self.world["members"] if member["name"] == name)

    @property
    def channel(self) -> str:
        return next(id for id, channel in self.channels.items() if channel["kind"] == "text")

    def direct(self, name: str) -> str:
        return next(id for id, channel in self.channels.items() if channel.get("user") == self.who(name))

    def seen(self, name: str, channel: str) -> list[dict[str, Any]]:
        """The messages that this member sees in a channel, oldest first."""
        there = [m for m in self.messages.values() if m["channel_id"] == channel and m["for"] in (None, self.who(name))]
        return sorted(there, key=lambda message: int(message["id"]))

    async def hear(self) -> dict[str, Any]:
        said = await self.socket.receive_json(timeout=PATIENCE_SECONDS)
        self.heard.append(said)
        match said["t"]:
            case "message":
                self.messages[said["message"]["id"]] = said["message"]
            case "gone":
                self.messages.pop(said["id"], None)
            case "channel":
                self.channels[said["channel"]["id"]] = said["channel"]
            case "member":
                others = [m for m in self.world["members"] if m["id"] != said["member"]["id"]]
                self.world["members"] = [*others, said["member"]]
        return said

    async def ask(self, what: str, **fields: Any) -> dict[str, Any]:
        """Ask the server, and wait for its answer."""
        self._number += 1
        number = self._number
        await self.socket.send_json({"t": what, "n": number} | fields)
        while True:
            said = await self.hear()
            if said["t"] == "done" and said["n"] == number:
                return said

    async def until(self, true: Any) -> None:
        """Hear until something is true."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not true():
                await self.hear()

    async def click(self, name: str, message: dict[str, Any], label: str) -> dict[str, Any]:
        button = next(
            part for part in parts(message) if part["type"] == 2 and (part.get("label") or "").startswith(label)
        )
        where = {"channel": message["channel_id"], "message": message["id"]}
        return await self.ask("click", **{"as": self.who(name)}, **where, custom_id=button["custom_id"])

    async def slash(self, name: str, command: str, channel: str | None = None, **options: Any) -> dict[str, Any]:
        where = {"as": self.who(name), "channel": channel or self.channel}
        return await self.ask("slash", **where, command=command, options=options)


def parts(message: dict[str, Any]) -> list[dict[str, Any]]:
    """All components of a message, nested ones included."""
    found: list[dict[str, Any]] = []

    def walk(components: list[dict[str, Any]]) -> None:
        for component in components:
            found.append(component)
            walk(component.get("components") or [])
            walk([component["accessory"]] if component.get("accessory") else [])

    walk(message["components"])
    return found


def words(message: dict[str, Any]) -> str:
    return "\n".join([message["content"], *(part["content"] for part in parts(message) if part["type"] == 10)])


def has(message: dict[str, Any], label: str) -> bool:
    """Whether a message has a button whose label begins with this."""
    return any(part["type"] == 2 and (part.get("label") or "").startswith(label) for part in parts(message))


class Local:
    """Local mode as it runs, with its store."""

    def __init__(self, world: World, server: Server, address: str, http: aiohttp.ClientSession) -> None:
        self.world, self.server, self.address, self.http = world, server, address, http

    @property
    def root(self) -> str:
        return self.address.partition("#")[0]

    @asynccontextmanager
    async def page(self) -> AsyncIterator[Page]:
        origin = {"Origin": self.root.rstrip("/")}
        async with self.http.ws_connect(f"{self.root}socket", headers=origin, max_msg_size=0) as socket:
            page = Page(socket)
            await page.hello(self.address.partition("#")[2])
            yield page


@asynccontextmanager
async def local_mode(
    store: Store, scene: str | None = None, *, pictures: bool = False, **settings: Any
) -> AsyncIterator[Local]:
    """Local mode on this store, until the end of the block. On a busy machine interactions have longer than Discord gives them."""
    quick: dict[str, Any] = {"grace_seconds": 0, "robot_seconds": 0}
    world = World(store, Settings(discord_token=None, **(quick | settings)), scene=scene)
    if not pictures:
        world.bot.artist._draw = draw_nothing  # type: ignore[method-assign]
    server = Server(world)
    stop = asyncio.Event()
    try:
        await begin(world)
        address = await server.open(0)
        running = asyncio.create_task(world.run(stop))
        async with aiohttp.ClientSession() as http:
            with patch("bot.local.offline.ANSWER_SECONDS", PATIENCE_SECONDS):
                yield Local(world, server, address, http)
        stop.set()
        await running
    finally:
        await server.close()
        await world.close()


@asynccontextmanager
async def opened(
    folder: Path, scene: str | None = None, *, pictures: bool = False, **settings: Any
) -> AsyncIterator[Local]:
    """Local mode on a fresh database; it draws only with `pictures`, which takes time."""
    async with (
        await quick_store(folder / "mars.sqlite3") as store,
        local_mode(store, scene, pictures=pictures, **settings) as local,
    ):
        yield local
