"""The panel while nothing is asked: the grace period after one's own turn, and the turns of others."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Any

from bot import speech
from bot.components import BLUE, leading, row, rows, short, text
from bot.screen import QUIET, Screen
from bot.screens import absence, hand, help, lookahead, orders, succession
from bot.screens.around import looks
from bot.screens.context import NAME, ScreenContext, asked_beside
from bot.screens.panel import done_line, own_lines
from bot.speech import _, pgettext
from bot.tables import Status


def _done(context: ScreenContext) -> list[str]:
    lines = own_lines(context)
    return lines if len(lines) == 1 else [f"- {line}" for line in lines]


def grace(context: ScreenContext) -> Screen:
    """Show that the turn is complete and the next player will be told after the grace period."""
    told = context.look.told_at
    asked = sorted(context.view.owing)
    next_one = asked[0] if asked else None
    robots = next_one is not None and context.status.at(next_one).robot
    done = [_("### You have passed")] if context.me.passed else [_("### Turn complete"), *_done(context)]
    lines: list[str] = []
    taps: list[Any] = []
    if told is not None and robots:
        when = speech.clock(told)
        said = speech.plural(
            "The robot plays at {when}. Until then, an undo disturbs nobody.",
            "The robots play at {when}. Until then, an undo disturbs nobody.",
            context.status.robots,
            when=when,
        )
        lines.append(said)
        taps.append(
            context.tap(speech.plural("Let it play now", "Let them play now", context.status.robots), "tell", BLUE)
        )
    elif told is not None and next_one is not None:
        who = speech.who(context.status, next_one)
        when = speech.clock(told)
        lines.append(_("{who} is told at {when}. Until then, an undo disturbs nobody.", who=who, when=when))
        name = short(speech.called(context.status, next_one), NAME)
        taps.append(context.tap(_("Tell {name} now", name=name), "tell", BLUE))
    if context.look.undoable:
        taps.append(context.tap(_("Undo"), "undo"))
    taps += [context.tap(_("More"), "more"), *absence.ways(context)]
    shown = context.screen(text(*done), text(*lines) if lines else None, *rows(taps))
    return replace(shown, momentary=True)


def since_then(context: ScreenContext, played: Collection[int]) -> Screen:
    """Tell a player whose panel waited for others what has happened since: who has `played`, and who owes an answer now."""
    asked = context.look.decision is not None
    title = _("### Your answer is needed") if asked else f"### {asked_line(context)}"
    if asked and context.decision.kind == "turn":
        title = _("### It is your turn")
    taps = [context.tap(pgettext("game", "Play") if asked else _("My panel"), "home", BLUE)]
    shown = context.screen(
        text(title, have_played(context.status, played)), row(*taps, context.tap(_("Since my turn"), "since"))
    )
    return replace(shown, momentary=not asked)


def have_played(status: Status, played: Collection[int]) -> str:
    """Return a sentence about who has played; empty where nobody has."""
    if len(played) > 1 and all(status.at(seat).robot for seat in played):
        return _("The robots have played.")
    names = speech.listed([speech.who(status, seat) for seat in played])
    return speech.plural("{names} has played.", "{names} have played.", len(played), names=names) if played else ""


def turn_over(status: Status) -> str:
    """Confirm that the grace period was ended, with who owes an answer now; that robots play stands below."""
    if not status.owing:
        return _("Your turn is over.")
    names = speech.listed([speech.who(status, seat) for seat in status.owing])
    return speech.plural(
        "Your turn is over, and {names} is told.",
        "Your turn is over, and {names} are told.",
        len(status.owing),
        names=names,
    )


async def waiting(context: ScreenContext) -> Screen:
    """Show that somebody else owes an answer."""
    lines: list[str] = []
    if done := done_line(context):
        lines.append(_("Done: {what}", what=done))
    lines += [*speech.away(context.status), *absence.no_vote_yet(context.look)]
    back, resigned = succession.own_way(context), context.status.at(context.seat).stand_why == "resigned"
    done_playing = context.view.phase == speech.FINAL
    ahead = [] if done_playing else [context.tap(_("While you wait"), "orders", BLUE)]
    if not resigned and (coming := _order(context)):
        lines.append("-# " + coming)
    taps = [
        *(leading(back) if resigned else ahead),
        context.tap(_("Since my turn"), "since"),
        context.tap(_("More"), "more"),
        *help.first_steps(context),
    ]
    if context.look.undoable:
        taps.insert(2, context.tap(_("Undo"), "undo"))
    taps += absence.ways(context)
    if context.look.reopenable:
        taps.insert(0, context.tap(_("Change"), "change"))
    menus = [] if resigned or done_playing else lookahead.menu(context)
    shown = context.screen(
        text(f"### {asked_line(context)}", context.resources()),
        *([] if done_playing else await hand.on_panel(context, menus)),
        *menus,
        *orders.standing(context),
        text(*lines) if lines else None,
        *rows(taps),
        *rows(looks(context)),
        colour=QUIET,
    )
    return replace(shown, momentary=True)


def asked_line(context: ScreenContext) -> str:
    """Return for whom the game waits, and since when."""
    owing = context.status.owing
    if not owing and any(request.kind == "undo" for request in context.status.requests):
        return speech.plural(
            "The robot is waiting for the table to decide",
            "The robots are waiting for the table to decide",
            context.status.robots,
        )
    if not owing:
        robots = speech.plural("The robot plays", "The robots play", context.status.robots)
        return robots if context.view.owing else _("Nobody is asked now")
    forked = "choose" in context.view.owing.values()
    in_turn = [seat for seat in owing if not asked_beside(context.view, seat)]
    if forked or (len(owing) > 1 and len(in_turn) != 1):
        marks = speech.dots(speech.mark(seat) for seat in owing)
        return _("Still to choose: {marks}", marks=marks)
    (seat,) = in_turn or owing
    since = owing[seat]
    if phase := speech.phase(context.view):
        who = speech.who(context.status, seat)
        return _("{who} chooses ({phase}), asked {when}", who=who, phase=phase, when=speech.ago(since))
    return _("{who} plays, asked {when}", who=speech.who(context.status, seat), when=speech.ago(since))


def _order(context: ScreenContext) -> str:
    view = context.view
    if view.phase != "action":
        return ""
    passed = [speech.who(context.status, s.seat) for s in view.seats if s.passed]
    said: list[str] = []
    if not context.me.passed and view.active in view.order:
        at = view.order.index(view.active)
        turn_order = [*view.order[at:], *view.order[:at]]
        ahead = [s for s in _until(turn_order, context.seat) if not view.seats[s].passed]
        if ahead:
            listed_names = speech.listed([speech.who(context.status, s) for s in ahead])
            said.append(_("Your next turn comes after {names}.", names=listed_names))
    elif context.me.passed:
        said.append(_("You have passed."))
        passed = [speech.who(context.status, s.seat) for s in view.seats if s.passed and s.seat != context.seat]
    if passed:
        said.append(_("Passed: {names}.", names=speech.listed(passed)))
    return speech.sentences(said)


def _until(seats: Iterable[int], mine: int) -> list[int]:
    out: list[int] = []
    for seat in seats:
        if seat == mine:
            break
        out.append(seat)
    return out
