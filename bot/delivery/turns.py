"""The messages about turns: a thread shows one board, in its last message, and above it what each earlier turn has brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple, Protocol

from bot import speech
from bot.components import TABLE, Click, Keys, custom_ids
from bot.delivery.intents import Intent
from bot.delivery.posting import (
    REFUSED,
    UNKNOWN_MESSAGE,
    Places,
    change,
    change_at_least_words,
    edit_may_pass,
    edit_refused,
    edit_to_v2,
    may_pass,
    pictures_of,
    remove,
    send_plain,
    sent_before,
)
from bot.delivery.results import Gone, Sent
from bot.routes.lookback import new_to
from bot.screen import Screen
from bot.screens import public
from bot.screens.pictures import Artist, keeping
from bot.screens.story import Fresh, fresh, told
from bot.tables import Done, Status, services
from engine.view import View

MOST_ENTRIES: Final = 80
"""The most entries of the history that a message about a turn may tell of."""


class TurnServices(Protocol):
    """The services that messages about turns use."""

    history: services.History
    messages: services.Messages
    repair: services.Repair


class Turns:
    """Posts a message about each turn, and edits it while that turn and the next ones go on."""

    def __init__(self, services: TurnServices, artist: Artist, places: Places) -> None:
        self._services, self._artist, self._places = services, artist, places
        self._posted: dict[str, tuple[int, int]] = {}
        """A cache by game: the message about the turn, and the number of the entry after which it was posted."""
        self._shown: dict[str, tuple[int, tuple[int, ...]]] = {}
        """A cache by game: the version that this message shows, and the seats of which it tells that no direct message reaches them."""

    def forget(self, game: str) -> None:
        """Forget the message about the turn of a game that does not go on."""
        self._posted.pop(game, None)
        self._shown.pop(game, None)

    async def turn(self, view: Any, story: Sequence[Done], intent: Intent, status: Status) -> Sent | Gone:
        """Post a message that mentions who is asked. The one before it is reduced to its log, or removed where it has none."""
        if status.state != "running":
            return Sent()
        mention = () if intent.payload.get("quiet") else tuple(intent.payload.get("seats", ()))
        extra = intent.payload.get("unreached") or intent.payload.get("reminded")
        if extra and not any(seat in status.owing for seat in mention):
            return Sent()
        channel = await self._places.find(status.place)
        there = await _already_posted(channel, status, intent)
        entry = status.version if there is None else there.entry
        before = await self._entry_of(channel, status)
        since = [d for d in story if before is not None and d.number > before]
        spent = status.turn_message if before is not None and not told(since, status) else None
        if spent is None and before is not None:
            # Else nobody knows what the message tells of: it may not be read, or was reduced before a crash.
            await self._shrink(intent, channel, status, view, since, story)
        turn = _made(status, view, entry, story, mention, _told_anew(since, status, entry))
        if there is not None:
            message = there.message
        else:
            buttons = [public.open_button(status, entry)]
            message = await send_plain(channel, turn.sentence(), turn.called(), buttons, intent.nonce)
        self._posted[status.id] = message.id, entry
        if spent is not None:
            await remove(channel, spent)

        async def shown() -> Screen:
            return (await self._drawn(turn)).screen()

        if await edit_to_v2(message, shown, put=change_at_least_words):
            self._shown[status.id] = status.version, ()
        else:
            await self._services.repair.redraw(status.id)
        return Sent(message.id)

    async def log(self, view: Any, story: Sequence[Done], intent: Intent, status: Status) -> Sent | Gone:
        """Add what was done to the turn message, without a mention. An edit that Discord refuses is dropped.

        Where the message was deleted, what it asks is posted again.
        """
        try:
            return await self._grow(view, story, intent, status)
        except REFUSED as error:
            if getattr(error, "code", 0) == UNKNOWN_MESSAGE:
                # Somebody has deleted it, which Discord tells nobody who does not read messages.
                await self._services.repair.ask_again(status.id, lost=True, message=status.turn_message)
                return Sent()
            if intent.payload.get("redraw") or edit_may_pass(error, intent.attempts):
                raise
            edit_refused("log edit refused", status.turn_message or 0, error)
            return Sent()

    async def struck(self, view: Any, story: Sequence[Done], intent: Intent, status: Status) -> Sent | Gone:
        """Strike through undone entries in messages of earlier turns. A message that cannot be edited stays, and is logged."""
        channel = await self._places.find(status.place)
        for message, since in await self._services.history.told_of(status.id, intent.payload["entries"]):
            if message != status.turn_message:
                old = public.Turn(status, view, 0, (), since, story)
                await _edit(intent, channel.get_partial_message(message), old.shrunk())
        return Sent()

    def entries(self, intent: Intent, status: Status) -> int:
        """Return how many entries of the history a message tells of, with what the table sees now; 0 where it shows neither."""
        if status.damage is not None:
            return 0
        shows = {
            "turn": status.state == "running",
            "log": status.turn_message is not None and not self._up_to_date(intent, status),
            "struck": True,
        }
        return MOST_ENTRIES if shows.get(intent.kind) else 0

    async def _grow(self, view: Any, story: Sequence[Done], intent: Intent, status: Status) -> Sent:
        if status.turn_message is None or view is None:
            return Sent()
        channel = await self._places.find(status.place)
        entry = await self._entry_of(channel, status)
        if entry is None:
            return Sent()
        alone = len(status.owing) == 1
        called = tuple(s for s in status.owing if alone or status.at(s).closed)
        turn = _made(status, view, entry, story, called)
        with keeping(pictures_of(status.turn_message)):
            shown = turn.shrunk() if status.state != "running" else (await self._drawn(turn)).screen()
        await change_at_least_words(channel.get_partial_message(status.turn_message), shown)
        self._shown[status.id] = status.version, _closed(intent)
        return Sent()

    def _up_to_date(self, intent: Intent, status: Status) -> bool:
        """Return whether the turn message already shows all that a message would add to it."""
        shown = status.state == "running" and self._shown.get(status.id) == (status.version, _closed(intent))
        return shown and not intent.payload.get("redraw")

    async def _shrink(
        self, intent: Intent, channel: Any, status: Status, view: View, since: Sequence[Done], story: Sequence[Done]
    ) -> None:
        """Reduce the previous message to its log, because the thread shows one board, always in its last message."""
        if status.turn_message is None:
            return
        old = public.Turn(status, view, 0, (), since, story).shrunk()
        await _edit(intent, channel.get_partial_message(status.turn_message), old)

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


async def _edit(intent: Intent, message: Any, shown: Screen) -> None:
    """Edit an earlier message. Raises what may pass soon; where it cannot be edited it stays as it is, and that is logged."""
    try:
        await change(message, shown)
    except Exception as error:
        if isinstance(error, REFUSED) and edit_may_pass(error, intent.attempts):
            raise
        edit_refused("edit refused", message.id, error)


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


def _told_anew(since: Sequence[Done], status: Status, entry: int) -> list[Done] | None:
    """Return what a message that is posted after an entry tells again of what has happened since the one before; None for nothing.

    It is what is new to the player who is asked, or else all.
    """
    asked = _asked(status)
    new = fresh(reversed(since), status, asked).done if asked is not None else ()
    return [done for done in new or since if done.number <= entry] or None


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
