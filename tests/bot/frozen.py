"""A proxy in front of PostgreSQL that can stop forwarding without a word, as a broken network does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import sqlalchemy as sa


class Proxy:
    """Forwards what arrives at a port of this machine to the server's socket, unless it is frozen."""

    def __init__(self, socket: str) -> None:
        self._socket = socket
        self._thawed = asyncio.Event()
        self._thawed.set()
        self._pumps: set[asyncio.Task[None]] = set()
        self.port = 0

    def freeze(self) -> None:
        """Forward nothing any more; connections stay open, and new ones are taken and not answered."""
        self._thawed.clear()

    def thaw(self) -> None:
        """Forward again, also what has been held back."""
        self._thawed.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one connection in both directions."""
        await self._thawed.wait()
        there, back = await asyncio.open_unix_connection(self._socket)
        for source, sink in ((reader, back), (there, writer)):
            pump = asyncio.ensure_future(self._pump(source, sink))
            self._pumps.add(pump)
            pump.add_done_callback(self._pumps.discard)

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                await self._thawed.wait()
                sink.write(data)
                await sink.drain()
        sink.close()

    async def close(self) -> None:
        """Cut all connections."""
        for pump in [*self._pumps]:
            pump.cancel()
        await asyncio.gather(*self._pumps, return_exceptions=True)


@asynccontextmanager
async def proxied(url: str, place: str) -> AsyncIterator[tuple[Proxy, str]]:
    """Put a proxy before a database of the server in the folder `place`; yields it and the URL through it."""
    proxy = Proxy(f"{place}/.s.PGSQL.5432")
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    through = sa.make_url(url).set(host="127.0.0.1", port=port, query={"ssl": "disable"})
    try:
        yield proxy, through.render_as_string(hide_password=False)
    finally:
        server.close()
        await proxy.close()
