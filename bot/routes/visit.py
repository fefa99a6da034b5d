"""A visit: one interaction with one game, from the route to the next screen. Every failure is shown as one sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

import discord
import structlog

from bot import interaction_log, speech
from bot.components import BLUE, RED, row, text
from bot.screen import Screen
from bot.screens import (
    card,
    choose,
    coach,
    damaged,
    decide,
    draft,
    lobby,
    navigation,
    orders,
    panel,
    plain,
    public,
    result,
    waiting,
)
from bot.screens.context import ScreenContext
from bot.screens.pictures import Artist
from bot.screens.refusals import refusal as worded
from bot.screens.remedies import remedies
from bot.screens.remedies import shown as shown_first
from bot.speech import _
from bot.tables import Look, Refused, Services, Status, Trouble, services
from bot.tables.live import FORESEEN
from bot.tables.queue import reference
from engine.card import CARDS, KEYS, Card
from engine.core import Decision
from engine.decision import Budget, as_picks
from engine.journal import Passed, TurnEnded
from engine.slots import FIRST_PHASE

log: Final = structlog.get_logger("panel")

OPEN_TO_ALL: Final = frozenset({"/privacy", "privacy", "my-data", "forget"})
"""The command and the routes that are open to blocked members too: what is kept about them stays theirs."""
NOTHING_ASKED: Final = frozenset(
    (
        *("no-game", "no-seat", "no-such-name", "no-season", "not-over", "hints-off", "not-running"),
        *("server-only", "unclaimed", "moved"),
    )
)
"""Reasons to refuse somebody who only wants to see something; their refusal does not add that nothing was changed."""
SHORT: Final = 40
"""The most characters of what somebody may be asked to type again."""
BLOCKED: Final = ("blocked", "blocked-server")


class VisitServices(Protocol):
    """The services that all routes use."""

    blocking: services.Blocking
    games: services.Games
    hints: services.Hints
    history: services.History
    members: services.Members
    play: services.Play
    servers: services.Servers


S = TypeVar("S", bound=VisitServices, covariant=True)


@dataclass(frozen=True)
class VisitWith(Generic[S]):
    """One interaction with one game: the user, the click, and the services that its route uses (`S`)."""

    services: S
    artist: Artist
    interaction: discord.Interaction[Any]
    game: str
    token: int | None = None
    values: tuple[str, ...] = ()
    route: str = ""
    origin: str = ""
    """The route of the screen that was clicked, where it is not the usual one."""

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def name(self) -> str:
        return self.interaction.user.display_name

    @property
    def server(self) -> int:
        """The server in which the user is. Raises `Refused` in direct messages: the games there are of many people."""
        if self.interaction.guild_id is None:
            raise Refused("server-only")
        return self.interaction.guild_id

    async def check_member(self) -> None:
        """Raise `Refused` for somebody who acts by direct message and is no member of the game's server."""
        here = await self.services.members.is_in(self.game, self.interaction.guild_id)
        if not here and not await self.interaction.client.members.may_sit(self.game, self.user):
            raise Refused("left-server")

    @property
    def now(self) -> datetime:
        """The time by the bot's clock."""
        return self.interaction.client.now()

    def manages(self, status: Status) -> bool:
        """Return whether the user manages the server of this game; permissions in other servers do not count."""
        return self.interaction.guild_id == status.guild != 0 and manages_server(self.interaction)

    def guild_name(self, guild: int) -> str:
        """Return the name of a server; empty where the bot does not know it."""
        known = self.interaction.client.get_guild(guild)
        return speech.verbatim(known.name) if known else ""

    @property
    def id(self) -> str:
        """The interaction's id, which makes calls of the tables idempotent."""
        return str(self.interaction.id)

    @property
    def typed(self) -> bool:
        """Whether a command was used, so that there is no screen to go back to."""
        return self.token is None

    def context(self, look: Look, note: str = "") -> ScreenContext:
        more = look.seat is not None and look.status.state == "running"
        back = navigation.parent(self.route, self.origin, more=more)
        if self.typed:
            back = navigation.HOME if look.seat is not None else ""
        manages = look.seat is None and self.manages(look.status)
        return ScreenContext(look, self.artist, note, self.interaction.guild_id is None, back, self.typed, manages)

    @property
    def chosen(self) -> str:
        """The single value that was chosen in a menu."""
        if len(self.values) != 1:
            raise Refused("stale")
        return self.values[0]

    @property
    def number(self) -> int:
        """The single value that was chosen in a menu, as a number."""
        if not self.chosen.isdecimal():
            raise Refused("stale")
        return int(self.chosen)

    async def look(self) -> Look:
        look = await self.services.play.look(self.game, self.user)
        self._admitted(look.status)
        return await self._advised(look)

    async def _advised(self, look: Look) -> Look:
        return await self.services.hints.advised(look, self.user, self.interaction.client.weigh)

    async def status(self) -> Status:
        status = await self.services.games.status(self.game)
        self._admitted(status)
        return status

    def _admitted(self, status: Status) -> None:
        """Raise `Refused` for a user without a seat who is not in the server of this game."""
        known = {seat.user for seat in status.seats} | {kept.user for kept in status.reserved}
        if self.user not in known and status.guild != self.interaction.guild_id:
            raise Refused("no-game")

    async def turn(self) -> ScreenContext:
        """Return the context of the present question. Raises `Refused` unless it asks for an action of one's turn."""
        context = await self.fresh()
        if context.look.decision is None or context.look.decision.kind != "turn":
            raise Refused("stale", context.look)
        return context

    async def fresh(self) -> ScreenContext:
        """Return the context of the present question. Raises `Refused` if the click belongs to an older one."""
        look = await self.look()
        if look.status.state != "running":
            raise Refused("not-running", look, state=look.status.state)
        if look.status.damage is not None:
            raise Refused("damaged", look)
        if self.token is not None and look.token != self.token:
            raise Refused("stale", look)
        return self.context(look)

    async def pick(self, picks: Sequence[str], *, confirmed: bool = False) -> Screen:
        """Answer with these picks and show the next screen, or ask for confirmation where the answer cannot be undone."""
        look = await self.services.play.compose(self.game, self.user, self.token, [picks], self.id, confirmed)
        return await self.then(look)

    async def then(
        self, look: Look, note: str = "", show: Callable[[ScreenContext], Awaitable[Screen]] | None = None
    ) -> Screen:
        """Show the screen after a commit. If that fails, the error screen says that the answer is stored."""
        try:
            context = self.context(look if look.confirm else await self._advised(look), note)
            shown = confirm(context) if look.confirm else await (show or main)(context)
            shown.check()
        except Exception as error:
            if look.confirm:
                raise
            found = reference()
            interaction_log.ended("failed", found)
            log.error("screen failed after commit", reference=found, game=self.game, user=self.user, exc_info=error)
            return plain.kept(found, self.game)
        return shown

    async def play(self, card_played: Card, mix: Sequence[str] | None) -> Screen:
        """Play a card; its own screen was the confirmation."""
        steps = [[card_played.as_play], *([mix] if mix else [])]
        return await self.then(
            await self.services.play.compose(self.game, self.user, self.token, steps, self.id, confirmed=True)
        )


Visit: TypeAlias = VisitWith[VisitServices]


def manages_server(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the user may manage games in this server: by Manage Server, or by the role of the host's setting."""
    role = interaction.client.settings.admin_role
    return interaction.permissions.manage_guild or any(r.id == role for r in getattr(interaction.user, "roles", ()))


def hosts_bot(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the user runs this bot: its application is theirs, or that of a team in which they may change it."""
    about = interaction.client.application
    if about is None:
        return False
    team = about.team.members if about.team is not None else ()
    joined = [member for member in team if member.membership_state is discord.TeamMembershipState.accepted]
    writing = {member.id for member in joined if member.role is not discord.TeamMemberRole.read_only}
    return interaction.user.id in {about.owner.id, *writing}


Handler = Callable[[VisitWith[Services], str], Awaitable[Screen]]


async def main(context: ScreenContext) -> Screen:
    """Return the panel, which depends on the state of the game and on what is asked."""
    look, status = context.look, context.status
    if status.state == "ended":
        return panel.stopped(context) if look.view is not None else public.ended(status)
    if status.damage is not None:
        return damaged.panel(context)
    if look.view is None:
        return lobby.lobby(status)
    if look.view.over:
        drawn = await context.artist.points(look.view, context.names, result.won(status, look.view))
        return replace(result.result(status, look.view, drawn, status.ended), above="", mentions=())
    if look.seat is None:
        return panel.stranger(context)
    if look.dropped and not context.note:
        context = replace(context, note=_("The game has changed; what you were putting together no longer fits."))
    context = coach.speaking(context)
    if orders.is_whole(look):
        return orders.composed(context)
    if look.decision is not None:
        return await decide.ask(context)
    if draft.waits(context):
        return draft.between(context)
    if look.reopenable:
        return await choose.chosen(context)
    if look.complete and look.told_at is not None and look.undoable:
        return waiting.grace(context)
    return await waiting.waiting(context)


def confirm(context: ScreenContext) -> Screen:
    """Ask for confirmation before something hidden is revealed, and say what that is."""
    (picks, *more) = steps = context.look.confirm
    route = f"take/{choose.packed(context.decision, picks)}"
    if more:
        route = f"all/{packed(steps)}"
    elif len(picks) == 1:
        route = f"sure/{picks[0]}"
    passes = _ends(context)
    title, note = _hidden(context, passes)
    label = _("Pass for generation {n}", n=context.view.generation) if passes else _("Do it")
    return context.screen(
        text(title, *_what(context, picks, passes), f"-# {note}"),
        row(
            context.tap(label, route, RED),
            context.tap(_("Back"), "open" if context.look.picks else context.parent, BLUE),
        ),
    )


def _ends(context: ScreenContext) -> bool:
    """Return whether the player passes as the last one, so that the generation ends."""
    return any(isinstance(entry, Passed) and entry.seat == context.seat for entry in context.look.confirming)


def _hidden(context: ScreenContext, passes: bool) -> tuple[str, str]:
    """Return as a title what would be shown that is hidden now, and when; and whether that can be undone."""
    if passes:
        title = _("### Pass for generation {n}?", n=context.view.generation)
        note = _passed_by_all(context)
        if speech.last_generation(context.view) and len(context.status.people) == 1:
            return title, note  # no cards are dealt any more, which an undo would shuffle back in
    elif any(isinstance(entry, FORESEEN) for entry in context.look.confirming):
        title, note = _("### This shows cards from the deck"), _("You will see them once this is done.")
    elif context.view.phase == speech.FINAL:
        return _("### With this, the game ends"), _("The points are counted then. It cannot be undone.")
    elif context.view.phase != FIRST_PHASE:
        title, note = _("### With this, the game goes on"), _("What is hidden now is dealt or turned up then.")
    else:
        title, note = _("### This reveals something hidden"), _("You will see it once this is done.")
    return title, speech.sentences((note, context.beyond()))


def _passed_by_all(context: ScreenContext) -> str:
    alone = len(context.view.seats) == 1
    if not speech.last_generation(context.view):
        return _("The generation ends with it.") if alone else _("All others have passed: the generation ends with it.")
    if alone:
        return _("The last generation ends with it. Then only greeneries from plants follow.")
    return _("All others have passed: the last generation ends with it. Then only greeneries from plants follow.")


def _what(context: ScreenContext, picks: Sequence[str], passes: bool) -> list[str]:
    """Return what is about to be done: an action in the words of its card, anything else as far as it is certain."""
    if len(context.look.confirm) == 1 and picks and picks[0].startswith(("first:", "action:")):
        choice = speech.option(context.look, picks[0])
        what = speech.ended(speech.capital(choice.full or choice.hint))
        return [speech.sentences((speech.ended(choice.label), f"**{what}**"))]
    # That a pass ends the turn before goes without saying, and the pass itself is the title.
    known = (TurnEnded, Passed) if passes else TurnEnded
    certain = [entry for entry in context.look.confirming if not isinstance(entry, known)]
    lines = speech.ahead(certain, context.status, context.seat)
    # A line that continues an earlier answer begins with the player's own name, so only its effects are shown.
    said = [
        speech.capital(speech.commas(line.effects)) if line.goes_on and line.effects else line.text for line in lines
    ]
    if not said and picks:
        said = [speech.option(context.look, picks[0]).label]
    return [f"- {line}" for line in said]


def packed(steps: Sequence[Sequence[str]]) -> str:
    """Encode several steps for a custom id: `play:asteroid+titanium=4+space:E5`."""
    return "+".join(",".join(picks) for picks in steps)


def unpacked(said: str) -> list[list[str]]:
    """Decode the steps of a custom id."""
    return [[pick for pick in picks.split(",") if pick] for picks in said.split("+")]


async def card_screen(visit: Visit, context: ScreenContext, key: str, mix: Sequence[str] = ()) -> Screen:
    """Show the screen of a card with the given payment, or with a proposed one where none is given or it does not pay."""
    played = CARDS[KEYS[key]]
    budget: Budget | None = None
    chosen: dict[str, int] = {}
    note = context.note

    def paid(asked: Decision) -> tuple[str, ...] | None:
        nonlocal budget, chosen, note
        if not asked.budget:
            return None
        budget = asked.budget
        unpaid = card.unpaid(budget, mix) if mix else ""
        note = unpaid or note
        chosen = card.read(mix) if mix and not unpaid else dict(card.proposed(context.view, budget))
        return as_picks(chosen)

    foresee = visit.services.play.preview
    try:
        after = await foresee(visit.game, visit.user, context.look.token, [[played.as_play]], following=paid)
    except Refused as refused:
        if not budget:
            raise
        raise Refused(refused.reason, context.look) from None
    told = coach.on_paying(context.look) if budget else ""
    note = "\n".join(filter(None, (note, told)))
    return await card.play(replace(context, note=note), played, budget, chosen, after)


async def payment_screen(visit: Visit, context: ScreenContext, budget: Budget, mix: Sequence[str]) -> Screen:
    """Show the payment for anything but a card, with the given amounts, or with those proposed where they do not pay."""
    if unpaid := card.unpaid(budget, mix):
        context = replace(context, note=unpaid)
        mix = as_picks(card.proposed(context.view, budget))
    after = await visit.services.play.preview(visit.game, visit.user, context.look.token, [list(mix)])
    return await card.payment(context, budget, card.read(mix), after)


async def refused(visit: Visit, refusal: Refused) -> Screen:
    """Return the screen of a refusal: its reason, that nothing was changed, and the next step."""
    look = refusal.look
    if look is None and refusal.reason not in ("no-game", "aside", "closing", "left-server", "crowded", *BLOCKED):
        try:
            look = await visit.look()
        except (Refused, Trouble):
            look = None
    status, reason = look.status if look else None, refusal.reason
    if look is not None and reason == "damaged":
        return damaged.panel(visit.context(look))
    if look is not None and look.seat is None and reason == "not-asked":
        reason = "no-seat"
    said = worded(reason, refusal.data, status, look)
    unchanged = _("Nothing was changed.")
    note = said if reason in NOTHING_ASKED else speech.sentences((said, unchanged))
    if reason in BLOCKED:
        return plain.notice(said)
    if reason in ("left-server", "crowded"):
        return plain.notice(note, game=visit.game, way_on=_("Try again"))
    if look is not None and look.status.state == "running" and look.seat is None and reason == "no-seat":
        return panel.stranger(visit.context(look))
    context = visit.context(look) if look is not None else None
    if first := remedies(reason, refusal.data, context):
        return shown_first(note, first, context)
    if look is not None and look.status.state == "running" and look.seat is not None:
        if refusal.reason == "not-asked":
            asked = _("**You have nothing to answer right now.**")
            if look.decision is not None:
                asked = _("**You are asked something else now.**")
            note = speech.sentences((asked, unchanged))
        elif refusal.reason == "stale":
            note = speech.sentences((note, _("Here is what you are asked now.")))
        return await main(visit.context(look, note))
    return plain.notice(note)


async def _as_member(visit: Visit, work: Callable[[], Awaitable[Screen]]) -> Screen:
    """Run `work` for a member of the game's server only. Raises `Refused`.

    A user who acts in that server counts as a member again.
    """
    guild = visit.interaction.guild_id
    if visit.game and not await visit.interaction.client.members.may_act(visit.game, visit.user, guild):
        raise Refused("left-server")
    try:
        return await work()
    except Refused as refusal:
        if (
            refusal.reason != "left-server"
            or guild is None
            or not await visit.services.members.is_in(visit.game, guild)
        ):
            raise
        await visit.services.members.met(guild, visit.user)
        return await work()


def among(context: ScreenContext, key: str, options: Container[str]) -> str:
    """Return the key if it is among the options. Raises `Refused` otherwise."""
    if key not in options:
        raise Refused("stale", context.look)
    return key


def troubled(trouble: Trouble, game: str = "", typed: str = "") -> Screen:
    """Return the screen for a call of the tables that failed and was logged. `typed`: what the user wrote, which is shown again."""
    interaction_log.ended("trouble" if trouble.passing else "defect", trouble.reference)
    said = plain.uncertain if trouble.uncertain else plain.failing if trouble.passing else plain.defect
    shown = said(trouble.reference, game)
    return plain.with_typed(shown, typed) if len(typed) > SHORT else shown


def _typed(visit: Visit) -> str:
    """Return the text that was typed into a form; empty where none was submitted."""
    submitted = visit.interaction.type is discord.InteractionType.modal_submit
    return "\n".join(value.partition("=")[2] for value in visit.values) if submitted else ""


async def blocked(visit: Visit, what: str) -> str | None:
    """Return the reason why the host lets the user do nothing here, None where there is none. `what`: as for `answered`."""
    if what in OPEN_TO_ALL:
        return None
    blocking, guild = visit.services.blocking, visit.interaction.guild_id
    why = await blocking.refuses(visit.user, guild)
    if why is None and visit.game:
        # In direct messages too, nothing is done with the games of a blocked server.
        why = await blocking.refuses(visit.user, await visit.services.members.guild_of(visit.game) or guild)
    return why if why and not hosts_bot(visit.interaction) else None


async def answered(visit: Visit, work: Callable[[], Awaitable[Screen]], what: str) -> Screen:
    """Return the screen that `work` makes, or one with the reason why there is none."""
    try:
        if why := await blocked(visit, what):
            raise Refused(why)
        async with visit.interaction.client.click_limits.waiting(visit.game):
            shown = await _as_member(visit, work)
        shown.check()
        return shown
    except Refused as refusal:
        interaction_log.ended("refused", refusal.reason)
        return await refused(visit, refusal)
    except Trouble as trouble:
        return troubled(trouble, visit.game, _typed(visit))
    except Exception as error:
        found = reference()
        interaction_log.ended("failed", found)
        log.error("route failed", reference=found, what=what, game=visit.game, user=visit.user, exc_info=error)
        return plain.unsure(found, visit.game)
