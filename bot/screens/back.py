"""Screens to undo: what an undo takes back, and what the game is like afterwards."""

from __future__ import annotations

from typing import Final

from bot import limits, speech
from bot.components import BLUE, RED, Option, row, text
from bot.screen import Screen
from bot.screens.context import ScreenContext
from bot.screens.story import chosen
from bot.speech import _
from bot.tables import Barrier, Done, Plan
from engine.card import CARDS
from engine.tableau import ON_CARD
from engine.view import Seat, View

FURTHER: Final = "further"
"""The value of the menu's option that goes on beyond the barrier."""


def undo(context: ScreenContext, plan: Plan, steps: int = 1) -> Screen:
    """Show how far the player can go back, and what the game is like after undoing `steps` actions."""
    if not plan.after:
        said = why(context, plan.barrier)
        nothing = _("You cannot take anything back: {why}.", why=said) if said else _("There is nothing to take back.")
        return context.screen(text(_("### Undo"), nothing), row(context.back(BLUE)))
    steps = min(steps, len(plan.steps))
    alone = _("Nobody has played since, and nothing hidden was shown.")
    menu = None
    if len(plan.steps) > 1 or plan.further:
        alone = _("Choose how far. Nobody has played since, and nothing hidden was shown.")
        menu = row(context.keys.menu(_("How far?"), context.stays("undo"), _how_far(context, plan, steps)))
    label = speech.plural("Undo {n} action", "Undo {n} actions", steps)
    return context.screen(
        text(_("### Undo"), alone, "" if menu else f"- {step(context, plan.steps[steps - 1])}"),
        menu,
        text(_("**After the undo**"), *[f"- {line}" for line in difference(context, plan.now, plan.after[steps - 1])]),
        row(
            context.tap(label, f"undone/{steps}", RED),
            context.tap(_("Keep"), context.parent),
            *context.requests(context.parent, "undo"),
        ),
        text(
            "" if plan.further else "-# " + ends(context, plan.barrier),
            "-# " + _("What is undone stays in the log, struck through."),
        ),
    )


def _how_far(context: ScreenContext, plan: Plan, steps: int) -> list[Option]:
    last = [Option(_("Further back: needs the table"), FURTHER, why(context, plan.barrier))] if plan.further else []
    return [
        Option(step(context, done), str(n), _("the action before it as well") if n > 1 else "", n == steps)
        for n, done in enumerate(plan.steps[: limits.OPTIONS - len(last)], 1)
    ] + last


def step(context: ScreenContext, done: Done) -> str:
    """Return one of the player's own actions in one line, without markdown."""
    if done.forked:
        lines = [speech.capital(line) for line in chosen([done], context.status, context.seat)]
    else:
        lines = speech.lines(done.news, context.status, context.seat)
    return lines[0].replace("**", "").replace("\\", "") if lines else _("Your choice")


def ends(context: ScreenContext, barrier: Barrier) -> str:
    """Return a sentence about what stops the player from going further back."""
    said = why(context, barrier)
    return _("You cannot go further back: {why}.", why=said) if said else _("There is nothing further back.")


def barred(context: ScreenContext, barrier: Barrier) -> str:
    """Return a sentence about what only the table's consent lets one undo."""
    return speech.ended(speech.capital(said)) if (said := why(context, barrier)) else ""


def why(context: ScreenContext, barrier: Barrier) -> str:
    """Return a clause about what stops the player from going further back; empty at the start of the game."""
    who = speech.who(context.status, barrier.seat) if barrier.seat is not None else ""
    match barrier.reason:
        case "answered":
            return _("{who} has played", who=who)
        case "reopened":
            return _("{who} has changed their choice", who=who)
        case "revealed":
            return _("something hidden was shown, such as a card drawn")
        case "corrected":
            return _("the table was corrected by hand")
        case "damaged":
            return _("the position before it cannot be read")
        case _:
            return ""


def difference(context: ScreenContext, now: View, then: View) -> list[str]:
    """Return a line for each thing that going back changes, for this player, for each of the others and on Mars."""
    was, will = now.seats[context.seat], then.seats[context.seat]
    out: list[str] = []
    back = [CARDS[c].name for c in then.hand if c not in now.hand]
    if back:
        out.append(_("{cards} back in hand", cards=speech.listed([f"**{name}**" for name in back])))
    drawn = [CARDS[c].name for c in now.hand if c not in then.hand]
    if drawn:
        out.append(_("{cards} out of your hand", cards=speech.listed([f"**{name}**" for name in drawn])))
    gone = [s for s in now.tiles if s not in then.tiles]
    if gone:
        out.append(
            speech.plural(
                "the tile at {spaces} taken off",
                "the tiles at {spaces} taken off",
                len(gone),
                spaces=speech.listed(gone),
            )
        )
    out += _of_seat(was, will)
    for seat in (seat for seat in now.seats if seat.seat != context.seat):
        after = then.seats[seat.seat]
        hand = _("cards in hand {change}", change=speech.arrow(seat.hand, after.hand))
        theirs = speech.semicolons((*_of_seat(seat, after), hand if seat.hand != after.hand else ""))
        out += [speech.colon(speech.who(context.status, seat.seat), theirs)] if theirs else []
    out += [
        speech.change(key, level, then.parameters[key])
        for key, level in now.parameters.items()
        if then.parameters[key] != level
    ]
    out += speech.beside_mars(now, then)
    return out or [_("you choose again")]


def _of_seat(was: Seat, will: Seat) -> list[str]:
    """Return what going back changes of what a player has: resources, production, what lies on their cards, TR."""
    stock = [
        speech.bracketed(speech.plus(will.stock[k] - n, k), speech.arrow(n, will.stock[k]))
        for k, n in was.stock.items()
        if will.stock[k] != n
    ]
    made = [
        speech.bracketed(
            speech.pair(speech.production(k), speech.signed(will.production[k] - n)),
            speech.arrow(n, will.production[k]),
        )
        for k, n in was.production.items()
        if will.production[k] != n
    ]
    # What lies on a card that goes back to the hand goes with it.
    held = [card for card in will.played if card in was.resources or card in will.resources]
    changed = [(card, will.resources.get(card, 0) - was.resources.get(card, 0)) for card in held]
    kept = [speech.plus(n, f"{ON_CARD}{card}") for card, n in changed if n]
    rating = [_("TR {change}", change=speech.arrow(was.tr, will.tr))] if was.tr != will.tr else []
    return [speech.commas(part) for part in (stock, made, kept, rating) if part]
