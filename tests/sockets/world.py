"""What a loopback Discord keeps: users, servers, channels, threads and messages, in the form in which Discord sends them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

EPOCH_MS: Final = 1_420_070_400_000
"""The beginning of Discord's ids."""
TEXT, DIRECT, THREAD, FORUM = 0, 1, 11, 15
"""Types of channels."""
EPHEMERAL: Final = 1 << 6
EVERYTHING: Final = str((1 << 53) - 1)
"""All permissions."""
NONCE_SECONDS: Final = 300
"""For so long a message with the nonce of an earlier one is not posted again."""
Json = dict[str, Any]


class Snowflakes:
    """Makes ids that grow and hold the time, as Discord does."""

    def __init__(self) -> None:
        self._last = 0

    def __call__(self) -> int:
        made = (int(time.time() * 1000) - EPOCH_MS) << 22
        self._last = max(made, self._last + 1)
        return self._last


@dataclass
class Posted:
    """A message with what the server knows of it beyond what it shows."""

    data: Json
    channel: int
    nonce: str = ""
    files: list[Json] = field(default_factory=list)
    """What is attached to it. Discord tells of those alone that no component shows (discord-api-docs, issue 8277)."""
    at: float = field(default_factory=time.monotonic)
    repeated: int = 0
    """How often the message was posted again with its nonce, and answered with the first one."""
    edits: int = 0
    deleted: bool = False


@dataclass
class World:
    """Everything that is kept. `tell` is called with the name, the content and the server of each event."""

    url: str = ""
    """The address of this Discord, for attachments."""
    tell: Callable[[str, Json, int], object] = lambda name, data, guild: None
    new_id: Snowflakes = field(default_factory=Snowflakes)
    users: dict[int, Json] = field(default_factory=dict)
    guilds: dict[int, Json] = field(default_factory=dict)
    channels: dict[int, Json] = field(default_factory=dict)
    members: dict[int, set[int]] = field(default_factory=dict)
    furnished: dict[int, tuple[int, int]] = field(default_factory=dict)
    """The servers that have so many channels and roles more, in which nothing ever happens: they are made when they are sent."""
    messages: dict[int, Posted] = field(default_factory=dict)
    nonces: dict[tuple[int, str], Posted] = field(default_factory=dict)
    direct: dict[int, int] = field(default_factory=dict)
    """The direct channel of each user who has one."""
    commands: list[Json] = field(default_factory=list)
    guild_commands: dict[int, list[Json]] = field(default_factory=dict)
    """The commands that are registered for one server alone."""

    def __post_init__(self) -> None:
        self.bot = self.owner = self.add_user("Mars by post", bot=True)
        """`owner` is who owns the application."""

    # --- users, servers, channels --------------------------------------------------------------------------------------

    def add_user(self, name: str, id: int = 0, *, bot: bool = False) -> int:
        id = id or self.new_id()
        self.users[id] = {
            "id": str(id),
            "username": name.lower().replace(" ", "_"),
            "global_name": name,
            "discriminator": "0",
            "avatar": None,
            "bot": bot,
        }
        return id

    def add_guild(self, name: str, id: int = 0) -> int:
        id = id or self.new_id()
        everyone = {
            "id": str(id),
            "name": "@everyone",
            "permissions": EVERYTHING,
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        self.guilds[id] = {
            "id": str(id),
            "name": name,
            "owner_id": "1",
            "roles": [everyone],
            "member_count": 2,
            "preferred_locale": "en-US",
            "joined_at": stamp(),
        }
        self.members[id] = {self.bot}
        return id

    def add_member(self, guild: int, name: str, id: int = 0) -> int:
        user = self.add_user(name, id)
        self.members[guild].add(user)
        return user

    def add_channel(self, guild: int, name: str, id: int = 0) -> int:
        id = id or self.new_id()
        self.channels[id] = {
            "id": str(id),
            "type": TEXT,
            "guild_id": str(guild),
            "name": name,
            "position": 0,
            "permission_overwrites": [],
            "parent_id": None,
            "nsfw": False,
            "rate_limit_per_user": 0,
            "last_message_id": None,
        }
        return id

    def add_thread(self, parent: int, name: str, id: int = 0) -> int:
        id = id or self.new_id()
        above = self.channels[parent]
        self.channels[id] = {
            "id": str(id),
            "type": THREAD,
            "guild_id": above["guild_id"],
            "parent_id": str(parent),
            "owner_id": str(self.bot),
            "name": name,
            "message_count": 0,
            "member_count": 1,
            "rate_limit_per_user": 0,
            "last_message_id": None,
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": 10080,
                "archive_timestamp": stamp(),
                "locked": False,
            },
        }
        self.tell("THREAD_CREATE", self.channels[id], int(above["guild_id"]))
        return id

    def direct_channel(self, user: int) -> Json:
        if user not in self.direct:
            id = self.direct[user] = self.new_id()
            self.channels[id] = {
                "id": str(id),
                "type": DIRECT,
                "last_message_id": None,
                "recipients": [self.users[user]],
            }
        return self.channels[self.direct[user]]

    def guild_of(self, channel: int) -> int:
        """Return the server of a channel, 0 for direct messages."""
        return int(self.channels[channel].get("guild_id") or 0)

    def guild_state(self, guild: int) -> Json:
        """Return what Discord sends of a server when it becomes available."""
        there = [c for c in self.channels.values() if c.get("guild_id") == str(guild)]
        channels, roles = self._furniture(guild) if guild in self.furnished else ([], [])
        return self.guilds[guild] | {
            "roles": [*self.guilds[guild]["roles"], *roles],
            "channels": [*(c for c in there if c["type"] == TEXT), *channels],
            "threads": [c for c in there if c["type"] == THREAD and not c["thread_metadata"]["archived"]],
            "members": [self.member(guild, self.bot)],
            "emojis": [],
            "stickers": [],
            "features": [],
        }

    def _furniture(self, guild: int) -> tuple[list[Json], list[Json]]:
        """The channels and roles of a server in which nothing happens; every channel is closed to all but one role."""
        (everyone,), (channels, roles) = self.guilds[guild]["roles"], self.furnished[guild]
        closed = [
            {"id": str(guild), "type": 0, "allow": "0", "deny": "1024"},
            {"id": str(guild + 1), "type": 0, "allow": "1024", "deny": "0"},
        ]
        about: Json = {
            "type": TEXT,
            "parent_id": None,
            "nsfw": False,
            "rate_limit_per_user": 0,
            "last_message_id": None,
        }
        about |= {
            "guild_id": str(guild),
            "permission_overwrites": closed,
            "topic": "What this channel is about, in a sentence",
        }
        return (
            [about | {"id": str(guild + 1000 + n), "name": f"channel-{n}", "position": n} for n in range(channels)],
            [everyone | {"id": str(guild + 1 + n), "name": f"role {n}", "position": n + 1} for n in range(roles)],
        )

    def member(self, guild: int, user: int) -> Json:
        return {
            "user": self.users[user],
            "nick": None,
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": EVERYTHING,
        }

    # --- messages ------------------------------------------------------------------------------------------------------

    def post(self, channel: int, body: Json, files: list[tuple[str, int]], *, ephemeral: bool = False) -> Posted:
        """Post a message of the bot, or return the one that was posted with its nonce some minutes ago."""
        nonce = str(body.get("nonce") or "") if body.get("enforce_nonce") else ""
        known = self.nonces.get((channel, nonce)) if nonce else None
        if known is not None and time.monotonic() - known.at < NONCE_SECONDS:
            known.repeated += 1
            return known
        id = self.new_id()
        data: Json = {
            "id": str(id),
            "type": 0,
            "channel_id": str(channel),
            "author": self.users[self.bot],
            "content": "",
            "components": [],
            "attachments": [],
            "embeds": [],
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
            "timestamp": stamp(),
            "edited_timestamp": None,
            "flags": EPHEMERAL if ephemeral else 0,
        }
        made = self.messages[id] = Posted(data, channel, nonce)
        if nonce:
            self.nonces[channel, nonce] = made
            data["nonce"] = nonce
        self._write(made, body, files)
        self.channels[channel]["last_message_id"] = str(id)
        return made

    def edit(self, message: Posted, body: Json, files: list[tuple[str, int]]) -> None:
        message.edits += 1
        message.data["edited_timestamp"] = stamp()
        self._write(message, body, files)

    def _write(self, message: Posted, body: Json, files: list[tuple[str, int]]) -> None:
        data = message.data
        kept = {str(a["id"]) for a in body.get("attachments", message.files) if "id" in a}
        attachments = [a for a in message.files if a["id"] in kept]
        for name, size in files:
            url = f"{self.url}/files/{data['id']}/{name}"
            attached = {"id": str(self.new_id()), "filename": name, "size": size, "url": url, "proxy_url": url}
            attachments.append(attached | {"content_type": "image/png", "width": 100, "height": 100})
        message.files = attachments
        if "content" in body:
            data["content"] = body["content"] or ""
        if "components" in body:
            data["components"] = body["components"]
        if "flags" in body:
            data["flags"] |= body["flags"]
        said = " ".join([data["content"], *(item.get("content", "") for item in walk(data["components"]))])
        allowed = [int(user) for user in body.get("allowed_mentions", {}).get("users", ())]
        data["mentions"] = [self.users[user] for user in allowed if f"<@{user}>" in said]
        known = {a["filename"]: a for a in attachments}
        shown: set[str] = set()
        for item in walk(data["components"]):
            for media in (item.get("media"), item.get("file"), *(i.get("media") for i in item.get("items", ()))):
                if media and media["url"].startswith("attachment://"):
                    file = known[media["url"].removeprefix("attachment://")]
                    media.update(url=file["url"], proxy_url=file["url"], attachment_id=file["id"])
                    media.update(width=100, height=100, content_type="image/png")
                if media and "attachment_id" in media:
                    shown.add(media["attachment_id"])
        data["attachments"] = [a for a in attachments if a["id"] not in shown]

    def messages_in(self, channel: int) -> list[Posted]:
        """Return what everybody can read in a channel, oldest first."""
        found = [m for m in self.messages.values() if m.channel == channel and not m.deleted]
        return [m for m in found if not m.data["flags"] & EPHEMERAL]


def walk(components: list[Json]) -> Iterator[Json]:
    """All components of a message, nested ones included."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if "accessory" in component:
            yield from walk([component["accessory"]])


def stamp() -> str:
    """The present time as Discord writes it."""
    return datetime.now(UTC).isoformat()


def made_at(id: int) -> float:
    """The time in seconds that an id holds."""
    return ((id >> 22) + EPOCH_MS) / 1000
