"""The offline Discord of local mode: the simulator simcord, with additions for people who look at it.

simcord is used nowhere else in the bot. Several members act at once here, and nobody waits until the bot is idle: every change is reported
at once, private answers included.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from time import monotonic
from typing import Any, Final

import discord

from bot import speech
from bot.speech import N_


@contextmanager
def hushed() -> Iterator[None]:
    """Silence the simulator's log while it patches discord.py and logs in to itself, which means nothing to a host."""
    logger = logging.getLogger("discord")
    before = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(before)


with hushed():
    import simcord
    from simcord import interactions as wire
    from simcord.actors import MemberActor
    from simcord.backend import errors, serializers
    from simcord.backend.cdn import CDN_BASE
    from simcord.backend.errors import BackendError
    from simcord.backend.models import Channel, Overwrite, User
    from simcord.builders import UserHandle
    from simcord.components import walk_components
    from simcord.enums import (
        SELECT_TYPES,
        AppCommandType,
        ChannelType,
        ComponentType,
        InteractionType,
        OptionType,
        OverwriteType,
    )

NAME: Final = "Mars by post"
WORLD_SECONDS: Final = 3600.0
"""Seconds after the simulator's start at which the world is made. Ids are made of the time, so they are equal in every run."""
ANSWER_SECONDS: Final = 3.0
"""Seconds within which an interaction must be acknowledged: Discord's, at https://docs.discord.com/developers/interactions/receiving-and-responding."""
POLL_SECONDS: Final = 0.004
"""Seconds between two looks whether the bot has acknowledged."""
SETTLE_SECONDS: Final = 60.0
"""Seconds that the simulator grants to the bot's start and end on a slow machine."""
FAILED: Final = N_("This interaction failed")
"""What Discord's clients say where the bot has not acknowledged in time."""
FILE_SECONDS: Final = 60.0
"""How long a file that is on no message any more can still be loaded: a page may be about to load it."""
NOT_HERE: Final = N_("{name} is not in the server.")
KEPT_INTERACTIONS: Final = 500
"""How many interactions are remembered; the bot may use each for a quarter of an hour."""
SHOWN: Final = (ChannelType.TEXT, ChannelType.DM, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)
"""The kinds of channels that the page shows."""
ENGLISH: Final = "en-US"
UPLOADS: Final = 3
"""How many files that no command has named yet are kept, the newest ones."""


class Impossible(Exception):
    """Something that Discord would not allow either: a sentence for the user, marked with `N_`, and the values inserted into it."""

    def __init__(self, said: str, **values: object) -> None:
        super().__init__(said)
        self.values = values

    def __str__(self) -> str:
        return speech._(self.args[0], **self.values)


class Failed(Impossible):
    """The bot has acknowledged an interaction too late, or with something that cannot be shown."""


@dataclass
class Person:
    """An invented member, in whose name the user of the page acts."""

    id: int
    name: str
    direct_channel: int
    here: bool = True
    """Whether they are in the server."""
    direct: bool = True
    """Whether they take direct messages from members of the server."""
    language: str = ENGLISH
    """The language of their client, by Discord's code."""


class Offline:
    """A Discord in memory with one server, one channel, and members who act by the methods of this class."""

    def __init__(self, bot: discord.Client, heard: Callable[[str, Any], None]) -> None:
        """`heard` is called with each change: `message` (the message), `gone` (channel and id), `channel`, `nochannel` (id)."""
        self.bot, self._heard = bot, heard
        self.env: Any = simcord.Env(bot, check_errors=False, settle_timeout=SETTLE_SECONDS)
        self.people: dict[int, Person] = {}
        self.asked = 0
        """How many interactions wait for the bot to acknowledge them."""
        self._discarded: list[tuple[float, str]] = []
        """The files that no message has any more, with the time since when, oldest first."""
        self._uploads: dict[str, tuple[str, bytes]] = {}
        """The names and contents of files for options of commands, by the ids that the page knows, oldest first."""
        self.guild: Any = None
        self.channel: Any = None

    @property
    def backend(self) -> Any:
        return self.env.backend

    @property
    def owner(self) -> int:
        """The member who owns the server and has all permissions."""
        return self.backend.get_guild(self.guild.id).owner_id

    def now(self) -> datetime:
        return self.env.now()

    def move_clock(self, until: datetime) -> None:
        """Move the clock forward to a moment; it never moves back."""
        self.backend.advance_clock(max(0.0, (until - self.now()).total_seconds()))

    # --- the world ---------------------------------------------------------------------------------------------------

    async def open(self, names: tuple[str, ...]) -> None:
        """Connect the bot, and create the server, its channel and its first members."""
        with hushed():
            await self.env.start()
        if self.bot.user is not None:
            await self.bot.user.edit(username=NAME)
        await self.env.advance_time(WORLD_SECONDS)
        self.guild = self.env.create_guild(NAME)
        made = [self.guild.add_member(self.env.create_user(name)) for name in names]
        self.backend.get_guild(self.guild.id).owner_id = made[0].id
        if (about := self.bot.application) is not None:
            # The simulator lets the bot own itself: nobody could use what is for its host alone.
            owner: Any = serializers.user_payload(self.backend.users[self.owner])
            about.owner = discord.User(state=self.bot._connection, data=owner)
        self.channel = self.guild.create_text_channel("mars")
        for member in made:
            self.people[member.id] = Person(member.id, member.name, self.backend.get_dm_channel(member.id).id)
        await self._watch()

    async def _watch(self) -> None:
        """Listen for all changes that anybody can see; the simulator's own events leave out private messages."""
        backend: Any = self.backend
        commit, edit, delete, prepare = (
            backend.commit_message,
            backend.edit_message,
            backend.delete_message,
            backend.prepare_message,
        )

        def committed(message: Any, **options: Any) -> Any:
            made = commit(message, **options)
            if made.id in backend.messages.get(made.channel_id, {}):
                self._heard("message", made)
            return made

        def edited(channel: int, message: int, fields: dict[str, Any]) -> Any:
            before = list(backend.get_message(channel, message).attachments)
            changed = edit(channel, message, fields)
            self._discard(before, changed.attachments)
            self._heard("message", changed)
            return changed

        def deleted(channel: int, message: int) -> None:
            before = list(backend.get_message(channel, message).attachments)
            delete(channel, message)
            self._discard(before, [])
            self._heard("gone", (channel, message))

        def prepared(channel: int, author_id: int, *content: Any, **fields: Any) -> Any:
            to: list[int] = backend.get_channel(channel).recipient_ids
            closed = any(user in self.people and not self.people[user].direct for user in to)
            if closed and author_id == backend.bot_user.id and fields.get("interaction_metadata") is None:
                raise errors.cannot_dm_bot()  # the code that Discord sends where direct messages are closed
            return prepare(channel, author_id, *content, **fields)

        backend.commit_message, backend.edit_message = committed, edited
        backend.delete_message, backend.prepare_message = deleted, prepared
        backend.subscribers.append(self._event)

    def _discard(self, before: list[Any], kept: list[Any]) -> None:
        """Mark the files that no message has any more, since the pictures of a long game would fill the memory."""
        still = {attachment["url"] for attachment in kept}
        gone = [attachment["url"] for attachment in before if attachment["url"] not in still]
        self._discarded += [(monotonic(), url) for url in gone]

    def _event(self, event: str, payload: Any) -> None:
        if event in ("THREAD_CREATE", "THREAD_UPDATE", "CHANNEL_CREATE", "CHANNEL_UPDATE", "THREAD_MEMBERS_UPDATE"):
            self._heard("channel", self.backend.channels[int(payload["id"])])
        elif event in ("THREAD_DELETE", "CHANNEL_DELETE"):
            self._heard("nochannel", int(payload["id"]))

    def tidy(self) -> None:
        """Delete what the simulator keeps of the past for tests."""
        self.backend.transcript.clear()
        self.backend.http_requests.clear()
        while self._discarded and monotonic() - self._discarded[0][0] > FILE_SECONDS:
            self.backend.cdn._blobs.pop(self._discarded.pop(0)[1], None)
        if len(self.backend.interactions) > 2 * KEPT_INTERACTIONS:
            for id in sorted(self.backend.interactions)[:-KEPT_INTERACTIONS]:
                self.backend.interaction_tokens.pop(self.backend.interactions.pop(id).token, None)

    async def close(self) -> None:
        await self.env.shutdown()

    def reopen_thread(self, id: int, name: str, members: list[int]) -> None:
        """Restore a thread of an earlier run, without its messages."""
        if id in self.backend.channels:
            return
        self.backend._reserved_ids.add(id)
        thread = self.backend.create_thread(
            self.channel.id, name, self.backend.bot_user.id, message_id=id, broadcast=False, auto_archive_duration=10080
        )
        for user in members:
            thread.thread_members[user] = self.backend.now_iso()
        self.backend.announce_thread_create(thread)

    # --- members -----------------------------------------------------------------------------------------------------

    def person(self, id: int) -> Person:
        try:
            return self.people[id]
        except KeyError:
            raise Impossible(N_("There is no such member.")) from None

    def restore(
        self, id: int, name: str, direct_channel: int, here: bool, direct: bool, language: str = ENGLISH
    ) -> None:
        """Restore a member of an earlier run, or the changes to one of the first members."""
        if id not in self.people:
            backend = self.backend
            backend._reserved_ids |= {id, direct_channel}
            backend.users[id] = User(id=id, name=name)
            backend.channels[direct_channel] = Channel(id=direct_channel, type=ChannelType.DM, recipient_ids=[id])
            backend.messages[direct_channel] = {}
            backend.dm_channels[id] = direct_channel
            self.guild.add_member(UserHandle(self.env, backend.users[id]))
            self.people[id] = Person(id, name, direct_channel)
        person = self.people[id]
        if person.name != name:
            self.rename(id, name)
        if not here:
            self.leave(id)
        person.direct, person.language = direct, language

    def add(self, name: str) -> Person:
        user = self.env.create_user(name)
        self.guild.add_member(user)
        person = Person(user.id, name, self.backend.get_dm_channel(user.id).id)
        self.people[user.id] = person
        return person

    def rename(self, id: int, name: str) -> None:
        self.person(id).name = name
        user = self.backend.users[id]
        user.name = name
        if self.person(id).here:
            self.backend.announce_member_update(self.guild.id, id)

    def leave(self, id: int) -> None:
        if not self.person(id).here:
            raise Impossible(NOT_HERE, name=self.person(id).name)
        self.backend.remove_member(self.guild.id, id)
        self.people[id].here = False

    def come_back(self, id: int) -> None:
        if self.person(id).here:
            raise Impossible(N_("{name} is in the server already."), name=self.person(id).name)
        self.backend.add_member(self.guild.id, id, announce=True)
        self.people[id].here = True

    def denied(self) -> int:
        """The permissions that the bot lacks in the channel, by Discord's names."""
        return next((o.deny for o in self.channel._channel.overwrites if o.target_id == self.backend.bot_user.id), 0)

    def permit(self, name: str, allowed: bool) -> None:
        """Give the bot a permission in the channel and its threads, or take it away."""
        flag = discord.Permissions(**{name: True}).value
        denied = self.denied() & ~flag if allowed else self.denied() | flag
        self.backend.set_overwrite(
            self.channel.id, Overwrite(self.backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=denied)
        )

    # --- what is there -----------------------------------------------------------------------------------------------

    def place(self, id: int) -> Any:
        try:
            return self.backend.get_channel(id)
        except BackendError:
            raise Impossible(N_("This channel no longer exists.")) from None

    def may_see(self, person: Person, channel: Any) -> bool:
        """Whether a member can open a channel."""
        return person.id in channel.recipient_ids if channel.guild_id is None else person.here

    def _visited(self, who: int, channel: int) -> tuple[Person, Any]:
        person, place = self.person(who), self.place(channel)
        if not self.may_see(person, place):
            why = NOT_HERE if place.guild_id is not None else N_("{name} cannot open this channel.")
            raise Impossible(why, name=person.name)
        return person, place

    def message(self, who: int, channel: int, id: int) -> Any:
        """Return a message if this member can see it."""
        _person, place = self._visited(who, channel)
        found = self.backend.messages.get(place.id, {}).get(id)
        if found is None or not found.visible_to(who):
            raise Impossible(N_("This message no longer exists."))
        return found

    def shown(self, message: Any) -> dict[str, Any]:
        """Return a message in the form in which Discord sends it."""
        return dict(serializers.message_payload(self.backend, message))

    def file(self, url: str) -> bytes | None:
        return self.backend.cdn.get(url)

    def commands(self) -> list[dict[str, Any]]:
        """Return the commands as the bot has registered them."""
        kinds = self.backend.commands.get(None, {}).values()
        return sorted((c for c in kinds if c.get("type", 1) == 1), key=lambda command: command["name"])

    # --- what members do ---------------------------------------------------------------------------------------------

    def say(self, who: int, channel: int, content: str) -> None:
        person, place = self._visited(who, channel)
        self.backend.create_message(place.id, person.id, content)

    def dismiss(self, who: int, channel: int, id: int) -> None:
        """Delete a private answer from the member's view."""
        message = self.message(who, channel, id)
        if not message.is_ephemeral:
            raise Impossible(N_("You can only dismiss what nobody else can see."))
        self.backend.delete_message(channel, id)

    async def click(self, who: int, channel: int, message: int, custom_id: str) -> Any:
        return await self._component(who, channel, message, custom_id, (ComponentType.BUTTON,), {})

    async def press(self, who: int, channel: int, label: str) -> Any:
        """Click the newest button with this label."""
        messages = sorted(self.backend.messages[channel].values(), key=lambda message: -message.id)
        for message in messages:
            for part in walk_components(message.components):
                if message.visible_to(who) and part["type"] == ComponentType.BUTTON and part.get("label") == label:
                    return await self.click(who, channel, message.id, part["custom_id"])
        raise Impossible(N_("There is no button {label}."), label=label)

    async def select(self, who: int, channel: int, message: int, custom_id: str, values: list[str]) -> Any:
        return await self._component(who, channel, message, custom_id, SELECT_TYPES, {"values": values})

    async def _component(
        self, who: int, channel: int, message: int, custom_id: str, kinds: Collection[int], more: dict[str, Any]
    ) -> Any:
        shown = self.message(who, channel, message)
        there = [c for c in walk_components(shown.components) if c.get("custom_id") == custom_id and c["type"] in kinds]
        if not there:
            raise Impossible(N_("This is gone: the message has changed."))
        part = there[0]
        if part.get("disabled"):
            raise Impossible(N_("This cannot be used now."))
        data = {"custom_id": custom_id, "component_type": part["type"], "id": part.get("id"), **more}
        if part["type"] in SELECT_TYPES:
            self._check_values(part, more["values"])
            if part["type"] != ComponentType.STRING_SELECT:
                data["resolved"] = self._resolved(who, channel, more["values"])
        extra = {"message": self.shown(shown)}
        return await self._ask(InteractionType.MESSAGE_COMPONENT, who, channel, data, extra, source=shown.id)

    def _check_values(self, part: dict[str, Any], values: list[str]) -> None:
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        if not least <= len(values) <= most or len(set(values)) < len(values):
            span = f"{least}" if least == most else f"{least}–{most}"
            raise Impossible(N_("Choose {span} of the options."), span=span)
        offered = {option["value"] for option in part.get("options") or []}
        if part["type"] == ComponentType.STRING_SELECT and not set(values) <= offered:
            raise Impossible(N_("One of these options is gone."))

    def _actor(self, who: int, channel: int) -> Any:
        handle = UserHandle(self.env, self.backend.users[who])
        return handle if self.place(channel).guild_id is None else MemberActor(self.env, self.guild, handle)

    def _resolved(self, who: int, channel: int, values: list[str]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for value in values:
            wire.resolve_handle(self._actor(who, channel), self._named(value, channel), found, channel_id=channel)
        return found

    def _named(self, value: Any, channel: int) -> Any:
        """Return the handle of the member with this id."""
        id = int(value) if isinstance(value, str) and value.isdecimal() else 0
        if id not in self.backend.users:
            raise Impossible(N_("There is no such member."))
        inside = self.place(channel).guild_id is not None and id in self.backend.get_guild(self.guild.id).members
        handle = UserHandle(self.env, self.backend.users[id])
        return MemberActor(self.env, self.guild, handle) if inside else handle

    def _channel_named(self, value: Any, channel: int) -> Any:
        """Return the handle of the channel with this id; only one channel can be named."""
        if value != str(self.channel.id):
            raise Impossible(N_("There is no such channel."))
        return self.channel

    def upload(self, name: str, data: bytes) -> str:
        """Keep a file for an option of a command, and return its id."""
        id = str(self.backend.snowflake())
        self._uploads[id] = name, data
        for oldest in list(self._uploads)[:-UPLOADS]:
            del self._uploads[oldest]
        return id

    def _uploaded(self, value: Any, channel: int) -> tuple[str, bytes]:
        """Return name and content of the file with this id, which can be given once."""
        found = self._uploads.pop(value, None) if isinstance(value, str) else None
        if found is None:
            raise Impossible(N_("The file is no longer here. Choose it again."))
        return found

    async def slash(self, who: int, channel: int, command: str, options: dict[str, Any]) -> Any:
        data = self._command(who, channel, command, options, partial=False)
        return await self._ask(InteractionType.APPLICATION_COMMAND, who, channel, data, called=command)

    async def complete(
        self, who: int, channel: int, command: str, option: str, value: str, options: dict[str, Any]
    ) -> list[dict[str, Any]]:
        """Return the bot's autocomplete for an option."""
        data = self._command(who, channel, command, options, partial=True, focused=(option, value))
        record = await self._ask(InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, who, channel, data)
        return record.autocomplete_choices or []

    def _command(
        self,
        who: int,
        channel: int,
        command: str,
        options: dict[str, Any],
        *,
        partial: bool,
        focused: tuple[str, str] | None = None,
    ) -> dict[str, Any]:
        """Build the payload that a client sends for a command."""
        _person, place = self._visited(who, channel)
        name, *path = command.split() or [""]
        usable = self.backend.visible_commands(user_id=who, channel_id=place.id)
        root = next((c for c in usable if c["name"] == name), None)
        if root is None:
            raise Impossible(N_("/{name} cannot be used here."), name=name)
        try:
            leaf, nesting = wire.walk_to_subcommand(root, path)
            known = {option["name"]: option for option in leaf.get("options") or []}
            handles = {
                OptionType.USER: self._named,
                OptionType.CHANNEL: self._channel_named,
                OptionType.ATTACHMENT: self._uploaded,
            }
            given = {
                key: handles[kind](value, channel) if (kind := known.get(key, {}).get("type")) in handles else value
                for key, value in options.items()
                if focused is None or (key != focused[0] and known.get(key, {}).get("type") != OptionType.ATTACHMENT)
            }
            built, resolved = wire.build_options(
                self._actor(who, channel), command, leaf, given, partial=partial, channel_id=channel
            )
        except (simcord.SetupError, BackendError) as error:
            raise Impossible(N_("Discord does not accept this: {error}."), error=error) from None
        if focused is not None:
            if not known.get(focused[0], {}).get("autocomplete"):
                raise Impossible(N_("Nothing is offered for this option."))
            built.append({"name": focused[0], "type": known[focused[0]]["type"], "value": focused[1], "focused": True})
        data = {"id": root["id"], "name": name, "type": AppCommandType.CHAT_INPUT}
        return data | {"options": wire.nest_options(root, nesting, built), "resolved": resolved}

    async def send_form(self, who: int, opened: int, values: dict[str, Any]) -> Any:
        """Submit the form that an interaction has opened."""
        record = self.backend.interactions.get(opened)
        if record is None or record.modal is None or record.user_id != who or record.modal_consumed:
            raise Impossible(N_("This form is no longer open."))
        known = {c["custom_id"] for c in walk_components(record.modal["components"]) if c.get("custom_id")}
        if not set(values) <= known:
            raise Impossible(N_("This form has no such field."))
        self._visited(who, record.channel_id)
        filled = [_filled(part, values, "") for part in record.modal["components"]]
        record.modal_consumed = True
        data = {"custom_id": record.modal["custom_id"], "components": [part for part in filled if part is not None]}
        source = record.source_message_id
        message = self.backend.messages.get(record.channel_id, {}).get(source) if source else None
        extra = {"message": self.shown(message)} if message is not None else {}
        return await self._ask(InteractionType.MODAL_SUBMIT, who, record.channel_id, data, extra, source=source)

    async def _ask(
        self,
        kind: int,
        who: int,
        channel: int,
        data: dict[str, Any],
        extra: dict[str, Any] | None = None,
        *,
        source: int | None = None,
        called: str = "",
    ) -> Any:
        """Send an interaction to the bot, and return it once it is acknowledged. Raises `Failed` after three seconds."""
        place = self.place(channel)
        record, payload = wire.base_payload(
            self.backend, type=kind, channel_id=channel, guild_id=place.guild_id, user_id=who, data=data
        )
        payload.update(extra or {}, locale=self.person(who).language)
        record.source_message_id = source
        if called:
            record.command_name = called  # the simulator leaves out subcommands, which the answer is to name
        record.initial_response_deadline = self.backend.iso_after(ANSWER_SECONDS)
        self.asked += 1
        try:
            self.backend.emit("INTERACTION_CREATE", payload)
            loop = asyncio.get_running_loop()
            until = loop.time() + ANSWER_SECONDS
            while not record.responded:
                if loop.time() >= until:
                    raise Failed(FAILED)
                await asyncio.sleep(POLL_SECONDS)
        finally:
            self.asked -= 1
        return record


def _filled(part: dict[str, Any], values: dict[str, Any], label: str) -> dict[str, Any] | None:
    """Return a form's component with its value, in the form in which a client sends it.

    `label`: what stands above it, where it has none of its own. Raises `Impossible` where a client would not submit the form.
    """
    about = {"type": part["type"], "id": part.get("id")}
    match part["type"]:
        case ComponentType.TEXT_DISPLAY:
            return about
        case ComponentType.ACTION_ROW:
            return about | {"components": [_filled(inner, values, label) for inner in part["components"]]}
        case ComponentType.LABEL:
            return about | {"component": _filled(part["component"], values, part["label"])}
    about["custom_id"] = part["custom_id"]
    value = values.get(part["custom_id"])
    label = part.get("label") or label
    if part["type"] == ComponentType.TEXT_INPUT:
        text = "" if value is None else value
        least, most = part.get("min_length") or 0, part.get("max_length") or 4000
        if not isinstance(text, str) or (part.get("required", True) and not text):
            raise Impossible(N_("“{label}” is still empty."), label=label)
        if text and not least <= len(text) <= most:
            raise Impossible(
                N_("The length of “{label}” is between {least} and {most}."), label=label, least=least, most=most
            )
        return about | {"value": text}
    if part["type"] == ComponentType.STRING_SELECT:
        chosen = value if isinstance(value, list) else []
        least = (part.get("min_values", 1)) if part.get("required", True) else 0
        known = {option["value"] for option in part["options"]}
        if not least <= len(chosen) <= part.get("max_values", 1) or not set(map(str, chosen)) <= known:
            raise Impossible(N_("Choose from the options of “{label}”."), label=label)
        return about | {"values": chosen}
    return about | {"value": value}


def local_path(url: str, key: str) -> str:
    """Return the page's path to a file for which the simulator gives an invented address."""
    if not url.startswith(f"{CDN_BASE}/attachments/"):
        return url
    _channel, id, name = url.removeprefix(f"{CDN_BASE}/attachments/").split("/", 2)
    return f"/files/{id}/{name}?key={key}"
