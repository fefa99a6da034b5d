"""Interactions with the bot as people see them: a click is acknowledged within three seconds and answered within fifteen minutes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from tests.sockets.gateway import Gateway
from tests.sockets.world import DIRECT, EVERYTHING, Json, Posted, World

COMMAND, COMPONENT, COMPLETE, FORM = 2, 3, 4, 5
"""Types of interactions."""
ACKNOWLEDGE_SECONDS: Final = 3.0
TOKEN_SECONDS: Final = 900.0


class Lost(Exception):
    """Nobody acknowledged an interaction, or nobody answered it. Discord shows that it failed."""


@dataclass(eq=False)
class Interaction:
    """One interaction, with when it was sent, acknowledged and answered (`time.monotonic()`)."""

    id: int
    token: str
    user: int
    channel: int
    guild: int
    on: Posted | None
    asked: str = ""
    """The custom id that was clicked."""
    began: float = field(default_factory=time.monotonic)
    acknowledged: float = 0.0
    answered: float = 0.0
    private: bool = False
    shown: Posted | None = None
    """The message that answers."""
    given: Json = field(default_factory=dict)
    """What answers without a message: a form, or choices."""
    refused: list[int] = field(default_factory=list)
    """The error codes of attempts to answer it again, or too late."""
    failed: bool = False
    """Nobody acknowledged it in time, or whoever did died before the answer."""

    def __post_init__(self) -> None:
        self.done = asyncio.Event()
        self.noticed = asyncio.Event()

    def answer(self, shown: Posted | None = None, given: Json | None = None) -> None:
        self.shown, self.given = shown, given or {}
        self.answered = self.answered or time.monotonic()
        self.done.set()


class Interactions:
    """Everything that people have clicked and typed."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world, self._gateway = world, gateway
        self.acknowledge_seconds = ACKNOWLEDGE_SECONDS
        self.answer_seconds = 60.0
        """For so long people wait for the answer before they click again."""
        self.by_id: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}

    # --- what people do ------------------------------------------------------------------------------------------------

    async def click(self, user: int, on: Posted, custom_id: str, values: list[str] | None = None) -> Interaction:
        """Press a button, or choose in a menu; wait for the answer. Raises `Lost`."""
        data: Json = {"component_type": 2 if values is None else 3, "custom_id": custom_id}
        if values is not None:
            data["values"] = values
        return await self.wait(self.send(COMPONENT, user, on.channel, data, on))

    async def slash(self, user: int, channel: int, command: str, /, **options: Any) -> Interaction:
        """Use a command, such as `game new`; wait for the answer. Raises `Lost`."""
        top, *below = command.split()
        known = next(c for c in self._world.commands if c["name"] == top)
        given = [{"name": name, "type": 4 if isinstance(v, int) else 3, "value": v} for name, v in options.items()]
        for name in reversed(below):
            given = [{"name": name, "type": 1, "options": given}]
        data: Json = {"id": known["id"], "name": top, "type": 1, "options": given}
        return await self.wait(self.send(COMMAND, user, channel, data))

    def send(self, kind: int, user: int, channel: int, data: Json, on: Posted | None = None) -> Interaction:
        """Send an interaction to the bot, and wait for nothing."""
        world = self._world
        guild = world.guild_of(channel)
        made = Interaction(world.new_id(), secrets.token_hex(16), user, channel, guild, on, data.get("custom_id", ""))
        self.by_id[made.id] = self.by_token[made.token] = made
        there = world.channels[channel]
        owners = {"0": str(guild)} if guild else {"0": "0"}
        said: Json = {
            "id": str(made.id),
            "application_id": str(world.bot),
            "type": kind,
            "token": made.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel),
            "channel": {"id": str(channel), "type": there["type"], "permissions": EVERYTHING, **there},
            "locale": "en-US",
            "app_permissions": EVERYTHING,
            "entitlements": [],
            "authorizing_integration_owners": owners,
            "context": 0 if guild else 1,
            "attachment_size_limit": 10 * 2**20,
        }
        if guild:
            said |= {"guild_id": str(guild), "guild": {"id": str(guild), "locale": "en-US", "features": []}}
            said |= {"guild_locale": "en-US", "member": world.member(guild, user)}
        else:
            said["user"] = world.users[user]
        if on is not None:
            said["message"] = on.data
        self._gateway.dispatch("INTERACTION_CREATE", said, guild if there["type"] != DIRECT else 0)
        return made

    async def wait(self, made: Interaction) -> Interaction:
        """Wait until an interaction is answered. Raises `Lost`."""
        try:
            async with asyncio.timeout(max(0.0, made.began + self.acknowledge_seconds - time.monotonic())):
                await made.noticed.wait()
        except TimeoutError:
            made.failed = True
            raise Lost(f"nobody acknowledged {made.asked or 'a command'}") from None
        try:
            async with asyncio.timeout(self.answer_seconds):
                await made.done.wait()
        except TimeoutError:
            raise Lost(f"nobody answered {made.asked or 'a command'}") from None
        if made.failed:
            raise Lost(f"nobody is left who could answer {made.asked or 'a command'}")
        return made

    def lose(self, of: Callable[[int], bool]) -> None:
        """Let what was not answered fail at once in the servers of a process that has died: nobody else will answer it."""
        for made in self.by_id.values():
            if not made.done.is_set() and of(made.guild):
                made.failed = True
                made.noticed.set()
                made.done.set()

    # --- what the bot does ---------------------------------------------------------------------------------------------

    def acknowledge(self, id: int, token: str, valid: Callable[[Posted | None], bool]) -> Interaction | int:
        """Take the first response to an interaction; return Discord's error code if it may not be given.

        `valid` tells whether it could be shown, from the message that was clicked. One that could not be is no response.
        """
        made = self.by_id.get(id)
        if made is None or made.token != token:
            return 10062
        code = 0
        if made.acknowledged:
            code = 40060
        elif time.monotonic() - made.began > self.acknowledge_seconds:
            code = 10062
        elif not valid(made.on):
            code = 50035
        if code:
            made.refused.append(code)
            return code
        made.acknowledged = time.monotonic()
        made.noticed.set()
        return made

    def of_token(self, token: str) -> Interaction | int:
        """Find the interaction whose token is used to answer it; return Discord's error code if that is over."""
        made = self.by_token.get(token)
        if made is None or not made.acknowledged:
            return 10015
        return 50027 if time.monotonic() - made.began > TOKEN_SECONDS else made
