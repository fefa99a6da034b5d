"""Direct messages to one player: cards to choose among, reminders, nudges; and cleaning them up once they are answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Final, Protocol

import discord
import structlog

from bot import speech
from bot.components import BLUE, Keys, row, text
from bot.delivery.intents import Intent
from bot.delivery.posting import REFUSED, UNKNOWN_CHANNEL, UNREACHED, edit_to_v2, may_pass, remove, send_once, why
from bot.delivery.posting import change as change_message
from bot.delivery.results import Ask, Gone, Sent
from bot.routes.late import LateEdits
from bot.routes.visit import main
from bot.screen import QUIET, Screen, screen
from bot.screens import decide, following, reminding, wishes
from bot.screens.context import ScreenContext, way_to
from bot.screens.pictures import Artist
from bot.screens.story import chosen
from bot.speech import _, pgettext
from bot.store.people import CHANGEABLE, PANEL, REPLACED
from bot.tables import Look, Refused, Status, services

log: Final = structlog.get_logger("direct")

Channel = discord.DMChannel | discord.PartialMessageable

CLOSED: Final = (50007, 50278)
"""Discord's error codes for a user whom no direct message reaches: by their settings, or without a common server."""
RECENT: Final = 40
"""How many entries of the history after a question are read to say what was answered."""


Member = Callable[[int, int], Awaitable[bool]]
"""Whether the user, the second number, is in the server with the id that is the first, as far as Discord says."""


async def anybody(_guild: int, _user: int) -> bool:
    return True


class DirectServices(Protocol):
    """The services that direct messages use."""

    games: services.Games
    history: services.History
    messages: services.Messages
    people: services.People
    play: services.Play


class DirectMessages:
    """Sends messages that only one player may read."""

    def __init__(
        self,
        client: discord.Client,
        services: DirectServices,
        artist: Artist,
        late: LateEdits,
        member: Member,
    ) -> None:
        self._client, self._services, self._artist = client, services, artist
        self._late, self._member = late, member

    async def prompt(self, intent: Intent, status: Status) -> Sent | Gone:
        """Send cards to choose among, and delete the previous message about the same choice."""
        user = _user(intent)
        look = await self._look(intent.game, user)
        if look is None or look.decision is None or look.seat is None:
            return Sent()
        context = ScreenContext(look, self._artist, direct=True)
        button = Keys(status.id, status.version).tap(pgettext("game", "Play"), "open", BLUE)
        sent = await self._send(intent, decide.sentence(context), lambda: main(context), button)
        if isinstance(sent, Gone):
            return sent
        if intent.replaces is not None:
            await remove(await self._channel(user), intent.replaces)
        since = look.status.owing.get(look.seat)
        return sent._replace(asks=(Ask(intent.game, look.seat, since, status.version),) if since is not None else ())

    async def reminder(self, intent: Intent, status: Status) -> Sent | Gone:
        """Remind a player of all games that wait for them, in place of the reminder before; nobody else sees it."""
        user = _user(intent)
        # Where a question never arrived, the reminder is the question.
        told = {*await self._services.messages.waiting_letters(user), *(due["game"] for due in intent.payload["dues"])}
        waiting = [s for s in await self._services.games.of_user(user) if s.id in told and not s.unreadable]
        seats = [(s, s.seat_of(user)) for s in waiting]
        asks = tuple(
            Ask(s.id, seat, s.owing[seat], s.version) for s, seat in seats if seat in s.owing and seat is not None
        )
        waiting = [s for s, seat in seats if seat in s.owing or reminding.voted_on(s, seat) is not None]
        if not waiting:
            return Sent()
        look = await self._look(waiting[0].id, user) if len(waiting) == 1 else None
        poker = next((d["poker"] for d in intent.payload["dues"] if d["game"] == waiting[0].id), None)
        sentence = reminding.sentence(
            waiting, user, speech.who(waiting[0], poker) if poker is not None and poker >= 0 else ""
        )

        async def shown() -> Screen:
            return reminding.reminder(waiting, user, look, sentence)

        way = ("open", waiting[0].id) if len(waiting) == 1 else ("games", "")
        button = Keys(way[1], 0).tap(pgettext("game", "Play"), way[0], BLUE)
        sent = await self._send(intent, sentence, shown, button)
        if isinstance(sent, Gone):
            return sent
        if intent.replaces is not None:
            await remove(await self._channel(user), intent.replaces)
        return sent._replace(asks=asks)

    async def tidy(self) -> int:
        """Update the messages whose question is answered, and those that a newer one has replaced; return how many.

        A question becomes one line with what was chosen; where it was answered there, not before that can no longer be changed and, if the
        player goes on playing there, a newer message about the game has come. A reminder is deleted, or names only the games that still
        wait.
        """
        letters: dict[tuple[int, int, str], dict[str, int]] = {}
        for letter in await self._services.messages.letters(None, answered=True):
            about = letter["user"], letter["message"], letter["kind"]
            letters.setdefault(about, {})[letter["game"]] = letter["entry"]
        for (user, message, kind), answered in letters.items():
            if await self._tidied(user, message, kind, answered):
                for game in answered:
                    await self._services.messages.forget_letter(message, game)
        return len(letters)

    async def _tidied(self, user: int, message: int, kind: str, answered: Mapping[str, int]) -> bool:
        """Update one such message; return whether nothing is left to do with it. `answered`: the entries of the answers by game."""
        try:
            with speech.speaking(await self._services.people.locale(user) or "en"):
                place = await self._channel(user)
                if kind not in ("prompt", CHANGEABLE, PANEL, REPLACED):
                    await self._shorten(place, user, message, answered)
                    return True
                game, entry = next(iter(answered.items()))
                if kind == CHANGEABLE and (await self._services.play.look(game, user)).reopenable:
                    return False
                await self._settle(place, user, message, game, entry, kind)
        except discord.NotFound:
            pass  # the player, or the message that has replaced it, has deleted it
        except UNREACHED:
            raise
        except Exception as error:
            if isinstance(error, REFUSED) and may_pass(error):
                log.debug("direct message cleaned up later", message=message, **why(error))
                return False
            # The player may have deleted it, or Discord refuses, or it cannot be made: it is not worth another attempt.
            log.warning("direct message not cleaned up", message=message, **why(error))
        return True

    async def _shorten(self, place: Channel, user: int, message: int, answered: Collection[str]) -> None:
        others = [
            o for o in await self._services.messages.letters(message, answered=False) if o["game"] not in answered
        ]
        if any(other["kind"] in (CHANGEABLE, PANEL) for other in others):
            return  # it shows one of them
        left = {other["game"] for other in others}
        waiting = [s for s in await self._services.games.of_user(user) if s.id in left]
        if not waiting:
            await remove(place, message)
            return
        look = await self._look(waiting[0].id, user) if len(waiting) == 1 else None
        shown = reminding.reminder(waiting, user, look, reminding.sentence(waiting, user))
        async with self._late.changing(message):
            await change_message(place.get_partial_message(message), shown)

    async def _settle(self, place: Channel, user: int, message: int, game: str, entry: int, kind: str) -> None:
        status = await self._services.games.status(game)
        seat, end = status.seat_of(user), entry + 1 + RECENT
        story = reversed(await self._services.history.story(game, user, end, RECENT)) if seat is not None else ()
        own = [d for d in story if d.number > entry and d.seat == seat and not d.undone]
        done = takewhile(lambda d: d.forked, own)  # not what the player did after the question
        lines = chosen(done, status, seat) if seat is not None else []
        if kind in (PANEL, REPLACED) and not lines:
            # It asked for a turn, which the thread tells of, or what the message in its place asks.
            await self._shorten(place, user, message, (game,))
            return
        # One that has just begun has answered nothing yet.
        answers = (d.facts.get("by") == "stand-in" for d in own if d.kind == "answer")
        stood_in = next(answers, seat is not None and status.at(seat).stand_in is not None)
        asked = not own and seat in status.owing
        async with self._late.changing(message):
            shown = reminding.settled(status, lines, stood_in=stood_in, asked=asked)
            await change_message(place.get_partial_message(message), shown)

    async def nudge(self, intent: Intent, status: Status) -> Sent | Gone:
        """Tell a player that only the end of their turn is missing."""
        user = _user(intent)
        seat = status.seat_of(user)
        # An earlier version told so too why an order was stopped.
        if seat is None or seat not in status.owing or "order" in intent.payload:
            return Sent()
        name = speech.game_name(status)
        sentence = _("**{game}**: your action is done; you still have to end your turn", game=name)
        said = _("You can also take a second action. Nobody else sees this.")

        async def shown() -> Screen:
            keys = Keys(status.id, 0)
            return screen(
                text(said),
                row(keys.tap(_("Play here"), "open", BLUE), *way_to(status)),
                colour=QUIET,
            )

        sent = await self._send(intent, sentence, shown, Keys(status.id, 0).tap(pgettext("game", "Play"), "open", BLUE))
        if isinstance(sent, Gone):
            return sent
        return sent._replace(asks=(Ask(status.id, seat, status.owing[seat], status.version),))

    async def digest(self, intent: Intent, status: Status) -> Sent | Gone:
        """Send a follower how a game stands; nothing if they have a seat there by now, or are not in its server."""
        look = await self._services.play.look(intent.game, _user(intent))
        if look.seat is not None or (view := look.view) is None:
            return Sent()
        if not await self._member(status.guild, _user(intent)):
            return Sent()

        async def shown() -> Screen:
            drawn = await self._artist.board(view, speech.names(status))
            return following.digest(status, view, drawn)

        button = Keys(status.id, 0).tap(_("Stop following"), "follow/stop")
        return await self._send(intent, following.sentence(status, view), shown, button)

    async def invite(self, intent: Intent, status: Status) -> Sent | Gone:
        """Offer a user the seat that is reserved for them; nothing if it is no longer reserved, or they are not in the server."""
        kept = next((r for r in status.reserved if r.user == _user(intent)), None)
        if status.state != "lobby" or kept is None:
            return Sent()
        if not await self._member(status.guild, _user(intent)):
            return Sent()

        async def shown() -> Screen:
            return wishes.invitation(status, speech.date(kept.until))

        return await self._send(intent, wishes.sentence(status), shown, Keys(status.id, 0).tap(_("Join"), "join", BLUE))

    async def _look(self, game: str, user: int) -> Look | None:
        """Return what a player sees of a game; None where it has come from another bot and they have not sat down here yet."""
        try:
            return await self._services.play.look(game, user)
        except Refused as refused:
            if refused.reason != "unclaimed":
                raise
            return None

    async def _channel(self, user: int) -> Channel:
        """Return the channel of a user's direct messages, which Discord is asked for only once."""
        kept = await self._services.messages.direct_channel(user)
        if kept is not None:
            return self._client.get_partial_messageable(kept, type=discord.ChannelType.private)
        channel = await self._client.create_dm(discord.Object(user))
        await self._services.messages.keep_direct_channel(user, channel.id)
        return channel

    async def _send(
        self, intent: Intent, sentence: str, make: Callable[[], Awaitable[Screen]], button: object
    ) -> Sent | Gone:
        user = _user(intent)
        try:
            try:
                message = await send_once(await self._channel(user), sentence, (), [button], intent)
            except discord.NotFound as error:
                if error.code != UNKNOWN_CHANNEL:
                    raise
                await self._services.messages.keep_direct_channel(user, None)
                message = await send_once(await self._channel(user), sentence, (), [button], intent)
        except discord.Forbidden as error:
            # Other refusals concern the bot and may pass.
            if error.code not in CLOSED:
                raise
            return Gone(f"{error.code} {error.text}", closed=True)

        async def shown() -> Screen:
            return replace(await make(), above=sentence)

        await edit_to_v2(message, shown, intent.attempts)
        return Sent(message.id)


def _user(intent: Intent) -> int:
    assert intent.destination.user is not None
    return intent.destination.user
