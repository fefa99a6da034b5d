"""The connection to Discord's gateway: shards, limits on connections, and a shutdown that loses no click."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from typing import Any, Final

import discord
import structlog
from discord import app_commands
from discord.ext import commands
from discord.http import Route

from bot import interaction_log as interactions
from bot.config import Settings
from bot.delivery.budget import Budget
from bot.delivery.calls import counting
from bot.delivery.liveness import Liveness, State
from bot.folding import FoldingState
from bot.screens.stage import TAKEN
from bot.store import Store
from bot.store.games import SHARD_BITS
from bot.store.processes import BEAT

log: Final = structlog.get_logger("gateway")

INSTALLS: Final = app_commands.AppInstallationType(guild=True, user=False)
"""How the commands may be installed. Discord reads this, and the contexts, of top-level commands only."""
CONTEXTS: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where the commands work: in servers with the bot, and in direct messages with it."""
RATE_LIMIT_SECONDS: Final = 30
"""Seconds that a request waits for Discord's rate limit, the least that discord.py allows; the outbox retries after more."""
STARTS_KEPT: Final = 20
"""Connections of a day that are not used: who uses up all of them is taken for broken by Discord, which then resets the token."""
LINGER_SECONDS: Final = 1.0
"""Seconds in which a process that stops still takes clicks: they are on their way, or another process is about to take over."""
DRAIN_SECONDS: Final = 10
"""Seconds that a shutdown waits for answers under way; what they commit is safe in any case."""
SETTLE_SECONDS: Final = 0.05
"""Seconds until everything that was received has begun to be answered."""
# discord.py warns that libraries for voice are missing; a host need not know, since the bot has no voice.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Exhausted(Exception):
    """Discord allows hardly any more connections today. The text is a sentence for the host."""


class Gateway(commands.AutoShardedBot):
    """A client with this process's shards by the settings. Several processes may serve one shard: the first one answers."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        *,
        now: Callable[[], datetime],
        tree_cls: type[app_commands.CommandTree[Any]],
    ) -> None:
        self.liveness = Liveness(store, now=now, state=self._state)
        self.budget = Budget(store, a_second=settings.calls_per_second, others=lambda: self.liveness.others)
        ids = list(settings.shard_ids) or None
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=tree_cls,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            allowed_installs=INSTALLS,
            allowed_contexts=CONTEXTS,
            max_ratelimit_timeout=RATE_LIMIT_SECONDS,
            http_trace=counting(self.budget.trace(lambda: Route.BASE)),
            shard_count=settings.shards,
            shard_ids=ids,  # pyright: ignore[reportArgumentType]  # None: all
        )
        self.now = now
        self.draining = False
        self._connected: set[int] = set()
        self._buckets = 1
        self._begun: float | None = None
        """When this process became visible to the others, by the monotonic clock."""
        self._beating: asyncio.Task[None] | None = None
        self._answering: set[asyncio.Task[Any]] = set()

    def _get_state(self, **options: Any) -> FoldingState:
        known = {"handlers": self._handlers, "hooks": self._hooks, "http": self.http}
        return FoldingState(dispatch=self.dispatch, **known, **options)

    # --- connecting --------------------------------------------------------------------------------------------------

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and connect all shards. Raises `Exhausted` where Discord would soon refuse every connection."""
        await self.login(token)
        try:
            await self.liveness.tick()
            self._begun = time.monotonic()
        except Exception as error:  # the loop tries again
            log.warning("others do not know of this process", exc_info=error)
        self._beating = asyncio.create_task(self.liveness.run(), name="liveness")
        await self._may_connect()
        await self.connect(reconnect=reconnect)

    async def _may_connect(self) -> None:
        limits = await self.fetch_session_start_limits()
        self._buckets = max(1, limits.max_concurrency)
        log.info("connections left today", left=limits.remaining, of=limits.total)
        if limits.remaining < len(self._assigned) + STARTS_KEPT:
            again = self.now() + timedelta(milliseconds=limits.reset_after)
            raise Exhausted(
                f"The bot has connected so often today that Discord allows only {limits.remaining} more connections until "
                f"{again:%H:%M} UTC. Find out why it keeps restarting, and start it again after that."
            )

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this shard may connect: Discord demands a pause between two connections, also of different processes."""
        await self.budget.connect((shard_id or 0) % self._buckets)

    async def known(self) -> None:
        """Wait until the other processes know this one, so that they share the budget of calls with it."""
        if self._begun is not None and self.liveness.others:
            await asyncio.sleep(max(0.0, self._begun + BEAT.total_seconds() + 1 - time.monotonic()))

    @property
    def alone(self) -> bool:
        """Whether no other process of the bot is known, which could answer an interaction."""
        return not self.liveness.others

    @property
    def connected(self) -> bool:
        """Whether any shard of this process is connected."""
        return bool(self._connected)

    @property
    def connected_shards(self) -> frozenset[int]:
        """The shards of this process that are connected."""
        return frozenset(self._connected)

    def serves(self, guild: int) -> bool:
        """Whether this process knows by now whether the bot is in this server."""
        return (
            self.is_ready()
            and bool(self.shard_count)
            and (guild >> SHARD_BITS) % (self.shard_count or 1) in self._connected
        )

    def silences(self) -> dict[int, float | None]:
        """Return for each shard of this process for how many seconds its heartbeat is unanswered; None: not connected."""
        return {shard: self._silence(shard) if shard in self._connected else None for shard in self._assigned}

    def _silence(self, shard: int) -> float:
        socket = getattr(getattr(self.shards.get(shard), "_parent", None), "ws", None)
        beat = getattr(socket, "_keep_alive", None)
        # The thread that sends notes the time afterwards, when the answer may have come already; hence the second.
        if beat is None or beat._last_send - beat._last_ack < 1:
            return 0.0
        return max(0.0, time.perf_counter() - max(beat._last_send, beat._last_recv))

    @property
    def _assigned(self) -> tuple[int, ...]:
        return tuple(self.shard_ids or range(self.shard_count or 0))

    def _state(self) -> State:
        return State(self._assigned, tuple(sorted(self._connected)), self.shard_count, self.draining)

    async def on_shard_connect(self, shard: int) -> None:
        self._connected.add(shard)

    async def on_shard_ready(self, shard: int) -> None:
        self._connected.add(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        self._connected.add(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        self._connected.discard(shard)

    # --- leaving -----------------------------------------------------------------------------------------------------

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Mark the current task as one whose answer a user waits for, which a shutdown waits for too."""
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        try:
            yield
        finally:
            self._answering.discard(task)

    async def leave(self) -> None:
        """Accept clicks for a moment longer, then none, and finish the answers under way."""
        self.draining = True
        shards = [shard for shard in self.shards.values() if not shard.is_closed()]
        if shards:
            with suppress(Exception):  # the store may be away; the other processes learn of it all the same
                await self.liveness.tick()
            await asyncio.sleep(LINGER_SECONDS)
            await asyncio.gather(*(shard.disconnect() for shard in shards), return_exceptions=True)
        await self.answered()

    @property
    def answers_under_way(self) -> int:
        return len(self._answering)

    async def answered(self) -> None:
        """Wait for the answers under way, `DRAIN_SECONDS` at most, so that one that hangs does not keep the process."""
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_SECONDS):
                await asyncio.sleep(SETTLE_SECONDS if self.shards else 0)
                while self._answering:
                    await asyncio.wait(self._answering)
                    await asyncio.sleep(SETTLE_SECONDS)

    async def close(self) -> None:
        beating, self._beating = self._beating, None
        if beating is not None:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)
            try:
                await self.liveness.leave()
            except Exception as error:
                log.warning("row of this process not deleted", exc_info=error)
        await super().close()


class _Completions(logging.Filter):
    """A log filter that records why a completion failed, which discord.py only logs; those that another process answers are dropped."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, discord.HTTPException) and error.code == TAKEN:
            interactions.ended(interactions.TAKEN)
            return False
        if isinstance(error, Exception) and (seen := interactions.current()):
            seen.failed(error)
        return error is None or not interactions.too_late(error)


logging.getLogger("discord.app_commands.tree").addFilter(_Completions())
