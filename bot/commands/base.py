"""The base of all commands: finding the game, replying, and completing an option once for all letters typed into it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot import interaction_log, speech
from bot.commands.typed import Choices, Interaction, Offer, Offers, matching
from bot.components import BLUE, Keys, rows, text
from bot.fair import asking
from bot.recall import Findings, Recall
from bot.routes.newest import Panels
from bot.routes.visit import VisitServices, VisitWith, answered, blocked
from bot.screen import Screen, screen
from bot.screens import plain
from bot.screens.pictures import Artist, waiting_at_most
from bot.screens.refusals import refusal
from bot.screens.stage import Stage
from bot.speech import _, plural
from bot.tables import Look, Refused, Status

MOST: Final = 10
"""The most games shown as buttons where several could be meant."""

T = TypeVar("T")
S = TypeVar("S", bound=VisitServices)


class Which(Exception):
    """Raised where the command could mean several games."""

    def __init__(self, games: Sequence[Status]) -> None:
        super().__init__(len(games))
        self.games = games


class Members(Protocol):
    """Says who may act in a game."""

    async def may_act(self, game: str, user: int, guild: int | None) -> bool: ...


class Client(Protocol):
    """The part of the Discord client that the commands use."""

    artist: Artist
    panels: Panels
    recall: Recall

    @property
    def members(self) -> Members: ...
    @property
    def tree(self) -> app_commands.CommandTree[Any]: ...
    def answering(self) -> AbstractContextManager[None]: ...
    async def remember(self, interaction: Interaction) -> None: ...
    def get_guild(self, id: int, /) -> discord.Guild | None: ...
    @property
    def guilds(self) -> Sequence[discord.Guild]: ...


class Cog(commands.Cog, Generic[S]):
    """A group of commands of the client, and the services that they and their routes use (`S`)."""

    looks: ClassVar[bool] = False
    """Whether they only show what nobody needs for their turn."""

    def __init_subclass__(cls) -> None:
        """Complete the option `game` of all commands in the same way."""
        super().__init_subclass__()
        for command in vars(cls).values():
            if isinstance(command, app_commands.Command) and command.get_parameter("game") is not None:
                command.autocomplete("game")(cls.complete_game)

    def __init__(self, bot: Client, services: S) -> None:
        self.bot, self.services = bot, services

    async def reply(
        self,
        interaction: Interaction,
        game: str | None,
        work: Callable[[VisitWith[S]], Awaitable[Screen]],
        *,
        lobby: bool = False,
        finished: bool = False,
    ) -> None:
        """Find the game, run `work` with a visit to it, show its screen; one that waits for others is told of them, as Play's panel is."""
        meant = ""

        async def screen() -> Screen:
            nonlocal meant
            try:
                visit = self.visit(interaction, await self.game(interaction, game, lobby=lobby, finished=finished))
            except Which as which:
                return _which(which.games)
            except Refused as none:
                place = interaction.channel_id or 0
                if why := await blocked(self.visit(interaction, ""), _name(interaction)):
                    return plain.notice(refusal(why, {}, None))
                aside, moved = await self.services.games.hidden(interaction.user.id, place)
                if none.reason == "aside" or (aside and none.reason != "moved"):
                    return plain.notice(refusal("aside", {}, None))
                if none.reason == "moved" or moved:
                    return plain.notice(refusal("moved", {}, None))
                if game:
                    return plain.notice(refusal("no-such-name", {"typed": game}, None))
                return plain.notice(self.nothing_here(lobby=lobby))
            meant = visit.game
            interaction_log.about("", meant)
            return await answered(visit, lambda: work(visit), _name(interaction))

        message, shown = await self.show(interaction, screen)
        if meant and shown.momentary:
            await self.bot.panels.opened(interaction, message, meant, shown)

    def nothing_here(self, *, lobby: bool) -> str:
        """Return the sentence for a command that means no game, or where it is about a lobby no lobby."""
        if lobby:
            return _("No lobby is open here. Name one with the option `game`, or open one with `/game new`.")
        return _(
            "No game is played here, and you are in none. Name one with the option `game`, or create one with `/game new`."
        )

    async def aside(self, interaction: Interaction, work: Callable[[], Awaitable[Screen]]) -> None:
        """Run `work` for a command that needs no game, show its screen."""
        await self.show(interaction, lambda: answered(self.visit(interaction, ""), work, _name(interaction)))

    async def show(
        self, interaction: Interaction, screen: Callable[[], Awaitable[Screen]]
    ) -> tuple[discord.InteractionMessage, Screen]:
        """Reply to a command privately with the screen that `screen` makes; return the message and the screen."""
        with self.bot.answering(), speech.speaking(str(interaction.locale)):
            stage = Stage(interaction)
            with asking(interaction.user.id, looks=self.looks), waiting_at_most(self.bot.artist.patience):
                shown = await stage.prepared(screen)
            late = self.bot.panels.late
            message, version = await late.show(stage, shown)
            late.follow(interaction, message, version, shown)
            await self.bot.remember(interaction)
        return message, shown

    def visit(self, interaction: Interaction, game: str) -> VisitWith[S]:
        return VisitWith(self.services, self.bot.artist, interaction, game)

    async def game(
        self, interaction: Interaction, named: str | None, *, lobby: bool = False, finished: bool = False
    ) -> str:
        """Return the id of the game that a command means.

        It is the named one (the user's own or of this server), else this thread's, else the only one that waits for the user. With
        `finished`, the newest finished game of this thread comes first. Raises `Which` for several, `Refused` for none.
        """
        if named:
            return await self._named(interaction, named)
        user, place = interaction.user.id, interaction.channel_id or 0
        if finished and (over := await self.services.games.finished_in(place)):
            return over[0].id
        here = await self.services.games.in_place(place)
        wanted = {"lobby"} if lobby else {"running", "over", "ended"}
        if found := _with_seat_first(here, user, wanted):
            return _only(found)
        mine = await self.services.games.of_user(user)
        of_user = _with_seat_first(mine, user, wanted)
        waiting = [s for s in of_user if s.seat_of(user) in s.owing]
        others = {s.id: s for s in (*here, *mine) if not lobby or s.state == "running"}
        if found := waiting or of_user or list(others.values()):
            # In lobbies there is nothing to look at: there is no choice between them.
            return found[0].id if self.looks and all(s.state == "lobby" for s in found) else _only(found)
        raise Refused("no-game")

    async def _named(self, interaction: Interaction, named: str) -> str:
        """Return the id of a game by its id or its name. Raises `Refused` for one of another server, unless the user plays in it."""
        user = interaction.user.id
        mine = await self.services.games.of_user(user)
        for status in (*mine, *await self.services.games.in_place(interaction.channel_id or 0)):
            if named in (status.id, speech.plain(speech.game_name(status))):
                return status.id
        status = await self.services.games.status(named)
        if status.seat_of(user) is None and status.guild != interaction.guild_id:
            raise Refused("no-game")
        return status.id

    async def seen(self, interaction: Interaction) -> Look | None:
        """Return the game that a command means; None for none or several, and for one that the user may not act in."""
        user = interaction.user.id
        try:
            game = await self.game(interaction, game_named(interaction))
            may = await self.bot.members.may_act(game, user, interaction.guild_id)
            return await self.services.play.look(game, user) if may else None
        except (Refused, Which):
            return None

    async def complete_game(self, interaction: Interaction, current: str) -> Choices:
        """Complete a game among the user's own and those of this place; finished games come last."""

        async def search() -> Findings[Offers]:
            mine = await self.services.games.of_user(interaction.user.id)
            here = await self.services.games.in_place(interaction.channel_id or 0)
            finished = await self.services.games.of_user(interaction.user.id, finished=True)
            found = {s.id: s for s in (*mine, *here, *finished)}.values()
            return Findings(Offers(Offer(speech.game_name(s), s.id) for s in found), None)

        return matching(await self.recalled(interaction, search), current)

    async def complete(
        self,
        interaction: Interaction,
        current: str,
        find: Callable[[Look], Iterable[Offer] | Awaitable[Iterable[Offer]]],
    ) -> Choices:
        """Complete an option with what `find` returns for the game; with nothing for no game or several."""

        async def made(look: Look) -> Offers:
            found = find(look)
            return Offers(await found if isinstance(found, Awaitable) else found)

        return matching(await self.once(interaction, made) or (), current)

    async def once(self, interaction: Interaction, find: Callable[[Look], Awaitable[T]]) -> T | None:
        """Return what `find` returns for the game, once for all letters typed into one option (`bot/recall.py`).

        None without a game, and where it is refused.
        """

        async def search() -> Findings[T | None]:
            look = await self.seen(interaction)
            if look is None:
                return Findings(None, None)
            with speech.speaking(str(interaction.locale)):
                try:
                    return Findings(await find(look), look.status.id)
                except Refused:
                    return Findings(None, look.status.id)

        return await self.recalled(interaction, search)

    async def recalled(self, interaction: Interaction, search: Callable[[], Coroutine[Any, Any, Findings[T]]]) -> T:
        """Return what `search` returns for the option, remembered for the next letters."""
        return await self.bot.recall.found(interaction.user.id, _asked(interaction), search)


def _with_seat_first(games: Sequence[Status], user: int, states: Collection[str]) -> list[Status]:
    """Return the games in one of these states: those in which the user sits, or all where there are none."""
    there = [s for s in games if s.state in states]
    return [s for s in there if s.seat_of(user) is not None] or there


def _only(found: Sequence[Status]) -> str:
    """Return the id of the only game among these; raises `Which` for several."""
    if len(found) > 1:
        raise Which(found)
    return found[0].id


def _name(interaction: Interaction) -> str:
    """Return the command as the user typed it."""
    return f"/{interaction.command.qualified_name}" if interaction.command else ""


def game_named(interaction: Interaction) -> str | None:
    """Return the text in the option `game` while another option is completed."""
    return getattr(interaction.namespace, "game", None) or None


def _asked(interaction: Interaction) -> Hashable:
    """Return a key that tells one typed option from all others: command, language, place, and the other options."""
    data: Any = interaction.data or {}
    filled = tuple(_filled(data.get("options", ())))
    return (
        data.get("id"),
        data.get("name"),
        filled,
        interaction.guild_id,
        interaction.channel_id,
        str(interaction.locale),
    )


def _filled(options: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, Any]]:
    for option in options:
        yield option["name"], None if option.get("focused") else option.get("value")
        yield from _filled(option.get("options", ()))


def _which(games: Sequence[Status]) -> Screen:
    """Show a button to the user's panel for each game that could be meant."""
    shown = games[:MOST]
    taps = [Keys(s.id, 0).tap(speech.game_name(s), "open", BLUE) for s in shown]
    more = plural("{n} more is listed under /games.", "{n} more are listed under /games.", len(games) - len(shown))
    return screen(
        text(_("You could mean several games. Choose one, or name it with the option `game`.")),
        *rows(taps, 2),
        text("-# " + more) if len(games) > len(shown) else None,
    )
