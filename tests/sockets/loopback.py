"""A Discord on loopback, for an unmodified discord.py in another process: REST, gateway, people who click, and faults."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from aiohttp import web

from tests.bot.strict.described import description
from tests.bot.strict.finding import Finding
from tests.sockets.gateway import Gateway
from tests.sockets.interactions import Interactions
from tests.sockets.limits import Limits
from tests.sockets.world import Json, Posted, World

BASE: Final = "/api/v10"
TOKEN: Final = "bG9vcGJhY2s.token.of-no-discord"


@dataclass
class Fault:
    """Lets requests fail: with a status, or with status 0 by a connection that breaks after they were done."""

    method: str
    path: str
    """A regular expression."""
    status: int = 503
    times: int = 1
    done: bool = False
    """Whether they were done before they failed with a status, as behind a gateway that has lost the answer."""


class Upload(NamedTuple):
    """A file that the bot sent."""

    message: str
    """The kind of its message: `post`, `edit`, or for an answer the route of the click."""
    name: str
    size: int
    again: bool
    """Whether whoever sees it has been sent the same file before, in this message or another one."""


@dataclass
class Discord:
    """The whole Discord; `tests.sockets.server.open_discord` runs one."""

    limits: Limits = field(default_factory=Limits)
    token: str = TOKEN
    latency: float = 0.0
    """Seconds that a request takes before it is handled."""
    faults: list[Fault] = field(default_factory=list)
    refused: dict[int, int] = field(default_factory=dict)
    """By the number of a request, from 1 on, the error code with which it is refused (status 403)."""
    closed: set[int] = field(default_factory=set)
    """Users whom no direct message reaches."""
    strange: list[str] = field(default_factory=list)
    """Requests to routes that this Discord does not have."""
    described: bool = False
    """Whether requests and answers are held against Discord's description of its interface."""
    undescribed: list[Finding] = field(default_factory=list)
    """What was not as that describes it."""
    hear: Callable[[Posted], None] = lambda message: None
    """Called with every message that the bot posts."""
    clock: Callable[[], float] = time.time

    def __post_init__(self) -> None:
        self.world = World()
        self.gateway = Gateway(self.world, self.token)
        self.world.tell = self.gateway.dispatch
        self.interactions = Interactions(self.world, self.gateway)
        self.requests = self.bytes_received = 0
        self.uploads: list[Upload] = []
        self.threads: defaultdict[int, list[Posted]] = defaultdict(list)
        """By channel the messages that a test collects."""
        self._dark = False
        self._sent: set[tuple[int, str]] = set()

    @property
    def api(self) -> str:
        """The value of the setting MARS_DISCORD_API."""
        return f"{self.world.url}{BASE}"

    def posted(self, message: Posted) -> None:
        self.hear(message)

    def uploaded(self, message: str, reader: int, files: list[tuple[str, int]]) -> None:
        """Note files that were sent to a channel, or to a person who clicked."""
        for name, size in files:
            self.uploads.append(Upload(message, name, size, (reader, name) in self._sent))
            self._sent.add((reader, name))

    async def before(self, request: web.Request) -> None:
        """What happens to every request before it is handled."""
        self.requests += 1
        self.bytes_received += request.content_length or 0
        if self._dark:
            if request.transport is not None:
                request.transport.abort()
            raise web.HTTPServiceUnavailable
        if self.latency:
            await asyncio.sleep(self.latency)

    def hold(self, request: web.Request, said: Json | None, answer: web.StreamResponse) -> None:
        """Note what of a request that was accepted, and of its answer, is not as Discord describes it."""
        path = request.path.removeprefix(BASE)
        self.undescribed += description().wrong(request.method, path, request.query, said)
        if isinstance(answer, web.Response) and isinstance(answer.body, bytes):
            self.undescribed += description().misanswered(request.method, path, json.loads(answer.body))

    def fault(self, method: str, path: str) -> Fault | None:
        """Return the fault that hits this request, and count it."""
        for fault in self.faults:
            if fault.times and fault.method == method and re.search(fault.path, path):
                fault.times -= 1
                return fault
        return None

    async def darken(self) -> None:
        """Vanish: connections break, and new ones fail."""
        self._dark = self.gateway.dark = True
        await self.gateway.drop()

    def return_(self) -> None:
        """Come back."""
        self._dark = self.gateway.dark = False
