"""What a click does: its route, one call of the tables, the next screen. Every failure ends in one calm sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
import structlog

from bot import speech
from bot.components import BLUE, RED, Screen, row, text
from bot.screens import card, choose, decide, draft, lobby, navigation, panel, plain, public, result, waiting
from bot.screens.context import ScreenContext
from bot.screens.pictures import Artist
from bot.screens.refusals import refusal as worded
from bot.speech import _
from bot.tables import Look, Refused, Status, Tables, Trouble
from bot.tables.queue import reference
from engine.card import CARDS, KEYS, Card

log: Final = structlog.get_logger("panel")

NOTHING_ASKED: Final = frozenset({"no-game", "no-seat", "no-card", "not-running"})
"""Reasons that are said to who looks for something, rather than to who wanted to change something."""


@dataclass(frozen=True)
class Visit:
    """One interaction with one game."""

    tables: Tables
    artist: Artist
    interaction: discord.Interaction[Any]
    game: str
    token: int | None = None
    values: tuple[str, ...] = ()
    route: str = ""
    origin: str = ""
    """The route of the screen that was clicked on, where it is not the usual one."""

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def name(self) -> str:
        return self.interaction.user.display_name

    def manages(self, status: Status) -> bool:
        """Has the permission Manage Server where the game is played; what one may do elsewhere does not count."""
        return self.interaction.guild_id == status.guild != 0 and self.interaction.permissions.manage_guild

    @property
    def id(self) -> str:
        """Of the interaction: whatever arrives twice is applied once."""
        return str(self.interaction.id)

    @property
    def typed(self) -> bool:
        """By a command, so there is no screen to go back to."""
        return self.token is None

    def context(self, look: Look, note: str = "") -> ScreenContext:
        more = look.seat is not None and look.status.state == "running"
        back = navigation.parent(self.route, self.origin, more=more)
        if self.typed:
            back = navigation.HOME if look.seat is not None else ""
        return ScreenContext(look, self.artist, note, self.interaction.guild_id is None, back, self.typed)

    @property
    def chosen(self) -> str:
        """The one line of a menu that was chosen."""
        if len(self.values) != 1:
            raise Refused("stale")
        return self.values[0]

    @property
    def number(self) -> int:
        """The same as a number."""
        if not self.chosen.isdecimal():
            raise Refused("stale")
        return int(self.chosen)

    async def look(self) -> Look:
        look = await self.tables.look(self.game, self.user)
        self._admitted(look.status)
        return look

    async def status(self) -> Status:
        status = await self.tables.status(self.game)
        self._admitted(status)
        return status

    def _admitted(self, status: Status) -> None:
        """Whoever has no seat knows the games of the server they are in, and no other."""
        if status.seat_of(self.user) is None and status.guild != self.interaction.guild_id:
            raise Refused("no-game")

    async def turn(self) -> ScreenContext:
        """The game as it is, if an action of one's turn is asked for."""
        context = await self.fresh()
        if context.look.decision is None or context.look.decision.kind != "turn":
            raise Refused("stale", context.look)
        return context

    async def fresh(self) -> ScreenContext:
        """The game as it is, if the click still belongs to what is asked."""
        look = await self.look()
        if look.status.state != "running":
            raise Refused("not-running", look, state=look.status.state)
        if self.token is not None and look.token != self.token:
            raise Refused("stale", look)
        return self.context(look)

    async def pick(self, picks: Sequence[str], *, confirmed: bool = False) -> Screen:
        """Answer, and show what comes next; or ask once where it cannot be undone."""
        look = await self.tables.pick(self.game, self.user, self.token, picks, self.id, confirmed)
        return await self.then(look)

    async def then(self, look: Look, note: str = "") -> Screen:
        """The screen after something was kept, or the question whether to do it; where it fails, what was kept stands."""
        try:
            context = self.context(look, note)
            shown = confirm(context) if look.confirm else await main(context)
            shown.view()
        except Exception as error:
            if look.confirm:
                raise
            found = reference()
            log.error("screen", reference=found, game=self.game, user=self.user, exc_info=error)
            return plain.kept(found, self.game)
        return shown

    async def play(self, card_played: Card, mix: Sequence[str] | None) -> Screen:
        """Play a card; its screen was the confirmation."""
        steps = [[card_played.as_play], *([mix] if mix else [])]
        return await self.then(
            await self.tables.compose(self.game, self.user, self.token, steps, self.id, confirmed=True)
        )


Route = Callable[[Visit, str], Awaitable[Screen]]


async def main(context: ScreenContext) -> Screen:
    """Whatever one's panel shows now."""
    look, status = context.look, context.status
    if status.state == "ended":
        return panel.stopped(context) if look.view is not None else public.ended(status)
    if look.view is None:
        return lobby.lobby(status)
    if look.view.over:
        drawn = await context.artist.points(look.view, context.names)
        return replace(result.result(status, look.view, drawn, status.ended), above="", mentions=())
    if look.seat is None:
        return panel.stranger(context)
    if look.dropped and not context.note:
        context = replace(context, note=_("The game has changed; what you were putting together no longer fits."))
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
    """Once, before something hidden is revealed."""
    (picks, *more) = steps = context.look.confirm
    route = f"take/{choose.packed(context.decision, picks)}"
    if more:
        route = f"all/{packed(steps)}"
    elif len(picks) == 1:
        route = f"sure/{picks[0]}"
    return context.screen(
        text(
            _("### This reveals something hidden"),
            *_what(context, picks),
            "-# " + _("You see it when it is done.") + " " + context.beyond(),
        ),
        row(
            context.tap(_("Do it"), route, RED),
            context.tap(_("Back"), "open" if context.look.picks else context.parent, BLUE),
        ),
    )


def _what(context: ScreenContext, picks: Sequence[str]) -> list[str]:
    """What is about to be done: an action in the words of its card, anything else as far as it is certain."""
    if len(context.look.confirm) == 1 and picks and picks[0].startswith(("first:", "action:")):
        choice = speech.option(context.look, picks[0])
        return [f"{choice.label}. **{speech.capital(choice.hint)}.**"]
    lines = speech.ahead(context.look.confirming, context.status, context.seat)
    # What goes on from an earlier answer is headed by one's own name.
    said = [speech.capital(", ".join(line.effects)) if line.goes_on and line.effects else line.text for line in lines]
    if not said and picks:
        said = [speech.option(context.look, picks[0]).label]
    return [f"- {line}" for line in said]


def packed(steps: Sequence[Sequence[str]]) -> str:
    """Several steps inside a custom id: `play:asteroid+titanium=4+space:E5`."""
    return "+".join(",".join(picks) for picks in steps)


def unpacked(said: str) -> list[list[str]]:
    """The steps of such an id."""
    return [[pick for pick in picks.split(",") if pick] for picks in said.split("+")]


async def card_screen(visit: Visit, context: ScreenContext, key: str, mix: Sequence[str] = ()) -> Screen:
    """The screen of a card: with the payment chosen, or the proposal."""
    played = CARDS[KEYS[key]]
    foresee = visit.tables.preview
    after = await foresee(visit.game, visit.user, context.look.token, [[played.as_play]])
    budget: tuple[Any, ...] = ()
    chosen: dict[str, int] = {}
    if after.decision is not None and after.decision.kind == "payment" and not after.confirm:
        budget = after.decision.budget
        chosen = card.read(mix) if mix else dict(card.proposed(budget))
        picks = [f"{what}={n}" for what, n in chosen.items() if n]
        try:
            after = await foresee(visit.game, visit.user, context.look.token, [[played.as_play], picks])
        except Refused as refused:
            raise Refused(refused.reason, context.look) from None
    return await card.play(context, played, budget, chosen, after)


async def payment_screen(visit: Visit, context: ScreenContext, mix: Sequence[str]) -> Screen:
    """Paying for something else, with another mix."""
    after = await visit.tables.preview(visit.game, visit.user, context.look.token, [list(mix)])
    return await card.payment(context, card.read(mix), after)


async def refused(visit: Visit, refusal: Refused) -> Screen:
    """What is so, that nothing was changed, the way on."""
    look = refusal.look
    if look is None and refusal.reason not in ("no-game", "closing"):
        try:
            look = await visit.look()
        except (Refused, Trouble):
            look = None
    status, reason = look.status if look else None, refusal.reason
    if look is not None and look.seat is None and reason == "not-asked":
        reason = "no-seat"
    said = worded(reason, refusal.data, status)
    unchanged = _("Nothing was changed.")
    note = said if reason in NOTHING_ASKED else f"{said} {unchanged}"
    if look is not None and look.status.state == "running" and look.seat is None and reason == "no-seat":
        return panel.stranger(visit.context(look))
    if look is not None and look.status.state == "running" and look.seat is not None:
        if refusal.reason == "not-asked":
            note = _("**You are not asked now.**") + f" {unchanged}"
        elif refusal.reason == "stale":
            note += " " + _("Here is what is asked of you at present.")
        return await main(visit.context(look, note))
    return plain.notice(note)


async def answered(visit: Visit, work: Callable[[], Awaitable[Screen]], what: str) -> Screen:
    """The screen that `work` makes, or the one that says why not."""
    try:
        shown = await work()
        shown.view()
        return shown
    except Refused as refusal:
        return await refused(visit, refusal)
    except Trouble as trouble:
        said = plain.failing if trouble.passing else plain.defect
        return said(trouble.reference, visit.game)
    except Exception as error:
        found = reference()
        log.error("defect", reference=found, what=what, game=visit.game, user=visit.user, exc_info=error)
        return plain.unsure(found, visit.game)
