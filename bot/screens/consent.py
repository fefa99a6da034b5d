"""Votes to end a game and to go back: their words, and the screens from which they are asked."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from bot import limits, speech
from bot.components import BLUE, GREEN, RED, Option, row, text
from bot.screen import Screen
from bot.screens import back
from bot.screens.context import ScreenContext
from bot.screens.lobby_options import pace_line
from bot.screens.story import counted, of_lane
from bot.screens.votes import (
    WORDS,
    Words,
    agree_or_not,
    asked,
    by_asker,
    by_half,
    marks,
    still_needed,
    tally,
    to_all,
    who,
)
from bot.speech import N_, _, plural
from bot.tables import Plan, Request, Rules, Status

LINES = 6
"""Lines about an action on the message that asks to take it back."""


def _action(status: Status, request: Request) -> list[str]:
    if not request.taken:
        return []
    first = request.taken[0]
    if first.forked:
        return [f"- {of_lane(first)}"]
    lines = speech.lines(first.news, status) or [_("a choice that is not public")]
    return [f"- {line}" for line in lines[:LINES]]


def _undo_facts(status: Status, request: Request) -> list[str]:
    lines = [asked(request, _("All must agree."))]
    if others := request.taken[1:]:
        lines.append(_("Taken back with it: {list}.", list=counted(status, others)))
    lines.append(_("Cards drawn since then are shuffled back in."))
    if not status.owing and (held := request.facts.get("held")):
        until = speech.date(datetime.fromisoformat(held))
        lines.append(
            plural(
                "The robot waits for this until {when} at the latest.",
                "The robots wait for this until {when} at the latest.",
                status.robots,
                when=until,
            )
        )
    return [*lines, *tally(status, request)]


def _undo_voted(request: Request, user: int) -> str:
    if request.state != "agreed":
        return still_needed(request, user, len(request.missing))
    return _("Undone. It stays in the log, struck through.") if request.agreed == {user} else _("All have agreed.")


WORDS["undo"] = Words(
    name=N_("### Undo with the table"),
    called=to_all(N_("{names}, do you agree to go back in {game}?")),
    title=lambda status, request: [
        _("**{who} asks to go back to before this action**", who=who(status, request.user)),
        *_action(status, request),
    ],
    mine=lambda status, request: [_("You have asked to go back to before this action:"), *_action(status, request)],
    facts=_undo_facts,
    small=by_asker(N_("The request lapses as soon as anybody plays. {who} can withdraw it with **Keep**.")),
    taps=lambda status, request, keys: agree_or_not(_("Agree to go back"), _("Keep"), keys),
    voted=_undo_voted,
)


def _pace_title(status: Status, request: Request) -> list[str]:
    pace = pace_line(Rules(reminder_hours=request.facts["hours"]))
    return [_("**{who} asks for a different pace: {pace}**", who=who(status, request.user), pace=pace)]


WORDS["pace"] = Words(
    name=N_("### Change of pace"),
    called=to_all(N_("{names}, do you agree to a different pace for {game}?")),
    title=_pace_title,
    mine=_pace_title,
    facts=lambda status, request: [
        asked(request, _("More than half of you must agree.")),
        _("It applies from the next generation on."),
        *tally(status, request),
    ],
    small=by_asker(N_("{who} can withdraw the request.")),
    taps=lambda status, request, keys: agree_or_not(_("Agree"), _("Keep as it is"), keys),
    agreed=lambda status, request: [
        _("From the next generation on. Agreed: {marks}", marks=marks(status, request.agreed))
    ],
    voted=by_half(N_("That decides it: the new pace applies from the next generation on.")),
)
WORDS["end"] = Words(
    name=N_("### End the game"),
    called=to_all(N_("{names}, do you agree to end {game}?")),
    title=lambda status, request: [
        _("**{who} asks to end {game}**", who=who(status, request.user), game=speech.game_name(status))
    ],
    mine=lambda status, request: [_("You have asked to end the game.")],
    facts=lambda status, request: [
        asked(request, _("More than half of you must agree.")),
        _("Nobody wins; the standings are shown."),
        *tally(status, request),
    ],
    small=by_asker(N_("{who} can withdraw the request with **Play on**.")),
    taps=lambda status, request, keys: agree_or_not(_("Agree to end it"), _("Play on"), keys),
    voted=by_half(N_("That decides it. The game has ended.")),
)


def _names(status: Status, users: Iterable[int]) -> str:
    return speech.listed([speech.who(status, s.seat) for s in status.seats if s.user in set(users)])


def _not_started(status: Status, request: Request) -> list[str]:
    if request.state == "withdrawn":
        return [_("Withdrawn; the lobby stays open.")]
    return [_("Not everybody is in. Those who are out or did not answer have lost their seats; the lobby stays open.")]


def _start_voted(request: Request, user: int) -> str:
    return _("The game has begun.") if request.state == "agreed" else _("You are in.")


WORDS["start"] = Words(
    name=N_("### Still in?"),
    called=to_all(N_("{names}, are you still in for {game}?")),
    title=lambda status, request: [
        _("**{who} wants to start {game}**", who=who(status, request.user), game=speech.game_name(status))
    ],
    mine=lambda status, request: [_("You have asked whether everybody is still in.")],
    facts=lambda status, request: [
        asked(request, _("The game starts as soon as everybody is in.")),
        _("In: {names}", names=_names(status, request.agreed)),
        *([_("Out: {names}", names=_names(status, request.refused))] if request.refused else []),
    ],
    small=lambda status, request: _(
        "Anybody who has not answered by then loses their seat. If the rules change, everybody is asked again."
    ),
    taps=lambda status, request, keys: [
        keys.tap(_("I am in"), "vote/yes", GREEN),
        keys.tap(_("I am out"), "vote/no"),
    ],
    agreed=lambda status, request: [_("Everybody is in: {names}", names=_names(status, request.agreed))],
    voted=_start_voted,
    otherwise=_not_started,
)


def together(context: ScreenContext, plan: Plan, entry: int | None = None) -> Screen:
    """Show how far the table could go back, and what the game is like afterwards. In a game for one the player is the table."""
    alone = len(context.status.people) == 1
    at = next((i for i, done in enumerate(plan.steps) if done.number == entry), 0)
    chosen = plan.steps[at]
    later = [done for done in plan.later if done.number > chosen.number]
    options = [Option(back.step(context, d), str(d.number), "", d is chosen) for d in plan.steps[: limits.OPTIONS]]
    menu = row(context.keys.menu(_("How far?"), context.stays(back.FURTHER), options)) if len(options) > 1 else None
    title = [_("### Undo") if alone else _("### Undo with the table"), back.barred(context, plan.barrier)]
    title += [] if alone else [_("Everybody who is asked must agree.")]
    small = "" if alone else "-# " + _("The request lapses as soon as anybody plays.")
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
        text("-# " + _("Cards drawn since then are shuffled back in."), small),
    )


def ending(context: ScreenContext, user: int, *, alone: bool) -> Screen:
    """Ask for confirmation before the table is asked to end the game, or before it ends at once (`alone`)."""
    name = speech.game_name(context.status)
    others = [speech.who(context.status, s.seat) for s in context.status.people if s.user != user]
    alone = alone or not others
    said = _("The game ends at once and cannot be continued. Nobody wins; the standings are shown.")
    if not alone:
        said = _("{names} must be asked first.", names=speech.listed(others))
        said = speech.sentences(
            (said, _("Once more than half of you have agreed, the game ends. Nobody wins; the standings are shown."))
        )
    return context.screen(
        text(_("### End {game}?", game=name), said),
        row(context.tap(_("End the game") if alone else _("Ask the table"), "end/sure", RED), context.back(BLUE)),
    )
