"""Runs a loopback Discord on a free port of this machine."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from tests.sockets.limits import Limits
from tests.sockets.loopback import Discord
from tests.sockets.rest import add_routes


@asynccontextmanager
async def open_discord(limits: Limits | None = None, **more: object) -> AsyncIterator[Discord]:
    """Run a Discord on a free port of this machine."""
    discord = Discord(limits or Limits(), **more)  # type: ignore[arg-type]
    app = web.Application(client_max_size=64 * 2**20)
    add_routes(app, discord)
    app.router.add_get("/gateway/", discord.gateway.serve)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        assert site._server is not None
        port = site._server.sockets[0].getsockname()[1]  # type: ignore[attr-defined]
        discord.world.url = f"http://127.0.0.1:{port}"
        discord.gateway.url = f"ws://127.0.0.1:{port}/gateway/"
        yield discord
    finally:
        await runner.cleanup()
