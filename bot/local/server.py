"""The page of local mode: its files, the pictures, and one WebSocket for each open page. Only this machine can reach it."""

from __future__ import annotations

import asyncio
import hmac
import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import structlog
from aiohttp import WSMsgType, web

from bot import limits
from bot.local.asking import answer
from bot.local.world import World

log: Final = structlog.get_logger("local")

PAGE: Final = Path(__file__).parent / "page"
HOST: Final = "127.0.0.1"
HELLO_SECONDS: Final = 10.0
"""How long a socket may stay silent before it has shown that its page was opened from this machine."""
REFUSED: Final = 4001
LONGEST: Final = 1 << 16
"""Size in bytes of the longest message of a page."""
LONGEST_NAME: Final = 255
"""The most characters of a file's name that are kept: its last ones."""
BACKLOG: Final = 5_000
"""The most changes that wait for a page that does not read; it is then cut off, and comes back for the whole."""
TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]*\.[a-z]+")


def _same(said: str, secret: str) -> bool:
    """Whether somebody knows a secret; the time that the answer takes tells nothing of it."""
    return hmac.compare_digest(said.encode(errors="surrogatepass"), secret.encode())


class Server:
    """Serves the page of one world; `open` opens the port, `close` closes it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._runner: web.AppRunner | None = None
        self._hosts: frozenset[str] = frozenset()
        self._pages: dict[web.WebSocketResponse, asyncio.Queue[str]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        world.tell = self._tell

    @property
    def capability(self) -> str:
        """The secret of whoever may act: it stands behind the # of the address, which no browser sends anywhere."""
        return self.world.memory.capability

    async def open(self, port: int) -> str:
        """Serve on this port, or on another one where it is taken; return the address."""
        self._runner = web.AppRunner(self.application(), access_log=None)
        await self._runner.setup()
        for wanted in (port, 0):
            try:
                await web.TCPSite(self._runner, HOST, wanted).start()
                break
            except OSError as error:
                log.warning("port not available", port=wanted, error=str(error))
        else:
            raise OSError("no port is free")
        served = self._runner.addresses[-1][1]
        self.serve_as(served)
        return f"http://{HOST}:{served}/#{self.capability}"

    def serve_as(self, port: int) -> None:
        """Accept requests for this port only."""
        self._hosts = frozenset({f"{HOST}:{port}", f"localhost:{port}"})

    def application(self) -> web.Application:
        app = web.Application(middlewares=[self._guarded], client_max_size=limits.FILE)
        app.router.add_get("/", self._index)
        app.router.add_get("/page/{name}", self._file)
        app.router.add_get("/files/{id}/{name}", self._picture)
        app.router.add_post("/uploads/{name}", self._upload)
        app.router.add_get("/favicon.ico", self._nothing)
        app.router.add_get("/socket", self._socket)
        return app

    async def close(self) -> None:
        for socket in list(self._pages):
            with suppress(ConnectionError):
                await socket.close(code=1001, message=b"local mode ends")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._runner is not None:
            await self._runner.cleanup()

    # --- HTTP --------------------------------------------------------------------------------------------------------

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """Reject requests from another site or for another name, so that no page elsewhere can play here."""
        origin = request.headers.get("Origin")
        if request.host not in self._hosts or (origin is not None and origin not in self._origins):
            raise web.HTTPForbidden(text="This page is for the machine on which it runs.")
        try:
            response = await handler(request)
        except web.HTTPException as refused:
            response = refused
        if not response.prepared:
            response.headers.update(self._headers(request.host))
            response.headers.setdefault("Cache-Control", "no-store")
        if isinstance(response, web.HTTPException):
            raise response
        return response

    @property
    def _origins(self) -> frozenset[str]:
        return frozenset(f"http://{host}" for host in self._hosts)

    def _headers(self, host: str) -> dict[str, str]:
        policy = (
            f"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws://{host}; "
            "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )
        return {
            "Content-Security-Policy": policy,
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
        }

    async def _index(self, request: web.Request) -> web.Response:
        return self._sent(PAGE / "index.html")

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if not NAME.fullmatch(name) or not (PAGE / name).is_file():
            raise web.HTTPNotFound
        return self._sent(PAGE / name)

    @staticmethod
    def _sent(path: Path) -> web.Response:
        return web.Response(body=path.read_bytes(), content_type=TYPES[path.suffix], charset="utf-8")

    async def _nothing(self, request: web.Request) -> web.Response:
        return web.Response(status=204)

    async def _picture(self, request: web.Request) -> web.Response:
        if not _same(request.query.get("key", ""), self.world.file_key):
            raise web.HTTPForbidden(text="Open the page by the address that was printed.")
        found = self.world.file(request.match_info["id"])
        if found is None:
            raise web.HTTPNotFound
        body, kind = found
        headers = {"Cache-Control": "private, max-age=31536000, immutable"}
        return web.Response(body=body, content_type=kind, headers=headers)

    async def _upload(self, request: web.Request) -> web.Response:
        """Take a file for an option of a command; the page then names it by the id that is returned."""
        if not _same(request.headers.get("X-Key", ""), self.capability):
            raise web.HTTPForbidden(text="Open the page by the address that was printed.")
        name = request.match_info["name"][-LONGEST_NAME:]
        return web.json_response({"file": self.world.discord.upload(name, await request.read())})

    # --- the socket --------------------------------------------------------------------------------------------------

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        if request.headers.get("Origin") not in self._origins:
            raise web.HTTPForbidden(text="This page is for the machine on which it runs.")
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=LONGEST)
        await socket.prepare(request)
        if not await self._known(socket):
            await socket.close(code=REFUSED, message=b"open the address that was printed")
            return socket
        queue: asyncio.Queue[str] = asyncio.Queue(BACKLOG)
        queue.put_nowait(json.dumps(self.world.whole()))
        self._pages[socket] = queue
        writing = self._begin(self._write(socket, queue))
        try:
            async for said in socket:
                if said.type is WSMsgType.TEXT:
                    self._begin(self._answer(queue, said.data))
        finally:
            self._pages.pop(socket, None)
            writing.cancel()
        return socket

    def _begin(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _known(self, socket: web.WebSocketResponse) -> bool:
        """Whether the first message contains the capability, the secret of the page."""
        try:
            said = json.loads(await socket.receive_str(timeout=HELLO_SECONDS))
        except (TimeoutError, TypeError, ValueError, RecursionError):
            return False
        key = said.get("key") if isinstance(said, dict) and said.get("t") == "hello" else None
        return isinstance(key, str) and _same(key, self.capability)

    async def _write(self, socket: web.WebSocketResponse, queue: asyncio.Queue[str]) -> None:
        with suppress(ConnectionError):
            while True:
                await socket.send_str(await queue.get())

    async def _answer(self, queue: asyncio.Queue[str], said: str) -> None:
        told = await answer(self.world, said)
        with suppress(asyncio.QueueFull):
            queue.put_nowait(json.dumps(told))

    def _tell(self, change: dict[str, Any]) -> None:
        if not self._pages:
            return
        text = json.dumps(change)
        for socket, queue in list(self._pages.items()):
            try:
                queue.put_nowait(text)
            except asyncio.QueueFull:
                self._pages.pop(socket)
                self._begin(socket.close(code=1013, message=b"too slow"))
