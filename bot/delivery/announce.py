"""Turns messages of the outbox into messages on Discord, with words and pictures made from the newest state.

A message that mentions somebody is first sent as plain text, because a phone's notification shows no text of a components-v2 message. The
edit that brings the picture makes it a v2 message.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, Final, Protocol

import discord
import structlog

from bot import limits, speech
from bot.components import BLUE, Keys, short
from bot.delivery import forums
from bot.delivery.direct import DirectMessages, DirectServices, Member, anybody
from bot.delivery.finished import Finished, FinishedServices
from bot.delivery.intents import Intent
from bot.delivery.outbox import nonce
from bot.delivery.posting import (
    LASTING,
    REFUSED,
    UNKNOWN_CHANNEL,
    Places,
    change,
    edit,
    edit_may_pass,
    edit_refused,
    edit_to_v2,
    may_pass,
    message_thread,
    remove,
    send,
    send_once,
    status_of,
    still_there,
    type_of_threads,
    why,
)
from bot.delivery.results import NO_CHANNEL, Gone, Later, Sent
from bot.delivery.turns import Turns, TurnServices
from bot.fair import asking
from bot.routes.late import LateEdits
from bot.screen import Screen
from bot.screens import following, hosting, lobby, moving, public, votes, wishes
from bot.screens.pictures import Artist
from bot.shelf import Shelf
from bot.speech import _
from bot.tables import Done, Refused, Status, services
from bot.tables.votes import UNMENTIONED

log: Final = structlog.get_logger("announce")

Say = Callable[[Intent, Status], Awaitable[Sent | Gone]]
ARCHIVE_MINUTES: Final = 10080
"""Minutes of silence after which Discord archives a thread; the longest that it offers."""


class AnnouncerServices(DirectServices, FinishedServices, TurnServices, Protocol):
    """The services that the announcer uses."""

    downtimes: services.Downtimes
    following: services.Following
    servers: services.Servers
    votes: services.Votes
    wishes: services.Wishes


class Announcer:
    """Sends one message of the outbox at a time. Raises temporary errors, so that the outbox retries."""

    def __init__(
        self,
        client: discord.Client,
        services: AnnouncerServices,
        artist: Artist,
        *,
        shelf: Shelf | None = None,
        late: LateEdits | None = None,
        member: Member = anybody,
    ) -> None:
        """`shelf`: where replays are put that anybody can open. `late`: the pictures that are edited into private messages.

        `member`: whether a user is in a server.
        """
        self._client, self._services, self._artist = client, services, artist
        self.to_one = DirectMessages(client, services, artist, late or LateEdits(), member)
        self._places = Places(client)
        self.finished = Finished(services, artist, self._places, shelf)
        self.turns = Turns(services, artist, self._places)

    async def send(self, intent: Intent) -> Sent | Gone | Later:
        """Send a message. One whose content is no longer true is dropped without an error."""
        try:
            seen = await self._services.history.status_with_story(intent.game, partial(self.turns.entries, intent))
        except Refused as refusal:
            if intent.kind == "moved" and refusal.reason == "moved":
                return await self._moved(intent)
            return Gone(refusal.reason)
        status, view, newest = seen
        if intent.kind == "moved":
            return Gone("reopened")
        if not status.place and intent.destination.game:
            return Gone(NO_CHANNEL)
        if status.damage is not None and intent.of_position:
            return Sent()  # going back puts new messages into the outbox
        say = self._say(intent, view, newest[::-1])
        alone = status.host if status.direct else None
        with speech.speaking(await self._locale(intent, status.guild, status.language, alone)), asking(status.id):
            try:
                return await self._somewhere(say, intent, status)
            except discord.NotFound as error:
                # All other missing or forbidden things may come back: a permission is given, a message is posted anew.
                if error.code != UNKNOWN_CHANNEL and intent.destination.game:
                    raise
                return Gone(f"{error.code} {error.text}", closed=intent.destination.user is not None)
            except discord.RateLimited as error:
                return Later(error.retry_after)
            finally:
                if status.state not in ("lobby", "running"):
                    self.turns.forget(status.id)

    def _say(self, intent: Intent, view: Any, story: Sequence[Done]) -> Say:
        """Return what sends a message of this kind. `story`: the newest entries of the history, oldest first."""
        kinds: dict[str, Say] = {
            "lobby": self._lobby,
            "turn": partial(self.turns.turn, view, story),
            "log": partial(self.turns.log, view, story),
            "struck": partial(self.turns.struck, view, story),
            "prompt": self.to_one.prompt,
            "reminder": self.to_one.reminder,
            "nudge": self.to_one.nudge,
            "digest": self.to_one.digest if intent.destination.user is not None else self._digest,
            "invite": self.to_one.invite,
            "call": self._call,
            "result": self.finished.result,
            "points": self.finished.points,
            "replay": self.finished.replay,
            "hindsight": self.finished.hindsight,
            "request": self._request,
            "ended": self._ended,
            "downtime": self._downtime,
            "removal": self._removal,
        }
        return kinds[intent.kind]

    async def _moved(self, intent: Intent) -> Sent | Gone:
        """Post that a game continues with another bot, and delete what is not true of it any more."""
        try:
            guild = intent.payload.get("guild", 0)
            set_there = await self._services.servers.defaults(guild)
            with speech.speaking(await self._locale(intent, guild, set_there.language)):
                place = await self._places.find(intent.payload["place"])
                for message in intent.payload.get("untrue", ()):
                    await remove(place, message)
                return Sent((await send(place, moving.closed(intent.game), intent.nonce)).id)
        except discord.NotFound as error:
            return Gone(f"{error.code} {error.text}")

    async def _somewhere(self, say: Say, intent: Intent, status: Status) -> Sent | Gone:
        """Send to the game's thread; if that was deleted, to a new thread, or else to the channel."""
        try:
            return await say(intent, status)
        except discord.NotFound as error:
            self._places.forget(status.place)
            if error.code != UNKNOWN_CHANNEL or status.thread is None or not intent.destination.game:
                raise
            if await still_there(self._client, status.thread):
                raise
        log.warning("thread was deleted", game=status.id, thread=status.thread)
        # Until another thread is stored in its place, a new attempt sees that it was deleted.
        status, replaced = replace(status, thread=None, turn_message=None), False
        try:
            if status.state == "running":
                replaced = await self._replace_thread(intent, status)
        except discord.NotFound:
            await self._services.messages.keep_thread(status.id, None)
            raise
        if not replaced:
            await self._services.messages.keep_thread(status.id, None)
        there = (await self._services.games.status(status.id)).thread
        return await say(intent, replace(status, thread=there))

    async def _replace_thread(self, intent: Intent, status: Status) -> bool:
        """Open and store another thread for a running game whose thread was deleted; return whether that was possible."""
        channel = await self._channel(status)
        if isinstance(channel, discord.ForumChannel):
            return isinstance(await self._post(intent, channel, status), Sent)
        status = await self._own_thread(channel, status)
        if status.lobby_message is not None:
            await edit(channel.get_partial_message(status.lobby_message), public.started(status))
        return status.thread is not None

    async def _locale(self, intent: Intent, guild: int, language: str | None, alone: int | None = None) -> str:
        """Return in what language a message is worded.

        A member reads their own language, once a click has told it. `language`: that of the server's public messages, if its managers
        have set one; else it is the one that Discord knows of the server. `alone`: the player in whose direct messages the game is.
        """
        reader = intent.destination.user or alone
        known = None if reader is None else await self._services.people.locale(reader)
        return known or language or speech.server_locale(self._client.get_guild(guild))

    async def place(self, status: Status) -> Any:
        """Return the thread or channel of a game."""
        return await self._places.find(status.place)

    async def _channel(self, status: Status) -> Any:
        return self._client.get_channel(status.channel) or await self._client.fetch_channel(status.channel)

    # --- lobby -------------------------------------------------------------------------------------------------------

    async def _lobby(self, intent: Intent, status: Status) -> Sent | Gone:
        if status.state == "ended" and status.started is None:
            return Sent()
        if status.lobby_message is None and "anew" not in intent.payload:
            # An earlier update, withdrawn since, may have posted it without learning that.
            intent = replace(intent, nonce=nonce(status.id, "lobby", status.created))
        channel = await self._channel(status)
        if not hasattr(channel, "send"):
            return await self._post(intent, channel, status)
        if status.state == "lobby":
            return Sent(await self._put(intent, channel, status.lobby_message, lobby.lobby(status)))
        if status.state == "running" and status.thread is None:
            status = await self._own_thread(channel, status)
        return Sent(await self._put(intent, channel, status.lobby_message, public.started(status), insist=False))

    async def _put(
        self, intent: Intent, channel: Any, message: int | None, shown: Screen, *, insist: bool = True
    ) -> int:
        """Edit the message, or post a new one where it was deleted. Without `insist`, an edit that Discord refuses is dropped."""
        if message is not None:
            try:
                await change(channel.get_partial_message(message), shown)
                return message
            except discord.NotFound:
                pass
            except REFUSED as error:
                if insist or status_of(error) not in LASTING:
                    raise
                edit_refused("edit refused", message, error)
                return message
        return (await send(channel, shown, intent.nonce)).id

    async def _post(self, intent: Intent, channel: Any, status: Status) -> Sent | Gone:
        """Post the lobby message. A forum takes only posts, so there the game's post is its thread from the beginning."""
        shown = lobby.lobby(status) if status.state == "lobby" else public.started(status)
        if status.thread is not None:
            insist, posted = status.state == "lobby", status.lobby_message
            if posted is None and "anew" not in intent.payload:
                # A crash before that was recorded: the first message of a post has the post's id.
                posted = status.thread
            return Sent(await self._put(intent, await self.place(status), posted, shown, insist=insist))
        if not isinstance(channel, discord.ForumChannel):
            return Gone("no messages can be sent there")
        name = short(speech.plain(speech.game_name(status)), limits.THREAD_NAME)
        there = await forums.earlier_post(channel, self._client.user, name, status.id)
        if there is not None:
            await self._services.messages.keep_thread(status.id, there)
            return await self._post(intent, channel, replace(status, thread=there, lobby_message=there))
        thread, message = await forums.post(channel, name, shown, ARCHIVE_MINUTES)
        await self._services.messages.keep_thread(status.id, thread)
        return Sent(message)

    async def _own_thread(self, channel: Any, status: Status) -> Status:
        """Return the status with a thread of the game's own, or with the channel where the bot may not open a thread."""
        if not isinstance(channel, discord.TextChannel):
            return status
        # In a server of another process's shards nothing is known of permissions: Discord tells.
        allowed = channel.permissions_for(me) if (me := channel.guild.me) else discord.Permissions.all()
        if not (allowed.create_public_threads and allowed.send_messages_in_threads):
            return status
        name = short(speech.plain(speech.game_name(status)), limits.THREAD_NAME)
        try:
            thread = await message_thread(
                self._client, channel, status.lobby_message, name, ARCHIVE_MINUTES
            ) or await channel.create_thread(
                name=name, auto_archive_duration=ARCHIVE_MINUTES, type=type_of_threads(channel)
            )
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            log.warning("thread cannot be opened", game=status.id, **why(error))
            return status
        await self._services.messages.keep_thread(status.id, thread.id)
        return replace(status, thread=thread.id)

    async def _call(self, intent: Intent, status: Status) -> Sent | Gone:
        """Mention the role that the server has chosen, while the lobby has a free seat."""
        role = await self._services.wishes.called_role(status.guild)
        if role is None or status.state != "lobby" or status.unreadable or not wishes.has_room(status):
            return Sent()
        place = await self.place(status)
        buttons = [Keys(status.id, 0).tap(_("Join"), "join", BLUE)]
        return Sent((await send_once(place, wishes.call(status, role), (), buttons, intent, [role])).id)

    # --- watching ----------------------------------------------------------------------------------------------------

    async def _digest(self, intent: Intent, status: Status) -> Sent | Gone:
        """Post in a channel how a game stands. One that is gone gets no further reports; one that is closed to the bot misses this one."""
        assert intent.destination.channel is not None
        view = await self._looked(status)
        drawn = await self._artist.board(view, speech.names(status))
        shown = replace(following.digest(status, view, drawn, stops=False), above=following.sentence(status, view))
        try:
            return Sent((await send(await self._places.find(intent.destination.channel), shown, intent.nonce)).id)
        except (discord.Forbidden, discord.NotFound) as error:
            if isinstance(error, discord.NotFound):
                if error.code != UNKNOWN_CHANNEL:
                    raise
                await self._services.following.tell_nowhere(status.id)
            return Gone(f"{error.code} {error.text}")

    async def _looked(self, status: Status) -> Any:
        return (await self._services.play.look(status.id, None)).view

    # --- what else the table is told ---------------------------------------------------------------------------------

    async def _ended(self, intent: Intent, status: Status) -> Sent | Gone:
        channel = await self.place(status)
        if status.started is None:
            shown = public.ended(status, intent.payload.get("by"), why=intent.payload.get("why", ""))
            return Sent(await self._put(intent, channel, status.lobby_message, shown))
        view = await self._looked(status)
        shown = public.ended(status, **intent.payload, view=view)
        if not shown.mentions:
            return Sent(await self._put(intent, channel, None, shown))
        return Sent(await self.finished.unfinished(intent, channel, status, shown))

    async def _downtime(self, intent: Intent, status: Status) -> Sent | Gone:
        begins, until = (datetime.fromisoformat(intent.payload[name]) for name in ("begins", "until"))
        # The bot may have been away before it had told all tables.
        if status.state != "running" or not await self._services.downtimes.lies_ahead():
            return Gone("over")
        channel = await self.place(status)
        return Sent((await send(channel, hosting.downtime(begins, until), intent.nonce)).id)

    async def _removal(self, intent: Intent, status: Status) -> Sent | Gone:
        message = (await self.place(status)).get_partial_message(intent.payload["message"])
        try:
            await message.delete()
        except REFUSED as error:
            if edit_may_pass(error, intent.attempts):
                raise
        return Sent()

    async def _request(self, intent: Intent, status: Status) -> Sent | Gone:
        """Post a request to the table, which mentions the players whose consent is needed; later calls edit the message."""
        request = await self._services.votes.request(status.id, intent.payload["request"])
        channel, shown = await self.place(status), votes.message(status, request)
        if request.message is not None:
            try:
                await change(channel.get_partial_message(request.message), shown)
                return Sent(request.message)
            except discord.NotFound:
                pass
            except REFUSED as error:
                if edit_may_pass(error, intent.attempts):
                    raise
                edit_refused("request edit refused", request.message, error)
                return Sent(request.message)
        if request.state != "open":
            return Sent()
        known = request.message is not None or intent.payload.get("quiet") or request.facts.get(UNMENTIONED)
        users = () if known else votes.mentioned(status, request)
        message = await send_once(channel, shown.above, users, votes.all_buttons(status, request), intent)

        async def whole() -> Screen:
            return shown

        await edit_to_v2(message, whole, intent.attempts)
        return Sent(message.id)
