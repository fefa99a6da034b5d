"""The state that Discord keeps and simcord does not: archived threads, limits of edits, nonces, mentions, servers that the bot has left."""

from __future__ import annotations

import copy
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import cache
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

import discord
import simcord
from discord.utils import snowflake_time
from simcord import results
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError, missing_access, missing_permissions
from simcord.backend.models import Channel
from simcord.backend.ops.messages import MessageMixin
from simcord.components import walk_components
from simcord.enums import ChannelType, InteractionType
from simcord.http import client, router
from simcord.types import HttpLogEntry

from bot.gateway import RATE_LIMIT_SECONDS
from bot.limits import PERMISSIONS
from tests.bot.strict import commands, messages
from tests.bot.strict.described import description
from tests.bot.strict.finding import Finding

OLD: Final = timedelta(hours=1)
"""The age from which on Discord limits the edits of a message."""
OLD_EDITS: Final = 3
"""How many edits of such messages Discord accepts per channel in `OLD_EDITS_SECONDS`."""
OLD_EDITS_SECONDS: Final = 6.0
"""The seconds in which Discord accepts `OLD_EDITS` edits of old messages per channel."""
REMEMBERED: Final = timedelta(minutes=5)
"""How long a nonce is remembered; Discord's documentation says a few minutes."""
INVITED: Final = discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
EDITABLE: Final = {"archived", "auto_archive_duration", "name"}
"""The fields of a thread that its creator may change without a permission."""

NEWS_THREAD: Final = 10
"""The type of a thread in an announcement channel, which simcord does not have."""
THREADS: Final[dict[int, tuple[int, ...]]] = {
    ChannelType.TEXT: (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD),
    ChannelType.NEWS: (NEWS_THREAD,),
    ChannelType.FORUM: (ChannelType.PUBLIC_THREAD,),
}
"""The types of threads that each type of channel has; the others have none."""
VOICE: Final = (ChannelType.VOICE, ChannelType.STAGE_VOICE)
POSTS: Final = re.compile(r"/channels/(\d+)/messages")
EDITS: Final = re.compile(r"/channels/(\d+)/messages/(\d+)")
OPENS: Final = re.compile(r"/channels/(\d+)/threads")
CHANNEL: Final = re.compile(r"/channels/(\d+)(?:/.*)?")
ANSWERS: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback")
FOLLOWS: Final = re.compile(r"/webhooks/\d+/[^/]+(?:/messages/[^/]+)?")
TELLS: Final = re.compile(r"/applications/\d+(?:/guilds/\d+)?/commands")


class Wait(Exception):
    """Raised where Discord would answer that the rate limit is exceeded (429), with the seconds to wait."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Strict:
    """The validator of one test: the broken rules that it has found, and the state that Discord would keep."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.wait: float | None = None
        """The seconds that an edit beyond `OLD_EDITS` has to wait; None for as long as Discord's limit demands."""
        self._nonces: dict[tuple[Backend, str], tuple[datetime, int, int]] = {}
        self._old_edits: dict[int, list[datetime]] = defaultdict(list)
        self._woken: dict[int, datetime] = {}
        self._left: set[int] = set()

    def notice(self, *found: Finding) -> None:
        self.findings += found

    @contextmanager
    def noticing(self) -> Iterator[list[Finding]]:
        """Collect the rules that are broken in this context in the list that it yields, instead of failing the test."""
        found, self.findings = self.findings, []
        try:
            yield self.findings
        finally:
            self.findings = found

    # --- requests ----------------------------------------------------------------------------------------------------

    def request(self, backend: Backend, method: str, path: str, **more: Any) -> Any:
        """Answer a request as Discord would: check it, apply the kept state, then pass it on to simcord."""
        body, files = more.get("json"), list(more.get("files") or ())
        found = list(description().wrong(method, path, more.get("params") or {}, body))
        if not found:  # what has another form cannot be read by the rules
            found += self._breaches(method, path, body if body is not None else {}, files)
        self.notice(*found)
        try:
            if refused := [f for f in found if f.refused]:
                said = "; ".join(f"{f.rule}: {f.what}" for f in refused)
                raise BackendError(400, 50035, f"Invalid Form Body: {said}")
            self.archive(backend)
            self._forbidden(backend, method, path, body, files)
            known = self._remembered(backend, method, path, body)
        except (BackendError, Wait):
            self._log(backend, method, path, more)
            raise
        if known is not None:
            self._log(backend, method, path, more)
            return known
        if body is not None and OPENS.fullmatch(path) and body.get("type") == NEWS_THREAD:
            more["json"] = body | {"type": int(ChannelType.PUBLIC_THREAD)}
        before = self._mentioned(backend, method, path)
        result = _dispatch(backend, method, path, **more)
        self._after(backend, method, path, body, result, before)
        return result

    def _breaches(self, method: str, path: str, body: Any, files: list[Any]) -> Iterator[Finding]:
        if method == "PUT" and TELLS.fullmatch(path):
            yield from _registered(json.dumps(body))
        elif ANSWERS.fullmatch(path):
            yield from messages.answer(body, files)
        elif POSTS.fullmatch(path) and method == "POST":
            yield from messages.message(body, files, new=True, notifies=True)
        elif OPENS.fullmatch(path) and "message" in body:
            yield from messages.message(body["message"], files, new=True, notifies=True)
        elif (EDITS.fullmatch(path) and method == "PATCH") or (FOLLOWS.fullmatch(path) and method in ("POST", "PATCH")):
            yield from messages.message(body, files, new=False, notifies=False)
        if path.endswith("/threads") and method == "POST" and not 1 <= len(body["name"].strip()) <= 100:
            yield Finding("name", f"of a thread: {body['name']!r}")

    def _log(self, backend: Backend, method: str, path: str, more: dict[str, Any]) -> None:
        """Add a request that was not passed on to simcord to its log of requests."""
        said, params = copy.deepcopy(more.get("json")), copy.deepcopy(more.get("params") or {})
        backend.http_requests.append(HttpLogEntry(method, path, params, said, more.get("reason")))

    def _forbidden(self, backend: Backend, method: str, path: str, body: Any, files: list[Any]) -> None:
        """Refuse what needs the permissions Attach Files and Connect, and threads of a type that their channel does not have.

        Discord's documentation: Permissions, Attach Files; and Channel Types: announcement channels have threads of their own type, and
        voice channels have none. That messages in voice channels need Connect: discord-api-docs, pull request 5111.
        """
        found = CHANNEL.fullmatch(path)
        place = backend.channels.get(int(found[1])) if found else None
        if place is None or place.guild_id is None:
            return
        if place.type in VOICE and "/messages" in path and not self._may(backend, place, "connect"):
            raise missing_access()
        if files and method in ("POST", "PATCH") and not self._may(backend, place, "attach_files"):
            raise missing_permissions()
        if method != "POST" or not path.endswith("/threads"):
            return
        kind = body.get("type")  # that of a message has the right one
        if place.type not in THREADS or (kind is not None and kind not in THREADS[place.type]):
            raise BackendError(400, 50024, "Cannot execute action on this channel type")

    # --- what Discord remembers --------------------------------------------------------------------------------------

    def _remembered(self, backend: Backend, method: str, path: str, body: Any) -> Any:
        """The answer that follows from the kept state, or None if simcord shall answer; raises the refusal that follows from the state."""
        if (at := CHANNEL.fullmatch(path)) and int(at[1]) in self._left:
            raise missing_access()
        if at and (thread := backend.channels.get(int(at[1]))) is not None and thread.is_thread:
            if method == "PATCH" and path == f"/channels/{thread.id}":
                return self._change_thread(backend, thread, body)
            self._in_thread(backend, thread, method, path)
        if found := ANSWERS.fullmatch(path):
            self._answering(backend, int(found[1]))
        if method == "PATCH" and (found := EDITS.fullmatch(path)):
            self._edit_of_old(backend, int(found[1]), int(found[2]))
        if method == "POST" and POSTS.fullmatch(path) and body.get("enforce_nonce"):
            return self._said_already(backend, body["nonce"], int(path.split("/")[2]))
        return None

    def _said_already(self, backend: Backend, nonce: str, channel: int) -> Any:
        at, where, message = self._nonces.get(
            (backend, nonce), (datetime.min.replace(tzinfo=backend.clock.now().tzinfo), 0, 0)
        )
        if backend.clock.now() - at > REMEMBERED or message not in backend.messages.get(where, {}):
            return None
        if where != channel:
            self.notice(Finding("one nonce in two channels", nonce, refused=False))
        return dict(serializers.message_payload(backend, backend.messages[where][message]))

    def _edit_of_old(self, backend: Backend, channel: int, message: int) -> None:
        now = backend.clock.now()
        if now - snowflake_time(message) <= OLD:
            return
        since = now - timedelta(seconds=OLD_EDITS_SECONDS)
        recent = self._old_edits[channel] = [at for at in self._old_edits[channel] if at > since]
        if len(recent) >= OLD_EDITS:
            wait = OLD_EDITS_SECONDS - (now - recent[0]).total_seconds()
            raise Wait(self.wait if self.wait is not None else wait)
        recent.append(now)

    def _mentioned(self, backend: Backend, method: str, path: str) -> list[int]:
        if method == "PATCH" and (found := EDITS.fullmatch(path)):
            message = backend.messages.get(int(found[1]), {}).get(int(found[2]))
            return list(message.mention_user_ids) if message is not None else []
        return []

    def _after(self, backend: Backend, method: str, path: str, body: Any, result: Any, before: list[int]) -> None:
        if method == "PATCH" and (found := EDITS.fullmatch(path)):
            now, said = backend.messages[int(found[1])][int(found[2])].mention_user_ids, str(body.get("components"))
            if lost := [user for user in before if user not in now and f"<@{user}>" in said]:
                self.notice(Finding("an edit takes a mention back", str(lost), refused=False))
        if method == "POST" and POSTS.fullmatch(path) and body.get("enforce_nonce"):
            self._nonces[backend, body["nonce"]] = backend.clock.now(), int(result["channel_id"]), int(result["id"])

    # --- threads and servers -----------------------------------------------------------------------------------------

    def archive(self, backend: Backend) -> None:
        """Archive the threads in which nothing has happened for their `auto_archive_duration`."""
        for thread in backend.channels.values():
            about = thread.thread_metadata
            if about is None or about.archived:
                continue
            quiet = backend.clock.now() - self._last_activity(thread)
            if quiet >= timedelta(minutes=about.auto_archive_duration):
                backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})

    def _last_activity(self, thread: Channel) -> datetime:
        said = [snowflake_time(id) for id in (thread.id, thread.last_message_id) if id is not None]
        assert thread.thread_metadata is not None
        # A thread of a message has that message's id, which may be older than the thread.
        made = [datetime.fromisoformat(thread.thread_metadata.archive_timestamp)]
        return max(said + made + [at for id, at in self._woken.items() if id == thread.id])

    def _in_thread(self, backend: Backend, thread: Channel, method: str, path: str) -> None:
        about = thread.thread_metadata
        assert about is not None
        manages = self._may(backend, thread, "manage_threads")
        if about.locked and not manages and method == "POST":
            raise BackendError(403, 160005, "Thread is locked")
        if not about.archived or method == "GET":
            return
        if method == "POST" and POSTS.fullmatch(path):
            self._wake(backend, thread)
            return
        raise BackendError(400, 50083, "Thread is archived")

    def _change_thread(self, backend: Backend, thread: Channel, body: Any) -> Any:
        """Change a thread as its creator, or unarchive it; None if simcord shall decide by its permissions."""
        about = thread.thread_metadata
        assert about is not None
        if about.archived and body.get("archived") is not False:
            raise BackendError(400, 50083, "Thread is archived")
        if about.locked and not self._may(backend, thread, "manage_threads"):
            raise BackendError(403, 160005, "Thread is locked")
        wakes = body.get("archived") is False and self._may(backend, thread, "send_messages_in_threads")
        founded = thread.owner_id == backend.bot_user.id and not set(body) - EDITABLE
        if not founded and not (wakes and set(body) == {"archived"}):
            return None
        about_it = {key: value for key, value in body.items() if key != "name"}
        backend.edit_channel(thread.id, {k: v for k, v in body.items() if k == "name"}, thread_metadata=about_it)
        self._woken[thread.id] = backend.clock.now()
        return dict(serializers.channel_payload(backend, thread))

    def _answering(self, backend: Backend, interaction: int) -> None:
        record = backend.interactions.get(interaction)
        place = backend.channels.get(record.channel_id or 0) if record is not None else None
        about = place.thread_metadata if place is not None else None
        if about is not None and about.archived:
            raise BackendError(403, 50083, "Thread is archived")

    def enter(self, backend: Backend, kind: int, channel: int, user: int) -> None:
        """Let a user use a command or press a button in a channel; raises `Unreachable` if a real client would not offer that.

        In an archived thread there are no commands. A button first unarchives the thread, for which the user needs the permission
        Send Messages in Threads.
        """
        self.archive(backend)
        place = backend.channels.get(channel)
        about = place.thread_metadata if place is not None else None
        if place is None or about is None or not about.archived:
            return
        command = kind in (InteractionType.APPLICATION_COMMAND, InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE)
        if command or about.locked or not self._may(backend, place, "send_messages_in_threads", user):
            raise Unreachable("the thread is archived")
        self._wake(backend, place)

    def _wake(self, backend: Backend, thread: Channel) -> None:
        self._woken[thread.id] = backend.clock.now()
        backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})

    def _may(self, backend: Backend, channel: Channel, name: str, user: int | None = None) -> bool:
        assert channel.guild_id is not None
        has = backend.compute_permissions(channel.guild_id, user or backend.bot_user.id, channel.id)
        return getattr(discord.Permissions(has), name)

    def leave(self, backend: Backend, guild: int) -> None:
        """Refuse all requests about the channels of a server from now on, since the bot is no longer in it."""
        gone = backend.guilds[guild]
        self._left |= {*gone.channel_ids, *gone.thread_ids}


@cache
def _registered(said: str) -> tuple[Finding, ...]:
    """What is wrong with commands, looked at once: each start of a bot registers the same."""
    return tuple(commands.registered(json.loads(said)))


class Unreachable(Exception):
    """Raised if a test makes a member do something that a real client would not offer."""


def without_shown(payload: Any) -> Any:
    """A message as Discord tells it: files that its components show are named in these alone.

    (discord-api-docs, issue 8277 and the description of a message's `attachments`.)
    """
    shown = {
        media.get("attachment_id")
        for component in walk_components(payload["components"])
        for media in (
            component.get("media"),
            component.get("file"),
            *(item["media"] for item in component.get("items", ())),
        )
        if media
    }
    return payload | {"attachments": [file for file in payload["attachments"] if file["id"] not in shown]}


_message_payload = serializers.message_payload
_dispatch = router.dispatch
_request = client.FakeHTTPClient.request
_remove_guild = Backend.remove_guild
_create_guild = Backend.create_guild
_advance_time = simcord.Env.advance_time
_new_interaction = Backend.new_interaction
_mentions = MessageMixin._mention_state
_commit_message = Backend.commit_message


@contextmanager
def installed(strict: Strict | None = None) -> Iterator[Strict]:
    """Check the requests to every simcord of this process as long as the context is open."""
    strict = strict or Strict()

    async def request(self: client.FakeHTTPClient, route: Any, **more: Any) -> Any:
        while True:
            try:
                return await _request(self, route, **more)
            except Wait as wait:
                if wait.seconds > RATE_LIMIT_SECONDS:
                    raise discord.RateLimited(wait.seconds) from None
                # discord.py sleeps, and tries the same again.
                self.backend.clock.advance(wait.seconds)

    def create_guild(self: Backend, *words: Any, **more: Any) -> Any:
        """Create a server in which the bot has the permissions that our invitation asks for; simcord gives it nearly all."""
        guild = _create_guild(self, *words, **more)
        role = next(role for role in guild.roles.values() if role.managed)
        self.edit_role(guild.id, role.id, {"permissions": INVITED.value})
        return guild

    async def advance_time(self: simcord.Env, seconds: float) -> None:
        await _advance_time(self, seconds)
        strict.archive(self.backend)
        await self.settle()

    def remove_guild(self: Backend, guild_id: int) -> None:
        strict.leave(self, guild_id)
        _remove_guild(self, guild_id)

    def new_interaction(self: Backend, type: int, channel_id: int, user_id: int, guild_id: int | None) -> Any:
        strict.enter(self, type, channel_id, user_id)
        return _new_interaction(self, type, channel_id, user_id, guild_id)

    def commit_message(self: Backend, message: Any, **more: Any) -> Any:
        """Give the first message of a post in a forum the post's id, as Discord does."""
        place = self.get_channel(message.channel_id)
        if (
            place.parent_id is not None
            and not self.messages[place.id]
            and self.get_channel(place.parent_id).type == ChannelType.FORUM
        ):
            message.id = place.id
        return _commit_message(self, message, **more)

    def message_payload(*words: Any, **more: Any) -> Any:
        return without_shown(_message_payload(*words, **more))

    def mentions(self: Any, *words: Any) -> Any:
        """Count as mentioned only users whom the request allows to be mentioned; simcord counts everybody in the text."""
        _users, _roles, users, roles, everyone = _mentions(self, *words)
        return users, roles, users, roles, everyone

    with (
        patch.object(router, "dispatch", strict.request),
        patch.object(serializers, "message_payload", message_payload),
        # Tests look for files where they are easily found.
        patch.object(results, "serializers", SimpleNamespace(message_payload=_message_payload)),
        patch.object(client.FakeHTTPClient, "request", request),
        patch.object(Backend, "create_guild", create_guild),
        patch.object(simcord.Env, "advance_time", advance_time),
        patch.object(Backend, "remove_guild", remove_guild),
        patch.object(Backend, "new_interaction", new_interaction),
        patch.object(Backend, "commit_message", commit_message),
        patch.object(MessageMixin, "_mention_state", mentions),
    ):
        yield strict
