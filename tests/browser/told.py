"""A server that tells the local page what a test wants it to show, and answers as the test says; no bot stands behind it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from bot.local import page_words

PAGE = Path(__file__).parents[2] / "bot" / "local" / "page"
KEY = "key"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws://{host}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PICTURE = (
    b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 900'><rect width='1200' height='900' fill='#7a3b22'/>"
    b"<circle cx='600' cy='450' r='380' fill='#c9693c'/></svg>"
)
Json = dict[str, Any]


def world(**changes: Any) -> Json:
    """A server with three members, one channel, one thread and a direct channel of Ben's."""
    members = [
        {"id": id, "name": name, "here": True, "direct": True, "language": "en-US"}
        for id, name in (("3", "Ann"), ("4", "Ben"), ("5", "Cleo"))
    ]
    return {
        "t": "world",
        "now": "2026-11-24T12:00:00+00:00",
        "ahead": 0,
        "bot": {"id": "1", "name": "Mars by post"},
        "guild": {"id": "2", "name": "Mars by post", "owner": "3"},
        "members": members,
        "channels": [
            {"id": "10", "kind": "text", "name": "mars"},
            {"id": "11", "kind": "thread", "name": "Olympus Rising", "parent": "10", "message": None, "members": ["3", "4"]},
            {"id": "12", "kind": "direct", "name": "Ben", "user": "4"},
        ],
        "messages": [],
        "unread": [],
        "notices": {},
        "commands": [],
        "largest_file": 1000,
        "languages": ["en-US"],
        "permissions": [{"name": "attach_files", "allowed": True}],
        "guide": guide(),
        "words": page_words.sentences(["en-US", "de"]),
        "scenes": [],
        "scene": None,
        "selects": "mild",
    } | changes  # fmt: skip


def guide(
    *done: str,
    closed: bool = True,
    people: tuple[str, ...] = ("3", "4", "5"),
    waits: tuple[str, ...] = (),
    written: tuple[str, ...] = (),
    voting: bool = False,
) -> Json:
    """Where the guide stands."""
    users = {"people": list(people), "waits": list(waits), "written": list(written)}
    return {"closed": closed, "done": list(done), "thread": "11", "voting": voting} | users


def notice(id: int, words: str, channel: str) -> Json:
    """A notification of a message of the bot."""
    return {"id": str(id), "channel": channel, "author": "1", "at": "2026-11-24T12:00:00+00:00", "words": words}


def message(id: int, *components: Json, channel: str = "10", **more: Any) -> Json:
    """A message of the bot."""
    return {
        "id": str(id),
        "channel_id": channel,
        "author": {"id": "1", "username": "Mars by post", "global_name": None, "bot": True},
        "content": "",
        "flags": 32768 if components else 0,
        "timestamp": f"2026-11-24T{10 + id // 60 % 12:02}:{id % 60:02}:00+00:00",
        "edited_timestamp": None,
        "type": 0,
        "attachments": [],
        "components": list(components),
        "mentions": [],
        "for": None,
        "pings": [],
    } | more


def box(*items: Json) -> Json:
    return {"type": 17, "accent_color": 0x6A7CFF, "components": list(items)}


def words(content: str) -> Json:
    return {"type": 10, "content": content}


def row(*items: Json) -> Json:
    return {"type": 1, "components": list(items)}


def button(label: str, custom_id: str, style: int = 2, **more: Any) -> Json:
    return {"type": 2, "style": style, "label": label, "custom_id": custom_id} | more


def menu(custom_id: str, *options: str, chosen: tuple[str, ...] = (), most: int = 1, least: int = 1) -> Json:
    """A menu whose options' values are their labels in small letters."""
    made = [{"label": one, "value": one.lower(), "default": one.lower() in chosen} for one in options]
    bounds = {"min_values": least, "max_values": most}
    return {"type": 3, "custom_id": custom_id, "placeholder": "Choose", "options": made} | bounds


class Server:
    """Serves the page from a thread of its own.

    `asked` has all requests, `uploads` all files; `answers` what each kind of request is answered with.
    """

    def __init__(self, told: Json) -> None:
        self.told = told
        self.asked: list[Json] = []
        self.uploads: list[tuple[str, bytes]] = []
        self.answers: dict[str, Callable[[Json], Json | None]] = {}
        self.sockets: list[web.WebSocketResponse] = []
        self.loop = asyncio.new_event_loop()
        started = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(started,), daemon=True)
        self._thread.start()
        assert started.wait(10)

    def _run(self, started: threading.Event) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self._open())
        started.set()
        self.loop.run_forever()

    async def _open(self) -> None:
        app = web.Application()
        app.router.add_get("/", self._index)
        app.router.add_get("/page/{name}", self._file)
        app.router.add_get("/files/{id}/{name}", self._picture)
        app.router.add_get("/favicon.ico", self._nothing)
        app.router.add_post("/uploads/{name}", self._upload)
        app.router.add_get("/socket", self._socket)
        self.runner = web.AppRunner(app)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", 0)
        await site.start()
        self.port = self.runner.addresses[0][1]
        self.address = f"http://127.0.0.1:{self.port}/#{KEY}"

    async def _index(self, request: web.Request) -> web.StreamResponse:
        headers = {"Content-Security-Policy": POLICY.format(host=request.host), "Cache-Control": "no-store"}
        return web.FileResponse(PAGE / "index.html", headers=headers)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / request.match_info["name"])

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        return web.Response(body=PICTURE, content_type="image/svg+xml")

    async def _upload(self, request: web.Request) -> web.StreamResponse:
        known = request.headers["X-Key"] == KEY
        self.uploads.append((request.match_info["name"], await request.read()))
        return web.json_response({"file": "77"}) if known else web.Response(status=403)

    async def _nothing(self, request: web.Request) -> web.StreamResponse:
        return web.Response(status=204)

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for heard in socket:
            if heard.type is not WSMsgType.TEXT:
                break
            said = json.loads(heard.data)
            if said["t"] == "hello":
                if said["key"] != KEY:
                    await socket.close(code=4001)
                    break
                self.sockets.append(socket)
                await socket.send_json(self.told)
                continue
            self.asked.append(said)
            answer = self.answers.get(said["t"], lambda said: {"ok": True})(said)
            if answer is not None:
                await socket.send_json({"t": "done", "n": said["n"]} | answer)
        return socket

    def tell(self, *changes: Json) -> None:
        """Send changes to all pages."""

        async def send() -> None:
            for change in changes:
                for socket in self.sockets:
                    if not socket.closed:
                        await socket.send_json(change)

        asyncio.run_coroutine_threadsafe(send(), self.loop).result(10)

    def edit(self, changed: Json) -> None:
        self.tell({"t": "message", "message": changed})

    def drop(self) -> None:
        """Break the connection of every page."""

        async def close() -> None:
            for socket in self.sockets:
                await socket.close()

        asyncio.run_coroutine_threadsafe(close(), self.loop).result(10)

    def close(self) -> None:
        self.drop()
        asyncio.run_coroutine_threadsafe(self.runner.cleanup(), self.loop).result(10)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(10)
        self.loop.close()
