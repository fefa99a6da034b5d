"""Requests to the whole table: the public message in each of its states, and the private screens."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from bot import limits, speech
from bot.components import BLUE, CALM, GREEN, NB, QUIET, RED, TABLE, Keys, Option, Screen, Tap, row, screen, text
from bot.screens import back
from bot.screens.context import ScreenContext
from bot.screens.story import counted
from bot.speech import _
from bot.tables import Plan, Request, Status

LINES = 6
"""Lines about an action on the message that asks to take it back."""


def message(status: Status, request: Request) -> Screen:
    """Return the public message of a request."""
    open_one = request.state == "open"
    return screen(
        text(_title(status, request), *_action(status, request)),
        text(*(_asking(status, request) if open_one else _closed(status, request))),
        row(*buttons(status, request)) if open_one else None,
        colour=CALM if open_one else QUIET,
        above=called(status, request) if open_one else "",
        mentions=sorted(request.missing) if open_one else (),
    )


def called(status: Status, request: Request) -> str:
    """Return the first line of the message. It is the notification on a phone and must be clear without the rest."""
    missing = [s for s in status.seats if s.user in request.missing]
    names = " ".join(f"{speech.mark(s.seat)}{NB}<@{s.user}>" for s in missing)
    game = speech.game_name(status)
    if request.kind == "end":
        return _("{names}, your consent is asked: end {game}?", names=names, game=game)
    return _("{names}, your consent is asked: go back in {game}?", names=names, game=game)


def _title(status: Status, request: Request) -> str:
    who = _who(status, request.user)
    if request.kind == "undo":
        return _("**{who} asks to go back to before this action**", who=who)
    return _("**{who} asks to end {game}**", who=who, game=speech.game_name(status))


def _action(status: Status, request: Request) -> list[str]:
    if not request.taken:
        return []
    lines = speech.lines(request.taken[0].news, status) or [_("a choice that is not public")]
    return [f"- {line}" for line in lines[:LINES]]


def _asking(status: Status, request: Request) -> list[str]:
    lines = [_waiting(request)]
    if request.kind == "end":
        lines.append(_("Nobody wins then; the standings are shown."))
        small = _("{who} may withdraw the request with Play on.")
    else:
        if others := request.taken[1:]:
            lines.append(_("Taken back with it: {list}.", list=counted(status, others)))
        lines.append(_("Cards drawn since are shuffled back."))
        if not status.owing and (held := request.facts.get("held")):
            until = speech.date(datetime.fromisoformat(held))
            lines.append(_("The robots wait for that, at the latest until {when}.", when=until))
        small = _("The request lapses when anybody plays. {who} may withdraw it with Keep.")
    return [*lines, *_votes(status, request), "-# " + small.format(who=_who(status, request.user))]


def _waiting(request: Request) -> str:
    """Say since when the table is asked, what decides, and when the vote ends."""
    when = speech.ago(request.since)
    said = (
        _("Asked {when}. Decided by more than half of you.")
        if request.kind == "end"
        else _("Asked {when}. All must agree.")
    )
    ends = _("The vote ends {when}.", when=speech.date(request.closes)) if request.closes else ""
    return f"{said.format(when=when)} {ends}".rstrip()


def _votes(status: Status, request: Request) -> list[str]:
    lines = [_("Agreed: {marks}", marks=_marks(status, request.agreed))]
    if request.refused:
        lines.append(_("Against: {marks}", marks=_marks(status, request.refused)))
    return lines


def buttons(status: Status, request: Request) -> list[Tap]:
    """Return the buttons to agree and to refuse. Their custom id holds the request's id in place of a token."""
    keys = Keys(status.id, request.id, TABLE)
    end = request.kind == "end"
    return [
        keys.tap(_("Agree to end it") if end else _("Agree to go back"), "vote/yes", RED),
        keys.tap(_("Play on") if end else _("Keep"), "vote/no", GREEN),
    ]


def _closed(status: Status, request: Request) -> list[str]:
    match request.state:
        case "agreed":
            return [_("Agreed: {marks}", marks=_marks(status, request.agreed))]
        case "withdrawn":
            return [_("Withdrawn; the game goes on.")]
        case "refused":
            return [_("Refused by {marks}; the game goes on.", marks=_marks(status, request.refused))]
        case "expired":
            return [_("Not agreed in time; the game goes on."), *_votes(status, request)]
        case _:
            return [lapsed(status, request)]


def lapsed(status: Status, request: Request) -> str:
    """Say why the request can no longer be decided."""
    if request.closer is None:
        return _("Lapsed: the game is over.")
    return _("Lapsed: {who} has acted since.", who=speech.who(status, request.closer))


def together(context: ScreenContext, plan: Plan, entry: int | None = None) -> Screen:
    """Show how far the table could go back, and what the game is like afterwards. In a game for one the player is the table."""
    alone = len(context.status.people) == 1
    at = next((i for i, done in enumerate(plan.steps) if done.number == entry), 0)
    chosen = plan.steps[at]
    later = [done for done in plan.later if done.number > chosen.number]
    options = [Option(back.step(context, d), str(d.number), "", d is chosen) for d in plan.steps[: limits.OPTIONS]]
    menu = row(context.keys.menu(_("How far?"), context.stays(back.FURTHER), options)) if len(options) > 1 else None
    title = [_("### Undo") if alone else _("### Undo with the table"), back.barred(context, plan.barrier)]
    title += [] if alone else [_("All who are asked must agree.")]
    small = "" if alone else "-# " + _("The request lapses when anybody plays.")
    return context.screen(
        text(*title, "" if menu else f"- {back.step(context, chosen)}"),
        menu,
        text(
            _("**After the undo**"),
            *(f"- {line}" for line in back.difference(context, plan.now, plan.after[at])),
        ),
        text(_("Taken back with it: {list}.", list=counted(context.status, later))) if later else None,
        row(
            context.tap(
                _("Undo this far") if alone else _("Ask the table"), context.stays(f"ask/{chosen.number}"), RED
            ),
            context.tap(_("Keep"), context.parent),
        ),
        text("-# " + _("Cards drawn since are shuffled back."), small),
    )


def ending(context: ScreenContext, user: int, *, alone: bool) -> Screen:
    """Ask for confirmation before the table is asked to end the game, or before it ends at once (`alone`)."""
    name = speech.game_name(context.status)
    others = [speech.who(context.status, s.seat) for s in context.status.people if s.user != user]
    alone = alone or not others
    said = _("The game ends at once and cannot be taken up again. Nobody wins; the standings are shown.")
    if not alone:
        said = _("Consent is asked of {names}.", names=speech.listed(others))
        said += " " + _(
            "When more than half of you have agreed, the game ends. Nobody wins then; the standings are shown."
        )
    return context.screen(
        text(_("### End {game}?", game=name), said),
        row(context.tap(_("End the game") if alone else _("Ask the table"), "end/sure", RED), context.back(BLUE)),
    )


def private(context: ScreenContext, request: Request) -> Screen:
    """Show a request to one player: the user who asked can withdraw it, the others can vote."""
    title = _("### Undo with the table") if request.kind == "undo" else _("### End the game")
    seat = context.look.seat
    if seat is not None and context.status.at(seat).user == request.user:
        said = _("You have asked to go back to before this action:")
        if request.kind == "end":
            said = _("You have asked to end the game.")
        said = [said, *_action(context.status, request)]
        facts = [_waiting(request), *_votes(context.status, request)]
        taps = [context.back(BLUE), Keys(context.status.id, request.id).tap(_("Withdraw"), "vote/no")]
    else:
        said = [_title(context.status, request), *_action(context.status, request)]
        facts = _asking(context.status, request)
        taps = [*(buttons(context.status, request) if seat is not None else ()), context.back()]
    return context.screen(text(title, *said), text(*facts), row(*taps))


def voted(request: Request, user: int) -> str:
    """Say what one's own vote has led to."""
    match request.state:
        case "withdrawn":
            return _("The request is withdrawn; the game goes on.")
        case "agreed" if request.kind == "undo" and request.agreed == {request.user}:
            return _("Undone. The log keeps it, struck through.")
        case "agreed" if request.kind == "end":
            return _("That decides it. The game is ended.")
        case "agreed":
            return _("All have agreed.")
        case "refused":
            return _("That decides it; the game goes on.")
        case _ if user in request.refused:
            return _("You do not agree; you can change that while the request is open.")
    left = len(request.missing) if request.kind == "undo" else request.needed - len(request.agreed)
    n = speech.plural("{n} more consent is needed.", "{n} more consents are needed.", left)
    return _("You agree.") + " " + n


def _who(status: Status, user: int) -> str:
    seat = status.seat_of(user)
    return speech.who(status, seat) if seat is not None else _("The host")


def _marks(status: Status, users: Iterable[int]) -> str:
    among = set(users)
    return " ".join(speech.mark(s.seat) for s in status.seats if s.user in among)
