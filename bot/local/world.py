"""The world of local mode: the bot, its offline Discord, and the state that a restart must restore."""

from __future__ import annotations

import asyncio
import io
import mimetypes
import re
import secrets
from collections import defaultdict, deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import discord
import structlog
from PIL import Image

from bot import limits, speech
from bot.app import MarsBot
from bot.config import Settings
from bot.local import guiding, page_words, scenes
from bot.local.offline import ENGLISH, SHOWN, Impossible, Offline, Person, local_path
from bot.speech import N_
from bot.store import Store, local_world
from bot.tables import Rules, Status

log: Final = structlog.get_logger("local")

MEMBERS: Final = ("Ann", "Ben", "Cleo", "Dora")
STEP_SECONDS: Final = 0.25
"""Seconds between two steps of the clock."""
PATIENCE_SECONDS: Final = 10.0
"""How long the clock waits for answers under way."""
POLL_SECONDS: Final = 0.02
GRACE_SECONDS: Final = 6
"""The longest grace period in seconds: whoever looks at this page waits for what comes."""
ROBOT_SECONDS: Final = 2
"""The longest time in seconds that robots wait before they move."""
OFFERED: Final = Rules(seats=3, beginners=True, coached=True, reminder_hours=2)
"""The game that is offered where none is open: it teaches, is quickly begun, and who is silent for a day is voted on."""
MOST_MEMBERS: Final = 20
LONGEST_NAME: Final = 32
NOTICE_LETTERS: Final = 200
"""So much of a message stands in the notification."""
NOTICES: Final = 12
"""How many notifications a member's phone keeps."""


@dataclass
class Unread:
    """How many messages in a channel a member has not read, and how many of them mention the member."""

    count: int = 0
    mentions: int = 0


@dataclass
class Memory:
    """The state that is stored in the database."""

    ahead: float = 0.0
    """Seconds that the bot's clock is ahead of the real one."""
    guide_closed: bool = False
    done: list[str] = field(default_factory=list)
    denied: list[str] = field(default_factory=list)
    members: list[dict[str, Any]] = field(default_factory=list)
    capability: str = ""
    """The secret in the address of the page, which stays the same: a page that is open goes on after a restart."""


class World:
    """The bot on its offline Discord.

    `tell`, which the server sets, is called with each change in the form of the page's messages.
    """

    def __init__(
        self, store: Store, settings: Settings, *, scene: str | None = None, patience: float | None = None
    ) -> None:
        """`patience`: how many seconds answers wait for pictures; None: until all are drawn."""
        shorter = {"grace_seconds": GRACE_SECONDS, "robot_seconds": ROBOT_SECONDS}
        quick = {name: min(most, getattr(settings, name)) for name, most in shorter.items()}
        self.store = store
        trusted = (*settings.trusted_hosts, *(scenes.SCENES[scene].trusts if scene else ()))
        alone = {"shards": 1, "shard_ids": (), "trusted_hosts": trusted}
        # The host's folder of replays may belong to the games of another database, whose pages would be swept away.
        self.settings = settings.model_copy(update={**quick, **alone, "replay_url": None})
        self.bot = MarsBot(store, self.settings, now=lambda: self.discord.now(), forgetful=True, patience=patience)
        self.discord = Offline(self.bot, self._changed)
        self.memory = Memory()
        self.tell: Callable[[dict[str, Any]], None] = lambda said: None
        self.file_key = secrets.token_urlsafe(12)
        self.selects = "strict"
        self.scene = scene
        self.unread: defaultdict[tuple[int, int], Unread] = defaultdict(Unread)
        self.phones: defaultdict[int, deque[dict[str, Any]]] = defaultdict(lambda: deque(maxlen=NOTICES))
        """The notifications of each member, as they came: an edit changes none."""
        self._moment = guiding.GuideState()
        self._news = False
        """Whether anything has changed since the guide was last brought up to date."""
        self._sizes: dict[str, tuple[int, int]] = {}
        self.moving = asyncio.Lock()

    # --- life --------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Create the world in the state of the last use of the database."""
        await self.discord.open(MEMBERS)
        await self.bot.watch()
        async with self.store.reading() as connection:
            facts = await local_world.read(connection)
        known = {name: facts[name] for name in asdict(self.memory) if name in facts}
        self.memory = Memory(guide_closed=self.scene is not None) if not known else Memory(**known)
        for member in self.memory.members:
            self.discord.restore(**member)
        if not self.memory.capability:
            self.memory.capability = secrets.token_urlsafe(24)
            await self.remember()
        for name in self.memory.denied:
            self.discord.permit(name, False)
        ago = timedelta() if self.scene is None else scenes.HISTORY
        wanted = self.real_time() + timedelta(seconds=self.memory.ahead) - ago
        await self.discord.env.advance_time(max(0.0, (wanted - self.discord.now()).total_seconds()))
        await self._say_anew()
        self.keep_time()
        await self.look_at_steps()

    async def _say_anew(self) -> None:
        """Restore the threads of the games, and post in them what the simulator has lost."""
        found = {status.id: status for status in await self._games()}
        for person in self.discord.people.values():
            direct = await self.bot.services.games.in_place(person.direct_channel)
            found |= {status.id: status for status in direct}
        there = [status for status in found.values() if status.state in ("lobby", "running")]
        if self.scene is not None:
            await scenes.play(self.bot, self.discord, self.scene)
            self.unread.clear()
        elif not there:
            await self._offer()
        for status in sorted(there, key=lambda status: status.created):
            if status.thread is not None:
                users = [seat.user for seat in status.seats if seat.user is not None]
                self.discord.reopen_thread(status.thread, speech.game_name(status), users)
            await self.bot.services.repair.post_again(status.id)
        await self.bot.outbox.tick()

    async def _offer(self) -> None:
        """Open a lobby with the first members that only needs a press on Start."""
        host, *others = list(self.discord.people.values())[: OFFERED.seats]
        lobby, place = self.bot.services.lobby, self.discord.channel
        game = await lobby.create(self.discord.guild.id, place.id, host.id, host.name, rules=OFFERED)
        for other in others:
            await lobby.join(game.id, other.id, other.name)

    async def run(self, stop: asyncio.Event) -> None:
        """Move the clock with the real one until `stop` is set."""
        self.bot.work()
        told = self.discord.now()
        while not stop.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), STEP_SECONDS)
            self.discord.tidy()
            if self.moving.locked():
                continue
            self.keep_time()
            if self._news:
                self._news = False
                try:
                    await self.look_at_steps()
                except Exception as error:  # the database is locked for example: the page goes on without
                    log.warning("guide not brought up to date", exc_info=error)
                    self._news = True
            if self.discord.now() - told >= timedelta(minutes=1):
                told = self.discord.now()
                self.tell(self.time())

    async def still(self) -> None:
        """Wait until the clock is not being moved, so that no click becomes hours old before it is answered."""
        async with self.moving:
            pass

    async def answered(self) -> None:
        """Wait until the bot has answered every click, `PATIENCE_SECONDS` at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                while True:
                    if not self.discord.asked and not self.bot.answers_under_way:
                        return
                    await asyncio.sleep(POLL_SECONDS)

    def keep_time(self) -> None:
        """Set the clock to the present time. It never moves back."""
        self.discord.move_clock(self.real_time() + timedelta(seconds=self.memory.ahead))

    @staticmethod
    def real_time() -> datetime:
        return datetime.now(UTC)

    async def remember(self) -> None:
        """Store the state that a restart must restore."""
        self.memory.members = [asdict(person) for person in self.discord.people.values()]
        async with self.store.writing() as connection:
            await local_world.write(connection, asdict(self.memory))

    async def close(self) -> None:
        """Finish the work under way."""
        await self.bot.drain()
        await self.discord.close()

    # --- members, permissions, guide ---------------------------------------------------------------------------------

    async def add(self, name: str) -> Person:
        name = self._fresh(name, self.discord.people.values())
        if len(self.discord.people) >= MOST_MEMBERS:
            raise Impossible(N_("This page takes no more members."))
        person = self.discord.add(name)
        await self._member_changed(person)
        self.tell({"t": "channel", "channel": self.channel_of(self.discord.place(person.direct_channel))})
        return person

    @staticmethod
    def _fresh(name: str, others: Iterable[Person]) -> str:
        name = " ".join(name.split())
        if not 1 <= len(name) <= LONGEST_NAME:
            raise Impossible(N_("The length of a name is between 1 and {n}."), n=LONGEST_NAME)
        if name.casefold() in (person.name.casefold() for person in others):
            raise Impossible(N_("There is a member called {name} already."), name=name)
        return name

    async def rename(self, user: int, name: str) -> None:
        person = self.discord.person(user)
        if " ".join(name.split()) != person.name:
            others = (other for other in self.discord.people.values() if other is not person)
            self.discord.rename(user, self._fresh(name, others))
            await self._member_changed(person)
            self.tell({"t": "channel", "channel": self.channel_of(self.discord.place(person.direct_channel))})

    async def leave(self, user: int) -> None:
        self.discord.leave(user)
        await self._member_changed(self.discord.person(user))

    async def come_back(self, user: int) -> None:
        self.discord.come_back(user)
        await self._member_changed(self.discord.person(user))

    async def direct(self, user: int, open: bool) -> None:
        """Set whether a member receives direct messages."""
        self.discord.person(user).direct = open
        await self._member_changed(self.discord.person(user))

    async def speak(self, user: int, language: str) -> None:
        """Choose the language of a member's client."""
        if language not in self.languages():
            raise Impossible(N_("There is no such language."))
        self.discord.person(user).language = language
        await self._member_changed(self.discord.person(user))

    @staticmethod
    def languages() -> list[str]:
        """The languages of the bot, by Discord's codes."""
        return [ENGLISH, *(code.replace("_", "-") for code in speech.languages()[1:])]

    async def _member_changed(self, person: Person) -> None:
        await self.remember()
        self.tell({"t": "member", "member": member_of(person)})

    async def permit(self, name: str, allowed: bool) -> None:
        if name not in limits.PERMISSIONS:
            raise Impossible(N_("There is no such permission."))
        self.discord.permit(name, allowed)
        self.memory.denied = [p for p in limits.PERMISSIONS if self.discord.denied() & _flag(p)]
        await self.remember()
        self.tell({"t": "permissions", "permissions": self.permissions()})

    async def close_guide(self, closed: bool) -> None:
        self.memory.guide_closed = closed
        await self.remember()
        self.tell({"t": "guide", "guide": self.guide()})

    async def achieved(self, *steps: str) -> None:
        """Record steps of the guide as done."""
        fresh = [step for step in steps if step not in self.memory.done]
        if fresh:
            self.memory.done = [step for step in guiding.STEPS if step in {*self.memory.done, *fresh}]
            await self.remember()
            self.tell({"t": "guide", "guide": self.guide()})

    async def look_at_steps(self) -> None:
        """Update the steps of the guide from the store."""
        playing = await self._games()
        async with self.store.reading() as connection:
            done = await guiding.done(connection, self.memory.done)
            moment = await guiding.moment(connection, playing)
        before, self._moment = self._moment, moment
        await self.achieved(*done)
        if self._moment != before:
            self.tell({"t": "guide", "guide": self.guide()})

    async def _games(self) -> tuple[Status, ...]:
        """The lobbies and running games of the server, newest first: one that runs in a thread is hidden behind no open lobby."""
        return await self.bot.services.games.in_server(self.discord.guild.id)

    async def read(self, who: int, channel: int) -> None:
        """Record that a member has read a channel."""
        person = self.discord.person(who)
        if self.unread.pop((who, channel), None) is not None:
            self.tell(self._unread(who, channel))
        if channel == person.direct_channel and self.discord.backend.messages.get(channel):
            await self.achieved(guiding.DIRECT)

    def choose_reading(self, reading: str) -> None:
        """Choose which of Discord's two behaviours the page's menus follow."""
        self.selects = reading
        self.tell({"t": "selects", "selects": reading})

    # --- what the page is told ---------------------------------------------------------------------------------------

    def _changed(self, what: str, it: Any) -> None:
        self._news = True
        if what == "message":
            self.tell({"t": "message", "message": self.message_of(it)})
            self._count(it)
        elif what == "gone":
            channel, id = it
            self.tell({"t": "gone", "channel": str(channel), "id": str(id)})
        elif what == "channel":
            if it.type in SHOWN:
                self.tell({"t": "channel", "channel": self.channel_of(it)})
        else:
            self.tell({"t": "nochannel", "id": str(it)})

    def _count(self, message: Any) -> None:
        """Count a new message as unread for those who can see it, and notify those whom it mentions. Edits do neither."""
        if message.edited_timestamp is not None or message.is_ephemeral or message.interaction_metadata is not None:
            return
        place = self.discord.place(message.channel_id)
        for person in self.discord.people.values():
            if person.id == message.author_id or not self.discord.may_see(person, place):
                continue
            pinged = place.guild_id is None or person.id in message.ping_user_ids
            unread = self.unread[person.id, place.id]
            unread.count += 1
            unread.mentions += pinged
            self.tell(self._unread(person.id, place.id))
            if pinged:
                notice = self._notice(message)
                self.phones[person.id].append(notice)
                self.tell({"t": "notice", "user": str(person.id), "notice": notice})

    def _unread(self, who: int, channel: int) -> dict[str, Any]:
        found = self.unread.get((who, channel), Unread())
        return {"t": "unread", "user": str(who), "channel": str(channel), **asdict(found)}

    def whole(self) -> dict[str, Any]:
        """Return the whole state for a page that has just been opened."""
        backend, here = self.discord.backend, self.discord
        channels = [channel for channel in backend.channels.values() if channel.type in SHOWN]
        messages = sorted((m for c in channels for m in backend.messages[c.id].values()), key=lambda m: m.id)
        unread = [self._unread(who, channel) for who, channel in self.unread]
        return self.time() | {
            "t": "world",
            "bot": {"id": str(backend.bot_user.id), "name": backend.bot_user.name},
            "guild": {"id": str(here.guild.id), "name": here.guild.name, "owner": str(here.owner)},
            "members": [member_of(person) for person in here.people.values()],
            "channels": [self.channel_of(channel) for channel in channels],
            "messages": [self.message_of(message) for message in messages],
            "unread": [{key: value for key, value in each.items() if key != "t"} for each in unread],
            "notices": {str(user): list(notices) for user, notices in self.phones.items()},
            "commands": here.commands(),
            "largest_file": limits.FILE,
            "permissions": self.permissions(),
            "languages": self.languages(),
            "guide": self.guide(),
            "words": page_words.sentences(self.languages()),
            "scenes": list(scenes.SCENES),
            "scene": self.scene,
            "selects": self.selects,
        }

    def time(self) -> dict[str, Any]:
        return {"t": "time", "now": self.discord.now().isoformat(), "ahead": round(self.memory.ahead)}

    def guide(self) -> dict[str, Any]:
        return {"closed": self.memory.guide_closed, "done": self.memory.done, **asdict(self._moment)}

    def permissions(self) -> list[dict[str, Any]]:
        denied = self.discord.denied()
        return [{"name": name, "allowed": not denied & _flag(name)} for name in limits.PERMISSIONS]

    def channel_of(self, channel: Any) -> dict[str, Any]:
        """Return a channel in the form of the page's messages."""
        if channel.guild_id is None:
            (user,) = channel.recipient_ids
            name = self.discord.people[user].name if user in self.discord.people else ""
            return {"id": str(channel.id), "kind": "direct", "name": name, "user": str(user)}
        if not channel.is_thread:
            return {"id": str(channel.id), "kind": "text", "name": channel.name}
        hangs_on = channel.id in self.discord.backend.messages.get(channel.parent_id, {})
        members = [str(user) for user in channel.thread_members if user in self.discord.people]
        return {
            "id": str(channel.id),
            "kind": "thread",
            "name": channel.name,
            "parent": str(channel.parent_id),
            "archived": channel.thread_metadata.archived,
            "locked": channel.thread_metadata.locked,
            "message": str(channel.id) if hangs_on else None,
            "members": members,
        }

    def message_of(self, message: Any) -> dict[str, Any]:
        """Return a message as Discord sends it, with addresses of files that the page can load, rendered for a client."""
        shown = self._local(self.discord.shown(message))
        shown.pop("referenced_message", None)
        # Files that its components show are not among those that Discord names, but the page asks for their sizes.
        shown["attachments"] = self._local(message.attachments)
        for attachment in shown["attachments"]:
            attachment["width"], attachment["height"] = self._size(message, attachment["id"])
        sizes = {a["url"]: a for a in shown["attachments"]}
        _measure(shown["components"], sizes)
        alone = None
        if (metadata := message.interaction_metadata) is not None:
            alone = str(metadata["user"]["id"]) if message.is_ephemeral else None
            shown["interaction_metadata"] = {
                key: metadata[key] for key in ("id", "type", "user", "name") if key in metadata
            }
        pings = [str(user) for user in message.ping_user_ids if user != message.author_id]
        return shown | {"for": alone, "pings": pings}

    def _local(self, value: Any) -> Any:
        """Return a copy of a payload of Discord with addresses that the page can load."""
        if isinstance(value, dict):
            return {key: self._local(inner) for key, inner in value.items()}
        if isinstance(value, list | tuple):
            return [self._local(inner) for inner in value]
        return local_path(value, self.file_key) if isinstance(value, str) else value

    def _size(self, message: Any, id: str) -> tuple[int, int]:
        """Return width and height of a picture in pixels; 0 for other files. Discord sends them, the simulator does not."""
        if id not in self._sizes:
            url = next(attachment["url"] for attachment in message.attachments if attachment["id"] == id)
            try:
                with Image.open(io.BytesIO(self.discord.file(url) or b"")) as picture:
                    self._sizes[id] = picture.size
            except OSError:
                self._sizes[id] = (0, 0)
        return self._sizes[id]

    def file(self, id: str) -> tuple[bytes, str] | None:
        """Return content and type of an attachment."""
        for url, body in self.discord.backend.cdn._blobs.items():
            if url.split("/")[-2] == id:
                return body, mimetypes.guess_type(url)[0] or "application/octet-stream"
        return None

    def _notice(self, message: Any) -> dict[str, Any]:
        """Return a notification: the plain text of the message with names in place of mentions, without components."""
        words = message.content or ""
        people, channels = self.discord.people, self.discord.backend.channels
        words = re.sub(r"<@!?(\d+)>", lambda m: f"@{people[int(m[1])].name}" if int(m[1]) in people else m[0], words)
        words = re.sub(r"<#(\d+)>", lambda m: f"#{channels[int(m[1])].name}" if int(m[1]) in channels else m[0], words)
        about = {"id": message.id, "channel": message.channel_id, "author": message.author_id}
        return {name: str(id) for name, id in about.items()} | {
            "at": message.timestamp,
            "words": words[:NOTICE_LETTERS],
        }


def _flag(name: str) -> int:
    return discord.Permissions(**{name: True}).value


def member_of(person: Person) -> dict[str, Any]:
    """Return a member in the form of the page's messages."""
    return {"id": str(person.id), **{field: getattr(person, field) for field in ("name", "here", "direct", "language")}}


def _measure(components: list[dict[str, Any]], sizes: dict[str, dict[str, Any]]) -> None:
    """Add the sizes of pictures to the components that show them."""
    for component in components:
        shown = [component.get("media"), component.get("file"), *(i.get("media") for i in component.get("items") or [])]
        for media in filter(None, shown):
            about = sizes.get(media.get("url"), {})
            media |= {key: about[key] for key in ("width", "height", "content_type") if key in about}
        _measure([*(component.get("components") or []), *filter(None, [component.get("accessory")])], sizes)
