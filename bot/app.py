"""The Discord client: set-up, interactions, error handling, and a shutdown that finishes the work under way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot import interaction_log, limits, speech
from bot.click_limits import ClickLimits
from bot.commands import COGS
from bot.commands.registering import Registering
from bot.commands.translator import Translator
from bot.components import NOWHERE, Click, Menu, Tap, pressed
from bot.config import Settings
from bot.delivery.announce import Announcer
from bot.delivery.blocks import Blocks
from bot.delivery.departures import Departures
from bot.delivery.downtimes import Downtimes
from bot.delivery.due import Loop
from bot.delivery.healing import Healing
from bot.delivery.histories import Histories
from bot.delivery.liveness import State
from bot.delivery.lobbies import Lobbies
from bot.delivery.looking_back import LookingBack
from bot.delivery.members import Members
from bot.delivery.mending import Mending
from bot.delivery.orders import Orders
from bot.delivery.outbox import Outbox
from bot.delivery.presence import Presence
from bot.delivery.recording import Recording
from bot.delivery.reminders import Reminders
from bot.delivery.robots import Robots
from bot.delivery.sweeping import Sweeping
from bot.delivery.thinking import Thinker
from bot.delivery.threads import Threads
from bot.delivery.votes import Votes
from bot.gateway import Gateway
from bot.monitor.health import Health
from bot.monitor.server import Monitor
from bot.monitor.watchdog import Watchdog
from bot.recall import Recall
from bot.routes import dispatch
from bot.routes.lookback import panel_since
from bot.routes.newest import Panels
from bot.routes.privacy import FORGOTTEN
from bot.routes.visit import troubled
from bot.screens import plain
from bot.screens.pictures import Artist
from bot.screens.stage import UNREACHED, AcknowledgedElsewhere, Stage, submitted
from bot.shelf import Shelf
from bot.store import Store
from bot.store.listening import Listener
from bot.tables import Runner, Services, Trouble
from bot.tables.queue import reference
from bot.tables.quota import Quota

log: Final = structlog.get_logger("app")

SEEN_CACHE: Final = 10_000
"""Size of the cache of members' languages and names; a member in it who has changed neither needs no query."""


class Commands(interaction_log.Tree):
    """The command tree, which counts each command as a click, and completions apart."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Refuse a user with more commands than the host allows, and completions to one who types faster than people do."""
        client: Any = interaction.client
        typed = interaction.type is discord.InteractionType.autocomplete
        if (client.click_limits.offers if typed else client.click_limits.admits)(interaction.user.id):
            return True
        interaction_log.ended("refused", "too-fast")
        if typed:
            with suppress(discord.HTTPException):
                await interaction.response.autocomplete([])
            return False
        # discord.py would not look at an error here, and there is nothing else to be said.
        with speech.speaking(str(interaction.locale)), suppress(AcknowledgedElsewhere, discord.HTTPException):
            await Stage(interaction).beside(plain.too_fast(client.click_limits.per_minute))
        return False


class MarsBot(Gateway):
    """The bot on one store. The caller that opened the store closes it."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        *,
        now: Callable[[], datetime] = discord.utils.utcnow,
        forgetful: bool = False,
        patience: float | None = None,
    ) -> None:
        """With `forgetful`, as in local mode, Discord is always sent the commands, because it forgets them with every restart.

        `patience`: how many seconds answers to clicks and commands wait for pictures; None: until all are drawn.
        """
        super().__init__(store, settings, now=now, tree_cls=Commands)
        self.store = store
        self.registering = Registering(self, store, now=now, always=forgetful)
        self.settings = settings
        self.click_limits = ClickLimits(settings.clicks_per_minute, settings.queue_length)
        self.artist = Artist(patience=patience)
        self.shelf = Shelf(settings.replay_url, settings.replay_folder) if settings.replay_url else None
        self.recall = Recall()
        self.runner = Runner(
            store,
            now=now,
            grace_seconds=settings.grace_seconds,
            reminder_hours=settings.reminder_hours,
            robot_seconds=settings.robot_seconds,
            quota=Quota(settings.member_games, settings.member_lobbies, settings.channel_games, settings.server_games),
            trusted=settings.trusted_hosts,
            nudge=lambda: self.outbox.nudge(),
            wake=self._wake,
            changed=self.recall.changed,
        )
        self.services = Services(self.runner)
        self.panels = Panels(now)
        self.telling: set[asyncio.Task[None]] = set()
        """Panels that are being told what has happened since."""
        self._make_senders()
        self._make_thinkers()
        self._loops: dict[str, Loop] = self._make_loops()
        self.watchdog = Watchdog(self._standing_since)
        self.health = Health(self, beat=self.watchdog.beat)
        self.monitor = Monitor(self, self.health, now=now)
        self._watching: asyncio.Task[None] | None = None
        self._work: list[asyncio.Task[None]] = []
        self._seen: dict[tuple[int, int], tuple[str, str]] = {}

    def _make_senders(self) -> None:
        """Create what sends messages, and what must know who can read them."""
        store, services, now = self.store, self.services, self.now
        self.members = Members(self, services.members, services.blocking, now=now)
        self.announcer = Announcer(
            self,
            services,
            self.artist,
            shelf=self.shelf,
            late=self.panels.late,
            member=self.members.there,
        )
        self.outbox = Outbox(store, self.announcer, now=now, budget=self.budget, said=self._tell_panels)
        self.presence = Presence(
            store,
            now=now,
            connected=lambda: self.connected,
            covered=lambda: self.liveness.covered,
            over=services.votes.prolong,
        )
        self.reminders = Reminders(
            store,
            now=now,
            reminder_hours=self.settings.reminder_hours,
            nudge=lambda: self.outbox.nudge(),
            reachable=self._reachable,
            present=self.presence.there,
            member=self.members.there,
        )
        self.threads = Threads(self, self, store, now=now)

    def _make_thinkers(self) -> None:
        """Create the processes for robots, hints and analyses, where the host lets robots search."""
        self.thinker = Thinker()
        searches = self.settings.robot_search
        self.weigh = self.thinker.weigh if searches else None
        self.looking_back = LookingBack(self.services.hindsight, self.thinker.look_back if searches else None)
        self.robots = Robots(
            self.store,
            self.services.robots,
            now=self.now,
            present=self.presence.there,
            reached=self.presence.reached,
            think=self.thinker.think if searches else None,
            calm=self.click_limits.calm,
        )

    def _make_loops(self) -> dict[str, Loop]:
        """Create the background loops, by their names in the log and the metrics."""
        store, services, now = self.store, self.services, self.now
        present, whole = self.presence.there, self.presence.whole
        self.votes = Votes(store, services.votes, services.seats, now=now, present=whole, may_sit=self.members.may_sit)
        self.orders = Orders(store, services.orders, now=now, present=present)
        self.lobbies = Lobbies(
            store, services.lobby, services.absences, now=now, member=self.members.there, present=whole
        )
        self.healing = Healing(self, self, services.games, services.repair, now=now, present=present)
        self.mending = Mending(store, services.repair, now=now)
        self.departures = Departures(
            self, store, services.privacy, now=now, forget_days=self.settings.forget_server_days, present=present
        )
        self.downtimes = Downtimes(services.downtimes, now=now, present=present)
        self.blocks = Blocks(services.blocking, now=now)
        self.histories = Histories(store, services.history, now=now, days=self.settings.history_days)
        self.recording = Recording(store, services.results, services.seasons, now=now)
        self.sweeping = Sweeping(services.replays, self.shelf, now=now)
        return {
            "reminders": self.reminders,
            "robots": self.robots,
            "votes": self.votes,
            "orders": self.orders,
            "lobbies": self.lobbies,
            "healing": self.healing,
            "mending": self.mending,
            "departures": self.departures,
            "downtimes": self.downtimes,
            "blocks": self.blocks,
            "histories": self.histories,
            "results": self.recording,
            "pages": self.sweeping,
        }

    def _wake(self) -> None:
        self.robots.nudge()
        self.orders.nudge()

    def _tell_panels(self, game: str, entry: int | None) -> None:
        """Update the open panels of a game that wait for others, without making the outbox wait."""
        if self.panels.wait(game, entry):
            task = asyncio.create_task(self._told(game, entry), name=f"panels of {game}")
            self.telling.add(task)
            task.add_done_callback(self.telling.discard)

    async def _told(self, game: str, entry: int | None) -> None:
        try:
            await self.panels.told(game, entry, partial(panel_since, self.services, self.artist))
        except Exception as error:
            log.warning("panels not told", game=game, exc_info=error)

    async def _reachable(self) -> None:
        """Make players reachable before reminders: open threads, end vacations, and clean up answered direct messages."""
        await self.threads.tick()
        await self.services.vacations.end_due()
        await self.announcer.to_one.tidy()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Tap, Menu)
        for cog in COGS:
            await self.add_cog(cog(self, self.services))
        self.tree.error(self._command_failed)
        await self.tree.set_translator(Translator())
        await self.registering.start()

    # --- interactions ------------------------------------------------------------------------------------------------

    async def clicked(self, interaction: discord.Interaction[Any], click: Click) -> None:
        """Handle a press on any button or menu of the bot."""
        with self.answering(), speech.speaking(str(interaction.locale)), interaction_log.recording(interaction):
            try:
                if self.click_limits.admits(interaction.user.id):
                    await dispatch.clicked(self.services, self.artist, self.panels, interaction, click)
                else:
                    interaction_log.ended("refused", "too-fast")
                    await Stage(interaction).beside(plain.too_fast(self.click_limits.per_minute))
            except AcknowledgedElsewhere:
                interaction_log.ended(interaction_log.TAKEN)
                return
            except Exception as error:
                # Log the verb alone: what follows may name cards that nobody else knows.
                await self._failed(interaction, error, click.what.partition("/")[0], click.game)
        await self.remember(interaction)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Handle submitted forms, and custom ids that match no item, which get the answer to an outdated button."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self.clicked(interaction, submitted(interaction) or NOWHERE)
        elif interaction.type is discord.InteractionType.component and pressed(interaction) is None:
            await self.clicked(interaction, NOWHERE)

    async def remember(self, interaction: discord.Interaction[Any]) -> None:
        """Store a user's language, for messages that answer no interaction, and their display name in the server."""
        user, guild = interaction.user.id, interaction.guild_id or 0
        if FORGOTTEN in interaction.extras:
            for known in [key for key in self._seen if key[0] == user]:
                del self._seen[known]
            return
        locale, name = seen = str(interaction.locale), interaction.user.display_name
        if self._seen.get((user, guild)) == seen:
            return
        if len(self._seen) >= SEEN_CACHE:
            self._seen.clear()
        self._seen[user, guild] = seen
        try:
            await self.services.people.remember(user, guild, locale, name)
        except Exception as error:
            self._seen.pop((user, guild), None)
            log.warning("user not remembered", exc_info=error)

    async def _command_failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, AcknowledgedElsewhere):
            interaction_log.ended(interaction_log.TAKEN)
            return
        name = interaction.command.qualified_name if interaction.command else ""
        with speech.speaking(str(interaction.locale)):
            await self._failed(interaction, cause, f"/{name}")

    async def _failed(self, interaction: discord.Interaction[Any], error: Exception, what: str, game: str = "") -> None:
        """Handle an exception that nothing else caught: the player gets a sentence, the host a line in the log."""
        if isinstance(error, Trouble):
            found, shown = error.reference, troubled(error, game)
        else:
            found = reference()
            shown = plain.unsure(found, game)
            if seen := interaction_log.current():
                seen.failed(error)
            if interaction_log.too_late(error):
                return  # Discord shows that nothing answered, and the line about the interaction says so
            log.error("interaction failed", reference=found, what=what, user=interaction.user.id, exc_info=error)
        if interaction.is_expired():
            return
        try:
            await Stage(interaction).show(shown)
        except (discord.HTTPException, AcknowledgedElsewhere, *UNREACHED) as second:
            log.error("error screen not sent", reference=found, exc_info=second)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        log.exception("event handler failed", handler=event_method)

    async def on_shard_connect(self, shard: int) -> None:
        await super().on_shard_connect(shard)
        self.healing.saw(None)

    async def on_shard_resumed(self, shard: int) -> None:
        await super().on_shard_resumed(shard)
        self.healing.saw(None)

    # --- servers -----------------------------------------------------------------------------------------------------

    # Whatever may let the bot see or write where it could not before: what failed is tried again.

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.healing.saw(guild.id)

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        self.healing.saw(channel.guild.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        # Some servers count their members in the name of a channel, or let a role change its colour all day.
        if before.overwrites != after.overwrites:
            self.healing.saw(after.guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.healing.lost(channel.id)
        self.healing.saw(channel.guild.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        self.healing.saw_thread(thread.thread_id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        self.healing.saw_thread(thread.thread_id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            self.healing.saw(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        if self.user is not None and after.id == self.user.id:
            self.healing.saw(after.guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Post which permissions are missing, in a channel where the bot may write, unless the host has blocked the server."""
        log.info("joined server", guild=guild.id)
        self.healing.saw(guild.id)
        channels = [c for c in (guild.system_channel, *guild.text_channels) if c is not None]
        me: discord.Member | None = guild.me
        if me is None:  # Discord has not told it of itself: what it may do is not known
            return
        channel = next((c for c in channels if c.permissions_for(me).send_messages), None)
        if channel is None or not (missing := limits.lacking(channel.permissions_for(me))):
            return
        if await self.services.blocking.refuses(0, guild.id):
            return
        with speech.speaking(speech.server_locale(guild)):
            # Of several processes that serve this server, the message of one remains.
            await channel.send(view=plain.permissions(missing).view(), nonce=f"join {guild.id}")

    # --- life --------------------------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Start the health checks, and serve them and the metrics where the host has set a port."""
        self._watching = asyncio.create_task(self.health.run(), name="health")
        if self.settings.metrics_port is not None:
            await self.monitor.serve(self.settings.metrics_host, self.settings.metrics_port)

    @property
    def work_under_way(self) -> Sequence[asyncio.Task[None]]:
        return self._work

    def _state(self) -> State:
        return super()._state()._replace(facts={"problems": self.health.problems()})

    def work(self) -> None:
        """Start the outbox and all loops as tasks of their own, so that no event handler waits for them."""
        woken = {"outbox": self.outbox.nudge, "orders": self.orders.nudge, "games": self.robots.nudge}
        woken |= dict.fromkeys(("blocked_users", "blocked_servers"), self.services.blocking.changed)
        work = {"outbox": self.outbox, **self._loops, "listener": Listener(self.store, woken)}
        self._work = [asyncio.create_task(each.run(), name=name) for name, each in work.items()]

    def _standing_since(self) -> dict[str, float | None]:
        """Return since when each loop has done its present work; None where it waits for its time."""
        loops = {**self._loops, "liveness": self.liveness}
        return {"outbox": self.outbox.looked_at, **{name: loop.since for name, loop in loops.items()}}

    async def leave(self) -> None:
        self.panels.late.leaving = True
        await super().leave()

    async def drain(self) -> None:
        """Finish the work under way, after `leave` has ended the clicks."""
        if not self.draining:
            await self.answered()
        for task in (*self._work, *self.telling):
            task.cancel()
        await asyncio.gather(*self._work, *self.telling, return_exceptions=True)
        await self.registering.close()
        await self.panels.late.close()
        self._work = []
        await self.looking_back.close()
        await self.thinker.close()
        await self.runner.close()
        self.artist.close()

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        await self.monitor.close()
        await super().close()
