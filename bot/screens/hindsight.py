"""The analysis of a finished game: the chances to win, and for each player the decisions that cost and gained most."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from bot import speech
from bot.components import BLUE, row, text
from bot.screen import COLOURS, QUIET, Screen, depending, picture, screen
from bot.screens import coach, hints, result
from bot.screens.context import ScreenContext
from bot.speech import _
from bot.tables import Look, Status
from bot.tables.hindsight import Chances, OwnAnalysis, PastDecision, Recalled, names_only
from bot.tables.winning import winners
from engine.robots.search import Weighed

ROUTE: Final = "analysis"


async def analysis(
    context: ScreenContext, chances: Chances | None, mine: OwnAnalysis, recalled: Recalled | None, *, possible: bool
) -> Screen:
    """Show the chances by generation, and the user's own decisions or the state of their analysis (`mine`).

    `possible`: whether this bot can find out what is not known yet.
    """
    taps = [context.back(BLUE)]
    if mine.state in ("begun", "making"):
        taps.insert(0, context.tap(_("Look again"), context.stays(ROUTE)))
    if recalled is not None and not mine.posted and (recalled.costliest or recalled.best):
        taps.insert(0, context.tap(_("Show mine here"), context.stays(f"{ROUTE}/post")))
    return context.screen(
        text(_("### Analysis")),
        *await _chart(context, chances, possible=possible),
        *(_told(context.status, mine.seat, recalled) if recalled is not None else _state(mine)),
        row(*taps),
        colour=QUIET,
    )


async def _chart(context: ScreenContext, chances: Chances | None, *, possible: bool) -> list[Any]:
    """Return the picture of the chances, or a sentence where they are not known."""
    if chances is None and not possible:
        return [text(_("The chances cannot be told: on this bot, robots do not think ahead."))]
    if chances is None:
        return [text(_("The chances cannot be told now. Try it again later."))]
    places = [(rank, seat.seat) for rank, seat in result.standings(context.status, context.view)]
    won = winners(places, {s.seat: s for s in context.status.seats}, context.view.generation)
    percent = tuple(tuple(round(100 * chance) for chance in seat) for seat in chances.seats)
    drawn = await context.artist.chances(chances.generations, percent, context.names, won)
    alone = len(chances.seats) == 1
    said = _("The chance to reach the goal") if alone else _("The chance to win")
    full = _(
        "{chance} at the end of each generation, as somebody would judge who sees no hand and no deck.", chance=said
    )
    brief = _("As somebody would judge who sees no hand and no deck.")
    shown = picture(drawn)  # which says of what they are the chances, and when
    return [*shown, *depending(shown, lambda seen: [text("-# " + (brief if seen else full))], meanwhile=True)]


def _state(mine: OwnAnalysis) -> list[Any]:
    """Return why the user's own decisions are not shown; empty for a user who had no seat."""
    match mine.state:
        case "begun" | "making":
            said = _(
                "Your decisions are being weighed. It takes a minute or two for each player who asks; then press **Look again**."
            )
        case "gone":
            said = _(
                "Your decisions cannot be weighed any more: of games that ended long ago, only the ends of generations are kept."
            )
        case "off":
            said = _("Your decisions are not weighed: on this bot, robots do not think ahead.")
        case _:
            return []
    return [text(said)]


def _told(status: Status, seat: int, recalled: Recalled, seen: Collection[int] | None = None) -> list[Any]:
    """Return the costliest and best decisions: the answer, the best other one, the chance of each, and the reason.

    For other readers only cards that all have `seen` are named; None: the reader is the player themselves.
    """
    own = seen is None
    costly = [_item(status, seat, moment, at, seen, cost=True) for at, moment in enumerate(recalled.costliest)]
    good = [_item(status, seat, moment, at, seen, cost=False) for at, moment in enumerate(recalled.best)]
    title = _("**What cost you most**") if own else _("**What cost most**")
    best = _("**Your best decisions**") if own else _("**The best decisions**")
    none = speech.plural(
        "The {n} decision with a choice cost nothing that simulations could tell from chance.",
        "None of the {n} decisions with a choice cost anything that simulations could tell from chance.",
        recalled.weighed,
    )
    small = speech.plural(
        "Judged by what was known then, from games that the bot has played on: {n} decision was weighed.",
        "Judged by what was known then, from games that the bot has played on: {n} decisions were weighed.",
        recalled.weighed,
    )
    alone = len(status.seats) == 1
    chance = _("In brackets is the chance to reach the goal.") if alone else _("In brackets is the chance to win.")
    compared = _("Amounts are what the better of the two should have brought more, with all that is played after it.")
    closed = "" if own else _("Cards that not everybody has seen are not named.")
    if not recalled.weighed:
        return [text(_("There was no decision with a choice to be judged."))]
    return [
        text(title, *(costly or [none])),
        text(best, *good) if good else None,
        text("-# " + speech.sentences((small, *((chance, compared) if costly or good else ()), closed))),
    ]


def _item(status: Status, seat: int, moment: PastDecision, at: int, seen: Collection[int] | None, *, cost: bool) -> str:
    told, view = moment.told, moment.view
    look = Look(status=status, seat=seat, view=view, before=view, decision=view.decision, parts=moment.parts)
    head = _("Generation {n}", n=view.generation)
    if view.asked.kind != "turn":
        head = speech.dots((head, speech.question(view, status).removesuffix(".")))
    chosen, other = (_move(look, move, seen) for move in (told.chosen, told.other))
    said = _("{chosen}. Better: {other}.", chosen=chosen, other=other)
    if not cost:
        said = _("{chosen}. Next best: {other}.", chosen=chosen, other=other)
    better = (told.other, told.chosen) if cost else (told.chosen, told.other)
    reasons = hints.why(better, 0, alone=len(view.seats) == 1)
    # The full stop is escaped, or Discord would number the decisions itself.
    return f"{at + 1}\\. {said}\n-# {speech.dots((speech.capital(head), reasons))}"


def _move(look: Look, move: Weighed, seen: Collection[int] | None) -> str:
    chance = _("{n}\u00a0%", n=round(100 * move.chance))
    told = seen is None or names_only(move.picks, seen)
    said = coach.named(look, move.picks, pictured=False) if told else _("what stays closed")
    return speech.bracketed(f"**{said}**", chance)


def asked(context: ScreenContext) -> Screen:
    """Confirm that the user's own decisions are being posted."""
    said = _("What cost and brought you most is being posted in {place}.", place=f"<#{context.status.place}>")
    return context.screen(text(said), row(context.back(BLUE)))


def public(status: Status, seat: int, recalled: Recalled | None, seen: Collection[int]) -> Screen:
    """Return the message with a player's best and worst decisions; without them, it says that they are gone.

    Cards that not everybody has `seen` are not named.
    """
    title = _("### {who} looks back at {game}", who=speech.who(status, seat), game=speech.game_name(status))
    gone = [text(_("What was shown here has been deleted."))]
    items: Sequence[Any] = _told(status, seat, recalled, seen) if recalled is not None else gone
    return screen(text(title), *items, colour=COLOURS[seat])
