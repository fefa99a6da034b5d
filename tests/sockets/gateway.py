"""The gateway of a loopback Discord: identify with its limits, heartbeats, events by shard, resume, and what a test lets go wrong."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import WSMsgType, web

from tests.sockets.world import Json, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACKNOWLEDGED = 0, 1, 2, 6, 7, 9, 10, 11
WRONG_TOKEN, TWICE, RATE_LIMITED, TIMED_OUT, WRONG_SHARD, SHARDING = 4004, 4005, 4008, 4009, 4010, 4011
"""Close codes."""
SENT_A_MINUTE: Final = 120
"""What a client may send in a minute."""
BUFFER: Final = 5000
"""Events kept for a session that may be resumed."""
RESUMABLE_SECONDS: Final = 120


@dataclass(eq=False)
class Session:
    """A session of one shard. It outlives its connection, so that it can be resumed."""

    id: str
    shard: tuple[int, int]
    socket: web.WebSocketResponse | None = None
    sequence: int = 0
    events: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=BUFFER))
    parted: float = 0.0
    heard: float = field(default_factory=time.monotonic)
    resumed: int = 0

    def serves(self, guild: int) -> bool:
        """Return whether events of this server go to this shard; direct messages (0) go to the first."""
        number, count = self.shard
        return (guild >> 22) % count == number


class Gateway:
    """All sessions, and the knobs of a test."""

    def __init__(self, world: World, token: str) -> None:
        self._world, self._token = world, token
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.identifies: list[tuple[float, tuple[int, int]]] = []
        """When each identify was accepted, and for which shard."""
        self.hasty = 0
        """How many identifies came too early."""
        self.heartbeat_seconds = 41.25
        self.identify_seconds = 5.0
        """Seconds between two identifies that Discord allows."""
        self.identifies_left = 1000
        self.shards = 1
        """How many shards Discord recommends."""
        self.latency = 0.0
        """Seconds that an event takes to the bot."""
        self.dark = False
        self.deaf = False
        """Heartbeats are not acknowledged."""
        self._changed = asyncio.Event()

    @property
    def live(self) -> list[Session]:
        return [session for session in self.sessions.values() if session.socket is not None]

    async def until(self, condition: Callable[[], bool], seconds: float = 60) -> None:
        """Wait until a condition on the sessions holds."""
        async with asyncio.timeout(seconds):
            while not condition():
                self._changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), 0.5)

    def dispatch(self, name: str, data: Json, guild: int) -> int:
        """Send an event to the shard of a server; return to how many sessions."""
        to = [session for session in self.sessions.values() if session.serves(guild)]
        for session in to:
            self._put(session, name, data)
        return len(to)

    def _put(self, session: Session, name: str, data: Json) -> None:
        session.sequence += 1
        text = json.dumps({"op": DISPATCH, "t": name, "s": session.sequence, "d": data})
        session.events.append((session.sequence, text))
        self._send(session, text)

    def _send(self, session: Session, text: str) -> None:
        socket = session.socket
        if socket is None or self.dark:
            return
        if self.latency:
            asyncio.get_running_loop().call_later(self.latency, lambda: _spawn(_safely(socket, text)))
        else:
            _spawn(_safely(socket, text))

    # --- what a test lets go wrong -------------------------------------------------------------------------------------

    async def drop(self, sessions: Iterable[Session] | None = None) -> None:
        """Break connections without a word; the sessions can be resumed."""
        for session in list(self.live if sessions is None else sessions):
            if session.socket is not None and session.socket._req is not None:
                transport = session.socket._req.transport
                if transport is not None:
                    transport.abort()

    async def reconnect(self) -> None:
        """Ask all clients to connect again and resume."""
        for session in self.live:
            self._send(session, json.dumps({"op": RECONNECT, "d": None}))

    async def invalidate(self) -> None:
        """End all sessions for good: the clients must identify again."""
        for session in self.live:
            del self.sessions[session.id]
            self._send(session, json.dumps({"op": INVALID, "d": False}))

    # --- one connection ------------------------------------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if self.dark:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat_seconds * 1000)}})
        session: Session | None = None
        sent: deque[float] = deque(maxlen=SENT_A_MINUTE)
        watching = asyncio.ensure_future(self._watch(socket, lambda: session))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                now = time.monotonic()
                if len(sent) == SENT_A_MINUTE and now - sent[0] < 60:
                    await socket.close(code=RATE_LIMITED)
                    break
                sent.append(now)
                said = json.loads(message.data)
                if said["op"] == HEARTBEAT:
                    if session is not None:
                        session.heard = now
                    if not self.deaf:
                        await socket.send_json({"op": ACKNOWLEDGED})
                elif said["op"] == IDENTIFY and session is None:
                    session = await self._identify(socket, said["d"])
                elif said["op"] == RESUME and session is None:
                    session = await self._resume(socket, said["d"])
                elif said["op"] == IDENTIFY:
                    await socket.close(code=TWICE)
        finally:
            watching.cancel()
            if session is not None and session.socket is socket:
                session.socket, session.parted = None, time.monotonic()
                if socket.close_code in (1000, 1001):  # the client has ended the session
                    self.sessions.pop(session.id, None)
            self._changed.set()
        return socket

    async def _watch(self, socket: web.WebSocketResponse, session: Callable[[], Session | None]) -> None:
        """Close a connection that sends no heartbeats, and forget sessions that nobody has resumed."""
        while True:
            await asyncio.sleep(self.heartbeat_seconds)
            now, found = time.monotonic(), session()
            if found is not None and now - found.heard > 2 * self.heartbeat_seconds:
                await socket.close(code=TIMED_OUT)
            for old in [s for s in self.sessions.values() if s.socket is None]:
                if now - old.parted > RESUMABLE_SECONDS:
                    del self.sessions[old.id]

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        shard = (*data.get("shard", (0, 1)),)
        if data["token"] != self._token:
            await socket.close(code=WRONG_TOKEN)
            return None
        if not 0 <= shard[0] < shard[1]:
            await socket.close(code=WRONG_SHARD)
            return None
        if self.shards > 1 and shard[1] == 1:
            await socket.close(code=SHARDING)
            return None
        now = time.monotonic()
        if self.identifies and now - self.identifies[-1][0] < self.identify_seconds:
            self.hasty += 1
            await socket.send_json({"op": INVALID, "d": False})
            return None
        self.identifies.append((now, shard))
        self.identifies_left -= 1
        made = Session(f"session{len(self.identifies)}", shard, socket)
        self.sessions[made.id] = made
        guilds = [id for id in self._world.guilds if made.serves(id)]
        self._put(
            made,
            "READY",
            {
                "v": 10,
                "user": self._world.users[self._world.bot],
                "guilds": [{"id": str(id), "unavailable": True} for id in guilds],
                "session_id": made.id,
                "resume_gateway_url": self.url,
                "shard": list(shard),
                "application": {"id": str(self._world.bot), "flags": 0},
            },
        )
        for id in guilds:
            self._put(made, "GUILD_CREATE", self._world.guild_state(id))
        self._changed.set()
        return made

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        session = self.sessions.get(data["session_id"])
        first = session.events[0][0] if session is not None and session.events else 0
        if session is None or data["token"] != self._token or data["seq"] + 1 < first:
            await socket.send_json({"op": INVALID, "d": False})
            return None
        session.socket, session.heard = socket, time.monotonic()
        session.resumed += 1
        for sequence, text in list(session.events):
            if sequence > data["seq"]:
                self._send(session, text)
        self._put(session, "RESUMED", {})
        self._changed.set()
        return session


_sending: set[asyncio.Task[None]] = set()


def _spawn(sending: Any) -> None:
    task = asyncio.ensure_future(sending)
    _sending.add(task)
    task.add_done_callback(_sending.discard)


async def _safely(socket: web.WebSocketResponse, text: str) -> None:
    with suppress(ConnectionError, RuntimeError):
        if not socket.closed:
            await socket.send_str(text)
