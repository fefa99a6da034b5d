"""Looking back and going back: undo, what happened since my turn, the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot import limits, speech
from bot.components import BLUE, QUIET, RED, Option, Screen, picture, row, text
from bot.screens import public
from bot.screens.desk import Desk
from bot.speech import _
from bot.tables import Barrier, Done, Plan
from engine.card import CARDS
from engine.view import View

PAGE = 60
"""Entries of the history read for one page."""


def undo(desk: Desk, plan: Plan, steps: int = 1) -> Screen:
    """How far, and what will be so afterwards."""
    if not plan.steps:
        return desk.screen(text(_("### Undo"), _nothing(desk, plan.barrier)), row(desk.tap(_("Back"), "home", BLUE)))
    steps = min(steps, len(plan.steps))
    shown = plan.steps[: limits.OPTIONS]
    options = [
        Option(_step(desk, done), str(n), _("the action before as well") if n > 1 else "", n == steps)
        for n, done in enumerate(shown, 1)
    ]
    after = _difference(desk, plan.now, plan.after[steps - 1])
    label = speech.plural("Undo {n} action", "Undo {n} actions", steps)
    return desk.screen(
        text(_("### Undo"), _("Choose how far. Nobody has played since, and nothing hidden was shown.")),
        row(desk.keys.menu(_("How far?"), "undo", options)),
        text(_("**After the undo**"), *[f"- {line}" for line in after]),
        row(desk.tap(label, f"undone/{steps}", RED), desk.tap(_("Keep"), "home")),
        text("-# " + _nothing(desk, plan.barrier), "-# " + _("What is undone stays in the log, struck through.")),
    )


def _step(desk: Desk, done: Done) -> str:
    lines = speech.lines(done.news, desk.status, desk.seat)
    return lines[0].replace("**", "").replace("\\", "") if lines else _("Your choice")


def _nothing(desk: Desk, barrier: Barrier) -> str:
    match barrier.reason:
        case "answered" if barrier.seat is not None:
            return _(
                "Further back {who} has played; that would need the table.", who=speech.who(desk.status, barrier.seat)
            )
        case "reopened" if barrier.seat is not None:
            return _("Further back {who} has changed their choice.", who=speech.who(desk.status, barrier.seat))
        case "revealed":
            return _("Further back something hidden was shown, such as a card drawn.")
        case _:
            return _("There is nothing further back.")


def _difference(desk: Desk, now: View, then: View) -> list[str]:
    """What changes for this player, and on Mars."""
    was, will = now.seats[desk.seat], then.seats[desk.seat]
    out: list[str] = []
    back = [CARDS[c].name for c in then.hand if c not in now.hand]
    if back:
        out.append(_("{cards} back in hand", cards=speech.listed([f"**{name}**" for name in back])))
    gone = [s for s in now.tiles if s not in then.tiles]
    if gone:
        out.append(_("tiles taken off: {spaces}", spaces=", ".join(gone)))
    stock = [
        f"{speech.signed(will.stock[k] - n)} {speech.resource(k)} ({speech.number(n)} → {speech.number(will.stock[k])})"
        for k, n in was.stock.items()
        if will.stock[k] != n
    ]
    made = [
        f"{speech.production(k)} {speech.signed(will.production[k] - n)} ({speech.number(n)} → {speech.number(will.production[k])})"
        for k, n in was.production.items()
        if will.production[k] != n
    ]
    out += [", ".join(part) for part in (stock, made) if part]
    if was.tr != will.tr:
        out.append(f"TR {speech.number(was.tr)} → {speech.number(will.tr)}")
    return out or [_("you choose again")]


def _newest_of_mine(story: Sequence[Done], seat: int) -> int:
    return next((d.number for d in story if d.seat == seat and d.kind == "answer" and not d.undone), -1)


async def since(desk: Desk, story: Sequence[Done]) -> Screen:
    """What happened since my last action, what touched me first; `story` newest first."""
    last = _newest_of_mine(story, desk.seat)
    fresh = [d for d in reversed(story) if d.number > last]
    mine = [e for d in fresh if not d.undone for e in d.news if e.seat == desk.seat and d.seat != desk.seat]
    touched = speech.lines(mine, desk.status, desk.seat)
    drawn = await desk.artist.board(desk.view, desk.names, since=public.new_spaces(fresh))
    said = public.cut(public.told(fresh, desk.status), limits.LOG_PAGE - 600)
    return desk.screen(
        text(_("### Since your last action")),
        text(_("**To you**"), *[f"- {line}" for line in touched[:12]]) if touched else None,
        picture(drawn),
        text(*said) if said else text(_("Nothing has happened.")),
        row(desk.tap(_("Back"), "home", BLUE), desk.tap(_("Whole log"), "log")),
        colour=QUIET,
    )


def log(desk: Desk, story: Sequence[Done], before: int | None, who: str = "all") -> Screen:
    """The history, newest first, a page at a time; `who` is a seat, `me` for what touched me, or all."""
    seats = desk.status.seats
    chosen = [d for d in story if _wanted(d, who, desk.look.seat)]
    lines: list[str] = []
    room, last = limits.LOG_PAGE, None
    for done, said in _blocks(desk, chosen):
        if room - len(said) < 0 and lines:
            break
        room -= len(said) + 1
        lines.append(speech.cut(said, limits.LOG_PAGE))
        last = done
    options = [Option(_("All players"), "all", "", who == "all")]
    options += [Option(f"{speech.mark(s.seat)} {s.name}", str(s.seat), "", who == str(s.seat)) for s in seats]
    if desk.look.seat is not None:
        options.append(Option(_("Only what touched me"), "me", "", who == "me"))
    taps: list[Any] = []
    older = last is not None and (last.number > 0 and (len(chosen) > len(lines) or len(story) == PAGE))
    if older and last is not None:
        taps.append(desk.tap(_("Older"), f"log/{who}/{last.number}"))
    if before is not None:
        taps.append(desk.tap(_("Newest"), f"log/{who}"))
    taps.append(desk.back())
    return desk.screen(
        text(_("### Log"), "-# " + _("newest first")),
        text(*(lines or [_("Nothing here.")])),
        row(desk.keys.menu(_("Whose"), "logof", options)),
        row(*taps),
        colour=QUIET,
    )


def _wanted(done: Done, who: str, me: int | None) -> bool:
    if who == "all":
        return True
    if who == "me":
        return any(entry.seat == me for entry in done.news)
    return done.seat == int(who)


def _blocks(desk: Desk, story: Iterable[Done]) -> Iterable[tuple[Done, str]]:
    """Entry by entry, newest first, each as its words."""
    for done in story:
        lines = speech.lines(done.news, desk.status, desk.look.seat)
        if done.kind == "undo" and done.seat >= 0:
            lines = [
                _(
                    "{who} took back {n}",
                    who=speech.who(desk.status, done.seat),
                    n=speech.plural("{n} action", "{n} actions", len(done.taken_back)),
                )
            ]
        if not lines:
            continue
        if done.undone:
            lines = [f"~~{line}~~" for line in lines]
        head = (
            f"**{speech.who(desk.status, done.seat)}** · {speech.ago(done.at)}"
            if done.seat >= 0
            else speech.ago(done.at)
        )
        yield done, "\n".join([head, *[f"- {line}" for line in lines]])
