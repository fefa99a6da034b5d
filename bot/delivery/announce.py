"""Turns messages of the outbox into messages on Discord, with words and pictures made from the newest state.

A message that mentions somebody is first sent as plain text, because a phone's notification shows no text of a components-v2 message. The
edit that brings the picture makes it a v2 message.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

import discord
import structlog

from bot import limits, speech
from bot.components import BLUE, TABLE, Click, Keys, custom_ids, short
from bot.delivery import forums
from bot.delivery.direct import DirectMessages, DirectServices, Member, anybody
from bot.delivery.finished import Finished, FinishedServices
from bot.delivery.intents import Intent
from bot.delivery.outbox import nonce
from bot.delivery.posting import (
    EDIT_RETRIES,
    LASTING,
    REFUSED,
    SERVER_ERROR,
    UNKNOWN_CHANNEL,
    Places,
    change,
    edit,
    edit_refused,
    edit_to_v2,
    may_pass,
    message_thread,
    pictures_of,
    remove,
    send,
    send_once,
    send_plain,
    sent_before,
    status_of,
    still_there,
    why,
)
from bot.delivery.results import NO_CHANNEL, Gone, Later, Sent
from bot.fair import asking
from bot.routes.late import LateEdits
from bot.routes.lookback import new_to
from bot.screen import Screen
from bot.screens import following, hosting, lobby, moving, public, votes, wishes
from bot.screens.pictures import Artist, keeping
from bot.screens.story import Fresh, fresh, told
from bot.shelf import Shelf
from bot.speech import _
from bot.tables import Done, Refused, Status, services
from bot.tables.votes import UNMENTIONED
from engine.view import View

log: Final = structlog.get_logger("announce")

Say = Callable[[Intent, Status], Awaitable[Sent | Gone]]
ARCHIVE_MINUTES: Final = 10080
"""Minutes of silence after which Discord archives a thread; the longest that it offers."""
MOST_ENTRIES: Final = 80
"""The most entries of the history that a message about a turn may tell of."""


class AnnouncerServices(DirectServices, FinishedServices, Protocol):
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
        self._posted: dict[str, tuple[int, int]] = {}
        """A cache by game: the message about the turn, and the number of the entry after which it was posted."""
        self._shown: dict[str, tuple[int, tuple[int, ...]]] = {}

    async def send(self, intent: Intent) -> Sent | Gone | Later:
        """Send a message. One whose content is no longer true is dropped without an error."""
        try:
            seen = await self._services.history.status_with_story(intent.game, partial(self._entries, intent))
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
                    self._posted.pop(status.id, None)
                    self._shown.pop(status.id, None)

    def _say(self, intent: Intent, view: Any, story: Sequence[Done]) -> Say:
        """Return what sends a message of this kind. `story`: the newest entries of the history, oldest first."""
        kinds: dict[str, Say] = {
            "lobby": self._lobby,
            "turn": partial(self._turn, view, story),
            "log": partial(self._log, view, story),
            "struck": partial(self._struck, view, story),
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
                name=name, auto_archive_duration=ARCHIVE_MINUTES, type=discord.ChannelType.public_thread
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

    # --- turns -------------------------------------------------------------------------------------------------------

    async def _turn(self, view: Any, story: Sequence[Done], intent: Intent, status: Status) -> Sent | Gone:
        if status.state != "running":
            return Sent()
        mention = () if intent.payload.get("quiet") else tuple(intent.payload.get("seats", ()))
        extra = intent.payload.get("unreached") or intent.payload.get("reminded")
        if extra and not any(seat in status.owing for seat in mention):
            return Sent()
        channel = await self.place(status)
        there = await _already_posted(channel, status, intent)
        entry = status.version if there is None else there.entry
        before = await self._entry_of(channel, status)
        since = [d for d in story if before is not None and d.number > before]
        spent = status.turn_message if before is not None and not told(since, status) else None
        if spent is None and before is not None:
            # Else nobody knows what the message tells of: it may not be read, or was reduced before a crash.
            await self._shrink(intent, channel, status, view, since, story)
        asked = _asked(status)
        new = list(fresh(reversed(since), status, asked).done) if asked is not None else []
        turn = _made(status, view, entry, story, mention, [d for d in new or since if d.number <= entry] or None)
        if there is not None:
            message = there.message
        else:
            message = await send_plain(
                channel, turn.sentence(), turn.called(), [public.open_button(status, entry)], intent.nonce
            )
        self._posted[status.id] = message.id, entry
        if spent is not None:
            await remove(channel, spent)

        async def shown() -> Screen:
            return (await self._drawn(turn)).screen()

        if await edit_to_v2(message, shown):
            self._shown[status.id] = status.version, ()
        else:
            await self._services.repair.redraw(status.id)
        return Sent(message.id)

    def _entries(self, intent: Intent, status: Status) -> int:
        """Return how many entries of the history a message tells of, with what the table sees now; 0 where it shows neither."""
        if status.damage is not None:
            return 0
        shows = {
            "turn": status.state == "running",
            "log": status.turn_message is not None and not self._up_to_date(intent, status),
            "struck": True,
        }
        return MOST_ENTRIES if shows.get(intent.kind) else 0

    async def _drawn(self, turn: public.Turn) -> public.Turn:
        """Return the turn with its board: a ring marks what is new to the player who is asked, and numbers show how they changed."""
        status, asked = turn.status, _asked(turn.status)
        known = turn.known[::-1]
        new = Fresh(-1, -1, ()) if asked is None else await new_to(self._services.history, status, asked, known=known)
        before = await self._services.history.view_after(status.id, new.after)
        drawn = await self._artist.board(turn.view, speech.names(status), since=new.spaces, before=before)
        return replace(turn, drawn=drawn, rings=bool(new.spaces), unreached=await self._unreached(turn))

    async def _unreached(self, turn: public.Turn) -> list[int]:
        """Return the seats whom this message tells that direct messages do not reach them: each once per game."""
        if "choose" not in turn.view.owing.values():
            return []
        closed = [s for s in turn.status.seats if s.closed and not s.unclaimed and s.seat in turn.status.owing]
        if new := [s.seat for s in closed if s.noted is None]:
            await self._services.messages.note_unreached(turn.status.id, new, turn.entry)
        return [s.seat for s in closed if s.noted in (None, turn.entry)]

    async def _shrink(
        self, intent: Intent, channel: Any, status: Status, view: View, since: Sequence[Done], story: Sequence[Done]
    ) -> None:
        """Reduce the previous message to its log, because the thread shows one board, always in its last message."""
        if status.turn_message is None:
            return
        old = public.Turn(status, view, 0, (), since, story).shrunk()
        await _edit(intent, channel.get_partial_message(status.turn_message), old)

    async def _looked(self, status: Status) -> Any:
        return (await self._services.play.look(status.id, None)).view

    async def _entry_of(self, channel: Any, status: Status) -> int | None:
        """Return the entry after which the turn message was posted. Its button's custom id holds it, so a restart loses nothing."""
        if status.turn_message is None:
            return None
        posted, entry = self._posted.get(status.id, (None, None))
        if posted != status.turn_message:
            try:
                message = await channel.fetch_message(status.turn_message)
            except REFUSED as error:
                if may_pass(error):
                    raise  # taken for a lost one, it would lose the log that it shows
                return None
            entry = _entry_on(message, status)
            if entry is None:
                return None
            self._posted[status.id] = status.turn_message, entry
        return entry

    async def _log(self, view: Any, story: Sequence[Done], intent: Intent, status: Status) -> Sent | Gone:
        """Add what was done to the turn message, without a mention. An edit that Discord refuses is dropped."""
        try:
            return await self._grow(view, story, intent, status)
        except REFUSED as error:
            if intent.payload.get("redraw") or _may_pass(intent, error):
                raise
            edit_refused("log edit refused", status.turn_message or 0, error)
            return Sent()

    async def _grow(self, view: Any, story: Sequence[Done], intent: Intent, status: Status) -> Sent:
        if status.turn_message is None or view is None:
            return Sent()
        channel = await self.place(status)
        entry = await self._entry_of(channel, status)
        if entry is None:
            return Sent()
        alone = len(status.owing) == 1
        called = tuple(s for s in status.owing if alone or status.at(s).closed)
        turn = _made(status, view, entry, story, called)
        with keeping(pictures_of(status.turn_message)):
            shown = turn.shrunk() if status.state != "running" else (await self._drawn(turn)).screen()
        await change(channel.get_partial_message(status.turn_message), shown)
        self._shown[status.id] = status.version, _closed(intent)
        return Sent()

    def _up_to_date(self, intent: Intent, status: Status) -> bool:
        """Return whether the turn message already shows all that a message would add to it."""
        shown = status.state == "running" and self._shown.get(status.id) == (status.version, _closed(intent))
        return shown and not intent.payload.get("redraw")

    async def _struck(self, view: Any, story: Sequence[Done], intent: Intent, status: Status) -> Sent | Gone:
        """Strike through undone entries in messages of earlier turns. A message that cannot be edited stays, and is logged."""
        channel = await self.place(status)
        for message, since in await self._services.history.told_of(status.id, intent.payload["entries"]):
            if message != status.turn_message:
                old = public.Turn(status, view, 0, (), since, story)
                await _edit(intent, channel.get_partial_message(message), old.shrunk())
        return Sent()

    # --- the end -----------------------------------------------------------------------------------------------------

    async def _ended(self, intent: Intent, status: Status) -> Sent | Gone:
        channel = await self.place(status)
        if status.started is None:
            shown = public.ended(status, intent.payload.get("by"), why=intent.payload.get("why", ""))
            return Sent(await self._put(intent, channel, status.lobby_message, shown))
        view = await self._looked(status)
        return Sent(await self._put(intent, channel, None, public.ended(status, **intent.payload, view=view)))

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
            if _may_pass(intent, error):
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
                if _may_pass(intent, error):
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


async def _edit(intent: Intent, message: Any, shown: Screen) -> None:
    """Edit an earlier message. Raises what may pass soon; where it cannot be edited it stays as it is, and that is logged."""
    try:
        await change(message, shown)
    except Exception as error:
        if isinstance(error, REFUSED) and _may_pass(intent, error):
            raise
        edit_refused("edit refused", message.id, error)


def _may_pass(intent: Intent, error: discord.HTTPException | discord.RateLimited) -> bool:
    """Whether an edit or deletion is worth another attempt: Discord has a problem of its own, which may pass soon."""
    return status_of(error) >= SERVER_ERROR and intent.attempts < EDIT_RETRIES


class _Posted(NamedTuple):
    """A message about a turn that is there, and the entry after which it was posted."""

    message: Any
    entry: int


async def _already_posted(channel: Any, status: Status, intent: Intent) -> _Posted | None:
    """Return the message about a turn that was posted before a crash, after the one that is known; None where nobody can tell.

    Its one button opens the panels of this game, as no other message's that the bot posts while the game runs.
    """

    def is_it(message: Any) -> bool:
        entry = _entry_on(message, status)
        opens = entry is not None and custom_ids(message.components) == [Keys(status.id, entry, TABLE).id("open")]
        return opens and message.id > (status.turn_message or 0)

    message = await sent_before(channel, intent, is_it)
    entry = None if message is None else _entry_on(message, status)
    return None if entry is None else _Posted(message, entry)


def _entry_on(message: Any, status: Status) -> int | None:
    """Return the entry that the button to one's own panel on a message holds, or None."""
    read = [Click.read(custom_id) for custom_id in custom_ids(message.components)]
    return next((c.token for c in read if c is not None and (c.game, c.what) == (status.id, "open")), None)


def _made(
    status: Status,
    view: View,
    entry: int,
    story: Sequence[Done],
    mention: Sequence[int],
    before: Sequence[Done] | None = None,
) -> public.Turn:
    if before is None:
        old = [d for d in story if d.number <= entry]
        before = [d for d in old if d.turn == old[-1].turn] if old else []
    since = [d for d in story if d.number > entry]
    return public.Turn(status, view, entry, before, since, story, mention=mention)


def _closed(intent: Intent) -> tuple[int, ...]:
    """Return the seats that no direct message has reached, of which a message tells."""
    return tuple(intent.payload.get("closed", ()))


def _asked(status: Status) -> int | None:
    """Return the seat that alone owes an answer, or None.

    Where several owe one, nothing is marked as new to one of them.
    """
    return next(iter(status.owing)) if len(status.owing) == 1 else None
